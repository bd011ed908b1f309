"""A game and a start page without rules behind them: hand-made observations, and ports that note what is asked of them.

Faces have the facts of the shipped cards and short made-up words instead of rules text.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache, lru_cache
from itertools import count
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from agot_desktop import paths
from agot_desktop.controller.card_rules import is_complete
from agot_desktop.controller.card_words import card_language
from agot_desktop.controller.decks.desk import DeckDesk
from agot_desktop.controller.manual import BOOKS, Manual, manual
from agot_desktop.controller.why import WhyLine
from agot_desktop.controller.words import english
from agot_desktop.model.cardgame.decks import read_deck
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.observation import (
    CardView,
    ChallengeView,
    DecisionView,
    Observation,
    SeatView,
)
from agot_desktop.model.cardgame.pool import Pool, load_pool, load_sets
from agot_desktop.model.kernel.decision import DONE, PASS, Choice
from agot_desktop.model.kernel.game import Outcome
from agot_desktop.storage.store import Store
from agot_desktop.view.cards.face import BOLD, CardFace, Run, words
from agot_desktop.view.ports import DECLINE, HEURISTIC, PERSON, PLAIN, PRIMARY, GameConfig

A, B = 0, 1


@lru_cache(maxsize=1)
def pool() -> Pool:
    return load_pool(paths.cards())


@cache
def facts(title: str) -> Facts:
    return pool().cards[pool().find(title)]


@cache
def face_of(code: str) -> CardFace:
    card = facts(code)
    cost = "" if card.type in ("plot", "house", "agenda", "event") or card.cost is None else str(card.cost)
    plot = None
    if card.type == "plot":
        plot = (str(card.plot_gold), str(card.plot_initiative), str(card.plot_claim))
    text = (
        (Run("Response:", BOLD), Run(" After you win a challenge, choose and kneel a character the loser controls.")),
    )
    return CardFace(
        id=card.id, name=card.name, type=card.type, houses=card.houses, unique=card.unique, cost=cost,
        strength=card.strength, printed_strength=card.strength, icons=card.icons, naval_icons=card.naval_icons,
        crests=tuple(crest.lower() for crest in card.crests), traits=words(*card.traits),
        keywords=words(*card.keywords),
        text=text if card.type in ("character", "event", "attachment") else (), income=card.income,
        influence=card.influence, initiative=card.initiative, plot=plot,
        set_label=f"{card.set_code} {card.number}",
    )  # fmt: skip


class Table:
    """Makes cards with rising ids."""

    def __init__(self) -> None:
        self._ids = count(1)

    def card(self, title: str, seat: int, zone: str = "play", **values: Any) -> CardView:
        card = facts(title)
        made: dict[str, Any] = {
            "cost": card.cost, "strength": card.strength, "printed_strength": card.strength, "icons": card.icons,
            "crests": card.crests, "traits": card.traits, "keywords": card.keywords, "in_play": zone == "play",
        }  # fmt: skip
        made |= values
        return CardView(
            id=next(self._ids), code=card.id, type=card.type, owner=seat, controller=seat, zone=zone, **made
        )

    def cards(self, seat: int, zone: str, *titles: str) -> tuple[CardView, ...]:
        return tuple(self.card(title, seat, zone) for title in titles)

    def hand_of_the_king(self, title: str, seat: int, tokens: int) -> CardView:
        threshold = facts(title).threshold
        inside = tokens >= threshold
        return self.card(
            title,
            seat,
            "play" if inside else "beside",
            hand_of_the_king=True,
            tokens=tokens,
            gold=tokens,
            threshold=threshold,
            in_play=inside,
        )

    def ids(self, number: int) -> tuple[int, ...]:
        return tuple(next(self._ids) for _ in range(number))


STARK_HAND = (
    "Eddard Stark",
    "Grey Wind",
    "Sansa Stark",
    "Godswood",
    "Winter is Coming",
    "Guilty!",
    "Ser Rodrik Cassel",
)


def stark_side(t: Table, **more: Any) -> SeatView:
    ice = t.card("Ice", A)
    play = (
        t.card("Robb Stark", A, kneeling=True, power=1),
        t.card("Greatjon Umber", A, kneeling=True, attachments=(ice,)),
        t.card("Arya Stark", A, duplicates=t.ids(1)),
        t.card("Winterfell Honor Guard", A),
        t.card("Bran Stark", A),
        t.card("Winterfell Castle", A), t.card("Northern Fiefdoms", A), t.card("Great Keep", A, kneeling=True),
        t.card("Lord Eddard's Chambers", A),
    )  # fmt: skip
    hand = t.hand_of_the_king("Catelyn Stark", A, 4)
    values: dict[str, Any] = {
        "seat": A, "house": "Stark", "power": 9, "house_power": 8, "gold": 1, "claim": 1, "initiative": 3, "income": 4,
        "hand_count": 7, "deck_count": 29, "shadows_count": 0, "plots_count": 4, "play": play, "beside": (),
        "hand": t.cards(A, "hand", *STARK_HAND), "shadows": (),
        "discard": t.cards(A, "discard", "Hodor", "Muster", "Street of Steel", "Distraction"),
        "dead": t.cards(A, "dead", "Shaggydog", "Hodor"),
        "plots": t.cards(A, "plots", "Wildfire Assault", "The Power of Arms", "Counting Favors", "The Power of Blood"),
        "plot": t.card("Summoning Season", A, "plot"), "used": t.cards(A, "used", "Tourney for the Hand"),
        "hand_of_the_king": hand,
    }  # fmt: skip
    return SeatView(**(values | more))


def lannister_side(t: Table, **more: Any) -> SeatView:
    play = (
        t.card("The Hound", B),
        t.card("Tyrion Lannister", B, power=2),
        t.card("Cersei Lannister", B, duplicates=t.ids(1)),
        t.card("Lannisport Steward", B, kneeling=True),
        t.card("Ser Jaime Lannister", B, attachments=(t.card("Bodyguard", B),)),
        t.card("Lannisport", B), t.card("Crossroads", B), t.card("Street of Steel", B, kneeling=True),
        t.card("Shadowblack Lane", B), t.card("Street of Sisters", B),
    )  # fmt: skip
    values: dict[str, Any] = {
        "seat": B, "house": "Lannister", "power": 7, "house_power": 5, "gold": 3, "claim": 1, "initiative": 3,
        "income": 4, "hand_count": 5, "deck_count": 31, "shadows_count": 0, "plots_count": 4, "play": play,
        "beside": (), "hand": (), "shadows": (), "discard": t.cards(B, "discard", "Bronn", "Chella, Daughter of Cheyk"),
        "dead": t.cards(B, "dead", "Ser Ilyn Payne"), "plots": (), "plot": t.card("Calm Over Westeros", B, "plot"),
        "used": t.cards(B, "used", "The Power of Blood"),
        "hand_of_the_king": t.hand_of_the_king("Tywin Lannister", B, 3),
    }  # fmt: skip
    return SeatView(**(values | more))


def seen(t: Table, seats: tuple[SeatView, SeatView], **more: Any) -> Observation:
    values: dict[str, Any] = {
        "seat": A, "variant": "hand-of-the-king", "options": (), "round": 4, "phase": "marshalling", "active_player": A,
        "first_player": A, "seats": seats, "challenge": None, "last_challenge": None, "decision": None, "outcome": None,
    }  # fmt: skip
    return Observation(**(values | more))


def decision(kind: str, options: Sequence[Choice], seat: int = A, **more: Any) -> DecisionView:
    values: dict[str, Any] = {"source": -1, "least": 0, "most": 1, "picked": ()}
    return DecisionView(seat=seat, kind=f"cardgame.{kind}", options=tuple(options), **(values | more))


def named(view: Observation, title: str, seat: int | None = None) -> CardView:
    """The card with this title, wherever it is seen; those in play first."""
    for where in ("play", "hand", "plots", "discard", "dead", "used"):
        for side in view.seats:
            if seat is not None and side.seat != seat:
                continue
            for card in getattr(side, where):
                for found in (card, *card.attachments):
                    if facts(found.code).name == title:
                        return found
    raise LookupError(title)


def marshalling(gold: int = 4) -> Observation:
    """Start of one's own marshalling: characters, a location, an attachment with targets, and cards too dear."""
    t = Table()
    near = stark_side(t, gold=gold, income=5, hand_count=8)
    near = replace(near, hand=(*near.hand, t.card("Lordship", A, "hand")), power=8)
    far = lannister_side(t, hand_of_the_king=t.hand_of_the_king("Tywin Lannister", B, 1))
    view = seen(t, (near, far))
    options: list[Choice] = [PASS]
    for title in ("Sansa Stark", "Godswood", "Ser Rodrik Cassel"):
        options.append(("marshal", named(view, title).id))
    lordship = named(view, "Lordship").id
    options += [("marshal", lordship, named(view, title).id) for title in ("Robb Stark", "Arya Stark", "Bran Stark")]
    return replace(view, decision=decision("action", sorted(options)))


