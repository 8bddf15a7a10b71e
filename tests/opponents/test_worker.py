"""The worker process: frames of bytes in and out; it ends when its input ends."""

from __future__ import annotations

import io
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from ddtable.engine import kernel
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Picked
from ddtable.engine.system import SetUp, system, systems
from ddtable.opponents.seated import Computer
from ddtable.opponents.worker import (
    LENGTH_BYTES,
    MOST_REPLY_BYTES,
    MOST_REQUEST_BYTES,
    NOT_ASKED,
    BadReply,
    BadRequest,
    Reply,
    Request,
    Weighed,
    answer,
    frame,
    request,
    request_for_weights,
    serve,
    unframe,
)
from tests.drivers.playing import CLASSIC, at_random, game, set_up

PROJECT = Path(__file__).resolve().parents[2]
SECONDS = 60
THINK = [sys.executable, "-m", "ddtable", "think"]


def asked(count: int) -> list[Played]:
    """Return the first steps of a game that ask a question."""
    return [step for step in game(set_up(7), at_random, most=count - 1) if step.question is not None]


def body(framed: bytes) -> bytes:
    return framed[LENGTH_BYTES:]


def seen(step: Played) -> bytes:
    assert step.question is not None
    return request(CLASSIC.observe(step.position, step.question.seat))


def replies(buffer: bytes) -> Iterator[Reply]:
    while buffer:
        reply, buffer = unframe(buffer)
        assert reply is not None
        yield reply


def test_a_frame_says_how_long_it_is():
    assert frame(b"dice") == b"\0\0\0\4dice"
    assert frame(b"") == b"\0\0\0\0"


def test_a_request_brings_the_position_back():
    step = asked(12)[-1]
    sent = msgspec.msgpack.decode(body(request(step.position)), type=Request)
    assert (sent.system, sent.answered) == ("classic", step.position.answered)
    assert msgspec.msgpack.decode(sent.position, type=CLASSIC.position_type) == step.position


def test_a_request_names_the_player_and_its_level():
    position = asked(2)[-1].position
    for player in (Computer("recruit"), Computer("veteran", 2)):
        assert msgspec.msgpack.decode(body(request(position, player)), type=Request).player == player


def test_a_request_for_an_unknown_player_is_refused():
    with pytest.raises(BadRequest, match="veteran:2"):
        answer(body(request(asked(2)[-1].position, Computer("veteran", 2))))


def test_the_answers_are_weighed_beside_a_given_one():
    step = next(one for one in asked(60) if one.question is not None and one.question.kind == "march-first")
    assert step.question is not None
    position = CLASSIC.observe(step.position, step.question.seat)
    framed = answer(body(request_for_weights(position, Picked("pass"))))
    reply, rest = unframe(framed)
    assert rest == b""
    assert isinstance(reply, Weighed)
    assert reply.answered == position.answered
    assert "pass" in reply.values
    assert all(0 <= chance <= 1 for chance in reply.values.values())
    with pytest.raises(BadRequest, match="cannot be weighed"):
        answer(body(request_for_weights(position, Picked("moon"))))


def test_an_answer_is_legal_and_names_its_choice_count():
    for step in asked(60):
        (reply,) = replies(answer(body(seen(step))))
        assert step.question is not None
        assert reply.answered == step.position.answered
        assert step.question.refusal(reply.choice) is None


def test_the_same_request_has_the_same_answer():
    question = body(seen(asked(30)[-1]))
    assert answer(question) == answer(question)


def test_a_buffer_that_comes_in_pieces():
    """No reply is returned before its last byte has arrived."""
    whole = answer(body(seen(asked(3)[-1])))
    for cut in range(len(whole)):
        assert unframe(whole[:cut]) == (None, whole[:cut])
    reply, rest = unframe(whole)
    assert reply is not None
    assert rest == b""


def test_a_buffer_with_more_than_one_reply():
    steps = asked(5)
    joined = b"".join(answer(body(seen(step))) for step in steps)
    assert [reply.answered for reply in replies(joined)] == [step.position.answered for step in steps]
    reply, rest = unframe(joined + b"\0\0")
    assert reply is not None
    assert rest.endswith(b"\0\0")


NO_REPLIES = {
    "text": b"nonsense",
    "nothing": b"",
    "another kind": msgspec.msgpack.encode([1, 2, 3]),
    "broken letters": b"\xa3\xff\xff\xff",
    "nested too deep": b"\x91" * 60_000,
}


@pytest.mark.parametrize("body", NO_REPLIES.values(), ids=NO_REPLIES)
def test_bytes_that_are_no_reply_are_an_error(body: bytes):
    with pytest.raises(BadReply):
        unframe(frame(body))


