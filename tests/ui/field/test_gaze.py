"""Looking at the phases: by clicks, by arrow keys, and walking through what a roll has brought."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.rules.battle_dice.battle_by_hand import A, B, Hand
from tests.ui.field.conftest import Lay
from tests.ui.field.field_hands import Field, standing


def fought() -> Hand:
    """Mages, archers and infantry that hit; B is asked for its losses in the missile phase."""
    return Hand("mage 10 2, archer 8 7 1, infantry 6", "mage 3, 3 infantry 1 2 6, 2 cavalry").wants("table", 1)


def stands(lay: Lay) -> Field:
    return lay(standing(fought()))


def test_the_phase_in_hand_is_looked_at(lay: Lay) -> None:
    field = stands(lay)
    assert field.view.gaze.phase == "missile"
    assert field.view.strip.now == "missile"
    assert field.view.strip.chip("missile").isChecked()


def test_each_phase_tells_its_outcome_for_each_side(lay: Lay) -> None:
    field = stands(lay)
    chip = field.view.strip.chip("missile")
    assert chip.signs(A) == "2"
    assert field.view.strip.chip("magic").signs(A) == "1"
    assert field.view.strip.chip("magic").signs(B) == "0"
    assert field.view.strip.chip("melee").signs(A) == ""
    assert "Mira: 2" in chip.accessibleName()


def test_a_click_looks_at_another_phase_and_its_dice_stand_out(lay: Lay) -> None:
    field = stands(lay)
    field.click(field.view.strip.chip("magic"))
    assert field.view.gaze.phase == "magic"
    states = {die.look.kind: die.look.state for die in field.area("army@0").shown}
    assert states["mage"] == ""
    assert states["archer"] == "idle"
    badges = [die.badge for die in field.area("army@0").shown if die.look.kind == "mage"]
    assert sorted(badges) == ["", "bd_magic"]


def test_dice_that_may_be_taken_never_step_back(lay: Lay) -> None:
    field = stands(lay)
    field.click(field.view.strip.chip("magic"))
    assert {die.look.state for die in field.area("army@1").shown if die.lit} == {""}


def test_arrow_keys_walk_from_phase_to_phase(lay: Lay) -> None:
    field = stands(lay)
    chip = field.view.strip.chip("missile")
    chip.setFocus()
    field.key(chip, Qt.Key.Key_Left)
    assert field.view.gaze.phase == "maneuver"
    field.key(field.view.strip.chip("maneuver"), Qt.Key.Key_Right)
    assert field.view.gaze.phase == "missile"
    for _ in range(20):
        field.key(field.view.strip.chip(field.view.gaze.phase), Qt.Key.Key_Left)
    assert field.view.gaze.phase == "roll"  # there is nothing before it


def test_the_table_that_was_rolled_on_is_shown_with_its_result_marked(lay: Lay) -> None:
    field = stands(lay)
    assert not field.view.story.tables.isVisible()
    field.click(field.view.strip.chip("magic"))
    tables = field.view.story.tables
    assert tables.isVisible()
    assert tables.names == ("spells",)
    told = tables.accessibleDescription().split("; ")
    assert [line for line in told if "Mira" in line] == [told[0]]
    assert told[0].startswith("1 Fizzle")


def test_the_arithmetic_of_a_strengthened_die_is_told(lay: Lay) -> None:
    hand = Hand("2 infantry 5 2, cavalry, sword_1 3", "2 cavalry, infantry")
    hand.choose(A, "artifacts", "sword_1")
    hand.pick(A, "assign", f"{hand.dice(A, 'sword_1')[0]}>{hand.dice(A, 'infantry')[0]}")
    field = lay(standing(hand))
    field.view.gaze.look("melee")
    counted = [
        one for event in field.view.gaze.told.events for one in getattr(event, "dice", ()) if hasattr(one, "worth")
    ]
    one = next(one for one in counted if one.change)
    assert field.view.story._sum(one) == "+1 = 6"


def test_the_phases_are_walked_through_one_after_the_other(lay: Lay, qtbot: QtBot) -> None:
    field = stands(lay)
    seen: list[str] = []
    settled: list[bool] = []
    field.view.gaze.changed.connect(lambda: seen.append(field.view.gaze.phase))
    field.view.settled.connect(lambda: settled.append(True))
    field.view.play(0.01)
    assert field.view.busy
    qtbot.waitUntil(lambda: not field.view.busy)
    assert seen == ["roll", "magic", "maneuver", "missile"]
    assert settled == [True]


def test_with_motion_off_the_last_phase_is_looked_at_once(lay: Lay) -> None:
    field = stands(lay)
    field.view.play(0.0)
    assert not field.view.busy
    assert field.view.gaze.phase == "missile"
    assert field.view.strip.chip("missile").signs(A) == "2"


def test_a_walk_never_blocks_and_ends_where_it_would_have_ended(lay: Lay) -> None:
    field = stands(lay)
    last = field.view.gaze.phase
    field.view.play(1000.0)
    assert field.view.busy
    assert field.view.gaze.phase != last
    assert field.view.rolling
    assert field.view.strip.chip(last).signs(A) == ""  # it is still to be walked to
    assert field.controller.asks_person
    field.view.finish()
    assert not field.view.busy
    assert not field.view.rolling
    assert field.view.gaze.phase == last
    assert field.view.strip.chip(last).signs(A) == "2"


def test_what_is_asked_comes_when_the_walk_has_come_to_it(lay: Lay) -> None:
    """The cards of a Summon stand where its phases were told, and not before."""
    field = lay(standing(Hand("mage 10, cavalry", "2 cavalry").wants("table", 6)))
    field.view.play(1000.0)
    assert not field.view.choices.isVisible()
    assert field.view.story.isVisible()
    field.view.finish()
    assert field.view.choices.isVisible()


def test_the_end_is_told_when_its_phases_have_been_seen(lay: Lay) -> None:
    field = lay(standing(Hand("archer 8, cavalry", "infantry")))
    field.controller.confirm()
    assert field.controller.position.result is not None
    told: list[str] = []
    field.view.told.connect(lambda: told.append(field.view.gaze.phase))
    field.view.play(1000.0)
    assert field.view.rolling
    field.view.gaze.tumble.stop()
    assert field.view.rolling
    assert told == []
    field.view.finish()
    assert not field.view.rolling
    assert told == ["missile"]
