"""The position of Battle Dice that is being set up as one value. No Qt here.

`army@0` has the army of seat 0, `party@0` its party on a quest, `roster@0` its dice against the party of the other one,
`lost@0` its lost units. In a phase after the roll a die of an army shows its number: `archer:7`. What follows from the
dice: the dice at the start, the types of monsters, the quests, the battle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar, Self

from msgspec.structs import replace

from ddtable.engine.chance import Chance
from ddtable.engine.position import Die, Position
from ddtable.engine.system import SetUp
from ddtable.forces.battle_army import MOST_DICE
from ddtable.opponents.seated import PERSON
from ddtable.rules.battle_dice.board import (
    ARMY,
    LOST,
    NOBODY,
    PARTY,
    ROSTER,
    SUPPLY,
    TABLE,
    BattlePosition,
    Board,
    Quest,
)
from ddtable.rules.battle_dice.house import default_tables
from ddtable.rules.battle_dice.impossible import impossible, rooms
from ddtable.rules.battle_dice.kinds import ARTIFACTS, MONSTERS, PHASES, UNITS, is_unit, sides_of
from ddtable.rules.battle_dice.notation import read, write
from ddtable.rules.battle_dice.notation.turns import (
    BEGIN,
    PLAYED,
    QUEST,
    ROLL,
    agenda_of,
    battle_in,
    turn_words,
    turns_begun,
    words_of_turn,
)
from ddtable.rules.battle_dice.notation.usual import (
    SEATS,
    own_units,
    usual_ids,
    usual_monsters,
    usual_quest,
    usual_start,
)
from ddtable.rules.battle_dice.notation.writing import USUAL
from ddtable.rules.battle_dice.steps import BeginRound, BeginTurn, FormRoster
from ddtable.rules.battle_dice.system import BattleDice
from ddtable.rules.impossible import Impossible
from ddtable.rules.text_form import LETTERS
from ui.builder.sheet import MOST_DICE as MOST_IN_AREA
from ui.builder.sheet import Area
from ui.positions.desk import refuse_long
from ui.positions.position_sheet import PositionSheet, named_for, place_in, seat_in, unsound

ORDER: Mapping[str, int] = {kind: number for number, kind in enumerate((*UNITS, *ARTIFACTS))}
"""The kinds of dice in the order of an army list."""
SIGN = ":"


class BattleSheet(PositionSheet, frozen=True):
    """A position of Battle Dice.

    `words`: the step that comes next, as the notation writes it. `start`: the dice of each army at the start, 0 for all
    of the smaller one.
    """

    game: ClassVar[str] = BattleDice.name
    piles: ClassVar[tuple[str, ...]] = (PARTY, ROSTER, LOST)
    counts: ClassVar[tuple[int, ...]] = (2,)

    position: BattlePosition
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    words: str = BEGIN
    start: int = 0

    # What the views need

    @property
    def places(self) -> tuple[str, ...]:
        """The place where the armies fight."""
        return (ARMY,)

    @property
    def used(self) -> Counter[str]:
        """The number of each kind of die in the areas."""
        return Counter(die.type for die in self.position.dice if die.place in (*self.places, *self.piles))

    def ids(self, area: Area) -> list[int]:
        """Return the ids of the dice of an area."""
        return [*self.position.at(place_in(area), seat_in(area))]

    def dice(self, area: Area) -> tuple[str, ...]:
        """Return the dice of an area."""
        return tuple(self.shown(number) for number in self.ids(area))

    def shown(self, number: int) -> str:
        """Return a die as it is shown: its kind, with its number if it was rolled in this turn."""
        die = self.position.dice[number]
        rolled = self.words in PLAYED and die.place == ARMY and is_unit(die.type)
        return f"{die.type}{SIGN}{die.face + 1}" if rolled else die.type

    def army_health(self, area: Area) -> int:
        """Return the number of units in an area."""
        return sum(is_unit(kind_of(die)) for die in self.dice(area))

    def fits(self, area: Area, die: str) -> bool:
        """Return True if an area takes this die."""
        return self.offers(die) and place_in(area) in rooms(kind_of(die))

    def offers(self, die: str) -> bool:
        """Return True if the catalogue shows this die."""
        return kind_of(die) in ORDER

    def home_of(self, current: Area, die: str) -> Area:
        """Return the area for a die that is given none: the current one if it fits, else the army of its player."""
        return current if self.fits(current, die) else f"{ARMY}@{max(0, seat_in(current))}"

    def hired(self, seat: int) -> int:
        """Return the number of units of an army that it did not begin with."""
        return len(own_units(self.position.dice, seat)) - self.board.starts[seat]

    # Changes

    def put(self, area: Area, dice: Iterable[str]) -> Self:
        """Return the sheet with those of these dice added that fit into the area."""
        more = [die for die in dice if self.fits(area, die)][: max(0, MOST_IN_AREA - len(self.ids(area)))]
        added = (Die(kind_of(die), seat_in(area), place_in(area), face_of(die)) for die in more)
        return self.with_dice([*self.position.dice, *added])

    def take(self, area: Area, dice: Iterable[str]) -> Self:
        """Return the sheet without these dice, one for each mention; the last ones added are removed first."""
        gone = set(self.found(self.ids(area)[::-1], dice))
        return self.with_dice(die for number, die in enumerate(self.position.dice) if number not in gone)

    def move(self, source: Area, target: Area, dice: Sequence[str]) -> Self:
        """Return the sheet with dice moved to another area, where they belong to its player."""
        if source == target or not all(self.fits(target, die) for die in dice):
            return self
        moved = list(self.position.dice)
        for number in self.found(self.ids(source), dice):
            moved[number] = replace(moved[number], owner=seat_in(target), place=place_in(target))
        return self.with_dice(moved)

    def found(self, ids: Sequence[int], dice: Iterable[str]) -> list[int]:
        """Return the first of these ids for each mention of a die."""
        left, found = list(ids), list[int]()
        for die in dice:
            number = next((one for one in left if self.shown(one) == die), NOBODY)
            if number != NOBODY:
                left.remove(number)
                found.append(number)
        return found

    def cleared(self) -> Self:
        """Return the sheet without dice."""
        return self.with_dice(())

    def with_dice(self, dice: Iterable[Die]) -> Self:
        """Return the sheet with these dice."""
        dice = tuple(dice)
        return (
            self if dice == self.position.dice else replace(self, position=replace(self.position, dice=dice)).settled()
        )

    def with_number(self, area: Area, die: str, number: int) -> Self:
        """Return the sheet with another number on one die of an area."""
        dice = list(self.position.dice)
        for one in self.found(self.ids(area), [die]):
            dice[one] = replace(dice[one], face=number - 1)
        return self.with_dice(dice)

    def rolled(self, random: Random) -> Self:
        """Return the sheet with the dice of the armies rolled."""
        return self.with_dice(
            replace(die, face=random.randrange(sides_of(die.type))) if die.place == ARMY and is_unit(die.type) else die
            for die in self.position.dice
        )

    def with_monster(self, seat: int, kind: str) -> Self:
        """Return the sheet with another type of monsters in an army."""
        monsters = list(self.board.monsters)
        monsters[seat] = kind
        dice = tuple(
            replace(die, type=kind) if die.owner == seat and die.place != ROSTER and die.type in MONSTERS else die
            for die in self.position.dice
        )
        one, other = monsters
        board = replace(self.board, monsters=(one, other))
        return replace(self, position=replace(self.position, dice=dice, board=board)).settled()

    def with_start(self, count: int) -> Self:
        """Return the sheet with this number of dice of each army at the start."""
        return replace(self, start=count if count < usual_start(self.position.dice) else 0).settled()

    def with_rule(self, name: str, value: bool | str) -> Self:
        """Return the sheet with another value of a house option."""
        board = replace(self.board, options=replace(self.board.options, **{name: value}))
        return replace(self, position=replace(self.position, board=board))

    def with_rounds(self, seat: int, rounds: int) -> Self:
        """Return the sheet with a quest that has been fought for so many rounds."""
        quests = tuple(replace(one, rounds=rounds) if one.seat == seat else one for one in self.board.quests)
        return replace(self, position=replace(self.position, board=replace(self.board, quests=quests))).settled()

    def settled(self) -> Self:
        """Return the sheet with what follows from its dice."""
        dice, board = self.position.dice, self.board
        start = usual_start(dice)
        start = min(self.start or start, start)
        starts = (start, start)
        order = usual_ids(dice, starts)
        dice = tuple(die for _, die in sorted(zip(order, dice, strict=True), key=lambda pair: pair[0]))
        quests = tuple(filter(None, (_quest_now(board.quests, dice, seat) for seat in _seats_of(board.quests))))
        known = words_of_turn(quests)
        words = self.words if self.words in known else BEGIN
        number = self.turn if words == self.words else max(1, board.turn)
        monsters = _monsters_now(board.monsters, dice)
        board = replace(
            board,
            starts=starts,
            monsters=monsters,
            quests=quests,
            turn=turns_begun(number, words),
            announced=((), ()),
            battle=battle_in(words, number, starts, dice),
        )
        position = replace(self.position, dice=dice, board=board, agenda=agenda_of(words, quests))
        return replace(self, position=position, words=words, start=start if start < usual_start(dice) else 0)

    # The turn and the game

    @property
    def board(self) -> Board:
        """The own part of the position."""
        return self.position.board

    @property
    def seat(self) -> int:
        """No player: turns belong to both."""
        return NOBODY

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.board.turn + (self.words == BEGIN)

    @property
    def step(self) -> str:
        """The step of the turn that comes next."""
        return self.words

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps at which a game may start, as the notation writes them."""
        return words_of_turn(self.board.quests)

    def with_turn(self, seat: int, number: int, step: str) -> Self:  # noqa: ARG002
        """Return the sheet at a step of a turn."""
        board = replace(self.board, turn=turns_begun(number, step))
        return replace(self, words=step, position=replace(self.position, board=board)).settled()

    def faults(self) -> list[Impossible]:
        """Return everything that is impossible in the position."""
        return list(impossible(self.position, self.names)) or unsound(BattleDice().problems(self.position))

    def set_up(self, position: BattlePosition) -> SetUp:
        """Return the set-up of a game that starts from a position."""
        return BattleDice().set_up_at(position)


