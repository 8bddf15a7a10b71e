"""The answers of marches, recruits, moves and cards weighed: what each is likely to bring, judged by the appraisal.

An attack is a chain of exchanges (storming.py) with the territories that can follow it. Units move in all or by half,
as is better for them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import exp, prod
from typing import NamedTuple

from msgspec.structs import replace

from ddtable.engine.questions import Option, Remark
from ddtable.odds.contest import contest
from ddtable.odds.expected import chance as exceeds
from ddtable.odds.expected import of_units
from ddtable.opponents.dragon_dice.expectation import worth
from ddtable.opponents.dragon_dice.prospects import POINT
from ddtable.opponents.dragon_dice.recruit import at_number
from ddtable.opponents.risk.appraisal import chances
from ddtable.opponents.risk.planning import Plan, after, in_order, way_of
from ddtable.opponents.risk.posting import Posts
from ddtable.opponents.risk.storming import Storm, Units, Way, health_in
from ddtable.opponents.risk.survey import Army, Survey, survey
from ddtable.rules.dragon_dice.action import Action, actions
from ddtable.rules.dragon_dice.board import (
    NOBODY,
    RESERVE,
    ClassicPosition,
    distance,
    health_of_type,
    opponents_at,
    units_at,
)
from ddtable.rules.dragon_dice.maneuver import DOWN, KEEP, MANEUVER, SKIP, UP
from ddtable.rules.risk.board import controls
from ddtable.rules.risk.cards import KEEP as KEEP_CARDS
from ddtable.rules.risk.cards import OWN_TERRITORY, SET
from ddtable.rules.risk.marches import EIGHT, sources, targets
from ddtable.rules.risk.recruiting import DONE

FARTHEST = 3
"""The territories after the first one that an attack can still take."""
LIKELY = 0.3
"""The chance to take a territory from which it is worth looking further."""
HALF = 0.5
POSTED = 0.03
"""The gain in the logarithm of the odds for a unit of the value of posts, which later marches may bring."""
NEARLY = 1e-6
STEPS = {KEEP: 0, UP: 1, DOWN: -1}

Leaving = tuple[tuple[int, Army], ...]
"""The part of the army of each territory that attacks."""


class Outcome(NamedTuple):
    """The consequence of an answer: the average chance of winning, the results with their shares, the likely steps.

    Health of a step is in tenths, a share in hundredths. `posted`: the gain of posts, in the unit of their values.
    """

    chance: float
    results: tuple[tuple[float, Survey], ...]
    play: tuple[Remark, ...] = ()
    posted: float = 0.0


class Weighing:
    """The outcomes of answers in a position for one seat; each part is worked out once."""

    def __init__(self, view: ClassicPosition, seat: int) -> None:
        self.view, self.seat = view, seat
        self.plan = Plan(view, seat)
        self.start = survey(view)
        self.numbers = {place: at for at, place in enumerate(self.start.chart.places)}
        self._best: dict[tuple[str, Action], Outcome] = {}

    def sure(self, after: Survey, *play: Remark) -> Outcome:
        """Return the outcome that is this position."""
        return Outcome(chances(after)[self.seat], ((1.0, after),), play)

    def mixed(self, share: float, one: Outcome, other: Outcome, *play: Remark) -> Outcome:
        """Return the outcome that is one of two; `share`: the chance of the first one, whose steps come after these."""
        if share >= 1.0:
            return one._replace(play=(*play, *one.play))
        parts = ((share, one), (1 - share, other))
        results = tuple([(part * each, after) for part, found in parts for each, after in found.results])
        return Outcome(share * one.chance + (1 - share) * other.chance, results, (*play, *one.play))

    @cached_property
    def stays(self) -> Outcome:
        """The outcome of doing nothing."""
        return self.sure(self.start)

    # Attacks

    def attacks(self, land: str, action: Action, only: tuple[int, ...] = ()) -> dict[str, Outcome]:
        """Return the outcome of each attack from a continent; `only`: the units that may attack (RK4.2c, RK4.2d)."""
        found, from_here = {}, sources(self.view, self.seat, land, only)
        for kind, other, place, reach in targets(self.view, self.seat, land, action, from_here):
            going = {at: self._going(at, dice) for at, dice in reach.items()}
            found[f"{kind}:{other}:{place}"] = self.attack(way_of(kind), place, going, action)
        return found

    def _going(self, place: str, dice: tuple[int, ...]) -> Units:
        """Return the units that go if all do; the smallest one stays, unless another one does (Q149)."""
        return self.plan.units(dice)[: len(units_at(self.view, self.seat, place)) - 1]

    def attack(self, way: Way, place: str, going: Mapping[str, Units], action: Action) -> Outcome:
        """Return the outcome of an attack by units from these territories."""
        leaving = tuple([(self.numbers[at], _army(self.seat, units)) for at, units in going.items()])
        units = in_order([unit for some in going.values() for unit in some])
        return self._attack(self.start, way, place, leaving, units, action, FARTHEST)

    def _attack(
        self, before: Survey, way: Way, place: str, leaving: Leaving, units: Units, action: Action, farthest: int
    ) -> Outcome:
        found, at = self.plan.outcome(way, place, units), self.numbers[place]
        step = self._step(way, place, found)
        lost = min(1.0, found.lost / max(1, health_in(units)))
        held = self.sure(_held(before, at, leaving, found, lost)) if found.taken < 1 else self.stays
        if not found.taken:
            return held._replace(play=(step,))
        taken = self._taken(
            before, at, leaving, after(units, found.lost), 1 - lost, action, farthest * (found.taken > LIKELY)
        )
        return self.mixed(found.taken, taken, held, step)

    def _step(self, way: Way, place: str, found: Storm) -> Remark:
        enemy = self.plan.owners[place]
        values: dict[str, int | str] = {"place": place, "kind": way, "share": round(100 * found.taken)}
        values |= {"seat": enemy} if enemy != NOBODY else {"kind": "enter", "seat": self.seat}
        return Remark(
            "play-risk-attack",
            {**values, "done_tenths": round(10 * found.killed), "taken_tenths": round(10 * found.lost)},
        )

    def _taken(
        self, before: Survey, at: int, leaving: Leaving, units: Units, left: float, action: Action, farthest: int
    ) -> Outcome:
        """Return the outcome of moving in: all, half, or all and on to the best next territory (RK4.2g, RK4.2h)."""
        ways = [self.sure(_moved_in(before, at, leaving, left, share, self.seat)) for share in (1.0, HALF)]
        place, going = before.chart.places[at], units[:-1]
        if farthest and going:
            on = self._onward(ways[0].results[0][1], place, going, action, farthest - 1)
            ways += [on] if on is not None else []
        return max(ways, key=_chance)

    def _onward(self, before: Survey, place: str, going: Units, action: Action, farthest: int) -> Outcome | None:
        """Return the outcome of the best attack by those who moved in; None if there is nothing to attack."""
        gone = frozenset(
            one for one, army in zip(before.chart.places, before.armies, strict=True) if army.seat == self.seat
        )
        listed = [
            (self.plan.alone(self.plan.outcome(way, target, going), target), target, way)
            for target in self.plan.targets(place, gone)
            for way in self.plan.ways(self.plan.graph.ground(place), action)
            if way == "skirmish" or self.plan.owners[target] != NOBODY
        ]
        if not listed:
            return None
        _, target, way = max(listed)
        leaving = ((self.numbers[place], _army(self.seat, going)),)
        return self._attack(before, way, target, leaving, going, action, farthest)

    # Marches

    def magic(self, land: str) -> Outcome:
        """Return the outcome of magic: as if it took its worth in health from the largest army of the others.

        Magic of a reserve reaches only own armies (RK4.2i).
        """
        points = POINT * sum(
            [of_units((self.view.dice[die].type,)).magic for die in units_at(self.view, self.seat, land)]
        )
        armies = self.start.armies
        others = [at for at, army in enumerate(armies) if army.seat not in (NOBODY, self.seat)]
        step = Remark("play-magic", {"place": land, "tenths": round(10 * points)})
        if land == RESERVE or not others:
            return self.sure(self.start, step)
        at = max(others, key=lambda one: armies[one].health)
        part = min(points / armies[at].health, 1 - 1 / armies[at].units)
        return self.sure(self.start.with_armies([(at, armies[at].times(1 - part))]), step)

    def nothing(self, land: str) -> Outcome:
        """Return the outcome of no action."""
        return self.stays._replace(play=(Remark("play-nothing", {"place": land}),))

    def best(self, land: str, action: Action) -> Outcome:
        """Return the best outcome of an action of a march in a continent; doing nothing is always possible."""
        key = (land, action)
        if key not in self._best:
            found = (self.magic(land),) if action == "magic" else self.attacks(land, action).values()
            self._best[key] = max([self.nothing(land), *found], key=_chance)
        return self._best[key]

    def turned(self, land: str, way: str) -> Outcome:
        """Return the best action after a continent's die is turned; on 8 the continent is captured (RK4.10)."""
        number, at = distance(self.view, land) + STEPS[way], self.plan.graph.land_of[land]
        there = self.view if way == KEEP else at_number(self.view, land, number).view
        found = [self.nothing(land), *(self.best(land, action) for action in actions(there, self.seat, land))]
        if way != KEEP and number == EIGHT:
            holders = [self.seat if one == at else seat for one, seat in enumerate(self.start.holders)]
            found.append(
                self.sure(replace(self.start, holders=tuple(holders)), Remark("play-capture", {"place": land}))
            )
        return max(found, key=_chance)

    def turns(self, land: str) -> dict[str, Outcome]:
        """Return the outcome of each way to turn a continent's die."""
        number, whole = distance(self.view, land), controls(self.view, self.seat, self.plan.graph.land_of[land])
        ways = [way for way, step in STEPS.items() if not step or 1 <= number + step <= EIGHT - (not whole)]
        return {way: self.turned(land, way) for way in ways}

    def maneuvers(self, land: str) -> dict[str, Outcome]:
        """Return the outcomes with a maneuver, which may fail, and without one (RK4.2b)."""
        found = self.turns(land)
        way = max(found, key=lambda one: found[one].chance)
        odds, number = self._odds(land), distance(self.view, land) + STEPS[way]
        step = Remark("play-maneuver", {"place": land, "share": round(100 * odds), "number": number})
        return {SKIP: found[KEEP], MANEUVER: self.mixed(odds, found[way], found[KEEP], step)}

    def _odds(self, land: str) -> float:
        """Return the chance that a maneuver succeeds if all oppose (C4.3)."""
        others = opponents_at(self.view, self.seat, land)
        exact = contest(self.view, self.seat, land, others)
        return exact if exact is not None else prod([self._exceeds(land, one) for one in others])

    def _exceeds(self, land: str, other: int) -> float:
        mine, theirs = (
            of_units([self.view.dice[die].type for die in units_at(self.view, seat, land)]).maneuver
            for seat in (self.seat, other)
        )
        return exceeds(mine - theirs + HALF, mine + theirs)

    def march(self, land: str) -> Outcome:
        """Return the outcome of a march in a continent."""
        if land == RESERVE:
            return self.magic(land)
        return max(self.maneuvers(land).values(), key=_chance)

    # Units and cards

    @cached_property
    def posts(self) -> Posts:
        """The values of units on each territory."""
        return Posts(self.view, self.seat)

    def placed(self, options: Sequence[Option]) -> dict[str, Outcome]:
        """Return the outcomes of recruits: the gain of each, less what its health could gain at the best post (RK4.1).

        So a large die is no better than small ones for as much health, and recruits that are given up are lost.
        """
        dice = {one.id: one.moves[0].dice[0] for one in options if one.id != DONE}
        types = {one: self.view.dice[die].type for one, die in dice.items()}
        gains = {one: self.posts.placed(one.partition(":")[2], kind) for one, kind in types.items()}
        rate = max([0.0, *(gain / health_of_type(types[one]) for one, gain in gains.items())])
        found = {DONE: self._posted(-rate * self.start.placing, Remark("play-stay"))}
        for one, gain in gains.items():
            step = self._arrives((dice[one],), one.partition(":")[2])
            found[one] = self._posted(gain - rate * health_of_type(types[one]), step)._replace(posted=gain)
        return {one.id: found[one.id] for one in options}

    def moved(self, options: Sequence[Option]) -> dict[str, Outcome]:
        """Return the outcomes of moves between territories, or from reserve, by the gain of each (RK4.4, RK4.7)."""
        found = {}
        for option in options:
            if option.id == DONE:
                found[DONE] = self.stays._replace(play=(Remark("play-stay"),))
            else:
                dice, target = option.moves[0].dice, option.id.split(":")[-1]
                gain = self.posts.gain(dice, self.view.dice[dice[0]].place, target)
                found[option.id] = self._posted(gain, self._arrives(dice, target))
        return found

    def _posted(self, gain: float, step: Remark) -> Outcome:
        """Return the outcome of a gain of the posts, which adds to the logarithm of the odds of winning."""
        now = min(max(self.stays.chance, NEARLY), 1 - NEARLY)
        chance = 1 / (1 + (1 - now) / now * exp(-POSTED * gain))
        return Outcome(chance, self.stays.results, (step,), gain)

    def _arrives(self, dice: Sequence[int], place: str) -> Remark:
        there = self.plan.garrisons[place] if self.plan.owners[place] == self.seat else ()
        now = health_in((*there, *self.plan.units(dice)))
        return Remark("play-risk-arrive", {"count": len(dice), "die": dice[0], "place": place, "now": now})

    def traded(self, option: Option) -> Outcome:
        """Return the outcome of a set of cards, whose health may then be placed (RK4.5)."""
        if option.id == KEEP_CARDS:
            return self.sure(self.start, Remark("play-stay"))
        start, seat = self.start, self.seat
        health = int(option.values["value"]) + OWN_TERRITORY * int(option.values["own"])
        placing, pools, cards = min(float(health), start.pools[seat]), [*start.pools], [*start.cards]
        pools[seat] -= placing
        cards[seat] -= SET
        after = replace(start, pools=tuple(pools), cards=tuple(cards), placing=placing, traded=start.traded + 1)
        return self.sure(after, Remark("play-risk-set", {"health": health}))


def _chance(one: Outcome) -> float:
    return one.chance


def _army(seat: int, units: Units) -> Army:
    return Army(seat, len(units), health_in(units), sum(map(worth, units)))


def _held(before: Survey, at: int, leaving: Leaving, found: Storm, lost: float) -> Survey:
    """Return the position after an attack that took nothing; the defenders keep the rest on average."""
    target = before.armies[at]
    killed = (found.killed - found.taken * target.health) / (1 - found.taken)
    part = min(max(0.0, killed / target.health), 1 - 1 / (2 * target.units)) if target.health else 0.0
    armies = [(source, before.armies[source].minus(army.times(lost))) for source, army in leaving]
    return before.with_armies([*armies, (at, target.times(1 - part))])


def _moved_in(before: Survey, at: int, leaving: Leaving, left: float, share: float, seat: int) -> Survey:
    """Return the position after a part of the attackers that are left has moved in."""
    there, armies = Army(seat), []
    for source, army in leaving:
        gone = army.times(left * share)
        there = there.plus(gone)
        armies.append((source, before.armies[source].minus(army.times(1 - left)).minus(gone)))
    return before.captured(at, there, armies)
