"""Checks that only a position of a campaign needs."""

from __future__ import annotations

from collections.abc import Iterator

from ddtable.rules.campaign.board import board_of
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.dragon_dice.places import numbered


def problems(position: ClassicPosition) -> Iterator[str]:
    """Yield each defect of what a campaign adds to the board."""
    board = board_of(position)
    if board.edition.size_of(board.brought(0)) is None:
        yield f"forces of {board.brought(0)} health"
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
    for expansion in board.expansions:
        if not 0 <= expansion.seat < position.seats or expansion.place not in board.graph.places:
            yield f"seat {expansion.seat} has expanded from {expansion.place!r}"
