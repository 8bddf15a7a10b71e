"""What the window knows of a table, whatever the game that lies on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from ddtable.engine.kernel import Played
    from ui.art.palette import Palette
    from ui.controller import Controller
    from ui.models.dice import DiceModel
    from ui.table.hand import Hand

Weighed = list[tuple[QRect, int]]
READ: Final = 550  # milliseconds, at normal speed, in which what a computer player did can be read
DICE_COST = 8  # how much it matters that a panel covers dice in question


class GameTable(QWidget):
    """To be inherited by the table of a game. It shows the controller's position, and refreshes by itself.

    `settled` says that all of a change has been seen, `told` that its dice lie still and may be told of, `read` that
    `unread` may have changed, `halted` that it waits for a hand in the middle of a change.
    """

    told = Signal()
    settled = Signal()
    read = Signal()
    halted = Signal()

    hand: Hand

    def __init__(self, controller: Controller, model: DiceModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller, self.model = controller, model
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # a click where nothing lies brings the keyboard back to it
        self.setAccessibleName(controller.words.say("ui-commands-table"))

    def sizeHint(self) -> QSize:
        """Return the size that the table likes; it can do with less."""
        return QSize(1100, 700)

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which nothing is cut off."""
        return QSize(720, 440)

    def set_palette(self, palette: Palette) -> None:
        """Paint everything with other colours from now on."""
        raise NotImplementedError

    def dice_in_question(self) -> list[QRect]:
        """Return where the dice lie that the question is about."""
        return []

    def in_question(self) -> Weighed:
        """Return what a panel should not cover, dearest first, each with what a pixel of it costs."""
        return [(rect, DICE_COST) for rect in self.dice_in_question()]

    def roll_band(self, _high: int, /) -> QRect:
        """Return where dice that are thrown by hand are told, on a card so high: empty where a tray is for that."""
        return QRect()

    def guide_place(self, _at: str, /) -> QRect:
        """Return where something is that a guided battle points at (`ddtable.guides.guide.Place`); empty if nowhere."""
        return QRect()

    def turn_to(self, played: Played) -> None:
        """Bring into sight what a moment of the past is about."""

    def rings(self, _dice: frozenset[int], /) -> Iterator[QRectF]:
        """Yield where rings round these dice are painted, in pixels of the table."""
        yield from ()

    # A table that shows changes in motion by itself (`PlainShowing`)

    @property
    def busy(self) -> bool:
        """Whether something of the last change is still to be seen."""
        return False

    @property
    def rolling(self) -> bool:
        """Whether dice are in the air, and nothing may be told of what they bring."""
        return False

    @property
    def to_read(self) -> int:
        """How long a computer player lets the end of a change be read, in milliseconds at normal speed."""
        return READ

    @property
    def unread(self) -> bool:
        """Whether something for everybody lies there until somebody goes on: no curtain falls on it."""
        return False

    @property
    def halts(self) -> bool:
        """Whether changes may wait for a hand in their middle."""
        return False

    @property
    def halting(self) -> bool:
        """Whether a change waits for a hand."""
        return False

    def halt_at(self, halts: Callable[[Any], bool] | None) -> None:
        """Wait for a hand at the parts of a change of which this says so; None: at none."""

    def walk_on(self) -> None:
        """Go on from where a change waits."""

    def play(self, length: float) -> None:
        """Show the change that has just been made in motion; times are multiplied with `length`."""

    def hurry(self) -> None:
        """Come to the end of what is being shown, or to where it waits for a hand."""
        self.finish()

    def finish(self) -> None:
        """Come to the end of what is being shown."""
