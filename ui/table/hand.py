"""What is carried over the table, by a drag or by click-and-click, and which areas would take it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from ddtable.engine.questions import Allocation
from ui import reach
from ui.art.icons import icon_names
from ui.art.palette import player_colour
from ui.classic.dice_rows import look_alike
from ui.controller import Controller
from ui.models.dice import Role

if TYPE_CHECKING:
    from ui.motion.suspense import Suspense


class Hand(QObject):
    """The hand above the table, one for all areas.

    `changed` tells the areas to look at `lit` again: the areas that would take what is carried, or, with an empty
    hand, those that the question in hand is about. `told` says that what a roll has brought may be told now.
    """

    changed = Signal()
    told = Signal()

    def __init__(self, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self.controller = controller
        self.dragged: tuple[int, ...] = ()
        self.lit: frozenset[str] = frozenset()
        self.aloft: frozenset[int] = frozenset()  # dice that are painted elsewhere just now, in motion
        self.quiet = False  # the dice of a roll are in the air: nothing is lit before it is known what they bring
        self.asks_later = False  # an earlier moment is shown: of what is asked nothing is to be seen
        self.dropped: tuple[int, ...] = ()  # dice that a drag puts down just now
        self._falling: tuple[tuple[int, ...], str, int] = ((), "", -1)
        self._targets: dict[tuple[int, ...], frozenset[str]] = {}
        self._keys: dict[int, str] = {}
        self._alike: tuple[int, frozenset[int]] = (-1, frozenset())
        self._suspense: Suspense | None = None
        self._frank = False
        controller.changed.connect(self._on_changed)
        controller.selection_changed.connect(self._refresh)
        self._number()
        self._refresh()

    def wait_for(self, suspense: Suspense) -> None:
        """Let figures on the table tell of a roll when its dice lie still."""
        self._suspense = suspense
        suspense.over.connect(self._tell_all)

    @property
    def waits(self) -> bool:
        """Whether dice are in the air, and figures still tell how it was before."""
        return self._suspense is not None and self._suspense.held and not self._frank

    def rim(self, seat: int) -> str:
        """Return the colour of a rim that tells a player's dice from another's of the same race; empty for none."""
        position = self.controller.position
        if self._alike[0] != len(position.dice):  # dice only come to be more; none changes its owner
            self._alike = (len(position.dice), look_alike(position))
        return player_colour(seat) if seat in self._alike[1] else ""

    def tell_at_once(self) -> None:
        """Let figures tell how it is, although dice are in the air: the table is another one than before."""
        self._frank = True
        self.told.emit()

    def _tell_all(self) -> None:
        self._frank = False
        self.told.emit()

    def _number(self) -> None:
        """Give the first nine dice of the question their keys: a die that is an option has the option's."""
        self._keys = {die: str(number) for number, die in enumerate(self.controller.numbered()[:9], start=1)}
        if self.controller.asks_person:
            shown = enumerate(reach.shown(self.controller.question)[:9], start=1)
            self._keys |= {option.die: str(number) for number, option in shown if option.die != reach.NO_DIE}

    @property
    def carried(self) -> tuple[int, ...]:
        """The dice that are dragged or were picked up by a click."""
        return self.dragged or self.controller.lifted()

    def bucket(self, die: int) -> str:
        """Return the icon of the bucket that has most of a die's points; empty where no points are spread."""
        question = self.controller.question
        if question is None or not isinstance(question.shape, Allocation):
            return ""
        given = self.controller.allotment
        word = question.shape.buckets[given[die]] if die in given else ""
        return next((icon for icon in (word, f"element_{word}") if icon in icon_names()), "")

    def bucket_words(self, die: int) -> str:
        """Return in words what most of a die's points count as; empty where no points are spread."""
        question, given = self.controller.question, self.controller.allotment
        if question is None or not isinstance(question.shape, Allocation) or die not in given:
            return ""
        return self.controller.words.say("bucket-name", bucket=question.shape.buckets[given[die]])

    def key(self, die: int) -> str:
        """Return the key that chooses a die now; empty for those without one."""
        return self._keys.get(die, "")

    def take(self, dice: Iterable[int]) -> None:
        """A drag begins."""
        self.dragged = tuple(sorted(dice))
        self.controller.carry(self.dragged)
        self._refresh()

    def together(self, dice: Sequence[int]) -> tuple[int, ...]:
        """Return the dice that must go with these: an army acts as a whole."""
        question = self.controller.question
        moves = [move.dice for move, _ in question.moves()] if question is not None else []
        armies = {die: army for army in moves if len(army) > 1 for die in army}
        return tuple(sorted({other for die in dice for other in armies.get(die, (die,))}))

    def release(self, dropped: bool) -> None:
        """The drag has ended; where it ended on an area that does not take the dice, say why."""
        dice, self.dragged = self.dragged, ()
        self.controller.carry(())
        self._refresh()
        if not dropped and dice:
            self._say_why(dice)

    def may_drop(self, dice: tuple[int, ...], area: str) -> bool:
        """Tell whether an area would take these dice."""
        return bool(dice) and area in self._targets_of(dice)

    def drop_later(self, dice: tuple[int, ...], area: str, onto: int = -1) -> None:
        """Put dice down on an area, or on the die `onto` there, once Qt has finished dragging."""
        self._falling = (dice, area, onto)
        QTimer.singleShot(0, self, self._fall)

    def _fall(self) -> None:
        self.dropped = self._falling[0]
        self.controller.drop(*self._falling)
        self.dropped = ()

    def _targets_of(self, dice: tuple[int, ...]) -> frozenset[str]:
        found = self._targets.get(dice)
        if found is None:
            found = self._targets[dice] = frozenset(self.controller.targets(dice))
        return found

    def _on_changed(self, _played: object) -> None:
        self._number()
        self._refresh()

    def _refresh(self) -> None:
        self._targets.clear()
        self.lit = self._targets_of(self.carried) if self.carried else self.controller.goals()
        self.changed.emit()

    def _say_why(self, dice: tuple[int, ...]) -> None:
        area = _area_under(QApplication.widgetAt(QCursor.pos()))
        if area and not self.may_drop(dice, area):
            onto = _die_under(QApplication.widgetAt(QCursor.pos()))
            self.controller.refused.emit(self.controller.why_not(dice, area, onto))


def _die_under(widget: QWidget | None) -> int:
    """The die at the pointer in the area that a widget is part of; -1 for none."""
    view = widget.parentWidget() if widget is not None else None
    if not isinstance(view, QAbstractItemView):
        return -1
    die = view.indexAt(view.viewport().mapFromGlobal(QCursor.pos())).data(Role.DIE)
    return -1 if die is None else int(die)


def _area_under(widget: QWidget | None) -> str:
    """The id of the area that a widget is, or is part of."""
    while widget is not None:
        area = widget.property("area")
        if isinstance(area, str):
            return area
        widget = widget.parentWidget()
    return ""
