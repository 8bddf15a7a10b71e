"""The computer player as the window meets it: a process that answers, is forgotten, dies and is started again."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Choice, Remark
from ddtable.opponents.players import seconds_to_answer
from tests.drivers.bad_workers import BAD, SHORT, pid, run, runs, send, waits
from tests.drivers.playing import CLASSIC, at_random, game, set_up
from ui.session.session import Session
from ui.session.worker import restarting
from ui.session.worker.restarting import Opponent

PROJECT = Path(__file__).resolve().parents[3]
MILLISECONDS = 20_000
posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")


@pytest.fixture(autouse=True)
def in_the_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)


@pytest.fixture
def computer(qtbot: QtBot) -> Iterator[Opponent]:
    made = Opponent()
    yield made
    made.close()


def steps(count: int, seed: int = 7) -> list[Played]:
    return [step for step in game(set_up(seed), at_random, most=count - 1) if step.question is not None]


def ask(computer: Opponent, step: Played) -> None:
    assert step.question is not None
    computer.ask(CLASSIC.observe(step.position, step.question.seat), step.question)


def assert_answers(qtbot: QtBot, computer: Opponent, step: Played) -> None:
    with qtbot.waitSignal(computer.answered, timeout=MILLISECONDS) as signal:
        ask(computer, step)
    assert_legal(step, signal.args)


def assert_legal(step: Played, args: list[object]) -> None:
    answered, choice, remark = args
    assert answered == step.position.answered
    assert step.question is not None
    assert step.question.refusal(choice) is None
    assert isinstance(remark, Remark)


def faults(computer: Opponent) -> list[str]:
    """Every fault from now on: each restart, and the failure at the end."""
    reported: list[str] = []
    computer.restarted.connect(lambda fault: reported.append(f"restarted: {fault}"))
    computer.failed.connect(lambda fault: reported.append(f"failed: {fault}"))
    return reported


def test_it_answers_one_question_after_the_other(qtbot: QtBot, computer: Opponent):
    for step in steps(30)[::10]:
        assert_answers(qtbot, computer, step)


def test_a_frozen_program_starts_itself(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.undo()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert restarting.command() == (sys.executable, ["think"])


def test_cancelled_answer_is_never_delivered(qtbot: QtBot, computer: Opponent):
    """Taken back and played otherwise, a game asks under the same number: the old answer must not be taken for it."""
    first, second = steps(12)[3], steps(12)[9]
    answers: list[int] = []
    computer.answered.connect(lambda answered, *_: answers.append(answered))
    ask(computer, first)
    computer.forget()
    assert_answers(qtbot, computer, second)
    assert answers == [second.position.answered]


def test_a_second_question_makes_the_first_void(qtbot: QtBot, computer: Opponent):
    first, second = steps(12)[3], steps(12)[9]
    answers: list[int] = []
    computer.answered.connect(lambda answered, *_: answers.append(answered))
    ask(computer, first)
    assert_answers(qtbot, computer, second)
    assert answers == [second.position.answered]


def test_a_process_that_ends_without_a_question_is_restarted_silently(qtbot: QtBot, computer: Opponent):
    reported = faults(computer)
    assert_answers(qtbot, computer, steps(5)[1])
    assert computer.worker is not None
    with qtbot.waitSignal(computer.worker.process.finished, timeout=MILLISECONDS):
        computer.worker.process.kill()
    assert_answers(qtbot, computer, steps(5)[3])
    assert reported == []


@posix
def test_a_killed_process_is_restarted_and_asked_again(qtbot: QtBot, computer: Opponent):
    reported, step = faults(computer), steps(5)[1]
    with qtbot.waitSignal(computer.answered, timeout=MILLISECONDS) as answer:
        ask(computer, step)
        send(computer, signal.SIGKILL)
    assert reported == ["restarted: ended"]
    assert_legal(step, answer.args)


@posix
def test_a_process_that_is_killed_twice_fails(qtbot: QtBot, computer: Opponent):
    reported = faults(computer)
    computer.restarted.connect(lambda _: send(computer, signal.SIGKILL))
    with qtbot.waitSignal(computer.failed, timeout=MILLISECONDS):
        ask(computer, steps(5)[1])
        send(computer, signal.SIGKILL)
    assert reported == ["restarted: ended", "failed: ended"]


@posix
def test_a_stopped_process_is_killed_and_a_new_one_is_asked(
    qtbot: QtBot, computer: Opponent, monkeypatch: pytest.MonkeyPatch
):
    """A stopped process does not end by itself; only the time limit finds it."""
    reported, step = faults(computer), steps(5)[1]
    waits(monkeypatch, SHORT)
    with qtbot.waitSignal(computer.answered, timeout=MILLISECONDS) as answer:
        send(computer, signal.SIGSTOP)
        stopped = pid(computer)
        ask(computer, step)
    assert reported == ["restarted: silent"]
    assert_legal(step, answer.args)
    qtbot.waitUntil(lambda: not runs(stopped), timeout=MILLISECONDS)


@posix
def test_a_process_that_is_stopped_twice_fails_and_can_be_asked_again(
    qtbot: QtBot, computer: Opponent, monkeypatch: pytest.MonkeyPatch
):
    reported, step = faults(computer), steps(5)[1]
    waits(monkeypatch, SHORT, SHORT)
    stop_again = computer.restarted.connect(lambda _: send(computer, signal.SIGSTOP))
    with qtbot.waitSignal(computer.failed, timeout=MILLISECONDS):
        send(computer, signal.SIGSTOP)
        ask(computer, step)
    assert reported == ["restarted: silent", "failed: silent"]
    computer.restarted.disconnect(stop_again)
    assert_answers(qtbot, computer, step)


@pytest.mark.parametrize(("code", "fault"), [bad[1:] for bad in BAD], ids=[bad[0] for bad in BAD])
def test_every_kind_of_no_answer_is_tried_twice_and_given_up(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, code: str, fault: str
):
    run(monkeypatch, code)
    waits(monkeypatch, *((SHORT, SHORT) if fault == "silent" else ()))
    computer = Opponent()
    reported, answers = faults(computer), []
    computer.answered.connect(lambda *args: answers.append(args))
    with qtbot.waitSignal(computer.failed, timeout=MILLISECONDS):
        ask(computer, steps(5)[1])
    assert (reported, answers) == ([f"restarted: {fault}", f"failed: {fault}"], [])
    assert computer.worker is None
    computer.close()


@posix
@pytest.mark.parametrize("stream", ["stdout", "stderr"])
def test_a_flood_does_not_fill_the_memory(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, stream: str):
    import resource

    # each frame is below the limit, so only the time limit or an invalid frame ends it
    run(monkeypatch, f"import sys\nwhile True: sys.{stream}.buffer.write(bytes([0, 3, 255, 255]) + b'?' * 9999)")
    waits(monkeypatch, 1.0, 1.0)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    computer = Opponent()
    with qtbot.waitSignal(computer.failed, timeout=MILLISECONDS):
        ask(computer, steps(5)[1])
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 64 << 10, "kilobytes"
    computer.close()


@pytest.mark.parametrize("program", ["missing", "folder", "text"])
def test_a_program_that_cannot_be_started_fails(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, program: str
):
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("no program")
    monkeypatch.setattr(restarting, "command", lambda: (str(tmp_path / program), ["think"]))
    computer = Opponent()
    reported = faults(computer)
    with qtbot.waitSignal(computer.failed, timeout=MILLISECONDS):
        ask(computer, steps(5)[1])
    assert reported == ["restarted: start", "failed: start"]
    computer.close()


def test_a_slow_answer_is_waited_for(qtbot: QtBot, computer: Opponent, monkeypatch: pytest.MonkeyPatch):
    reported = faults(computer)
    waits(monkeypatch, seconds_to_answer("classic"))
    assert seconds_to_answer("classic") >= 60, "a thousand times what Recruit needs for the largest armies"
    assert_answers(qtbot, computer, steps(5)[1])
    assert reported == []


def test_a_flood_without_a_question_ends_the_process_silently(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    run(monkeypatch, "import sys\nwhile True: sys.stdout.buffer.write(b'\\xff' * 65536)")
    computer = Opponent()
    reported = faults(computer)
    qtbot.waitUntil(lambda: computer.worker is None, timeout=MILLISECONDS)
    monkeypatch.undo()
    monkeypatch.chdir(PROJECT)
    assert_answers(qtbot, computer, steps(5)[1])
    assert reported == []
    computer.close()


def test_a_forgotten_question_has_no_time_limit(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    """The player undid while the process hung."""
    run(monkeypatch, "import time; time.sleep(99)")
    waits(monkeypatch, SHORT)
    computer = Opponent()
    reported = faults(computer)
    ask(computer, steps(5)[1])
    computer.forget()
    qtbot.wait(round(3000 * SHORT))
    assert reported == []
    computer.close()


@posix
@pytest.mark.parametrize("stopped", [False, True])
def test_closing_ends_the_process(qtbot: QtBot, stopped: bool):
    computer = Opponent()
    process = pid(computer)
    assert runs(process)
    if stopped:
        send(computer, signal.SIGSTOP)
    computer.close()
    assert not runs(process)


# In the game


@pytest.fixture
def against_recruit(qtbot: QtBot) -> Iterator[Session]:
    session = Session(Game(set_up(9)), ("Mira", "Ragna"), ("person", "recruit"))
    yield session
    session.close()


def play_own(session: Session, count: int) -> None:
    """Answer the person's questions until the computer is asked or so many choices stand."""
    random = Random(1)
    while session.asks_person and len(session.game.choices) < count:
        assert session.question is not None
        session.play(CLASSIC.sample(session.question, random))


