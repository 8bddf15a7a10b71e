"""Many pieces of work in several processes, or in this one; Ctrl-C reaches only this one."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from ddtable.processes import isolated_spawning

NO_SHARED_MEMORY = "ddtable: This system has no shared memory (/dev/shm), so the games are played in one process."

_Piece = TypeVar("_Piece")
_Done = TypeVar("_Done")


def in_order(work: Callable[[_Piece], _Done], todo: Sequence[_Piece], jobs: int, chunk: int = 1) -> Iterator[_Done]:
    """Yield the result of each piece of work in order, as soon as possible; `jobs` processes do it, 1: this one.

    A process takes `chunk` pieces at a time, and Ctrl-C waits until it has done them. If the system has no shared
    memory, this process does the work, and a sentence says so. Raises BrokenProcessPool if a process dies.
    """
    if jobs > 1:
        with isolated_spawning():
            pool = _pool(jobs)
            if pool is not None:
                yield from _in_processes(pool, work, todo, chunk)
                return
    for piece in todo:
        yield work(piece)


def _pool(jobs: int) -> ProcessPoolExecutor | None:
    try:
        # Spawned on every system, for the same behaviour everywhere.
        return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_leave_interrupts_to_parent)
    except (ImportError, NotImplementedError, OSError):
        print(NO_SHARED_MEMORY, file=sys.stderr)
        return None


def _in_processes(
    pool: ProcessPoolExecutor, work: Callable[[_Piece], _Done], todo: Sequence[_Piece], chunk: int
) -> Iterator[_Done]:
    try:
        with interrupts_held_back():
            done = pool.map(work, todo, chunksize=chunk)
        yield from done
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Block Ctrl-C while processes are spawned, so that they ignore it; this process handles it afterwards."""
    if sys.platform == "win32":  # signals cannot be blocked there: one in the meantime is lost
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
        return
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


def hear_interrupts() -> None:
    """Handle Ctrl-C even if a shell started the command in the background, where it is ignored by default."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
