"""Saving a copy of a game, and continuing it in another file if its own cannot be written."""

from __future__ import annotations

import contextlib
import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_documents_path
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from ddtable.words.sentences import Words
from ui.kit.asked_path import ask_where
from ui.kit.help import HelpDialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.kit.settings import SettingsFile
    from ui.page.game_page import GamePage
    from ui.session.library import GameLibrary
    from ui.session.session import Session
    from ui.window.recents import Recents

WIDTH = 520


class NotSaved(HelpDialog):
    """Shows why a choice could not be saved, and asks whether to retry, to continue in another file, or neither.

    The result is 0 for neither, `AGAIN` or `ELSEWHERE`.
    """

    AGAIN, ELSEWHERE = 1, 2

    def __init__(self, words: Words, sentence: str, parent: QWidget) -> None:
        super().__init__(words.say("ui-unsaved-title"), words, parent)
        self.setFixedWidth(WIDTH)
        self.setModal(True)
        self.add(sentence)
        self.add(words.say("ui-unsaved-text"), quiet=True)
        self.close_button.show_as(words.say("ui-unsaved-leave"), "Esc", "quiet")
        self.elsewhere = self.add_answer(words.say("ui-unsaved-elsewhere"), "", "plain")
        self.elsewhere.clicked.connect(partial(self.done, self.ELSEWHERE))
        self.again = self.add_answer(words.say("ui-unsaved-again"), "↵", "primary")
        self.again.clicked.connect(partial(self.done, self.AGAIN))
        # A player who presses Return must not open a file dialog by accident.
        self.again.setDefault(True)
        self.again.setFocus(Qt.FocusReason.OtherFocusReason)


class Keeping:
    """Moves and copies of games: asks for files above the window, and says what was done."""

    def __init__(
        self,
        window: QWidget,
        words: Words,
        settings: SettingsFile,
        library: GameLibrary,
        recents: Recents,
        say: Callable[[str], object],
    ) -> None:
        self._window, self.words, self._say = window, words, say
        self._settings, self._library, self._recents = settings, library, recents

    def move(self, session: Session) -> str:
        """Ask for a new file and continue the whole game there; return the error, or ""."""
        from ddtable.saves import SaveError
        from ui.window.saved_games import free_name, now

        present = file_of(session)
        stem = present.stem if present is not None else " – ".join(session.names)
        proposed = free_name(self._other_folder(session, present), stem)
        target = self._ask_where("ui-elsewhere-title", proposed, refused=True)  # an existing file is never overwritten
        if target is None:
            return ""
        try:
            session.go_on_in(target, now)
        except SaveError as error:
            return self.words.trouble(error.sentence)
        self._settings.change(folder=str(target.parent))
        self._recents.remember(target)
        self._recents.note_played(target)
        self._say(self.words.say("ui-elsewhere-done", name=target.name))
        return ""

    def copy(self, session: Session) -> str:
        """Ask for a path, and write a copy of the game; return the error, or ""."""
        from ddtable.saves import SaveError, copy
        from ui.window.saved_games import free_name

        path = file_of(session)
        if path is None:
            return ""
        say = self.words.say
        folder = Path(self._settings.value.folder or path.parent)
        target = self._ask_where("ui-copy-title", free_name(folder, say("ui-copy-name", name=path.stem)))
        if target is None:
            return ""
        try:
            copy(path, target)
        except SaveError as error:
            return self.words.trouble(error.sentence)
        self._settings.change(folder=str(target.parent))
        self._say(say("ui-copied", name=target.name))
        return ""

    def _other_folder(self, session: Session, present: Path | None) -> Path:
        """Return a folder to continue a game in: on another disk, else another folder, else the same one.

        Only writable folders are tried: the one used last, that of the games, the user's.
        """
        last, games = self._settings.value.folder, self._library.default_folder
        usual = (*([Path(last)] if last else []), games, user_documents_path(), Path.home())
        there = [folder for folder in usual if os.path.isdir(folder) and os.access(folder, os.W_OK)]
        if present is None or not session.guard.disk_refuses:
            return next(iter(there), games)
        folder = present.parent
        elsewhere = [other for other in there if other.absolute() != folder.absolute()]
        with contextlib.suppress(OSError):
            disk = folder.stat().st_dev
            elsewhere.sort(key=lambda other: other.stat().st_dev == disk)
        return next(iter(elsewhere), folder)

    def _ask_where(self, title: str, proposed: Path, *, refused: bool = False) -> Path | None:
        """Return the path that a player chooses, with the suffix of a save; None for Cancel."""
        from ddtable.saves import SUFFIX

        say, pattern = self.words.say, self.words.say("ui-file-filter")
        return ask_where(self._window, say(title), str(proposed), pattern, SUFFIX, only=True, refused=refused)


def file_of(session: Session) -> Path | None:
    """Return the file of a game, including a read-only one."""
    return session.guard.path or session.guard.shown_from


class Rescue(QObject):
    """Asks what to do when a game could not be saved, one question at a time."""

    def __init__(self, keeping: Keeping, page: GamePage) -> None:
        super().__init__(page)
        self._keeping, self._page = keeping, page
        self.dialog: NotSaved | None = None
        self._sentence = ""
        page.session.guard.not_saved.connect(self.ask)

    def ask(self, sentence: str) -> None:
        """Ask, unless the question is already open."""
        if self.dialog is None:
            self._sentence = sentence
            self.dialog = NotSaved(self._keeping.words, sentence, self._page)
            self.dialog.finished.connect(self._answered)
            self.dialog.open()

    def _answered(self, answer: int) -> None:
        self.dialog = None
        session = self._page.session
        if answer == NotSaved.AGAIN:
            session.guard.try_again()
        if answer != NotSaved.ELSEWHERE:
            return
        why = self._keeping.move(session)
        if session.guard.disk_refuses:
            self.ask(why or self._sentence)
