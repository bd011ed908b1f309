"""Doubtful points: what each value of an option does that no other file shows (section 29)."""

from __future__ import annotations

import pytest

from agot_desktop.model.cardgame.abilities.vocabulary import *
from agot_desktop.model.cardgame.options import DEFAULTS, WORDS
from tests.model.cardgame.conftest import MakeTable
from tests.model.cardgame.table import A, B, Table, attachment, card, location, plot

LORD = card("Lord", unique=True, cost=2, str=3, icons=["military"])
GALLOWS = location("Gallows", action(ANY_PHASE, cost=kneel(THIS), effect=kill(choose(CHARACTER))))


def test_all_options_of_the_rules_are_there_with_their_defaults() -> None:
    assert DEFAULTS == {
        "CFG-PLOT-RECYCLE": "when-needed",
        "CFG-TITLE-TIMING": "after",
        "CFG-DRAWCAP-BONUS": False,
        "CFG-DECKOUT": False,
        "CFG-STEALTH-STRICT": False,
        "CFG-SIMUL-WIN": "continue",
        "CFG-WHISPERS-REGENT": False,
        "CFG-RIVAL": "attacker",
        "CFG-LC-REWIND": False,
        "CFG-HK-IMMEDIATE": False,
        "CFG-HK-PARTICIPATES": True,
        "CFG-KM-LOSEATTACK": True,
        "CFG-KM-ENDTIMING": True,
        "CFG-PUT-DUPLICATE": True,
        "CFG-KEYWORD-INSTANCES": True,
        "CFG-INFAMY-PARTICIPATING": False,
        "CFG-VIGILANT": True,
        "CFG-MELEE-KEYWORD": "opponents",
        "CFG-ROUND-LIMIT": 0,
    }
    assert all(DEFAULTS[name] == words[0] for name, words in WORDS.items())


# -- plots (PLOT-03) ---------------------------------------------------------------------------------------------------


def plots_of(t: Table) -> tuple[list[str], list[str], list[str]]:
    return t.names(A, "plots"), t.names(A, "plot"), t.names(A, "used")


def test_used_plots_come_back_when_one_is_needed(make: MakeTable) -> None:
    t = make(plot("One"), plot("Two"), plot("Three"))
    for seat in (A, B):
        t.put(seat, "plot", "One")
        t.many(seat, "plots", "Two")
        t.many(seat, "used", "Three")
    t.begin("plot").until_phase("draw")
    assert plots_of(t) == ([], ["Two"], ["Three", "One"])
    t.until_phase("plot").until("plot", A)
    assert sorted(t.options()) == ["plot One", "plot Three", "plot Two"], "the revealed one too"
    t.now(A, "plot Two")
    t.until_phase("draw")
    assert plots_of(t) == (["One", "Three"], ["Two"], []), "it may be revealed again"


def test_used_plots_come_back_when_the_deck_is_empty(make: MakeTable) -> None:
    t = make(plot("One"), plot("Two"), plot("Three"), options={"CFG-PLOT-RECYCLE": "when-empty"})
    for seat in (A, B):
        t.put(seat, "plot", "One")
        t.many(seat, "plots", "Two")
        t.many(seat, "used", "Three")
    t.begin("plot").until_phase("draw")
    assert sorted(plots_of(t)[0]) == ["One", "Three"] and plots_of(t)[1:] == (["Two"], []), "without that one"
    t.until_phase("plot").until("plot", A)
    assert sorted(t.options()) == ["plot One", "plot Three"]


# -- Hands of the King -------------------------------------------------------------------------------------------------


def hands(make: MakeTable, tokens: tuple[int, int], **options: bool) -> Table:
    t = make(
        LORD,
        GALLOWS,
        card("Rider", str=3),
        attachment("Chain"),
        location("Mourner", response(after=knelt(named("Gallows")), cost=kneel(THIS), effect=draw(1))),
        variant="hand-of-the-king",
        options={k.replace("_", "-"): v for k, v in options.items()},
    )
    t.hand_of_the_king(A, "Lord", tokens[0])
    t.hand_of_the_king(B, "Lord", tokens[1])
    return t


