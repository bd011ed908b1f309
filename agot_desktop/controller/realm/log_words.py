"""What each kind of entry of the board game's log says. Holes are filled by `teller.py`.

{who} the entry's house, {other} the other house, {area} the area of `subject`, {there} the area of `other`, {leader}
the Leader of `subject`, {card} the card of `word`, {order} the order token of `amount`, {unit} the unit of `amount`,
{units} the units of `cards`, {number} the amount, {cause} why in brackets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from agot_desktop.controller.words import Translate
from agot_desktop.model.boardgame.terms import NOBODY
from agot_desktop.model.kernel.game import LogEntry

Words = Callable[[Translate, LogEntry], str]

HEADS: Final = frozenset({"round_begins", "phase_begins"})
"""Entries that open a round or a phase."""
CAUSES: Final = frozenset(
    {
        "westeros_card", "marched", "raided", "consolidated", "battle", "house_card", "battle_won", "offer", "executed",
        "ally_played", "ally_drawn", "tactic_used", "card_used", "weather", "orders_shown", "mustered", "track",
        "claim_token", "game_over", "lapsed", "order_placed", "tactic_chosen", "tactic_shown", "supported", "blade",
        "imprisoned", "rescued", "abducted", "conceded", "bid",
    }
)  # fmt: skip
"""Entries that follow from nothing said before; all others stand under those."""


def _captive(translate: Translate, e: LogEntry) -> str:
    if e.kind == "released":
        return translate("RealmLog", "{leader} is free again")
    return translate("RealmLog", "{leader} is now a prisoner of {who}")


def _answer(translate: Translate, e: LogEntry) -> str:
    if e.word == "accept":
        return translate("RealmLog", "{who} accepts")
    if e.word == "decline":
        return translate("RealmLog", "{who} declines")
    return translate("RealmLog", "{who} makes a counter-offer")


def _control(translate: Translate, e: LogEntry) -> str:
    if e.seat == NOBODY:
        return translate("RealmLog", "Nobody controls {area} any more")
    return translate("RealmLog", "{who} controls {area}")


def _supported(translate: Translate, e: LogEntry) -> str:
    if e.other == NOBODY:
        return translate("RealmLog", "{who} supports nobody from {area}")
    return translate("RealmLog", "{who} supports {other} from {area}")


def _casualties(translate: Translate, e: LogEntry) -> str:
    if not e.amount:
        return translate("RealmLog", "{who} has no casualties")
    return translate("RealmLog", "{who} must take casualties: {number}")


def _choice(translate: Translate, e: LogEntry) -> str:
    if not e.word:
        return translate("RealmLog", "{who} chooses nothing")
    return translate("RealmLog", "{who} chooses {card}")


def _game_over(translate: Translate, e: LogEntry) -> str:
    if e.seat == NOBODY:
        return translate("RealmLog", "The game is over without a winner")
    return translate("RealmLog", "{who} wins the game")


SENTENCES: Final[Mapping[str, Words]] = {
    "round_begins": lambda translate, e: translate("RealmLog", "Round {number}"),
    "phase_begins": lambda translate, e: translate("RealmLog", "{phase}"),
    "weather": lambda translate, e: translate("RealmLog", "The weather is now: {weather}"),
    "westeros_card": lambda translate, e: translate("RealmLog", "Westeros card: {card}"),
    "westeros_choice": _choice,
    "banned": lambda translate, e: translate("RealmLog", "Not allowed this round: {banned}"),
    "supply_changed": lambda translate, e: translate("RealmLog", "The supply of {who} is now {number}"),
    "bid": lambda translate, e: translate("RealmLog", "{who} bids {number} for {track}"),
    "track": lambda translate, e: translate("RealmLog", "The order on {track}: {houses}"),
    "power_gained": lambda translate, e: translate("RealmLog", "{who} gains {number} power{cause}"),
    "power_lost": lambda translate, e: translate("RealmLog", "{who} loses {number} power{cause}"),
    "claim_token": lambda translate, e: translate("RealmLog", "{who} takes a Claim token{cause}"),
    "order_placed": lambda translate, e: translate("RealmLog", "{who} places {order} in {area}"),
    "tactic_chosen": lambda translate, e: translate("RealmLog", "{who} chooses the tactic {card}"),
    "orders_shown": lambda translate, e: translate("RealmLog", "Orders of {who}: {orders}"),
    "tactic_shown": lambda translate, e: translate("RealmLog", "{who} shows the tactic {card}"),
    "tactic_used": lambda translate, e: translate("RealmLog", "{who} uses {card}"),
    "order_replaced": lambda translate, e: translate("RealmLog", "{who} replaces the order in {area} by {order}"),
    "raided": lambda translate, e: translate("RealmLog", "{who} raids {area}: {other} loses {order}"),
    "lapsed": lambda translate, e: translate("RealmLog", "{who} lets the order in {area} lapse"),
    "marched": lambda translate, e: translate("RealmLog", "{who} marches from {area} to {there}: {group}"),
    "token_left": lambda translate, e: translate("RealmLog", "{who} leaves a power token in {area}"),
    "token_removed": lambda translate, e: translate("RealmLog", "The power token of {who} in {area} is removed"),
    "neutral_gone": lambda translate, e: translate("RealmLog", "The neutral force of {area} is beaten"),
    "control_changed": _control,
    "consolidated": lambda translate, e: translate("RealmLog", "{who} consolidates power in {area}"),
    "mustered": lambda translate, e: translate("RealmLog", "{who} musters in {area}: {mustered}"),
    "battle": lambda translate, e: translate("RealmLog", "Battle of {area}: {who} attacks {other}"),
    "supported": _supported,
    "house_card": lambda translate, e: translate("RealmLog", "{who} plays {house_card}"),
    "card_sent_back": lambda translate, e: translate("RealmLog", "{who} takes {house_card} back and plays another"),
    "card_recalled": lambda translate, e: translate("RealmLog", "{who} takes {house_card} back to the hand"),
    "cards_back": lambda translate, e: translate("RealmLog", "{who} takes all House cards back to the hand"),
    "card_used": lambda translate, e: translate("RealmLog", "{who} uses {card}"),
    "blade": lambda translate, e: translate("RealmLog", "{who} uses the Valyrian Steel Blade"),
    "battle_won": lambda translate, e: translate("RealmLog", "{who} wins the battle of {area}, {totals}"),
    "battle_over": lambda translate, e: "",
    "casualties": _casualties,
    "hostage": lambda translate, e: translate("RealmLog", "{who} takes {leader} hostage instead of one casualty"),
    "unit_lost": lambda translate, e: translate("RealmLog", "{who} loses a {unit} in {area}{cause}"),
    "destroyed": lambda translate, e: translate("RealmLog", "{who} loses in {area}: {units}"),
    "garrison_lost": lambda translate, e: translate("RealmLog", "The garrison of {area} falls"),
    "retreated": lambda translate, e: translate("RealmLog", "{who} retreats to {area}: {units}"),
    "leader_retreated": lambda translate, e: translate("RealmLog", "{leader} retreats to {there}"),
    "captured": lambda translate, e: translate("RealmLog", "{leader} cannot retreat and is taken by {who}"),
    "maimed": lambda translate, e: translate("RealmLog", "{leader} is maimed: march values gone"),
    "imprisoned": lambda translate, e: translate("RealmLog", "{leader} of {other} goes to the prison of {who}"),
    "rescued": lambda translate, e: translate("RealmLog", "{who} rescues {leader} from the prison of {other}"),
    "abducted": lambda translate, e: translate("RealmLog", "{who} abducts {leader} from the prison of {other}"),
    "executed": lambda translate, e: translate("RealmLog", "{who} executes {leader} of {other}"),
    "released": _captive,
    "prison_changed": _captive,
    "silenced": lambda translate, e: translate("RealmLog", "{leader} has no ability this round"),
    "leader_placed": lambda translate, e: translate("RealmLog", "{leader} comes to {there}"),
    "leader_to_reserve": lambda translate, e: translate("RealmLog", "{leader} goes to the reserve"),
    "changed_sides": lambda translate, e: translate("RealmLog", "{leader} changes sides: from {other} to {who}"),
    "offer": lambda translate, e: translate("RealmLog", "{who} offers {other}: {bargain}"),
    "answer": _answer,
    "ally_drawn": lambda translate, e: translate("RealmLog", "{who} draws from the deck of {card}"),
    "ally_kept": lambda translate, e: translate("RealmLog", "{who} keeps {card}"),
    "ally_discarded": lambda translate, e: translate("RealmLog", "{who} discards {card}"),
    "ally_played": lambda translate, e: translate("RealmLog", "{who} plays {card}"),
    "alliance": lambda translate, e: translate("RealmLog", "{card} is now allied with {who}"),
    "alliance_over": lambda translate, e: translate("RealmLog", "The alliance of {card} with {who} is over"),
    "game_over": _game_over,
}

HIDDEN: Final[Mapping[str, Words]] = {
    "order_placed": lambda translate, e: "",
    "tactic_chosen": lambda translate, e: translate("RealmLog", "{who} chooses a tactic in secret"),
    "ally_kept": lambda translate, e: translate("RealmLog", "{who} keeps a card"),
}
"""What those read who may not read the entry."""
