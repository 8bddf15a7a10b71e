"""The attacks that opponents could make in their next turn, if the board stays as it is."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ddtable.rules.dragon_dice.board import NOBODY, ClassicView, healths
from ddtable.rules.dragon_dice.places import group
from ddtable.rules.risk.board import board_of, owned, owners
from ddtable.rules.risk.marches import Sources, reaching, sources


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
    lands = [group(land) for land in range(len(board_of(view).lands))]
    others = sorted(set(owners(view).values()) - {seat, NOBODY})
    armies = [(other, land, sources(view, other, land)) for other in others for land in lands]
    found = {}
    for place in owned(view, seat):
        best: dict[int, Threat] = {}
        for other, land, from_here in armies:
            threat = _threat(view, other, reaching(view, other, land, place, "skirmish", from_here))
            if threat.health > (best[other].health if other in best else 0):
                best[other] = threat
        if best:
            found[place] = tuple(sorted(best.values(), key=lambda one: -one.health))
    return found


def _threat(view: ClassicView, seat: int, from_here: Sources) -> Threat:
    """Return the attack of these units of a seat."""
    amounts = tuple((one, sum(healths(view, dice))) for one, dice in from_here.items())
    return Threat(seat, sum(amount for _, amount in amounts), amounts)
