"""The value of the places of a seat's armies, by the exchanges that come next; which whole armies advance, and why."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import nlargest

from ddtable.opponents.dragon_dice.field import Army, Field
from ddtable.opponents.dragon_dice.prospects import attack_on, climb_odds, threat
from ddtable.opponents.dragon_dice.supposed import armies_at, moved
from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition, distance, land_at

MARCHES = 2
HIGHEST = 8
WEIGHTS: Mapping[str, float] = {"attack": 1.0, "safe": 1.0, "held": 4.0, "climb": 0.5, "alone": 0.8}
"""The value of each term, in health."""

Terms = Mapping[str, float]


def value(terms: Terms, weights: Terms = WEIGHTS) -> float:
    """Return the value of the places of all armies, in health."""
    return sum(weights[term] * found for term, found in terms.items())


def decided(before: Terms, after: Terms, weights: Terms = WEIGHTS) -> str:
    """Return the term that gains most."""
    return max(after, key=lambda term: weights[term] * (after[term] - before[term]))


class Deployment:
    """The armies of a seat on the map, and what becomes better or worse if some dice go elsewhere."""

    def __init__(self, view: ClassicPosition, seat: int) -> None:
        self.view, self.seat, self.field = view, seat, Field(view)
        self.now = self._terms(self.field)

    def moved(self, dice: tuple[int, ...], source: str, target: str) -> Terms:
        """Return the terms after some dice have moved from one place to another."""
        view = moved(self.view, dice, target)
        return self._terms(self.field.beside(view, armies_at(view, (source, target))))

    def _terms(self, field: Field) -> Terms:
        """Return the terms of a field: the best attacks of a turn of both sides, and what the own armies hold.

        "attack", "safe": the health that the best own marches take, and that the opponents' take. "held": captured
        terrains. "climb": the numbers of terrains that the best marches can turn. "alone": terrains without opponents.
        """
        view, seat = field.view, self.seat
        mine = [army for army in field.on_table if army[0] == seat]
        others = [other for other in range(view.seats) if other != seat]
        lands = {place: land_at(view, place) for _, place in mine}
        open_to = [army for army in mine if lands[army[1]].holder != seat and distance(view, army[1]) < HIGHEST]
        return {
            "attack": _of_a_turn([threat(field, *army) for army in mine]),
            "safe": -sum(_of_a_turn(_attacks(field, other, mine)) for other in others),
            "held": sum(land.holder == seat for land in lands.values())
            + sum(land.holder == NOBODY and distance(view, place) == HIGHEST for place, land in lands.items()),
            "climb": _of_a_turn([climb_odds(field, *army) * (1 + distance(view, army[1])) for army in open_to]),
            "alone": sum(not field.opponents(*army) for army in mine),
        }


def _of_a_turn(found: list[float]) -> float:
    """Return the sum of the best marches: a turn has two."""
    return sum(nlargest(MARCHES, found))


def _attacks(field: Field, other: int, mine: list[Army]) -> list[float]:
    """Return the best attack of each army of another seat on one of these."""
    theirs = [army for army in field.on_table if army[0] == other]
    return [max((attack_on(field, *army, *target) for target in mine), default=0.0) for army in theirs]
