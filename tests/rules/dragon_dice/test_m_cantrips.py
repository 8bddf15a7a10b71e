"""Cantrips in other rolls (C14.3), and magic with eighth faces and Amazons (C11.5, C11.6, C13.1)."""

import pytest
from by_hand import A, B, C, Table, board, magic

from ddtable.engine.questions import Picked
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.casting import ask_cast
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.magic import SpellWorked
from ddtable.rules.dragon_dice.points import colours_of, doubles
from ddtable.rules.dragon_dice.spells import COLOURS
from ddtable.rules.dragon_dice.steps import Cast

FLAT = "flatland_temple 1"
STONES = "{}_standing_stones 8, held by A"


def acting(units: str, more: str = "", f: str = FLAT, **terrains: str) -> Table:
    """Return a table where A's army at the frontier is about to act."""
    return board(f"A at frontier: {units}\n{more}turn 5 A march 1, act at frontier", f=f, **terrains)


def in_force(table: Table) -> list[str]:
    return [name for name, _, _ in table.effects()]


# Cantrips in other rolls


def struck(faces: tuple[str, ...], units: str = "2 enchanter", more: str = "B at frontier: 9 footman\n") -> Table:
    """Return a table where A's army on coastland skirmishes and has shown these faces."""
    table = acting(units, more, "coastland_temple 6").pick("skirmish", seat=B)
    return table.roll(*faces)


def test_cantrips_of_one_roll_are_pooled():
    """C14.3, M17: eight points of two Enchanters summon a dragon; four of one cannot."""
    more = "B at frontier: footman\nB dead: air_drake\n"
    table = struck(("4 cantrip", "4 cantrip"), more=more).colours({"air": 4}, {"air": 4})
    assert "summon_air_dragon" in table.castable()
    alone = struck(("4 cantrip", "3 melee"), more=more).colours({"air": 4})
    assert "lightning_strike" in alone.castable()
    assert "summon_air_dragon" not in alone.castable()


def test_a_cantrip_outside_a_magic_action_is_not_doubled():
    """C14.3, M7: on coastland four blue points stay four."""
    table = struck(("4 cantrip", "3 melee")).colours({"air": 4})
    assert table.pool()["air"] == 4


def test_a_cantrip_outside_a_magic_action_is_not_doubled_by_burying():
    """C14.3, M9: a Death Mage's four points cannot pay a cost of 5, with any dead."""
    table = struck(("4 cantrip",), "death_mage", "B at frontier: footman\nA dead: 6 thug\n").colours({"death": 4})
    assert "open_grave" in table.castable()
    assert "soiled_ground" not in table.castable()


def test_any_spell_of_the_dies_colours():
    """M17, C14.3: 1995 marks no spells for Cantrips: any spell that four green points pay."""
    table = struck(("4 cantrip", "3 melee"), more="A dead: guard\nB at frontier: footman\n").colours({"water": 4})
    assert table.castable() == {"watery_double", "resurrect_water", "wall_of_ice", "flash_flood"}


def test_a_cantrip_works_before_the_roll_is_added_up():
    """C14.3: a Wall of Ice cast in the save roll already saves in it."""
    table = acting("9 footman", "B at frontier: enchanter, guard\n", "coastland_temple 6").pick("skirmish", seat=B)
    table.roll("melee").roll("4 cantrip", "melee")
    assert table.asked == (B, "magic-colours")
    table.colours({"water": 4}).announce("wall_of_ice", B, "frontier").pick("done")
    (damaged,) = table.happened(Damaged)
    assert (damaged.hits, damaged.saves, damaged.damage) == (9, 3, 6)


def test_a_unit_killed_by_a_cantrip_keeps_its_results():
    """C14.3: in a charge Lightning kills a charger, whose three melee still hit."""
    table = acting("protector, footman", "B at frontier: enchanter, 3 thug\n", "coastland_temple 6")
    table.pick("charge", seat=B).roll("3 melee", "melee", "4 cantrip", *["maneuver"] * 3)
    table.colours({"air": 4}).announce("lightning_strike", die=table.die(A, "protector")).roll("4 melee")
    assert table.units(A, "dead") == ["protector"]
    assert table.happened(Damaged, seat=B)[0].hits == 4


