"""One spell of the list as a card: what it costs, what it is called, what it brings, or why it cannot be cast."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ui.art.icons import icon_names, icon_pixmap
from ui.art.palette import ELEMENTS, luminance
from ui.casting import SpellState
from ui.shell.element_ink import element_ink
from ui.shell.fonts import interface_font
from ui.shell.painting import rounded, text
from ui.shell.theme import colours, raised

HEIGHT = 44
COST = 24
KEY = 16
ICON = 18
RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class SpellCard(QAbstractButton):
    """A card. It is `looked_at` under the pointer or the focus; arrow keys ask for a neighbour (`walked`)."""

    looked_at = Signal()
    walked = Signal(int, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.state: SpellState | None = None
        self.note = self.icon_name = self.keys = ""

    def show_spell(self, state: SpellState, title: str, note: str, icon: str, key: str, name: str, tip: str) -> None:
        """Show a spell as it stands; `name` says all of it for screen readers."""
        self.state, self.note, self.keys = state, note, key
        self.icon_name = icon if icon in icon_names() else ""
        self.setText(title)
        self.setAccessibleName(name)
        self.setToolTip(tip)
        # A spell that cannot be cast is read like the others, but the Tab key passes it by.
        policy = Qt.FocusPolicy.TabFocus if self.castable else Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor if self.castable else Qt.CursorShape.ArrowCursor)
        self.update()

    @property
    def castable(self) -> bool:
        """Whether the spell can be announced now."""
        return self.state is not None and self.state.option is not None

    def event(self, event: QEvent) -> bool:
        """Claim Return before the shortcuts of the window get it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in RETURN:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return casts as Space does; arrows go to the neighbours."""
        key = Qt.Key(event.key())
        if key in RETURN:
            self.click()
        elif key in ARROWS:
            self.walked.emit(*ARROWS[key])
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer looks at it."""
        super().enterEvent(event)
        self.looked_at.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard looks at it."""
        super().focusInEvent(event)
        self.looked_at.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The cost on its colour, name and note, the icon of its family, its key."""
        if self.state is None:
            return
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        spell, live = self.state.spell, self.castable
        over = live and self.underMouse()
        fill = (palette.field_hover if over else raised(palette)) if live else None
        edge = palette.accent_text if self.hasFocus() else palette.card_edge if live else palette.area_edge
        rounded(painter, rect, 9, fill, edge, 2 if self.hasFocus() else 1)
        self._paint_cost(painter, QRectF(8, (rect.height() - COST) / 2, COST, COST))
        ink = palette.text if live else palette.quiet_text
        left, right, below = COST + 14.0, rect.right() - 7, rect.center().y() + 9
        name = QRectF(left, 3, right - left, 19)
        weight = QFont.Weight.DemiBold if live else QFont.Weight.Medium
        text(painter, name, self.text(), interface_font(12, weight), ink)
        if self.icon_name:
            tint = QColor(element_ink(spell.colour, palette) if live else palette.quiet_text)
            picture = icon_pixmap(self.icon_name, ICON, tint, self.devicePixelRatioF())
            beside = QFontMetricsF(interface_font(11)).horizontalAdvance(self.note) <= right - left - ICON - 4
            painter.drawPixmap(round(right - ICON), round((below if beside else 13) - ICON / 2), picture)
            right -= ICON + 4 if beside else 0
        note = QRectF(left, below - 9, right - left, 18)
        text(painter, note, self.note, interface_font(11), palette.quiet_text)

    def _paint_cost(self, painter: QPainter, disc: QRectF) -> None:
        assert self.state is not None
        spell, palette = self.state.spell, colours(self)
        tone = ELEMENTS[spell.colour].base
        if not self.castable:
            painter.setOpacity(0.45)
        rounded(painter, disc, COST / 2, tone, element_ink(spell.colour, palette))
        ink = "#ffffff" if luminance(tone) < 0.35 else "#1d1608"
        middle = Qt.AlignmentFlag.AlignHCenter
        text(painter, disc, str(spell.cost), interface_font(13, QFont.Weight.Bold), ink, middle)
        painter.setOpacity(1.0)
        if self.keys:
            self._paint_key(painter)

    def _paint_key(self, painter: QPainter) -> None:
        """The key in the upper left corner, as on dice: the line below the name is short of room."""
        palette = colours(self)
        chip = QRectF(0, 0, KEY, KEY)
        rounded(painter, chip, 5, palette.card, palette.quiet_text)
        middle = Qt.AlignmentFlag.AlignHCenter
        text(painter, chip, self.keys, interface_font(10, QFont.Weight.DemiBold), palette.text, middle)
