"""The virtual environment `.venv` in the project folder, filled from a hashed lock."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ddtable.commands.display import qt_platform
from ddtable.files.locks import take
from set_up import SetUpError
from set_up.debian import install_or_ask
from set_up.qt_libraries import packages_to_come

PIP_LOCK = "requirements-pip.txt"
GAME_LOCK = "requirements.txt"
DEVELOPMENT_LOCK = "requirements-dev.txt"
STAMP_NAME = "ddtable-set-up.json"
LOCK_NAME = ".venv.lock"
PAUSE = 0.2  # seconds between two looks at the lock
PROBE = (
    "import importlib.util, json, sys, sysconfig;"
    "pip = importlib.util.find_spec('pip') is not None;"
    "print(json.dumps(['%d.%d' % sys.version_info[:2], pip, sysconfig.get_path('platlib')]))"
)
FOREIGN_SETTINGS = ("PIP_PREFIX", "PIP_TARGET", "PIP_USER", "PYTHONHOME", "PYTHONPATH")


@dataclass(frozen=True)
class Environment:
    """A working virtual environment: the project it serves, its Python version (`3.11`) and its package folder."""

    project: Path
    version: str
    site_packages: Path

    @property
    def python(self) -> Path:
        """The environment's interpreter."""
        return interpreter(self.project)

    @property
    def launcher(self) -> Path:
        """The command that starts the game."""
        return self.python.parent / ("ddtable.cmd" if os.name == "nt" else "ddtable")

    @property
    def stamp(self) -> Path:
        """The file that lists what was installed."""
        return self.project / ".venv" / STAMP_NAME


def interpreter(project: Path) -> Path:
    """Return the path of the environment's interpreter, which need not exist."""
    return project / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def clean_environ() -> dict[str, str]:
    """Return the environment variables without those that point pip or Python to other folders."""
    return {name: value for name, value in os.environ.items() if name not in FOREIGN_SETTINGS}


def find_environment(project: Path) -> Environment | None:
    """Return the environment if it exists and works: its Python runs and has pip."""
    try:
        outcome = subprocess.run(
            [str(interpreter(project)), "-I", "-c", PROBE], capture_output=True, text=True, check=False
        )
        version, has_pip, site_packages = json.loads(outcome.stdout)
    except (OSError, ValueError):
        return None
    return Environment(project, version, Path(site_packages)) if has_pip else None


def provide_venv(also: Sequence[str]) -> None:
    """Install the missing parts of this Python, the libraries for Qt, and `also`. Raises SetUpError."""
    purpose = "This Python cannot make virtual environments because parts of it are missing"
    of_qt = packages_to_come(qt_platform(os.environ, sys.platform))
    if of_qt:
        purpose += ", and so are system libraries that Qt needs"
    if set(also) - set(of_qt):
        purpose += ", and so is what the checks need"
    packages = [f"python{sys.version_info[0]}.{sys.version_info[1]}-venv", *sorted({*of_qt, *also})]
    install_or_ask(purpose, packages)


