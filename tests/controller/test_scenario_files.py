"""Scenario files that are none: each is a failure with the exact place, never a crash."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agot_desktop import paths
from agot_desktop.controller.scenarios.errors import MissingError, ScenarioFileError
from agot_desktop.controller.scenarios.file import SIZE_LIMIT, RealmScenario, decode
from agot_desktop.controller.scenarios.play import open_scenario, play_file
from agot_desktop.controller.scenarios.report import FAIL, OK, SKIP, Result
from agot_desktop.model.cardgame.abilities.registry import tree_of
from agot_desktop.model.cardgame.pool import Pool, load_pool

GOOD: dict[str, Any] = {
    "title": "A good one",
    "rules": ["CHL-18"],
    "game": "cards",
    "variant": "hand-of-the-king",
    "phase": "challenges",
    "round": 2,
    "first_player": "A",
    "active_player": "A",
    "options": {"CFG-HK-IMMEDIATE": True},
    "seed": 3,
    "note": "n",
    "cards": [
        {
            "id": "t1",
            "name": "Plain Captain",
            "type": "character",
            "unique": True,
            "str": 5,
            "cost": "-",
            "icons": ["military"],
            "abilities": ["action(DOMINANCE, effect=draw(1))"],
        }
    ],
    "seats": {
        "A": {
            "house": "Stark",
            "plot": {"gold": 1},
            "hand_of_the_king": {"card": "Eddard Stark", "tokens": 6, "power": 1, "attachments": ["Ice"]},
            "play": [
                "Plain Captain",
                {
                    "card": "Hodor",
                    "kneeling": True,
                    "duplicates": 1,
                    "owner": "B",
                    "attachments": [{"card": "Bodyguard", "owner": "B"}],
                },
            ],
            "hand": ["core_5"],
            "plots": ["Power and Wealth"],
        },
        "B": {"house": "Lannister", "hand_of_the_king": {"card": "Tyrion Lannister"}},
    },
    "steps": [
        {"seat": "A", "offers": ["challenge military B"], "refuses": ["challenge intrigue B"]},
        {"seat": "A", "do": "challenge military B"},
        {"until": {"challenge": "over"}},
        {"expect": [{"game": "now", "challenge_winner": "A"}]},
    ],
}
POOL = load_pool(paths.cards())


def read(data: Any, pool: Pool = POOL) -> None:
    content = data if isinstance(data, bytes) else json.dumps(data).encode()
    open_scenario(decode(content), pool)


def changed(place: str, value: Any) -> dict[str, Any]:
    """The good one with one value put at a place like `seats.A.play.0.card`, or taken out (`...`)."""
    data = copy.deepcopy(GOOD)
    *path, last = [int(key) if key.isdigit() else key for key in place.split(".")]
    spot: Any = data
    for key in path:
        spot = spot[key]
    if value is ...:
        del spot[last]
    else:
        spot[last] = value
    return data


def test_the_good_one_is_good(tmp_path: Path, pool: Pool) -> None:
    file = tmp_path / "good.scenario.json"
    file.write_text(json.dumps(GOOD), encoding="utf-8")
    assert play_file(file, pool) == Result(OK, "A good one")


@pytest.mark.parametrize(
    ("place", "value", "where", "reason"),
    [
        ("title", ..., "$", "required field `title`"),
        ("title", "", "$.title", "length >= 1"),
        ("title", 5, "$.title", "got `int`"),
        ("game", "chess", "$.game", "'chess'"),
        ("game", ..., "$", "required field `game`"),
        ("variant", "blitz", "$.variant", "no variant 'blitz'"),
        ("phase", "lunch", "$.phase", "'lunch'"),
        ("phase", ..., "$", "required field `phase`"),
        ("phase", "dominance", "$.active_player", "RND-09"),
        ("round", 0, "$.round", ">= 1"),
        ("round", "2", "$.round", "got `str`"),
        ("round", True, "$.round", "got `bool`"),
        ("seed", 1.5, "$.seed", "got `float`"),
        ("rules", "CHL-18", "$.rules", "got `str`"),
        ("colour", 1, "$", "unknown field `colour`"),
        ("options.CFG-NOTHING", True, "$.options.CFG-NOTHING", "unknown"),
        ("options.CFG-HK-IMMEDIATE", "yes", "$.options.CFG-HK-IMMEDIATE", "no value of it"),
        ("first_player", "C", "$.first_player", "no seat C"),
        ("active_player", "a", "$.active_player", "'a'"),
        ("cards.0.type", "ship", "$.cards[0].type", "'ship'"),
        ("cards.0.icons.0", "naval", "$.cards[0].icons[0]", "'naval'"),
        ("cards.0.income", "much", "$.cards[0].income", "'much'"),
        ("cards.0.name", ..., "$.cards[0]", "required field `name`"),
        ("cards.0.size", 3, "$.cards[0]", "unknown field `size`"),
        ("cards.0.id", "core_5", "$.cards[0].id", "'core_5' is taken"),
        (
            "cards.0.abilities.0",
            "action(ANY_PHASE, effect=drow(1))",
            "$.cards[0].abilities[0]",
            "column 26: there is no word",
        ),
        ("cards.0.abilities.0", 7, "$.cards[0].abilities[0]", "a text is expected"),
        ("cards.0.abilities", "draw(1)", "$.cards[0].abilities", "a list of texts"),
        ("cards", {}, "$.cards", "got `object`"),
        ("seats", [], "$.seats", "got `array`"),
        ("seats.B", ..., "$.seats", "2 to 6 seats called A, B, ..."),
        ("seats.Z", {}, "$.seats", "called A, B, ..."),
        ("seats.A.house", "Tully", "$.seats.A.house", "'Tully'"),
        ("seats.A.power", -1, "$.seats.A.power", ">= 0"),
        ("seats.A.gold", 10**12, "$.seats.A.gold", "<= 999"),
        ("seats.A.armour", 1, "$.seats.A", "unknown field `armour`"),
        ("seats.A.titles", ["Master of Coin"], "$.seats.A.titles", "knows no titles"),
        ("seats.A.plot", "Hodor", "$.seats.A.plot", "of the type character"),
        ("seats.A.plot.silver", 3, "$.seats.A.plot", "unknown field `silver`"),
        ("seats.A.play.0", "Nobody", "$.seats.A.play[0]", "no card is called 'Nobody'"),
        ("seats.A.play.0", "Ice", "$.seats.A.play[0]", "of the type attachment"),
        ("seats.A.play.0", 3, "$.seats.A.play[0]", "got `int`"),
        ("seats.A.play.1.card", "Hoodoor", "$.seats.A.play[1].card", "no card is called"),
        ("seats.A.play.1.card", "Great Keep", "$.seats.A.play[1].duplicates", "UNI-05"),
        ("seats.A.play.1.owner", "D", "$.seats.A.play[1].owner", "no seat D"),
        (
            "seats.A.play.1.attachments.0.card",
            "Hodor",
            "$.seats.A.play[1].attachments[0].card",
            "of the type character",
        ),
        ("seats.A.play.1.attachments.0.owner", "F", "$.seats.A.play[1].attachments[0].owner", "no seat F"),
        ("seats.A.play.1.kneeling", 1, "$.seats.A.play[1].kneeling", "got `int`"),
        ("seats.A.hand.0", "Power and Wealth", "$.seats.A.hand[0]", "of the type plot"),
        ("seats.A.hand", "Hodor", "$.seats.A.hand", "got `str`"),
        ("seats.A.plots.0", "Hodor", "$.seats.A.plots[0]", "of the type character"),
        ("seats.A.agenda", "Hodor", "$.seats.A.agenda", "of the type character"),
        ("seats.A.hand_of_the_king.card", "Ice", "$.seats.A.hand_of_the_king.card", "of the type attachment"),
        ("seats.A.hand_of_the_king.tokens", 1, "$.seats.A.hand_of_the_king", "out of play"),
        ("variant", "joust", "$.seats.A.hand_of_the_king", "knows no Hand"),
        ("steps", ..., "$", "required field `steps`"),
        ("steps.0", 3, "$.steps[0]", "expected an object, got a number"),
        ("steps.0", {"seat": "A"}, "$.steps[0]", "a step has do"),
        ("steps.0", {"do": "pass"}, "$.steps[0]", "required field `seat`"),
        ("steps.0.seat", "C", "$.steps[0].seat", "no seat C"),
        ("steps.0.offers.0", "dance", "$.steps[0].offers[0]", "no verb"),
        ("steps.0.refuses.0", "choose Nobody", "$.steps[0].refuses[0]", "names no card"),
        ("steps.0.refuses.0", "choose Q:Hodor", "$.steps[0].refuses[0]", "names no card"),
        ("steps.0.refuses.0", "challenge naval B", "$.steps[0].refuses[0]", "no challenge"),
        ("steps.1.do", "marshal Hodor on Nobody", "$.steps[1].do", "names no card"),
        ("steps.1.do", "pass please", "$.steps[1].do", "stands alone"),
        ("steps.1.do", "number many", "$.steps[1].do", "no number"),
        ("steps.1.do", "house Tully", "$.steps[1].do", "no house"),
        ("steps.1.until", {}, "$.steps[1]", "unknown field `until`"),
        ("steps.2.until", {}, "$.steps[2].until", "exactly one"),
        ("steps.2.until", {"phase": "draw", "round": 3}, "$.steps[2].until", "exactly one"),
        ("steps.2.until", {"phase": "lunch"}, "$.steps[2].until.phase", "'lunch'"),
        ("steps.2.until", {"battle": "over"}, "$.steps[2].until", "unknown field `battle`"),
        ("steps.2.until", {"challenge": "won"}, "$.steps[2].until.challenge", "'won'"),
        ("steps.2.until", {"decision": "defenders"}, "$.steps[2].until.decision", "regex"),
        ("steps.2.until.seat", "A", "$.steps[2].until.seat", "goes with decision"),
        ("steps.3.expect", [], "$.steps[3].expect", "at least one entry"),
        ("steps.3.seat", "A", "$.steps[3]", "expect goes alone"),
        ("steps.3.expect.0", {}, "$.steps[3].expect[0]", "at least one key"),
        ("steps.3.expect.0", {"army": 1, "power": 2}, "$.steps[3].expect[0]", "first key"),
        ("steps.3.expect.0", {"seat": "A"}, "$.steps[3].expect[0]", "nothing is expected"),
        ("steps.3.expect.0", {"seat": "C", "power": 1}, "$.steps[3].expect[0].seat", "no seat"),
        ("steps.3.expect.0", {"seat": "A", "mood": 1}, "$.steps[3].expect[0].mood", "seat has no 'mood'"),
        ("steps.3.expect.0", {"seat": "A", "power": "1"}, "$.steps[3].expect[0].power", "'1'"),
        ("steps.3.expect.0", {"seat": "A", "power": True}, "$.steps[3].expect[0].power", "True"),
        ("steps.3.expect.0", {"seat": "A", "dead": "Ice"}, "$.steps[3].expect[0].dead", "'Ice'"),
        ("steps.3.expect.0", {"seat": "A", "power_in_order": 1}, "$.steps[3].expect[0].power_in_order", "has no"),
        ("steps.3.expect.0", {"card": "Ice", "zone": "attic"}, "$.steps[3].expect[0].zone", "'attic'"),
        ("steps.3.expect.0", {"card": "Ice", "icons": ["naval"]}, "$.steps[3].expect[0].icons", "naval"),
        ("steps.3.expect.0", {"card": 3, "zone": "play"}, "$.steps[3].expect[0].card", "3 names no card"),
        ("steps.3.expect.0", {"game": 1, "winner": "D"}, "$.steps[3].expect[0].winner", "'D'"),
        ("steps.3.expect.0", {"game": 1, "decision": "claim"}, "$.steps[3].expect[0].decision", "'claim'"),
    ],
)
def test_one_wrong_value_is_named_with_its_place(place: str, value: Any, where: str, reason: str) -> None:
    with pytest.raises(ScenarioFileError) as caught:
        read(changed(place, value))
    assert caught.value.path == where
    assert reason in caught.value.reason


@pytest.mark.parametrize(
    ("content", "where", "reason"),
    [
        (b"", "$", "line 1, column 1"),
        (b"{", "$", "no JSON: line 1, column 2"),
        (b'{"title": "x",\n "game": cards}', "$", "line 2, column 10"),
        (b"\xef\xbb\xbf[]", "$", "expected an object, got a list"),
        (b"[]", "$", "expected an object, got a list"),
        (b"null", "$", "got null"),
        (b"\xff\xfe", "$", "not UTF-8 at byte 0"),
        (b'{"title": "a", "title": "b"}', "$", "'title' is there twice"),
        (b'{"title": "a", "seats": {"A": {"gold": 1, "gold": 2}}}', "$.seats.A", "'gold' is there twice"),
        (b'{"steps": [1, {"seat": "A", "seat": "B"}]}', "$.steps[1]", "'seat' is there twice"),
        (b'{"seed": NaN}', "$", "NaN"),
        (b"[" * 50_000, "$", "no JSON"),
        (b" " * (SIZE_LIMIT + 1), "$", "larger than"),
    ],
)
def test_content_that_is_no_scenario(content: bytes, where: str, reason: str) -> None:
    with pytest.raises(ScenarioFileError) as caught:
        decode(content)
    assert (caught.value.path, reason in caught.value.reason) == (where, True), str(caught.value)


def values(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all values in a piece of JSON."""
    found = [path] if path else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [*found, *[deeper for key, item in items for deeper in values(item, (*path, key))]]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(path=st.sampled_from(values(GOOD)), value=JSON)
