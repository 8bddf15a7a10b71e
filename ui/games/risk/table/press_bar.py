"""Below the armies of an attack: a skirmish or a charge, and how far it is pressed without another question."""

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

WORDS, CHOICE, GAP = 18, 34, 6  # pixels of the heading, of a choice, between the two choices
LEAST = (ASK, 8, 5, 3, 1)
KINDS = ("muster", "fight-on")
WAYS = ("skirmish", "charge")


class PressBar(QWidget):
    """Both choices. `resized`: it needs another height, or none.

    The way is chosen with the target; another way takes that answer back, which is free before the dice are rolled.
    """

    resized = Signal()

    def __init__(self, pressing: Pressing, hand: Hand, place: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._pressing, self._hand, self._place = pressing, hand, place
        say = hand.session.words.say
        self.choice = Segments([(str(least), say("ui-risk-press", least=least)) for least in LEAST], self)
        self.choice.setToolTip(say("ui-risk-press-tip"))
        self.choice.choose(str(ASK))
        self.choice.chosen.connect(lambda least: pressing.choose(int(least)))
        self.way = Segments([(way, say("ui-risk-way", way=way)) for way in WAYS], self)
        self.way.setToolTip(say("ui-risk-way-tip"))
        self.way.chosen.connect(self._attack_by)
        self._shown: tuple[bool, bool] = (False, False)
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
        melee = question.values.get("kind", "skirmish") in WAYS
        return melee and behind(question.place) == self._place

    @property
    def _by(self) -> str:
        """The way of the attack that begins; "" if it has begun."""
        question = self._hand.session.question
        begins = self.wanted and question is not None and question.kind == "muster"
        return str(question.values["kind"]) if begins and question is not None else ""

    @property
    def high(self) -> int:
        """The height in pixels that it needs; 0 if it is not wanted."""
        if not self.wanted:
            return 0
        return WORDS + CHOICE + (CHOICE + GAP if self._by else 0)

    def refresh(self) -> None:
        """Appear while it is wanted."""
        shown = (self.wanted, bool(self._by))
        if self._by:
            self.way.choose(self._by)
        if shown != self._shown:
            self._shown = shown
            self.setVisible(self.wanted)
            self.way.setVisible(bool(self._by))
            self.resized.emit()

    def _attack_by(self, way: str) -> None:
        """Attack the same territory in another way."""
        session, question = self._hand.session, self._hand.session.question
        if question is None or way == self._by:
            return
        option = f"{way}:{question.values['seat']}:{question.values['place']}"
        session.undoing.undo()
        session.draft.pick(option)

    def _show_choice(self) -> None:
        self.choice.choose(str(self._pressing.least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the choice below its heading."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        top = 0
        if self._by:
            self.way.setGeometry(0, 0, min(self.way.sizeHint().width(), self.width()), CHOICE)
            top = CHOICE + GAP
        self.choice.setGeometry(0, top + WORDS, min(self.choice.sizeHint().width(), self.width()), CHOICE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the heading."""
        line = QRectF(0, CHOICE + GAP if self._by else 0, self.width(), WORDS)
        said = self._hand.session.words.say("ui-risk-press-heading")
        write(QPainter(self), line, said, interface_font(12), colours(self).quiet_text, LEFT)
