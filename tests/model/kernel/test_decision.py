"""A decision is a value: what it allows, when two are equal, that it can be no key."""

import pytest

from agot_desktop.model.kernel.decision import DONE, NO, PASS, YES, Decision

OPTIONS = (("choose", 3), ("choose", 5), ("done",))


def decision(**changes: object) -> Decision:
    fields = {
        "seat": 1,
        "kind": "toy.pick",
        "options": OPTIONS,
        "source": 4,
        "hidden": True,
        "least": 1,
        "most": 2,
        "picked": (2,),
        **changes,
    }
    return Decision(**fields)  # type: ignore[arg-type]


def test_the_plain_choices_are_one_word() -> None:
    assert (PASS, DONE, YES, NO) == (("pass",), ("done",), ("yes",), ("no",))


def test_it_allows_its_options_and_nothing_else() -> None:
    made = decision()
    assert all(made.allows(option) for option in OPTIONS)
    for other in (("choose", 4), ("choose",), ("done", 1), ("pass",), (), ("choose", "3")):
        assert not made.allows(other)


def test_defaults_are_those_of_a_single_open_question() -> None:
    made = Decision(0, "toy.action", (PASS,))
    assert (made.source, made.hidden, made.least, made.most, made.picked) == (-1, False, 0, 1, ())


@pytest.mark.parametrize(
    "change",
    [
        {"seat": 0},
        {"kind": "toy.other"},
        {"options": OPTIONS[1:]},
        {"source": -1},
        {"hidden": False},
        {"least": 0},
        {"most": 3},
        {"picked": ()},
    ],
)
def test_equality_looks_at_everything(change: dict[str, object]) -> None:
    assert decision() == decision()
    assert decision() != decision(**change)


def test_asking_what_is_allowed_changes_no_comparison() -> None:
    asked, fresh = decision(), decision()
    asked.allows(("done",))
    assert asked == fresh
    assert asked != "decision" and asked != OPTIONS


def test_it_is_no_key_and_says_what_it_is() -> None:
    with pytest.raises(TypeError):
        hash(decision())
    assert "toy.pick" in repr(decision()) and "('choose', 3)" in repr(decision())