def kind_of(die: str) -> str:
    """Return the kind of a die as it is shown."""
    return die.partition(SIGN)[0]


def face_of(die: str) -> int:
    """Return the face of a die as it is shown, 0 for one without a number."""
    return int(die.partition(SIGN)[2] or 1) - 1


def _seats_of(quests: Sequence[Quest]) -> list[int]:
    """Return all seats, those on quests first, in the order in which they left."""
    gone = [quest.seat for quest in quests]
    return [*gone, *(seat for seat in SEATS if seat not in gone)]


def _quest_now(quests: Sequence[Quest], dice: Sequence[Die], seat: int) -> Quest | None:
    """Return the quest of a seat with the dice of its party; one that has fought may have lost some of them."""
    now = usual_quest(dice, seat)
    before = next((quest for quest in quests if quest.seat == seat), None)
    if not now.party:
        return None
    if before is None or not before.rounds:
        return now
    party, roster = max(before.party, now.party), max(before.roster, now.roster)
    return replace(before, party=party, roster=roster, monsters=now.monsters or before.monsters)


def _monsters_now(before: tuple[str, str], dice: Sequence[Die]) -> tuple[str, str]:
    """Return the type of the monsters of each army; one without monsters keeps its type."""
    has = [any(die.owner == seat and die.place != ROSTER and die.type in MONSTERS for die in dice) for seat in SEATS]
    one, other = (now if has[seat] else before[seat] for seat, now in enumerate(usual_monsters(dice)))
    return one, other


