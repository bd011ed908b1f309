"""The open decision of the board game in words: who must do what and why, with a button for every option."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from agot_desktop.controller.buttons import Button
from agot_desktop.controller.prompts import Prompt
from agot_desktop.controller.realm.labels import label_of, tooltip_of
from agot_desktop.controller.realm.names import RealmNames, track_word
from agot_desktop.controller.words import QT_TRANSLATE_NOOP, Translate, phase_name, phrase
from agot_desktop.model.boardgame.observation import RealmView
from agot_desktop.model.boardgame.terms import NOBODY

PLAIN: Final = "plain"
PRIMARY: Final = "primary"
DECLINE: Final = "decline"
_ROLES: Final[Mapping[str, str]] = {
    "pass": DECLINE, "no": DECLINE, "decline": DECLINE, "done": PRIMARY, "yes": PRIMARY, "accept": PRIMARY,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Ask:
    """What a question is made of."""

    view: RealmView
    names: RealmNames
    translate: Translate

    @property
    def source(self) -> int:
        """What the decision is about: an area, a track or a Leader, by its kind."""
        assert self.view.decision is not None
        return self.view.decision.source

    def area(self) -> str:
        """The area that the decision is about."""
        return self.names.area(self.source)


Question = Callable[[Ask], tuple[str, str]]


def _order(ask: Ask) -> tuple[str, str]:
    translate, view = ask.translate, ask.view
    bare = sum(1 for a in view.areas if a.owner == view.seat and (any(a.units) or _leader_in(view, a.area)))
    placed = sum(1 for a in view.areas if a.owner == view.seat and a.order >= 0)
    return (
        translate("RealmPrompt", "Place your orders"),
        phrase(
            translate("RealmPrompt", "Drag an order onto an area, or choose area and order. {placed} of {all} placed."),
            placed=placed,
            all=max(bare, placed + 1),
        ),
    )


def _leader_in(view: RealmView, area: int) -> bool:
    return any(leader.at == area and leader.controller == view.seat for leader in view.leaders)


def _battle_area(ask: Ask) -> str:
    return ask.names.area(ask.view.battle.area) if ask.view.battle is not None else ask.area()


def _hostage(ask: Ask) -> tuple[str, str]:
    translate, battle = ask.translate, ask.view.battle
    number = battle.to_die if battle is not None else 0
    return (
        translate("RealmPrompt", "Spare a casualty and take a hostage?"),
        phrase(
            translate("RealmPrompt", "You won at {area}. Casualties of the loser: {number}."),
            area=_battle_area(ask),
            number=number,
        ),
    )


def _plain(question: str, reason: str = "") -> Question:
    """A question with fixed words; both are literals that the translators' tools have seen below."""
    return lambda ask: (ask.translate("RealmPrompt", question), ask.translate("RealmPrompt", reason) if reason else "")


def _at(question: str, reason: str = "") -> Question:
    """A question with the battle's or the decision's area in it."""

    def made(ask: Ask) -> tuple[str, str]:
        words = phrase(ask.translate("RealmPrompt", question), area=_battle_area(ask))
        return words, ask.translate("RealmPrompt", reason) if reason else ""

    return made


def _bid(ask: Ask) -> tuple[str, str]:
    translate = ask.translate
    question = phrase(translate("RealmPrompt", "Bid power for {track}"), track=track_word(translate, ask.source))
    return question, translate("RealmPrompt", "All bids are shown together, and all are lost.")


def _tie(ask: Ask) -> tuple[str, str]:
    translate = ask.translate
    question = phrase(translate("RealmPrompt", "Who comes first on {track}?"), track=track_word(translate, ask.source))
    return question, translate("RealmPrompt", "The holder of the Iron Throne decides between equal bids.")


