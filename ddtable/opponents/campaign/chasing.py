"""The chase of a war's last units: who is far ahead goes after them, also where the next turn gains nothing by it."""

from __future__ import annotations

from collections.abc import Mapping, Set

from ddtable.opponents.dragon_dice.field import Field
from ddtable.rules.dragon_dice.board import ClassicPosition, health

FAR_AHEAD = 4
"""The health in armies, in times that of all others together, from which a player goes after them."""

Move = tuple[tuple[int, ...], str, str]


def chase(field: Field, seat: int, moves: Mapping[str, Move]) -> str | None:
    """Return the option that moves the strongest army of a seat towards the nearest opposing one.

    None if the seat is not far ahead, or if that army has opponents where it is, or has moved.
    """
    view = field.view
    sizes = {army: health(view, view.at(army[1], army[0])) for army in field.on_table}
    mine = {place: size for (owner, place), size in sizes.items() if owner == seat}
    theirs = {place for owner, place in sizes if owner != seat}
    others = sum(sizes.values()) - sum(mine.values())
    if not theirs or not mine or sum(mine.values()) < FAR_AHEAD * others:
        return None
    strongest = max(mine, key=lambda place: mine[place])
    now = _away(view, strongest, theirs)
    nearer = [one for one, (_, source, to) in moves.items() if source == strongest and _away(view, to, theirs) < now]
    return nearer[0] if nearer else None


def _away(view: ClassicPosition, place: str, goals: Set[str]) -> int:
    """Return how many links lead from a place to the nearest of some others; 0 if it is one of them."""
    if place in goals:
        return 0
    graph = view.board.graph
    most = len(graph.ids)
    return next((hops for hops in range(1, most) if goals & {*graph.within(place, hops)}), most)
