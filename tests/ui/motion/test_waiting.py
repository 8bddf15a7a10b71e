"""While dice roll neither the bar, nor its panels, nor the table tells what they bring; then all of them do."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ddtable.engine.game import Game
from ddtable.engine.kernel import Played
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.set_up import DistanceRolled
from ddtable.rules.dragon_dice.events.units import Killed
from tests.drivers.playing import set_up
from tests.rules.digests.seeded_games import play_out
from tests.ui.motion.conftest import Moment, Wanted, Watched, moment_before
from tests.ui.motion.test_showing import blow_and_saves, casualties_asked, fatal_roll, points_asked, return_answers
from ui.games.dragon_dice.motion.places import read_stage
from ui.games.dragon_dice.motion.resting import Resting, resting
from ui.motion.poses import pose_of
from ui.motion.script import TUMBLE


def distance_rolled(played: Played) -> bool:
    return any(isinstance(event, DistanceRolled) for event in played.events) and bool(played.faces)


def army_gone(played: Played) -> bool:
    """Dice are thrown, and an army loses its last die of it."""
    if not fatal_roll(played):
        return False
    lost = [event for event in played.events if isinstance(event, Killed)]
    dice = played.position.dice
    return any(
        not any((die.place, die.owner) == (event.place, dice[event.dice[0]].owner) for die in dice) for event in lost
    )


def horde_rolled(played: Played) -> bool:
    return any(isinstance(event, Rolled) and event.kind == "horde" for event in played.events)


def early_moment(wanted: Wanted) -> Moment:
    game = Game(set_up(0, 2, 30))
    next(deed for deed in play_out(game, Random(0)) if wanted(game.last))
    choice = game.choices[-1].choice
    assert choice is not None
    return Moment(game.branch(len(game.choices) - 1), choice)


def offered(watched: Watched) -> list[str]:
    """Return what can be clicked in the question bar."""
    bar = watched.page.bar
    buttons = (*bar.buttons, bar.more, *bar._fixed, bar.undo, bar.redo)
    return [button.text() for button in buttons if button.isVisible() and button.isEnabled()]


# The question bar


@pytest.mark.parametrize("wanted", [return_answers, casualties_asked, points_asked])
def test_bar_offers_only_undo_until_the_dice_have_stopped(watch, wanted):
    moment = moment_before(wanted)
    watched = watch(moment.game)
    dot = watched.page.bar.dot.seat
    watched.play(moment.choice)
    watched.pass_time(TUMBLE - 50)
    assert set(offered(watched)) <= {watched.page.bar.undo.text()}
    assert watched.page.bar.dot.seat == dot
    assert not any(panel.isVisible() for panel in watched.page.bar.panels)
    watched.pass_time(4000)
    assert watched.page.bar.suggest.text() in offered(watched)
    assert len(offered(watched)) > 2
    assert watched.page.bar.dot.seat == watched.session.asked_seat


def test_hidden_button_gives_its_focus_to_the_bar(watch):
    moment = moment_before(return_answers)
    watched = watch(moment.game)
    watched.page.window().activateWindow()
    watched.page.bar.suggest.setFocus()
    watched.play(moment.choice)
    assert QApplication.focusWidget() is watched.page.bar
    watched.pass_time(4000)
    assert QApplication.focusWidget() is watched.page.bar


def test_click_in_the_place_of_a_coming_answer_only_ends_the_roll(watch):
    moment = moment_before(return_answers)
    first = watch(moment.game.branch(), "off")
    first.session.draft.answer(moment.choice)
    QApplication.processEvents()
    button = first.page.bar.buttons[0]
    at = button.mapTo(first.page.window(), button.rect().center())
    watched = watch(moment.game)
    watched.play(moment.choice)
    watched.pass_time(100)
    deeds = len(watched.session.game.choices)
    window = watched.page.window().windowHandle()
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QApplication.processEvents()
    assert not watched.page.suspense.held
    assert len(watched.session.game.choices) == deeds
    assert offered(watched) == offered(first)


def test_undo_may_be_clicked_while_dice_roll(watch):
    moment = moment_before(return_answers)
    watched = watch(moment.game)
    watched.play(moment.choice)
    watched.pass_time(100)
    undo = watched.page.bar.undo
    at = undo.mapTo(watched.page.window(), undo.rect().center())
    window = watched.page.window().windowHandle()
    deeds = len(watched.session.game.choices)
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert len(watched.session.game.choices) < deeds


def test_choice_without_a_roll_keeps_the_buttons(watch, monkeypatch):
    watched = watch(moment_before(return_answers).game)
    held = []
    monkeypatch.setattr(watched.page.suspense, "hold", lambda: held.append(True))
    watched.session.undoing.undo()
    watched.show()
    assert not held
    watched.showing.finish()


# The table


def lying(lay: Resting, watched: Watched) -> QImage:
    """Paint the table that lay, without the dice that move now."""
    picture = watched.overlay.ground.copy()
    painter = QPainter(picture)
    lay.paint(painter, table_at(watched), watched.page.table, watched.overlay.scene.hidden)
    painter.end()
    return picture.toImage()


def table_at(watched: Watched) -> QPoint:
    return watched.page.table.pos() - watched.overlay.pos()


@pytest.mark.parametrize(
    ("wanted", "seats", "size"),
    [
        (blow_and_saves, 2, (1280, 800)),
        (casualties_asked, 2, (1280, 800)),
        (fatal_roll, 2, (1280, 800)),
        (army_gone, 3, (1920, 1080)),
    ],
)
def test_table_is_unchanged_until_the_dice_stop(watch, wanted, seats, size):
    moment = moment_before(wanted, seats)
    watched = watch(moment.game, size=size)
    lay = resting(watched.page.table)
    watched.play(moment.choice)
    watched.pass_time(TUMBLE - 50)
    assert watched.page.suspense.held
    assert watched.overlay.ground.toImage() == lying(lay, watched)
    watched.pass_time(max(when for when, _ in watched.overlay.scene.tells) - watched.overlay.now)
    assert not watched.page.suspense.held
    if watched.overlay.playing:
        assert watched.overlay.ground.toImage() != lying(lay, watched)
    watched.showing.finish()


def test_hidden_part_of_the_table_gives_its_focus_to_the_table(watch):
    moment = early_moment(horde_rolled)
    watched = watch(moment.game)
    table = watched.page.table
    watched.page.window().activateWindow()
    before = QApplication.focusWidget()
    assert before is not None
    assert table.terrains_board.isAncestorOf(before)
    watched.play(moment.choice)
    assert QApplication.focusWidget() is table
    watched.showing.finish()


@pytest.mark.parametrize("wanted", [horde_rolled, distance_rolled])
def test_the_rolls_of_the_set_up_wait_too(watch, wanted):
    """Another table is laid out then, which is seen at once; but nobody's part of it is in question."""
    moment = early_moment(wanted)
    watched = watch(moment.game)
    watched.play(moment.choice)
    watched.pass_time(TUMBLE - 50)
    table, edge = watched.page.table, QColor(watched.page.table.colours.accent)
    assert watched.page.suspense.held
    assert set(offered(watched)) <= {watched.page.bar.undo.text()}
    ground = watched.overlay.ground.toImage()
    sides = [part.geometry() for part in (*table.panels, *table.cards)]
    asked = [ground.pixelColor(table_at(watched) + QPoint(part.left() + 1, part.center().y())) for part in sides]
    assert edge not in asked
    areas = [view for card in table.cards for view in card.areas if view.isVisible()]
    assert areas
    for view in areas:
        assert ("no dice" in view.heading().details) == (not view.shown)
    watched.pass_time(4000)
    assert not watched.page.suspense.held
    picture = table.grab().toImage()
    assert edge in [picture.pixelColor(part.left() + 1, part.center().y()) for part in sides]


