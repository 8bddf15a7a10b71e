"""The windows of the rule systems: one value for each, found by the system's name, imported on first use.

The page, the bar, the log, the inspector and the history are common to all games. What differs - the table, the looks
of dice, which dice show rolled faces, the weight of events in the log - they get from the game's `SystemWindow`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from ddtable.engine.arithmetic import Sum
    from ddtable.engine.constraints import Amounts
    from ddtable.engine.game import Game
    from ddtable.engine.kernel import Played
    from ddtable.engine.questions import Allocation, Choice, Move, Question, Subset
    from ddtable.engine.system import AnyPosition
    from ddtable.summaries.recap_values import Line
    from ddtable.summaries.standing import Standing
    from ddtable.words.sentences import Table, Words
    from ui.areas.chips import Chip
    from ui.art.looks import AnyLook
    from ui.games.inspector_values import Sheet
    from ui.games.luck_row import LuckRow
    from ui.games.ribbon_text import RibbonText
    from ui.session.answer.prepared import InTurn
    from ui.session.table_state import TableState

SaidByArea = dict[str, tuple[str, Mapping[str, str]]]
"""By area: the option that a click on it picks, and the answers that follow at once."""


class TurnStart(Struct, frozen=True):
    """The start of a turn at this step of the history; `seat` is -1 for a turn of all players."""

    step: int
    seat: int
    turn: int


class Appearance(Struct, frozen=True):
    """A die as a row of the model: its look, its number for stacks (health), its sort key in its area, its marks.

    `marks` are lasting effects: an icon and the element that gives it its colour.
    """

    look: AnyLook
    figure: int
    order: tuple[int, ...]
    marks: tuple[tuple[str, str], ...] = ()


class LaterMove(Struct, frozen=True):
    """A move of dice that is possible after an option that ends the present question, and the answers that make it."""

    option: str
    then: Mapping[str, str]
    move: Move


class Chain(Struct, frozen=True):
    """An option, the answers that follow it (option by kind of question), its text and its key.

    Without a text it has no button, because the option has one that does the same. Without an option it fights on.
    """

    id: str
    option: str
    then: Mapping[str, str]
    words: str
    keys: str


class SystemWindow(Protocol):
    """The interface of a rule system to the window. `PlainWindow` (plain_window.py) has default answers to most.

    Widgets that a game brings are in `WindowParts` (brought.py).
    """

    # Page

    def ribbon(self, state: TableState) -> RibbonText:
        """Return the text of the line above the table."""

    @property
    def is_long(self) -> bool:
        """True if a game takes so long that standing answers are offered."""

    @property
    def folds_side(self) -> bool:
        """True if the side panel can be folded, because the table needs its room."""

    # Dice

    def appearance(self, state: TableState, die: int, *, lit: bool) -> Appearance:
        """Return the appearance of a die in the table's areas. `session.shows_face` is True for a rolled face."""

    @property
    def looks_by_board(self) -> bool:
        """True if the appearance of a die depends on more than the die, its rolled face and the effects in force."""

    def look(self, state: TableState, die: int) -> AnyLook:
        """Return the look of a die for panels: never dimmed."""

    def face_look(self, state: TableState, die: int, face: int | None) -> AnyLook:
        """Return the look of a die with this face up (an index); None: of a die that was not rolled."""

    def die_name(self, state: TableState, die: int) -> str:
        """Return the short name of a die."""

    def face_name(self, state: TableState, die: int, face: int) -> str:
        """Return the name of a die with this face up."""

    @property
    def faces_are_numbers(self) -> bool:
        """True if faces are plain numbers from 1, which are typed when real dice are entered."""

    def die_words(self, state: TableState, die: int) -> str:
        """Return the full description of a die as its picture shows it."""

    def counts(self, position: AnyPosition, die: int) -> bool:
        """Return True if the health of a die counts for its army or pool."""

    def mark_words(self, state: TableState, die: int) -> Sequence[str]:
        """Return a sentence for each mark of a die."""

    def chips(self, state: TableState, area: str) -> Sequence[Chip]:
        """Return a chip for each lasting effect on an area."""

    def look_alike(self, position: AnyPosition) -> frozenset[int]:
        """Return the seats whose dice look like those of another seat, so that each needs a rim in its colour."""

    def rank(self, position: AnyPosition, die: int) -> tuple[int, ...]:
        """Return the sort key of a die on the table: the strongest first."""

    def rolled(self, history: Sequence[Played]) -> frozenset[int]:
        """Return the dice that show rolled faces; the others show no face."""

    def sheet(self, state: TableState, die: int) -> Sheet:
        """Return the inspector's content for a die."""

    # Questions

    @property
    def has_pools(self) -> bool:
        """True if the table opens the pools of a player by Shift with their number, where no answer can stand."""

    @property
    def owners_own(self) -> Sequence[str]:
        """The places where a chosen die goes to its owner's area, whichever player chose it."""

    def plan(self, game: Game, question: Question) -> Choice | None:
        """Return the answer in the player's own plan; None for most questions."""

    def default_option(self, game: Game, question: Question) -> str | None:
        """Return the option chosen by the Return key: "" for none, None for the first harmless one."""

    def lie_chosen(self, question: Question) -> bool:
        """Return True if dice chosen for this question are shown where they will go."""

    def area_of(self, position: AnyPosition, die: int) -> str:
        """Return the area where a die is shown in a seat's view of a position: usually its own area."""

    def first_buckets(self, position: AnyPosition, question: Question | None) -> Sequence[frozenset[int]]:
        """Return for each source of an Allocation the buckets in which its points start; (): the first."""

    def first_chosen(self, position: AnyPosition, question: Question) -> Sequence[int]:
        """Return the dice of a Subset that are chosen at first: the usual answer."""

    def progress(self, words: Words, position: AnyPosition, shape: Subset, chosen: Sequence[int]) -> str | None:
        """Return the text for the progress of a Subset; None: that of its constraint."""

    def spread_progress(self, words: Words, position: AnyPosition, shape: Allocation, amounts: Amounts) -> str | None:
        """Return the text for the progress of an Allocation; None: the points of each bucket."""

    def noted(self, words: Words, table: Table) -> str:
        """Return the text for the small moves made so far, or ""."""

    def not_there(self, question: Question) -> str:
        """Return the key of the refusal for dice put in another place; "": the refusal names the possible areas."""

    def chains(self, state: TableState) -> Sequence[Chain]:
        """Return the combined answers to the current question."""

    def in_fight(self, position: AnyPosition) -> bool:
        """Return True during a chained fight, which asks the same again and again, so that armies can fight on."""

    def later_moves(self, position: AnyPosition, question: Question) -> Sequence[LaterMove]:
        """Return the moves of dice that are possible as soon as this question is ended."""

    def said_by_area(
        self, position: AnyPosition, question: Question | None
    ) -> dict[str, tuple[str, Mapping[str, str]]]:
        """Return the answers by area that no option names: the option, and the answers that follow at once."""

    def following(self, question: Question, option: str) -> Mapping[str, str]:
        """Return the automatic answers after an option, option by kind."""

    def repeated(self, question: Question, option: str, count: int) -> Sequence[InTurn]:
        """Return the answers that give an option so many times more, in turn: several equal dice are put on a place."""

    def takes_quick_clicks(self, question: Question) -> bool:
        """Return True if quick clicks at one place are answers of their own: units are put there in turn."""

    def asks_once_more(self, words: Words, question: Question, option: str) -> str:
        """Return the warning before an answer that gives something away, shown once; "" for most answers."""

    def panel(self, question: Question) -> str:
        """Return the name of the game's own panel (`make_panels`) for a question, or ""."""

    def is_on_table(self, question: Question, option: str) -> bool:
        """Return True if the table shows an option so well that the bar only lists it."""

    def digits_hold_units(self, question: Question) -> bool:
        """Return True if the digits pick up units at a question, so that they do not fill in its best answers."""

    def on_cards(self, question: Question) -> bool:
        """Return True if the table shows each answer on a card of its own, and the selected one is the default."""

    def dice_panel(self, question: Question) -> Literal["open", "closed", "none"]:
        """Return whether the panel of dice is open at once, because they are small on the table, or on request.

        "none": there are too many, and the table has a better way.
        """

    # Log and history

    def turn(self, position: AnyPosition) -> int:
        """Return the current turn, from 1; 0 during the set-up."""

    def out(self, position: AnyPosition) -> Sequence[int]:
        """Return the seats that are out of the game."""

    def turn_began(self, event: Any) -> tuple[int, int] | None:
        """Return the seat (-1: all players) and number of the turn that began with this event, or None."""

    @property
    def sorts(self) -> Sequence[str]:
        """The sorts of entries by which the log can be filtered; the log itself knows "weighty"."""

    @property
    def losses_key(self) -> str:
        """The key of the message for the losses of a turn."""

    def lost_in(self, words: Words, table: Table, events: Iterator[Any]) -> int:
        """Return the losses in these events, in the game's unit."""

    def halts(self, part: Any, stops: str, seats: Sequence[int]) -> bool:
        """Return True if a part of a change should be shown until a key is pressed.

        `stops` is the setting ("hits", "rolls"). Only for a table that shows a change part by part.
        """

    def sums_of(self, event: Any) -> Sequence[Sum]:
        """Return the sums of a roll, line by line; () for other events."""

    def dice_of(self, event: Any, position: AnyPosition) -> Iterator[int]:
        """Yield the dice that an event concerns."""

    def tells_itself(self, event: Any, seat: int) -> bool:
        """Return True if an event describes the seat's answer, so that the log need not."""

    def is_recap_due(self, position: AnyPosition, seat: int) -> bool:
        """Return True at the moment, once in each turn, at which a seat gets its recap."""

    def recap(self, state: TableState, seat: int) -> Sequence[Line]:
        """Return the events since a player's last turn; () for none."""

    def recap_since(self, state: TableState, seat: int, step: int) -> Sequence[Line]:
        """Return the events after a step of the history for a player; () for none."""

    @property
    def outcome_parts(self) -> Sequence[str]:
        """The columns of the result card: the words of their keys (`ui-outcome-…`)."""

    def standings(self, state: TableState) -> Sequence[Standing]:
        """Return the results of all players, the winners first."""

    def luck(self, state: TableState) -> Iterator[LuckRow]:
        """Yield the lines of the luck page."""


class Known(Struct, frozen=True):
    """The information on a rule system before its window is loaded, and the function that loads it.

    `common_turns`: a turn is a round of all players; otherwise each player has their own.
    """

    load: Callable[[], SystemWindow]
    common_turns: bool = False


_WINDOWS: dict[str, Known] = {}


def register(system: str, known: Known) -> None:
    """Register the window of a rule system under the system's name."""
    _WINDOWS[system] = known


def known_systems() -> Mapping[str, Known]:
    """Return what is known of all rule systems by name, in the order of their registration."""
    return MappingProxyType(_WINDOWS)


@cache
def window_of(system: str) -> SystemWindow:
    """Return the window of a rule system. Raises KeyError for one without a window."""
    return _WINDOWS[system].load()


def rounds_of(system: str, turn: int, seats: int) -> int:
    """Return the round of a turn (both from 1), as players count them; 0 before the first."""
    known = _WINDOWS.get(system)
    return turn if not turn or (known is not None and known.common_turns) else (turn - 1) // seats + 1
