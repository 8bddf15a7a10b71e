"""The verdict on a force for a campaign: its halves, dragons, dragonkin, medallions, items and their carriers."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.dice.faces import parse_faces
from ddtable.dice.types import OwnDie
from ddtable.forces.ddforce import SharedForce, decode, encode
from ddtable.forces.documents import force_document, load_force
from ddtable.forces.filling import fill
from ddtable.forces.force import Force, with_dice
from ddtable.forces.sections import counted_health, kin_health, points_in, worth_in
from ddtable.odds.suggest import completed, suggest
from ddtable.rules.campaign.board import RECRUITING, SUMMONING, campaign_options
from ddtable.rules.dragon_dice.board import Options, edition_of
from ddtable.rules.dragon_dice.rosters import edition_for
from ddtable.rules.dragon_dice.verdict import Line, fits, verdict
from ddtable.words.sentences import Words
from ddtable.words.verdicts import told

EMPTY = Force("mine", "Mine", (), (), (), (), "", "")
OPTIONS = campaign_options({})
RULES = edition_of(OPTIONS)
ROWS = RULES.sections
SIZES = [size.health for size in RULES.sizes]
RED, BLUE = "equipment_medium_melee_fire", "equipment_small_save_air"
GOLD, SILVER = "medallion_gold", "medallion_silver"


def filled(
    size: int = 120, begun: Force = EMPTY, folk: tuple[str, ...] = ("dwarves", "goblins"), seed: int = 1
) -> Force:
    """Return a force of a size, with dragonkin, filled at random round the dice that it begins with."""
    known = RULES.size_of(size)
    assert known is not None
    about = {"dragons": known.dragons, "dragonkin": known.dragonkin, "rows": ROWS, "half_cap": True}
    return fill(catalogue(), begun, size, Random(seed), species=folk, **about)


def unmet(force: Force, size: int = 120, *, reconstructed: bool = True) -> dict[str, Line]:
    lines = verdict(force, size, OPTIONS, reconstructed=reconstructed)
    return {line.key: line for line in lines if not line.met}


def said(line: Line) -> str:
    return told(Words(), line)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_k1_filled_force_fits_its_size(size: int):
    force, row = filled(size), RULES.size_of(size)
    assert row is not None
    assert fits(force, size, OPTIONS)
    assert worth_in(catalogue(), ROWS, force, RECRUITING) == size // 2
    assert kin_health(catalogue(), force.dice_in(SUMMONING)) == row.dragonkin
    assert counted_health(catalogue(), ROWS, force) == force.health == size
    assert fits(completed(EMPTY, suggest(EMPTY, size, OPTIONS)), size, OPTIONS)


def test_k1_dragonkin_have_the_colours_of_the_dragons():
    begun = with_dice(EMPTY, SUMMONING, ["fire_drake", "fire_drake", "fire_wyrm"])
    kin = [die for die in filled(begun=begun).dice_in(SUMMONING) if die in catalogue().dragonkin]
    assert {die.rpartition("_")[2] for die in kin} == {"fire"}


def test_k1_owned_dragonkin_limit_the_fill():
    owned = {"dragonkin_dragonfoal_fire": 2, **dict.fromkeys(catalogue().units, 20)}
    about = {"dragons": 3, "dragonkin": 20, "rows": ROWS, "half_cap": True, "owned": owned}
    force = fill(catalogue(), with_dice(EMPTY, SUMMONING, ["fire_drake"] * 3), 120, Random(1), **about)
    assert force.dice_in(SUMMONING)[3:] == ("dragonkin_dragonfoal_fire",) * 2


def test_k1_size_that_no_war_has_is_a_problem():
    line = unmet(EMPTY, 100)["size"]
    assert said(line) == "A war has forces of 120, 180, 240, 300, 360 health, not 100: choose one of these sizes"
    assert line.rule == "K1"


def test_k1_half_of_the_health_waits_in_the_pool():
    force = filled()
    unit = next(die for die in force.horde if catalogue().unit(die).health == 1)
    moved = with_dice(with_dice(force, "horde", [die for die in force.horde if die != unit]), RECRUITING, [])
    lines = unmet(moved)
    assert lines["part"].rule == "K1"
    assert "60 health missing in the recruiting pool (0 of 60): add 60" in said(lines["part"])


def test_k1_dragonkin_have_at_most_the_health_of_the_size():
    force = filled()
    more = with_dice(force, SUMMONING, [*force.dice_in(SUMMONING), "dragonkin_dragonfoal_fire"])
    line = unmet(more)["dragonkin"]
    assert (line.rule, line.where) == ("K1", (SUMMONING,))
    assert said(line).startswith("1 health too much of dragonkin (21 of at most 20): remove ")
    assert "dragonkin" not in unmet(with_dice(force, SUMMONING, force.dice_in(SUMMONING)[:3]))


def test_k1_medallions_are_counted_and_have_no_points():
    force = filled(begun=with_dice(EMPTY, "home_items", [GOLD]))
    assert fits(force, 120, OPTIONS)
    assert points_in(catalogue(), ROWS, force, "home") == 0
    assert counted_health(catalogue(), ROWS, force) == force.health
    line = unmet(with_dice(force, RECRUITING, [*force.dice_in(RECRUITING), SILVER]))["medallions"]
    assert (line.rule, line.where, line.dice) == ("K1", ("home", RECRUITING), (GOLD, SILVER))
    assert said(line) == "1 medallion too many (2 of at most 1): remove 1"


def test_q109_points_of_items_count_in_their_half():
    """The second die of a pair of medium equipment counts 1."""
    begun = with_dice(with_dice(EMPTY, "horde_items", [RED, RED]), RECRUITING, ["artifact_melee_fire"])
    assert points_in(catalogue(), ROWS, begun, "horde") == 3
    force = filled(begun=begun, folk=("firewalkers", "lava_elves"))
    assert fits(force, 120, OPTIONS)
    assert counted_health(catalogue(), ROWS, force) == 120
    assert force.health == 120 - 3 - 3
    assert fits(completed(begun, suggest(begun, 120, OPTIONS, species=("firewalkers",))), 120, OPTIONS)


@pytest.mark.parametrize(
    ("units", "items", "carried"),
    [
        (["dwarves_pony_rider"], [RED, RED], True),
        (["dwarves_pony_rider"], [RED, RED, RED], False),
        (["dwarves_pony_rider"], [BLUE], False),
        (["dwarves_pony_rider"], [GOLD], True),
        (["dwarves_pony_rider"], [GOLD, RED], False),
        (["dwarves_pony_rider"] * 2, [GOLD, RED], True),
        (["amazons_charioteer"], [BLUE, RED], True),
        ([], [RED], False),
    ],
)
def test_k2_units_of_an_army_must_be_able_to_carry_its_items(units: list[str], items: list[str], carried: bool):
    """At most 2 of the carrier's colours, a medallion alone; Amazons carry any colour."""
    force = with_dice(with_dice(EMPTY, "horde", units), "horde_items", items)
    assert ("carried" not in unmet(force)) == carried


