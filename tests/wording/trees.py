"""Made-up words for tests: two different values for every parameter of every word, and random trees of words.

A word whose parameters are of known types needs nothing here. A text parameter (`str`) needs its values in `TEXTS`.
"""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from hypothesis import strategies as st

from agot_desktop.model.cardgame import abilities
from agot_desktop.model.cardgame.abilities import base, changes, flow, numbers, parts, pricing, selections
from agot_desktop.model.cardgame.abilities import vocabulary as v
from agot_desktop.model.cardgame.abilities.base import Word

MODULES: tuple[ModuleType, ...] = tuple(
    [importlib.import_module(info.name) for info in pkgutil.walk_packages(abilities.__path__, f"{abilities.__name__}.")]
)
PHASES = ("plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation")
KINDS = ("military", "intrigue", "power")
ZONES = ("hand", "deck", "discard", "dead", "used")
PERIODS = ("challenge", "phase", "round", "game")

TEXTS: dict[tuple[str, str], tuple[Any, ...]] = {
    ("Bound", "how"): ("at_least", "at_most", "exactly", "below", "above"),
    ("NamedFacet", "what"): ("crest", "trait", "icon", "house", "keyword"),
    ("NameFacet", "what"): ("crest", "trait", "icon", "house", "keyword", "phase", "card_type"),
    ("NameFacet", "among"): ((), ("War", "Noble")),
    ("PlayEvent", "phase"): ("any", "dominance"),
    ("MoreChallenges", "kind"): KINDS,
    ("Measure", "name"): ("STR", "COST", "POWER_TOKENS", "GOLD_TOKENS", "ATTACHMENTS", "ICONS", "PRINTED_STR"),
    ("X", "name"): ("x", "y"),
    ("Side", "which"): ("winner", "loser", "attacker", "defender"),
    ("HousePlayers", "house"): ("Stark", "Greyjoy"),
    ("PlayerWith", "how"): ("most", "fewest"),
    ("ThoseWith", "how"): ("more", "fewer"),
    ("Pile", "zone"): ZONES,
    ("NumberChange", "kind"): (
        "claim", "set_claim", "plot_gold", "set_plot_gold", "side_strength", "draw_phase", "more_renown", "dominance",
        "power_needed", "penalty", "initiative", "set_strength", "more_unopposed", "counts_in_dominance",
    ),
    ("Flag", "kind"): (
        "blank", "no_strength", "stays_kneeling", "no_power_count", "no_income_symbols", "dominance_kneeling",
    ),
    ("DoesNotKneel", "deeds"): (("ATTACK",), ("DEFEND",), ("ATTACK", "DEFEND")),
    ("MayDeclare", "deed"): ("ATTACK", "DEFEND"),
    ("MayDeclare", "exceptions"): (("kneeling",), ("without_icon",)),
    ("Cannot", "deed"): (
        "ATTACK", "DEFEND", "BE_KILLED", "BE_DISCARDED", "BE_SAVED", "BE_CHOSEN", "BE_BYPASSED", "BE_KNELT", "STAND",
        "CLAIM_POWER", "TRIGGER", "PLAY", "INITIATE", "DECLARE_DEFENDERS", "WIN",
    ),
    ("Cannot", "kinds"): ((), ("military",)),
    ("Cannot", "sources"): ((), ("event",)),
    ("Tax", "deed"): ("INITIATE", "PLAY"),
    ("Tax", "to"): ("you", "target", "opponent"),
    ("Tax", "kinds"): ((), ("military",)),
    ("Skip", "phase"): PHASES,
    ("DiesAt", "how"): ("killed", "discarded"),
    ("ChallengeRule", "rule"): ("max_attackers", "max_defenders"),
    ("ChallengeIs", "kinds"): ((), ("military",), ("intrigue", "power")),
    ("ChallengeIs", "you_are"): ("", "attacker", "defender"),
    ("Compared", "how"): ("more", "fewer", "equal"),
    ("InPhase", "phase"): PHASES,
    ("HouseIs", "house"): ("Stark", "Greyjoy"),
    ("Happened", "this"): ("challenge", "phase", "round"),
    ("Search", "to"): ("hand", "play", "duplicate"),
    ("SwapPlotDecks", "end"): ("challenge", "phase", "round"),
    ("Toll", "deeds"): (("ATTACK",), ("DEFEND", "TRIGGER")),
    ("ExtraChallenge", "kind"): (*KINDS, ""),
    ("NextDestination", "zone"): ("discard", "hand", "deck"),
    ("Becomes", "traits"): (("Boon",), ("Boon", "Weapon")),
    ("IsType", "type"): ("character", "location", "attachment", "event"),
    ("Trait", "name"): ("Lord", "Army", "R'hllor <& co.>"),
    ("Affiliation", "house"): ("Stark", "Lannister"),
    ("Crest", "name"): ("War", "Noble", "Holy", "Learned"),
    ("Icon", "kind"): KINDS,
    ("Naval", "kind"): ("", *KINDS),
    ("Keyword", "name"): ("Stealth", "Renown"),
    ("Immune", "to"): ("events", "character abilities"),
    ("Title", "title"): ("Robb Stark", "I'm You Writ Small"),
    ("InChallenge", "how"): ("attacking", "defending", "participating", "alone"),
    ("Provides", "what"): ("income", "influence"),
    ("InZone", "zone"): ("play", "hand", "dead"),
    ("Until", "end"): PERIODS,
    ("ControlUntil", "end"): ("challenge", "phase", "round"),
    ("Watch", "end"): PERIODS,
    ("Limit", "period"): PERIODS,
    ("Action", "phases"): (("any",), ("dominance",), ("marshalling", "challenges")),
    ("Action", "from_"): ("", "hand", "dead"),
    ("Response", "from_"): ("", "hand", "dead"),
    ("ChallengeResult", "kinds_"): ((), ("military",), ("intrigue", "power")),
    ("ChallengeResult", "as_"): ("", "attacker", "defender"),
    ("Declared", "as_"): ("", "attacking", "defending"),
    ("OfCard", "kind"): (
        "killed", "discarded", "stood", "knelt", "entered_play", "emerged", "control_changed", "strength_changed",
    ),
    ("OfCard", "cause"): ("", "standing"),
    ("OfCard", "word_"): ("", "put"),
    ("OfPlayer", "kind"): ("dominance_won", "initiative_won"),
    ("OfPlayer", "cause"): ("", "effect"),
    ("Moment", "kind"): ("phase_begins", "phase_ends"),
    ("Moment", "phase"): ("", *PHASES),
    ("ClaimMade", "kinds_"): ((), ("military",)),
}  # fmt: skip

