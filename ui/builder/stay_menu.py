"""A menu that stays open while boxes in it are ticked, and the button that opens one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded, text
from ui.kit.theme import colours, raised
from ui.kit.tips import show_button_tip

ARROW = 20


class StayMenu(QMenu):
    """Closes for a plain action, but stays open for a check box, so that several can be changed."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tick a box without closing."""
        action = self.activeAction()
        if action is not None and action.isCheckable() and action.isEnabled() and action.actionGroup() is None:
            action.trigger()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick a box with Space without closing."""
        action = self.activeAction()
        ticks = action is not None and action.isCheckable() and action.actionGroup() is None
        if event.key() == Qt.Key.Key_Space and ticks and action is not None:
            action.trigger()
        else:
            super().keyPressEvent(event)


class MenuButton(PaintedButton):
    """A small plate with an arrow that opens its menu below itself; `lit` while it filters."""

    opened = Signal()

    def __init__(self, words: str, parent: QWidget, menu: QMenu | None = None, *, height: int = 30) -> None:
        super().__init__(parent)
        self.menu = menu if menu is not None else StayMenu(self)
        self.lit = False
        self._height = height
        self.longest = 220
        self.setText(words)
        self.setFont(interface_font(12, QFont.Weight.DemiBold))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.open_menu)
        self.menu.aboutToHide.connect(self.update)

    def event(self, event: QEvent) -> bool:
        """Show the tip beside the button."""
        if event.type() == QEvent.Type.ToolTip:
            show_button_tip(self)
            return True
        return super().event(event)

    @property
    def is_open(self) -> bool:
        """True if the menu is open; Qt sends a button no hover event while a popup is open."""
        return self.menu.isVisible()

    def show_as(self, words: str, *, lit: bool = False) -> None:
        """Change the text and whether the button is lit."""
        self.lit = lit
        self.setText(words)
        self.updateGeometry()
        self.update()

    def open_menu(self, _checked: bool = False) -> None:
        """Open the menu below the button."""
        self.opened.emit()
        self.menu.popup(self.mapToGlobal(QPoint(0, self.height() + 2)))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the menu with Return or Down, too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self.open_menu()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return the size of the text and the arrow."""
        wide = QFontMetricsF(self.font()).horizontalAdvance(self.text()) + 11 + ARROW
        return QSize(min(self.longest, round(wide + 0.5)), self._height)

    def minimumSizeHint(self) -> QSize:
        """Return little more than the size of the arrow; the text is cut off."""
        return QSize(44, self._height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the plate, the text and the arrow."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        lit = self.is_open or (self.underMouse() and self.isEnabled())
        fill = palette.field_hover if lit else raised(palette)
        rounded(painter, rect, 8, fill, palette.text if self.lit else palette.card_edge)
        if focus_seen(self):
            rounded(painter, rect.adjusted(1, 1, -1, -1), 7, None, palette.accent_text, 2)
        ink = palette.text if self.isEnabled() else palette.quiet_text
        text(painter, rect.adjusted(10, 0, -ARROW + 2, 0), self.text(), self.font(), ink)
        painter.setPen(QPen(QColor(palette.quiet_text), 1.5))
        at = QPointF(rect.right() - 12, rect.center().y())
        painter.drawPolyline([at + QPointF(-4, -2), at + QPointF(0, 2), at + QPointF(4, -2)])
