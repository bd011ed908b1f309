"""What the lane between both sides says: the challenge under way, the gold while marshalling, else the phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from agot_desktop.model.cardgame.observation import CardView, ChallengeView, Observation
from agot_desktop.view.table.offers import everything
from agot_desktop.view.words import challenge_word, phase_word


@dataclass(frozen=True, slots=True)
class Totals:
    """Both sums of a challenge, with the Houses of attacker and defender."""

    attack: int
    defense: int
    attacker_house: str
    defender_house: str


@dataclass(frozen=True, slots=True)
class LaneState:
    """`icon` in the disc, headline and line below; sums or coins in the middle; what will come of it at the right."""

    icon: str
    title: str
    detail: str
    totals: Totals | None = None
    coins: tuple[int, int] | None = None  # left, of
    outcome: str = ""
    outcome_detail: str = ""
    kind: str = ""


def lane_state(
    seen: Observation,
    names: Sequence[str],
    name_of: Callable[[str], str],
    picks: Sequence[int] = (),
    *,
    arms: Sequence[str] = (),
) -> LaneState:
    """The lane for an observation. `names` and `arms` of the seats, `name_of` titles of cards.

    `picks`: cards picked as attackers or defenders and not yet sent; the sums count them already.
    """
    challenge = seen.challenge or (seen.last_challenge if seen.phase == "challenges" else None)
    if challenge is not None and seen.phase == "challenges":
        if picks and seen.decision is not None:
            challenge = _with_picks(seen, challenge, seen.decision.kind, picks)
        return _challenge(seen, challenge, names, name_of, arms or tuple(seat.house for seat in seen.seats))
    if seen.phase == "marshalling" and 0 <= seen.active_player < len(seen.seats):
        return _marshalling(seen, names)
    active = names[seen.active_player] if 0 <= seen.active_player < len(names) else ""
    detail = QCoreApplication.translate("Lane", "Active player: {0}").format(active) if active else ""
    icons = {
        "plot": "type-plot",
        "draw": "ui-deck",
        "dominance": "crest-noble",
        "standing": "stand",
        "taxation": "gold",
        "challenges": "military",
        "marshalling": "gold",
        "setup": "kw-setup",
    }
    title = phase_word(seen.phase)
    if seen.phase != "setup":
        title = QCoreApplication.translate("Lane", "{0} phase").format(title)
    return LaneState(icons.get(seen.phase, "crest-noble"), title, detail)


def declaring_state(kind: str, *, several: bool) -> LaneState:
    """While a challenge is to be declared. `kind`: the one that is picked, '' for none yet; `several`: there is more
    than one player to attack."""
    if kind:
        words = QCoreApplication.translate("Lane", "Click the player you attack")
        return LaneState(kind, challenge_word(kind), words, kind=kind)
    title = QCoreApplication.translate("Lane", "Declare a challenge")
    words = QCoreApplication.translate("Lane", "Click one, or drag it to a player") if several else ""
    return LaneState("attack", title, words)


def _with_picks(seen: Observation, challenge: ChallengeView, kind: str, picks: Sequence[int]) -> ChallengeView:
    """The challenge as it would stand with these picks."""
    strength = {card.id: card.strength or 0 for _seat, _name, card in everything(seen)}
    more = sum(strength.get(card, 0) for card in picks)
    if kind == "cardgame.attackers":
        attackers = (*challenge.attackers, *picks)
        return replace(challenge, attackers=attackers, attack_total=challenge.attack_total + more)
    if kind == "cardgame.defenders":
        defenders = (*challenge.defenders, *picks)
        return replace(challenge, defenders=defenders, defense_total=challenge.defense_total + more)
    return challenge


def _marshalling(seen: Observation, names: Sequence[str]) -> LaneState:
    seat = seen.seats[seen.active_player]
    own = seen.active_player == seen.seat
    title = (
        QCoreApplication.translate("Lane", "Marshalling: {0} gold left")
        if own
        else QCoreApplication.translate("Lane", "{1} marshals: {0} gold left")
    )
    income = QCoreApplication.translate("Lane", "Income this round: {0}").format(seat.income)
    return LaneState(
        "gold",
        title.format(seat.gold, names[seen.active_player]),
        income,
        coins=(seat.gold, max(seat.income, seat.gold)),
    )


def _challenge(
    seen: Observation,
    challenge: ChallengeView,
    names: Sequence[str],
    name_of: Callable[[str], str],
    arms: Sequence[str],
) -> LaneState:
    cards = {card.id: card for _seat, _name, card in everything(seen)}
    title = challenge_word(challenge.kind)
    if challenge.against_hand:
        title = QCoreApplication.translate("Lane", "{0} against the Hand").format(title)
    attackers = [_title(cards, card, name_of) for card in challenge.attackers]
    if attackers:
        detail = QCoreApplication.translate("Lane", "Attackers: {0}").format(", ".join(filter(None, attackers)))
    else:
        words = QCoreApplication.translate("Lane", "{0} against {1}")
        detail = words.format(names[challenge.attacker], names[challenge.defender])
    totals = Totals(
        challenge.attack_total,
        challenge.defense_total,
        arms[challenge.attacker],
        arms[challenge.defender],
    )
    outcome, what = _outcome(seen, challenge, names)
    return LaneState(challenge.kind, title, detail, totals, None, outcome, what, challenge.kind)


def _title(cards: dict[int, CardView], card: int, name_of: Callable[[str], str]) -> str:
    return name_of(cards[card].code) if card in cards else ""


def _outcome(seen: Observation, challenge: ChallengeView, names: Sequence[str]) -> tuple[str, str]:
    """Who won, or who would as it stands; and what that means."""
    margin = abs(challenge.attack_total - challenge.defense_total)
    attacker, defender = challenge.attacker, challenge.defender
    if challenge.decided:
        if challenge.winner is None:
            return QCoreApplication.translate("Lane", "Nobody won"), ""
        said = _won(challenge, own=challenge.winner == seen.seat).format(names[challenge.winner], margin)
        return said, _claim(seen, challenge, names) if challenge.winner == attacker else ""
    if not challenge.attackers:
        return "", ""
    if not challenge.attack_total and not challenge.defense_total:
        return QCoreApplication.translate("Lane", "As it stands nobody wins"), ""
    winning = attacker if challenge.attack_total >= challenge.defense_total and challenge.attack_total else defender
    own = winning == seen.seat
    words = (
        QCoreApplication.translate("Lane", "As it stands you win by {1}")
        if own
        else QCoreApplication.translate("Lane", "As it stands {0} wins by {1}")
    )
    return words.format(names[winning], margin), _claim(seen, challenge, names) if winning == attacker else ""


def _won(challenge: ChallengeView, *, own: bool) -> str:
    """The sentence about who won, with holes for name and margin."""
    if challenge.unopposed and challenge.winner == challenge.attacker:
        return (
            QCoreApplication.translate("Lane", "You won by {1}, unopposed")
            if own
            else QCoreApplication.translate("Lane", "{0} won by {1}, unopposed")
        )
    return (
        QCoreApplication.translate("Lane", "You won by {1}")
        if own
        else QCoreApplication.translate("Lane", "{0} won by {1}")
    )


def _claim(seen: Observation, challenge: ChallengeView, names: Sequence[str]) -> str:
    loser, number = names[challenge.defender], challenge.claim
    own = challenge.defender == seen.seat
    return {
        ("military", False): QCoreApplication.translate("Lane", "Claim {0}: {1} loses that many characters"),
        ("military", True): QCoreApplication.translate("Lane", "Claim {0}: you lose that many characters"),
        ("intrigue", False): QCoreApplication.translate("Lane", "Claim {0}: {1} discards that many cards from hand"),
        ("intrigue", True): QCoreApplication.translate("Lane", "Claim {0}: you discard that many cards from hand"),
        ("power", False): QCoreApplication.translate("Lane", "Claim {0}: that much power moves from {1}"),
        ("power", True): QCoreApplication.translate("Lane", "Claim {0}: that much power moves from you"),
    }[challenge.kind, own].format(number, loser)
