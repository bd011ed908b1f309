"""What happens in a game, as records.

An event is made (`pending`), may be answered before it is carried out (`saved`, `cancelled`), may be replaced
(`replaced`), is carried out (`done`) or turns out to change nothing (`void`), and is then told: from that moment it is
frozen and stands in the history of the round.
"""

from __future__ import annotations

from agot_desktop.model.kernel.record import Record, record

PENDING = "pending"
SAVED = "saved"
CANCELLED = "cancelled"
REPLACED = "replaced"
DONE = "done"
VOID = "void"


@record
class Event(Record):
    """One happening.

    `kind`: what; `subject`: the card it is about; `seat`: the player it is about; `other`: a second player or card;
    `source`: the card that caused it; `source_seat`: whose effect it is; `amount`: a number; `cause`: why (`claim`,
    `deadly`, `cost`, `effect`, `terminal`, `rules` ...); `word`: a further fact as a word; `cards`: further cards;
    `was`: the subject as it was when it happened (see the game); numbers that do not apply are -1.
    """

    kind: str
    subject: int = -1
    seat: int = -1
    other: int = -1
    source: int = -1
    source_seat: int = -1
    amount: int = 0
    cause: str = "rules"
    word: str = ""
    cards: tuple[int, ...] = ()
    was: tuple[int | str | tuple[str, ...] | tuple[int, ...], ...] = ()
    flags: tuple[str, ...] = ()
    status: str = PENDING
    replaced_by: str = ""
