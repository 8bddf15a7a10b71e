"""The roll tray shows the last roll and each line of its sums; the log tells every event."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from ddtable.engine.arithmetic import Face
from ddtable.rules.classic.events import Rolled
from ui.shell.exchange import groups, last_exchange
from ui.shell.log import KIND, LogView
from ui.shell.roll_tray import RollTray
from ui.shell.tray_plan import SMALLEST, plan_groups


@pytest.fixture
def holder(qtbot):
    made = QWidget()
    made.resize(980, 400)
    qtbot.addWidget(made)
    return made


def rolled(game) -> list[Rolled]:
    return [event for event in game.last.events if isinstance(event, Rolled)]


def test_before_the_first_roll_the_tray_is_not_there(playing, holder):
    tray = RollTray(playing("assemble-home"), holder)
    assert tray.exchange is None
    assert tray.isHidden()


@pytest.mark.parametrize("kind", ["frontier", "turn", "casualties", "strike-back", "pursue"])
def test_each_line_of_the_arithmetic_is_shown(playing, holder, kind):
    controller = playing(kind, lambda game: bool(rolled(game)))
    tray = RollTray(controller, holder)
    tray.setGeometry(0, 0, 980, 140)
    holder.show()
    tray.grab()
    events = rolled(controller.game)[-len(tray.exchange.sides) :]
    assert [side.faces for side in tray.exchange.sides] == [event.faces for event in events]
    for side, event in zip(tray.exchange.sides, events, strict=True):
        lines = [line for total in event.sums for line in total.lines]
        assert [clause for _, clause in tray.lines(side)] == [line.clause for line in lines]
        for (words, _), line in zip(tray.lines(side), lines, strict=True):
            assert str(abs(line.change)) in words
    assert len(tray._tips) == sum(len(tray.lines(side)) for side in tray.exchange.sides)
    assert all(tray.rect().contains(area.toAlignedRect()) for area, _ in tray._tips)


def test_both_sides_of_a_strike_stand_together_with_the_damage(playing, holder):
    controller = playing("casualties", lambda game: [event.kind for event in rolled(game)] == ["melee", "save"])
    tray = RollTray(controller, holder)
    assert len(tray.exchange.sides) == 2
    damaged = tray.exchange.damages[0]
    player = controller.names[damaged.seat]
    assert tray.outcome() == [controller.words.say("ui-damage", damage=damaged.damage, player=player)]
    assert any(player in said and str(damaged.damage) in said for said in tray.outcome())


def test_after_a_charge_both_players_damage_is_named(playing, holder):
    controller = playing("casualties", lambda game: any(event.kind == "charge" for event in rolled(game)))
    tray = RollTray(controller, holder)
    assert len(tray.outcome()) == 2
    for said, event in zip(tray.outcome(), tray.exchange.damages, strict=True):
        assert controller.names[event.seat] in said


def test_a_charge_lies_there_before_it_is_added_up(playing, holder):
    controller = playing("charge-ids")
    tray = RollTray(controller, holder)
    assert [side.kind for side in tray.exchange.sides] == ["charge", "charge_defence"]
    assert tray.outcome() == [controller.words.say("ui-not-added-up")]
    controller.confirm()
    assert all(side.sums for side in tray.exchange.sides) or tray.exchange.sides[0].kind != "charge"


def test_the_last_roll_stays_when_an_undo_goes_behind_the_next(playing, holder):
    controller = playing("strike-back")
    tray = RollTray(controller, holder)
    before = tray.exchange
    controller.pick(controller.question.shape.options[0].id)
    assert tray.exchange != before
    controller.undo()
    assert tray.exchange == before


def test_nothing_is_found_in_an_empty_history():
    assert last_exchange([]) is None


def test_groups_put_what_counts_first_and_the_strong_first():
    faces = (Face(0, "save", 1), Face(1, "melee", 1), Face(2, "smite", 2), Face(3, "melee", 3))
    found = groups(faces, frozenset({"save"}))
    assert [(group.icon, group.total) for group in found] == [("save", 1), ("melee", 4), ("smite", 2)]
    assert [face.die for face in found[1].faces] == [3, 1]


def test_a_crowd_shows_what_counts_and_counts_the_rest():
    faces = tuple(Face(die, "melee" if die < 8 else "magic", 1) for die in range(40))
    found = groups(faces, frozenset({"melee"}))
    roomy = plan_groups(found, frozenset({"melee"}), lambda face: "a", 4000, 56)
    assert (roomy.size, roomy.others) == (56, 0)
    narrow = plan_groups(found, frozenset({"melee"}), lambda face: "a", 420, 56)
    assert narrow.others == 32
    assert narrow.size >= SMALLEST
    least = plan_groups(found, frozenset({"melee"}), lambda face: "a", 200, 56)
    assert [count for stacks, _ in least.groups for _, count in stacks] == [8]


def test_the_log_says_every_event_and_what_is_waited_for(playing, holder):
    controller = playing("march-second")
    log = LogView(controller, holder)
    words, table = controller.words, controller.table
    said = [row.words for row in log.entries.rows]
    events = [event for played in controller.game.history for event in played.events]
    expected = [sentence for event in events if (sentence := words.event(event, table))]
    assert [words for words in said if words in expected] == expected
    assert log.entries.index(len(said) - 1).data(KIND) == "waiting"
    assert controller.names[controller.asked_seat] in said[-1]


def test_the_log_grows_and_goes_back_without_a_reset(playing, holder, qtbot):
    controller = playing("march-first")
    log = LogView(controller, holder)
    before = [row.words for row in log.entries.rows]
    with qtbot.assertNotEmitted(log.entries.modelReset):
        controller.pick(controller.default_option())
        assert len(log.entries.rows) > len(before)
        controller.undo()
    assert [row.words for row in log.entries.rows] == before


def test_a_rolls_tip_names_clauses(playing, holder):
    controller = playing("casualties")
    log = LogView(controller, holder)
    tips = [row.tip for row in log.entries.rows if "rule C" in row.tip]
    assert tips
    holder.show()
    log.resize(270, 300)
    log.grab()
