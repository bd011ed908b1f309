"""The words that do something to the game."""

from agot_desktop.model.cardgame.abilities.effects.answering import Cancel, Save
from agot_desktop.model.cardgame.abilities.effects.arriving import Attach, Becomes, PutIntoPlay, TakeControl
from agot_desktop.model.cardgame.abilities.effects.challenging import (
    ExtraChallenge,
    Join,
    Kneel,
    LeaveChallenge,
    Stand,
    side_of,
)
from agot_desktop.model.cardgame.abilities.effects.controlling import ControlUntil
from agot_desktop.model.cardgame.abilities.effects.counters import (
    ClaimPower,
    DiscardPower,
    GainGold,
    MoveGold,
    MovePower,
    PutGold,
    may_pay_gold,
    tax_due,
)
from agot_desktop.model.cardgame.abilities.effects.decks import DiscardFromDeck, Draw, Look, Reveal, Search, Shuffle
from agot_desktop.model.cardgame.abilities.effects.doing import Leaving, Simple, ToCards, some_of
from agot_desktop.model.cardgame.abilities.effects.facets import NameFacet, name_facet
from agot_desktop.model.cardgame.abilities.effects.hands import ReplaceHand, replace_hand
from agot_desktop.model.cardgame.abilities.effects.moving import (
    AddToHand,
    Discard,
    DiscardFromHand,
    Kill,
    NextDestination,
    PutOnDeck,
    PutUnderDeck,
    ReturnFromPile,
    ReturnToHand,
    ShuffleInto,
)
from agot_desktop.model.cardgame.abilities.effects.naming import NameCard, NameKind, NameNumber, nameable
from agot_desktop.model.cardgame.abilities.effects.paying import EitherCost, Gold, Influence
from agot_desktop.model.cardgame.abilities.effects.playing import PlayEvent, play_event
from agot_desktop.model.cardgame.abilities.effects.remembering import Remember, RememberNamed
from agot_desktop.model.cardgame.abilities.effects.shadows import Emerge, PutIntoShadows

__all__ = [
    "AddToHand",
    "Attach",
    "Becomes",
    "Cancel",
    "ClaimPower",
    "ControlUntil",
    "Discard",
    "DiscardFromDeck",
    "DiscardFromHand",
    "DiscardPower",
    "Draw",
    "EitherCost",
    "Emerge",
    "ExtraChallenge",
    "GainGold",
    "Gold",
    "Influence",
    "Join",
    "Kill",
    "Kneel",
    "LeaveChallenge",
    "Leaving",
    "Look",
    "MoveGold",
    "MovePower",
    "NameCard",
    "NameFacet",
    "NameKind",
    "NameNumber",
    "NextDestination",
    "PlayEvent",
    "PutGold",
    "PutIntoPlay",
    "PutIntoShadows",
    "PutOnDeck",
    "PutUnderDeck",
    "Remember",
    "RememberNamed",
    "ReplaceHand",
    "ReturnFromPile",
    "ReturnToHand",
    "Reveal",
    "Save",
    "Search",
    "Shuffle",
    "ShuffleInto",
    "Simple",
    "Stand",
    "TakeControl",
    "ToCards",
    "may_pay_gold",
    "name_facet",
    "nameable",
    "play_event",
    "replace_hand",
    "side_of",
    "some_of",
    "tax_due",
]
