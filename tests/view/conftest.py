"""A dressed application that stands still: animations off, light theme unless a test asks for another."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from agot_desktop.view import motion
from agot_desktop.view.theme import apply_theme, themes


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    speed = motion.speed()
    motion.set_speed("off")
    apply_theme(qapp)
    themes().set_override("light")
    yield
    themes().set_override("light")
    themes().set_text_scale(1.0)
    motion.set_speed(speed)
