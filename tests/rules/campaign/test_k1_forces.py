"""The sizes of a war and its forces (K1, K2)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from war import WAR, WarTable, set_up

from ddtable.dice.campaigns import points_of
from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.dice.types import OwnDie, UnitType
from ddtable.engine import kernel
from ddtable.engine.game import Game
from ddtable.engine.questions import Subset
from ddtable.engine.system import system
from ddtable.forces.force import Force
from ddtable.forces.sections import known_items
from ddtable.rules.campaign.board import POOL, RECRUITING, SUMMONING, campaign_options
from ddtable.rules.campaign.events import Crowded
from ddtable.rules.campaign.forces import refuse_forces
from ddtable.rules.dragon_dice.board import FORCE, NOBODY, health, units_at
from ddtable.rules.dragon_dice.editions import EditionError, edition, read_edition
from ddtable.rules.dragon_dice.editions.loading import _texts
from ddtable.rules.dragon_dice.forces import MOST_HEALTH
from ddtable.rules.dragon_dice.verdict import fits

K1 = {
    120: (3, 20, 1, 8, 5),
    180: (4, 30, 1, 10, 6),
    240: (5, 40, 2, 12, 7),
    300: (6, 50, 3, 14, 8),
    360: (7, 60, 3, 16, 9),
}
RULES = edition("campaign", "all")


def refused(forces: tuple[dict[str, Any], ...], **options: Any) -> str | None:
    return WAR.refuse_set_up(replace(set_up(1), forces=forces, options=options))


def changed(**fields: Any) -> tuple[dict[str, Any], ...]:
    """Return two forces of 120, the second with changed fields; `sections` are merged."""
    first, second = set_up(1, known_faces=True).forces
    sections = {**second["sections"], **fields.pop("sections", {})}
    return first, {**second, "sections": sections, **fields}


def in_play(force: Any) -> list[str]:
    return [*force["home"], *force["campaign"], *force["horde"]]


@pytest.mark.parametrize("size", K1)
def test_k1_size_has_the_numbers_of_the_table(size):
    row = RULES.size_of(size)
    assert (row.dragons, row.dragonkin, row.medallions, row.terrains, row.goal) == K1[size]
    assert RULES.dragons_due(size) == row.dragons
    assert RULES.goal_at(size) == row.goal > row.terrains // 2
    assert size <= MOST_HEALTH


def test_k1_sizes_are_those_of_the_system():
    assert tuple(K1) == WAR.sizes
    assert WAR.players == (2, 6)
    assert RULES.size_of(60) is None
    assert edition().goal_at(120) == 2, "the game of 1995 has no sizes"


@pytest.mark.parametrize("size", K1)
def test_k1_half_of_a_dealt_force_is_in_play(size):
    """Q109: the pools are apart."""
    position = kernel.begin(WAR, set_up(3, 2, size)).position
    for seat in range(2):
        items = known_items(catalogue(), (die.type for die in position.dice if die.owner == seat))
        points = points_of(item for item in items if item.form != "medallion")
        assert health(position, units_at(position, seat, FORCE)) + points == size // 2 == position.board.health
        assert health(position, units_at(position, seat, RECRUITING)) == size // 2
        dragons = [die for die in position.at(SUMMONING, seat) if position.dice[die].type in catalogue().dragons]
        assert len(dragons) == K1[size][0]
        assert position.board.brought(seat) == size
    force = msgspec.convert(set_up(3, 2, size).forces[0], Force)
    assert fits(force, size, campaign_options({}))


@pytest.mark.parametrize("size", K1)
def test_k1_dealt_force_has_items_in_play(size):
    """Q109: a twentieth of the half in play, and its armies carry them. With the option there are none (Q110)."""
    force = msgspec.convert(WAR.deal(size, Random(7), {}), Force)
    assert points_of(known_items(catalogue(), force.dice)) == size // 40
    assert refuse_forces((force, force), campaign_options({})) is None
    known = msgspec.convert(WAR.deal(size, Random(7), {"known_faces": True}), Force)
    assert known_items(catalogue(), known.dice) == ()
    assert refuse_forces((known, known), campaign_options({"known_faces": True})) is None


def test_k1_force_of_another_size_is_refused():
    short = {**set_up(1, known_faces=True).forces[0], "horde": []}
    assert "a war has forces of 120, 180, 240, 300, 360 (K1)" in str(refused((short, short)))
    with pytest.raises(ValueError, match="a campaign has no forces of 100 health"):
        WAR.deal(100, Random(1), {})


def test_k1_forces_of_two_sizes_are_refused():
    assert "all forces must be equal (SU9)" in str(
        refused((set_up(1, known_faces=True).forces[0], set_up(1, size=180, known_faces=True).forces[0]))
    )


def test_k1_halves_must_be_exact():
    force = set_up(1, known_faces=True).forces[1]
    unit = force["horde"][-1]
    moved = changed(horde=force["horde"][:-1], sections={RECRUITING: [*force["sections"][RECRUITING], unit]})
    assert "each must be 60 (K1)" in str(refused(moved))


def test_k1_number_of_dragons_is_exact():
    assert "120 health needs exactly 3 (K1)" in str(refused(changed(sections={SUMMONING: ["air_drake"]})))


@pytest.mark.parametrize(
    ("sections", "said"),
    [
        ({"baggage": ["air_drake"]}, "has the section baggage, which this edition does not have"),
        ({RECRUITING: ["no_such_die"]}, "has an unknown die no_such_die"),
        ({RECRUITING: ["air_drake"]}, "has Air Drake in a section that does not take such a die"),
        ({SUMMONING: ["goblins_thug"]}, "has Thug in a section that does not take such a die"),
    ],
)
def test_k1_dice_of_a_section_must_be_of_its_sort(sections, said):
    assert said in str(refused(changed(sections=sections)))


def test_k1_own_dice_do_not_play():
    """K2: all published dice may; those of a library are of one player alone."""
    mine = own_from("Mine", catalogue().units["dwarves_footman"])
    use_own_dice([mine])
    try:
        assert "Mine" in str(refused(changed(sections={RECRUITING: [mine.id]})))
    finally:
        use_own_dice(())


def own_from(name: str, unit: UnitType) -> OwnDie:
    return OwnDie("own_mine", name, "unit", unit.faces, unit.species, unit_class=unit.unit_class, health=1)


def test_set_ups_of_the_first_version_stay_as_they_are():
    assert WAR.renewed(set_up(1), 1) == set_up(1)


def test_k1_force_that_cannot_be_read_is_refused():
    assert "Could not read a force" in str(refused(changed(home=3)))
    with pytest.raises(ValueError, match="Could not read"):
        WAR.begin(replace(set_up(1), forces=changed(home=3)))


def test_k1_number_of_players_is_2_to_6():
    """K4: a home for each player and the frontier are within the terrains of every size."""
    force = set_up(1, known_faces=True).forces[0]
    assert "2 to 6 players, not 1" in str(refused((force,)))
    assert "2 to 6 players, not 7" in str(refused((force,) * 7))
    assert refused((force,) * 6) is None


def test_k2_every_force_has_units_for_three_armies():
    """The largest units have 4 of the 60 health in play."""
    rare = next(unit.id for unit in catalogue().units.values() if unit.health == 4)
    two = changed(home=[], campaign=[], horde=[rare] * 15)
    assert refused(two) is None
    force = set_up(1, known_faces=True).forces[0]
    assert len(in_play(force)) >= 3


def test_q106_crowded_war_warns_or_is_refused():
    """K1: 4 players begin with 5 terrains at 120 health, where 5 win."""
    crowded = set_up(1, 4)
    assert WAR.refuse_set_up(crowded) is None
    assert WAR.refuse_set_up(set_up(1, 3, crowded="refuse")) is None
    refusal = str(WAR.refuse_set_up(replace(crowded, options={"crowded": "refuse"})))
    assert refusal == "4 players begin with 5 terrains, and 5 win at 120 health. Choose a larger size (K1)."
    for seats, size, warns in ((4, 120, True), (3, 120, False), (5, 180, True), (5, 240, False), (6, 300, False)):
        table = assembled(set_up(1, seats, size))
        assert bool(table.happened(Crowded)) == warns, (seats, size)


def assembled(begin: Any) -> WarTable:
    """Return the table after all armies were revealed."""
    game, random = Game(begin), Random(1)
    events: list[Any] = list(game.last.events)
    while game.question.kind.startswith("assemble"):
        events += game.play(WAR.sample(game.question, random)).events
    table = WarTable(game.last)
    table.events = events
    return table


def test_k2_no_army_has_more_than_half_of_the_health_in_play():
    """Q1: half of the 60 health in play, not of the force."""
    shape = Game(set_up(5)).question.shape
    assert isinstance(shape, Subset)
    assert shape.constraint.most == 30
    assert len(shape.dice) == len(in_play(set_up(5).forces[0]))


def test_unknown_option_or_value_is_refused():
    force = set_up(1, known_faces=True).forces[0]
    assert "There is no house rule one_terrain" in str(refused((force,) * 2, one_terrain=True))
    assert "Could not read the house rules" in str(refused((force,) * 2, war_end=5))
    assert "Could not read the house rules" in str(refused((force,) * 2, blazing="never"))


def test_classic_game_of_the_campaign_edition_is_refused():
    """The edition belongs to the campaign; the classic game does not offer it."""
    begin = replace(set_up(1), system="classic", options={"edition": "campaign"})
    assert "edition = campaign" in str(system("classic").refuse_set_up(begin))


def test_pool_has_as_many_different_terrains_as_the_size():
    """K4: 8 to 16 major terrains, drawn by the seed."""
    for size, (*_, terrains, _goal) in K1.items():
        position = kernel.begin(WAR, set_up(2, 2, size)).position
        pool = [position.dice[die].type for die in position.at(POOL, NOBODY)]
        assert len(pool) == len({*pool}) == terrains
    other = kernel.begin(WAR, replace(set_up(2), seed=3)).position
    first = kernel.begin(WAR, set_up(2)).position
    assert {die.type for die in first.dice if die.place == POOL} != {
        die.type for die in other.dice if die.place == POOL
    }


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("health = 180", "has two sizes of one health"),
        ("goal = 99", "has a goal of 99 for 8 terrains at 120 health"),
    ],
)
def test_wrong_sizes_of_an_edition_are_refused(text, said):
    word = text.partition(" ")[0]
    campaign = _texts()["campaign"]
    old = next(line for line in campaign.splitlines() if line.startswith(f"{word} = "))
    with pytest.raises(EditionError, match=said):
        read_edition("campaign", "all", {**_texts(), "campaign": campaign.replace(old, text, 1)})
