"""The card about a computer player that does not answer: when it is shown, how long, and what its buttons do."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ddtable.saves import open_save
from tests.drivers.bad_workers import ENDED, GARBLED, SHORT, SILENT, run, send, waits
from tests.drivers.hands_on import CONTROL, Hands, open_window, settle
from tests.drivers.playing import set_up
from ui.session.library import SeatPlan
from ui.session.worker import restarting
from ui.together.stuck_card import StuckCard

PROJECT = Path(__file__).resolve().parents[3]
MILLISECONDS = 20_000
MIRA, RAGNA = SeatPlan("Mira", "person"), SeatPlan("Ragna", "recruit")
DIES = ENDED["exits with an error"]
posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    monkeypatch.chdir(PROJECT)
    return open_window(qtbot, monkeypatch, tmp_path)


def begin(hands: Hands, *seats: SeatPlan, practice: bool = True) -> None:
    """Begin a game that is saved, of these players."""
    hands.window.show_game(hands.window.library.new(set_up(2, len(seats), health=24), list(seats), practice))
    settle()


def card(hands: Hands) -> StuckCard:
    (found,) = hands.page.findChildren(StuckCard)
    return found


def until_stuck(hands: Hands, qtbot: QtBot) -> StuckCard:
    qtbot.waitUntil(lambda: card(hands).isVisible(), timeout=MILLISECONDS)
    settle()
    return card(hands)


def until_answered(hands: Hands, qtbot: QtBot, choices: int) -> None:
    qtbot.waitUntil(lambda: len(hands.session.game.choices) > choices, timeout=MILLISECONDS)


def repair(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the next worker process be a good one."""
    monkeypatch.setattr(restarting, "command", lambda: (sys.executable, ["-m", "ddtable", "think"]))


def play_person(hands: Hands) -> None:
    """Answer as the person until the computer is asked."""
    while hands.session.asks_person:
        hands.session.draft.suggest()
        hands.session.draft.confirm()


@pytest.fixture
def stuck(hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Hands:
    """A game in which the computer player, asked first, has died twice."""
    run(monkeypatch, DIES)
    begin(hands, RAGNA, MIRA)
    until_stuck(hands, qtbot)
    return hands


def assert_on_screen(card: StuckCard) -> None:
    """The whole card is seen, above the bar, and each button with all its words."""
    page = card.parentWidget()
    assert isinstance(page, QWidget)
    assert page.rect().contains(card.geometry())
    assert card.geometry().bottom() < card.bar.y()
    for button in (card.again, card.play, card.leave):
        assert button.isVisible()
        assert card.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()
    for words in (card.heading, card.why, card.what):
        assert words.height() >= words.heightForWidth(words.width())


# What leads to it


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (DIES, "stopped unexpectedly"),
        (ENDED["exits with success"], "stopped unexpectedly"),
        (GARBLED["writes text"], "gave an invalid answer"),
        (GARBLED["chooses what is no option"], "gave an invalid answer"),
        (GARBLED["answers another question"], "gave an invalid answer"),
        (SILENT["reads and is silent"], "did not answer in time"),
    ],
)
def test_card_shows_the_error_and_stays(hands, qtbot, monkeypatch, code: str, why: str):
    run(monkeypatch, code)
    waits(monkeypatch, *((SHORT, SHORT) if "in time" in why else ()))
    begin(hands, RAGNA, MIRA)
    shown = until_stuck(hands, qtbot)
    assert shown.heading.text() == "Ragna is not responding"
    assert why in shown.why.text()
    assert hands.page.bar.sentence.text() == "Ragna is not responding", "not “Ragna is deciding”"
    assert_on_screen(shown)
    qtbot.wait(700)
    assert shown.isVisible()
    assert hands.session.game.choices == []


def test_card_reports_a_missing_program(hands, qtbot, monkeypatch, tmp_path):
    monkeypatch.setattr(restarting, "command", lambda: (str(tmp_path / "gone"), []))
    begin(hands, RAGNA, MIRA)
    assert "could not be started" in until_stuck(hands, qtbot).why.text()
    assert not hands.window.notice.isVisible(), "nothing was restarted"


@posix
def test_a_stopped_process_is_replaced_with_a_notice(hands, qtbot, monkeypatch):
    """The game goes on without the player."""
    waits(monkeypatch, SHORT)
    begin(hands, MIRA, RAGNA)
    send(hands.session.computers.opponent, signal.SIGSTOP)
    play_person(hands)
    chosen = len(hands.session.game.choices)
    qtbot.waitUntil(hands.window.notice.isVisible, timeout=MILLISECONDS)
    assert hands.window.notice.words == "Ragna did not answer in time. The computer player was restarted."
    until_answered(hands, qtbot, chosen)
    assert not card(hands).isVisible()


@posix
def test_the_card_is_shown_when_the_process_is_killed_twice(hands, qtbot):
    begin(hands, MIRA, RAGNA)
    computers = hands.session.computers
    computers.opponent.restarted.connect(lambda _: send(computers.opponent, signal.SIGKILL))
    play_person(hands)
    settle()
    send(computers.opponent, signal.SIGKILL)
    assert "stopped unexpectedly" in until_stuck(hands, qtbot).why.text()


# What leads on


def test_try_again_asks_a_new_process(stuck: Hands, qtbot, monkeypatch):
    repair(monkeypatch)
    stuck.click(card(stuck).again)
    assert not card(stuck).isVisible()
    assert stuck.page.bar.sentence.text() == "Ragna is deciding"
    until_answered(stuck, qtbot, 0)
    assert not card(stuck).isVisible()


