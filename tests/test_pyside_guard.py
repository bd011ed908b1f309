"""Qt for Python must not lose references: 6.12.0 dropped one to None with every void call on CPython 3.11."""

import sys
from importlib.metadata import version

from PySide6.QtCore import QObject


def test_the_version_is_one_that_is_known_to_be_sound() -> None:
    major, minor = (int(part) for part in version("PySide6").split(".")[:2])
    assert (6, 8) <= (major, minor) < (6, 12)


def test_void_calls_keep_the_references_to_none() -> None:
    thing = QObject()
    thing.setObjectName("the first call loads modules, which refer to None")
    before = sys.getrefcount(None)
    for _ in range(300):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < 30
