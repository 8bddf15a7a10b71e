"""The card of a guided battle: a heading, at most two sentences, and its buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent, QPolygon, QRegion
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddtable.words.sentences import Words
from ui.guide.placing import CORNER, GAP, distance
from ui.kit.buttons import KeyButton, without_argument
from ui.kit.labels import label
from ui.kit.painting import rounded
from ui.kit.theme import QUIET, colours

WIDTH = 348
ARROW = 12  # pixels round the card in which its arrow is painted
BUTTON = 32
NEAR = 2 * GAP  # pixels: an arrow to a target farther away would point at what is between


class GuideCard(QWidget):
    """One card. It can be dragged away; `moved` says that it was.

    `show_me`, `onward` and `back` are its buttons, `without_help` puts all cards away.
    """

    show_me = Signal()
    onward = Signal()
    back = Signal()
    without_help = Signal()
    moved = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._say = words.say
        self._target = QRect()
        self._grip: QPoint | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(ARROW + 16, ARROW + 12, ARROW + 12, ARROW + 10)
        column.setSpacing(5)
        head = QHBoxLayout()
        self.heading = label("", self, pixels=15, weight=QFont.Weight.Bold)
        self.count = label("", self, pixels=12, role=QUIET)
        head.addWidget(self.heading, 1)
        head.addWidget(self.count)
        column.addLayout(head)
        self.text = label("", self, pixels=14, wrap=True)
        column.addWidget(self.text)
        self._row = QHBoxLayout()
        self._row.setSpacing(6)
        self.off = self._button("ui-guide-off", "", self.without_help.emit)
        self._row.addStretch(1)
        self.previous = self._button("ui-guide-back", "", self.back.emit)
        self.next = self._button("ui-guide-next", "↵", self.onward.emit)
        self.show_answer = self._button("ui-guide-show", "H", self.show_me.emit)
        self.next.look = "primary"
        self.show_answer.look = "plain"
        self.off.setToolTip(self._say("ui-guide-off-tip"))
        self.show_answer.setToolTip(self._say("ui-guide-show-tip"))
        self.extra: list[KeyButton] = []
        column.addSpacing(4)
        column.addLayout(self._row)
        self.hide()

    def _button(self, key: str, keys: str, act: Callable[[], object]) -> KeyButton:
        button = KeyButton(self._say(key), keys, "quiet", self, height=BUTTON)
        button.clicked.connect(partial(without_argument, act))
        self._row.addWidget(button)
        return button

    def show_words(self, heading: str, text: str, number: int, count: int) -> None:
        """Show a heading and its sentences: the card of this number, if there are several."""
        self.heading.setText(heading)
        self.text.setText(text)
        self.count.setText(self._say("ui-guide-place", number=number, count=count) if count > 1 else "")
        self.setAccessibleName(f"{self._say('ui-guide-card')}: {heading}")
        self.setAccessibleDescription(text)

    def show_buttons(self, *, asks: bool, more: bool, first: bool, over: bool) -> None:
        """Show the buttons that make sense: `more` cards come after this one, `first` of them is this one."""
        self.show_answer.setVisible(asks)
        self.next.setVisible(more)
        self.previous.setVisible(not first)
        self.off.setVisible(not over)

    def set_extra(self, buttons: list[KeyButton]) -> None:
        """Show other buttons at the end, and take away those that were there."""
        for old in self.extra:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.extra = buttons
        for button in buttons:
            self._row.addWidget(button)

    def liked_size(self, most: int) -> QSize:
        """Return the size that the card needs, no wider than this."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        wide = min(max(WIDTH, layout.minimumSize().width()), most)
        return QSize(wide, layout.totalHeightForWidth(wide))

    def put(self, place: QRect, target: QRect) -> None:
        """Stand at a place and point at a target, both in the page; an empty target is nothing to point at."""
        self._target = QRect(target)
        self.setGeometry(place)
        self._shape()
        self.show()
        self.raise_()
        self.update()

    def _shape(self) -> None:
        """Leave clicks and drags beside the card and its arrow to the widgets below."""
        self.setMask(QRegion(self._inner()) + QRegion(self._arrow()))

    def _inner(self) -> QRect:
        return self.rect().adjusted(ARROW, ARROW, -ARROW, -ARROW)

    @property
    def body(self) -> QRect:
        """The card without the room for its arrow, in the page."""
        return self.geometry().adjusted(ARROW, ARROW, -ARROW, -ARROW)

    # Moving it away

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the card."""
        self._grip = event.position().toPoint()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the card, within the page."""
        if self._grip is None:
            return
        to = self.mapToParent(event.position().toPoint()) - self._grip
        page = self.parentWidget()
        assert page is not None
        room = page.rect()
        left = max(0, min(to.x(), room.width() - self.width()))
        top = max(0, min(to.y(), room.height() - self.height()))
        self.move(left, top)
        self._shape()
        self.update()
        self.moved.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Release the card."""
        self._grip = None
        event.accept()

    # Painting

    def _arrow(self) -> QPolygon:
        """Return the arrow to the target; empty if there is none, the card covers it, or something else is between."""
        body, target = self.body, self._target
        if target.isNull() or body.intersects(target) or distance(body, target) > NEAR:
            return QPolygon()
        across = max(body.left() + CORNER, min(target.center().x(), body.right() - CORNER))
        down = max(body.top() + CORNER, min(target.center().y(), body.bottom() - CORNER))
        if target.top() > body.bottom():
            points = [(across - 10, body.bottom()), (across + 10, body.bottom()), (across, body.bottom() + ARROW)]
        elif target.bottom() < body.top():
            points = [(across - 10, body.top()), (across + 10, body.top()), (across, body.top() - ARROW)]
        elif target.left() > body.right():
            points = [(body.right(), down - 10), (body.right(), down + 10), (body.right() + ARROW, down)]
        else:
            points = [(body.left(), down - 10), (body.left(), down + 10), (body.left() - ARROW, down)]
        return QPolygon([QPoint(x, y) - self.pos() for x, y in points])

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The card with a stripe in the accent colour, and the arrow."""
        palette = colours(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = self._inner()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.accent_text))
        painter.drawPolygon(self._arrow())
        rounded(painter, inner.toRectF(), 12, palette.card, palette.accent_text)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.accent_text))
        painter.drawRoundedRect(QRect(inner.left() + 5, inner.top() + 10, 4, inner.height() - 20), 2, 2)
