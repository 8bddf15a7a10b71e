"""Faulty worker processes for the tests of the computer player."""

from __future__ import annotations

import os
import signal
import sys
from itertools import chain, repeat

import pytest

from ui.session.worker import restarting
from ui.session.worker.patience import Patience
from ui.session.worker.restarting import Opponent

SHORT = 0.4  # seconds to wait for a process that answers nothing

READS = "import sys, time; out = sys.stdout.buffer; sys.stdin.buffer.read(4); "
REPLY = """
import msgspec, sys, time
from ddtable.engine.questions import Chosen, Picked, Remark
from ddtable.opponents.worker import Reply, Request, frame
source, out = sys.stdin.buffer, sys.stdout.buffer
asked = msgspec.msgpack.decode(source.read(int.from_bytes(source.read(4), "big")), type=Request)
def reply(answered, choice):
    out.write(frame(msgspec.msgpack.encode(Reply(answered, choice, Remark("nothing")))))
    out.flush()
    source.read()
"""
ENDED = {
    "exits with an error": "import sys; sys.exit(3)",
    "exits with success": "pass",
    "exits after the question": READS,
    "ends in the middle of a frame": READS + "out.write(bytes([0, 0, 9, 0]) + b'half'); out.flush()",
}
GARBLED = {
    "writes text": READS + "out.write(b'Hello, I am Recruit. What is it?'); out.flush(); sys.stdin.buffer.read()",
    "writes a frame that is no reply": READS + "out.write(bytes([0, 0, 0, 2]) + b'no'); out.flush(); time.sleep(99)",
    "writes broken letters": READS + "out.write(bytes([0, 0, 0, 4, 163, 255, 255, 255])); out.flush(); time.sleep(99)",
    "writes a frame of nothing": READS + "out.write(bytes(4)); out.flush(); time.sleep(99)",
    "nests too deep": READS + "out.write(bytes([0, 0, 255, 0]) + bytes([145]) * 65280); out.flush(); time.sleep(99)",
    "announces four gigabytes": READS + "out.write(b'\\xff' * 4); out.flush(); time.sleep(99)",
    "floods": READS + "\nwhile True: out.write(b'\\xff' * 65536)",
    "floods with frames of nothing": READS + "\nwhile True: out.write(bytes(65536))",
    "answers another question": REPLY + "reply(asked.answered + 1, Picked('no'))",
    "chooses what is no option": REPLY + "reply(asked.answered, Picked('no-such-option'))",
    "chooses dice that are not there": REPLY + "reply(asked.answered, Chosen((-1, 4000)))",
}
SILENT = {
    "never reads": "import time; time.sleep(99)",
    "reads and is silent": READS + "time.sleep(99)",
    "closes its output": READS + "import os; os.close(1); time.sleep(99)",
    "closes its input": "import os, time; os.close(0); time.sleep(99)",
    "sends half a frame": READS + "out.write(bytes([0, 0, 9, 0]) + b'half'); out.flush(); time.sleep(99)",
    "floods its errors": READS + "\nwhile True: sys.stderr.write('?' * 65536)",
}
BAD = [
    *((name, code, fault) for fault, bad in (("ended", ENDED), ("garbled", GARBLED), ("silent", SILENT))
      for name, code in bad.items())
]  # fmt: skip


def run(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Let the worker process be a Python program of these lines."""
    monkeypatch.setattr(restarting, "command", lambda: (sys.executable, ["-c", code]))


def waits(monkeypatch: pytest.MonkeyPatch, *seconds: float, after: float = 60.0) -> None:
    """Let the first waits for an answer be of so many seconds, and all others of `after`."""
    left = chain(seconds, repeat(after))
    begin = Patience.begin
    monkeypatch.setattr(Patience, "begin", lambda self, _seconds: begin(self, next(left)))


def pid(computer: Opponent) -> int:
    """Return the number of the process that is asked now."""
    assert computer.worker is not None
    assert computer.worker.process.waitForStarted()
    return computer.worker.process.processId()


def send(computer: Opponent, number: signal.Signals) -> None:
    os.kill(pid(computer), number)


def runs(number: int) -> bool:
    """Return whether there is a process of this number that has not been waited for."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True
