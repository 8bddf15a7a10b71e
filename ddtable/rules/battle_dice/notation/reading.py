"""Reading a position of Battle Dice from its text."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from ddtable.engine.chance import Chance
from ddtable.engine.position import Die, Position
from ddtable.rules.battle_dice.board import Battle, BattlePosition, Board, Options, Quest
from ddtable.rules.battle_dice.house import came_with_the_game, default_tables
from ddtable.rules.battle_dice.kinds import MONSTERS, SIDES
from ddtable.rules.battle_dice.notation.turns import agenda_of, battle_in, turns_begun
from ddtable.rules.battle_dice.notation.usual import usual_ids, usual_monsters, usual_quests, usual_start
from ddtable.rules.battle_dice.notation.writing import PLACES, USUAL
from ddtable.rules.battle_dice.steps import Step
from ddtable.rules.battle_dice.tables import Tables
from ddtable.rules.text_form import (
    COMMON,
    LETTERS,
    LineReader,
    in_order,
    read_dice,
    read_figures,
    read_result,
    written_options,
)
from ddtable.texts.trouble import trouble

_AREA = re.compile(r"([AB]) ([a-z]+)", re.ASCII)
_DIE = re.compile(r"(?:([1-9]\d{0,2}) )?([a-z][a-z0-9_]*)(?: \(([1-9]\d?)\))?", re.ASCII)
_QUEST = re.compile(
    r"quest ([AB]) party (\d{1,3}), roster (\d{1,3}), rounds (\d{1,6})(?:, monsters ([a-z]+))?", re.ASCII
)
_TURN = re.compile(r"(\d{1,6})(?: (.+))?", re.ASCII)

TurnLine = tuple[int, str, tuple[Step, ...]]
NO_TURN: TurnLine = (1, "", ())


def read(text: str) -> BattlePosition:
    """Return the position that a text describes. Raises NotationError if it does not."""
    return _Reader(text).position()


class _Reader(LineReader):
    """A reader of one text."""

    game = "battle_dice"
    settings = frozenset((*COMMON, "monsters", "starts", "announced", "tables", "battle"))

    def __init__(self, text: str) -> None:
        self.quests: list[Quest] = []
        super().__init__(text)

    def line(self, line: str) -> None:
        """Read one line: dice of a player, a quest, or a setting."""
        head, colon, rest = line.partition(":")
        if colon and (found := _AREA.fullmatch(head)):
            self.area(found[1], found[2], rest)
        elif line.startswith("quest "):
            self.quest(line)
        else:
            super().line(line)

    def area(self, letter: str, words: str, text: str) -> None:
        """Read the dice of an area."""
        if words not in PLACES:
            raise self.wrong(trouble("notation-no-pile", text=words))
        for item in map(str.strip, text.split(",")):
            found = _DIE.fullmatch(item)
            if not found:
                raise self.wrong(trouble("notation-like", text=item, like="2 archer (7)"))
            kind, number = found[2], int(found[3] or 1)
            if kind not in SIDES:
                raise self.wrong(trouble("notation-no-die", text=kind))
            if number > SIDES[kind]:
                raise self.wrong(trouble("notation-no-number", die=kind, number=number, sides=SIDES[kind]))
            self.dice += [Die(kind, LETTERS.index(letter), PLACES[words], number - 1)] * int(found[1] or 1)

    def quest(self, line: str) -> None:
        """Read a quest."""
        found = _QUEST.fullmatch(line)
        if not found or found[5] not in (None, *MONSTERS):
            raise self.wrong(trouble("notation-like", text=line, like="quest A party 3, roster 2, rounds 1"))
        party, roster, rounds = map(int, found.group(2, 3, 4))
        self.quests.append(Quest(LETTERS.index(found[1]), party, roster, rounds, found[5] or ""))

    def position(self) -> BattlePosition:
        """Build the position from everything that was read."""
        if not self.dice:
            raise self.wrong(trouble("notation-empty"))
        start = usual_start(self.dice)
        starts = self.setting("starts", self.pair, (start, start))
        dice = in_order(self.dice, self.setting("ids", self.ids, usual_ids(self.dice, starts)))
        self.quests = self.quests or list(usual_quests(dice))
        tables = self.setting("tables", self.tables, default_tables())
        turn, words, agenda = self.setting("turn", self.turn, NO_TURN)
        board = Board(
            self.setting("options", self.options, USUAL),
            tables,
            self.setting("monsters", self.monsters, usual_monsters(dice)),
            starts,
            turns_begun(turn, words),
            house=not came_with_the_game(tables),
            battle=self.setting("battle", self.battle, battle_in(words, turn, starts, dice)),
            announced=self.setting("announced", self.announced, ((), ())),
            quests=tuple(self.quests),
        )
        return Position(
            self.game,
            2,
            tuple(dice),
            board,
            self.setting("agenda", self.agenda, agenda),
            self.setting("dice", read_dice, Chance(0)),
            self.setting("answered", int, 0),
            self.setting("result", read_result, None),
        )

    def turn(self, text: str) -> TurnLine:
        """Return the number of a turn, the words of its state, and the agenda. Raises ValueError."""
        found = _TURN.fullmatch(text)
        if not found:
            raise ValueError(trouble("notation-like", text=text, like="4 melee"))
        words = found[2] or ""
        return int(found[1]), words, agenda_of(words, self.quests)

    def options(self, text: str) -> Options:
        """Return the house options in a text. Raises ValueError for an unknown one."""
        return msgspec.convert({"wiped_out": USUAL.wiped_out, **written_options(text, USUAL)}, Options)

    def pair(self, text: str) -> tuple[int, int]:
        """Return the dice of both armies at the start. Raises ValueError."""
        return self._two(read_figures(text), text, "20 20")

    def monsters(self, text: str) -> tuple[str, str]:
        """Return the type of the monsters of both armies. Raises ValueError."""
        kinds = text.split()
        return self._two(kinds if set(kinds) <= set(MONSTERS) else (), text, "dragon giant")

    def announced(self, text: str) -> tuple[tuple[int, ...], ...]:
        """Return the dice of the sealed parties by seat. Raises ValueError."""
        return tuple(map(read_figures, text.split(";")))

    def _two(self, found: Any, text: str, like: str) -> tuple[Any, Any]:
        if len(found) != 2:
            raise ValueError(trouble("notation-like", text=text, like=like))
        return found[0], found[1]

    def tables(self, text: str) -> Tables:
        """Return the tables in JSON. Raises ValueError."""
        return msgspec.json.decode(text, type=Tables)

    def battle(self, text: str) -> Battle:
        """Return the battle under way in JSON. Raises ValueError."""
        return msgspec.json.decode(text, type=Battle)

    def agenda(self, text: str) -> tuple[Step, ...]:
        """Return the agenda in JSON. Raises ValueError."""
        return msgspec.json.decode(text, type=tuple[Step, ...])