def test_the_card_is_back_when_try_again_fails(stuck: Hands, qtbot):
    stuck.click(card(stuck).again)
    until_stuck(stuck, qtbot)
    assert stuck.session.game.choices == []


def test_play_gives_the_seat_to_a_person_and_saves_that(stuck: Hands):
    stuck.click(card(stuck).play)
    assert not card(stuck).isVisible()
    assert stuck.session.kinds == ("person", "person")
    assert stuck.session.asks_person
    path = stuck.session.guard.path
    stuck.window.show_start()
    assert [seat.kind for seat in open_save(path, read_only=True).seats] == ["person", "person"]


def test_leave_keeps_the_game_and_reopening_asks_again(stuck: Hands, qtbot, monkeypatch):
    path = stuck.session.guard.path
    stuck.click(card(stuck).leave)
    assert stuck.window.page is None
    stuck.window.open_path(path)
    until_stuck(stuck, qtbot)
    stuck.window.show_start()
    repair(monkeypatch)
    stuck.window.open_path(path)
    until_answered(stuck, qtbot, 0)
    assert not card(stuck).isVisible()


# It lasts as long as the question


@pytest.mark.parametrize("size", [(1100, 700), (1280, 800), (1920, 1080)])
def test_the_card_is_complete_in_a_window_of_any_size(stuck: Hands, size):
    stuck.window.resize(*size)
    settle()
    assert card(stuck).isVisible()
    assert_on_screen(card(stuck))


def test_looking_back_hides_the_card_until_the_present(hands, qtbot, monkeypatch):
    run(monkeypatch, DIES)
    begin(hands, MIRA, RAGNA)
    play_person(hands)
    until_stuck(hands, qtbot)
    hands.session.shown.look_at(0)
    assert not card(hands).isVisible(), "an earlier moment has no question"
    hands.session.shown.look_at(None)
    assert card(hands).isVisible()
    assert_on_screen(card(hands))


def test_a_notice_is_shown_while_looking_back(hands, qtbot, monkeypatch):
    run(monkeypatch, DIES)
    begin(hands, MIRA, RAGNA)
    play_person(hands)
    hands.session.shown.look_at(0)
    qtbot.waitUntil(lambda: bool(hands.session.computers.stuck), timeout=MILLISECONDS)
    assert hands.window.notice.isVisible()
    assert hands.window.notice.words == "Ragna is not responding"


def test_undo_closes_the_card(hands, qtbot, monkeypatch):
    run(monkeypatch, DIES)
    begin(hands, MIRA, RAGNA)
    play_person(hands)
    until_stuck(hands, qtbot)
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert hands.session.asks_person
    assert not card(hands).isVisible()
    play_person(hands)
    until_stuck(hands, qtbot)
    hands.session.undoing.undo()
    repair(monkeypatch)
    chosen = len(hands.session.game.choices)
    play_person(hands)
    until_answered(hands, qtbot, chosen + 1)
    assert not card(hands).isVisible()


def test_the_card_closes_when_the_menu_gives_the_seat_to_a_person(stuck: Hands):
    stuck.session.seats.hand_over(0, "person")
    assert not card(stuck).isVisible()


def test_a_game_of_computer_players_has_the_card_too(hands, qtbot, monkeypatch):
    run(monkeypatch, DIES)
    begin(hands, RAGNA, SeatPlan("Tove", "recruit"))
    hands.click(until_stuck(hands, qtbot).play)
    assert hands.session.kinds == ("person", "recruit")
    assert hands.session.asks_person


# Keys and ears


def test_return_tries_again_and_p_plays(stuck: Hands, qtbot):
    stuck.key(Qt.Key.Key_Return)
    assert not card(stuck).isVisible()
    until_stuck(stuck, qtbot)
    stuck.key(Qt.Key.Key_P)
    assert stuck.session.kinds == ("person", "person")


def test_each_button_is_reached_by_tab(stuck: Hands):
    for button in (card(stuck).again, card(stuck).play, card(stuck).leave):
        stuck.tab_to(button)
    stuck.key(Qt.Key.Key_Return)
    assert stuck.window.page is None, "Return on it leaves"


def test_the_card_does_not_take_keys_from_a_search_field(hands, qtbot, monkeypatch):
    run(monkeypatch, DIES)
    begin(hands, MIRA, RAGNA)
    play_person(hands)
    search = hands.page.log.search
    search.setFocus()
    until_stuck(hands, qtbot)
    assert QApplication.focusWidget() is search
    hands.key(Qt.Key.Key_P)
    assert search.text() == "p"
    assert hands.session.kinds == ("person", "recruit")


def test_the_card_is_announced_with_what_to_do(hands, qtbot, monkeypatch):
    run(monkeypatch, DIES)
    said: list[str] = []
    begin(hands, RAGNA, MIRA)
    hands.page.announcer.said.connect(said.append)
    shown = until_stuck(hands, qtbot)
    (announced,) = [sentence for sentence in said if "not responding" in sentence]
    assert announced.startswith("Ragna is not responding. The computer player’s program stopped unexpectedly")
    assert "Try again, play for Ragna, or leave and continue later" in announced
    assert shown.accessibleName() == "Ragna is not responding"
    assert "stopped unexpectedly" in shown.accessibleDescription()


def test_log_reports_that_the_computer_player_is_not_responding(stuck: Hands):
    (row,) = [row for row in stuck.page.log.entries.rows if row.kind == "waiting"]
    assert row.words == "Ragna is not responding"