def fight(
    kind: str, view: Observation, attackers: Sequence[str], defenders: Sequence[str], **more: Any
) -> ChallengeView:
    ids = [tuple(named(view, title).id for title in titles) for titles in (attackers, defenders)]
    sums = [sum(facts(title).strength or 0 for title in titles) for titles in (attackers, defenders)]
    values: dict[str, Any] = {
        "kind": kind, "attacker": A, "defender": B, "against_hand": False, "attackers": ids[0], "defenders": ids[1],
        "attack_total": sums[0], "defense_total": sums[1], "claim": 1, "decided": False, "winner": None,
        "unopposed": not defenders, "over": False,
    }  # fmt: skip
    return ChallengeView(**(values | more))


def participating(view: Observation, titles: dict[str, str]) -> Observation:
    """The same with cards in a challenge: title to 'attacking' or 'defending'."""

    def side(seat: SeatView) -> SeatView:
        play = tuple(replace(card, participating=titles.get(facts(card.code).name, "")) for card in seat.play)
        return replace(seat, play=play)

    return replace(view, seats=tuple(side(seat) for seat in view.seats))


def response() -> Observation:
    """After a won military challenge: Robb Stark may kneel a character of the loser."""
    t = Table()
    view = seen(t, (stark_side(t), lannister_side(t)), phase="challenges")
    challenge = fight("military", view, ("Robb Stark", "Greatjon Umber"), ("The Hound",), decided=True, winner=A)
    view = participating(view, {"Robb Stark": "attacking", "Greatjon Umber": "attacking", "The Hound": "defending"})
    targets = ("The Hound", "Tyrion Lannister", "Cersei Lannister", "Ser Jaime Lannister")
    options: list[Choice] = sorted(("choose", named(view, title).id) for title in targets)
    view = replace(view, seats=(replace(view.seats[A], challenges_made=("military",)), view.seats[B]))
    asked = decision("target", [*options, ("no",)], source=named(view, "Robb Stark").id)
    return replace(view, challenge=challenge, decision=asked)


