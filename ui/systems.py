"""What a rule system brings to the window: one value for each, found by the system's name, loaded when first asked for.

The page, the bar, the log, the inspector and all that looks back know no game. What only one game has - its table, what
a die looks like, which dice lie as rolled, what an event is to the log - they ask of its `SystemWindow`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.engine.arithmetic import Sum
    from ddtable.engine.game import Game
    from ddtable.engine.kernel import Played
    from ddtable.engine.questions import Choice, Question, Subset
    from ddtable.engine.system import AnyPosition
    from ddtable.words import Table, Words
    from ui.art.looks import AnyLook
    from ui.controller import Controller
    from ui.game_table import GameTable
    from ui.history.ending import Standing
    from ui.history.luck_page import LuckRow
    from ui.history.recap_values import Line
    from ui.models.dice import DiceModel
    from ui.motion.pace import Motion
    from ui.motion.shows import ShowsChanges
    from ui.shell.game_page import GamePage
    from ui.shell.game_tray import GameTray
    from ui.shell.inspector_values import Sheet
    from ui.shell.question_panel import QuestionPanel
    from ui.shell.ribbon_text import RibbonText
    from ui.together.chains import Chain

SaidByArea = dict[str, tuple[str, Mapping[str, str]]]
"""By area the option that a click on it picks, and what follows from it at once."""
Weight = Literal["turn", "event", "weighty"]
"""What an event is to the log: the head of a turn, a line, a line that stands out."""


class TurnStart(Struct, frozen=True):
    """A turn began at this step of the history; `seat` is -1 where it is nobody's own."""

    step: int
    seat: int
    turn: int


class Appearance(Struct, frozen=True):
    """A die as a row of the model: its look, a figure for its stack (health), its order in its area, its marks.

    `marks` are what lasts on it: an icon and the element whose colour it has.
    """

    look: AnyLook
    figure: int
    order: tuple[int, ...]
    marks: tuple[tuple[str, str], ...] = ()


