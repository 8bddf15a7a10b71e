"""What Help shows: the keys, what this program is."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ddtable import __version__
from ddtable.words import Words
from ui.shell.buttons import KeyButton
from ui.shell.labels import label, title
from ui.shell.painting import fill_table
from ui.shell.theme import QUIET, colours

KEYS = (
    ("Return", "confirm"),
    ("1 – 9", "digits"),
    ("N", "decline"),
    ("H", "suggest"),
    ("D", "dice"),
    ("G", "next"),
    ("Esc", "escape"),
    ("Ctrl+Z", "undo"),
    ("Ctrl+Shift+Z", "redo"),
    ("Arrows", "arrows"),
    ("Space", "space"),
    ("Ctrl+N", "new"),
    ("Ctrl+O", "open"),
    ("F11", "full-screen"),
    ("F1", "help"),
    ("Ctrl+Q", "quit"),
)


class HelpDialog(QDialog):
    """A page of plain text under a title, with one button."""

    def __init__(self, heading: str, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(heading)
        self.setFixedWidth(560)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(12)
        column.addWidget(title(heading, self, 26))
        self.body = QVBoxLayout()
        self.body.setSpacing(8)
        column.addLayout(self.body, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        self.close_button = KeyButton(words.say("ui-close"), "Esc", "plain", self, height=36)
        self.close_button.clicked.connect(partial(self.done, 0))
        row.addWidget(self.close_button)
        column.addLayout(row)

    def add(self, text: str, *, quiet: bool = False) -> None:
        """Add a paragraph."""
        made = label(text, self, role=QUIET, wrap=True) if quiet else label(text, self, wrap=True)
        self.body.addWidget(made)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The table's ground."""
        fill_table(QPainter(self), QRectF(self.rect()), colours(self))


def keys_dialog(words: Words, parent: QWidget) -> HelpDialog:
    """Return the list of keys."""
    dialog = HelpDialog(words.say("ui-keys"), words, parent)
    grid = QGridLayout()
    grid.setHorizontalSpacing(20)
    grid.setVerticalSpacing(6)
    grid.setColumnStretch(1, 1)
    for row, (keys, what) in enumerate(KEYS):
        cap = label(keys, dialog, weight=QFont.Weight.Bold)
        cap.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        grid.addWidget(cap, row, 0)
        said = label(words.say(f"ui-key-{what}"), dialog, wrap=True)
        said.setAlignment(Qt.AlignmentFlag.AlignTop)
        grid.addWidget(said, row, 1)
    dialog.body.addLayout(grid)
    return dialog


def about_dialog(words: Words, parent: QWidget) -> HelpDialog:
    """Return the page on the program."""
    dialog = HelpDialog(f"ddtable {__version__}", words, parent)
    dialog.add(words.say("ui-tagline"))
    dialog.add(words.say("ui-unofficial"), quiet=True)
    dialog.add(words.say("ui-licences"), quiet=True)
    return dialog
