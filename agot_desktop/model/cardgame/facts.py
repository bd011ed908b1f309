"""The facts of one card: what is printed on it except its rules text, and how a file spells them.

The stored files, a file to import and the cards that a scenario or a card pack brings along share one
spelling (`Row`). What a card does is no fact; see `abilities`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec

from agot_desktop.model.cardgame import terms

X: Final = "X"
Number = Annotated[int, msgspec.Meta(ge=-99, le=99)] | Literal["X"]
Cost = Annotated[int, msgspec.Meta(ge=0, le=99)] | Literal["X"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
HouseOrNeutral = Literal["Stark", "Lannister", "Baratheon", "Targaryen", "Greyjoy", "Martell", "Neutral"]

NOT_FACTS: Final = frozenset(
    {
        "abilities",
        "confidence",
        "conflicts",
        "errata_applied",
        "field_confidence",
        "illustrator",
        "notes",
        "quantity_per_pack",
        "text_reference",
    }
)
"""Keys that a card in a file may have beside its facts; they are read past."""


class FactsError(ValueError):
    """A file of facts, or a card in it, is broken.

    `file` is its name, `path` the exact place (`$.cards[3].icons[0]`, `$` for the whole), `reason` what is wrong.
    """

    def __init__(self, file: str, path: str, reason: str) -> None:
        super().__init__(f"{file}: {path}: {reason}")
        self.file = file
        self.path = path
        self.reason = reason


class Facts(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What is printed on a card. Equal for equal cards, hashable, never changed.

    `houses` is empty for a neutral card. `cost` is None for a dash, and the N of `sN` where `shadow` is true
    (COMP-14, ADD-20). `strength` is None but for characters; `income`, `influence`, `initiative` are 0 where no
    symbol is printed; the `plot_` numbers are None but for plots. A number printed as X reads 0 here and is named
    in `x_values` (`cost`, `strength`, `income`, `influence`, `initiative`, `plot_gold`, `plot_initiative`,
    `plot_claim`). `deck_limit` is the most copies of its title in a deck. `joust` and `melee` are `legal`,
    `restricted` or `banned`. `reprint_of` is the id of the first printing, None for a first printing.
    `legal_in_houses` names the Houses whose decks may include it (DECK-06; `Neutral` is the Neutral Faction),
    None for all.
    """

    id: str
    name: str
    type: terms.CardType
    houses: tuple[str, ...] = ()
    unique: bool = False
    endless: bool = False
    cost: int | None = None
    shadow: bool = False
    strength: int | None = None
    icons: tuple[str, ...] = ()
    naval_icons: tuple[str, ...] = ()
    crests: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    restrictions: tuple[str, ...] = ()
    income: int = 0
    influence: int = 0
    initiative: int = 0
    plot_gold: int | None = None
    plot_initiative: int | None = None
    plot_claim: int | None = None
    x_values: tuple[str, ...] = ()
    deck_limit: int = 3
    joust: terms.Legality = "legal"
    melee: terms.Legality = "legal"
    reprint_of: str | None = None
    set_code: str = ""
    set_name: str = ""
    cycle: str | None = None
    number: int = 0
    printed_number: str = ""
    legal_in_houses: tuple[str, ...] | None = None
    title_supports: tuple[str, ...] = ()
    title_opposes: tuple[str, ...] = ()

    @property
    def cost_x(self) -> bool:
        """Whether the printed cost is X."""
        return "cost" in self.x_values

    @property
    def is_neutral(self) -> bool:
        """Whether the card belongs to no House (COMP-02)."""
        return not self.houses

    @property
    def printed_cost(self) -> int:
        """The cost that effects read: `sN` counts N + 2, a dash or X counts 0 (COMP-14)."""
        if self.cost is None or self.cost_x:
            return 0
        return self.cost + 2 if self.shadow else self.cost

    @property
    def threshold(self) -> int:
        """The tokens that bring this card into play as a Hand of the King, 1 or more (HK-12, HK-36)."""
        return max(1, self.printed_cost)

    def legality(self, deck_format: str) -> terms.Legality:
        """Its standing in a format, `joust` or `melee` (DECK-09)."""
        if deck_format == terms.JOUST_FORMAT:
            return self.joust
        if deck_format == terms.MELEE_FORMAT:
            return self.melee
        raise ValueError(f"unknown format {deck_format!r}")


class PlotRow(msgspec.Struct, forbid_unknown_fields=True):
    """The three numbers of a plot as a file spells them."""

    gold: Number = 0
    initiative: Number = 0
    claim: Number = 1


