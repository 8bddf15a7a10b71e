"""Rosters of a campaign: a force at its set-up, the state of a war, the recruiting sheet."""

from __future__ import annotations

from datetime import date
from random import Random

import pytest
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.engine.system import SetUp, system
from ddtable.forces.filling import fill
from ddtable.forces.force import Force, with_dice
from ddtable.rosters.content import sheet_of
from ddtable.rosters.document import Table, document_of
from ddtable.rosters.files import written
from ddtable.rosters.pages.layout import PAPERS
from ddtable.rosters.pages.recruiting import lay_out_recruiting
from ddtable.rosters.plain_text import plain_text
from ddtable.rosters.recruiting import BLANK_LINES, parts_for, recruiting_lines, recruits, thumb_rules
from ddtable.rosters.wanted import PARTS, Wanted
from ddtable.rosters.wording import figures_of, game_line, heading, note_of, section_about
from ddtable.rules.campaign.rosters import Ground, Holding, WarForce, force_in_game
from ddtable.rules.campaign.sheets import ArmySheet, RacePoints
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.rosters import PlayedForce, built_for, played_force
from ddtable.words.sentences import Words
from tests.rules.campaign.war import play, set_up

WORDS = Words()
SWORD, ORB, GOLD, KIN = "equipment_medium_melee_death", "artifact_magic_earth", "medallion_gold", "dragonkin"
HELD = {"home_items": (SWORD,), "horde_items": (ORB,), "recruiting": (GOLD,)}


@pytest.fixture(scope="module")
def force() -> Force:
    """A force of 120 health with items and dragonkin, before its war."""
    begun = Force("mine", "Host", (), (), (), (), "", "")
    for section, dice in HELD.items():
        begun = with_dice(begun, section, dice)
    about = {"dragons": 3, "dragonkin": 20, "rows": edition("campaign", "all").sections, "half_cap": True}
    return built_for(fill(catalogue(), begun, 120, Random(7), species=("goblins", "undead"), **about), "campaign")


@pytest.fixture(scope="module")
def war() -> Game:
    """A war with dead units, in which recruits have come."""
    game = Game(set_up(5))
    for _ in play(game, Random(3), lambda game: len(game.history) > 600):
        pass
    return game


def text(force: Force, *parts: str, language: str = "en") -> str:
    wanted = Wanted(parts=parts, faces=False, day=date(2031, 5, 4))  # type: ignore[arg-type]
    return plain_text(document_of(Words(language), [("Mira", force)], wanted))


# A force


def test_force_has_its_armies_with_their_items_and_both_pools(force: Force):
    sheet = sheet_of("Mira", force)
    assert [section.name for section in sheet.sections] == ["home", "campaign", "horde", "recruiting", "summoning"]
    home, _, horde, pool, summoning = sheet.sections
    assert [row.type_id for row in home.rows if row.kind == "item"] == [SWORD]
    assert [row.type_id for row in horde.rows if row.kind == "item"] == [ORB]
    assert [row.type_id for row in pool.rows if row.kind == "item"] == [GOLD]
    assert {row.kind for row in summoning.rows} == {"dragon", "kin"}
    assert (home.points, horde.points, pool.points) == (2, 3, 0), "a medallion has no points"
    assert all(section.expected is not None for section in (home, horde))
    assert all(section.expected is None for section in (pool, summoning)), "pools do not roll"


def test_force_is_told_with_its_war_and_its_halves(force: Force):
    said = text(force, "whole")
    assert game_line(WORDS, force) == "The Conquest of Esfah, 120 health"
    assert "60 health · " in said.partition("Recruiting pool")[2]
    assert dict(figures_of(force))["dragons"] == 3
    assert "Death Medium Melee Equipment" in said
    assert "medium equipment, 2 points, faces reconstructed" in said
    assert "automatic save" in said.partition("Summoning pool")[2]


def test_other_games_are_told_as_before():
    classic = Force("x", "X", ("goblins_thug",) * 3, (), (), ("air_drake",), "flatland_city", "flatland_city")
    assert game_line(WORDS, classic) == "Classic game, 3 health"
    assert figures_of(classic) == (("health", 3), ("units", 3), ("dragons", 1))
    assert not recruits(classic)
    assert parts_for(classic, Wanted(parts=PARTS)) == PARTS[:-1]
    assert text(classic, "list", "recruiting") == text(classic, "list")


# A war


def test_roster_of_a_war_shows_where_all_dice_are(war: Game):
    force = force_in_game(war, 0, 0)
    assert isinstance(force, WarForce)
    assert force.size == 120
    mine = [die for die in war.position.dice if die.owner == 0]
    assert sorted(force.dice) == sorted(die.type for die in mine)
    assert len(force.dice) == len(mine)
    kinds = {holding.kind for holding in force.holdings}
    assert {"army", "recruiting", "summoning"} <= kinds
    assert {"dead", "buried"} & kinds
    in_play = [unit for holding in force.holdings if holding.sheet for unit in holding.sheet.units]
    assert force.units == tuple(in_play)
    sheet = sheet_of("Mira", force)
    assert [section.name for section in sheet.sections] == [holding.kind for holding in force.holdings]
    said = text(force, "whole", "list")
    assert "The state of the war in round " in said
    assert "Recruiting pool" in said