def test_cantrips_of_the_target_are_its_owners():
    """C14.3: each owner colours and casts their own; the attacker's come first."""
    table = acting("enchanter", "B at frontier: enchanter, 3 thug\n", "coastland_temple 6").pick("charge", seat=B)
    table.roll("4 cantrip", "4 cantrip", *["maneuver"] * 3)
    assert table.asked == (A, "magic-colours")
    table.colours({"water": 4}).pick("done")
    assert table.asked == (B, "magic-colours")


def test_an_eliminated_caster_does_not_cast_any_more():
    """C2.3: a Lightning on B's last unit answers B's Hailstorm: B is not asked again, and nothing else takes effect."""
    table = board(
        "A at frontier: enchanter\nB at frontier: enchanter\nC at home C: thug\nturn 5 A march 1, act at frontier",
        seats=3,
        f="coastland_temple 6",
    )
    table.pick("skirmish", seat=B).roll("3 melee").roll("4 cantrip").colours({"air": 2, "water": 2})
    table.announce("hailstorm", A, "frontier").announce("hailstorm", C, "home C")
    table.announce("watery_double", C, "home C").pick("done")
    table.pick("spell-next", target="army:0:terrain/3")
    table.roll("4 cantrip").colours({"air": 4}).announce("lightning_strike", die=table.die(B, "enchanter"))
    table.roll("3 melee")
    assert table.position.board.out == (B,)
    assert table.question.seat == A
    assert not table.effects()
    assert [event.spell for event in table.happened(SpellWorked)] == ["hailstorm", "lightning_strike"]


def test_a_caster_eliminated_in_the_own_turn_ends_it():
    """C2.3, C2.4: A kills the own last unit: A's Hailstorm has no effect, and the next player's turn begins."""
    table = board(
        "A at frontier: 2 enchanter\nB at home B: thug\nC at home C: thug\nturn 5 A march 1, act at frontier",
        seats=3,
        f="coastland_city 1",
    )
    table.pick("magic").roll("4 magic").colours({"air": 4}, {"air": 4})
    table.announce("lightning_strike", die=table.die(A, "enchanter"))
    table.announce("lightning_strike", die=table.die(A, "enchanter", 1)).announce("hailstorm", B, "home B")
    table.pick("done").pick("in-order").roll("3 melee").roll("3 melee")
    assert table.position.board.out == (A,)
    assert [event.spell for event in table.happened(SpellWorked)] == ["lightning_strike", "lightning_strike"]
    assert table.asked == (B, "march-first")


# Eighth faces


def test_standing_stones_turn_any_part_of_the_magic_into_the_terrains_colours():
    """C11.5, M18: dwarves on captured stones of coastland have four colours; those of the terrain count double."""
    table = magic("thaumaturgist", "3 magic", f=STONES.format("coastland"))
    assert table.colour_sources() == [(3, ("earth", "air", "fire", "water"))]
    table.colours({"earth": 1, "air": 1, "water": 1})
    assert table.pool() == {"earth": 1, "air": 2, "water": 2}


@pytest.mark.parametrize("f", ["coastland_standing_stones 1", "coastland_temple 8, held by A"])
def test_only_the_holder_of_standing_stones_has_them(f):
    """C11.5, M18: not on another face, and not on another eighth face."""
    assert magic("thaumaturgist", "3 magic", f=f).colour_sources() == [(3, ("earth", "fire"))]


def test_standing_stones_colour_a_cantrip_too_without_doubling_it():
    """C11.5, C14.3: in a skirmish the stones give the colours, nothing doubles."""
    table = acting("wizard", "B at frontier: footman\n", STONES.format("coastland")).pick("skirmish", seat=B)
    table.roll("4 cantrip")
    assert table.colour_sources() == [(4, ("earth", "air", "fire", "water"))]
    assert table.colours({"air": 4}).pool()["air"] == 4


TEMPLE = "B at home B: 2 thug\nB reserve: thug\n"


