"""Abilities out of a player's card pack: texts in the syntax of `vocabulary`, read by a white-list walk.

The text is parsed as one Python expression and never executed: of the tree only calls of the names in `LANGUAGE`, those
names, plain values, lists, signs and the operators of the words are accepted. Every word that comes out is checked
against the types of its parameters, and the whole is compiled once for a trial.
"""

from __future__ import annotations

import ast
import dataclasses
import functools
import types
import typing
from collections.abc import Mapping, Sequence
from typing import Any, Final

from agot_desktop.model.cardgame.abilities.base import (
    Condition,
    Filter,
    Number,
    Part,
    Pattern,
    Word,
    number,
    walk,
)
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.parts import AttachTo, PlayOnly, compile_part
from agot_desktop.model.cardgame.abilities.vocabulary import LANGUAGE
from agot_desktop.model.kernel.errors import GameError

LONGEST_TEXT: Final = 8_000
DEEPEST: Final = 40
LARGEST_NUMBER: Final = 999


class PackError(GameError, ValueError):
    """A text that is no ability.

    `path`: where the text stands in its file; `line`, `column`: the place in the text, from 1 on; `reason`.
    """

    def __init__(self, path: str, line: int, column: int, reason: str) -> None:
        super().__init__(f"{path}: line {line}, column {column}: {reason}")
        self.path = path
        self.line = line
        self.column = column
        self.reason = reason


def read_abilities(texts: Any, path: str) -> tuple[Part, ...]:
    """The parts of a card, in the order of the card. `texts`: a list of texts; `path`: its place in the file, for
    messages. Raises `PackError`."""
    if not isinstance(texts, Sequence) or isinstance(texts, str | bytes):
        raise PackError(path, 1, 1, "a list of texts is expected")
    return tuple([read_ability(text, f"{path}[{place}]") for place, text in enumerate(texts)])


def read_ability(text: Any, path: str) -> Part:
    """One part of a card. Raises `PackError`."""
    if not isinstance(text, str):
        raise PackError(path, 1, 1, f"a text is expected, found {_kind(text)}")
    if len(text) > LONGEST_TEXT:
        raise PackError(path, 1, 1, f"longer than {LONGEST_TEXT} characters")
    reader = _Reader(text, path)
    top = reader.parse()
    part = reader.read(top, 0)
    if not isinstance(part, Part):
        raise reader.error(top, f"{_kind(part)} is no ability of a card")
    try:
        _compile(part)
    except (TypeError, ValueError, AttributeError, LookupError, AssertionError) as error:
        raise reader.error(top, f"does not fit together ({error or type(error).__name__})") from error
    return part


def _compile(part: Part) -> None:
    """A trial: what cannot be compiled is found when the pack is read, not in the middle of a game."""
    unit = Unit("pack:0", {})
    if isinstance(part, AttachTo):
        part.filter.test(unit)
    elif isinstance(part, PlayOnly):
        part.condition.check(unit)
    else:
        compile_part(part, "pack:0", {})


def _kind(value: Any) -> str:
    """A value as messages name it."""
    if isinstance(value, Word):
        return f"the word {type(value).__name__}"
    if value is None or isinstance(value, bool | int | str):
        return repr(value)
    return f"a value of the type {type(value).__name__}"