def empty(names: Sequence[str], players: Sequence[str]) -> BattleSheet:
    """Return a position without dice, at the start of the first turn."""
    board = Board(USUAL, default_tables(), (MONSTERS[0], MONSTERS[0]), (0, 0))
    position: BattlePosition = Position(BattleDice.name, 2, (), board, (BeginTurn(),), Chance(0))
    return BattleSheet(position, tuple(names), tuple(players)).settled()


def adopted(position: BattlePosition, names: Sequence[str], players: Sequence[str]) -> BattleSheet:
    """Return a position of a game or a text for editing; one in the middle of a step goes back to its beginning.

    The dice of the box are not in it: a game takes them when it needs them.
    """
    words, board = plain_words(position), position.board
    quests, back = board.quests, dict[int, str]()
    for side in board.battle.sides if board.battle is not None else ():  # what this phase, or this round, has destroyed
        again = side.fallen if side.place == ARMY else side.lost
        back |= dict.fromkeys(again, side.place)
        quests = tuple(
            replace(one, rounds=max(0, one.rounds - ((side.seat, side.place) == (one.seat, PARTY)))) for one in quests
        )
    left = {step.quester for step in position.agenda if isinstance(step, FormRoster)}  # parties that meet no roster yet
    turn = board.turn - (words == BEGIN and not turn_words(position))
    board = replace(board, turn=max(0, turn), quests=tuple(one for one in quests if one.seat not in left))
    dice = tuple(
        replace(die, place=ARMY if die.place == PARTY and die.owner in left else back.get(number, die.place))
        for number, die in enumerate(position.dice)
        if die.place not in (SUPPLY, TABLE)
    )
    bare = replace(position, dice=dice, board=board, chance=Chance(0), answered=0, result=None)
    known, plans = named_for(2, names, players, PERSON)
    return BattleSheet(bare, known, plans, words, min(MOST_DICE, *board.starts)).settled()


def plain_words(position: BattlePosition) -> str:
    """Return the words for the beginning of the step that a position is in."""
    battle, quests = position.board.battle, position.board.quests
    if words := turn_words(position):
        return words
    if battle is None:
        fights = next((step.quester for step in reversed(position.agenda) if isinstance(step, BeginRound)), NOBODY)
        return f"{QUEST}{LETTERS[fights]}" if fights in {quest.seat for quest in quests} else BEGIN
    if battle.quester != NOBODY:
        return f"{QUEST}{LETTERS[battle.quester]}"
    if not battle.sides[0].rolled:
        return ROLL
    return PLAYED[min(max(0, PHASES.index(battle.phase) - 1), len(PLAYED) - 1)]


def text_of(sheet: BattleSheet) -> str:
    """Return the text of a position."""
    return write(sheet.position)


def sheet_of(text: str, names: tuple[str, ...] = (), players: tuple[str, ...] = ()) -> BattleSheet:
    """Return the position that a text describes. Raises NotationError, which names the line and the reason."""
    refuse_long(text)
    return adopted(read(text), names, players)
