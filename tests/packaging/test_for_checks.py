"""The extra requirements of the checks: missing on a minimal Debian, installed as root, named in one line otherwise."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import build
import pytest
from set_up import SetUpError, command, debian, environment, for_checks, qt_libraries
from set_up.environment import Environment
from set_up.for_checks import build_packages, check_packages, provide_for_checks, screen_packages

VERSION = f"{sys.version_info[0]}.{sys.version_info[1]}"
PROGRAMS = {"binutils", "openbox", "xdotool", "xvfb"}
LIBRARY = "libpython9.9.so.1.0"

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lacks any of it")


def probed(tmp_path: Path, shared: int) -> list[object]:
    """What the probe says in a Python with such settings, whose libraries are in `tmp_path`."""
    settings = {"Py_ENABLE_SHARED": shared, "INSTSONAME": LIBRARY, "LIBDIR": str(tmp_path)}
    code = f"import sys, sysconfig; sys.base_prefix = '/nowhere'; sysconfig.get_config_vars().update({settings})"
    words = [sys.executable, "-I", "-c", code + for_checks.SHARED]
    return json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)


def python(tmp_path: Path, told: list[object]) -> Path:
    """A Python that says so of its shared library."""
    made = tmp_path / "python"
    made.write_text(f"#!/bin/sh\necho '{json.dumps(told)}'\n", encoding="utf-8")
    made.chmod(0o755)
    return made


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """A bare Debian and an ordinary user: no programs, no libraries, Python without its parts. Returns apt's calls."""
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(debian, "is_debian", lambda: True)
    monkeypatch.setattr(debian, "is_root", lambda: False)
    monkeypatch.setattr(debian, "apt_get", lambda *words: calls.append(words))
    monkeypatch.setattr("shutil.which", lambda name, **_: None)
    monkeypatch.setattr(qt_libraries, "installed_libraries", lambda: {"libc.so.6"})
    monkeypatch.setattr(for_checks, "SHARED", f"print('[\"{VERSION}\", true, false]')")
    monkeypatch.setattr(environment, "find_environment", lambda _: None)
    monkeypatch.setattr(environment.importlib.util, "find_spec", lambda _: None)
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    return calls


def named(problem: BaseException) -> list[str]:
    """The packages that a sentence asks to install."""
    line, _, packages = str(problem).partition("apt-get install ")
    assert "\n" not in line + packages
    return packages.split()


def test_configured_but_absent_shared_library_is_missing(tmp_path: Path):
    """Debian's Python says Py_ENABLE_SHARED, but its library comes with the package libpython3.11."""
    assert probed(tmp_path, 1) == [VERSION, True, False]
    (tmp_path / LIBRARY).touch()
    assert probed(tmp_path, 1) == [VERSION, True, True]


def test_the_library_of_another_python_does_not_serve_a_static_one(tmp_path: Path):
    (tmp_path / LIBRARY).touch()
    assert probed(tmp_path, 0) == [VERSION, False, False]


def test_a_build_names_the_shared_library_of_its_python(tmp_path: Path, bare):
    assert build_packages(python(tmp_path, ["3.12", True, False])) == ["libpython3.12", "binutils"]
    assert build_packages(python(tmp_path, ["3.12", True, True])) == ["binutils"]


def test_a_build_names_the_libraries_that_its_program_would_lack(bare, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """PyInstaller only warns of them, and the window of what it built opens where they happen to be installed."""
    monkeypatch.setattr(Environment, "python", python(tmp_path, ["3.12", True, True]))
    monkeypatch.setattr(build, "missing_libraries", lambda *_: ["libxcb-cursor.so.0"])
    with pytest.raises(build.Lacking) as problem:
        build.provide_tools(Environment(tmp_path, "3.12", tmp_path))
    assert named(problem.value) == ["binutils", "libxcb-cursor0"]


def test_a_python_made_without_its_shared_library_cannot_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys):
    static = python(tmp_path, ["3.12", False, False])
    monkeypatch.setattr(Environment, "python", static)
    monkeypatch.setattr(build, "ready_environment", lambda *_: Environment(tmp_path, "3.12", tmp_path))
    assert build.main([]) == build.LACKING
    assert capsys.readouterr().err == f"A build needs the shared library of Python, and {static} was made without it.\n"
    assert not {"libpython3.12"} & set(check_packages(static))


def test_the_tests_on_a_screen_name_each_missing_program(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("shutil.which", lambda name, **_: None if name in ("openbox", "Xvfb") else name)
    assert screen_packages() == ["xvfb", "openbox"]


def test_an_ordinary_user_of_a_bare_system_gets_one_line_for_all_checks(bare, tmp_path: Path):
    with pytest.raises(SetUpError) as problem:
        command.run(["test"], tmp_path)
    packages = named(problem.value)
    assert {f"python{VERSION}-venv", f"libpython{VERSION}", "libegl1", "libxcb-cursor0", *PROGRAMS} <= set(packages)
    assert len(packages) == len(set(packages))


@pytest.mark.parametrize("asked", [[], ["test", "-k", "melee"]])
def test_neither_the_game_nor_a_few_tests_ask_for_the_programs_of_all_checks(bare, tmp_path: Path, asked: list[str]):
    with pytest.raises(SetUpError) as problem:
        command.run(asked, tmp_path)
    assert "libegl1" in named(problem.value)
    assert not {*PROGRAMS, f"libpython{VERSION}"} & set(named(problem.value))


def test_root_installs_all_packages_in_one_step(bare, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(debian, "is_root", lambda: True)
    monkeypatch.setattr(environment.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 1, "", "no"))
    monkeypatch.setattr(command, "check_packages", lambda *_: ["libpython3.11", "xvfb"])
    with pytest.raises(SetUpError, match="could not be made"):
        command.run(["test"], tmp_path)
    assert [words[0] for words in bare] == ["update", "install"]
    assert {"libpython3.11", "xvfb", "libegl1", f"python{VERSION}-venv"} <= set(bare[1])


def test_line_for_missing_qt_libraries_names_the_needs_of_checks_too(
    bare, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    plugin = {"offscreen": ["libEGL.so.1"], "xcb": ["libEGL.so.1", "libxcb-cursor.so.0"]}
    for module in (for_checks, qt_libraries):
        monkeypatch.setattr(module, "missing_libraries", lambda _, platform: plugin[platform])
    with pytest.raises(SetUpError) as problem:
        provide_for_checks(Path(sys.executable), tmp_path)
    assert set(named(problem.value)) == {"libegl1", "libxcb-cursor0", f"libpython{VERSION}", *PROGRAMS}


def test_checks_that_can_be_left_out_do_not_stop_the_others(
    bare, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys
):
    for module in (for_checks, qt_libraries):
        monkeypatch.setattr(module, "missing_libraries", lambda *_: [])
    provide_for_checks(Path(sys.executable), tmp_path)
    told = capsys.readouterr().out
    assert told.startswith("Some checks will be left out, because they need more than is installed here; as root, run:")
    assert set(named(SetUpError(told.rstrip()))) == {f"libpython{VERSION}", *PROGRAMS}


def test_other_systems_need_no_packages(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(for_checks.sys, "platform", "win32")
    assert check_packages(Path("/nowhere/python")) == []
