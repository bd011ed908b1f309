"""The rest rule: how decisions are answered that no step answers, always the same way."""

from __future__ import annotations

from typing import Final

from agot_desktop.model.kernel.decision import DONE, NO, PASS, Choice, Decision

RESTING: Final = (PASS, DONE, NO)
"""The answers that do nothing, the first one offered is given."""


def rest(decision: Decision) -> Choice:
    """`pass` if offered, else `done`, else `no`, else the first option in order."""
    return next((choice for choice in RESTING if decision.allows(choice)), decision.options[0])


def offers_more(decision: Decision) -> bool:
    """Whether the decision offers anything but resting."""
    return any(choice not in RESTING for choice in decision.options)
