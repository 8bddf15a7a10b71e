"""The plain answers of a game to the window: what most games can leave as it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from ddtable.engine.position import area_of
from ui.systems import SaidByArea, Weight

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.engine.arithmetic import Sum
    from ddtable.engine.game import Game
    from ddtable.engine.questions import Choice, Question, Subset
    from ddtable.engine.system import AnyPosition
    from ddtable.words import Table, Words
    from ui.controller import Controller
    from ui.history.recap_values import Line
    from ui.motion.pace import Motion
    from ui.motion.shows import ShowsChanges
    from ui.shell.game_page import GamePage
    from ui.shell.game_tray import GameTray
    from ui.shell.question_panel import QuestionPanel
    from ui.together.chains import Chain


class PlainWindow:
    """To be inherited by a game's `SystemWindow`; its own methods say what is not plain."""

    owners_own: Sequence[str] = ()
    losses_key = "ui-log-losses"
    sorts: Sequence[str] = ("weighty",)
    faces_are_numbers = False

    # The page

    def make_tray(self, _controller: Controller, _parent: QWidget) -> GameTray | None:
        """Show no rolls below the table."""
        return None

    def make_panels(self, _controller: Controller, _parent: QWidget, _bar: QWidget) -> Mapping[str, QuestionPanel]:
        """Answer questions on the table, and in the panels that all games have."""
        return {}

    def make_showing(self, page: GamePage, motion: Motion) -> ShowsChanges:
        """Let the table show its changes by itself."""
        from ui.motion.plain_showing import PlainShowing

        return PlainShowing(page, motion)

    # Dice

    def mark_words(self, _controller: Controller, _die: int) -> Sequence[str]:
        """Dice have no marks."""
        return ()

    # Questions

    def plan(self, _game: Game, _question: Question) -> Choice | None:
        """No document proposes anything."""
        return None

    def default_option(self, _game: Game, _question: Question) -> str | None:
        """Return picks the first option that loses nothing."""
        return None

    def lie_chosen(self, _question: Question) -> bool:
        """Chosen dice stay where they are until the answer is given."""
        return False

    def area_of(self, position: AnyPosition, die: int) -> str:
        """Dice are shown where they lie."""
        return area_of(position.dice[die])

    def first_buckets(self, _position: AnyPosition, _question: Question | None) -> Sequence[frozenset[int]]:
        """Points begin in the first bucket."""
        return ()

    def first_chosen(self, _position: AnyPosition, _question: Question) -> Sequence[int]:
        """Nothing is chosen to begin with."""
        return ()

    def progress(self, _words: Words, _position: AnyPosition, _shape: Subset, _chosen: Sequence[int]) -> str | None:
        """A Subset has come as far as its constraint says."""
        return None

    def noted(self, _words: Words, _table: Table) -> str:
        """Nothing is noted of small moves but what the table shows."""
        return ""

    def not_there(self, _question: Question) -> str:
        """Say where dice may go instead."""
        return ""

    def chains(self, _controller: Controller) -> Sequence[Chain]:
        """Nothing is said in one breath."""
        return ()

    def said_by_area(self, _position: AnyPosition, _question: Question | None) -> SaidByArea:
        """A click on an area says what its options name."""
        return {}

    def following(self, _question: Question, _option: str) -> Mapping[str, str]:
        """Every question is asked."""
        return {}

    def asks_once_more(self, _words: Words, _question: Question, _option: str) -> str:
        """Take each answer at once."""
        return ""

    def panel(self, _question: Question) -> str:
        """No panel of its own."""
        return ""

    def dice_panel(self, _question: Question) -> Literal["open", "closed", "none"]:
        """The panel of dice is opened on request."""
        return "closed"

    # The log, and looking back

    def turn(self, position: AnyPosition) -> int:
        """Return the turn that the board counts."""
        return int(position.board.turn)

    def out(self, _position: AnyPosition) -> Sequence[int]:
        """Nobody is out before the end."""
        return ()

    def weight(self, _event: Any) -> Weight:
        """Nothing stands out."""
        return "event"

    def is_sort(self, _event: Any, _sort: str) -> bool:
        """No entry is of a sort."""
        return False

    def lost_in(self, _words: Words, _table: Table, _events: Iterator[Any]) -> int:
        """Losses are not counted."""
        return 0

    def hurts(self, _event: Any, _seats: Sequence[int]) -> bool:
        """Nothing does harm."""
        return False

    def halts(self, _part: Any, _stops: str, _seats: Sequence[int]) -> bool:
        """A change is shown as one."""
        return False

    def sums_of(self, _event: Any) -> Sequence[Sum]:
        """Nothing is added up."""
        return ()

    def tells_itself(self, event: Any, seat: int) -> bool:
        """An event by the seat that answered tells what the answer was."""
        return int(getattr(event, "seat", -1)) == seat

    def is_recap_due(self, _position: AnyPosition, _seat: int) -> bool:
        """Players hear of what happened by the log."""
        return False

    def recap(self, _controller: Controller, _seat: int) -> Sequence[Line]:
        """Nothing is told again."""
        return ()
