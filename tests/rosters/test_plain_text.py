"""Rosters as plain text for a terminal."""

from __future__ import annotations

from datetime import date

import pytest

from ddtable.forces.force import Force
from ddtable.forces.starter import starter_forces
from ddtable.rosters.document import Cell, Column, Document, Heading, Paragraph, Table, document_of
from ddtable.rosters.plain_text import WIDTH, plain_text, wide
from ddtable.rosters.wanted import PARTS, Wanted
from ddtable.words.sentences import Words

STARTERS = {force.id: force for force in starter_forces()}
GLANCE = """\
REEF GUARD
==========
Player: Mira · Classic game, 24 health · 31 August 1995
Coral Elves · 12 units · 1 dragon

Stands its ground: heavy infantry that saves well, light riders for the turn
of the tide.
Home army: Protector, 2× Trooper, 2× Fighter
Campaign army: Herald, 2× Protector
Horde: Courier, Knight, 2× Guard
Dragons: Water Wyrm
Terrains: Coastland with city, Coastland with tower
"""
HORDE = """\
Horde
=====
6 health · 4 dice · Coral Elves

Dice  Unit     Kind     Health  Dead, buried
----  -------  -------  ------  -------------
   1  Courier  light         2  [ ][ ]
     2 ID, 2 melee, 3 maneuvers, 2 melee, 2 maneuvers, 3 missiles
   1  Knight   cavalry       2  [ ][ ]
     2 ID, 3 melee, 3 maneuvers, 2 melee, 2 maneuvers, 2 saves
   2  Guard    light         1  [ ][ ] [ ][ ]
     ID, melee, maneuver, melee, maneuver, 2 missiles
"""


def text(*forces: str, player: str = "Mira", language: str = "en", **wanted) -> str:
    named = [(player, STARTERS[force]) for force in forces]
    return plain_text(document_of(Words(language), named, Wanted(**wanted)))


def written(*blocks) -> str:
    return plain_text(Document("", "", "en", False, blocks))


def test_a_force_at_a_glance():
    assert text("reef_guard", parts=("list",), day=date(1995, 8, 31)) == GLANCE


def test_an_army_with_faces_and_boxes():
    assert HORDE in text("reef_guard")


def test_faces_and_boxes_can_be_left_out():
    said = text("reef_guard", faces=False, boxes=False)
    assert "   2  Guard    light         1\n" in said
    assert "[ ]" not in said
    assert "maneuvers," not in said


@pytest.mark.parametrize("language", ["en", "da"])
@pytest.mark.parametrize("force", STARTERS)
def test_no_line_is_wider_than_a_terminal(force: str, language: str):
    lines = text(force, language=language, parts=PARTS).splitlines()
    assert max(map(wide, lines)) <= WIDTH
    assert all(line == line.rstrip() for line in lines)


def test_each_force_of_several_has_its_heading_below_one_for_all():
    said = text("reef_guard", "mire_wolves", player="")
    assert said.startswith("ROSTERS OF REEF GUARD AND 1 MORE\n====")
    assert "\nReef Guard\n==========\n" in said
    assert "\nMire Wolves\n===========\n" in said


def test_unnamed_draft_has_a_default_name():
    draft = Force("", "", ("goblins_thug",), (), (), (), "", "")
    said = plain_text(document_of(Words(), [("", draft)], Wanted(parts=("list",))))
    assert said.startswith("UNNAMED FORCE\n")
    assert "Home army: Thug" in said


def test_name_is_one_line_without_control_characters():
    force = Force("", "Two\nlines \x1b[31m\u202eback <b>", ("goblins_thug",), (), (), (), "", "", "note\nmore")
    said = plain_text(document_of(Words(), [("Eve\r\n\x07", force)], Wanted(parts=("list",))))
    assert said.startswith("TWO LINES  [31MBACK <B>\n=====")
    assert "Player: Eve" in said
    assert "note more" in said
    assert all(sign.isprintable() or sign == "\n" for sign in said)


def test_date_is_omitted_if_not_wanted():
    assert "19" not in text("reef_guard", parts=("list",))


def test_columns_of_wide_letters_are_aligned():
    """Wide characters take two columns, combining accents none."""
    table = Table("", (Column("a"), Column("b", "figure")), ((Cell("龍"), Cell("1")), (Cell("e\u0301a"), Cell("12"))))
    assert written(table) == "a    b\n--  --\n龍   1\ne\u0301a  12\n"


def test_long_words_go_below_the_column():
    table = Table("", (Column("icon"), Column("what")), ((Cell("smite"), Cell("long " * 30)),))
    lines = written(table).splitlines()
    assert lines[0] == "smite"
    assert all(line.startswith("     long") for line in lines[1:])


def test_a_paragraph_is_broken_and_headings_are_underlined_by_rank():
    said = written(Heading(1, "One"), Heading(3, "Three"), Heading(4, "Four"), Paragraph("word " * 40))
    assert said.startswith("ONE\n===\n\nThree\n-----\n\nFour\nword word")
    assert max(map(len, said.splitlines())) <= WIDTH
