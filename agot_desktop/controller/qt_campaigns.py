"""The campaigns as the window's port: what `Campaigns` gives, with every failure in the player's words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from agot_desktop.controller.campaigns import CampaignRow, Campaigns, ChapterRow, GameTree, Standing, StoryChapter
from agot_desktop.controller.failures import failure_words
from agot_desktop.controller.words import Translate
from agot_desktop.storage.errors import StorageError

T = TypeVar("T")


class QtCampaigns:
    """Fulfils the window's `CampaignsPort`. Every method raises OSError, in words, where something is in the way."""

    def __init__(self, campaigns: Campaigns, translate: Translate, leave: Callable[[int], None]) -> None:
        """`leave`: called before a campaign is thrown away, so that a running game of it is left."""
        self._campaigns = campaigns
        self.translate = translate
        self._leave = leave

    def rows(self) -> Sequence[CampaignRow]:
        """All campaigns, archived ones too, the last played first."""
        return self._try(self._campaigns.rows)

    def chapters(self, campaign: int) -> Sequence[ChapterRow]:
        """The games of a campaign in order."""
        return self._try(lambda: self._campaigns.chapters(campaign))

    def standings(self, campaign: int) -> Sequence[Standing]:
        """The players of a campaign, the best first."""
        return self._try(lambda: self._campaigns.standings(campaign))

    def chronicle(self, campaign: int) -> Sequence[StoryChapter]:
        """The story of a campaign by its games."""
        return self._try(lambda: self._campaigns.chronicle(campaign))

    def tree(self, chapter: int) -> GameTree:
        """The choices of a game with all lines."""
        return self._try(lambda: self._campaigns.tree(chapter))

    def notes(self, campaign: int) -> str:
        """The player's own notes."""
        return self._try(lambda: self._campaigns.notes(campaign))

    def set_notes(self, campaign: int, notes: str) -> None:
        """Replaces them."""
        self._try(lambda: self._campaigns.set_notes(campaign, notes))

    def archive(self, campaign: int, archived: bool) -> None:
        """Puts a campaign into the archive, or takes it out."""
        self._try(lambda: self._campaigns.archive(campaign, archived))

    def remove(self, campaign: int) -> None:
        """Throws a campaign away; `restore` brings it back."""
        self._leave(campaign)
        self._try(lambda: self._campaigns.remove(campaign))

    def restore(self, campaign: int) -> None:
        """Brings back a campaign that was thrown away."""
        self._try(lambda: self._campaigns.restore(campaign))

    def picture(self, campaign: int) -> bytes | None:
        """The table of the latest game as PNG, if one was kept."""
        return self._try(lambda: self._campaigns.picture(campaign))

    def export(self, campaign: int, path: Path) -> Path:
        """Writes a campaign into a file; the path with our suffix."""
        return self._try(lambda: self._campaigns.export(campaign, path))

    def import_(self, path: Path) -> int:
        """Reads a campaign in from a file; its number."""
        return self._try(lambda: self._campaigns.import_(path))

    def _try(self, ask: Callable[[], T]) -> T:
        try:
            return ask()
        except StorageError as error:
            raise OSError(failure_words(error, self.translate)) from error
