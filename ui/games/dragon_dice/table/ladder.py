"""The ladder of a terrain: its 8 distances with their actions, and the present one."""

from __future__ import annotations

from functools import lru_cache
from textwrap import fill
from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.engine.system import AnyPosition
from ddtable.rules.dragon_dice.action import BY_NUMBER
from ddtable.words.faces import clause_tip
from ui.areas.hand import Hand
from ui.areas.surfaces import CENTRE, write
from ui.areas.takes_dice import TakesDice
from ui.areas.takes_return import RETURN, TakesReturn
from ui.art.icons import icon_pixmap
from ui.art.palette import Palette, mix
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import BOLD, interface_font

DISTANCES = range(1, 9)
EIGHTH = 8
TIP_WIDTH = 80  # characters in a line of a tool tip
LARGEST_CELL = 60
FLAT = 28  # pixels of height below which the number of a cell is beside its icon
CellState = Literal["asked", "now", "lit", "plain"]


def face_icon(position: AnyPosition, die: int, number: int) -> str:
    """Return the icon of a terrain die's distance: by number or as printed, by the option (Q4)."""
    terrain = catalogue().terrain(position.dice[die].type)
    if number == 8:
        return terrain.eighth_face
    by_number = position.board.options.faces == "by_number"
    return BY_NUMBER[number - 1] if by_number else terrain.faces[number - 1].icon


@lru_cache(maxsize=64)
def in_lines(rule: str) -> str:
    """Return the text of a rule in lines for a tool tip."""
    return fill(rule, TIP_WIDTH)


