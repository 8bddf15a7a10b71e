"""The list of spells: its required content, and the messages for a wrong row (M8)."""

import re

import pytest

from ddtable.files.resources import resource
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.spells import COLOURS, SpellListError, read_spells

# The best-supported list of 1995: id, target, its immediate effect or how long it lasts, at cost 1 to 6.
LIST = {
    "earth": (
        ("stoneskin", "army", "start"),
        ("dust_to_dust", "dead", "bury"),
        ("path", "own_unit", "path"),
        ("higher_ground", "opposing_army", "start"),
        ("transmute_rock_to_mud", "opposing_army", "start"),
        ("summon_earth_dragon", "dragon", "summon"),
    ),
    "air": (
        ("hailstorm", "opposing_army", "hail"),
        ("breath_of_life", "own_dead", "resurrect"),
        ("wind_walk", "army", "start"),
        ("lightning_strike", "unit_or_dragon", "lightning"),
        ("fields_of_ice", "terrain", "start"),
        ("summon_air_dragon", "dragon", "summon"),
    ),
    "fire": (
        ("ash_storm", "terrain", "start"),
        ("flashfire", "army", "start"),
        ("burning_hands", "unit", "start"),
        ("fiery_weapon", "army", "start"),
        ("dancing_lights", "opposing_army", "start"),
        ("summon_fire_dragon", "dragon", "summon"),
    ),
    "water": (
        ("watery_double", "army", "end"),
        ("resurrect_water", "own_dead_of_colour", "resurrect"),
        ("wall_of_ice", "army", "start"),
        ("flash_flood", "terrain", "flood"),
        ("wall_of_fog", "terrain", "start"),
        ("summon_water_dragon", "dragon", "summon"),
    ),
    "death": (
        ("palsy", "opposing_army", "start"),
        ("resurrect_death", "own_dead_of_colour", "resurrect"),
        ("finger_of_death", "opposing_unit", "finger"),
        ("open_grave", "army", "start"),
        ("soiled_ground", "terrain", "start"),
        ("summon_death_dragon", "dragon", "summon"),
    ),
}
CERTAIN = {"high": 5, "medium": 8}  # the summons; and rows that a source names with their effect


@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_six_spells_at_costs_one_to_six(colour):
    """M8: six a colour, costs 1 to 6, in the order of the list; their targets and how long they last."""
    mine = [spell for spell in edition().spells.values() if spell.colour == colour]
    assert [spell.cost for spell in mine] == [1, 2, 3, 4, 5, 6]
    assert tuple((spell.id, spell.target, spell.does or spell.ends) for spell in mine) == LIST[colour]


def test_the_sixth_spell_summons_a_dragon():
    """M8, M19: in every colour, and no other spell does."""
    assert {spell.colour for spell in edition().spells.values() if spell.does == "summon" and spell.cost == 6} == set(
        COLOURS
    )
    assert sum(spell.does == "summon" for spell in edition().spells.values()) == len(COLOURS)


def test_costs_in_the_faq():
    """M8, M17: Lightning Strike and Wall of Ice cost no more than one Enchanter's Cantrip of 4, a summons more."""
    table = edition().spells
    assert table["lightning_strike"].cost <= 4
    assert table["wall_of_ice"].cost <= 4
    assert all(4 < spell.cost <= 8 for spell in table.values() if spell.does == "summon")


def test_each_row_has_a_confidence():
    """M8: guesses are marked low; every row has a source."""
    told = [spell.confidence for spell in edition().spells.values()]
    assert {word: told.count(word) for word in CERTAIN} == CERTAIN
    assert all(spell.source for spell in edition().spells.values())


def text() -> str:
    return resource("spells", "1995.toml").read_text("utf-8")


def changed(row: str, pattern: str, new: str) -> str:
    """Return the list with one line of one row replaced."""
    head, mark, rest = text().partition(f"[{row}]\n")
    assert mark
    made, count = re.subn(pattern, new, rest, count=1, flags=re.MULTILINE)
    assert count
    return head + mark + made