class LegalityRow(msgspec.Struct, forbid_unknown_fields=True):
    """A card's standing in the two formats as a file spells it."""

    joust: terms.Legality = "legal"
    melee: terms.Legality = "legal"


class TitleRow(msgspec.Struct, forbid_unknown_fields=True):
    """The relations of a melee title as a file spells them: titles by name."""

    supports: tuple[Name, ...] = ()
    opposes: tuple[Name, ...] = ()


class Row(
    msgspec.Struct,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    rename={"strength": "str", "set_name": "set"},
):
    """A card as a file spells it. What is left out is empty."""

    id: Name
    name: Name
    type: terms.CardType
    set_name: str = ""
    set_code: str = ""
    cycle: str | None = None
    number: int | None = None
    printed_number: str | None = None
    house: str | None = None
    houses: tuple[HouseOrNeutral, ...] | None = None
    legal_in_houses: Literal["any"] | tuple[HouseOrNeutral, ...] = "any"
    unique: bool = False
    endless: bool = False
    cost: Cost | None = None
    shadow: bool = False
    strength: Cost | None = None
    icons: tuple[terms.Icon, ...] = ()
    naval_icons: tuple[terms.Icon, ...] = ()
    crests: tuple[terms.Crest, ...] = ()
    traits: tuple[Name, ...] = ()
    keywords: tuple[Name, ...] = ()
    restrictions: tuple[Name, ...] = ()
    income: Number | None = None
    influence: Cost | None = None
    initiative: Number | None = None
    plot: PlotRow | None = None
    deck_limit: int | None = None
    legality: LegalityRow | None = None
    same_card_as: str | None = None
    title: TitleRow | None = None


