"""Qt's missing system libraries: found, named by Debian's packages, installed as root."""

from __future__ import annotations

import re
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from set_up import SetUpError, debian, qt_libraries
from set_up.qt_libraries import debian_packages, missing_in, packages_to_come, provide_libraries

REPORT = """/opt/qt/lib/libQt6Gui.so.6:
\tlinux-vdso.so.1 (0x00007ffc)
\tlibEGL.so.1 => not found
\tlibGL.so.1 => /lib/x86_64-linux-gnu/libGL.so.1 (0x00007f)
/opt/qt/plugins/platforms/libqxcb.so:
\tlibxcb-cursor.so.0 => not found
\tlibEGL.so.1 => not found
"""
LIBRARY_NAME = re.compile(rb"(?<=\0)lib[\w.+-]+\.so\.\d+(?=\0)")
OF_EVERY_SYSTEM = {"libc.so.6", "libm.so.6", "libgcc_s.so.1"}
BARE = """2 libs found in cache `/etc/ld.so.cache'
\tlibz.so.1 (libc6,x86-64) => /lib/x86_64-linux-gnu/libz.so.1
\tlibstdc++.so.6 (libc6,x86-64) => /lib/x86_64-linux-gnu/libstdc++.so.6
"""
INSTALL = "libegl1 libxcb-cursor0"


@pytest.fixture
def on_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(qt_libraries.sys, "platform", "linux")
    monkeypatch.setattr(debian, "is_debian", lambda: True)


def test_missing_libraries_are_read_once_each():
    assert missing_in(REPORT) == ["libEGL.so.1", "libxcb-cursor.so.0"]


def test_libraries_are_named_by_their_debian_packages():
    libraries = ["libgthread-2.0.so.0", "libglib-2.0.so.0", "libEGL.so.1", "libxcb-cursor.so.0"]
    assert debian_packages(libraries) == ["libegl1", "libglib2.0-0", "libxcb-cursor0"]


def test_unknown_library_is_named_itself():
    assert debian_packages(["libnew.so.3"]) == ["libnew.so.3"]


@pytest.mark.parametrize(
    ("sudo", "what_to_do"),
    [
        ("/usr/bin/sudo", f"install them with: sudo apt-get update && sudo apt-get install {INSTALL}"),
        (None, f"as root, run: apt-get update && apt-get install {INSTALL}"),
    ],
)
def test_without_root_one_sentence_names_the_packages(
    monkeypatch: pytest.MonkeyPatch, on_linux: None, sudo: str | None, what_to_do: str
):
    monkeypatch.setattr(debian, "is_root", lambda: False)
    monkeypatch.setattr(debian.shutil, "which", lambda name: sudo if name == "sudo" else None)
    monkeypatch.setattr(qt_libraries, "missing_libraries", lambda *_: ["libEGL.so.1", "libxcb-cursor.so.0"])
    with pytest.raises(SetUpError) as problem:
        provide_libraries(Path("packages"), "xcb")
    assert str(problem.value) == (
        f"Qt needs system libraries that are missing here (libEGL.so.1, libxcb-cursor.so.0); {what_to_do}"
    )


def test_beside_debian_the_sentence_names_libraries_and_packages(monkeypatch: pytest.MonkeyPatch, on_linux: None):
    monkeypatch.setattr(debian, "is_debian", lambda: False)
    monkeypatch.setattr(qt_libraries, "missing_libraries", lambda *_: ["libEGL.so.1"])
    with pytest.raises(SetUpError, match=r"\(libEGL\.so\.1\); Debian's packages for them are called libegl1\."):
        provide_libraries(Path("packages"), "xcb")


