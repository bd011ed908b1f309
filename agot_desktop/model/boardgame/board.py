"""The board as the rules ask it: areas, passages, Leaders and cards by number, checked when they are loaded.

A `Board` is never changed and is shared by all states.
"""

from __future__ import annotations

import functools
from pathlib import Path

from agot_desktop.model.boardgame.facts import (
    AlliesFile,
    AreaFacts,
    AreasFile,
    ArrowFacts,
    BoardFileError,
    HouseCardFacts,
    HouseCardsFile,
    LeaderFacts,
    LeadersFile,
    OrderFacts,
    SetupFacts,
    TacticFacts,
    TacticsFile,
    WesterosFacts,
    WesterosFile,
    read_file,
    unique,
)
from agot_desktop.model.boardgame.terms import ALL_HOUSES, HOUSES, NOBODY, ORDER_KINDS, ROUGH, WEATHER

CARDS_OF_A_HOUSE = 7
TACTICS_OF_A_HOUSE = 11
DECKS = ("I", "II", "III")


class Passage:
    """One way for a march or a retreat: `to`, `ford`, and for arrows the houses and the weather that close it.

    `houses` is a bit mask, `closed_in` a bit mask over `WEATHER`. `sea`, `long`: kinds of sea arrow (CLF-18, CLF-22).
    """

    __slots__ = ("arrow", "closed_in", "ford", "houses", "long", "sea", "to")

    def __init__(self, to: int, *, ford: bool = False, arrow: ArrowFacts | None = None) -> None:
        self.to = to
        self.ford = ford
        self.arrow = arrow.id if arrow else ""
        self.sea = arrow is not None and arrow.kind in ("sea", "sea-long")
        self.long = arrow is not None and arrow.kind == "sea-long"
        self.houses = 15
        self.closed_in = 4 if ford else 0
        if arrow is not None:
            if arrow.houses is not None:
                self.houses = sum(1 << HOUSES.index(house) for house in arrow.houses)
            self.closed_in = sum(1 << WEATHER.index(weather) for weather in arrow.closed_in)


class WesterosCard:
    """One of the forty Westeros cards: its facts, which copy it is (from 1), and the step its symbol moves the
    weather (+1 worse, -1 better, 0 none)."""

    __slots__ = ("copy", "facts", "step")

    def __init__(self, facts: WesterosFacts, copy: int) -> None:
        self.facts = facts
        self.copy = copy
        self.step = {"worse": 1, "better": -1, None: 0}[facts.weather[copy - 1]]


class AllyCard:
    """One of the twenty-four Ally cards: id and name of its kind, its deck's number, whether it is a pledge."""

    __slots__ = ("deck", "id", "name", "pledge", "text", "timing")

    def __init__(self, ident: str, name: str, deck: int, pledge: bool, text: str, timing: str) -> None:
        self.id = ident
        self.name = name
        self.deck = deck
        self.pledge = pledge
        self.text = text
        self.timing = timing


