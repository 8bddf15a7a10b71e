"""Tournaments on a scheduler with two workers on this machine: the same games, and what happens when it goes away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from ddtable import __version__
from ddtable.cli import main
from ddtable.opponents.players import RECRUIT
from ddtable.tournament import cluster
from ddtable.tournament.cluster import NoCluster, on_cluster
from ddtable.tournament.contest import RANDOM, Contest, PairPlayed, play
from ddtable.tournament.executors import ExecutorGone
from ddtable.tournament.pairings import Pair, pairings, pairs

SMALL = ["tournament", "recruit", "random", "--sizes", "12,14", "--games", "4"]
WORK = partial(play, Contest(RECRUIT, RANDOM))
SOON = 0.5  # seconds


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[object]:
    """Start a scheduler with two workers; they are threads of this process, which is soon done."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=False,
        host="127.0.0.1",
        protocol="tcp",
        dashboard_address=None,
        local_directory=str(tmp_path),
    ) as made:
        yield made


def todo(games: int) -> list[Pair]:
    return list(pairs(pairings("classic", (12,), 4, 1), games, 0))


def test_the_workers_play_the_same_games_as_this_machine(scheduler, capsys: pytest.CaptureFixture[str]):
    def printed(*more: str) -> str:
        assert main([*SMALL, *more]) == 0
        return re.sub(r"thinking.*", "", capsys.readouterr().out)

    assert printed("--scheduler", scheduler.scheduler_address) == printed()


def test_results_come_in_order_and_closing_cancels_the_rest(scheduler):
    games = todo(400)
    results = on_cluster(scheduler.scheduler_address)(WORK, games)
    assert [next(results).worths for _ in range(3)] == [WORK(one).worths for one in games[:3]]
    assert 0 < len(scheduler.scheduler.tasks) <= 8
    results.close()
    assert not scheduler.scheduler.tasks
    assert not scheduler.scheduler.clients.keys() - {"fire-and-forget"}


def test_a_scheduler_that_goes_away_ends_the_work_in_a_sentence(scheduler):
    address = scheduler.scheduler_address
    results = on_cluster(address, SOON)(WORK, todo(4000))
    assert isinstance(next(results), PairPlayed)
    scheduler.close()
    with pytest.raises(ExecutorGone, match=f"^The scheduler at {address} is gone.$"):
        list(results)
    with pytest.raises(ExecutorGone, match=f"^The scheduler at {address} cannot be reached.$"):
        next(on_cluster(address, SOON)(WORK, todo(4)))


def test_workers_that_cannot_play_the_same_games_are_refused(scheduler, monkeypatch: pytest.MonkeyPatch):
    def why() -> str:
        with pytest.raises(ExecutorGone) as gone:
            next(on_cluster(scheduler.scheduler_address, SOON)(WORK, todo(4)))
        return str(gone.value)

    def without_ddtable() -> str:
        raise ModuleNotFoundError

    monkeypatch.setattr(cluster, "version", lambda: "0.0")
    assert why().endswith(f"has ddtable 0.0, and this is {__version__}.")
    monkeypatch.setattr(cluster, "version", without_ddtable)
    assert why().endswith("cannot import ddtable.")
    monkeypatch.undo()
    scheduler.sync(scheduler.scheduler.retire_workers)
    assert why().endswith("has no workers.")


def test_workers_that_die_end_the_work_in_a_sentence(scheduler):
    from distributed.scheduler import KilledWorker

    def dying(_: Pair) -> PairPlayed:
        raise KilledWorker("play", SimpleNamespace(address="there"), 4)

    with pytest.raises(ExecutorGone, match="have ended unexpectedly"):
        next(on_cluster(scheduler.scheduler_address)(dying, todo(2)))


@pytest.mark.parametrize("address", ["", "processes", "inproc://1", "127.0.0.1", "host:port", "tcp://[::1]:87860000"])
def test_an_address_is_a_host_and_a_port(address: str):
    with pytest.raises(NoCluster, match="HOST:PORT"):
        on_cluster(address)


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)
    assert main([*SMALL, "--scheduler", "[::1]:8786"]) == 2
    assert "needs the package distributed" in capsys.readouterr().err
