"""The requirements of a build and of the tests on a screen on Linux, and the Debian packages that contain them."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from set_up import SetUpError
from set_up.debian import install_or_ask
from set_up.qt_libraries import debian_packages, missing_libraries, packages_to_come, provide_libraries

SCREEN_PROGRAMS = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool"}
SCREEN_PLATFORM = "xcb"
# The places where PyInstaller looks for Python's shared library. Debian's Python says that it has one, but is not
# linked to it, and the library is in a package of its own.
SHARED = """
import json, os, sys, sysconfig
known, version = sysconfig.get_config_vars(), "%d.%d" % sys.version_info[:2]
shared = bool(known.get("Py_ENABLE_SHARED"))
name = known.get("INSTSONAME") if shared else f"libpython{version}.so.1.0"
folders = [sys.base_prefix, os.path.join(sys.base_prefix, "lib"), *([known.get("LIBDIR") or ""] if shared else [])]
found = any(os.path.isfile(os.path.join(folder, name)) for folder in folders)
print(json.dumps([version, shared, found]))
"""


def build_packages(python: Path) -> list[str]:
    """Return the missing Debian packages for a build with this Python: its shared library, objdump.

    Raises SetUpError if the Python was built without a shared library, which no package can change.
    """
    told = subprocess.run([str(python), "-I", "-c", SHARED], capture_output=True, text=True, check=True).stdout
    version, shared, found = json.loads(told)
    if not shared and not found:
        raise SetUpError(f"A build needs the shared library of Python, and {python} was made without it.")
    packages = [] if found else [f"libpython{version}"]
    return packages if shutil.which("objdump") else [*packages, "binutils"]


def screen_packages() -> list[str]:
    """Return the Debian packages of missing programs for the tests on a screen."""
    return [package for program, package in SCREEN_PROGRAMS.items() if shutil.which(program) is None]


def check_packages(python: Path, site_packages: Path | None = None) -> list[str]:
    """Return the missing Debian packages for all checks; without `site_packages` those known before Qt is installed."""
    if not sys.platform.startswith("linux"):
        return []
    if site_packages is None:
        of_qt = packages_to_come(SCREEN_PLATFORM)
    else:
        of_qt = debian_packages(missing_libraries(site_packages, SCREEN_PLATFORM))
    try:
        of_build = build_packages(python)
    except SetUpError:
        of_build = []  # the build itself says so, and the other checks can go on
    return sorted({*screen_packages(), *of_build, *of_qt})


def provide_for_checks(python: Path, site_packages: Path) -> None:
    """Install what the checks need, or print its names: checks can be left out, but Qt must work.

    Raises SetUpError if Qt lacks libraries.
    """
    provide_libraries(site_packages, "offscreen", check_packages(python, site_packages))
    if packages := check_packages(python, site_packages):
        try:
            install_or_ask("Some checks will be left out, because they need more than is installed here", packages)
        except SetUpError as problem:
            print(problem, flush=True)
