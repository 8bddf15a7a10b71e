"""Lasting spells: their targets, their effects, and how castings add up (M5, M15, M16, M23)."""

import pytest
from by_hand import CASTERS, A, B, Table, board, casting

from ddtable.engine.questions import Picked
from ddtable.rules.dragon_dice.board import Effect
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.magic import Announcement
from ddtable.rules.dragon_dice.events.turns import ManeuverEnded


def skirmish(spell: str, faces: tuple[str, ...], answer: tuple[str, ...], f: str = "flatland_city 6") -> Table:
    """Return a table where A's warlord, footman and marksman have attacked B's guard and thug, with spells in force."""
    units = "A at frontier: warlord, footman, marksman\nB at frontier: patroller, thug\nB at home B: 4 thug\n"
    table = board(f"{units}{spell}turn 5 A march 1, act at frontier", f=f)
    return table.pick("skirmish", seat=B).roll(*faces).roll(*answer)


# In force: targets and ends

LASTING = [
    ("stoneskin", "earth", 1, "army", "start"),
    ("higher_ground", "earth", 4, "foe", "start"),
    ("transmute_rock_to_mud", "earth", 5, "foe", "start"),
    ("wind_walk", "air", 3, "army", "start"),
    ("fields_of_ice", "air", 5, "terrain", "start"),
    ("ash_storm", "fire", 1, "terrain", "start"),
    ("flashfire", "fire", 2, "army", "start"),
    ("burning_hands", "fire", 3, "unit", "start"),
    ("fiery_weapon", "fire", 4, "army", "start"),
    ("dancing_lights", "fire", 5, "foe", "start"),
    ("watery_double", "water", 1, "army", "end"),
    ("wall_of_ice", "water", 3, "army", "start"),
    ("wall_of_fog", "water", 5, "terrain", "start"),
    ("palsy", "death", 1, "foe", "start"),
    ("open_grave", "death", 4, "army", "start"),
    ("soiled_ground", "death", 5, "terrain", "start"),
]


@pytest.mark.parametrize(("spell", "colour", "cost", "target", "ends"), LASTING)
def test_targets_and_ends_of_lasting_spells(spell, colour, cost, target, ends):
    """M15, M5: cast by A in turn 5 on an army, a terrain or a unit, until a turn of A starts or closes."""
    table = casting(colour, cost, "B at frontier: thug\nB reserve: thug\n")
    thug = table.die(B, "thug")
    table.pick("spell", spell=spell)
    armies = {"army:0:terrain/2", "army:1:terrain/2", "army:1:reserve"}
    mage = f"A {table.position.dice[table.die(A, CASTERS[colour])].type}"
    assert (
        table.offered()
        == {
            "army": armies,
            "foe": armies - {"army:0:terrain/2"},
            "terrain": {"terrain/0", "terrain/1", "terrain/2"},
            "unit": {mage, "B goblins_thug"},
        }[target]
    )
    chosen = {"army": "army:1:terrain/2", "foe": "army:1:terrain/2", "terrain": "terrain/1", "unit": f"die:{thug}"}
    table.play(Picked(chosen[target]))
    assert table.happened(Announcement)[0].left == -cost % 4
    if table.asked[1] == "spell":
        table.pick("done")
    on = {
        "army": {"place": "terrain/2", "owner": B},
        "foe": {"place": "terrain/2", "owner": B},
        "terrain": {"place": "terrain/1"},
        "unit": {"die": thug},
    }
    assert table.position.board.effects == (Effect(spell, A, ends, 5, **on[target]),)


@pytest.mark.parametrize("spell", [row[0] for row in LASTING])
def test_spells_without_a_number_are_not_cast_twice_on_one_target(spell):
    """M16: numbers add up; Burning Hands, Open Grave and Soiled Ground need another target each time."""
    _, colour, cost, target, _ = next(row for row in LASTING if row[0] == spell)
    table = casting(colour, 2 * cost + 4, "B at frontier: thug\nB reserve: thug\n")
    thug = table.die(B, "thug")
    chosen = {"army": "army:1:terrain/2", "foe": "army:1:terrain/2", "terrain": "terrain/2", "unit": f"die:{thug}"}
    table.pick("spell", spell=spell).play(Picked(chosen[target])).pick("spell", spell=spell)
    again = chosen[target] in {option.id for option in table.question.shape.options}
    assert again == (spell not in ("burning_hands", "open_grave", "soiled_ground"))
    assert len(table.question.shape.options) > 2, "other targets are left"


