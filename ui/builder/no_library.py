"""The dialog for a library that cannot be used: the error and the choices; nothing is done automatically."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from ddtable.library.errors import LibraryError
from ddtable.saves.backups import Backup
from ddtable.words.sentences import Words
from ui.kit.aloud import say_aloud
from ui.kit.buttons import KeyButton
from ui.kit.help import HelpDialog
from ui.kit.labels import label
from ui.kit.moments import when_words
from ui.kit.scroll_page import ScrollPage
from ui.kit.theme import DANGER

WIDTH = 560
MOST_HIGH = 176
MAY_PASS = ("save-refused", "beside", "library-old", "library-moved")
IN_THE_FILE = ("contents", "slow", "huge", "disk")  # errors that do not go away by waiting
UNSOUND = (
    *(f"library-{word}" for word in ("missing", "no-file", "not-ours", "other-program", "newer", "format", "large")),
    *(f"library-{word}" for word in ("foreign", "damaged", "unreadable")),
)


def is_of_the_file(error: LibraryError) -> bool:
    """Return True for an error of the file, False for one of the request."""
    return getattr(error.sentence, "key", "") in (*MAY_PASS, *UNSOUND)


def is_unsound(error: LibraryError) -> bool:
    """Return True if the file itself is damaged, so that another one may replace it."""
    key, values = getattr(error.sentence, "key", ""), getattr(error.sentence, "values", {})
    return key in UNSOUND or (key == "save-refused" and values.get("reason") in IN_THE_FILE)


def is_lost(error: LibraryError) -> bool:
    """Return True if an open library can no longer be used: its file is damaged, or was replaced."""
    return is_unsound(error) or getattr(error.sentence, "key", "") == "library-moved"


class NoLibrary(HelpDialog):
    """Shows why the library cannot be used, and asks whether to retry, to use another file, or to do without it.

    The result is 0 for doing without, `AGAIN`, `BACK` after restoring an older copy, or `NEW` for a new library.
    """

    AGAIN, BACK, NEW = 1, 2, 3

    def __init__(self, words: Words, error: LibraryError, path: Path, parent: QWidget) -> None:
        super().__init__(words.say("no-library-title"), words, parent)
        self.setFixedWidth(WIDTH)
        self.setModal(True)
        self._words, self._path = words, path
        self.done_what = ""
        self.copies: list[KeyButton] = []
        self.fresh: KeyButton | None = None
        unsound = is_unsound(error)
        self.add(words.trouble(error.sentence))
        self.add(words.say("no-library-text", sort="unsound" if unsound else "passing"), quiet=True)
        self.add(words.say("no-library-where", folder=str(path.parent)), quiet=True)
        if unsound:
            self._offer_another()
        self.said = label("", self, role=DANGER, wrap=True)
        self.said.hide()
        self.body.addWidget(self.said)
        self.close_button.show_as(words.say("no-library-without"), "Esc", "quiet")
        self.again = self.add_answer(words.say("ui-unsaved-again"), "↵", "primary")
        self.again.clicked.connect(partial(self.done, self.AGAIN))
        self.again.setDefault(True)
        self.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer_another(self) -> None:
        """Offer the older copies, and an empty library."""
        from ddtable.library import copies

        say, found = self._words.say, copies(self._path)
        if found:
            self.body.addSpacing(4)
            self.body.addWidget(label(say("no-library-back"), self, weight=QFont.Weight.DemiBold))
            page = QWidget()
            column = QVBoxLayout(page)
            column.setContentsMargins(0, 0, 12, 0)
            column.setSpacing(4)
            for copy in found:
                button = KeyButton(copy_words(self._words, copy), "", "plain", page, height=36)
                button.setAccessibleName(say("no-library-back-to", when=button.text()))
                button.clicked.connect(partial(self._go_back, copy))
                column.addWidget(button)
                self.copies.append(button)
            area = ScrollPage(page, self)
            area.setFixedHeight(min(MOST_HIGH, page.sizeHint().height() + 4))
            self.body.addWidget(area)
        self.body.addSpacing(4)
        self.fresh = KeyButton(say("no-library-new"), "", "plain", self, height=36)
        self.fresh.clicked.connect(partial(self._begin_new))
        self.body.addWidget(self.fresh)

    def _go_back(self, copy: Backup, _checked: bool = False) -> None:
        from ddtable.library import restore

        when = copy_words(self._words, copy)
        self._attempt(partial(restore, copy, self._path), self.BACK, self._words.say("no-library-is-back", when=when))

    def _begin_new(self, _checked: bool = False) -> None:
        from ddtable.library import set_aside

        self._attempt(partial(set_aside, self._path), self.NEW, "")

    def _attempt(self, act: Callable[[], object], answer: int, done: str) -> None:
        """Replace the file and close, or show the error."""
        try:
            aside = act()
        except LibraryError as error:
            sentence = self._words.trouble(error.sentence)
            self.said.setText(sentence)
            self.said.show()
            self.resize(self.width(), self.heightForWidth(self.width()))
            say_aloud(self.said, sentence)
            return
        name = aside.name if isinstance(aside, Path) else ""
        self.done_what = done or self._words.say("no-library-is-new", name=name)
        self.done(answer)


def copy_words(words: Words, copy: Backup) -> str:
    """Return the text for the time of a copy: the library's last change before it."""
    try:
        moment = datetime.fromtimestamp(copy.path.stat().st_mtime).astimezone().isoformat()
    except OSError:
        moment = copy.day.isoformat()
    return when_words(words, moment)


