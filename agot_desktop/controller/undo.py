"""Which earlier choices may be taken back freely, and which only by a deliberate rewind.

Free is what nobody could profit from: since the choice no person at the table learned anything new, chance decided
nothing, and no other person chose. Everything before that is a rewind, which the chronicle of the campaign tells.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from agot_desktop.controller.rebuild import Step


def free_depths(steps: Sequence[Step], own: int, people: Collection[int]) -> list[int]:
    """The depths before which person `own` may take back freely, the newest first; of a run of picks its first."""
    found = []
    for depth in range(len(steps) - 1, -1, -1):
        step = steps[depth]
        if step.learned or not step.known or (step.seat != own and step.seat in people):
            break
        if step.seat == own and step.opens:
            found.append(depth)
    return found


def earlier_depths(steps: Sequence[Step], people: Collection[int]) -> list[int]:
    """The depths of all decisions that people have made, the newest first; of a run of picks its first."""
    return [
        depth
        for depth in range(len(steps) - 1, -1, -1)
        if steps[depth].known and steps[depth].seat in people and steps[depth].opens
    ]
