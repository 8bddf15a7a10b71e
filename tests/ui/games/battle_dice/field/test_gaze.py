"""Looking at the phases: by clicks, by arrow keys, and walking through what a roll has brought."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ddtable.rules.battle_dice.kinds import Phase
from tests.rules.battle_dice.battle_by_hand import A, B, Hand, with_threshold
from tests.ui.games.battle_dice.field.conftest import Lay
from tests.ui.games.battle_dice.field.field_hands import Field, standing, until
from ui.games.battle_dice.field.story_card import _as_fits


def fought() -> Hand:
    """Mages, archers and infantry that hit; B is asked for its losses in the missile phase."""
    return Hand("mage 10 2, archer 8 7 1, infantry 6", "mage 3, 3 infantry 1 2 6, 2 cavalry").wants("table", 1)


def stands(lay: Lay) -> Field:
    return lay(standing(fought()))


def short(field: Field, phase: Phase, seat: int) -> str:
    """What the strip writes for a side below a phase."""
    told = dict(field.view.strip.chip(phase).outcomes())
    return told[seat].short(field.session.words) if seat in told else ""


def test_the_phase_in_hand_is_looked_at(lay: Lay) -> None:
    field = stands(lay)
    assert field.view.gaze.phase == "missile"
    assert field.view.strip.now == "missile"
    assert field.view.strip.chip("missile").isChecked()


def test_each_phase_shows_its_result_for_each_side(lay: Lay) -> None:
    field = stands(lay)
    chip = field.view.strip.chip("missile")
    assert short(field, "missile", A) == "2 hits"
    assert short(field, "magic", A) == "1 roll"
    assert short(field, "magic", B) == "nothing"
    assert short(field, "melee", A) == ""
    assert "Mira: 2 hits on the enemy" in chip.accessibleName()
    assert "Mira: 2 hits on the enemy" in chip.toolTip().splitlines()


def test_click_shows_another_phase_and_highlights_its_dice(lay: Lay) -> None:
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


def test_sum_of_a_strengthened_die_is_shown(lay: Lay) -> None:
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


def test_a_phase_is_looked_at_as_long_as_it_takes_to_read(lay: Lay) -> None:
    """A table roll, or hits: two sentences at 200 words a minute; a phase without anything is a glance."""
    gaze = stands(lay).view.gaze
    times = {}
    for phase in ("monster", "magic", "missile"):
        gaze.look(phase)  # type: ignore[arg-type]
        times[phase] = gaze._pace()
    assert times["monster"] < 500
    assert times["magic"] >= 2000
    assert times["missile"] >= 1400


def test_last_phase_is_shown_at_once_with_motion_off(lay: Lay) -> None:
    field = stands(lay)
    field.view.play(0.0)
    assert not field.view.busy
    assert field.view.gaze.phase == "missile"
    assert short(field, "missile", A) == "2 hits"


def test_a_walk_never_blocks_and_ends_where_it_would_have_ended(lay: Lay) -> None:
    field = stands(lay)
    last = field.view.gaze.phase
    field.view.play(1000.0)
    assert field.view.busy
    assert field.view.gaze.phase != last
    assert field.view.rolling
    assert short(field, last, A) == ""  # it is still to be walked to
    assert field.session.asks_person
    field.view.finish()
    assert not field.view.busy
    assert not field.view.rolling
    assert field.view.gaze.phase == last
    assert short(field, last, A) == "2 hits"


def test_question_appears_after_the_walk_reaches_its_phase(lay: Lay) -> None:
    """The cards of a Summon stand where its phases were told, and not before."""
    field = lay(standing(Hand("mage 10, cavalry", "2 cavalry").wants("table", 6)))
    field.view.play(1000.0)
    assert not field.view.choices.isVisible()
    assert field.view.story.isVisible()
    field.view.finish()
    assert field.view.choices.isVisible()


def test_end_is_shown_after_its_phases(lay: Lay) -> None:
    field = lay(standing(Hand("archer 8, cavalry", "infantry")))
    field.session.draft.confirm()
    assert field.session.position.result is not None
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


# What the card says


def rolled(hand: Hand) -> Hand:
    """The hand with all dice rolled as far as nobody is asked."""
    hand.go()
    return hand


def test_while_an_orb_may_shift_a_result_its_table_is_shown_with_it_marked(lay: Lay) -> None:
    """BA11: who decides sees what one up and one down would be."""
    hand = Hand("mage 10, 2 infantry 2 3, orb_archmagi 3", "3 infantry 1 2 3").wants("table", 3)
    field = lay(standing(hand.choose(A, "artifacts", "orb_archmagi")))
    assert field.kind == "orb"
    tables = field.view.story.tables
    assert tables.isVisible()
    told = tables.accessibleDescription().split("; ")
    assert [line[0] for line in told if "Mira" in line] == ["3"]
    tables.grab()


def test_three_tables_are_all_shown(lay: Lay) -> None:
    hand = Hand("2 giant 19 2, 2 mage 1 1", "2 archmage 19 18, 2 mage 1 1").wants("table", 4, 5, 4, 6, 5)
    tables = lay(standing(hand)).view.story.tables
    assert len(tables.names) == 3
    assert [name for name, _ in tables._cards()] == list(tables.names)
    assert tables.x() >= 240  # the dice beside them keep their room


def test_future_phase_says_that_it_has_not_come(lay: Lay) -> None:
    field = stands(lay)
    field.click(field.view.strip.chip("morale"))
    assert field.view.story._nothing() == "This phase has not started yet."
    field.click(field.view.strip.chip("monster"))
    assert field.view.story._nothing() == "Nothing happened in this phase."


def test_monsters_that_leave_are_shown(lay: Lay) -> None:
    hand = Hand("2 giant 19 2, 2 mage 1 1", "4 mage 1 1 1 1").wants("table", 4)
    story = lay(standing(hand)).view.story
    assert story._outcome(A) == "1 leaves · 1 roll"


def test_morale_card_shows_numbers_and_sides_without_a_check(lay: Lay) -> None:
    """BD8.1: only a side that lost somebody checks."""
    field = lay(standing(rolled(Hand("4 infantry 6 1 2 2", "5 archer 1 4 4 4 4")).loses(B, "archer")))
    field.view.gaze.look("morale")
    story = field.view.story
    assert story._outcome(A) == "no check: no losses this turn"
    assert story._outcome(B) == "holds: 0 show 2 or 3 (2 or more rout)"
    assert story._rule() == "routs if half of the dice show 2 or 3"


def test_only_changed_numbers_are_marked_as_rules_of_this_game(lay: Lay) -> None:
    hand = Hand("archer 8, infantry 6", "2 infantry 1 2, cavalry", tables=with_threshold("missile", 5))
    field = lay(standing(hand))
    field.view.gaze.look("missile")
    assert field.view.story._rule() == "counts from 5 · edited table"
    field.view.gaze.look("melee")
    assert field.view.story._rule().endswith("default table")


def test_of_a_long_rule_whole_parts_are_kept() -> None:
    rule = "17 rolls · 13 destroys · 1 leaves"
    assert _as_fits(rule, 1000) == rule
    assert _as_fits(rule, 130) == "17 rolls · 13 destroys"
    assert _as_fits(rule, 10) == ""


def test_wand_of_death_is_named_in_its_phase(lay: Lay) -> None:
    """BA12: no die of a unit shows why one is lost."""
    hand = Hand("mage 3, wand_death 4", "archer, mage 3, general").choose(A, "artifacts", "wand_death")
    story = lay(standing(hand)).view.story
    assert "Mira’s Wand of Death strikes" in story.sentences()
    field = lay(standing(hand.loses(B, "archer")))
    field.view.gaze.look("magic")
    assert field.view.story.sentences().count("Mira’s Wand of Death strikes") == 1


def test_question_waits_until_its_roll_is_shown(lay: Lay) -> None:
    """Phases of the round before are walked through first: the bar waits for the dice that it asks about."""
    game = until("losses", turn=2)
    field = lay(game)
    gaze = field.view.gaze
    gaze._new = [(1, -1, "melee"), *gaze._known & {(told.number, told.quester, "roll") for told in gaze.rounds[-1:]}]
    field.view.play(1000.0)
    assert field.view.rolling
    field.view.finish()
    assert not field.view.rolling


def test_table_of_a_phase_can_be_read_before_its_roll(lay: Lay) -> None:
    field = stands(lay)
    assert not field.view.story.tables.isVisible()
    for phase, names in (
        ("general", ("tactics",)),
        ("maneuver", ("maneuver",)),
        ("monster", ("dragon",)),
        ("melee", ()),
    ):
        field.click(field.view.strip.chip(phase))  # type: ignore[arg-type]
        assert field.view.story.tables.names == names
        assert field.view.story.tables.isVisible() == bool(names)


def test_dice_do_not_step_back_for_a_phase_still_to_come(lay: Lay) -> None:
    field = stands(lay)
    field.click(field.view.strip.chip("melee"))
    assert {die.look.state for die in field.area("army@0").shown} == {""}
