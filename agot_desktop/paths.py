"""Where the program finds its own files and puts the user's.

Its own files (`resources`, `translations`) stand beside the package in a checkout and inside it once installed.
The user's files go where the system keeps such things, unless a folder is named (`--data`).
"""

from pathlib import Path
from typing import Final

import platformdirs

APP_NAME: Final = "agot-desktop"
PACKAGE_FOLDER: Final = Path(__file__).resolve().parent


class ResourceError(RuntimeError):
    """Files of the program itself are missing. `name` is the folder, `tried` where it was looked for."""

    def __init__(self, name: str, tried: tuple[Path, ...]) -> None:
        places = " and ".join(str(path) for path in tried)
        super().__init__(f"the program's {name!r} are missing: there is no folder {places}")
        self.name = name
        self.tried = tried


class DataFolderError(OSError):
    """The user's folder cannot be made or written. `folder` is the one meant, `reason` the system's words."""

    def __init__(self, folder: Path, reason: str) -> None:
        super().__init__(f"the data folder {folder} cannot be used: {reason}")
        self.folder = folder
        self.reason = reason


def resources() -> Path:
    """The folder of cards, decks, scenarios and pictures. Raises ResourceError."""
    return _own_folder("resources")


def translations() -> Path:
    """The folder of translated words. Raises ResourceError."""
    return _own_folder("translations")


def cards() -> Path:
    """The folder of the cards' facts. Raises ResourceError."""
    return _own_folder("resources") / "cards"


def board() -> Path:
    """The folder of the board game's map, pieces and cards. Raises ResourceError."""
    return _own_folder("resources") / "board"


def user_data(override: str | Path | None = None) -> Path:
    """The folder of the user's files, made if need be; `override` is the folder that `--data` names.

    Raises DataFolderError.
    """
    folder = Path(override).expanduser() if override else platformdirs.user_data_path(APP_NAME, appauthor=False)
    folder = folder.absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DataFolderError(folder, error.strerror or str(error)) from error
    return folder


def _own_folder(name: str, package: Path | None = None) -> Path:
    """The installed copy (`_resources`) if there is one, else the checkout's, beside the package."""
    package = package or PACKAGE_FOLDER
    tried = (package / f"_{name}", package.parent / name)
    for folder in tried:
        if folder.is_dir():
            return folder
    raise ResourceError(name, tried)
