"""The form of a scenario file: strict decoding with the exact place of every error.

What is read here knows no cards: names are looked up by `position`, notation is only looked at for its form.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

from agot_desktop.controller.scenarios.errors import ScenarioFileError
from agot_desktop.controller.scenarios.expectation import Expectation, expectation
from agot_desktop.model.cardgame.options import OptionError, checked
from agot_desktop.model.cardgame.state import LETTERS
from agot_desktop.model.cardgame.variants import KNOWN

SUFFIX: Final = ".scenario.json"
SIZE_LIMIT: Final = 1_000_000
CARDS, REALM = "cards", "realm"
SEAT_NUMBERS: Final = {"joust": (2, 2), "hand-of-the-king": (2, 6), "melee": (3, 6), "kingsmoot": (3, 6)}

T = TypeVar("T")
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=160)]
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
PlotNumber = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Letter = Literal["A", "B", "C", "D", "E", "F"]
Rule = Annotated[str, msgspec.Meta(pattern=r"^[A-Z]{1,5}-T?[0-9]+$")]
"""The id of a rule; which ids there are is for the rules files to say."""
Phase = Literal["setup", "plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation"]


class PlotRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A plot that is nothing but numbers."""

    gold: PlotNumber = 0
    initiative: PlotNumber = 0
    claim: PlotNumber = 1


class InPlay(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card in play, or an attachment on one."""

    card: Name
    kneeling: bool = False
    power: Count = 0
    gold: Count = 0
    duplicates: Count = 0
    attachments: tuple[Name | InPlay, ...] = ()
    owner: Letter | None = None


class HandRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Hand of the King; it is in play if it has the tokens for it (HK-11)."""

    card: Name
    tokens: Count = 0
    kneeling: bool = False
    power: Count = 0
    attachments: tuple[Name | InPlay, ...] = ()


class SeatRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player."""

    house: Literal["Stark", "Lannister", "Baratheon", "Targaryen", "Greyjoy", "Martell", "Neutral"] = "Neutral"
    power: Count = 0
    gold: Count = 0
    plot: Name | PlotRow | None = None
    hand_of_the_king: HandRow | None = None
    play: tuple[Name | InPlay, ...] = ()
    hand: tuple[Name, ...] = ()
    deck: tuple[Name, ...] = ()
    discard: tuple[Name, ...] = ()
    dead: tuple[Name, ...] = ()
    shadows: tuple[Name, ...] = ()
    plots: tuple[Name, ...] = ()
    used_plots: tuple[Name, ...] = ()
    titles: tuple[Name, ...] = ()
    agenda: Name | None = None


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields of the card game's files; seats, options and steps are decoded one by one, for exact places."""

    title: Name
    game: Literal["cards", "realm"]
    variant: Name
    phase: Phase
    rules: tuple[Rule, ...] = ()
    bug: str | None = None
    note: str = ""
    options: dict[str, Any] = {}
    seed: Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)] = 1
    round: Annotated[int, msgspec.Meta(ge=1, le=9_999)] | None = None
    first_player: Letter | None = None
    active_player: Letter | None = None
    cards: tuple[dict[str, Any], ...] = ()
    seats: dict[str, Any]
    steps: tuple[Any, ...]


class DoStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play the choice at the seat's next decision that offers it."""

    seat: Letter
    do: Name


class AskStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Go on to the seat's next decision and look at its options."""

    seat: Letter
    offers: tuple[Name, ...] = ()
    refuses: tuple[Name, ...] = ()


