"""Faces that a player has entered replace those of a listed die, in games under an id that contains them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue, published, use_own_dice
from ddtable.dice.entered import entered_id
from ddtable.dice.errors import CatalogueError
from ddtable.dice.faces import Face, parse_faces
from ddtable.dice.own import own_die_problems
from ddtable.dice.types import ELEMENTS, OwnDie

TROOP = OwnDie(
    "own_troop",
    "My Troop",
    "dragonkin",
    parse_faces("id, 3 melee, melee, maneuver, save, belly"),
    elements=("fire",),
    unit_class="heavy_melee",
    health=1,
    listed="dragonkin_dragontroop",
)
IN_FIRE = "dragonkin_dragontroop_fire:id.3melee.melee.maneuver.save.belly"
SWORD = OwnDie(
    "own_sword",
    "Sword",
    "item",
    parse_faces("melee, melee, 2 melee, save"),
    elements=("air",),
    form="equipment",
    points=1,
    listed="equipment_small_melee",
)
RELIC = OwnDie(
    "own_relic",
    "Relic",
    "item",
    parse_faces("4 elemental_relic, 4 elemental_relic, 4 logo, 4 elemental_relic, 4 save, 4 elemental_relic"),
    form="relic",
    points=4,
    listed="relic_elemental_relic",
)
LORD = OwnDie(
    "own_lord",
    "Lord",
    "champion",
    parse_faces("4 id, 4 logo, 4 melee, 4 save, 4 fly, 4 smite"),
    elements=("death", "earth", "fire", "water", "air"),
    unit_class="melee",
    health=4,
    listed="eldarim_dragonlord",
)


@pytest.fixture(autouse=True)
def _no_own_dice():
    yield
    use_own_dice(())


@pytest.mark.parametrize("die", [TROOP, SWORD, RELIC, LORD], ids=lambda die: die.id)
def test_a_die_may_replace_its_row(die: OwnDie):
    assert own_die_problems(die) == ()


def test_entered_faces_replace_the_reconstructed_ones():
    use_own_dice([TROOP])
    assert catalogue().as_entered("dragonkin_dragontroop_fire") == IN_FIRE
    die = catalogue().unit(IN_FIRE)
    assert (die.faces, die.mark, die.name) == (TROOP.faces, "entered", "Fire Dragontroop")
    assert (die.automatic_saves, die.elements, die.health) == (1, ("fire",), 1)


def test_one_of_the_dragonkin_is_enough_for_all_elements():
    """They have the same faces in all five; a die of the very element goes first."""
    use_own_dice([TROOP])
    assert [catalogue().as_entered(f"dragonkin_dragontroop_{one}") for one in ELEMENTS] == [
        entered_id(f"dragonkin_dragontroop_{one}", TROOP.faces) for one in ELEMENTS
    ]
    air = replace(TROOP, id="own_air", elements=("air",), faces=parse_faces("id, melee, melee, melee, 2 save, belly"))
    for dice in ([TROOP, air], [air, TROOP]):
        use_own_dice(dice)
        assert catalogue().as_entered("dragonkin_dragontroop_air") == entered_id("dragonkin_dragontroop_air", air.faces)
        assert catalogue().as_entered("dragonkin_dragontroop_fire") == IN_FIRE


def test_an_item_replaces_that_of_its_element_alone():
    use_own_dice([SWORD])
    assert catalogue().item(catalogue().as_entered("equipment_small_melee_air")).faces == SWORD.faces
    assert catalogue().as_entered("equipment_small_melee_fire") == "equipment_small_melee_fire"


def test_the_order_of_elements_does_not_matter():
    use_own_dice([LORD])
    assert catalogue().as_entered("eldarim_dragonlord") == entered_id("eldarim_dragonlord", LORD.faces)


def test_a_die_without_a_row_replaces_nothing():
    use_own_dice([replace(TROOP, listed="")])
    assert catalogue().as_entered("dragonkin_dragontroop_fire") == "dragonkin_dragontroop_fire"


def test_a_reconstruction_of_the_player_replaces_nothing():
    use_own_dice([replace(TROOP, mark="reconstructed")])
    assert catalogue().as_entered("dragonkin_dragontroop_fire") == "dragonkin_dragontroop_fire"


def test_the_listed_id_keeps_its_faces():
    """A game that began before the faces were entered goes on with those it began with."""
    before = published().unit("dragonkin_dragontroop_fire")
    use_own_dice([TROOP])
    assert catalogue().unit("dragonkin_dragontroop_fire") == before


def test_a_game_needs_no_own_dice_to_know_entered_faces():
    """It may be played on another computer."""
    assert published().unit(IN_FIRE).faces == TROOP.faces
    assert published().die(IN_FIRE).id == IN_FIRE
    assert published().knows(IN_FIRE)
    assert published().knows("kings_die")
    assert (published().family(IN_FIRE), published().sides(IN_FIRE)) == ("dragonkin", 6)
    sword = entered_id("equipment_small_melee_air", SWORD.faces)
    assert (published().item(sword).points, published().family(sword)) == (1, "items")


def test_entered_faces_name_elements_in_their_order():
    relic = published().item(entered_id("relic_elemental_relic", RELIC.faces))
    assert relic.names == ("air", "water", "", "fire", "", "earth")


@pytest.mark.parametrize(
    "type_id",
    [
        "dragonkin_dragontroop_fire:",
        "dragonkin_dragontroop_fire:id.melee.melee.melee.melee",
        "dragonkin_dragontroop_fire:id.melee.melee.melee.melee.claw",
        "dragonkin_dragontroop_fire:id.melee.melee.melee.melee.sword",
        "dragonkin_dragontroop_fire:id.melee.melee.melee.melee.1melee",
        "dragonkin_dragontroop_fire:id.melee.melee.melee.melee.10melee",
        "dragonkin_dragontroop_fire:2id.melee.melee.melee.melee.melee",
        "dragonkin_dragontroop_fire:id.id.melee.melee.melee.melee",
        "dragonkin_dragontroop_fire: id.melee.melee.melee.melee.melee",
        "dragonkin_dragontroop_wood:id.melee.melee.melee.melee.melee",
        "eldarim_dragonlord:melee.melee.melee.melee.melee.melee",
        "equipment_small_melee_air:id.id.melee.melee",
        "minor_deadland_knoll:id.id.id.id.id.id.id.id",
        "goblins_thug:id.melee.melee.melee.melee.melee",
    ],
)
def test_an_id_with_impossible_faces_is_unknown(type_id: str):
    assert published().family(type_id) is None
    assert not published().knows(type_id)
    for find in (published().die, published().unit, published().item):
        with pytest.raises(CatalogueError):
            find(type_id)


def test_dragonkin_may_be_entered_without_an_id():
    without = (Face("breath"), *TROOP.faces[1:])
    assert published().unit(entered_id("dragonkin_dragontroop_fire", without)).faces == without


def test_an_item_is_no_unit_and_a_unit_no_item():
    with pytest.raises(CatalogueError):
        published().unit("kings_die")
    with pytest.raises(CatalogueError):
        published().item("goblins_thug")
