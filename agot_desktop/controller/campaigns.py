"""Campaigns as the player keeps them: their list, chapters, standings and story, the archive, files for elsewhere."""

from __future__ import annotations

import logging
import os
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from agot_desktop.controller.card_rules import powers
from agot_desktop.controller.chronicle import StoryLine, story, told_by
from agot_desktop.controller.words import Translate, phase_name, phrase
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.kernel.errors import DataError
from agot_desktop.storage.errors import StorageError
from agot_desktop.storage.exchange import SUFFIX
from agot_desktop.storage.records import CampaignId, ChapterId, ChapterRecord, GameSummary, JsonObject
from agot_desktop.storage.store import Store

if TYPE_CHECKING:
    from agot_desktop.controller.realm.names import RealmNames

KEPT_IN_BASKET: Final = timedelta(days=7)
_logger = logging.getLogger("agot_desktop.campaigns")


@dataclass(frozen=True, slots=True)
class CampaignRow:
    """A line of the list of campaigns. `names`, `houses`: of the seats of the latest chapter; `changed` in UTC."""

    id: int
    name: str
    names: tuple[str, ...]
    houses: tuple[str, ...]
    chapters: int
    variant: str
    round: int
    phase: str
    finished: bool
    archived: bool
    changed: datetime


@dataclass(frozen=True, slots=True)
class ChapterRow:
    """A game of a campaign. `winners`: names, several after a draw, none while it is open. `id`: of the chapter;
    `players`: who plays each seat."""

    id: int
    number: int
    game: str
    variant: str
    names: tuple[str, ...]
    houses: tuple[str, ...]
    players: tuple[str, ...]
    round: int
    phase: str
    finished: bool
    winners: tuple[str, ...]
    reason: str
    changed: datetime


@dataclass(frozen=True, slots=True)
class Standing:
    """A player over all chapters of a campaign, found by his name. `played`: finished games; `power`: at the ends of
    them and where open ones stand; `tokens`: on his Hands of the King then; `titles`: Kingsmoot titles held then."""

    name: str
    played: int
    wins: int
    power: int
    titles: int
    tokens: int


@dataclass(frozen=True, slots=True)
class TreeLine:
    """A line of a game's tree. `id`: of its last move; it leaves the played line after `fork` choices and ends after
    `depth`; `current`: it goes on from where the game stands."""

    id: int
    name: str
    fork: int
    depth: int
    current: bool
    finished: bool


@dataclass(frozen=True, slots=True)
class GameTree:
    """The tree of a game: `depth`: choices made on the played line; `rounds`: (depth, round) where rounds begin on it;
    `lines`: all that were ever played."""

    depth: int
    rounds: tuple[tuple[int, int], ...]
    lines: tuple[TreeLine, ...]


@dataclass(frozen=True, slots=True)
class StoryChapter:
    """The story of one game: its lines, and a line for each rewind."""

    number: int
    lines: tuple[StoryLine, ...]
    rewinds: tuple[str, ...]


