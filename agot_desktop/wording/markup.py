"""Runs of text: the small markup inside phrases, and sentences' capitals and full stops.

Phrases may hold `<b>bold</b>`, `<i>italic</i>` and `<icon:NAME>its spoken name</icon>`, not inside each other.
What comes from elsewhere (titles of cards, traits) is escaped before it goes into a phrase.
"""

from __future__ import annotations

import html
import re
from typing import Final

Run = tuple[str, str]
"""A text and its style: `plain`, `bold`, `italic`, or `icon:` and the icon's name."""
Paragraph = tuple[Run, ...]

PLAIN: Final = "plain"
ITALIC: Final = "italic"
_STYLES: Final = {"b": "bold", "i": ITALIC}
_TAGGED: Final = re.compile(r"<(?P<tag>b|i|icon:[a-z-]+)>(?P<text>[^<>]*)</(?:b|i|icon)>")
_ENDED: Final = re.compile(r"[.!?](?:</[a-z]+>)?[\"'”’»)]*$")
_FIRST: Final = re.compile(r"^((?:<[^>]*>|[\"'“‘„«(¿¡])*)(\w)")


def literal(text: str) -> str:
    """The text as it stands, safe to put into a phrase."""
    return html.escape(text, quote=False)


def runs(text: str) -> Paragraph:
    """The runs of a marked-up paragraph. Raises ValueError for a stray tag."""
    found: list[Run] = []
    end = 0
    for match in _TAGGED.finditer(text):
        _add(found, text[end : match.start()], PLAIN)
        _add(found, match["text"], _STYLES.get(match["tag"], match["tag"]))
        end = match.end()
    _add(found, text[end:], PLAIN)
    return tuple(found)


def _add(found: list[Run], text: str, style: str) -> None:
    if "<" in text or ">" in text:
        raise ValueError(f"a stray tag in {text!r}")
    if text:
        found.append((html.unescape(text), style))


def capital(text: str) -> str:
    """The text with its first letter as a capital."""
    return _FIRST.sub(lambda match: match[1] + match[2].upper(), text, count=1)


def sentence(text: str) -> str:
    """The clause as a sentence: a capital, and a full stop if it has no end of its own."""
    return capital(text) if _ENDED.search(text) else capital(text) + "."
