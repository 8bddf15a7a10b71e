"""The tutor: one sentence before an answer that costs much, then the same answer is played; else it is silent."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest

from ddtable.engine import kernel
from ddtable.engine.game import Game
from ddtable.engine.questions import Choice, Picked
from ddtable.engine.system import AnyPosition, system
from ddtable.opponents.judging import judge
from ddtable.opponents.worker import Weighed
from tests.drivers.hands_on import Hands, open_window, show
from tests.summaries.test_review import played, reviewed
from ui.session.worker import restarting, weighing
from ui.session.worker.weighing import Weigher
from ui.window.commands import all_commands

PATIENCE, TICK = 1_500, 10  # looks, and milliseconds between them


@pytest.fixture
def hands(qtbot, monkeypatch, tmp_path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def before_blunder() -> tuple[Game, str, str]:
    """Return the game before its dearest decision, the answer that was given and the better one."""
    worst = reviewed(at_random=True).decisions[0]
    assert worst.cost >= 0.08
    return played(at_random=True).branch(worst.entry), worst.chosen, worst.better


def seated(hands: Hands, *, wanted: bool = True, persons: int = 1, practice: bool = True) -> tuple[str, str]:
    hands.window.settings.change(tutor=wanted)
    game, chosen, better = before_blunder()
    asked = game.question.seat
    kinds = ["person" if seat == asked or persons == 2 else "recruit" for seat in range(2)]
    show(hands, game, kinds=kinds, practice=practice)
    return chosen, better


@pytest.fixture
def without_process(monkeypatch) -> None:
    """Weigh the answers in the window's process, but later: a process takes half a second to start."""

    def weigh(weigher: Weigher, seen: AnyPosition, choice: Choice) -> None:
        weigher._pending, weigher._dropped = weigher._pending + 1, False
        (question,) = [one for one in [kernel.ask(system(seen.system), seen)] if one is not None]
        values = judge(seen.system).values(seen, question, choice)
        QTimer.singleShot(0, weigher, lambda: weigher._replied(Weighed(seen.answered, dict(values))))

    monkeypatch.setattr(Weigher, "ask", weigh)
    monkeypatch.setattr(Weigher, "warm", lambda _weigher: None)


def pick(hands: Hands, option: str, until: Callable[[], object]) -> None:
    """Give an answer and wait until the tutor has weighed it: the window goes on meanwhile."""
    hands.session.draft.pick(option)
    for _ in range(PATIENCE):
        if until():
            return
        QTest.qWait(TICK)
    raise AssertionError("the tutor has not answered")


def test_tutor_objects_once_and_then_the_same_answer_is_played(hands, monkeypatch) -> None:
    monkeypatch.setattr(weighing, "SECONDS", 60.0)
    chosen, _ = seated(hands)
    stood = len(hands.session.game.choices)
    hands.session.draft.pick(chosen)
    assert not hands.session.draft.objected, "the window does not wait"
    pick(hands, chosen, lambda: hands.session.draft.objected)
    assert len(hands.session.game.choices) == stood
    assert "points. Better: " in hands.told
    assert len(hands.told) < 90, "a line of the bar: the points are seen if the rest is cut"
    assert hands.page.bar.anyway.isVisible()
    hands.session.draft.pick(chosen)
    assert hands.session.game.choices[stood].choice == Picked(chosen)


@pytest.mark.usefixtures("without_process")
def test_button_plays_the_answer_anyway(hands) -> None:
    chosen, _ = seated(hands)
    stood = len(hands.session.game.choices)
    assert hands.page.bar.anyway.isHidden()
    pick(hands, chosen, lambda: hands.session.draft.objected)
    hands.click(hands.page.bar.anyway)
    assert hands.session.game.choices[stood].choice == Picked(chosen)
    assert hands.page.bar.anyway.isHidden()


@pytest.mark.usefixtures("without_process")
def test_better_answer_is_played_instead_of_one_that_is_still_weighed(hands) -> None:
    chosen, better = seated(hands)
    stood = len(hands.session.game.choices)
    hands.session.draft.pick(chosen)
    pick(hands, better, lambda: len(hands.session.game.choices) > stood)
    assert hands.session.game.choices[stood].choice == Picked(better)


@pytest.mark.parametrize(
    "how", [{"wanted": False}, {"persons": 2, "practice": False}], ids=["switched off", "among several persons"]
)
def test_tutor_is_silent(hands, how) -> None:
    chosen, _ = seated(hands, **how)
    stood = len(hands.session.game.choices)
    hands.session.draft.pick(chosen)
    assert hands.session.game.choices[stood].choice == Picked(chosen)


def test_answer_is_played_if_the_process_ends_or_is_silent(hands, monkeypatch) -> None:
    chosen, _ = seated(hands)
    stood = len(hands.session.game.choices)
    monkeypatch.setattr(restarting, "command", lambda: (sys.executable, ["-c", "pass"]))
    weigher = hands.session.findChild(Weigher)
    assert weigher is not None
    weigher.close()
    pick(hands, chosen, lambda: len(hands.session.game.choices) > stood)
    assert hands.session.game.choices[stood].choice == Picked(chosen)
    hands.session.undoing.undo()
    monkeypatch.setattr(restarting, "command", lambda: (sys.executable, ["-c", "import time; time.sleep(9)"]))
    monkeypatch.setattr(weighing, "SECONDS", 0.2)
    pick(hands, chosen, lambda: len(hands.session.game.choices) > stood)


@pytest.mark.usefixtures("without_process")
def test_answer_to_a_question_that_was_undone_is_not_played(hands) -> None:
    chosen, _ = seated(hands)
    stood = len(hands.session.game.choices)
    hands.session.draft.pick(chosen)
    hands.session.undoing.undo()
    QTest.qWait(50)
    assert len(hands.session.game.choices) < stood


@pytest.mark.usefixtures("without_process")
def test_menu_switches_the_tutor_or_says_why_not(hands) -> None:
    seated(hands, wanted=False)
    command = next(one for _, one in all_commands() if one.id == "tutor")
    assert not command.why_not(hands.window)
    hands.window.menus.run(command)
    assert command.checked(hands.window)
    assert hands.session.tutor.wanted
    seated(hands, persons=2, practice=False)
    assert "several persons" in command.why_not(hands.window)


@pytest.mark.usefixtures("without_process")
def test_setting_takes_effect_at_the_table(hands) -> None:
    seated(hands, wanted=False)
    assert not hands.session.tutor.wanted
    hands.window.change_settings(tutor=True)
    assert hands.session.tutor.wanted
