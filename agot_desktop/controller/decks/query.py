"""The filter language of the card search, read into a tree.

    h:stark t:character c<=3 -is:limited (tr:lord or tr:lady) "after you win"

Terms side by side must all hold; `or` (`|`) and parentheses group; `-` denies; a comma gives alternatives
(`h:stark,lannister`). A term without a field is looked for in names, traits and texts. What cannot be understood is an
error with its place in the line; the rest still counts, so the list follows while one types.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from agot_desktop.controller.decks.fields import FIELDS, Field, field_named
from agot_desktop.model.cardgame.pool import fold

OPERATORS: Final = ("<=", ">=", "!=", ":", "=", "<", ">")
_X: Final = "x"


@dataclass(frozen=True, slots=True)
class Words:
    """Free text: `text` is folded; it must occur in what is read of a card, in `field` ('' for all of it)."""

    text: str
    field: str = ""


@dataclass(frozen=True, slots=True)
class Compare:
    """A number of the card. `value` None is the X that some cards have."""

    field: str
    operator: str
    value: int | None


@dataclass(frozen=True, slots=True)
class OneOf:
    """The card has one of these values (spelt as in the facts) in a field."""

    field: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Denied:
    """What must not hold."""

    node: Node


@dataclass(frozen=True, slots=True)
class AllOf:
    """All of these must hold; true where there are none."""

    nodes: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """One of these must hold."""

    nodes: tuple[Node, ...]


Node = Words | Compare | OneOf | Denied | AllOf | AnyOf


@dataclass(frozen=True, slots=True)
class Fault:
    """A piece of the line that cannot be understood: from `start` to `end`.

    `code`: `field`, `value`, `number`, `operator`, `empty`, `quote`, `open`, `close` or `or`; `word`: what was read;
    `field`: the field's first name; `near`: what may have been meant.
    """

    start: int
    end: int
    code: str
    word: str = ""
    field: str = ""
    near: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Query:
    """A line that was read: what must hold, and what could not be understood."""

    text: str
    node: AllOf
    faults: tuple[Fault, ...] = ()


Vocabulary = Callable[[str, str], tuple[str, ...] | None]
"""The facts' spellings that a folded word of a field means; None where it means nothing."""
Nearest = Callable[[str, str], tuple[str, ...]]
"""Words of a field that are spelt like the one given, the likeliest first."""


@dataclass(frozen=True, slots=True)
class _Token:
    start: int
    text: str
    quoted: bool = False

    @property
    def end(self) -> int:
        return self.start + len(self.text)


def parse(text: str, meaning: Vocabulary, nearest: Nearest) -> Query:
    """Reads a line. Never raises: what is wrong stands in `faults`."""
    reader = _Reader(text, meaning, nearest)
    nodes = reader.everything()
    return Query(text, AllOf(tuple(nodes)), tuple(reader.faults))


