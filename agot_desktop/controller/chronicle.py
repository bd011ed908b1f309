"""What is worth telling of a game afterwards: chosen from its log, kept as data, put into words when it is read.

A chronicle is data of the shape `{"move": id, "entries": [[round, entry], ...], "codes": {card: facts id}}`, an entry
being the fields of a log entry that are set. Only what everybody may read is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from agot_desktop.controller.sentences import Line, Teller, Telling
from agot_desktop.controller.words import Translate
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.kernel.errors import DataError
from agot_desktop.model.kernel.game import LogEntry
from agot_desktop.storage.records import JsonObject, MoveId

TOLD: Final = frozenset(
    (
        "first_player",
        "challenge_won",
        "dominance_won",
        "killed",
        "control_changed",
        "hand_enters",
        "hand_leaves",
        "title_taken",
        "game_over",
    )
)
"""Kinds of log entries that a chronicle tells of."""

_OPEN_TO_ALL: Final = -1


@dataclass(frozen=True, slots=True)
class StoryLine:
    """A line of the chronicle. `round`: in which it happened; `line`: the sentence with its card titles."""

    round: int
    line: Line


def chronicle_of(
    entries: Sequence[LogEntry],
    move: MoveId | None,
    code_of: Callable[[int], str],
    told: frozenset[str] = TOLD,
) -> JsonObject:
    """The chronicle of a log. `move`: the last one that the log tells of; `told`: kinds of entries that are kept;
    `code_of`: the facts id of a card, '' for what is none."""
    kept: list[list[Any]] = []
    codes: dict[str, str] = {}
    number = 0
    for entry in entries:
        if entry.kind == "round_begins":
            number = entry.amount
        if entry.kind not in told or entry.readers != _OPEN_TO_ALL:
            continue
        if entry.kind == "title_taken" and entry.other < 0:
            continue  # from nobody: the council is taken anew each round
        kept.append([number, _to_data(entry)])
        for card in (entry.subject, entry.other if entry.kind == "attached" else -1, entry.source, *entry.cards):
            if card >= 0 and (code := code_of(card)):
                codes[str(card)] = code
    return {"move": move, "entries": kept, "codes": codes}


def story(data: Mapping[str, Any], names: Sequence[str], pool: Pool, translate: Translate) -> list[StoryLine]:
    """A chronicle in words. `names`: of the seats. Raises DataError for data of another shape."""
    try:
        codes = {int(card): str(code) for card, code in data["codes"].items()}
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise DataError(f"no chronicle: {error!r}") from error
    unknown = [code for code in codes.values() if code not in pool.index]
    if unknown:
        raise DataError(f"no chronicle: no card {unknown[0]!r}")
    return told_by(data, Teller(pool, names, lambda card: codes.get(card, "")), translate)


def told_by(data: Mapping[str, Any], teller: Telling, translate: Translate) -> list[StoryLine]:
    """A chronicle in the words of a teller. Raises DataError for data of another shape."""
    try:
        entries = [(int(number), _from_data(fields)) for number, fields in data["entries"]]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise DataError(f"no chronicle: {error!r}") from error
    found = []
    for number, entry in entries:
        line = teller.line(entry, 0, translate, new=False)
        if line is not None:
            found.append(StoryLine(number, line))
    return found


def _to_data(entry: LogEntry) -> JsonObject:
    fields = {name: getattr(entry, name) for name in LogEntry.__slots__}
    empty = LogEntry(entry.kind)
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in fields.items()
        if name == "kind" or value != getattr(empty, name)
    }


def _from_data(fields: Mapping[str, Any]) -> LogEntry:
    values: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in fields.items()
    }
    return LogEntry(str(values.pop("kind")), **values)
