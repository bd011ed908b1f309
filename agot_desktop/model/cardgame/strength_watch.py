"""Telling that the STR of a character in play was raised or lowered, as long as a text asks for it (COMP-19)."""

from __future__ import annotations

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.cardgame.terms import STRENGTH_CHANGED
from agot_desktop.model.kernel.event import Event


def watch_strengths(state: CardState) -> None:
    """Tells `strength_changed` of each character whose STR is another than at the last look. A character that has
    entered play since then is measured by its printed STR; when the watching begins, that is the one whose text asks,
    and others have nothing to compare."""
    index = state.index
    if not index.strengths:
        state.strengths = {}
        return
    before, begins = state.strengths, not state.strengths
    now = {f"{i}.{state.cards[i].stay}": i for ids in index.characters for i in ids}
    found = {key: stats.raw_strength(state, i) for key, i in now.items()}
    if found == before:
        return
    state.strengths = found
    for key, card in now.items():
        printed = state.printed[card].strength or 0
        here_before = begins and (card not in index.strengths or not state.cards[card].stay)
        old = before.get(key, found[key] if here_before else printed)
        if found[key] != old:
            tell(
                state,
                Event(
                    STRENGTH_CHANGED,
                    card,
                    seat=state.cards[card].controller,
                    amount=abs(found[key] - old),
                    word="raised" if found[key] > old else "lowered",
                ),
            )
