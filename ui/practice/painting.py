"""Delegates of the lists of lessons and puzzles, the ring of progress, and the line of lost points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QListView, QSizePolicy, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ui.art.die import die_pixmap
from ui.art.palette import Palette
from ui.kit.fonts import interface_font, title_font
from ui.kit.painting import rounded, text
from ui.kit.rows_model import ROW, AnyIndex
from ui.kit.theme import colours
from ui.practice.rows import LessonRow, PuzzleRow

LESSON, HEADING = 42, 33
DIE, RING = 32, 24
CARD_HEIGHT, CARD_LEAST, CARD_GAP = 202, 200, 10
CARD_DIE, DIE_GAP = 46, 6
SLACK = 6  # pixels that a list of cards needs beside them
DOTS = 4
NONE, WHOLE = 0.0, 1.0


def paint_ring(
    painter: QPainter, room: QRectF, share: float, palette: Palette, width: float = 3.0, empty: str = ""
) -> None:
    """Paint a ring that is filled by this share, from 0 to 1, over one in the colour `empty`; a full one has a tick."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = room.adjusted(width, width, -width, -width)
    painter.setPen(QPen(QColor(empty or palette.card_edge), width))
    painter.drawEllipse(inner)
    if share <= NONE:
        return
    ink = palette.good if share >= WHOLE else palette.text
    painter.setPen(QPen(QColor(ink), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawArc(inner, 90 * 16, round(-360 * 16 * min(WHOLE, share)))
    if share >= WHOLE:
        middle, by = inner.center(), inner.width() / 5
        tick = [QPointF(-by, 0), QPointF(-by / 4, by * 0.8), QPointF(by * 1.2, -by * 0.8)]
        painter.drawPolyline(QPolygonF([middle + point for point in tick]))


class LessonDelegate(QStyledItemDelegate):
    """Paints a lesson: die, title, what it is about, minutes and ring; and the heading of a group over a line."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Return the height of a line."""
        row: LessonRow = index.data(ROW)
        return QSize(self._view.viewport().width(), LESSON if row.id else HEADING)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint a line."""
        row: LessonRow = index.data(ROW)
        room, palette = QRectF(option.rect), colours(self._view)
        painter.save()
        if row.id:
            self._paint_lesson(painter, room, row, option)
        else:
            self._paint_heading(painter, room.adjusted(2, 8, -2, 0), row, palette)
        painter.restore()

    @staticmethod
    def _paint_heading(painter: QPainter, room: QRectF, row: LessonRow, palette: Palette) -> None:
        font, small = title_font(17), interface_font(12, QFont.Weight.DemiBold)
        text(painter, room, row.title, font, palette.text)
        text(painter, room.adjusted(0, 0, -8, 0), row.about, small, palette.quiet_text, Qt.AlignmentFlag.AlignRight)
        left = QFontMetricsF(font).horizontalAdvance(row.title) + 14
        right = QFontMetricsF(small).horizontalAdvance(row.about) + 20
        painter.fillRect(
            QRectF(room.left() + left, room.center().y(), room.width() - left - right, 1), QColor(palette.card_edge)
        )

    def _paint_lesson(self, painter: QPainter, room: QRectF, row: LessonRow, option: QStyleOptionViewItem) -> None:
        palette = colours(self._view)
        plate = room.adjusted(2, 1, -2, -1)
        if option.state & QStyle.StateFlag.State_Selected:
            edge = palette.accent_text if self._view.hasFocus() else palette.card_edge
            rounded(painter, plate, 9, palette.field_hover, edge)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            rounded(painter, plate, 9, palette.field)
        if row.look is not None:
            at = QPointF(plate.left() + 10, plate.center().y() - DIE / 2)
            painter.drawPixmap(at, die_pixmap(row.look, DIE, self._view.devicePixelRatioF()))
        ring = QRectF(plate.right() - RING - 10, plate.center().y() - RING / 2, RING, RING)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        paint_ring(painter, ring, row.share, palette, empty=palette.quiet_text if chosen else "")
        small = interface_font(12)
        wide = QFontMetricsF(small).horizontalAdvance(row.minutes)
        text(
            painter,
            QRectF(ring.left() - wide - 14, plate.top(), wide + 4, plate.height()),
            row.minutes,
            small,
            palette.quiet_text,
        )
        words = QRectF(plate.left() + 56, plate.top() + 1, ring.left() - wide - 24 - plate.left() - 56, 20)
        text(painter, words, row.title, interface_font(14, QFont.Weight.DemiBold), palette.text)
        text(painter, words.translated(0, 19), row.about, small, palette.quiet_text)


class PuzzleDelegate(QStyledItemDelegate):
    """Paints a puzzle as a card: dice, title, question, difficulty and state."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        """Return the size of a card with the room around it: as many fit into a row as have their least width."""
        wide = self._view.width() - self._view.verticalScrollBar().sizeHint().width() - SLACK
        columns = max(1, wide // (CARD_LEAST + CARD_GAP))
        return QSize(wide // columns, CARD_HEIGHT + CARD_GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint a card."""
        row: PuzzleRow = index.data(ROW)
        palette = colours(self._view)
        room = QRectF(option.rect).adjusted(0, 0, -CARD_GAP, -CARD_GAP)
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        edge = palette.accent_text if chosen and self._view.hasFocus() else palette.card_edge
        rounded(painter, room, 10, palette.field if hovered or chosen else palette.area, edge, 2 if chosen else 1)
        inside = room.adjusted(14, 10, -14, -10)
        self._paint_dice(painter, inside, row)
        line = QRectF(inside.left(), inside.top() + 72, inside.width(), 20)
        text(painter, line, row.title, interface_font(14, QFont.Weight.DemiBold), palette.text)
        painter.setFont(interface_font(12))
        painter.setPen(QColor(palette.quiet_text))
        words = QRectF(inside.left(), line.bottom() + 2, inside.width(), 66)
        painter.drawText(words, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop, row.about)
        self._paint_foot(painter, inside, row, palette)
        painter.restore()

    def _paint_dice(self, painter: QPainter, inside: QRectF, row: PuzzleRow) -> None:
        count = max(1, len(row.looks))
        side = min(CARD_DIE, int(inside.width() + DIE_GAP) // count - DIE_GAP)
        left = inside.center().x() - (count * (side + DIE_GAP) - DIE_GAP) / 2
        for number, look in enumerate(row.looks):
            at = QPointF(left + number * (side + DIE_GAP), inside.top() + 10 + (CARD_DIE - side) / 2)
            painter.drawPixmap(at, die_pixmap(look, side, self._view.devicePixelRatioF()))

    @staticmethod
    def _paint_foot(painter: QPainter, inside: QRectF, row: PuzzleRow, palette: Palette) -> None:
        foot = QRectF(inside.left(), inside.bottom() - 16, inside.width(), 16)
        painter.setPen(Qt.PenStyle.NoPen)
        for dot in range(DOTS):
            painter.setBrush(QColor(palette.text if dot < row.difficulty else palette.card_edge))
            painter.drawEllipse(QPointF(foot.left() + 4 + 12 * dot, foot.center().y()), 3.5, 3.5)
        ink = palette.good if row.solved else palette.quiet_text
        said = f"✓ {row.state}" if row.solved else row.state
        font = interface_font(12, QFont.Weight.DemiBold if row.solved else QFont.Weight.Medium)
        text(painter, foot.adjusted(60, 0, 0, 0), said, font, ink, Qt.AlignmentFlag.AlignRight)


class Ring(QWidget):
    """A ring of progress as a widget; not for screen readers, the words beside it say the same."""

    def __init__(self, parent: QWidget, side: int = 48) -> None:
        super().__init__(parent)
        self.share = 0.0
        self.setFixedSize(side, side)

    def show_share(self, share: float) -> None:
        """Show another share, from 0 to 1."""
        self.share = share
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ring."""
        paint_ring(QPainter(self), QRectF(self.rect()), self.share, colours(self), 4.0)


class LostLine(QWidget):
    """The points lost in the last tries as a line, smoothed; higher is better."""

    SHOWN, SMOOTH, WORST = 40, 5, 30.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._values: tuple[float, ...] = ()
        self.setFixedSize(150, 44)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_lost(self, lost: Sequence[float]) -> None:
        """Show the points lost in these tries, the last one last."""
        recent = [min(self.WORST, one) for one in lost][-self.SHOWN - self.SMOOTH + 1 :]
        runs = [recent[max(0, at - self.SMOOTH + 1) : at + 1] for at in range(len(recent))]
        self._values = tuple(1 - sum(run) / len(run) / self.WORST for run in runs)[-self.SHOWN :]
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line and its last point."""
        if len(self._values) < 2:
            return
        painter, ink = QPainter(self), QColor(colours(self).text)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        across = room.width() / (len(self._values) - 1)
        points = [
            QPointF(room.left() + at * across, room.bottom() - value * room.height())
            for at, value in enumerate(self._values)
        ]
        painter.setPen(QPen(ink, 2))
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(ink)
        painter.drawEllipse(points[-1], 3, 3)
