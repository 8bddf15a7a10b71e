"""The games of `ddtable balance`: armies against each other, rosters against parties, and quest policies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, Literal, cast

import msgspec
from msgspec import UNSET, Struct

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from ddtable.engine import kernel
from ddtable.engine.chance import Chance
from ddtable.engine.kernel import Played
from ddtable.engine.position import Die, Position
from ddtable.engine.questions import Chosen, Question, Remark, Subset
from ddtable.engine.system import SetUp, system
from ddtable.forces.battle_army import BattleArmy
from ddtable.opponents.battle_dice import recruit
from ddtable.opponents.battle_dice.scene import units_at
from ddtable.opponents.minds import Answer
from ddtable.rules.battle_dice.board import ARMY, PARTY, SUPPLY, BattlePosition, Board, Options, Quest
from ddtable.rules.battle_dice.events import QuestEnded
from ddtable.rules.battle_dice.house import default_tables, read_tables
from ddtable.rules.battle_dice.kinds import MONSTERS, QUESTING, TROOPS
from ddtable.rules.battle_dice.steps import BeginRound, BeginTurn, FormRoster
from ddtable.rules.battle_dice.tables import Tables

NAME = "battle_dice"
RULES = system(NAME)
SIZE = 20  # dice of each army
PARTY_OF = 8  # units of the party that rosters meet
EARLY_PARTY = 4
MOST_DECISIONS = 5_000
WON, DRAWN, LOST = 1.0, 0.5, 0.0

Counts = Mapping[str, int]
Kind = Literal["armies", "roster", "quests"]
Answering = Callable[[BattlePosition, Question, Random], Answer]

SINGLE: dict[str, Counts] = {kind: {kind: SIZE} for kind in (*TROOPS, *MONSTERS)}
"""Armies of 20 dice of one class each."""

MIXED: dict[str, Counts] = {
    "host": {"general": 5, "cavalry": 8, "mage": 4, "archmage": 3},
    "riders": {"general": 4, "infantry": 2, "archer": 3, "cavalry": 8, "mage": 1, "warrior": 2},
    "bows": {"general": 2, "infantry": 4, "archer": 10, "cavalry": 2, "mage": 1, "giant": 1},
    "mages": {"general": 1, "infantry": 3, "archer": 3, "cavalry": 1, "mage": 9, "dragon": 3},
    "footmen": {"general": 2, "infantry": 9, "archer": 5, "cavalry": 2, "mage": 1, "warrior": 1},
    "even": {"general": 3, "infantry": 4, "archer": 4, "cavalry": 3, "mage": 3, "archmage": 3},
}
"""Mixed armies of 20 dice."""

ROSTERS: dict[str, Counts] = {
    **{kind: {kind: PARTY_OF} for kind in QUESTING},
    "half infantry, half archers": {"infantry": PARTY_OF // 2, "archer": PARTY_OF // 2},
    **{kind: {kind: PARTY_OF // 2} for kind in MONSTERS},
    **{f"2 {kind}, 4 archers": {kind: 2, "archer": 4} for kind in MONSTERS},
}
"""Rosters that a party of 8 can meet; a monster costs 2 (BQ3)."""

PARTIES: dict[str, Counts] = {
    "infantry": {"infantry": 8},
    "archers": {"archer": 8},
    "mages": {"mage": 8},
    "mixed": {"infantry": 3, "archer": 3, "mage": 2},
}
"""Parties of 8 units."""


class Match(Struct, frozen=True):
    """One game to play: its kind, the names of both sides and its seed.

    `swapped`: the second side has the first seat.
    """

    kind: Kind
    one: str
    other: str
    seed: int
    swapped: bool


def army_of(name: str, counts: Counts) -> BattleArmy:
    """Return an army with these counts by kind; at most one kind is a monster."""
    monster = next((kind for kind in counts if kind in MONSTERS), MONSTERS[0])
    troops: dict[str, Any] = {troop: counts.get(troop, 0) for troop in TROOPS}
    return BattleArmy(id="balance", name=name, monster=monster, monsters=counts.get(monster, 0), **troops)


def play(match: Match, house: Mapping[str, Any]) -> float:
    """Play one game under the tables; return the result of the first side: WON, DRAWN or LOST."""
    if match.kind == "armies":
        armies = {**SINGLE, **MIXED}
        return _battle(match, house, armies[match.one], armies[match.other])
    if match.kind == "quests":
        mine = MIXED[match.other]
        return _battle(match, house, mine, mine, POLICIES[match.one])
    return _quest(match, house)


def _battle(
    match: Match, house: Mapping[str, Any], one: Counts, other: Counts, policy: Answering | None = None
) -> float:
    """Play a battle of 2 armies. With `policy` the first one quests by it; the other army never quests."""
    forces = tuple(msgspec.to_builtins(army_of(name, counts)) for name, counts in ((match.one, one), ("other", other)))
    first = int(match.swapped)
    options = {"quests": policy is not None}
    set_up = SetUp(NAME, match.seed, options, forces[::-1] if first else forces, house=house or UNSET)
    result = _play_on(kernel.begin(RULES, set_up), match.seed, first, policy).position.result
    if result is None or not result.winners:
        return DRAWN
    return WON if first in result.winners else LOST


def _play_on(played: Played, seed: int, first: int, policy: Answering | None) -> Played:
    """Play to the end. The computer player answers all questions except whom to send on a quest."""
    random, decisions = Random(seed), 0
    while (question := played.question) is not None and decisions < MOST_DECISIONS:
        position = cast(BattlePosition, RULES.observe(played.position, question.seat))
        answering: Answering = recruit.choose
        if question.kind == "quest" and policy is not None:
            answering = policy if question.seat == first else _stay
        played = kernel.play(RULES, played.position, answering(position, question, random)[0], question)
        decisions += 1
    return played


def _quest(match: Match, house: Mapping[str, Any]) -> float:
    """Play a quest of a party (`other`) against a roster (`one`); return the result of the roster."""
    position, roster = _before_roster(match, _tables(msgspec.json.encode(house)))
    question = kernel.ask(RULES, position)
    assert question is not None, "no roster is asked for"
    played = kernel.play(RULES, position, Chosen(roster), question)
    random = Random(match.seed)
    while (asked := played.question) is not None:
        played = kernel.play(RULES, played.position, recruit.choose(played.position, asked, random)[0], asked)
        for event in played.events:
            if isinstance(event, QuestEnded):
                return {"won": LOST, "drawn": DRAWN, "lost": WON}[event.outcome]
    return DRAWN  # the armies at home ended the game first


def _before_roster(match: Match, tables: Tables) -> tuple[BattlePosition, tuple[int, ...]]:
    """Return the position of a quest before its roster is set, and the dice of the box for the roster."""
    party, wanted = PARTIES[match.other], ROSTERS[match.one]
    quester = int(match.swapped)
    dice = [Die(TROOPS[0], seat, ARMY) for seat in (0, 1)]
    dice += [Die(kind, quester, PARTY) for kind, count in party.items() for _ in range(count)]
    first = len(dice)
    dice += [Die(kind, 1 - quester, SUPPLY) for kind, count in wanted.items() for _ in range(count)]
    quests = (Quest(quester, PARTY_OF, 0),)
    board = Board(Options(), tables, (MONSTERS[0], MONSTERS[0]), (1, 1), 1, quests=quests)
    agenda = (BeginTurn(), BeginRound(quester), FormRoster(quester))
    position: BattlePosition = Position(NAME, 2, tuple(dice), board, agenda, Chance(match.seed, 0))
    return position, tuple(range(first, len(dice)))


@cache
def _tables(written: bytes) -> Tables:
    held = msgspec.json.decode(written)
    return cast(Tables, read_tables(held)) if held else default_tables()


# Quest policies


def _stay(_position: BattlePosition, _question: Question, _random: Random) -> Answer:
    return Chosen(()), Remark("reason-bd-no-quest")


def _early(position: BattlePosition, question: Question, random: Random) -> Answer:
    """Send the first 4 units that may go in the first turn, and no party later."""
    if position.board.turn > 1:
        return _stay(position, question, random)
    able = [die for die in cast(Subset, question.shape).dice if position.dice[die].type in QUESTING]
    army = units_at(position, question.seat, ARMY)
    answer = Chosen(tuple(able[: min(EARLY_PARTY, len(army) - 1)]))
    return answer, Remark("reason-bd-scout")


POLICIES: dict[str, Answering] = {"never": _stay, "as Recruit": recruit.choose, "four at once": _early}
"""The quest policies of the first side; the other side never quests."""