def test_as_root_on_debian_they_are_installed(monkeypatch: pytest.MonkeyPatch, on_linux: None, capsys):
    missing, calls = ["libEGL.so.1"], []

    def apt_get(*arguments: str) -> None:
        calls.append(arguments)
        if arguments[0] == "install":
            missing.clear()

    monkeypatch.setattr(debian, "is_root", lambda: True)
    monkeypatch.setattr(debian, "apt_get", apt_get)
    monkeypatch.setattr(qt_libraries, "missing_libraries", lambda *_: list(missing))
    provide_libraries(Path("packages"), "offscreen")
    assert calls == [("update",), ("install", "--yes", "--no-install-recommends", "libegl1")]
    assert capsys.readouterr().out == "Installing Debian packages: libegl1\n"


def test_libraries_missing_after_the_installation_are_reported(monkeypatch: pytest.MonkeyPatch, on_linux: None):
    monkeypatch.setattr(debian, "is_root", lambda: True)
    monkeypatch.setattr(debian, "apt_get", lambda *_: None)
    monkeypatch.setattr(qt_libraries, "missing_libraries", lambda *_: ["libEGL.so.1"])
    with pytest.raises(SetUpError, match=r"Qt still lacks libEGL\.so\.1"):
        provide_libraries(Path("packages"), "offscreen")


def test_other_systems_bring_their_own(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(qt_libraries.sys, "platform", "win32")
    provide_libraries(Path("packages"), "windows")
    assert packages_to_come("windows") == []


@pytest.fixture
def loader(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, on_linux: None) -> Callable[[str], None]:
    """Put a loader in place that reports what it is given."""

    def put(report: str) -> None:
        program = tmp_path / "ldconfig"
        program.write_text(f"#!/bin/sh\ncat <<'END'\n{report}END\n", encoding="utf-8")
        program.chmod(0o755)
        monkeypatch.setattr(qt_libraries, "LOADER_FOLDERS", str(tmp_path))

    return put


needs_shell = pytest.mark.skipif(sys.platform == "win32", reason="the loader is a shell script")


@needs_shell
def test_bare_system_without_qt_lacks_its_libraries(loader: Callable[[str], None]):
    loader(BARE)
    window = set(packages_to_come("xcb"))
    painting = set(packages_to_come("offscreen"))
    assert {"libegl1", "libgl1", "libfontconfig1", "libdbus-1-3"} <= painting < window
    assert window - painting >= {"libxcb-cursor0", "libxkbcommon-x11-0"}
    assert not {"zlib1g", "libstdc++6"} & window


@needs_shell
def test_silent_loader_is_not_trusted(loader: Callable[[str], None]):
    loader("")
    assert packages_to_come("xcb") == []


def test_every_library_to_come_has_its_package():
    table = tomllib.loads(qt_libraries.PACKAGE_TABLE.read_text(encoding="utf-8"))
    assert {library for group in table["direct"].values() for library in group} <= table["packages"].keys()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Qt brings its own libraries elsewhere")
@pytest.mark.parametrize("platform_plugin", ["offscreen", "xcb", "wayland"])
def test_packages_installed_in_advance_match_the_links_of_qt(platform_plugin: str):
    """Read from the names that the libraries themselves carry, so that a new Qt cannot leave the table behind."""
    table = tomllib.loads(qt_libraries.PACKAGE_TABLE.read_text(encoding="utf-8"))
    asked = {*table["direct"]["every"], *table["direct"].get(platform_plugin, [])}
    qt = Path(sysconfig.get_path("platlib")) / "PySide6" / "Qt"
    of_plugin = {"xcb": ["libQt6XcbQpa.so.6"], "wayland": ["libQt6WaylandClient.so.6"]}.get(platform_plugin, [])
    names = [*qt_libraries.WINDOW_LIBRARIES, "libQt6Core.so.6", "libQt6DBus.so.6", *of_plugin]
    files = [qt / "lib" / name for name in names] + [qt / "plugins" / "platforms" / f"libq{platform_plugin}.so"]
    named = {name.decode() for file in files for name in LIBRARY_NAME.findall(file.read_bytes())}
    linked = {name for name in named if not name.startswith(("libQt6", "libicu")) and name not in OF_EVERY_SYSTEM}
    assert linked == asked
