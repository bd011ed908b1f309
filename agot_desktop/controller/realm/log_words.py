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


def _captive(t: Translate, e: LogEntry) -> str:
    if e.kind == "released":
        return t("RealmLog", "{leader} is free again")
    return t("RealmLog", "{leader} is now a prisoner of {who}")


def _answer(t: Translate, e: LogEntry) -> str:
    if e.word == "accept":
        return t("RealmLog", "{who} accepts")
    if e.word == "decline":
        return t("RealmLog", "{who} declines")
    return t("RealmLog", "{who} makes a counter-offer")


def _control(t: Translate, e: LogEntry) -> str:
    if e.seat == NOBODY:
        return t("RealmLog", "Nobody controls {area} any more")
    return t("RealmLog", "{who} controls {area}")


def _supported(t: Translate, e: LogEntry) -> str:
    if e.other == NOBODY:
        return t("RealmLog", "{who} supports nobody from {area}")
    return t("RealmLog", "{who} supports {other} from {area}")


def _casualties(t: Translate, e: LogEntry) -> str:
    if not e.amount:
        return t("RealmLog", "{who} has no casualties")
    return t("RealmLog", "{who} must take casualties: {number}")


def _choice(t: Translate, e: LogEntry) -> str:
    if not e.word:
        return t("RealmLog", "{who} chooses nothing")
    return t("RealmLog", "{who} chooses {card}")


def _game_over(t: Translate, e: LogEntry) -> str:
    if e.seat == NOBODY:
        return t("RealmLog", "The game is over without a winner")
    return t("RealmLog", "{who} wins the game")


