"""The words of the log: a sentence with holes for each kind of entry, as all may read it and as others may.

Holes: `who` and `other` (seats), `card`, `bearer`, `source`, `cards`, `number`, `challenge`, `phase`, `title`. An
empty sentence stands for what other lines say already.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agot_desktop.controller.words import Translate, counted
from agot_desktop.model.kernel.game import LogEntry

Template = Callable[[Translate, LogEntry], str]


def _drew(translate: Translate, e: LogEntry) -> str:
    if not e.cards:
        return _drew_hidden(translate, e)
    n = e.amount
    return counted(translate("Log", "{who} draws %n card(s): {cards}", None, n), n)


def _drew_hidden(translate: Translate, e: LogEntry) -> str:
    n = e.amount
    if n == 0:
        return ""
    return counted(translate("Log", "{who} draws %n card(s)", None, n), n)


def _income(translate: Translate, e: LogEntry) -> str:
    return translate("Log", "{who} counts {number} gold of income")


def _token_gained(translate: Translate, e: LogEntry) -> str:
    if e.amount < 0:
        return _token_lost(translate, e)
    n = e.amount
    return counted(translate("Log", "The Hand of the King {card} gets %n token(s)", None, n), n)


def _token_lost(translate: Translate, e: LogEntry) -> str:
    n = abs(e.amount) or 1
    return counted(translate("Log", "The Hand of the King {card} loses %n token(s)", None, n), n)


def _killed(translate: Translate, e: LogEntry) -> str:
    if e.cause == "claim":
        return translate("Log", "{card} dies for the claim")
    if e.cause == "deadly":
        return translate("Log", "{card} dies by Deadly")
    return translate("Log", "{card} dies")


def _silent(translate: Translate, e: LogEntry) -> str:
    """For what other lines say already."""
    return ""


def _entered_play(translate: Translate, e: LogEntry) -> str:
    if e.word == "marshalled":
        if e.other >= 0:
            return translate("Log", "{who} marshals {card} on {bearer}")
        return translate("Log", "{who} marshals {card}")
    if e.word == "ambush":
        return translate("Log", "{who} brings {card} out of ambush")
    if e.word == "emerged":
        return ""
    if e.word == "hand":
        return translate("Log", "The Hand of the King {card} comes into play")
    return translate("Log", "{card} enters play")


def _triggered(translate: Translate, e: LogEntry) -> str:
    if e.word == "plot":
        return translate("Log", "{card} takes effect")
    return translate("Log", "{who} plays {card}") if e.word == "play" else translate("Log", "{who} uses {card}")


def _lasting(translate: Translate, e: LogEntry) -> str:
    if e.subject < 0:
        return ""
    if e.word == "challenge":
        return translate("Log", "The effect of {card} lasts until the end of the challenge")
    if e.word == "phase":
        return translate("Log", "The effect of {card} lasts until the end of the phase")
    if e.word == "round":
        return translate("Log", "The effect of {card} lasts until the end of the round")
    return translate("Log", "The effect of {card} lasts on")


def _knelt(translate: Translate, e: LogEntry) -> str:
    return "" if e.cause == "declared" else translate("Log", "{card} kneels")


def _stood(translate: Translate, e: LogEntry) -> str:
    return "" if e.cause == "standing" else translate("Log", "{card} stands")


def _gold_gained(translate: Translate, e: LogEntry) -> str:
    return "" if e.cause == "income" else translate("Log", "{who} gains {number} gold")


def _saved(translate: Translate, e: LogEntry) -> str:
    if e.word == "duplicate":
        return translate("Log", "{card} is saved by a duplicate")
    return translate("Log", "{card} is saved")


def _discarded(translate: Translate, e: LogEntry) -> str:
    if e.word == "attached":
        return translate("Log", "{card} is discarded with its card")
    return translate("Log", "{card} is discarded")


def _declared(translate: Translate, e: LogEntry) -> str:
    return translate("Log", "{card} defends") if e.word.startswith("defend") else translate("Log", "{card} attacks")


def _challenge_declared(translate: Translate, e: LogEntry) -> str:
    if e.cause == "hand":
        return translate("Log", "{who} attacks the Hand of the King of {other}: {challenge}")
    return translate("Log", "{who} attacks {other}: {challenge}")


def _challenge_won(translate: Translate, e: LogEntry) -> str:
    if e.seat >= 0:
        return translate("Log", "{who} wins the challenge by {number}")
    return translate("Log", "Nobody wins the challenge")


def _power_claimed(translate: Translate, e: LogEntry) -> str:
    if e.subject >= 0:
        if e.cause == "renown":
            return translate("Log", "{card} claims {number} power by Renown")
        return translate("Log", "{card} claims {number} power")
    if e.cause == "unopposed":
        return translate("Log", "{who} claims {number} power for the House: unopposed")
    return translate("Log", "{who} claims {number} power for the House")


def _power_discarded(translate: Translate, e: LogEntry) -> str:
    if e.subject >= 0:
        return translate("Log", "{card} loses {number} power")
    return translate("Log", "{who} loses {number} power")


def _gold_moved(translate: Translate, e: LogEntry) -> str:
    return translate("Log", "{number} gold moves from {other} to {who}")


def _dominance(translate: Translate, e: LogEntry) -> str:
    return translate("Log", "{who} wins dominance") if e.seat >= 0 else translate("Log", "Nobody wins dominance")


def _revealed(translate: Translate, e: LogEntry) -> str:
    return translate("Log", "{who} reveals {cards}") if e.cards else translate("Log", "{who} reveals {card}")


def _looked(translate: Translate, e: LogEntry) -> str:
    if e.cards:
        return translate("Log", "{who} looks at {cards}")
    return translate("Log", "{who} looks at {card}")


def _joined(translate: Translate, e: LogEntry) -> str:
    if e.word.startswith("defend"):
        return translate("Log", "{card} joins the defence")
    return translate("Log", "{card} joins the attack")


def _passed(translate: Translate, e: LogEntry) -> str:
    return translate("Log", "{who} does not respond") if e.word == "response" else translate("Log", "{who} passes")


def _game_over(translate: Translate, e: LogEntry) -> str:
    return translate("Log", "{who} wins the game") if e.seat >= 0 else translate("Log", "The game is over: nobody wins")


def _title_taken(translate: Translate, e: LogEntry) -> str:
    if e.other >= 0:
        return translate("Log", "{who} takes the title {title} from {other}")
    return translate("Log", "{who} takes the title {title}")


def _deck_discarded(translate: Translate, e: LogEntry) -> str:
    return translate("Log", "{who} discards from the deck: {cards}")


OPEN: Final[dict[str, Template]] = {
    "round_begins": lambda translate, e: translate("Log", "Round {number}"),
    "phase_begins": lambda translate, e: translate("Log", "{phase}"),
    "phase_skipped": lambda translate, e: translate("Log", "{phase}: skipped"),
    "turn": lambda translate, e: translate("Log", "{who} takes the turn"),
    "chosen_plot": lambda translate, e: translate("Log", "{who} has chosen {card}"),
    "plot_used": _silent,
    "plot_revealed": lambda translate, e: translate("Log", "{who} reveals {card}"),
    "initiative_won": lambda translate, e: translate("Log", "{who} wins initiative"),
    "first_player": lambda translate, e: translate("Log", "{who} is First Player"),
    "drew": _drew,
    "mulligan": lambda translate, e: translate("Log", "{who} draws a new opening hand"),
    "kept": lambda translate, e: translate("Log", "{who} keeps the opening hand"),
    "placed": lambda translate, e: translate("Log", "{who} places {card}"),
    "income_counted": _income,
    "token_gained": _token_gained,
    "token_lost": _token_lost,
    "hand_enters": lambda translate, e: translate("Log", "The Hand of the King {card} comes into play"),
    "hand_leaves": lambda translate, e: translate("Log", "The Hand of the King {card} drops out of play"),
    "played": _silent,
    "duplicated": lambda translate, e: translate("Log", "A duplicate goes under {card}"),
    "entered_play": _entered_play,
    "attached": lambda translate, e: translate("Log", "{card} is attached to {bearer}"),
    "triggered": _triggered,
    "gold_paid": lambda translate, e: translate("Log", "{who} pays {number} gold"),
    "knelt": _knelt,
    "stood": _stood,
    "house_knelt": lambda translate, e: translate("Log", "{who} kneels the House card"),
    "challenge_declared": _challenge_declared,
    "declared": _declared,
    "bypassed": lambda translate, e: translate("Log", "{card} is bypassed by stealth"),
    "challenge_won": _challenge_won,
    "challenge_lost": _silent,
    "challenge_resolved": _silent,
    "determining": _silent,
    "power_claimed": _power_claimed,
    "power_moved": lambda translate, e: translate("Log", "{number} power moves from {other} to {who}"),
    "power_discarded": _power_discarded,
    "killed": _killed,
    "discarded": _discarded,
    "returned": lambda translate, e: translate("Log", "{card} returns to hand"),
    "put_on_deck": lambda translate, e: translate("Log", "{card} goes on top of its deck"),
    "put_under_deck": lambda translate, e: translate("Log", "{card} goes to the bottom of its deck"),
    "shuffled_in": lambda translate, e: translate("Log", "{card} is shuffled into its deck"),
    "put_into_shadows": lambda translate, e: translate("Log", "{card} goes into Shadows"),
    "put_in_pile": lambda translate, e: translate("Log", "{card} goes to the pile"),
    "removed": lambda translate, e: translate("Log", "{card} is removed from the game"),
    "saved": _saved,
    "cancelled": lambda translate, e: translate("Log", "{card} is cancelled"),
    "hand_discarded": lambda translate, e: translate("Log", "{who} discards {card} from hand"),
    "deck_discarded": _deck_discarded,
    "left_play": lambda translate, e: translate("Log", "{card} leaves play"),
    "control_changed": lambda translate, e: translate("Log", "{who} takes control of {card}"),
    "plots_swapped": lambda translate, e: translate("Log", "{who} and {other} exchange their plot decks"),
    "determining_dominance": _silent,
    "dominance_won": _dominance,
    "dominance_tied": lambda translate, e: translate("Log", "Dominance is tied: nobody wins it"),
    "gold_gained": _gold_gained,
    "gold_moved": _gold_moved,
    "gold_put": lambda translate, e: translate("Log", "{number} gold is put on {card}"),
    "gold_returned": lambda translate, e: translate("Log", "{who} returns {number} gold"),
    "searched": lambda translate, e: translate("Log", "{who} searches the deck"),
    "looked": _looked,
    "added_to_hand": lambda translate, e: translate("Log", "{who} takes {card} into hand"),
    "revealed": _revealed,
    "shuffled": lambda translate, e: translate("Log", "{who} shuffles the deck"),
    "lasting": _lasting,
    "hidden": lambda translate, e: translate("Log", "{who} puts a card into Shadows"),
    "emerged": lambda translate, e: translate("Log", "{who} brings {card} out of Shadows"),
    "title_taken": _title_taken,
    "title_used": lambda translate, e: translate("Log", "{who} uses the title {title}"),
    "redirected": lambda translate, e: translate("Log", "The challenge is turned against {who}"),
    "joined": _joined,
    "left_challenge": lambda translate, e: translate("Log", "{card} leaves the challenge"),
    "passed": _passed,
    "conceded": lambda translate, e: translate("Log", "{who} gives up the game"),
    "game_over": _game_over,
}
HIDDEN: Final[dict[str, Template]] = {
    "chosen_plot": lambda translate, e: translate("Log", "{who} has chosen a plot"),
    "drew": _drew_hidden,
    "returned": lambda translate, e: translate("Log", "A card returns to the hand of {who}"),
    "put_on_deck": lambda translate, e: translate("Log", "{who} puts a card on top of the deck"),
    "put_under_deck": lambda translate, e: translate("Log", "{who} puts a card at the bottom of the deck"),
    "shuffled_in": lambda translate, e: translate("Log", "{who} shuffles a card into the deck"),
    "put_into_shadows": lambda translate, e: translate("Log", "{who} puts a card into Shadows"),
    "looked": lambda translate, e: translate("Log", "{who} looks at cards"),
    "added_to_hand": lambda translate, e: translate("Log", "{who} takes a card into hand"),
}
HAPPENINGS: Final[dict[str, Template]] = {
    "played": lambda translate, e: translate("Log", "{who} plays {card}"),
    "plot_used": lambda translate, e: translate("Log", "{card} becomes a used plot"),
    "challenge_lost": lambda translate, e: translate("Log", "{who} loses the challenge"),
    "challenge_resolved": lambda translate, e: translate("Log", "the challenge is over"),
    "challenge_ended": lambda translate, e: translate("Log", "the challenge is over"),
    "claim_made": lambda translate, e: translate("Log", "the claim is carried out"),
    "sides_declared": lambda translate, e: translate("Log", "attackers and defenders are declared"),
    "determining": lambda translate, e: translate("Log", "the winner of the challenge is found"),
    "determining_dominance": lambda translate, e: translate("Log", "the winner of dominance is found"),
    "phase_begins": lambda translate, e: translate("Log", "the {phase} begins"),
    "phase_ends": lambda translate, e: translate("Log", "the {phase} ends"),
    "round_begins": lambda translate, e: translate("Log", "round {number} begins"),
    "knelt": lambda translate, e: translate("Log", "{card} kneels"),
    "stood": lambda translate, e: translate("Log", "{card} stands"),
    "gold_gained": lambda translate, e: translate("Log", "{who} gains {number} gold"),
}
"""What the log tells otherwise or not at all, in the middle of a sentence about something that may be answered."""
HEADS: Final = frozenset({"round_begins", "phase_begins", "phase_skipped"})
CAUSES: Final = frozenset(
    {
        "turn",
        "chosen_plot",
        "plot_revealed",
        "initiative_won",
        "first_player",
        "mulligan",
        "kept",
        "placed",
        "triggered",
        "duplicated",
        "hidden",
        "emerged",
        "title_taken",
        "title_used",
        "challenge_declared",
        "challenge_won",
        "dominance_won",
        "dominance_tied",
        "passed",
        "conceded",
        "game_over",
    }
)
NAMES_SOURCE: Final = frozenset(
    {
        "drew",
        "killed",
        "discarded",
        "returned",
        "put_on_deck",
        "put_under_deck",
        "shuffled_in",
        "removed",
        "saved",
        "cancelled",
        "hand_discarded",
        "deck_discarded",
        "control_changed",
        "gold_gained",
        "gold_moved",
        "gold_put",
        "knelt",
        "stood",
        "power_claimed",
        "power_moved",
        "power_discarded",
        "entered_play",
        "added_to_hand",
        "revealed",
        "joined",
        "left_challenge",
    }
)


def is_cause(entry: LogEntry) -> bool:
    """Whether an entry is something done, not what follows from it."""
    if entry.kind == "entered_play":
        return entry.word in ("marshalled", "ambush")
    return entry.kind in CAUSES


def is_price(entry: LogEntry) -> bool:
    """Whether an entry is what was paid for a deed that is told after it."""
    return entry.kind == "gold_paid" or entry.cause == "cost"


def has_price(entry: LogEntry) -> bool:
    """Whether an entry is a deed that its price was told before."""
    return entry.kind == "triggered" or (entry.kind == "entered_play" and is_cause(entry))
