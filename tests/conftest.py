"""What every test runs under: no display, folders of its own, the same random examples each time."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Before anything loads Qt. The tests on a screen are run with xcb, set from outside.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

DEFAULT_GAMES = 30
DEFAULT_MUTATIONS = 60
DEFAULT_PUZZLE_TRIES = 2
DEFAULT_KILLS = 24
DEFAULT_ENVIRONMENTS = 4
DEFAULT_BOMBS = 2
FOLDER_VARIABLES = ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
SLOW_MACHINE = [HealthCheck.too_slow]
MEMORY = Path("/dev/shm")
MEMORY_NEEDED = 4 << 30  # bytes


def has_room_in_memory() -> bool:
    """Return True if this computer has a file system in memory that takes the files of all tests and runs programs."""
    if not os.access(MEMORY, os.W_OK) or shutil.disk_usage(MEMORY).free < MEMORY_NEEDED:
        return False
    return not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC


# A save is flushed to the disk after each choice: the tests waited for that a third of their time.
if "TMPDIR" not in os.environ and has_room_in_memory():
    os.environ["TMPDIR"] = str(MEMORY)
    tempfile.tempdir = None  # to be read anew

settings.register_profile("ci", derandomize=True, deadline=None, database=None, suppress_health_check=SLOW_MACHINE)
settings.register_profile("explore", deadline=None, max_examples=1000, suppress_health_check=SLOW_MACHINE)
settings.load_profile("ci")


def pytest_collection_finish() -> None:
    """Keep the garbage collector from the tests themselves: it looked through all of them again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--games", type=int, default=DEFAULT_GAMES, metavar="N", help=f"random games to play (default {DEFAULT_GAMES})"
    )
    parser.addoption(
        "--kills",
        type=int,
        default=DEFAULT_KILLS,
        metavar="N",
        help=f"playing programs to kill (default {DEFAULT_KILLS})",
    )
    parser.addoption(
        "--environments",
        type=int,
        default=DEFAULT_ENVIRONMENTS,
        metavar="N",
        help=f"strange environments to start in (default {DEFAULT_ENVIRONMENTS})",
    )
    parser.addoption(
        "--bombs",
        type=int,
        default=DEFAULT_BOMBS,
        metavar="MB",
        help=f"size of the saves that would fill the memory: 32 takes minutes (default {DEFAULT_BOMBS})",
    )
    parser.addoption(
        "--mutations",
        type=int,
        default=DEFAULT_MUTATIONS,
        metavar="N",
        help=f"damaged saves to open (default {DEFAULT_MUTATIONS})",
    )
    parser.addoption(
        "--puzzle-tries",
        type=int,
        default=DEFAULT_PUZZLE_TRIES,
        metavar="N",
        help=f"tries of each answer to a puzzle; more: of all puzzles (default {DEFAULT_PUZZLE_TRIES})",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Give this process folders for settings, saves and caches that no other run has seen."""
    home = tempfile.TemporaryDirectory(prefix="ddtable-tests-", ignore_cleanup_errors=True)
    config.add_cleanup(home.cleanup)
    before = {name: os.environ.get(name) for name in FOLDER_VARIABLES}
    config.add_cleanup(lambda: restore_variables(before))
    for name in FOLDER_VARIABLES:
        folder = Path(home.name) / name.lower()
        folder.mkdir()
        os.environ[name] = str(folder)
    hear_ctrl_c()


def hear_ctrl_c() -> None:
    """Hear what a shell makes its background jobs deaf to, and all that they start: the tests may be such a job."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def restore_variables(before: dict[str, str | None]) -> None:
    for name, value in before.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what needs a screen where there is none."""
    on_screen = os.environ.get("DISPLAY") and os.environ["QT_QPA_PLATFORM"] == "xcb"
    for item in items:
        if item.get_closest_marker("screen") and not on_screen:
            item.add_marker(pytest.mark.skip(reason="needs a screen: DISPLAY and QT_QPA_PLATFORM=xcb"))


@pytest.fixture(scope="session")
def games(pytestconfig: pytest.Config) -> int:
    """How many random games to play, from `--games`."""
    return pytestconfig.getoption("--games")


@pytest.fixture(scope="session")
def kills(pytestconfig: pytest.Config) -> int:
    """How many programs that play a game to kill, from `--kills`."""
    return pytestconfig.getoption("--kills")


@pytest.fixture(scope="session")
def bombs(pytestconfig: pytest.Config) -> int:
    """How many bytes the saves have that would fill the memory, from `--bombs`."""
    return int(pytestconfig.getoption("--bombs")) << 20


@pytest.fixture(scope="session")
def mutations(pytestconfig: pytest.Config) -> int:
    """How many damaged saves to open, from `--mutations`."""
    return pytestconfig.getoption("--mutations")


@pytest.fixture(scope="session")
def environments(pytestconfig: pytest.Config) -> int:
    """How many strange environments to start in, from `--environments`."""
    return pytestconfig.getoption("--environments")


@pytest.fixture
def puzzle_tries(pytestconfig: pytest.Config) -> int:
    """The tries of each answer to a puzzle."""
    return int(pytestconfig.getoption("--puzzle-tries"))
