"""One spell of the list as a card: its cost, name and effect, or why it cannot be cast."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from ddtable.summaries.dragon_dice.casting import SpellState
from ui.art.icons import icon_names, icon_pixmap
from ui.art.palette import ELEMENTS, luminance
from ui.kit.element_ink import element_ink
from ui.kit.fonts import interface_font
from ui.kit.painting import key_cap_width, paint_key_cap, rounded, text
from ui.kit.theme import colours, raised

HEIGHT = 44
COST = 20
ICON = 16
TWO_LINES = 38  # pixels of height from which the note has a line of its own
LINE = 16  # height of a line of the name in pixels
NAME, NAME_SMALL, NAME_LEAST = 12, 10, 8  # sizes of the name: smaller only on a card too low for a second line
NOTE = 18  # height of the note
BELOW = 2  # pixels between the name and the text below it
WHOLE = 84  # pixels of height from which a card may have the whole text of the spell
TIMES, TIMES_HIGH = 26, 20.0  # width and height of the button for several castings in pixels
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((1, 1),),
    2: ((0, 2), (2, 0)),
    3: ((0, 2), (1, 1), (2, 0)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
    7: ((0, 0), (0, 1), (0, 2), (1, 1), (2, 0), (2, 1), (2, 2)),
}
"""The places of the pips of a cost, in thirds of the badge, as on a die: a number would look like a key."""
NAME_LEFT = COST + 11.0
WRAPPED = int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
STEPS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class SpellCard(QAbstractButton):
    """A card. `looked_at` is emitted when it is pointed at or focused; arrow keys ask for a neighbour (`walked`).

    `times` is the number of castings at once, up to `most` by the points; plus, minus and a click on the number ask for
    another one (`repeated`). `fellows` are the cards in the same row: names, and the texts below them, begin level.
    """

    looked_at = Signal()
    walked = Signal(int, int)
    repeated = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.state: SpellState | None = None
        self.note = self.icon_name = self.keys = self.whole = ""
        self.times = self.most = 1
        self.fellows: Sequence[SpellCard] = (self,)

    def show_spell(self, state: SpellState, title: str, note: str, icon: str, key: str, name: str, tip: str) -> None:
        """Show the state of a spell; `name` is the full accessible text."""
        self.state, self.note, self.keys = state, note, key
        self.times, self.most = 1, state.most
        self.icon_name = icon if icon in icon_names() else ""
        self.setText(title)
        self.setAccessibleName(name)
        self.setToolTip(tip)
        self.whole = tip if self.castable else ""
        # A spell that cannot be cast is legible like the others, but has no Tab stop.
        policy = Qt.FocusPolicy.TabFocus if self.castable else Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor if self.castable else Qt.CursorShape.ArrowCursor)
        self.update()

    @property
    def castable(self) -> bool:
        """True if the spell can be cast now."""
        return self.state is not None and self.state.option is not None

    def event(self, event: QEvent) -> bool:
        """Claim Return before the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in RETURN:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Return like Space (cast) and the arrow keys (neighbours)."""
        key = Qt.Key(event.key())
        if key in RETURN:
            self.click()
        elif key in STEPS and self.castable:
            self.repeated.emit(STEPS[key])
        elif key in ARROWS:
            self.walked.emit(*ARROWS[key])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for one more casting on a click on the number; elsewhere press the card."""
        if event.button() == Qt.MouseButton.LeftButton and self.times_rect().contains(event.position()):
            self.repeated.emit(1)
        else:
            super().mousePressEvent(event)

    @property
    def repeatable(self) -> bool:
        """True if several castings at once are possible."""
        return self.castable and self.most > 1

    def times_rect(self) -> QRectF:
        """Return the rectangle of the number of castings; empty if only one is possible."""
        if not self.repeatable:
            return QRectF()
        high = min(TIMES_HIGH, self.height() - 22.0 if self._tall else self.height() - 4.0)
        top = self.height() - high - 3 if self._tall else self.name_middle() - high / 2
        return QRectF(self.width() - TIMES - 5, top, TIMES, high)

    @property
    def _tall(self) -> bool:
        return self.height() >= TWO_LINES

    def enterEvent(self, event: QEnterEvent) -> None:
        """Emit `looked_at` for the pointer."""
        super().enterEvent(event)
        self.looked_at.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit `looked_at` for the focus."""
        super().focusInEvent(event)
        self.looked_at.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cost on its colour, name and note, the icon of its family, and its key."""
        if self.state is None:
            return
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        live = self.castable
        over = live and self.underMouse()
        fill = (palette.field_hover if over else raised(palette)) if live else None
        edge = palette.accent_text if self.hasFocus() else palette.card_edge if live else palette.area_edge
        rounded(painter, rect, 9, fill, edge, 2 if self.hasFocus() else 1)
        side, middle = min(COST, rect.height() - 4), self.name_middle()
        self._paint_cost(painter, QRectF(5, middle - side / 2, side, side))
        ink = palette.text if live else palette.quiet_text
        if self.keys:
            beyond = 0 if self._tall or self.most < 2 else TIMES + 4
            paint_key_cap(painter, rect.right() - 4 - beyond, middle, self.keys, ink)
        lines, font = self.name_lines()
        for number, line in enumerate(lines):
            text(painter, QRectF(NAME_LEFT, middle - 10 + number * LINE, self._name_room(), 20), line, font, ink)
        self._paint_below(painter, len(lines))
        self._paint_times(painter)

    def _paint_below(self, painter: QPainter, lines: int) -> None:
        """Paint the whole text of the spell below its name, or the note; nothing without room."""
        if lines > self._row_lines():
            return
        whole, top = self._whole_text(), self.text_top()
        if whole.height():
            painter.setFont(interface_font(11))
            painter.setPen(QColor(colours(self).quiet_text))
            painter.drawText(whole.translated(NAME_LEFT, top), WRAPPED, self.whole)
        elif self._noted:
            self._paint_note(painter, QRectF(NAME_LEFT, top, self.width() - 5 - NAME_LEFT, NOTE))

    # The lines of the row

    def name_middle(self) -> float:
        """Return the middle of the first line of the name, the same for all cards of the row."""
        texts = max(fellow._whole_text().height() for fellow in self.fellows) or (NOTE if self._noted else 0)
        high = LINE * self._row_lines() + (texts + BELOW if texts else 0)
        foot = TIMES_HIGH + 2 if any(fellow.repeatable for fellow in self.fellows) else 0
        free = self.height() - high
        return (free - (foot if free >= foot + 6 else 0) + LINE) / 2

    def text_top(self) -> float:
        """Return the top of the text below the name, the same for all cards of the row."""
        return self.name_middle() - LINE / 2 + LINE * self._row_lines() + BELOW

    def _row_lines(self) -> int:
        """Return the lines that names of this row have; a name with more takes the place of its own note."""
        lines = max(len(fellow.name_lines()[0]) for fellow in self.fellows)
        return lines if self.height() >= LINE * lines + BELOW + NOTE else 1

    @property
    def _noted(self) -> bool:
        return self._tall and self.height() >= LINE * self._row_lines() + BELOW + NOTE

    def _name_room(self) -> float:
        """Return the width of the name in pixels, beside the key and the number of castings."""
        beside = key_cap_width(self.keys) + 2 if self.keys else 0.0
        if not self._tall and self.most > 1:
            beside += TIMES + 4
        return self.width() - 4 - NAME_LEFT - beside

    def name_lines(self) -> tuple[list[str], QFont]:
        """Return the whole name with its font: in 1 line, else in 2, else smaller.

        A low card has 2 lines only if the name does not fit in 1, even if smaller, and it has no note then.
        """
        return _name_lines(self.text(), self.castable, self._name_room(), self.height())

    def _whole_text(self) -> QRectF:
        """Return the rectangle, from 0, of the whole text of the spell; empty without room for it below the name."""
        high = self.height() - LINE * self._row_lines() - BELOW - 8
        room = QRectF(0, 0, self.width() - 8 - NAME_LEFT, high)
        if self.height() < WHOLE or not self.whole:
            return QRectF()
        needed = _wrapped_height(self.whole, room.width())
        beside_times = TIMES_HIGH + 4 if self.most > 1 else 0
        fits = needed <= room.height() - beside_times
        return QRectF(0, 0, room.width(), needed) if fits else QRectF()

    def _paint_note(self, painter: QPainter, room: QRectF) -> None:
        """Paint the effect of the spell, with its icon if there is room; icons of a row are as far from the edge."""
        assert self.state is not None
        palette = colours(self)
        low = self.height() - 3 - TIMES_HIGH < room.bottom() + BELOW
        several = [fellow.repeatable for fellow in self.fellows] if low else []
        right = room.right() - (TIMES + 4 if any(several) else 0)
        wide = QFontMetricsF(interface_font(11)).horizontalAdvance(self.note)
        if self.icon_name and wide <= right - room.left() - ICON - 4:
            tint = QColor(element_ink(self.state.spell.colour, palette) if self.castable else palette.quiet_text)
            picture = icon_pixmap(self.icon_name, ICON, tint, self.devicePixelRatioF())
            painter.drawPixmap(round(right - ICON), round(room.center().y() - ICON / 2), picture)
        elif not (low and self.repeatable):
            right = room.right()
        note = QRectF(room.left(), room.top(), right - room.left(), room.height())
        text(painter, note, self.note, interface_font(11), palette.quiet_text)

    def _paint_times(self, painter: QPainter) -> None:
        """Paint the number of castings on a small button, in amber above 1."""
        where = self.times_rect()
        if where.isEmpty():
            return
        palette, several = colours(self), self.times > 1
        rounded(painter, where, 6, palette.accent if several else None, None if several else palette.quiet_text)
        ink = palette.on_accent if several else palette.text
        font = interface_font(11, QFont.Weight.DemiBold)
        text(painter, where, f"×{self.times}", font, ink, Qt.AlignmentFlag.AlignHCenter)

    def _paint_cost(self, painter: QPainter, badge: QRectF) -> None:
        """Paint the cost as pips on the spell's colour."""
        assert self.state is not None
        spell, palette = self.state.spell, colours(self)
        tone = ELEMENTS[spell.colour].base
        if not self.castable:
            painter.setOpacity(0.45)
        rounded(painter, badge, 6, tone, element_ink(spell.colour, palette))
        ink = "#ffffff" if luminance(tone) < 0.35 else "#1d1608"
        painter.setBrush(QColor(ink))
        painter.setPen(Qt.PenStyle.NoPen)
        third, radius = badge.width() / 3.6, badge.width() / 9
        for column, row in PIPS[min(spell.cost, max(PIPS))]:
            at = badge.center() + QPointF((column - 1) * third, (row - 1) * third)
            painter.drawEllipse(at, radius, radius)
        painter.setOpacity(1.0)


