"""The odds of the answers beside the log: on and off by a key, by agreement among persons, the best answer first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddtable.engine.questions import Picked
from ddtable.opponents import forecast
from gallery import field
from gallery.wars import war
from tests.drivers import bad_workers
from tests.drivers.hands_on import Hands, open_window, settle, show
from tests.opponents.test_forecasting import game_at
from tests.ui.games.battle_dice.test_battle_window import begun
from ui.page.agreement import Agreement
from ui.page.odds_page import OddsPage
from ui.page.win_bar import WinBar
from ui.window.commands import all_commands

KEY = Qt.Key.Key_O
MOST = 20_000  # milliseconds


@pytest.fixture
def opened(qtbot, monkeypatch, tmp_path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def alone(opened: Hands, kind: str) -> Hands:
    """A person at a question of a kind, against a computer player."""
    game = game_at(kind)
    show(opened, game.branch(), kinds=["person" if seat == game.question.seat else "recruit" for seat in range(2)])
    return opened


def page_of(hands: Hands) -> OddsPage:
    (found,) = hands.window.findChildren(OddsPage)
    return found


def said(hands: Hands) -> list[str]:
    model = page_of(hands).lines
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def agreement() -> Agreement:
    (found,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, Agreement) and one.isVisible()]
    return found


def test_key_shows_the_odds_of_each_answer_the_best_first(opened, qtbot) -> None:
    hands = alone(opened, "oppose")
    assert hands.session.odds.state == "off", "until they are wanted"
    hands.key(KEY)
    odds = hands.session.odds
    qtbot.waitUntil(lambda: odds.state == "shown", timeout=MOST)
    assert page_of(hands).isVisible()
    assert set(odds.found) == {option.id for option in hands.options()}
    rows = page_of(hands).lines.rows
    worths = [(row.odds.succeeds, -row.odds.worth) for row in rows if row.odds is not None]
    assert worths == sorted(worths), "the maneuver is that of an opponent"
    assert all(row.told.startswith("Their maneuver succeeds ") for row in rows if row.odds is not None)
    assert "“Out” is" in rows[-1].words or not any(row.has_chart for row in rows), "only words that are shown"
    assert all("tries" in row.figures or row.figures == "exact" for row in rows if row.odds is not None)
    assert "Recruit" in rows[-1].words or "Every roll is counted" in rows[-1].words
    hands.key(KEY)
    assert odds.state == "off"
    assert said(hands) == ["Press O to see what each answer is likely to cost both sides."]


def test_odds_follow_the_question(opened, qtbot) -> None:
    hands = alone(opened, "maneuver")
    hands.key(KEY)
    odds = hands.session.odds
    qtbot.waitUntil(lambda: bool(odds.found), timeout=MOST)
    qtbot.waitUntil(lambda: bool(odds.best), timeout=MOST)
    assert any(row.told.startswith("The maneuver succeeds") for row in page_of(hands).lines.rows)
    (bar,) = hands.window.findChildren(WinBar)
    share = round(100 * bar.chance)
    assert bar.isVisible()
    assert bar.accessibleName() == f"{hands.session.names[bar.seat]} wins: {share}%"
    assert bar.figures()[1].startswith(f"{100 - share} ")
    hands.key(Qt.Key.Key_H)
    assert hands.session.draft.half_made() == Picked(odds.best[0].option), "H suggests what the odds call best"
    hands.session.draft.pick("skip")
    settle()
    assert "maneuver" not in odds.found
    assert "skip" not in odds.found
    assert bar.isVisible(), "it keeps the last chance that is known"
    hands.key(KEY)
    assert not bar.isVisible()


def test_all_other_persons_must_agree(opened) -> None:
    game = game_at("action")
    show(opened, game.branch(), practice=False)
    other = 1 - game.question.seat
    opened.key(KEY)
    assert not opened.session.odds.wanted
    assert agreement().asked == other
    agreement().close_button.click()
    settle()
    assert not opened.session.odds.wanted
    assert opened.window.notice.words.endswith("does not agree to show the odds.")
    opened.window.activateWindow()
    settle()
    opened.key(KEY)
    agreement().agree.click()
    settle()
    assert opened.session.odds.wanted


def test_question_without_rolls_has_no_odds(opened) -> None:
    hands = alone(opened, "feralize")
    hands.key(KEY)
    assert hands.session.odds.state == "none"
    assert said(hands) == ["This question has no odds."]


def test_process_that_fails_is_told_and_the_game_goes_on(opened, qtbot, monkeypatch) -> None:
    bad_workers.run(monkeypatch, bad_workers.ENDED["exits with an error"])
    hands = alone(opened, "action")
    hands.key(KEY)
    qtbot.waitUntil(lambda: hands.session.odds.state == "failed", timeout=MOST)
    assert said(hands) == ["The odds could not be worked out. The next question tries again."]
    assert hands.window.notice.words.endswith("It was restarted.")
    assert hands.session.question is not None


@pytest.mark.parametrize("fault", ["dies", "hangs"])
def test_process_that_fails_once_is_restarted_and_says_so(opened, qtbot, monkeypatch, fault) -> None:
    hands = alone(opened, "action")
    with monkeypatch.context() as bad:
        if fault == "hangs":
            bad_workers.run(bad, bad_workers.SILENT["reads and is silent"])
            bad_workers.waits(monkeypatch, bad_workers.SHORT)
        hands.key(KEY)
    odds = hands.session.odds
    first = odds._worker.process.processId()
    if fault == "dies":
        odds._worker.process.kill()
    qtbot.waitUntil(lambda: bool(odds.found), timeout=MOST)
    assert hands.window.notice.words.endswith("It was restarted.")
    assert odds._worker.process.processId() != first
    qtbot.waitUntil(lambda: not bad_workers.runs(first), timeout=MOST)


def test_process_ends_with_the_game(opened, qtbot) -> None:
    hands = alone(opened, "action")
    hands.key(KEY)
    qtbot.waitUntil(lambda: bool(hands.session.odds.found), timeout=MOST)
    worker = hands.session.odds._worker
    number = worker.process.processId()
    assert bad_workers.runs(number)
    hands.session.close()
    assert not bad_workers.runs(number)


def test_game_without_odds_has_no_page_of_them(opened, monkeypatch) -> None:
    monkeypatch.delitem(forecast.ASKED, "battle_dice")
    begun(opened, 1)
    assert not opened.window.findChildren(OddsPage)
    command = next(one for _, one in all_commands() if one.id == "odds")
    assert opened.window.menus.run(command) == "The answers of this game have no odds yet."


def test_losses_of_battle_dice_have_odds_in_units(opened, qtbot) -> None:
    """Each row names the dice that would be lost; the odds are exact, so one batch is enough."""
    game = field.played(lambda game: field.asks("losses")(game) and game.position.board.battle.phase == "melee")
    show(opened, game, kinds=["person" if seat == game.question.seat else "recruit" for seat in range(2)])
    opened.key(KEY)
    qtbot.waitUntil(lambda: opened.session.odds.state == "shown", timeout=MOST)
    rows = page_of(opened).lines.rows
    assert len(rows) == 1 + len(opened.session.odds.found)
    assert all("(" in row.words for row in rows[:-1]), "a die with its number"
    assert "number of units" in rows[-1].words
    assert page_of(opened).ahead.isHidden(), "no tray, so no chart before a roll"


def test_war_has_odds_too(opened, qtbot) -> None:
    game = war(2, "march-first", turn=4).branch()
    show(opened, game, kinds=["person" if seat == game.question.seat else "recruit" for seat in range(2)])
    opened.key(KEY)
    qtbot.waitUntil(lambda: bool(opened.session.odds.found), timeout=MOST)


def test_odds_stay_on_in_the_next_game_of_one_person(opened) -> None:
    alone(opened, "action")
    opened.key(KEY)
    assert opened.session.odds.wanted
    alone(opened, "maneuver")
    assert opened.session.odds.wanted
    show(opened, game_at("action").branch(), practice=False)
    assert not opened.session.odds.wanted, "several persons must agree first"
