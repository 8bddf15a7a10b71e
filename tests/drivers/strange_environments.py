"""Strange environments for the program: variables, folders, streams and limits that no ordinary machine has.

Each has one to three oddities and a command, chosen by a seed: the same number gives the same environment. A run must
end with success, or with a sentence and status 1 or 2; `trouble` returns what else it did.
"""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

SECONDS = 180
LONG = "x" * 3000
DEEP = "/".join(["", *["y" * 200] * 17])
LONG_NAME = "/tmp/" + "z" * 300
NUMBERS = ("nan", "inf", "-inf", "-1", "0", "", "1e9", "1e-9", "1,5", "abc", "99999999999999999999")
FOLDERS = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")

Setting = Callable[[], object]
Values = dict[str, str | None]
"""Variables of the environment; None: taken out."""


class Oddity(NamedTuple):
    """One strange thing: its name, its variables, and a function that the new process calls before the program."""

    name: str
    values: Values
    before: Setting | None = None


class Environment(NamedTuple):
    """Oddities and a command, with a folder of its own."""

    number: int
    command: str
    oddities: tuple[Oddity, ...]

    def __str__(self) -> str:
        return f"environment {self.number}: {self.command} with {', '.join(one.name for one in self.oddities)}"


class Places(NamedTuple):
    """Folders that a test has made: an ordinary home, a file, a folder that cannot be written, a sound save."""

    home: Path
    file: Path
    closed: Path
    save: Path


def places(folder: Path, save: Path) -> Places:
    """Make the places in a folder."""
    made = Places(folder / "home", folder / "file", folder / "closed", save)
    made.home.mkdir()
    made.file.write_text("a file")
    made.closed.mkdir()
    made.closed.chmod(0o555)
    # root writes everywhere but into the kernel's own file systems
    return made._replace(closed=Path("/sys/kernel")) if os.access(made.closed, os.W_OK) else made


def environments(seed: int, count: int, here: Places) -> Iterator[Environment]:
    """Yield so many environments; every command and most oddities come up within the first hundred."""
    for number in range(count):
        random = Random(f"{seed}/{number}")
        kinds = random.sample(KINDS, random.choice((1, 1, 1, 2, 3)))
        yield Environment(
            number, random.choices(list(COMMANDS), WEIGHTS)[0], tuple(kind(random, here) for kind in kinds)
        )


# Oddities


def folder_variable(random: Random, here: Places) -> Oddity:
    name = random.choice((*FOLDERS, "TMPDIR", "XDG_RUNTIME_DIR", "XDG_DOCUMENTS_DIR"))
    return variable(name, random.choice(strange_paths(here)))


def all_folders(random: Random, here: Places) -> Oddity:
    value = random.choice(strange_paths(here))
    return Oddity(f"all folders {shown(value)}", dict.fromkeys(FOLDERS, value))


def strange_paths(here: Places) -> list[str | None]:
    """Return values for a folder. Whatever the program writes stays in the home of the test."""
    home = str(here.home)
    return [None, "", ".", "relative", "~", f"{home}/gone/deeper", str(here.file), str(here.closed), "/dev/null",
            "/proc/self/mem", LONG, home + DEEP, LONG_NAME, f"{home}//", f"{home}/\u202eé\udcff", f"{home}/new\nline",
            f"{home}/{LONG}"]  # fmt: skip


def scale(random: Random, _here: Places) -> Oddity:
    names = ("QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI", "QT_ENABLE_HIGHDPI_SCALING", "DDTABLE_SCALE")
    return variable(random.choice(names), random.choice((*NUMBERS, "2", "DP-1=nan;2", "0.3")))


def platform(random: Random, _here: Places) -> Oddity:
    strange = ("nonsense", "", "offscreen;nonsense", "nonsense;offscreen", "xcb", "minimal", "wayland", "eglfs",
               "linuxfb", "offscreen:configfile=/gone", "../../offscreen", ";", LONG)  # fmt: skip
    return variable("QT_QPA_PLATFORM", random.choice(strange))


def display(random: Random, _here: Places) -> Oddity:
    names = ("DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_SESSION_TYPE")
    name, value = random.choice(names), random.choice((":77", "nonsense", "", "host:1", LONG, "/dev/null", "\udcff"))
    return Oddity(f"{name}={shown(value)}, no platform", {name: value, "QT_QPA_PLATFORM": None})


