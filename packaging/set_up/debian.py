"""Debian's packages: installed when we are root there, named in a sentence everywhere else."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from collections.abc import Sequence

from set_up import SetUpError


def is_debian() -> bool:
    """Return True if this is Debian or a system derived from it, and has apt-get."""
    try:
        release = platform.freedesktop_os_release()
    except (OSError, AttributeError):
        return False
    kinds = {release.get("ID", ""), *release.get("ID_LIKE", "").split()}
    return "debian" in kinds and shutil.which("apt-get") is not None


def is_root() -> bool:
    """Return True if this user can install system packages; False on Windows."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def apt_get(*arguments: str) -> None:
    """Run apt-get without questions; raises SetUpError with its last error line."""
    outcome = subprocess.run(
        ["apt-get", "-q", *arguments],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if outcome.returncode:
        lines = (outcome.stdout + outcome.stderr).strip().splitlines()
        errors = [line for line in lines if line.startswith("E:")] or lines or ["no message"]
        raise SetUpError(f"apt-get {arguments[0]} failed: {errors[-1]}")


def install_packages(packages: Sequence[str]) -> None:
    """Install Debian packages as root; raises SetUpError."""
    print(f"Installing Debian packages: {' '.join(packages)}", flush=True)
    apt_get("update")
    apt_get("install", "--yes", "--no-install-recommends", *packages)


def install_or_ask(purpose: str, packages: Sequence[str]) -> None:
    """Install the packages as root on Debian, or raise SetUpError with a sentence that names them.

    `purpose` starts the sentence, e.g. "Qt needs system libraries that are missing here".
    """
    if is_debian() and is_root():
        install_packages(packages)
        return
    names = " ".join(packages)
    if is_debian():
        raise SetUpError(f"{purpose}; {how_to_install(names)}")
    raise SetUpError(f"{purpose}; Debian's packages for them are called {names}.")


def how_to_install(names: str) -> str:
    """Return what to type for Debian packages, the names at its end; the lists of a fresh system are empty or old."""
    if shutil.which("sudo") is None:
        return f"as root, run: apt-get update && apt-get install {names}"
    return f"install them with: sudo apt-get update && sudo apt-get install {names}"
