"""The two ways to expand, as choices with their consequences; what cannot be chosen says why."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ddtable.engine.questions import Option
from ddtable.rules.campaign.expansion import EXPANSION
from ddtable.rules.campaign.steps import Way
from ui.areas.delegate import DieDelegate
from ui.areas.hand import Hand
from ui.areas.surfaces import LEFT, write
from ui.areas.takes_return import RETURN, TakesReturn
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import BOLD, interface_font
from ui.session.answer import reach

WAYS: tuple[Way, ...] = ("blaze", "expand")
GAP, EDGE, TITLE = 8, 12, 24
TEXT = 12


class WayChoice(TakesReturn, QAbstractButton):
    """One way; a click makes it the answer that Return gives."""

    def __init__(self, way: Way, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.way, self.hand, self._delegate = way, hand, delegate
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._consider)

    @property
    def options(self) -> list[Option]:
        """The options of this way: one, or one for each die."""
        return [one for one in reach.options_of(self.hand.session.question) if one.id.partition(":")[0] == self.way]

    @property
    def chosen(self) -> bool:
        """True if the default answer is of this way."""
        session = self.hand.session
        return session.asks_person and session.draft.default_option() in {option.id for option in self.options}

    @property
    def title(self) -> str:
        """The name of the way."""
        return self.hand.session.words.say("ui-war-way", way=self.way)

    def consequences(self) -> str:
        """Return what the way leads to, or why it cannot be chosen."""
        session = self.hand.session
        if not self.options:
            return session.words.say("ui-war-way-closed")
        die = "chosen" if self.options[0].die >= 0 else "random"
        return session.words.say("ui-war-way-does", way=self.way, die=die)

    def refresh(self) -> None:
        """Name the choice."""
        self.setAccessibleName(self.title)
        self.setAccessibleDescription(self.consequences())
        self.setEnabled(bool(self.options))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if self.options else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if self.options else Qt.CursorShape.ArrowCursor)
        self.update()

    def _consider(self) -> None:
        session = self.hand.session
        if self.options and not self.chosen:
            session.draft.consider(self.options[0].id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Return; once more, it gives the answer."""
        if event.key() not in RETURN:
            super().keyPressEvent(event)
        elif self.chosen:
            self.hand.session.draft.confirm()
        else:
            self.click()

    def height_for(self, width: int) -> int:
        """Return the height in pixels that title and consequences need in this width."""
        words = QRectF(0, 0, width - 2 * EDGE, 400)
        flags = Qt.TextFlag.TextWordWrap
        told = QFontMetricsF(interface_font(TEXT)).boundingRect(words, flags, self.consequences())
        return round(told.height()) + TITLE + 16

    def sizeHint(self) -> QSize:
        """Return the size in a narrow column."""
        return QSize(200, self.height_for(200))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the title and the consequences."""
        painter, palette = QPainter(self), self._delegate.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        chosen, able = self.chosen, bool(self.options)
        pointed = self.underMouse() and able
        painter.setBrush(QColor(palette.accent_area if chosen else palette.field_hover if pointed else palette.area))
        edge = palette.accent if palette.name != "light" else palette.lit
        painter.setPen(QPen(QColor(edge if chosen else palette.area_edge), 2.0 if chosen else 1.0))
        painter.drawRoundedRect(rect, 10, 10)
        ink = palette.text if able else palette.quiet_text
        head = QRectF(EDGE, 6, rect.width() - 2 * EDGE, TITLE - 4)
        write(painter, head, self.title, interface_font(13, BOLD), ink, LEFT)
        painter.setFont(interface_font(TEXT))
        painter.setPen(QColor(palette.text if chosen else palette.quiet_text))
        words = QRectF(EDGE, TITLE + 4, self.width() - 2 * EDGE, self.height() - TITLE - 6)
        painter.drawText(words, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft, self.consequences())
        if focus_seen(self):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(palette.text), 1.2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 8, 8)


class Ways(QWidget):
    """Both ways beside each other."""

    def __init__(self, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.hand = hand
        self.choices = [WayChoice(way, hand, delegate, self) for way in WAYS]
        hand.session.draft.changed.connect(self.refresh)
        self.setAccessibleName(hand.session.words.say("ui-war-ways"))
        self.hide()

    @property
    def wanted(self) -> bool:
        """True if a person at this screen is asked for a way."""
        question = self.hand.session.question
        return question is not None and question.kind == EXPANSION and self.hand.session.asks_person

    def refresh(self) -> None:
        """Show the choices as they are now."""
        if self.wanted:
            for choice in self.choices:
                choice.refresh()

    def height_for(self, width: int) -> int:
        """Return the height in pixels that both need in this width."""
        each = (width - GAP) // len(self.choices)
        return max(choice.height_for(each) for choice in self.choices)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the choices."""
        super().resizeEvent(event)
        each = (self.width() - GAP) // len(self.choices)
        for number, choice in enumerate(self.choices):
            choice.setGeometry(number * (each + GAP), 0, each, self.height())