def test_dice_in_their_army_show_their_roll_only_after_it_stops(watch):
    moment = moment_before(fatal_roll)
    watched = watch(moment.game)
    page = watched.page
    before = read_stage(page, page.table, page.tray).dice
    watched.play(moment.choice)
    scene = watched.overlay.scene
    thrown = [actor for actor in scene.actors if actor.side < 0 and actor.motions[0].kind == "ghost"]
    assert thrown
    for actor in thrown:
        pose = pose_of(actor, actor.motions[0].close - 1)
        spot = before[actor.die]
        assert (pose.look, pose.x, pose.y) == (spot.look, spot.x, spot.y)
    told = max(when for when, _ in scene.tells)
    after = read_stage(page, page.table, page.tray).dice
    stayed = [actor for actor in thrown if after[actor.die].area == before[actor.die].area]
    assert all(pose_of(actor, told).look == after[actor.die].look for actor in stayed)
    watched.showing.finish()


def test_last_die_of_an_army_flies_from_its_old_place(watch):
    moment = moment_before(army_gone, 3)
    watched = watch(moment.game, size=(1920, 1080))
    page = watched.page
    before = read_stage(page, page.table, page.tray).dice
    watched.play(moment.choice)
    scene = watched.overlay.scene
    dead = [actor for actor in scene.actors if actor.side < 0 and actor.motions[-1].end.area.startswith("dead@")]
    moved = [actor for actor in dead if before[actor.die].area != actor.motions[-1].end.area]
    assert moved
    for actor in moved:
        pose, spot = pose_of(actor, actor.motions[-1].begin - 1), before[actor.die]
        assert (pose.x, pose.y) == (spot.x, spot.y)
        assert actor.motions[-1].begin > max(when for when, _ in scene.tells)
    watched.showing.finish()
