"""The rule book: complete, searchable, and free of the notes of its source."""

import re
from pathlib import Path

import pytest

from agot_desktop import paths
from agot_desktop.controller.manual import BOOKS, NUMBER, manual
from agot_desktop.model.kernel.errors import DataError

FOLDER = paths.resources() / "manual"


@pytest.mark.parametrize("book", BOOKS)
def test_every_statement_has_words_and_a_number_of_its_own(book: str) -> None:
    found = manual(FOLDER, book)
    numbers = [s.number for chapter in found.chapters for s in chapter.statements]
    assert len(numbers) == len(set(numbers)) and len(numbers) > 150
    for chapter in found.chapters:
        assert chapter.title and chapter.statements
        for statement in chapter.statements:
            assert NUMBER.fullmatch(statement.number) and len(statement.text) > 10, statement
            assert not re.search(r"⚠|\[(forum|memory|proposal|seed|faq)", statement.text), statement
            assert found.statement(statement.number) == statement
    assert found.statement("XX-99") is None


def test_it_is_searched_by_words_and_by_number() -> None:
    book = manual(FOLDER, "cards")
    assert next(s.number for s in book.search("chl-18")).startswith("CHL-")
    assert any(s.number == "KEY-09" for s in book.search("LIMITED once keyword") + book.search("limited per round"))
    assert book.search("  ") == [] and book.search("zzzzz") == []


def test_a_broken_book_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cards"):
        manual(tmp_path, "cards")
    (tmp_path / "realm.json").write_text('{"format": 2, "chapters": []}', encoding="utf-8")
    with pytest.raises(DataError, match="format 2"):
        manual(tmp_path, "realm")