@pytest.mark.parametrize(
    ("spell", "reached"),
    [("palsy", {"reserve"}), ("finger_of_death", {"reserve"}), ("open_grave", {"reserve", "terrain/2"})],
)
def test_a_temple_keeps_opponents_black_spells_off_its_army(spell, reached):
    """C11.6, M18: neither the army nor a unit of it is a legal target; the reserve is."""
    table = magic(
        "death_mage", "4 magic", more="B at home B: 2 thug\nB reserve: thug\n", b="flatland_temple 8, held by B"
    )
    table.colours({"death": 4}).pick("spell", spell=spell)
    dice = table.position.dice
    named = {
        str(one.values["place"]) if "place" in one.values else dice[int(one.values["die"])].place
        for one in table.question.shape.options
        if one.word != "back"
    }
    assert named == reached
    assert table.refuses(lambda: table.play(Picked("army:1:terrain/1"))) == "no-such-option"
    assert table.refuses(lambda: table.play(Picked(f"die:{table.die(B, 'thug')}"))) == "no-such-option"


def test_a_temple_lets_other_colours_and_its_own_players_black_spells_through():
    """C11.6, M18: a gold spell may target it; its own player may cast Open Grave on it."""
    table = magic("hedge_wizard", "3 magic", more=TEMPLE, b="flatland_temple 8, held by B").colours({"earth": 3})
    table.announce("stoneskin", B, "home B")
    own = magic("death_mage", "4 magic", f="swampland_temple 8, held by A").colours({"death": 4})
    own.announce("open_grave", A, "frontier")
    assert in_force(own) == ["open_grave"]


def test_a_temple_does_not_end_effects_in_force():
    """C11.6: a Palsy from before remains."""
    table = magic(
        "evoker",
        "2 magic",
        more="B at home B: thug\ncast palsy by B on A at frontier, since 4\n",
        f="flatland_temple 8, held by A",
    )
    assert table.totals("magic") == {"magic": 1}


def test_a_temple_does_not_stop_a_black_dragon():
    """C11.6, M19: the dragon is sent to the terrain, not to an army."""
    table = magic(
        "2 death_mage",
        "4 magic",
        "4 magic",
        more="B at home B: thug\nB dead: death_drake\n",
        b="flatland_temple 8, held by B",
    ).colours({"death": 4}, {"death": 4})
    table.announce("summon_death_dragon", die=table.die(B, "death_drake"), to="home B").pick("done")
    assert table.lies(table.die(B, "death_drake")) == "dragons at home B"


# A race without colours


def amazon(place: str, terrain: str) -> tuple[set[str], set[str]]:
    """Return the possible colours of an amazon's points at a place, and those that count double in a magic action."""
    text = f"home A: {terrain}\nfrontier: flatland_city 3\nA {place}: amazons_seer\nA dead: air_drake\nturn 5 A march 1"
    view = notation.read(text)
    where = "reserve" if place == "reserve" else "terrain/0"
    step = Cast(A, where, True, ((2, 2),))
    found = colours_of(view, A, where, 2)
    twice = {index for index in found if doubles(view, step, 2, index)}
    return {COLOURS[index] for index in found}, {COLOURS[index] for index in twice}


def test_amazons_cast_magic_of_the_terrain_without_doubling():
    """C13.1, M2, Q75: its two colours, counted once."""
    assert amazon("at home A", "flatland_city 1") == ({"earth", "air"}, set())
    assert amazon("at home A", "highland_city 8, held by A") == ({"earth", "fire"}, set())


def test_amazons_double_on_standing_stones():
    """C13.1, C11.5, Q75: on captured ones only."""
    assert amazon("at home A", "swampland_standing_stones 8, held by A") == ({"earth", "water"}, {"earth", "water"})
    assert amazon("at home A", "swampland_standing_stones 1") == ({"earth", "water"}, set())


def test_amazons_cast_nothing_in_reserve():
    """C13.1, M10: without a terrain they have no colours."""
    assert amazon("reserve", "flatland_city 1") == (set(), set())
    view = notation.read("home A: flatland_city 1\nA reserve: amazons_seer\nturn 5 A march 1")
    assert ask_cast(view, Cast(A, "reserve", True, ((1, 2),))) is None
