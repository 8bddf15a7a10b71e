"""Try the README's two commands on a bare Debian: `python3 packaging/try_bare.py`, as root on Debian with debootstrap.

It makes a minimal system with Python and git and nothing else, once for root and once for an ordinary user, clones the
last commit of this project into it and runs the commands of the README. An ordinary user also runs what they ask for.
The whole form runs all checks twice and takes an hour; it is not part of the checks.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

PROJECT = Path(__file__).resolve().parent.parent
LOGS = PROJECT / "build" / "bare"
SUITE = "bookworm"
PLAY, TEST = "python3 packaging/start.py", "python3 packaging/start.py test"
QUICK = ("python3 packaging/build.py --try", f"{TEST} -q tests/packaging tests/test_planted.py")
ASKED = re.compile(r"run: (apt-get update && apt-get install [^;&|]+)$")
LEFT_OUT = re.compile(r"^ok .*(left out: .*)$", re.MULTILINE)
# How this machine reaches Debian's packages and Python's, which the new system must know too.
NETWORK = ("/etc/hosts", "/etc/pip.conf", "/etc/resolv.conf", "/etc/xdg/pip")
OF_APT = ("apt.conf.d", "auth.conf.d", "keyrings", "preferences.d", "trusted.gpg", "trusted.gpg.d")
SOURCES_OF_APT = ("sources.list", "sources.list.d")
CERTIFICATES = ("PIP_CERT", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE")
CERTIFICATE = "etc/ssl/of-the-host.pem"  # not where the package ca-certificates, which comes with venv, writes its own
VARIABLES = (
    *("PIP_DEFAULT_TIMEOUT", "PIP_INDEX_URL", "PIP_PROXY", "PIP_TRUSTED_HOST"),
    *("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"),
)
# Mounted in a namespace of the command's own: with its last process everything is gone again.
INSIDE = """
root=$1; shift
mount -t proc proc "$root/proc" && mount -t sysfs -o ro sys "$root/sys" &&
mount -t tmpfs -o mode=1777 shm "$root/dev/shm" &&
mount -t devpts -o newinstance,ptmxmode=666 pts "$root/dev/pts" || exit 125
chroot "$@"
exit $?
"""


class Stopped(Exception):
    """The trial cannot continue; the text says why."""


@dataclass(frozen=True)
class Person:
    """The user who runs the commands, and the folder."""

    name: str
    home: str

    @property
    def variables(self) -> dict[str, str]:
        """The environment after logging in, without a display and without a language."""
        own = {"HOME": self.home, "USER": self.name, "LOGNAME": self.name, "TERM": "dumb"}
        of_root = "/usr/local/sbin:/usr/sbin:/sbin:" if self.name == "root" else ""
        known = {name: os.environ[name] for name in VARIABLES if name in os.environ}
        known |= {name: f"/{CERTIFICATE}" for name in CERTIFICATES if name in os.environ}
        return {**own, "PATH": f"{of_root}/usr/local/bin:/usr/bin:/bin", **known}


ROOT, PLAYER = Person("root", "/root"), Person("player", "/home/player")


@dataclass(frozen=True)
class Step:
    """A row of the table: user, command, result and duration."""

    who: str
    command: str
    well: bool
    seconds: float
    words: str

    def __str__(self) -> str:
        return f"{'ok' if self.well else 'FAIL':4} {self.who:6} {self.seconds:6.0f} s  {self.command}: {self.words}"


@dataclass(frozen=True)
class Answer:
    """The output of a command, its exit status, and the command that it asks root to run, if any."""

    status: int
    said: str
    asked: str | None
    seconds: float

    @property
    def last(self) -> str:
        """The last line."""
        return (self.said.strip().splitlines() or ["nothing"])[-1]


@dataclass(frozen=True)
class System:
    """A bare system in a folder."""

    root: Path

    def words(self, person: Person, command: str) -> list[str]:
        """Return the command line that runs a command in the system, in the person's clone of the project."""
        variables = [f"{name}={value}" for name, value in person.variables.items()]
        inside = ["env", "-i", *variables, "sh", "-c", f"cd {person.home}/ddtable 2>/dev/null; {command}"]
        outside = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", INSIDE, "sh", str(self.root)]
        return [*outside, f"--userspec={person.name}:{person.name}", str(self.root), *inside]

    def run(self, person: Person, command: str, log: Path, typed: str = "") -> Answer:
        """Run a command and return its output; it is stopped when it asks for packages."""
        started, said, asked = time.monotonic(), [], None
        with (
            log.open("a", encoding="utf-8") as kept,
            subprocess.Popen(
                self.words(person, command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
            ) as process,
        ):
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(typed)
            process.stdin.close()
            kept.write(f"\n{person.name}$ {command}\n")
            try:
                for line in process.stdout:
                    kept.write(line)
                    kept.flush()
                    said.append(line)
                    if found := ASKED.search(line.rstrip()):
                        asked = found[1]
                        process.kill()  # and with it everything that it started
            except BaseException:
                process.kill()
                raise
        return Answer(process.returncode, "".join(said), asked, time.monotonic() - started)


def check_machine() -> None:
    """Raise Stopped unless this is root on a Linux with debootstrap."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        raise Stopped("Only root can make a bare system: run this as root.")
    missing = [name for name in ("debootstrap", "unshare", "chroot", "git") if shutil.which(name) is None]
    if missing:
        raise Stopped(f"This needs {', '.join(missing)}: apt-get install debootstrap util-linux coreutils git")


def call(*words: str | Path) -> None:
    """Run a program. Raises Stopped with the end of its output."""
    done = subprocess.run(list(map(str, words)), capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines() or ["it said nothing"]
        raise Stopped(f"{words[0]} failed: {said[-1]}")


def copy(path: Path, to: Path) -> None:
    """Copy a file or folder of this computer into a system; a missing one is left out."""
    to.parent.mkdir(parents=True, exist_ok=True)
    if path.is_dir():
        shutil.copytree(path, to, dirs_exist_ok=True)
    elif path.is_file():
        to.unlink(missing_ok=True)
        shutil.copyfile(path, to)


def share_network(root: Path, suite: str) -> None:
    """Give a system the same access to Debian's and Python's packages as this computer has."""
    here = platform.freedesktop_os_release().get("VERSION_CODENAME")
    of_apt = (*OF_APT, *SOURCES_OF_APT) if here == suite else ()
    if of_apt and Path("/etc/apt/sources.list.d").is_dir():
        (root / "etc/apt/sources.list").unlink(missing_ok=True)
    for name in (*NETWORK, *(f"/etc/apt/{name}" for name in of_apt)):
        copy(Path(name), root / name[1:])
    for certificates in filter(None, map(os.environ.get, CERTIFICATES)):
        copy(Path(certificates), root / CERTIFICATE)


def make_base(folder: Path, suite: str, mirror: str | None) -> System:
    """Make a minimal Debian with Python and git; raises Stopped."""
    words = ["debootstrap", "--variant=minbase", "--include=git,python3", suite, folder]
    call(*words, *([mirror] if mirror else []))
    share_network(folder, suite)
    return System(folder)


def move_in(base: System, folder: Path, person: Person) -> System:
    """Return a copy of a system with a clone of the project's last commit. Raises Stopped."""
    call("cp", "-a", base.root, folder)
    if person is not ROOT:
        call("chroot", folder, "useradd", "--create-home", "--shell", "/bin/sh", person.name)
    clone = folder / person.home.lstrip("/") / "ddtable"
    call("git", "clone", "--quiet", "--no-hardlinks", PROJECT, clone)
    call("chroot", folder, "chown", "-R", f"{person.name}:{person.name}", f"{person.home}/ddtable")
    return System(folder)


def judge(system: System, person: Person, command: str, answer: Answer) -> Step:
    """Return the result of a command of the README, after its packages were installed."""
    well, words = answer.status == 0, answer.last
    if answer.asked:
        well, words = False, f"asked for packages once more: {answer.asked}"
    elif well and command == PLAY:
        demo = system.root / person.home.lstrip("/") / "ddtable" / "demo"
        well = {"demo-1.ddtable", "demo-1.png"} <= {path.name for path in demo.glob("*")}
        words = "the demonstration game, its picture and its save" if well else "no picture and save in demo"
    elif found := LEFT_OUT.findall(answer.said):
        well, words = False, "; ".join(found)
    return Step(person.name, command, well, answer.seconds, words)


def try_commands(system: System, person: Person, commands: Sequence[str], log: Path) -> list[Step]:
    """Run commands in order, install the packages that they ask an ordinary user for, and return the result of each."""
    steps: list[Step] = []

    def report(step: Step) -> None:
        steps.append(step)
        print(step, flush=True)

    for command in commands:
        answer = system.run(person, command, log)
        if answer.asked and person is not ROOT:
            report(Step(person.name, command, True, answer.seconds, "names the packages that are missing"))
            installed = system.run(ROOT, answer.asked, log, typed="y\n")
            report(Step("root", answer.asked, not installed.status, installed.seconds, installed.last))
            answer = system.run(person, command, log)
        report(judge(system, person, command, answer))
    return steps


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the parsed arguments."""
    parser = argparse.ArgumentParser(prog="try_bare.py", description="Try the README's commands on a bare Debian.")
    parser.add_argument("--quick", action="store_true", help="a build and a few tests instead of all checks")
    parser.add_argument("--only", choices=("root", "player"), help="only as root, or only as an ordinary user")
    parser.add_argument("--suite", default=SUITE, help=f"the release of Debian ({SUITE})")
    parser.add_argument("--mirror", help="where debootstrap finds packages (its own choice)")
    parser.add_argument(
        "--folder", type=Path, help="where to make the systems, some 5 GB (the folder for temporary files)"
    )
    return parser.parse_args(arguments)


def run(arguments: Sequence[str]) -> int:
    """Make the systems, try the commands, print the table; returns the exit status, raises Stopped."""
    wanted = parse(arguments)
    check_machine()
    signal.signal(
        signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM)
    )  # which removes the systems, as Ctrl-C does
    persons = [person for person in (ROOT, PLAYER) if wanted.only in (None, person.name)]
    commands = (PLAY, *QUICK) if wanted.quick else (PLAY, TEST)
    LOGS.mkdir(parents=True, exist_ok=True)
    steps: list[Step] = []
    with TemporaryDirectory(prefix="ddtable-bare-", dir=wanted.folder) as name:
        print(f"Making a bare {wanted.suite} with Python and git; what is said goes to {LOGS}", flush=True)
        base = make_base(Path(name, "base"), wanted.suite, wanted.mirror)
        for person in persons:
            log = LOGS / f"{person.name}.log"
            log.unlink(missing_ok=True)
            system = move_in(base, Path(name, person.name), person)
            steps += try_commands(system, person, commands, log)
            shutil.rmtree(system.root, ignore_errors=True)
    print("\n=== Summary", *steps, sep="\n", flush=True)
    return int(not all(step.well for step in steps))


def main(arguments: Sequence[str]) -> int:
    """Run; an error prints one sentence and returns status 1."""
    try:
        return run(arguments)
    except Stopped as reason:
        print(reason, file=sys.stderr)
    except OSError as problem:
        print(f"The trial stopped: {problem.filename or 'a file'}: {problem.strerror or problem}.", file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