class SystemWindow(Protocol):
    """What the window asks of a rule system. `PlainWindow` (plain_window.py) answers all but a few in the plain way."""

    # The page

    def make_table(self, controller: Controller, model: DiceModel, parent: QWidget) -> GameTable:
        """Return the table of a game: all that lies on it, and where."""

    def make_tray(self, controller: Controller, parent: QWidget) -> GameTray | None:
        """Return what shows the last rolls below the table; None where the table does so itself."""

    def make_panels(self, controller: Controller, parent: QWidget, bar: QWidget) -> Mapping[str, QuestionPanel]:
        """Return the panels of the question bar that only this game has, by the words for them ("points", "spells")."""

    def make_showing(self, page: GamePage, motion: Motion) -> ShowsChanges:
        """Return what shows each change in motion, and keeps the computer players waiting meanwhile."""

    def ribbon(self, controller: Controller) -> RibbonText:
        """Return what the line above the table says."""

    # Dice

    def appearance(self, controller: Controller, die: int, *, lit: bool) -> Appearance:
        """Return how a die lies in the table's areas. `controller.shows_face` tells whether it lies as rolled."""

    def look(self, controller: Controller, die: int) -> AnyLook:
        """Return the look of a die as it lies, for panels: never dimmed."""

    def face_look(self, controller: Controller, die: int, face: int | None) -> AnyLook:
        """Return the look of a die with this face up (an index); None: that of a die that was not rolled."""

    def die_name(self, controller: Controller, die: int) -> str:
        """Return the short name of a die."""

    def face_name(self, controller: Controller, die: int, face: int) -> str:
        """Return the name of a die with this face up."""

    @property
    def faces_are_numbers(self) -> bool:
        """True if faces show plain numbers from 1, which are typed as such where real dice are told."""

    def die_words(self, controller: Controller, die: int) -> str:
        """Return all about a die as its picture shows it."""

    def mark_words(self, controller: Controller, die: int) -> Sequence[str]:
        """Return a sentence for each of the marks of a die."""

    def rank(self, position: AnyPosition, die: int) -> tuple[int, ...]:
        """Return what dice are sorted by on the table: the strongest first."""

    def rolled(self, history: Sequence[Played]) -> frozenset[int]:
        """Return the dice that lie as rolled; the others show no face."""

    def sheet(self, controller: Controller, die: int) -> Sheet:
        """Return what the inspector tells of a die."""

    # Questions

    @property
    def owners_own(self) -> Sequence[str]:
        """The places where each die goes to its owner's, whoever chose it."""

    def plan(self, game: Game, question: Question) -> Choice | None:
        """Return what the player's own document proposes; None for most questions."""

    def default_option(self, game: Game, question: Question) -> str | None:
        """Return the option of a Pick that Return picks, empty for none; None: the first that loses nothing."""

    def lie_chosen(self, question: Question) -> bool:
        """Tell whether dice chosen for this question are shown where they will go."""

    def area_of(self, position: AnyPosition, die: int) -> str:
        """Return the area where a die is shown in a position as a seat sees it: mostly the one where it lies."""

    def first_buckets(self, position: AnyPosition, question: Question | None) -> Sequence[frozenset[int]]:
        """Return for each source of an Allocation the buckets in which its points begin; nothing: in the first."""

    def first_chosen(self, position: AnyPosition, question: Question) -> Sequence[int]:
        """Return the dice of a Subset that are chosen to begin with: what nearly everybody answers."""

    def progress(self, words: Words, position: AnyPosition, shape: Subset, chosen: Sequence[int]) -> str | None:
        """Return in words how far a Subset has come; None: as its constraint says."""

    def noted(self, words: Words, table: Table) -> str:
        """Return in words what was noted already of several small moves; empty for nothing."""

    def not_there(self, question: Question) -> str:
        """Return the word of the refusal for dice laid elsewhere; empty: it tells where they may go."""

    def chains(self, controller: Controller) -> Sequence[Chain]:
        """Return what can be said in one breath to the question in hand."""

    def said_by_area(
        self, position: AnyPosition, question: Question | None
    ) -> dict[str, tuple[str, Mapping[str, str]]]:
        """Return what a click on an area says that no option names: the option, and what follows from it at once."""

    def following(self, question: Question, option: str) -> Mapping[str, str]:
        """Return what follows from an option without a question, option by kind."""

    def asks_once_more(self, words: Words, question: Question, option: str) -> str:
        """Return what to say, once, before an answer is taken that gives something away; empty for most answers."""

    def panel(self, question: Question) -> str:
        """Return the panel of its own (`make_panels`) in which a question is answered; empty for none."""

    def dice_panel(self, question: Question) -> Literal["open", "closed", "none"]:
        """Return whether the panel of dice is open at once, where they lie small on the table, or on request.

        "none": there are too many, and the table has a better way.
        """

    # The log, and looking back

    def turn(self, position: AnyPosition) -> int:
        """Return the turn in hand, from 1; 0 during the set-up."""

    def out(self, position: AnyPosition) -> Sequence[int]:
        """Return the seats that are out of the game."""

    def turn_began(self, event: Any) -> tuple[int, int] | None:
        """Return whose turn (-1: nobody's own) and which began with this event; None where none did."""

    def clause_of(self, event: Any) -> str:
        """Return the clause by which an event happened; empty where the question before it tells."""

    def weight(self, event: Any) -> Weight:
        """Return what an event is to the log."""

    @property
    def sorts(self) -> Sequence[str]:
        """The sorts of entries that the log can be narrowed to; "weighty" is known to it."""

    def is_sort(self, event: Any, sort: str) -> bool:
        """Tell whether an event is of a sort."""

    @property
    def losses_key(self) -> str:
        """The key of the words for what was lost in a turn."""

    def lost_in(self, words: Words, table: Table, events: Iterator[Any]) -> int:
        """Return how much was lost in these events, in what the game counts it by."""

    def hurts(self, event: Any, seats: Sequence[int]) -> bool:
        """Tell whether an event did one of these seats harm."""

    def halts(self, part: Any, stops: str, seats: Sequence[int]) -> bool:
        """Tell whether a part of a change is to be looked at until a key, as `stops` says ("hits", "rolls").

        Only for a table that shows a change part by part.
        """

    def sums_of(self, event: Any) -> Sequence[Sum]:
        """Return the sums of a roll, line by line; none for anything else."""

    def dice_of(self, event: Any, position: AnyPosition) -> Iterator[int]:
        """Yield the dice that an event was about."""

    def tells_itself(self, event: Any, seat: int) -> bool:
        """Tell whether an event says what the seat's answer was, so that the answer need not be told."""

    def is_recap_due(self, position: AnyPosition, seat: int) -> bool:
        """Tell whether this is the moment, once in each turn, at which a seat that is asked hears what happened."""

    def recap(self, controller: Controller, seat: int) -> Sequence[Line]:
        """Return what happened since a player's last turn; nothing where there is nothing to tell."""

    @property
    def outcome_parts(self) -> Sequence[str]:
        """What the card of the end tells of each player: the words of its columns (`ui-outcome-…`)."""

    def standings(self, controller: Controller) -> Sequence[Standing]:
        """Return how every player stands at the end, the winners first."""

    def luck(self, controller: Controller) -> Iterator[LuckRow]:
        """Yield the lines of the page that counts how the dice fell."""


class Known(Struct, frozen=True):
    """What is known of a rule system before its window is loaded, and what loads it.

    `common_turns`: a turn is everybody's, and so a round; elsewhere each player has his own.
    """

    load: Callable[[], SystemWindow]
    common_turns: bool = False


def _classic() -> SystemWindow:
    from ui.classic.window import WINDOW

    return WINDOW


def _battle_dice() -> SystemWindow:
    from ui.field.window import WINDOW

    return WINDOW


WINDOWS = {
    "classic": Known(_classic),
    "battle_dice": Known(_battle_dice, common_turns=True),
}
"""By the name of a rule system, its window. Here a new one is made known."""


@cache
def window_of(system: str) -> SystemWindow:
    """Return what a rule system brings to the window; KeyError for one that brings nothing."""
    return WINDOWS[system].load()


def rounds_of(system: str, turn: int, seats: int) -> int:
    """Return the round in which a turn is (both from 1), as players count them; 0 before the first."""
    known = WINDOWS.get(system)
    return turn if not turn or (known is not None and known.common_turns) else (turn - 1) // seats + 1