def declaring() -> Observation:
    """One may declare a challenge: two kinds, each also against the Hand."""
    t = Table()
    view = seen(
        t,
        (
            stark_side(t, challenges_made=("power",)),
            lannister_side(t, hand_of_the_king=t.hand_of_the_king("Tywin Lannister", B, 6)),
        ),
        phase="challenges",
    )
    options: list[Choice] = []
    for kind in ("intrigue", "military"):
        options += [("challenge", kind, B), ("challenge", kind, B, "hand")]
    return replace(view, decision=decision("challenge", [*options, PASS]))


def attackers() -> Observation:
    """Attackers are chosen: a run of picks."""
    t = Table()
    view = seen(t, (stark_side(t), lannister_side(t)), phase="challenges")
    view = replace(
        view,
        seats=(
            replace(view.seats[A], play=tuple(replace(card, kneeling=False) for card in view.seats[A].play)),
            view.seats[B],
        ),
    )
    able = ("Robb Stark", "Greatjon Umber", "Arya Stark", "Winterfell Honor Guard")
    options: list[Choice] = sorted(("choose", named(view, title).id) for title in able)
    return replace(
        view, challenge=fight("military", view, (), ()), decision=decision("attackers", options, least=1, most=4)
    )


def claim() -> Observation:
    """Two of one's own characters must die."""
    t = Table()
    view = seen(t, (stark_side(t), lannister_side(t)), phase="challenges", active_player=B)
    challenge = replace(
        fight("military", view, ("The Hound", "Ser Jaime Lannister"), ("Arya Stark",)),
        attacker=B,
        defender=A,
        claim=2,
        decided=True,
        winner=B,
    )
    titles = ("Robb Stark", "Greatjon Umber", "Arya Stark", "Bran Stark")
    options: list[Choice] = sorted(("choose", named(view, title, A).id) for title in titles)
    return replace(view, challenge=challenge, decision=decision("claim", options[:-1], least=2, most=2))


def plot_choice() -> Observation:
    t = Table()
    near = stark_side(t)
    view = seen(t, (near, lannister_side(t)), phase="plot")
    return replace(view, decision=decision("plot", [("plot", card.id) for card in near.plots]))


def waiting() -> Observation:
    """The other seat decides."""
    t = Table()
    view = seen(t, (stark_side(t), lannister_side(t)), active_player=B)
    return replace(view, decision=decision("action", (), seat=B))


def game_over() -> Observation:
    t = Table()
    view = seen(t, (stark_side(t, power=15), lannister_side(t, power=11)), phase="challenges")
    return replace(view, outcome=Outcome("power", ((A,), (B,))))


