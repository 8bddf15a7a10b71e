"""Checks that only a position of a campaign needs."""

from __future__ import annotations

from collections.abc import Iterator

from ddtable.dice.catalogue import catalogue
from ddtable.forces.sections import MEDALLION, kin_health, known_items
from ddtable.rules.campaign.board import CampaignBoard, board_of
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.dragon_dice.places import numbered


def problems(position: ClassicPosition) -> Iterator[str]:
    """Yield each defect of what a campaign adds to the board."""
    board = board_of(position)
    if board.edition.size_of(board.sized) is None:
        yield f"forces of {board.sized} health"
        return
    if len(board.turns) != position.seats or min(board.turns) < 0 or sum(board.turns) != board.turn:
        yield f"turns {board.turns} of {position.seats} seats, {board.turn} together"
    if board.recruitings < 0:
        yield f"{board.recruitings} recruitings"
    ids = [numbered(land) for land in range(len(board.lands))]
    if [place.id for place in board.map] != ids or [place.land for place in board.map] != list(range(len(ids))):
        yield "the places are not those of the terrains in their order"
    if len(set(board.expansions)) < len(board.expansions):
        yield "a player has expanded twice from one terrain"
    yield from _too_many(position, board)
    for expansion in board.expansions:
        if not 0 <= expansion.seat < position.seats or expansion.place not in board.graph.places:
            yield f"seat {expansion.seat} has expanded from {expansion.place!r}"


def _too_many(position: ClassicPosition, board: CampaignBoard) -> Iterator[str]:
    """Yield each sort of dice of which there are more than the size allows: these have no health that is counted."""
    dice, size = catalogue(), board.size
    terrains = sum(die.type in dice.terrains for die in position.dice)
    if terrains > size.terrains:
        yield f"{terrains} terrain dice instead of {size.terrains}"
    for seat in range(position.seats):
        mine = [die.type for die in position.dice if die.owner == seat]
        kin = kin_health(dice, mine)
        if kin > size.dragonkin:
            yield f"seat {seat} has {kin} health of dragonkin, at most {size.dragonkin}"
        medallions = sum(item.form == MEDALLION for item in known_items(dice, mine))
        if medallions > size.medallions:
            yield f"seat {seat} has {medallions} medallions, at most {size.medallions}"
