"""Check whether the system libraries of Qt on Linux can be loaded, and name the packages that contain them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path


def platforms(environment: Mapping[str, str]) -> list[str]:
    """Return the platform plugins of Qt that may show the window: the chosen ones, or those of the displays."""
    if asked := environment.get("QT_QPA_PLATFORM"):
        return [name.split(":")[0] for name in asked.split(";")]
    displays = {"WAYLAND_DISPLAY": "wayland", "DISPLAY": "xcb"}
    return [platform for display, platform in displays.items() if environment.get(display)]


def loading_trouble(library: Path | str) -> str | None:
    """Return the error of the loader for a library that it cannot load, or None. The library stays loaded."""
    import ctypes

    try:
        ctypes.CDLL(str(library))
    except OSError as error:
        return str(error)
    return None


def window_trouble(environment: Mapping[str, str]) -> str | None:
    """Return the reason why no platform plugin can be loaded, or None. Without a plugin Qt would abort the program."""
    qt = find_spec("PySide6") if sys.platform.startswith("linux") else None
    if qt is None or qt.origin is None:
        return None
    folder = Path(qt.origin).parent / "Qt" / "plugins" / "platforms"
    plugins = [folder / f"libq{platform}.so" for platform in platforms(environment)]
    troubles = [loading_trouble(plugin) for plugin in plugins if os.path.isfile(plugin)]
    return None if None in troubles else next(iter(troubles), None)


def missing_packages(of_platforms: Iterable[str]) -> list[str]:
    """Return the Debian packages of the libraries that Qt needs and that cannot be loaded."""
    import tomllib

    from ddtable.files.resources import resource

    if not sys.platform.startswith("linux"):
        return []
    table = tomllib.loads(resource("system", "qt-libraries.toml").read_text(encoding="utf-8"))
    groups = ["every", *of_platforms]
    libraries = [library for group in groups for library in table["direct"].get(group, ())]
    return sorted({table["packages"][library] for library in libraries if loading_trouble(library)})
