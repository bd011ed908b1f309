"""Records: plain data classes that can be cloned, compared and written to JSON.

`@record` turns an annotated class into a slotted data class and writes `clone()`, `to_data()`, `from_data()` and
`__eq__` for it when the class is made, one straight line of code per field. Allowed field types:

    int, str, bool, float, X | None of these     copied by reference
    tuple[...]                                   immutable values all the way down, copied by reference
    list[int], list[str], list[tuple[...]]       copied outright
    list[list[int]]                              copied two levels deep
    dict[str, V], V immutable                    copied outright
    R, R | None, list[R], R a record class       cloned
    Shared[list[R]]                              the list is copied, the records are shared (copy-on-write, or never
    changed) Transient[T]                                 in no clone, comparison or file; starts as its default
    Kept[T]                                      copied by reference, in no comparison or file

A class with a method `after_clone(self, new)` has it called at the end of `clone()`; one with `encode(self, data)` and
`decode(cls, data)` has them translate its data after writing and before reading.

Anything else raises `TypeError` when the class is made, so that no field can be forgotten.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable
from typing import Annotated, Any, ClassVar, Self, TypeVar, dataclass_transform

from agot_desktop.model.kernel.errors import DataError

T = TypeVar("T")
_SHARED = "shared"
_TRANSIENT = "transient"
_KEPT = "kept"
Shared = Annotated[T, _SHARED]
Transient = Annotated[T, _TRANSIENT]
Kept = Annotated[T, _KEPT]

_EXACT = (int, str, bool)
_SCALARS = (*_EXACT, float, type(None))


class Record:
    """Base of all records; the methods are replaced by `@record`."""

    __slots__ = ()
    RECORD_NAME: ClassVar[str] = ""

    def clone(self) -> Self:
        """An independent copy; shared records stay shared."""
        raise TypeError(f"{type(self).__name__} is no @record")

    def to_data(self) -> dict[str, Any]:
        """The record as JSON values (dict, list, str, int, bool, None)."""
        raise TypeError(f"{type(self).__name__} is no @record")

    @classmethod
    def from_data(cls, data: Any) -> Self:
        """The inverse of `to_data`; raises `DataError` for a missing, unknown or ill-typed field."""
        raise TypeError(f"{cls.__name__} is no @record")

    @classmethod
    def codec(cls) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
        """How the items of a list of this class are written and read; families of classes override it."""
        return (lambda item: item.to_data()), cls.from_data


def freeze(value: Any) -> Any:
    """JSON lists as tuples, all the way down."""
    if isinstance(value, list):
        return tuple([freeze(v) for v in value])
    return value


def thaw(value: Any) -> Any:
    """Tuples as lists, all the way down, for JSON."""
    if isinstance(value, tuple | list):
        return [thaw(v) for v in value]
    return value


class _Field(typing.NamedTuple):
    """How one field is copied, written and read: three expressions over the placeholder `{v}`. `exact`: the name of the
    class that what was read must have, if the expression does not see to it."""

    clone: str
    write: str
    read: str
    exact: str = ""


def _is_record(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Record)


def _is_immutable(hint: Any) -> bool:
    if hint in _SCALARS or hint is None or hint is Any:
        return True
    origin = typing.get_origin(hint)
    args = typing.get_args(hint)
    if origin in (types.UnionType, typing.Union):
        return all(_is_immutable(a) for a in args)
    if hint is tuple or origin is tuple:
        return all(a is Ellipsis or _is_immutable(a) for a in args)
    return False


def _plain(hint: Any) -> bool:
    """Immutable and free of tuples: JSON as it stands."""
    if hint in _SCALARS or hint is None:
        return True
    if typing.get_origin(hint) in (types.UnionType, typing.Union):
        return all(_plain(a) for a in typing.get_args(hint))
    return False


def _fits(hint: Any, value: Any) -> bool:
    """Whether an immutable value is of the type; tuples stand where the file has lists."""
    if hint is Any:
        return True
    if hint is None or hint in _SCALARS:
        return value is None if hint is None else type(value) is hint or (hint is float and type(value) is int)
    args = typing.get_args(hint)
    if typing.get_origin(hint) in (types.UnionType, typing.Union):
        return any([_fits(a, value) for a in args])
    if not isinstance(value, tuple) or not args:
        return isinstance(value, tuple)
    if args[-1] is Ellipsis:
        return all([_fits(args[0], v) for v in value])
    return len(value) == len(args) and all([_fits(a, v) for a, v in zip(args, value, strict=True)])


def _typed(hint: Any) -> Callable[[Any], Any]:
    """A function that hands on a value of the type and raises `TypeError` for any other."""
    many = typing.get_origin(hint) is tuple and typing.get_args(hint)[-1] is Ellipsis

    def typed(value: Any) -> Any:
        if value.__class__ is hint or (many and value == ()) or _fits(hint, value):
            return value
        raise TypeError(f"{value!r} is not of the type {getattr(hint, '__name__', hint)}")

    return typed


def _describe(owner: str, name: str, hint: Any, shared: bool, scope: dict[str, Any]) -> _Field:
    """The three expressions for a field, with the classes they need put into `scope`."""
    if _is_immutable(hint):
        if hint in _EXACT:
            return _Field("{v}", "{v}", "{v}", hint.__name__)
        scope[f"_t_{name}"] = _typed(hint)
        if _plain(hint):
            return _Field("{v}", "{v}", f"_t_{name}({{v}})")
        return _Field("{v}", "_thaw({v})", f"_t_{name}(_freeze({{v}}))")
    origin = typing.get_origin(hint)
    args = typing.get_args(hint)
    if origin in (types.UnionType, typing.Union) and type(None) in args and len(args) == 2:
        inner = args[0] if args[1] is type(None) else args[1]
        if _is_record(inner):
            scope[f"_r_{name}"] = inner
            clone = "{v}" if shared else "(None if {v} is None else {v}.clone())"
            return _Field(
                clone,
                "(None if {v} is None else {v}.to_data())",
                f"(None if {{v}} is None else _r_{name}.from_data({{v}}))",
            )
    if _is_record(hint):
        scope[f"_r_{name}"] = hint
        return _Field("{v}" if shared else "{v}.clone()", "{v}.to_data()", f"_r_{name}.from_data({{v}})")
    if origin is list:
        (item,) = args
        if _is_record(item):
            clone = "{v}[:]" if shared else "[x.clone() for x in {v}]"
            scope[f"_w_{name}"], scope[f"_r_{name}"] = item.codec()
            return _Field(clone, f"[_w_{name}(x) for x in {{v}}]", f"[_r_{name}(x) for x in {{v}}]")
        if _is_immutable(item):
            scope[f"_t_{name}"] = _typed(item)
            if _plain(item):
                return _Field("{v}[:]", "{v}[:]", f"[_t_{name}(x) for x in {{v}}]")
            return _Field("{v}[:]", "[_thaw(x) for x in {v}]", f"[_t_{name}(_freeze(x)) for x in {{v}}]")
        if typing.get_origin(item) is list and _is_immutable(typing.get_args(item)[0]):
            scope[f"_t_{name}"] = _typed(typing.get_args(item)[0])
            return _Field(
                "[x[:] for x in {v}]", "[_thaw(x) for x in {v}]", f"[[_t_{name}(_freeze(y)) for y in x] for x in {{v}}]"
            )
    if origin is dict and args[0] is str and _is_immutable(args[1]):
        scope[f"_t_{name}"] = _typed(args[1])
        return _Field(
            "{v}.copy()",
            "{{k: _thaw(x) for k, x in sorted({v}.items())}}",
            f"{{{{k: _t_{name}(_freeze(x)) for k, x in {{v}}.items()}}}}",
        )
    raise TypeError(f"field {name!r} of record {owner}: type {hint!r} cannot be cloned and saved")


def _expression(template: str, value: str) -> str:
    return template.replace("{{", "\0").replace("}}", "\1").replace("{v}", value).replace("\0", "{").replace("\1", "}")


@dataclass_transform(eq_default=False)
def record(cls: type[T]) -> type[T]:
    """Makes `cls` a record; see the module's text for the allowed field types. Raises `TypeError` for any other."""
    made: Any = dataclasses.dataclass(slots=True, eq=False, repr=True)(cls)
    hints = typing.get_type_hints(made, include_extras=True)
    fields = [f.name for f in dataclasses.fields(made)]
    scope: dict[str, Any] = {
        "_new": object.__new__,
        "_cls": made,
        "_freeze": freeze,
        "_thaw": thaw,
        "_DataError": DataError,
    }
    kept: dict[str, _Field] = {}
    transient: list[str] = []
    carried: list[str] = []
    for name in fields:
        hint = hints[name]
        marks: tuple[Any, ...] = ()
        if typing.get_origin(hint) is Annotated:
            hint, *extra = typing.get_args(hint)
            marks = tuple(extra)
        if _TRANSIENT in marks:
            transient.append(name)
            continue
        if _KEPT in marks:
            carried.append(name)
            continue
        kept[name] = _describe(made.__name__, name, hint, _SHARED in marks, scope)
    defaults = {f.name: f for f in dataclasses.fields(made)}
    for name in (*transient, *carried):
        scope[f"_d_{name}"] = _default(defaults[name])
    _write_methods(made, kept, transient, carried, scope)
    return typing.cast("type[T]", made)