CROWD_STARK = (
    "Robb Stark", "Greatjon Umber", "Arya Stark", "Winterfell Honor Guard", "Bran Stark", "Eddard Stark", "Sansa Stark",
    "Hodor", "Grey Wind", "Lady", "Jon Snow", "Ghost", "Benjen Stark", "Knight of Flowers",
)  # fmt: skip
CROWD_LANNISTER = (
    "The Hound", "Tyrion Lannister", "Cersei Lannister", "Lannisport Steward", "Ser Jaime Lannister",
    "Joffrey Baratheon", "Ser Ilyn Payne", "Bronn", "Chella, Daughter of Cheyk", "Grand Maester Pycelle",
    "Clansman", "Mountain Clansmen",
    "Lannisport Guards", "Enemy Informer",
)  # fmt: skip
CROWD_PLACES = (
    "Winterfell Castle",
    "Northern Fiefdoms",
    "Great Keep",
    "Lord Eddard's Chambers",
    "Godswood",
    "Narrow Sea",
    "Crossroads",
    "Street of Steel",
    "Street of Sisters",
)


def known_titles(titles: Sequence[str]) -> list[str]:
    """Those that the pool has; the crowd is topped up with other characters of the same boxes."""
    found = [title for title in titles if pool().titles(title)]
    spare = (card.name for card in pool().cards if card.type == "character" and card.reprint_of is None)
    while len(found) < len(titles):
        name = next(spare)
        if name not in found:
            found.append(name)
    return found


def crowded() -> Observation:
    """Fourteen characters a side, kneeling and standing, with attachments, duplicates, power, and nine locations."""
    t = Table()

    def side(seat: int, titles: Sequence[str]) -> tuple[CardView, ...]:
        made = []
        for index, title in enumerate(known_titles(titles)):
            attached = (t.card("Bodyguard", seat),) if index in (1, 6) else ()
            made.append(
                t.card(
                    title,
                    seat,
                    kneeling=index % 3 == 0,
                    power=index % 4,
                    attachments=attached,
                    duplicates=t.ids(1) if index == 2 else (),
                )
            )
        return (*made, *(t.card(place, seat, kneeling=place == "Great Keep") for place in CROWD_PLACES))

    hand = (*STARK_HAND, "Kennel Master", "Direwolf Pup", "Muster", "Retreat", "Lordship", "Nymeria", "Summer")
    near = stark_side(t, play=side(A, CROWD_STARK), hand=t.cards(A, "hand", *hand), hand_count=len(hand))
    view = seen(t, (near, lannister_side(t, play=side(B, CROWD_LANNISTER))), phase="marshalling")
    options: list[Choice] = [PASS, ("marshal", near.hand[2].id), ("marshal", near.hand[8].id)]
    return replace(view, decision=decision("action", options))


def deck_search(least: int = 0, most: int = 1) -> Observation:
    """Cards of the own deck to choose from, more than the strip has room for."""
    t = Table()
    titles = known_titles(CROWD_STARK)
    near = stark_side(t, known_deck=t.cards(A, "deck", *titles))
    view = seen(t, (near, lannister_side(t)), phase="plot")
    options = [("choose", card.id) for card in near.known_deck]
    return replace(view, decision=decision("pick", [*options, ("done",)], least=least, most=most))


@dataclass(frozen=True)
class FakeButton:
    choice: Choice
    label: str
    tooltip: str = ""
    role: str = PLAIN


@dataclass(frozen=True)
class FakePrompt:
    question: str
    reason: str = ""
    buttons: tuple[FakeButton, ...] = ()
    source: str = ""


@dataclass(frozen=True)
class FakeLine:
    text: str
    spans: tuple[tuple[int, int, str], ...] = ()
    seat: int = -1
    head: bool = False
    indent: int = 0
    new: bool = False


@dataclass(frozen=True)
class FakeUpdate:
    observation: Observation
    lines: tuple[FakeLine, ...] = ()
    fresh: bool = False


@dataclass(frozen=True)
class FakeUndo:
    id: int
    label: str
    free: bool = True


@dataclass(frozen=True)
class FakeGathered:
    candidates: frozenset[int]
    complete: bool


def line(text: str, seat: int = -1, **more: Any) -> FakeLine:
    """A line; titles between stars become spans."""
    parts = text.split("*")
    said, spans = "", []
    for index, part in enumerate(parts):
        if index % 2:
            spans.append((len(said), len(said) + len(part), facts(part).id))
        said += part
    return FakeLine(said, tuple(spans), seat, **more)


LOG = (
    line("Round 4 · Plot", head=True),
    line("You reveal *Summoning Season*.", A),
    line("Magda reveals *Calm Over Westeros*.", B),
    line("Magda wins initiative 4 to 3 and names you first player.", B, indent=1),
    line("Round 4 · Challenges", head=True),
    line("You: military challenge, *Robb Stark* and *Greatjon Umber* kneel.", A),
    line("*The Hound* defends.", B, indent=1),
    line("You win 5 to 4.", A, new=True),
    line("*Robb Stark* can respond.", A, indent=1, new=True),
)

