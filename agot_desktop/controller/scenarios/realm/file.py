"""The form of a scenario of the board game: strict decoding with the exact place of every error."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

from agot_desktop.controller.scenarios.errors import ScenarioFileError

T = TypeVar("T")
VARIANT: Final = "storm-of-swords"
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
House = Literal["stark", "lannister", "baratheon", "greyjoy"]
Unit = Literal["knight", "footman", "sellsword"]
Deck = Literal["frey", "arryn", "tyrell", "companies"]
Phase = Literal["westeros", "planning", "raid", "march", "consolidate", "clean-up"]
Power = Annotated[int, msgspec.Meta(ge=0, le=20)]
Small = Annotated[int, msgspec.Meta(ge=0, le=10)]
Four = tuple[House, House, House, House]


class _Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class SeatRow(_Form, frozen=True, kw_only=True):
    """One house; None where the file says nothing."""

    power: Power | None = None
    supply: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None
    claim_tokens: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None
    hand: tuple[Name, ...] | None = None
    discarded: tuple[Name, ...] | None = None
    tactics: tuple[Name, ...] | None = None
    tactic: Name | None = None
    prison: tuple[Name, ...] = ()
    allies: tuple[Deck, ...] = ()
    leadership: tuple[Name, ...] = ()
    reserve: tuple[Name, ...] = ()
    ally_hand: tuple[Name, ...] = ()


class AreaRow(_Form, frozen=True, kw_only=True):
    """One area."""

    owner: House | None = None
    units: tuple[Unit, ...] = ()
    routed: tuple[Unit, ...] = ()
    leaders: tuple[Name, ...] = ()
    order: Name | None = None
    garrison: Small = 0
    power_token: House | None = None
    neutral: Small | None = None


class TrackRow(_Form, frozen=True, kw_only=True):
    """The influence tracks, each from first to last."""

    throne: Four | None = None
    fiefdoms: Four | None = None
    court: Four | None = None


class Head(_Form, frozen=True, kw_only=True):
    """The fields of a file; steps are decoded one by one, for exact places."""

    title: Name
    game: Literal["realm"]
    variant: Name
    phase: Phase
    rules: tuple[Name, ...] = ()
    bug: str | None = None
    note: str = ""
    options: dict[str, Any] = {}
    seed: Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)] = 1
    round: Annotated[int, msgspec.Meta(ge=1, le=10)] = 2
    weather: Literal["fair", "rough", "storm"] = "fair"
    seats: dict[House, SeatRow] | None = None
    areas: dict[Name, AreaRow] | None = None
    tracks: TrackRow = TrackRow()
    decks: dict[Literal["I", "II", "III", "frey", "arryn", "tyrell", "companies"], tuple[Name, ...]] = {}
    steps: tuple[Any, ...]


class DoStep(_Form, frozen=True, kw_only=True):
    """Play the choice at the house's next decision that offers it."""

    seat: House
    do: Name


class AskStep(_Form, frozen=True, kw_only=True):
    """Go on to the house's next decision and look at its options."""

    seat: House
    offers: tuple[Name, ...] = ()
    refuses: tuple[Name, ...] = ()


class Until(_Form, frozen=True, kw_only=True):
    """What the rest rule is followed up to: exactly one of the fields, `seat` with `decision` only."""

    phase: Phase | None = None
    round: Annotated[int, msgspec.Meta(ge=1, le=10)] | None = None
    battle: Literal["over"] | None = None
    game: Literal["over"] | None = None
    decision: Annotated[str, msgspec.Meta(pattern=r"^boardgame\.[a-z_]+$")] | None = None
    seat: House | None = None


class UntilStep(_Form, frozen=True, kw_only=True):
    """Play on by the rest rule."""

    until: Until


class Expectation(msgspec.Struct, frozen=True):
    """`subject`: house, area, leader or game; `name`: which one; `wants`: values by key; `path`: its place."""

    subject: str
    name: Any
    wants: dict[str, Any]
    path: str


class ExpectStep(msgspec.Struct, frozen=True):
    """All must hold now."""

    expect: tuple[Expectation, ...]


Step = DoStep | AskStep | UntilStep | ExpectStep


class RealmFile(msgspec.Struct, frozen=True):
    """A scenario of the board game as its file says it."""

    head: Head
    steps: tuple[Step, ...]


