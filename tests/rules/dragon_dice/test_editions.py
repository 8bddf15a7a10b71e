"""Editions as data: what their files may say, and what a game asks of them."""

from __future__ import annotations

import json
import re
from typing import get_args

import pytest

from ddtable.engine.arithmetic import Face, work_out
from ddtable.files.resources import resource
from ddtable.rules.clauses import clause
from ddtable.rules.dragon_dice.board import Options, options_from, units_at
from ddtable.rules.dragon_dice.editions import CLASSIC95, EDITIONS, EditionError, edition, known_spells, read_edition
from ddtable.rules.dragon_dice.places import numbered
from ddtable.rules.dragon_dice.rolls import recipe
from ddtable.rules.dragon_dice.steps import DragonStage
from tests.rules.dragon_dice.by_hand import board

HOME_A = numbered(0)
FLIES = "fly"


def files() -> dict[str, str]:
    return {name: resource("editions", f"{name}.toml").read_text("utf-8") for name in EDITIONS}


def changed(pattern: str, new: str, name: str = CLASSIC95) -> dict[str, str]:
    """Return the files with one line of one edition replaced."""
    texts = files()
    texts[name], count = re.subn(pattern, new, texts[name], count=1, flags=re.MULTILINE)
    assert count
    return texts


def test_every_file_of_an_edition_is_one_that_a_set_up_can_name():
    assert {path.stem for path in resource("editions").glob("*.toml")} == set(EDITIONS)


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_is_complete_for_the_starter_races_and_for_all(name):
    for races in ("starters", "all"):
        one = edition(name, races)
        assert (one.name, one.races) == (name, races)
        assert all(clause(cited).text for cited in one.phases.values() if cited)
        assert sorted(one.dragon_stages) == sorted(get_args(DragonStage))


def test_a_set_up_without_an_edition_is_of_1995():
    assert edition() is edition()
    assert edition().name == CLASSIC95
    assert options_from({"edition": "classic95"}) == options_from({}) == Options()


@pytest.mark.parametrize("players", ["[1, 4]", "[4, 2]", "[2, 7]"])
def test_an_edition_is_for_2_to_6_players(players):
    with pytest.raises(EditionError, match="players = "):
        read_edition(CLASSIC95, "starters", changed(r"^players = .*$", f"players = {players}"))


def test_the_races_of_a_game_decide_on_phases_powers_and_icons():
    """C13.1, H44, H47: the later races have a phase, powers and icons that no starter die shows."""
    starters, every = edition(), edition(races="all")
    assert set(every.phases) - set(starters.phases) == {"species"}
    assert starters.effects == {"maneuver_as_save", "maneuver_doubled"}
    assert every.effects > starters.effects
    assert "rise_from_the_ashes" in every.icons_in_play - starters.icons_in_play
    assert starters.rows == every.rows


def test_the_known_spells_are_those_of_all_editions():
    assert set(known_spells()) == {spell for name in EDITIONS for spell in edition(name).spells}
    assert list(known_spells())[: len(edition().spells)] == list(edition().spells)


def test_a_stage_of_a_dragon_attack_has_the_next_one():
    """DA-A, DA-B, DA-C6: first the rolls, last the promotion for a slain dragon."""
    one = edition()
    assert one.dragon_stages[0] == "roll"
    assert one.stage_after("roll") == "cast"
    assert one.stage_after("treasure") == "slain"


@pytest.mark.parametrize(
    ("pattern", "new", "wrong"),
    [
        (r"^goal = 2$", "", "The edition 'classic95' is wrong: Object missing required field `goal`."),
        (r"^goal = 2$", "goal = 0", "The edition 'classic95' has goal = 0, which is less than 1."),
        (
            r"^goal = 2$",
            "goal = 2\ngaol = 2",
            "classic95' is wrong: Object contains unknown field `gaol`.",
        ),
        (r"^goal = 2$", "goal =", "The edition 'classic95' cannot be read: Invalid value"),
        (r'^doubled = "all"$', 'doubled = "some"', "Invalid enum value 'some'"),
        (r'"roll", "cast"', '"cast", "roll"', "The edition 'classic95' has wrong stages of a dragon attack"),
        (r'"roll", "cast"', '"roll"', "The edition 'classic95' has wrong stages of a dragon attack"),
        (r'"count", "penalties"', '"penalties", "count"', "The edition 'classic95' has wrong stages of a roll"),
        (r'"count", "penalties"', '"count"', "The edition 'classic95' has wrong stages of a roll"),
        (r'"count", "penalties"', '"count", "fines"', "Invalid enum value 'fines'"),
        (r"^point_words = .*$", "point_words = { charge = 1 }", "Expected `str`, got `int`"),
        (r"^distances_again = .*$", "distances_again = [9]", "rolls distances again that no terrain die has, or all."),
        (r"^\[phases.all\]$", "[phases.some]", "Invalid enum value 'some'"),
        (r"^\[phases.all\]\n(?:.+\n)*", "", "has no phases of a turn with the races 'all'"),
        (r"^costs = .*$", "costs = [1, 5]", "has a wrong list of spells: The spell 'transmute_rock_to_mud' costs 5"),
        (
            r"^goal = 2$",
            'goal = 2\nrolls_along = { items = ["melee"] }',
            "lets items roll or die with an army",
        ),
        (
            r"^goal = 2$",
            "goal = 2\nlimits = [{ players = 2, dice = 50, health = 100, initial = 40, territories = 21, dragons = 3, "
            "terrains = 4, minors = 2 }]",
            "does not have limits for each number of players.",
        ),
        (r"^goal = 2$", 'goal = 2\nnative = { moonland = ["goblins"] }', "has 'moonland' among the native races"),
        (r"^goal = 2$", 'goal = 2\nbase = "classic95"', "has itself or no name as its base."),
        (r"^goal = 2$", 'goal = 2\nbase = "classic59"', "There is no edition 'classic59'."),
    ],
)
def test_a_wrong_file_of_an_edition_is_refused_with_its_error(pattern, new, wrong):
    with pytest.raises(EditionError) as refused:
        read_edition(CLASSIC95, "all", changed(pattern, new))
    assert wrong in str(refused.value)


def test_the_stages_of_a_roll_are_in_the_order_of_the_edition():
    """C6.1, C11.3: saves of special icons come last, and are not doubled; another printing may say otherwise."""
    stages = edition().roll_stages
    assert stages == ("count", "penalties", "halving", "doubling", "counting_as", "additions", "special")
    position = board(
        "A at home A: dwarves_footman\nB at home B: dwarves_footman\n", a="flatland_city 8, held by A"
    ).position
    (die,) = units_at(position, 0, HOME_A)
    faces = (Face(die, "save", 1), Face(die, FLIES, 2))
    (saved, *_) = work_out(recipe(position, 0, "save", HOME_A, (die,)), faces)
    assert saved.total == 2 * 1 + 2
    sooner = (*stages[:3], "special", *stages[3:6])
    texts = changed(r"^roll_stages = .*$", f"roll_stages = {json.dumps(sooner)}")
    vars(position.board)["edition"] = read_edition(CLASSIC95, "starters", texts)
    (saved, *_) = work_out(recipe(position, 0, "save", HOME_A, (die,)), faces)
    assert saved.total == 2 * (1 + 2)


def test_an_edition_has_what_its_base_has_unless_it_says_otherwise():
    texts = {**files(), "revised96": 'base = "classic95"\ngoal = 3\n'}
    one, base = read_edition("revised96", "all", texts), edition(races="all")
    assert (one.goal, base.goal) == (3, 2)
    assert one.spells == base.spells
    assert one.phases == base.phases
