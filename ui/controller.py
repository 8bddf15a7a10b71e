"""The one door between the widgets and the game: what may be dragged where, and why not.

Half-made answers (`half_made.py`, and a die in hand) are never saved. A choice goes to the game
and is on disk before anything shows it; then `changed` is emitted, and every widget refreshes from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.engine.position import area_of
from ddtable.engine.questions import (
    Allocation,
    Choice,
    Chosen,
    Faces,
    Option,
    Pick,
    Picked,
    Question,
    Refusal,
    Remark,
    Subset,
)
from ddtable.engine.system import AnyPosition
from ddtable.rules.classic.events import Marched, Rolled, TurnBegan
from ddtable.saves import SaveError
from ddtable.words import Table, Words
from ui.half_made import HalfMade
from ui.hints import plan, suggestion
from ui.opponent import Opponent

if TYPE_CHECKING:
    from ddtable.saves.store import SaveFile

LOOK_BACK = 60
UNIT_CLASSES = ("heavy_melee", "light_melee", "cavalry", "missile", "magic", "monster")


class Controller(QObject):
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
        self._position: AnyPosition = game.position
        self._shown_dice: frozenset[int] = frozenset()
        self._opponent: Opponent | None = None
        if "recruit" in self.kinds:
            self._opponent = Opponent(self)
            self._opponent.answered.connect(self._opponent_answered)
            self._opponent.failed.connect(self._opponent_failed)
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
    def allotment(self) -> dict[int, int]:
        """The bucket of each die of an Allocation."""
        return dict(self._half.buckets)

    def numbered(self) -> tuple[int, ...]:
        """Return the dice that a Subset or an Allocation asks about in the order of their keys: as they lie, by row."""
        return tuple(sorted(self._half.asked_about(), key=self._rank)) if self.asks_person else ()

    def _rank(self, die: int) -> tuple[int, int, int]:
        """Return what dice are sorted by: the strongest first, then by class."""
        unit = catalogue().units[self._position.dice[die].type]
        order = UNIT_CLASSES.index(unit.unit_class) if unit.unit_class in UNIT_CLASSES else len(UNIT_CLASSES)
        return -unit.health, order, die

    def shows_face(self, die: int) -> bool:
        """Tell whether a die lies as it was rolled in this march; a die not being rolled shows its ID."""
        return die in self._shown_dice

    def shown_area(self, die: int) -> str:
        """Return the area where a die is shown: a chosen one of an army being assembled lies in the army already."""
        question = self.question
        if die in self._half.chosen and question and isinstance(question.shape, Subset) and not question.place:
            return question.shape.target
        return area_of(self._position.dice[die])

    # What may be picked up, and where it may go

    def liftable(self) -> frozenset[int]:
        """Return the dice that a hand may pick up now."""
        question = self.question
        if question is None or not self.asks_person:
            return frozenset()
        if isinstance(question.shape, Subset | Allocation):
            return self._half.selectable()
        return frozenset(die for move, _ in question.moves() for die in move.dice)

    def targets(self, dice: Sequence[int]) -> dict[str, tuple[str, ...]]:
        """Return each area where these dice may go, with the options that it means (one for each die, or a choice).

        For a Subset the options are empty: the dice are chosen, or taken back.
        """
        question = self.question
        if question is None or not dice or not self.asks_person:
            return {}
        if isinstance(question.shape, Subset):
            return dict.fromkeys(self._half.targets(dice, self._position), ())
        found: dict[str, list[str]] = {}
        wanted = set(dice)
        covered: dict[str, set[int]] = {}
        for move, option in question.moves():
            if wanted & set(move.dice):
                found.setdefault(move.target, []).append(option)
                covered.setdefault(move.target, set()).update(move.dice)
        return {area: tuple(options) for area, options in found.items() if wanted <= covered[area]}

    def why_not(self, dice: Sequence[int], area: str) -> str:
        """Return in a sentence, with the clause, why these dice may not go to this area; empty if they may."""
        question = self.question
        if question is None:
            return self.say_refusal(Refusal("C2.1", "game-over"))
        if area in self.targets(dice):
            return ""
        clause = question.clause
        if max(dice, default=0) >= len(self._position.dice):
            return self.say_refusal(Refusal(clause, "not-these-dice"))
        if not self.asks_person:
            return self.say_refusal(Refusal(clause, "not-now"))
        if isinstance(question.shape, Subset) and area == question.shape.target:
            if all(die in question.shape.dice for die in dice):
                return self._too_many(question, dice)
            return self.say_refusal(Refusal(clause, "not-these-dice"))
        if not set(dice) <= self.liftable():
            mine = all(self._position.dice[die].owner == question.seat for die in dice)
            return self.say_refusal(Refusal(clause, "not-now" if mine else "not-yours"))
        return self.say_refusal(Refusal(clause, "not-there"))

    def _too_many(self, question: Question, dice: Sequence[int]) -> str:
        trial = Chosen(tuple(sorted({*self._half.chosen, *dice})))
        refusal = question.refusal(trial)
        if refusal is not None and refusal.reason == "too-little":
            # Not too little yet: with these dice no others come to what is needed.
            refusal = Refusal(refusal.clause, "never-enough", refusal.values)
        return self.say_refusal(refusal or Refusal(question.clause, "not-there"))

    def say_refusal(self, refusal: Refusal) -> str:
        """Return a refusal in words."""
        return self.words.refusal(refusal, self.table)

    # Hands on the table

    def drop(self, dice: Sequence[int], area: str) -> None:
        """Carry out what it means that these dice were put down on this area, or say why it means nothing."""
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
        options = self.targets(dice)[area]
        if len(options) == 1:
            self.pick(options[0])
        elif self._small_moves():
            self._play_each(options)
        else:
            self.selection_changed.emit()
            self.ambiguous.emit([option for option in self._options() if option.id in options])

    def _small_moves(self) -> bool:
        """Tell whether dice are moved one by one until done: several put down together are then several choices."""
        shape = self.question.shape if self.question else None
        return isinstance(shape, Pick) and bool(shape.done)

    def _play_each(self, options: Sequence[str]) -> None:
        """Play several small moves one after the other, as long as they are answers to what is asked then."""
        for option in options:
            if self.question is None or self.question.refusal(Picked(option)) is not None:
                return
            if not self._play(Picked(option)):
                return

    def toggle(self, die: int) -> None:
        """Choose a die of a Subset or take it back; give a die of an Allocation to the next bucket."""
        question = self.question
        if question is None or not self.asks_person:
            return
        if isinstance(question.shape, Allocation):
            self._half.next_bucket(die)
        elif isinstance(question.shape, Subset):
            if die not in self.liftable():
                self.refused.emit(self.why_not([die], question.shape.target))
                return
            self._half.put([die])
        self.selection_changed.emit()

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
        if self._lifted and area in self.targets(self._lifted):
            self.drop(self._lifted, area)
        elif die in self._lifted:
            self.cancel_lift()
        elif die in self.liftable():
            self._lift(die)
        else:
            self.activate_area(area)

    def _lift(self, die: int) -> None:
        question = self.question
        whole = [move.dice for move, _ in question.moves() if die in move.dice] if question else []
        army = whole[0] if whole and len(whole[0]) > 1 else (*self._lifted, die)
        together = army if self.targets(army) else (die,)
        self._lifted = tuple(together)
        self.selection_changed.emit()

    def activate_area(self, area: str) -> None:
        """Take a click on an area: put down what is in hand, or pick the option that the area means."""
        if not self.asks_person:
            return
        if self._lifted:
            self.drop(self._lifted, area)
            return
        meant = self.area_options(area)
        if len(meant) == 1:
            self.pick(meant[0].id)
        elif meant:
            self.ambiguous.emit(meant)

    def area_options(self, area: str) -> list[Option]:
        """Return the options that a click on this area may mean, nothing being in hand."""
        if not self.asks_person:
            return []
        by_area = [option for option in self._options() if option.area == area]
        if by_area:
            return by_area
        if self._small_moves():
            return []
        return [option for option in self._options() if any(move.target == area for move in option.moves)]

    # Answers by button and key

    def _options(self) -> tuple[Option, ...]:
        question = self.question
        return question.shape.options if question is not None and isinstance(question.shape, Pick) else ()

    def options(self) -> list[tuple[str, str]]:
        """Return (id, words) of every option of the question in hand, small moves of single dice left out."""
        shape = self.question.shape if self.question else None
        if not isinstance(shape, Pick):
            return []
        shown = [option for option in shape.options if not shape.done or option.id == shape.done]
        return [(option.id, self.words.option(option, self.table)) for option in shown]

    def default_option(self) -> str:
        """Return the option that Return picks: the force's own plan, the first, or what ends a step of small moves."""
        question = self.question
        shape = question.shape if question else None
        if question is None or not isinstance(shape, Pick):
            return ""
        planned = plan(self.game, question) if self.asks_person else None
        if isinstance(planned, Picked) and question.refusal(planned) is None:
            return planned.option
        return shape.done or shape.options[0].id

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

    def progress(self) -> str:
        """Return how far the half-made answer has come."""
        return self._half.progress(self.words, self._position)

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

    # Undo

    def can_undo(self) -> bool:
        """Tell whether a person's choice can be taken back: in practice games."""
        return self.practice and not self.read_only and any(self._is_person(entry.seat) for entry in self.game.choices)

    def can_redo(self) -> bool:
        """Tell whether an undone choice can be brought again."""
        return self.practice and not self.read_only and self.game.can_redo()

    def undo(self) -> None:
        """Go back to the last question that a person answered."""
        if not self.can_undo():
            return
        self._stop_thinking()
        self._guarded(self._undo_to_person)

    def _undo_to_person(self) -> None:
        while self.game.undo():
            if self._is_person(self.asked_seat):
                break
        self._refresh()

    def redo(self) -> None:
        """Go forward again to the next question for a person."""
        if not self.can_redo():
            return
        self._stop_thinking()
        self._guarded(self._redo_to_person)

    def _redo_to_person(self) -> None:
        while self.game.redo():
            if self.question is None or self._is_person(self.asked_seat):
                break
        self._refresh()

    def _is_person(self, seat: int) -> bool:
        return 0 <= seat < len(self.kinds) and self.kinds[seat] == "person"

    # Playing

    def start(self) -> None:
        """Begin: tell the widgets what is asked, and let a computer player think if it is its turn."""
        self._refresh()

    def close(self) -> None:
        """End the computer player's process and let go of the save file."""
        if self._opponent is not None:
            self._opponent.close()
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
            self.trouble.emit(str(error))
            self._refresh()
            return False
        return True

    def _refresh(self) -> None:
        question = self.game.question
        self._half = HalfMade(question)
        self._lifted = ()
        self._position = self.game.rules.observe(self.game.position, self._eye())
        self._shown_dice = self._lately_rolled()
        self.changed.emit(replace(self.game.last, position=self._position))
        if question is not None and self._opponent is not None and self.kinds[question.seat] == "recruit":
            # The screen shows first what has happened, then the computer player is asked.
            QTimer.singleShot(0, self, self._think)

    def _eye(self) -> int:
        """Return the seat whose secrets the screen may show: the person asked, else the only person."""
        if self.asks_person:
            return self.asked_seat
        persons = [seat for seat, kind in enumerate(self.kinds) if kind == "person"]
        return persons[0] if len(persons) == 1 else -1

    def _lately_rolled(self) -> frozenset[int]:
        """Return the dice rolled since the march in hand began."""
        dice: set[int] = set()
        for played in reversed(self.game.history[-LOOK_BACK:]):
            for event in reversed(played.events):
                if isinstance(event, Marched | TurnBegan):
                    return frozenset(dice)
                if isinstance(event, Rolled):
                    dice.update(face.die for face in event.faces)
        return frozenset(dice)

    def _think(self) -> None:
        question = self.game.question
        if question is None or self._opponent is None or self.kinds[question.seat] != "recruit" or self.read_only:
            return
        self.thinking.emit(True)
        self._opponent.ask(self.game.rules.observe(self.game.position, question.seat))

    def _stop_thinking(self) -> None:
        if self._opponent is not None:
            self._opponent.forget()
            self.thinking.emit(False)

    def _opponent_failed(self) -> None:
        self.thinking.emit(False)
        self.trouble.emit(self.words.say("trouble-no-answer"))

    def _opponent_answered(self, answered: int, choice: Choice, remark: Remark) -> None:
        question = self.game.question
        if question is None or answered != self.game.position.answered or self.kinds[question.seat] != "recruit":
            return  # it thought about a question that was undone meanwhile
        self.thinking.emit(False)
        self._play(choice, remark)
