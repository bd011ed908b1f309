"""What a search was understood as, and what of it was not, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from agot_desktop.controller.decks.fields import field_word
from agot_desktop.controller.decks.query import AllOf, AnyOf, Compare, Denied, Fault, Node, OneOf, Query, Words
from agot_desktop.controller.words import Translate, challenge_name, phrase, term


def query_words(query: Query, translate: Translate, say: Callable[[str, str], str] | None = None) -> str:
    """The meaning of a query: 'Stark, character, cost 3 or less'. `say`: a value of a field for reading; '' for all."""
    if not query.node.nodes:
        return ""
    return _Meaning(translate, say).node(query.node)


def fault_words(fault: Fault, translate: Translate) -> str:
    """What could not be understood, and what may have been meant."""
    template = {
        "field": translate("Search", "There is no field “{word}”."),
        "value": translate("Search", "“{word}” means nothing as {field}."),
        "number": translate("Search", "“{word}” is no number for {field}."),
        "operator": translate("Search", "{field} cannot be compared with “{word}”; write a colon."),
        "empty": translate("Search", "After “{word}” a value is missing."),
        "quote": translate("Search", "The quotation mark before {word} is not closed."),
        "open": translate("Search", "A parenthesis is not closed."),
        "close": translate("Search", "A parenthesis is closed that was never opened."),
        "or": translate("Search", "Before and after “{word}” something must stand."),
    }[fault.code]
    word = fault.word.strip('"') if fault.code == "quote" else fault.word
    said = phrase(template, word=word, field=field_word(fault.field, translate))
    if not fault.near:
        return said
    meant = phrase(translate("Search", "Perhaps: {words}."), words=", ".join(fault.near))
    return f"{said} {meant}"


def value_word(field: str, value: str, translate: Translate) -> str:
    """A value of a field for reading."""
    if field == "icon":
        return translate("Search", "no icon") if value == "none" else challenge_name(translate, value)
    if field in ("is", "in", "legal"):
        return _fixed(translate).get((field, value), value)
    if field == "type":
        return {
            "plot": translate("Search", "plot"),
            "agenda": translate("Search", "agenda"),
            "house": translate("Search", "House card"),
        }.get(value, term(translate, value))
    return term(translate, value)


def _fixed(translate: Translate) -> Mapping[tuple[str, str], str]:
    return {
        ("is", "implemented"): translate("Search", "its abilities are in the program"),
        ("is", "limited"): translate("Search", "Limited"),
        ("is", "restricted"): translate("Search", "restricted"),
        ("is", "banned"): translate("Search", "banned"),
        ("is", "reprint"): translate("Search", "a reprint"),
        ("is", "shadow"): translate("Search", "goes into Shadows"),
        ("is", "neutral"): translate("Search", "of no House"),
        ("is", "naval"): translate("Search", "has a naval icon"),
        ("is", "multihouse"): translate("Search", "of several Houses"),
        ("is", "unique"): translate("Search", "unique"),
        ("is", "houseonly"): translate("Search", "for one House only"),
        ("is", "inhouse"): translate("Search", "of the deck's House"),
        ("is", "outofhouse"): translate("Search", "not of the deck's House"),
        ("is", "hand"): translate("Search", "may be a Hand of the King"),
        ("is", "response"): translate("Search", "has a Response"),
        ("in", "deck"): translate("Search", "in the deck"),
        ("in", "hand"): translate("Search", "the deck's Hand of the King"),
        ("in", "plots"): translate("Search", "among the deck's plots"),
        ("in", "mysets"): translate("Search", "of my sets"),
        ("legal", "joust"): translate("Search", "allowed in Joust"),
        ("legal", "melee"): translate("Search", "allowed in Melee"),
    }


class _Meaning:
    def __init__(self, translate: Translate, say: Callable[[str, str], str] | None) -> None:
        self._translate = translate
        self._say = say or (lambda _field, _value: "")

    def node(self, node: Node, inner: bool = False) -> str:
        translate = self._translate
        if isinstance(node, Words):
            return self._words(node)
        if isinstance(node, Compare):
            return self._compare(node)
        if isinstance(node, OneOf):
            return self._one_of(node)
        if isinstance(node, Denied):
            if isinstance(node.node, OneOf) and node.node.field == "unique":
                return self._one_of(OneOf("unique", ("no",) if node.node.values == ("yes",) else ("yes",)))
            return phrase(translate("Search", "not {what}"), what=self.node(node.node, True))
        if isinstance(node, AnyOf):
            joined = translate("Search", " or ").join(self.node(part, True) for part in node.nodes)
        else:
            assert isinstance(node, AllOf)
            if said := self._range(node):
                return said
            joined = ", ".join(self.node(part, True) for part in node.nodes)
        return f"({joined})" if inner and len(node.nodes) > 1 else joined

    def _range(self, node: AllOf) -> str:
        """'cost 2 to 4' for the two halves of a range, '' for anything else."""
        if len(node.nodes) != 2:
            return ""
        low, high = node.nodes
        if not (isinstance(low, Compare) and isinstance(high, Compare) and low.field == high.field):
            return ""
        if (low.operator, high.operator) != (">=", "<=") or low.value is None or high.value is None:
            return ""
        translate = self._translate
        template = translate("Search", "{field} {low} to {high}")
        return phrase(template, field=field_word(low.field, self._translate), low=low.value, high=high.value)

    def _words(self, node: Words) -> str:
        translate = self._translate
        if node.field == "name":
            return phrase(translate("Search", "“{text}” in the name"), text=node.text)
        if node.field == "text":
            return phrase(translate("Search", "“{text}” in the text"), text=node.text)
        return f"“{node.text}”"

    def _compare(self, node: Compare) -> str:
        translate = self._translate
        template = {
            "=": translate("Search", "{field} {number}"),
            "!=": translate("Search", "{field} other than {number}"),
            "<": translate("Search", "{field} less than {number}"),
            "<=": translate("Search", "{field} {number} or less"),
            ">": translate("Search", "{field} more than {number}"),
            ">=": translate("Search", "{field} {number} or more"),
        }[node.operator]
        number = "X" if node.value is None else str(node.value)
        return phrase(template, field=field_word(node.field, translate), number=number)

    def _one_of(self, node: OneOf) -> str:
        translate = self._translate
        if node.field == "unique":
            yes, no = translate("Search", "unique"), translate("Search", "not unique")
            return yes if node.values == ("yes",) else no if node.values == ("no",) else f"{yes} / {no}"
        said = [self._say(node.field, value) or value_word(node.field, value, translate) for value in node.values]
        joined = translate("Search", " or ").join(said) if len(said) < 7 else ", ".join((*said[:6], "…"))
        if node.field in ("icon", "keyword", "crest", "trait", "set") and node.values != ("none",):
            return phrase(
                translate("Search", "{field} {values}"), field=field_word(node.field, translate), values=joined
            )
        return joined