def test_a_length_above_the_limit_is_an_error_at_once():
    with pytest.raises(BadReply):
        unframe((MOST_REPLY_BYTES + 1).to_bytes(LENGTH_BYTES, "big"))
    head = MOST_REPLY_BYTES.to_bytes(LENGTH_BYTES, "big")
    assert unframe(head) == (None, head)


def test_a_finished_game_has_no_answer():
    *_, last = game(set_up(2))
    with pytest.raises(ValueError, match="nothing is asked"):
        answer(body(request(last.position)))


def test_serving_ends_with_the_input():
    steps = asked(4)
    sink = io.BytesIO()
    serve(io.BytesIO(b"".join(seen(step) for step in steps)), sink)
    assert [reply.answered for reply in replies(sink.getvalue())] == [step.position.answered for step in steps]


@pytest.mark.parametrize("kept", [2, LENGTH_BYTES, 300])
def test_a_request_that_is_cut_short_is_not_answered_and_is_no_defect(kept: int):
    """The window was killed while it asked: the next window would offer a report of a crash that was none."""
    first, second = (seen(step) for step in asked(4)[:2])
    sink = io.BytesIO()
    serve(io.BytesIO(first + second[:kept]), sink)
    assert len(list(replies(sink.getvalue()))) == 1


def test_empty_input_gives_no_output():
    sink = io.BytesIO()
    serve(io.BytesIO(b""), sink)
    assert sink.getvalue() == b""


def test_the_process_answers_twice_and_ends_with_its_input():
    first, second = asked(40)[5], asked(40)[30]
    with subprocess.Popen(THINK, cwd=PROJECT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for step in (first, second):
            process.stdin.write(seen(step))
            process.stdin.flush()
            head = process.stdout.read(LENGTH_BYTES)
            reply, rest = unframe(head + process.stdout.read(int.from_bytes(head, "big")))
            assert reply is not None
            assert rest == b""
            assert step.question is not None
            assert step.question.refusal(reply.choice) is None
        process.stdin.close()
        assert process.wait(SECONDS) == 0
        assert process.stdout.read() == b""


def test_a_request_of_any_game_is_answered_by_its_own_player():
    for name in systems():
        rules = system(name)
        forces = tuple(rules.deal(rules.sizes[0], Random(3), {}) for _ in range(2))
        played = kernel.begin(rules, SetUp(name, 3, {}, forces))
        assert played.question is not None
        (reply,) = replies(answer(body(request(rules.observe(played.position, played.question.seat)))))
        assert played.question.refusal(reply.choice) is None
        assert reply.remark.word != "reason-chance"


def think(folder: Path, given: bytes | None, closed: str = "") -> subprocess.CompletedProcess[str]:
    """Start the worker as the shell does, with this at its input, or with an output or input `closed`."""
    homes = {name: str(folder) for name in ("HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    source = folder / "given"
    source.write_bytes(given or b"")
    return subprocess.run(
        ["sh", "-c", f'exec "$@" {closed or "<" + shlex.quote(str(source))}', "sh", *THINK],
        cwd=PROJECT,
        env={**os.environ, **homes},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


@pytest.mark.skipif(os.name != "posix", reason="a shell of Unix closes the streams")
@pytest.mark.parametrize("closed", ["<&-", ">&- </dev/null", "<&- >&-", "<&- >&- 2>&-"])
def test_a_worker_without_input_or_output_ends_without_a_report(tmp_path: Path, closed: str):
    done = think(tmp_path, None, closed)
    assert (done.returncode, done.stdout, done.stderr) == (NOT_ASKED, "", "")
    assert list(tmp_path.rglob("crash-*")) == []


@pytest.mark.skipif(os.name != "posix", reason="a shell of Unix gives the input")
@pytest.mark.parametrize("given", [frame(b""), frame(b"\xc1"), b"hello, player" * 100, b"\xff" * 9])
def test_a_worker_that_is_given_anything_else_says_so_in_one_sentence(tmp_path: Path, given: bytes):
    done = think(tmp_path, given)
    assert (done.returncode, done.stdout) == (NOT_ASKED, "")
    assert done.stderr == "ddtable think: only the window can use this command.\n"
    assert list(tmp_path.rglob("crash-*")) == []


def test_a_request_that_is_too_long_is_not_read():
    class Endless(io.BytesIO):
        def read(self, size: int | None = -1, /) -> bytes:
            assert size == LENGTH_BYTES
            return super().read(size)

    with pytest.raises(BadRequest):
        serve(Endless((MOST_REQUEST_BYTES + 1).to_bytes(4, "big")), io.BytesIO())


@pytest.mark.parametrize("name", ["", "nonsense", "classic"])
def test_a_request_about_no_position_is_refused(name: str):
    with pytest.raises(BadRequest):
        answer(msgspec.msgpack.encode(Request(name, 0, b"\x80")))
