"""The same game again with other dice, optionally with exchanged forces."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import replace

from ddtable.opponents.seated import PERSON
from ui.session.library import SeatPlan

if TYPE_CHECKING:
    from ddtable.engine.system import SetUp
    from ui.session.session import Session

LARGEST_SEED = (1 << 63) - 1


def rematch_set_up(session: Session, *, swap: bool = False) -> SetUp:
    """Return the set-up of a rematch; `swap`: each player gets the force of the previous seat.

    A game from a position starts there again; its forces are in the position and do not change seats.
    """
    begun = session.game.set_up
    swap = swap and begun.start is UNSET
    forces = (*begun.forces[-1:], *begun.forces[:-1]) if swap else begun.forces
    return replace(begun, forces=forces, by_hand=session.real_dice, seed=SystemRandom().randrange(LARGEST_SEED))


def rematch_seats(session: Session, *, swap: bool = False) -> list[SeatPlan]:
    """Return the seats as at the end of the last game; a player who gave up is back.

    `swap`: in a game from a position, each player gets the place of the next seat.
    """
    gave_up = session.seats.gave_up()
    seats = [
        SeatPlan(name, PERSON if seat in gave_up else kind)
        for seat, (name, kind) in enumerate(zip(session.names, session.kinds, strict=True))
    ]
    moved = swap and session.game.set_up.start is not UNSET
    return [*seats[1:], *seats[:1]] if moved else seats
