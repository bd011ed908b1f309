"""How long the disk keeps a player waiting. The bounds catch a wrong shape (a scan, a session), not a slow machine."""

import os
import time
from statistics import median

from agot_desktop.storage.records import MoveId

MOVES = 600


def test_a_move_costs_little_more_than_the_flush(store, chapter, path, capsys):
    ours, floor, move = [], [], None
    with (path.parent / "floor").open("wb", buffering=0) as stream:
        for number in range(MOVES):
            start = time.perf_counter()
            move = store.saves.append_move(chapter, move, number % 2, f"choose card {number % 60}")
            middle = time.perf_counter()
            stream.write(bytes(4096))
            os.fsync(stream.fileno())
            ours.append(middle - start)
            floor.append(time.perf_counter() - middle)
    p50, p99, floor_p50 = median(ours), sorted(ours)[MOVES * 99 // 100], median(floor)
    with capsys.disabled():
        print(f"\nappend_move p50 {p50 * 1e6:.0f} us, p99 {p99 * 1e6:.0f} us; write and flush {floor_p50 * 1e6:.0f} us")
    assert p50 < 0.005 + 10 * floor_p50


def test_a_long_game_is_read_at_once(store, chapter):
    rows = [(chapter, number or None, 0, f"choose card {number}", number + 1, 0) for number in range(5000)]
    insert = "INSERT INTO move (chapter_id, parent_id, seat, notation, depth, made_at) VALUES (?, ?, ?, ?, ?, ?)"
    with store.database.transaction() as connection:
        connection.exec_driver_sql(insert, rows)
    start = time.perf_counter()
    assert len(store.saves.path(chapter, MoveId(5000))) == 5000
    store.saves.set_current(chapter, MoveId(2500))
    assert time.perf_counter() - start < 2
