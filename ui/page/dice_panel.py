"""The dice of a question as numbered buttons: a way to choose them without the table."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from ddtable.engine.questions import Subset
from ui.art.die import paint_selection
from ui.art.looks import look_pixmap
from ui.games.question_panel import QuestionPanel
from ui.kit.fonts import interface_font
from ui.kit.painting import key_cap_width, paint_key_cap, paint_seat, rounded, text
from ui.kit.raised_card import cost
from ui.kit.theme import colours

if TYPE_CHECKING:
    from ui.session.session import Session
    from ui.session.table_state import TableState

DIE = 44
CELL = QSize(168, 60)  # the least size of a die with its name
COLUMNS = (5, 4, 3)  # as many as possible without covering the subject of the question


class DieButton(QAbstractButton):
    """One die with its number; checked if it is chosen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(CELL)
        self.setCheckable(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.die = -1
        self.keys = ""
        self.note = ""
        self.chosen = False
        self.owner: int | None = None

    def show_die(self, state: TableState, die: int, number: int, owner: int | None = None) -> None:
        """Show a die under a number, with its owner if there are several; only the first 9 have a key."""
        self.owner = owner
        self.die, self._session = die, state
        self.keys = str(number) if number < 10 else ""
        self.setText(state.system.die_name(state, die))

    def wide(self) -> int:
        """Return the width in pixels for the full name."""
        name = QFontMetricsF(interface_font(12, QFont.Weight.DemiBold), self).horizontalAdvance(self.text())
        keys = key_cap_width(self.keys) + 4 if self.keys else 0
        return ceil(8 + DIE + 8 + name + 2 + keys + 8)

    def show_state(self, chosen: bool, note: str, enabled: bool) -> None:
        """Show whether the die is chosen and enabled."""
        self.chosen, self.note = chosen, note
        self.setEnabled(enabled)
        self.setAccessibleName(f"{self._session.words.die(self.die, self._session.table)}, {note}")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint die, name, note and key."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self.underMouse() or self.hasFocus() or self.chosen:
            fill = palette.accent_area if self.chosen else palette.field
            edge = palette.accent_text if self.hasFocus() else palette.accent if self.chosen else None
            rounded(painter, rect, 10, fill, edge, 2 if self.hasFocus() else 1)
        at = QRectF(8, (rect.height() - DIE) / 2, DIE, DIE)
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        look = self._session.system.look(self._session, self.die)
        painter.drawPixmap(at.topLeft(), look_pixmap(look, DIE, self.devicePixelRatioF(), palette))
        painter.setOpacity(1.0)
        if self.chosen:
            paint_selection(painter, at, palette)
        if self.owner is not None:
            initial = self._session.names[self.owner][:1]
            paint_seat(painter, at.bottomLeft() + QPointF(5, -4), self.owner, palette, initial)
        ink = palette.text if self.isEnabled() else palette.quiet_text
        right = rect.right() - 8
        if self.keys:
            paint_key_cap(painter, right, rect.center().y(), self.keys, palette.quiet_text)
            right -= key_cap_width(self.keys) + 4
        words = QRectF(at.right() + 8, rect.center().y() - 18, right - at.right() - 8, 18)
        text(painter, words, self.text(), interface_font(12, QFont.Weight.DemiBold), ink)
        noted = palette.accent_text if self.chosen else palette.quiet_text
        text(painter, words.translated(0, 18), self.note, interface_font(11), noted)


class DicePanel(QuestionPanel):
    """The dice of a Subset. `order` has the dice in the order of their keys."""

    def __init__(self, session: Session, parent: QWidget, bar: QWidget) -> None:
        super().__init__(parent, bar)
        self._session = session
        self.order: tuple[int, ...] = ()
        self.cells: list[DieButton] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 12, 12, 12)
        self._grid.setSpacing(4)

    def show_question(self) -> None:
        """Show the dice of the current question; close the panel without any."""
        question = self._session.question
        asked = question is not None and isinstance(question.shape, Subset)
        asked = asked and question is not None and self._session.system.dice_panel(question) != "none"
        self.order = self._session.draft.numbered() if asked else ()
        while len(self.cells) < len(self.order):
            cell = DieButton(self)
            cell.clicked.connect(partial(self._clicked, len(self.cells)))
            self.cells.append(cell)
        dice = self._session.position.dice
        several = len({dice[die].owner for die in self.order}) > 1
        for number, cell in enumerate(self.cells, start=1):
            cell.setVisible(number <= len(self.order))
            if number <= len(self.order):
                die = self.order[number - 1]
                cell.show_die(self._session, die, number, dice[die].owner if several else None)
        if not self.order:
            self.hide()
        self.show_answer()
        if not self.isHidden():
            self.place()

    def setVisible(self, visible: bool) -> None:
        """Place the panel only when it is shown, because trying the columns takes a while."""
        super().setVisible(visible)
        if visible:
            self.place()

    def place(self) -> None:
        """Use the number of columns that covers least."""
        if self.order:
            self._lay(min(self._columns(), key=self._cost_of))
        super().place()

    def _columns(self) -> list[int]:
        """Return the possible numbers of columns, each as wide as the longest name."""
        used = self.cells[: len(self.order)]
        wide = max(CELL.width(), *(cell.wide() for cell in used))
        for cell in used:
            cell.setFixedWidth(wide)
        edges, gap = 2 * self._grid.contentsMargins().left(), self._grid.spacing()
        fits = [columns for columns in COLUMNS if columns * (wide + gap) - gap + edges <= self.room()[0]]
        return fits or [COLUMNS[-1]]

    def _cost_of(self, columns: int) -> int:
        self._lay(columns)
        return cost(self._in_the_way(), self._standing())

    def _lay(self, columns: int) -> None:
        for number, cell in enumerate(self.cells):
            self._grid.addWidget(cell, number // columns, number % columns)

    def show_answer(self) -> None:
        """Show which dice are chosen and enabled."""
        session = self._session
        if not self.order:
            return
        liftable, chosen = session.liftable(), session.selection
        for die, cell in zip(self.order, self.cells, strict=False):
            note = session.words.say("ui-die-chosen" if die in chosen else "ui-die-free")
            cell.show_state(die in chosen, note if die in chosen or die in liftable else "", die in liftable)

    def _clicked(self, index: int) -> None:
        if index < len(self.order):
            self._session.hand.toggle(self.order[index])
