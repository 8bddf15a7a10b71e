from __future__ import annotations

import msgspec
import pytest

from ddtable.dice.catalogue import catalogue
from ddtable.dice.errors import CatalogueError
from ddtable.forces.force import Force
from ddtable.forces.sums import dragons_due

FORCE = Force(
    id="league",
    name="League",
    home=("goblins_thug", "goblins_thug", "goblins_cutthroat"),
    campaign=("dwarves_warlord",),
    horde=("dwarves_sentry", "goblins_thug", "coral_elves_knight"),
    dragons=("air_drake", "white_wyrm"),
    home_terrain="swampland_city",
    frontier="highland_tower",
)


def test_sums() -> None:
    assert len(FORCE.units) == 7
    assert FORCE.health == 4 + 3 + 4
    assert [FORCE.army_health(name) for name in ("home", "campaign", "horde")] == [4, 3, 4]
    assert FORCE.counts["goblins_thug"] == 3
    assert sum(FORCE.counts.values()) == 7


def test_race_with_most_health_is_first() -> None:
    assert FORCE.species == ("goblins", "dwarves", "coral_elves")
    assert FORCE.army_species("horde") == ("coral_elves", "dwarves", "goblins")
    assert FORCE.army_species("home") == ("goblins",)


def test_a_white_dragon_takes_two_places() -> None:
    assert FORCE.dragon_slots == 3


@pytest.mark.parametrize(("health", "dragons"), [(3, 1), (23, 1), (24, 1), (25, 2), (36, 2), (49, 2), (50, 3), (60, 3)])
def test_su1_dragons_due(health: int, dragons: int) -> None:
    assert dragons_due(health) == dragons


def test_an_unknown_die_has_no_sum() -> None:
    strange = msgspec.structs.replace(FORCE, home=("goblins_gnome",))
    with pytest.raises(CatalogueError, match="no unit is called 'goblins_gnome'"):
        assert strange.health


def test_a_force_survives_encoding() -> None:
    assert msgspec.json.decode(msgspec.json.encode(FORCE), type=Force) == FORCE
    assert catalogue().unit(FORCE.home[0]).name == "Thug"
