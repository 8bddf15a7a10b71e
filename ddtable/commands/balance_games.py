"""The games that `ddtable balance` plays: armies against each other, rosters against parties, ways to quest."""

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
from ddtable.engine.draft import Draft
from ddtable.engine.kernel import Played
from ddtable.engine.position import Die, Position
from ddtable.engine.questions import Chosen, Question, Remark, Subset
from ddtable.engine.system import SetUp, system
from ddtable.forces.battle_army import BattleArmy
from ddtable.opponents.battle_dice import recruit
from ddtable.opponents.battle_dice.scene import units_at
from ddtable.opponents.players import Answer
from ddtable.rules.battle_dice.board import ARMY, PARTY, ROSTER, BattlePosition, Board, Options, Quest
from ddtable.rules.battle_dice.events import QuestEnded
from ddtable.rules.battle_dice.house import default_tables, read_tables
from ddtable.rules.battle_dice.kinds import MONSTERS, QUESTING, TROOPS
from ddtable.rules.battle_dice.steps import BeginRound, BeginTurn
from ddtable.rules.battle_dice.tables import Tables

NAME = "battle_dice"
SIZE = 20  # dice of each army
PARTY_OF = 8  # units of the party that rosters meet
EARLY_PARTY = 4
MOST_DECISIONS = 5_000
QUESTER = 0
WON, DRAWN, LOST = 1.0, 0.5, 0.0

Counts = Mapping[str, int]
Kind = Literal["armies", "roster", "quests"]
Answering = Callable[[BattlePosition, Question, Random], Answer]

MIXED: dict[str, Counts] = {
    "riders": {"general": 4, "infantry": 2, "archer": 3, "cavalry": 8, "mage": 1, "warrior": 2},
    "bows": {"general": 2, "infantry": 4, "archer": 10, "cavalry": 2, "mage": 1, "giant": 1},
    "mages": {"general": 1, "infantry": 3, "archer": 3, "cavalry": 1, "mage": 9, "dragon": 3},
    "footmen": {"general": 2, "infantry": 9, "archer": 5, "cavalry": 2, "mage": 1, "warrior": 1},
    "even": {"general": 3, "infantry": 4, "archer": 4, "cavalry": 3, "mage": 3, "archmage": 3},
}
"""Mixed armies of twenty dice."""

