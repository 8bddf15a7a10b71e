"""The preview of a collection file before its import: content, errors, and the ways to import it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, QElapsedTimer, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QPlainTextEdit, QProgressDialog, QWidget

from ddtable.files.regular import read_regular
from ddtable.files.unread import unread
from ddtable.forces.collection import LARGEST_FILE, CollectionError, Counts, read_collection
from ddtable.texts.trouble import Trouble
from ddtable.words.sentences import Words
from ui.builder.asking import note_style
from ui.kit.fonts import interface_font
from ui.kit.help import HelpDialog
from ui.kit.labels import label
from ui.kit.segments import Segments
from ui.kit.theme import colours

Into = Literal["add", "replace", "new"]
WIDE, FAULTS = 680, 200
PAUSE: Final = 150
"""Milliseconds between two updates of the progress; a shorter reading shows none."""


class Stopped(Exception):
    """Raised when the player cancels the reading."""


class Reading:
    """The reading of a file; `faults` are its errors, `counts` its valid dice. Raises Stopped."""

    def __init__(self, words: Words, path: Path, parent: QWidget) -> None:
        self._words, self._parent = words, parent
        self._progress: QProgressDialog | None = None
        self._told = QElapsedTimer()
        self._told.start()
        self.counts: Counts = {}
        self.faults: tuple[Trouble | str, ...] = ()
        try:
            self.counts = read_collection(read_regular(path, LARGEST_FILE), path.name, self._tell)
        except CollectionError as error:
            self.counts, self.faults = error.good, error.sentences
        except OSError as error:
            self.faults = (unread(path, error),)
        finally:
            if self._progress is not None:
                self._progress.close()
                self._progress.deleteLater()

    def _tell(self, done: int, total: int) -> None:
        if self._told.elapsed() < PAUSE:
            return
        if self._progress is None:
            say = self._words.say
            self._progress = QProgressDialog(say("collections-reading"), say("ui-cancel"), 0, total, self._parent)
            self._progress.setWindowModality(Qt.WindowModality.WindowModal)
            self._progress.setAutoClose(False)
            self._progress.setMinimumDuration(0)
        self._progress.setValue(done)
        QCoreApplication.processEvents()
        self._told.restart()
        if self._progress.wasCanceled():
            raise Stopped


class ImportDialog(HelpDialog):
    """Shows the result of a reading; `taken` is called with how to import it and the counts."""

    def __init__(
        self,
        words: Words,
        name: str,
        reading: Reading,
        into: Sequence[tuple[Into, str]],
        taken: Callable[[Into, Mapping[str, int]], object],
        parent: QWidget,
    ) -> None:
        super().__init__(words.say("collections-import-title", file=name), words, parent)
        self.setFixedWidth(WIDE)
        say = words.say
        self._taken, self._counts = taken, reading.counts
        faulty, dice, kinds = bool(reading.faults), sum(reading.counts.values()), len(reading.counts)
        state = "good" if not faulty else "part" if dice else "none"
        self.add(say("collections-import-found", state=state, dice=dice, kinds=kinds))
        self.faults = QPlainTextEdit("\n".join(map(words.trouble, reading.faults)), self)
        if faulty:
            self.body.addWidget(label(say("collections-import-faults"), self, weight=QFont.Weight.DemiBold))
            self.faults.setReadOnly(True)
            self.faults.setTabChangesFocus(True)
            self.faults.setAccessibleName(say("collections-import-faults"))
            self.faults.setFont(interface_font(13))
            self.faults.setStyleSheet(note_style(colours(self)))
            self.faults.setFixedHeight(FAULTS)
            self.body.addWidget(self.faults)
        self.faults.setVisible(faulty)
        self.into = Segments([(choice, text) for choice, text in into], self)
        self.into.setVisible(state != "none")
        self.body.addWidget(self.into)
        self.close_button.show_as(say("ui-cancel" if dice else "ui-close"), "Esc", "plain")
        self.answer = self.add_answer(say("collections-import-take", state=state), "" if faulty else "↵", "primary")
        self.answer.setVisible(dice > 0)
        self.answer.setDefault(not faulty)
        self.answer.clicked.connect(partial(self._answer))
        (self.close_button if faulty else self.answer).setFocus()

    def _answer(self, _checked: bool = False) -> None:
        into = self.into.value
        self.done(1)
        self._taken(into, self._counts)  # type: ignore[arg-type]
