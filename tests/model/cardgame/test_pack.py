"""Abilities as text: what is read, what is refused and where, and that nothing of a text is ever executed."""

import ast
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_desktop.model.cardgame.abilities import pack
from agot_desktop.model.cardgame.abilities.base import Word, number
from agot_desktop.model.cardgame.abilities.numbers import Bound
from agot_desktop.model.cardgame.abilities.pack import PackError, misfit, read_abilities, read_ability
from agot_desktop.model.cardgame.abilities.registry import load
from agot_desktop.model.cardgame.abilities.vocabulary import (
    ANY_PHASE,
    CHARACTER,
    LANGUAGE,
    LOSER,
    THIS,
    action,
    at_least,
    challenge_won,
    choose,
    constant,
    controlled_by,
    count,
    exists,
    influence,
    kill,
    response,
    strength,
    trait,
)
from agot_desktop.model.cardgame.cards import SETS
from agot_desktop.model.cardgame.pool import Pool
from tests.positions import play, position

SET_FILES = Path(pack.__file__).parent.parent / "cards"


def error(text: object) -> PackError:
    with pytest.raises(PackError) as caught:
        read_ability(text, "$.abilities[0]")
    return caught.value


def test_a_text_gives_the_tree_that_the_words_give() -> None:
    assert read_ability(
        "response(after=challenge_won('military', with_=THIS), effect=kill(choose(CHARACTER & controlled_by(LOSER))))",
        "$",
    ) == response(after=challenge_won("military", with_=THIS), effect=kill(choose(CHARACTER & controlled_by(LOSER))))
    assert read_ability("action(ANY_PHASE, kill(choose(CHARACTER | THIS)), cost=[influence(1)])", "$") == action(
        ANY_PHASE, kill(choose(CHARACTER | THIS)), cost=[influence(1)]
    )
    assert read_ability("constant(strength(THIS, count(~trait('Lord')) * 2 - 1), while_=~exists(CHARACTER))", "$") == (
        constant(strength(THIS, count(~trait("Lord")) * 2 - 1), while_=~exists(CHARACTER))
    )
    assert read_ability("constant(strength(THIS, 2 * count(CHARACTER)))", "$") == constant(
        strength(THIS, number(2) * count(CHARACTER))
    )
    assert read_abilities([], "$") == ()


def shipped_texts() -> list[tuple[str, int, str]]:
    """Every part of every shipped card as its module spells it, with the names of the modules written out."""
    found = []
    names: dict[str, str] = {}

    def written_out(node: ast.expr) -> str:
        return re.sub(r"\b[A-Z_]+\b", lambda m: names.get(m[0], m[0]), ast.unparse(node))

    for name in ("common", *SETS):
        tree = ast.parse((SET_FILES / f"{name}.py").read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.Assign):
                targets, value = node.targets[0], node.value
                pairs = (
                    zip(targets.elts, value.elts, strict=True)
                    if isinstance(targets, ast.Tuple) and isinstance(value, ast.Tuple)
                    else [(targets, value)]
                )
                names.update({target.id: f"({written_out(v)})" for target, v in pairs if isinstance(target, ast.Name)})
            if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
                continue
            call = node.value
            if isinstance(call.func, ast.Name) and call.func.id == "ability" and isinstance(call.args[0], ast.Constant):
                for place, part in enumerate(call.args[1:]):
                    found.append((str(call.args[0].value), place, written_out(part)))
    return found


def test_every_shipped_ability_can_be_written_in_a_pack() -> None:
    registry, read = load(), 0
    for card, place, text in shipped_texts():
        if "cheaper_next" in text:  # a shorthand of the module, no word
            continue
        assert read_ability(text, card) == registry.abilities(card)[place]
        read += 1
    assert read > 100


def test_the_parameters_of_every_shipped_ability_are_of_their_types(pool: Pool) -> None:
    registry = load()
    for facts in pool.cards:
        for part in registry.abilities(facts.id):
            assert misfit(part) is None, facts.id


def test_all_that_the_language_holds_are_words_plain_texts_and_makers_of_words() -> None:
    for name, value in LANGUAGE.items():
        assert isinstance(value, Word | Bound | str) or callable(value), name
        assert not name.startswith("_")
    assert not {"eval", "exec", "open", "getattr", "print", "__import__"} & set(LANGUAGE)