VALUES: dict[tuple[str, str], tuple[Any, ...]] = {
    ("And", "parts"): ((v.CHARACTER, v.KNEELING), (v.LOCATION, v.UNIQUE)),
    ("Or", "parts"): ((v.STARK, v.LANNISTER), (v.UNIQUE, v.KNEELING)),
    ("Several", "parts"): ((v.YOU, v.choose_opponent()), (v.LOSER, v.YOU)),
    ("AnyOf", "parts"): ((v.killed(v.THIS), v.discarded(v.THIS)), (v.challenge_won(), v.challenge_won("power"))),
    ("CountOf", "in_"): (None, v.hand()),
    ("MeasureOf", "who"): (v.THIS, v.ATTACHED),
    ("PlayerWith", "measure"): (v.HAND_SIZE, v.TOTAL_POWER),
    ("ThoseWith", "measure"): (v.HAND_SIZE, v.TOTAL_POWER),
    ("Compared", "measure"): (v.HAND_SIZE, v.TOTAL_POWER, v.CHARACTERS),
    ("Exists", "in_"): (None, v.hand()),
    ("SameTitle", "as_"): ("name", v.THIS),
    ("Gains", "facets"): ((v.MILITARY,), (v.STEALTH, v.immune("events"))),
    ("Loses", "facets"): ((v.MILITARY,), (v.STEALTH,)),
    ("GainsText", "abilities"): ((v.action("any", v.draw(1)),), (v.constant(v.strength(v.THIS, 1)),)),
    ("Becomes", "text"): ((), (v.constant(v.strength(v.ATTACHED, 1)),)),
    ("Do", "effects"): ((v.draw(1), v.gain_gold(2)), (v.kneel(v.THIS), v.draw(1), v.gain_gold(1), v.draw(3))),
    ("OneOf", "effects"): ((v.draw(1), v.gain_gold(2)), (v.kneel(v.THIS), v.draw(1))),
    ("EachPlayerDoes", "effect"): (v.draw(1, v.PLAYER), v.kneel(v.pick(v.CHARACTER, by=v.PLAYER))),
    ("PickOnly", "what"): (v.pick(v.CHARACTER), v.pick(v.LOCATION)),
    ("Until", "changes"): ((v.strength(v.THIS, 2),), (v.blank(v.each(v.CHARACTER)), v.strength(v.THIS, 2))),
    ("Constant", "changes"): ((v.strength(v.THIS, 2),), (v.blank(v.ATTACHED), v.gains(v.THIS, v.STEALTH))),
    ("Spared", "cost"): ((v.gold(1),), (v.influence(1),)),
    ("Watch", "bind"): (None, v.THIS),
    ("DiesAt", "condition"): (v.where(v.STR, v.at_most(0)), v.KNEELING),
    ("Where", "measure"): (v.STR, v.COST, v.ATTACHMENTS),
    ("PickPlayer", "measure"): (v.GOLD_POOL, v.HAND_SIZE),
    ("PickPlayer", "bound"): (v.at_least(1), v.at_least(2)),
    ("PerCard", "measure"): (v.ATTACHMENTS, v.POWER_TOKENS),
    ("Pile", "top"): (0, 1, 2),
    ("Literal_", "n"): (2, 3),
    ("Tax", "kind_name"): (None, "kind"),
    ("Cannot", "titles"): (None, "name"),
    ("DiscardPower", "from_"): (v.YOU, v.THIS),
    ("ClaimPower", "on"): (None, v.THIS),
    ("Cannot", "what"): (v.THIS, v.CHARACTER, v.EACH_OPPONENT),
    ("NumberChange", "what"): (v.LOSER, v.YOU),
    ("Compared", "than"): (v.EACH_OPPONENT, v.EACH_PLAYER),
    ("Response", "to"): (None, v.killed(v.CHARACTER)),
    ("Passive", "to"): (None, v.killed(v.CHARACTER)),
    ("ChallengeResult", "with_"): (v.THIS, None),
}

