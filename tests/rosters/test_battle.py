"""Rosters of Battle Dice as text: the army with boxes for its losses, the phases, the tables in use, the artifacts."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest
from msgspec.structs import replace

from ddtable.engine.system import SetUp
from ddtable.forces.battle_armies import battle_armies
from ddtable.rosters.battle import (
    BOX,
    BattleRoster,
    artifact_lines,
    battle_document,
    class_lines,
    rosters_of,
    table_lines,
    written_battle,
)
from ddtable.rosters.document import Heading, Table
from ddtable.rosters.wanted import Wanted
from ddtable.rules.battle_dice.house import default_tables
from ddtable.rules.battle_dice.tables import Morale, Result
from ddtable.words.sentences import Words

WORDS = Words()
SAMPLE_A, SAMPLE_B = battle_armies()[:2]
MIRA = BattleRoster("Mira", SAMPLE_A)
OWN_TABLES = replace(default_tables(), results={**default_tables().results, "giant": (Result("Snore", "heal"),) * 6})


def tables(roster: BattleRoster, *, reference: bool = False) -> dict[str, Table]:
    """Return the tables of a roster by the headings above them."""
    found: dict[str, Table] = {}
    above = ""
    for block in battle_document(WORDS, [roster], None, reference=reference).blocks:
        if isinstance(block, Heading):
            above = block.text
        elif isinstance(block, Table):
            found[above] = block
    return found


def test_every_die_has_a_box_for_its_loss():
    """BD1.3: 2 generals, 4 infantry, 4 archers, 4 cavalry, 2 mages, 4 dragons."""
    rows = tables(MIRA)["Sample army A"].rows
    assert [(row[0].text, row[1].text, row[2].text) for row in rows] == [
        ("2", "Generals", "d4"),
        ("4", "Infantry", "d6"),
        ("4", "Archers", "d8"),
        ("4", "Cavalry", "d10"),
        ("2", "Mages", "d12"),
        ("4", "Dragons", "d20"),
    ]
    assert [row[3].text.count(BOX) for row in rows] == [2, 4, 4, 4, 2, 4]


def test_class_without_dice_is_listed_for_hired_units():
    assert [line.count for line in class_lines(WORDS, SAMPLE_B)] == [1, 5, 6, 0, 6, 2]


def test_eight_phases_show_their_thresholds():
    """BD1.6 and Q62: the numbers are those of the game."""
    changed = replace(default_tables(), thresholds={**default_tables().thresholds, "missile": 5})
    rows = tables(BattleRoster("", SAMPLE_A, changed))["The turn"].rows
    assert len(rows) == 8
    assert rows[5][2].text == "archers with 5 or more destroy 1 unit each"
    assert "with 6 or more" in rows[6][2].text


@pytest.mark.parametrize(("one_in", "said"), [(1, "all of them show"), (2, "half of them or more show"), (3, "1 in 3")])
def test_morale_rule_is_in_plain_words(one_in: int, said: str):
    """BD8.1, Q63."""
    changed = replace(default_tables(), morale=Morale((2, 3), one_in))
    assert said in tables(BattleRoster("", SAMPLE_A, changed))["The turn"].rows[7][2].text


def test_roster_has_the_tables_with_the_own_monsters_first():
    names = [name for name in tables(MIRA) if name not in ("Sample army A", "The turn")]
    assert names == ["Tactics", "Spells", "Maneuver", "Dragons", "Giants", "Warriors", "Archmages"]
    assert tables(BattleRoster("", SAMPLE_A, OWN_TABLES))["Giants"].rows[0][1].text == "Snore"


@pytest.mark.parametrize(("chosen", "said"), [(default_tables(), "default"), (OWN_TABLES, "edited")])
def test_all_are_marked_as_house_tables(chosen, said: str):
    text = written_battle("text", WORDS, [BattleRoster("", SAMPLE_A, chosen)], Wanted(), reference=False)
    assert f"House tables · {said}" in text


def test_roster_has_every_line_of_the_artifacts():
    """BA1, BA9: twenty in the order of the table, the Wand of Death with its first line as it is."""
    found = artifact_lines(WORDS)
    assert [artifact.number for artifact in found] == list(range(1, 21))
    death = found[17]
    assert (death.name, death.needs) == ("Wand of Death", "needs 1 mage")
    assert death.lines == (
        ("1–2", "No Charges Left", "it is discarded"),
        ("3", "No Effect", ""),
        ("4", "Death", "destroys 1 enemy unit"),
    )
    assert found[15].lines[1] == ("3–4", "Foresight", "shifts 1 result of the tactics table up or down by 1")
    assert found[10].lines[3][2] == "hires 2d4 units of any class; then discarded"
    assert found[0].lines[0][2] == "hires 1 unit, no monsters; then discarded"
    assert len(tables(MIRA, reference=True)["Artifacts"].rows) == 20


def test_a_roster_is_read_from_the_set_up_of_a_game():
    forces = tuple(msgspec.to_builtins(army) for army in (SAMPLE_A, SAMPLE_B))
    set_up = SetUp("battle_dice", 3, {"quests": False}, forces, house=msgspec.to_builtins(OWN_TABLES))
    first, second = rosters_of(set_up, ["Mira", "Ragna"])
    assert (first.player, first.army, first.tables) == ("Mira", SAMPLE_A, OWN_TABLES)
    assert second.player == "Ragna"
    assert "no quests" in written_battle("text", WORDS, [first], Wanted(), reference=False)
    usual = rosters_of(SetUp("battle_dice", 3, {}, forces), ["Mira", "Ragna"])
    assert usual[0].tables == default_tables()
    with pytest.raises(ValueError, match="Could not read"):
        rosters_of(SetUp("battle_dice", 3, {}, ({"name": 3},)), ["Mira"])


@pytest.mark.parametrize("language", ["en", "da"])
@pytest.mark.parametrize("form", ["text", "markdown", "html"])
def test_every_form_has_all_armies_players_and_the_day(form, language: str):
    rosters = [MIRA, BattleRoster("Rag|na", SAMPLE_B, OWN_TABLES)]
    words = Words(language)
    text = written_battle(form, words, rosters, Wanted(day=date(2026, 11, 21)), reference=True)
    assert "Snore" in text
    assert words.force_name(SAMPLE_B.id, SAMPLE_B.name).upper() in text.upper()
    assert "2026" in text
    assert words.say("bd-kind", kind="orb_kings") in text


def test_name_is_not_read_as_markup():
    roster = BattleRoster("<b>x", replace(SAMPLE_A, id="made", name="**Host**\n# y"))
    text = written_battle("markdown", WORDS, [roster], Wanted(), reference=False)
    assert text.startswith("# \\*\\*Host\\*\\* \\# y\n")
    assert "<b>" not in written_battle("html", WORDS, [roster], Wanted(), reference=False).split("<main>")[1]


def test_table_lines_are_named_in_the_language():
    assert table_lines(Words("da"), default_tables(), "tactics")[5][0] == "Baghold"