def test_k2_items_that_no_unit_carries_are_named_with_their_army():
    line = unmet(with_dice(EMPTY, "home_items", [BLUE]))["carried"]
    assert (line.rule, line.where, line.dice) == ("K2", ("home",), (BLUE,))
    assert said(line) == (
        "The units in the home army cannot carry Air Small Save Equipment: a unit carries 2 items of its own colours, "
        "or 1 die of metal alone"
    )
    waiting = with_dice(EMPTY, RECRUITING, [BLUE])
    assert "carried" not in unmet(waiting), "items may wait in the pool"


def test_dice_of_another_sort_are_named_with_their_area():
    line = unmet(with_dice(with_dice(EMPTY, "home_items", ["goblins_thug"]), SUMMONING, [RED]))["misplaced"]
    assert line.where == ("home", SUMMONING)


def test_q110_reconstructed_dice_can_be_left_out():
    force = filled(begun=with_dice(EMPTY, "home_items", [GOLD]))
    assert "reconstructed" not in unmet(force)
    line = unmet(force, reconstructed=False)["reconstructed"]
    assert line.where == ("home", SUMMONING)
    assert line.rule == "Q110"
    assert GOLD in line.dice


def test_q110_dice_with_entered_faces_are_not_reconstructed():
    faces = parse_faces("melee, save, maneuver, logo")
    try:
        use_own_dice([OwnDie("own_gold", "Gold", "item", faces, "", (), None, listed=GOLD)])
        assert "reconstructed" not in unmet(with_dice(EMPTY, "home_items", [GOLD]), reconstructed=False)
    finally:
        use_own_dice(())


def test_champions_of_the_eldarim_are_units_of_a_force(tmp_path: Path):
    """All published dice may play (K2): they count by their health, and are a race of their own (SU2)."""
    lords = ["eldarim_dragonlord", "eldarim_dragonmaster_fire"]
    force = filled(begun=with_dice(with_dice(EMPTY, "horde", lords), RECRUITING, lords[:1]))
    assert fits(force, 120, OPTIONS)
    assert counted_health(catalogue(), ROWS, force) == force.health == 120
    assert "species_home" in unmet(with_dice(force, "home", [*force.home, *lords]))
    assert unmet(force, reconstructed=False)["reconstructed"].where == ("horde", RECRUITING, SUMMONING)
    assert sorted(decode(encode(SharedForce(force, edition="campaign")), "x").force.dice) == sorted(force.dice)
    path = tmp_path / "mine.toml"
    path.write_text(force_document(force), "utf-8")
    assert sorted(load_force(path).dice) == sorted(force.dice)
    classic = Options(species="all")
    assert {line.key for line in verdict(with_dice(EMPTY, "horde", lords), 8, classic) if not line.met} >= {"misplaced"}


def test_force_of_a_campaign_is_written_and_read_as_toml(tmp_path: Path):
    """Its sections tell the edition; it picks no terrains."""
    force = filled(begun=with_dice(with_dice(EMPTY, "home_items", [GOLD]), RECRUITING, ["artifact_melee_fire"]))
    path = tmp_path / "mine.toml"
    path.write_text(force_document(force), "utf-8")
    again = load_force(path)
    assert sorted(again.dice) == sorted(force.dice)
    assert again.dice_in("home_items") == (GOLD,)
    assert edition_for(again) == "campaign"
    assert edition_for(EMPTY) == "classic95"
    assert edition_for(with_dice(EMPTY, "no_such_section", [GOLD])) == "classic95"


def test_force_of_a_campaign_is_written_and_read():
    force = filled(begun=with_dice(EMPTY, "home_items", [GOLD]))
    shared = SharedForce(replace(force, id="mine"), health=120, edition="campaign")
    again = decode(encode(shared), "mine.ddforce")
    assert (again.edition, again.health) == ("campaign", 120)
    assert sorted(again.force.dice) == sorted(force.dice)
    assert again.force.dice_in("home_items") == (GOLD,)
