"""The review in a window: worked out while the window stays awake, walked by keys, tried again, printed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.drivers.hands_on import Hands, open_window, settle, show
from tests.summaries.test_review import stopped, stopped_review
from ui.history.review.dialog import ReviewDialog
from ui.page.trial_card import TrialCard
from ui.rosters.review_preview import ReviewPaper
from ui.window.commands import all_commands

MOST = 60_000


@pytest.fixture
def hands(qtbot, monkeypatch, tmp_path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def run(hands: Hands) -> str:
    command = next(one for _, one in all_commands() if one.id == "review")
    return hands.window.menus.run(command)


def found(kind: type) -> object:
    (one,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, kind) and one.isVisible()]
    return one


def opened(hands: Hands, qtbot, seats: int = 2) -> ReviewDialog:
    """Open the review of a finished game by its command, and wait for it."""
    show(hands, stopped(seats).branch(), kinds=["person", *["recruit"] * (seats - 1)])
    run(hands)
    dialog = found(ReviewDialog)
    assert dialog.reviewed is None
    assert dialog.progress.isVisible()
    assert not dialog.again.isEnabled()
    qtbot.waitUntil(lambda: dialog.reviewed is not None, timeout=MOST)
    return dialog


def press(dialog: ReviewDialog, key: Qt.Key) -> None:
    QTest.keyClick(dialog.chart, key)


def click(dialog: ReviewDialog, at: QPoint) -> None:
    QTest.mouseClick(dialog.decisions.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_review_shows_the_dearest_decisions_and_what_was_luck(hands, qtbot) -> None:
    dialog = opened(hands, qtbot)
    assert not dialog.progress.isVisible()
    dearest = stopped_review().of((0,))[:5]
    rows = [one for one, _ in dialog.model.rows]
    assert [row.points for row in rows] == [f"−{round(100 * one.cost)} points" for one in dearest]
    assert all(row.better.startswith("Better: ") for row in rows)
    parts = [row.words for row in dialog.figures.rows if row.kind == "part"]
    assert parts == ["The dice", "Decisions", "The start", "Own decisions"]
    lines = [row for row in dialog.figures.rows if row.words == hands.session.names[0] and row.kind == "tally"]
    assert 50 + sum(int(row.figures.replace("−", "-")) for row in lines) in (0, 100)
    assert dialog.headline.text().endswith(" wins")
    assert dialog.conclusion.text().startswith("The opponent gave up when the chance of ")
    dialog.grab()
    # Keys walk through the turns, and say what is there.
    press(dialog, Qt.Key.Key_Home)
    assert dialog.note.text() == "Before the first turn: Mira 50% and Ragna 50%."
    press(dialog, Qt.Key.Key_Right)
    assert dialog.note.text().startswith("Turn 1, ")
    press(dialog, Qt.Key.Key_PageDown)
    press(dialog, Qt.Key.Key_Left)
    assert dialog.note.text().startswith("Turn 5, ")
    press(dialog, Qt.Key.Key_End)
    assert dialog.note.text().startswith("The end: ")
    QTest.mouseClick(dialog.chart, Qt.MouseButton.LeftButton, pos=QPoint(20, 60))
    assert dialog.chart.cursor_point == 0
    # The list and the chart show the same decision.
    dialog.decisions.setFocus()
    QTest.keyClick(dialog.decisions, Qt.Key.Key_Down)
    assert dialog.chart.chosen == 1
    line, point = dialog.reviewed.review.line, dialog.chart.cursor_point
    assert line[point].entry <= dialog.reviewed.shown[1].entry < line[point + 1].entry
    # R shows the moment of the cursor on the table.
    press(dialog, Qt.Key.Key_R)
    settle()
    assert hands.session.moment == line[point].entry


def test_decision_tried_again_is_judged_and_taken_back(hands, qtbot) -> None:
    dialog = opened(hands, qtbot)
    decision = dialog.reviewed.shown[1]
    press(dialog, Qt.Key.Key_2)
    settle()
    session = hands.session
    assert session.guard.origin is not None
    assert len(session.game.choices) == decision.entry
    assert session.asked_seat == 0
    (card,) = hands.window.page.findChildren(TrialCard)
    assert card.isHidden()
    session.draft.pick(decision.chosen)
    assert card.sentence.text().startswith("The same answer as in the game.")
    assert card.isVisible()
    card.again.click()
    settle()
    assert card.isHidden()
    assert len(session.game.choices) == decision.entry
    session.draft.pick(decision.better)
    gained = round(100 * decision.cost)
    assert card.sentence.text() == f"The best answer: {gained} points better than in the game."
    card.play.click()
    assert card.isHidden()
    assert len(session.game.choices) > decision.entry


def test_review_of_three_players_is_printed_and_saved(hands, qtbot, tmp_path) -> None:
    dialog = opened(hands, qtbot, seats=3)
    assert len(dialog.chart.laid.regions) == 3
    dialog.grab()
    dialog.print_button.click()
    paper = found(ReviewPaper)
    assert paper.pages[0].said[0] == "Review of Mira, Ragna and Tove"
    for form in ("html", "csv", "pdf", "markdown"):
        paper.form.buttons[form].click()
        paper.save(tmp_path / f"review.{form}")
    page = (tmp_path / "review.html").read_text("utf-8")
    assert "<svg viewBox" in page
    assert "Dice seed" in page
    assert len((tmp_path / "review.csv").read_text("utf-8-sig").splitlines()) == 1 + len(
        dialog.reviewed.review.decisions
    )
    assert (tmp_path / "review.pdf").read_bytes().startswith(b"%PDF")
    paper.form.buttons["text"].click()
    paper.copy_button.click()
    assert "REVIEW OF MIRA" in QGuiApplication.clipboard().text()
    paper.save(tmp_path / "no" / "review.txt")
    assert "could not" in paper.note.text().lower()
    paper.close()
    # The button of a row tries its decision again; a click beside it does not.
    decision, row = dialog.reviewed.shown[2], dialog.decisions.visualRect(dialog.model.index(2))
    click(dialog, row.center())
    assert dialog.isVisible()
    click(dialog, dialog.delegate.button(QRectF(row)).center().toPoint())
    settle()
    assert len(hands.session.game.choices) == decision.entry


def test_closing_the_window_during_a_review_stops_the_work(hands, qtbot) -> None:
    show(hands, stopped().branch(), kinds=["person", "recruit"])
    run(hands)
    dialog = found(ReviewDialog)
    timer, reviewer = dialog._timer, dialog._reviewer
    hands.window.close()
    assert not timer.isActive()
    done = reviewer.done
    settle()
    assert reviewer.done == done < reviewer.every


def test_reasons_why_there_is_no_review(hands, monkeypatch) -> None:
    assert run(hands) == "No game is open."
    show(hands, stopped().branch(20), practice=False)
    assert run(hands) == "The review can be read when the game is over, or in practice."
    monkeypatch.setattr("ui.window.acts.of_history.may_review", lambda _: False)
    assert run(hands) == "The games of this kind have no review yet."