PAIRS: dict[str, tuple[Any, ...]] = {
    "Filter": (v.CHARACTER & v.KNEELING, v.LOCATION),
    "Filter | None": (None, v.CHARACTER & v.KNIGHT if hasattr(v, "KNIGHT") else v.LOCATION),
    "Condition": (v.exists(v.CHARACTER & v.YOURS), v.challenge_is("military")),
    "Condition | None": (None, v.exists(v.CHARACTER & v.YOURS)),
    "Number": (base.Literal_(2), base.Literal_(3), v.count(v.CHARACTER)),
    "Number | None": (None, base.Literal_(3)),
    "Players": (v.YOU, v.LOSER, v.EACH_OPPONENT),
    "Players | None": (v.LOSER, v.EACH_PLAYER),
    "int | None": (None, 5),
    "Pattern": (v.killed(v.CHARACTER), v.challenge_won("power")),
    "Pattern | None": (v.killed(v.CHARACTER), v.challenge_won("power")),
    "Effect": (v.draw(1), v.kneel(v.each(v.LOCATION))),
    "Effect | None": (None, v.kneel(v.each(v.LOCATION))),
    "tuple[Effect, ...]": ((), (v.gold(1),)),
    "Standing": (v.strength(v.THIS, 1), v.blank(v.ATTACHED)),
    "Ref": (v.THIS, v.ATTACHED),
    "Zone": (v.PLAY, v.hand()),
    "Bound": (v.at_least(2), v.at_most(3)),
    "Bound | None": (None, v.at_least(4)),
    "Measure": (v.STR, v.COST),
    "Word": (v.THIS, v.each(v.LOCATION), v.choose(v.CHARACTER)),
    "Word | None": (None, v.THIS),
    "Limit | None": (None, v.once("round")),
    "int": (1, 2),
    "bool": (False, True),
}
NAMED = ("name",)
"""Parameters that only tie words together."""


def all_words() -> list[type[Word]]:
    """Every word of the language, in the order of its modules."""
    found: list[type[Word]] = []
    for module in MODULES:
        for value in dict.fromkeys([kind for kind in vars(module).values() if inspect.isclass(kind)]):
            if issubclass(value, Word) and dataclasses.is_dataclass(value) and value.__module__ == module.__name__:
                found.append(value)
    return found


def sort_of(kind: type[Word]) -> str:
    """The table of phrases in which words of this class stand."""
    sorts = (
        (selections.Ref, "reference"), (base.Filter, "filter"), (base.Players, "players"), (base.Number, "number"),
        (base.Condition, "condition"), (base.Pattern, "pattern"), (base.Effect, "effect"), (base.Change, "change"),
        (selections.Selection, "selection"), (selections.Zone, "zone"), (base.Part, "part"),
    )  # fmt: skip
    return next((sort for parent, sort in sorts if issubclass(kind, parent)), "word")


def candidates(kind: type[Word], field: dataclasses.Field[Any]) -> tuple[Any, ...]:
    """Different values for a parameter. Raises KeyError, with what is missing, for one that nothing is known of."""
    place = (kind.__name__, field.name)
    if kind is base.Both and field.name == "parts":
        return ((v.exists(v.CHARACTER), v.challenge_is()), (v.exists(v.LOCATION), v.in_phase("plot")))
    if kind in (base.Either,) and field.name == "parts":
        return ((v.exists(v.CHARACTER), v.challenge_is()), (v.exists(v.LOCATION), v.in_phase("plot")))
    for table in (TEXTS, VALUES):
        if place in table:
            return table[place]
    if field.name in NAMED:
        return ("a name",)
    if str(field.type) in PAIRS:
        return PAIRS[str(field.type)]
    raise KeyError(f"tests/wording/trees.py knows no values for {kind.__name__}.{field.name}: {field.type}")


