"""The curtain: it covers the whole table while players change seats for a secret choice.

What each player may see behind it is decided by the rules (`secrets.py` of each game).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from ui.art.palette import Palette, mix
from ui.kit.buttons import KeyButton
from ui.kit.fonts import title_font
from ui.kit.labels import label, title
from ui.kit.painting import paint_seat, rounded
from ui.kit.theme import QUIET, colours

if TYPE_CHECKING:
    from ddtable.words.sentences import Words
    from ui.games.game_table import GameTable
    from ui.motion.shows import ShowsChanges
    from ui.session.session import Session

FOLD = 72  # width of a fold in pixels
SIGN_WIDTH, SIGN_HEIGHT = 480, 248
SIDE = 32  # pixels beside the words on the sign
HEADING, SMALLEST_HEADING = 26, 15  # pixels of the heading
CURTAIN = ("ui-curtain", "ui-curtain-about", "ui-curtain-sit")
HANDOVER = ("ui-handover", "ui-handover-about", "ui-handover-sit")
SEAT_MARK = 2.6  # size of the player's mark relative to that on the table


class Cloth(QWidget):
    """Hides everything behind it and names the player; `drawn` is emitted when its only button is pressed."""

    drawn = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.say = words.say
        self.seat, self.player = -1, ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sign = QWidget(self)
        self.sign.setFixedSize(SIGN_WIDTH, SIGN_HEIGHT)
        column = QVBoxLayout(self.sign)
        column.setContentsMargins(SIDE, 76, SIDE, 28)
        column.setSpacing(8)
        self.heading = title("", self.sign, HEADING)
        self.about = label("", self.sign, pixels=13, role=QUIET, wrap=True)
        self.sit = KeyButton("", "↵", "primary", self.sign, height=44)
        for part in (self.heading, self.about):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(part)
        column.addStretch(1)
        column.addWidget(self.sit, 0, Qt.AlignmentFlag.AlignHCenter)
        self.sit.clicked.connect(partial(self._draw))

    def hang_for(self, seat: int, player: str, calls: bool = False) -> None:
        """Cover the table for this player, or with `calls` call the player back for public choices."""
        self.seat, self.player = seat, player
        heading, about, sit = HANDOVER if calls else CURTAIN
        self._show_heading(self.say(heading, player=player))
        self.about.setText(self.say(about, player=player))
        self.sit.setText(self.say(sit, player=player))
        self.sit.updateGeometry()
        self.setAccessibleName(self.heading.text())
        self.setAccessibleDescription(self.about.text())
        self.show()
        self.sit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()

    def _show_heading(self, words: str) -> None:
        """Show the heading in the largest size in which it is whole: names may be long."""
        room = SIGN_WIDTH - 2 * SIDE
        sizes = range(HEADING, SMALLEST_HEADING, -1)
        fits = (size for size in sizes if QFontMetricsF(title_font(size)).horizontalAdvance(words) <= room)
        self.heading.setFont(title_font(next(fits, SMALLEST_HEADING)))
        self.heading.setText(words)

    def _draw(self, _checked: bool = False) -> None:
        self.drawn.emit()

    def event(self, event: QEvent) -> bool:
        """Block the keys of the table."""
        with_others = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and not event.modifiers() & with_others:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Return as a press of the button, wherever the focus is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._draw()
        else:
            event.accept()

    def focusNextPrevChild(self, onward: bool) -> bool:
        """Keep Tab on the curtain while it is shown."""
        if self.seat < 0:
            return super().focusNextPrevChild(onward)
        self.sit.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def resizeEvent(self, _event: object) -> None:
        """Keep the sign a little above the middle."""
        left, top = (self.width() - SIGN_WIDTH) // 2, (self.height() - SIGN_HEIGHT) * 2 // 5
        self.sign.move(left, max(0, top))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the folds in the table's colours, and the sign with the player's mark."""
        palette = colours(self)
        painter = QPainter(self)
        self._paint_cloth(painter, palette)
        sign = QRectF(self.sign.geometry())
        rounded(painter, sign, 18, palette.card, palette.card_edge)
        painter.save()
        painter.translate(sign.center().x(), sign.top() + 44)
        painter.scale(SEAT_MARK, SEAT_MARK)
        paint_seat(painter, QPointF(0, 0), self.seat, palette, self.player[:1])
        painter.restore()

    def _paint_cloth(self, painter: QPainter, palette: Palette) -> None:
        """Paint folds with light on one side, darker towards the bottom."""
        painter.fillRect(self.rect(), QColor(palette.table_bottom))
        light, deep = mix(palette.table_top, palette.lit, 0.05), mix(palette.table_bottom, palette.shadow, 0.12)
        folds = -(-self.width() // FOLD)
        width = self.width() / max(1, folds)
        for number in range(folds):
            fold = QRectF(number * width, 0, width + 1, self.height())
            shade = QLinearGradient(fold.topLeft(), fold.topRight())
            for at, share in ((0.0, 1.0), (0.3, 0.25), (0.55, 0.0), (0.8, 0.4), (1.0, 1.0)):
                shade.setColorAt(at, QColor(mix(light, deep, share)))
            painter.fillRect(fold, shade)
        fall = QLinearGradient(0, 0, 0, self.height())
        clear, dark = QColor(palette.shadow), QColor(palette.shadow)
        clear.setAlphaF(0.0)
        dark.setAlphaF(0.22)
        fall.setColorAt(0.35, clear)
        fall.setColorAt(1.0, dark)
        painter.fillRect(self.rect(), fall)


class Curtain(Cloth):
    """The curtain of a game: it follows the questions, and waits until all have seen earlier events.

    The covered widgets are hidden while it is shown, because screen readers would read them. Afterwards `keys` gets the
    focus.
    """

    def __init__(self, session: Session, parent: QWidget, covered: Sequence[QWidget], keys: QWidget) -> None:
        super().__init__(session.words, parent)
        self._session = session
        self._page = parent
        self._covered = covered
        self._hidden: list[QWidget] = []
        self._keys = keys
        self._showing: ShowsChanges | None = None
        self._table: GameTable | None = None
        self._falls = QTimer(self)  # a key press for the table must not reach the curtain
        self._falls.setSingleShot(True)
        self._falls.setInterval(0)
        self._falls.timeout.connect(self.follow)
        self.drawn.connect(self._sit_down)
        parent.installEventFilter(self)
        session.changed.connect(self.follow)
        self.follow()

    def wait_for(self, showing: ShowsChanges, table: GameTable) -> None:
        """Wait until changes have been shown, and until public results on the table have been read."""
        self._showing, self._table = showing, table
        showing.over.connect(self._falls.start)
        table.read.connect(self._falls.start)

    @property
    def _waits(self) -> bool:
        """True if something public is still to be seen."""
        answered = self._session.seats.answered
        if self._showing is None or self._table is None or answered is None or answered.sealed or self.isVisible():
            return False
        return self._showing.busy or self._table.unread

    def follow(self, _change: object = None) -> None:
        """Cover the table for the player of a secret question, or uncover it."""
        seat = self._session.seats.behind_curtain
        if seat < 0:
            self._go()
            return
        if self._waits:
            return
        for part in self._covered:
            if not part.isHidden():
                part.hide()
                self._hidden.append(part)
        self.setGeometry(self._page.rect())
        self.raise_()
        self.hang_for(seat, self._session.names[seat], calls=self._session.seats.hands_over)

    def _go(self) -> None:
        if self.isAncestorOf(QApplication.focusWidget() or self):
            self._keys.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
        while self._hidden:
            self._hidden.pop().show()

    def _sit_down(self) -> None:
        self._session.seats.sit_down(self.seat)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Handle a click anywhere as a press of the button if only a call is shown."""
        if self._session.seats.hands_over:
            self._sit_down()
        else:
            super().mousePressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the whole page, and stay above all other widgets."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and self.isVisible():
            self.setGeometry(self._page.rect())
            self.raise_()
        return super().eventFilter(watched, event)