class Until(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the rest rule is followed up to: exactly one of the fields, `seat` with `decision` only."""

    phase: Phase | None = None
    round: Annotated[int, msgspec.Meta(ge=1, le=9_999)] | None = None
    challenge: Literal["over"] | None = None
    game: Literal["over"] | None = None
    decision: Annotated[str, msgspec.Meta(pattern=r"^cardgame\.[a-z_]+$")] | None = None
    seat: Letter | None = None


class UntilStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play on by the rest rule."""

    until: Until


class ExpectStep(msgspec.Struct, frozen=True):
    """All must hold now."""

    expect: tuple[Expectation, ...]


Step = DoStep | AskStep | UntilStep | ExpectStep


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario of the card game as its file says it. `first_player`, `active_player`: seats (`active_player` -1 where
    the phase has none); `seats` by number; `steps` in their order."""

    title: str
    rules: tuple[str, ...]
    variant: str
    options: dict[str, bool | int | str]
    seed: int
    round: int
    phase: str
    first_player: int
    active_player: int
    cards: tuple[dict[str, Any], ...]
    seats: tuple[SeatRow, ...]
    steps: tuple[Step, ...]


class RealmScenario(msgspec.Struct, frozen=True):
    """A scenario of the board game, which `realm` reads further: its title and the JSON of the whole file."""

    title: str
    raw: dict[str, Any]


def read(path: Path) -> Scenario | RealmScenario:
    """The scenario in a file. Raises `ScenarioFileError`."""
    try:
        with path.open("rb") as file:
            content = file.read(SIZE_LIMIT + 1)
    except OSError as error:
        raise ScenarioFileError("$", f"cannot be read: {error.strerror}") from error
    return decode(content)


def decode(content: bytes) -> Scenario | RealmScenario:
    """The scenario in the content of a file. Raises `ScenarioFileError`."""
    raw = _json(content)
    if not isinstance(raw, dict):
        raise ScenarioFileError("$", f"expected an object, got {_kind(raw)}")
    title = raw["title"] if isinstance(raw.get("title"), str) else ""
    try:
        if raw.get("game") == REALM and title:
            return RealmScenario(title, raw)
        return _scenario(_convert(raw, Head, "$"))
    except ScenarioFileError as error:
        raise ScenarioFileError(error.path, error.reason, title) from error.__cause__


# -- plain JSON --------------------------------------------------------------------------------------------------------


class _Twins(dict[str, Any]):
    """An object that had a key twice."""

    twin = ""


def _json(content: bytes) -> Any:
    if len(content) > SIZE_LIMIT:
        raise ScenarioFileError("$", f"larger than {SIZE_LIMIT // 1000} KB, which no scenario is")
    try:
        raw = json.loads(content.decode("utf-8-sig"), object_pairs_hook=_object, parse_constant=_no_number)
    except UnicodeDecodeError as error:
        raise ScenarioFileError("$", f"not UTF-8 at byte {error.start}") from error
    except json.JSONDecodeError as error:
        raise ScenarioFileError("$", f"no JSON: line {error.lineno}, column {error.colno}: {error.msg}") from error
    except (ValueError, RecursionError) as error:
        raise ScenarioFileError("$", f"no JSON: {error}") from error
    _no_twins(raw, "$")
    return raw


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) == len(pairs):
        return made
    twins = _Twins(made)
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            twins.twin = key
        seen.add(key)
    return twins


def _no_number(word: str) -> Any:
    raise ValueError(f"{word} is no number of JSON")


def _no_twins(value: Any, path: str) -> None:
    if isinstance(value, _Twins):
        raise ScenarioFileError(path, f"the key {value.twin!r} is there twice")
    if isinstance(value, dict):
        for key, item in value.items():
            _no_twins(item, f"{path}.{key}")
    elif isinstance(value, list):
        for place, item in enumerate(value):
            _no_twins(item, f"{path}[{place}]")


def _kind(value: Any) -> str:
    names = {dict: "an object", _Twins: "an object", list: "a list", str: "a text", bool: "true or false"}
    return "null" if value is None else names.get(type(value), "a number")


def _convert(value: Any, form: type[T], path: str) -> T:
    try:
        return msgspec.convert(value, form)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `$")
        raise ScenarioFileError(path + place.rstrip("`"), reason) from error


# -- the fields --------------------------------------------------------------------------------------------------------


def _scenario(head: Head) -> Scenario:
    if head.variant not in KNOWN:
        raise ScenarioFileError("$.variant", f"there is no variant {head.variant!r}, there are {', '.join(KNOWN)}")
    seats = _seats(head)
    return Scenario(
        title=head.title,
        rules=head.rules,
        variant=head.variant,
        options=_options(head.options),
        seed=head.seed,
        round=head.round if head.round is not None else 1 if head.phase == "setup" else 2,
        phase=head.phase,
        first_player=_seat(head.first_player or "A", len(seats), "$.first_player"),
        active_player=_active(head, len(seats)),
        cards=head.cards,
        seats=seats,
        steps=tuple(_step(step, f"$.steps[{place}]", len(seats)) for place, step in enumerate(head.steps)),
    )


def _options(options: dict[str, Any]) -> dict[str, bool | int | str]:
    try:
        return checked(options)
    except OptionError as error:
        raise ScenarioFileError(f"$.options.{error.name}", str(error)) from error


def _seats(head: Head) -> tuple[SeatRow, ...]:
    low, high = SEAT_NUMBERS[head.variant]
    letters = LETTERS[: len(head.seats)]
    if set(head.seats) != set(letters) or not low <= len(head.seats) <= high:
        number = str(low) if low == high else f"{low} to {high}"
        raise ScenarioFileError("$.seats", f"must be {number} seats called A, B, ... in order")
    rows = []
    for letter in letters:
        path = f"$.seats.{letter}"
        row = _convert(head.seats[letter], SeatRow, path)
        if row.hand_of_the_king is not None and head.variant != "hand-of-the-king":
            raise ScenarioFileError(f"{path}.hand_of_the_king", f"{head.variant} knows no Hand of the King")
        if row.hand_of_the_king is None and head.variant == "hand-of-the-king":
            raise ScenarioFileError(path, "every seat has a hand_of_the_king in this variant (HK-01)")
        if row.titles and head.variant not in ("melee", "kingsmoot"):
            raise ScenarioFileError(f"{path}.titles", f"{head.variant} knows no titles")
        for place, entry in enumerate(row.play):
            _owners(entry, f"{path}.play[{place}]", len(letters))
        if row.hand_of_the_king is not None:
            for place, entry in enumerate(row.hand_of_the_king.attachments):
                _owners(entry, f"{path}.hand_of_the_king.attachments[{place}]", len(letters))
        rows.append(row)
    return tuple(rows)


def _owners(entry: str | InPlay, path: str, seats: int) -> None:
    """Whether every owner named in a card in play, and on it, has a seat."""
    if isinstance(entry, str):
        return
    if entry.owner is not None:
        _seat(entry.owner, seats, f"{path}.owner")
    for place, attached in enumerate(entry.attachments):
        _owners(attached, f"{path}.attachments[{place}]", seats)


def _seat(letter: str, seats: int, path: str) -> int:
    number = LETTERS.index(letter)
    if number >= seats:
        raise ScenarioFileError(path, f"there is no seat {letter}")
    return number


def _active(head: Head, seats: int) -> int:
    if head.phase in ("marshalling", "challenges"):
        return _seat(head.active_player or head.first_player or "A", seats, "$.active_player")
    if head.active_player is not None:
        raise ScenarioFileError("$.active_player", f"the phase {head.phase} has no active player (RND-09)")
    return -1


def _step(raw: Any, path: str, seats: int) -> Step:
    if not isinstance(raw, dict):
        raise ScenarioFileError(path, f"expected an object, got {_kind(raw)}")
    if "expect" in raw:
        return _expect_step(raw, path, seats)
    step: DoStep | AskStep | UntilStep
    if "do" in raw:
        step = _convert(raw, DoStep, path)
    elif "offers" in raw or "refuses" in raw:
        step = _convert(raw, AskStep, path)
    elif "until" in raw:
        step = _convert(raw, UntilStep, path)
        return _checked_until(step, f"{path}.until", seats)
    else:
        raise ScenarioFileError(path, "a step has do, until, offers, refuses or expect")
    _seat(step.seat, seats, f"{path}.seat")
    return step


def _checked_until(step: UntilStep, path: str, seats: int) -> UntilStep:
    goal = step.until
    named = [name for name in ("phase", "round", "challenge", "game", "decision") if getattr(goal, name) is not None]
    if len(named) != 1:
        raise ScenarioFileError(path, "needs exactly one of phase, round, challenge, game, decision")
    if goal.seat is not None:
        if goal.decision is None:
            raise ScenarioFileError(f"{path}.seat", "goes with decision only")
        _seat(goal.seat, seats, f"{path}.seat")
    return step


def _expect_step(raw: dict[str, Any], path: str, seats: int) -> ExpectStep:
    others = [key for key in raw if key != "expect"]
    if others:
        raise ScenarioFileError(path, f"expect goes alone, not with {', '.join(map(repr, others))}")
    entries = raw["expect"]
    if not isinstance(entries, list) or not entries:
        raise ScenarioFileError(f"{path}.expect", "expected a list with at least one entry")
    return ExpectStep(
        tuple(expectation(entry, f"{path}.expect[{place}]", LETTERS[:seats]) for place, entry in enumerate(entries))
    )