class Board:
    """Everything that does not change: facts by number. Raises `BoardFileError` for what does not fit together.

    Areas and Leaders are numbered in the order of their ids. `borders[a]` are the areas that border `a` over land
    (CLF-29), `passages[a]` the ways out of it (MV-01), `coasts[a]` the seas that it touches. House card `h * 7 + i`
    is card i of house h; Tactics card `h * 11 + i` likewise.
    """

    def __init__(self, folder: Path) -> None:
        areas = read_file(folder, "areas.json", AreasFile)
        self.setup: SetupFacts = read_file(folder, "setup.json", SetupFacts)
        self._areas(areas)
        self._leaders(read_file(folder, "leaders.json", LeadersFile))
        self._cards(folder)
        self._orders()
        self._beginning()

    def _areas(self, file: AreasFile) -> None:
        name = "areas.json"
        unique(name, "areas", file.areas)
        unique(name, "arrows", file.arrows)
        self.areas: tuple[AreaFacts, ...] = tuple(sorted((a for a in file.areas if a.enterable), key=lambda a: a.id))
        self.seas: tuple[AreaFacts, ...] = tuple(a for a in file.areas if not a.enterable)
        self.area_ids = tuple(a.id for a in self.areas)
        self.area_number = {ident: number for number, ident in enumerate(self.area_ids)}
        self.arrows: tuple[ArrowFacts, ...] = file.arrows
        kinds = {(a.id, n.id): n.border for a in file.areas for n in a.neighbours}
        known = {a.id for a in file.areas}
        for (here, there), border in kinds.items():
            if there not in known:
                raise BoardFileError(name, here, f"borders the unknown area {there!r}")
            if kinds.get((there, here)) != border:
                raise BoardFileError(name, here, f"its border with {there} is not the same from the other side")
        sea_ids = {a.id for a in self.seas}
        for (here, there), border in kinds.items():
            if (border == "coast") != (here in sea_ids or there in sea_ids):
                raise BoardFileError(name, here, f"its border with {there} cannot be of the kind {border}")
        borders: list[tuple[int, ...]] = []
        passages: list[tuple[Passage, ...]] = []
        for area in self.areas:
            land = [n for n in area.neighbours if n.border != "coast"]
            borders.append(tuple(sorted(self.area_number[n.id] for n in land)))
            ways = [Passage(self.area_number[n.id], ford=n.border == "ford") for n in land]
            passages.append((*sorted(ways, key=lambda p: p.to), *self._arrows_from(area.id)))
            if area.coastal != any(n.border == "coast" for n in area.neighbours):
                raise BoardFileError(name, area.id, "coastal does not fit its borders")
        self.borders = tuple(borders)
        self.passages = tuple(passages)
        self.coasts = tuple(frozenset(n.id for n in a.neighbours if n.border == "coast") for a in self.areas)
        self.coastal = tuple(a.coastal for a in self.areas)
        self.supply_icons = tuple(a.icons.supply for a in self.areas)
        self.power_icons = tuple(a.icons.power for a in self.areas)
        self.muster_points = tuple(a.icons.muster for a in self.areas)
        self.claims = tuple(a.claim for a in self.areas)
        self.strongholds = tuple(a.type == "stronghold" for a in self.areas)
        self.settled = tuple(a.type in ("stronghold", "city") for a in self.areas)
        self.homes_of = tuple(NOBODY if a.home is None else HOUSES.index(a.home) for a in self.areas)
        self.neutral = tuple(a.neutral_force for a in self.areas)
        self.regions = tuple(a.region for a in self.areas)

    def _arrows_from(self, here: str) -> list[Passage]:
        found = []
        for arrow in self.arrows:
            for end in (arrow.from_, arrow.to):
                if end not in self.area_number:
                    raise BoardFileError("areas.json", arrow.id, f"leads to the unknown area {end!r}")
            if arrow.from_ == here:
                found.append(Passage(self.area_number[arrow.to], arrow=arrow))
            elif arrow.to == here and arrow.both_ways:
                found.append(Passage(self.area_number[arrow.from_], arrow=arrow))
        return found

    def area(self, ident: str, file: str = "areas.json") -> int:
        """The number of an area. Raises `BoardFileError` for an unknown one."""
        number = self.area_number.get(ident)
        if number is None:
            raise BoardFileError(file, ident, "is no area that can be entered")
        return number

    def _leaders(self, file: LeadersFile) -> None:
        unique("leaders.json", "leaders", file.leaders)
        self.leaders: tuple[LeaderFacts, ...] = tuple(sorted(file.leaders, key=lambda leader: leader.id))
        self.leader_ids = tuple(leader.id for leader in self.leaders)
        self.leader_number = {ident: number for number, ident in enumerate(self.leader_ids)}
        for leader in self.leaders:
            if (leader.kind == "house") != (leader.house in HOUSES):
                raise BoardFileError("leaders.json", leader.id, f"house {leader.house} does not fit kind {leader.kind}")
            if leader.start_area is not None:
                self.area(leader.start_area, "leaders.json")
        self.leader_house = tuple(HOUSES.index(ld.house) if ld.house in HOUSES else NOBODY for ld in self.leaders)
        self.base = tuple((ld.base.strength, ld.base.swords, ld.base.forts) for ld in self.leaders)
        self.march = tuple((ld.march.strength, ld.march.swords, ld.march.forts) for ld in self.leaders)
        self.triggers = tuple(ORDER_KINDS.index(ld.trigger_order) for ld in self.leaders)
        self.leader_ability = tuple("" if ld.ability is None else ld.ability.id for ld in self.leaders)

    def _cards(self, folder: Path) -> None:
        cards = read_file(folder, "house_cards.json", HouseCardsFile).cards
        unique("house_cards.json", "cards", cards)
        self.house_cards: tuple[HouseCardFacts, ...] = tuple(c for house in HOUSES for c in cards if c.house == house)
        tactics = read_file(folder, "tactics.json", TacticsFile).cards
        self.tactics: tuple[TacticFacts, ...] = tuple(c for house in HOUSES for c in tactics if c.house == house)
        for number, house in enumerate(HOUSES):
            if sum(c.house == house for c in cards) != CARDS_OF_A_HOUSE:
                raise BoardFileError("house_cards.json", "$.cards", f"{house} has not {CARDS_OF_A_HOUSE} cards")
            own = self.tactics[number * TACTICS_OF_A_HOUSE : (number + 1) * TACTICS_OF_A_HOUSE]
            if {c.house for c in own} != {house} or len({c.id for c in own}) != TACTICS_OF_A_HOUSE:
                raise BoardFileError("tactics.json", "$.cards", f"{house} has not {TACTICS_OF_A_HOUSE} cards")
        self.house_card_effect = tuple(c.effect.id if c.effect else "" for c in self.house_cards)
        self.tactic_id = tuple(c.id for c in self.tactics)
        self._ally_cards(read_file(folder, "allies.json", AlliesFile))
        found = read_file(folder, "westeros.json", WesterosFile).cards
        self.westeros: tuple[WesterosCard, ...] = tuple(
            WesterosCard(card, copy) for deck in DECKS for card in found if card.deck == deck
            for copy in range(1, card.copies + 1)
        )  # fmt: skip
        for card in found:
            if len(card.weather) != card.copies:
                raise BoardFileError("westeros.json", card.id, "needs a weather symbol or null for each copy")
        self.westeros_decks = tuple(
            tuple(n for n, card in enumerate(self.westeros) if card.facts.deck == deck) for deck in DECKS
        )
        for deck, numbers in zip(DECKS, self.westeros_decks, strict=True):
            if len(numbers) != 10:
                raise BoardFileError("westeros.json", "$.cards", f"deck {deck} has {len(numbers)} cards, not 10")

    def _ally_cards(self, file: AlliesFile) -> None:
        name = "allies.json"
        decks = unique(name, "decks", file.decks)
        unique(name, "cards", file.cards)
        self.ally_decks = tuple(deck.id for deck in file.decks)
        self.ally_seats = tuple(NOBODY if d.seat is None else self.area(d.seat, name) for d in file.decks)
        for deck in file.decks:
            if deck.leader is not None and deck.leader not in self.leader_number:
                raise BoardFileError(name, deck.id, f"unknown Leader {deck.leader!r}")
        self.deck_leader = tuple(NOBODY if d.leader is None else self.leader_number[d.leader] for d in file.decks)
        self.leader_deck = tuple(
            self.deck_leader.index(number) if number in self.deck_leader else NOBODY
            for number in range(len(self.leaders))
        )
        cards = []
        for card in file.cards:
            if card.deck not in decks:
                raise BoardFileError(name, card.id, f"unknown deck {card.deck!r}")
            made = AllyCard(card.id, card.name, decks[card.deck], card.kind == "pledge", card.text, card.timing)
            cards += [made] * card.copies
        self.ally_cards: tuple[AllyCard, ...] = tuple(cards)
        self.ally_deck_cards = tuple(
            tuple(n for n, card in enumerate(cards) if card.deck == deck) for deck in range(len(self.ally_decks))
        )
        if any(len(numbers) != 6 for numbers in self.ally_deck_cards):
            raise BoardFileError(name, "$.cards", "a deck has not six cards")

    def _orders(self) -> None:
        unique("setup.json", "orders", self.setup.orders)
        self.orders: tuple[OrderFacts, ...] = self.setup.orders
        self.order_ids = tuple(order.id for order in self.orders)
        self.order_kind = tuple(ORDER_KINDS.index(order.type) for order in self.orders)
        self.order_star = tuple(order.star for order in self.orders)
        self.order_value = tuple(order.value for order in self.orders)
        self.order_count = tuple(order.count for order in self.orders)

    def _beginning(self) -> None:
        name = "setup.json"
        if tuple(house.id for house in self.setup.houses) != HOUSES:
            raise BoardFileError(name, "$.houses", f"must be {', '.join(HOUSES)}")
        for house in self.setup.houses:
            for ident, pieces in house.areas.items():
                self.area(ident, name)
                for leader in pieces.leaders:
                    if leader not in self.leader_number:
                        raise BoardFileError(name, house.id, f"unknown Leader {leader!r}")
        self.home = tuple(self.area(house.home, name) for house in self.setup.houses)
        for number in ALL_HOUSES:
            if self.homes_of[self.home[number]] != number:
                raise BoardFileError(name, HOUSES[number], "its home is marked for another house in areas.json")
        self.pool = (self.setup.unit_pool["knight"], self.setup.unit_pool["footman"], self.setup.unit_pool["sellsword"])
        self.limits = tuple(tuple(sorted(limit, reverse=True)) for limit in self.setup.supply_limits)
        self.highest_supply = len(self.limits) - 1
        self.most_power = self.setup.max_power_tokens
        self.most_tokens = self.setup.max_claim_tokens_per_house

    def passable(self, way: Passage, house: int, weather: int, *, fords: bool = False, seas: int = 0) -> bool:
        """Whether a house may use a way now (MV-01, WE-03). `fords`: fords are open to it in a storm; `seas` 1: an
        Ironborn captain leads (CLF-22), 2: all sea arrows are open (CLF-18)."""
        if not way.houses >> house & 1:
            return False
        if not way.closed_in >> weather & 1:
            return True
        if way.ford:
            return fords
        if not way.sea:
            return False
        return seas == 2 or (seas == 1 and (not way.long or weather == ROUGH))


@functools.lru_cache(maxsize=4)
def load_board(folder: Path) -> Board:
    """The board in a folder, loaded once. Raises `BoardFileError`."""
    return Board(folder)
