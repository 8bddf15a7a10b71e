"""Folders that may not answer: a question about a network disk that is gone can wait for minutes."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from threading import Thread
from time import monotonic

SECONDS = 1.0  # for all folders together

_asking: dict[Path, Thread] = {}


def reachable(folders: Iterable[Path]) -> set[Path]:
    """Return the folders that answer in time, also those that do not exist.

    A thread asks each folder. A folder whose thread still waits is not asked again.
    """
    wanted = set(folders)
    for folder in wanted - set(_asking):
        thread = Thread(target=_look, args=(folder,), daemon=True)
        _asking[folder] = thread
        thread.start()
    end = monotonic() + SECONDS
    for folder in wanted:
        _asking[folder].join(max(0.0, end - monotonic()))
    found = {folder for folder in wanted if not _asking[folder].is_alive()}
    for folder in found:
        del _asking[folder]
    return found


def _look(folder: Path) -> None:
    os.path.isdir(folder)
