"""Looking back: by slider, by key, by itself; nothing can be answered meanwhile, and the way back is always there."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ddtable.engine.questions import Picked
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.turns import Marched, TurnBegan
from ddtable.summaries.dragon_dice.moments import place_of
from tests.drivers.hands_on import Hands, show
from tests.drivers.playing import at_random, game_from
from tests.drivers.sitting import ARMIES, HERE
from tests.ui.history.conftest import SEATED, finished_game
from ui.history.steps import said_at, touched, turn_starts
from ui.window.saved_games import Games

CONTROL, NO_KEYS = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


def places(hands: Hands) -> list[tuple[str, int]]:
    return [(die.place, die.face) for die in hands.session.position.dice]


def places_at(hands: Hands, moment: int) -> list[tuple[str, int]]:
    return [(die.place, die.face) for die in hands.session.game.history[moment].position.dice]


def test_replay_bar_replaces_the_question_bar(seated: SEATED):
    hands = seated()
    page = hands.page
    where = page.bar.geometry()
    table = page.table.geometry()
    assert not page.past.bar.isVisible()
    hands.key(Qt.Key.Key_Left, CONTROL)
    assert hands.session.moment == len(hands.session.game.history) - 2
    assert page.past.bar.isVisible()
    assert not page.bar.isVisible()
    assert page.past.bar.geometry() == where
    assert page.table.geometry() == table
    hands.key(Qt.Key.Key_Escape)
    assert hands.session.moment is None
    assert page.bar.isVisible()
    assert not page.past.bar.isVisible()


def test_keys_go_by_step_by_turn_and_to_both_ends(seated: SEATED):
    hands = seated()
    session, latest = hands.session, len(hands.session.game.history) - 1
    starts = [start.step for start in turn_starts(session.game.history)]
    hands.key(Qt.Key.Key_Home, CONTROL)
    assert session.moment == 0
    assert places(hands) == places_at(hands, 0)
    hands.key(Qt.Key.Key_Down, CONTROL)
    assert session.moment == starts[0]
    hands.key(Qt.Key.Key_Down, CONTROL)
    assert session.moment == starts[1]
    hands.key(Qt.Key.Key_Right, CONTROL)
    assert session.moment == starts[1] + 1
    assert places(hands) == places_at(hands, starts[1] + 1)
    hands.key(Qt.Key.Key_Up, CONTROL)
    assert session.moment == starts[1]
    hands.key(Qt.Key.Key_Up, CONTROL)
    assert session.moment == starts[0]
    hands.key(Qt.Key.Key_Left, CONTROL)
    assert session.moment == starts[0] - 1
    hands.key(Qt.Key.Key_End, CONTROL)
    assert session.moment is None
    assert places(hands) == places_at(hands, latest)


def test_one_step_past_the_last_moment_is_the_present(seated: SEATED):
    hands = seated()
    latest = len(hands.session.game.history) - 1
    hands.session.shown.look_at(latest - 1)
    hands.click(hands.page.past.bar.step_on)
    assert hands.session.moment is None


def test_replay_buttons_work(seated: SEATED):
    hands = seated()
    bar, session = hands.page.past.bar, hands.session
    starts = [start.step for start in turn_starts(session.game.history)]
    session.shown.look_at(starts[2] + 1)
    QApplication.processEvents()
    hands.click(bar.turn_back)
    assert session.moment == starts[2]
    hands.click(bar.step_back)
    assert session.moment == starts[2] - 1
    hands.click(bar.turn_on)
    assert session.moment == starts[2]
    hands.click(bar.first)
    assert session.moment == 0
    assert not bar.step_back.isEnabled()
    hands.click(bar.back)
    assert session.moment is None


def test_the_slider_seeks_under_the_pointer_and_by_key(seated: SEATED):
    hands = seated()
    session, seek = hands.session, hands.page.past.bar.seek
    latest = len(session.game.history) - 1
    session.shown.look_at(0)
    QApplication.processEvents()
    assert (seek.minimum(), seek.maximum(), seek.value()) == (0, latest, 0)

    def at(moment: int) -> QPoint:
        return QPoint(round(seek.left_of(moment)), seek.height() // 2)

    QTest.mousePress(seek, LEFT, NO_KEYS, at(latest // 2))
    assert session.moment == latest // 2
    QTest.mouseMove(seek, at(latest // 3))
    assert session.moment == latest // 3
    QTest.mouseMove(seek, at(latest))
    assert session.moment == latest
    assert hands.page.past.bar.isVisible()  # it stays below the pointer
    QTest.mouseRelease(seek, LEFT, NO_KEYS, at(latest))
    assert session.moment is None
    session.shown.look_at(latest - 5)
    seek.setFocus()
    QTest.keyClick(seek, Qt.Key.Key_Right)
    assert session.moment == latest - 4
    assert places(hands) == places_at(hands, latest - 4)
    QTest.keyClick(seek, Qt.Key.Key_Home)
    assert session.moment == 0


def test_replay_bar_shows_the_turn_and_the_event(seated: SEATED):
    hands = seated()
    session, bar = hands.session, hands.page.past.bar
    history = session.game.history
    start = turn_starts(history)[3]
    step = next(
        step
        for step in range(start.step, len(history))
        if any(isinstance(event, Rolled) for event in history[step].events)
        and not any(isinstance(event, TurnBegan) for event in history[step].events)
    )
    session.shown.look_at(step)
    turn = history[step - 1].position.board.turn
    assert bar.where.text().startswith(f"Turn {turn}, ")
    assert bar.count.text() == f"{step} of {len(history) - 1}"
    for event in history[step].events:
        if sentence := session.words.event(event, session.table):
            assert sentence in bar.what.text()
    session.shown.look_at(0)
    assert bar.where.text() == "Set-up"


def test_answer_without_an_event_is_shown(seated: SEATED):
    hands = seated()
    session = hands.session
    game, words, table = session.game, session.words, session.table
    told = {
        game.history[step].question.kind: said_at(words, table, game, step + 1)
        for step in range(len(game.choices))
        if game.history[step].question is not None
    }
    assert told["march-first"][0].startswith(("Mira marches", "Ragna marches", "Mira does not", "Ragna does not"))
    if "action" in told:
        assert told["action"][0]


def test_answers_are_disabled_in_an_earlier_moment(seated: SEATED):
    hands = seated()
    session, game = hands.session, hands.session.game
    deeds = len(game.choices)
    hands.key(Qt.Key.Key_Left, CONTROL)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_N, Qt.Key.Key_H):
        hands.key(key)
    hands.key(Qt.Key.Key_Z, CONTROL)
    for view in hands.views():
        if view.shown:
            hands.click(view.viewport(), view.visualRect(view.model().index(0, 0)).center())
    assert len(game.choices) == deeds
    assert len(game.journal) == deeds
    assert session.liftable() == frozenset()
    assert all(not shown.lit for view in hands.views() for shown in view.shown)


def test_table_is_marked_as_past_with_rings_on_its_dice(seated: SEATED):
    hands = seated()
    session, marks = hands.session, hands.page.past.marks
    history = session.game.history
    step, roll = next(
        (step, event)
        for step in range(len(history) - 2, 0, -1)
        for event in history[step].events
        if isinstance(event, Rolled)
    )
    assert not marks.isVisible()
    session.shown.look_at(step)
    QApplication.processEvents()
    assert marks.isVisible()
    assert marks.geometry() == hands.page.table.rect()
    assert {face.die for face in roll.faces} <= marks.dice
    rings = list(marks.rings())
    for die in {face.die for face in roll.faces}:
        view = hands.view_of(die)
        middle = view.viewport().mapTo(hands.page.table, hands.die_rect(die).center())
        assert any(ring.contains(middle) for ring in rings)
    hands.page.past.marks.grab()
    session.shown.look_at(None)
    assert not marks.isVisible()


def test_an_army_that_marches_is_touched_as_a_whole():
    game = game_from(ARMIES)
    game.play(Picked(next(option.id for option in game.question.shape.options if option.area == HERE)))
    assert any(isinstance(event, Marched) for event in game.last.events)
    assert touched(game.last) >= {3, 4, 5}


def test_playing_stays_at_the_last_moment_until_hands_go_on(seated: SEATED, qtbot):
    """Else the question bar comes by itself, and a click meant for the replay bar takes back answers."""
    hands = seated()
    session, past = hands.session, hands.page.past
    latest = len(session.game.history) - 1
    past.seeker._timer.setInterval(1)
    session.shown.look_at(latest - 4)
    seen: list[int | None] = []
    session.changed.connect(lambda _played: seen.append(session.moment))
    hands.key(Qt.Key.Key_P)
    qtbot.waitUntil(lambda: not past.seeker.playing)
    assert seen == [latest - 3, latest - 2, latest - 1, latest]
    assert past.bar.isVisible()
    assert past.bar.count.text() == f"{latest} of {latest}"
    hands.key(Qt.Key.Key_Right, CONTROL)
    assert session.moment is None
    assert hands.page.bar.isVisible()


def test_return_button_is_not_in_the_place_of_undo(seated: SEATED):
    hands = seated()
    hands.session.shown.look_at(3)
    QApplication.processEvents()
    back = hands.page.past.bar.back
    there = QRect(back.mapTo(hands.page, QPoint(0, 0)), back.size())
    hands.click(back)
    undo = hands.page.bar.undo
    assert undo.isVisible()
    assert not there.intersects(QRect(undo.mapTo(hands.page, QPoint(0, 0)), undo.size()))


def test_the_slider_is_as_long_at_every_moment(seated: SEATED):
    hands = seated()
    lengths = set()
    for moment in range(0, len(hands.session.game.history) - 1, 3):
        hands.session.shown.look_at(moment)
        QApplication.processEvents()
        lengths.add(hands.page.past.bar.seek.width())
    assert len(lengths) == 1


def test_playing_can_be_stopped_and_has_three_speeds(seated: SEATED):
    hands = seated()
    bar, seeker = hands.page.past.bar, hands.page.past.seeker
    hands.session.shown.look_at(2)
    QApplication.processEvents()
    intervals = []
    for button in bar.speed.buttons.values():
        hands.click(button)
        intervals.append(seeker._timer.interval())
    assert intervals == sorted(intervals, reverse=True)
    assert len(set(intervals)) == 3
    hands.click(bar.play)
    assert seeker.playing
    assert bar.play.accessibleName() == "Pause (P)"
    hands.click(bar.play)
    assert not seeker.playing
    assert bar.play.accessibleName() == "Play from here (P)"


def test_computer_choice_keeps_the_earlier_moment(seated: SEATED, mute: None):
    hands = seated()
    session = hands.session
    game = session.game
    session.shown.look_at(3)
    before = places(hands)
    choice = at_random(game.position, game.question, Random(5))
    session.play(choice, None, stay=True)
    assert session.moment == 3
    assert places(hands) == before
    latest = len(game.history) - 1
    assert hands.page.past.bar.count.text() == f"3 of {latest}"
    assert hands.page.past.bar.isVisible()


# What others did


def test_step_through_begins_after_ones_own_last_answer(seated: SEATED):
    hands = seated()
    session, game = hands.session, hands.session.game
    seat = session.asked_seat
    while game.choices[-1].seat == seat or game.question.seat != seat:
        session.draft.suggest()
        if session.draft.half_made() is not None:
            session.draft.confirm()
        seat = session.asked_seat
    own = max(at for at, entry in enumerate(game.choices) if entry.seat == seat)
    hands.key(Qt.Key.Key_L)
    assert session.moment == own + 1
    seen = 0
    while session.moment is not None:
        hands.key(Qt.Key.Key_Right, CONTROL)
        seen += 1
    assert seen == len(game.choices) - own - 1
    assert all(entry.seat != seat for entry in game.choices[own + 1 :])


def test_second_press_goes_to_the_start_of_the_others_turn(seated: SEATED):
    hands = seated()
    session = hands.session
    hands.key(Qt.Key.Key_L)
    first = session.moment
    hands.key(Qt.Key.Key_L)
    assert first is not None
    assert session.moment is not None
    assert session.moment <= first
    if session.moment < first:
        starts = {start.step: start.seat for start in turn_starts(session.game.history)}
        assert starts[session.moment] != session.game.question.seat


# Practice, and games that are over


def test_a_practice_game_begins_at_the_moment_and_the_other_game_stays(seated: SEATED):
    hands = seated(practice=False)
    old, window = hands.session, hands.window
    journal = list(old.game.journal)
    dice = old.game.history[7].position.dice
    old.shown.look_at(7)
    QApplication.processEvents()
    hands.click(hands.page.past.bar.branch)
    new = hands.session
    assert new is not old
    assert new.guard.practice
    assert new.moment is None
    assert len(new.game.choices) == 7
    assert new.game.position.dice == dice
    assert new.guard.path is not None
    assert isinstance(window.library, Games)
    assert new.guard.path.parent == window.library.default_folder
    assert [path.name for path in new.guard.path.parent.iterdir()] == [new.guard.path.name], "one game, not two"
    new.draft.suggest()
    new.draft.confirm()
    assert list(old.game.journal) == journal


def test_a_finished_game_can_be_watched_again(hands: Hands, qtbot):
    show(hands, finished_game().branch())
    session, bar = hands.session, hands.page.bar
    assert session.question is None
    assert bar.watch.isVisible()
    hands.click(bar.watch)
    assert session.moment == 0
    assert hands.page.past.seeker.playing
    hands.key(Qt.Key.Key_Escape)
    assert session.moment is None
    assert not hands.page.past.seeker.playing
    assert bar.isVisible()
    hands.key(Qt.Key.Key_W)
    assert session.moment == 0
    hands.page.past.seeker.stop()


def test_a_game_for_looking_at_only_can_be_looked_back_into(seated: SEATED):
    hands = seated(read_only=True)
    hands.key(Qt.Key.Key_Home, CONTROL)
    assert hands.session.moment == 0
    hands.key(Qt.Key.Key_L)
    assert hands.session.moment is not None


def test_a_game_that_has_just_begun_has_no_past(hands: Hands):
    show(hands, game_from(ARMIES))
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Up):
        hands.key(key, CONTROL)
    hands.key(Qt.Key.Key_L)
    assert hands.session.moment is None
    assert hands.page.bar.isVisible()


@pytest.mark.parametrize("seats", [3, 4])
def test_looking_back_with_more_players(seated: SEATED, seats: int):
    hands = seated(turns=5, seats=seats)
    latest = len(hands.session.game.history) - 1
    for moment in (*range(0, latest, 5), latest - 1, 0, latest - 2, 3):
        hands.session.shown.look_at(moment)
        assert places(hands) == places_at(hands, moment) or not hands.session.position.board.revealed
    QApplication.processEvents()
    hands.key(Qt.Key.Key_Escape)
    assert hands.session.moment is None


def test_the_card_that_the_moment_is_about_opens_and_folded_armies_are_ringed(seated: SEATED):
    hands = seated(turns=5, seats=4)
    session, table = hands.session, hands.page.table
    ringed = 0
    for step in range(20, len(session.game.history) - 1):
        place = place_of(session.game.history[step])
        if not place:
            continue
        session.shown.look_at(step)
        QApplication.processEvents()
        card = next(card for card in table.cards if card.place == place)
        assert not card.folded
        marks = hands.page.past.marks
        seen = [view for view in hands.views() if any(shown.die in marks.dice for shown in view.shown)]
        assert bool(seen) == bool(list(marks.rings()))
        ringed += len(seen)
    assert ringed


def test_secret_set_up_explains_the_empty_table(seated: SEATED):
    hands = seated()
    hands.session.shown.look_at(1)
    assert hands.page.past.marks.accessibleDescription() == "The armies are being formed in secret"
    hands.session.shown.look_at(len(hands.session.game.history) - 2)
    assert hands.page.past.marks.accessibleDescription() == ""
