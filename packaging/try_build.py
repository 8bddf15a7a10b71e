"""Try a built program: `.venv/bin/python packaging/try_build.py PROGRAM` does what its users do.

The program runs outside this project, with a separate home folder and without variables for Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from virtual_screen import virtual_screen

SECONDS = 120
QUIT_AFTER_PAINT = {"DDTABLE_QUIT_AFTER_PAINT": "1"}
NEEDED = ("PATH", "SYSTEMROOT", "SYSTEMDRIVE", "COMSPEC")
USAGE = "To be run as .venv/bin/python packaging/try_build.py PROGRAM; python packaging/build.py --try does so."
OF_NO_MATTER = "This plugin does not support"  # what Qt's offscreen platform says of each dialog of a fixed size
LIBRARY_MISSING = "not found"


class Unwell(Exception):
    """The program did something wrong; the text says what."""


@dataclass(frozen=True)
class Trial:
    """A program and the folder in which it is tried."""

    program: Path
    folder: Path

    def environment(self, display: str | None = None) -> dict[str, str]:
        """Return a minimal environment: the offscreen platform, or X11 on a display."""
        kept = {name: os.environ[name] for name in NEEDED if name in os.environ}
        homes = {name: str(self.folder / "home") for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")}
        screen = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display} if display else {"QT_QPA_PLATFORM": "offscreen"}
        return {**kept, **homes, **screen, "LANG": "C.UTF-8"}

    def run(self, *arguments: str, more: Mapping[str, str] | None = None, display: str | None = None) -> str:
        """Run the program and return what it printed. Raises Unwell if it fails, prints an error or does not end."""
        environment = {**self.environment(display), **(more or {})}
        try:
            told = subprocess.run(
                [str(self.program), *arguments],
                cwd=self.folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired as late:
            raise Unwell(f"{' '.join(arguments)} did not end") from late
        complaint = "\n".join(line for line in told.stderr.splitlines() if line and not line.startswith(OF_NO_MATTER))
        if told.returncode or complaint:
            raise Unwell(f"{' '.join(arguments)} ended with {told.returncode}: {complaint or told.stdout}")
        return told.stdout

    @property
    def save(self) -> Path:
        """The saved game that the demonstration leaves."""
        return self.folder / "demo" / "demo-1.ddtable"


def expect(true: bool, otherwise: str) -> None:
    """Raise Unwell with this text if something is false."""
    if not true:
        raise Unwell(otherwise)


def version(trial: Trial) -> None:
    """Check that it prints the version of the source."""
    from ddtable import __version__

    said = trial.run("--version").strip()
    expect(said == f"ddtable {__version__}", f"it calls itself {said!r}")


def prints_the_clauses(trial: Trial) -> None:
    """Check that it knows the status of each clause, as the source does."""
    from ddtable.rules.clauses import clauses
    from ddtable.rules.evidence import render, statuses

    expect(trial.run("rules") == render(clauses(), statuses()), "its list of clauses is not that of the source")


def plays_and_saves(trial: Trial) -> None:
    """Check that it plays, saves, opens and paints a game (`selftest`), and plays one of computer players (`demo`)."""
    expect("painted" in trial.run("selftest"), "selftest painted nothing")
    trial.run("demo", "--folder", "demo")
    picture = trial.save.with_suffix(".png").read_bytes()
    expect(picture.startswith(b"\x89PNG"), "the demonstration left no picture")


def opens_a_save(trial: Trial) -> None:
    """Let it check a save, and show one in the window."""
    trial.run("save", "check", str(trial.save))
    trial.run("play", str(trial.save), more=QUIT_AFTER_PAINT)
    trial.run(more=QUIT_AFTER_PAINT)


def prints_a_roster(trial: Trial) -> None:
    """Let it write the rosters of a starter force and of a saved game."""
    for force in ("reef_guard", str(trial.save)):
        pdf = trial.folder / "roster.pdf"
        trial.run("roster", "pdf", force, "--out", str(pdf), "--overwrite")
        expect(pdf.read_bytes().startswith(b"%PDF"), f"the roster of {force} is no PDF file")


def keeps_a_library(trial: Trial) -> None:
    """Let it draw and check a force, make a library with a collection, and export it."""
    trial.run("force", "random", "--species", "undead", "--size", "24", "--seed", "7", "--out", "drawn.ddforce")
    trial.run("force", "check", "drawn.ddforce")
    (trial.folder / "owned.csv").write_text("die,count\ngoblins_thug,3\n", encoding="utf-8")
    trial.run("library", "collection", "import", "Mira", "owned.csv")
    expect("1 collection" in trial.run("library", "check"), "the library keeps no collection")
    trial.run("library", "export", "everything.json")
    expect((trial.folder / "everything.json").is_file(), "the library was not written out")


def starts_processes(trial: Trial) -> None:
    """Check that it starts processes of itself: for `simulate --jobs`, and for computer players."""
    expect("4" in trial.run("simulate", "--games", "4", "--jobs", "2"), "simulate told nothing")

    import ddtable.rules  # noqa: F401 - makes the rule systems known
    from ddtable.commands.simulate import deal
    from ddtable.engine.game import Game
    from ddtable.engine.system import system, systems
    from ddtable.opponents.worker import request, unframe

    for name in systems():
        game = Game(deal(name, 2, system(name).sizes[0], 1, 0))
        asked = request(game.rules.observe(game.position, game.question.seat if game.question else 0))
        told = subprocess.run(
            [str(trial.program), "think"],
            input=asked,
            env=trial.environment(),
            capture_output=True,
            timeout=SECONDS,
            check=False,
        )
        reply, _ = unframe(told.stdout)
        wrong = told.stderr.decode(errors="replace")
        expect(reply is not None, f"the computer player of {name} gave no answer: {wrong}")
        if reply is not None:
            game.play(reply.choice)


def is_whole(trial: Trial) -> None:
    """Check that the licences are beside it, and on Linux that no library of Qt lacks another one."""
    if sys.platform == "darwin":
        return
    for name in ("LICENSE", "THIRD-PARTY-LICENSES.txt"):
        expect((trial.program.parent / name).is_file(), f"{name} is missing")
    if not sys.platform.startswith("linux") or shutil.which("ldd") is None:
        return
    libraries = [str(path) for path in trial.program.parent.rglob("*.so*") if path.is_file()]
    told = subprocess.run(["ldd", *libraries], capture_output=True, text=True, check=False).stdout
    missing = sorted({line.split()[0] for line in told.splitlines() if LIBRARY_MISSING in line})
    left_out = [name for name in missing if name.startswith(("libQt6", "libpyside", "libshiboken", "libicu"))]
    expect(not left_out, f"left out: {', '.join(left_out)}")


def on_a_screen(trial: Trial, display: str) -> None:
    """Let it open its window on a virtual screen."""
    trial.run("play", str(trial.save), more=QUIT_AFTER_PAINT, display=display)


def a_screen() -> AbstractContextManager[str | None]:
    """Yield the current display, a virtual one, or none."""
    if not sys.platform.startswith("linux"):
        return nullcontext(None)
    if display := os.environ.get("DISPLAY"):
        return nullcontext(display)
    return virtual_screen() if shutil.which("Xvfb") else nullcontext(None)


def attempt(name: str, trial: Callable[[], None]) -> bool:
    """Try one thing and print the result."""
    started = time.monotonic()
    try:
        trial()
    except (Unwell, OSError) as trouble:
        print(f"FAIL {name}: {trouble}", flush=True)
        return False
    print(f"ok   {name} ({time.monotonic() - started:.1f} s)", flush=True)
    return True


def main(arguments: Sequence[str]) -> int:
    """Try everything; return status 1 if something fails."""
    if len(arguments) != 1 or find_spec("msgspec") is None:
        print(USAGE, file=sys.stderr)
        return 1
    program = Path(arguments[0]).resolve()
    with TemporaryDirectory(prefix="ddtable-try-") as name, a_screen() as display:
        trial = Trial(program, Path(name))
        (trial.folder / "home").mkdir()
        parts: list[tuple[str, Callable[[], None]]] = [
            ("whole, with licences", lambda: is_whole(trial)),
            ("its version", lambda: version(trial)),
            ("the clauses", lambda: prints_the_clauses(trial)),
            ("a game played, saved, painted", lambda: plays_and_saves(trial)),
            ("a save opened", lambda: opens_a_save(trial)),
            ("rosters", lambda: prints_a_roster(trial)),
            ("forces and a library", lambda: keeps_a_library(trial)),
            ("processes of its own", lambda: starts_processes(trial)),
        ]
        if display:
            parts.append(("the window on a screen", lambda: on_a_screen(trial, display)))
        well = [attempt(*part) for part in parts]
    return int(not all(well))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
