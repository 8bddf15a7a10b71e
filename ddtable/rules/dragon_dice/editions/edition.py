"""The value of an edition: everything that differs between the printings of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from msgspec import Struct

from ddtable.dice.playable import Allowed
from ddtable.forces.sections import Rows
from ddtable.rules.dragon_dice.icons import Icons
from ddtable.rules.dragon_dice.lasting import Lasting
from ddtable.rules.dragon_dice.power_rows import ByLand, Power, PowerKind
from ddtable.rules.dragon_dice.spells import Change, SpellType
from ddtable.rules.dragon_dice.steps import DragonStage

EditionName = Literal["classic95", "revised96", "campaign", "risk"]
EDITIONS: tuple[EditionName, ...] = get_args(EditionName)
PRINTINGS: tuple[EditionName, ...] = ("classic95", "revised96")
"""The editions of the classic game, which an option of it names; another edition has a rule system of its own."""
CLASSIC95: EditionName = "classic95"
"""The default edition: a set-up and a position that name none are of this one."""

PhaseWord = Literal[
    "expire",
    "reinforce",
    "dragons",
    "eighth_face",
    "species",
    "first_march",
    "second_march",
    "free_move",
    "firewalkers",
    "reserves_in",
    "reserves_out",
    "reserves",
    "card",
]
Doubled = Literal["all", "ids"]
ReserveTargets = Literal["any", "own"]
Held = Literal["dragons", "dragonkin", "items", "minor_terrains"]
RollStage = Literal["count", "penalties", "halving", "doubling", "counting_as", "additions", "special"]


class GameSize(Struct, frozen=True, forbid_unknown_fields=True):
    """One size of a game, by the health of each force.

    `dragons`, `dragonkin` (their health together) and `medallions` of a force; `terrains` of the whole game; `goal`: as
    in Edition.
    """

    health: int
    dragons: int
    dragonkin: int
    medallions: int
    terrains: int
    goal: int


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """The limits of a force in a game of some players (RK1.1).

    `dice`: the least number of units. `health`: the most health of all units. `initial`: the health that is placed at
    the start, on at most `territories` of the world. `dragons` and `minors`: the most of them. `terrains`: the number
    of terrain dice that each player brings.
    """

    players: int
    dice: int
    health: int
    initial: int
    territories: int
    dragons: int
    terrains: int
    minors: int


class Edition(Struct, frozen=True):
    """The rules of one printing, for games with the starter races (`races`) or with all.

    `players`: the lowest and the highest number of them. `goal`: captured terrains that win. `highest_promoted`: units
    of this health are not promoted. `health_per_dragon`: a force has one dragon, and one more for each of this.
    `distances_again`: numbers of a terrain die that are rolled again at the start. `doubled`: the magic points that a
    terrain of their colour doubles, all or those of IDs. `reserve_targets`: the armies and units at which an army in
    reserve may cast. `harm_own`: spells that harm may be cast on an own army. `armies_hold`: dice other than units that
    armies may have; they do not count as its health. `rolls_along`: the rolls of an army in which these dice are rolled
    too; `dies_along`: those that its player may choose as casualties.
    `phases`: of a turn, in order, each with its clause, empty for a house ruling. `dragon_stages`: of a dragon attack,
    in order. `roll_stages`: of a result of a roll, in order (rolls.py). `point_words`: results whose points have the
    name of another result. `fixed`: house options that have one value here. `clauses`: this edition's own clauses, by
    the clause of 1995 that they replace. `sections`: those of a force. `sizes`: the sizes of games; empty if forces
    may have any health. `limits`: of a force by the number of players; empty if its health and dragons are fixed
    (RK1.1). `native`: the races that recruit more on a kind of land (K7).
    `rows`: all powers, also those of races that do not play; `powers_by_land`: the races in play that have an effect
    on a kind of land; `effects`: the effects that any race in play has; `coffins`: the number of dead per 24 health
    that a power counts at most. `icons_in_play`: the icons on the units that may play. `changes` and `gives`: the
    effects in force of spells and icons together.
    """

    name: EditionName
    races: Allowed
    spells: Mapping[str, SpellType]
    icons: Icons
    costs: tuple[int, int]
    players: tuple[int, int]
    goal: int
    highest_promoted: int
    health_per_dragon: int
    distances_again: tuple[int, ...]
    doubled: Doubled
    reserve_targets: ReserveTargets
    harm_own: bool
    rout: bool
    armies_hold: tuple[Held, ...]
    rolls_along: Mapping[Held, tuple[str, ...]]
    dies_along: tuple[Held, ...]
    phases: Mapping[PhaseWord, str]
    dragon_stages: tuple[DragonStage, ...]
    roll_stages: tuple[RollStage, ...]
    point_words: Mapping[str, str]
    fixed: Mapping[str, bool | str]
    clauses: Mapping[str, str]
    sections: Rows
    sizes: tuple[GameSize, ...]
    limits: tuple[Limits, ...]
    native: Mapping[str, tuple[str, ...]]
    rows: tuple[Power, ...]
    powers_by_land: ByLand
    effects: frozenset[PowerKind]
    coffins: Mapping[PowerKind, int]
    icons_in_play: frozenset[str]
    lasting: Mapping[str, Lasting]
    changes: Mapping[str, tuple[Change, ...]]
    gives: Mapping[str, str]

    def dragons_due(self, health: int) -> int:
        """Return the number of dragons in a force of this health (SU1, K1), or the most (RK1.1)."""
        if (limits := self.limits_of(health)) is not None:
            return limits.dragons
        size = self.size_of(health)
        return 1 + health // self.health_per_dragon if size is None else size.dragons

    def limits_of(self, health: int) -> Limits | None:
        """Return the limits of forces of this health, the closest ones of several (RK1.1)."""
        found = [one for one in self.limits if one.health == health]
        return max(found, key=lambda one: (one.dice, one.terrains), default=None)

    def goal_at(self, health: int) -> int:
        """Return the number of captured terrains that win a game with forces of this health (C2.1, K0)."""
        size = self.size_of(health)
        return self.goal if size is None else size.goal

    def size_of(self, health: int) -> GameSize | None:
        """Return the size of a game with forces of this health; None if the edition has no such size (K1)."""
        return next((size for size in self.sizes if size.health == health), None)

    def clause(self, clause: str) -> str:
        """Return this edition's clause in the place of one of 1995, or that one."""
        return self.clauses.get(clause, clause)

    def stage_after(self, stage: DragonStage) -> DragonStage:
        """Return the next stage of a dragon attack; the last one has none."""
        return self.dragon_stages[self.dragon_stages.index(stage) + 1]
