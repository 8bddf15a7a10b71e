"""A war over several sittings, to victory: closed, opened, killed in the middle, and played on at the very question."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.rules.campaign.board import board_of
from ddtable.saves import open_save
from ddtable.summaries.chronicle import chronicle_of
from tests.drivers.hands_on import Hands, open_window, settle
from tests.drivers.long_war import SEATS, SET_UP, calm, in_one_sitting, play_until
from tests.ui.window.test_fresh_process import run
from ui.kit.offer_card import OfferCard

PROJECT = Path(__file__).resolve().parents[3]
FIRST_EVENING = 3  # turns

PLAY_AND_DIE = """
CRASH = 9
import os, signal, sys
from PySide6.QtCore import QTimer
from tests.drivers.long_war import play_until
from ui.window import app

def play():
    window = next(shown for shown in app.application().topLevelWidgets() if isinstance(shown, app.MainWindow))
    window.setUpdatesEnabled(False)
    window.start.go_on.click()
    session = window.page.session
    print(len(session.game.journal), session.question)
    print(window.page.past.card.accessibleName())
    play_until(session, lambda game: game.position.board.turn >= CRASH and game.question.kind == "casualties")
    print(len(session.game.journal), session.question, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

begun = app.MainWindow.appear
app.MainWindow.appear = lambda self: (begun(self), QTimer.singleShot(0, self, play))
sys.exit(app.run())
"""


def said(game: Game) -> str:
    return f"{len(game.journal)} {game.question}"


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_war_over_several_sittings_with_a_crash_is_played_to_victory(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """K0: all that was played is in the file, as if it had been one sitting."""
    monkeypatch.chdir(PROJECT)
    folder = tmp_path / "ddtable"
    folder.mkdir()
    first = sitting(qtbot, monkeypatch, folder)
    first.window.show_game(first.window.library.new(SET_UP, SEATS, practice=False))
    play_until(first.session, lambda game: board_of(game.position).turn >= FIRST_EVENING)
    closed = said(first.session.game)
    first.window.close()

    killed = run(PLAY_AND_DIE, tmp_path)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    opened, card, crash = killed.stdout.splitlines()
    assert (opened, card) == (closed, "Where were we")

    last = sitting(qtbot, monkeypatch, folder)
    go_on_after_the_crash(last)
    assert said(last.session.game) == crash
    assert last.kind == "casualties"
    play_until(last.session, lambda _game: False)
    assert last.page.past.outcome.isVisible()
    assert "Recruiting" not in " ".join(last.session.system.ribbon(last.session).about), "nothing follows a victory"
    path = last.session.guard.path
    assert path is not None
    history_is_whole(last)
    last.window.close()
    file_is_whole(path)


def sitting(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, folder: Path) -> Hands:
    """A window on the same folder; nothing of this depends on what is painted."""
    hands = open_window(qtbot, monkeypatch, folder)
    calm(hands.window.settings)
    hands.window.setUpdatesEnabled(False)
    return hands


def go_on_after_the_crash(hands: Hands) -> None:
    """Click the card that offers the game, and close the summary of where it was."""
    hands.window.offer_game_cut_short()
    (offer,) = [card for card in hands.window.start.findChildren(OfferCard, "cut-short") if not card.isHidden()]
    hands.click(offer.buttons[0])
    settle()
    card = hands.page.past.card
    assert card.isVisible()
    assert card.accessibleName() == "Where were we"
    hands.click(card.close_button)


def history_is_whole(hands: Hands) -> None:
    """The replay goes from the end to the set-up, and the chronicle is that of a war without a break."""
    whole, session = in_one_sitting(), hands.session
    assert chronicle_of(session.game) == chronicle_of(whole)
    for moment in (len(whole.history) - 1, len(whole.history) // 2, 0):
        session.shown.look_at(moment)
        assert session.position.board == whole.history[moment].position.board
    session.shown.look_at(None)


def file_is_whole(path: Path) -> None:
    """The file has every choice and the victory, and follows from its set-up by the rules."""
    whole = in_one_sitting()
    opened = open_save(path, read_only=True)
    assert opened.verified
    assert [entry.choice for entry in opened.game.choices] == [entry.choice for entry in whole.choices]
    assert opened.game.position.result == whole.position.result
