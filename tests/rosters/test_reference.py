"""The reference page of a force: exactly its dice, as the rules describe them."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.dice.faces import parse_faces
from ddtable.forces.force import Force
from ddtable.forces.starter import starter_forces
from ddtable.rosters.reference import OUTSIDE_ROLLS, Entry, Reference, Told, reference_of
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.icons import read_icons
from ddtable.rules.dragon_dice.rosters import PlayedForce, built_for
from ddtable.words.sentences import Words
from tests.library.shelf import SCOUT

STARTERS = {force.id: force for force in starter_forces()}
WORDS = Words()
KEY = ("{", "}", "inspector-", "roster-", "[")


def of(*units: str, words: Words = WORDS, dragons: tuple[str, ...] = ()) -> dict[str, tuple[Told, ...]]:
    found = reference_of(words, Force("x", "X", units, (), (), dragons, "", ""))
    return {entry.icon: entry.lines for entry in (*found.icons, *found.dragons)}


@pytest.mark.parametrize("force", STARTERS)
def test_it_holds_the_icons_of_the_force_and_no_others(force: str):
    found = STARTERS[force]
    faces = {face.icon for unit in found.units for face in catalogue().unit(unit).faces}
    reference = reference_of(WORDS, found)
    assert {entry.icon for entry in reference.icons} == faces & read_icons().special
    assert [entry.name for entry in reference.icons] == sorted(entry.name for entry in reference.icons)


def test_the_spells_are_those_of_the_colours_of_its_species():
    """Goblins are of earth and death, Coral Elves of air and water."""
    colours = [colour for colour, _ in reference_of(WORDS, STARTERS["mire_wolves"]).spells]
    assert colours == ["earth", "death"]
    for colour, listed in reference_of(WORDS, STARTERS["reef_guard"]).spells:
        assert [one.spell for one in listed] == [one for one in edition().spells.values() if one.colour == colour]
        assert all(one.text.endswith(".") for one in listed)


def test_the_spells_of_a_force_in_a_game_have_the_costs_of_its_edition():
    """R96.6: 2 to 7; a force outside a game has those of 1995."""
    force = STARTERS["reef_guard"]
    about = {**msgspec.structs.asdict(force), "made": "revealed", "faces": "printed", "edition": "revised96"}
    for _, listed in reference_of(WORDS, PlayedForce(**about)).spells:
        assert [one.spell.cost for one in listed] == [2, 3, 4, 5, 6, 7]
    for _, listed in reference_of(WORDS, force).spells:
        assert [one.spell.cost for one in listed] == [1, 2, 3, 4, 5, 6]


def test_trample_is_described_by_kind_of_roll():
    """C14.2: maneuvers, melee, and twice as much in a charge."""
    told = {line.when: line.what for line in of("dwarves_mammoth_rider")["trample"]}
    assert told["maneuver"].endswith("maneuvers")
    assert int(told["charge"].split()[0]) == 2 * int(told["maneuver"].split()[0])


def test_same_effect_for_melee_and_others_is_described_once():
    told = {line.when: line.what for line in of("coral_elves_eagle_knight")["fly"]}
    assert any(when.startswith("saves, ") and "against melee" not in when for when in told)


def test_breath_is_described_for_each_colour():
    """DA-D3, DA-D5: fire buries, death kills who shows an ID."""
    told = {line.when: line.what for line in of(dragons=("fire_drake", "death_wyrm"))["breath"]}
    assert "buried" in told["red"]
    assert "ID" in told["black"]
    assert of(dragons=("fire_drake",))["breath"][0].when == ""


def test_terrains_describe_their_eighth_face():
    force = STARTERS["reef_guard"]
    assert [entry.icon for entry in reference_of(WORDS, force).terrains] == ["city", "tower"]
    bare = replace(force, home_terrain="", frontier="")
    assert reference_of(WORDS, bare).terrains == ()


def test_racial_powers_are_described_with_their_lands():
    """C13.1: Goblins maneuver doubly in a swampland."""
    (power,) = reference_of(WORDS, STARTERS["mire_wolves"]).powers
    assert (power.name, power.lines) == ("Goblins", (Told("on swampland", "its maneuvers count twice"),))


@pytest.mark.parametrize("language", ["en", "da"])
def test_every_species_has_a_power_in_words(language: str):
    units = tuple(catalogue().units_of(species)[0].id for species in catalogue().species)
    found = reference_of(Words(language), Force("x", "X", units, (), (), (), "", "")).powers
    assert {entry.name for entry in found} == {Words(language).species(species) for species in catalogue().species}
    assert all(line.what and not any(sign in line.what for sign in KEY) for entry in found for line in entry.lines)


@pytest.mark.parametrize("language", ["en", "da"])
def test_every_special_icon_is_described(language: str):
    """No description is a message key or empty."""
    units = tuple(catalogue().units)
    told = of(*units, words=Words(language))
    shown = {face.icon for kind in catalogue().units.values() for face in kind.faces}
    assert set(told) == {icon for icon in shown if "special" in catalogue().icons[icon].kinds}
    assert set(told) >= read_icons().special & shown
    for icon, lines in told.items():
        assert lines, icon
        for line in lines:
            assert line.when or icon in OUTSIDE_ROLLS, icon
            assert line.what, icon
            assert not any(sign in f"{line.when} {line.what}" for sign in KEY), icon
            assert "_" not in line.what, icon


def test_icon_is_described_by_the_faces_of_the_force():
    """Every Smite of this force is a face of four; with a Cutthroat's own die of two there are both."""
    force = replace(STARTERS["reef_guard"], home=("goblins_troll",), campaign=(), horde=())
    counts = {face.count for face in catalogue().unit("goblins_troll").faces if face.icon == "smite"}
    assert counts == {4}
    (smite,) = [entry for entry in reference_of(WORDS, force).icons if entry.icon == "smite"]
    assert smite.note == "a face with 4"
    assert any("4" in line.what for line in smite.lines)
    use_own_dice([replace(SCOUT, faces=parse_faces("2 id, 3 smite, save, melee, maneuver, 2 melee"))])
    try:
        both = replace(force, home=("goblins_troll", SCOUT.id))
        (smite,) = [entry for entry in reference_of(WORDS, both).icons if entry.icon == "smite"]
    finally:
        use_own_dice(())
    assert smite.note == "a face with 3; other faces have 4"


