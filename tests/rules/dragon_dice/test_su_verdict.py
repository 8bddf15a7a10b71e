"""The verdict on a force: each rule of SU1, SU2, SU4 and SU9 as one line."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import ddtable.rules  # noqa: F401  (registers the rule systems)
from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.dice.faces import Face
from ddtable.dice.types import OwnDie
from ddtable.engine import kernel
from ddtable.engine.questions import Chosen, Picked
from ddtable.engine.system import SetUp, system
from ddtable.forces.deal import deal_force
from ddtable.forces.force import ARMY_NAMES, Force
from ddtable.rules.dragon_dice.board import Options
from ddtable.rules.dragon_dice.forces import refuse_forces
from ddtable.rules.dragon_dice.verdict import Line, fits, verdict

CLASSIC = system("classic")
STARTERS = Options()
ALL = Options(species="all")
CAPPED = Options(half_cap=True)
WOLVES = Force(
    "wolves",
    "Wolves",
    home=("goblins_leopard_rider", "goblins_wolf_rider", "goblins_wolf_rider", "goblins_thug"),
    campaign=("dwarves_warlord", "dwarves_sergeant", "dwarves_sergeant", "dwarves_footman"),
    horde=("goblins_filcher", "dwarves_sentry", "dwarves_crack_shot", "goblins_mugger"),
    dragons=("death_drake",),
    home_terrain="swampland_city",
    frontier="highland_tower",
)
# Lines that the game asks for again when armies and terrains are chosen: the plan may still change there.
PLANNED = {"armies", "species_home", "species_campaign", "half", "home_terrain", "frontier"}
ALIEN = ("undead_zombie", "goblins_troll", "feral_tiger_folk", "goblins_thgu", "fire_drake")


def line(force: Force, key: str, health: int = 24, options: Options = STARTERS) -> Line:
    return next(line for line in verdict(force, health, options) if line.key == key)


def unmet(force: Force, health: int = 24, options: Options = STARTERS) -> dict[str, Line]:
    return {line.key: line for line in verdict(force, health, options) if not line.met}


# Each rule


def test_a_lawful_force_meets_every_line():
    assert unmet(WOLVES) == {}
    assert fits(WOLVES, 24, STARTERS)
    assert fits(WOLVES, 24, CAPPED)
    assert {line.rule for line in verdict(WOLVES, 24, CAPPED)} == {"SU9", "SU2", "Q1", "SU1", "SU4", "C0.5"}


def test_the_lines_are_always_the_same():
    """So that lines do not jump while dice are added and removed."""
    nothing = Force("", "", (), (), (), (), "", "")
    assert [line.key for line in verdict(nothing, 24, STARTERS)] == [line.key for line in verdict(WOLVES, 24, STARTERS)]
    assert set(unmet(nothing)) == {"health", "armies", "dragons", "home_terrain", "frontier"}


@pytest.mark.parametrize(("health", "side", "apart"), [(23, "over", 1), (24, "met", 0), (36, "under", 12)])
def test_exactly_the_agreed_health(health: int, side: str, apart: int):
    """SU9."""
    found = line(WOLVES, "health", health)
    assert (found.rule, found.met) == ("SU9", side == "met")
    assert found.values == {"has": 24, "due": health, "apart": apart, "side": side}


def test_a_unit_in_each_army():
    """SU2: every army has at least one unit."""
    found = line(replace(WOLVES, campaign=(), horde=()), "armies")
    assert (found.rule, found.met, found.where, found.values["count"]) == ("SU2", False, ("campaign", "horde"), 2)


@pytest.mark.parametrize("army", ["home", "campaign"])
def test_home_and_campaign_army_are_of_one_race_each(army: str):
    """SU2, Q12: the wrong dice are those of the race with less health."""
    mixed = replace(WOLVES, **{army: ("dwarves_footman", "goblins_thug", "goblins_marauder", "dwarves_footman")})
    found = line(mixed, f"species_{army}")
    assert (found.rule, found.met, found.where) == ("SU2", False, (army,))
    assert (found.dice, found.values["species"]) == (("dwarves_footman",), "goblins")


def test_the_horde_may_be_of_any_races():
    """SU2."""
    assert len({catalogue().units[unit].species for unit in WOLVES.horde}) == 2
    assert not any(key.startswith("species") for key in unmet(WOLVES))


def test_both_armies_may_be_of_the_same_race():
    """SU2, Q12."""
    assert line(replace(WOLVES, campaign=WOLVES.home), "species_campaign").met


def test_a_monster_counts_as_its_race():
    """C0.9, SU2."""
    with_troll = replace(WOLVES, home=("goblins_troll", "goblins_thug"))
    assert line(with_troll, "species_home", options=ALL).met


def test_no_army_above_half_with_the_option():
    """Q1: half of 25 is 12, and a force of 25 cannot have an army of 13."""
    thugs = ("goblins_thug",) * 13
    force = replace(WOLVES, home=thugs, campaign=("goblins_thug",) * 6, horde=("goblins_thug",) * 6)
    found = line(force, "half", 25, CAPPED)
    assert (found.rule, found.met, found.where) == ("Q1", False, ("home",))
    assert found.values == {"most": 12, "count": 1, "apart": 1}
    assert line(replace(force, home=thugs[:12]), "half", 25, CAPPED).met
    assert not any(line.key == "half" for line in verdict(force, 25, STARTERS))


@pytest.mark.parametrize(("health", "due"), [(24, 1), (25, 2), (49, 2), (50, 3)])
def test_one_dragon_and_one_for_each_full_25_health(health: int, due: int):
    """SU1; a white dragon counts as two."""
    for dragons in range(5):
        found = line(replace(WOLVES, dragons=("air_wyrm",) * dragons), "dragons", health)
        assert (found.rule, found.met, found.values["apart"]) == ("SU1", dragons == due, abs(dragons - due))
        assert found.where == (() if found.met else ("dragons",))
    assert line(replace(WOLVES, dragons=("white_drake",)), "dragons", health).values["has"] == 2


@pytest.mark.parametrize("part", ["home_terrain", "frontier"])
def test_both_terrains_are_of_the_sixteen(part: str):
    """SU4: the same one twice is allowed."""
    assert line(replace(WOLVES, home_terrain="flatland_tower", frontier="flatland_tower"), part).met
    missing, foreign = (line(replace(WOLVES, **{part: picked}), part) for picked in ("", "feyland_grove"))
    assert (missing.met, missing.values["side"], missing.where) == (False, "missing", (part,))
    assert (foreign.met, foreign.values["side"], foreign.dice) == (False, "foreign", ("feyland_grove",))


def test_only_the_dice_of_the_game():
    """C0.5, H44: six-sided dice of the starter species, or all published units."""
    force = replace(WOLVES, home=(*WOLVES.home, "goblins_troll"), horde=("undead_zombie", "undead_zombie"))
    found = line(force, "allowed")
    assert (found.rule, found.met, found.where) == ("C0.5", False, ("home", "horde"))
    assert found.dice == ("goblins_troll", "undead_zombie")
    assert line(force, "allowed", options=ALL).met


def test_dragons_that_came_after_1995_need_all_species():
    """C0.8, H91: a line only if there are any."""
    force = replace(WOLVES, dragons=("ivory_drake", "ivory_drake", "fire_drake"))
    found = line(force, "dragon_kinds")
    assert (found.rule, found.met, found.where, found.dice) == ("C0.8", False, ("dragons",), ("ivory_drake",))
    for lawful, options in ((force, ALL), (WOLVES, STARTERS)):
        assert not any(line.key == "dragon_kinds" for line in verdict(lawful, 24, options))


def test_own_dice_play_in_no_classic_game():
    """They are still units, with health and a race."""
    faces = tuple(Face("id" if number == 0 else "melee") for number in range(6))
    own = OwnDie("own_rat", "Rat", "unit", faces, species="goblins", unit_class="light_melee", health=1)
    use_own_dice([own])
    try:
        force = replace(WOLVES, home=("own_rat",), horde=(*WOLVES.horde, "dwarves_warlord", "goblins_marauder"))
        assert set(unmet(force, force.health, ALL)) == {"allowed"}
        assert refuse_forces([force, force], Options(species="all")) is not None
    finally:
        use_own_dice([])


def test_unknown_dice_are_named_with_their_places():
    force = replace(WOLVES, horde=("goblins_thgu", "goblins_thgu"), dragons=("thug",), frontier="moor")
    found = line(force, "unknown")
    assert (found.met, found.dice) == (False, ("goblins_thgu", "thug", "moor"))
    assert found.where == ("horde", "dragons", "frontier")
    assert not any(line.key in ("unknown", "misplaced") for line in verdict(WOLVES, 24, STARTERS))


def test_known_dice_are_not_called_unknown_where_they_cannot_be():
    """Dragonkin play in no battle of 1995, and an army has no dragon: the verdict says where they cannot be."""
    force = replace(WOLVES, home=(*WOLVES.home, "dragonkin_dragontroop_fire"), horde=("earth_drake",))
    assert line(force, "misplaced").where == ("home", "horde")


# The verdict and the game


def changed(random: Random, force: Force) -> Force:
    """Return a force with one thing changed, legal or not."""
    units, dragons = sorted(catalogue().units), sorted(catalogue().dragons)
    terrains = ["", *sorted(catalogue().terrains)]
    army = random.choice(ARMY_NAMES)
    held = force.army(army)
    changes: list[dict[str, Any]] = [
        {army: (*held, random.choice(units))},
        {army: (*held, random.choice(ALIEN))},
        {army: held[1:]},
        {"home": (), "horde": (*force.horde, *force.home)},
        {"campaign": force.horde, "horde": force.campaign},
        {"home": force.campaign, "campaign": force.home},
        {"home": (*force.home, *force.horde[1:]), "horde": force.horde[:1]},
        {"dragons": tuple(random.choices(dragons, k=random.randint(0, 3)))},
        {"dragons": tuple(random.choices(["white_drake", "fire_drake"], k=2))},
        {"home_terrain": random.choice(terrains)},
        {"frontier": random.choice(terrains)},
    ]
    return replace(force, **random.choice(changes))


def spoilt(random: Random, force: Force) -> Force:
    for _ in range(random.randint(0, 2)):
        force = changed(random, force)
    return force


def cases(number: int) -> Iterator[tuple[Force, int, Options]]:
    for seed in range(number):
        random = Random(seed)
        allowed: Any = random.choice(["starters", "all"])
        health = random.choice([3, 4, 6, 12, 24, 25, 36, 50])
        options = Options(half_cap=random.random() < 0.5, species=random.choice([allowed, "all"]))
        yield spoilt(random, deal_force(catalogue(), health, random, None, allowed)), health, options


def refused_at_the_door(force: Force, health: int, options: Options) -> bool:
    """SU9 compares forces with each other: the other one is legal and of the agreed health."""
    other = deal_force(catalogue(), health, Random(1))
    return refuse_forces([other, force], options) is not None


def plan_is_refused(force: Force, options: Options) -> bool:
    """Assemble the force in a game as planned, and return True if the game refuses an answer."""
    forces = tuple(msgspec.to_builtins(force) for _ in range(2))
    played = kernel.begin(CLASSIC, SetUp("classic", 1, msgspec.to_builtins(options), forces))
    dice = {number: die.type for number, die in enumerate(played.position.dice) if die.owner == 0}
    answers = []
    for army in (force.home, force.campaign):
        taken = [next_die(dice, unit) for unit in army]
        answers.append(Chosen(tuple(sorted(taken))))
    for choice in (*answers, Picked(force.home_terrain), Picked(force.frontier)):
        question = played.question
        assert question is not None
        if question.refusal(choice) is not None:
            return True
        played = kernel.play(CLASSIC, played.position, choice, question)
    return False


def next_die(dice: dict[int, str], unit: str) -> int:
    number = next(number for number, kind in dice.items() if kind == unit)
    del dice[number]
    return number


def test_the_verdict_agrees_with_the_check_of_a_new_game():
    """SU1, SU2, SU9: a game begins exactly if no line is unmet, apart from the lines of its assembly."""
    both = {True: 0, False: 0}
    for force, health, options in cases(1200):
        wrong = unmet(force, health, options)
        refused = refused_at_the_door(force, health, options)
        if refused:
            assert wrong, (force, health, options)
        else:
            assert set(wrong) <= PLANNED, (force, health, options, wrong)
        both[refused] += 1
    assert min(both.values()) > 200


def test_the_verdict_agrees_with_the_assembly_of_a_game():
    """SU2, SU4, Q1: an accepted force can be assembled as planned exactly if every line is met."""
    both = {True: 0, False: 0}
    for force, health, options in cases(500):
        if refused_at_the_door(force, health, options):
            continue
        refused = plan_is_refused(force, options)
        assert fits(force, health, options) is not refused, (force, health, options, unmet(force, health, options))
        both[refused] += 1
    assert min(both.values()) > 20