@pytest.mark.parametrize(
    ("row", "pattern", "new", "wrong"),
    [
        ("stoneskin", r"^cost = 1$", "cost = 0", "The spell 'stoneskin' costs 0, not 1 to 6."),
        ("soiled_ground", r"^cost = 5$", "cost = 7", "The spell 'soiled_ground' costs 7, not 1 to 6."),
        (
            "dust_to_dust",
            r"^cost = 2$",
            "cost = 3",
            "The spells 'dust_to_dust' and 'path' are both earth at cost 3.",
        ),
        ("path", r'^colour = "earth"$', 'colour = "ivory"', "The spell 'path' has no colour of magic: 'ivory'."),
        ("path", r'^does = "path"$', "", "The spell 'path' does nothing, changes nothing, gives nothing."),
        (
            "path",
            r'^target = "own_unit"$',
            'target = "unit"',
            "The spell 'path' is aimed at 'unit', not at 'own_unit'.",
        ),
        (
            "hailstorm",
            r'^target = "opposing_army"$',
            'target = "terrain"',
            "The spell 'hailstorm' is aimed at 'terrain', not at 'army' or 'opposing_army'.",
        ),
        (
            "stoneskin",
            r'^target = "army"$',
            'target = "unit"',
            "The spell 'stoneskin' is aimed at 'unit', not at 'army' or 'opposing_army' or 'army_at_terrain' or ",
        ),
        (
            "burning_hands",
            r'^target = "unit"$',
            'target = "army"',
            "The spell 'burning_hands' is aimed at 'army', not at 'unit' or 'opposing_unit'.",
        ),
        (
            "burning_hands",
            r"^repeats = false$",
            'changes = [{ result = "save", amount = 1 }]',
            "The spell 'burning_hands' changes the results of one unit, which none can.",
        ),
        (
            "flash_flood",
            r"^repeats = false$",
            'gives = "lost_ties"',
            "The spell 'flash_flood' does 'flood' at once and is in force as well.",
        ),
        (
            "wall_of_fog",
            r"amount = -6",
            "amount = 6",
            "The spell 'wall_of_fog' changes attacks on its target by something else than a penalty on missiles.",
        ),
        ("wind_walk", r"amount = 4", "amount = 0", "The spell 'wind_walk' changes 'maneuver' by nothing."),
        (
            "palsy",
            r"amount = -1",
            "amount = 1",
            "The spell 'palsy' adds to every roll, which only a penalty can touch.",
        ),
        (
            "fiery_weapon",
            r"amount = 2",
            "amount = -2",
            "The spell 'fiery_weapon' takes off melee or missile, where only an addition leaves the choice.",
        ),
        (
            "summon_fire_dragon",
            r'^does = "summon"$',
            'does = "hail"',
            "The spell 'summon_fire_dragon' costs 6, and 6 alone summons a dragon.",
        ),
        (
            "path",
            r'^target = "own_unit"\ndoes = "path"$',
            'target = "dragon"\ndoes = "summon"',
            "The spell 'path' costs 3, and 6 alone summons a dragon.",
        ),
        (
            "stoneskin",
            r"^changes = .*$",
            'changes = [{ result = "save", amount = 1, only = "missile" }]',
            "The spell 'stoneskin' changes a result against some attacks that is no penalty on saves.",
        ),
        ("palsy", r'^source = ".*"$', 'source = ""', "The spell 'palsy' has no name or no source."),
        ("palsy", r"^\[resurrect_death\]$", "[Resurrect]", "'Resurrect' is no row of a spell."),
        ("palsy", r"^\[resurrect_death\]$", '[resurrect_death]\nid = "other"', "'resurrect_death' is no row"),
        ("palsy", r"^\[resurrect_death\]$", "[[resurrect_death]]", "'resurrect_death' is no row of a spell."),
    ],
)
def test_a_bad_row_is_named_with_its_error(row, pattern, new, wrong):
    """M8: one sentence that names the spell and its error."""
    with pytest.raises(SpellListError) as refused:
        read_spells(changed(row, pattern, new))
    assert str(refused.value).startswith(wrong)


@pytest.mark.parametrize(
    ("row", "pattern", "new", "words"),
    [
        ("hailstorm", r'^does = "hail"$', 'does = "snow"', ("'hailstorm'", "snow", "$.does")),
        ("hailstorm", r'^colour = "air"$', 'colour = "blue"', ("'hailstorm'", "blue", "$.colour")),
        ("hailstorm", r"^cost = 1$", 'cost = "one"', ("'hailstorm'", "$.cost")),
        ("hailstorm", r"^cost = 1$", "", ("'hailstorm'", "cost")),
        ("stoneskin", r'result = "save"', 'result = "saves"', ("'stoneskin'", "saves", "$.changes")),
        ("stoneskin", r"amount = 1", "amount = 1, at = 2", ("'stoneskin'", "at")),
        ("palsy", r"^cost = 1$", "cost = 1\nprice = 2", ("'palsy'", "price")),
        ("watery_double", r'^ends = "end"$', 'ends = "never"', ("'watery_double'", "never", "$.ends")),
    ],
)
def test_unknown_words_and_wrong_kinds_are_named(row, pattern, new, words):
    """M8: the row, and the value that is not valid."""
    with pytest.raises(SpellListError) as refused:
        read_spells(changed(row, pattern, new))
    assert all(word in str(refused.value) for word in words), str(refused.value)


def test_a_missing_spell_is_named_by_its_slot():
    """M8: every colour has one at every cost."""
    head, _, rest = text().partition("[higher_ground]\n")
    with pytest.raises(SpellListError, match=r"There is no earth spell at cost 4\."):
        read_spells(head + rest[rest.index("\n[") :])


def test_a_file_without_a_list_is_reported():
    """M8: the text itself cannot be read."""
    with pytest.raises(SpellListError, match="cannot be read"):
        read_spells("[stoneskin\ncost = 1")