class Campaigns:
    """What the pages of campaigns ask. Every method raises StorageError unless it says otherwise."""

    def __init__(
        self,
        store: Store,
        pool: Callable[[], Pool],
        translate: Translate,
        realm: Callable[[], RealmNames] | None = None,
    ) -> None:
        """`pool`, `realm`: cards and board names, asked for only when a story needs them."""
        self._store = store
        self._realm = realm
        self._pool = pool
        self.translate = translate

    def rows(self) -> list[CampaignRow]:
        """All campaigns, archived ones too, the last played first."""
        return [_row(summary) for summary in self._store.campaigns.list_games()]

    def chapters(self, campaign: int) -> list[ChapterRow]:
        """The games of a campaign in order."""
        return [_chapter_row(chapter) for chapter in self._store.chapters.of_campaign(CampaignId(campaign))]

    def standings(self, campaign: int) -> list[Standing]:
        """The players of a campaign, the most wins first, then the most power."""
        found: dict[str, Standing] = {}
        for chapter in self._store.chapters.of_campaign(CampaignId(campaign)):
            winners = _winners(chapter)
            last = self._last_state(chapter)
            power, tokens, titles = _counts(last, len(chapter.setup.seats))
            if chapter.setup.game != "cards":
                power = self._power(last, chapter)
            for seat, record in enumerate(chapter.setup.seats):
                before = found.get(record.name, Standing(record.name, 0, 0, 0, 0, 0))
                found[record.name] = Standing(
                    record.name,
                    before.played + (chapter.status == "over"),
                    before.wins + (winners == (record.name,)),
                    before.power + power[seat],
                    before.titles + titles[seat],
                    before.tokens + tokens[seat],
                )
        return sorted(found.values(), key=lambda row: (-row.wins, -row.power, row.name))

    def chronicle(self, campaign: int) -> list[StoryChapter]:
        """The story of a campaign by its games, as far as it was kept. Of a damaged one the lines are left out."""
        told = []
        for chapter in self._store.chapters.of_campaign(CampaignId(campaign)):
            names = [seat.name for seat in chapter.setup.seats]
            kept = self._store.chapters.chronicle(chapter.id)
            lines: Sequence[StoryLine] = ()
            if kept is not None:
                try:
                    lines = self._told(chapter, kept, names)
                except DataError as error:
                    _logger.warning("the story of chapter %d: %s", chapter.number, error)
            rewinds = tuple(
                phrase(
                    self.translate("Chronicle", "Rewound to round {round}, {phase}: {number} choices taken back"),
                    round=back.round,
                    phase=phase_name(self.translate, back.phase),
                    number=max(0, back.from_depth - back.to_depth),
                )
                for back in self._store.branches.rewinds(chapter.id)
            )
            told.append(StoryChapter(chapter.number, tuple(lines), rewinds))
        return told

    def tree(self, chapter: int) -> GameTree:
        """The choices of a game with all lines."""
        record = self._store.chapters.get(ChapterId(chapter))
        path = self._store.saves.path(record.id, record.current_move)
        rounds: dict[int, int] = {}
        for mark in reversed(self._store.saves.checkpoints_on_path(record.id, record.current_move)):
            rounds.setdefault(mark.round, mark.depth)
        lines = [
            TreeLine(b.tip.id, b.name, b.fork_depth, b.tip.depth, b.current, b.outcome is not None)
            for b in self._store.branches.of_chapter(record.id)
        ]
        return GameTree(len(path), tuple((depth, number) for number, depth in rounds.items()), tuple(lines))

    def notes(self, campaign: int) -> str:
        """The player's own notes."""
        return self._store.campaigns.get(CampaignId(campaign)).notes

    def set_notes(self, campaign: int, notes: str) -> None:
        """Replaces them."""
        self._store.campaigns.set_notes(CampaignId(campaign), notes)

    def archive(self, campaign: int, archived: bool) -> None:
        """Puts a campaign into the archive, or takes it out."""
        self._store.campaigns.archive(CampaignId(campaign), archived)

    def remove(self, campaign: int) -> None:
        """Throws a campaign away; `restore` brings it back, for a week at least."""
        self._store.campaigns.remove(CampaignId(campaign))

    def restore(self, campaign: int) -> None:
        """Brings back a campaign that was thrown away."""
        self._store.campaigns.restore(CampaignId(campaign))

    def tidy(self) -> int:
        """Deletes for good what was thrown away more than a week ago; how many campaigns that were."""
        return self._store.campaigns.empty_basket(datetime.now(UTC) - KEPT_IN_BASKET)

    def picture(self, campaign: int) -> bytes | None:
        """The table of the latest game as PNG, if one was kept."""
        games = self._store.chapters.of_campaign(CampaignId(campaign))
        return self._store.chapters.picture(games[-1].id) if games else None

    def keep_picture(self, chapter: int, picture: bytes) -> None:
        """Keeps a picture of a game's table, as PNG."""
        self._store.chapters.keep_picture(ChapterId(chapter), picture)

    def export(self, campaign: int, path: Path) -> Path:
        """Writes a campaign into a file, whole or not at all; the path, with our suffix. Raises OSError too."""
        content = self._store.exchange.export(CampaignId(campaign))
        path = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
        write_whole(path, content)
        return path

    def import_(self, path: Path) -> int:
        """Reads a campaign in from a file, as a new one. Raises OSError and BadExchangeError too; nothing is stored
        then."""
        copy = phrase(self.translate("Campaigns", "{name}, a copy"), name=path.stem[:150])
        return self._store.exchange.import_(path.read_bytes(), copy_name=copy)

    def _told(self, chapter: ChapterRecord, kept: JsonObject, names: Sequence[str]) -> Sequence[StoryLine]:
        if chapter.setup.game == "cards":
            return story(kept, names, self._pool(), self.translate)
        if self._realm is None:
            raise DataError(f"no words for the game {chapter.setup.game!r}")
        from agot_desktop.controller.realm.teller import RealmTeller

        return told_by(kept, RealmTeller(self._realm(), names), self.translate)

    def _power(self, state: JsonObject | None, chapter: ChapterRecord) -> tuple[int, ...]:
        """The claims of the houses in a stored board game."""
        from agot_desktop.controller.realm.rules import claims

        seats = len(chapter.setup.seats)
        if state is None or self._realm is None:
            return (0,) * seats
        try:
            return claims(state, self._realm().board)
        except DataError as error:
            _logger.warning("a stored state does not count for the standings: %s", error)
            return (0,) * seats

    def _last_state(self, chapter: ChapterRecord) -> JsonObject | None:
        try:
            found = self._store.saves.newest_checkpoint_on_path(chapter.id, chapter.current_move)
        except StorageError as error:
            _logger.warning("chapter %d does not count for the standings: %s", chapter.number, error)
            return None
        return None if found is None else found.state


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file so that it is there as a whole or, after any failure, as it was. Raises OSError."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _row(summary: GameSummary) -> CampaignRow:
    return CampaignRow(
        summary.campaign_id,
        summary.name,
        tuple(seat.name for seat in summary.seats),
        summary.houses,
        summary.chapter_number,
        summary.variant,
        summary.round,
        summary.phase,
        summary.status == "over",
        summary.archived,
        summary.changed,
    )