# saves


@pytest.mark.parametrize(
    ("spells", "saves"),
    [
        ("", 1),
        ("cast stoneskin by B on B at frontier\n", 2),
        ("cast stoneskin by B on B at frontier\n" * 2, 3),
        ("cast watery_double by B on B at frontier\n", 2),
        ("cast watery_double by B on B at frontier\n" * 3, 4),
        ("cast wall_of_ice by B on B at frontier\n", 4),
        ("cast wall_of_ice by B on B at frontier\ncast stoneskin by A on B at frontier\n", 5),
        ("cast stoneskin by B on B at home B\n", 1),
        ("cast stoneskin by A on A at frontier\n", 1),
    ],
)
def test_spells_add_saves(spells, saves):
    """M16: Stoneskin and Watery Double 1, Wall of Ice 3, per casting of any caster; only on that army."""
    table = skirmish(spells, ("3 melee", "melee", "3 melee"), ("2 maneuver", "save"))
    assert table.totals("save_melee")["save"] == saves


def test_saves_of_spells_are_not_used_up():
    """M16: the same Stoneskin saves against one Hailstorm and again against the next."""
    more = "B at home B: 3 thug\ncast stoneskin by B on B at home B, since 4\n"
    table = casting("air", 4, more).announce("hailstorm", B, "home B").pick("done").roll("melee")
    assert [event.damage for event in table.happened(Damaged)] == [0]
    assert [name for name, _, _ in table.effects()] == ["stoneskin"]


def test_saves_of_spells_reach_no_unit_that_rolls_alone():
    """M12, C6.2: a Wall of Ice does not help against Lightning."""
    table = casting("air", 4, "B at home B: 2 thug\ncast wall_of_ice by B on B at home B, since 4\n")
    table.announce("lightning_strike", die=table.die(B, "thug")).roll("melee")
    assert table.units(B, "dead") == ["thug"]


# melee and missiles


@pytest.mark.parametrize(
    ("spells", "melee"),
    [
        ("", 5),
        ("cast higher_ground by B on A at frontier\n", 0),
        ("cast dancing_lights by B on A at frontier\n", 0),
        ("cast fiery_weapon by A on A at frontier\n", 7),
        ("cast fiery_weapon by A on A at frontier\n" * 2, 9),
        ("cast palsy by B on A at frontier\n", 4),
        ("cast palsy by B on A at frontier\ncast ash_storm by B at frontier\n" * 2, 1),
        ("cast ash_storm by A at frontier\n", 4),
        ("cast palsy by A on B at frontier\n", 5),
        ("cast ash_storm by A at home B\n", 5),
        ("cast transmute_rock_to_mud by B on A at frontier\n", 5),
        ("cast wall_of_fog by B at frontier\n", 5),
        ("cast higher_ground by B on A at frontier\ncast fiery_weapon by A on A at frontier\n", 2),
    ],
)
def test_spells_change_melee(spells, melee):
    """M16: Higher Ground -5, Dancing Lights -6, Fiery Weapon +2, Palsy and Ash Storm -1; never below 0.

    Additions come after penalties; effects elsewhere or on the other army change nothing.
    """
    table = skirmish(spells, ("3 melee", "2 melee", "2 save"), ("2 maneuver", "melee"))
    assert table.totals("melee")["melee"] == melee


@pytest.mark.parametrize(("spell", "left"), [("higher_ground", 2), ("dancing_lights", 1)])
def test_how_much_melee_two_spells_take(spell, left):
    """M16: 7 melee minus 5, or minus 6; two castings leave 0."""
    one = f"cast {spell} by B on A at frontier\n"
    faces = ("3 melee", "melee", "3 melee")
    assert skirmish(one, faces, ("2 maneuver", "melee")).totals("melee")["melee"] == left
    assert skirmish(one * 2, faces, ("2 maneuver", "melee")).totals("melee")["melee"] == 0