def test_roster_before_the_reveal_has_the_plan_of_no_other_player(force: Force):
    encoded = {name: getattr(force, name) for name in ("id", "name", "home", "campaign", "horde", "dragons")}
    begin = set_up(1)
    war = {**encoded, "home_terrain": "", "frontier": "", "sections": force.more}
    game = Game(replace(begin, forces=(begin.forces[0], war)))
    mine = force_in_game(game, 1, 0)
    assert isinstance(mine, PlayedForce)
    assert mine.made == "secret"
    assert not mine.dice_in("home_items")
    assert {*mine.dice_in("items")} == {SWORD, ORB}
    assert force_in_game(game, 0, 0).made == "secret"
    said = text(mine, "whole")
    assert "Not assigned yet" in said
    assert "Death Medium Melee Equipment" in said.partition("Items\n")[2]


def test_force_in_another_game_is_that_of_its_armies():
    random = Random(1)
    rules = system("classic")
    forces = tuple(rules.deal(24, random, {}) for _ in range(2))
    game = Game(SetUp("classic", 1, {}, forces))
    assert force_in_game(game, 0, 0) == played_force(game, 0, 0)


@pytest.mark.parametrize(
    ("ground", "said"),
    [
        (Ground("flatland_city", 5, "own", held=False), "Home: Flatland with city, 5"),
        (Ground("flatland_city", 8, "other", held=True), "Rival home: Flatland with city, 8, held"),
        (Ground("highland_tower", 2, "none", held=False), "Frontier: Highland with tower, 2"),
    ],
)
def test_army_is_headed_by_its_place(ground: Ground, said: str):
    force = holding(Holding("army", ("goblins_thug",), ground, ArmySheet("terrain/0", ())))
    (section,) = sheet_of("", force).sections
    assert heading(WORDS, section) == said


def holding(*held: Holding) -> WarForce:
    about = dict.fromkeys(("home", "campaign", "horde", "dragons"), ())
    return WarForce(
        id="x",
        name="X",
        **about,
        home_terrain="",
        frontier="",
        made="war",
        faces="printed",
        edition="campaign",
        size=120,
        holdings=held,
    )


# The recruiting sheet


def test_k7_sheet_has_the_points_of_each_army_and_race_now():
    races = (RacePoints("dwarves", 12), RacePoints("lava_elves", 17, native=True), RacePoints("undead", 8, dead=2))
    army = Holding("army", ("dwarves_sentry",), Ground("highland_city", 8, "own", held=True), None)
    army = replace(army, sheet=ArmySheet("terrain/0", races, held=1, city=1, units=("dwarves_sentry",)))
    lines = recruiting_lines(WORDS, sheet_of("", holding(army, Holding("dead", ("goblins_thug",)))))
    told = [line[1:] for line in lines if line.army]
    assert told == [
        ("Dwarves", "12", "3"),
        ("Lava Elves", "17", "2 × 5 = 10"),
        ("Undead", "8", "2 + 2 = 4"),
        ("bonus of the army", "", "2"),
    ]
    assert len(lines) == 4 + BLANK_LINES


def test_k7_sheet_of_a_force_has_points_away_from_home_and_at_a_native_terrain(force: Force):
    lines = [line for line in recruiting_lines(WORDS, sheet_of("", force)) if line.army]
    assert {line.army for line in lines} == {"Home army", "Campaign army", "Horde"}
    home = next(line for line in lines if line.army == "Home army")
    points = -(-int(home.health) // 4)
    assert home.points == f"{points}, native {2 * points}"


@pytest.mark.parametrize("language", ["en", "da"])
def test_sheet_tells_its_arithmetic(force: Force, language: str):
    rules = thumb_rules(Words(language))
    assert len(rules) == 8
    said = text(force, "recruiting", language=language)
    assert "____" in said
    assert "{" not in said
    assert {"en": "Swampland: Swamp Stalkers, Treefolk and Goblins.", "da": "Gobliner"}[language] in rules[-1]


def test_sheet_is_written_in_every_form(force: Force):
    wanted = Wanted(parts=("recruiting",))
    document = document_of(WORDS, [("", force)], wanted)
    (table,) = (block for block in document.blocks if isinstance(block, Table))
    assert len(table.columns) == 5
    for form in ("markdown", "html", "text"):
        assert "Recruits" in written(form, WORDS, [("", force)], wanted)  # type: ignore[arg-type]


def test_long_sheet_goes_on_on_another_page_without_its_rules(force: Force):
    sheet = sheet_of("", force)
    lines = recruiting_lines(WORDS, sheet) * 6
    pages = lay_out_recruiting(sheet, thumb_rules(WORDS), lines, PAPERS["a4"])
    assert len(pages) > 1
    assert [bool(page.rules) for page in pages] == [True, *[False] * (len(pages) - 1)]
    shown = [line for page in pages for line in page.lines]
    assert tuple(shown[: len(lines)]) == lines
    assert not any(map(any, shown[len(lines) :])), "empty lines fill the last page"
    assert all(page.table.bottom <= page.footer.top for page in pages)


def test_dice_with_reconstructed_faces_are_marked_at_a_glance(force: Force):
    """Q110: the list has no faces, so the name has the mark, and a line explains it."""
    said = text(force, "list")
    assert "Gold Medallion (?)" in said
    assert "(?): faces reconstructed" in said


def test_state_of_a_war_names_the_round_and_the_captured_terrains():
    told = replace(holding(Holding("dead", ("goblins_thug",))), round=7, held=2, goal=5, recruiting=10)
    assert note_of(WORDS, told) == (
        "The state of the war in round 7: 2 of 5 captured terrains that win. All players recruit after round 10."
    )


def test_health_of_a_pool_has_the_points_of_its_items_everywhere():
    """Q109: items count by their points, also in the list."""
    (pool,) = sheet_of("", holding(Holding("recruiting", ("goblins_thug", ORB)))).sections
    assert pool.health == 1 + pool.points > 1
    assert section_about(WORDS, holding(), pool).startswith(f"{pool.health} health")
