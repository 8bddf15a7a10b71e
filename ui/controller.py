"""The one door between the widgets and the game: what may be dragged where, and why not.

Half-made answers (`half_made.py`, and a die in hand) are never saved. A choice goes to the game
and is on disk before anything shows it; then `changed` is emitted, and every widget refreshes from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.engine.position import area_of
from ddtable.engine.questions import Allocation, Choice, Faces, Option, Picked, Question, Remark, Subset
from ddtable.engine.refusal import Refusal, Values
from ddtable.engine.system import AnyPosition
from ddtable.saves import SaveError
from ddtable.words import Table, Words
from ui import reach
from ui.casting import doubled
from ui.computer_seats import ComputerSeats
from ui.half_made import HalfMade
from ui.half_spread import HalfSpread
from ui.hints import default_option, suggestion
from ui.lately import lately_rolled
from ui.says_why import SaysWhy
from ui.takes_back import TakesBack

if TYPE_CHECKING:
    from ddtable.saves.store import SaveFile

UNIT_CLASSES = ("heavy_melee", "light_melee", "cavalry", "missile", "magic", "monster")


class Controller(SaysWhy, TakesBack, QObject):
    """One game on one table: `kinds` says for each seat whether a person or a computer player sits there."""

    changed = Signal(object)
    selection_changed = Signal()
    refused = Signal(str)
    ambiguous = Signal(object)
    trouble = Signal(str)
    thinking = Signal(bool)

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        kinds: Sequence[str],
        practice: bool = True,
        read_only: bool = False,
        save: SaveFile | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.names = tuple(names)
        self.kinds = tuple(kinds)
        self.practice = practice
        self.read_only = read_only
        self._save = save
        self.words = Words()
        self._half = HalfMade(game.question)
        self._lifted: tuple[int, ...] = ()
        self._dragged: tuple[int, ...] = ()
        self._position: AnyPosition = game.position
        self._shown_dice: frozenset[int] = frozenset()
        self.computers = ComputerSeats(game, self.kinds, self)
        self.computers.answered.connect(self._play)
        self.computers.failed.connect(self._computer_failed)
        self.computers.thinking.connect(self.thinking)
        self._refresh()

    @property
    def path(self) -> Path | None:
        """The save file of the game, if this window writes one."""
        return self._save.path if self._save is not None else None

    # What is on the table

    @property
    def position(self) -> AnyPosition:
        """The position as the screen may show it: nobody sees what another seat keeps secret."""
        return self._position

    @property
    def question(self) -> Question | None:
        """The question now asked; None when the game is over."""
        return self.game.question

    @property
    def asked_seat(self) -> int:
        """The seat that is asked; -1 when the game is over."""
        return self.question.seat if self.question else -1

    @property
    def asks_person(self) -> bool:
        """Whether a person at this screen is asked."""
        return self.question is not None and self.kinds[self.asked_seat] == "person" and not self.read_only

    @property
    def table(self) -> Table:
        """What ids mean in words at this table."""
        return Table(self._position, self.names)

    @property
    def selection(self) -> tuple[int, ...]:
        """The dice chosen so far for a Subset."""
        return tuple(self._half.chosen)

    @property
    def points(self) -> HalfSpread | None:
        """How the points of an Allocation lie so far; None for other questions."""
        return self._half.points

    @property
    def allotment(self) -> dict[int, int]:
        """The bucket that has most of the points of each die of an Allocation."""
        points = self._half.points
        return {die: points.main_bucket(points.number_of(die)) for die in points.dice()} if points else {}

    def numbered(self) -> tuple[int, ...]:
        """Return the dice that a Subset or an Allocation asks about in the order of their keys: as they lie, by row."""
        return tuple(sorted(self._half.asked_about(), key=self._rank)) if self.asks_person else ()

    def _rank(self, die: int) -> tuple[int, int, int]:
        """Return what dice are sorted by: the strongest first, then by class."""
        unit = catalogue().units.get(self._position.dice[die].type)
        if unit is None:  # a dragon
            return 0, len(UNIT_CLASSES), die
        order = UNIT_CLASSES.index(unit.unit_class) if unit.unit_class in UNIT_CLASSES else len(UNIT_CLASSES)
        return -unit.health, order, die

    def shows_face(self, die: int) -> bool:
        """Tell whether a die lies as it was rolled in this march; a die not being rolled shows its ID."""
        return die in self._shown_dice

    def shown_area(self, die: int) -> str:
        """Return the area where a die is shown: a chosen one of an army being assembled lies in the army already."""
        question = self.question
        if question is not None and die in self._half.chosen and question.kind.startswith("assemble-"):
            return self._half.goal(die, self._position)
        return area_of(self._position.dice[die])

    # What may be picked up, and where it may go

    def liftable(self) -> frozenset[int]:
        """Return the dice that a hand may take hold of now: pick up, choose, or lay what it holds upon."""
        question = self.question
        if question is None or not self.asks_person:
            return frozenset()
        if isinstance(question.shape, Subset | Allocation):
            return self._half.selectable()
        return reach.in_reach(question) | frozenset(reach.bases(question, self._lifted or self._dragged))

    def targets(self, dice: Sequence[int]) -> dict[str, tuple[str, ...]]:
        """Return each area where these dice may go, with the options that it means (one for each die, or a choice).

        For a Subset the options are empty: the dice are chosen, or taken back.
        """
        question = self.question
        if question is None or not dice or not self.asks_person:
            return {}
        if isinstance(question.shape, Subset):
            return dict.fromkeys(self._half.targets(dice, self._position), ())
        return reach.targets(question, dice)

    def goals(self) -> frozenset[str]:
        """Return the areas where chosen dice go, and those that a click answers with nothing in hand."""
        question = self.question
        if question is None or not self.asks_person:
            return frozenset()
        options = reach.options_of(question)
        meant = {move.target for option in options for move in option.moves if len(move.dice) > 1 or "#" in move.target}
        return self._half.goals(self._position) | meant | {option.area for option in options if option.area}

    # Hands on the table

    def carry(self, dice: Sequence[int]) -> None:
        """Take notice of what is being dragged, that the dice which it may be laid upon are lit; none: nothing is."""
        bases = reach.bases(self.question, (*self._dragged, *dice))
        self._dragged = tuple(dice)
        if bases:
            self.selection_changed.emit()

    def drop(self, dice: Sequence[int], area: str, onto: int = reach.NO_DIE) -> None:
        """Carry out what it means that these dice were put down on this area, on the die `onto` if that takes them."""
        self._lifted = ()
        if reason := self.why_not(dice, area):
            self.selection_changed.emit()
            self.refused.emit(reason)
            return
        question = self.question
        if question is None or isinstance(question.shape, Subset):
            self._half.put(dice)
            self.selection_changed.emit()
            return
        self._mean(question, dice, reach.meant(question, dice, area, onto), area)

    def _mean(self, question: Question, dice: Sequence[int], options: Sequence[Option], area: str) -> None:
        """Pick the one option that was meant, or each of several small moves, or have it asked which."""
        bases = reach.bases(question, dice, area)
        if len(options) == 1:
            self.pick(options[0].id)
        elif reach.has_small_moves(question) and not bases:
            self._play_each([option.id for option in options])
        elif bases and len(dice) == 1 and all(move.onto in bases for option in options for move in option.moves):
            self.selection_changed.emit()
            names = self.words.all_of(dict.fromkeys(self.words.dice((die,), self.table) for die in bases))
            self.refused.emit(self.say_refusal(Refusal(question.clause, "which-die", {"names": names})))
        else:
            self.selection_changed.emit()
            self.ambiguous.emit(list(options))

    def _play_each(self, options: Sequence[str]) -> None:
        """Play several small moves one after the other, as long as the same is asked again and they answer it."""
        asked = self.question
        for option in options:
            now = self.question
            if asked is None or now is None or (now.kind, now.seat) != (asked.kind, asked.seat):
                return
            if now.refusal(Picked(option)) is not None:
                return
            if not self._play(Picked(option)):
                return

    def toggle(self, die: int) -> None:
        """Choose a die of a Subset or take it back; give a die of an Allocation to the next bucket."""
        question = self.question
        if question is None or not self.asks_person:
            return
        if self._half.points is not None:
            self._half.points.next_bucket(die)
        elif isinstance(question.shape, Subset):
            if die not in self.liftable():
                self.refused.emit(self._too_many(question, [die]))
                return
            self._half.put([die])
        self.selection_changed.emit()

    def refuse_idle(self, die: int) -> None:
        """Say why a die that is not lit cannot be taken."""
        if self.question is not None and self.asks_person and die not in self.liftable():
            self.refused.emit(self.why_idle(self.question, die))

    def lifted(self) -> tuple[int, ...]:
        """Return the dice in hand after a click."""
        return self._lifted

    def cancel_lift(self) -> None:
        """Put back what is in hand."""
        if self._lifted:
            self._lifted = ()
            self.selection_changed.emit()

    def activate(self, die: int) -> None:
        """Take a click on a die: choose it, pick it up, or put down what is in hand on its area."""
        question = self.question
        if question is None or not self.asks_person:
            return
        if isinstance(question.shape, Subset | Allocation):
            self.toggle(die)
            return
        area = area_of(self._position.dice[die])
        picks = reach.at_die(question, die)
        if self._lifted and area in self.targets(self._lifted):
            self.drop(self._lifted, area, die)
        elif die in self._lifted:
            self.cancel_lift()
        elif picks:
            self._pick_or_ask(picks)
        elif die in self.liftable():
            self._lifted = reach.lifted_with(question, self._lifted, die)
            self.selection_changed.emit()
        elif self._lifted or self.area_options(area):
            self.activate_area(area)
        else:
            self.refuse_idle(die)

    def activate_area(self, area: str, onto: int = reach.NO_DIE) -> None:
        """Take a click on an area, or Return at its die `onto`: put down what is in hand, or pick what it means."""
        if not self.asks_person:
            return
        if self._lifted:
            self.drop(self._lifted, area, onto)
        elif meant := self.area_options(area):
            self._pick_or_ask(meant)

    def _pick_or_ask(self, options: list[Option]) -> None:
        if len(options) == 1:
            self.pick(options[0].id)
        else:
            self.ambiguous.emit(options)

    def area_options(self, area: str) -> list[Option]:
        """Return the options that a click on this area may mean, nothing being in hand."""
        return reach.at_area(self.question, area) if self.asks_person else []

    # Answers by button and key

    def options(self) -> list[tuple[str, str]]:
        """Return (id, words) of every option of the question in hand, small moves of single dice left out."""
        return [(option.id, self.option_words(option)) for option in reach.shown(self.question)]

    def default_option(self) -> str:
        """Return the option that Return picks; empty where no answer is to be given unawares."""
        question = self.question
        return default_option(self.game, question, self.asks_person) if question is not None else ""

    def pick(self, option: str) -> None:
        """Answer a Pick."""
        self._answer(Picked(option))

    def half_made(self) -> Choice | None:
        """Return the answer that Confirm would give."""
        return self._half.choice()

    def refusal_now(self) -> str | None:
        """Return why the half-made answer cannot be confirmed yet, None when it can."""
        choice = self.half_made()
        if choice is None or self.question is None:
            return self.say_refusal(Refusal("C2.1", "game-over")) if self.question is None else ""
        refusal = self.question.refusal(choice)
        return None if refusal is None else self.say_refusal(refusal)

    def confirm(self) -> None:
        """Give the half-made answer; for a Pick its default."""
        choice = self.half_made()
        if choice is not None:
            self._answer(choice)
        elif option := self.default_option():
            self.pick(option)

    def suggest(self) -> None:
        """Make the answer that a sensible player would make, ready to be confirmed; a Pick is answered at once."""
        question = self.question
        if question is None or not self.asks_person or isinstance(question.shape, Faces):
            return
        choice = suggestion(self.game, question)
        if not self._half.adopt(choice):
            self._answer(choice)
            return
        self.selection_changed.emit()

    def spread(self, act: Callable[[HalfSpread], bool], bucket: int) -> None:
        """Let hands move points of an Allocation; where none may come to this bucket any more, say why."""
        points, question = self._half.points, self.question
        if points is None or question is None or not self.asks_person:
            return
        full = not act(points) and points.room(bucket) <= 0
        self.selection_changed.emit()
        if full and points.shape.most:
            most = points.shape.most[bucket]
            values: Values = {"bucket": points.shape.buckets[bucket], "given": most + 1, "most": most}
            self.refused.emit(self.say_refusal(Refusal(question.clause, "bucket-full", values)))

    # Playing

    def start(self) -> None:
        """Begin: tell the widgets what is asked, and let a computer player think if it is its turn."""
        self._refresh()

    def close(self) -> None:
        """End the computer player's process and let go of the save file."""
        self.computers.close()
        if self._save is not None:
            self._save.close()

    def _answer(self, choice: Choice) -> None:
        if not self.asks_person or self.question is None:
            self.refused.emit(self.say_refusal(Refusal("C2.1", "not-now" if self.question else "game-over")))
            return
        refusal = self.question.refusal(choice)
        if refusal is not None:
            self.refused.emit(self.say_refusal(refusal))
            return
        self._play(choice)

    def _play(self, choice: Choice, remark: Remark | None = None) -> bool:
        return self._guarded(lambda: self._played(choice, remark))

    def _played(self, choice: Choice, remark: Remark | None) -> None:
        self.game.play(choice, remark)
        self._refresh()

    def _guarded(self, act: Callable[[], None]) -> bool:
        """Do something that writes to disk; a disk that refuses is told in a sentence, and nothing has changed."""
        try:
            act()
        except SaveError as error:
            self._refresh()
            self.trouble.emit(str(error))  # after the refresh, which clears what the bar told before
            return False
        return True

    def _refresh(self) -> None:
        question = self.game.question
        self._lifted = self._dragged = ()
        self._half = HalfMade(question, doubled(self.game.position, question))
        self._position = self.game.rules.observe(self.game.position, self._eye())
        self._shown_dice = lately_rolled(self.game)
        self.changed.emit(replace(self.game.last, position=self._position))
        if not self.read_only:
            self.computers.ask_soon()

    def _eye(self) -> int:
        """Return the seat whose secrets the screen may show: the person asked, else the only person."""
        if self.asks_person:
            return self.asked_seat
        persons = [seat for seat, kind in enumerate(self.kinds) if kind == "person"]
        return persons[0] if len(persons) == 1 else -1

    def _stop_thinking(self) -> None:
        self.computers.stop()

    def _computer_failed(self) -> None:
        self.trouble.emit(self.words.say("trouble-no-answer"))
