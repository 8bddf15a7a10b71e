"""The map as Veteran sees it: each attack as a chain of exchanges, with the territories that can follow it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property

from ddtable.engine.questions import Remark
from ddtable.opponents.minds import PLAIN, Mind
from ddtable.opponents.risk import outlook
from ddtable.opponents.risk.outlook import NOTHING, Outlook
from ddtable.opponents.risk.storming import WALKED_IN, Storm, Units, Way, health_in, storm
from ddtable.rules.dragon_dice.action import Action, actions
from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition, distance, health_of_type, units_at
from ddtable.rules.risk.marches import EIGHT, Sources

WEIGHTS: Mapping[str, float] = {
    **outlook.WEIGHTS,
    "killed": 0.35,
    "lost": 0.35,
    "dominates": 8.0,
    "wipes_out": 4.0,
    "held_card": 1.0,
    "least": 0.02,
    "safe": 1.0,
    "of_prize": 0.5,
    "turned": 0.6,
}
"""Veteran's weights: the value of a health of the enemy, and of an own one; of having as many territories as win, of a
player's last territory, and of each of that player's cards; the least value of an attack; that of a territory which is
surely kept, and of its prize; and the part of an attack's value that is left if a die must be turned first.
"""
FARTHEST = 6
"""The territories after the first one that a march can still take."""
LIKELY = 0.3
"""The chance to take a territory from which it is worth looking further."""
WIDE = 3
"""As far as this the two best territories are tried, then only the best."""


class Plan(Outlook):
    """The prospects of one position for one seat, as far as a march can go, as a mind weighs them."""

    def __init__(self, view: ClassicPosition, seat: int, mind: Mind = PLAIN) -> None:
        super().__init__(view, seat, mind.table(WEIGHTS))
        self._killed, self._lost = self.weights["killed"], self.weights["lost"]

    def units(self, dice: Iterable[int]) -> Units:
        """Return the types of dice, the largest first."""
        return in_order(self.view.dice[die].type for die in dice)

    @cached_property
    def garrisons(self) -> dict[str, Units]:
        """The units on each territory."""
        return {
            place: self.units(units_at(self.view, seat, place)) if seat != NOBODY else ()
            for place, seat in self.owners.items()
        }

    def going(self, reach: Sources) -> Units:
        """Return the units of an attack: all that may go, the smallest of each territory stays (Q149)."""
        found: list[str] = []
        for place, dice in reach.items():
            found += self.units(dice)[: len(units_at(self.view, self.seat, place)) - 1]
        return in_order(found)

    @cached_property
    def _prizes(self) -> dict[str, float]:
        """The value of each territory, also that of a player who is about to win or has no other (RK4.12)."""
        found = {}
        for place, owner in self.owners.items():
            found[place] = super().prize(place)
            theirs = self._held.get(owner, 0)
            if theirs >= self.board.domination:
                found[place] += self.weights["dominates"]
            if theirs == 1:
                found[place] += self.weights["wipes_out"] + self.weights["held_card"] * len(self.board.hands[owner])
        return found

    @cached_property
    def _held(self) -> Counter[int]:
        """The number of territories of each seat."""
        return Counter(owner for owner in self.owners.values() if owner != NOBODY)

    def prize(self, place: str) -> float:
        """Return the value of taking a territory."""
        return self._prizes[place]

    def value(self, kind: str, place: str, reach: Sources) -> float:
        """Return the value of an attack with all that may go; below 0 if it is not worth it."""
        units = self.going(reach)
        return self.attack(way_of(kind), place, units) if units else NOTHING

    def outcome(self, way: Way, place: str, units: Units) -> Storm:
        """Return the end of an attack by these units; empty land has no defenders."""
        return storm(units, self.garrisons[place], way) if self.garrisons[place] else WALKED_IN

    def attack(
        self, way: Way, place: str, units: Units, farthest: int = FARTHEST, taken: frozenset[str] = frozenset()
    ) -> float:
        """Return the value of an attack: the territory, the losses of both, and what follows (RK4.2h)."""
        found = self.outcome(way, place, units)
        value = self.alone(found, place) + self._dominating(found, len(taken) + 1)
        if farthest and found.taken > LIKELY:
            left = after(units, found.lost)
            action: Action = "missile" if way == "missile" else "melee"
            value += found.taken * self.onward(place, left, action, farthest - 1, taken | {place})
        return value

    def alone(self, found: Storm, place: str) -> float:
        """Return the value of an attack by itself: the territory, and the losses of both."""
        return found.taken * self.prize(place) + self._killed * found.killed - self._lost * found.lost

    def _dominating(self, found: Storm, more: int) -> float:
        """Return the value of having just as many territories as win (Q161)."""
        enough = len(self.mine) + more == self.board.domination
        return self.weights["dominates"] * found.taken if enough else 0.0

    def targets(self, place: str, taken: frozenset[str]) -> list[str]:
        """Return the territories of others that units on a territory can attack, without those just taken (RK4.2c)."""
        land, near = self.graph.land_of[place], self.graph.within(place)
        return [
            one
            for one, owner in self.owners.items()
            if owner != self.seat and one not in taken and (self.graph.land_of[one] == land or one in near)
        ]

    def onward(self, place: str, units: Units, action: Action, farthest: int, taken: frozenset[str]) -> float:
        """Return the value of attacking on with the units that have moved in, of which one stays (RK4.2h, Q152).

        `action`: that of the march. `taken`: the territories that the march has taken before.
        """
        going = units[:-1]
        if not going:
            return 0.0
        ways = self.ways(self.graph.ground(place), action)
        found = [
            (self.alone(self.outcome(way, target, going), target), way, target)
            for target in self.targets(place, taken)
            for way in ways
            if way == "skirmish" or self.owners[target] != NOBODY
        ]
        found.sort(key=lambda one: -one[0])
        best = found[: 2 if farthest > WIDE else 1]
        return max([0.0, *(self.attack(way, target, going, farthest, taken) for _, way, target in best)])

    def reason(self, way: Way, place: str, units: Units) -> Remark:
        """Return the reason for an attack: the chance to take the territory, and what makes it worth most."""
        found = self.outcome(way, place, units)
        values: dict[str, int | str] = {
            "place": place,
            "taken": round(100 * found.taken),
            "lost": round(found.lost),
            "why": self.why(place),
        }
        return Remark("reason-risk-storm", values)

    def why(self, place: str) -> str:
        """Return what is most in the prize of a territory: "last", "goal", "breaks", "whole", "card" or "land"."""
        owner, land = self.owners[place], self.graph.land_of[place]
        missing = sum(self.owners[one] != self.seat for one in self.members(land))
        if owner == NOBODY:
            return "land"
        theirs = self._held[owner]
        for word, applies in (
            ("last", theirs == 1),
            ("goal", theirs >= self.board.domination or len(self.mine) + 1 >= self.board.domination),
            ("breaks", self.share(land, owner) == 1.0),
            ("whole", missing == 1),
            ("card", not self.board.taken),
        ):
            if applies:
                return word
        return "land"

    def ways(self, land: str, action: Action) -> list[Way]:
        """Return the ways in which a march with an action goes on in a continent (Q152)."""
        allowed = actions(self.view, self.seat, land)
        every: list[tuple[Action, Way]] = [("melee", "skirmish"), ("missile", "missile")]
        return [
            way for kind, way in every if kind in allowed and (kind == action or distance(self.view, land) == EIGHT)
        ]


def in_order(kinds: Iterable[str]) -> Units:
    """Return types of units, the largest first: the same units are always in the same order."""
    return tuple(sorted(kinds, key=lambda kind: (-health_of_type(kind), kind)))


def way_of(kind: str) -> Way:
    """Return the way in which an option attacks; empty land is entered without a fight."""
    return "charge" if kind == "charge" else "missile" if kind == "missile" else "skirmish"


def after(units: Units, lost: float) -> Units:
    """Return the units that are left after a loss of health, without the smallest ones."""
    left = [*units]
    while left and lost >= health_of_type(left[-1]) / 2:
        lost -= health_in((left.pop(),))
    return tuple(left)
