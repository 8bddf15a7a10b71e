"""The interface of a table for the window, common to all games."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from ddtable.engine.kernel import Played
    from ui.areas.dice import DiceModel
    from ui.areas.hand import Hand
    from ui.art.palette import Palette
    from ui.session.session import Session

Weighed = list[tuple[QRect, int]]
READ: Final = 550  # milliseconds, at normal speed, to read a computer player's move
DICE_COST = 8  # the cost per pixel of covering dice in question


class GameTable(QWidget):
    """Base class of a game's table, which shows the session's position and updates itself.

    `settled`: a change has been shown completely. `told`: dice have stopped, results may be shown. `read`: `unread` may
    have changed. `halted`: a change waits for a key.
    """

    told = Signal()
    settled = Signal()
    read = Signal()
    halted = Signal()

    hand: Hand

    def __init__(self, session: Session, model: DiceModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session, self.model = session, model
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # a click beside the dice returns the focus to the table
        self.setAccessibleName(session.words.say("ui-commands-table"))

    def sizeHint(self) -> QSize:
        """Return the preferred size; a smaller one is possible."""
        return QSize(1100, 700)

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which nothing is cut off."""
        return QSize(720, 440)

    @abstractmethod
    def set_palette(self, palette: Palette) -> None:
        """Use another palette."""

    def dice_in_question(self) -> list[QRect]:
        """Return the rectangles of the dice that the question is about."""
        return []

    def in_question(self) -> Weighed:
        """Return the rectangles that a panel should not cover, each with its cost per pixel.

        The most important one is the first.
        """
        return [(rect, DICE_COST) for rect in self.dice_in_question()]

    def roll_band(self, _high: int, /) -> QRect:
        """Return the place for a card of this height to enter real dice; empty if there is a tray for it."""
        return QRect()

    def guide_avoids(self) -> Weighed:
        """Return rectangles that the card of a guided battle should not cover, besides dice and what is in question."""
        return []

    def guide_place(self, _at: str, /) -> QRect:
        """Return the rectangle of a place that a guided battle points at, or an empty one.

        The places are those of `ddtable.guides.guide.Place`.
        """
        return QRect()

    def take_digit(self, _digit: int, /) -> bool:
        """Handle a digit; False: it is the key of an answer or of a die."""
        return False

    def open_player(self, _seat: int, /) -> None:
        """Show the dice of a player off the table's main areas, if the table has pools for them."""

    def step_back(self) -> None:
        """Close what is open over the table: Escape has nothing else to do."""

    @property
    def arranged(self) -> bool:
        """True if players have moved parts of the table, which `reset_arrangement` puts back."""
        return False

    def reset_arrangement(self) -> None:
        """Put all parts of the table back."""

    def turn_to(self, played: Played) -> None:
        """Scroll to the subject of an earlier moment."""

    def rings(self, _dice: frozenset[int], /) -> Iterator[QRectF]:
        """Yield the rectangles of rings around these dice, in pixels of the table."""
        yield from ()

    # Tables that animate their changes themselves (`PlainShowing`)

    @property
    def busy(self) -> bool:
        """True if a part of the last change has not been shown yet."""
        return False

    @property
    def rolling(self) -> bool:
        """True while dice roll, so that their results must not be announced."""
        return False

    @property
    def to_read(self) -> int:
        """The time to read the end of a change before a computer player continues, in milliseconds at normal speed."""
        return READ

    @property
    def unread(self) -> bool:
        """True while a public result waits for a key; the curtain waits too."""
        return False

    @property
    def halts(self) -> bool:
        """True if changes may stop in the middle to wait for a key."""
        return False

    @property
    def halting(self) -> bool:
        """True if a change waits for a key."""
        return False

    def halt_at(self, halts: Callable[[Any], bool] | None) -> None:
        """Set the test for parts of a change at which to wait for a key; None: never wait."""

    def walk_on(self) -> None:
        """Continue a change that waits."""

    def play(self, length: float) -> None:
        """Animate the last change; times are multiplied by `length`."""

    def hurry(self) -> None:
        """Come to the end of what is being shown, or to where it waits for a hand."""
        self.finish()

    def finish(self) -> None:
        """End the animation at once."""
