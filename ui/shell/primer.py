"""The classic game in ten minutes: short pages with pictures, painted in the theme in force."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddtable.words import Words
from ui.shell.buttons import KeyButton
from ui.shell.contents import Contents
from ui.shell.help import HelpDialog
from ui.shell.labels import label, title
from ui.shell.primer_canvas import HEIGHT, WIDTH, Canvas
from ui.shell.primer_more import CLAUSES, PICTURES
from ui.shell.theme import QUIET, colours

DIALOG_WIDTH, DIALOG_HEIGHT, SIDE = 960, 668, 212
PAGES = tuple(PICTURES)


class PrimerPicture(QWidget):
    """The picture of a page. `cut` are words that did not fit into it."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._page = PAGES[0]
        self.cut: list[str] = []
        self.setFixedSize(WIDTH, HEIGHT)

    def show_page(self, page: str) -> None:
        """Show the picture of a page."""
        self._page = page
        self.setAccessibleName(self._words.say(f"primer-{page}-picture"))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The picture in the theme's colours."""
        canvas = Canvas(QPainter(self), colours(self), self.devicePixelRatioF())
        PICTURES[self._page](canvas, self._words)
        canvas.painter.end()
        self.cut = canvas.cut


class Primer(HelpDialog):
    """The pages beside their contents; arrow keys turn them."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(words.say("primer-title"), words, parent)
        self._words = words
        self.number = 0
        self.setFixedSize(DIALOG_WIDTH, DIALOG_HEIGHT)
        row = QHBoxLayout()
        row.setSpacing(24)
        names = [words.say("primer-contents", number=at + 1, title=self._title(at)) for at in range(len(PAGES))]
        self.contents = Contents(names, self)
        self.contents.setFixedWidth(SIDE)
        row.addWidget(self.contents)
        row.addLayout(self._build_page(), 1)
        self.body.addLayout(row, 1)
        self._build_foot()
        self.contents.chosen.connect(self.show_page)
        self.contents.show_number(self._begin())
        self.next.setFocus()

    def _title(self, number: int) -> str:
        return self._words.say(f"primer-{PAGES[number]}-title")

    def _begin(self) -> int:
        """Return the page to begin with: where it was left last time."""
        settings = getattr(self.window().parent(), "settings", None)
        read = settings.value.primer if settings is not None else -1
        return read if 0 < read < len(PAGES) - 1 else 0

    def _build_page(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(10)
        self.picture = PrimerPicture(self._words, self)
        column.addWidget(self.picture)
        column.addSpacing(4)
        self.heading = title("", self, 20)
        column.addWidget(self.heading)
        self.text = label("", self, pixels=14, wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.text, 1)
        self._links = QHBoxLayout()
        self._links.setSpacing(6)
        self._links.addWidget(label(self._words.say("primer-rules"), self, pixels=12, role=QUIET))
        self._links.addStretch(1)
        self.links: list[KeyButton] = []
        column.addLayout(self._links)
        self.clause = label("", self, pixels=12, role=QUIET, wrap=True)
        self.clause.setMinimumHeight(34)
        self.clause.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.clause)
        return column

    def _build_foot(self) -> None:
        say = self._words.say
        self.place = label("", self, pixels=12, role=QUIET)
        self.close_button.show_as(say("ui-close"), "Esc", "quiet")
        self.back = self.add_answer(say("primer-back"), "←", "plain")
        self.next = self.add_answer(say("primer-next"), "→", "primary")
        self.back.clicked.connect(partial(self.turn, -1))
        self.next.clicked.connect(partial(self.turn, 1))
        self.foot.insertWidget(0, self.place)
        for keys, by in (("Left", -1), ("Right", 1), ("PgUp", -1), ("PgDown", 1)):
            QShortcut(QKeySequence(keys), self, partial(self.turn, by))

    def show_page(self, number: int) -> None:
        """Show a page, and remember that it was read."""
        self.number, page = number, PAGES[number]
        say = self._words.say
        self.picture.show_page(page)
        self.heading.setText(self._title(number))
        self.text.setText(say(f"primer-{page}-text"))
        self.place.setText(say("primer-place", number=number + 1, count=len(PAGES)))
        self.back.setEnabled(number > 0)
        self.back.setToolTip("" if number else say("primer-first"))
        self.next.show_as(say("primer-next" if number < len(PAGES) - 1 else "primer-done"), "→", "primary")
        self._show_links(page)
        settings = getattr(self.parent(), "settings", None)
        if settings is not None:
            settings.change(primer=number)

    def _show_links(self, page: str) -> None:
        for link in self.links:
            self._links.removeWidget(link)
            link.hide()
            link.deleteLater()
        say_clause = self._words.clause
        self.links = []
        for clause in CLAUSES[page]:
            link = KeyButton(clause, "", "plain", self, height=26)
            link.setFont(self.clause.font())
            link.setToolTip(say_clause(clause))
            link.setAccessibleDescription(say_clause(clause))
            link.clicked.connect(partial(self._show_clause, clause, say_clause(clause)))
            self._links.insertWidget(len(self.links) + 1, link)
            self.links.append(link)
        self.clause.setText("")

    def _show_clause(self, clause: str, text: str, _checked: bool = False) -> None:
        self.clause.setText(self._words.say("primer-clause", id=clause, text=text))

    def turn(self, by: int, _checked: bool = False) -> None:
        """Go to the next page or the one before; after the last one the battle may begin."""
        number = self.number + by
        if number == len(PAGES):
            self.done(1)
        elif number >= 0:
            self.contents.show_number(number)
