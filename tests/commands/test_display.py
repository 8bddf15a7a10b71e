"""The check for a display, and the platform plugin that Qt would use."""

from __future__ import annotations

import pytest

from ddtable.commands.display import qt_platform, screen_problem, wayland_address, x_addresses

NO_DISPLAY = "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set)"


def everything_answers(address: object) -> bool:
    return True


def nothing_answers(address: object) -> bool:
    return False


def test_a_server_has_no_display():
    assert screen_problem({}, "linux", everything_answers) == NO_DISPLAY
    assert qt_platform({}, "linux", everything_answers) == "offscreen"


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_windows_and_macos_always_have_one(system: str):
    assert screen_problem({}, system, nothing_answers) is None


@pytest.mark.parametrize(
    ("environ", "plugin"),
    [
        ({"DISPLAY": ":0"}, "xcb"),
        ({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": "/run/user/1000"}, "wayland"),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, "xcb"),
    ],
)
def test_a_display_that_answers_is_used(environ: dict[str, str], plugin: str):
    assert screen_problem(environ, "linux", everything_answers) is None
    assert qt_platform(environ, "linux", everything_answers) == plugin


@pytest.mark.parametrize("environ", [{"DISPLAY": ":93"}, {"WAYLAND_DISPLAY": ":93"}])
def test_a_display_that_does_not_answer_counts_as_none(environ: dict[str, str]):
    assert screen_problem(environ, "linux", nothing_answers) == "The display :93 does not answer"
    assert qt_platform(environ, "linux", nothing_answers) == "offscreen"


def test_a_platform_set_by_hand_is_respected():
    environ = {"QT_QPA_PLATFORM": "vnc:size=800x600"}
    assert screen_problem(environ, "linux", nothing_answers) is None
    assert qt_platform(environ, "linux", nothing_answers) == "vnc"


def test_an_empty_platform_counts_as_unset():
    assert screen_problem({"QT_QPA_PLATFORM": ""}, "linux", everything_answers) == NO_DISPLAY


@pytest.mark.parametrize(
    ("display", "addresses"),
    [
        (":0", ["/tmp/.X11-unix/X0", "\0/tmp/.X11-unix/X0"]),
        ("unix:1.0", ["/tmp/.X11-unix/X1", "\0/tmp/.X11-unix/X1"]),
        ("localhost:10.0", [("localhost", 6010)]),
        ("nonsense", []),
        ("", []),
    ],
)
def test_addresses_of_an_x_server(display: str, addresses: list[object]):
    assert x_addresses(display) == addresses


def test_an_absolute_wayland_socket_is_taken_as_it_is():
    assert wayland_address({"WAYLAND_DISPLAY": "/run/me/socket"}) == "/run/me/socket"


def test_socket_without_a_listener_does_not_answer(tmp_path):
    environ = {"WAYLAND_DISPLAY": str(tmp_path / "none")}
    assert screen_problem(environ, "linux") == f"The display {tmp_path / 'none'} does not answer"
