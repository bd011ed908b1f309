"""Digests: equal for equal data in whatever order, different for different data, the same in every process."""

import os
import subprocess
import sys

import pytest

from agot_desktop import paths
from agot_desktop.model.kernel.digest import canonical, digest

DATA = {"b": [1, 2, {"y": None, "x": True}], "a": "Příliš žluťoučký", "c": {"2": -1, "10": 1 << 60}, "": []}
PROGRAM = f"""
from agot_desktop.model.kernel.digest import digest
print(digest({DATA!r}), hash("words") )
"""


def test_the_order_of_keys_does_not_matter_but_that_of_items_does() -> None:
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert digest([1, 2]) != digest([2, 1])


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ({"a": 1}, {"a": 2}),
        ({"a": 1}, {"b": 1}),
        (1, "1"),
        (0, False),
        (None, "null"),
        ([], {}),
        ([1, 2], [12]),
        ({"a": {"b": 1}}, {"a": {}, "b": 1}),
        ("á", "a"),
    ],
)
def test_different_data_differ(a: object, b: object) -> None:
    assert digest(a) != digest(b)


def test_the_text_is_short_sorted_and_utf8() -> None:
    assert canonical({"b": [1, 2], "a": "ž"}) == '{"a":"ž","b":[1,2]}'.encode()


def test_a_known_value() -> None:
    """BLAKE2b of 8 bytes over `{"a":1}`, as b2sum prints it."""
    assert digest({"a": 1}) == int("1f8c00645b7df6ce", 16)
    assert all(0 <= digest(n) < 1 << 64 for n in range(100))


def test_the_same_in_other_processes_with_other_hash_seeds() -> None:
    found = set()
    hashes = set()
    for seed in ("0", "1", "4711"):
        run = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            capture_output=True,
            text=True,
            check=True,
            cwd=paths.PACKAGE_FOLDER.parent,
            env={**os.environ, "PYTHONHASHSEED": seed},
        )
        value, hashed = run.stdout.split()
        found.add(int(value))
        hashes.add(hashed)
    assert len(hashes) == 3, "the processes did hash strings differently"
    assert found == {digest(DATA)}
