"""The cards of a scenario: its own ones put before those of the pool, every name in it looked up, and what is missing.

`book` finds everything that is wrong with the names; `check_variant` and `check_present` tell what the program does not
have yet.
"""

from __future__ import annotations

from typing import Final

from agot_desktop.controller.scenarios.errors import MissingError, ScenarioFileError
from agot_desktop.controller.scenarios.file import AskStep, DoStep, HandRow, InPlay, PlotRow, Scenario, SeatRow
from agot_desktop.controller.scenarios.spelling import misspelt
from agot_desktop.model.cardgame.abilities.base import Part
from agot_desktop.model.cardgame.abilities.pack import PackError, read_abilities
from agot_desktop.model.cardgame.abilities.registry import add_own, tree_of
from agot_desktop.model.cardgame.facts import Facts, FactsError, facts_from_mapping
from agot_desktop.model.cardgame.pool import Pool, UnknownCardError
from agot_desktop.model.cardgame.state import LETTERS
from agot_desktop.model.cardgame.terms import AGENDA, ATTACHMENT, CHARACTER, DRAW_DECK_TYPES, EVENT_CARD, LOCATION, PLOT
from agot_desktop.model.cardgame.variants import VARIANTS
from agot_desktop.model.kernel.notation import fold

FILLER: Final = "Filler"
FILLER_ID: Final = "scenario:filler"
_PILES: Final = {
    "hand": DRAW_DECK_TYPES,
    "deck": DRAW_DECK_TYPES,
    "discard": DRAW_DECK_TYPES,
    "dead": (CHARACTER, EVENT_CARD),
    "shadows": DRAW_DECK_TYPES,
    "plots": (PLOT,),
    "used_plots": (PLOT,),
}
_DASHED: Final = ("cost", "str", "income", "influence", "initiative")
_INTO_PLAY: Final = (CHARACTER, LOCATION)


