"""`agot-desktop cards`: counting, showing and importing cards."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from agot_desktop import __main__ as cli
from agot_desktop.commands.cards import count_cards, head_lines
from agot_desktop.model.cardgame.pool import Pool, load_pool


class Registry:
    """Abilities of two first printings: one is reprinted four times."""

    def complete(self, card_id: str) -> bool:
        return card_id in {"core_8", "core_138"}

    def word_counts(self) -> dict[str, int]:
        return {"kill": 1, "choose": 2}


def test_counts_take_reprints_for_their_first_printing(pool: Pool) -> None:
    counts = count_cards(pool, Registry())
    assert counts["facts"] == 1988
    houses = sum(facts.type == "house" for facts in pool.cards)
    assert houses >= 6, "House cards need no abilities"
    assert counts["with_abilities"] == 6 + houses
    assert counts["by_set"]["core"] == [6 + 6, 214]
    assert sum(facts for _, facts in counts["by_set"].values()) == 1988
    assert counts["words"] == {"kill": 1, "choose": 2}


def test_the_summary_and_its_json_say_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "--json"]) == 0
    counts = json.loads(capsys.readouterr().out)
    assert list(counts) == ["facts", "with_abilities", "by_set", "words"]
    assert cli.main(["cards"]) == 0
    first = capsys.readouterr().out.splitlines()[0]
    assert first == f"1988 cards, {counts['with_abilities']} of them playable, 79 sets"


def test_show_prints_facts_and_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "show", "robb stark"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Robb Stark (unique)"
    assert lines[-1].startswith("Response: After you win a military challenge")
    assert cli.main(["cards", "show", "core_27"]) == 0
    reprint = capsys.readouterr().out.splitlines()
    assert reprint[-2] == "Limited."
    assert reprint[-1].startswith("Marshalling: Kneel this location to lower")


def test_show_ends_after_the_keywords_of_a_card_without_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "show", "core_16"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "No attachments."


def test_show_of_an_unknown_card_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "show", "Robb Snow"]) == 1
    assert capsys.readouterr().err == "agot-desktop cards: no card is called 'Robb Snow'\n"


def test_the_head_of_a_card_has_all_its_numbers(pool: Pool) -> None:
    def head(title: str) -> list[str]:
        return head_lines(pool.cards[pool.find(title)])

    assert head("core_8") == [
        "Robb Stark (unique)",
        "Stark character",
        "cost 4, STR 2",
        "military, power, Noble crest",
        "Lord.",
        "Core Set 8 (core_8)",
    ]
    assert "cost 4, STR X" in head("ator_110")
    assert "gold 3, initiative 1, claim X" in head("cad_60")
    assert "cost -" in head("Shores of the Mander")
    assert head("Narrow Sea")[1:3] == ["Stark/Baratheon location", "cost 0, influence 1"]


CARD = {
    "id": "box_1",
    "name": "Captain",
    "set": "A Box's Tale",
    "set_code": "box",
    "cycle": None,
    "number": 1,
    "printed_number": "F1",
    "house": "Neutral",
    "houses": ["Neutral"],
    "legal_in_houses": "any",
    "type": "character",
    "unique": False,
    "endless": False,
    "cost": 2,
    "shadow": False,
    "str": 1,
    "icons": ["military"],
    "restrictions": [],
    "text_reference": "Secret words.",
    "illustrator": "Somebody",
    "deck_limit": 3,
    "legality": {"joust": "legal", "melee": "restricted"},
    "same_card_as": None,
    "confidence": "high",
}
TITLE = {"id": "title_1", "name": "Master of Coin", "set": "A Box's Tale", "type": "title", "deck_limit": 0}
SET = {
    "order": 0,
    "name": "A Box's Tale",
    "code": "box",
    "cycle": None,
    "release": "2008",
    "cards": 1,
    "numbers": [1, 1],
}


def source(folder: Path, *cards: Mapping[str, Any], sets: Any = (SET,)) -> Path:
    """A file of cards with its file of sets."""
    folder.mkdir(exist_ok=True)
    (folder / "sets.json").write_text(json.dumps(sets))
    (folder / "cards.json").write_text(json.dumps(cards))
    return folder / "cards.json"


def without(card: Mapping[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in card.items() if key not in keys}


def bring(path: Path, target: Path) -> int:
    return cli.main(["cards", "import", str(path), "--to", str(target)])


def test_import_writes_what_the_pool_reads_and_no_rules_text(tmp_path: Path) -> None:
    assert bring(source(tmp_path / "in", CARD, TITLE), tmp_path / "out") == 0
    pool = load_pool(tmp_path / "out")
    captain, title = pool.cards
    assert (captain.id, captain.set_name, captain.set_code, captain.cost) == ("box_1", "A Box's Tale", "box", 2)
    assert (captain.joust, captain.melee) == ("legal", "restricted")
    assert (title.type, title.deck_limit) == ("title", 0)
    assert sorted(path.relative_to(tmp_path / "out").as_posix() for path in (tmp_path / "out").rglob("*.json")) == [
        "a-boxs-tale/a-boxs-tale.json",
        "sets.json",
        "titles.json",
    ]
    assert all("Secret" not in path.read_text() for path in (tmp_path / "out").rglob("*.json"))


def test_a_folder_that_cannot_be_written_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert bring(source(tmp_path / "in", CARD), tmp_path / "file" / "out") == 1
    assert capsys.readouterr().err == f"agot-desktop cards: {tmp_path}/file/out cannot be written: Not a directory\n"


def test_a_second_import_removes_only_its_own_old_files(tmp_path: Path) -> None:
    target = tmp_path / "out"
    bring(source(tmp_path / "in", CARD), target)
    (target / "mine.json").write_text("{}")
    renamed = {**CARD, "set": "Another"}
    assert bring(source(tmp_path / "in", renamed, sets=[{**SET, "name": "Another"}]), target) == 0
    assert not (target / "a-boxs-tale" / "a-boxs-tale.json").exists()
    assert (target / "another" / "another.json").exists()
    assert (target / "mine.json").exists()


def test_a_forgotten_house_restriction_is_read_from_the_print(tmp_path: Path) -> None:
    card = {**CARD, "restrictions": ["House Baratheon or Greyjoy only"]}
    squire = {**CARD, "id": "box_2", "restrictions": ["House Stark character only"]}
    bring(source(tmp_path / "in", card, squire, sets=[{**SET, "cards": 2}]), tmp_path / "out")
    first, second = load_pool(tmp_path / "out").cards
    assert first.legal_in_houses == ("Baratheon", "Greyjoy")
    assert second.legal_in_houses is None


BROKEN = [
    ({**CARD, "icons": ["war"]}, "cards.json: $[0].icons[0]: Invalid enum value 'war'"),
    ({**CARD, "cost": "many"}, "cards.json: $[0].cost: "),
    ({**CARD, "stars": 5}, "cards.json: $[0]: Object contains unknown field `stars`"),
    (without(CARD, "name"), "cards.json: $[0]: Object missing required field `name`"),
    (without(CARD, "str"), "cards.json: $[0].str: a character needs a STR"),
    ({**CARD, "type": "plot", "str": None, "icons": []}, "cards.json: $[0].plot: a plot needs its numbers"),
    ({**CARD, "same_card_as": "box_9"}, "cards.json: $[0].same_card_as: no card has the id 'box_9'"),
    ({**CARD, "set": "Nowhere"}, "cards.json: $: 0 cards of A Box's Tale, but the list says 1"),
    ({**CARD, "houses": ["Stark", "Neutral"]}, "cards.json: $[0].houses: "),
]


@pytest.mark.parametrize(("card", "message"), BROKEN, ids=[message for _, message in BROKEN])
def test_a_broken_card_has_an_exact_message_and_nothing_is_written(
    card: Mapping[str, Any], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bring(source(tmp_path / "in", card), tmp_path / "out") == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"agot-desktop cards: {message}")
    assert not (tmp_path / "out").exists()


def test_files_that_are_no_lists_of_cards_have_an_exact_message(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bring(tmp_path / "none.json", tmp_path / "out") == 1
    assert "none.json: $: cannot be read: No such file" in capsys.readouterr().err
    path = source(tmp_path / "in", CARD)
    path.write_text("[{")
    assert bring(path, tmp_path / "out") == 1
    assert "cards.json: $: Input data was truncated" in capsys.readouterr().err
    path = source(tmp_path / "in", CARD, CARD)
    assert bring(path, tmp_path / "out") == 1
    assert "$[1].id: the id 'box_1' is taken" in capsys.readouterr().err
