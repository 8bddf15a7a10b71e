"""A contested maneuver, exactly: the acting army must reach the total of each army that opposes it (C4.3, C4.6)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ddtable.odds.exchange import DYING, asked_in
from ddtable.odds.of_recipe import of_army
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.dragon_dice.effects import given, paralysed
from ddtable.rules.dragon_dice.powers import among
from ddtable.rules.dragon_dice.rolling import army_roll


def contest(view: ClassicPosition, seat: int, place: str, opposing: Sequence[int]) -> float | None:
    """Return the chance that a maneuver succeeds against these seats; without any it always does (C4.2).

    None if a player decides in the middle of the rolls, or if an icon of one army changes the roll of another. A tie is
    enough, but on Fields of Ice it is not.
    """
    if not opposing:
        return 1.0
    if paralysed(view, seat, place):  # it can only maneuver without opposition (DA-D2)
        return 0.0
    if any(asked_in(view, one, place, "maneuver") not in ("", DYING) for one in (seat, *opposing)):
        return None
    if any(among(view, place, army_roll(view, one, place, "maneuver").dice, "rapid_growth") for one in opposing):
        return None
    mine, *theirs = (_totals(view, one, place) for one in (seat, *opposing))
    slips = given(view, seat, place, "lost_ties") > 0
    return sum(share * prod(_at_most(one, total - slips) for one in theirs) for total, share in mine.items())


def _totals(view: ClassicPosition, seat: int, place: str) -> dict[int, float]:
    """Return the chance of each total of an army's maneuver roll."""
    dice = army_roll(view, seat, place, "maneuver").dice
    return {total: share for (total,), share in of_army(view, seat, "maneuver", place, dice, ("maneuver",)).items()}


def _at_most(totals: dict[int, float], most: int) -> float:
    return sum(share for total, share in totals.items() if total <= most)
