"""`agot-desktop cards`: how many cards there are and what is known of them; `show` one, `import` their facts."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Protocol

from agot_desktop import paths
from agot_desktop.commands.import_cards import import_cards
from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.facts import Facts, FactsError
from agot_desktop.model.cardgame.pool import Pool, UnknownCardError, load_pool, load_sets

LANGUAGES = ("en", "cs", "ru", "es")


class Registry(Protocol):
    """What this command asks of the abilities of all cards."""

    def complete(self, card_id: str) -> bool:
        """Whether all that the card does is known, be it nothing beyond its facts."""

    def word_counts(self) -> dict[str, int]:
        """How many cards use a word of the ability language."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options and its own subcommands."""
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")
    actions = parser.add_subparsers(dest="action", metavar="{show,import}")
    show = actions.add_parser("show", help="print one card as the player reads it")
    show.add_argument("card", help="an id (core_8) or a title")
    show.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the rules text (default: en)")
    bring = actions.add_parser("import", help="make the stored facts out of a file of facts")
    bring.add_argument("path", type=Path, help="the file of cards; sets.json must lie beside it")
    bring.add_argument("--to", type=Path, metavar="DIR", help="the folder to write (default: the program's own)")


def run(args: argparse.Namespace) -> int:
    """Run the command; 0 if all went well."""
    try:
        if args.action == "import":
            return _import(args.path, args.to)
        if args.action == "show":
            return _show(args.card, args.lang)
        return _print_counts(args.json)
    except (FactsError, UnknownCardError) as error:
        print(f"agot-desktop cards: {error}", file=sys.stderr)
        return 1


def _import(path: Path, target: Path | None) -> int:
    target = target or paths.resources() / "cards"
    try:
        cards, sets = import_cards(path, path.parent / "sets.json", target)
    except OSError as error:
        print(f"agot-desktop cards: {target} cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    print(f"{cards} cards of {sets} sets written to {target}")
    return 0


def _print_counts(as_json: bool) -> int:
    folder = paths.cards()
    counts = count_cards(load_pool(folder), _registry())
    if as_json:
        print(json.dumps(counts, ensure_ascii=False, indent=1))
        return 0
    print(f"{counts['facts']} cards, {counts['with_abilities']} of them playable, {len(load_sets(folder))} sets")
    for code, (playable, facts) in counts["by_set"].items():
        print(f"  {code:6} {playable:5} of {facts}")
    for word, count in sorted(counts["words"].items(), key=lambda item: (-item[1], item[0])):
        print(f"  {count:5} {word}")
    return 0


def count_cards(pool: Pool, registry: Registry) -> dict[str, Any]:
    """The counts that `cards --json` prints. Titles of the small council are counted as cards nowhere.

    `with_abilities` counts the cards that can be played: their abilities are known, or their facts say it all, as a
    House card's do; a reprint has the abilities of its first printing.
    """
    cards = [facts for facts in pool.cards if facts.type != terms.TITLE]
    by_set: dict[str, list[int]] = {}
    for facts in cards:
        count = by_set.setdefault(facts.set_code, [0, 0])
        count[0] += facts.type == terms.HOUSE or registry.complete(facts.reprint_of or facts.id)
        count[1] += 1
    return {
        "facts": len(cards),
        "with_abilities": sum(playable for playable, _ in by_set.values()),
        "by_set": by_set,
        "words": registry.word_counts(),
    }


def _registry() -> Registry:
    from agot_desktop.model.cardgame.abilities import registry

    loaded: Registry = registry.load()
    return loaded


def _show(title_or_id: str, language: str) -> int:
    pool = load_pool(paths.cards())
    facts = pool.cards[pool.find(title_or_id)]
    from agot_desktop.wording import text

    lines = head_lines(facts)
    if facts.keywords:
        lines.append(" ".join(f"{keyword}." for keyword in facts.keywords))
    rules = text.plain_text(facts.id, language, pool)
    print("\n".join([*lines, rules] if rules else lines))
    return 0


def head_lines(facts: Facts) -> list[str]:
    """What is printed above the rules text, in English: title, House and type, numbers, symbols, traits, place."""
    lines = [f"{facts.name} (unique)" if facts.unique else facts.name]
    lines.append(f"{'/'.join(facts.houses) or terms.NEUTRAL} {facts.type}")
    lines.append(", ".join(_numbers(facts)))
    naval = [f"naval {icon}" for icon in facts.naval_icons]
    lines.append(", ".join([*facts.icons, *naval, *(f"{crest} crest" for crest in facts.crests)]))
    lines.append(" ".join(f"{trait}." for trait in facts.traits))
    lines.append(f"{facts.set_name} {facts.number or ''}".strip() + f" ({facts.id})")
    return [line for line in lines if line]


def _numbers(facts: Facts) -> list[str]:
    """The printed numbers, each with its name; a dash for a cost that cannot be paid."""
    numbers = []
    if facts.type in terms.DRAW_DECK_TYPES and facts.type != terms.EVENT_CARD:
        numbers.append(f"cost {'-' if facts.cost is None else _printed(facts, 'cost', 's' if facts.shadow else '')}")
    if facts.type == terms.CHARACTER:
        numbers.append(f"STR {_printed(facts, 'strength')}")
    for name in ("income", "influence", "initiative"):
        if getattr(facts, name) or name in facts.x_values:
            numbers.append(f"{name} {_printed(facts, name)}")
    if facts.type == terms.PLOT:
        numbers += [f"{name} {_printed(facts, f'plot_{name}')}" for name in ("gold", "initiative", "claim")]
    return numbers


def _printed(facts: Facts, name: str, prefix: str = "") -> str:
    return prefix + ("X" if name in facts.x_values else str(getattr(facts, name)))
