"""The log in words, and that it never says more than a seat may know."""

import re
from pathlib import Path

import pytest

from agot_desktop import paths
from agot_desktop.controller.log_words import HIDDEN, OPEN
from agot_desktop.controller.sentences import Line, Teller, in_order
from agot_desktop.controller.words import english
from agot_desktop.model.cardgame.carry import CARRY
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.telling import SECRET, SILENT
from agot_desktop.model.kernel.game import LogEntry

CODES = {1: "core_5", 2: "core_8", 3: "core_12", 4: "core_1"}


@pytest.fixture
def teller(pool: Pool) -> Teller:
    return Teller(pool, ["Anna", "Tywin"], CODES.__getitem__)


def text(teller: Teller, entry: LogEntry, seat: int = 0) -> str:
    line = teller.line(entry, seat, english)
    return "" if line is None else line.text


def test_a_sentence_names_who_what_and_how_many(teller: Teller) -> None:
    drew = LogEntry("drew", seat=0, amount=2, cards=(1, 3), readers=1)
    assert text(teller, drew) == "Anna draws 2 cards: Eddard Stark, Hodor"
    line = teller.line(drew, 0, english)
    assert line is not None and [(line.text[a:b], code) for a, b, code in line.spans] == [
        ("Eddard Stark", "core_5"),
        ("Hodor", "core_12"),
    ]
    killed = LogEntry("killed", subject=2, code="core_8", seat=0, cause="claim")
    assert text(teller, killed) == "Robb Stark dies for the claim"
    assert text(teller, LogEntry("attached", subject=4, other=1)) == "Ice is attached to Eddard Stark"
    assert text(teller, LogEntry("gold_moved", seat=0, other=-1, amount=3)) == "3 gold moves from the treasury to Anna"


def test_the_card_that_caused_it_is_named(teller: Teller) -> None:
    line = teller.line(LogEntry("knelt", subject=3, source=2, seat=0), 0, english)
    assert line is not None and line.text == "Hodor kneels (Robb Stark)"
    assert line.text[slice(*line.spans[1][:2])] == "Robb Stark"
    assert text(teller, LogEntry("knelt", subject=3, source=3)) == "Hodor kneels"


def test_a_deed_is_read_before_its_price() -> None:
    entries = [
        LogEntry("passed", seat=1),
        LogEntry("knelt", subject=3, cause="cost"),
        LogEntry("gold_paid", amount=2),
        LogEntry("triggered", subject=3),
        LogEntry("gold_paid", amount=1),
        LogEntry("stood", subject=1),
        LogEntry("entered_play", subject=2, word="marshalled"),
    ]
    assert [number for number, _ in in_order(entries)] == [0, 3, 1, 2, 4, 5, 6]
    assert [number for number, _ in in_order(entries, 2)] == [3, 2, 4, 5, 6]


def test_headings_and_causes_stand_out(teller: Teller) -> None:
    def line(kind: str, **fields: object) -> Line:
        found = teller.line(LogEntry(kind, **fields), 0, english)  # type: ignore[arg-type]
        assert found is not None
        return found

    assert line("phase_begins", word="plot").head and line("phase_begins", word="plot").text == "Plot phase"
    assert line("round_begins", amount=3).text == "Round 3"
    assert (line("triggered", subject=1, seat=0).indent, line("knelt", subject=1).indent) == (0, 1)


@pytest.mark.parametrize("kind", sorted(OPEN))
def test_what_a_seat_may_not_read_has_no_title_in_it(teller: Teller, kind: str, pool: Pool) -> None:
    entry = LogEntry(
        kind, subject=1, code="core_5", seat=0, other=1, source=2, amount=2, cards=(3, 4), readers=1, word="x"
    )
    line = teller.line(entry, 1, english)
    if line is not None:
        assert line.spans == ()
        assert not [code for code in CODES.values() if pool.cards[pool.index[code]].name in line.text]


def test_secrets_are_told_to_others_without_names(teller: Teller) -> None:
    hidden = LogEntry("added_to_hand", subject=1, code="core_5", seat=0, readers=1)
    assert text(teller, hidden, 1) == "Anna takes a card into hand"
    assert text(teller, hidden, 0) == "Anna takes Eddard Stark into hand"
    assert set(HIDDEN) >= SECRET - {"looked"}


def logged_kinds() -> set[str]:
    """Every kind that the rules' modules write or tell, as far as they name it in one place."""
    found: set[str] = set()
    for path in (Path(paths.PACKAGE_FOLDER) / "model" / "cardgame").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'(?:LogEntry|Event)\("([a-z_]+)"', source))
    return found | set(CARRY)


def test_there_are_words_for_everything_that_the_rules_write() -> None:
    assert logged_kinds() - set(OPEN) - SILENT == set()


def test_a_title_that_passes_on_names_who_lost_it(teller: Teller) -> None:
    """KM-31: only a change of hands is told, and it says from whom."""
    assert text(teller, LogEntry("title_taken", seat=0, other=1, word="Reaver")) == (
        "Anna takes the title Reaver from Tywin"
    )
    assert text(teller, LogEntry("title_taken", seat=0, word="Reaver")) == "Anna takes the title Reaver"
    assert text(teller, LogEntry("conceded", seat=1)) == "Tywin gives up the game"
