"""The worker process of the computer players: it reads positions as bytes and writes choices, odds or advice.

A frame is a length of four bytes, big-endian, followed by that many bytes of MessagePack. The process ends when its
input ends. A thread would be simpler, but it would make the window stutter.
"""

from __future__ import annotations

import signal
import sys
from random import Random
from typing import BinaryIO

import msgspec
from msgspec import Struct

import ddtable.rules  # noqa: F401 - registers the rule systems
from ddtable.engine import kernel
from ddtable.engine.questions import Choice, Question, Remark
from ddtable.engine.system import AnyPosition, system
from ddtable.opponents.advice import Advice
from ddtable.opponents.forecast import Forecast
from ddtable.opponents.players import RECRUIT, has, player
from ddtable.opponents.seated import Computer

LENGTH_BYTES = 4
MOST_REPLY_BYTES = 1 << 18  # a choice of 400 dice with its reason takes 1,500 bytes
MOST_REQUEST_BYTES = 1 << 26  # far more than the position of any game
NOT_ASKED = 2  # the exit code where something else than a window is at the input


class Request(Struct, frozen=True):
    """A request: rule system, number of choices so far, encoded position as the seat sees it, computer player.

    With `tries` it is for the odds of all answers: those of so many tries of each, after the first `begin`. With
    `advice` it is for the best answers and proposals. With `given` it is for the values of all answers beside that one.
    """

    system: str
    answered: int
    position: bytes
    player: Computer = RECRUIT
    tries: int = 0
    begin: int = 0
    advice: bool = False
    given: Choice | None = None


class Reply(Struct, frozen=True, tag="choice"):
    """A reply: the number of choices it is for, the choice, and the reason."""

    answered: int
    choice: Choice
    remark: Remark


class Odds(Struct, frozen=True, tag="odds"):
    """A reply: the number of choices it is for, the number of tries before, and the odds of the answers."""

    answered: int
    begin: int
    forecasts: tuple[Forecast, ...]


class Weighed(Struct, frozen=True, tag="weighed"):
    """A reply: the number of choices it is for, and the chance of winning after each answer; empty if not weighed."""

    answered: int
    values: dict[str, float]


class BadReply(ValueError):
    """An error: the received bytes are not a reply."""


class BadRequest(ValueError):
    """An error: the received bytes are not a request."""


def request(position: AnyPosition, player: Computer = RECRUIT) -> bytes:
    """Return the frame that requests a computer player's choice in a position, as the asked seat may see it."""
    body = Request(position.system, position.answered, msgspec.msgpack.encode(position), player)
    return frame(msgspec.msgpack.encode(body))


def request_for_odds(position: AnyPosition, tries: int, begin: int) -> bytes:
    """Return the frame that requests the odds of all answers in a position, as the asked seat may see it."""
    encoded = msgspec.msgpack.encode(position)
    body = Request(position.system, position.answered, encoded, tries=tries, begin=begin)
    return frame(msgspec.msgpack.encode(body))


def request_for_advice(position: AnyPosition) -> bytes:
    """Return the frame that requests advice about the question in a position, as the asked seat may see it."""
    body = Request(position.system, position.answered, msgspec.msgpack.encode(position), advice=True)
    return frame(msgspec.msgpack.encode(body))


def request_for_weights(position: AnyPosition, given: Choice) -> bytes:
    """Return the frame that requests the values of all answers beside a given one, as the asked seat may see them."""
    body = Request(position.system, position.answered, msgspec.msgpack.encode(position), given=given)
    return frame(msgspec.msgpack.encode(body))


def frame(body: bytes) -> bytes:
    """Return a body with its length in front."""
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def unframe(buffer: bytes) -> tuple[Reply | Odds | Advice | Weighed | None, bytes]:
    """Return the first complete reply in a buffer, or None, and the rest of the buffer.

    Raises BadReply for invalid bytes, and for a length above the limit.
    """
    if len(buffer) < LENGTH_BYTES:
        return None, buffer
    length = int.from_bytes(buffer[:LENGTH_BYTES], "big")
    if length > MOST_REPLY_BYTES:
        raise BadReply(f"a reply of {length} bytes")
    end = LENGTH_BYTES + length
    if len(buffer) < end:
        return None, buffer
    try:
        reply = msgspec.msgpack.decode(buffer[LENGTH_BYTES:end], type=Reply | Odds | Advice | Weighed)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadReply(str(error)) from error
    return reply, buffer[end:]


def answer(body: bytes) -> bytes:
    """Return the frame of the reply to one request. Raises BadRequest."""
    try:
        asked = msgspec.msgpack.decode(body, type=Request)
        rules = system(asked.system)
        position = msgspec.msgpack.decode(asked.position, type=rules.position_type)
    except (msgspec.MsgspecError, ValueError, KeyError, RecursionError) as error:
        raise BadRequest(str(error)) from error
    if not has(asked.system, asked.player):
        raise BadRequest(f"there is no computer player {asked.player.word!r}")
    question = kernel.ask(rules, position)
    if question is None:
        raise ValueError("a computer player was asked where nothing is asked")
    if asked.given is not None:
        return _weighed(asked, position, question)
    if asked.advice:
        from ddtable.opponents.advising import advise

        return frame(msgspec.msgpack.encode(advise(position, question)))
    if asked.tries:
        from ddtable.opponents.forecasting import forecasts  # loads more than a computer player needs

        found = forecasts(position, question, asked.begin, asked.tries)
        return frame(msgspec.msgpack.encode(Odds(asked.answered, asked.begin, found)))
    choice, remark = player(asked.system, asked.player).choose(position, question, Random(asked.answered))
    return frame(msgspec.msgpack.encode(Reply(asked.answered, choice, remark)))


def _weighed(asked: Request, position: AnyPosition, question: Question) -> bytes:
    """Return the frame with the values of all answers beside a given one. Raises BadRequest."""
    from ddtable.opponents.judging import has_judge, judge

    if asked.given is None or not has_judge(asked.system) or question.refusal(asked.given) is not None:
        raise BadRequest("an answer that cannot be weighed")
    values = judge(asked.system).values(position, question, asked.given)
    return frame(msgspec.msgpack.encode(Weighed(asked.answered, dict(values))))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer requests until the input ends. A request that is cut short needs no answer: the window was killed.

    Raises BadRequest for anything else, before it is read if it is too long.
    """
    while len(head := source.read(LENGTH_BYTES)) == LENGTH_BYTES:
        length = int.from_bytes(head, "big")
        if length > MOST_REQUEST_BYTES:
            raise BadRequest(f"a request of {length} bytes")
        body = source.read(length)
        if len(body) < length:
            return
        sink.write(answer(body))
        sink.flush()


def main() -> int:
    """Serve on standard input and output, if both are open. Ctrl-C is ignored: the window closes the input then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    source, sink = (getattr(stream, "buffer", None) for stream in (sys.stdin, sys.stdout))
    if source is None or sink is None:
        return NOT_ASKED
    try:
        serve(source, sink)
    except BadRequest:
        print("ddtable think: only the window can use this command.", file=sys.stderr)
        return NOT_ASKED
    return 0
