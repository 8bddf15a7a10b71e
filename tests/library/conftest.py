"""A library in a folder of its own, and forces to keep in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ddtable import library
from ddtable.dice.catalogue import use_own_dice
from ddtable.library.library import Library
from tests.library.shelf import NOW


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data, 50% & #1?" / library.NAME


@pytest.fixture
def shelf(path: Path) -> Iterator[Library]:
    with library.open_library(path, NOW) as made:
        yield made


@pytest.fixture(autouse=True)
def _no_own_dice() -> Iterator[None]:
    yield
    use_own_dice(())
