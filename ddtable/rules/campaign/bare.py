"""A war with nothing but a few dice at the frontier: for what a die does by itself, and for examples."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.chance import Chance
from ddtable.engine.position import Die, Position
from ddtable.rules.campaign.board import CampaignBoard, CampaignOptions
from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition, Picks
from ddtable.rules.dragon_dice.places import Land, Place, numbered, table_of

MINE, THEIRS = 0, 1
HOME, THEIR_HOME, FRONTIER = (numbered(number) for number in range(3))
"""The places: a home for each of 2 players, and the frontier that both are linked to."""


def bare_war(lands: tuple[str, str, str], dice: Sequence[Die], health: int) -> ClassicPosition:
    """Return a war of 2 players with these terrain dice, which show 5, and these other dice, which come first.

    `health`: of each force. The first player's turn has begun.
    """
    first = len(dice)
    terrains = [Die(kind, NOBODY, table_of(number), 4) for number, kind in enumerate(lands)]
    places = (
        Place(HOME, 0, MINE, (FRONTIER,)),
        Place(THEIR_HOME, 1, THEIRS, (FRONTIER,)),
        Place(FRONTIER, 2, NOBODY, (HOME, THEIR_HOME)),
    )
    board = CampaignBoard(
        options=CampaignOptions(),
        health=health // 2,
        healths=(health, health),
        order=(MINE, THEIRS),
        seat=MINE,
        turn=1,
        turns=(1, 0),
        lands=tuple(Land(first + number) for number in range(len(lands))),
        places=places,
        picks=(Picks(), Picks()),
        revealed=True,
    )
    return Position("campaign", 2, (*dice, *terrains), board, (), Chance(1, 0))
