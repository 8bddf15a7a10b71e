"""The box: dice to hire or to put in a roster, each kind in a pile with a stepper below it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ddtable.engine.questions import Question, Subset
from ddtable.rules.battle_dice.board import SUPPLY
from ddtable.rules.battle_dice.kinds import UNITS
from ddtable.words.telling.battle_words import kind_name
from ui.areas.arrange import Arrangement, Box
from ui.areas.dice import DiceModel
from ui.areas.hand import Hand
from ui.areas.surfaces import CENTRE, LEFT, paint_card, write
from ui.games.battle_dice.armies.stepper import Stepper
from ui.games.battle_dice.field.field_delegate import FieldDelegate
from ui.games.battle_dice.field.gaze import Gaze
from ui.games.battle_dice.field.rank_view import RankView
from ui.games.battle_dice.field.ranks import LABEL, Label
from ui.kit.fonts import BOLD, interface_font
from ui.kit.theme import colours

HEIGHT = 168
PADDING = 12
HEAD = 28
STEPPERS = 40
QUESTIONS = ("roster", "hire")


def asked_kinds(question: Question | None, types: tuple[str, ...]) -> tuple[str, ...]:
    """Return the kinds of dice of the box that a question is about, in the order of an army list; else ()."""
    if question is None or question.kind not in QUESTIONS or not isinstance(question.shape, Subset):
        return ()
    asked = {types[die] for die in question.shape.dice}
    return tuple(kind for kind in UNITS if kind in asked)


class BoxView(RankView):
    """The dice in the box of one seat, with a column for each kind in question."""

    kinds: tuple[str, ...] = ()

    def show_kinds(self, kinds: tuple[str, ...]) -> None:
        """Set the kinds that have a column."""
        self.kinds = kinds
        self._dice_changed()

    def column(self, kind: str) -> tuple[float, float]:
        """Return the centre and the width of a kind's column, in pixels."""
        wide = self.width() / max(1, len(self.kinds))
        return (self.kinds.index(kind) + 0.5) * wide, wide

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select the front die of a pile: a drag takes one at a time."""
        index = self.indexAt(rect.center())
        lit = index.isValid() and self.shown[index.row()].lit
        self.selectionModel().select(QItemSelection(index, index) if lit else QItemSelection(), command)

    def _arrange(self) -> Arrangement:
        rows: dict[str, list[int]] = {kind: [] for kind in self.kinds}
        types = self.hand.session.position.dice
        for row, die in enumerate(self.shown):
            rows.setdefault(types[die.die].type, []).append(row)
        side = int(min(self.largest, self.viewport().height() - LABEL - 12))
        labels, stacks, boxes = [], [], []
        for kind in self.kinds:
            middle, wide = self.column(kind)
            labels.append(Label(kind, middle - wide / 2 + 4, 4, wide - 8, len(rows[kind])))
            if rows[kind]:
                stacks.append(tuple(rows[kind]))
                boxes.append(Box(middle - side / 2, 4 + LABEL + 2, side))
        self.labels = tuple(labels)
        return Arrangement(float(side), tuple(stacks), tuple(boxes), (tuple(range(len(stacks))),) if stacks else ())

    def _paint_labels(self, painter: QPainter) -> None:
        for label in self.labels:
            self._paint_label(painter, label)

    def _paint_label(self, painter: QPainter, label: Label) -> None:
        palette, words = self.delegate.colours, self.hand.session.words
        text = words.say("field-box-kind", name=kind_name(words, label.name), count=label.count)
        rect = QRectF(label.x, label.y, label.width, 16)
        write(painter, rect, text, interface_font(12), palette.text if label.count else palette.quiet_text, CENTRE)


class BoxPanel(QWidget):
    """The box of the seat that is asked, visible only while dice are chosen from it."""

    def __init__(self, model: DiceModel, hand: Hand, delegate: FieldDelegate, gaze: Gaze, parent: QWidget) -> None:
        super().__init__(parent)
        self.hand = hand
        seats = range(hand.session.position.seats)
        self.views = [BoxView(model, f"{SUPPLY}@{seat}", hand, delegate, gaze, self) for seat in seats]
        self.steppers: dict[str, Stepper] = {}
        self.kinds: tuple[str, ...] = ()
        hand.changed.connect(self.refresh)
        self.refresh()

    @property
    def wanted(self) -> bool:
        """True if dice are to be chosen from the box now."""
        return bool(self.kinds) and self.hand.session.asks_person

    @property
    def view(self) -> BoxView:
        """The box of the seat that is asked."""
        return self.views[max(0, self.hand.session.asked_seat)]

    def refresh(self) -> None:
        """Update the kinds, the steppers and the chosen numbers."""
        session = self.hand.session
        types = tuple(die.type for die in session.position.dice)
        kinds = asked_kinds(session.question, types) if session.asks_person else ()
        if kinds != self.kinds:
            self.kinds = kinds
            self._make_steppers()
        for view in self.views:
            view.setVisible(self.wanted and view is self.view)
        if not self.wanted:
            return
        if self.view.kinds != kinds:
            self.view.show_kinds(kinds)
        question = session.question
        shape = question.shape if question is not None else None
        for kind, stepper in self.steppers.items():
            stepper.limit(sum(types[die] == kind for die in shape.dice) if isinstance(shape, Subset) else 0)
            stepper.show_value(sum(types[die] == kind for die in session.selection))
            stepper.grey_plus(isinstance(shape, Subset) and not self._has_room(shape, kind))
        self._arrange()
        self.update()

    def _has_room(self, shape: Subset, kind: str) -> bool:
        """Return True if one more die of a kind may be chosen."""
        chosen, dice = self.hand.session.selection, self.hand.session.position.dice
        free = next((at for at, die in enumerate(shape.dice) if dice[die].type == kind and die not in chosen), None)
        if free is None:
            return False
        return shape.constraint.may_extend([*(shape.dice.index(die) for die in chosen), free])

    def _make_steppers(self) -> None:
        for stepper in self.steppers.values():
            stepper.deleteLater()
        words = self.hand.session.words
        self.steppers = {kind: Stepper(kind_name(words, kind), self) for kind in self.kinds}
        for kind, stepper in self.steppers.items():
            stepper.changed.connect(partial(self._stepped, kind))
            stepper.show()

    def _stepped(self, kind: str, wanted: int) -> None:
        """Choose or remove dice of a kind, up to the wanted number or until the rules refuse."""
        session = self.hand.session
        dice, question = session.position.dice, session.question
        if question is None or not isinstance(question.shape, Subset):
            return
        mine = [die for die in question.shape.dice if dice[die].type == kind]
        chosen = [die for die in session.selection if die in mine]
        while len(chosen) > wanted:
            session.hand.toggle(chosen.pop())
        free = [die for die in mine if die not in chosen]
        while len(chosen) < wanted and free:
            before = len(session.selection)
            session.hand.toggle(free[0])
            if len(session.selection) == before:
                break  # refused; the session has shown the reason
            chosen.append(free.pop(0))
        self.refresh()

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the layout."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        room = self.rect().adjusted(PADDING, HEAD, -PADDING, -8)
        for view in self.views:
            view.set_form(False, 60)
            view.setGeometry(room.adjusted(0, 0, 0, -STEPPERS))
        for kind, stepper in self.steppers.items():
            middle, _ = self.view.column(kind) if kind in self.view.kinds else (0.0, 0.0)
            size = stepper.sizeHint()
            left = round(room.left() + middle - size.width() / 2)
            stepper.setGeometry(left, room.bottom() - size.height(), size.width(), size.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card and its title."""
        palette, painter = colours(self), QPainter(self)
        words = self.hand.session.words
        paint_card(painter, self.rect(), palette, asked=True, radius=14)
        head = QRectF(PADDING + 2, 4, self.width() - 2 * PADDING, HEAD - 4)
        write(painter, head, words.say("field-box"), interface_font(13, BOLD), palette.text, LEFT)
