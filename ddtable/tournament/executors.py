"""Executors carry out the work of a tournament: this machine does, or anything else that is an `Executor`."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import TypeAlias

from ddtable.parallel import in_order
from ddtable.tournament.contest import PairPlayed
from ddtable.tournament.pairings import Pair

Executor: TypeAlias = Callable[[Callable[[Pair], PairPlayed], Sequence[Pair]], Generator[PairPlayed, None, None]]
"""It does a piece of work for each pair, and yields the results in their order, as soon as possible.

The work can be pickled. Closing the iterator cancels what has not begun. Raises `ExecutorGone` if it can do no more.
"""


class ExecutorGone(Exception):
    """Raised if work cannot go on; the text is one sentence."""


def on_this_machine(jobs: int) -> Executor:
    """Return the executor that plays in so many processes of this machine; 1: in this process."""

    def execute(work: Callable[[Pair], PairPlayed], todo: Sequence[Pair]) -> Generator[PairPlayed, None, None]:
        try:
            yield from in_order(work, todo, min(jobs, len(todo)))
        except BrokenProcessPool:
            raise ExecutorGone("A process that plays games has ended unexpectedly.") from None

    return execute
