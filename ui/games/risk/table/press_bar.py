"""The choice how far an attack is pressed: each exchange is asked about, or until so many attackers are left."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ddtable.rules.dragon_dice.places import behind
from ui.areas.hand import Hand
from ui.areas.surfaces import LEFT, write
from ui.games.risk.pressing import ASK, Pressing
from ui.kit.fonts import interface_font
from ui.kit.segments import Segments
from ui.kit.theme import colours

HIGH, WORDS = 52, 18
LEAST = (ASK, 8, 5, 3, 1)
KINDS = ("muster", "fight-on")


class PressBar(QWidget):
    """The choice. `resized`: it appears or disappears."""

    resized = Signal()

    def __init__(self, pressing: Pressing, hand: Hand, place: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._pressing, self._hand, self._place = pressing, hand, place
        say = hand.session.words.say
        self.choice = Segments([(str(least), say("ui-risk-press", least=least)) for least in LEAST], self)
        self.choice.setToolTip(say("ui-risk-press-tip"))
        self.choice.choose(str(ASK))
        self.choice.chosen.connect(lambda least: pressing.choose(int(least)))
        self.setAccessibleName(say("ui-risk-press-heading"))
        pressing.changed.connect(self._show_choice)
        hand.changed.connect(self.refresh)
        self.hide()

    @property
    def wanted(self) -> bool:
        """True if a person at this screen attacks the territory by melee."""
        session = self._hand.session
        question = session.question
        if question is None or question.kind not in KINDS or not session.asks_person:
            return False
        melee = question.values.get("kind", "skirmish") in ("skirmish", "charge")
        return melee and behind(question.place) == self._place

    def refresh(self) -> None:
        """Appear while it is wanted."""
        if self.wanted == self.isHidden():
            self.setVisible(self.wanted)
            self.resized.emit()

    def _show_choice(self) -> None:
        self.choice.choose(str(self._pressing.least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the choice below its heading."""
        super().resizeEvent(event)
        size = self.choice.sizeHint()
        self.choice.setGeometry(0, WORDS, min(size.width(), self.width()), size.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the heading."""
        line = QRectF(0, 0, self.width(), WORDS)
        said = self._hand.session.words.say("ui-risk-press-heading")
        write(QPainter(self), line, said, interface_font(12), colours(self).quiet_text, LEFT)
