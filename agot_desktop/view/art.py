"""Where the window's own drawings and colour values are on disk."""

from __future__ import annotations

from pathlib import Path

from agot_desktop import paths


def art_dir() -> Path:
    """Folder with tokens.json and sigils/. Raises paths.ResourceError in a broken installation."""
    return paths.resources() / "art"


def icons_dir() -> Path:
    """Folder with the one-colour icons. Raises paths.ResourceError in a broken installation."""
    return paths.resources() / "icons"
