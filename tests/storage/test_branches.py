"""The tree of a game as branches: which there are, what they share, naming and cutting them."""

import pytest

from agot_desktop.storage.errors import BadNameError, BranchInUseError, NoSuchRecordError


@pytest.fixture
def tree(store, chapter):
    """Moves a-b-c played, then from a: d-e (where the game stands), then f instead of e."""
    saves = store.saves
    moves = {}
    moves["a"] = saves.append_move(chapter, None, 0, "a")
    moves["b"] = saves.append_move(chapter, moves["a"], 1, "b")
    moves["c"] = saves.append_move(chapter, moves["b"], 0, "c")
    moves["d"] = saves.append_move(chapter, moves["a"], 1, "d")
    moves["f"] = saves.append_move(chapter, moves["d"], 0, "f")
    moves["e"] = saves.append_move(chapter, moves["d"], 0, "e")
    return moves


def told(store, chapter):
    return [(b.tip.notation, b.fork_depth, b.current, b.name) for b in store.branches.of_chapter(chapter)]


def test_every_tip_is_a_branch_and_tells_where_it_leaves_the_played_line(store, chapter, tree):
    assert told(store, chapter) == [("e", 3, True, ""), ("f", 2, False, ""), ("c", 1, False, "")]
    forks = [b.fork for b in store.branches.of_chapter(chapter)]
    assert forks == [tree["e"], tree["d"], tree["a"]]


def test_all_branches_onward_are_current_after_going_back(store, chapter, tree):
    store.saves.set_current(chapter, tree["a"])
    assert {row[0]: row[2] for row in told(store, chapter)} == {"e": True, "f": True, "c": True}
    store.saves.set_current(chapter, None)
    assert all(row[1:3] == (0, True) for row in told(store, chapter))


def test_a_game_without_moves_has_no_branch(store, chapter):
    assert store.branches.of_chapter(chapter) == []


def test_names_stay_can_be_changed_and_taken_away(store, chapter, tree):
    store.branches.name(chapter, tree["c"], "  with Robb ")
    store.branches.name(chapter, tree["f"], "without")
    store.branches.name(chapter, tree["f"], "alone")
    assert {row[0]: row[3] for row in told(store, chapter)} == {"e": "", "f": "alone", "c": "with Robb"}
    store.branches.name(chapter, tree["f"], " ")
    assert {row[0]: row[3] for row in told(store, chapter)} == {"e": "", "f": "", "c": "with Robb"}
    with pytest.raises(BadNameError):
        store.branches.name(chapter, tree["f"], "x" * 201)
    with pytest.raises(NoSuchRecordError):
        store.branches.name(chapter, 999, "nowhere")


def test_cutting_takes_only_what_no_other_branch_shares(store, chapter, tree):
    store.branches.name(chapter, tree["c"], "old")
    store.saves.add_checkpoint(chapter, tree["b"], {"round": 1}, 1, 1, "draw")
    assert store.branches.cut(chapter, tree["c"]) == 2  # b and c
    assert [row[0] for row in told(store, chapter)] == ["e", "f"]
    assert store.branches.cut(chapter, tree["f"]) == 1
    assert [move.notation for move in store.saves.path(chapter, tree["e"])] == ["a", "d", "e"]
    store.database.check()


def test_the_line_that_the_game_stands_on_is_never_cut(store, chapter, tree):
    with pytest.raises(BranchInUseError):
        store.branches.cut(chapter, tree["e"])
    store.saves.set_current(chapter, tree["d"])
    assert store.branches.cut(chapter, tree["e"]) == 1  # the game stands before it
    with pytest.raises(NoSuchRecordError):
        store.branches.cut(chapter, tree["d"])  # has f after it: no tip
    with pytest.raises(NoSuchRecordError):
        store.branches.cut(chapter, 999)


def test_a_rewind_is_noted(store, chapter, tree):
    store.branches.note_rewind(chapter, 7, 3, 2, "draw")
    (found,) = store.branches.rewinds(chapter)
    assert (found.from_depth, found.to_depth, found.round, found.phase) == (7, 3, 2, "draw")
    with pytest.raises(NoSuchRecordError):
        store.branches.note_rewind(999, 1, 0, 1, "plot")


def test_a_deleted_campaign_takes_its_branches_along(store, chapter, tree):
    store.branches.name(chapter, tree["c"], "old")
    store.branches.note_rewind(chapter, 7, 3, 2, "draw")
    store.campaigns.delete(store.chapters.get(chapter).campaign_id)
    store.database.check()