def of_qt(random: Random, here: Places) -> Oddity:
    names = ("QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_IM_MODULE", "QT_LOGGING_RULES", "QT_QPA_FONTDIR",
             "QT_SCALE_FACTOR_ROUNDING_POLICY", "QT_ACCESSIBILITY", "QT_PLUGIN_PATH", "FONTCONFIG_FILE", "XCURSOR_SIZE",
             "FONTCONFIG_PATH", "XKB_CONFIG_ROOT", "DBUS_SESSION_BUS_ADDRESS", "QT_MESSAGE_PATTERN")  # fmt: skip
    return variable(
        random.choice(names), random.choice(("nonsense", "", "1", "-1", str(here.file), LONG, "%{nonsense"))
    )


def language(random: Random, _here: Places) -> Oddity:
    names = ("LANG", "LC_ALL", "LANGUAGE", "LC_CTYPE", "LC_NUMERIC", "LC_TIME", "TZ")
    strange = ("nonsense", "", "C", "POSIX", "xx_YY.UTF-9", "tr_TR.UTF-8", "en_US.ISO-8859-1", "ja_JP.SJIS", "da",
               ":::", "../../etc/passwd", LONG, "\udcff", "@", "C.UTF-8@x", "UTC+99", ":/dev/null")  # fmt: skip
    return variable(random.choice(names), random.choice(strange))


def terminal(random: Random, _here: Places) -> Oddity:
    return variable(random.choice(("TERM", "COLUMNS", "LINES")), random.choice((*NUMBERS, "dumb", "nonsense", None)))


def of_python(random: Random, here: Places) -> Oddity:
    """Only values that Python accepts: with an unknown encoding, Python ends before the program starts."""
    strange: dict[str, tuple[str, ...]] = {
        "PYTHONPATH": ("/gone", str(here.file), DEEP, ":::", str(here.home)),
        "PYTHONOPTIMIZE": ("1", "2", "nonsense"),
        "PYTHONIOENCODING": ("ascii", "ascii:strict", "latin-1", "utf-16", "cp037"),
        "PYTHONUTF8": ("0", "1"),
        "PYTHONWARNINGS": ("error", "always", "nonsense"),
        "PYTHONDEVMODE": ("1",),
        "PYTHONMALLOC": ("debug", "malloc"),
        "PYTHONSAFEPATH": ("1",),
        "PYTHONINTMAXSTRDIGITS": ("640", "0"),
        "PYTHONUNBUFFERED": ("1",),
        "PYTHONDONTWRITEBYTECODE": ("1",),
        "PYTHONPYCACHEPREFIX": ("/gone", str(here.file), str(here.closed), LONG),
        "PYTHONFAULTHANDLER": ("1",),
        "PYTHONNOUSERSITE": ("1",),
        "PYTHONUSERBASE": ("/gone", LONG),
        "PYTHONCOERCECLOCALE": ("0", "warn"),
        "PYTHONTRACEMALLOC": ("3",),
        "PYTHONBREAKPOINT": ("nonsense",),
    }
    name = random.choice(list(strange))
    return variable(name, random.choice(strange[name]))


def streams(random: Random, _here: Places) -> Oddity:
    closed = random.choice(((0,), (1,), (2,), (0, 1), (1, 2), (0, 1, 2)))

    def close() -> None:
        for number in closed:
            os.close(number)

    return Oddity(f"closed streams {closed}", {}, close)


def limits(random: Random, _here: Places) -> Oddity:
    name, values = random.choice(
        (("NOFILE", (16, 24, 40, 64)), ("FSIZE", (0, 1000)), ("STACK", (512 << 10,)), ("CORE", (0,)), ("NICE", (0,)))
    )
    value = random.choice(values)
    kind = getattr(resource, f"RLIMIT_{name}")
    return Oddity(f"limit {name} {value}", {}, lambda: resource.setrlimit(kind, (value, value)))


def signals(random: Random, _here: Places) -> Oddity:
    number = random.choice((signal.SIGCHLD, signal.SIGPIPE, signal.SIGINT, signal.SIGHUP, signal.SIGTERM))
    if random.random() < 0.5:
        return Oddity(f"{number.name} ignored", {}, lambda: signal.signal(number, signal.SIG_IGN))
    return Oddity(f"{number.name} blocked", {}, lambda: signal.pthread_sigmask(signal.SIG_BLOCK, [number]))


def mask(random: Random, _here: Places) -> Oddity:
    value = random.choice((0o777, 0, 0o277))
    return Oddity(f"umask {value:o}", {}, lambda: os.umask(value))


