"""The line between the halves of an army that is split: each half takes all units with one click."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ddtable.engine.questions import Question, Subset
from ddtable.rules.dragon_dice.board import health_of_type
from ui.areas.delegate import DieDelegate
from ui.areas.hand import Hand
from ui.areas.surfaces import CENTRE, write
from ui.kit.buttons import KeyButton, without_argument
from ui.kit.fonts import interface_font

SPLIT = "split-army"  # the question which units leave
HIGH, BUTTON = 32, 28


class SplitBar(QWidget):
    """Two buttons: all units stay, or all that may go march off."""

    def __init__(self, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.hand, self._delegate = hand, delegate
        say = hand.session.words.say
        self.stay = KeyButton(say("ui-war-all-stay"), "", "plain", self, height=BUTTON)
        self.march = KeyButton("", "", "plain", self, height=BUTTON)
        self.stay.clicked.connect(partial(without_argument, partial(self._choose, False)))
        self.march.clicked.connect(partial(without_argument, partial(self._choose, True)))
        hand.session.draft.changed.connect(self.refresh)
        self.hide()

    @property
    def question(self) -> Question | None:
        """The question which units leave, while a person at this screen is asked it."""
        question = self.hand.session.question
        return question if question is not None and question.kind == SPLIT and self.hand.session.asks_person else None

    def refresh(self) -> None:
        """Show which button changes anything."""
        question = self.question
        if question is None:
            return
        dice, chosen = self._dice(question), set(self.hand.session.selection)
        most = self._most(question)
        self.march.setText(self.hand.session.words.say("ui-war-all-march", left=len(dice) - len(most)))
        self.stay.setEnabled(bool(chosen))
        self.march.setEnabled(chosen != set(most))
        self._arrange()
        self.update()

    def _dice(self, question: Question) -> tuple[int, ...]:
        return question.shape.dice if isinstance(question.shape, Subset) else ()

    def _most(self, question: Question) -> tuple[int, ...]:
        """Return the most units that may leave: the weakest one stays if 1 must."""
        dice = self._dice(question)
        constraint = question.shape.constraint if isinstance(question.shape, Subset) else None
        if constraint is None or constraint.refusal(range(len(dice)), question.clause) is None:
            return dice
        position = self.hand.session.position
        weakest = min(dice, key=lambda die: health_of_type(position.dice[die].type))
        return tuple(die for die in dice if die != weakest)

    def _choose(self, march: bool) -> None:
        """Choose all units that may leave, or none."""
        question, session = self.question, self.hand.session
        if question is None:
            return
        wanted = self._most(question) if march else ()
        self._put(set(session.selection) - set(wanted))
        self._put(set(wanted) - set(session.selection))

    def _put(self, dice: Iterable[int]) -> None:
        if found := sorted(dice):
            self.hand.session.draft.put(found)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the buttons."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        top = (self.height() - BUTTON) // 2
        self.stay.setGeometry(0, top, self.stay.sizeHint().width(), BUTTON)
        wide = self.march.sizeHint().width()
        self.march.setGeometry(self.width() - wide, top, wide, BUTTON)

    def sizeHint(self) -> QSize:
        """Return the size of a line."""
        return QSize(360, HIGH)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint where the units go, between the buttons."""
        painter, palette = QPainter(self), self._delegate.colours
        left, right = self.stay.geometry().right() + 8, self.march.geometry().left() - 8
        words = f"↓ {self.hand.session.words.say('ui-war-split-goal')}"
        room = QRectF(left, 0, max(0, right - left), self.height())
        write(painter, room, words, interface_font(12), palette.quiet_text, CENTRE)
