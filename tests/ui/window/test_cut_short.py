"""The window is killed in the middle of a game: the next start offers it, at the very same question."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from tests.drivers.hands_on import open_window
from tests.drivers.playing import set_up
from tests.ui.window.test_fresh_process import run
from ui.kit.offer_card import OfferCard
from ui.session.library import SeatPlan
from ui.window.crash_offer import ReportDialog

SEATS = [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")]

PLAY_AND_DIE = """
import os, signal, sys
from PySide6.QtCore import QTimer
from ui.window import app
from ui.session.library import SeatPlan

def play():
    from tests.drivers.playing import set_up
    window = next(shown for shown in app.application().topLevelWidgets() if isinstance(shown, app.MainWindow))
    seats = [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")]
    window.settings.change(curtain=False)
    window.show_game(window.library.new(set_up(2, health=24), seats, practice=True))
    for _ in range(5):
        window.page.session.draft.suggest()
        window.page.session.draft.confirm()
    print(len(window.page.session.game.journal), window.page.session.question, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

app.application()
QTimer.singleShot(0, play)
sys.exit(app.run())
"""
GO_ON = """
import sys
from PySide6.QtCore import QTimer
from ui.window import app
from ui.kit.offer_card import OfferCard

def go_on():
    window = next(shown for shown in app.application().topLevelWidgets() if isinstance(shown, app.MainWindow))
    (card,) = (card for card in window.start.findChildren(OfferCard) if card.objectName() and card.isVisible())
    card.buttons[0].click()
    session = window.page.session
    print(len(session.game.journal), session.question, flush=True)
    assert not session.guard.read_only
    window.close()
    app.application().quit()

begun = app.MainWindow.appear
app.MainWindow.appear = lambda self: (begun(self), QTimer.singleShot(0, self, go_on))
sys.exit(app.run())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_killed_window_continues_at_the_same_question(tmp_path):
    killed = run(PLAY_AND_DIE, tmp_path)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    again = run(GO_ON, tmp_path)
    assert (again.stdout, again.returncode) == (killed.stdout, 0), again.stderr
    assert killed.stdout.startswith("5 Question(")


def offers(hands) -> list[OfferCard]:
    return [card for card in hands.window.start.findChildren(OfferCard, "cut-short") if not card.isHidden()]


@pytest.fixture
def cut_short(qtbot, monkeypatch, tmp_path):
    """A window that starts after another one was ended with a game on its table."""
    first = open_window(qtbot, monkeypatch, tmp_path)
    first.window.show_game(first.window.library.new(set_up(2, health=24), SEATS, practice=True))
    first.session.draft.suggest()
    first.session.draft.confirm()
    kept = first.window.settings.value.on_table
    assert kept
    first.window.show_start()
    assert first.window.settings.value.on_table == "", "it has been left in peace"
    first.window.settings.change(on_table=kept)
    hands = open_window(qtbot, monkeypatch, tmp_path)
    hands.window.settings.change(on_table=kept)
    return hands


def test_offer_is_hidden_when_a_game_is_opened(cut_short):
    cut_short.window.offer_game_cut_short()
    (card,) = offers(cut_short)
    cut_short.click(card.buttons[0])
    assert len(cut_short.session.game.journal) == 1
    cut_short.window.show_start()
    assert offers(cut_short) == []


def test_one_card_offers_the_game_and_the_report_of_what_ended_it(cut_short, monkeypatch, tmp_path):
    window = cut_short.window
    (tmp_path / "crash-20260101-000000.txt").write_text("Fatal: what now")
    monkeypatch.setattr("ddtable.commands.crash.folder", lambda: tmp_path)
    window.offer_game_cut_short()
    window.offer_last_crash()
    (card,) = [card for card in window.start.findChildren(OfferCard) if not card.isHidden()]
    assert len(card.buttons) == 3
    cut_short.click(card.buttons[1])
    (dialog,) = [dialog for dialog in window.findChildren(ReportDialog) if dialog.isVisible()]
    assert "what now" in dialog.text.toPlainText()
    dialog.done(0)
    cut_short.click(card.buttons[2])
    assert offers(cut_short) == []


def test_the_offer_can_be_declined(cut_short, monkeypatch, tmp_path):
    monkeypatch.setattr("ddtable.commands.crash.folder", lambda: tmp_path)
    cut_short.window.offer_game_cut_short()
    cut_short.click(offers(cut_short)[0].buttons[1])
    assert offers(cut_short) == []
    cut_short.window.offer_game_cut_short()
    assert offers(cut_short) == []


def test_a_game_that_another_window_plays_was_not_cut_short(cut_short):
    other = cut_short.window.library.open(Path(cut_short.window.settings.value.on_table))
    try:
        cut_short.window.offer_game_cut_short()
        assert offers(cut_short) == []
    finally:
        other.close()


def test_a_game_that_is_over_or_gone_is_not_offered(cut_short, tmp_path):
    path = Path(cut_short.window.settings.value.on_table)
    other = cut_short.window.library.open(path)
    other.game.concede(0)
    other.close()
    cut_short.window.offer_game_cut_short()
    assert (offers(cut_short), cut_short.window.settings.value.on_table) == ([], "")
    cut_short.window.settings.change(on_table=str(tmp_path / "nowhere.ddtable"))
    cut_short.window.offer_game_cut_short()
    assert (offers(cut_short), cut_short.window.settings.value.on_table) == ([], "")
