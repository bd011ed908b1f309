"""The buttons of the prompt bar for what has been pointed at so far."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from agot_desktop.model.kernel.decision import Choice
from agot_desktop.view.ports import DECLINE, PLAIN, PRIMARY, Button, Prompt
from agot_desktop.view.realm.choosing import NOWHERE, Choosing
from agot_desktop.view.table.prompt_bar import BarButton

PUT_BACK: Final = ("ui", "put back")
LIST: Final = ("ui", "list")
MOST: Final = 8  # more options than this are chosen from a list
_AT_DESK: Final = ("offer", "counter", "execute")


def bar_buttons(choosing: Choosing, prompt: Prompt, *, cards: bool) -> tuple[BarButton, ...]:
    """What the bar offers now. `cards`: cards to choose from lie over the map and need no buttons."""
    labels = {button.choice: button for button in prompt.buttons}
    wanted = [choice for choice in choosing.buttons() if choice in labels and not _elsewhere(choice, cards)]
    ready = choosing.ready()
    held = (choosing.area, choosing.target, choosing.order) != (NOWHERE, NOWHERE, NOWHERE)
    ordinary = [choice for choice in wanted if labels[choice].role not in (PRIMARY, DECLINE) and choice != ready]
    buttons: list[BarButton] = []
    many = len(ordinary) > MOST
    if many or (choosing.places() and not held) or not wanted:
        words = QCoreApplication.translate("RealmAsking", "List…")
        buttons.append(BarButton(LIST, words, cap="L"))
    if not many:
        for number, choice in enumerate(ordinary, 1):
            key = int(str(choice[1])) if choice[0] == "bid" else number
            buttons.append(_button(labels[choice], PLAIN, str(key) if key < 10 else ""))
    if held:
        words = QCoreApplication.translate("RealmAsking", "Take back")
        buttons.append(BarButton(PUT_BACK, words, cap=QCoreApplication.translate("RealmAsking", "Esc")))
    for role in (DECLINE, PRIMARY):
        for choice in wanted:
            if labels[choice].role == role and choice != ready and not (held and role == PRIMARY and ready):
                cap = "" if held and role == DECLINE else _cap(role)
                buttons.append(_button(labels[choice], role, cap))
    if ready is not None and held and ready in labels:
        buttons = [b if b.role != PRIMARY else BarButton(b.key, b.label, b.tooltip, PLAIN, "") for b in buttons]
        buttons.append(_button(labels[ready], PRIMARY, _cap(PRIMARY)))
    return tuple(buttons)


def _elsewhere(choice: Choice, cards: bool) -> bool:
    """Whether a choice has its place on a card or at the desk."""
    if cards and choice[0] in ("house-card", "tactic") and choice[1] != NOWHERE:
        return True
    return choice[0] in _AT_DESK


def _cap(role: str) -> str:
    if role == PRIMARY:
        return QCoreApplication.translate("RealmAsking", "Space")
    return QCoreApplication.translate("RealmAsking", "Esc")


def _button(button: Button, role: str, cap: str) -> BarButton:
    return BarButton(button.choice, button.label, button.tooltip, role, cap)
