"""A small second graph: a ring of six places for three seats, of which the first two share a land."""

from __future__ import annotations

from collections.abc import Mapping

from by_hand import CLASSIC

from ddtable.engine.chance import Chance
from ddtable.engine.position import Die, Position
from ddtable.rules.dragon_dice.board import DEAD, NOBODY, Board, ClassicPosition, Options, Picks
from ddtable.rules.dragon_dice.places import Land, Place, numbered, table_of
from ddtable.rules.dragon_dice.steps import EndTurn, March, Reinforce, Retreat, Step

RING = tuple(numbered(at) for at in range(6))
LANDS = (0, 0, 1, 2, 3, 4)
SHARED = "land/0"
PLACES = tuple(
    Place(place, LANDS[at], at // 2 if at % 2 == 0 else NOBODY, (RING[at - 1], RING[(at + 1) % 6]))
    for at, place in enumerate(RING)
)
THUG = "goblins_thug"
AT_WORK: tuple[Step, ...] = (EndTurn(), Retreat(), Reinforce(), March(2), March(1))


def ring(
    armies: Mapping[tuple[int, int], int],
    shown: Mapping[int, int] | None = None,
    holders: Mapping[int, int] | None = None,
    kinds: Mapping[int, str] | None = None,
    agenda: tuple[Step, ...] = AT_WORK,
) -> ClassicPosition:
    """Return a position on the ring where seat 0 is about to march: the thugs of each army by seat and place.

    `shown`, `holders`, `kinds`: the numbers, holders and dice of lands; without them 4, nobody, a flatland city.
    """
    shown, holders, kinds = shown or {}, holders or {}, kinds or {}
    count = max(LANDS) + 1
    dice = [Die(kinds.get(land, "flatland_city"), 0, table_of(land), shown.get(land, 4) - 1) for land in range(count)]
    for (seat, at), thugs in armies.items():
        dice += [Die(THUG, seat, RING[at])] * thugs
    dice += [Die("air_drake", seat, DEAD) for seat in range(3)]
    healths = [sum(thugs for (owner, _), thugs in armies.items() if owner == seat) for seat in range(3)]
    board = Board(
        Options(),
        max(healths),
        (0, 1, 2),
        0,
        1,
        tuple(Land(land, NOBODY, holders.get(land, NOBODY)) for land in range(count)),
        (Picks("flatland_city", "flatland_city"),) * 3,
        revealed=True,
        places=PLACES,
        healths=tuple(healths),
    )
    found: ClassicPosition = Position("classic", 3, tuple(dice), board, agenda, Chance(1))
    assert CLASSIC.problems(found) == []
    return found
