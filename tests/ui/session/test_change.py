"""What a change of the table says: the dice, the board, the effects, the question, the seats, the moment, the steps."""

from __future__ import annotations

from ddtable.rules.dragon_dice.steps import Act, Maneuver
from tests.drivers.playing import game_from
from tests.drivers.sitting import ARMIES, MINE, Sit
from ui.session.change import TableChange
from ui.session.session import Session


def changes_of(session: Session) -> list[TableChange]:
    found: list[TableChange] = []
    session.changed.connect(found.append)
    return found


def test_a_step_is_one_change(sit: Sit):
    session = sit(game_from(ARMIES)).session
    changes = changes_of(session)
    session.draft.pick("terrain/0")
    (change,) = changes
    assert change.question
    assert change.steps
    assert [change.seats, change.moment, change.effects] == [False] * 3
    assert change.dice == frozenset(), "no die moves when an army is chosen to march"


def test_a_moved_die_is_named(sit: Sit):
    session = sit(game_from(ARMIES, Maneuver("terrain/0"), Act(0, "terrain/0"))).session
    before, changes = session.game.position.dice, changes_of(session)
    while not changes or not changes[-1].dice:
        assert session.question is not None
        session.draft.suggest()
        session.draft.confirm()
    now = session.game.position.dice
    named = frozenset().union(*(change.dice for change in changes))
    assert named >= {die for die in range(len(now)) if before[die] != now[die]}


def test_a_table_shown_again_changes_nothing(sit: Sit):
    session = sit(game_from(ARMIES)).session
    changes = changes_of(session)
    session.start()
    assert [change.is_empty for change in changes] == [True]


def test_a_look_back_changes_the_moment_and_the_question_but_no_steps(sit: Sit):
    session = sit(game_from(ARMIES)).session
    session.draft.pick("terrain/0")
    changes = changes_of(session)
    session.shown.look_at(0)
    (change,) = changes
    assert change.moment
    assert change.question
    assert not change.steps


def test_a_seat_with_another_player_is_a_change_of_seats(sit: Sit, mute: None):
    session = sit(game_from(ARMIES)).session
    changes = changes_of(session)
    session.seats.hand_over(1, "recruit")
    (change,) = changes
    assert change.seats
    assert not change.dice


def test_an_undo_is_a_change_of_steps(sit: Sit):
    session = sit(game_from(ARMIES)).session
    session.draft.pick("terrain/0")
    changes = changes_of(session)
    session.undoing.undo()
    (change,) = changes
    assert change.steps
    assert change.question
    assert session.lifted() == ()
    assert session.shown_area(MINE[0]) == "terrain/0@0"
