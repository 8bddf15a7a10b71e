"""The verdict on a force by the table of the set-up: what is met, what is not, and for how many players (RK1.1)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from world import RISK

from ddtable.dice.catalogue import catalogue
from ddtable.forces.filling import fill
from ddtable.forces.force import Force, with_dice
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.verdict import Line, fits, verdict
from ddtable.rules.risk.board import RECRUITING, RiskOptions, risk_options
from ddtable.rules.risk.forces import TERRAINS
from ddtable.words.sentences import Words
from ddtable.words.verdicts import told

OPTIONS: RiskOptions = risk_options({})
LIMITS = ("limits_health", "limits_units", "limits_cover", "limits_dragons", "limits_terrains")


def dealt(health: int, seed: int = 1) -> Force:
    return msgspec.convert(RISK.deal(health, Random(seed), {}), Force)


def with_pool(force: Force, *units: str) -> Force:
    return replace(force, sections={**force.sections, RECRUITING: units})


def line(force: Force, key: str, health: int = 100) -> Line:
    (found,) = [one for one in verdict(force, health, OPTIONS) if one.key == key]
    return found


@pytest.mark.parametrize("health", [100, 90, 80])
def test_rk1_1_dealt_forces_are_fit(health: int):
    force = dealt(health)
    assert fits(force, health, OPTIONS)
    assert {one.key for one in verdict(force, health, OPTIONS)} >= {*LIMITS}
    assert fits(force, 100, OPTIONS), "a limit of more health is no lower one"


def test_rk1_1_health_that_no_number_of_players_has():
    assert [one.key for one in verdict(dealt(100), 95, OPTIONS) if not one.met] == ["limits_size"]


@pytest.mark.parametrize(
    ("units", "wrong"),
    [
        (("goblins_thug",) * 49, ["limits_units"]),
        (("goblins_thug",) * 50, []),
        (("goblins_cutthroat",) * 50, ["limits_cover"]),
        ((*("goblins_cutthroat",) * 48, *("goblins_thug",) * 2), []),
        ((*("goblins_cutthroat",) * 32, *("goblins_thug",) * 37), ["limits_health"]),
        ((), ["limits_units", "limits_cover"]),
    ],
)
def test_rk1_1_units_health_and_cover(units: tuple[str, ...], wrong: list[str]):
    """Q141: the 21 smallest dice cover the land of one of two players, with 40 health."""
    found = verdict(with_pool(dealt(100), *units), 100, OPTIONS)
    assert [one.key for one in found if not one.met] == wrong


def test_rk1_1_dragons_and_terrain_dice():
    force = dealt(100)
    more = replace(force, dragons=(*force.dragons, "water_drake"))
    assert line(more, "limits_dragons").values["apart"] == 1
    assert line(replace(force, dragons=()), "limits_dragons").met, "they may be left out"
    few = replace(force, sections={**force.sections, TERRAINS: force.dice_in(TERRAINS)[:3]})
    assert not line(few, "limits_terrains").met
    assert line(few, "limits_terrains").where == (TERRAINS,)


def test_rk1_1_force_is_judged_for_the_players_for_which_it_is_fit():
    """90 health are the limit with 3 and with 4 players: 50 units, or 45."""
    force = with_pool(dealt(90), *("goblins_thug",) * 46)
    assert fits(force, 90, OPTIONS)
    assert line(force, "limits_units", 90).values["players"] == 4
    assert line(with_pool(force, *("goblins_thug",) * 44), "limits_units", 90).values["players"] == 3


@pytest.mark.parametrize("health", [100, 90, 80])
def test_forces_filled_at_random_are_fit(health: int):
    """RK1.1: an empty force and a half-built one, of any races or of one."""
    rules = edition("risk", "all")
    limits = rules.limits_of(health)
    assert limits is not None
    wanted = {"dragons": limits.dragons, "least": limits.dice, "terrains": limits.terrains, "rows": rules.sections}
    empty = Force("force", "", (), (), (), (), "", "")
    for seed, species in enumerate(((), ("goblins",), ()) * 4):
        begun = with_dice(empty, RECRUITING, ("dwarves_wizard",) * (seed % 3))
        assert fits(fill(catalogue(), begun, health, Random(seed), species=species, **wanted), health, OPTIONS)
    assert rules.limits_of(95) is None


@pytest.mark.parametrize("language", ["en", "da"])
def test_each_limit_is_a_sentence(language: str):
    words = Words(language)
    force = with_pool(dealt(100), *("goblins_cutthroat",) * 49)
    said = [told(words, one) for one in verdict(replace(force, dragons=("air_drake",) * 4), 100, OPTIONS)]
    assert all(said)
    assert not any("{" in one or "limits" in one for one in said)
    assert len({*said}) == len(said)
