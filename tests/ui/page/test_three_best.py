"""The best answers, proposals and hints in the window: keys fill them in, and only Return confirms them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from ddtable.engine.questions import Chosen, Picked
from tests.drivers import bad_workers
from tests.drivers.hands_on import Hands, open_window, settle, show
from tests.opponents.test_forecasting import game_at
from ui.page.odds_rows import BestRow, ProposalRow, StepRow

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
MOST = 20_000  # milliseconds


@pytest.fixture
def hands(qtbot, monkeypatch, tmp_path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def seated(hands: Hands, kind: str, persons: int = 1, seed: int = 3, **options: object) -> None:
    """A person at a question of a kind, against a computer player or another person."""
    game = game_at(kind, seed)
    asked = game.question.seat
    kinds = ["person" if seat == asked or persons == 2 else "recruit" for seat in range(2)]
    show(hands, game.branch(), kinds=kinds, **options)


def advised(hands: Hands, qtbot: QtBot) -> None:
    """Turn the odds on, and wait until the advice and the first odds are known."""
    odds = hands.session.odds
    if not odds.wanted:
        hands.key(Key.Key_O)
    qtbot.waitUntil(lambda: odds.advice is not None and (not odds.best or bool(odds.found)), timeout=MOST)
    settle()


def rows(hands: Hands) -> list[object]:
    return list(hands.page.odds.lines.rows)


def test_best_answers_are_filled_in_and_explained(hands, qtbot) -> None:
    """Keys 1 to 3, the line of play, all answers, a click on a card, Return."""
    seated(hands, "action")
    assert hands.page.odds.isHidden() or not hands.session.odds.judges
    advised(hands, qtbot)
    odds, draft, page = hands.session.odds, hands.session.draft, hands.page.odds
    chances = [one.chance for one in odds.best]
    assert chances == sorted(chances, reverse=True)
    assert [type(row) for row in rows(hands)] == [BestRow] * min(3, len(chances))
    default = draft.default_option()
    assert [row.marked for row in rows(hands)] == [one.option == default for one in odds.best[:3]]
    stood = len(hands.session.game.choices)
    hands.key(Key.Key_2)
    assert draft.half_made() == Picked(odds.best[1].option)
    assert len(hands.session.game.choices) == stood, "it is not confirmed"
    assert [row.marked for row in rows(hands)][:2] == [False, True]
    shown = {button.text(): button.keys for button in hands.page.bar.buttons if button.isVisible()}
    assert "↵" in shown.values()
    assert "2" not in shown.values(), "the filled one has Return, the others their place"
    hands.key(Key.Key_Y)
    assert isinstance(rows(hands)[0], BestRow)
    assert rows(hands)[0].number == 2
    assert all(isinstance(row, StepRow) and row.words for row in rows(hands)[1:])
    hands.key(Key.Key_Y)
    view = page.view
    hands.click(view.viewport(), view.visualRect(view.model().index(0, 0)).center() + QPoint(0, 4))
    assert draft.half_made() == Picked(odds.best[0].option)
    if len(odds.best) > 3:
        hands.click(page.every)
        assert len(rows(hands)) == len(odds.best)
    hands.key(Key.Key_9)
    assert len(hands.session.game.choices) == stood, "a number without an answer does nothing"
    best = odds.best[0].option
    hands.key(Key.Key_Return)
    assert hands.session.game.choices[stood].choice == Picked(best)


def test_cheapest_casualties_are_filled_in_and_can_be_changed(hands, qtbot) -> None:
    seated(hands, "casualties", seed=7)
    bar = hands.page.bar
    assert bar.propose.isHidden(), "not without the odds"
    hands.key(Key.Key_C)
    assert hands.session.selection == ()
    advised(hands, qtbot)
    assert isinstance(rows(hands)[0], ProposalRow)
    assert bar.propose.isVisible()
    stood, question = len(hands.session.game.choices), hands.session.question
    hands.key(Key.Key_C)
    assert hands.session.selection
    assert question.refusal(Chosen(tuple(sorted(hands.session.selection)))) is None
    assert "average results" in hands.told
    assert rows(hands)[0].marked
    hands.click_die(hands.session.selection[0])
    assert not rows(hands)[0].marked, "it can be changed"
    hands.key(Key.Key_C)
    assert len(hands.session.game.choices) == stood, "it is never confirmed by itself"
    hands.key(Key.Key_Return)
    assert isinstance(hands.session.game.choices[stood].choice, Chosen)


def test_proposed_spell_is_given_with_its_target(hands, qtbot) -> None:
    seated(hands, "spell")
    advised(hands, qtbot)
    proposal = hands.session.odds.proposal
    assert proposal is not None
    stood = len(hands.session.game.choices)
    hands.key(Key.Key_C)
    assert hands.session.draft.half_made() == proposal.choice
    assert len(hands.session.game.choices) == stood
    hands.key(Key.Key_Return)
    settle()
    given = [one.choice for one in hands.session.game.choices[stood:]]
    assert given[0] == proposal.choice
    if "spell-target" in proposal.then and len(given) > 1:
        assert given[1] == Picked(proposal.then["spell-target"])


def test_chart_stands_in_the_place_of_the_roll(hands, qtbot) -> None:
    seated(hands, "action")
    tray = hands.page.tray
    before = tray.geometry()
    assert tray.ahead is None
    advised(hands, qtbot)
    assert tray.ahead is not None
    assert tray.geometry() == before, "nothing jumps"
    assert tray.ahead.title in tray.accessibleDescription()
    for side in tray.ahead.sides:
        assert sum(side.bars) == pytest.approx(1)
    hands.key(Key.Key_O, SHIFT)
    assert tray.ahead is None, "the last roll"
    hands.click(tray)
    assert tray.ahead is not None
    hands.page.odds.ahead.click()
    assert not hands.window.settings.value.odds_ahead
    hands.key(Key.Key_Return)
    settle()
    assert tray.ahead is None, "the dice have fallen"


def test_hint_says_where_to_look_and_then_fills_the_answer_in(hands, qtbot) -> None:
    seated(hands, "march-first")
    stood = len(hands.session.game.choices)
    hands.key(Key.Key_H, SHIFT)
    qtbot.waitUntil(lambda: hands.session.odds.advice is not None, timeout=MOST)
    settle()
    best = hands.session.odds.advice.answers[0].option
    assert hands.told.endswith((".", "?"))
    assert not hands.session.draft.half.option, "no answer yet"
    assert hands.session.odds.best == (), "the odds stay off"
    hands.key(Key.Key_H, SHIFT)
    assert hands.session.draft.half_made() == Picked(best)
    assert len(hands.session.game.choices) == stood
    seated(hands, "oppose")
    hands.key(Key.Key_H, SHIFT)
    assert hands.told.startswith("There is no hint for this question")


def test_hint_of_a_process_that_fails_is_an_honest_one(hands, qtbot, monkeypatch) -> None:
    bad_workers.run(monkeypatch, bad_workers.ENDED["exits with an error"])
    seated(hands, "march-first")
    hands.key(Key.Key_H, SHIFT)
    qtbot.waitUntil(lambda: hands.told.startswith("There is no hint"), timeout=MOST)
    hands.key(Key.Key_H, SHIFT)
    assert hands.session.draft.half_made() is not None, "a suggestion of Recruit"


def test_no_hint_in_secret_among_persons(hands) -> None:
    seated(hands, "march-first", persons=2, practice=False)
    hands.page.bar.hint()
    assert "agreement of all players" in hands.told
    assert hands.session.odds.advice is None


def test_advice_of_an_earlier_question_is_dropped(hands, qtbot) -> None:
    seated(hands, "march-first")
    hands.key(Key.Key_O)
    hands.session.draft.pick("pass")
    qtbot.waitUntil(lambda: hands.session.odds.state == "none" or bool(hands.session.odds.best), timeout=MOST)
    options = {option.id for option in getattr(hands.session.question.shape, "options", ())}
    assert {one.option for one in hands.session.odds.best} <= options
