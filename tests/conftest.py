"""What all tests share: Qt without a screen, and the card pool loaded once."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from agot_desktop import paths
from agot_desktop.model.cardgame.pool import Pool, load_pool

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def pool() -> Pool:
    """The cards that the program ships. Never changed."""
    return load_pool(paths.cards())


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Keep every test away from the user's own files."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "config"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
    yield folder
