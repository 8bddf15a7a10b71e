"""The default answers of a game to the window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from ddtable.engine.position import area_of
from ddtable.engine.questions import Picked
from ui.games.contract import SaidByArea

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.engine.arithmetic import Sum
    from ddtable.engine.constraints import Amounts
    from ddtable.engine.game import Game
    from ddtable.engine.questions import Allocation, Choice, Question, Subset
    from ddtable.engine.system import AnyPosition
    from ddtable.summaries.recap_values import Line
    from ddtable.words.sentences import Table, Words
    from ui.areas.chips import Chip
    from ui.games.contract import Chain, LaterMove
    from ui.games.game_tray import GameTray
    from ui.games.question_panel import QuestionPanel
    from ui.motion.pace import Motion
    from ui.motion.shown_page import ShownPage
    from ui.motion.shows import ShowsChanges
    from ui.session.answer.prepared import InTurn
    from ui.session.session import Session
    from ui.session.table_state import TableState


class PlainWindow:
    """The base of a game's `SystemWindow`, which overrides what differs."""

    owners_own: Sequence[str] = ()
    losses_key = "ui-log-losses"
    sorts: Sequence[str] = ("weighty",)
    faces_are_numbers = False
    has_pools = False
    folds_side = False
    is_long = False
    looks_by_board = True

    # Page

    def make_tray(self, _session: Session, _parent: QWidget) -> GameTray | None:
        """Return None: no tray below the table."""
        return None

    def make_panels(self, _session: Session, _parent: QWidget, _bar: QWidget) -> Mapping[str, QuestionPanel]:
        """Return no panels of the game's own."""
        return {}

    def make_showing(self, page: ShownPage, motion: Motion) -> ShowsChanges:
        """Return a display that lets the table animate its changes itself."""
        from ui.motion.plain_showing import PlainShowing

        return PlainShowing(page, motion)

    # Dice

    def mark_words(self, _session: TableState, _die: int) -> Sequence[str]:
        """Return no marks."""
        return ()

    def counts(self, _position: AnyPosition, _die: int) -> bool:
        """Return True: the health of every die counts."""
        return True

    # Questions

    def plan(self, _game: Game, _question: Question) -> Choice | None:
        """Return None: there is no plan."""
        return None

    def default_option(self, _game: Game, _question: Question) -> str | None:
        """Return None: Return picks the first harmless option."""
        return None

    def lie_chosen(self, _question: Question) -> bool:
        """Return False: chosen dice stay in their areas."""
        return False

    def area_of(self, position: AnyPosition, die: int) -> str:
        """Return the area of the die."""
        return area_of(position.dice[die])

    def first_buckets(self, _position: AnyPosition, _question: Question | None) -> Sequence[frozenset[int]]:
        """Return (): points start in the first bucket."""
        return ()

    def first_chosen(self, _position: AnyPosition, _question: Question) -> Sequence[int]:
        """Return (): no dice are chosen at first."""
        return ()

    def progress(self, _words: Words, _position: AnyPosition, _shape: Subset, _chosen: Sequence[int]) -> str | None:
        """Return None: the constraint describes the progress."""
        return None

    def spread_progress(
        self, _words: Words, _position: AnyPosition, _shape: Allocation, _amounts: Amounts
    ) -> str | None:
        """Return None: the points of each bucket."""
        return None

    def noted(self, _words: Words, _table: Table) -> str:
        """Return "": the table shows all small moves."""
        return ""

    def takes_quick_clicks(self, _question: Question) -> bool:
        """Return False: the second press of a double click answers no other question."""
        return False

    def not_there(self, _question: Question) -> str:
        """Return "": the refusal names the possible areas."""
        return ""

    def chips(self, _session: TableState, _area: str) -> Sequence[Chip]:
        """Return (): no lasting effects."""
        return ()

    def look_alike(self, _position: AnyPosition) -> frozenset[int]:
        """Return the empty set: the dice of all seats differ."""
        return frozenset()

    def chains(self, _session: TableState) -> Sequence[Chain]:
        """Return no combined answers."""
        return ()

    def in_fight(self, _position: AnyPosition) -> bool:
        """Return False: no chained fights."""
        return False

    def later_moves(self, _position: AnyPosition, _question: Question) -> Sequence[LaterMove]:
        """Return no moves."""
        return ()

    def said_by_area(self, _position: AnyPosition, _question: Question | None) -> SaidByArea:
        """Return no further answers by area."""
        return {}

    def following(self, _question: Question, _option: str) -> Mapping[str, str]:
        """Return no automatic answers."""
        return {}

    def repeated(self, question: Question, option: str, count: int) -> Sequence[InTurn]:
        """Return the same option for the same kind of question."""
        return [(question.kind, Picked(option))] * count

    def asks_once_more(self, _words: Words, _question: Question, _option: str) -> str:
        """Return "": no answer needs a confirmation."""
        return ""

    def panel(self, _question: Question) -> str:
        """Return "": no panel of the game's own."""
        return ""

    def is_on_table(self, _question: Question, _option: str) -> bool:
        """Return False: the bar has a button for each option."""
        return False

    def digits_hold_units(self, _question: Question) -> bool:
        """Return False: the digits give answers."""
        return False

    def on_cards(self, _question: Question) -> bool:
        """Return False: the table has no cards to pick from."""
        return False

    def dice_panel(self, _question: Question) -> Literal["open", "closed", "none"]:
        """Return "closed": the panel of dice opens on request."""
        return "closed"

    # Log and history

    def turn(self, position: AnyPosition) -> int:
        """Return the turn from the board."""
        return int(position.board.turn)

    def out(self, _position: AnyPosition) -> Sequence[int]:
        """Return (): no seat is out before the end."""
        return ()

    def lost_in(self, _words: Words, _table: Table, _events: Iterator[Any]) -> int:
        """Return 0: losses are not counted."""
        return 0

    def halts(self, _part: Any, _stops: str, _seats: Sequence[int]) -> bool:
        """Return False: a change is shown at once."""
        return False

    def sums_of(self, _event: Any) -> Sequence[Sum]:
        """Return no sums."""
        return ()

    def tells_itself(self, event: Any, seat: int) -> bool:
        """Return True if the event is by the seat that answered, and so describes the answer."""
        return int(getattr(event, "seat", -1)) == seat

    def is_recap_due(self, _position: AnyPosition, _seat: int) -> bool:
        """Return False: there are no recaps."""
        return False

    def recap(self, _session: TableState, _seat: int) -> Sequence[Line]:
        """Return no recap."""
        return ()

    def recap_since(self, _state: TableState, _seat: int, _step: int) -> Sequence[Line]:
        """Return no recap."""
        return ()
