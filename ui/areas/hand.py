"""The dice held over the table, by a drag or by two clicks, and the areas that would take them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from ddtable.engine.questions import Allocation
from ui.areas.dice import Role
from ui.art.icons import icon_names
from ui.art.palette import player_colour
from ui.session.answer import reach
from ui.session.session import Session

if TYPE_CHECKING:
    from ui.motion.suspense import Suspense
    from ui.session.change import TableChange


class ShowsHeld(Protocol):
    """An area that shows what is held or may be put there."""

    area: str

    @property
    def dice(self) -> frozenset[int]:
        """The dice that it shows."""

    def follow_hand(self) -> None:
        """Show the hand's present state."""


class Hand(QObject):
    """The held dice, shared by all areas.

    `lit`: the areas that would take the held dice or, without any, those of the current question. `changed`: `lit` and
    other values may differ; an area that is watched hears of it only if its own do. `told`: the result of a roll may be
    shown.
    """

    changed = Signal()
    told = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.dragged: tuple[int, ...] = ()
        self.lit: frozenset[str] = frozenset()
        self.aloft: frozenset[int] = frozenset()  # dice that are animated elsewhere now
        self.quiet = False  # dice roll, so that nothing is highlighted before the result is known
        self.asks_later = False  # an earlier moment is shown without the question
        self.change: TableChange | None = None  # what has changed; None if only other dice are held or chosen
        self.dropped: tuple[int, ...] = ()  # dice that a drag puts down now
        self._falling: tuple[tuple[int, ...], str, int] = ((), "", -1)
        self._targets: dict[tuple[int, ...], frozenset[str]] = {}
        self._keys: dict[int, str] = {}
        self._buckets: dict[int, str] = {}
        self._alike: tuple[int, frozenset[int]] = (-1, frozenset())
        self._suspense: Suspense | None = None
        self._frank = False
        self._watching: dict[ShowsHeld, None] = {}
        self.made = 0  # areas so far
        self._due: set[ShowsHeld] = set()
        self._shown = _Shown()
        session.changed.connect(self._on_changed)
        session.draft.changed.connect(self._refresh)
        session.hand.changed.connect(self._refresh)
        self._number()
        self._refresh()

    def watch(self, area: ShowsHeld) -> None:
        """Update an area from now on."""
        self._watching[area] = None
        self.made += 1

    def forget(self, area: ShowsHeld) -> None:
        """No longer update an area."""
        self._watching.pop(area, None)
        self._due.discard(area)

    def mark(self, area: ShowsHeld) -> None:
        """Include an area in the next change in any case: its dice or its selection have changed."""
        self._due.add(area)

    def wait_for(self, suspense: Suspense) -> None:
        """Update numbers on the table only after the dice of a roll have stopped."""
        self._suspense = suspense
        suspense.over.connect(self._tell_all)

    @property
    def waits(self) -> bool:
        """True if dice roll and numbers still have their old values."""
        return self._suspense is not None and self._suspense.held and not self._frank

    def rim(self, seat: int) -> str:
        """Return the colour of a rim that distinguishes a player's dice from another's of the same race, or ""."""
        position = self.session.position
        if self._alike[0] != len(position.dice):  # dice are only added, and never change their owner
            self._alike = (len(position.dice), self.session.system.look_alike(position))
        return player_colour(seat) if seat in self._alike[1] else ""

    def tell_at_once(self) -> None:
        """Update numbers at once although dice roll, because the whole table has changed."""
        self._frank = True
        self.told.emit()

    def _tell_all(self) -> None:
        self._frank = False
        self.told.emit()

    def _number(self) -> None:
        """Assign keys to the first 9 dice of the question; a die that is an option has the option's key."""
        self._keys = {die: str(number) for number, die in enumerate(self.session.draft.numbered()[:9], start=1)}
        if self.session.asks_person:
            shown = enumerate(reach.shown(self.session.question)[:9], start=1)
            self._keys |= {option.die: str(number) for number, option in shown if option.die != reach.NO_DIE}

    @property
    def carried(self) -> tuple[int, ...]:
        """The dice that are dragged or were picked up with a click."""
        return self.dragged or self.session.lifted()

    def bucket(self, die: int) -> str:
        """Return the icon of the bucket with most of a die's points; "" without an Allocation."""
        return self._buckets.get(die, "")

    def _read_buckets(self) -> dict[int, str]:
        question = self.session.question
        if question is None or not isinstance(question.shape, Allocation):
            return {}
        given, words = self.session.draft.allotment, question.shape.buckets
        return {die: _icon_of(words[bucket]) for die, bucket in given.items()}

    def bucket_words(self, die: int) -> str:
        """Return the text of the bucket with most of a die's points; "" without an Allocation."""
        question, given = self.session.question, self.session.draft.allotment
        if question is None or not isinstance(question.shape, Allocation) or die not in given:
            return ""
        return self.session.words.say("bucket-name", bucket=question.shape.buckets[given[die]])

    def key(self, die: int) -> str:
        """Return the key that chooses a die now, or ""."""
        return self._keys.get(die, "")

    def take(self, dice: Iterable[int]) -> None:
        """Start a drag."""
        self.dragged = tuple(sorted(dice))
        self.session.hand.carry(self.dragged)
        self._refresh()

    def together(self, dice: Sequence[int]) -> tuple[int, ...]:
        """Return the dice that must move with these: an army acts as a whole, unless each die may move alone too."""
        question = self.session.question
        moves = [move.dice for move, _ in question.moves()] if question is not None else []
        alone = {move[0] for move in moves if len(move) == 1}
        armies = {die: army for army in moves if len(army) > 1 for die in army if die not in alone}
        return tuple(sorted({other for die in dice for other in armies.get(die, (die,))}))

    def release(self, dropped: bool) -> None:
        """End a drag; if an area refused the dice, show why."""
        dice, self.dragged = self.dragged, ()
        self.session.hand.carry(())
        self._refresh()
        if not dropped and dice:
            self._say_why(dice)

    def may_drop(self, dice: tuple[int, ...], area: str) -> bool:
        """Return True if an area would take these dice."""
        return bool(dice) and area in self._targets_of(dice)

    def drop_later(self, dice: tuple[int, ...], area: str, onto: int = -1) -> None:
        """Put dice on an area, or on the die `onto` there, after Qt has ended the drag."""
        self._falling = (dice, area, onto)
        QTimer.singleShot(0, self, self._fall)

    def _fall(self) -> None:
        self.dropped = self._falling[0]
        self.session.hand.drop(*self._falling)
        self.dropped = ()

    def _targets_of(self, dice: tuple[int, ...]) -> frozenset[str]:
        found = self._targets.get(dice)
        if found is None:
            found = self._targets[dice] = frozenset(self.session.hand.targets(dice))
        return found

    def _on_changed(self, change: TableChange) -> None:
        self.change = change
        self._number()
        self._refresh()
        self.change = None

    def _refresh(self) -> None:
        self._targets.clear()
        self._buckets = self._read_buckets()
        self.lit = self._targets_of(self.carried) if self.carried else self.session.goals()
        self.changed.emit()  # the table removes areas that no longer exist
        self._tell_areas()

    def _tell_areas(self) -> None:
        """Update the areas whose values differ from those at the last change."""
        held = frozenset((*self.dragged, *self.aloft))
        whole = (self.quiet, self.asks_later, self.waits, len(self.session.position.dice))
        before, now = self._shown, _Shown(self.lit, dict(self._keys), self._buckets, held, whole)
        everywhere = before.whole != whole or (
            self.change is not None and (self.change.effects or self.change.seats or self.change.moment)
        )
        areas = before.lit ^ now.lit
        dice = before.held ^ now.held | _differing(before.keys, now.keys) | _differing(before.buckets, now.buckets)
        due, self._due, self._shown = self._due, set(), now
        for area in tuple(self._watching):
            if everywhere or area in due or area.area in areas or not dice.isdisjoint(area.dice):
                area.follow_hand()

    def _say_why(self, dice: tuple[int, ...]) -> None:
        area = _area_under(QApplication.widgetAt(QCursor.pos()))
        if area and not self.may_drop(dice, area):
            onto = _die_under(QApplication.widgetAt(QCursor.pos()))
            self.session.hand.refuse(dice, area, onto)


