"""The review in a window: it works while the window stays awake, and its decisions are tried again or looked at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gallery.risk import world
from tests.drivers.hands_on import Hands, open_window, settle, show
from tests.summaries.test_review import played, reviewed
from ui.history.review.dialog import ReviewDialog
from ui.window.commands import all_commands

MOST = 60_000


@pytest.fixture
def hands(qtbot, monkeypatch, tmp_path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def run(hands: Hands) -> str:
    command = next(one for _, one in all_commands() if one.id == "review")
    return hands.window.menus.run(command)


def opened(hands: Hands, qtbot) -> ReviewDialog:
    """Open the review by its command, and wait for it."""
    run(hands)
    (found,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, ReviewDialog) and one.isVisible()]
    assert found.review is None
    assert found.progress.isVisible()
    assert not found.again.isEnabled()
    qtbot.waitUntil(lambda: found.review is not None, timeout=MOST)
    return found


def test_review_shows_the_dearest_decisions_and_what_was_luck(hands, qtbot) -> None:
    show(hands, played(at_random=True).branch(), kinds=["person", "recruit"])
    dialog = opened(hands, qtbot)
    assert not dialog.progress.isVisible()
    dearest = reviewed(at_random=True).of((0,))[:5]
    rows = dialog.model.rows
    assert [row.points for row in rows] == [f"−{round(100 * one.cost)} points" for one in dearest]
    assert all(row.heading.startswith(f"{hands.session.names[0]}, turn") for row in rows)
    assert all("Better: " in row.better for row in rows)
    assert [row.words for row in dialog.figures.rows if row.kind == "player"] == list(hands.session.names)
    dialog.grab()
    dialog.close()


def test_decision_is_tried_again_in_a_practice_game_at_its_question(hands, qtbot) -> None:
    show(hands, played(at_random=True).branch(), kinds=["person", "recruit"])
    dialog = opened(hands, qtbot)
    dialog.decisions.setFocus()
    QTest.keyClick(dialog.decisions, Qt.Key.Key_Down)
    entry = dialog.chart.marks[1].entry
    dialog.again.click()
    settle()
    assert hands.session.guard.origin is not None
    assert len(hands.session.game.choices) == entry
    assert hands.session.asked_seat == 0


def test_moment_of_a_decision_is_shown_on_the_table(hands, qtbot) -> None:
    show(hands, played(at_random=True).branch(), kinds=["person", "recruit"])
    dialog = opened(hands, qtbot)
    entry = dialog.chart.marks[0].entry
    dialog.look.click()
    settle()
    assert hands.session.moment == entry


def test_closing_the_dialog_stops_the_work(hands, qtbot) -> None:
    show(hands, played(at_random=True).branch(), kinds=["person", "recruit"])
    run(hands)
    (dialog,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, ReviewDialog) and one.isVisible()]
    dialog.reject()
    assert not dialog._timer.isActive()


def test_decisions_are_written_as_csv(hands, qtbot, tmp_path) -> None:
    show(hands, played(at_random=True).branch(), kinds=["person", "recruit"])
    dialog = opened(hands, qtbot)
    dialog.write(tmp_path / "review.csv")
    assert len((tmp_path / "review.csv").read_text("utf-8").splitlines()) == 1 + len(dialog.review.decisions)
    dialog.write(tmp_path / "no" / "review.csv")
    assert dialog.about.text().startswith("The file was not written:")
    dialog.close()


def test_reasons_why_there_is_no_review(hands) -> None:
    assert run(hands) == "No game is open."
    show(hands, world(2, "claim").branch())
    assert run(hands) == "The games of this kind have no review yet."
    show(hands, played().branch(20), practice=False)
    assert run(hands) == "The review can be read when the game is over, or in practice."
