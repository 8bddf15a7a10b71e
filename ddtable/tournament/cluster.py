"""The executor of tournaments on other machines: the workers of a Dask scheduler, which play the same games."""

from __future__ import annotations

import logging
import re
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from itertools import chain, repeat
from typing import TYPE_CHECKING

from ddtable import __version__
from ddtable.tournament.contest import PairPlayed
from ddtable.tournament.executors import Executor, ExecutorGone
from ddtable.tournament.pairings import Pair

if TYPE_CHECKING:
    from distributed import Client, Future

PACKAGE = "distributed"
ADDRESS = re.compile(r"((tcp|tls)://)?(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+):[0-9]{1,5}")
AHEAD = 4  # pairs submitted for each thread of the workers
REACHED = 10.0  # seconds in which a scheduler must answer, also one that was lost for a while
LOGGERS = ("distributed", "distributed.client", "distributed.core", "distributed.comm")


class NoCluster(Exception):
    """Raised if no scheduler can be asked at all; the text is one sentence."""


def on_cluster(address: str, reached: float = REACHED) -> Executor:
    """Return the executor that plays on the workers of the scheduler at this address. Raises NoCluster.

    The scheduler and its workers are trusted: what they send back can run code here.
    """
    if not ADDRESS.fullmatch(address):
        raise NoCluster(f"The address of a scheduler is HOST:PORT, such as tcp://192.168.0.7:8786, not {address!r}.")
    if find_spec(PACKAGE) is None:
        raise NoCluster("A scheduler needs the package distributed. Install it with: pip install 'ddtable[cluster]'")

    def execute(work: Callable[[Pair], PairPlayed], todo: Sequence[Pair]) -> Generator[PairPlayed, None, None]:
        with _quiet(), _connected(address, reached) as client:
            yield from _in_order(client, address, work, todo)

    return execute


def version() -> str:
    """Return the version of ddtable: a worker of another one can play other games."""
    return __version__


@contextmanager
def _connected(address: str, reached: float) -> Iterator[Client]:
    """Connect to a scheduler whose workers can play the same games. Raises ExecutorGone."""
    from distributed import Client

    try:
        client = Client(address, timeout=reached, set_as_default=False)
    except (OSError, ValueError) as error:  # a timeout is an OSError too
        raise ExecutorGone(f"The scheduler at {address} cannot be reached.") from error
    try:
        _check_workers(client, address, reached)
        yield client
    finally:
        client.close(timeout=reached)


def _check_workers(client: Client, address: str, reached: float) -> None:
    """Raise ExecutorGone if there is no worker, or one without the same ddtable."""
    try:
        client.wait_for_workers(1, timeout=reached)
        found = client.run(version)
    except TimeoutError:
        raise ExecutorGone(f"The scheduler at {address} has no workers.") from None
    except ImportError:
        raise ExecutorGone(f"A worker of the scheduler at {address} cannot import ddtable.") from None
    except OSError:
        raise ExecutorGone(f"The scheduler at {address} is gone.") from None
    for worker, theirs in found.items():
        if theirs != __version__:
            raise ExecutorGone(f"The worker {worker} has ddtable {theirs}, and this is {__version__}.")


def _in_order(
    client: Client, address: str, work: Callable[[Pair], PairPlayed], todo: Sequence[Pair]
) -> Iterator[PairPlayed]:
    """Yield the results in the order of the pairs; what has not been played at the end is cancelled.

    Only some pairs are submitted ahead: a series can end long before its last pair.
    """
    from concurrent.futures import CancelledError

    from distributed.client import ClosedClientError
    from distributed.comm import CommClosedError
    from distributed.scheduler import KilledWorker

    waiting: deque[Future[PairPlayed]] = deque()
    try:
        ahead = AHEAD * max(1, sum(client.nthreads().values()))
        for pair in chain(todo, repeat(None, ahead)):  # at the end only results come
            if pair is not None:
                waiting.append(client.submit(work, pair, pure=False))
            if waiting and (pair is None or len(waiting) >= ahead):
                yield waiting[0].result()
                waiting.popleft()
    except KilledWorker:
        raise ExecutorGone(f"Workers of the scheduler at {address} have ended unexpectedly.") from None
    except (CancelledError, CommClosedError, ClosedClientError):
        raise ExecutorGone(f"The scheduler at {address} is gone.") from None
    finally:
        if client.status == "running":
            client.cancel(list(waiting))


@contextmanager
def _quiet() -> Iterator[None]:
    """Keep the messages of the package off the terminal: the tournament says what happened in a sentence."""
    import_module(PACKAGE)  # first, because it sets these levels
    before = {name: logging.getLogger(name).level for name in LOGGERS}
    for name in LOGGERS:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)
