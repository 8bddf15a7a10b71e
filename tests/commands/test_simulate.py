"""Ctrl-C while the processes of `simulate --jobs` start: late, but not lost."""

from __future__ import annotations

import signal
import sys

import pytest

from ddtable.commands.simulate import _interrupts_held_back


@pytest.mark.skipif(sys.platform == "win32", reason="no signal can wait there")
def test_an_interrupt_while_processes_start_comes_afterwards():
    started = []

    def start() -> None:
        with _interrupts_held_back():
            signal.raise_signal(signal.SIGINT)
            started.append("all")

    with pytest.raises(KeyboardInterrupt):
        start()
    assert started == ["all"]