def test_melee_penalties_touch_no_special_icon():
    """M16, C14.2: Higher Ground reduces the footman's melee, not the warlord's Smite."""
    table = skirmish("cast higher_ground by B on A at frontier\n", ("4 smite", "melee", "2 save"), ("2 id", "id"))
    assert table.totals("melee") == {"melee": 0, "smite": 4}


def shot(spells: str, *faces: str, target: str = "frontier") -> Table:
    """Return a table where A's marksman and crack-shot have shot at B's army."""
    units = "A at frontier: marksman, crack_shot\nB at frontier: 2 footman\nB at home B: 3 thug\n"
    table = board(f"{units}{spells}turn 5 A march 1, act at frontier", f="flatland_city 3")
    return table.pick("missile", seat=B, place=target).roll(*faces)


@pytest.mark.parametrize(
    ("spells", "target", "missiles"),
    [
        ("", "frontier", 6),
        ("cast wall_of_fog by A at frontier\n", "frontier", 0),
        ("cast wall_of_fog by B at home B\n", "frontier", 6),
        ("cast wall_of_fog by B at home B\n", "home B", 0),
        ("cast wall_of_fog by B at frontier\n", "home B", 6),
        ("cast fiery_weapon by A on A at frontier\n", "frontier", 8),
        ("cast wall_of_fog by B at frontier\ncast fiery_weapon by A on A at frontier\n", "frontier", 2),
        ("cast higher_ground by B on A at frontier\n", "frontier", 6),
        ("cast palsy by B on A at frontier\n", "frontier", 5),
    ],
)
def test_spells_change_missiles(spells, target, missiles):
    """M16: Wall of Fog takes 6 off attacks on armies at its terrain from anywhere; Fiery Weapon adds 2."""
    assert shot(spells, "3 missile", "3 missile", target=target).totals("missile")["missile"] == missiles


def test_wall_of_fog_adds_up_and_spares_the_bullseye():
    """M16, C14.2: two walls reduce 6 missiles to 0; a Bullseye is a special icon and still picks its targets."""
    wall = "cast wall_of_fog by B at frontier\n"
    assert shot(wall, "3 missile", "4 melee").totals("missile")["missile"] == 0
    assert shot(wall * 2, "3 missile", "3 missile").totals("missile")["missile"] == 0
    table = shot(wall, "3 missile", "4 bullseye")
    table.roll("melee", "melee")
    assert table.units(B, "dead") == ["footman", "footman"]


def test_fiery_weapon_adds_nothing_else():
    """M16: it adds no saves, maneuvers or magic."""
    spell = "cast fiery_weapon by B on B at frontier\n"
    table = skirmish(spell, ("3 melee", "melee", "2 save"), ("2 maneuver", "save"))
    assert table.totals("save_melee")["save"] == 1


# Burning Hands


def burning(spells: str, faces: tuple[str, ...]) -> int:
    """Return the melee of A's warlord (die 3) and footman (die 4)."""
    table = board(
        f"A at frontier: warlord, footman\nB at frontier: 9 footman\n{spells}turn 5 A march 1, act at frontier",
        f="flatland_city 6",
    )
    table.pick("skirmish", seat=B).roll(*faces)
    return table.totals("melee")["melee"]


@pytest.mark.parametrize(
    ("spells", "faces", "melee"),
    [
        ("cast burning_hands by A on die 3\n", ("3 melee", "melee"), 7),
        ("cast burning_hands by A on die 4\n", ("3 melee", "melee"), 5),
        ("cast burning_hands by A on die 3\n", ("3 id", "melee"), 7),
        ("cast burning_hands by A on die 3\n", ("3 save", "melee"), 1),
        ("cast burning_hands by A on die 3\n" * 2, ("3 melee", "melee"), 7),
        ("cast burning_hands by A on die 3\ncast burning_hands by B on die 3\n", ("3 melee", "melee"), 7),
        ("cast burning_hands by A on die 3\ncast burning_hands by A on die 4\n", ("3 melee", "melee"), 8),
        ("cast burning_hands by A on die 3\ncast palsy by B on A at frontier\n", ("3 melee", "save"), 4),
        ("cast burning_hands by A on die 3\ncast frost by A on A at frontier\n", ("3 melee", "save"), 2),
    ],
)
def test_burning_hands_double_the_melee_of_one_unit(spells, faces, melee):
    """M16, M14: its melee icons and ID, once for any number of castings; penalties and halving come before."""
    assert burning(spells, faces) == melee


