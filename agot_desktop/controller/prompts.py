"""The open decision in words: who must do what and why, with a button for every option."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from agot_desktop.controller.about import NOTHING, About
from agot_desktop.controller.buttons import AbilityText, Button, button
from agot_desktop.controller.questions import PLAIN_QUESTION, QUESTIONS, TEXT_KINDS
from agot_desktop.controller.scene import Scene
from agot_desktop.controller.words import Translate, phrase
from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.kernel.game import LogEntry

Alternatives = Callable[[str], tuple[str, ...]]
Told = Callable[[LogEntry, int, Translate], str]
MOST_HAPPENINGS: Final = 2  # more are told by their number


@dataclass(frozen=True, slots=True)
class Prompt:
    """`question`: who must do what; `reason`: why, may be ''; `buttons`: one for every option, none for a watcher.
    `source`: the facts id of the card that asks, '' for a rule and for a watcher."""

    question: str
    reason: str = ""
    buttons: tuple[Button, ...] = ()
    source: str = ""


class Prompter:
    """Puts decisions into words. `names`: of the seats; `named`: whether the question begins with the name."""

    def __init__(
        self,
        pool: Pool,
        names: Sequence[str],
        ability_text: AbilityText,
        *,
        named: bool = False,
        code_of: Callable[[int], str] | None = None,
        alternatives: Alternatives | None = None,
        told: Told | None = None,
    ) -> None:
        """`code_of`: the facts id of a card that asks and that the observation does not show. `alternatives`: what each
        option of an ability does; `told`: a happening in words, for a seat."""
        self._pool = pool
        self._code_of = code_of
        self._alternatives = alternatives
        self._told = told
        self._names = names
        self._ability_text = ability_text
        self._named = named

    def prompt(self, observation: Observation, translate: Translate, about: About = NOTHING) -> Prompt:
        """The prompt for the observation's seat. `about`: what its own decision is about, where that is known."""
        scene = Scene(
            observation,
            self._pool,
            self._names,
            translate,
            self._asking(observation),
            self._options(observation, about),
            about.measure,
        )
        if observation.decision is None:
            return Prompt(_result(scene))
        kind = observation.decision.kind.rpartition(".")[2]
        if observation.decision.seat != observation.seat:
            return Prompt(_waiting(scene, kind))
        ask, why = QUESTIONS.get(kind, PLAIN_QUESTION)
        question = ask(scene)
        if self._named:
            question = phrase(
                translate("Prompt", "{name}: {question}"), name=scene.name(scene.decision.seat), question=question
            )
        buttons = tuple(button(scene, choice, self._ability_text) for choice in observation.decision.options)
        told = self._answered(scene, kind, about) or why(scene)
        reason = " ".join(words for words in (told, self._text(kind, about)) if words)
        return Prompt(question, reason, buttons, scene.source_code())

    def _options(self, observation: Observation, about: About) -> tuple[str, ...]:
        """What the options of an ability do, in their order; () where nobody is asked for one."""
        decision = observation.decision
        if self._alternatives is None or decision is None or decision.kind != "cardgame.option" or not about.address:
            return ()
        return self._alternatives(about.address)

    def _answered(self, scene: Scene, kind: str, about: About) -> str:
        """What just happened, or is about to, that the decision answers; '' where that is not known."""
        if self._told is None or kind not in ("save", "response"):
            return ""
        told = [self._told(entry, scene.decision.seat, scene.translate) for entry in about.happenings]
        told = list(dict.fromkeys([words for words in told if words]))
        if not told:
            return ""
        what = "; ".join(told[:MOST_HAPPENINGS])
        if len(told) > MOST_HAPPENINGS:
            what = phrase(
                scene.translate("Prompt", "{what}; and {number} more"), what=what, number=len(told) - MOST_HAPPENINGS
            )
        if kind == "save":
            return phrase(scene.translate("Prompt", "About to happen: {what}."), what=what)
        return phrase(scene.translate("Prompt", "Just happened: {what}."), what=what)

    def _text(self, kind: str, about: About) -> str:
        """The text that asks, where a card asks for more than a yes."""
        return self._ability_text(about.address) if about.address and kind in TEXT_KINDS else ""

    def _asking(self, observation: Observation) -> str:
        """What asks this seat is known to it, even where it lies in no zone."""
        decision = observation.decision
        if self._code_of is None or decision is None or decision.seat != observation.seat or decision.source < 0:
            return ""
        return self._code_of(decision.source)


def _result(scene: Scene) -> str:
    outcome = scene.observation.outcome
    if outcome is None or outcome.winner is None:
        return scene.translate("Prompt", "The game is over: nobody wins.")
    return phrase(scene.translate("Prompt", "The game is over: {name} wins."), name=scene.name(outcome.winner))


def _waiting(scene: Scene, kind: str) -> str:
    templates = {
        "mulligan": scene.translate("Prompt", "{name} looks at the opening hand."),
        "setup": scene.translate("Prompt", "{name} chooses set-up cards."),
        "plot": scene.translate("Prompt", "{name} chooses a plot."),
        "first_player": scene.translate("Prompt", "{name} names the First Player."),
        "challenge": scene.translate("Prompt", "{name} may declare a challenge."),
        "attackers": scene.translate("Prompt", "{name} chooses attackers."),
        "stealth": scene.translate("Prompt", "{name} chooses whom to bypass."),
        "defenders": scene.translate("Prompt", "{name} chooses defenders."),
        "claim": scene.translate("Prompt", "{name} chooses who dies for the claim."),
        "deadly": scene.translate("Prompt", "{name} chooses who dies."),
        "save": scene.translate("Prompt", "{name} may save or cancel."),
        "response": scene.translate("Prompt", "{name} may respond."),
        "action": scene.translate("Prompt", "{name} may take an action."),
        "order": scene.translate("Prompt", "{name} chooses what comes next."),
        "cost": scene.translate("Prompt", "{name} pays a cost."),
    }
    template = templates.get(kind, scene.translate("Prompt", "{name} makes a choice."))
    return phrase(template, name=scene.name(scene.decision.seat))