def _chapter_row(chapter: ChapterRecord) -> ChapterRow:
    outcome = chapter.outcome or {}
    return ChapterRow(
        chapter.id,
        chapter.number,
        chapter.setup.game,
        chapter.setup.variant,
        tuple(seat.name for seat in chapter.setup.seats),
        tuple(seat.house for seat in chapter.setup.seats),
        tuple(seat.player for seat in chapter.setup.seats),
        chapter.round,
        chapter.phase,
        chapter.status == "over",
        _winners(chapter),
        str(outcome.get("reason", "")),
        chapter.changed,
    )


def _winners(chapter: ChapterRecord) -> tuple[str, ...]:
    """The names of the best seats; nobody's while a game is open, or of an outcome of another shape."""
    ranking = (chapter.outcome or {}).get("ranking")
    seats = chapter.setup.seats
    if not isinstance(ranking, list) or not ranking or not isinstance(ranking[0], list):
        return ()
    return tuple(seats[seat].name for seat in ranking[0] if isinstance(seat, int) and 0 <= seat < len(seats))


def _counts(state: JsonObject | None, seats: int) -> tuple[tuple[int, ...], list[int], list[int]]:
    """Power, tokens on Hands of the King and Kingsmoot titles of each seat in a stored state; zeros for none."""
    tokens, titles = [0] * seats, [0] * seats
    if state is None or "cards" not in state:
        return (0,) * seats, tokens, titles
    try:
        power = powers(state)
        for card in state["cards"]:
            tokens[card["owner"]] += max(0, card.get("tokens", -1))
        if state.get("variant") == "kingsmoot":
            for holder in state.get("titles", {}).values():
                if holder >= 0:
                    titles[holder] += 1
    except (DataError, KeyError, TypeError, IndexError) as error:
        _logger.warning("a stored state does not count for the standings: %s", error)
        return (0,) * seats, [0] * seats, [0] * seats
    return power, tokens, titles
