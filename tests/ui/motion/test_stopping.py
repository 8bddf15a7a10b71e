"""A roll of a computer player stays until a key or a click, as far as the player has set it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ddtable.engine.kernel import Played
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.rolls import Rolled
from tests.ui.motion.conftest import Moment, moment_before
from ui.kit.settings import SettingsFile
from ui.kit.theme import Theme
from ui.page.game_page import GamePage
from ui.session.session import Session

pytestmark = pytest.mark.usefixtures("mute")


class Window(QWidget):
    """What a page needs of its window: settings."""

    def __init__(self, folder: Path, **values: object) -> None:
        super().__init__()
        self.settings = SettingsFile(folder / "settings.json")
        self.settings.change(**values)


@pytest.fixture
def sat(qtbot: QtBot, tmp_path: Path) -> Iterator[object]:
    """Return a page before a choice of the computer's; `seat` is the person's."""
    made: list[Session] = []

    def sit_down(moment: Moment, seat: int, speed: str = "off", **settings: object) -> GamePage:
        window = Window(tmp_path, **settings)
        qtbot.addWidget(window)
        seats = moment.game.position.seats
        kinds = ["person" if number == seat else "recruit" for number in range(seats)]
        session = Session(moment.game.branch(), ("Mira", "Ragna", "Tove")[:seats], kinds)
        made.append(session)
        page = GamePage(session, Theme("dark", window), window)
        QVBoxLayout(window).addWidget(page)
        window.resize(1280, 800)
        window.show()
        window.activateWindow()
        page.motion.choose(speed)
        session.start()
        QApplication.processEvents()
        return page

    yield sit_down
    for session in made:
        session.close()


def answer(page: GamePage, moment: Moment) -> None:
    """Let the computer player answer."""
    page.session.play(moment.choice, None, stay=True)
    QApplication.processEvents()


def hurt(played: Played) -> int:
    """The seat to which damage came through, and that is not asked next; -1 for none."""
    asked = played.question.seat if played.question is not None else -1
    damaged = [event.seat for event in played.events if isinstance(event, Damaged) and event.damage]
    return next((seat for seat in damaged if seat != asked), -1) if asked >= 0 and played.faces else -1


def hit_and_goes_on(played: Played) -> bool:
    return hurt(played) >= 0


def maneuver_that_hurts_nobody(played: Played) -> bool:
    rolled = any(isinstance(event, Rolled) and event.kind == "maneuver" for event in played.events)
    return rolled and played.question is not None and played.question.kind == "turn"


def asked_next(played: Played) -> bool:
    """A roll after which its victim chooses who falls."""
    return bool(played.faces) and played.question is not None and played.question.kind == "casualties"


def after(moment: Moment) -> Played:
    game = moment.game.branch()
    game.play(moment.choice)
    return game.last


# When it stops


def test_a_result_that_hits_me_stays_until_a_key(sat):
    moment = moment_before(hit_and_goes_on)
    page = sat(moment, hurt(after(moment)), stops="hits")
    answer(page, moment)
    assert page.stopping.waiting
    assert page.session.automatic._held == 1, "no computer player goes on"
    assert page.bar.go_on.isVisible()
    assert page.bar.sentence.text().startswith("The dice stay as rolled")
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert not page.stopping.waiting
    assert page.session.automatic._held == 0
    assert not page.bar.go_on.isVisible()


def test_harmless_roll_stops_only_if_every_roll_does(sat):
    moment = moment_before(maneuver_that_hurts_nobody)
    person = 1 - after(moment).question.seat
    page = sat(moment, person, stops="hits")
    answer(page, moment)
    assert not page.stopping.waiting
    page = sat(moment, person, stops="rolls")
    answer(page, moment)
    assert page.stopping.waiting


@pytest.mark.parametrize("stops", ["never", "hits", "rolls"])
def test_no_stop_before_a_question_to_the_same_player(sat, stops):
    """The roll lies there until that person has answered."""
    moment = moment_before(asked_next)
    page = sat(moment, after(moment).question.seat, stops=stops)
    answer(page, moment)
    assert not page.stopping.waiting
    assert page.session.automatic._held == 0


def test_never_means_never(sat):
    moment = moment_before(hit_and_goes_on)
    page = sat(moment, hurt(after(moment)), stops="never")
    answer(page, moment)
    assert not page.stopping.waiting


@pytest.mark.parametrize(("others", "waits"), [(0, True), (2, True), (3, False)])
def test_first_games_stop_by_default(sat, others, waits):
    moment = moment_before(hit_and_goes_on)
    page = sat(moment, hurt(after(moment)), played=tuple(f"/games/{number}" for number in range(others)))
    answer(page, moment)
    assert page.stopping.waiting is waits


def test_two_computer_players_are_watched_without_a_stop(sat):
    moment = moment_before(hit_and_goes_on)
    page = sat(moment, -1, stops="rolls")
    answer(page, moment)
    assert not page.stopping.waiting


# How it goes on


@pytest.fixture
def stopped(sat) -> GamePage:
    moment = moment_before(hit_and_goes_on)
    page = sat(moment, hurt(after(moment)), stops="hits")
    answer(page, moment)
    assert page.stopping.waiting
    return page


def test_any_key_only_continues(stopped):
    deeds = len(stopped.session.game.journal)
    QTest.keyClick(stopped, Qt.Key.Key_H)
    assert not stopped.stopping.waiting
    assert len(stopped.session.game.journal) == deeds


def test_click_on_the_table_continues(stopped):
    QTest.mouseClick(stopped.table, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not stopped.stopping.waiting


def test_button_continues(stopped):
    QTest.mouseClick(stopped.bar.go_on, Qt.MouseButton.LeftButton)
    assert not stopped.stopping.waiting
    assert stopped.session.automatic._held == 0


def test_the_log_may_be_read_meanwhile(stopped):
    QTest.mouseClick(stopped.side.tabs[1], Qt.MouseButton.LeftButton)
    assert stopped.stopping.waiting
    assert stopped.die.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_F11])
def test_a_key_that_only_helps_another_does_not_go_on(stopped, key):
    QTest.keyClick(stopped, key)
    assert stopped.stopping.waiting


def test_undo_ends_the_stop(stopped):
    stopped.session.undoing.undo()
    QApplication.processEvents()
    assert not stopped.stopping.waiting
    assert stopped.session.automatic._held == 0


def test_an_earlier_moment_may_be_looked_at_and_then_it_waits_again(stopped):
    stopped.past.seeker.step(-1)
    QApplication.processEvents()
    assert not stopped.stopping.waiting
    assert stopped.session.automatic._held == 1
    stopped.past.seeker.to_present()
    QApplication.processEvents()
    assert stopped.stopping.waiting


def test_a_page_that_is_left_waits_for_no_key(stopped):
    """Else the filter would look for a page that is gone."""
    stopped.hide()
    assert not stopped.stopping.waiting
    stopped.show()
    QApplication.processEvents()
    assert stopped.stopping.waiting


def test_the_key_that_ends_the_motion_does_not_end_the_stop_too(sat):
    moment = moment_before(hit_and_goes_on)
    page = sat(moment, hurt(after(moment)), "normal", stops="hits")
    answer(page, moment)
    assert page.showing.busy
    assert not page.stopping.waiting
    QTest.keyClick(page, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert not page.showing.busy
    assert page.stopping.waiting, "that key wanted to see the result, and here it is"
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert not page.stopping.waiting


def test_waiting_is_announced_to_screen_readers(sat):
    moment = moment_before(hit_and_goes_on)
    page = sat(moment, hurt(after(moment)), stops="hits")
    said: list[str] = []
    page.announcer.said.connect(said.append)
    answer(page, moment)
    assert any("any key" in words for words in said)
