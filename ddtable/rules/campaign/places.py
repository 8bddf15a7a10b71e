"""The map of a campaign: places that are added during the game, and terrain dice that are traded with the pool."""

from __future__ import annotations

from msgspec.structs import replace

from ddtable.rules.campaign.board import POOL, CampaignDraft, board_of
from ddtable.rules.campaign.events import TerrainTraded
from ddtable.rules.dragon_dice.board import NOBODY, ClassicView, distance, land_at, table_at
from ddtable.rules.dragon_dice.control import hold, settle
from ddtable.rules.dragon_dice.effects import end_on_terrain
from ddtable.rules.dragon_dice.places import Land, Place, numbered, table_of


def pool(view: ClassicView) -> tuple[int, ...]:
    """Return the terrain dice of the common pool (K4)."""
    return view.at(POOL, NOBODY)


def add_place(draft: CampaignDraft, die: int, links: tuple[str, ...] = (), home: int = NOBODY) -> str:
    """Put a die of the pool on the table as a new place, linked to others; return its id (KP6.0).

    The ids of older places stay as they are.
    """
    board = board_of(draft)
    new = numbered(len(board.lands))
    older = tuple(replace(one, links=(*one.links, new)) if one.id in links else one for one in board.map)
    draft.put((die,), table_of(len(board.lands)))
    lands = (*board.lands, Land(die))
    places = (*older, Place(new, len(board.lands), home, links))
    draft.board = board.changed(lands=lands, places=places)
    return new


def trade(draft: CampaignDraft, place: str, die: int, number: int) -> None:
    """Trade the die of a place with one of the pool, which then shows this number (Q118, Q137).

    The place keeps its id and its links, it stays a home, and armies with the effects on them stay. Effects on the
    terrain end with the old die, and so does its capture.
    """
    board = board_of(draft)
    index = board.graph.land_of[place]
    old = board.lands[index].die
    draft.note(TerrainTraded(place, old, die, distance(draft, place), number))
    end_on_terrain(draft, place)
    hold(draft, place, NOBODY)
    draft.put((old,), POOL)
    draft.put((die,), table_at(draft, place))
    draft.show(die, number - 1)
    lands = list(board_of(draft).lands)
    lands[index] = replace(land_at(draft, place), die=die)
    draft.board = draft.board.changed(lands=tuple(lands))
    settle(draft)
