"""Records: each allowed field type is cloned, compared, written and read back; any other is refused at once."""

import copy
import json
from dataclasses import field
from typing import Any

import pytest

from agot_desktop.model.kernel.errors import DataError
from agot_desktop.model.kernel.record import Kept, Record, Shared, Transient, freeze, record, thaw


@record
class Coin(Record):
    worth: int
    owner: str = "nobody"


@record
class Purse(Record):
    number: int
    name: str
    open: bool
    weight: float
    maybe: int | None
    words: tuple[str, ...]
    tree: tuple[tuple[int, str], ...]
    ids: list[int]
    names: list[str]
    pairs: list[tuple[int, int]]
    rows: list[list[int]]
    counts: dict[str, int]
    bound: dict[str, tuple[int | str, ...]]
    coin: Coin
    spare: Coin | None
    coins: list[Coin]
    shelf: Shared[list[Coin]] = field(default_factory=list)
    best: Shared[Coin | None] = None
    notes: Transient[list[str]] = field(default_factory=list)
    seen: Transient[int] = 7
    cache: Kept[dict[str, int]] = field(default_factory=dict)


def purse() -> Purse:
    """A purse with something in every field."""
    return Purse(
        number=3,
        name="ä",
        open=True,
        weight=0.5,
        maybe=None,
        words=("a", "b"),
        tree=((1, "x"), (2, "y")),
        ids=[3, 1],
        names=["n"],
        pairs=[(1, 2)],
        rows=[[1], [2, 3]],
        counts={"b": 2, "a": 1},
        bound={"it": (4, "word"), "none": ()},
        coin=Coin(5),
        spare=Coin(6, "you"),
        coins=[Coin(7), Coin(8)],
        shelf=[Coin(9)],
        best=Coin(10),
        notes=["secret"],
        seen=1,
        cache={"k": 1},
    )


def test_every_field_type_comes_back_from_json() -> None:
    made = purse()
    data = json.loads(json.dumps(made.to_data()))
    back = Purse.from_data(data)
    assert back == made
    assert back.words == ("a", "b") and back.tree == ((1, "x"), (2, "y"))
    assert back.pairs == [(1, 2)] and isinstance(back.pairs[0], tuple)
    assert back.bound == {"it": (4, "word"), "none": ()}
    assert isinstance(back.coin, Coin) and isinstance(back.coins[1], Coin) and isinstance(back.best, Coin)
    assert back.to_data() == data


def test_data_is_plain_and_leaves_out_what_is_not_kept() -> None:
    data = purse().to_data()
    assert data["words"] == ["a", "b"] and data["tree"] == [[1, "x"], [2, "y"]]
    assert data["coin"] == {"worth": 5, "owner": "nobody"}
    assert list(data["counts"]) == ["a", "b"], "written in one order, however the dict was filled"
    assert not {"notes", "seen", "cache"} & data.keys()


def test_what_is_written_shares_nothing_with_the_record() -> None:
    made = purse()
    before = copy.deepcopy(made.to_data())
    data = made.to_data()
    data["ids"].append(99)
    data["names"].append("z")
    data["rows"][0].append(99)
    data["counts"]["a"] = 99
    assert made.to_data() == before


@pytest.mark.parametrize(
    "change",
    [
        lambda p: p.ids.append(99),
        lambda p: p.names.append("z"),
        lambda p: p.pairs.append((9, 9)),
        lambda p: p.rows.append([9]),
        lambda p: p.rows[0].append(9),
        lambda p: p.counts.update(a=9),
        lambda p: p.bound.update(it=(9,)),
        lambda p: setattr(p.coin, "worth", 9),
        lambda p: setattr(p.spare, "worth", 9),
        lambda p: p.coins.append(Coin(9)),
        lambda p: setattr(p.coins[0], "worth", 9),
        lambda p: p.shelf.append(Coin(1)),
        lambda p: setattr(p, "name", "other"),
        lambda p: setattr(p, "best", None),
    ],
)
def test_clone_and_original_are_independent(change: Any) -> None:
    made, before = purse(), purse()
    twin = made.clone()
    assert twin == made
    change(twin)
    assert made == before and twin != before
    twin = made.clone()
    change(made)
    assert twin == before and made != before


def test_shared_records_are_the_same_ones_in_a_clone() -> None:
    made = purse()
    twin = made.clone()
    assert twin.shelf is not made.shelf and twin.shelf[0] is made.shelf[0]
    assert twin.best is made.best
    assert twin.coins[0] is not made.coins[0] and twin.spare is not made.spare


def test_transient_starts_anew_and_kept_goes_along() -> None:
    made = purse()
    twin = made.clone()
    assert (twin.notes, twin.seen) == ([], 7)
    assert twin.cache is made.cache
    other = made.clone()
    assert twin.notes is not other.notes
    back = Purse.from_data(made.to_data())
    assert (back.notes, back.seen, back.cache) == ([], 7, {})
    made.notes.append("more")
    made.cache = {}
    made.seen = 100
    assert twin == made, "neither takes part in a comparison"