_QUESTIONS = {
    "action": (
        "Marshal a card, or end your marshalling",
        "You have 4 gold. Drag a card to the table, click it, or press its number.",
    ),
    "target": ("Robb Stark: choose a character to kneel", "Response after you won the military challenge"),
    "challenge": ("Declare a challenge, or end your challenges", "Two kinds are left this phase"),
    "attackers": ("Choose attackers for the military challenge", "Drag them into the lane or click them"),
    "claim": ("Choose 2 characters to die", "Claim of the lost military challenge"),
    "plot": ("Choose the plot to reveal", "It is revealed together with your opponent's"),
}


class FakeTexts:
    """Words of a reader who has nothing against plain ones."""

    def __init__(self) -> None:
        self.longer = 1.0

    def face(self, code: str) -> CardFace:
        return face_of(code)

    def term(self, key: str) -> str:
        return key

    def prompt(self, view: Observation) -> FakePrompt:
        if view.outcome is not None:
            return FakePrompt("The game is over: you win")
        if view.decision is None or view.decision.seat != view.seat:
            return FakePrompt("Magda may take an action.")
        kind = view.decision.kind.removeprefix("cardgame.")
        question, reason = _QUESTIONS.get(kind, (kind, ""))
        question += " and this is what makes it longer still" * round(self.longer - 1)
        return FakePrompt(question, reason, tuple(self._button(view, choice) for choice in view.decision.options))

    def _button(self, view: Observation, choice: Choice) -> FakeButton:
        names = {card.id: facts(card.code).name for _s, _n, card in _all(view)}
        word = str(choice[0])
        if choice == PASS:
            label = {"marshalling": "End marshalling"}.get(view.phase, "End challenges")
            return FakeButton(choice, label, "Nothing more from you", DECLINE)
        if choice == DONE:
            return FakeButton(choice, "Done", "", PRIMARY)
        if word == "no":
            return FakeButton(choice, "Do not use", "", DECLINE)
        said = {
            "marshal": "Marshal",
            "choose": "Kneel" if view.decision and "target" in view.decision.kind else "Choose",
            "plot": "Reveal",
            "challenge": "Challenge",
        }.get(word, word.capitalize())
        rest = [
            names.get(part, str(part)) if isinstance(part, int) and word != "challenge" else str(part)
            for part in choice[1:]
        ]
        return FakeButton(choice, f"{said} {' to '.join(rest)}")


def _all(view: Observation) -> list[tuple[SeatView, str, CardView]]:
    from agot_desktop.view.table.offers import everything

    return list(everything(view))


@dataclass
class FakeBranch:
    id: int
    name: str
    label: str
    here: bool