def current_folder(random: Random, here: Places) -> Oddity:
    """A current folder that was removed, or that cannot be written."""
    if random.random() < 0.5:
        return Oddity("current folder closed", {}, lambda: os.chdir(here.closed))

    def lose() -> None:
        folder = here.home / f"lost-{os.getpid()}"
        folder.mkdir()
        os.chdir(folder)
        folder.rmdir()

    return Oddity("current folder removed", {}, lose)


def nothing_set(_random: Random, _here: Places) -> Oddity:
    return Oddity("no variables at all", {"": None})


KINDS = (folder_variable, all_folders, scale, platform, display, of_qt, language, terminal, of_python, streams, limits,
         signals, mask, current_folder, nothing_set)  # fmt: skip


def variable(name: str, value: str | None) -> Oddity:
    return Oddity(f"{name} taken out" if value is None else f"{name}={shown(value)}", {name: value})


def shown(value: str | None) -> str:
    return "taken out" if value is None else ascii(value if len(value) < 50 else f"{value[:20]}… {len(value)}")


# Runs


WINDOW = "window"
COMMANDS: dict[str, Callable[[Places], list[str]]] = {
    WINDOW: lambda _here: [],
    "window on a save": lambda here: ["play", str(here.save)],
    "simulate": lambda _here: ["simulate", "--size", "12", "--games", "1"],
    "save check": lambda here: ["save", "check", str(here.save)],
    "selftest": lambda _here: ["selftest"],
    "roster": lambda _here: ["roster", "text", "mire_wolves"],
}
WEIGHTS = (7, 3, 3, 4, 1, 2)  # the self-test takes longest


class Ended(NamedTuple):
    """How a run ended: its exit status, and what it wrote to both outputs."""

    status: int
    out: str
    err: str


def run(environment: Environment, here: Places) -> Ended:
    """Run a command in an environment, from the project's folder with the program's own Python."""
    project = Path(__file__).resolve().parents[2]
    values = variables(environment, here)

    def prepare() -> None:
        for oddity in environment.oddities:
            if oddity.before is not None:
                oddity.before()

    # the path is added in the program: a variable would be one of the oddities, and the current folder may be gone
    start = f"import sys; sys.path.insert(0, {str(project)!r}); from ddtable.__main__ import main; sys.exit(main())"
    try:
        ended = subprocess.run(
            [sys.executable, "-c", start, *COMMANDS[environment.command](here)],
            cwd=here.home,
            env=values,
            capture_output=True,
            preexec_fn=prepare,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        return Ended(-signal.SIGALRM, _text(late.stdout), f"{_text(late.stderr)}\nstill runs after {SECONDS} seconds")
    return Ended(ended.returncode, _text(ended.stdout), _text(ended.stderr))


def _text(written: bytes | None) -> str:
    return (written or b"").decode("utf-8", "replace")


def variables(environment: Environment, here: Places) -> dict[str, str]:
    """Return the variables of an environment: those of an ordinary machine without a screen, made strange."""
    values = {name: value for name in ("PATH", "LANG", "SYSTEMROOT") if (value := os.environ.get(name)) is not None}
    values |= dict.fromkeys(FOLDERS, str(here.home))
    values |= {"QT_QPA_PLATFORM": "offscreen", "DDTABLE_QUIT_AFTER_PAINT": "1"}
    for oddity in environment.oddities:
        for name, value in oddity.values.items():
            if not name:
                values = {"DDTABLE_QUIT_AFTER_PAINT": "1", "QT_QPA_PLATFORM": "offscreen"}  # almost none at all
            elif value is None:
                values.pop(name, None)
            else:
                values[name] = value
    if not values.get("HOME"):  # the home is then that of whoever runs the tests: nothing may be written there
        values |= {name: str(here.home) for name in FOLDERS[1:] if not values.get(name)}
    return values


def trouble(environment: Environment, ended: Ended) -> str:
    """Return what is wrong with how a run ended; empty where nothing is."""
    both = ended.out + ended.err
    if ended.status < 0 or ended.status > 2:
        return f"ended with status {ended.status}"
    if "Traceback (most recent call last)" in both:
        return "a traceback"
    if "unexpected error" in both:
        return "an unexpected error"
    silent = any("closed streams" in one.name and "2" in one.name for one in environment.oddities)
    if ended.status and not silent and not said(environment, ended.err):
        return f"status {ended.status} without a sentence"
    return ""


def said(environment: Environment, err: str) -> bool:
    """Return True if a sentence of ours is among the lines, whatever letters the terminal has."""
    if any(one.name.startswith("PYTHONIOENCODING") for one in environment.oddities):
        return bool(err)
    return any(line.startswith("ddtable: ") and line.rstrip().endswith(".") for line in err.splitlines())
