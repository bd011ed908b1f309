"""How fast things move: one factor for the whole program, and property animations that respect it.

    set_speed('off' | 'fast' | 'normal' | 'slow')   reduced motion is 'off': end values at once
    animate(target, b'turn', 1.0, 'kneel')          the animation, or None where set at once
Lengths come from the token file; a new animation of a property ends the old one.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEasingCurve, QObject, QPropertyAnimation

from agot_desktop.view.theme import motion_ms

SPEEDS: Final[dict[str, float]] = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
_CURVES: Final[dict[str, QEasingCurve.Type]] = {
    "move": QEasingCurve.Type.InOutCubic,
    "zone_light": QEasingCurve.Type.Linear,
    "prompt_swap": QEasingCurve.Type.Linear,
    "reveal": QEasingCurve.Type.Linear,
}
_speed = "normal"


def set_speed(name: str) -> None:
    """Raises KeyError for an unknown speed."""
    global _speed
    SPEEDS[name]
    _speed = name


def speed() -> str:
    return _speed


def length_ms(name: str) -> int:
    """Length of a motion at the present speed; 0 = at once."""
    return round(motion_ms(name) * SPEEDS[_speed])


def animate(target: QObject, prop: bytes, end: Any, motion: str) -> QPropertyAnimation | None:
    """Move a property of `target` to `end`. What was moving it stops where it is."""
    name = prop.decode("ascii")
    stop(target, prop)
    length = length_ms(motion)
    if length == 0:
        target.setProperty(name, end)
        return None
    animation = QPropertyAnimation(target, prop, target)
    animation.setObjectName(_object_name(prop))
    animation.setDuration(length)
    animation.setEndValue(end)
    animation.setEasingCurve(_CURVES.get(motion, QEasingCurve.Type.OutCubic))
    animation.start(QPropertyAnimation.DeletionPolicy.DeleteWhenStopped)
    return animation


def finish(target: QObject, prop: bytes) -> None:
    """Take the end value of a property's animation at once."""
    running = target.findChild(QPropertyAnimation, _object_name(prop))
    if running is not None:
        running.setCurrentTime(running.duration())


def stop(target: QObject, prop: bytes) -> None:
    """Stop the animation of a property, leaving the value it has reached."""
    running = target.findChild(QPropertyAnimation, _object_name(prop))
    if running is not None:
        running.setObjectName("")
        running.stop()


def _object_name(prop: bytes) -> str:
    return f"motion-{prop.decode('ascii')}"