def test_recruit_answers_within_seconds(qtbot: QtBot, against_recruit: Session):
    session = against_recruit
    thinking: list[bool] = []
    session.computers.thinking.connect(thinking.append)
    play_own(session, 4)
    assert session.asked_seat == 1
    with qtbot.waitSignal(session.changed, timeout=MILLISECONDS):
        pass
    entry = session.game.choices[4]
    assert entry.seat == 1
    assert entry.remark is not None
    assert session.words.remark(entry.remark, session.table)
    qtbot.waitUntil(lambda: session.asked_seat == 0, timeout=MILLISECONDS)
    assert thinking[0] is True
    assert thinking[-1] is False


def test_game_against_recruit_ends(qtbot: QtBot, against_recruit: Session):
    session = against_recruit
    trouble: list[str] = []
    session.guard.trouble.connect(trouble.append)
    while session.question is not None:
        play_own(session, 3000)
        qtbot.waitUntil(lambda: session.question is None or session.asks_person, timeout=MILLISECONDS)
    assert trouble == []
    assert session.game.position.result is not None


def test_undo_while_it_thinks_voids_the_thought(qtbot: QtBot, against_recruit: Session):
    """Its answer to the question that was taken back is not played in the other line of the game."""
    session = against_recruit
    play_own(session, 4)
    played: list[Choice | None] = []
    session.game.after.append(lambda _game, entry: played.append(entry.choice))
    session.computers._ask()
    session.undoing.undo()
    assert session.asks_person
    assert len(session.game.choices) == 3
    qtbot.wait(300)
    assert played == [None], "only the undo"
    play_own(session, 4)
    qtbot.waitUntil(lambda: len(session.game.choices) > 5, timeout=MILLISECONDS)
    assert session.game.choices[4].seat == 1
