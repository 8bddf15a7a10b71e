"""Rosters as Markdown: tables that forums show, without names read as markup."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ddtable.forces.starter import starter_forces
from ddtable.rosters.document import document_of
from ddtable.rosters.markdown import escaped, markdown
from ddtable.rosters.wanted import PARTS, Wanted
from ddtable.words.sentences import Words

STARTERS = {force.id: force for force in starter_forces()}
HORDE = """\
## Horde

6 health · 4 dice · Coral Elves

| Dice | Unit | Kind | Health | Faces | Dead, buried |
| ---: | --- | --- | ---: | --- | --- |
| 1 | Courier | light | 2 | 2 ID, 2 melee, 3 maneuvers, 2 melee, 2 maneuvers, 3 missiles | ☐☐ |
| 1 | Knight | cavalry | 2 | 2 ID, 3 melee, 3 maneuvers, 2 melee, 2 maneuvers, 2 saves | ☐☐ |
| 2 | Guard | light | 1 | ID, melee, maneuver, melee, maneuver, 2 missiles | ☐☐ ☐☐ |
"""


def said(*forces, player: str = "Mira", **wanted) -> str:
    return markdown(document_of(Words(), [(player, force) for force in forces], Wanted(**wanted)))


def test_an_army_is_a_table():
    assert HORDE in said(STARTERS["reef_guard"])


@pytest.mark.parametrize("force", STARTERS)
def test_every_row_of_a_table_has_all_its_columns(force: str):
    width = 0
    for line in said(STARTERS[force], parts=PARTS).splitlines():
        if not line.startswith("|"):
            width = 0
            continue
        width = width or line.count("|")
        assert line.count("|") == width


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("<b>Bold</b>", r"\<b\>Bold\</b\>"),
        ("a|b", r"a\|b"),
        ("*star* _under_ `code`", r"\*star\* \_under\_ \`code\`"),
        ("[link](http://x)", r"\[link\](http://x)"),
        ("# heading", r"\# heading"),
        ("1. first", r"1\. first"),
        ("- point", r"\- point"),
        ("two\nlines", "two lines"),
        ("6.7", "6.7"),
        ("&lt;", r"\&lt;"),
    ],
)
def test_a_strange_name_is_text(name: str, written: str):
    assert escaped(name) == written


def test_the_names_of_forces_and_players_are_escaped():
    force = replace(STARTERS["reef_guard"], id="own", name="<script>|", note="**loud**")
    made = said(force, player="[me](x)")
    assert made.startswith("# \\<script\\>\\|\n")
    assert "Player: \\[me\\](x)" in made
    assert "*\\*\\*loud\\*\\**" in made