SENTENCES: Final[Mapping[str, Words]] = {
    "round_begins": lambda t, e: t("RealmLog", "Round {number}"),
    "phase_begins": lambda t, e: t("RealmLog", "{phase}"),
    "weather": lambda t, e: t("RealmLog", "The weather is now: {weather}"),
    "westeros_card": lambda t, e: t("RealmLog", "Westeros card: {card}"),
    "westeros_choice": _choice,
    "banned": lambda t, e: t("RealmLog", "Not allowed this round: {banned}"),
    "supply_changed": lambda t, e: t("RealmLog", "The supply of {who} is now {number}"),
    "bid": lambda t, e: t("RealmLog", "{who} bids {number} for {track}"),
    "track": lambda t, e: t("RealmLog", "The order on {track}: {houses}"),
    "power_gained": lambda t, e: t("RealmLog", "{who} gains {number} power{cause}"),
    "power_lost": lambda t, e: t("RealmLog", "{who} loses {number} power{cause}"),
    "claim_token": lambda t, e: t("RealmLog", "{who} takes a Claim token{cause}"),
    "order_placed": lambda t, e: t("RealmLog", "{who} places {order} in {area}"),
    "tactic_chosen": lambda t, e: t("RealmLog", "{who} chooses the tactic {card}"),
    "orders_shown": lambda t, e: t("RealmLog", "Orders of {who}: {orders}"),
    "tactic_shown": lambda t, e: t("RealmLog", "{who} shows the tactic {card}"),
    "tactic_used": lambda t, e: t("RealmLog", "{who} uses {card}"),
    "order_replaced": lambda t, e: t("RealmLog", "{who} replaces the order in {area} by {order}"),
    "raided": lambda t, e: t("RealmLog", "{who} raids {area}: {other} loses {order}"),
    "lapsed": lambda t, e: t("RealmLog", "{who} lets the order in {area} lapse"),
    "marched": lambda t, e: t("RealmLog", "{who} marches from {area} to {there}: {group}"),
    "token_left": lambda t, e: t("RealmLog", "{who} leaves a power token in {area}"),
    "token_removed": lambda t, e: t("RealmLog", "The power token of {who} in {area} is removed"),
    "neutral_gone": lambda t, e: t("RealmLog", "The neutral force of {area} is beaten"),
    "control_changed": _control,
    "consolidated": lambda t, e: t("RealmLog", "{who} consolidates power in {area}"),
    "mustered": lambda t, e: t("RealmLog", "{who} musters in {area}: {mustered}"),
    "battle": lambda t, e: t("RealmLog", "Battle of {area}: {who} attacks {other}"),
    "supported": _supported,
    "house_card": lambda t, e: t("RealmLog", "{who} plays {house_card}"),
    "card_sent_back": lambda t, e: t("RealmLog", "{who} takes {house_card} back and plays another"),
    "card_recalled": lambda t, e: t("RealmLog", "{who} takes {house_card} back to the hand"),
    "cards_back": lambda t, e: t("RealmLog", "{who} takes all House cards back to the hand"),
    "card_used": lambda t, e: t("RealmLog", "{who} uses {card}"),
    "blade": lambda t, e: t("RealmLog", "{who} uses the Valyrian Steel Blade"),
    "battle_won": lambda t, e: t("RealmLog", "{who} wins the battle of {area}, {totals}"),
    "battle_over": lambda t, e: "",
    "casualties": _casualties,
    "hostage": lambda t, e: t("RealmLog", "{who} takes {leader} hostage instead of one casualty"),
    "unit_lost": lambda t, e: t("RealmLog", "{who} loses a {unit} in {area}{cause}"),
    "destroyed": lambda t, e: t("RealmLog", "{who} loses in {area}: {units}"),
    "garrison_lost": lambda t, e: t("RealmLog", "The garrison of {area} falls"),
    "retreated": lambda t, e: t("RealmLog", "{who} retreats to {area}: {units}"),
    "leader_retreated": lambda t, e: t("RealmLog", "{leader} retreats to {there}"),
    "captured": lambda t, e: t("RealmLog", "{leader} cannot retreat and is taken by {who}"),
    "maimed": lambda t, e: t("RealmLog", "{leader} is maimed: march values gone"),
    "imprisoned": lambda t, e: t("RealmLog", "{leader} of {other} goes to the prison of {who}"),
    "rescued": lambda t, e: t("RealmLog", "{who} rescues {leader} from the prison of {other}"),
    "abducted": lambda t, e: t("RealmLog", "{who} abducts {leader} from the prison of {other}"),
    "executed": lambda t, e: t("RealmLog", "{who} executes {leader} of {other}"),
    "released": _captive,
    "prison_changed": _captive,
    "silenced": lambda t, e: t("RealmLog", "{leader} has no ability this round"),
    "leader_placed": lambda t, e: t("RealmLog", "{leader} comes to {there}"),
    "leader_to_reserve": lambda t, e: t("RealmLog", "{leader} goes to the reserve"),
    "changed_sides": lambda t, e: t("RealmLog", "{leader} changes sides: from {other} to {who}"),
    "offer": lambda t, e: t("RealmLog", "{who} offers {other}: {bargain}"),
    "answer": _answer,
    "ally_drawn": lambda t, e: t("RealmLog", "{who} draws from the deck of {card}"),
    "ally_kept": lambda t, e: t("RealmLog", "{who} keeps {card}"),
    "ally_discarded": lambda t, e: t("RealmLog", "{who} discards {card}"),
    "ally_played": lambda t, e: t("RealmLog", "{who} plays {card}"),
    "alliance": lambda t, e: t("RealmLog", "{card} is now allied with {who}"),
    "alliance_over": lambda t, e: t("RealmLog", "The alliance of {card} with {who} is over"),
    "game_over": _game_over,
}

HIDDEN: Final[Mapping[str, Words]] = {
    "order_placed": lambda t, e: "",
    "tactic_chosen": lambda t, e: t("RealmLog", "{who} chooses a tactic in secret"),
    "ally_kept": lambda t, e: t("RealmLog", "{who} keeps a card"),
}
"""What those read who may not read the entry."""
