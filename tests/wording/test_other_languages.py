"""Another language is another file: gender, cases, plural forms, order of words and ways of saying are all data."""

from __future__ import annotations

from typing import Any

import pytest

from agot_desktop.model.cardgame.abilities import vocabulary as v
from agot_desktop.wording.markup import runs
from agot_desktop.wording.phrases import Phrases
from agot_desktop.wording.sentence import paragraph

CZECH: dict[str, Any] = {
    "grammar": {
        "language": "cs", "plurals": "cs", "cases": "nom gen dat acc ins",
        "order": "determiner number adjectives noun random house trait with controller relative zone",
        "fallback": {"inf": "do", "led": "do", "you": "few", "plural": "few"},
    },
    "sandhi": {r"\bz (?=[sz])": "ze "},
    "list": {
        "and": {"middle": "{a}, {b}", "last": "{a} a {b}"},
        "or": {"middle": "{a}, {b}", "last": "{a} nebo {b}"},
    },
    "lead": {"join": "{lead}, {rest}", "after": "poté, co {c}"},
    "cost": {
        "form": "do",
        "order": "{cost}. Pokud to uděláte, {effect}",
        "other": "{cost}. Pokud to uděláte, {effect}",
    },
    "noun": {
        "character": {
            "gender": "f",
            "one": {"nom": "postava", "gen": "postavy", "dat": "postavě", "acc": "postavu", "ins": "postavou"},
            "few": {"nom": "postavy", "gen": "postav", "dat": "postavám", "acc": "postavy", "ins": "postavami"},
            "many": {"nom": "postav", "gen": "postav", "dat": "postavám", "acc": "postav", "ins": "postavami"},
        },
        "card": {"gender": "f", "one": {"nom": "karta", "acc": "kartu"}, "few": "karty", "many": "karet"},
    },
    "adjective": {"standing": {"one": "stojící", "few": "stojící", "many": "stojících"}},
    "determiner": {"a": "", "this": {"f": {"one": {"nom": "tato", "acc": "tuto"}, "few": "tyto"}}},
    "reference": {"This": "this", "That": "this"},
    "phase": {"any": {"label": "kterákoli fáze", "the": "fáze"}},
    "part": {"labelled": "<b>{label}:</b> {text}", "Response": {"label": "Reakce"}},
    "selection": {"Choose": {"and": "vyberte a {c}"}},
    "players": {"You": {"number": "you", "nom": "vy"}},
    "effect": {
        "Kneel": {"do": "nechte pokleknout {what.acc}"},
        "Gold": {"do": "zaplaťte zlato: {n}"},
        "Draw": {"do": "doberte si {cards.acc}"},
    },
    "pattern": {"OfCard": {"killed": {"after": "{filter.nom} zemře"}}},
    "filter": {
        "Standing": {"adjective": "standing"},
        "Affiliation": {"slot": "house", "item": "{name}", "tail": "rodu {items}"},
        "Trait": {"slot": "trait", "item": "<i>{name}</i>", "tail": "s vlastností {items}"},
        "ControlledBy": {"slot": "controller", "tail": {"you": "pod vaší kontrolou"}},
    },
    "name": {"Affiliation": {"Stark": "Starků"}},
}  # fmt: skip

RUSSIAN: dict[str, Any] = {
    "grammar": {
        "language": "ru", "plurals": "ru", "cases": "nom acc", "order": "determiner number adjectives noun zone",
        "fallback": {"inf": "do", "led": "do", "you": "few", "plural": "few"}, "compound_few": {"acc": "nom"},
    },
    "list": {"and": {"middle": "{a}, {b}", "last": "{a} и {b}"}, "or": {"middle": "{a}, {b}", "last": "{a} или {b}"}},
    "noun": {"character": {
        "gender": "ma", "one": {"nom": "персонаж", "acc": "персонажа"},
        "few": {"nom": "персонажа", "acc": "персонажей"}, "many": "персонажей",
    }},
    "adjective": {"standing": {
        "ma": {"one": {"nom": "поднятый", "acc": "поднятого"}, "few": "поднятых", "many": "поднятых"},
    }},
    "determiner": {"a": ""},
    "phase": {"any": {"label": "любая фаза"}},
    "part": {"labelled": "<b>{label}:</b> {text}"},
    "selection": {"Choose": {"and": "выберите и {c}"}},
    "effect": {"Kneel": {"do": "преклоните {what.acc}"}},
    "filter": {"Standing": {"adjective": "standing"}},
}  # fmt: skip


def said(data: dict[str, Any], part: Any) -> str:
    return "".join([text for text, _ in runs(paragraph(Phrases(data, "made.toml"), part, "character"))])


@pytest.mark.parametrize(
    ("n", "cards"),
    [
        (1, "stojící postavu rodu Starků s vlastností Lord pod vaší kontrolou"),
        (2, "2 stojící postavy rodu Starků s vlastností Lord pod vaší kontrolou"),
        (5, "5 stojících postav rodu Starků s vlastností Lord pod vaší kontrolou"),
    ],
)
def test_czech_cases_numbers_and_order(n: int, cards: str) -> None:
    which = v.CHARACTER & v.STARK & v.trait("Lord") & v.YOURS & v.STANDING
    text = said(CZECH, v.action("any", v.kneel(v.choose(which, n=n))))
    assert text == f"Kterákoli fáze: Vyberte a nechte pokleknout {cards}."


def test_czech_says_a_price_in_its_own_way_and_repeats_the_noun() -> None:
    text = said(CZECH, v.response(v.draw(2), after=v.killed(v.THIS), cost=[v.gold(1), v.kneel(v.THIS)]))
    assert text == ("Reakce: Poté, co tato postava zemře, zaplaťte zlato: 1 a nechte pokleknout tuto postavu. "
                    "Pokud to uděláte, doberte si 2 karty.")  # fmt: skip


@pytest.mark.parametrize(
    ("n", "cards"),
    [
        (1, "поднятого персонажа"),
        (2, "2 поднятых персонажей"),
        (5, "5 поднятых персонажей"),
        (22, "22 поднятых персонажа"),
    ],
)
def test_russian_animates_after_numerals(n: int, cards: str) -> None:
    text = said(RUSSIAN, v.action("any", v.kneel(v.choose(v.CHARACTER & v.STANDING, n=n))))
    assert text == f"Любая фаза: Выберите и преклоните {cards}."
