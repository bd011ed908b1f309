"""Decks into text and `.o8d`. What is written here is read back by `reading` as the same deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from agot_desktop.controller.decks.files.xml import FIRST_EDITION, HOUSE_CARDS
from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.pool import Pool, fold

GROUPS: Final = (
    ("Plots", terms.PLOT), ("Characters", terms.CHARACTER), ("Locations", terms.LOCATION),
    ("Attachments", terms.ATTACHMENT), ("Events", terms.EVENT_CARD),
)  # fmt: skip


def as_text(deck: Deck, pool: Pool, *, notes: str = "", tags: Sequence[str] = (), deck_format: str = "") -> str:
    """A plain list that every reader of such lists understands; sets and, where needed, numbers make it exact."""
    lines = [deck.name, f"House: {_house_name(deck.house)}"]
    if deck.agenda:
        lines.append(f"Agenda: {_label(deck.agenda, pool)}")
    if deck.hand_of_the_king:
        lines.append(f"Hand of the King: {_label(deck.hand_of_the_king, pool)}")
    if deck_format:
        lines.append(f"Format: {deck_format}")
    if tags:
        lines.append(f"Tags: {', '.join(tags)}")
    for heading, held in _grouped(deck, pool):
        lines += ["", f"{heading} ({sum(count for _, count in held)})"]
        lines += [f"{count}x {_label(code, pool)}" for code, count in held]
    if notes.strip():
        lines += ["", "Notes:", notes.strip()]
    return "\n".join(lines) + "\n"


def as_o8d(deck: Deck, pool: Pool, *, notes: str = "", hand_section: bool = False) -> bytes:
    """A deck for OCTGN's first-edition game, cards by English name. The Hand is a line of the notes, or with
    `hand_section` a section of its own, which OCTGN may refuse."""
    houses = {house: code for code, house in HOUSE_CARDS.items()}
    parts = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{FIRST_EDITION}">']
    house = [(houses[deck.house], f"House {deck.house}", 1)] if deck.house in houses else []
    parts += _section("House", house)
    agenda = [("", _name(deck.agenda, pool), 1)] if deck.agenda else []
    parts += _section("Agenda", agenda)
    groups = dict(_grouped(deck, pool))
    for heading in ("Characters", "Locations", "Events", "Attachments", "Plots"):
        cards = [("", _name(code, pool), count) for code, count in groups.get(heading, ())]
        parts += _section(heading, cards)
    said = [notes.strip()] if notes.strip() else []
    if deck.hand_of_the_king and hand_section:
        parts += _section("Hand of the King", [("", _name(deck.hand_of_the_king, pool), 1)])
    elif deck.hand_of_the_king:
        said.append(f"Hand of the King: {_label(deck.hand_of_the_king, pool)}")
    parts.append(f"  <notes>{escape(_clean(chr(10).join(said)))}</notes>")
    parts.append("</deck>")
    return ("\n".join(parts) + "\n").encode()


def _section(name: str, cards: Iterable[tuple[str, str, int]]) -> list[str]:
    lines = [f'  <section name={quoteattr(name)} shared="False">']
    for guid, title, count in cards:
        lines.append(f'    <card qty="{count}" id={quoteattr(guid)}>{escape(_clean(title))}</card>')
    return [*lines, "  </section>"]


def _clean(text: str) -> str:
    """Without the signs that XML cannot hold."""
    return "".join(sign for sign in text if sign in "\t\n" or ord(sign) >= 32)


def _grouped(deck: Deck, pool: Pool) -> list[tuple[str, list[tuple[str, int]]]]:
    """Headings with their cards by name; ids that nobody knows under a heading of their own."""
    held = [*deck.cards, *((code, deck.plots.count(code)) for code in dict.fromkeys(deck.plots))]
    groups = []
    for heading, card_type in GROUPS:
        cards = [(code, n) for code, n in held if code in pool.index and _facts(code, pool).type == card_type]
        if cards:
            groups.append((heading, sorted(cards, key=lambda pair: (fold(_name(pair[0], pool)), pair[0]))))
    unknown = [(code, count) for code, count in held if code not in pool.index]
    return [*groups, ("Deck", unknown)] if unknown else groups


def _facts(code: str, pool: Pool) -> Facts:
    return pool.cards[pool.index[code]]


def _name(code: str, pool: Pool) -> str:
    return _facts(code, pool).name if code in pool.index else code


def _label(code: str, pool: Pool) -> str:
    """'Name (Set)', with the number where the set has several cards of the name."""
    if code not in pool.index:
        return code
    facts = _facts(code, pool)
    same = [n for n in pool.titles(facts.name) if pool.cards[n].set_name == facts.set_name]
    if len(same) > 1:
        return f"{facts.name} ({facts.set_name} #{facts.printed_number or facts.number})"
    return f"{facts.name} ({facts.set_name})"


def _house_name(house: str) -> str:
    return "Neutral" if house == terms.NEUTRAL else house