ROSTERS: dict[str, Counts] = {
    **{kind: {kind: PARTY_OF} for kind in QUESTING},
    "half infantry, half archers": {"infantry": PARTY_OF // 2, "archer": PARTY_OF // 2},
    **{kind: {kind: PARTY_OF // 2} for kind in MONSTERS},
    **{f"2 {kind}, 4 archers": {kind: 2, "archer": 4} for kind in MONSTERS},
}
"""Rosters that a party of eight can meet: monsters cost two (BQ3)."""

PARTIES: dict[str, Counts] = {
    "infantry": {"infantry": 8},
    "archers": {"archer": 8},
    "mages": {"mage": 8},
    "mixed": {"infantry": 3, "archer": 3, "mage": 2},
}
"""Parties of eight."""


class Match(Struct, frozen=True):
    """One game to be played: what sort, the two names in it, and its seed; `swapped`: the second one sits first."""

    kind: Kind
    one: str
    other: str
    seed: int
    swapped: bool


def armies() -> dict[str, Counts]:
    """Return the counts of all armies: nine of one class each, and the mixed ones."""
    return {**{kind: {kind: SIZE} for kind in (*TROOPS, *MONSTERS)}, **MIXED}


def army_of(name: str, counts: Counts) -> BattleArmy:
    """Return an army of so many dice of each kind; at most one kind is a monster."""
    monster = next((kind for kind in counts if kind in MONSTERS), MONSTERS[0])
    troops = {troop: counts.get(troop, 0) for troop in TROOPS}
    return BattleArmy(id="balance", name=name, monster=monster, monsters=counts.get(monster, 0), **troops)


def play(match: Match, encoded: Mapping[str, Any]) -> float:
    """Play one game under the tables, and return what the first one named made of it: WON, DRAWN or LOST."""
    if match.kind == "armies":
        all_armies = armies()
        return _battle(match, encoded, all_armies[match.one], all_armies[match.other], {})
    if match.kind == "quests":
        mine = MIXED[match.other]
        return _battle(match, encoded, mine, mine, {"quests": True}, POLICIES[match.one])
    return _quest(match, encoded)


def _battle(
    match: Match,
    encoded: Mapping[str, Any],
    one: Counts,
    other: Counts,
    options: Mapping[str, bool],
    policy: Answering | None = None,
) -> float:
    """Play a battle of two armies; `policy` answers the first one's questions about quests, the second sends none."""
    forces = tuple(msgspec.to_builtins(army_of(name, counts)) for name, counts in ((match.one, one), ("other", other)))
    if match.swapped:
        forces = forces[::-1]
    first = int(match.swapped)
    house = encoded or UNSET
    set_up = SetUp(NAME, match.seed, {"quests": False, **options}, forces, house=house)
    played = _play_on(kernel.begin(system(NAME), set_up), match.seed, first, policy)
    result = played.position.result
    if result is None or not result.winners:
        return DRAWN
    return WON if first in result.winners else LOST


def _play_on(played: Played, seed: int, first: int, policy: Answering | None) -> Played:
    rules, random, decisions = system(NAME), Random(seed), 0
    while (question := played.question) is not None and decisions < MOST_DECISIONS:
        position = cast(BattlePosition, rules.observe(played.position, question.seat))
        answering = recruit.choose
        if question.kind == "quest" and policy is not None:
            answering = policy if question.seat == first else _stay
        played = kernel.play(rules, played.position, answering(position, question, random)[0], question)
        decisions += 1
    return played


def _quest(match: Match, encoded: Mapping[str, Any]) -> float:
    """Play a quest of a party (`other`) against a roster (`one`); return what the roster made of it."""
    party, roster = PARTIES[match.other], ROSTERS[match.one]
    rules, tables = system(NAME), _tables(msgspec.json.encode(encoded))
    quester = 1 - int(match.swapped)
    monster = next((kind for kind in roster if kind in MONSTERS), "")
    dice = [Die(TROOPS[0], seat, ARMY) for seat in (0, 1)]
    for seat, place, counts in ((quester, PARTY, party), (1 - quester, ROSTER, roster)):
        dice += [Die(kind, seat, place) for kind, count in counts.items() for _ in range(count)]
    board = Board(
        Options(),
        tables,
        (MONSTERS[0], MONSTERS[0]),
        (1, 1),
        1,
        quests=(Quest(quester, sum(party.values()), sum(roster.values()), monsters=monster),),
    )
    start: BattlePosition = Position(
        NAME, 2, tuple(dice), board, (BeginTurn(), BeginRound(quester)), Chance(match.seed, 0)
    )
    played = kernel._carry_on(rules, Draft(start))  # noqa: SLF001
    random = Random(match.seed)
    while (question := played.question) is not None:
        ended = [event for event in played.events if isinstance(event, QuestEnded)]
        if ended:
            return {"won": LOST, "drawn": DRAWN, "lost": WON}[ended[0].outcome]
        played = kernel.play(rules, played.position, recruit.choose(played.position, question, random)[0], question)
    return DRAWN


@cache
def _tables(encoded: bytes) -> Tables:
    held = msgspec.json.decode(encoded)
    return cast(Tables, read_tables(held)) if held else default_tables()


# Ways to quest


def _stay(_position: BattlePosition, _question: Question, _random: Random) -> Answer:
    return Chosen(()), Remark("reason-bd-no-quest")


def _early(position: BattlePosition, question: Question, random: Random) -> Answer:
    """Send the first four that may go in the first turn, and nobody later."""
    if position.board.turn > 1:
        return _stay(position, question, random)
    able = [die for die in cast(Subset, question.shape).dice if position.dice[die].type in QUESTING]
    army = units_at(position, question.seat, ARMY)
    answer = Chosen(tuple(able[: min(EARLY_PARTY, len(army) - 1)]))
    return answer, Remark("reason-bd-quest")


POLICIES: dict[str, Answering] = {"never": _stay, "as Recruit": recruit.choose, "four at once": _early}
"""Who quests, and when; the other side never does."""
