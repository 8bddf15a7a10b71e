"""Buttons that show their key, painted here so that a long text is cut off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, cast

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ui.art.palette import Palette
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painting import key_cap_width, paint_key_cap, rounded, text
from ui.kit.theme import colours, raised
from ui.kit.tips import show_button_tip

Look = Literal["primary", "plain", "quiet"]

PADDING = 16
GAP = 10
LONGEST = 320
RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def without_argument(act: Callable[[], object], _checked: bool = False) -> None:
    """Call `act` without the button's state, which Qt sends with a click."""
    act()


class KeyButton(QPushButton):
    """A push button with a key cap. `primary` is the answer for Return, `quiet` has no background until pointed at."""

    def __init__(
        self, words: str, keys: str = "", look: Look = "plain", parent: QWidget | None = None, *, height: int = 36
    ) -> None:
        super().__init__(words, parent)
        self.keys = keys
        self.key_rests = False  # it does something else now: its room stays empty
        self._plain_meanwhile = False
        self.look: Look = look
        self._height = height
        self.longest = LONGEST
        self.leaves_return = False  # to the default answer: buttons of a list only react to Space
        self.setFont(interface_font(13, QFont.Weight.DemiBold))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # repaints under the pointer
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click Return is the default answer again

    def show_as(self, words: str, keys: str, look: Look) -> None:
        """Change text, key and look together."""
        self.setText(words)
        self.keys, self.look = keys, look
        self.updateGeometry()
        self.update()

    def rest_key(self, rests: bool, *, plain: bool = False) -> None:
        """Hide the key while it does something else, or show it again; `plain`: the button is not primary meanwhile."""
        if (rests, plain) != (self.key_rests, self._plain_meanwhile):
            self.key_rests, self._plain_meanwhile = rests, plain
            self.update()

    def set_height(self, height: int) -> None:
        """Set the height in pixels."""
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the width of text and key, up to the longest allowed."""
        width = QFontMetricsF(self.font()).horizontalAdvance(self.text()) + 2 * PADDING
        if self.keys:
            width += GAP + key_cap_width(self.keys) - 4
        return QSize(min(self.longest, round(width + 0.5)), self._height)

    def minimumSizeHint(self) -> QSize:
        """Return the preferred size: the bar decides what is shown and never shrinks buttons."""
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        """Claim Return before the window's shortcuts, and show the tip beside the button."""
        kind = event.type()
        claimed = kind == QEvent.Type.ShortcutOverride and cast(QKeyEvent, event).key() in RETURN
        if claimed and not self.leaves_return:
            event.accept()
            return True
        if kind == QEvent.Type.ToolTip:
            show_button_tip(self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button with Return, outside dialogs too."""
        if event.key() in RETURN and self.leaves_return:
            event.ignore()
        elif event.key() in RETURN:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint background, text, key cap and focus ring."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        fill, edge, ink = self._tones(palette)
        rounded(painter, rect, 10, fill, edge)
        if focus_seen(self):
            inside = self.look == "primary" and self.isEnabled()  # on the accent only its own ink is visible
            by, ring = (3, palette.on_accent) if inside else (1, palette.accent_text)
            rounded(painter, rect.adjusted(by, by, -by, -by), 10 - by, None, ring, 2)
        right = rect.right() - PADDING + 4
        room = rect.adjusted(PADDING, 0, -PADDING, 0)
        if self.keys:
            if not self.key_rests:
                paint_key_cap(painter, right, rect.center().y(), self.keys, ink)
            room.setRight(right - key_cap_width(self.keys) - GAP + 2)
        align = Qt.AlignmentFlag.AlignLeft if self.keys else Qt.AlignmentFlag.AlignHCenter
        text(painter, room, self.text(), self.font(), ink, align)

    def _tones(self, palette: Palette) -> tuple[str | None, str | None, str]:
        """Return fill, edge and ink for the present state."""
        pointed = self.underMouse() and self.isEnabled()
        if not self.isEnabled():
            bare = self.look == "quiet"
            return None if bare else palette.area, None if bare else palette.area_edge, palette.quiet_text
        if self.look == "primary" and not (self.key_rests and self._plain_meanwhile):
            return palette.accent, (palette.lit if pointed else None), palette.on_accent
        if self.look == "quiet":
            return (palette.field if pointed else None), None, palette.text
        return (palette.field_hover if pointed else raised(palette)), palette.card_edge, palette.text
