"""The attacks that opponents could make in their next turn, if the board stays as it is."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ddtable.rules.dragon_dice.board import ClassicView, healths
from ddtable.rules.dragon_dice.places import group
from ddtable.rules.risk.board import board_of, owned, owner
from ddtable.rules.risk.marches import reaching
from ddtable.rules.risk.marches import sources as sources_of


class Threat(Struct, frozen=True):
    """An opponent, the health that could attack a territory, and the territories that it would come from."""

    seat: int
    health: int
    sources: tuple[tuple[str, int], ...]


def threats(view: ClassicView, seat: int) -> Mapping[str, tuple[Threat, ...]]:
    """Return for each territory of a seat the opponents that could attack it by melee, the strongest first.

    Of each opponent the strongest march counts, because the dice of one continent march at a time (RK4.2c, RK4.2d).
    Faces of terrain dice are left out: a maneuver can change them.
    """
    others = {owner(view, place.id) for place in board_of(view).territories} - {seat, -1}
    found = {}
    for place in owned(view, seat):
        dangers = (_strongest(view, other, place) for other in sorted(others))
        if known := sorted((danger for danger in dangers if danger is not None), key=lambda one: -one.health):
            found[place] = tuple(known)
    return found


def _strongest(view: ClassicView, seat: int, place: str) -> Threat | None:
    """Return the strongest attack of a seat on a territory, by one continent; None if there is none."""
    best: Threat | None = None
    for land in range(len(board_of(view).lands)):
        from_here = reaching(view, seat, group(land), place, "skirmish", sources_of(view, seat, group(land)))
        sources = tuple((one, sum(healths(view, dice))) for one, dice in from_here.items())
        health = sum(amount for _, amount in sources)
        if health > (best.health if best is not None else 0):
            best = Threat(seat, health, sources)
    return best