class FakeGame(QObject):
    """A port that notes what it is asked; `updates` are shown one after another, one for each choice."""

    changed = Signal(object)
    veil = Signal(int)
    thinking = Signal(bool)
    finished = Signal()
    failed = Signal(str)

    def __init__(
        self, *views: Observation, veil_first: int | None = None, candidates: frozenset[int] | None = None
    ) -> None:
        super().__init__()
        self._texts = FakeTexts()
        self.views = list(views)
        self.now = 0
        self.veil_first = veil_first
        self.candidates = candidates
        self.sent: list[Choice] = []
        self.runs: list[tuple[int, ...]] = []
        self.revealed: list[int] = []
        self.until: str | None = None
        self.stopped: frozenset[str] = frozenset()
        self.undone: list[int] = []
        self.stood: list[int] = []
        self.redone = 0
        self.targets = [FakeUndo(7, "Round 4, marshalling: before Arya Stark")]
        self.pace: int | None = None
        self.closed = False
        self.conceded = 0
        self.names = ["You", "Magda"]
        self.players = [PERSON, HEURISTIC]
        self.undo_says = ""
        self.lines = LOG

    @property
    def texts(self) -> FakeTexts:
        return self._texts

    def begin(self) -> None:
        if self.veil_first is not None:
            self.veil.emit(self.veil_first)
        else:
            self.show(fresh=True)

    def show(self, fresh: bool = False) -> None:
        self.changed.emit(FakeUpdate(self.views[self.now], self.lines if fresh else (), fresh))

    def close(self) -> None:
        self.closed = True

    def viewer(self) -> int:
        return self.views[self.now].seat

    def seat_names(self) -> Sequence[str]:
        return self.names

    def seat_players(self) -> Sequence[str]:
        return self.players

    def seat_arms(self) -> Sequence[str]:
        return tuple(seat.house for seat in self.views[self.now].seats)

    game = "cards"

    def why(self, card: int) -> tuple[WhyLine, ...]:
        return (WhyLine("Strength 5 = 3 printed + 2 from Ice", "COMP-19"),)

    def may_concede(self) -> bool:
        seen = self.views[self.now]
        return seen.decision is not None and seen.decision.seat == seen.seat

    def concede(self) -> None:
        self.conceded += 1

    def choose(self, choice: Choice) -> None:
        self.sent.append(choice)
        self._next()

    def gather(self, picked: Sequence[int]) -> FakeGathered:
        asked = self.views[self.now].decision
        assert asked is not None
        able = self.candidates
        if able is None:
            able = frozenset(int(option[1]) for option in asked.options if option[0] == "choose")
        left = able - set(picked)
        if len(picked) >= asked.most:
            left = frozenset()
        return FakeGathered(left, asked.least <= len(picked) <= asked.most)

    def choose_run(self, picked: Sequence[int]) -> None:
        self.runs.append(tuple(picked))
        self._next()

    def _next(self) -> None:
        if self.now + 1 < len(self.views):
            self.now += 1
            self.show()
            if self.views[self.now].outcome is not None:
                self.finished.emit()

    def reveal_to(self, seat: int) -> None:
        self.revealed.append(seat)
        self.show(fresh=True)

    def undo_targets(self) -> Sequence[FakeUndo]:
        return self.targets

    def undo_reason(self) -> str:
        return self.undo_says

    def undo(self, target: int) -> None:
        self.undone.append(target)

    def can_redo(self) -> bool:
        return bool(self.undone) and not self.redone

    def redo(self) -> None:
        self.redone += 1
        self.show(fresh=True)

    def can_branch(self) -> bool:
        return True

    def branch_rows(self) -> Sequence[FakeBranch]:
        return [
            FakeBranch(5, "", "Where the game stands", True),
            FakeBranch(6, "keep Ice at home", "Leaves in round 2, draw, 8 choices long", False),
            FakeBranch(7, "", "Leaves in round 3, plot, 2 choices long", False),
        ]

    def stand_on(self, move: int) -> None:
        self.stood.append(move)

    def pass_until(self) -> str | None:
        return self.until

    def set_pass_until(self, phase: str | None) -> None:
        self.until = phase

    def stops(self) -> frozenset[str]:
        return self.stopped

    def set_stops(self, phases: frozenset[str]) -> None:
        self.stopped = phases

    def set_pace(self, ms: int) -> None:
        self.pace = ms


@dataclass
class FakeMark:
    depth: int
    label: str
    opens_round: bool


class FakeReplay(FakeGame):
    """A game that is looked back on: ten positions that show its views in turn."""

    moved = Signal(int)
    played = Signal(bool)
    length = 10

    def __init__(self, *views: Observation) -> None:
        super().__init__(*views)
        self.depth = 0
        self.seen: tuple[int, bool] = (0, False)
        self.plays = False

    def go(self, depth: int) -> None:
        self.depth = max(0, min(depth, self.length))
        self.now = self.depth % len(self.views)
        self.show(fresh=True)
        self.moved.emit(self.depth)

    def step(self, way: int) -> None:
        self.go(self.depth + way)

    def next_phase(self, way: int) -> None:
        self.go(self.depth + 2 * way)

    def next_round(self, way: int) -> None:
        self.go(self.depth + 5 * way)

    def go_to_line(self, number: int) -> None:
        self.go(number)

    def marks(self) -> Sequence[FakeMark]:
        return [FakeMark(n, f"Round {n // 5 + 1}, plot", n % 5 == 0) for n in range(0, 11, 2)]

    def place_words(self) -> str:
        return f"Round {self.depth // 5 + 1}, plot"

    def move_here(self) -> int:
        return self.depth - 1

    def playing(self) -> bool:
        return self.plays

    def play(self) -> None:
        self.plays = True
        self.played.emit(True)

    def pause(self) -> None:
        self.plays = False
        self.played.emit(False)

    def view(self) -> tuple[int, bool]:
        return self.seen

    def set_view(self, seat: int, everything: bool) -> None:
        self.seen = (seat, everything)


@dataclass
class FakeGameRow:
    id: int
    name: str
    variant: str = "hand-of-the-king"
    names: tuple[str, ...] = ("You", "Magda")
    houses: tuple[str, ...] = ("Stark", "Lannister")
    power: tuple[int, ...] = (9, 7)
    round: int = 4
    phase: str = "challenges"
    saved: datetime = datetime(2026, 11, 28, 18, 42, tzinfo=UTC)
    finished: bool = False