class LadderCell(TakesDice, TakesReturn, QAbstractButton):
    """One distance: its icon and number. It takes the terrain die, or a click, if the die can be turned to it."""

    def __init__(self, area: str, number: int, hand: Hand, palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.area, self.number, self.hand, self.colours = area, number, hand, palette
        self.state: tuple[str, CellState] = ("", "plain")
        self.takes_click = False
        self.setProperty("area", area)
        self.setAcceptDrops(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._clicked)

    def show_face(self, icon: str, state: CellState, name: str) -> None:
        """Show an icon; `name` is its accessible name.

        `state`: "now" is the present distance, "asked" the one in question; "lit": the die can be turned to it;
        "plain".
        """
        self.state = (icon, state)
        self.setAccessibleName(name)
        session = self.hand.session
        clause = session.game.rules.clause(session.position, "C5.2" if self.number == EIGHTH else "C5.1")
        rule = clause_tip(session.words, clause)
        self.setToolTip(f"{name}\n{in_lines(rule)}")
        lit = self.takes_click = self.takes_return()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if lit else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor)
        self.update()

    def _clicked(self) -> None:
        self.hand.session.hand.activate_area(self.area)

    def takes_return(self) -> bool:
        """Return True if the die can be turned to this distance now, or stays there by a click."""
        return self.area in self.hand.lit

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Return like Space: turn the die here."""
        if event.key() in RETURN and self.takes_return():
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return the size at which icon and number are legible."""
        return QSize(34, 34)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cell: raised if present, amber if in question, dashed if the die may go here."""
        painter = QPainter(self)
        icon, state = self.state
        if self.hand.quiet:
            state = "now" if state in ("asked", "now") else "plain"
        over = state == "lit" and (self.over or self.underMouse())
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(
            0, 0, _cell(icon, self.number, state, over, (self.width(), self.height()), self.colours, ratio)
        )
        if focus_seen(self):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self.colours.text), 1.2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 3, -3, -3), 5, 5)

    def update_ground(self) -> None:
        """Repaint the cell."""
        self.update()


@lru_cache(maxsize=256)
def _cell(
    icon: str, number: int, state: CellState, over: bool, size: tuple[int, int], palette: Palette, ratio: float
) -> QPixmap:
    """Return the picture of a cell of this width and height; `over`: the die is held above it."""
    wide, high = size
    pixmap = QPixmap(round(wide * ratio), round(high * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(1, 1, wide - 2, high - 2)
    ground, ink = {
        "asked": (palette.accent, palette.on_accent),
        "now": (mix(palette.area, palette.text, 0.22), palette.text),
        "lit": (mix(palette.accent_area, palette.accent, 0.3 if over else 0.0), palette.text),
        "plain": (palette.area, palette.quiet_text),
    }[state]
    painter.setBrush(QColor(ground))
    pen = QPen(QColor(palette.accent), 1.5)
    pen.setDashPattern([3, 2])
    edge = QPen(QColor(palette.area_edge), 1) if palette.strong else QPen(Qt.PenStyle.NoPen)
    painter.setPen(pen if state == "lit" else edge)
    painter.drawRoundedRect(rect, 7, 7)
    if high < FLAT:
        _paint_flat(painter, rect, icon, number, ink, ratio)
        painter.end()
        return pixmap
    drawn = min(28, max(10, int(rect.height() * 0.46)))
    if icon:
        picture = icon_pixmap(icon, drawn, QColor(ink), ratio)
        painter.drawPixmap(round(rect.center().x() - drawn / 2), round(rect.top() + 3), picture)
    figure = QRectF(rect.left(), rect.top() + 3 + drawn, rect.width(), rect.height() - 4 - drawn)
    write(painter, figure, str(number), interface_font(max(10, min(16, round(drawn * 0.68))), BOLD), ink, CENTRE)
    painter.end()
    return pixmap


def _paint_flat(painter: QPainter, rect: QRectF, icon: str, number: int, ink: str, ratio: float) -> None:
    """Paint the number beside the icon, or only the number if there is no room for both."""
    room = icon and rect.width() >= 26
    half = rect.width() / 2 if room else 0.0
    if room:
        drawn = min(13, int(rect.height()) - 4)
        picture = icon_pixmap(icon, drawn, QColor(ink), ratio)
        painter.drawPixmap(round(rect.left() + half / 2 - drawn / 2 + 1), round(rect.center().y() - drawn / 2), picture)
    figure = QRectF(rect.left() + half, rect.top(), rect.width() - half, rect.height())
    write(painter, figure, str(number), interface_font(11, BOLD), ink, CENTRE)


class Ladder(QWidget):
    """The 8 distances of one terrain, in 2 rows of 4."""

    def __init__(self, place: str, die: int, hand: Hand, palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.place, self.die, self.hand = place, die, hand
        self.cells = [LadderCell(f"{place}#{number}@-1", number, hand, palette, self) for number in DISTANCES]
        self.refresh()

    def refresh(self) -> None:
        """Show the present distance; the card calls it at each change while it is open."""
        session = self.hand.session
        position, words = session.position, session.words
        if self.die >= len(position.dice):
            return
        now = position.dice[self.die].face + 1 if position.board.turn else 0  # no distance before it is rolled
        question = session.question
        here: CellState = "asked" if question is not None and question.place == self.place else "now"
        for cell in self.cells:
            lit: CellState = "lit" if cell.area in self.hand.lit else "plain"
            state = here if cell.number == now else lit
            icon = face_icon(position, self.die, cell.number)
            if (icon, state) != cell.state or cell.takes_return() != cell.takes_click:
                means = words.say("ui-table-face", icon=icon)
                name = words.say("ui-table-distance", number=cell.number, means=means, state=state)
                cell.show_face(icon, state, name)

    def set_palette(self, palette: Palette) -> None:
        """Use another palette."""
        for cell in self.cells:
            cell.colours = palette
            cell.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the cells in 2 rows of squares; on a low ladder they are wider than high."""
        super().resizeEvent(event)
        columns, rows = 4, 2
        gap = 4 if self.height() >= 2 * FLAT else 2
        wide = min((self.width() - gap * (columns - 1)) // columns, LARGEST_CELL)
        high = min((self.height() - gap * (rows - 1)) // rows, wide)
        if high >= FLAT:
            wide = high
        left = (self.width() - columns * wide - (columns - 1) * gap) // 2
        top = (self.height() - rows * high - (rows - 1) * gap) // 2
        for number, cell in enumerate(self.cells):
            row, column = divmod(number, columns)
            cell.setGeometry(left + column * (wide + gap), top + row * (high + gap), wide, high)
