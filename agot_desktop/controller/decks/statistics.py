"""The figures of a deck: curves, icons, income, traits. Plain numbers; charts are drawn elsewhere."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.pool import Pool


@dataclass(frozen=True, slots=True)
class PlotFigures:
    """One plot; None for an X."""

    code: str
    gold: int | None
    initiative: int | None
    claim: int | None


@dataclass(slots=True)
class Figures:
    """All counts are of copies in the draw deck. Curves map a number to copies; X and dash are counted apart.

    `costs`: characters, locations and attachments that cost gold; `icon_strength`: STR of the characters with the icon;
    `income`, `influence`, `initiative`: sums of the symbols; `income_cards` and so on: cards that have one.
    `away`: cards of other Houses, which cost a penalty (COMP-16).
    """

    cards: int = 0
    types: Counter[str] = field(default_factory=Counter)
    costs: Counter[int] = field(default_factory=Counter)
    character_costs: Counter[int] = field(default_factory=Counter)
    x_costs: int = 0
    strengths: Counter[int] = field(default_factory=Counter)
    icons: Counter[str] = field(default_factory=Counter)
    icon_strength: Counter[str] = field(default_factory=Counter)
    no_icons: int = 0
    income: int = 0
    income_cards: int = 0
    influence: int = 0
    influence_cards: int = 0
    initiative: int = 0
    initiative_cards: int = 0
    traits: Counter[str] = field(default_factory=Counter)
    crests: Counter[str] = field(default_factory=Counter)
    keywords: Counter[str] = field(default_factory=Counter)
    houses: Counter[str] = field(default_factory=Counter)
    uniques: int = 0
    limited: int = 0
    away: int = 0
    plots: list[PlotFigures] = field(default_factory=list)

    @property
    def characters(self) -> int:
        return self.types[terms.CHARACTER]

    @property
    def mean_cost(self) -> float:
        """Gold, over the cards with a number for their cost; 0 for none."""
        return _mean(self.costs)

    @property
    def mean_strength(self) -> float:
        """STR of a character; 0 for none."""
        return _mean(self.strengths)

    def plot_range(self, name: str) -> tuple[int, float, int] | None:
        """Least, mean and most of `gold`, `initiative` or `claim` over the plots; None without plots."""
        held = [value for plot in self.plots if (value := getattr(plot, name)) is not None]
        return (min(held), sum(held) / len(held), max(held)) if held else None


def figures(deck: Deck, pool: Pool) -> Figures:
    """The figures of a deck; cards that the pool does not know are left out, but counted in `cards`."""
    found = Figures(cards=deck.size)
    for code, copies in deck.cards:
        if code in pool.index:
            _count(found, pool.cards[pool.index[code]], copies, deck.house)
    for code in deck.plots:
        if code in pool.index:
            facts = pool.cards[pool.index[code]]
            numbers = [
                None if f"plot_{name}" in facts.x_values else getattr(facts, f"plot_{name}")
                for name in ("gold", "initiative", "claim")
            ]
            found.plots.append(PlotFigures(code, *numbers))
    return found


def _count(found: Figures, facts: Facts, copies: int, house: str) -> None:
    found.types[facts.type] += copies
    if facts.cost is not None and facts.type != terms.EVENT_CARD:
        if facts.cost_x:
            found.x_costs += copies
        else:
            found.costs[facts.cost] += copies
            if facts.type == terms.CHARACTER:
                found.character_costs[facts.cost] += copies
    if facts.type == terms.CHARACTER:
        strength = facts.strength or 0
        found.strengths[strength] += copies
        found.no_icons += 0 if facts.icons else copies
        for icon in facts.icons:
            found.icons[icon] += copies
            found.icon_strength[icon] += copies * strength
    for name in ("income", "influence", "initiative"):
        value = getattr(facts, name)
        if value or name in facts.x_values:
            setattr(found, name, getattr(found, name) + copies * value)
            setattr(found, f"{name}_cards", getattr(found, f"{name}_cards") + copies)
    for counter, values in (
        (found.traits, facts.traits), (found.crests, facts.crests), (found.keywords, facts.keywords),
        (found.houses, facts.houses or (terms.NEUTRAL,)),
    ):  # fmt: skip
        for value in dict.fromkeys(values):
            counter[value] += copies
    found.uniques += copies if facts.unique else 0
    found.limited += copies if terms.LIMITED in facts.keywords else 0
    if facts.houses and house not in facts.houses and facts.type != terms.EVENT_CARD:
        found.away += copies


def _mean(curve: Counter[int]) -> float:
    total = sum(curve.values())
    return sum(number * copies for number, copies in curve.items()) / total if total else 0.0