def test_burning_hands_double_no_special_icon():
    """M16, C14.2: Smite is still 4."""
    table = skirmish("cast burning_hands by A on die 3\n", ("4 smite", "melee", "2 save"), ("2 id", "id"))
    assert table.totals("melee") == {"melee": 1, "smite": 4}


def test_burning_hands_double_nothing_but_melee():
    """M16: saves and missiles are unchanged."""
    assert shot("cast burning_hands by A on die 3\n", "3 missile", "4 melee").totals("missile")["missile"] == 3


# maneuvers


def maneuver(spells: str, *faces: str, f: str = "flatland_city 4") -> Table:
    """Return a table where A's two patrollers have maneuvered against B's lizard rider."""
    units = "A at frontier: 2 patroller\nB at frontier: lizard_rider\n"
    table = board(f"{units}{spells}turn 5 A march 1, maneuver at frontier", f=f)
    return table.pick("maneuver").pick("oppose").roll(*faces)


@pytest.mark.parametrize(
    ("spells", "mine", "theirs"),
    [
        ("", 4, 3),
        ("cast wind_walk by A on A at frontier\n", 8, 3),
        ("cast wind_walk by A on A at frontier\n" * 2, 12, 3),
        ("cast wind_walk by B on B at frontier\n", 4, 7),
        ("cast transmute_rock_to_mud by B on A at frontier\n", 0, 3),
        ("cast transmute_rock_to_mud by A on B at frontier\n", 4, 0),
        ("cast transmute_rock_to_mud by B on A at frontier\ncast wind_walk by A on A at frontier\n", 4, 3),
        ("cast fields_of_ice by A at frontier\n", 0, 0),
        ("cast fields_of_ice by A at frontier\ncast wind_walk by A on A at frontier\n", 4, 0),
        ("cast fields_of_ice by A at home B\n", 4, 3),
        ("cast palsy by B on A at frontier\n", 3, 3),
        ("cast ash_storm by A at frontier\n", 3, 2),
    ],
)
def test_spells_change_maneuvers(spells, mine, theirs):
    """M16: Wind Walk +4, Transmute Rock to Mud -6, Fields of Ice -4 for all there, Palsy and Ash Storm -1."""
    table = maneuver(spells, "2 maneuver", "2 maneuver", "3 maneuver")
    (event,) = table.happened(ManeuverEnded)
    assert (event.total, event.highest) == (mine, theirs)


def test_on_fields_of_ice_opponents_win_ties():
    """M16, C4.3: 0 against 0 fails there and succeeds elsewhere."""
    faces = ("3 melee", "3 melee", "3 melee")
    assert maneuver("", *faces).happened(ManeuverEnded)[0].success
    assert not maneuver("cast fields_of_ice by A at frontier\n", *faces).happened(ManeuverEnded)[0].success


def test_two_fields_of_ice_take_eight():
    """M16: the numbers add up."""
    spells = "cast fields_of_ice by A at frontier\ncast fields_of_ice by B at frontier\n"
    table = maneuver(spells + "cast wind_walk by A on A at frontier\n", "2 maneuver", "2 maneuver", "2 save")
    assert table.happened(ManeuverEnded)[0].total == 4


def counted_as_saves(spells: str) -> int:
    """Return the saves of a coral elf on coastland, whose maneuvers count as saves."""
    units = "A at frontier: 9 footman\nB at frontier: 2 herald\n"
    table = board(f"{units}{spells}turn 5 A march 1, act at frontier", f="coastland_city 6")
    table.pick("skirmish", seat=B).roll("melee").roll("3 maneuver", "3 maneuver")
    return table.totals("save_melee")["save"]


def test_spells_on_maneuvers_that_count_as_another_result():
    """M16: Mud reduces maneuvers that count as saves; Wind Walk does not add to them."""
    assert counted_as_saves("") == 6
    assert counted_as_saves("cast wind_walk by B on B at frontier\n") == 6
    assert counted_as_saves("cast transmute_rock_to_mud by A on B at frontier\n") == 0
    assert counted_as_saves("cast fields_of_ice by A at frontier\n") == 2