@pytest.mark.parametrize("icon", ["sneak_attack", "logo", "crush"])
def test_icon_only_on_own_dice_is_described_as_unknown(icon: str):
    use_own_dice([replace(SCOUT, faces=parse_faces(f"2 id, 3 {icon}, save, melee, maneuver, 2 melee"))])
    try:
        (entry,) = reference_of(WORDS, replace(STARTERS["reef_guard"], home=(SCOUT.id,), campaign=(), horde=())).icons
    finally:
        use_own_dice(())
    assert entry.icon == icon
    assert [line.what for line in entry.lines] == [WORDS.say("roster-icon-unknown")]


# In a war


def in_war(*dice: str, units: tuple[str, ...] = ("dwarves_footman",)) -> Reference:
    force = built_for(
        Force("x", "X", units, (), (), (), "", "", sections={"summoning": dice} if dice else UNSET), "campaign"
    )
    return reference_of(WORDS, force)


def lines(entries: tuple[Entry, ...], icon: str) -> list[str]:
    return [f"{line.when}: {line.what}" for entry in entries if entry.icon == icon for line in entry.lines]


def test_kp9_2_dragons_of_a_war_are_described_as_members_of_an_army():
    """KP9.1 to KP9.4: no attacks of their own; hits, saves, breath after the action, wing back to the pool."""
    found = in_war("fire_drake", "air_wyrm")
    assert found.dragons == ()
    assert "melee, charge and defending against a charge: 5 hits" in lines(found.members, "claw")
    assert "missiles: 5 missile hits" in lines(found.members, "jaws")
    assert any("3 hits, rolls again and adds" in line for line in lines(found.members, "tail"))
    assert "red: 5 health die and are buried, after the action" in lines(found.members, "breath")
    assert "maneuver: 5 maneuvers" in lines(found.members, "wing")
    assert ": after an attack 1 unit of its army may be promoted" in lines(found.members, "treasure")
    assert not any("dragons" in line.when for entry in found.icons for line in entry.lines)


def test_kp10_logos_of_a_war_are_described_once_for_equal_dice():
    """KP10.1, KP10.4, KP10.5: what each logo does, by die; equal ones of several elements are one entry."""
    kin = ("dragonkin_champion_fire", "dragonkin_champion_air")
    found = in_war(*kin, units=("dwarves_footman", "eldarim_dragonhunter_fire"))
    told = {entry.name: entry.lines[0].what for entry in found.logos}
    assert told["Dragonkin Champion"].startswith("in an attack it calls a dragon of its element")
    assert told["Fire Dragonhunter"] == "slays 1 dragon of its element in the other army before the damage"
    assert "logo" not in {entry.icon for entry in found.icons}


@pytest.mark.parametrize(("unit", "there", "missing"), [
    ("dwarves_footman", {"to_the_death", "monster_summoning", "quake"}, {"hide", "barrier", "deattune", "monsoon"}),
    ("feral_bear_folk", {"hide", "savage", "to_the_death"}, {"barrier", "deattune"}),
    ("amazons_centaur", {"barrier", "deattune", "monsoon", "wings_of_death"}, {"hide"}),
])  # fmt: skip
def test_k11_spells_of_a_war_are_those_that_its_units_can_cast(unit: str, there: set[str], missing: set[str]):
    """K11, M2: spells of any colours too; spells of a race only with its units; Amazons have magic of the land."""
    found = {one.spell.id for _, listed in in_war(units=(unit,)).spells for one in listed}
    assert there <= found
    assert not missing & found


def test_kp6_3_flight_of_firewalkers_is_that_of_the_war():
    (flight,) = (entry for entry in in_war(units=("firewalkers_genie",)).powers if entry.note == "Air Flight")
    assert flight.lines[0].what == "in the reserves phase it may fly to where reserves of its player may go"