@pytest.mark.parametrize(
    ("text", "line", "column", "reason"),
    [
        ("action(ANY_PHASE,\n  kiill(THIS))", 2, 3, "no word 'kiill'"),
        ("__import__('os').system('true')", 1, 1, "only a word can be called"),
        ("__import__('os')", 1, 1, "no word '__import__'"),
        ("action.__class__", 1, 1, "Attribute"),
        ("constant(strength(THIS, +1), while_=lambda: 1)", 1, 37, "Lambda"),
        ("[x for x in ()]", 1, 1, "ListComp"),
        ("constant(*[1])", 1, 10, "Starred"),
        ("constant(**{})", 1, 10, "**"),
        ("f'{THIS}'", 1, 1, "JoinedStr"),
        ("constant(strength(THIS, 1.5))", 1, 25, "no value like 1.5"),
        ("constant(strength(THIS, 10**9))", 1, 25, "does not join"),
        ("constant(strength(THIS, 1000))", 1, 25, "no value like 1000"),
        ("'a' * 999", 1, 1, "does not join"),
        ("constant(strength(THIS, THIS + 1))", 1, 25, "does not join"),
        ("action(ANY_PHASE, kill(choose(CHARACTER & 3)))", 1, 31, "does not join the word IsType and 3"),
        ("action(ANY_PHASE, kill(choose(-CHARACTER)))", 1, 31, "does not go with"),
        ("action(ANY_PHASE, kill(3))", 1, 19, "cannot be 3"),
        ("action(ANY_PHASE, draw(True))", 1, 19, "cannot be True"),
        ("action(ANY_PHASE, move_gold(None, YOU, THIS))", 1, 19, "to cannot be the word This"),
        ("action(ANY_PHASE)", 1, 1, "missing 1 required positional argument: 'effect'"),
        ("action(ANY_PHASE, draw(1), colour=1)", 1, 1, "colour"),
        ("kill", 1, 1, "needs brackets"),
        ("THIS()", 1, 1, "takes no brackets"),
        ("THIS", 1, 1, "no ability of a card"),
        ("strength(THIS, 1)", 1, 1, "no ability of a card"),
        ("'text'", 1, 1, "no ability of a card"),
        ("constant(strength(THIS, of(CLAIM, THIS)))", 1, 1, "does not fit together"),
        ("response(effect=draw(1))", 1, 1, "does not fit together"),
        ("action(ANY_PHASE, draw(1)", 1, 7, "never closed"),
        ("draw(1); draw(2)", 1, 8, "invalid syntax"),
        ("x = 1", 1, 3, "invalid syntax"),
        ("ž(žluť)", 1, 1, "no word"),
        ("constant(strength('žluťoučký', kůň))", 1, 32, "no word 'kůň'"),
        ("", 1, 1, "invalid syntax"),
        ("action(ANY_PHASE, draw(1\0))", 1, 1, "null"),
    ],
)
def test_a_broken_text_is_refused_at_its_place(text: str, line: int, column: int, reason: str) -> None:
    found = error(text)
    assert reason in found.reason
    assert (found.path, found.line, found.column) == ("$.abilities[0]", line, column)
    assert str(found) == f"$.abilities[0]: line {line}, column {column}: {found.reason}"


@pytest.mark.parametrize(
    "text",
    ["(" * 300, "-" * 5000 + "1", "~" * 100 + "THIS", "[" * 90 + "]" * 90, "draw(" * 60 + "1" + ")" * 60, "a" * 9000],
)
def test_deep_and_long_texts_are_refused(text: str) -> None:
    error(text)


@pytest.mark.parametrize("value", [None, 3, ["constant()"], {"effect": 1}, b"constant()"])
def test_only_texts_are_read(value: object) -> None:
    assert "a text is expected" in error(value).reason


@pytest.mark.parametrize("value", [None, "constant()", 3, {"a": 1}])
def test_abilities_are_a_list(value: object) -> None:
    with pytest.raises(PackError, match="a list of texts"):
        read_abilities(value, "$.cards[0].abilities")


@given(st.text(alphabet="actionkilWHERETHIS()[],=+-*&|~'\"0123 .:_lambda", max_size=40))
def test_any_text_is_an_ability_or_a_pack_error(text: str) -> None:
    try:
        read_ability(text, "$")
    except PackError as found:
        assert found.line >= 1 and found.column >= 1


def test_a_card_with_texts_of_its_own_plays_by_them(pool: Pool) -> None:
    """The bonus counts, the action kills, and the response answers the kill."""
    cards = [
        {
            "name": "Plain Judge",
            "str": 2,
            "abilities": [
                "action(ANY_PHASE, cost=kneel(THIS), effect=kill(choose(CHARACTER & trait('Thief'))))",
                "constant(strength(THIS, count(CHARACTER & trait('Thief'))))",
            ],
        },
        {"name": "Plain Thief", "traits": ["Thief"]},
        {"name": "Plain Widow", "abilities": ["response(after=killed(trait('Thief')), effect=claim_power(2))"]},
    ]
    made = position(
        pool,
        "dominance",
        {"A": {"play": ["Plain Judge"]}, "B": {"play": ["Plain Thief", "Plain Thief", "Plain Widow"]}},
        cards,
    )
    from agot_desktop.model.cardgame.stats import strength as strength_of

    assert strength_of(made.state, 0) == 4
    play(made, "use Plain Judge", "choose Plain Thief", "respond Plain Widow")
    assert strength_of(made.state, 0) == 3
    assert [seat.power for seat in made.state.seats] == [0, 2]


def test_bounds_are_words_too() -> None:
    assert isinstance(at_least(2), Word)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("constant(does_not_kneel(THIS, to=DEFEND))", "constant(does_not_kneel(THIS, 'DEFEND'))"),
        ("constant(cannot(THIS, BE_KILLED))", "constant(cannot(THIS, 'BE_KILLED'))"),
        (
            "response(after=challenge_won(kind=[INTRIGUE, POWER]), effect=draw(1))",
            "response(after=challenge_won(kind=['intrigue', 'power']), effect=draw(1))",
        ),
        (
            "action(CHALLENGES, when=challenge_is(MILITARY), effect=extra_challenge(POWER))",
            "action(CHALLENGES, when=challenge_is('military'), effect=extra_challenge('power'))",
        ),
        (
            "action(MARSHALLING, effect=until(END_OF_PHASE, card_cost(STARK, -1, next_=1)))",
            "action(MARSHALLING, effect=until('phase', card_cost(STARK, -1, next_=True)))",
        ),
        ("constant(gains(THIS, STALWART))", "constant(gains(THIS, keyword('Stalwart')))"),
    ],
)
def test_two_spellings_of_one_ability(one: str, other: str) -> None:
    assert read_ability(one, "pack") == read_ability(other, "pack")


def test_the_next_two_cards_are_no_reduction() -> None:
    with pytest.raises(PackError, match="next_"):
        read_ability("action(MARSHALLING, effect=until(END_OF_PHASE, card_cost(STARK, -1, next_=2)))", "pack")