def _answer(ask: Ask) -> tuple[str, str]:
    from agot_desktop.controller.realm.teller import bargain_words

    translate, offer = ask.translate, ask.view.offer
    if offer is None:
        leader = ask.names.leader(ask.source) if ask.source >= 0 else ""
        question = phrase(translate("RealmPrompt", "Free {leader} for the power that is offered?"), leader=leader)
        return question, translate("RealmPrompt", "If you decline you must put one power into the bank.")
    bits = [sum(1 << leader for leader in side) for side in (offer.give, offer.want)]
    bargain = bargain_words(ask.names, bits[0], offer.give_power, bits[1], offer.want_power)
    question = phrase(
        translate("RealmPrompt", "{house} offers: {bargain}"), house=ask.names.house(offer.house), bargain=bargain
    )
    return question, translate("RealmPrompt", "Accept, decline, or make a counter-offer.")


def _place(ask: Ask) -> tuple[str, str]:
    leader = ask.names.leader(ask.source) if ask.source >= 0 else ""
    return phrase(ask.translate("RealmPrompt", "Where does {leader} come back?"), leader=leader), ""


def _justice(ask: Ask) -> tuple[str, str]:
    translate = ask.translate
    leader = ask.names.leader(ask.source) if ask.source >= 0 else ""
    question = phrase(translate("RealmPrompt", "Pay one power to keep {leader}?"), leader=leader)
    return question, translate("RealmPrompt", "The King's Justice: who is not paid for goes free.")


def _blade(ask: Ask) -> tuple[str, str]:
    translate, battle = ask.translate, ask.view.battle
    reason = translate("RealmPrompt", "+1 in this battle, once each round.")
    if battle is not None:
        totals = [sum(value for _name, value in side) for side in battle.parts]
        reason = phrase(
            translate("RealmPrompt", "It stands {attack} to {defense}. The Blade adds 1, once each round."),
            attack=totals[0],
            defense=totals[1],
        )
    return translate("RealmPrompt", "Use the Valyrian Steel Blade?"), reason