class Book:
    """The pool that a scenario is played with. `plots`: the number of each seat's revealed plot; `filler`: the number
    of the blank card that decks are filled up with; `used`: the facts of all cards in it, with their places."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.plots: list[int] = []
        self.filler = pool.index[FILLER_ID]
        self.used: list[tuple[Facts, str]] = []

    def find(self, name: str, path: str, types: tuple[str, ...]) -> int:
        """The number of the card with this title or id, of one of these types. Raises `ScenarioFileError`."""
        try:
            code = self.pool.find(name)
        except UnknownCardError as error:
            raise ScenarioFileError(path, f"no card is called {name!r}") from error
        facts = self.pool.cards[code]
        if facts.type not in types:
            raise ScenarioFileError(path, f"{name!r} is of the type {facts.type}, which cannot be here")
        self.used.append((facts, path))
        return code

    def knows(self, title: str) -> bool:
        """Whether a card has this title or id."""
        return title in self.pool.index or bool(self.pool.titles(title))


def book(scenario: Scenario, base: Pool) -> Book:
    """The cards of the scenario, every name in it checked. Raises `ScenarioFileError`."""
    own, abilities = _own_cards(scenario)
    plots = [row.plot if isinstance(row.plot, PlotRow) else PlotRow() for row in scenario.seats]
    made = [_filler(), *[_plot(seat, row) for seat, row in enumerate(plots)]]
    try:
        pool = base.extended([*own, *made])
    except FactsError as error:
        raise ScenarioFileError(error.path.replace("$[", "$.cards["), error.reason) from error
    for facts, parts in zip(own, abilities, strict=True):
        add_own(pool, facts.id, parts)
    for facts in made:
        add_own(pool, facts.id, ())
    _check_titles(scenario)
    found = Book(pool)
    for seat, row in enumerate(scenario.seats):
        _look_up(found, row, f"$.seats.{LETTERS[seat]}")
        path = f"$.seats.{LETTERS[seat]}.plot"
        name = row.plot if isinstance(row.plot, str) else f"scenario:plot:{seat}"
        found.plots.append(found.find(name, path, (PLOT,)))
    _check_spelling(scenario, found)
    return found


def _own_cards(scenario: Scenario) -> tuple[list[Facts], list[tuple[Part, ...]]]:
    facts, abilities = [], []
    for place, row in enumerate(scenario.cards):
        path = f"$.cards[{place}]"
        try:
            facts.append(facts_from_mapping(_plain_dash(row), path))
            abilities.append(read_abilities(row.get("abilities", []), f"{path}.abilities"))
        except FactsError as error:
            raise ScenarioFileError(error.path, error.reason) from error
        except PackError as error:
            where = f"line {error.line}, column {error.column}: " if error.line > 1 or error.column > 1 else ""
            raise ScenarioFileError(error.path, where + error.reason) from error
    return facts, abilities


def _plain_dash(row: dict[str, object]) -> dict[str, object]:
    """A number of `-` is no number, as in the files of facts."""
    return {key: None if value == "-" and key in _DASHED else value for key, value in row.items()}


def _filler() -> Facts:
    """Blank, neutral, cost `-`: it can be neither marshalled nor played."""
    return Facts(id=FILLER_ID, name=FILLER, type=EVENT_CARD)


def _plot(seat: int, row: PlotRow) -> Facts:
    return Facts(
        id=f"scenario:plot:{seat}",
        name=f"Plot of {LETTERS[seat]}",
        type=PLOT,
        plot_gold=row.gold,
        plot_initiative=row.initiative,
        plot_claim=row.claim,
        deck_limit=1,
    )


# -- names -------------------------------------------------------------------------------------------------------------


def _look_up(found: Book, row: SeatRow, path: str) -> None:
    for place, entry in enumerate(row.play):
        _look_up_in_play(found, entry, f"{path}.play[{place}]", _INTO_PLAY)
    for zone, types in _PILES.items():
        for place, name in enumerate(getattr(row, zone)):
            found.find(name, f"{path}.{zone}[{place}]", types)
    if row.hand_of_the_king is not None:
        _look_up_hand(found, row.hand_of_the_king, f"{path}.hand_of_the_king")
    if row.agenda is not None:
        found.find(row.agenda, f"{path}.agenda", (AGENDA,))


def _look_up_in_play(found: Book, entry: str | InPlay, path: str, types: tuple[str, ...]) -> None:
    if isinstance(entry, str):
        found.find(entry, path, types)
        return
    code = found.find(entry.card, f"{path}.card", types)
    if entry.duplicates and not found.pool.cards[code].unique:
        raise ScenarioFileError(f"{path}.duplicates", "only a unique card has duplicates (UNI-05)")
    for place, attached in enumerate(entry.attachments):
        _look_up_in_play(found, attached, f"{path}.attachments[{place}]", (ATTACHMENT,))


def _look_up_hand(found: Book, row: HandRow, path: str) -> None:
    code = found.find(row.card, f"{path}.card", (CHARACTER,))
    if row.tokens < found.pool.cards[code].threshold and (row.kneeling or row.power or row.attachments):
        raise ScenarioFileError(path, f"with {row.tokens} tokens it is out of play, where it is bare (HK-18, HK-30)")
    for place, attached in enumerate(row.attachments):
        _look_up_in_play(found, attached, f"{path}.attachments[{place}]", (ATTACHMENT,))


def title_of(name: str, variant: str) -> str:
    """A title of the small council as its variant spells it, '' if the variant does not have it."""
    return next((title for title in VARIANTS[variant].TITLES if fold(title) == fold(name)), "")


def _check_titles(scenario: Scenario) -> None:
    """Every title is one of the variant and held once; in Kingsmoot, after the deal, all of them are held (ORD-07)."""
    held: list[str] = []
    for seat, row in enumerate(scenario.seats):
        for place, name in enumerate(row.titles):
            path, title = f"$.seats.{LETTERS[seat]}.titles[{place}]", title_of(name, scenario.variant)
            if not title:
                raise ScenarioFileError(path, f"{scenario.variant} has no title {name!r}")
            if title in held:
                raise ScenarioFileError(path, f"{title} is held twice")
            held.append(title)
    titles = VARIANTS[scenario.variant].TITLES
    if scenario.variant == "kingsmoot" and held and len(held) != len(titles):
        raise ScenarioFileError("$.seats", f"only {len(held)} of the {len(titles)} titles are held (ORD-07)")


def _check_spelling(scenario: Scenario, found: Book) -> None:
    letters = LETTERS[: len(scenario.seats)]
    for path, text in notations(scenario):
        reason = misspelt(text, letters, found.knows)
        if reason is not None:
            raise ScenarioFileError(path, f"{text!r} is no notation: {reason}")


def notations(scenario: Scenario) -> list[tuple[str, str]]:
    """Every notation in the steps, with its place."""
    texts: list[tuple[str, str]] = []
    for number, step in enumerate(scenario.steps):
        path = f"$.steps[{number}]"
        if isinstance(step, DoStep):
            texts.append((f"{path}.do", step.do))
        elif isinstance(step, AskStep):
            texts += [(f"{path}.offers[{n}]", text) for n, text in enumerate(step.offers)]
            texts += [(f"{path}.refuses[{n}]", text) for n, text in enumerate(step.refuses)]
    return texts


# -- what is missing ---------------------------------------------------------------------------------------------------


def check_variant(scenario: Scenario) -> None:
    """Raises `MissingError` if the variant does not exist yet."""
    if scenario.variant not in VARIANTS:
        raise MissingError(f"the variant {scenario.variant}")


def check_present(scenario: Scenario, found: Book) -> None:
    """Raises `MissingError` for the first card whose abilities are not known here."""
    for facts, _ in found.used:
        if tree_of(found.pool, facts) is None:
            raise MissingError(f"the card {facts.name} ({facts.id})")
