"""A line of the list of spells to cast: how often, what, at which target; each can be changed until it is given."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import BOLD, MEDIUM, interface_font
from ui.kit.icon_button import IconButton
from ui.kit.labels import CutLabel
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded, text
from ui.kit.theme import colours

if TYPE_CHECKING:
    from ui.games.campaign.spells.book import SpellBook

SIDE, HIGH = 24, 54
INSET = 6


class LineButton(PaintedButton):
    """A flat button with a word or a sign; a long text is cut off. `leads`: it opens a menu."""

    def __init__(self, words: str, tip: str, parent: QWidget, *, leads: bool = False) -> None:
        super().__init__(parent)
        self.leads = leads
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedHeight(SIDE)
        if not leads:
            self.setFixedWidth(SIDE)
        self.say(words, tip)

    def say(self, words: str, tip: str, *, able: bool = True) -> None:
        """Show another text."""
        self.setText(words)
        self.setToolTip(tip)
        self.setAccessibleName(words if self.leads else tip)
        self.setEnabled(able)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a sign; a text takes the room that there is."""
        return QSize(SIDE, SIDE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the text, on a plate while it is pointed at."""
        palette, painter, rect = colours(self), QPainter(self), QRectF(self.rect())
        if self.underMouse() and self.isEnabled():
            rounded(painter, rect, 7, palette.field_hover)
        if focus_seen(self):
            rounded(painter, rect.adjusted(1, 1, -1, -1), 6, None, palette.accent_text, 2)
        ink = palette.text if self.isEnabled() else palette.quiet_text
        if not self.leads:
            text(painter, rect, self.text(), interface_font(15, BOLD), ink, Qt.AlignmentFlag.AlignHCenter)
            return
        room = rect.adjusted(INSET, 0, -INSET - (14 if self.isEnabled() else 0), 0)
        text(painter, room, self.text(), interface_font(12, MEDIUM), ink)
        if self.isEnabled():
            mark = QRectF(rect.right() - 16, 0, 12, rect.height())
            text(painter, mark, "▾", interface_font(11), palette.quiet_text, Qt.AlignmentFlag.AlignHCenter)


class WishLine(QWidget):
    """One line; `number` is its place in the list."""

    def __init__(self, book: SpellBook, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._book, self.number = book, number
        say = book.session.words.say
        self.setFixedHeight(HIGH)
        self.name = CutLabel(self, interface_font(13, BOLD))
        self.fewer = LineButton("−", say("ui-war-spell-fewer"), self)
        self.more = LineButton("+", say("ui-war-spell-more"), self)
        self.fewer.clicked.connect(partial(self._step, -1))
        self.more.clicked.connect(partial(self._step, 1))
        self.earlier = IconButton("turn_up", say("ui-war-spell-earlier"), "", self, side=SIDE)
        self.earlier.clicked.connect(partial(self._earlier))
        self.away = IconButton("close", say("ui-war-spell-away"), "", self, side=SIDE)
        self.away.clicked.connect(partial(self._remove))
        self.target = LineButton("", "", self, leads=True)
        self.target.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.target.clicked.connect(partial(self._open_menu))
        self.menu = QMenu(self)
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 3, 3, 3)
        column.setSpacing(0)
        above, below = QHBoxLayout(), QHBoxLayout()
        for row in (above, below):
            row.setSpacing(0)
            column.addLayout(row)
        above.addSpacing(INSET)
        above.addWidget(self.name, 1)
        above.addWidget(self.earlier)
        above.addWidget(self.away)
        below.addWidget(self.target, 1)
        below.addWidget(self.fewer)
        below.addWidget(self.more)

    def show_wish(self, name: str, target: str, *, open_: bool, aimed: bool, first: bool) -> None:
        """Show the spell and its target; `open_`: it lacks one, or cannot be cast; `aimed`: it can have another."""
        say = self._book.session.words.say
        self.name.set_text(name)
        tip = f"{target}. {say('ui-war-spell-aim')}" if aimed else target
        self.target.say(target, tip, able=aimed)
        self.target.setAccessibleName(f"{name}: {target}")
        self.earlier.setVisible(not first)
        self.setAccessibleName(f"{name}: {target}")
        self.setProperty("open", open_)
        self.update()

    def _step(self, by: int, _checked: bool = False) -> None:
        self._book.step_line(self.number, by)

    def _earlier(self, _checked: bool = False) -> None:
        self._book.move_up(self.number)

    def _remove(self, _checked: bool = False) -> None:
        self._book.remove(self.number)

    def _open_menu(self, _checked: bool = False) -> None:
        """List the targets of the spell."""
        self.menu.clear()
        for number, (words, pick) in enumerate(self._book.aims(self.number), start=1):
            prefix = f"&{number}  " if number < 10 else ""
            action = self.menu.addAction(prefix + words.replace("&", "&&"))
            action.triggered.connect(partial(self._picked, pick))
        self.menu.popup(self.target.mapToGlobal(QPoint(0, self.target.height())))

    def _picked(self, pick: str, _checked: bool = False) -> None:
        self._book.aim_line(self.number, pick)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a plate, with an amber edge while the line is not complete."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        is_open = bool(self.property("open"))
        rounded(painter, rect, 9, palette.field, palette.accent if is_open else palette.card_edge, 2 if is_open else 1)