def test_equality_looks_at_every_kept_field_and_at_the_class() -> None:
    @record
    class Other(Record):
        worth: int
        owner: str = "nobody"

    assert Coin(1) == Coin(1) and Coin(1) != Coin(2) and Coin(1) != Coin(1, "you")
    assert Coin(1) != Other(1)
    assert Coin(1).__eq__(1) is NotImplemented
    with pytest.raises(TypeError):
        hash(Coin(1))


class Plain:
    """No record."""


@pytest.mark.parametrize(
    "hint",
    [
        set[int],
        frozenset[int],
        bytes,
        complex,
        object,
        Plain,
        dict[int, int],
        dict[str, list[int]],
        dict[str, Coin],
        list[list[list[int]]],
        list[Plain],
        list[dict[str, int]],
        Coin | int,
        tuple[list[int], ...],
        list,
        dict,
        tuple[Coin, ...],
        Plain | None,
    ],
)
def test_any_other_type_is_refused_when_the_class_is_made(hint: Any) -> None:
    with pytest.raises((TypeError, ValueError), match=r"field 'bad'|not enough values|unpack"):
        record(type("Bad", (Record,), {"__annotations__": {"good": int, "bad": hint}}))


def test_the_refusal_names_record_field_and_type() -> None:
    with pytest.raises(TypeError, match=r"field 'bad' of record Bad: type set\[int\]"):
        record(type("Bad", (Record,), {"__annotations__": {"bad": set[int]}}))


@pytest.mark.parametrize(
    "hint",
    [
        int,
        str,
        bool,
        float,
        int | None,
        int | str,
        tuple[int, ...],
        tuple[int, str],
        tuple[tuple[int, ...], ...],
        list[int],
        list[str],
        list[tuple[int, str]],
        list[list[int]],
        dict[str, int],
        dict[str, tuple[str, ...]],
        Coin,
        Coin | None,
        list[Coin],
        Shared[list[Coin]],
        Transient[Plain],
        Kept[Plain],
    ],
)
def test_each_allowed_type_is_taken(hint: Any) -> None:
    made = record(type("Good", (Record,), {"__annotations__": {"field": hint}}))
    assert "field" in made.__slots__


def test_records_have_slots() -> None:
    with pytest.raises(AttributeError):
        Coin(1).colour = "red"  # type: ignore[attr-defined]


@record
class Lamp(Record):
    light: int
    told: Transient[list[str]] = field(default_factory=list)

    def after_clone(self, new: "Lamp") -> None:
        self.told.append("old")
        new.told.append("new")

    def encode(self, data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "light": data["light"] + 100}


def test_after_clone_sees_both_and_encode_has_the_last_word() -> None:
    lamp = Lamp(1)
    twin = lamp.clone()
    assert (lamp.told, twin.told, twin.light) == (["old"], ["new"], 1)
    assert lamp.to_data() == {"light": 101}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"worth": 1}, r"Coin: fields differ: \['owner'\]"),
        ({"worth": 1, "owner": "x", "more": 1}, r"Coin: fields differ: \['more'\]"),
        ([1, "x"], "Coin: expected an object, found list"),
        (None, "Coin: expected an object, found NoneType"),
        ("coin", "Coin: expected an object, found str"),
    ],
)
def test_data_of_another_shape_is_an_error(data: Any, message: str) -> None:
    with pytest.raises(DataError, match=message):
        Coin.from_data(data)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("coins", 5),
        ("coins", [5]),
        ("coin", None),
        ("ids", 7),
        ("counts", [1]),
        ("rows", [1]),
        ("spare", "x"),
    ],
)
def test_ill_typed_data_is_an_error(name: str, value: Any) -> None:
    with pytest.raises(DataError):
        Purse.from_data({**purse().to_data(), name: value})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("number", "3"),
        ("number", None),
        ("number", True),
        ("name", 3),
        ("open", 1),
        ("weight", "x"),
        ("maybe", "x"),
        ("words", "ab"),
        ("words", [1]),
        ("ids", ["x"]),
        ("counts", {"a": "x"}),
        ("bound", {"a": 3}),
    ],
)
def test_a_scalar_of_the_wrong_type_is_an_error(name: str, value: Any) -> None:
    with pytest.raises(DataError):
        Purse.from_data({**purse().to_data(), name: value})


def test_a_class_without_the_decorator_says_so() -> None:
    class Bare(Record):
        pass

    for call in (Bare().clone, Bare().to_data, lambda: Bare.from_data({})):
        with pytest.raises(TypeError, match="Bare is no @record"):
            call()


def test_freeze_and_thaw_go_all_the_way_down() -> None:
    assert freeze([1, [2, [3]], "x"]) == (1, (2, (3,)), "x")
    assert thaw((1, (2, (3,)), "x")) == [1, [2, [3]], "x"]
    assert freeze({"a": [1]}) == {"a": [1]}
