"""A window that saves one force after the other until it is killed, and prints each. The test starts it."""

from __future__ import annotations

import sys
from pathlib import Path

from ddtable import library
from tests.library.shelf import NOW, called


def keep_on(path: Path, name: str) -> None:
    with library.open_library(path, NOW) as shelf:
        for number in range(10_000):
            shelf.keep(called(f"{name} {number}"), NOW)
            print(f"{name} {number}", flush=True)


if __name__ == "__main__":
    keep_on(Path(sys.argv[1]), sys.argv[2])
