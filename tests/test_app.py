"""Starting the program: the order of it, the smoke run, what is told when the player's file cannot be used."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

from agot_desktop import paths
from agot_desktop.controller.qt_start import FILE_NAME
from agot_desktop.storage.store import Store

ENVIRONMENT = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}


def start(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=paths.PACKAGE_FOLDER.parent,
        env=ENVIRONMENT,
        text=True,
        capture_output=True,
        timeout=60,
    )


def test_a_smoke_run_paints_opens_the_file_and_quits(tmp_path: Path) -> None:
    done = start("-m", "agot_desktop", "--smoke", "--data", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert (tmp_path / FILE_NAME).exists()


def test_the_database_library_is_loaded_after_the_first_paint(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "from pathlib import Path\n"
        "from agot_desktop import app\n"
        "from agot_desktop.view.main_window import MainWindow\n"
        "heavy = lambda: sorted({'sqlmodel', 'sqlalchemy', 'pydantic'} & set(sys.modules))\n"
        "painted = []\n"
        "paint = MainWindow.paintEvent\n"
        "def seen(self, event):\n"
        "    painted.append(heavy())\n"
        "    paint(self, event)\n"
        "MainWindow.paintEvent = seen\n"
        "app.run(Path(sys.argv[1]), smoke=True)\n"
        "print(painted[0], bool(heavy()))\n"
    )
    done = start("-c", program, str(tmp_path))
    assert done.stdout.strip() == "[] True", done.stdout + done.stderr


def test_a_newer_file_is_told_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / FILE_NAME
    Store.open(file).close()
    connection = sqlite3.connect(file)
    connection.execute("pragma user_version = 999")
    connection.commit()
    connection.close()
    before = file.read_bytes()
    done = start("-m", "agot_desktop", "--smoke", "--data", str(tmp_path))
    assert done.returncode == 1 and "newer version" in done.stderr
    assert file.read_bytes() == before