@dataclass
class FakeDeckRow:
    id: str
    name: str
    house: str
    cards: int = 60
    problems: tuple[str, ...] = ()


@dataclass
class FakeHandRow:
    code: str
    name: str
    houses: tuple[str, ...]
    threshold: int
    label: str
    playable: bool = True
    reason: str = ""


DECKS = (
    FakeDeckRow("stark", "Winter Is Coming", "Stark"),
    FakeDeckRow("lannister", "A Lannister Pays His Debts", "Lannister"),
)


@dataclass
class FakeCampaignRow:
    id: int
    name: str
    names: tuple[str, ...] = ("You", "Magda")
    houses: tuple[str, ...] = ("Stark", "Lannister")
    chapters: int = 3
    variant: str = "hand-of-the-king"
    round: int = 4
    phase: str = "challenges"
    finished: bool = False
    archived: bool = False
    changed: datetime = datetime(2026, 11, 28, 18, 42, tzinfo=UTC)


@dataclass
class FakeChapterRow:
    id: int
    number: int
    variant: str = "hand-of-the-king"
    names: tuple[str, ...] = ("You", "Magda")
    houses: tuple[str, ...] = ("Stark", "Lannister")
    players: tuple[str, ...] = (PERSON, HEURISTIC)
    round: int = 7
    phase: str = "challenges"
    finished: bool = True
    winners: tuple[str, ...] = ("You",)
    changed: datetime = datetime(2026, 11, 28, 18, 42, tzinfo=UTC)


@dataclass
class FakeStanding:
    name: str
    played: int
    wins: int
    power: int
    titles: int = 0
    tokens: int = 0


@dataclass
class FakeTreeLine:
    id: int
    name: str
    fork: int
    depth: int
    current: bool = False
    finished: bool = False


@dataclass
class FakeTree:
    depth: int
    rounds: tuple[tuple[int, int], ...]
    lines: tuple[FakeTreeLine, ...]


@dataclass
class FakeStoryText:
    text: str
    spans: tuple[tuple[int, int, str], ...] = ()


@dataclass
class FakeStoryLine:
    round: int
    line: FakeStoryText


@dataclass
class FakeStoryChapter:
    number: int
    lines: tuple[FakeStoryLine, ...]
    rewinds: tuple[str, ...] = ()


@dataclass
class FakeCampaigns:
    """The campaigns' port; a deletion is a removal that can be undone."""

    start: FakeStart
    kept: dict[int, str] = field(default_factory=dict)
    away: list[FakeGameRow] = field(default_factory=list)
    archived: set[int] = field(default_factory=set)
    fails: str = ""
    asked: list[tuple[Any, ...]] = field(default_factory=list)

    def _fail(self) -> None:
        if self.fails:
            raise OSError(self.fails)

    def rows(self) -> Sequence[FakeCampaignRow]:
        self._fail()
        return [
            FakeCampaignRow(
                row.id,
                row.name,
                row.names,
                row.houses,
                3,
                row.variant,
                row.round,
                row.phase,
                row.finished,
                row.id in self.archived,
                row.saved,
            )
            for row in self.start.rows
        ]

    def chapters(self, campaign: int) -> Sequence[FakeChapterRow]:
        row = next(row for row in self.start.rows if row.id == campaign)
        last = FakeChapterRow(
            campaign * 10 + 3, 3, row.variant, row.names, row.houses, (PERSON, HEURISTIC), row.round, row.phase,
            row.finished, ("Magda",) if row.finished else (),
        )  # fmt: skip
        return [FakeChapterRow(campaign * 10 + 1, 1, "joust"), FakeChapterRow(campaign * 10 + 2, 2), last]

    def standings(self, campaign: int) -> Sequence[FakeStanding]:
        return [FakeStanding("You", 2, 2, 39, tokens=7), FakeStanding("Magda", 2, 0, 27, tokens=3)]

    def chronicle(self, campaign: int) -> Sequence[FakeStoryChapter]:
        lines = (
            FakeStoryLine(1, FakeStoryText("You win the power challenge by 3")),
            FakeStoryLine(3, FakeStoryText("Catelyn Stark dies for the claim", ((0, 13, "core_6"),))),
            FakeStoryLine(7, FakeStoryText("You win the game")),
        )
        return [
            FakeStoryChapter(1, lines),
            FakeStoryChapter(2, (), ("Rewound to round 2, draw: 3 choices taken back",)),
        ]

    def tree(self, chapter: int) -> FakeTree:
        rounds = ((0, 1), (30, 2), (66, 3), (101, 4))
        lines = (FakeTreeLine(1, "", 120, 120, True), FakeTreeLine(2, "keep Ice at home", 66, 130))
        return FakeTree(120, rounds, (*lines, FakeTreeLine(3, "", 20, 26)))

    def notes(self, campaign: int) -> str:
        return self.kept.get(campaign, "")

    def set_notes(self, campaign: int, notes: str) -> None:
        self.kept[campaign] = notes

    def archive(self, campaign: int, archived: bool) -> None:
        self._fail()
        (self.archived.add if archived else self.archived.discard)(campaign)

    def remove(self, campaign: int) -> None:
        self._fail()
        self.away = [row for row in self.start.rows if row.id == campaign]
        self.start.rows = [row for row in self.start.rows if row.id != campaign]

    def restore(self, campaign: int) -> None:
        self.start.rows += [row for row in self.away if row.id == campaign]

    def export(self, campaign: int, path: Path) -> Path:
        self._fail()
        self.asked.append(("export", campaign, path))
        return path

    def import_(self, path: Path) -> int:
        self._fail()
        self.start.rows.append(FakeGameRow(99, path.stem))
        return 99


