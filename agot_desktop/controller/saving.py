"""Stores a running game in the player's database. Importing this module loads sqlmodel: do it after the first paint."""

from __future__ import annotations

from agot_desktop.storage.records import (
    BranchRecord,
    CampaignId,
    ChapterId,
    ChapterSetup,
    CheckpointMark,
    JsonObject,
    MoveId,
    MoveRecord,
)
from agot_desktop.storage.store import Store


class StoredGame:
    """The stored side of one chapter; fulfils `saves.SaveSink`."""

    def __init__(self, store: Store, chapter: ChapterId) -> None:
        self.chapter = chapter
        self._store = store

    @classmethod
    def create(cls, store: Store, name: str, setup: ChapterSetup) -> StoredGame:
        """A new campaign with one chapter. Raises BadNameError and StorageError."""
        _, chapter = store.campaigns.start(name, setup)
        return cls(store, chapter)

    @classmethod
    def next_chapter(cls, store: Store, campaign: CampaignId, setup: ChapterSetup) -> StoredGame:
        """One more chapter of a campaign. Raises StorageError."""
        return cls(store, store.chapters.add(campaign, setup))

    def setup(self) -> ChapterSetup:
        """What the chapter was started from. Raises StorageError."""
        return self._store.chapters.get(self.chapter).setup

    def append(self, parent: MoveId | None, seat: int, notation: str) -> MoveId:
        """See `SaveSink`."""
        return self._store.saves.append_move(self.chapter, parent, seat, notation)

    def point_at(self, move: MoveId | None) -> None:
        """See `SaveSink`."""
        self._store.saves.set_current(self.chapter, move)

    def current_path(self) -> list[MoveRecord]:
        """See `SaveSink`."""
        return self.path(self._store.chapters.get(self.chapter).current_move)

    def path(self, move: MoveId | None) -> list[MoveRecord]:
        """See `SaveSink`."""
        return self._store.saves.path(self.chapter, move)

    def branches(self) -> list[BranchRecord]:
        """See `SaveSink`."""
        return self._store.branches.of_chapter(self.chapter)

    def name_branch(self, tip: MoveId, name: str) -> None:
        """See `SaveSink`."""
        self._store.branches.name(self.chapter, tip, name)

    def cut_branch(self, tip: MoveId) -> int:
        """See `SaveSink`."""
        return self._store.branches.cut(self.chapter, tip)

    def note_rewind(self, from_depth: int, to_depth: int, round: int, phase: str) -> None:
        """See `SaveSink`."""
        self._store.branches.note_rewind(self.chapter, from_depth, to_depth, round, phase)

    def keep_chronicle(self, chronicle: JsonObject) -> None:
        """See `SaveSink`."""
        self._store.chapters.keep_chronicle(self.chapter, chronicle)

    def add_checkpoint(self, move: MoveId | None, state: JsonObject, digest: int, round: int, phase: str) -> None:
        """See `SaveSink`."""
        self._store.saves.add_checkpoint(self.chapter, move, state, digest, round, phase)

    def marks(self, move: MoveId | None) -> list[CheckpointMark]:
        """See `SaveSink`."""
        return self._store.saves.checkpoints_on_path(self.chapter, move)

    def checkpoint(self, mark: CheckpointMark) -> JsonObject:
        """See `SaveSink`."""
        return self._store.saves.load_checkpoint(mark).state

    def finish(self, outcome: JsonObject) -> None:
        """See `SaveSink`."""
        self._store.chapters.finish(self.chapter, outcome)

    def adopt_rules(self, fingerprint: str) -> None:
        """See `SaveSink`."""
        self._store.chapters.adopt_rules(self.chapter, fingerprint)
