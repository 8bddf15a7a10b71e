"""Build the program for this system: `python packaging/build.py`. See docs/packaging.md."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from set_up import SetUpError
from set_up.debian import install_or_ask
from set_up.environment import GAME_LOCK, Environment, clean_environ, install_lock, ready_environment
from set_up.for_checks import SCREEN_PLATFORM, build_packages
from set_up.qt_libraries import debian_packages, missing_libraries
from shipping import installing

PROJECT = Path(__file__).resolve().parent.parent
PACKAGING = PROJECT / "packaging"
BUILD_LOCK = "requirements-build.txt"
DIST, WORK = PROJECT / "dist", PROJECT / "build"
LACKING = 3  # the exit status where this machine lacks what a build needs
PROBE = "import sys; from importlib.metadata import version; sys.exit(version('pyinstaller') != sys.argv[1])"
MEGABYTE = 1_000_000


class Lacking(SetUpError):
    """Something needed for a build is missing on this computer; the text says what to install."""


def program() -> Path:
    """Return the built program file."""
    if sys.platform == "darwin":
        return DIST / "ddtable.app" / "Contents" / "MacOS" / "ddtable"
    return DIST / "ddtable" / ("ddtable.exe" if os.name == "nt" else "ddtable")


def whole() -> Path:
    """Return the empty file that is there once a build has ended well."""
    return WORK / "whole"


def pinned_builder() -> str:
    """Return the version of PyInstaller in the build's lock file."""
    lock = (PACKAGING / BUILD_LOCK).read_text(encoding="utf-8")
    return next(line.split("==")[1].split()[0] for line in lock.splitlines() if line.startswith("pyinstaller=="))


def provide_tools(environment: Environment) -> None:
    """Install what a build needs, and Qt's libraries for X11, which are part of the program. Raises Lacking."""
    if not sys.platform.startswith("linux"):
        return
    try:
        of_qt = debian_packages(missing_libraries(environment.site_packages, SCREEN_PLATFORM))
        if packages := sorted({*build_packages(environment.python), *of_qt}):
            install_or_ask("A build needs more than is installed here", packages)
    except SetUpError as problem:
        raise Lacking(str(problem)) from problem


def build_environment() -> Environment:
    """Return the virtual environment with PyInstaller installed. Raises SetUpError."""
    environment = ready_environment(PROJECT, GAME_LOCK)
    provide_tools(environment)
    probe = [str(environment.python), "-I", "-c", PROBE, pinned_builder()]
    if subprocess.run(probe, capture_output=True, check=False).returncode:
        install_lock(environment, PACKAGING / BUILD_LOCK)
    return environment


def build(environment: Environment) -> None:
    """Build the program's folder in `dist`, replacing an old one. Raises SetUpError."""
    started = time.monotonic()
    whole().unlink(missing_ok=True)
    folders = ["--distpath", str(DIST), "--workpath", str(WORK)]
    command = [str(environment.python), "-I", "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *folders]
    outcome = subprocess.run([*command, str(PACKAGING / "ddtable.spec")], env=clean_environ(), check=False)
    if outcome.returncode or not program().is_file():
        raise SetUpError("The program could not be built; what stopped it stands above.")
    if sys.platform != "darwin":
        inside = program().parent / "_internal"
        strip_debugging(inside)
        licences = inside / "resources" / "licences"
        for name in ("LICENSE", "THIRD-PARTY-LICENSES.txt"):
            shutil.copyfile(licences / name, program().parent / name)
    whole().parent.mkdir(parents=True, exist_ok=True)
    whole().touch()
    size = folder_size(program().parent) / MEGABYTE
    print(f"Built {program()}: {size:.0f} MB in {time.monotonic() - started:.0f} s", flush=True)


def strip_debugging(folder: Path) -> None:
    """Remove debugging symbols from the libraries of Python and SQLAlchemy, but not from Qt's."""
    tool = shutil.which("strip")
    if tool is None or not sys.platform.startswith("linux"):
        return
    places = ("libpython*.so*", "python*/lib-dynload/*.so", "sqlalchemy/**/*.so")
    libraries = [str(path) for place in places for path in folder.glob(place) if not path.is_symlink()]
    subprocess.run([tool, "--strip-debug", *libraries], check=False)  # a larger program is still the program


def folder_size(folder: Path) -> int:
    """Return the bytes of all files below a folder, links not counted."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def install() -> None:
    """Install the built program for this user. Raises SetUpError if installing is not supported on this system."""
    if not sys.platform.startswith("linux"):
        raise SetUpError("Installing is written for Linux alone; docs/packaging.md says what to do here.")
    to = installing.places(os.environ, Path.home())
    installing.install(program().parent, PROJECT / "resources" / "desktop", to)
    print(f"Installed {to.program}, with an entry in the start menu. --remove takes it away again.")
    if str(to.command.parent) not in os.environ.get("PATH", "").split(os.pathsep):
        print(f"{to.command.parent} is not on PATH: a terminal finds ddtable once it is, or by its full name.")


def remove() -> None:
    """Remove everything that `install` made. Raises SetUpError."""
    if not sys.platform.startswith("linux"):
        raise SetUpError("Installing is written for Linux alone; docs/packaging.md says what to do here.")
    if installing.remove(installing.places(os.environ, Path.home())):
        print("Removed the program and its entry; saved games and settings are still there.")
    else:
        print("Nothing was installed, and nothing is removed.")


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the parsed arguments."""
    parser = argparse.ArgumentParser(prog="build.py", description="Build ddtable for this system, in dist.")
    parser.add_argument("--kept", action="store_true", help="take the program that was built before")
    parser.add_argument("--try", dest="try_out", action="store_true", help="then try it: games, saves, rosters, window")
    parser.add_argument("--install", action="store_true", help="then install it for this user (Linux)")
    parser.add_argument("--remove", action="store_true", help="only remove what --install made (Linux)")
    return parser.parse_args(arguments)


def run(arguments: Sequence[str]) -> int:
    """Run the command and return the exit status. Raises SetUpError."""
    asked = parse(arguments)
    if asked.remove:
        remove()
        return 0
    environment = build_environment()
    if not (asked.kept and program().is_file() and whole().is_file()):
        build(environment)
    if asked.try_out:
        trial = [str(environment.python), str(PACKAGING / "try_build.py"), str(program())]
        status = subprocess.call(trial, env=clean_environ())
        if status:
            return status
    if asked.install:
        install()
    return 0


def main(arguments: Sequence[str]) -> int:
    """Run; an error prints one sentence and returns status 1."""
    try:
        return run(arguments)
    except Lacking as problem:
        print(problem, file=sys.stderr)
        return LACKING
    except SetUpError as problem:
        print(problem, file=sys.stderr)
    except OSError as problem:
        print(f"The build stopped: {problem.filename or 'a file'}: {problem.strerror or problem}.", file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
