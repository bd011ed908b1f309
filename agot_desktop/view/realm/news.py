"""What happened to Leaders between two positions, and what the hostage dialog says of it and of its own question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from agot_desktop.model.boardgame.observation import LeaderView, RealmView
from agot_desktop.model.boardgame.terms import DEAD, PRISON
from agot_desktop.model.kernel.decision import Choice
from agot_desktop.view.realm.faces import RealmFaces
from agot_desktop.view.realm.hostage_dialog import HostageOption, HostageQuestion

TAKEN, RESCUED, ABDUCTED, SIDES, FREED, EXECUTED = "taken", "rescued", "abducted", "sides", "freed", "executed"
HOSTAGE: Final = "boardgame.hostage"
RESCUE: Final = "boardgame.rescue"


@dataclass(frozen=True, slots=True)
class News:
    """What became of a Leader: `house` has him now or did it, `before` had him."""

    kind: str
    leader: int
    house: int
    before: int


def leader_news(before: RealmView, now: RealmView) -> list[News]:
    """Every Leader who came into a prison or out of one, changed sides or was executed."""
    found = []
    for old, new in zip(before.leaders, now.leaders, strict=True):
        made = _one(old, new)
        if made is not None:
            found.append(made)
    return found


def _one(old: LeaderView, new: LeaderView) -> News | None:
    if new.at == DEAD and old.at != DEAD:
        return News(EXECUTED, new.leader, old.prison, old.controller)
    if new.at == PRISON and old.at != PRISON:
        return News(TAKEN, new.leader, new.prison, old.controller)
    if new.at == PRISON and old.at == PRISON and new.prison != old.prison:
        return News(ABDUCTED, new.leader, new.prison, old.prison)
    if new.at != PRISON and old.at == PRISON:
        return News(RESCUED if new.at >= 0 else FREED, new.leader, new.controller, old.prison)
    if new.controller != old.controller and old.controller >= 0 and new.controller >= 0:
        return News(SIDES, new.leader, new.controller, old.controller)
    return None


def concerns(news: News, seat: int) -> bool:
    """Whether a house should be told in the dialog: what it did itself it knows."""
    if news.kind == SIDES:
        return seat in (news.house, news.before)
    return seat == news.before or (seat == news.house and news.kind in (FREED,))


def told(faces: RealmFaces, news: News) -> HostageQuestion:
    """The dialog that tells of it."""
    translate = QCoreApplication.translate
    names = faces.names
    leader = names.leader(news.leader)
    house, before = names.house(max(0, news.house)), names.house(max(0, news.before))
    titles: dict[str, str] = {
        TAKEN: translate("HostageNews", "{0} takes {1} hostage").format(house, leader),
        RESCUED: translate("HostageNews", "{0} rescues {1}").format(house, leader),
        ABDUCTED: translate("HostageNews", "{0} takes {1} out of your prison").format(house, leader),
        SIDES: translate("HostageNews", "{1} changes sides: {0} has his card now").format(house, leader),
        FREED: translate("HostageNews", "{1} is free again").format(house, leader),
        EXECUTED: translate("HostageNews", "{0} executes {1}").format(house, leader),
    }
    meanings: dict[str, tuple[str, ...]] = {
        TAKEN: (
            translate("HostageNews", "He is in the prison of {0}.").format(house),
            translate("HostageNews", "You can buy him back in the hostage window, or free him with Secure Hostages."),
        ),
        RESCUED: (translate("HostageNews", "He is back on the board; your prison is one hostage poorer."),),
        ABDUCTED: (translate("HostageNews", "He is in the prison of {0} now.").format(house),),
        SIDES: (translate("HostageNews", "An Ally's Leader goes with his card: he fights for {0} now.").format(house),),
        FREED: (translate("HostageNews", "He waits in the reserve until he is mustered."),),
        EXECUTED: (translate("HostageNews", "{0} gains power and may take revenge.").format(before),),
    }
    option = HostageOption(("ok",), titles[news.kind], news.leader, news.before, meanings[news.kind])
    return HostageQuestion(max(0, news.house), titles[news.kind], "", (option,), "", told=True)


def question(faces: RealmFaces, view: RealmView, label: Callable[[Choice], str]) -> HostageQuestion | None:
    """The dialog of the open decision, None if it is another. `label`: a choice in words."""
    decision, battle = view.decision, view.battle
    if decision is None or not decision.own or decision.kind not in (HOSTAGE, RESCUE):
        return None
    translate = QCoreApplication.translate
    area = faces.names.area(battle.area) if battle is not None else ""
    if decision.kind == RESCUE:
        options = tuple(_rescue(faces, view, choice, label) for choice in decision.options)
        return HostageQuestion(
            view.seat,
            translate("HostageDialog", "Secure Hostages"),
            translate(
                "HostageDialog", "You won at {0} as the attacker: take one hostage out of the loser's prison."
            ).format(area),
            options,
            translate("HostageDialog", "Your own Leader is put into the battle area; any other goes to your prison."),
        )
    assert battle is not None
    loser = battle.defender if battle.winner == battle.attacker else battle.attacker
    number = battle.to_die
    options = tuple(_hostage(faces, view, choice, label, number, loser) for choice in decision.options)
    totals = [sum(value for _name, value in side) for side in battle.parts]
    below = translate("HostageDialog", "You won at {0}, {1} to {2}. Casualties of {3}: {4}").format(
        area, max(totals), min(totals), faces.names.house(loser), number
    )
    rule = translate(
        "HostageDialog",
        "Casualties are the winner's swords minus the loser's fortifications. You may give up exactly one of them for "
        "one Leader who is present, before the loser chooses units. One Leader at most in each battle.",
    )
    return HostageQuestion(
        view.seat, translate("HostageDialog", "Spare a casualty and take a hostage?"), below, options, rule
    )


def _hostage(
    faces: RealmFaces, view: RealmView, choice: Choice, label: Callable[[Choice], str], number: int, loser: int
) -> HostageOption:
    translate = QCoreApplication.translate
    leader, house = int(str(choice[1])), faces.names.house(loser)
    if leader < 0:
        meaning = (
            translate("HostageDialog", "{0} chooses who falls: {1}").format(house, number),
            translate("HostageDialog", "His Leaders stay free and retreat with the rest if they can."),
            translate("HostageDialog", "Hostages in your prison: {0}").format(len(view.houses[view.seat].prison)),
        )
        return HostageOption(choice, translate("HostageDialog", "Casualties: {0}").format(number), -1, -1, meaning)
    board = faces.board
    ability = board.leaders[leader].ability
    meaning = (
        translate("HostageDialog", "{0} chooses who falls: {1}").format(house, number - 1),
        translate("HostageDialog", "{0} loses strength {1} on the board, {2} when he leads.").format(
            house, board.base[leader][0], board.march[leader][0]
        ),
        *((translate("HostageDialog", "His ability is gone too."),) if ability is not None else ()),
        translate("HostageDialog", "In your prison: for a ransom, an exchange, or execution."),
        translate("HostageDialog", "Secure Hostages could free him."),
    )
    return HostageOption(choice, label(choice), leader, view.leaders[leader].controller, meaning)


def _rescue(faces: RealmFaces, view: RealmView, choice: Choice, label: Callable[[Choice], str]) -> HostageOption:
    translate = QCoreApplication.translate
    leader = int(str(choice[1]))
    if leader < 0:
        return HostageOption(choice, label(choice), -1, -1, (translate("HostageDialog", "The prison stays as it is."),))
    own = view.leaders[leader].controller == view.seat
    meaning = (
        translate("HostageDialog", "He comes back into the battle area at once.")
        if own
        else translate("HostageDialog", "He goes from their prison to yours."),
    )
    return HostageOption(choice, label(choice), leader, view.leaders[leader].controller, meaning)
