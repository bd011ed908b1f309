"""Values come back from the file as they went in, and what cannot be kept is refused."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agot_desktop.storage.columns import pack_state, unpack_state
from agot_desktop.storage.database import Database
from agot_desktop.storage.errors import BugError
from agot_desktop.storage.store import Store

EDGES = [0, 1, 2**63 - 1, 2**63, 2**63 + 1, 2**64 - 1]


@pytest.mark.parametrize("digest", EDGES)
def test_digest_of_64_bits_round_trips(store, chapter, digest):
    store.saves.add_checkpoint(chapter, None, {}, digest, 1, "plot")
    found = store.saves.newest_checkpoint_on_path(chapter, None)
    assert found is not None
    assert found.mark.digest == digest


@pytest.mark.parametrize("digest", [-1, 2**64])
def test_digest_beyond_64_bits_is_refused(store, chapter, digest):
    with pytest.raises(BugError, match="unsigned 64-bit"):
        store.saves.add_checkpoint(chapter, None, {}, digest, 1, "plot")
    assert store.saves.newest_checkpoint_on_path(chapter, None) is None


def test_digest_is_kept_as_the_signed_number_with_the_same_bits(store, chapter):
    store.saves.add_checkpoint(chapter, None, {}, 2**64 - 1, 1, "plot")
    with store.database.reading() as connection:
        assert connection.exec_driver_sql("SELECT digest FROM checkpoint").scalar() == -1


def test_times_come_back_in_utc(path, setup):
    prague = datetime(2026, 6, 1, 12, 30, 15, 987654, tzinfo=timezone(timedelta(hours=2)))
    with Store.open(path, now=lambda: prague) as store:
        campaign, _ = store.campaigns.start("Game", setup)
        created = store.campaigns.get(campaign).created
    assert created == datetime(2026, 6, 1, 10, 30, 15, 987000, tzinfo=UTC)
    assert created.utcoffset() == timedelta(0)


def test_a_time_without_a_zone_is_refused(path, setup):
    naive = datetime(2026, 6, 1)
    with Store(Database.open(path, now=lambda: naive)) as store, pytest.raises(BugError):
        store.campaigns.start("Game", setup)


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**64 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner),
    max_leaves=20,
)


@settings(deadline=None, max_examples=50)
@given(st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), json_values))
def test_any_json_state_unpacks_as_it_was_packed(state):
    assert unpack_state(pack_state(state)) == state


@pytest.mark.parametrize("cut", [0, 1, 10, -1])
def test_a_cut_state_does_not_unpack(cut):
    packed = pack_state({"cards": list(range(100))})
    with pytest.raises(ValueError):
        unpack_state(packed[:cut])


def test_a_state_is_small():
    state = {"cards": [{"id": n, "code": f"core_{n}", "zone": 3, "tokens": [0, 0]} for n in range(150)]}
    assert len(pack_state(state)) < 2000
