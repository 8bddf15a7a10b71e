"""A Linux without Qt's libraries: one sentence that names the packages, before Qt ends the program."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from ddtable import cli
from ddtable.commands import qt_libraries
from ddtable.commands.qt_libraries import loading_trouble, missing_packages, platforms, window_trouble

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Qt brings its own libraries elsewhere")
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


class NoWindow:
    """A window that must not be asked for."""

    def run(self, path: Path | None) -> int:
        raise AssertionError("Qt would have ended the program here")


@pytest.mark.parametrize(
    ("environment", "plugins"),
    [
        ({"DISPLAY": ":0"}, ["xcb"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["wayland", "xcb"]),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "vnc:size=800x600;offscreen"}, ["vnc", "offscreen"]),
        ({}, []),
    ],
)
def test_which_plugins_may_show_the_window(environment: dict[str, str], plugins: list[str]):
    assert platforms(environment) == plugins


def test_missing_library_is_named():
    said = loading_trouble("libno-such-thing.so.9")
    assert said is not None
    assert said.startswith("libno-such-thing.so.9: ")
    assert loading_trouble("libc.so.6") is None


def test_no_trouble_is_reported_if_qt_runs():
    assert window_trouble(OFFSCREEN) is None
    assert window_trouble({"QT_QPA_PLATFORM": "no-such-plugin"}) is None  # Qt knows more plugins than we do
    assert missing_packages(["offscreen"]) == []


@pytest.fixture
def broken_qt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A Qt whose plugin for X11 the loader refuses, on a system without what that plugin links to."""
    folder = tmp_path / "Qt" / "plugins" / "platforms"
    folder.mkdir(parents=True)
    (folder / "libqxcb.so").write_bytes(b"no library")
    found = SimpleNamespace(origin=str(tmp_path / "__init__.py"))
    monkeypatch.setattr(qt_libraries, "find_spec", lambda name: found if name == "PySide6" else None)
    lacking = {"libxcb-cursor.so.0", "libEGL.so.1"}
    really = qt_libraries.loading_trouble

    def trouble(library: Path | str) -> str | None:
        if isinstance(library, Path):
            return really(library)
        return f"{library}: cannot open shared object file" if library in lacking else None

    monkeypatch.setattr(qt_libraries, "loading_trouble", trouble)
    for name in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("ddtable.commands.window.screen_problem", lambda *_: None)  # a display that answers
    return folder


def test_a_window_that_cannot_open_names_the_packages(broken_qt: Path, capsys):
    assert cli.main([], NoWindow()) == 2
    said = capsys.readouterr().err
    assert "libqxcb.so" in said
    assert said.endswith("; install these Debian packages: libegl1 libxcb-cursor0.\n")


def test_one_plugin_that_loads_is_enough(broken_qt: Path, monkeypatch: pytest.MonkeyPatch):
    assert window_trouble({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}) is not None
    (broken_qt / "libqwayland.so").touch()
    refused = qt_libraries.loading_trouble
    monkeypatch.setattr(qt_libraries, "loading_trouble", lambda one: refused(one) if "xcb" in str(one) else None)
    assert window_trouble({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}) is None
