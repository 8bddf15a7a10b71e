"""The minds of computer players: how each one judges, as data. All of them have the same rules, dice and knowledge.

Veteran's is the plain one. A character (`characters.toml`) likes or fears some things more than Veteran does. A weaker
level (`levels.toml`) misjudges each answer by some points.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property

import msgspec
from msgspec import Struct

from ddtable.files.resources import resource
from ddtable.opponents.dragon_dice.appraisal import TASTE, VETERAN, Measures, chance, fitted

A_POINT = 0.04
"""The logarithm of odds that one point of winning chance is worth while both players have 50 of 100."""


class Mind(Struct, frozen=True, dict=True):
    """The way in which a computer player judges; the defaults are Veteran's.

    `appraisal`: the file of its weights. `noise`: the points of winning chance by which it misjudges each answer, as a
    standard deviation. `reserves`: True if it weighs retreats and reinforcements. `losses`: the part of its own losses
    that it counts. `weights`: factors on the weights of measures. `points`: the points of winning chance that it adds
    for an attack, magic, a maneuver or the reserves.
    """

    appraisal: str = VETERAN
    noise: float = 0.0
    reserves: bool = True
    losses: float = 1.0
    weights: Mapping[str, float] = {}
    points: Mapping[str, float] = {}

    @cached_property
    def table(self) -> Mapping[str, float]:
        """The weight of each measure."""
        return {name: weight * self.weights.get(name, 1.0) for name, weight in fitted(self.appraisal).items()}

    def chance(self, found: Measures) -> float:
        """Return the chance of winning as this mind sees it, from 0 to 1."""
        return chance(found, self.table)

    def liked(self, deed: str, found: Measures) -> Measures:
        """Return measures with what this mind adds for a deed.

        Deeds are "melee", "missile", "magic", "maneuver", "retreat" and "reinforce".
        """
        points = self.points.get(deed)
        return {**found, TASTE: found[TASTE] + A_POINT * points} if points else found


PLAIN = Mind()


@cache
def characters() -> Mapping[str, Mind]:
    """Return the characters of the game of 1995 by name, in the order of the file."""
    return _minds("characters.toml")


@cache
def levels() -> Mapping[str, Mind]:
    """Return the minds of weaker levels by their number, the weakest first."""
    return _minds("levels.toml")


def _minds(name: str) -> Mapping[str, Mind]:
    return msgspec.toml.decode(resource("opponents", name).read_bytes(), type=dict[str, Mind])