def create_environment(project: Path, also: Sequence[str] = ()) -> Environment:
    """Create `.venv`, replacing a broken one. Raises SetUpError.

    If system packages are missing, those in `also` are installed, or named, in the same step.
    """
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        provide_venv(also)
    folder = project / ".venv"
    print(f"Making the virtual environment {folder}", flush=True)
    if folder.is_symlink() or folder.is_file():
        folder.unlink()
    # A virtual environment's own Python must not clear the ground that it stands on.
    python = getattr(sys, "_base_executable", None) or sys.executable
    outcome = subprocess.run(
        [python, "-I", "-m", "venv", "--clear", str(folder)],
        env=clean_environ(),
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    environment = find_environment(project) if outcome.returncode == 0 else None
    if environment is None:
        lines = (outcome.stdout + outcome.stderr).strip().splitlines() or ["no message"]
        raise SetUpError(f"The virtual environment {folder} could not be made: {lines[-1]}")
    return environment


def pip_works(environment: Environment) -> bool:
    """Return True if pip can be started; an interrupted update leaves an incomplete pip."""
    command = [str(environment.python), "-I", "-m", "pip", "--version"]
    outcome = subprocess.run(command, env=clean_environ(), stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return outcome.returncode == 0


def pip_failure(lines: Sequence[str]) -> str:
    """Return one sentence for a failed run of pip, with its last useful line."""
    errors = [line for line in lines if line.lstrip().lower().startswith("error:")]
    said = (errors or [line for line in lines if line.strip()] or ["nothing"])[-1].strip()
    unreachable = any("connection broken by" in line or "Failed to establish" in line for line in lines)
    reason = "because the package index does not answer (is there a network?)" if unreachable else "by pip"
    return f"The packages could not be installed {reason}; pip said: {said}"


def install_lock(environment: Environment, lock: Path) -> None:
    """Install the packages of a lock file, each checked against its hash. Raises SetUpError."""
    packages = f"Installing the packages of {lock.name} (some 100 MB, the first time only)"
    print("Bringing pip up to date" if lock.name == PIP_LOCK else packages, flush=True)
    command = [str(environment.python), "-I", "-m", "pip", "install", "--require-hashes", "--prefer-binary"]
    options = ["--disable-pip-version-check", "--no-input", "--progress-bar", "off", "--retries", "2"]
    lines: list[str] = []
    with subprocess.Popen(
        [*command, *options, "-r", str(lock)],
        env=clean_environ(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as pip:
        assert pip.stdout is not None
        for line in pip.stdout:
            lines.append(line)
            if line.startswith("Collecting"):
                print("  " + line.split(" (from")[0].strip(), flush=True)
    if pip.returncode:
        raise SetUpError(pip_failure(lines))


def link_project(environment: Environment) -> None:
    """Make `ddtable` and `ui` importable from the environment, and write the command that starts the game.

    A path file and a launcher do what an editable install does, without a build backend and without the network.
    """
    folder = str(environment.project)
    # Python 3.11 reads path files in the machine's encoding, and runs each of their lines that begins with `import`. So
    # a path beyond ASCII, or with a line break in it, is written as an escaped string.
    simple = folder.isascii() and folder.isprintable() and folder == folder.strip()
    line = folder if simple else f"import sys; sys.path.append({folder!a})"
    (environment.site_packages / "ddtable.pth").write_text(line + "\n", encoding="ascii")
    if os.name == "nt":
        environment.launcher.write_text('@"%~dp0python.exe" -I -m ddtable %*\n', encoding="ascii")
        return
    command = f'#!/bin/sh\nexec {shlex.quote(str(environment.python))} -I -m ddtable "$@"\n'
    environment.launcher.write_bytes(os.fsencode(command))  # a path need not be text
    environment.launcher.chmod(0o755)


def wanted_stamp(environment: Environment, lock_name: str) -> dict[str, str]:
    """Return the stamp's text for an installed lock file; the development one contains the game's packages too."""
    names = (PIP_LOCK, GAME_LOCK, *([DEVELOPMENT_LOCK] if lock_name == DEVELOPMENT_LOCK else []))
    locks = {name: (environment.project / "packaging" / name).read_bytes() for name in names}
    digests = {name: hashlib.sha256(content).hexdigest() for name, content in locks.items()}
    return {"folder": str(environment.project), "python": environment.version, **digests}


def is_ready(environment: Environment, wanted: dict[str, str]) -> bool:
    """Return True if the stamp lists everything that is wanted; an unreadable stamp lists nothing."""
    try:
        found = json.loads(environment.stamp.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(found, dict) and wanted.items() <= found.items()


def ready_environment(project: Path, lock_name: str, also: Sequence[str] = ()) -> Environment:
    """Return the environment with the packages of a lock file, created or completed if needed. Raises SetUpError.

    If it cannot be made without system packages, those in `also` are installed, or named, in the same step.
    """
    found = find_environment(project)
    if found is not None and is_ready(found, wanted_stamp(found, lock_name)):
        return found
    with alone(project):
        return _made_ready(project, lock_name, also)


@contextlib.contextmanager
def alone(project: Path) -> Iterator[None]:
    """Wait until no other set-up runs in this folder. Do not wait on a disk without locks."""
    try:
        file = (project / LOCK_NAME).open("ab")
    except OSError:
        yield
        return
    with file:
        waits = False
        while True:
            try:
                take(file.fileno())
            except (BlockingIOError, PermissionError):
                if not waits:
                    print("Another set-up is at work in this folder. Waiting for it.", flush=True)
                waits = True
                time.sleep(PAUSE)
                continue
            except OSError:
                pass
            break
        yield


def _made_ready(project: Path, lock_name: str, also: Sequence[str]) -> Environment:
    """Return the environment with the packages of a lock file, while no other set-up runs in the folder."""
    environment = find_environment(project) or create_environment(project, also)
    wanted = wanted_stamp(environment, lock_name)
    if not is_ready(environment, wanted):
        stamp = environment.stamp
        is_folder = stamp.is_dir() and not stamp.is_symlink()
        if not is_folder:
            stamp.unlink(missing_ok=True)
        if is_folder or not pip_works(environment):
            environment = create_environment(project, also)
        # An environment begins with the pip of its Python, which may be years old; the locked one installs the rest.
        for lock in (PIP_LOCK, lock_name):
            install_lock(environment, project / "packaging" / lock)
        link_project(environment)
        environment.stamp.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")
        print("Installed.", flush=True)
    return environment