class LibraryCare(QObject):
    """Asks what to do about a window's library that cannot be used, one question at a time."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.does_without = False
        self.dialog: NoLibrary | None = None

    def ask(self, words: Words, error: LibraryError, path: Path, answered: Callable[[int, str], object]) -> None:
        """Ask, unless the question is already open; `answered` is called with the answer and a sentence about it."""
        if self.dialog is None:
            window, modal = self.parent(), QApplication.activeModalWidget()
            assert isinstance(window, QWidget)
            above = modal if modal is not None and _window_below(modal) is window else window
            self.dialog = NoLibrary(words, error, path, above)
            self.dialog.finished.connect(partial(self._answered, self.dialog, answered))
            self.dialog.open()

    def _answered(self, dialog: NoLibrary, answered: Callable[[int, str], object], answer: int) -> None:
        self.dialog = None
        self.does_without = answer == 0
        answered(answer, dialog.done_what)


def care_of(widget: QWidget) -> LibraryCare:
    """Return the LibraryCare of a widget's window; for a dialog that of the window below."""
    window = _window_below(widget)
    found = window.findChild(LibraryCare, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, LibraryCare) else LibraryCare(window)


def _window_below(widget: QWidget) -> QWidget:
    window = widget.window()
    while (below := window.parentWidget()) is not None:
        window = below.window()
    return window


def with_library(words: Words, window: QWidget, then: Callable[[], object], say: Callable[[str], object]) -> None:
    """Call `then`, after asking what to do about a library that cannot be opened.

    It is called after every answer. There is no question without a library, or if the player has chosen to do without
    it in this window. The custom dice are then in the catalogue; `say` is called with a sentence about the repair.
    """
    from ddtable.library import library_path, read_library

    path = library_path()
    care = care_of(window)
    if os.path.lexists(path):
        from ddtable.dice.catalogue import catalogue, use_own_dice

        try:
            with read_library(path) as library:
                own = library.own_dice()
        except LibraryError as error:
            if not care.does_without:
                care.ask(words, error, path, partial(_answered, words, window, then, say))
                return
        else:
            care.does_without = False
            if own != tuple(catalogue().own.values()):
                use_own_dice(own)
    then()


def _answered(
    words: Words, window: QWidget, then: Callable[[], object], say: Callable[[str], object], answer: int, done: str
) -> None:
    if done:
        say(done)
    if answer == NoLibrary.AGAIN:
        with_library(words, window, then, say)
    else:
        then()
