"""The standing answers of the player asked, as chips in the question bar; a click removes one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ui.kit.fonts import interface_font
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded, text
from ui.kit.theme import colours, raised
from ui.session.answer.standing import SUITED, kind_of

if TYPE_CHECKING:
    from ddtable.words.sentences import Words
    from ui.session.session import Session

HEIGHT = 22
SIDE = 10
CROSS = 8
MOST = 2  # chips with their own text; further ones are counted


def standing_words(words: Words, kind: str, option: str) -> str:
    """Return the short text of a standing answer."""
    return words.say(f"ui-standing-{kind}-{option}")


def is_known(kind: str, option: str) -> bool:
    """Return True if a standing answer exists; settings of another version may have others."""
    return option in SUITED.get(kind, ())


class DropChip(PaintedButton):
    """A round button with text, and with a cross if a click removes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.crossed = True
        self.setFont(interface_font(11, QFont.Weight.DemiBold))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_as(self, words: str, tip: str, *, crossed: bool) -> None:
        """Change the text and the meaning together."""
        self.setText(words)
        self.crossed = crossed
        self.setToolTip(tip)
        self.setAccessibleName(f"{words}. {tip}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of text, margin and cross."""
        width = QFontMetricsF(self.font()).horizontalAdvance(self.text()) + 2 * SIDE
        return QSize(round(width + (CROSS + 7 if self.crossed else 0)), HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the chip."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        fill = palette.field_hover if self.underMouse() else raised(palette)
        rounded(painter, rect, HEIGHT / 2, fill, palette.accent_text if self.hasFocus() else palette.card_edge)
        words = rect.adjusted(SIDE, 0, -SIDE, 0)
        text(painter, words, self.text(), self.font(), palette.text)
        if self.crossed:
            painter.setPen(QPen(QColor(palette.quiet_text), 1.5))
            middle, reach = QPointF(rect.right() - SIDE - CROSS / 2 + 1, rect.center().y()), CROSS / 2 - 0.5
            for slant in (1, -1):
                painter.drawLine(middle + QPointF(-reach, -reach * slant), middle + QPointF(reach, reach * slant))


class StandingChips(QWidget):
    """A row of chips. `dropped` is emitted with the seat and kind to remove; `more`: show all.

    `taken` has the option that becomes a standing answer: in long games it is offered after some equal answers.
    """

    dropped = Signal(int, str)
    more = Signal()
    taken = Signal(str)

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._kinds: list[str] = []
        self.setAccessibleName(session.words.say("ui-standing"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 4, 0)
        row.setSpacing(4)
        self.chips = [DropChip(self) for _ in range(MOST)]
        for number, chip in enumerate(self.chips):
            chip.clicked.connect(partial(self._drop, number))
            row.addWidget(chip)
        self.rest = DropChip(self)
        self.rest.clicked.connect(partial(self._more))
        row.addWidget(self.rest)
        self.offer = DropChip(self)
        self.offer.clicked.connect(partial(self._take))
        row.addWidget(self.offer)
        self._offered = ""

    def show_answers(self) -> None:
        """Show the standing answers of the person asked."""
        session, say = self._session, self._session.words.say
        seat = session.asked_seat if session.asks_person else -1
        answers = {kind: to for kind, to in session.standing.of(seat).items() if is_known(kind, to)}
        self._kinds = list(answers)[-MOST:] if len(answers) <= MOST else list(answers)[-(MOST - 1) :]
        for number, chip in enumerate(self.chips):
            chip.setVisible(number < len(self._kinds))
            if number < len(self._kinds):
                what = standing_words(session.words, self._kinds[number], answers[self._kinds[number]])
                chip.show_as(say("ui-standing-always", what=what), say("ui-standing-drop"), crossed=True)
        left = len(answers) - len(self._kinds)
        self.rest.setVisible(left > 0)
        self.rest.show_as(say("ui-standing-more", count=left), say("ui-standing-show"), crossed=False)
        self._show_offer()
        self.setVisible(bool(answers or self._offered))

    def _show_offer(self) -> None:
        """Show the answer that was given so often that it may stand."""
        session, say, question = self._session, self._session.words.say, self._session.question
        asked = question is not None and session.asks_person and session.system.is_long
        self._offered = session.standing.offered(question) if asked and question is not None else ""
        self.offer.setVisible(bool(self._offered))
        if self._offered and question is not None:
            what = standing_words(session.words, kind_of(question), self._offered)
            words = say("ui-standing-offer", what=what)
            self.offer.show_as(words, say("ui-standing-offer-tip"), crossed=False)

    def _take(self, _checked: bool = False) -> None:
        self.taken.emit(self._offered)

    def _drop(self, number: int, _checked: bool = False) -> None:
        self.dropped.emit(self._session.asked_seat, self._kinds[number])

    def _more(self, _checked: bool = False) -> None:
        self.more.emit()