def new_desk(path: Path | None = None) -> DeckDesk:
    """The real desk of the deck builder with the decks of the program, and a copy of one on the shelf."""
    store = Store.open(path or Path(tempfile.mkdtemp()) / "decks.db")
    language = card_language(pool, english, lambda: "en")
    folder = paths.resources() / "decks"
    shipped = {name: read_deck(folder / f"{name}.json") for name in ("lannister", "stark")}
    desk = DeckDesk(
        pool(),
        load_sets(paths.cards()),
        language,
        lambda facts: is_complete(pool(), facts),
        lambda: store.decks,
        lambda: shipped,
    )
    desk.copy_shipped("stark")
    return desk


@dataclass
class FakeStart:
    """The start page's port."""

    rows: list[FakeGameRow] = field(default_factory=list)
    deck_rows: tuple[FakeDeckRow, ...] = DECKS
    started: list[GameConfig] = field(default_factory=list)
    loaded: list[int] = field(default_factory=list)
    problems: tuple[str, ...] = ()
    view: Observation | None = None
    parts: list[tuple[int, int | None]] = field(default_factory=list)
    joined: list[int | None] = field(default_factory=list)
    looked: list[tuple[int, int | None, int | None]] = field(default_factory=list)
    _campaigns: FakeCampaigns | None = None
    _desk: DeckDesk | None = None

    @property
    def texts(self) -> FakeTexts:
        return FakeTexts()

    folder = Path("/nowhere")

    def back_up(self, target: Path) -> None:
        raise OSError("no disk")

    def manuals(self) -> list[Manual]:
        """The real rule books."""
        return [manual(paths.resources() / "manual", book) for book in BOOKS]

    @property
    def desk(self) -> DeckDesk:
        """A real desk on a file of its own, with one deck on the shelf."""
        if self._desk is None:
            self._desk = new_desk()
        return self._desk

    @property
    def campaigns(self) -> FakeCampaigns:
        if self._campaigns is None:
            self._campaigns = FakeCampaigns(self)
        return self._campaigns

    def games(self) -> Sequence[FakeGameRow]:
        return tuple(self.rows)

    def latest(self) -> FakeGameRow | None:
        return next((row for row in self.rows if not row.finished), None)

    def decks(self) -> Sequence[FakeDeckRow]:
        return self.deck_rows

    def hands(self, house: str | None = None) -> Sequence[FakeHandRow]:
        found = []
        for card in pool().cards:
            if card.type != "character" or not card.unique or card.reprint_of is not None:
                continue
            if house is not None and house not in card.houses:
                continue
            ready = card.set_code == "core"
            reason = "" if ready else "Its abilities are not in the game yet"
            found.append(
                FakeHandRow(
                    card.id, card.name, card.houses, card.threshold, f"{card.set_name} {card.number}", ready, reason
                )
            )
        return sorted(found, key=lambda row: row.name)

    def check(self, config: GameConfig) -> Sequence[str]:
        return self.problems

    def new_game(self, config: GameConfig, campaign: int | None = None) -> FakeGame:
        self.started.append(config)
        self.joined.append(campaign)
        return FakeGame(self.view or marshalling())

    def load(self, game: int, chapter: int | None = None) -> FakeGame:
        self.loaded.append(game)
        self.parts.append((game, chapter))
        return FakeGame(self.view or response())

    def rename(self, game: int, name: str) -> None:
        self.rows = [replace(row, name=name) if row.id == game else row for row in self.rows]

    def replay(self, game: int, chapter: int | None = None, line: int | None = None) -> FakeReplay:
        self.looked.append((game, chapter, line))
        return FakeReplay(self.view or response(), marshalling())
