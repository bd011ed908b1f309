"""What a player may call a campaign or a deck."""

from __future__ import annotations

from agot_desktop.storage.errors import BadNameError

NAME_LIMIT = 200
"""Characters."""


def clean_name(name: str) -> str:
    """The name without spaces around it. Raises BadNameError if it is empty, too long, or cannot be kept in a file."""
    cleaned = name.strip()
    if not cleaned:
        raise BadNameError(name, "a name may not be empty")
    if len(cleaned) > NAME_LIMIT:
        raise BadNameError(name, f"a name may have {NAME_LIMIT} characters")
    if any(character == "\x00" or "\ud800" <= character <= "\udfff" for character in cleaned):
        raise BadNameError(name, "a character of the name cannot be kept")
    return cleaned
