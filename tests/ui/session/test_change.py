"""What a change of the table says: the dice, the board, the effects, the question, the seats, the moment, the steps."""

from __future__ import annotations

from ddtable.rules.dragon_dice.steps import Act, Maneuver
from tests.drivers.playing import game_from
from tests.drivers.sitting import ARMIES, MINE, Sit
from ui.session.change import TableChange
from ui.session.session import Session


def changes_of(controller: Session) -> list[TableChange]:
    found: list[TableChange] = []
    controller.changed.connect(found.append)
    return found


def test_a_step_is_one_change(sit: Sit):
    controller = sit(game_from(ARMIES)).controller
    changes = changes_of(controller)
    controller.draft.pick("terrain/0")
    (change,) = changes
    assert change.question
    assert change.steps
    assert [change.seats, change.moment, change.effects] == [False] * 3
    assert change.dice == frozenset(), "no die moves when an army is chosen to march"


def test_a_moved_die_is_named(sit: Sit):
    controller = sit(game_from(ARMIES, Maneuver("terrain/0"), Act(0, "terrain/0"))).controller
    before, changes = controller.game.position.dice, changes_of(controller)
    while not changes or not changes[-1].dice:
        assert controller.question is not None
        controller.draft.suggest()
        controller.draft.confirm()
    now = controller.game.position.dice
    named = frozenset().union(*(change.dice for change in changes))
    assert named >= {die for die in range(len(now)) if before[die] != now[die]}


def test_a_table_shown_again_changes_nothing(sit: Sit):
    controller = sit(game_from(ARMIES)).controller
    changes = changes_of(controller)
    controller.start()
    assert [change.is_empty for change in changes] == [True]


def test_a_look_back_changes_the_moment_and_the_question_but_no_steps(sit: Sit):
    controller = sit(game_from(ARMIES)).controller
    controller.draft.pick("terrain/0")
    changes = changes_of(controller)
    controller.shown.look_at(0)
    (change,) = changes
    assert change.moment
    assert change.question
    assert not change.steps


def test_a_seat_with_another_player_is_a_change_of_seats(sit: Sit, mute: None):
    controller = sit(game_from(ARMIES)).controller
    changes = changes_of(controller)
    controller.seats.hand_over(1, "recruit")
    (change,) = changes
    assert change.seats
    assert not change.dice


def test_an_undo_is_a_change_of_steps(sit: Sit):
    controller = sit(game_from(ARMIES)).controller
    controller.draft.pick("terrain/0")
    changes = changes_of(controller)
    controller.undoing.undo()
    (change,) = changes
    assert change.steps
    assert change.question
    assert controller.lifted() == ()
    assert controller.shown_area(MINE[0]) == "terrain/0@0"
