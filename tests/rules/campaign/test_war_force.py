"""The forces of a campaign: the starter forces, and a force in a war as it is now (K1, K2, Q110)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import to_builtins
from war import play, set_up

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.engine.system import SetUp, system
from ddtable.forces.filling import fill
from ddtable.forces.force import Force, with_dice
from ddtable.rules.campaign.rosters import Ground, WarForce, force_in_game
from ddtable.rules.campaign.starters import starters, war_forces
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.rosters import played_force


@pytest.mark.parametrize("size", system("campaign").sizes)
def test_k1_starter_forces_are_legal_in_every_size(size):
    found = war_forces(size)
    assert [force.id for force in found] == [*starters()]
    forces = tuple(to_builtins(force) for force in found[:2])
    assert system("campaign").refuse_set_up(SetUp("campaign", 1, {}, forces)) is None


def test_force_in_a_war_is_where_its_dice_are():
    game = Game(set_up(5))
    for _ in play(game, Random(3), lambda game: len(game.history) > 600):
        pass
    force = force_in_game(game, 0, 0)
    assert isinstance(force, WarForce)
    assert sorted(force.dice) == sorted(die.type for die in game.position.dice if die.owner == 0)
    armies = [one for one in force.holdings if one.kind == "army"]
    assert armies
    assert all(isinstance(one.at, Ground) for one in armies)
    assert force.units == tuple(unit for one in force.holdings if one.sheet for unit in one.sheet.units)


def test_items_of_a_force_lie_together_before_the_reveal():
    """The plan who carries them is secret."""
    sword, begin = "equipment_medium_melee_death", set_up(1)
    begun = with_dice(Force("mine", "Host", (), (), (), (), "", ""), "home_items", (sword,))
    about = {"dragons": 3, "dragonkin": 20, "rows": edition("campaign", "all").sections, "half_cap": True}
    force = fill(catalogue(), begun, 120, Random(7), species=("goblins", "undead"), **about)
    forces = (begin.forces[0], to_builtins(force))
    found = force_in_game(Game(SetUp("campaign", 1, {}, forces)), 1, 0)
    assert (found.dice_in("home_items"), found.dice_in("items")) == ((), (sword,))


def test_force_in_another_game_is_that_of_its_armies():
    rules, random = system("classic"), Random(1)
    game = Game(SetUp("classic", 1, {}, tuple(rules.deal(24, random, {}) for _ in range(2))))
    assert force_in_game(game, 0, 0) == played_force(game, 0, 0)
