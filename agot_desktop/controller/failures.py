"""What went wrong, in the player's words: of saving, loading and computer players."""

from __future__ import annotations

from agot_desktop.controller.saves import CheckpointMissed, Notice, Resumed, UnreadableGameError
from agot_desktop.controller.words import Translate, counted, phase_name, phrase
from agot_desktop.model.kernel.errors import GameError, IllegalChoiceError
from agot_desktop.storage import errors


def failure_words(error: Exception, translate: Translate) -> str:
    """An error of storage or of the game for the player; what to do about it where there is something."""
    if isinstance(error, errors.StorageError):
        return storage_words(error, translate)
    if isinstance(error, IllegalChoiceError):
        return translate("Failure", "That is not possible now.")
    if isinstance(error, UnreadableGameError):
        return translate("Failure", "This game cannot be read any more: none of its stored positions is intact.")
    if isinstance(error, GameError):
        template = translate("Failure", "The rules of the program failed; nothing has changed. ({reason})")
        return phrase(template, reason=str(error))
    return phrase(translate("Failure", "Something failed. ({reason})"), reason=f"{type(error).__name__}: {error}")


def storage_words(error: errors.StorageError, translate: Translate) -> str:
    """An error of storage for the player."""
    if isinstance(error, errors.BadNameError):
        return phrase(translate("Failure", "{name} cannot be used as a name."), name=repr(error.name))
    if isinstance(error, errors.BranchInUseError):
        return translate("Failure", "The game stands on this line; it cannot be cut.")
    if isinstance(error, errors.NewerExchangeError):
        return translate("Failure", "This file was written by a newer version of the program. Nothing was read in.")
    if isinstance(error, errors.BadExchangeError):
        template = translate("Failure", "No campaign can be read from this file, and nothing was changed: {reason}.")
        return phrase(template, reason=error.reason)
    if isinstance(error, errors.DiskFullError):
        words = translate("Failure", "The disk is full: {path}. Nothing was changed; make room and try again.")
    elif isinstance(error, errors.LockedError):
        words = translate("Failure", "Another program is using {path}. Nothing was changed; try again.")
    elif isinstance(error, errors.ReadOnlyError):
        words = translate("Failure", "{path} may not be written to.")
    elif isinstance(error, errors.NewerFileError):
        words = translate("Failure", "{path} was written by a newer version of this program. It has not been touched.")
    elif isinstance(error, errors.NotOurFileError):
        words = translate("Failure", "{path} belongs to another program. It has not been touched.")
    elif isinstance(error, errors.DamagedFileError | errors.DamagedCheckpointError):
        words = translate("Failure", "{path} is damaged.")
    elif isinstance(error, errors.KnownError):
        words = translate("Failure", "{path} cannot be used: {reason}.")
        return phrase(words, path=str(error.path), reason=error.reason)
    else:
        return phrase(translate("Failure", "The game could not be stored. ({reason})"), reason=str(error))
    return phrase(words, path=str(error.path))


def notice_words(notice: Notice, translate: Translate) -> str:
    """What a running game has to tell, for the player."""
    if isinstance(notice, Resumed):
        n = notice.lost
        lost = counted(translate("Failure", "The last %n choice(s) do not fit this version any more.", None, n), n)
        onward = translate("Failure", "The game goes on from round {round}, {phase}.")
        return f"{lost} {phrase(onward, round=notice.round, phase=phase_name(translate, notice.phase))}"
    assert isinstance(notice, CheckpointMissed)
    words = translate("Failure", "Your choices are saved, but the position could not be: {reason}")
    return phrase(words, reason=storage_words(notice.error, translate))


def player_failure_words(name: str, translate: Translate) -> str:
    """A computer player did not answer, and the plainest choice was taken in its place."""
    return phrase(translate("Failure", "{name} could not decide and took the plainest choice."), name=name)
