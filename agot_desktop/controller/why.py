"""Where a number comes from and why a card cannot be used now, in words, each with the number of its rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from agot_desktop.controller.words import Translate, phase_name, phrase
from agot_desktop.model.cardgame import explain
from agot_desktop.model.cardgame.explain import Number, Part, Reason
from agot_desktop.model.cardgame.state import CardState


@dataclass(frozen=True, slots=True)
class WhyLine:
    """A line of an explanation; `rule`: the number of the rule it rests on."""

    text: str
    rule: str


TitleOf = Callable[[int], str]


def why(state: CardState, seat: int, card: int, title_of: TitleOf, translate: Translate) -> list[WhyLine]:
    """What a seat is told of a card that it sees; nothing of one that it does not."""
    if not 0 <= card < len(state.cards) or not explain.shown_to(state, seat, card):
        return []
    found: list[WhyLine] = []
    facts, zone = state.printed[card], state.cards[card].zone
    if facts.type == "character" and zone == "play":
        found.append(number_line(explain.strength(state, card), title_of, translate))
    if zone == "hand" and facts.type in ("character", "location", "attachment"):
        found.append(number_line(explain.cost(state, seat, card), title_of, translate))
    if zone == "plot":
        holder = state.cards[card].controller
        found += [number_line(number, title_of, translate) for number in explain.plot_numbers(state, holder)]
    reason = explain.why_not(state, seat, card)
    if reason is not None:
        found.append(WhyLine(reason_words(reason, state, translate), reason.rule))
    return found


def number_line(number: Number, title_of: TitleOf, translate: Translate) -> WhyLine:
    """'Strength 5 = 3 printed + 2 from Ice'."""
    names = {
        "strength": translate("Why", "Strength"),
        "cost": translate("Why", "Cost for you"),
        "income": translate("Why", "Income"),
        "initiative": translate("Why", "Initiative"),
        "claim": translate("Why", "Claim"),
    }
    words = ""
    for part in number.parts:
        said = _part_words(part, title_of, translate)
        sign = "" if not words else " – " if part.amount < 0 and part.kind != explain.SET else " + "
        if part.kind in (explain.SET, explain.FLOOR):
            sign = "; " if words else ""
        words += sign + said
    template = translate("Why", "{name} {total} = {parts}")
    return WhyLine(phrase(template, name=names[number.name], total=number.total, parts=words), number.rule)


def _part_words(part: Part, title_of: TitleOf, translate: Translate) -> str:
    amount = abs(part.amount) if part.kind != explain.PRINTED else part.amount
    card = title_of(part.source) if part.source >= 0 else ""
    templates = {
        explain.PRINTED: translate("Why", "{amount} printed"),
        explain.PENALTY: translate("Why", "{amount} for another House"),
        explain.MELEE: translate("Why", "{amount} by Melee"),
        explain.FLOOR: translate("Why", "never below 0"),
        explain.SET: translate("Why", "set to {amount} by {card}"),
        explain.CARD: translate("Why", "{amount} from {card}"),
    }
    plain = translate("Why", "{amount} from {card}") if card else translate("Why", "{amount} by the rules")
    if part.kind == explain.ADDED and part.lasting and card:
        plain = translate("Why", "{amount} from {card} for a time")
    return phrase(templates.get(part.kind, plain), amount=amount, card=card)


def reason_words(reason: Reason, state: CardState, translate: Translate) -> str:
    """Why not, as a sentence."""
    templates = {
        "over": translate("Why", "The game is over."),
        "not_asked": translate("Why", "It is not your turn to choose."),
        "asleep": translate("Why", "What lies there cannot be used."),
        "not_yours": translate("Why", "You do not control this card."),
        "other_question": translate("Why", "The game waits for something else now."),
        "marshalling_only": translate("Why", "It can be marshalled in the marshalling phase only; now: {phase}."),
        "active_player_only": translate("Why", "Only the active player marshals."),
        "shadows_first": translate("Why", "It goes through Shadows first."),
        "no_cost": translate("Why", "A card with a dash for its cost cannot be bought."),
        "limited": translate("Why", "You have played a Limited card this round."),
        "unique": translate("Why", "A unique card of this title is in play or dead already."),
        "gold": translate("Why", "It costs {need} gold; you have {have}."),
        "no_bearer": translate("Why", "There is nothing that it may be attached to."),
        "forbidden": translate("Why", "A text forbids it, or something that must be paid is missing."),
        "kneels": translate("Why", "Kneeling characters cannot be declared."),
        "no_character": translate("Why", "Only characters take part in challenges."),
        "no_icon": translate("Why", "It lacks the icon of this challenge."),
        "stealth": translate("Why", "Stealth has bypassed it."),
        "answers": translate("Why", "It answers to something; it has no action of its own now."),
        "no_action": translate("Why", "It has no action."),
        "phase": translate("Why", "Its action belongs to another phase; now: {phase}."),
        "used_up": translate("Why", "Its limit is used up."),
        "kneeling_price": translate("Why", "It kneels, and its price or effect cannot be met."),
        "blank": translate("Why", "Its text is blank now."),
        "price_or_effect": translate("Why", "Its price cannot be paid, it has no target, or it would change nothing."),
    }
    phase = phase_name(translate, state.phase)
    return phrase(templates[reason.key], have=reason.have, need=reason.need, phase=phase)
