"""The words of the board game as numbers: houses, weather, phases, kinds of unit, fates of a Leader, decision kinds.

Areas, Leaders and cards are numbered by the board's files (`board.py`), areas and Leaders in the order of their ids.
"""

from __future__ import annotations

from typing import Final

HOUSES: Final = ("stark", "lannister", "baratheon", "greyjoy")
"""The four houses in the order of their seats."""
STARK, LANNISTER, BARATHEON, GREYJOY = range(4)
NOBODY: Final = -1
ALL_HOUSES: Final = range(4)

WEATHER: Final = ("fair", "rough", "storm")
FAIR, ROUGH, STORM = range(3)

WESTEROS: Final = "westeros"
PLANNING: Final = "planning"
RAID: Final = "raid"
MARCH: Final = "march"
CONSOLIDATE: Final = "consolidate"
CLEAN_UP: Final = "clean-up"
PHASES: Final = (WESTEROS, PLANNING, RAID, MARCH, CONSOLIDATE, CLEAN_UP)
"""The parts of a round in their order (RD-01, RD-06)."""

TRACKS: Final = ("throne", "fiefdoms", "court")
THRONE, FIEFDOMS, COURT = range(3)

UNITS: Final = ("knight", "footman", "sellsword")
"""Kinds of unit in the order in which they are named; a stack of units is (knights, footmen, sellswords, routed
knights, routed footmen, routed sellswords)."""
KNIGHT, FOOTMAN, SELLSWORD = range(3)
ROUTED: Final = 3
"""Added to a kind of unit: the routed one."""
Stack = tuple[int, int, int, int, int, int]
NO_UNITS: Final[Stack] = (0, 0, 0, 0, 0, 0)
STRENGTHS: Final = (2, 1, 2)
"""UN-01, by kind of unit; routed units have none (CB-06)."""

# Where a Leader is, if in no area (section 4J): an area's number is never below zero.
RESERVE: Final = -1
DEAD: Final = -2
OUT: Final = -3
"""An Ally Leader before any pledge (INV-04)."""
PRISON: Final = -10
"""`PRISON - h`: in the prison of house h."""

# Orders by kind; the board's file gives the eleven tokens their kind.
ORDER_KINDS: Final = ("march", "defense", "support", "raid", "consolidate")

# Kinds of decision (each is `boardgame.` and the word).
_KIND = "boardgame."
D_WESTEROS: Final = _KIND + "westeros"
D_BID: Final = _KIND + "bid"
D_TIE: Final = _KIND + "tie"
D_SUPPLY: Final = _KIND + "supply"
D_MUSTER: Final = _KIND + "muster"
D_ORDER: Final = _KIND + "order"
D_TACTIC: Final = _KIND + "tactic"
D_EXECUTE: Final = _KIND + "execute"
D_BARGAIN: Final = _KIND + "bargain"
D_ANSWER: Final = _KIND + "answer"
D_RAVEN: Final = _KIND + "raven"
D_RAID: Final = _KIND + "raid"
D_MARCH: Final = _KIND + "march"
D_TOKEN: Final = _KIND + "token"
D_CONSOLIDATE: Final = _KIND + "consolidate"
D_DRAW: Final = _KIND + "draw"
D_SUPPORT: Final = _KIND + "support"
D_HOUSE_CARD: Final = _KIND + "house_card"
D_REVEAL: Final = _KIND + "reveal"
D_BLADE: Final = _KIND + "blade"
D_HOSTAGE: Final = _KIND + "hostage"
D_CASUALTY: Final = _KIND + "casualty"
D_RETREAT: Final = _KIND + "retreat"
D_RESCUE: Final = _KIND + "rescue"
D_PLACE: Final = _KIND + "place"
D_CARD: Final = _KIND + "card"
D_TARGET: Final = _KIND + "target"
D_JUSTICE: Final = _KIND + "justice"