QUESTIONS: Final[Mapping[str, Question]] = {
    "westeros": _plain(QT_TRANSLATE_NOOP("RealmPrompt", "Choose what the Westeros card does")),
    "bid": _bid,
    "tie": _tie,
    "supply": _at(
        QT_TRANSLATE_NOOP("RealmPrompt", "Remove a unit: your supply does not feed all armies"),
        QT_TRANSLATE_NOOP("RealmPrompt", "Choose a unit to lose."),
    ),
    "muster": _plain(
        QT_TRANSLATE_NOOP("RealmPrompt", "Muster units"),
        QT_TRANSLATE_NOOP("RealmPrompt", "Choose a stronghold or city, then what to muster there."),
    ),
    "order": _order,
    "tactic": _plain(
        QT_TRANSLATE_NOOP("RealmPrompt", "Choose a Tactics card in secret"),
        QT_TRANSLATE_NOOP("RealmPrompt", "It is shown together with the orders."),
    ),
    "execute": _plain(
        QT_TRANSLATE_NOOP("RealmPrompt", "Execute a hostage?"),
        QT_TRANSLATE_NOOP("RealmPrompt", "It costs 2 power; his house gains power and will want revenge."),
    ),
    "bargain": _plain(
        QT_TRANSLATE_NOOP("RealmPrompt", "Make an offer for hostages, or pass"),
        QT_TRANSLATE_NOOP("RealmPrompt", "Open the hostage desk to set up any offer."),
    ),
    "answer": _answer,
    "raven": _plain(
        QT_TRANSLATE_NOOP("RealmPrompt", "Use the Messenger Raven?"),
        QT_TRANSLATE_NOOP("RealmPrompt", "You may replace one of your orders by an unused one."),
    ),
    "raid": _plain(
        QT_TRANSLATE_NOOP("RealmPrompt", "Carry out a raid"),
        QT_TRANSLATE_NOOP("RealmPrompt", "Choose the raiding area, then the order that it removes."),
    ),
    "march": _plain(
        QT_TRANSLATE_NOOP("RealmPrompt", "Carry out a march"),
        QT_TRANSLATE_NOOP("RealmPrompt", "Choose the marching area, who goes, and where to."),
    ),
    "token": _at(
        QT_TRANSLATE_NOOP("RealmPrompt", "Leave a power token in {area}?"),
        QT_TRANSLATE_NOOP("RealmPrompt", "It keeps control of the area that your units have left."),
    ),
    "consolidate": _plain(
        QT_TRANSLATE_NOOP("RealmPrompt", "Consolidate power"),
        QT_TRANSLATE_NOOP("RealmPrompt", "Gain power in an area, or draw from an Ally deck."),
    ),
    "draw": _plain(QT_TRANSLATE_NOOP("RealmPrompt", "Choose an Ally card")),
    "support": _at(
        QT_TRANSLATE_NOOP("RealmPrompt", "Whom do you support at {area}?"),
        QT_TRANSLATE_NOOP("RealmPrompt", "Your army beside the battle adds its strength."),
    ),
    "house_card": _at(
        QT_TRANSLATE_NOOP("RealmPrompt", "Choose a House card for the battle of {area}"),
        QT_TRANSLATE_NOOP("RealmPrompt", "Both are shown together."),
    ),
    "reveal": _at(QT_TRANSLATE_NOOP("RealmPrompt", "Use the effect of your House card at {area}?")),
    "blade": _blade,
    "hostage": _hostage,
    "casualty": _at(QT_TRANSLATE_NOOP("RealmPrompt", "Choose who falls at {area}")),
    "retreat": _at(
        QT_TRANSLATE_NOOP("RealmPrompt", "Choose where the loser of {area} retreats to"),
        QT_TRANSLATE_NOOP("RealmPrompt", "Units that retreat are routed until the end of the round."),
    ),
    "rescue": _plain(
        QT_TRANSLATE_NOOP("RealmPrompt", "Take a hostage out of the loser's prison?"),
        QT_TRANSLATE_NOOP("RealmPrompt", "Secure Hostages: your own Leader is rescued, any other goes to your prison."),
    ),
    "place": _place,
    "card": _plain(QT_TRANSLATE_NOOP("RealmPrompt", "Use a card now?")),
    "target": _plain(QT_TRANSLATE_NOOP("RealmPrompt", "Choose what the card is used on")),
    "justice": _justice,
}


class RealmPrompter:
    """Puts decisions into words. `seats`: what the seats are called; `named`: a question begins with the name."""

    def __init__(self, names: RealmNames, seats: Sequence[str], *, named: bool = False) -> None:
        self._names = names
        self._seats = tuple(seats)
        self._named = named

    def prompt(self, view: RealmView) -> Prompt:
        """The prompt for the view's house."""
        translate = self._names.translate
        if view.over:
            return Prompt(self._result(view))
        decision = view.decision
        if decision is None:
            return Prompt("")
        if not decision.own:
            who = self._seats[decision.seat]
            words = phrase(
                translate("RealmPrompt", "{name} ({house}) decides"), name=who, house=self._names.house(decision.seat)
            )
            return Prompt(words, phase_name(translate, view.phase))
        question, reason = QUESTIONS[decision.kind.rpartition(".")[2]](Ask(view, self._names, translate))
        if self._named:
            template = translate("RealmPrompt", "{name}: {question}")
            question = phrase(template, name=self._seats[view.seat], question=question)
        buttons = tuple(
            Button(
                choice,
                label_of(self._names, view, choice),
                tooltip_of(self._names, choice),
                _ROLES.get(str(choice[0]), PLAIN),
            )
            for choice in decision.options
        )
        return Prompt(question, reason, buttons)

    def _result(self, view: RealmView) -> str:
        translate = self._names.translate
        if view.winner == NOBODY:
            return translate("RealmPrompt", "The game is over without a winner")
        template = translate("RealmPrompt", "{name} ({house}) has won")
        return phrase(template, name=self._seats[view.winner], house=self._names.house(view.winner))
