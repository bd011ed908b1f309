"""Own files are found in a checkout and in a wheel; the user's folder is made where it is asked for."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from agot_desktop import paths
from agot_desktop.model.cardgame.pool import load_pool


def test_the_checkout_has_all_folders() -> None:
    assert (paths.resources() / "cards" / "sets.json").is_file()
    assert paths.translations().is_dir()
    assert paths.cards() == paths.resources() / "cards"


def test_an_installed_copy_goes_before_the_checkout(tmp_path: Path) -> None:
    package = tmp_path / "agot_desktop"
    (package / "_resources").mkdir(parents=True)
    (tmp_path / "resources").mkdir()
    assert paths._own_folder("resources", package) == package / "_resources"


def test_missing_resources_are_named_with_the_places_tried(tmp_path: Path) -> None:
    with pytest.raises(paths.ResourceError) as caught:
        paths._own_folder("resources", tmp_path / "agot_desktop")
    assert caught.value.name == "resources"
    assert caught.value.tried == (tmp_path / "agot_desktop" / "_resources", tmp_path / "resources")
    assert str(tmp_path / "resources") in str(caught.value)


def test_the_users_folder_follows_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths.platformdirs, "user_data_path", lambda name, appauthor: tmp_path / "share" / name)
    assert paths.user_data() == tmp_path / "share" / "agot-desktop"
    assert (tmp_path / "share" / "agot-desktop").is_dir()


def test_data_names_another_folder(tmp_path: Path) -> None:
    assert paths.user_data(tmp_path / "a" / "b") == tmp_path / "a" / "b"
    assert (tmp_path / "a" / "b").is_dir()


def test_a_relative_folder_becomes_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert paths.user_data("games") == tmp_path / "games"


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(paths.DataFolderError) as caught:
        paths.user_data(tmp_path / "file" / "games")
    assert caught.value.folder == tmp_path / "file" / "games"


def test_the_wheel_carries_cards_decks_and_translations(tmp_path: Path) -> None:
    root = paths.PACKAGE_FOLDER.parent
    build = "import hatchling.build, sys; print(hatchling.build.build_wheel(sys.argv[1]))"
    pytest.importorskip("hatchling", reason="the wheel is built by hatchling")
    done = subprocess.run([sys.executable, "-c", build, str(tmp_path)], cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    package = tmp_path / "site" / "agot_desktop"
    assert len(load_pool(paths._own_folder("resources", package) / "cards").cards) == 1994
    assert (package / "_resources" / "decks" / "stark.json").is_file()
    assert (package / "_translations").is_dir()
