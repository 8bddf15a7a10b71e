"""Qt's missing system libraries: found, named by Debian's packages, installed as root."""

from __future__ import annotations

from pathlib import Path

import pytest
from set_up import SetUpError, debian, qt_libraries
from set_up.qt_libraries import debian_packages, missing_in, provide_libraries

REPORT = """/opt/qt/lib/libQt6Gui.so.6:
\tlinux-vdso.so.1 (0x00007ffc)
\tlibEGL.so.1 => not found
\tlibGL.so.1 => /lib/x86_64-linux-gnu/libGL.so.1 (0x00007f)
/opt/qt/plugins/platforms/libqxcb.so:
\tlibxcb-cursor.so.0 => not found
\tlibEGL.so.1 => not found
"""


@pytest.fixture
def on_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(qt_libraries.sys, "platform", "linux")
    monkeypatch.setattr(debian, "is_debian", lambda: True)


def test_missing_libraries_are_read_once_each():
    assert missing_in(REPORT) == ["libEGL.so.1", "libxcb-cursor.so.0"]


def test_libraries_are_named_by_their_debian_packages():
    libraries = ["libgthread-2.0.so.0", "libglib-2.0.so.0", "libEGL.so.1", "libxcb-cursor.so.0"]
    assert debian_packages(libraries) == ["libegl1", "libglib2.0-0", "libxcb-cursor0"]


def test_an_unknown_library_stands_for_itself():
    assert debian_packages(["libnew.so.3"]) == ["libnew.so.3"]


def test_without_root_one_sentence_names_the_packages(monkeypatch: pytest.MonkeyPatch, on_linux: None):
    monkeypatch.setattr(debian, "is_root", lambda: False)
    monkeypatch.setattr(qt_libraries, "missing_libraries", lambda *_: ["libEGL.so.1", "libxcb-cursor.so.0"])
    with pytest.raises(SetUpError) as problem:
        provide_libraries(Path("packages"), "xcb")
    assert str(problem.value) == (
        "Qt needs system libraries that are missing here (libEGL.so.1, libxcb-cursor.so.0); "
        "install them with: sudo apt-get install libegl1 libxcb-cursor0"
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


def test_what_is_still_missing_after_the_installation_is_said(monkeypatch: pytest.MonkeyPatch, on_linux: None):
    monkeypatch.setattr(debian, "is_root", lambda: True)
    monkeypatch.setattr(debian, "apt_get", lambda *_: None)
    monkeypatch.setattr(qt_libraries, "missing_libraries", lambda *_: ["libEGL.so.1"])
    with pytest.raises(SetUpError, match=r"Qt still lacks libEGL\.so\.1"):
        provide_libraries(Path("packages"), "offscreen")


def test_other_systems_bring_their_own(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(qt_libraries.sys, "platform", "win32")
    provide_libraries(Path("packages"), "windows")
