"""The rosters of a game: what is on the page of its armies and terrains, and the file's name."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ddtable.forces.force import Force
from ddtable.rosters.content import Row, faces_of
from ddtable.rosters.wanted import Wanted
from ddtable.rosters.wording import file_name
from ddtable.rules.dragon_dice.rosters import PlayedForce
from ddtable.words.sentences import Words
from tests.rosters.forces_to_print import STARTERS
from tests.ui.rosters.papers import texts
from ui.rosters.output import pdf_bytes
from ui.rosters.roster import page_words, pages_of

WORDS = Words()
HIGHLAND = "highland_city"


def played(force: Force, **changes: object) -> PlayedForce:
    """A force in a game."""
    about = {**msgspec.structs.asdict(force), "made": "revealed", "faces": "by_number", **changes}
    return PlayedForce(**about)


def icons(force: Force) -> list[str]:
    return [face.icon for face in faces_of(force, Row("terrain", HIGHLAND))]


def test_terrain_has_the_faces_of_the_games_option():
    """Q4: by number 1 is magic, 2 to 4 missile, 5 to 7 melee; a Highland is printed with other faces."""
    force = STARTERS["reef_guard"]
    by_number = ["magic"] + ["missile"] * 3 + ["melee"] * 3
    assert icons(played(force))[:7] == by_number
    assert icons(played(force, faces="printed")) == icons(force)
    assert icons(force)[:7] != by_number
    assert icons(played(force))[7] == icons(force)[7]


def test_page_explains_terrain_faces_and_the_source_of_the_armies(qapp):
    force = STARTERS["reef_guard"]
    for one, reading, made in (
        (played(force), "uses the numbers", "as revealed"),
        (played(force, faces="printed"), "uses the printed faces", "as revealed"),
        (played(force, made="unknown"), "uses the numbers", "The planned armies"),
        (force, "These are the printed faces", "Stands its ground"),
    ):
        (page,) = texts(pdf_bytes(WORDS, [("Mira", one)], Wanted()))
        assert reading in page
        assert made in page


def test_units_in_no_army_yet_are_on_the_page(qapp):
    force = STARTERS["reef_guard"]
    empty = {"home": (), "campaign": (), "horde": (), "home_terrain": "", "frontier": ""}
    whole = played(force, **empty, apart=force.units, made="secret")
    (page,) = pages_of(WORDS, [("Mira", whole)], Wanted())
    said = page_words(WORDS, page)
    assert any("Not assigned yet: 24 health" in line for line in said)
    assert not any("Terrains" in line for line in said)


def test_a_screen_reader_hears_the_faces_of_the_game(qapp):
    force = played(STARTERS["reef_guard"], home_terrain=HIGHLAND)
    (page,) = pages_of(WORDS, [("", force)], Wanted())
    (line,) = [line for line in page_words(WORDS, page) if line.startswith(WORDS.die_name(HIGHLAND))]
    assert line.count("missile") == line.count("melee") == 3


def test_file_is_named_after_the_players_or_forces():
    guard, wolves = STARTERS["reef_guard"], STARTERS["mire_wolves"]
    both = [("Mira", guard), ("Ragna", wolves)]
    assert file_name(WORDS, both) == "Mira – Ragna rosters"
    assert file_name(WORDS, both[:1]) == "Reef Guard"
    assert file_name(WORDS, [("", guard), ("", wolves)]) == "Reef Guard, Mire Wolves"
    assert file_name(WORDS, [("", force) for force in STARTERS.values()]).startswith("Rosters of ")
    assert file_name(WORDS, [("A/B", guard), ("C:?", wolves)]) == "A B – C  rosters"
    assert len(file_name(WORDS, [("M" * 80, guard), ("R" * 80, wolves)]).encode()) < 240
    assert len(file_name(WORDS, [("🐉" * 80, guard), ("🐺" * 80, wolves)]).encode()) <= 200
    assert len(file_name(WORDS, [("", replace(guard, id="", name="🐉" * 80))]).encode()) <= 200
    assert file_name(Words("da"), both) == "Styrkelister Mira – Ragna"
