"""Advice on the map: the best answers with reasons, the objection of the tutor, the hint, the review."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from ddtable.engine.game import Game
from ddtable.engine.questions import Pick, Question
from ddtable.opponents.advice import OFF_BY
from ddtable.opponents.advising import advise
from ddtable.opponents.forecast import Forecast
from ddtable.words.sentences import sentence
from tests.drivers.hands_on import Hands, open_window, settle, show
from tests.opponents.test_risk_judge import to_act
from tests.ui.session.test_tutor import pick
from ui.games.risk.window import WINDOW
from ui.page.odds_page import OddsPage
from ui.window.acts.of_history import why_no_review


@pytest.fixture
def hands(qtbot, monkeypatch, tmp_path) -> Hands:
    """A person at an attack in Asia, in a practice game."""
    monkeypatch.setattr("ui.session.tutor.WARNED_FROM", 0.02)
    opened = open_window(qtbot, monkeypatch, tmp_path)
    opened.window.settings.change(tutor=True)
    position = to_act("A siam: 8 guard\nA recruiting: 50 guard\nB indonesia: thug", 2).position
    show(opened, Game.from_position(position), kinds=["person", "recruit"], practice=True)
    return opened


def test_best_attack_is_shown_hinted_at_and_missed_only_after_an_objection(hands: Hands, monkeypatch) -> None:
    session = hands.session
    sent: list[bytes] = []
    monkeypatch.setattr(session.odds, "_send", lambda _question, request: sent.append(request))
    hands.key(Qt.Key.Key_O)
    assert sent
    session.odds.advice = advise(session.game.position, session.question)
    session.odds.changed.emit()
    settle()
    (page,) = hands.window.findChildren(OddsPage)
    assert page.worked.isVisible()
    assert page.worked.accessibleName().endswith(": one march ahead")
    assert page.off.accessibleName().endswith(f": {OFF_BY['risk']} points")
    first = page.lines.rows[0]
    assert first.words == sentence(first.words)
    assert "to take it" in first.reason
    assert first.has_key
    exact = Forecast(session.odds.best[0].option, (0.25, 0.75), (1.0,), chances=(("taken", 0.77),))
    session.odds.found = {exact.option: exact}
    hands.key(Qt.Key.Key_Y)
    assert "77% to take it" in page.lines.rows[1].words, "the odds that are known, not those of the judge"
    hands.key(Qt.Key.Key_Y)
    session.tutor.hint()
    assert hands.told
    pick(hands, "none", lambda: session.draft.objected)
    assert session.question.kind == "action", "not played yet"
    assert "points. Better: " in hands.told
    session.draft.pick("none")
    assert session.question is None or session.question.kind != "action"
    assert why_no_review(hands.window) == ""


def test_digits_pick_up_units_while_units_are_placed_and_fill_in_best_answers_elsewhere() -> None:
    assert WINDOW.digits_hold_units(Question(0, "recruit", "RK4", Pick(())))
    assert not WINDOW.digits_hold_units(Question(0, "action", "RK4", Pick(())))
