"""A check for a display on which a window can open. Standard library only: the set-up script uses it too."""

from __future__ import annotations

from collections.abc import Callable, Mapping

ANSWER_SECONDS = 2.0
X_FIRST_PORT = 6000

Connect = Callable[[str | tuple[str, int]], bool]


def answers(address: str | tuple[str, int]) -> bool:
    """Return True if a server listens at the path of a local socket or at a (host, port)."""
    import socket  # imported here: the window does not need it otherwise

    try:
        if isinstance(address, tuple):
            socket.create_connection(address, ANSWER_SECONDS).close()
            return True
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(ANSWER_SECONDS)
            connection.connect(address)
    except OSError:
        return False
    return True


def x_addresses(display: str) -> list[str | tuple[str, int]]:
    """Return the addresses at which the X server of a DISPLAY such as `:0`, `unix:1.0` or `host:10.0` may listen."""
    host, _, number = display.rpartition(":")
    screen = number.split(".")[0]
    if not screen.isdigit():
        return []
    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{screen}"
        return [path, "\0" + path]
    return [(host, X_FIRST_PORT + int(screen))]


def wayland_address(environ: Mapping[str, str]) -> str:
    """Return the path of the compositor's socket; a relative WAYLAND_DISPLAY is in XDG_RUNTIME_DIR."""
    name = environ["WAYLAND_DISPLAY"]
    return name if name.startswith("/") else f"{environ.get('XDG_RUNTIME_DIR', '')}/{name}"


def screen_problem(environ: Mapping[str, str], system: str, connect: Connect = answers) -> str | None:
    """Return the reason why no window can open, as the start of a sentence, or None.

    `system` is `sys.platform`. Windows and macOS always have a display. If QT_QPA_PLATFORM is set, it is trusted.
    """
    if not system.startswith(("linux", "freebsd")) or environ.get("QT_QPA_PLATFORM"):
        return None
    wayland, display = environ.get("WAYLAND_DISPLAY"), environ.get("DISPLAY")
    if wayland and connect(wayland_address(environ)):
        return None
    if display and any(connect(address) for address in x_addresses(display)):
        return None
    if display or wayland:
        return f"The display {display or wayland} does not answer"
    return "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set)"


def qt_platform(environ: Mapping[str, str], system: str, connect: Connect = answers) -> str:
    """Return the Qt platform plugin that a window would use: `xcb`, `wayland`, `offscreen` or the chosen one."""
    if chosen := environ.get("QT_QPA_PLATFORM"):
        return chosen.split(";")[0].split(":")[0]
    if screen_problem(environ, system, connect):
        return "offscreen"
    return "xcb" if environ.get("DISPLAY") else "wayland"
