"""Dragons of after 1995, with two colours, ivory and white: the games that allow them, and their fights (H91, H92)."""

from __future__ import annotations

import pytest
from by_hand import CLASSIC, A, B, Table, board, casting, forces

from ddtable.dice.catalogue import catalogue
from ddtable.engine.system import SetUp
from ddtable.rules.dragon_dice.dragon_rolls import attacks, breath_colours
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.dragons import Breathed, DragonLeft, DragonsAttack, DragonsFight, DragonStruck
from ddtable.rules.dragon_dice.events.units import Killed
from ddtable.rules.dragon_dice.meaning import DRAGON, dragon_meaning

ALL = "options species=all\n"
LATER = [dragon.id for dragon in catalogue().dragons.values() if dragon.kind != "elemental"]
NAMES = {"elemental": "fire_drake", "hybrid": "earth_fire_drake", "ivory": "ivory_drake",
         "ivory_hybrid": "fire_ivory_drake", "white": "white_drake"}  # fmt: skip


def met(dragons: str, units: str = "9 thug", f: str = "flatland_temple 6", more: str = "") -> Table:
    """Return the table where A's army meets B's dragons at the frontier."""
    text = (
        f"{ALL}A at frontier: {units}\nA reserve: thug\nB at home B: 9 thug\nB dragons at frontier: {dragons}\n{more}"
    )
    return board(f"{text}turn 5 A dragons", f=f)


# Games that allow them


@pytest.mark.parametrize("dragon", LATER)
def test_they_are_refused_in_a_game_of_the_starter_species(dragon: str):
    """C0.8, H91: the reason names the clause; if all species play they are allowed."""
    brought = forces("4 thug", "4 thug", dragons=(dragon,) if catalogue().dragon(dragon).slots == 1 else ())
    if not brought[0]["dragons"]:
        brought = forces("25 thug", "25 thug", dragons=(dragon,))
    why = CLASSIC.refuse_set_up(SetUp("classic", 1, {}, brought))
    assert why is not None
    assert "C0.8" in why
    assert catalogue().dragon(dragon).name in why
    assert CLASSIC.refuse_set_up(SetUp("classic", 1, {"species": "all"}, brought)) is None


def test_dragons_of_one_colour_play_in_every_game():
    """C0.8: all 10."""
    for dragon in catalogue().dragons.values():
        if dragon.kind == "elemental":
            brought = forces("4 thug", "4 thug", dragons=(dragon.id,))
            assert CLASSIC.refuse_set_up(SetUp("classic", 1, {}, brought)) is None


# Their targets


@pytest.mark.parametrize(
    ("mine", "others"),
    [
        ("fire_drake", "air earth_fire air_fire air_ivory white"),
        ("earth_fire_drake", "fire air air_fire air_ivory white"),
        ("ivory_drake", ""),
        ("fire_ivory_drake", ""),
        ("white_drake", "fire air earth_fire air_fire fire_ivory air_ivory"),
    ],
)
def test_which_dragons_attack_which(mine: str, others: str):
    """DG-D, H92, V11.6: dragons of other colours, drake or wyrm; ivory attacks none and is attacked by none."""
    every = ("fire", "air", "earth_fire", "air_fire", "ivory", "fire_ivory", "air_ivory", "white")
    dragons = catalogue().dragons
    for form in ("drake", "wyrm"):
        found = [one for one in every if attacks(dragons[mine], dragons[f"{one}_{form}"])]
        assert found == others.split()


def test_an_elemental_and_a_hybrid_fight_and_ivory_attacks_the_army():
    """DG-D, DG-E, H92, V21.11: the fight first, then the dragon without an opponent attacks the army."""
    table = met("earth_drake, earth_fire_drake, ivory_drake").roll("claw", "claw")
    assert table.happened(DragonsFight)
    table.roll("claw", *["melee"] * 9)
    assert [event.dragons for event in table.happened(DragonsAttack)] == [(table.die(B, "ivory_drake"),)]
    assert table.happened(Damaged)[0].hits == 5


def test_a_colour_and_its_ivory_hybrid_attack_the_army_together():
    """H92, V21.12: neither attacks the other."""
    table = met("fire_drake, fire_ivory_drake").roll("claw", "claw", *["maneuver"] * 9)
    assert not table.happened(DragonsFight)
    assert table.happened(Damaged)[0].hits == 10


def test_an_attacked_ivory_hybrid_attacks_the_army():
    """H92, V11.7: the water drake attacks it, but it does not roll in that fight and then attacks the army."""
    table = met("water_drake, fire_ivory_drake").roll("claw")
    assert table.happened(DragonStruck) == [DragonStruck(table.die(B, "fire_ivory_drake"), "dragon", 5, 10, False)]
    table.roll("claw", *["maneuver"] * 9)
    assert table.happened(Damaged)[0].hits == 5


def test_a_slain_ivory_hybrid_does_not_attack():
    """H92, DG-J."""
    table = met("water_drake, fire_ivory_drake").roll("jaws")
    assert table.lies(table.die(B, "fire_ivory_drake")) == "dead"
    assert not table.happened(DragonsAttack)
    assert table.asked == (A, "march-first")


# Their breath


