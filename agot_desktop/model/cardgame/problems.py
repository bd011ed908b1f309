"""Invariants of a card game: what must hold at every decision (section 28, ORD-05, ORD-06)."""

from __future__ import annotations

from collections import Counter

from agot_desktop.model.cardgame.attachments import illegal
from agot_desktop.model.cardgame.state import SEAT_ZONES, CardState
from agot_desktop.model.cardgame.uniqueness import same_title


def problems(state: CardState) -> list[str]:
    """A line for each broken invariant; empty when the state is sound."""
    found: list[str] = []
    _zones(state, found)
    _cards(state, found)
    _uniqueness(state, found)
    _challenge(state, found)
    _decision(state, found)
    for number, seat in enumerate(state.seats):
        if seat.gold < 0 or seat.power < 0:
            found.append(f"seat {number} holds {seat.gold} gold and {seat.power} power")
    if not state.windows and state.moribund:
        found.append(f"moribund cards {state.moribund} outside a window")
    return found


def _zones(state: CardState, found: list[str]) -> None:
    """Every card is in exactly one zone of its owner (ORD-05)."""
    where: Counter[int] = Counter()
    for number, seat in enumerate(state.seats):
        for zone in SEAT_ZONES:
            for i in seat.zone(zone):
                where[i] += 1
                card = state.cards[i]
                if card.zone != zone or card.owner != number:
                    found.append(f"card {i} of seat {card.owner} says {card.zone}, lies in {zone} of seat {number}")
    for i in range(len(state.cards)):
        if where[i] != 1:
            found.append(f"card {i} is in {where[i]} zones")


def _cards(state: CardState, found: list[str]) -> None:
    """Out of play a card is bare and with its owner; ties between cards are mutual."""
    for i, card in enumerate(state.cards):
        if card.power < 0 or card.gold < 0:
            found.append(f"card {i} holds {card.power} power and {card.gold} gold")
        if card.zone != "play":
            if card.power or (card.attachments and card.zone != "beside") or card.moribund:
                found.append(f"card {i} in {card.zone} is not bare")
            if card.controller != card.owner and card.zone != "plot":
                found.append(f"card {i} in {card.zone} is controlled by seat {card.controller}")
        if card.zone not in ("play", "under") and card.attached_to >= 0:
            found.append(f"card {i} in {card.zone} is attached to {card.attached_to}")
        for other in card.attachments:
            if state.cards[other].attached_to != i or state.cards[other].zone != "play":
                found.append(f"attachment {other} does not lie on {i}")
        for other in card.duplicates:
            if (
                state.cards[other].attached_to != i
                or state.cards[other].zone != "under"
                or not same_title(state, i, other)
            ):
                found.append(f"duplicate {other} does not lie under {i}")
        if (card.tokens >= 0) != (i == state.seats[card.owner].hand_of_the_king):
            found.append(f"card {i} has {card.tokens} tokens")
        if card.zone == "play" and not card.moribund and card.attached_to >= 0 and illegal(state, i):
            found.append(f"attachment {i} may not lie on {card.attached_to}")
    for seat in state.seats:
        hand = seat.hand_of_the_king
        if hand >= 0 and state.cards[hand].zone not in ("play", "beside"):
            found.append(f"the Hand of the King {hand} is in {state.cards[hand].zone}")
            continue
        if hand < 0 or state.cards[hand].moribund:
            continue
        zone, tokens = state.cards[hand].zone, state.cards[hand].tokens
        if (zone == "play") != (tokens >= state.facts(hand).threshold):
            found.append(f"the Hand of the King {hand} has {tokens} tokens in {zone}")


def _uniqueness(state: CardState, found: list[str]) -> None:
    """No two same-titled unique cards owned by one player in play (UNI-04)."""
    seen: dict[tuple[int, str], int] = {}
    for i in state.index.in_play:
        if state.facts(i).unique:
            key = (state.cards[i].owner, state.facts(i).name)
            if key in seen:
                found.append(f"unique cards {seen[key]} and {i} of one owner in play")
            seen[key] = i


def _challenge(state: CardState, found: list[str]) -> None:
    """Participants are in play, on the side of their controller (CHL-15)."""
    challenge = state.challenge
    if challenge is None:
        return
    for side, seat in ((challenge.attackers, challenge.attacker), (challenge.defenders, challenge.defender)):
        if len(set(side)) != len(side):
            found.append(f"a participant counted twice: {side}")
        for i in side:
            if state.cards[i].zone != "play":
                found.append(f"participant {i} is in {state.cards[i].zone}")
            elif state.cards[i].controller != seat and len(state.seats) == 2:
                found.append(f"participant {i} is controlled by seat {state.cards[i].controller}")


def _decision(state: CardState, found: list[str]) -> None:
    decision = state.decision
    if decision is None:
        if state.outcome_ is None:
            found.append("nothing to decide in a game that is not over")
        return
    if len(decision.options) < 2 or list(decision.options) != sorted(set(decision.options)):
        found.append(f"options of {decision.kind} are not sorted, unique and two at least")
