"""The virtual environment: when it is reused, when it is made again, and the message if it cannot be made."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from set_up import SetUpError, environment
from set_up.environment import (
    DEVELOPMENT_LOCK,
    GAME_LOCK,
    PIP_LOCK,
    Environment,
    create_environment,
    find_environment,
    interpreter,
    is_ready,
    link_project,
    pip_failure,
    ready_environment,
    wanted_stamp,
)

PROJECT = Path(__file__).parents[2]
VERSION = f"{sys.version_info[0]}.{sys.version_info[1]}"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project in a folder with a space and an accent in its name, with two small locks."""
    folder = tmp_path / "my g\u00e2me"
    (folder / "packaging").mkdir(parents=True)
    (folder / "packaging" / PIP_LOCK).write_text("pip==1\n", encoding="utf-8")
    (folder / "packaging" / GAME_LOCK).write_text("one==1\n", encoding="utf-8")
    (folder / "packaging" / DEVELOPMENT_LOCK).write_text("one==1\ntwo==2\n", encoding="utf-8")
    return folder


@pytest.fixture
def prepared(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A project whose environment exists and whose pip only notes the locks; returns those notes."""
    packages = project / ".venv" / "packages"
    packages.mkdir(parents=True)
    interpreter(project).parent.mkdir(parents=True)
    installed: list[str] = []
    monkeypatch.setattr(environment, "find_environment", lambda folder: Environment(folder, VERSION, packages))
    monkeypatch.setattr(environment, "install_lock", lambda _, lock: installed.append(lock.name))
    monkeypatch.setattr(environment, "pip_works", lambda _: True)
    return installed


def test_the_second_start_installs_nothing(project: Path, prepared: list[str], capsys):
    ready_environment(project, GAME_LOCK)
    assert capsys.readouterr().out == "Installed.\n"
    ready_environment(project, GAME_LOCK)
    assert prepared == [PIP_LOCK, GAME_LOCK]
    assert capsys.readouterr().out == ""


def test_the_development_lock_serves_the_game_too(project: Path, prepared: list[str]):
    ready_environment(project, DEVELOPMENT_LOCK)
    ready_environment(project, GAME_LOCK)
    assert prepared == [PIP_LOCK, DEVELOPMENT_LOCK]


def test_the_game_lock_does_not_serve_the_tests(project: Path, prepared: list[str]):
    ready_environment(project, GAME_LOCK)
    ready_environment(project, DEVELOPMENT_LOCK)
    assert prepared == [PIP_LOCK, GAME_LOCK, PIP_LOCK, DEVELOPMENT_LOCK]


def test_a_changed_lock_is_installed(project: Path, prepared: list[str]):
    ready_environment(project, GAME_LOCK)
    for lock in (GAME_LOCK, PIP_LOCK):
        prepared.clear()
        (project / "packaging" / lock).write_text("one==2\n", encoding="utf-8")
        ready_environment(project, GAME_LOCK)
        assert prepared == [PIP_LOCK, GAME_LOCK]


def test_pip_is_updated_before_other_packages(project: Path, prepared: list[str], monkeypatch: pytest.MonkeyPatch):
    """An environment begins with the pip of its Python; the lock's may be the first that reads newer packages."""

    def fail(_: Environment, lock: Path) -> None:
        prepared.append(lock.name)
        raise SetUpError("no")

    monkeypatch.setattr(environment, "install_lock", fail)
    with pytest.raises(SetUpError):
        ready_environment(project, GAME_LOCK)
    assert prepared == [PIP_LOCK]


def test_a_failed_installation_leaves_no_stamp(project: Path, prepared: list[str], monkeypatch: pytest.MonkeyPatch):
    ready = ready_environment(project, GAME_LOCK)

    def fail(_: Environment, lock: Path) -> None:
        raise SetUpError("no")

    monkeypatch.setattr(environment, "install_lock", fail)
    with pytest.raises(SetUpError):
        ready_environment(project, DEVELOPMENT_LOCK)
    assert not ready.stamp.exists()


@pytest.mark.parametrize("stamp", ["", "[]", '{"python": "2.7"}', "\x00"])
def test_damaged_stamp_is_not_trusted(project: Path, prepared: list[str], stamp: str):
    ready = ready_environment(project, GAME_LOCK)
    ready.stamp.write_text(stamp, encoding="utf-8")
    assert not is_ready(ready, wanted_stamp(ready, GAME_LOCK))


def test_another_python_or_a_moved_folder_is_set_up_again(project: Path, prepared: list[str]):
    ready = ready_environment(project, GAME_LOCK)
    stamp = json.loads(ready.stamp.read_text(encoding="utf-8"))
    assert is_ready(ready, stamp)
    assert not is_ready(ready, {**stamp, "python": "3.99"})
    assert not is_ready(ready, {**stamp, "folder": "/elsewhere"})


def test_a_broken_environment_is_not_found(project: Path):
    assert find_environment(project) is None
    interpreter(project).parent.mkdir(parents=True)
    interpreter(project).symlink_to(project / "gone")
    assert find_environment(project) is None


def test_the_path_file_leads_to_the_project(project: Path, tmp_path: Path):
    """Also where the path holds a letter that the machine's encoding may lack."""
    packages = tmp_path / "packages"
    packages.mkdir()
    (project / "marker_module.py").touch()
    interpreter(project).parent.mkdir(parents=True)
    link_project(Environment(project, VERSION, packages))
    program = "import site, sys; site.addsitedir(sys.argv[1]); import marker_module"
    subprocess.run([sys.executable, "-I", "-c", program, str(packages)], check=True)


@pytest.fixture
def plain_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give new environments a pip that knows only its version: to unpack the real one takes five seconds.

    test_planted.py makes an environment with the real pip, and installs with it.
    """
    run = subprocess.run

    def run_quickly(command: list[str], **options: Any) -> subprocess.CompletedProcess[Any]:
        if "venv" not in command:
            return run(command, **options)
        done = run([*command, "--without-pip"], **options)
        place = "import sysconfig; print(sysconfig.get_path('purelib'))"
        made = interpreter(Path(command[-1]).parent)
        told = run([str(made), "-I", "-c", place], capture_output=True, text=True, check=True)
        package = Path(told.stdout.strip()) / "pip"
        (package / "_internal").mkdir(parents=True)
        (package / "__init__.py").touch()
        (package / "_internal" / "__init__.py").touch()
        (package / "__main__.py").write_text("import pip._internal\n", encoding="utf-8")
        return done

    monkeypatch.setattr(environment.subprocess, "run", run_quickly)


def test_half_a_pip_is_not_used_again(project: Path, plain_pip: None, monkeypatch: pytest.MonkeyPatch):
    """A first set-up that was killed while it updated pip is mended by the next one."""
    create_environment(project)
    found = find_environment(project)
    assert found is not None
    assert environment.pip_works(found)
    shutil.rmtree(found.site_packages / "pip" / "_internal")
    assert find_environment(project) is not None, "it seems to be there"
    assert not environment.pip_works(found)
    monkeypatch.setattr(environment, "install_lock", lambda *_: None)
    assert environment.pip_works(ready_environment(project, GAME_LOCK))


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="every path is text there")
def test_path_that_is_not_text_gets_a_launcher(tmp_path: Path):
    project = Path(os.fsdecode(os.fsencode(tmp_path) + b"/my g\xe2me"))
    interpreter(project).parent.mkdir(parents=True)
    packages = project / "packages"
    packages.mkdir()
    (project / "marker_module.py").touch()
    interpreter(project).symlink_to(sys.executable)
    ready = Environment(project, VERSION, packages)
    link_project(ready)
    assert b"/my g\xe2me/" in ready.launcher.read_bytes()
    program = "import site, sys; site.addsitedir(sys.argv[1]); import marker_module"
    subprocess.run([sys.executable, "-I", "-c", program, str(packages)], check=True)


@pytest.mark.skipif(sys.platform == "win32", reason="no path has a line break there")
def test_a_line_break_in_the_path_runs_nothing(tmp_path: Path):
    """Python runs each line of a path file that begins with `import`; whoever packs an archive names its folder."""
    project = tmp_path / "game\nimport os; os.mkdir('planted')  #"
    interpreter(project).parent.mkdir(parents=True)
    packages = tmp_path / "packages"
    packages.mkdir()
    (project / "marker_module.py").touch()
    link_project(Environment(project, VERSION, packages))
    program = "import site, sys; site.addsitedir(sys.argv[1]); import marker_module"
    subprocess.run([sys.executable, "-I", "-c", program, str(packages)], check=True, cwd=tmp_path)
    assert not (tmp_path / "planted").exists()


def test_a_folder_in_place_of_the_stamp_is_cleared_away(
    project: Path, plain_pip: None, monkeypatch: pytest.MonkeyPatch
):
    create_environment(project)
    (project / ".venv" / environment.STAMP_NAME / "inside").mkdir(parents=True)
    monkeypatch.setattr(environment, "install_lock", lambda *_: None)
    assert ready_environment(project, GAME_LOCK).stamp.is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="the lock is tried through flock")
def test_two_set_ups_of_a_folder_work_one_after_the_other(project: Path):
    program = (
        "import sys, time; from pathlib import Path; from set_up.environment import alone\n"
        "with alone(Path(sys.argv[1])): begins = time.monotonic(); time.sleep(0.5); print(begins, time.monotonic())"
    )
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(PROJECT), str(PROJECT / "packaging")])}
    command = [sys.executable, "-c", program, str(project)]
    two = [subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    said = [one.communicate()[0].splitlines() for one in two]
    (_, ended), (began, _) = sorted([float(moment) for moment in lines[-1].split()] for lines in said)
    assert ended <= began
    assert [line for lines in said for line in lines[:-1]] == [
        "Another set-up is at work in this folder. Waiting for it."
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="the launcher is a shell script")
def test_the_launcher_hands_over_its_arguments(project: Path, tmp_path: Path):
    packages = tmp_path / "packages"
    packages.mkdir()
    python = interpreter(project)
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\nprintf "%s|" "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    ready = Environment(project, VERSION, packages)
    link_project(ready)
    outcome = subprocess.run([ready.launcher, "open", "a b"], capture_output=True, text=True, check=True)
    assert outcome.stdout == "-I|-m|ddtable|open|a b|"


@pytest.mark.parametrize(
    ("of_qt", "purpose"),
    [
        ([], "This Python cannot make virtual environments because parts of it are missing"),
        (["libegl1", "libgl1"], "parts of it are missing, and so are system libraries that Qt needs"),
    ],
)
def test_python_without_venv_names_all_packages(
    project: Path, monkeypatch: pytest.MonkeyPatch, of_qt: list[str], purpose: str
):
    asked = []
    monkeypatch.setattr(environment.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(environment, "packages_to_come", lambda platform_plugin: of_qt)

    def install_or_ask(purpose: str, packages: list[str]) -> None:
        asked.extend(packages)
        raise SetUpError(purpose)

    monkeypatch.setattr(environment, "install_or_ask", install_or_ask)
    with pytest.raises(SetUpError, match=f"{purpose}$"):
        ready_environment(project, GAME_LOCK)
    assert asked == [f"python{VERSION}-venv", *of_qt]


def test_without_a_network_pip_ends_in_one_sentence():
    lines = [
        "WARNING: Retrying (Retry(total=1)) after connection broken by 'NewConnectionError(...)': /attrs/\n",
        "ERROR: Could not find a version that satisfies the requirement attrs==26.1.0 (from versions: none)\n",
        "ERROR: No matching distribution found for attrs==26.1.0\n",
    ]
    assert pip_failure(lines) == (
        "The packages could not be installed because the package index does not answer (is there a network?); "
        "pip said: ERROR: No matching distribution found for attrs==26.1.0"
    )


def test_another_failure_of_pip_gives_its_last_error():
    lines = ["Collecting attrs\n", "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES\n", "  Expected sha256 aa\n", "\n"]
    assert pip_failure(lines).endswith("pip said: ERROR: THESE PACKAGES DO NOT MATCH THE HASHES")


def test_a_silent_failure_of_pip_is_still_a_sentence():
    assert pip_failure([]).endswith("pip said: nothing")