@pytest.mark.parametrize(
    ("dragon", "land", "colours"),
    [
        ("fire_drake", "flatland", ("fire",)),
        ("earth_fire_drake", "flatland", ("earth", "fire")),
        ("fire_ivory_drake", "flatland", ("fire",)),
        ("ivory_drake", "flatland", ("ivory",)),
        ("white_drake", "coastland", ("air", "water")),
        ("white_wyrm", "highland", ("earth", "fire")),
    ],
)
def test_the_colours_of_a_breath(dragon: str, land: str, colours: tuple[str, ...]):
    """DA-C2, H92: its own colours; white has those of the terrain."""
    position = met(dragon, f=f"{land}_temple 6").position
    assert set(breath_colours(position, len(position.dice) - 1, "terrain/2")) == set(colours)


@pytest.mark.parametrize("dragon", sorted(NAMES.values()))
def test_a_breath_has_no_effect_of_another_colour(dragon: str):
    """DA-C2, H92: units that showed an ID only die of black breath."""
    table = met(dragon, "marauder, 19 thug", f="highland_temple 6").roll("breath", "3 id", *["maneuver"] * 19)
    table.allot((3, 0, 0))
    while table.asked[1] in ("breath-stone", "breath-flame"):
        table.choose(*["thug"] * 5)
        if table.asked[1] == "faces":
            table.roll("save")
    assert not table.happened(Killed, cause="disease")
    breathed = [event.colour for event in table.happened(Breathed)]
    assert breathed == list(breath_colours(table.position, table.die(B, dragon), "terrain/2"))


def test_ivory_breath_does_nothing_to_an_army():
    """H92, V11.10: ivory has no effect of its own."""
    table = met("ivory_drake", "marauder, 8 thug").roll("breath", "3 id", *["maneuver"] * 8).allot((3, 0, 0))
    assert table.units(A, "frontier") == ["marauder", *["thug"] * 8]
    assert table.effects() == []
    assert [event.colour for event in table.happened(Breathed)] == ["ivory"]


def test_a_hybrid_breathes_both_its_colours():
    """DA-D2, DA-D4, H92, V11.11: paralysis and frost."""
    table = met("air_water_drake").roll("breath", *["melee"] * 9)
    assert [name for name, _, _ in table.effects()] == ["paralysis", "frost"]
    assert len(table.happened(Breathed)) == 2


def test_white_breathes_the_colours_of_the_terrain():
    """DA-D2, DA-D4, H92, V11.10: on coastland paralysis and frost."""
    table = met("white_drake", f="coastland_temple 6").roll("breath", *["melee"] * 9)
    assert sorted(name for name, _, _ in table.effects()) == ["frost", "paralysis"]


def test_white_does_double_damage_and_needs_fifteen():
    """DA-C3, DA-C4, DA-C5, H92, V11.3: claws 10, jaws 20, tail 6; 10 health and 5 saves."""
    for faces, damage in ((("claw",), 10), (("jaws",), 20), (("tail", "claw"), 16)):
        table = met("white_drake", "2 conqueror, thug").roll(faces[0], "5 melee", "5 melee", "melee")
        for face in faces[1:]:
            table.roll(face)
        assert table.happened(Damaged)[0].hits == damage
        assert table.happened(DragonStruck)[0].needed == 15
    table = met("white_drake", "3 conqueror").roll("wing", *["5 melee"] * 3).pick("strike-melee", needed=15)
    assert table.happened(DragonLeft, reason="slain")


def test_whites_treasure_promotes_two_units():
    """DA-C6, H92, V11.3."""
    table = met("white_wyrm", "3 thug", more="A dead: 3 cutthroat\n").roll("treasure", "melee", "melee", "melee")
    assert table.question.values["cause"] == "treasure"
    table.pick("promote-all")
    assert table.units(A, "frontier") == ["cutthroat", "cutthroat", "thug"]


# Summoning


def called(*dragons: str, at: str = "B dead") -> set[str]:
    """Return which of these dragons a mage with six blue points may summon."""
    table = casting("air", 8, more=f"{ALL}B at home B: thug\n{at}: {', '.join(dragons)}\n")
    table.pick("spell", spell="summon_air_dragon")
    return {name.removeprefix("B ") for name in table.offered()}


def test_dragons_that_can_be_summoned_from_the_dead():
    """M19, H92: any dragon with the colour, white too, and ivory by any colour."""
    every = (
        "air_drake",
        "fire_drake",
        "air_fire_drake",
        "earth_fire_drake",
        "ivory_drake",
        "fire_ivory_drake",
        "white_drake",
    )
    assert called(*every) == {"air_drake", "air_fire_drake", "ivory_drake", "fire_ivory_drake", "white_drake"}


def test_ivory_is_not_summoned_from_a_terrain():
    """M19, H92: but its hybrid with the colour can be summoned."""
    dragons = ("air_drake", "ivory_drake", "fire_ivory_drake", "air_ivory_drake")
    assert called(*dragons, at="B dragons at home B") == {"air_drake", "air_ivory_drake"}


def test_inspector_says_that_white_breath_has_the_colours_of_the_land():
    """DA-C2, H92."""
    table = met("white_drake")
    dragon = table.die(B, "white_drake")
    breath = dragon_meaning(table.position, dragon, table.face(dragon, "breath"), DRAGON)
    assert (breath.word, breath.clauses) == ("breath-white", ("DA-C2",))