@dataclass(frozen=True)
class _Shown:
    """The values that the areas showed at the last change of the hand."""

    lit: frozenset[str] = frozenset()
    keys: Mapping[int, str] = field(default_factory=dict)
    buckets: Mapping[int, str] = field(default_factory=dict)
    held: frozenset[int] = frozenset()
    whole: tuple[object, ...] = ()


def _differing(before: Mapping[int, str], now: Mapping[int, str]) -> set[int]:
    """Return the dice with another value than before."""
    return {die for die, _ in before.items() ^ now.items()}


def _icon_of(bucket: str) -> str:
    """Return the icon of a bucket, or ""."""
    return next((icon for icon in (bucket, f"element_{bucket}") if icon in icon_names()), "")


def _die_under(widget: QWidget | None) -> int:
    """Return the die at the pointer in the area that a widget is part of; -1 for none."""
    view = widget.parentWidget() if widget is not None else None
    if not isinstance(view, QAbstractItemView):
        return -1
    die = view.indexAt(view.viewport().mapFromGlobal(QCursor.pos())).data(Role.DIE)
    return -1 if die is None else int(die)


def _area_under(widget: QWidget | None) -> str:
    """Return the id of the area that a widget is, or is part of."""
    while widget is not None:
        area = widget.property("area")
        if isinstance(area, str):
            return area
        widget = widget.parentWidget()
    return ""
