"""Melee: three to six players, each with a title of the small council every round (section 25)."""

from __future__ import annotations

from typing import ClassVar

from agot_desktop.model.cardgame.redirect import COMMANDER, REGENT, legal_target, new_targets
from agot_desktop.model.cardgame.state import NOBODY, CardState
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.cardgame.variants.joust import Variant
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame

WHISPERS, LAWS, COIN, HAND = "Master of Whispers", "Master of Laws", "Master of Coin", "Hand of the King"
TITLES = (REGENT, COMMANDER, WHISPERS, LAWS, COIN, HAND)
SUPPORTS = {WHISPERS: COIN, LAWS: HAND, COIN: LAWS, HAND: WHISPERS}
OPPOSES = {WHISPERS: LAWS, LAWS: WHISPERS, COIN: HAND, HAND: COIN}
BONUS = {REGENT: "power", COMMANDER: "military", WHISPERS: "intrigue"}
SIDE_BONUS = 3


def titles_of(state: CardState, seat: int) -> list[str]:
    """The titles that the seat holds, in the order of the table of titles."""
    return [t for t, holder in state.titles.items() if holder == seat]


def holder(state: CardState, title: str) -> int:
    """Who holds the title, -1 for nobody."""
    return state.titles.get(title, NOBODY)


class Melee(Variant):
    """MEL-01 to MEL-15."""

    NAME: ClassVar[str] = "melee"
    SEATS: ClassVar[range] = range(3, 7)
    TITLES: ClassVar[tuple[str, ...]] = TITLES

    # choosing
    # -----------------------------------------------------------------------------------------------------------

    def after_first_player(self, state: CardState) -> None:
        if state.option("CFG-TITLE-TIMING") == "before":
            state.push(ChooseTitles())

    def after_revealed(self, state: CardState) -> None:
        if state.option("CFG-TITLE-TIMING") == "after":
            state.push(ChooseTitles())

    def return_titles(self, state: CardState) -> None:
        state.titles = {}
        state.touch()

    # relations
    # ----------------------------------------------------------------------------------------------------------

    def may_attack(self, state: CardState, seat: int, target: int) -> bool:
        """Not a player whom an own title supports (MEL-05, MEL-07)."""
        return not any([holder(state, SUPPORTS[t]) == target for t in titles_of(state, seat) if t in SUPPORTS])

    def relations(self, state: CardState, title: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        supported = (SUPPORTS[title],) if title in SUPPORTS else ()
        opposed = (OPPOSES[title],) if title in OPPOSES else ()
        if title == WHISPERS and state.option("CFG-WHISPERS-REGENT"):
            opposed = (*opposed, REGENT)
        return supported, opposed

    def supporters(self, state: CardState, target: int) -> list[int]:
        challenge = state.challenge
        assert challenge is not None
        found = [holder(state, t) for t, other in SUPPORTS.items() if holder(state, other) == target]
        n = len(state.seats)
        return sorted(
            [s for s in found if s not in (NOBODY, challenge.attacker, target)], key=lambda s: (s - target) % n
        )

    def opposes(self, state: CardState, seat: int, other: int) -> bool:
        """Whether a title of the seat opposes one of the other's (MEL-05, MEL-T3)."""
        mine = titles_of(state, seat)
        if WHISPERS in mine and state.option("CFG-WHISPERS-REGENT") and holder(state, REGENT) == other:
            return True
        return any([holder(state, OPPOSES[t]) == other for t in mine if t in OPPOSES])

    # challenges
    # ---------------------------------------------------------------------------------------------------------

    def side_bonus(self, state: CardState, seat: int) -> int:
        challenge = state.challenge
        kind = challenge.kind if challenge is not None else ""
        return sum([SIDE_BONUS for t in titles_of(state, seat) if BONUS.get(t) == kind])

    def redirector(self, state: CardState) -> int:
        challenge = state.challenge
        seat = holder(state, REGENT)
        if challenge is None or seat in (NOBODY, challenge.attacker) or state.uses.get(f"round|{REGENT}"):
            return NOBODY
        return seat if new_targets(state) else NOBODY

    def spend_redirect(self, state: CardState, seat: int) -> None:
        state.uses[f"round|{REGENT}"] = 1
        state.touch()

    def commander(self, state: CardState) -> int:
        challenge = state.challenge
        seat = holder(state, COMMANDER)
        if challenge is None or challenge.kind != "military" or challenge.commander or challenge.against_hand:
            return NOBODY
        if seat in (NOBODY, challenge.attacker, challenge.defender):
            return NOBODY
        return seat if legal_target(state, challenge.attacker, challenge.kind, seat) else NOBODY

    def result_events(self, state: CardState) -> list[Event]:
        """The rival's power (MEL-09), and the power that a victorious Lord Commander moves (MEL-11)."""
        challenge = state.challenge
        assert challenge is not None
        found = []
        how = state.option("CFG-RIVAL")
        winner, loser = challenge.winner, challenge.loser
        if winner >= 0 and (winner == challenge.attacker or how == "any") and self.opposes(state, winner, loser):
            key = f"round|rival|{winner}"
            if how != "once" or not state.uses.get(key):
                state.uses[key] = 1
                found.append(Event("power_claimed", seat=winner, amount=1, cause="rival"))
        if challenge.commander and winner == challenge.defender:
            found.append(Event("power_moved", seat=winner, other=challenge.attacker, amount=1, cause="title"))
        return found

    def more_challenges(self, state: CardState, seat: int, kind: str, target: int) -> tuple[str, ...]:
        """One power challenge more, against another opponent than the other power challenge (MEL-T6)."""
        if holder(state, HAND) != seat:
            return ()
        attacked = {a for a in state.seats[seat].attacked if a.startswith("power:")}
        if kind == "power" and target != NOBODY:
            attacked.add(f"power:{target}")
        return ("power",) if len(attacked) > 1 else ()

    # other phases
    # -------------------------------------------------------------------------------------------------------

    def income_bonus(self, state: CardState, seat: int) -> int:
        return 2 if holder(state, COIN) == seat else 0

    def draw_bonus(self, state: CardState, seat: int) -> int:
        return 1 if holder(state, LAWS) == seat else 0


def _options(state: CardState, top: ChooseTitles) -> Decision | None:
    order = state.player_order()
    if top.asked >= len(order):
        return None
    free = tuple(sorted([("title", t) for t in TITLES if holder(state, t) == NOBODY]))
    return Decision(order[top.asked], "cardgame.title", free)


def _choose(state: CardState, top: ChooseTitles, choice: Choice) -> None:
    seat = state.player_order()[top.asked]
    state.titles[str(choice[1])] = seat
    top.asked += 1
    state.touch()
    tell(state, Event("title_taken", seat=seat, word=str(choice[1])))
    top.goto("choose")


@frame
class ChooseTitles(Frame):
    """In player order each player takes one title still free, openly (MEL-03); those that a skipped Taxation phase has
    left with their holders go back first (RND-10, TAX-02)."""

    asked: int = 0
    pc: int = 0

    STEPS = (
        ("return", Do(lambda s, f: s.rules.return_titles(s))),
        ("choose", Ask(_options, _choose)),
        ("end", Do(lambda s, f: s.pop())),
    )
