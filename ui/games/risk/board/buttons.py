"""The buttons of the board beside the map: list, search, next territory, threats, zoom."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.art.palette import Palette
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded
from ui.kit.theme import colours
from ui.kit.tips import show_button_tip

SIDE = 30


class BoardButton(PaintedButton):
    """A small button with a drawing of lines: "list", "find", "next", "threats", "out", "in" or "fit"."""

    def __init__(self, drawing: str, words: str, keys: str, parent: QWidget, *, checkable: bool = False) -> None:
        super().__init__(parent)
        self.drawing = drawing
        self.setCheckable(checkable)
        self.setAccessibleName(words)
        self.setToolTip(f"{words} ({keys})")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its key is enough, and Tab goes to the places
        self.setFixedSize(SIDE, SIDE)

    def sizeHint(self) -> QSize:
        """Return its size."""
        return QSize(SIDE, SIDE)

    def event(self, event: QEvent) -> bool:
        """Show the tip beside the button."""
        if event.type() == QEvent.Type.ToolTip:
            show_button_tip(self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the plate and the drawing."""
        palette, painter = colours(self), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on = self.isChecked()
        ground = palette.accent if on else palette.field_hover if self.underMouse() else palette.card
        rounded(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, ground, palette.card_edge)
        painter.setPen(
            QPen(QColor(palette.on_accent if on else palette.text), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.translate(SIDE / 2, SIDE / 2)
        _DRAWINGS[self.drawing](painter, palette)


def _lines(painter: QPainter, *lines: tuple[float, float, float, float]) -> None:
    for x, y, u, v in lines:
        painter.drawLine(QPointF(x, y), QPointF(u, v))


def _list(painter: QPainter, _palette: Palette) -> None:
    _lines(painter, *((-2.5, y, 7, y) for y in (-5.0, 0.0, 5.0)), *((-7, y, -6.5, y) for y in (-5.0, 0.0, 5.0)))


def _find(painter: QPainter, _palette: Palette) -> None:
    painter.drawEllipse(QPointF(-1.5, -1.5), 5, 5)
    _lines(painter, (2.4, 2.4, 6.5, 6.5))


def _next(painter: QPainter, _palette: Palette) -> None:
    _lines(painter, (-7, 0, 3, 0), (-1.5, -5, 3.5, 0), (-1.5, 5, 3.5, 0), (7, -6, 7, 6))


def _threats(painter: QPainter, _palette: Palette) -> None:
    painter.drawEllipse(QPointF(0, 0), 5, 5)
    _lines(painter, (0, -8, 0, -3), (0, 3, 0, 8), (-8, 0, -3, 0), (3, 0, 8, 0))


def _out(painter: QPainter, _palette: Palette) -> None:
    _lines(painter, (-5, 0, 5, 0))


def _in(painter: QPainter, _palette: Palette) -> None:
    _lines(painter, (-5, 0, 5, 0), (0, -5, 0, 5))


def _fit(painter: QPainter, _palette: Palette) -> None:
    for x in (-1, 1):
        for y in (-1, 1):
            _lines(painter, (7 * x, 3 * y, 7 * x, 6 * y), (7 * x, 6 * y, 3.5 * x, 6 * y))


_DRAWINGS = {"list": _list, "find": _find, "next": _next, "threats": _threats, "out": _out, "in": _in, "fit": _fit}