class _Reader:
    """The walk over one text; spaces around it do not count."""

    def __init__(self, text: str, path: str) -> None:
        self.text = text.strip()
        self.path = path

    def error(self, node: ast.AST, reason: str) -> PackError:
        """The error at a place of the text; columns of the parser count bytes."""
        line = getattr(node, "lineno", 1)
        offset = getattr(node, "col_offset", 0)
        lines = self.text.splitlines() or [""]
        before = lines[min(line, len(lines)) - 1].encode()[:offset].decode(errors="ignore")
        return PackError(self.path, line, len(before) + 1, reason)

    def parse(self) -> ast.expr:
        """The text as a tree."""
        try:
            return ast.parse(self.text, mode="eval").body
        except SyntaxError as error:
            raise PackError(self.path, error.lineno or 1, max(1, error.offset or 1), error.msg) from error
        except (ValueError, RecursionError, MemoryError) as error:
            raise PackError(self.path, 1, 1, str(error) or "nested too deeply") from error

    def read(self, node: ast.expr, depth: int) -> Any:
        """The value of a node."""
        if depth > DEEPEST:
            raise self.error(node, f"nested deeper than {DEEPEST}")
        match node:
            case ast.Call():
                return self._call(node, depth + 1)
            case ast.Name():
                return self._name(node)
            case ast.Constant():
                return self._constant(node)
            case ast.List() | ast.Tuple():
                return [self.read(item, depth + 1) for item in node.elts]
            case ast.UnaryOp():
                return self._sign(node, depth + 1)
            case ast.BinOp():
                return self._joined(node, depth + 1)
        raise self.error(node, f"{type(node).__name__} has no place in an ability")

    def _constant(self, node: ast.Constant) -> Any:
        value = node.value
        if value is None or isinstance(value, bool | str):
            return value
        if isinstance(value, int) and value <= LARGEST_NUMBER:
            return value
        raise self.error(node, f"no value like {ast.unparse(node)[:40]} has a place in an ability")

    def _name(self, node: ast.Name) -> Any:
        value = self._known(node)
        if callable(value) and not isinstance(value, Word):
            raise self.error(node, f"{node.id} needs brackets: {node.id}(...)")
        return value

    def _known(self, node: ast.Name) -> Any:
        if node.id not in LANGUAGE:
            raise self.error(node, f"there is no word {node.id!r}")
        return LANGUAGE[node.id]

    def _call(self, node: ast.Call, depth: int) -> Word:
        if not isinstance(node.func, ast.Name):
            raise self.error(node.func, "only a word can be called")
        make = self._known(node.func)
        if not callable(make) or isinstance(make, Word):
            raise self.error(node.func, f"{node.func.id} takes no brackets")
        arguments = [self.read(item, depth) for item in node.args]
        named = {}
        for keyword in node.keywords:
            if keyword.arg is None:
                raise self.error(keyword, "** has no place in an ability")
            named[keyword.arg] = self.read(keyword.value, depth)
        try:
            made = make(*[_frozen(a) for a in arguments], **{n: _frozen(a) for n, a in named.items()})
        except (TypeError, ValueError, AttributeError, AssertionError) as error:
            raise self.error(node, f"{node.func.id}: {error}") from error
        if not isinstance(made, Word):
            raise self.error(node, f"{node.func.id} gives no word")
        reason = misfit(made)
        if reason is not None:
            raise self.error(node, f"{node.func.id}: {reason}")
        return made

    def _sign(self, node: ast.UnaryOp, depth: int) -> Any:
        value = self.read(node.operand, depth)
        if isinstance(node.op, ast.Invert) and isinstance(value, Filter | Condition):
            return ~value
        if isinstance(node.op, ast.USub | ast.UAdd) and (isinstance(value, Number) or _is_int(value)):
            return -value if isinstance(node.op, ast.USub) else value
        raise self.error(node, f"this sign does not go with {_kind(value)}")

    def _joined(self, node: ast.BinOp, depth: int) -> Any:
        a, b = self.read(node.left, depth), self.read(node.right, depth)
        op = node.op
        if isinstance(op, ast.BitAnd | ast.BitOr):
            both = isinstance(op, ast.BitAnd)
            if isinstance(a, Filter) and isinstance(b, Filter):
                return a & b if both else a | b
            if isinstance(a, Condition) and isinstance(b, Condition):
                return a & b if both else a | b
            if not both and isinstance(a, Pattern) and isinstance(b, Pattern):
                return a | b
        elif (
            isinstance(op, ast.Add | ast.Sub | ast.Mult)
            and (isinstance(a, Number) or isinstance(b, Number))
            and (isinstance(a, Number) or _is_int(a))
            and (isinstance(b, Number) or _is_int(b))
        ):
            left = number(a)
            return left + b if isinstance(op, ast.Add) else left - b if isinstance(op, ast.Sub) else left * b
        raise self.error(node, f"this sign does not join {_kind(a)} and {_kind(b)}")


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _frozen(value: Any) -> Any:
    """Lists as tuples, as the words keep them."""
    return tuple([_frozen(v) for v in value]) if isinstance(value, list) else value


# -- types of parameters ----------------------------------------------------------------------------------------------


def misfit(top: Word) -> str | None:
    """The first parameter, in this word or one inside it, that is not of its type; None if all are."""
    for part in walk(top):
        kind: Any = type(part)
        hints = _hints(kind)
        for item in dataclasses.fields(part):  # type: ignore[arg-type]
            value = getattr(part, item.name)
            if not _fits(value, hints[item.name]):
                return f"{item.name} cannot be {_kind(value)}"
    return None


@functools.cache
def _hints(kind: Any) -> Mapping[str, Any]:
    return typing.get_type_hints(kind)


def _fits(value: Any, hint: Any) -> bool:
    if hint is Any:
        return (
            value is None
            or isinstance(value, Word | bool | int | str)
            or (isinstance(value, tuple) and all(_fits(v, Any) for v in value))
        )
    origin = typing.get_origin(hint)
    if origin in (types.UnionType, typing.Union):
        return any(_fits(value, choice) for choice in typing.get_args(hint))
    if origin is tuple:
        return isinstance(value, tuple) and all(_fits(v, typing.get_args(hint)[0]) for v in value)
    if hint is int:
        return _is_int(value)
    return isinstance(value, hint if isinstance(hint, type) else type(None))
