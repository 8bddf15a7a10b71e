"""A dialog that takes most of its window: a title with its tools above, and a page below."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddtable.words.sentences import Words
from ui.kit.buttons import KeyButton
from ui.kit.labels import label, title
from ui.kit.notice import Notice
from ui.kit.table_dialog import TableDialog
from ui.kit.theme import QUIET

LARGEST = QSize(1560, 1000)
SHARE = 0.93
FRAME = 40  # pixels that a window manager may need for a title and borders


class WideDialog(TableDialog):
    """Base class with `tools` and `body`; `about` is a quiet line at the bottom."""

    def __init__(self, heading: str, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(heading)
        self.setModal(True)
        self.words = words
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(12)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(title(heading, self, 26))
        head.addStretch(1)
        self.tools = QHBoxLayout()
        self.tools.setSpacing(8)
        head.addLayout(self.tools)
        column.addLayout(head)
        self.body = QHBoxLayout()
        self.body.setSpacing(16)
        column.addLayout(self.body, 1)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(8)
        self.about = label("", self, role=QUIET)
        self.close_button = KeyButton(words.say("ui-close"), "Esc", "plain", self, height=36)
        self.close_button.clicked.connect(partial(self.done, 0))
        self.foot.addWidget(self.about, 1)
        self.foot.addWidget(self.close_button)
        column.addLayout(self.foot)
        self.notice = Notice(self)

    def say(self, sentence: str) -> None:
        """Show a message for a while."""
        self.notice.show_words(sentence)

    def showEvent(self, event: QShowEvent) -> None:
        """Open in the middle of the window, nearly as large, and completely on the screen."""
        parent, screen = self.parentWidget(), self.screen().availableGeometry()
        around = parent.window().geometry() if parent is not None else screen
        room = (around.size() * SHARE).boundedTo(LARGEST).boundedTo(screen.size() - QSize(0, FRAME))
        self.resize(room)
        self.move(around.center().x() - room.width() // 2, around.center().y() - room.height() // 2)
        super().showEvent(event)