@pytest.mark.parametrize(("immediate", "zone"), [(False, "play"), (True, "beside")])
def test_when_a_hand_without_enough_tokens_leaves(make: MakeTable, immediate: bool, zone: str) -> None:
    """HK-32, CFG-HK-IMMEDIATE: at the end of the window, or at once. Attachments and power go with it (HK-18,
    HK-34)."""
    t = hands(make, (0, 2), CFG_HK_IMMEDIATE=immediate)
    hand = t.state.seats[B].hand_of_the_king
    chain = t.put(A, "play", "Chain", on=hand)
    t.state.own(hand).power = 2
    t.many(A, "play", "Gallows")
    t.many(B, "play", "Mourner")
    t.begin("dominance").do(A, "use Gallows")
    assert t.decision.kind == "cardgame.response"
    assert (t.zone(hand), t.card(hand).tokens) == (zone, 1)
    t.now(B, "pass")
    assert (t.zone(hand), t.card(hand).tokens, t.card(hand).power, t.zone(chain)) == ("beside", 1, 0, "discard")
    assert t.card(chain).owner == A and t.names(B, "dead") == []
    assert "killed" not in t.kinds() and "token_lost" in t.kinds()


@pytest.mark.parametrize(("participates", "winner"), [(True, B), (False, -1)])
def test_an_attacked_hand_fights_or_only_counts(make: MakeTable, participates: bool, winner: int) -> None:
    """HK-53, CFG-HK-PARTICIPATES, ADD-12: alone with more STR it wins, or nobody does."""
    t = make(
        card("Lord", unique=True, cost=2, str=4, icons=[]),
        card("Rider", str=3),
        variant="hand-of-the-king",
        options={"CFG-HK-PARTICIPATES": participates},
    )
    t.hand_of_the_king(A, "Lord", 0)
    hand = t.hand_of_the_king(B, "Lord", 2)
    t.state.own(hand).kneeling = True
    t.many(A, "play", "Rider")
    t.begin("challenges").attack(A, "intrigue", "Rider", hand=True).finish_challenge()
    last = t.state.last_challenge
    assert last is not None and (last.attack_total, last.defense_total, last.winner) == (3, 4, winner)
    assert t.card(hand).tokens == 2 and t.card(hand).kneeling


def test_a_hand_may_be_attacked_once_a_phase(make: MakeTable) -> None:
    """HK-19, HK-51, HK-52: it uses up its type as any challenge does."""
    t = hands(make, (0, 5))
    t.many(A, "play", "Rider", "Rider", "Rider")
    t.begin("challenges").until("challenge", A)
    assert {o for o in t.options() if o.endswith("hand")} == {
        f"challenge {k} B hand" for k in ("military", "intrigue", "power")
    }
    t.attack(A, "power", "Rider", hand=True).finish_challenge().until("challenge", A)
    assert not any(o.endswith("hand") or "power" in o for o in t.options())
    t.until_phase("draw").until_phase("challenges").until("challenge", A)
    assert any(o.endswith("hand") for o in t.options())


def test_a_won_attack_on_a_hand_moves_a_token_with_the_claim(make: MakeTable) -> None:
    """HK-23 to HK-26, HK-58."""
    t = hands(make, (1, 3))
    mine, theirs = (t.state.seats[s].hand_of_the_king for s in (A, B))
    t.many(A, "play", "Rider", "Rider")
    t.begin("challenges").attack(A, "military", "Rider", "Rider", hand=True).finish_challenge()
    assert (t.card(mine).tokens, t.zone(mine)) == (2, "play"), "which brings it into play"
    assert (t.card(theirs).tokens, t.zone(theirs)) == (1, "beside"), "one for the challenge, one for the claim"


def test_income_puts_a_token_on_the_hand(make: MakeTable) -> None:
    """HK-10, HK-29, HK-30: in or out of play, not part of the income; it enters play standing, and is not played."""
    t = make(
        LORD,
        location("Gate", passive(after=entered_play(ANY), effect=gain_gold(5))),
        location("Clerk", passive(after=played(ANY, by=ANYONE), effect=gain_gold(7))),
        variant="hand-of-the-king",
    )
    mine = t.hand_of_the_king(A, "Lord", 1)
    theirs = t.hand_of_the_king(B, "Lord", 4)
    t.many(A, "play", "Gate", "Clerk")
    t.begin("marshalling")
    assert (t.card(mine).tokens, t.zone(mine), t.card(mine).kneeling) == (2, "play", False)
    assert t.state.seats[A].gold == 5
    t.until_phase("challenges")
    assert t.card(theirs).tokens == 5
