"""Where a player may go back to, in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from agot_desktop.controller.game import RunningGame
from agot_desktop.controller.rebuild import Step
from agot_desktop.controller.words import Translate, challenge_name, phase_name, phrase
from agot_desktop.model.kernel.decision import Choice

_CARD_WORDS = frozenset(
    (
        "place",
        "plot",
        "marshal",
        "duplicate",
        "shadow",
        "unveil",
        "naval",
        "play",
        "use",
        "respond",
        "save",
        "cancel",
        "choose",
    )
)


@dataclass(frozen=True, slots=True)
class UndoTarget:
    """A point to go back to: `id` is the depth of the choice that is taken back, `label` says which; `free`: nobody
    has learned anything since, so going back is no rewind."""

    id: int
    label: str
    free: bool = True


def undo_targets(
    game: RunningGame,
    title_of: Callable[[int], str],
    translate: Translate,
    label_of: Callable[[Choice], str] | None = None,
) -> list[UndoTarget]:
    """All points to go back to, freely or by a rewind, the newest first. `title_of`: the title of a card id;
    `label_of`: words for a choice of the board game, '' for none."""
    free = frozenset(game.undo_targets())
    return [
        UndoTarget(depth, _label(game.steps[depth], title_of, translate, label_of), depth in free)
        for depth in game.rewind_targets()
    ]


def undo_reason(game: RunningGame, translate: Translate) -> str:
    """Why nothing can be taken back freely; '' where something can."""
    if game.undo_targets():
        return ""
    if not game.people:
        return translate("Undo", "Only computer players are at the table.")
    if not game.rewind_targets():
        return translate("Undo", "You have not chosen anything yet.")
    if game.steps[-1].learned:
        return translate("Undo", "Something new has come to light since your last choice. Rewinding is still possible.")
    return translate("Undo", "Another player has chosen since. Rewinding is still possible.")


def _label(
    step: Step, title_of: Callable[[int], str], translate: Translate, label_of: Callable[[Choice], str] | None
) -> str:
    if step.place.round < 1 or step.place.phase == "setup":
        template = translate("Undo", "Set-up: before {what}")
    else:
        template = translate("Undo", "Round {round}, {phase}: before {what}")
    return phrase(
        template,
        round=step.place.round,
        phase=phase_name(translate, step.place.phase),
        what=(label_of(step.choice) if label_of is not None else "") or _what(step, title_of, translate),
    )


def _what(step: Step, title_of: Callable[[int], str], translate: Translate) -> str:
    word = step.choice[0] if step.choice else ""
    if word in _CARD_WORDS and isinstance(step.choice[1], int):
        return title_of(step.choice[1])
    if word == "challenge":
        template = translate("Undo", "the challenge: {challenge}")
        return phrase(template, challenge=challenge_name(translate, str(step.choice[1])))
    if word in ("pass", "done", "no"):
        return translate("Undo", "passing")
    if word in ("keep", "mulligan"):
        return translate("Undo", "the opening hand")
    if word == "concede":
        return translate("Undo", "giving up")
    return translate("Undo", "the choice")
