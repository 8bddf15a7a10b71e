"""The map as Recruit sees it: the strength of armies, threatened borders, continents worth having."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from ddtable.odds.expected import of_units
from ddtable.opponents.answering import worth_of
from ddtable.opponents.dragon_dice.recruit import at_number
from ddtable.rules.dragon_dice.action import Action, actions
from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition, units_at
from ddtable.rules.risk.board import board_of, controls, owners
from ddtable.rules.risk.marches import Sources, sources, targets

LAND = 1.0
WEIGHTS: Mapping[str, float] = {"whole": 2.0, "breaks": 1.0, "card": 1.5, "magic": 0.3}
"""The value of the last territory of a continent, and that of a territory of an enemy's whole one, as multiples of the
bonus; the value of a card, and of magic, where a territory alone is 1.
"""
LEAST_ODDS = 1.15
"""The strength of an attack, as a multiple of the defence, from which it is worth it."""
ENOUGH = 2.5
"""The strength of a territory, as a multiple of its weakest neighbour, from which more units are needed elsewhere."""
CAPTURED = 10.0
NOTHING = -1.0
EIGHT = 8


class Outlook:
    """The prospects of one position for one seat; each value is worked out once, when it is first needed."""

    def __init__(self, view: ClassicPosition, seat: int, weights: Mapping[str, float] = WEIGHTS) -> None:
        self.view, self.seat, self.weights = view, seat, weights
        self.board = board_of(view)
        self.graph = self.board.graph

    @cached_property
    def owners(self) -> dict[str, int]:
        """The seat of each territory."""
        held = owners(self.view)
        return {place.id: held.get(place.id, NOBODY) for place in self.board.territories}

    @cached_property
    def mine(self) -> list[str]:
        """The own territories."""
        return [place for place, seat in self.owners.items() if seat == self.seat]

    @cached_property
    def strengths(self) -> dict[str, float]:
        """The value of the units on each territory."""
        return {
            place: sum(worth_of(self.view, die) for die in units_at(self.view, seat, place)) if seat != NOBODY else 0.0
            for place, seat in self.owners.items()
        }

    def enemies_of(self, place: str) -> list[str]:
        """Return the neighbours of a territory that belong to another player."""
        return [one for one in self.graph.within(place) if self.owners[one] not in (self.seat, NOBODY)]

    def is_border(self, place: str) -> bool:
        """Return True if a territory has a neighbour that is not an own one."""
        return any(self.owners[one] != self.seat for one in self.graph.within(place))

    def members(self, land: int) -> list[str]:
        """Return the territories of a continent."""
        return [place.id for place in self.board.territories if place.land == land]

    def share(self, land: int, seat: int) -> float:
        """Return the part of a continent that a seat has."""
        there = self.members(land)
        return sum(self.owners[place] == seat for place in there) / len(there)

    def prize(self, place: str) -> float:
        """Return the value of taking a territory: the land, a card, and what it means for its continent."""
        land, weights = self.graph.land_of[place], self.weights
        bonus, size = self.board.map.bonuses[land], len(self.members(land))
        found = LAND + bonus / size * (1 + weights["whole"] * self.share(land, self.seat))
        held_by = self.owners[place]
        if held_by != NOBODY and self.share(land, held_by) == 1.0:
            found += weights["breaks"] * bonus
        return found + (weights["card"] if held_by != NOBODY and not self.board.taken else 0.0)

    def need(self, place: str) -> float:
        """Return how much an own territory needs units: strong enemies next to it, prizes within reach."""
        enemies = self.enemies_of(place)
        if not enemies:
            return 0.0 if not self.is_border(place) else LAND / 2
        weakest = min(enemies, key=lambda one: self.strengths[one])
        threat = max(self.strengths[one] for one in enemies) / (1.0 + self.strengths[place])
        ratio = self.strengths[place] / (1.0 + self.strengths[weakest])
        return self.prize(weakest) * (1.0 + min(ratio, ENOUGH)) / (1.0 + max(0.0, ratio - ENOUGH)) + threat

    # Attacks

    def force(self, dice: tuple[int, ...], missiles: bool) -> float:
        """Return the average damage of some dice and their saves, as one number."""
        army = of_units(self.view.dice[die].type for die in dice)
        return float(army.missile if missiles else army.melee)

    def defence(self, place: str) -> float:
        """Return what an attack has to overcome: the saves and the health of the units there."""
        seat = self.owners[place]
        army = of_units(self.view.dice[die].type for die in units_at(self.view, seat, place))
        return float(army.save) + float(army.melee) / 2

    def odds(self, kind: str, place: str, reach: Sources) -> float:
        """Return the strength of an attack as a multiple of the defence; high for empty land."""
        if self.owners[place] == NOBODY:
            return 2 * LEAST_ODDS
        dice = tuple(die for some in reach.values() for die in some)
        return self.force(dice, kind == "missile") / max(0.5, self.defence(place))

    def value(self, kind: str, place: str, reach: Sources) -> float:
        """Return the value of an attack; below 0 if it is not worth it."""
        odds = self.odds(kind, place, reach)
        return self.prize(place) * min(odds, 3.0) if odds >= LEAST_ODDS else NOTHING

    def best_attacks(self, land: str) -> dict[Action, float]:
        """Return the value of the best attack from a continent by melee and by missiles."""
        from_here = sources(self.view, self.seat, land)
        kinds: tuple[Action, ...] = ("melee", "missile")
        return {
            action: max(
                (
                    self.value(kind, place, reach)
                    for kind, _, place, reach in targets(self.view, self.seat, land, action, from_here)
                ),
                default=NOTHING,
            )
            for action in kinds
        }

    def by_number(self, land: str) -> dict[int, float]:
        """Return the value of the best action on each number that a continent's die can be turned to, step by step.

        The eighth face counts for a player who controls the continent.
        """
        attacks, magic = (
            self.best_attacks(land),
            self.weights["magic"] if units_at(self.view, self.seat, land) else NOTHING,
        )
        whole = controls(self.view, self.seat, self.graph.land_of[land])
        found = {}
        for number in range(1, EIGHT + whole):
            allowed = actions(at_number(self.view, land, number).view, self.seat, land)
            found[number] = max((attacks.get(action, magic) for action in allowed), default=NOTHING)
        if whole:
            found[EIGHT] = max(found.get(EIGHT, NOTHING), 0.0) + CAPTURED
        return found