class SetRow(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A file of one set: what its cards have in common, and the cards in their order."""

    set: str
    set_code: str
    cycle: str | None
    cards: list[Row]


_set_decoder: Final = msgspec.json.Decoder(SetRow)


def decode_set(content: bytes, file: str) -> list[Facts]:
    """The cards of a set's file, in its order. `file` is its name for messages. Raises FactsError."""
    try:
        stored = _set_decoder.decode(content)
    except msgspec.DecodeError as error:
        raise _facts_error(error, file) from None
    cards = []
    for position, row in enumerate(stored.cards):
        row.set_name, row.set_code, row.cycle = stored.set, stored.set_code, stored.cycle
        cards.append(facts_of_row(row, file, f"$.cards[{position}]", complete=True))
    return cards


def facts_from_mapping(obj: Mapping[str, Any], path: str, file: str = "card", complete: bool = False) -> Facts:
    """One card in the spelling of the files, out of decoded JSON.

    `path` is its place in `file`, both for messages. What is left out is empty: a character has STR 0 then, a plot
    0 gold, 0 initiative and claim 1; with `complete` these numbers must be there. Raises FactsError.
    """
    return facts_of_row(row_from_mapping(obj, path, file), file, path, complete)


def row_from_mapping(obj: Mapping[str, Any], path: str, file: str) -> Row:
    """The spelling of one card, out of decoded JSON, without the keys of NOT_FACTS. Raises FactsError."""
    if not isinstance(obj, Mapping):
        raise FactsError(file, path, f"expected an object, got {type(obj).__name__}")
    try:
        return msgspec.convert({key: value for key, value in obj.items() if key not in NOT_FACTS}, Row)
    except msgspec.ValidationError as error:
        raise _facts_error(error, file, path) from None


def facts_of_row(row: Row, file: str, path: str, complete: bool) -> Facts:
    """The facts that a row spells; arguments and errors as for `facts_from_mapping`."""
    _check_row(row, file, path, complete)
    strength = 0 if row.strength is None and row.type == terms.CHARACTER else row.strength
    plot = row.plot or (PlotRow() if row.type == terms.PLOT else None)
    legality = row.legality or LegalityRow()
    relations = row.title or TitleRow()
    return Facts(
        id=row.id,
        name=row.name,
        type=row.type,
        houses=_houses(row, file, path),
        unique=row.unique,
        endless=row.endless,
        cost=_number(row.cost),
        shadow=row.shadow,
        strength=_number(strength),
        icons=row.icons,
        naval_icons=row.naval_icons,
        crests=row.crests,
        traits=row.traits,
        keywords=row.keywords,
        restrictions=row.restrictions,
        income=_number(row.income) or 0,
        influence=_number(row.influence) or 0,
        initiative=_number(row.initiative) or 0,
        plot_gold=_number(plot.gold) if plot else None,
        plot_initiative=_number(plot.initiative) if plot else None,
        plot_claim=_number(plot.claim) if plot else None,
        x_values=_x_values(row),
        deck_limit=_deck_limit(row),
        joust=legality.joust,
        melee=legality.melee,
        reprint_of=row.same_card_as,
        set_code=row.set_code,
        set_name=row.set_name,
        cycle=row.cycle,
        number=row.number or 0,
        printed_number=row.printed_number or "",
        legal_in_houses=None if row.legal_in_houses == "any" else row.legal_in_houses,
        title_supports=relations.supports,
        title_opposes=relations.opposes,
    )


def _number(printed: int | str | None) -> int | None:
    """A printed number as rules read it: X counts 0 until an effect sets it."""
    return printed if printed is None or isinstance(printed, int) else 0


def _x_values(row: Row) -> tuple[str, ...]:
    """The names, as Facts has them, of the numbers that are printed as X."""
    values = [("cost", row.cost), ("strength", row.strength), ("income", row.income), ("influence", row.influence)]
    values.append(("initiative", row.initiative))
    if row.plot:
        values += [("plot_gold", row.plot.gold), ("plot_initiative", row.plot.initiative)]
        values.append(("plot_claim", row.plot.claim))
    return tuple(name for name, value in values if value == X)


def _deck_limit(row: Row) -> int:
    if row.deck_limit is not None:
        return row.deck_limit
    return 3 if row.type in terms.DRAW_DECK_TYPES else 1


def _houses(row: Row, file: str, path: str) -> tuple[terms.House, ...]:
    """The Houses that a row names, in `houses` or, where that is left out, in `house`; () for neutral."""
    if row.houses is None:
        return _houses_of_word(row.house, file, path)
    houses = tuple(house for house in row.houses if house != terms.NEUTRAL)
    if houses and len(houses) != len(row.houses):
        raise FactsError(file, f"{path}.houses", "a card of a House cannot be neutral too")
    return houses


def _houses_of_word(word: str | None, file: str, path: str) -> tuple[terms.House, ...]:
    """The Houses of `Stark`, `Stark/Baratheon`, `All Houses`; () for `Neutral` and None."""
    if word is None or word == terms.NEUTRAL:
        return ()
    if word == "All Houses":
        return terms.HOUSES
    try:
        return msgspec.convert(word.split("/"), tuple[terms.House, ...])
    except msgspec.ValidationError:
        raise FactsError(file, f"{path}.house", f"unknown House {word!r}") from None


def _check_row(row: Row, file: str, path: str, complete: bool) -> None:
    if row.type != terms.PLOT and row.plot is not None:
        raise FactsError(file, f"{path}.plot", f"a card of type {row.type} has no plot numbers")
    if row.type != terms.CHARACTER and (row.strength is not None or row.icons or row.naval_icons):
        raise FactsError(file, path, f"a card of type {row.type} has neither STR nor icons")
    if row.type != terms.TITLE and row.title is not None:
        raise FactsError(file, f"{path}.title", f"a card of type {row.type} has no relations of titles")
    if not complete:
        return
    if row.type == terms.PLOT and row.plot is None:
        raise FactsError(file, f"{path}.plot", "a plot needs its numbers")
    if row.type == terms.CHARACTER and row.strength is None:
        raise FactsError(file, f"{path}.str", "a character needs a STR")


def check_cards(cards: Sequence[Facts], known: Mapping[str, int], place: Callable[[int], tuple[str, str]]) -> None:
    """Check what a card alone does not show: its id is its own, a reprint is of a card of these or of `known` (by id).

    `place` gives file and path of the card at a position of `cards`. Raises FactsError.
    """
    ids = set(known)
    for position, facts in enumerate(cards):
        if facts.id in ids:
            file, path = place(position)
            raise FactsError(file, f"{path}.id", f"the id {facts.id!r} is taken")
        ids.add(facts.id)
    for position, facts in enumerate(cards):
        if facts.reprint_of is not None and facts.reprint_of not in ids:
            file, path = place(position)
            raise FactsError(file, f"{path}.same_card_as", f"no card has the id {facts.reprint_of!r}")


def _facts_error(error: msgspec.DecodeError, file: str, prefix: str = "$") -> FactsError:
    """Split the decoder's message into place and reason, the place put after `prefix`."""
    reason, _, place = str(error).partition(" - at `$")
    return FactsError(file, prefix + place.rstrip("`"), reason)
