"""The consequences of a march, one exchange deep: for each action the averages of the results."""

from __future__ import annotations

from math import ceil, floor
from typing import Self

from ddtable.odds.casualties import given_up
from ddtable.odds.expected import chance as exceeds
from ddtable.opponents.dragon_dice.appraisal import Measures, compared
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.mind import PLAIN, Mind
from ddtable.opponents.dragon_dice.prospects import blows, magic_worth
from ddtable.opponents.dragon_dice.supposed import armies_at, differing, killed, turned
from ddtable.rules.dragon_dice.action import NONE, actions, missile_targets
from ddtable.rules.dragon_dice.board import RESERVE, ClassicPosition, distance, opponents_at
from ddtable.rules.dragon_dice.maneuver import DOWN, KEEP, UP

NEARLY = 1e-9


def mixed(one: Measures, other: Measures, share: float) -> Measures:
    """Return the averages of two outcomes; `share`: the chance of the other one."""
    return {name: value + share * (other[name] - value) for name, value in one.items()}


def plus(start: Measures, *outcomes: Measures) -> Measures:
    """Return the start with all that differs from it in some outcomes."""
    return {name: value + sum([one[name] - value for one in outcomes]) for name, value in start.items()}


class Judge:
    """The consequences of answers in a position, as measures for one seat; each part is worked out once.

    Another game that has these rules has a judge that measures positions in its own way.
    """

    def __init__(self, view: ClassicPosition, seat: int, field: Field | None = None, mind: Mind = PLAIN) -> None:
        self.view, self.seat, self.mind = view, seat, mind
        self.field = field or Field(view)
        self.start = self.measured(self.field)
        self._lost: dict[tuple[int, str, int], Measures] = {}
        self._actions: dict[str, dict[str, Measures]] = {}
        self._turns: dict[str, dict[str, Measures]] = {}

    def measured(self, field: Field) -> Measures:
        """Return the measures of a position for the seat."""
        return compared(field, self.seat)

    def at(self, view: ClassicPosition, field: Field | None = None) -> Self:
        """Return the same judge in another position; without its field, what does not differ is kept."""
        if field is None:
            field = self.field.beside(view, differing(self.view, view))
        return type(self)(view, self.seat, field, self.mind)

    def of(self, seat: int) -> Self:
        """Return the same judge for another seat."""
        return type(self)(self.view, seat, self.field, self.mind)

    def chance(self, found: Measures) -> float:
        """Return the chance of winning that measures give, from 0 to 1."""
        return self.mind.chance(found)

    def supposed(self, view: ClassicPosition, *places: str) -> Measures:
        """Return the measures of another position in which only armies at these places differ."""
        return self.measured(self.field.beside(view, armies_at(view, places)))

    def lost(self, seat: int, place: str, damage: float) -> Measures:
        """Return the measures after an army has lost so much health; between two whole numbers the average of both."""
        low, high = floor(damage + NEARLY), ceil(damage - NEARLY)
        return mixed(self._whole(seat, place, low), self._whole(seat, place, high), damage - low)

    def _whole(self, seat: int, place: str, damage: int) -> Measures:
        if damage <= 0:
            return self.start
        key = (seat, place, damage)
        if key not in self._lost:
            losses = given_up(self.view, seat, place)
            dead = losses[min(damage, len(losses) - 1)]
            self._lost[key] = self.supposed(killed(self.view, dead), place)
        return self._lost[key]

    def attack(self, place: str, kind: str, target: int, at: str) -> Measures:
        """Return the measures after an attack of the seat's army at a place (C7.3, C8.2, C8.3)."""
        done, taken = blows(self.field, self.seat, place, kind, target, at)
        own = mixed(self.start, self.lost(self.seat, place, taken), self.mind.losses)
        deed = "missile" if kind == "missile" else "melee"
        return self.mind.liked(deed, plus(self.start, self.lost(target, at, done), own))

    def magic(self, place: str) -> Measures:
        """Return the measures after magic: as if it took its worth in health from the largest other army."""
        others = [army for army in self.field.on_table if army[0] != self.seat]
        if not others:
            return self.start
        target = max(others, key=lambda army: self.field.health(*army))
        return self.lost(*target, min(magic_worth(self.field, self.seat, place), self.field.health(*target)))

    def actions(self, place: str) -> dict[str, Measures]:
        """Return the measures after each action of an army; none is always possible (C5.3)."""
        if place not in self._actions:
            self._actions[place] = self._after_actions(place)
        return self._actions[place]

    def _after_actions(self, place: str) -> dict[str, Measures]:
        view, seat = self.view, self.seat
        found = {NONE: self.start}
        for action in actions(view, seat, place) if place != RESERVE else ("magic",):
            if action == "magic":
                found["magic"] = self.mind.liked("magic", self.magic(place))
            elif action == "melee":
                for other in opponents_at(view, seat, place):
                    for kind in ("skirmish", "charge"):
                        found[f"{kind}:{other}:{place}"] = self.attack(place, kind, other, place)
            else:
                for other, at in missile_targets(view, seat, place):
                    found[f"missile:{other}:{at}"] = self.attack(place, "missile", other, at)
        return found

    def best(self, place: str) -> Measures:
        """Return the measures after the best action of an army."""
        return max(self.actions(place).values(), key=self.chance)

    def turns(self, place: str) -> dict[str, Measures]:
        """Return the measures after each way to turn a terrain, with the best action that follows (C4.4)."""
        if place not in self._turns:
            self._turns[place] = self._after_turns(place)
        return self._turns[place]

    def _after_turns(self, place: str) -> dict[str, Measures]:
        number = distance(self.view, place)
        found = {KEEP: self.best(place)}
        for way, new in ((UP, number + 1), (DOWN, number - 1)):
            if 1 <= new <= 8:
                view = turned(self.view, place, new, self.seat)
                field = self.field.beside(view, armies_at(view, (place,)))
                found[way] = self.at(view, field).best(place)
        return found

    def maneuvers(self, place: str) -> dict[str, Measures]:
        """Return the measures with a maneuver, which may fail, and without one (C4.1)."""
        found = self.turns(place)
        best = max(found.values(), key=self.chance)
        tried = mixed(found[KEEP], best, maneuver_odds(self.field, self.seat, place))
        return {"skip": found[KEEP], "maneuver": self.mind.liked("maneuver", tried)}


def maneuver_odds(field: Field, seat: int, place: str) -> float:
    """Return the chance that an army's maneuver succeeds if all oppose; a tie is enough (C4.3)."""
    mine = field.total(seat, place, "maneuver")
    odds = 1.0
    for other in field.opponents(seat, place):
        theirs = field.total(other, place, "maneuver")
        odds *= exceeds(mine.mean - theirs.mean + 1 / 2, mine.variance + theirs.variance)
    return odds
