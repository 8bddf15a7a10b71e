"""The program in strange environments: it works, or says in a sentence why not. The long form: `--environments 500`."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from ddtable import saves
from ddtable.engine.game import Game
from tests.drivers.playing import CLASSIC, set_up

if sys.platform == "win32":
    pytest.skip("there are no such limits and signals", allow_module_level=True)

import resource

from tests.drivers import strange_environments as strange
from tests.drivers.strange_environments import Ended, Environment, Oddity, Places

SEED = 15
CALM = Environment(0, strange.WINDOW, ())


@pytest.fixture
def here(tmp_path: Path) -> Places:
    save, random = tmp_path / "sound.ddtable", Random(1)
    game = Game(set_up(1))
    with saves.create(
        save, game, (saves.Seat("Mira", "person"), saves.Seat("Ragna", "person")), True, "2000-01-01T00:00:00+00:00"
    ):
        for _ in range(20):
            assert game.question is not None
            game.play(CLASSIC.sample(game.question, random))
    return strange.places(tmp_path, save)


def test_every_environment_works_or_ends_with_a_sentence(environments: int, here: Places):
    bad = []
    for environment in strange.environments(SEED, environments, here):
        ended = strange.run(environment, here)
        if wrong := strange.trouble(environment, ended):
            bad.append(f"{environment}: {wrong}\n{ended.err[-500:]}")
    assert bad == [], "\n".join(bad)


@pytest.mark.parametrize("command", [one for one in strange.COMMANDS if one != "selftest"])  # test_cli.py has that one
def test_every_command_works_where_nothing_is_strange(command: str, here: Places):
    ended = strange.run(CALM._replace(command=command), here)
    assert ended.status == 0, ended.err


FAILED_ONCE = [
    ("selftest", {"QT_QPA_PLATFORM": ""}, None, 0),
    ("window", {"QT_QPA_PLATFORM": "nonsense"}, None, 2),
    ("window", {"QT_QPA_PLATFORM": strange.LONG}, None, 2),
    ("window", {"TZ": ":/dev/null"}, None, 0),
    ("window", dict.fromkeys(strange.FOLDERS, strange.LONG_NAME), None, 0),
    ("selftest", {"DDTABLE_SCALE": "1e9"}, None, 0),
    ("roster", dict.fromkeys(strange.FOLDERS, strange.LONG_NAME), None, 0),
    ("selftest", {}, (resource.RLIMIT_FSIZE, 1000), 2),
    ("selftest", {}, (resource.RLIMIT_FSIZE, 0), 2),
]


@pytest.mark.parametrize(("command", "values", "limit", "status"), FAILED_ONCE)
def test_environments_that_failed_before_work_or_end_with_a_sentence(
    here: Places, command: str, values: dict[str, str | None], limit: tuple[int, int] | None, status: int
):
    before = None if limit is None else lambda: resource.setrlimit(limit[0], (limit[1], limit[1]))
    environment = Environment(0, command, (Oddity("as it was", values, before),))
    ended = strange.run(environment, here)
    assert strange.trouble(environment, ended) == "", ended.err
    assert ended.status == status, ended.err


def test_the_same_seed_gives_the_same_environments(here: Places):
    def names(count: int) -> list[str]:
        return [str(one) for one in strange.environments(SEED, count, here)]

    assert names(30) == names(40)[:30]
    assert len(set(names(30))) == 30


def test_no_environment_writes_into_the_home_of_the_tester(here: Places):
    for environment in strange.environments(SEED, 300, here):
        values = strange.variables(environment, here)
        assert values.get("HOME") or all(values.get(name) for name in strange.FOLDERS[1:]), str(environment)


@pytest.mark.parametrize(
    ("ended", "wrong"),
    [
        (Ended(-6, "", "Aborted"), "ended with status -6"),
        (Ended(134, "", ""), "ended with status 134"),
        (Ended(1, "", "Traceback (most recent call last):\n  ..."), "a traceback"),
        (Ended(2, "", "ddtable: An unexpected error ended the command (OSError)."), "an unexpected error"),
        (Ended(2, "", "no such file"), "status 2 without a sentence"),
        (Ended(2, "", "ddtable: There is no display here."), ""),
        (Ended(0, "", "a warning of a library"), ""),
    ],
)
def test_trouble_names_what_is_wrong(ended: Ended, wrong: str):
    assert strange.trouble(CALM, ended) == wrong
