"""The system libraries that Qt's wheels expect on Linux, and the Debian packages that contain them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from set_up import SetUpError
from set_up.debian import install_or_ask

PACKAGE_TABLE = Path(__file__).resolve().parent.parent.parent / "resources" / "system" / "qt-libraries.toml"
WINDOW_LIBRARIES = ("libQt6Gui.so.6", "libQt6Widgets.so.6", "libQt6Svg.so.6", "libQt6PrintSupport.so.6")
LOADER_FOLDERS = os.pathsep.join(("/sbin", "/usr/sbin"))  # not on everybody's PATH
NOT_FOUND = re.compile(r"^\s*(\S+) => not found", re.MULTILINE)


def missing_in(report: str) -> list[str]:
    """Return the missing libraries in the output of `ldd`, each once, sorted."""
    return sorted(set(NOT_FOUND.findall(report)))


def debian_packages(libraries: Iterable[str]) -> list[str]:
    """Return the Debian packages of libraries; for one that is not in the table, return its own name."""
    table: dict[str, str] = tomllib.loads(PACKAGE_TABLE.read_text(encoding="utf-8"))["packages"]
    return sorted({table.get(library, library) for library in libraries})


def installed_libraries() -> Collection[str] | None:
    """Return the system libraries that the loader knows, or None if it cannot be run."""
    loader = shutil.which("ldconfig", path=LOADER_FOLDERS)
    if loader is None:
        return None
    outcome = subprocess.run([loader, "-p"], capture_output=True, text=True, errors="replace", check=False)
    return {line.split()[0] for line in outcome.stdout.splitlines() if " => " in line} or None


def packages_to_come(platform_plugin: str) -> list[str]:
    """Return the missing Debian packages for this platform plugin, as far as they are known before Qt is installed."""
    installed = installed_libraries() if sys.platform.startswith("linux") else None
    if installed is None:
        return []
    direct: dict[str, list[str]] = tomllib.loads(PACKAGE_TABLE.read_text(encoding="utf-8"))["direct"]
    wanted = direct["every"] + direct.get(platform_plugin, [])
    return debian_packages(library for library in wanted if library not in installed)


def missing_libraries(site_packages: Path, platform_plugin: str) -> list[str]:
    """Return the missing system libraries for a window on this platform plugin; none if `ldd` is missing."""
    qt = site_packages / "PySide6" / "Qt"
    wanted = [qt / "lib" / name for name in WINDOW_LIBRARIES]
    wanted.append(qt / "plugins" / "platforms" / f"libq{platform_plugin}.so")
    present = [str(path) for path in wanted if path.is_file()]
    if not present or shutil.which("ldd") is None:
        return []
    outcome = subprocess.run(["ldd", *present], capture_output=True, text=True, errors="replace", check=False)
    return missing_in(outcome.stdout)


def provide_libraries(site_packages: Path, platform_plugin: str, also: Sequence[str] = ()) -> None:
    """Install Qt's system libraries if they are missing, on Linux only. Raises SetUpError.

    If any is missing, the packages in `also` are installed, or named, in the same step.
    """
    if not sys.platform.startswith("linux"):
        return
    missing = missing_libraries(site_packages, platform_plugin)
    if not missing:
        return
    purpose = f"Qt needs system libraries that are missing here ({', '.join(missing)})"
    install_or_ask(purpose, sorted({*debian_packages(missing), *also}))
    if still := missing_libraries(site_packages, platform_plugin):
        raise SetUpError(f"Qt still lacks {', '.join(still)} after the packages were installed.")