def example(kind: type[Word], /, **chosen: Any) -> Word:
    """The word with the first value of every parameter, save those chosen."""
    values = {f.name: candidates(kind, f)[0] for f in dataclasses.fields(kind)}  # type: ignore[arg-type]
    return kind(**{**values, **chosen})


def placed(word: Any) -> Word:
    """A part of a card in which the word stands."""
    if isinstance(word, base.Part):
        return word
    if isinstance(word, parts.Limit):
        return v.action("any", v.draw(1), limit=word)
    if isinstance(word, base.Pattern):
        return v.response(v.kneel(v.THIS), after=word)
    if isinstance(word, base.Change):
        return v.constant(word)
    if isinstance(word, base.Condition):
        return v.constant(v.strength(v.THIS, 1), while_=word)
    if isinstance(word, base.Number):
        return v.action("any", v.until("phase", v.strength(v.THIS, word)))
    if isinstance(word, base.Effect):
        return v.action("any", word)
    if isinstance(word, base.Players):
        return v.action("any", v.draw(1, word))
    if isinstance(word, numbers.Bound):
        return v.constant(v.strength(v.THIS, 1), while_=v.exists(v.CHARACTER, word))
    if isinstance(word, numbers.Measure):
        return v.action("any", v.kill(v.each(v.where(word, v.at_least(2)))))
    if isinstance(word, selections.Zone):
        return v.action("any", v.reveal(v.pick(v.CHARACTER, in_=word)))
    if isinstance(word, selections.Selection | selections.Ref):
        return v.action("any", v.kneel(word))
    assert isinstance(word, base.Filter)
    return v.action("any", v.kneel(v.each(word)))


def variations(kind: type[Word]) -> Iterator[tuple[str, list[Word]]]:
    """For each parameter: its name, and words that differ in it alone."""
    for field in dataclasses.fields(kind):  # type: ignore[arg-type]
        values = candidates(kind, field)
        if len(values) > 1:
            yield field.name, [example(kind, **{field.name: value}) for value in values]


# -- random trees ----------------------------------------------------------------------------------------------------

_SORTS: dict[str, type[Word]] = {
    "Filter": base.Filter, "Condition": base.Condition, "Number": base.Number, "Players": base.Players,
    "Pattern": base.Pattern, "Effect": base.Effect, "Standing": base.Change, "Ref": selections.Ref,
    "Bound": numbers.Bound, "Zone": selections.Zone,
}  # fmt: skip
_ONLY_INSIDE = (flow.EachPlayerDoes, flow.PickOnly, numbers.PerCard, selections.Player)
"""Words that the language allows in few places only; the cards' own texts and `VALUES` have them."""


def words_of(sort: type[Word], depth: int) -> st.SearchStrategy[Any]:
    """Random words of a sort, at most so deep."""
    kinds = [k for k in all_words() if issubclass(k, sort) and k not in _ONLY_INSIDE]
    leaves = st.sampled_from([example(k) for k in kinds])
    if depth <= 0:
        return leaves
    return st.one_of(leaves, st.sampled_from(kinds).flatmap(lambda k: word_of(k, depth - 1)))


def word_of(kind: type[Word], depth: int) -> st.SearchStrategy[Any]:
    """Random words of one class."""
    fields = {f.name: _field(kind, f, depth) for f in dataclasses.fields(kind)}  # type: ignore[arg-type]
    return st.builds(kind, **fields).filter(_sensible)


def _sensible(word: Any) -> bool:
    """Types of challenges with challenges, types of cards with cards."""
    return not (isinstance(word, pricing.Tax | changes.Cannot) and word.deed in ("PLAY", "TRIGGER") and word.kinds)


def _field(kind: type[Word], field: dataclasses.Field[Any], depth: int) -> st.SearchStrategy[Any]:
    plain = st.sampled_from(candidates(kind, field))
    annotation = str(field.type).removesuffix(" | None")
    if (kind.__name__, field.name) in VALUES and not annotation.startswith("tuple"):
        return plain
    if annotation == "tuple[Effect, ...]" and field.name == "cost":
        return plain
    if annotation.startswith("tuple[") and annotation[6:].removesuffix(", ...]") in _SORTS:
        inner = words_of(_SORTS[annotation[6:].removesuffix(", ...]")], depth)
        return st.one_of(plain, st.lists(inner, min_size=1, max_size=3).map(tuple))
    if annotation in _SORTS:
        return st.one_of(plain, words_of(_SORTS[annotation], depth))
    if annotation == "Word":
        return st.one_of(plain, _whats(depth))
    return plain


def _whats(depth: int) -> st.SearchStrategy[Any]:
    """What an effect or change speaks of."""
    return st.one_of(words_of(selections.Selection, depth), words_of(selections.Ref, depth))
