"""Battle Dice played by hand: two sides told as text, each die with the number it will show, answers in words.

`Hand("mage 10, 2 infantry", "archer 7 3")`: seat A has a mage that will show 10 and two infantry that show what does
nothing; B has two archers that will show 7 and 3. Dice of a table, of a check, rolled again: `wants(purpose, ...)`.
One round is rolled; the hand then stops where the next one is to be rolled, until it is told to go on by `again`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
import pytest
from msgspec.structs import replace

import ddtable.rules  # noqa: F401  (registers the rule systems)
from ddtable.engine import kernel
from ddtable.engine.chance import Chance
from ddtable.engine.draft import Draft
from ddtable.engine.kernel import IllegalChoice
from ddtable.engine.position import Die, Position
from ddtable.engine.questions import Choice, Chosen, Faces, Pick, Picked, Question, Shown, Subset
from ddtable.engine.refusal import Refusal
from ddtable.engine.system import Phase, system
from ddtable.rules.battle_dice.board import ARMY, LOST, PARTY, ROSTER, BattlePosition, Board, Options, Quest, Side
from ddtable.rules.battle_dice.house import came_with_the_game, former_tables
from ddtable.rules.battle_dice.kinds import is_artifact, is_unit
from ddtable.rules.battle_dice.steps import BeginRound, BeginTurn
from ddtable.rules.battle_dice.tables import Tables

A, B = 0, 1
BATTLE = system("battle_dice")
E = TypeVar("E", bound=msgspec.Struct)
IDLE = {"dragon": 5, "giant": 5, "warrior": 5, "archmage": 5}
"""What a die of a kind shows of which nothing is told: nothing comes of it. Others show 1."""
STANDS = {"morale": 1}
"""What dice of a purpose show of which nothing is told; of others every number must be told."""

CLAUSES = {
    "quest": "BQ1",
    "roster": "BQ3",
    "hire": "BA6",
    "artifacts": "BA13",
    "faces": "BD1.7",
    "losses": "BD1.4",
    "ward": "BD1.11",
    **dict.fromkeys(("assign", "orb", "wand"), "BA11"),
    **dict.fromkeys(("reroll", "feint", "hold", "bonus", "heal", "summon"), "BD1.9"),
}
"""By which clause each kind of question is asked."""


def told(text: str) -> list[tuple[str, int]]:
    """Return (kind, number to show) for each die of a text like `2 mage 10, archer 7 3, general`."""
    found = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        words = part.split()
        count = int(words.pop(0)) if words[0].isdigit() else 0
        kind, numbers = words[0], [int(word) for word in words[1:]]
        numbers += [IDLE.get(kind, 1)] * (max(count, 1) - len(numbers))
        found += [(kind, number) for number in numbers]
    return found


class Hand:
    """A game in hand. Every answer goes through the kernel; `events` holds all that happened since the beginning.

    `a` and `b` are the armies, artifacts among them. `party` (A's) and `roster` (B's) begin in the middle of a quest of
    A's, whose round then begins at once. `starts`: dice of each army when the game began. `tables`: house
    tables; without them those of rules version 1, which are short to tell.

    `rolls` are purpose, seat and phase in hand of each roll made. Every position on the way is checked to be sound, and
    what is asked to follow from what the seat that is asked may see, and to name its clause.
    """

    def __init__(
        self,
        a: str,
        b: str,
        *,
        party: str = "",
        roster: str = "",
        starts: tuple[int, int] | None = None,
        monsters: tuple[str, str] | None = None,
        tables: Tables | None = None,
        **options: Any,
    ) -> None:
        dice: list[Die] = []
        self.numbers: dict[int, int] = {}
        sizes = {}
        every: list[tuple[str, int, int, str]] = []
        for seat, place, text in ((A, ARMY, a), (B, ARMY, b), (A, PARTY, party), (B, ROSTER, roster)):
            kinds = told(text)
            every += [(kind, number, seat, place) for kind, number in kinds]
            sizes[seat, place] = sum(is_unit(kind) for kind, _ in kinds)
        # What was brought comes first, artifacts after it, as in a game.
        for kind, number, seat, place in sorted(every, key=lambda one: is_artifact(one[0])):
            self.numbers[len(dice)] = number
            dice.append(Die(kind, seat, place))
        self.queues: dict[str, list[int]] = {}
        quest = Quest(A, sizes[A, PARTY], sizes[B, ROSTER], monsters=self._monster(roster, ""))
        board = Board(
            Options(**{"quests": False, **options}),
            tables or former_tables(),
            monsters or (self._monster(a), self._monster(b)),
            starts or (sizes[A, ARMY], sizes[B, ARMY]),
            turn=1 if party else 0,
            house=tables is not None and not came_with_the_game(tables),
            quests=(quest,) if party else (),
        )
        agenda = (BeginTurn(), BeginRound(A)) if party else (BeginTurn(),)
        position: BattlePosition = Position("battle_dice", 2, tuple(dice), board, agenda, Chance(1, 0, True))
        self.events: list[msgspec.Struct] = []
        self.rolls: list[tuple[str, int, str]] = []
        self.begun = False
        self._rolled: set[tuple[int, str]] = set()
        self._first = position

    @staticmethod
    def _monster(text: str, without: str = "dragon") -> str:
        return next((kind for kind, _ in told(text) if kind in IDLE), without)

    # What the dice will show.

    def wants(self, purpose: str, *numbers: int) -> Hand:
        """Tell what dice rolled for this purpose show next, in the order in which they are asked for: A's first."""
        self.queues.setdefault(purpose, []).extend(numbers)
        return self

    def shows(self, seat: int, kind: str, *numbers: int, place: str = "") -> Hand:
        """Tell what a seat's dice of a kind show in the next roll phase."""
        for die, number in zip(self.dice(seat, kind, place), numbers, strict=True):
            self.numbers[die] = number
        return self

    def go(self) -> Hand:
        """Go on until something is asked that is not the faces of dice whose numbers are told."""
        if not self.begun:
            self.begun = True
            self._take(kernel._carry_on(BATTLE, Draft(self._first)))
        return self

    def again(self) -> Hand:
        """Let the next round be rolled."""
        assert self.question.kind == "faces", self.question
        self._rolled.clear()
        self._roll_on()
        return self

    def _take(self, played: kernel.Played) -> None:
        self.played = played
        self._check()
        self._roll_on()

    def _check(self) -> None:
        self.events += self.played.events
        position, question = self.played.position, self.played.question
        assert BATTLE.problems(position) == []
        seen = [BATTLE.observe(position, seat) for seat in (A, B)]
        if question is not None:
            assert kernel.ask(BATTLE, seen[question.seat]) == question
            assert question.clause == CLAUSES[question.kind], question.kind

    def _roll_on(self) -> None:
        while self.played.question is not None and isinstance(self.played.question.shape, Faces):
            question, shape = self.played.question, self.played.question.shape
            purpose, whose = str(question.values["purpose"]), (question.seat, question.place)
            if purpose == "roll" and whose in self._rolled:
                return
            if purpose == "roll":
                self._rolled.add(whose)
            now = [phase.word for phase in BATTLE.phases(self.played.position) if phase.now]
            self.rolls.append((purpose, question.seat, *now))
            numbers = [self._number(purpose, die) for die in shape.dice]
            self.played = kernel.play(BATTLE, self.played.position, Shown(tuple(one - 1 for one in numbers)), question)
            self._check()

    def _number(self, purpose: str, die: int) -> int:
        if purpose == "roll":
            return self.numbers.pop(die, IDLE.get(self.played.position.dice[die].type, 1))
        queue = self.queues.get(purpose)
        assert queue or purpose in STANDS, f"nobody told what dice rolled for {purpose!r} show"
        return queue.pop(0) if queue else STANDS[purpose]

    # What is asked, and the answers.

    @property
    def position(self) -> BattlePosition:
        """The position as it stands."""
        self.go()
        return self.played.position

    @property
    def question(self) -> Question:
        """The question now asked."""
        self.go()
        assert self.played.question is not None, f"the game is over: {self.played.position.result}"
        return self.played.question

    def asked(self, seat: int, kind: str) -> Question:
        """Check whom the question is asked, and its kind; return it."""
        question = self.question
        assert (question.seat, question.kind) == (seat, kind), question
        return question

    def play(self, choice: Choice) -> Hand:
        """Give an answer as it is."""
        self._take(kernel.play(BATTLE, self.position, choice, self.question))
        return self

    def pick(self, seat: int, kind: str, option: str | int) -> Hand:
        """Answer a Pick of this kind by an option's id, or by a die."""
        self.asked(seat, kind)
        return self.play(Picked(str(option)))

    def choose(self, seat: int, kind: str, *what: str | int) -> Hand:
        """Answer a Subset by dice, or by kinds: each the next die of that kind among those offered."""
        question = self.asked(seat, kind)
        assert isinstance(question.shape, Subset)
        return self.play(Chosen(self._found(question.shape.dice, what)))

    def _found(self, offered: tuple[int, ...], what: tuple[str | int, ...]) -> tuple[int, ...]:
        chosen: list[int] = []
        kinds = self.position.dice
        for one in what:
            if isinstance(one, str):
                chosen.append(next(die for die in offered if kinds[die].type == one and die not in chosen))
            else:
                chosen.append(one)
        return tuple(sorted(chosen))

    def loses(self, seat: int, *what: str | int) -> Hand:
        """Answer which units a seat loses."""
        return self.choose(seat, "losses", *what)

    def refused(self, choice: Choice) -> Refusal:
        """Return why an answer is refused."""
        with pytest.raises(IllegalChoice) as caught:
            kernel.play(BATTLE, self.position, choice, self.question)
        return caught.value.refusal

    def options(self) -> list[str]:
        """Return the ids of what can be picked."""
        assert isinstance(self.question.shape, Pick)
        return [option.id for option in self.question.shape.options]

    def offered(self) -> list[str]:
        """Return the kinds of the dice that can be chosen or picked, in their order."""
        shape, dice = self.question.shape, self.position.dice
        if isinstance(shape, Subset):
            return [dice[die].type for die in shape.dice]
        assert isinstance(shape, Pick)
        return [dice[option.die].type for option in shape.options if option.die >= 0]

    # What lies on the table, and what happened.

    def dice(self, seat: int, kind: str, place: str = "") -> list[int]:
        """Return a seat's dice of a kind, at a place or anywhere."""
        dice = self.position.dice if self.begun else self._first.dice
        return [
            number
            for number, die in enumerate(dice)
            if die.owner == seat and die.type == kind and place in ("", die.place)
        ]

    def die(self, seat: int, kind: str, nth: int = 0, place: str = "") -> int:
        """Return one die of a seat's."""
        return self.dice(seat, kind, place)[nth]

    def at(self, seat: int, place: str) -> list[str]:
        """Return the kinds of a seat's dice at a place."""
        return [die.type for die in self.position.dice if die.owner == seat and die.place == place]

    def lost(self, seat: int) -> list[str]:
        """Return the kinds of a seat's lost dice."""
        return self.at(seat, LOST)

    def phases(self) -> tuple[Phase, ...]:
        """Return the phases of the turn."""
        return BATTLE.phases(self.position)

    def side(self, index: int) -> Side:
        """Return a side of the battle in hand."""
        battle = self.position.board.battle
        assert battle is not None
        return battle.sides[index]

    def happened(self, kind: type[E]) -> list[E]:
        """Return all events of a kind since the beginning."""
        self.go()
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def over(self) -> tuple[tuple[int, ...], str] | None:
        """The winners and the reason; None while the game goes on."""
        result = self.position.result
        return (result.winners, result.reason) if result else None


def with_results(table: str, **results: Mapping[str, Any]) -> Tables:
    """Return tables in which some results of one table are others: `one` to `six`, as their fields."""
    words = ("one", "two", "three", "four", "five", "six")
    tables = former_tables()
    kept = list(tables.results[table])
    for word, fields in results.items():
        at = words.index(word)
        kept[at] = replace(kept[at], **fields)
    return replace(tables, results={**tables.results, table: tuple(kept)})


def with_threshold(phase: str, number: int) -> Tables:
    """Return tables in which the dice of a phase count from another number on."""
    tables = former_tables()
    return replace(tables, thresholds={**tables.thresholds, phase: number})
