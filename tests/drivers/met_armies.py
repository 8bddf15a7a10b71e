"""Armies of games played at random, with all that terrains, powers, spells and icons do to them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import NamedTuple

from ddtable.rules.dragon_dice.board import ClassicPosition, terrain_places, units_at
from tests.drivers.playing import CLASSIC, game, set_up


class Army(NamedTuple):
    view: ClassicPosition
    seat: int
    place: str
    dice: tuple[int, ...]


def armies(seed: int) -> Iterator[Army]:
    """The armies in a game played at random, at every tenth choice."""
    random = Random(seed)

    def at_random(_position, question, _random):
        return CLASSIC.sample(question, random)

    begun = set_up(seed, 2 + seed % 2, 24, species="all")
    for played in islice(game(begun, at_random, most=400), 40, 400, 10):
        view = played.position
        if not view.agenda:
            return  # the game is over
        for seat in range(view.seats):
            for place in terrain_places(view):
                if dice := units_at(view, seat, place):
                    yield Army(view, seat, place, dice)


@cache
def met() -> tuple[Army, ...]:
    return tuple(army for seed in range(8) for army in armies(seed))
