"""The posts of Veteran's units: what they can take from a territory in the next march, less the danger for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ddtable.opponents.dragon_dice.recruit import at_number
from ddtable.opponents.minds import PLAIN, Mind
from ddtable.opponents.risk.planning import LIKELY, Plan, after, in_order
from ddtable.opponents.risk.recruit import distance_gain
from ddtable.opponents.risk.storming import Units, Way, storm
from ddtable.rules.dragon_dice.action import Action, actions
from ddtable.rules.dragon_dice.board import NOBODY, RESERVE, ClassicPosition, distance
from ddtable.rules.risk.marches import EIGHT

LONG = 4
"""The territories after the first one that count."""
INLAND = 0.1
"""The gain of a die that comes nearer to the border."""
WAYS: tuple[tuple[Way, Action], ...] = (("skirmish", "melee"), ("missile", "missile"))


class Posts(Plan):
    """The value of units on each territory of one position, for one seat."""

    def __init__(self, view: ClassicPosition, seat: int, mind: Mind = PLAIN) -> None:
        super().__init__(view, seat, mind)
        self._worths: dict[tuple[str, Units], float] = {}

    @cached_property
    def _open(self) -> dict[str, dict[Way, float]]:
        """For each continent the ways to attack from it, now or after a turn of its die."""
        found: dict[str, dict[Way, float]] = {}
        turned = self.weights["turned"]
        for land in self.graph.lands:
            number = distance(self.view, land)
            ways = found[land] = {}
            for at, part in ((number - 1, turned), (number + 1, turned), (number, 1.0)):
                if 1 <= at < EIGHT or at == number:
                    allowed = actions(at_number(self.view, land, at).view, self.seat, land)
                    ways |= {way: part for way, action in WAYS if action in allowed}
        return found

    def placed(self, place: str, kind: str) -> float:
        """Return the gain of one more unit on an own territory."""
        there = self.garrisons[place]
        return self.worth(place, in_order((*there, kind))) - self.worth(place, there)

    def moved(self, kinds: Units, place: str, source: str = "") -> float:
        """Return the gain if units come to a territory, from another one or from reserve."""
        there = self.garrisons[place]
        gain = self.worth(place, in_order((*there, *kinds))) - self.worth(place, there)
        if source:
            stay = [*self.garrisons[source]]
            for kind in kinds:
                stay.remove(kind)
            gain += self.worth(source, tuple(stay)) - self.worth(source, self.garrisons[source])
        return gain

    def gain(self, dice: Sequence[int], source: str, target: str) -> float:
        """Return the gain of a move of dice; of land without enemies it is that they come nearer to the border."""
        if source != RESERVE and not self.is_border(source) and not self.is_border(target):
            return distance_gain(self, source, target) * INLAND * len(dice)
        return self.moved(self.units(dice), target, "" if source == RESERVE else source)

    def worth(self, place: str, units: Units) -> float:
        """Return the value of units on a territory: what they can take from there, less the danger for it."""
        key = (place, units)
        if key not in self._worths:
            kept = self.weights["safe"] + self.weights["of_prize"] * self.prize(place)
            danger = self._danger(place, units) * kept
            self._worths[key] = self._march(place, units) - danger
        return self._worths[key]

    def _march(self, place: str, units: Units) -> float:
        """Return the value of the best march from there."""
        ways = self._open[self.graph.ground(place)]
        return max([0.0, *(part * self._chain(way, place, units, LONG, frozenset()) for way, part in ways.items())])

    def _chain(self, way: Way, place: str, units: Units, farthest: int, taken: frozenset[str]) -> float:
        """Return the value of taking the best territory in reach, then the best one from there; one unit stays."""
        going = units[:-1]
        targets = [target for target in self.targets(place, taken) if way == "skirmish" or self.garrisons[target]]
        if not going or not targets:
            return 0.0
        values = {target: self.alone(self.outcome(way, target, going), target) for target in targets}
        best = max(targets, key=lambda target: values[target])
        found = self.outcome(way, best, going)
        more = 0.0
        if farthest and found.taken > LIKELY:
            more = self._chain(way, best, after(going, found.lost), farthest - 1, taken | {best})
        return max(0.0, values[best] + found.taken * more)

    def _danger(self, place: str, units: Units) -> float:
        """Return the chance that the strongest neighbour takes a territory by melee."""
        near = [self.garrisons[one][:-1] for one in self.graph.within(place) if self._is_enemy(one)]
        return max([0.0, *(storm(one, units, "skirmish").taken for one in near if one)])

    def _is_enemy(self, place: str) -> bool:
        return self.owners[place] not in (self.seat, NOBODY)
