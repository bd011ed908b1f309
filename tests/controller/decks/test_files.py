"""Decks from files: every shape, nothing dropped, exact messages; and round trips of what is written."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agot_desktop import paths
from agot_desktop.controller.decks.changes import copies_in, differences
from agot_desktop.controller.decks.files import own
from agot_desktop.controller.decks.files.draft import DeckImportError, Draft, SecondEditionError
from agot_desktop.controller.decks.files.matching import Matcher
from agot_desktop.controller.decks.files.reading import SIZE_LIMIT, import_words, read_decks, remark_words
from agot_desktop.controller.decks.files.writing import as_o8d, as_text
from agot_desktop.controller.words import english
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.decks import encode_deck, read_deck
from agot_desktop.model.cardgame.pool import Pool, load_pool, load_sets

POOL = load_pool(paths.cards())
MATCHER = Matcher(POOL, load_sets(paths.cards()))


@pytest.fixture(scope="module")
def stark() -> Deck:
    return read_deck(paths.resources() / "decks" / "stark.json")


def read(text: str | bytes, file: str = "") -> Draft:
    (draft,) = read_decks(text if isinstance(text, bytes) else text.encode(), MATCHER, file)
    return draft


def deck_of(text: str | bytes, file: str = "") -> Deck:
    return read(text, file).decks(POOL)[-1][0]


def names(deck: Deck) -> dict[str, int]:
    return {POOL.cards[POOL.index[code]].name: count for code, count in deck.cards}


SHAPES = {
    "3x Robb Stark (Core Set)": ("core_8", 3),
    "3 Robb Stark (Core Set)": ("core_8", 3),
    "3x Robb Stark (core)": ("core_8", 3),
    "3x Robb Stark (Core Set #8)": ("core_8", 3),
    "2 Robb Stark (CORE) 8": ("core_8", 2),
    "Robb Stark (Core Set) x2": ("core_8", 2),
    "#008 2x Robb Stark (Core Set)": ("core_8", 2),
    "12x robb stärk [Core Set]": ("core_8", 12),
    "- 3× Robb Stark (Core Set)": ("core_8", 3),
    "3xRobb Stark (Core Set)": ("core_8", 3),
    "3\tRobb Stark (Core Set)": ("core_8", 3),
    "2x Lord Eddard’s Chambers": ("core_26", 2),
    "Lord Eddards Chambers x2": ("core_26", 2),
}


@pytest.mark.parametrize("line", SHAPES)
def test_shapes_of_a_line(line: str) -> None:
    code, count = SHAPES[line]
    if "Chambers" in line:
        code = POOL.cards[POOL.find("Lord Eddard's Chambers")].id
    deck = deck_of(f"My deck\nHouse Stark\n\nCharacters (3)\n{line}\n")
    assert deck.name == "My deck" and deck.house == "Stark"
    assert copies_in(deck, code) == count


def test_a_whole_list() -> None:
    text = """Winter

    // comment
    # another
    House: Stark
    Agenda: Kings of Winter
    Hand of the King: Catelyn Stark (Core Set)
    Plots (1):
    Wildfire Assault (Core Set)
    Characters (3)
    2x Robb Stark (Core Set)
    Sideboard:
    1x Hodor (Core Set)
    Notes:
    Play *fast*.

    Always.
    """
    draft = read("\n".join(line.strip() for line in text.splitlines()))
    (deck, comment), *more = draft.decks(POOL)
    assert not more and comment == ""
    assert deck.agenda == POOL.cards[POOL.find("Kings of Winter")].id
    assert POOL.cards[POOL.index[str(deck.hand_of_the_king)]].name == "Catelyn Stark"
    assert len(deck.plots) == 1 and names(deck) == {"Robb Stark": 2}
    assert deck.note.startswith("Play *fast*.\n\nAlways.") and "1x Hodor (Core Set)" in deck.note


def test_several_decks_in_one_text() -> None:
    drafts = read_decks(b"One\nHouse Stark\n2x Hodor\n====\nTwo\nHouse Martell\n3x The Red Viper\n", MATCHER)
    assert [(draft.name, draft.versions[0].house) for draft in drafts] == [("One", "Stark"), ("Two", "Martell")]


def test_bare_names_are_a_list_too() -> None:
    deck = deck_of("Hodor\nHodor\nOld Nan\n", "wolves.txt")
    assert names(deck)["Hodor"] == 2 and deck.name == "wolves"


def test_versions_of_one_title_are_asked_about_and_others_are_sure() -> None:
    draft = read("D\n2x Eddard Stark\n1x Hodor (Core Set)\n")
    (line,) = draft.open_lines()
    match = draft.matches[line.key]
    assert match.certainty == "guess" and len(match.proposals) > 2
    other = match.proposals[-1]
    draft.choose(line, other)
    assert copies_in(draft.decks(POOL)[0][0], other) == 2


def test_misspelt_names_get_proposals_and_nothing_is_dropped() -> None:
    draft = read("D\n2x Rob Stark (Core Set)\n3x Qwertyuiop\n1x Hodor\n")
    lines = {line.name: line for line in draft.open_lines()}
    near = draft.matches[lines["Rob Stark"].key]
    assert near.certainty == "near" and POOL.cards[POOL.index[near.code]].name == "Robb Stark"
    assert draft.matches[lines["Qwertyuiop"].key].code == ""
    deck = draft.decks(POOL)[0][0]
    assert "3x Qwertyuiop" in deck.note
    draft.choose(lines["Rob Stark"], "")
    assert "2x Rob Stark (Core Set)" in draft.decks(POOL)[0][0].note


OTHER = "30c200c9-6c98-49a4-a293-106c06295c05"


@pytest.mark.parametrize(
    "content",
    [
        f'<deck game="{OTHER}"><section name="Faction"/></deck>',
        json.dumps({"name": "x", "faction_code": "stark", "slots": {"01001": 3}}),
        "Deck\nHouse Stark\nBanner of the Lion\n\nPacks: From Core Set to Wolves of the North\n3x Hodor\n",
        "Deck\n\nHouse Tyrell\n3x Hodor\n",
    ],
)
def test_the_second_edition_is_refused_politely(content: str) -> None:
    with pytest.raises(SecondEditionError) as error:
        read_decks(content.encode(), MATCHER)
    assert "second edition" in import_words(error.value, english)


def test_octgn_in_and_out(stark: Deck) -> None:
    content = as_o8d(stark, POOL, notes="Lords & wolves <3")
    draft = read(b"\xef\xbb\xbf" + content, "wolves.o8d")
    assert draft.name == "wolves" and draft.versions[0].house == "Stark"
    deck = draft.decks(POOL)[0][0]
    assert deck.hand_of_the_king == stark.hand_of_the_king
    assert sum(n for _, n in deck.cards) == stark.size and len(deck.plots) == 7
    assert deck.note == "Lords & wolves <3"
    assert b'id="a12af4e8-be4b-4cda-a6b6-534f97001005"' in content
    with_section = read(as_o8d(stark, POOL, hand_section=True)).decks(POOL)[0][0]
    assert with_section.hand_of_the_king is not None


AGOTDB = """<?xml version="1.0" encoding="utf-8"?>
<AGoTDB DeckBuilderVersion="0.9" DatabaseVersion="1"><VersionedDeck>
<Author>Ned</Author><Description>Two revisions</Description><Name>Winter</Name>
<Deck0><Deck><RevisionComments>first</RevisionComments><CreationDate>1</CreationDate>
<Sideboard><CardList/></Sideboard>
<Cards><CardList><Card>
<UniversalId>1</UniversalId><Quantity>2</Quantity><Name>Robb Stark</Name><Set>Core Set</Set></Card>
</CardList></Cards><Houses>1</Houses><DeckFormat>Joust</DeckFormat></Deck></Deck0>
<Deck1><Deck><RevisionComments>second</RevisionComments>
<Sideboard><CardList><Card><Quantity>1</Quantity><Name>Hodor</Name><Set>Core Set</Set></Card></CardList></Sideboard>
<Cards><CardList>
<Card><UniversalId>1</UniversalId><Quantity>3</Quantity><Name>Robb Stark</Name><Set>Core Set</Set></Card>
<Card><UniversalId>7</UniversalId><Quantity>1</Quantity><Name>Wildfire Assault</Name><Set>Core Set</Set></Card>
<Card><UniversalId>9</UniversalId><Quantity>1</Quantity><Name>Nobody at All Xyz</Name><Set>CCG</Set></Card>
</CardList></Cards><Houses>{houses}</Houses><DeckFormat>Melee</DeckFormat>
<Agenda><Card><UniversalId>3</UniversalId><Quantity>1</Quantity><Name>Kings of Winter</Name><Set>w</Set></Card></Agenda>
</Deck></Deck1></VersionedDeck></AGoTDB>"""


def test_agotdb_with_all_revisions() -> None:
    draft = read(AGOTDB.format(houses="1"))
    assert (draft.name, draft.deck_format) == ("Winter", "melee")
    (first, one), (second, two) = draft.decks(POOL)
    assert (one, two) == ("first", "second")
    assert copies_in(first, "core_8") == 2 and copies_in(second, "core_8") == 3
    assert len(second.plots) == 1 and second.agenda == POOL.cards[POOL.find("Kings of Winter")].id
    assert "1x Nobody at All Xyz (CCG)" in second.note and "1x Hodor (Core Set)" in second.note
    assert "Ned" in second.note
    treaty = read(AGOTDB.format(houses="3"))
    assert any("Lannister" in remark_words(remark, english) for remark in treaty.remarks)
    assert read(AGOTDB.format(houses="32")).versions[-1].house == "Targaryen"


def test_agotdb_without_the_frame_of_versions() -> None:
    text = AGOTDB.format(houses="1")
    inner = text[text.index("<Deck><RevisionComments>first") : text.index("</Deck0>")]
    draft = read(f"<AGoTDB>{inner.replace('<Deck>', '', 1).removesuffix('</Deck>')}</AGoTDB>", "old.xml")
    assert draft.name == "old" and copies_in(draft.decks(POOL)[0][0], "core_8") == 2


def test_cockatrice() -> None:
    draft = read(
        '<cockatrice_deck version="1"><deckname>W</deckname><comments>hi</comments><tags><tag>a</tag></tags>'
        '<zone name="main"><card number="2" name="Robb Stark" setShortName="core"/></zone>'
        '<zone name="side"><card number="1" name="Hodor"/></zone></cockatrice_deck>'
    )
    assert (draft.name, draft.tags) == ("W", ("a",))
    deck = draft.decks(POOL)[0][0]
    assert copies_in(deck, "core_8") == 2 and "Hodor" in deck.note


def test_tabletop_simulator() -> None:
    card = {"Name": "Card", "Nickname": "Hodor"}
    states = [{"Name": "DeckCustom", "ContainedObjects": [card, card, {"Name": "Card", "Nickname": "House Stark"}]}]
    draft = read(json.dumps({"ObjectStates": states}), "saved.json")
    assert draft.versions[0].house == "Stark" and names(draft.decks(POOL)[0][0]) == {"Hodor": 2}


BROKEN = {
    b"": ("empty", ""),
    b"<deck><section": ("broken-xml", "line 1, column 7"),
    b'<!DOCTYPE d [<!ENTITY a "b">]><deck/>': ("unsafe-xml", ""),
    b"<html></html>": ("unknown-xml", "<html>"),
    b'<deck game="x"></deck>': ("no-cards", "<deck>"),
    b'<deck game="x"><section name="Plots"><card qty="two">A</card></section></deck>': (
        "bad-count", "section 1 (Plots), card 1",
    ),
    b'{"kind":': ("broken-json", "$"),
    b'{"kind":"other"}': ("unknown-json", "$.kind"),
    b'{"kind":"agot-desktop deck","version":1,"name":"d"}': ("broken-json", "$"),
    b'{"kind":"agot-desktop deck history","version":9}': ("newer", "$.version"),
    b'{"kind":"agot-desktop deck history","version":1,"name":"d","versions":[{"house":"Stark","cards":[{"id":3}]}]}': (
        "broken-json", "$.versions[0].cards[0].id",
    ),
    b'{"kind":"agot-desktop deck history","version":1,"name":"d","versions":[{"house":"Tully"}]}': (
        "bad-house", "$.versions[0].house",
    ),
    b"\x00\x01\x02": ("no-text", "byte 0"),
    b"x" * (SIZE_LIMIT + 1): ("too-large", ""),
    b"\n" * 5000 + b"x": ("too-long", "line 4001"),
    b"// nothing\n": ("no-cards", ""),
}  # fmt: skip


@pytest.mark.parametrize("content", BROKEN, ids=lambda content: content[:40].decode(errors="replace"))
def test_broken_files_say_what_and_where(content: bytes) -> None:
    with pytest.raises(DeckImportError) as error:
        read_decks(content, MATCHER)
    code, place = BROKEN[content]
    assert (error.value.code, error.value.place) == (code, place)
    words = import_words(error.value, english)
    assert place in words and words[-1] in ".>" and "{" not in words


def test_old_letters_are_guessed_and_said() -> None:
    draft = read("Zima\n2x Hodor\n2x Malé překvapení\n".encode("cp1250"))
    assert ("old-letters", "Windows-1252") in draft.remarks
    assert names(draft.decks(POOL)[0][0])["Hodor"] == 2


def test_our_own_file_is_exact(stark: Deck) -> None:
    before = Deck(stark.name, stark.house, stark.agenda, stark.plots, stark.cards[:-2], stark.hand_of_the_king)
    made = datetime(2026, 1, 2, tzinfo=UTC)
    content = own.encode(
        "Zima", [(before, "first", made), (stark, "", None)], POOL, notes="*n*", tags=("a", "б"), deck_format="melee"
    )
    draft = read(content)
    assert (draft.name, draft.notes, draft.tags, draft.deck_format) == ("Zima", "*n*", ("a", "б"), "melee")
    assert draft.open_lines() == []
    (first, one), (second, two) = draft.decks(POOL)
    assert (one, two) == ("first", "") and not differences(first, before) and not differences(second, stark)


def test_our_own_file_survives_changed_ids(stark: Deck) -> None:
    content = own.encode("Zima", [(stark, "", None)], POOL).replace(b'"core_8"', b'"core_8_old"')
    deck = deck_of(content)
    assert copies_in(deck, "core_8") == 2


def test_the_shorter_file_of_ours_is_read_too(stark: Deck) -> None:
    assert not differences(deck_of(encode_deck(stark)), stark)


def test_text_is_exact(stark: Deck) -> None:
    text = as_text(stark, POOL, notes="Play\n\n  fast", tags=("a", "b"), deck_format="hand-of-the-king")
    draft = read(text)
    deck = draft.decks(POOL)[0][0]
    assert not differences(deck, stark) and draft.open_lines() == []
    assert (draft.name, draft.notes, draft.tags) == (stark.name, "Play\n\n  fast", ("a", "b"))
    assert draft.deck_format == "hand-of-the-king"


_draw = [f.id for f in POOL.cards if f.type in ("character", "location", "attachment", "event")]
_plots = [f.id for f in POOL.cards if f.type == "plot"]
_agendas = [f.id for f in POOL.cards if f.type == "agenda"]


@settings(max_examples=60, deadline=None)
@given(
    st.dictionaries(st.sampled_from(_draw), st.integers(1, 12), min_size=1, max_size=30),
    st.lists(st.sampled_from(_plots), max_size=8),
    st.sampled_from(["Stark", "Lannister", "Neutral"]),
    st.none() | st.sampled_from(_agendas),
    st.none() | st.sampled_from([f.id for f in POOL.cards if f.type == "character" and f.unique]),
)
def test_any_deck_comes_back_from_text_and_our_file(
    cards: dict[str, int], plots: list[str], house: str, agenda: str | None, hand: str | None
) -> None:
    deck = Deck("Any deck", house, agenda, tuple(plots), tuple(cards.items()), hand)
    assert not differences(deck_of(as_text(deck, POOL)), deck)
    assert not differences(deck_of(own.encode(deck.name, [(deck, "", None)], POOL)), deck)


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=400) | st.binary(max_size=400))
def test_any_rubbish_is_read_or_refused(content: str | bytes) -> None:
    data = content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content
    try:
        for draft in read_decks(data, MATCHER):
            draft.decks(POOL)
    except DeckImportError as error:
        assert import_words(error, english)


def test_the_pool_of_these_tests_is_the_programs(pool: Pool) -> None:
    assert pool.digest == POOL.digest
