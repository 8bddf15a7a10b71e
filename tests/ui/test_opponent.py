"""The computer player as the window meets it: a process that answers, is forgotten, dies and is started again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Choice, Remark
from tests.playing import CLASSIC, at_random, game, set_up
from ui import opponent
from ui.controller import Controller
from ui.opponent import Opponent

PROJECT = Path(__file__).resolve().parents[2]
MILLISECONDS = 20_000
DIES = "import sys; sys.exit(3)"
BABBLES = "import sys; sys.stdout.buffer.write(b'\\0\\0\\0\\2no'); sys.stdout.flush(); sys.stdin.buffer.read()"


@pytest.fixture(autouse=True)
def in_the_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)


def run(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    monkeypatch.setattr(opponent, "command", lambda: (sys.executable, ["-c", code]))


@pytest.fixture
def computer(qtbot: QtBot) -> Iterator[Opponent]:
    made = Opponent()
    yield made
    made.close()


def steps(count: int, seed: int = 7) -> list[Played]:
    return [step for step in game(set_up(seed), at_random, most=count - 1) if step.question is not None]


def seen(step: Played) -> object:
    assert step.question is not None
    return CLASSIC.observe(step.position, step.question.seat)


def assert_answers(qtbot: QtBot, computer: Opponent, step: Played) -> None:
    with qtbot.waitSignal(computer.answered, timeout=MILLISECONDS) as signal:
        computer.ask(seen(step))
    answered, choice, remark = signal.args
    assert answered == step.position.answered
    assert step.question is not None
    assert step.question.refusal(choice) is None
    assert isinstance(remark, Remark)


def test_it_answers_one_question_after_the_other(qtbot: QtBot, computer: Opponent):
    for step in steps(30)[::10]:
        assert_answers(qtbot, computer, step)


def test_a_frozen_program_starts_itself(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.undo()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert opponent.command() == (sys.executable, ["think"])


def test_an_answer_that_is_forgotten_never_comes(qtbot: QtBot, computer: Opponent):
    """Taken back and played otherwise, a game asks under the same number: the old answer must not be taken for it."""
    first, second = steps(12)[3], steps(12)[9]
    answers: list[int] = []
    computer.answered.connect(lambda answered, *_: answers.append(answered))
    computer.ask(seen(first))
    computer.forget()
    assert_answers(qtbot, computer, second)
    assert answers == [second.position.answered]


def test_a_second_question_makes_the_first_void(qtbot: QtBot, computer: Opponent):
    first, second = steps(12)[3], steps(12)[9]
    answers: list[int] = []
    computer.answered.connect(lambda answered, *_: answers.append(answered))
    computer.ask(seen(first))
    assert_answers(qtbot, computer, second)
    assert answers == [second.position.answered]


def test_a_process_that_died_idle_is_started_again(qtbot: QtBot, computer: Opponent):
    assert_answers(qtbot, computer, steps(5)[1])
    with qtbot.waitSignal(computer._process.finished, timeout=MILLISECONDS):
        computer._process.kill()
    assert_answers(qtbot, computer, steps(5)[3])


def test_a_process_that_dies_over_a_question_is_asked_once_more(
    qtbot: QtBot, computer: Opponent, monkeypatch: pytest.MonkeyPatch
):
    with qtbot.waitSignal(computer.answered, timeout=MILLISECONDS):
        computer.ask(seen(steps(5)[1]))
        computer._process.kill()


def test_a_process_that_always_dies_fails_and_says_so(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    run(monkeypatch, DIES)
    computer = Opponent()
    with qtbot.waitSignal(computer.failed, timeout=MILLISECONDS):
        computer.ask(seen(steps(5)[1]))
    computer.close()


def test_babble_is_a_failure_and_no_answer(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    run(monkeypatch, BABBLES)
    computer = Opponent()
    with qtbot.waitSignal(computer.failed, timeout=MILLISECONDS):
        computer.ask(seen(steps(5)[1]))
    computer.close()


def test_closing_ends_the_process(qtbot: QtBot):
    computer = Opponent()
    qtbot.waitUntil(lambda: computer._process.state() == QProcess.ProcessState.Running, timeout=MILLISECONDS)
    computer.close()
    assert computer._process.state() == QProcess.ProcessState.NotRunning


# In the game


@pytest.fixture
def against_recruit(qtbot: QtBot) -> Iterator[Controller]:
    controller = Controller(Game(set_up(9)), ("Mira", "Ragna"), ("person", "recruit"))
    yield controller
    controller.close()


def play_own(controller: Controller, count: int) -> None:
    """Answer the person's questions until the computer is asked or so many choices stand."""
    random = Random(1)
    while controller.asks_person and len(controller.game.choices) < count:
        assert controller.question is not None
        controller._play(CLASSIC.sample(controller.question, random))


def test_recruit_answers_within_seconds(qtbot: QtBot, against_recruit: Controller):
    controller = against_recruit
    thinking: list[bool] = []
    controller.thinking.connect(thinking.append)
    play_own(controller, 4)
    assert controller.asked_seat == 1
    with qtbot.waitSignal(controller.changed, timeout=MILLISECONDS):
        pass
    entry = controller.game.choices[4]
    assert entry.seat == 1
    assert entry.remark is not None
    assert controller.words.remark(entry.remark, controller.table)
    qtbot.waitUntil(lambda: controller.asked_seat == 0, timeout=MILLISECONDS)
    assert thinking[0] is True
    assert thinking[-1] is False


def test_a_game_against_recruit_comes_to_its_end(qtbot: QtBot, against_recruit: Controller):
    controller = against_recruit
    trouble: list[str] = []
    controller.trouble.connect(trouble.append)
    while controller.question is not None:
        play_own(controller, 3000)
        qtbot.waitUntil(lambda: controller.question is None or controller.asks_person, timeout=MILLISECONDS)
    assert trouble == []
    assert controller.game.position.result is not None


def test_undo_while_it_thinks_voids_the_thought(qtbot: QtBot, against_recruit: Controller):
    """Its answer to the question that was taken back is not played in the other line of the game."""
    controller = against_recruit
    play_own(controller, 4)
    played: list[Choice | None] = []
    controller.game.after.append(lambda _game, entry: played.append(entry.choice))
    controller.computers._ask()
    controller.undo()
    assert controller.asks_person
    assert len(controller.game.choices) == 3
    qtbot.wait(300)
    assert played == [None], "only the undo"
    play_own(controller, 4)
    qtbot.waitUntil(lambda: len(controller.game.choices) > 5, timeout=MILLISECONDS)
    assert controller.game.choices[4].seat == 1


def test_a_computer_that_never_answers_is_told_in_a_sentence(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    run(monkeypatch, DIES)
    controller = Controller(Game(set_up(9)), ("Mira", "Ragna"), ("recruit", "person"))
    with qtbot.waitSignal(controller.trouble, timeout=MILLISECONDS) as trouble:
        pass
    assert trouble.args == ["The computer player does not answer. Take a choice back, or open the game again."]
    assert controller.game.choices == []
    controller.close()
