"""Build the wheel and try it: `python packaging/try_wheel.py` installs it as pipx does and runs its commands.

With the Python of the environment: `.venv/bin/python packaging/try_wheel.py`. The wheel gets a virtual environment
of its own that finds this one's packages, but not this project; `--whole` installs the packages that it asks for
instead, and tries more. `--keep FOLDER` keeps the wheel.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from set_up.environment import clean_environ, pip_failure
from try_build import (
    Trial,
    Unwell,
    attempt,
    expect,
    keeps_a_library,
    opens_a_save,
    plays_and_saves,
    prints_a_roster,
    prints_the_clauses,
    starts_processes,
    version,
)

PROJECT = Path(__file__).resolve().parent.parent
HOMES = {"ddtable": "ddtable", "ui": "ui", "resources": "ddtable_resources"}  # each folder and its name in the wheel
ELSEWHERE = "This wants the game's packages: .venv/bin/python packaging/try_wheel.py, once start.py has made .venv."
MADE = "ddtable_resources/rules/statuses.toml"  # by the hook clause_statuses.py
PIP = (sys.executable, "-I", "-m", "pip", "--disable-pip-version-check", "--no-input")


def pip(*arguments: str) -> None:
    """Run pip; raises Unwell with a sentence."""
    outcome = subprocess.run(
        [*PIP, *arguments], env=clean_environ(), capture_output=True, text=True, errors="replace", check=False
    )
    if outcome.returncode:
        raise Unwell(pip_failure((outcome.stdout + outcome.stderr).splitlines()))


def make_wheel(folder: Path) -> Path:
    """Build the wheel in a folder. Raises Unwell."""
    pip("wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(PROJECT))
    return next(folder.glob("ddtable-*.whl"))


def wanted_files() -> set[str]:
    """Return the files that the wheel must contain, by their names there: the program and its resources."""
    files = [(home, path) for home in HOMES for path in (PROJECT / home).rglob("*") if path.is_file()]
    return {
        f"{HOMES[home]}/{path.relative_to(PROJECT / home).as_posix()}"
        for home, path in files
        if "__pycache__" not in path.parts
    } | {MADE}


def is_complete(wheel: Path) -> None:
    """Raise Unwell unless the wheel contains every file of the program, the licence, and nothing else."""
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    meta = {name for name in names if ".dist-info/" in name}
    expect(any(name.endswith("/LICENSE") for name in meta), "the licence is missing")
    wanted = wanted_files()
    different = sorted(wanted ^ (names - meta))
    expect(not different, f"missing, or not the program's: {', '.join(different[:5])}")


def install(wheel: Path, folder: Path, whole: bool) -> Path:
    """Install the wheel in a separate virtual environment and return the program. Raises Unwell."""
    home = folder / "venv"
    subprocess.run([sys.executable, "-I", "-m", "venv", "--without-pip", str(home)], env=clean_environ(), check=True)
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / ("python.exe" if os.name == "nt" else "python")
    if not whole:
        # A path file that a path file leads to is not read, so this project stays out of reach.
        found = sysconfig.get_path("purelib", vars={"base": str(home), "platbase": str(home)})
        Path(found, "packages.pth").write_text(sysconfig.get_path("platlib") + "\n", encoding="utf-8")
    pip("--python", str(python), "install", "--quiet", *(() if whole else ("--no-deps",)), str(wheel))
    return scripts / ("ddtable.exe" if os.name == "nt" else "ddtable")


def stands_alone(trial: Trial) -> None:
    """Raise Unwell unless the program uses its own files, not those of this project."""
    program = "import ddtable, ui; from ddtable.files import resources; print(resources.resources_root(), ui.__file__)"
    python = trial.program.with_name("python.exe" if os.name == "nt" else "python")
    asked = [str(python), "-I", "-c", program]
    told = subprocess.run(asked, cwd=trial.folder, capture_output=True, text=True, check=False)
    expect(told.stdout.count(str(trial.program.parent.parent)) == 2, f"it runs from {told.stdout or told.stderr}")


def try_wheel(keep: Path | None, whole: bool) -> bool:
    """Try everything; return True if all is well. Raises Unwell if there is nothing to try."""
    with TemporaryDirectory(prefix="ddtable-wheel-") as name:
        folder = Path(name).resolve()
        wheel = make_wheel(keep or folder)
        trial = Trial(install(wheel, folder, whole), folder)
        (folder / "home").mkdir()
        parts: list[tuple[str, Callable[[], None]]] = [
            ("complete", partial(is_complete, wheel)),
            ("on its own", partial(stands_alone, trial)),
            ("its version", partial(version, trial)),
            ("the clauses", partial(prints_the_clauses, trial)),
            ("a game played, saved, painted", partial(plays_and_saves, trial)),
        ]
        if whole:
            parts += [
                ("a save opened", partial(opens_a_save, trial)),
                ("rosters", partial(prints_a_roster, trial)),
                ("forces and a library", partial(keeps_a_library, trial)),
                ("processes of its own", partial(starts_processes, trial)),
            ]
        return not [name for name, part in parts if not attempt(name, part)]


def main(arguments: Sequence[str]) -> int:
    """Build the wheel and try it; return status 1 if something fails."""
    parser = argparse.ArgumentParser(prog="try_wheel.py", description="Make the wheel and try it.")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where to leave the wheel")
    parser.add_argument("--whole", action="store_true", help="install the packages that it asks for, and try more")
    wanted = parser.parse_args(arguments)
    if find_spec("msgspec") is None:
        print(ELSEWHERE, file=sys.stderr)
        return 1
    try:
        return 0 if try_wheel(wanted.keep, wanted.whole) else 1
    except Unwell as trouble:
        print(f"FAIL the wheel: {trouble}", flush=True)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