# Every card asks for the lines of all cards of its row, so measures are kept


@lru_cache(maxsize=256)
def _name_lines(name: str, castable: bool, room: float, height: int) -> tuple[list[str], QFont]:
    for size in range(NAME, NAME_LEAST - 1, -1):
        font = interface_font(size, QFont.Weight.DemiBold if castable else QFont.Weight.Medium)
        if QFontMetricsF(font).horizontalAdvance(name) <= room:
            break
        with_note = LINE * 2 + (BELOW + NOTE if size > NAME_SMALL else 0)
        if height >= with_note and (lines := _two_lines(name, font, room)):
            return lines, font
    return [name], font


def _two_lines(name: str, font: QFont, room: float) -> list[str]:
    """Return the name in 2 lines, the first as long as possible; [] if they do not fit."""
    words, wide = name.split(), QFontMetricsF(font).horizontalAdvance
    splits = ([" ".join(words[:at]), " ".join(words[at:])] for at in range(len(words) - 1, 0, -1))
    return next((lines for lines in splits if max(map(wide, lines)) <= room), [])


@lru_cache(maxsize=256)
def _wrapped_height(words: str, width: float) -> float:
    return QFontMetricsF(interface_font(11)).boundingRect(QRectF(0, 0, width, 1000), WRAPPED, words).height()
