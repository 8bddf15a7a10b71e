"""An editor of dice in areas: the part that the force builder and the set-up of a position share.

Each edit makes a new sheet, and every earlier sheet can be restored. The catalogue and the areas show an editor.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from ddtable.texts.plain import plain
from ddtable.words.sentences import Words
from ui.builder.sheet import Area, Kind, counted, kind_of

MOST_STEPS = 1000  # kept for Undo


class DiceSheet(Protocol):
    """Dice in areas as one value, with what the views need of it."""

    @property
    def reconstructed(self) -> bool:
        """True if dice with reconstructed faces are offered."""

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The sorts of dice that are offered."""

    @property
    def areas(self) -> tuple[Area, ...]:
        """The names of all areas, in order."""

    @property
    def armies(self) -> tuple[Area, ...]:
        """The areas that take units."""

    @property
    def slots(self) -> tuple[Area, ...]:
        """The areas for a single die."""

    @property
    def used(self) -> Counter[str]:
        """The number of each die in all areas."""

    def dice(self, area: Area) -> tuple[str, ...]:
        """Return the dice of an area."""

    def key(self, area: Area) -> str:
        """Return the digit that puts units into an area, or ""."""

    def hint(self, area: Area) -> str:
        """Return the word for what an area takes."""

    def army_health(self, area: Area) -> int:
        """Return the health of the units in an area."""


class Step(NamedTuple):
    """A sheet that can be restored, with the description of the change."""

    sheet: Any
    done: str


class DiceEditor(QObject):
    """Holds the sheet. `changed` follows every change; `refused` is emitted with the reason why something is not done.

    `current` is the default area of new dice. `owned` are the dice of the chosen collection, None without one; while
    `limited`, only owned dice can be used.
    """

    changed = Signal()
    current_changed = Signal()
    collection_changed = Signal()
    refused = Signal(str)

    def __init__(self, words: Words, parent: QObject | None, sheet: DiceSheet) -> None:
        super().__init__(parent)
        self.words = words
        self.sheet = sheet
        self.current: Area = sheet.areas[0]
        self.owned: Mapping[str, int] | None = None
        self.limited = False
        self._counted: set[Kind | None] = set()
        self._past: list[Step] = []
        self._future: list[Step] = []
        self._later: list[tuple[Area | None, Area | None, tuple[str, ...]]] = []
        # A drop is carried out after Qt has ended the drag.
        self._dropping = QTimer(self)
        self._dropping.setSingleShot(True)
        self._dropping.setInterval(0)
        self._dropping.timeout.connect(self._drop)

    # Areas

    def choose(self, area: Area) -> None:
        """Make an area the current one."""
        if area != self.current:
            self.current = area
            self.current_changed.emit()

    @abstractmethod
    def home_of(self, type_id: str) -> Area:
        """Return the area for a die that is given none."""

    @abstractmethod
    def why_not(self, area: Area, dice: Sequence[str], source: Area | None = None) -> str:
        """Return the reason why these dice cannot be in an area, or "".

        Dice of a `source` are moved from that area.
        """

    def area_name(self, area: Area) -> str:
        """Return the name of an area."""
        return self.words.say("builder-area", area=area)

    def heading(self, area: Area) -> str:
        """Return the heading of an area on the page."""
        return self.area_name(area)

    def empty_words(self, area: Area) -> str:
        """Return the hint of what can be put into an empty area."""
        return self.words.say("builder-empty", area=self.sheet.hint(area), key=self.sheet.key(area))

    def by_digit(self, sorts: Collection[Kind | None]) -> tuple[Area, ...]:
        """Return the areas to which digits lead for these sorts of dice; () if the dice have their own area."""
        if "dragon" in sorts:
            return ()
        return self.sheet.slots if set(sorts) == {"terrain"} else self.sheet.armies

    def counts(self, die: str) -> bool:
        """Return True if the collection counts this sort of dice; one without any dragon never counted dragons."""
        return kind_of(die) in self._counted

    # Dice

    def counted(self, dice: Sequence[str]) -> tuple[tuple[str, int], ...]:
        """Return the counts of equal dice in the order of their tiles."""
        return counted(dice)

    @abstractmethod
    def put(self, dice: Sequence[str], area: Area | None = None) -> bool:
        """Put dice into an area, or each into its default area; return True if that was done."""

    @abstractmethod
    def take(self, area: Area, dice: Sequence[str]) -> bool:
        """Remove dice from an area; a die is named once for each copy."""

    @abstractmethod
    def take_anywhere(self, dice: Sequence[str]) -> bool:
        """Remove one of each of these dice from the current area, or else from another one."""

    @abstractmethod
    def move(self, source: Area, target: Area, dice: Sequence[str]) -> bool:
        """Move dice from one area to another."""

    def drop_later(self, source: Area | None, target: Area | None, dice: Sequence[str]) -> None:
        """Carry out a drop after the drag has ended.

        Without a source the dice come from the catalogue; without a target they are removed.
        """
        self._later.append((source, target, tuple(dice)))
        self._dropping.start()

    def _drop(self) -> None:
        waiting, self._later = self._later, []
        for source, target, dice in waiting:
            if target is None:
                if source is not None:
                    self.take(source, dice)
            elif source is None:
                self.put(dice, target)
            else:
                self.move(source, target, dice)

    def _told(self, deed: str, dice: Sequence[str], area: Area) -> str:
        counts = Counter(dice)
        names = [
            self.name_of(die) if count == 1 else self.words.say("die-times", count=count, name=self.name_of(die))
            for die, count in counts.items()
        ]
        what = self.words.all_of(names) if len(names) < 4 else self.words.say("builder-dice", count=len(dice))
        return self.words.say(f"builder-did-{deed}", what=what, area=self.area_name(area))

    def name_of(self, type_id: str) -> str:
        """Return the name of a die; the id if it is not in the catalogue."""
        return self.words.die_name(type_id) if kind_of(type_id) else plain(type_id)

    # Undo and redo

    def _become(self, sheet: DiceSheet, done: str) -> bool:
        if sheet == self.sheet:
            return False
        self._past.append(Step(self.sheet, done))
        del self._past[:-MOST_STEPS]
        self._future.clear()
        self.sheet = sheet
        self.changed.emit()
        return True

    @property
    def undoes(self) -> str:
        """The change that Undo would undo, or ""."""
        return self._past[-1].done if self._past else ""

    @property
    def redoes(self) -> str:
        """The change that Redo would redo, or ""."""
        return self._future[-1].done if self._future else ""

    def undo(self) -> None:
        """Restore the sheet before the last change."""
        self._swap(self._past, self._future)

    def redo(self) -> None:
        """Redo the change that was undone last."""
        self._swap(self._future, self._past)

    def _swap(self, source: list[Step], target: list[Step]) -> None:
        if source:
            step = source.pop()
            target.append(Step(self.sheet, step.done))
            self.sheet = step.sheet
            self.changed.emit()