_FLAG, _COUNT, _TEXT, _NULLABLE, _LIST = "true or false", "a number", "a text", "a text or null", "a list of texts"
_KEYS: Final[dict[str, dict[str, str]]] = {
    "house": {
        **dict.fromkeys(("power", "supply", "claim", "claim_tokens"), _COUNT),
        **dict.fromkeys(("prison", "reserve", "leadership", "alliances", "hand", "tactics", "areas"), _LIST),
    },
    "area": {
        **dict.fromkeys(("owner", "order"), _NULLABLE),
        **dict.fromkeys(("units", "routed", "leaders"), _LIST),
        **dict.fromkeys(("garrison", "neutral"), _COUNT),
    },
    "leader": {"at": _TEXT, "controller": _NULLABLE},
    "game": {
        **dict.fromkeys(("phase", "weather", "throne_holder"), _TEXT),
        **dict.fromkeys(("winner", "reason", "decision", "decision_seat"), _NULLABLE),
        **dict.fromkeys(("round", "attack_total", "defense_total", "casualties"), _COUNT),
        **dict.fromkeys(("throne", "fiefdoms", "court"), _LIST),
        "over": _FLAG,
        "first_player": _TEXT,
        "active_player": _NULLABLE,
        "winner_on_time": _NULLABLE,
    },
}
"""What may be looked at, and the form of the value."""
IN_ORDER: Final = "_in_order"


def decode(raw: dict[str, Any]) -> RealmFile:
    """The scenario in a file's JSON object. Raises `ScenarioFileError`."""
    head = _convert(raw, Head, "$")
    if head.variant != VARIANT:
        raise ScenarioFileError("$.variant", f"there is no variant {head.variant!r} of the realm, there is {VARIANT}")
    if head.options:
        raise ScenarioFileError(f"$.options.{min(head.options)}", "the realm has no options")
    return RealmFile(head, tuple(_step(step, f"$.steps[{place}]") for place, step in enumerate(head.steps)))


def _convert(value: Any, form: type[T], path: str) -> T:
    try:
        return msgspec.convert(value, form)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `$")
        raise ScenarioFileError(path + place.rstrip("`"), reason) from error


def _step(raw: Any, path: str) -> Step:
    if not isinstance(raw, dict):
        raise ScenarioFileError(path, "expected an object")
    if "expect" in raw:
        return _expect(raw, path)
    if "do" in raw:
        return _convert(raw, DoStep, path)
    if "offers" in raw or "refuses" in raw:
        return _convert(raw, AskStep, path)
    if "until" not in raw:
        raise ScenarioFileError(path, "a step has do, until, offers, refuses or expect")
    step = _convert(raw, UntilStep, path)
    goal = step.until
    named = [name for name in ("phase", "round", "battle", "game", "decision") if getattr(goal, name) is not None]
    if len(named) != 1:
        raise ScenarioFileError(f"{path}.until", "needs exactly one of phase, round, battle, game, decision")
    if goal.seat is not None and goal.decision is None:
        raise ScenarioFileError(f"{path}.until.seat", "goes with decision only")
    return step


def _expect(raw: dict[str, Any], path: str) -> ExpectStep:
    others = [key for key in raw if key != "expect"]
    if others:
        raise ScenarioFileError(path, f"expect goes alone, not with {', '.join(map(repr, others))}")
    entries = raw["expect"]
    if not isinstance(entries, list) or not entries:
        raise ScenarioFileError(f"{path}.expect", "expected a list with at least one entry")
    return ExpectStep(tuple(_expectation(entry, f"{path}.expect[{i}]") for i, entry in enumerate(entries)))


def _expectation(raw: Any, path: str) -> Expectation:
    if not isinstance(raw, dict) or len(raw) < 2:
        raise ScenarioFileError(path, "expected an object: what is looked at, and what must be found")
    subject, *keys = raw
    forms = _KEYS.get(subject)
    if forms is None:
        raise ScenarioFileError(path, f"{subject!r} cannot be looked at; there are {', '.join(_KEYS)}")
    if subject != "game" and not isinstance(raw[subject], str):
        raise ScenarioFileError(f"{path}.{subject}", "expected a text")
    for key in keys:
        form = forms.get(key.removesuffix(IN_ORDER))
        if form is None or (key.endswith(IN_ORDER) and form != _LIST):
            raise ScenarioFileError(f"{path}.{key}", f"{key!r} is nothing that a {subject} has")
        if not _has_form(raw[key], form):
            raise ScenarioFileError(f"{path}.{key}", f"expected {form}")
    return Expectation(subject, raw[subject], {key: raw[key] for key in keys}, path)


def _has_form(value: Any, form: str) -> bool:
    if form == _FLAG:
        return isinstance(value, bool)
    if form == _COUNT:
        return isinstance(value, int) and not isinstance(value, bool)
    if form == _LIST:
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    return isinstance(value, str) or (form == _NULLABLE and value is None)