class _Reader:
    def __init__(self, text: str, meaning: Vocabulary, nearest: Nearest) -> None:
        self.faults: list[Fault] = []
        self._meaning = meaning
        self._nearest = nearest
        self._tokens = list(self._split(text))
        self._at = 0

    def _split(self, text: str) -> Iterator[_Token]:
        """Words, parentheses and quoted pieces with where they begin."""
        at = 0
        while at < len(text):
            if text[at].isspace():
                at += 1
            elif text[at] in "()|":
                yield _Token(at, text[at])
                at += 1
            else:
                start, quoted = at, False
                while at < len(text) and not text[at].isspace() and text[at] not in "()":
                    if text[at] == "|" and not any(sign in text[start:at] for sign in ":=<>"):
                        break
                    if text[at] == '"':
                        closing = text.find('"', at + 1)
                        if closing < 0:
                            self.faults.append(Fault(at, len(text), "quote", text[at:]))
                            closing = len(text)
                        quoted, at = True, closing
                    at += 1
                yield _Token(start, text[start:at], quoted)

    def _peek(self) -> _Token | None:
        return self._tokens[self._at] if self._at < len(self._tokens) else None

    def everything(self) -> list[Node]:
        """All of the line; a parenthesis too many is a fault and read past."""
        nodes = self._alternatives()
        while (token := self._peek()) is not None:
            self.faults.append(Fault(token.start, token.end, "close", token.text))
            self._at += 1
            nodes += self._alternatives()
        return nodes

    def _alternatives(self) -> list[Node]:
        """`a b or c` is (a and b) or c."""
        parts = [self._series()]
        while (token := self._peek()) is not None and self._is_or(token):
            self._at += 1
            following = self._series()
            if not parts[-1] or not following:
                self.faults.append(Fault(token.start, token.end, "or", token.text))
            parts.append(following)
        said = [part for part in parts if part]
        if len(said) < 2:
            return said[0] if said else []
        return [AnyOf(tuple(part[0] if len(part) == 1 else AllOf(tuple(part)) for part in said))]

    @staticmethod
    def _is_or(token: _Token) -> bool:
        return not token.quoted and token.text.casefold() in ("or", "|")

    def _series(self) -> list[Node]:
        nodes: list[Node] = []
        while (token := self._peek()) is not None and token.text != ")" and not self._is_or(token):
            self._at += 1
            if token.text in ("-", "!") and (following := self._peek()) is not None and following.text == "(":
                self._at += 1
                nodes += [Denied(AllOf(tuple(self._group(following))))]
            elif token.text == "(":
                nodes += self._group(token)
            else:
                nodes += self._term(token)
        return nodes

    def _group(self, opening: _Token) -> list[Node]:
        inside = self._alternatives()
        if self._peek() is None:
            self.faults.append(Fault(opening.start, opening.end, "open", "("))
        else:
            self._at += 1
        return inside

    def _term(self, token: _Token) -> list[Node]:
        text, start = token.text, token.start
        denied = len(text) > 1 and text[0] in "-!"
        if denied:
            text, start = text[1:], start + 1
        found = self._fielded(text, start) if not text.startswith('"') else None
        if found is None:
            plain = fold(text.replace('"', " "))
            found = [Words(plain)] if plain else []
        return [Denied(found[0])] if denied and found else found

    def _fielded(self, text: str, start: int) -> list[Node] | None:
        """The term `field operator value`; None where the text has no operator, [] where it is faulty."""
        places = [(text.find(sign), -len(sign), sign) for sign in OPERATORS if text.find(sign) > 0]
        if not places:
            return None
        place, _, sign = min(places)
        name, value = text[:place], text[place + len(sign) :]
        field = field_named(fold(name))
        end = start + len(text)
        if field is None:
            if not name.isalpha():
                return None
            near = self._nearest("", fold(name))
            self.faults.append(Fault(start, start + place, "field", name, "", near))
            return []
        value_start = start + place + len(sign)
        if not value.strip('" '):
            self.faults.append(Fault(start, end, "empty", text, field.name))
            return []
        if field.kind == "number":
            return self._number(field, sign, value, value_start)
        if sign not in (":", "=", "!="):
            self.faults.append(Fault(start, end, "operator", sign, field.name))
            return []
        found = self._values(field, value, value_start)
        return [Denied(found[0])] if sign == "!=" and found else found

    def _number(self, field: Field, sign: str, value: str, start: int) -> list[Node]:
        nodes: list[Node] = []
        for piece, at in _pieces(value, start):
            if fold(piece) == _X and sign in (":", "=", "!="):
                nodes.append(Compare(field.name, "=", None))
            elif piece.removeprefix("-").isdecimal() and len(piece) < 4:
                nodes.append(Compare(field.name, "=" if sign in (":", "!=") else sign, int(piece)))
            elif "-" in piece[1:] and all(part.isdecimal() for part in piece.split("-", 1)) and sign in (":", "="):
                low, high = (int(part) for part in piece.split("-", 1))
                nodes.append(AllOf((Compare(field.name, ">=", low), Compare(field.name, "<=", high))))
            else:
                self.faults.append(Fault(at, at + len(piece), "number", piece, field.name))
        if not nodes:
            return []
        node = nodes[0] if len(nodes) == 1 else AnyOf(tuple(nodes))
        return [Denied(node)] if sign == "!=" else [node]

    def _values(self, field: Field, value: str, start: int) -> list[Node]:
        if field.kind == "text":
            found = [Words(fold(piece), field.name) for piece, _ in _pieces(value, start) if fold(piece)]
            return [found[0] if len(found) == 1 else AnyOf(tuple(found))] if found else []
        values: list[str] = []
        for piece, at in _pieces(value, start):
            meant = self._meaning(field.name, fold(piece))
            if meant is None:
                near = self._nearest(field.name, fold(piece))
                self.faults.append(Fault(at, at + len(piece), "value", piece, field.name, near))
            else:
                values += [one for one in meant if one not in values]
        return [OneOf(field.name, tuple(values))] if values else []


def _pieces(value: str, start: int) -> Iterator[tuple[str, int]]:
    """The alternatives of a value, without quotes, with where each begins. Commas inside quotes stay."""
    piece, at, quoted = "", start, False
    for place, sign in enumerate(value + ","):
        if sign == '"':
            quoted = not quoted
        elif sign in ",|" and not (quoted and place < len(value)):
            if piece.strip():
                yield piece.strip(), at
            piece, at = "", start + place + 1
        else:
            piece += sign


def toggled(text: str, field: str, value: str) -> str:
    """The line with a value of a field switched on or off; alternatives of one field stand in one term.

    Everything else of the line stays as it was written. `value` is written in quotes where it has spaces.
    """
    written = f'"{value}"' if " " in value or "," in value else value
    tokens = _written(text)
    for number, token in enumerate(tokens):
        head, colon, rest = token.partition(":")
        found = field_named(fold(head)) if colon else None
        if found is None or found.name != field:
            continue
        values = [(f'"{piece}"' if " " in piece else piece) for piece, _ in _pieces(rest, 0)]
        same = [piece for piece in values if fold(piece) == fold(written)]
        values = [piece for piece in values if piece not in same] if same else [*values, written]
        tokens[number : number + 1] = [f"{head}:{','.join(values)}"] if values else []
        return " ".join(tokens)
    return " ".join([*tokens, f"{_shortest(field)}:{written}"])


def without(text: str, field: str) -> str:
    """The line without the plain terms of a field."""
    kept = []
    for token in _written(text):
        head = token
        for sign in OPERATORS:
            head = head.partition(sign)[0]
        found = field_named(fold(head)) if head != token else None
        if found is None or found.name != field:
            kept.append(token)
    return " ".join(kept)


def chosen(text: str, field: str) -> tuple[str, ...]:
    """The folded values that the line's plain terms of a field name."""
    found: list[str] = []
    for token in _written(text):
        head, colon, rest = token.partition(":")
        known = field_named(fold(head)) if colon else None
        if known is not None and known.name == field:
            found += [fold(piece) for piece, _ in _pieces(rest, 0)]
    return tuple(found)


def _written(text: str) -> list[str]:
    """The words of a line as they are written; quotes keep words together."""
    tokens, quoted = [""], False
    for sign in text:
        if sign == '"':
            quoted = not quoted
        if sign.isspace() and not quoted:
            tokens.append("")
        else:
            tokens[-1] += sign
    return [token for token in tokens if token]


def _shortest(field: str) -> str:
    return next((known.aliases[0] for known in FIELDS if known.name == field and known.aliases), field)