def test_whatever_stands_anywhere_it_is_read_or_refused(path: tuple[Any, ...], value: Any) -> None:
    data = copy.deepcopy(GOOD)
    spot: Any = data
    for key in path[:-1]:
        spot = spot[key]
    spot[path[-1]] = value
    try:
        read(data)
    except ScenarioFileError as error:
        assert error.path.startswith("$") and error.reason
    except MissingError as missing:
        assert missing.what


def write(folder: Path, data: Any) -> Path:
    file = folder / "one.scenario.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def test_a_broken_file_is_a_failure_under_its_title_or_name(tmp_path: Path, pool: Pool) -> None:
    result = play_file(write(tmp_path, changed("steps.1.do", "dance")), pool)
    assert (result.status, result.title) == (FAIL, "A good one")
    assert "$.steps[1].do" in result.detail and "one.scenario.json" in result.detail
    assert play_file(write(tmp_path, []), pool).title == "one.scenario.json"
    gone = play_file(tmp_path / "gone.scenario.json", pool)
    assert gone.status == FAIL and "cannot be read" in gone.detail


@pytest.mark.parametrize("place", ["seats.A.hand.0", "seats.A.play.0", "seats.B.hand_of_the_king.card"])
def test_a_card_without_abilities_is_skipped_by_name_before_play(place: str, tmp_path: Path, pool: Pool) -> None:
    facts = next(f for f in pool.cards if tree_of(pool, f) is None and f.type == "character")
    data = changed(place, facts.id)
    data["steps"] = [{"seat": "A", "do": "challenge power B hand"}]
    result = play_file(write(tmp_path, data), pool)
    assert result == Result(SKIP, "A good one", f"the card {facts.name} ({facts.id})")


def test_a_realm_file_is_known_as_one() -> None:
    battle = {"title": "A battle", "game": "realm", "decks": {}}
    assert decode(json.dumps(battle).encode()) == RealmScenario("A battle", battle)


def test_a_broken_engine_is_a_failure_of_the_scenario(
    tmp_path: Path, pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    from agot_desktop.controller.scenarios import run

    monkeypatch.setattr(run, "parse", lambda *_: 1 // 0)
    result = play_file(write(tmp_path, GOOD), pool)
    assert (result.status, result.title) == (FAIL, "A good one")
    assert "ZeroDivisionError" in result.detail
