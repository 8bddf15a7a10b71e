"""A page in motion: it ends in time, waits for no hand, hides nothing for good, and lets computers wait their turn."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ddtable.dice.catalogue import catalogue
from ddtable.engine.kernel import Played
from ddtable.rules.dragon_dice.events.magic import SpellWorked
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.turns import Captured, TerrainTurned
from ddtable.rules.dragon_dice.events.units import Buried, Killed, Moved
from tests.drivers.playing import game_from
from tests.drivers.sitting import ARMIES, HERE
from tests.ui.motion.conftest import Wanted, Watch, Watched, moment_before
from ui.areas.area_view import AreaView
from ui.games.dragon_dice.tray.roll_tray import Veil
from ui.motion.pace import LENGTH
from ui.motion.script import TUMBLE
from ui.page.game_page import GamePage


def one_roll(played: Played) -> bool:
    """One roll is thrown, and nothing comes of it at once."""
    moved = (Killed, Moved, TerrainTurned, Buried, SpellWorked, Captured)
    rolls = [event for event in played.events if isinstance(event, Rolled)]
    return bool(played.faces) and len(rolls) == 1 and not any(isinstance(event, moved) for event in played.events)


def blow_and_saves(played: Played) -> bool:
    kinds = [event.kind for event in played.events if isinstance(event, Rolled)]
    return kinds == ["melee", "save_melee"] and bool(played.faces)


def killed(played: Played) -> bool:
    return any(isinstance(event, Killed) and len(event.dice) > 1 for event in played.events)


def turned(played: Played) -> bool:
    return any(isinstance(event, TerrainTurned) for event in played.events) and not played.faces


def in_motion(watch: Watch, wanted: Wanted) -> Watched:
    """Return a page at the first frame of something that happens."""
    moment = moment_before(wanted)
    watched = watch(moment.game)
    watched.play(moment.choice)
    return watched


def picture(page: GamePage) -> bytes:
    QApplication.processEvents()
    images = [part.grab().toImage() for part in (page.table, page.tray)]
    return b"".join(bytes(image.constBits()) for image in images)


def assert_all_is_seen(watched: Watched) -> None:
    """Nothing moves, nothing is held back, nothing is hidden."""
    assert not watched.overlay.playing
    assert watched.overlay.isHidden()
    assert not watched.showing.busy
    assert watched.page.table.hand.aloft == frozenset()
    assert watched.page.tray.veil == Veil()
    assert watched.session.automatic._held == 0


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_a_roll_ends_in_the_time_of_its_speed(watch, speed):
    moment = moment_before(one_roll)
    watched = watch(moment.game, speed)
    watched.play(moment.choice)
    assert watched.overlay.isVisible()
    watched.pass_time(TUMBLE * LENGTH[speed] - 1)
    assert watched.overlay.playing
    watched.pass_time(1)
    assert_all_is_seen(watched)


def test_without_motion_the_overlay_is_unused_and_computer_players_do_not_wait(watch):
    moment = moment_before(blow_and_saves)
    watched = watch(moment.game, "off")
    watched.session.draft.answer(moment.choice)
    QApplication.processEvents()
    assert watched.overlay.frames == 0
    assert_all_is_seen(watched)


def test_the_first_sight_of_a_game_shows_no_motion(watch):
    moment = moment_before(killed)
    watched = watch(moment.game)
    assert watched.overlay.frames == 0
    assert_all_is_seen(watched)


@pytest.mark.parametrize("wanted", [one_roll, blow_and_saves, killed, turned])
def test_a_scene_ends_with_the_table_as_it_is_without_motion(watch, wanted):
    moment = moment_before(wanted)
    still = watch(moment.game.branch(), "off")
    still.session.draft.answer(moment.choice)
    moving = watch(moment.game)
    moving.play(moment.choice)
    assert moving.overlay.playing
    while moving.overlay.playing:
        moving.pass_time(50)
    assert_all_is_seen(moving)
    assert picture(moving.page) == picture(still.page)


def test_dice_in_flight_are_not_seen_twice(watch):
    """The picture below the dice shows none of those that move."""
    watched = in_motion(watch, killed)
    watched.pass_time(1)
    scene, corner = watched.overlay.scene, watched.overlay.pos()
    ground = watched.overlay.ground.toImage()
    table = watched.page.grab().toImage()
    flying = next(actor for actor in scene.actors if actor.motions[-1].kind == "travel")
    end = flying.motions[-1].end
    watched.showing.finish()
    landed = watched.page.grab().toImage()
    spot = QPoint(round(end.x), round(end.y))
    assert landed.pixel(spot) != ground.pixel(spot - corner)
    start = QPoint(round(flying.start.x), round(flying.start.y))
    assert table.pixel(start) != ground.pixel(start - corner)


# Hands


def test_a_key_in_motion_ends_it_and_answers(watch, qtbot):
    watched = in_motion(watch, return_answers)
    deeds = len(watched.session.game.choices)
    watched.pass_time(100)
    first = watched.overlay.scene
    qtbot.keyClick(watched.page, Qt.Key.Key_Return)
    assert len(watched.session.game.choices) == deeds + 1
    assert watched.overlay.scene is not first


def return_answers(played: Played) -> bool:
    """A roll after which Return picks something."""
    return bool(played.faces) and played.question is not None and played.question.kind == "strike-back"


def test_a_click_in_motion_ends_it_and_takes_the_die(watch, qtbot):
    watched = in_motion(watch, casualties_asked)
    watched.pass_time(100)
    assert watched.overlay.playing
    die = min(watched.session.liftable())
    view = next(
        view
        for card in watched.page.table.cards
        for view in card.areas
        if view.isVisible() and die in [shown.die for shown in view.shown]
    )
    row = [shown.die for shown in view.shown].index(die)
    middle = view.visualRect(view.model().index(row, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    assert watched.session.selection == (die,)
    assert_all_is_seen(watched)


def casualties_asked(played: Played) -> bool:
    return bool(played.faces) and played.question is not None and played.question.kind == "casualties"


def test_shift_alone_does_not_end_the_animation(watch):
    watched = in_motion(watch, one_roll)
    QTest.keyClick(watched.page, Qt.Key.Key_Shift)
    assert watched.overlay.playing
    watched.showing.finish()


def test_overlay_lets_mouse_events_through(watch):
    watched = in_motion(watch, one_roll)
    card = watched.page.table.cards[0]
    middle = card.mapTo(watched.page, card.rect().center())
    assert watched.page.childAt(middle) is not watched.overlay
    watched.showing.finish()


# In the middle of a motion


def test_resize_during_animation_continues_to_the_right_end(watch):
    watched = in_motion(watch, killed)
    watched.pass_time(60)
    watched.page.window().resize(1500, 900)
    QApplication.processEvents()
    assert watched.overlay.size().width() == watched.page.table.width()
    for actor in watched.overlay.scene.actors:
        if actor.motions[-1].kind == "travel":
            end = actor.motions[-1].end
            assert watched.overlay.geometry().contains(QPoint(round(end.x), round(end.y)))
    watched.pass_time(2000)
    assert_all_is_seen(watched)


def test_dice_moved_one_after_the_other_all_set_out(watch):
    """Several dice that a hand puts down at once are as many small choices: none is there before it has travelled."""
    game = game_from(ARMIES.replace("march 1", "reinforce"))
    watched = watch(game)
    dice = sorted(die for die, lying in enumerate(game.position.dice) if (lying.place, lying.owner) == ("reserve", 0))
    watched.session.hand.drop(dice, HERE)
    watched.show()
    ways = {actor.die: actor for actor in watched.overlay.scene.actors}
    assert set(dice) <= set(ways)
    for die in dice:
        assert ways[die].start.area == "reserve@0"
        assert ways[die].motions[-1].end.area == HERE
    watched.pass_time(500)
    assert_all_is_seen(watched)


def test_dice_that_a_hand_drops_set_out_from_the_pointer(watch, monkeypatch):
    game = game_from(ARMIES.replace("march 1", "reinforce"))
    watched = watch(game)
    page = watched.page
    monkeypatch.setattr("ui.games.dragon_dice.motion.showing.QCursor.pos", lambda: page.mapToGlobal(QPoint(640, 123)))
    die = min(watched.session.liftable())
    page.table.hand.drop_later((die,), HERE)
    QApplication.processEvents()
    watched.show()
    (start,) = [actor.start for actor in watched.overlay.scene.actors if actor.die == die]
    assert (start.x, start.y) == (640, 123)
    watched.showing.finish()


def test_undo_during_animation_shows_no_roll(watch):
    watched = in_motion(watch, blow_and_saves)
    watched.pass_time(200)
    watched.session.undoing.undo()
    watched.show()
    assert all(actor.side < 0 for actor in watched.overlay.scene.actors)
    watched.pass_time(200)
    assert_all_is_seen(watched)


def test_a_moment_looked_at_is_reached_without_a_roll(watch):
    moment = moment_before(killed)
    watched = watch(moment.game)
    watched.session.draft.answer(moment.choice)
    watched.showing.finish()
    watched.session.shown.look_at(len(watched.session.game.choices) - 1)
    watched.show()
    assert watched.overlay.playing
    assert all(actor.side < 0 for actor in watched.overlay.scene.actors)
    assert watched.overlay.scene.length <= 150
    watched.session.shown.look_at(None)
    watched.show()
    watched.pass_time(200)
    assert_all_is_seen(watched)


def test_a_page_hidden_in_motion_is_at_its_end(watch):
    watched = in_motion(watch, killed)
    watched.page.hide()
    assert_all_is_seen(watched)


def test_page_closed_during_animation_raises_no_error(watch):
    watched = in_motion(watch, killed)
    watched.session.close()
    watched.page.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def test_motion_switched_off_in_the_middle_ends_it(watch):
    watched = in_motion(watch, killed)
    watched.page.motion.choose("off")
    assert_all_is_seen(watched)


# Suspense


def log_of(watched: Watched) -> list[str]:
    shown = watched.page.log.shown
    return [shown.index(row, 0).data() for row in range(shown.rowCount())]


def told_of(watched: Watched) -> list[str]:
    """Return what the events of the last choice are called in the log."""
    words, table = watched.session.words, watched.session.table
    return [said for event in watched.session.game.last.events if (said := words.event(event, table))]


def test_result_of_a_roll_is_hidden_until_it_stops(watch, monkeypatch):
    heard: list[str] = []
    monkeypatch.setattr("ui.page.announcer.say_aloud", lambda _page, said, *, urgent=False: heard.append(said))
    monkeypatch.setattr("ui.page.announcer.may_speak", lambda _page: True)
    moment = moment_before(casualties_asked)
    watched = watch(moment.game)
    heard.clear()
    watched.play(moment.choice)
    watched.pass_time(TUMBLE - 50)
    rows, question = (
        log_of(watched),
        watched.session.words.question(watched.session.question, watched.session.table),
    )
    told = told_of(watched)
    assert not any(said in row for said in told for row in rows)
    assert question not in watched.page.bar.sentence.text()
    assert not watched.page.bar.progress.text()
    assert not heard
    while watched.overlay.playing:
        watched.pass_time(100)
    assert all(said in log_of(watched) for said in told)
    assert question in watched.page.bar.sentence.text()
    assert watched.page.bar.progress.text()
    assert len(heard) == 1
    assert all(said in heard[0] for said in (told[-1], question))


def fatal_roll(played: Played) -> bool:
    """Dice are thrown, and units die of it at once."""
    return bool(played.faces) and any(isinstance(event, Killed) for event in played.events)


def figures(page: GamePage) -> list[object]:
    """All that the table says of how much lies where."""
    panels = [(panel._bar_words(), panel.accessibleName()) for panel in page.table.panels]
    areas = [view for view in page.table.findChildren(AreaView) if view.isVisible()]
    return [*panels, *((view.area, view.heading().details, view.accessibleName().split(",")[0]) for view in areas)]


def test_health_and_counts_wait_until_the_dice_stop(watch):
    moment = moment_before(fatal_roll)
    watched = watch(moment.game)
    watched.page.grab()
    before = figures(watched.page)
    watched.play(moment.choice)
    watched.pass_time(60)
    assert watched.page.suspense.held
    assert figures(watched.page) == before
    watched.pass_time(3000)
    assert not watched.page.suspense.held
    after = figures(watched.page)
    position = watched.session.position
    units = [die for die in position.dice if die.place == "dead" and die.type in catalogue().units]
    dead = {f"dead@{seat}": sum(die.owner == seat for die in units) for seat in (0, 1)}
    said = {line[0]: line[1] for line in after if len(line) == 3}
    assert {area: said[area][-1] for area in dead} == {area: str(count or "") for area, count in dead.items()}
    assert after[:2] != before[:2], "health was lost"


def test_key_shows_the_result_at_once(watch):
    watched = in_motion(watch, casualties_asked)
    told = told_of(watched)
    QTest.keyClick(watched.page, Qt.Key.Key_F5)
    assert not watched.page.suspense.held
    assert all(said in log_of(watched) for said in told)


def test_result_without_dice_is_shown_at_once(watch):
    moment = moment_before(turned)
    watched = watch(moment.game)
    watched.session.draft.answer(moment.choice)
    assert watched.page.suspense.held is False
    assert all(said in log_of(watched) for said in told_of(watched))
    watched.showing.finish()


def points_asked(played: Played) -> bool:
    return bool(played.faces) and played.question is not None and played.question.kind in ("dragon-ids", "charge-ids")


def test_the_panel_of_points_stays_out_of_sight_and_out_of_reach_while_its_dice_roll(watch, qtbot):
    watched = in_motion(watch, points_asked)
    panel = watched.page.bar.own["points"]
    assert panel.isHidden()
    spread = dict(watched.session.draft.allotment)
    head = panel.heads[-1]
    window = watched.page.window().windowHandle()
    at = head.mapTo(watched.page.window(), head.rect().center())
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert not watched.overlay.playing
    assert watched.session.draft.allotment == spread
    assert panel.isVisible()


# The past


def test_a_step_on_in_the_past_throws_the_dice_again(watch):
    moment = moment_before(blow_and_saves)
    watched = watch(moment.game)
    watched.session.draft.answer(moment.choice)
    watched.showing.finish()
    latest = len(watched.session.game.history) - 1
    for back, on in ((latest - 1, None), (latest - 1, latest)):
        watched.session.shown.look_at(back)
        watched.showing.finish()
        watched.session.shown.look_at(on)
        watched.show()
        assert any(actor.side >= 0 for actor in watched.overlay.scene.actors)
        watched.showing.finish()
        assert_all_is_seen(watched)


def test_a_leap_in_the_past_throws_none(watch):
    moment = moment_before(blow_and_saves)
    watched = watch(moment.game)
    watched.session.draft.answer(moment.choice)
    watched.showing.finish()
    latest = len(watched.session.game.history) - 1
    for back in (latest - 2, latest - 6):
        watched.session.shown.look_at(back)
        watched.showing.finish()
        watched.session.shown.look_at(None)
        watched.show()
        assert all(actor.side < 0 for actor in watched.overlay.scene.actors)
        assert not watched.page.suspense.held
        watched.showing.finish()


def test_phase_of_an_earlier_moment_is_not_highlighted_as_current(watch):
    moment = moment_before(blow_and_saves)
    watched = watch(moment.game, "off")
    chips = watched.page.ribbon.chips
    assert any(chip.lit for chip in chips)
    watched.session.shown.look_at(len(watched.session.game.history) - 2)
    assert not any(chip.lit for chip in chips)
    assert [chip for chip in chips if chip.ringed]
    watched.session.shown.look_at(None)
    assert any(chip.lit for chip in chips)


# Computer players


def answer_of_computer(watched: Watched) -> None:
    """Let the computer player whose turn it is answer now."""
    game = watched.session.game
    choice = game.rules.sample(game.question, Random(1))
    watched.session.computers._has_answered(game.position.answered, choice, None)


def test_a_computers_second_choice_waits_until_the_first_has_settled_and_been_read(watch, mute):
    moment = moment_before(casualties_asked)
    watched = watch(moment.game, kinds=("recruit", "recruit"))
    session = watched.session
    session.computers._has_answered(session.game.position.answered, moment.choice, None)
    deeds = len(session.game.choices)
    watched.show()
    answer_of_computer(watched)
    watched.pass_time(300)
    assert len(session.game.choices) == deeds
    while watched.overlay.playing:
        watched.pass_time(100)
    assert len(session.game.choices) == deeds
    assert watched.showing.busy
    watched.showing.finish()
    assert len(session.game.choices) == deeds + 1
    watched.showing.finish()


def test_a_key_hurries_a_computer(watch, mute):
    moment = moment_before(casualties_asked)
    watched = watch(moment.game, kinds=("recruit", "recruit"))
    session = watched.session
    session.computers._has_answered(session.game.position.answered, moment.choice, None)
    deeds = len(session.game.choices)
    answer_of_computer(watched)
    QTest.keyClick(watched.page, Qt.Key.Key_Space)
    assert len(session.game.choices) == deeds + 1
    watched.showing.finish()


def test_persons_are_not_kept_waiting_after_a_scene(watch):
    watched = in_motion(watch, casualties_asked)
    while watched.overlay.playing:
        watched.pass_time(100)
    assert_all_is_seen(watched)