def _default(field: dataclasses.Field[Any]) -> Callable[[], Any]:
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory
    value = None if field.default is dataclasses.MISSING else field.default
    return lambda: value


def _write_methods(
    made: Any, kept: dict[str, _Field], transient: list[str], carried: list[str], scope: dict[str, Any]
) -> None:
    scope["_names"] = frozenset(kept)
    resets = [f"    new.{n} = _d_{n}()" for n in (*transient, *carried)]
    clone = ["def clone(self):", "    new = _new(self.__class__)"]
    clone += [f"    new.{n} = {_expression(f.clone, f'self.{n}')}" for n, f in kept.items()]
    clone += [f"    new.{n} = self.{n}" for n in carried]
    clone += [f"    new.{n} = _d_{n}()" for n in transient]
    if hasattr(made, "after_clone"):
        clone.append("    self.after_clone(new)")
    clone.append("    return new")
    items = ", ".join(f"{n!r}: {_expression(f.write, f'self.{n}')}" for n, f in kept.items())
    coded = f"self.encode({{{items}}})" if hasattr(made, "encode") else f"{{{items}}}"
    write = ["def to_data(self):", f"    return {coded}"]
    read = [
        "def from_data(cls, data):",
        "    if not isinstance(data, dict):",
        "        raise _DataError(f'{cls.__name__}: expected an object, found {type(data).__name__}')",
        "    if data.keys() != _names:",
        "        raise _DataError(f'{cls.__name__}: fields differ: {sorted(data.keys() ^ _names)}')",
        "    new = _new(cls)",
        "    try:",
        "        pass",
    ]
    read += [f"        new.{n} = {_expression(f.read, f'data[{n!r}]')}" for n, f in kept.items()]
    read += [
        f"        if new.{n}.__class__ is not {f.exact}: raise TypeError('{n} is no {f.exact}')"
        for n, f in kept.items()
        if f.exact
    ]
    read += [
        "    except (TypeError, AttributeError, ValueError) as error:",
        "        raise _DataError(f'{cls.__name__}: {error}') from error",
        *resets,
        "    return new",
    ]
    same = " and ".join(f"self.{n} == other.{n}" for n in kept) or "True"
    equal = [
        "def __eq__(self, other):",
        "    if other.__class__ is not self.__class__:",
        "        return NotImplemented",
        f"    return {same}",
    ]
    source = "\n".join("\n".join(part) for part in (clone, write, read, equal))
    exec(compile(source, f"<record {made.__name__}>", "exec"), scope)
    made.clone = scope["clone"]
    made.to_data = scope["to_data"]
    made.from_data = classmethod(scope["from_data"])
    made.__eq__ = scope["__eq__"]
    made.__hash__ = None
