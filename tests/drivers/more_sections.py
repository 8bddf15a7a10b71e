"""Two editions by data alone, for tests: one whose forces have two more sections, one whose forces have one pool.

`pools`: beside the armies a recruiting pool with half of the health and a summoning pool of dragons, as in a campaign.
`single`: one pool of units, without terrains, as on a map of the world.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, cast

import pytest

from ddtable.forces.force import Force
from ddtable.forces.sections import list_text
from ddtable.rules.dragon_dice.board import Options
from ddtable.rules.dragon_dice.editions import EDITIONS, edition, loading

EDITION_TEXTS = {
    "pools": 'base = "classic95"\nsections = ["1995", "pools"]\n',
    "single": 'base = "classic95"\nsections = ["single"]\n',
}
SECTION_TEXTS = {
    "pools": """
[dragons]
rules = []
[recruiting]
kind = "pool"
takes = ["unit"]
clause = "SU2"
counts = true
part = 50
wanted = { melee = 1.1 }
[summoning]
kind = "pool"
takes = ["dragon", "unit"]
clause = "SU1"
rules = ["dragons"]
""",
    "single": """
[units]
kind = "pool"
takes = ["unit"]
clause = "SU2"
counts = true
share = 1.0
rules = ["filled"]
""",
}
EMPTY = Force("mine", "Mine", (), (), (), (), "", "")


@pytest.fixture
def more_editions(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the program know the two editions."""
    texts = {**loading._texts(), **EDITION_TEXTS}
    monkeypatch.setattr(loading, "_texts", lambda: texts)
    monkeypatch.setattr(loading, "list_text", lambda name: SECTION_TEXTS.get(name) or list_text(name))
    for name in ("ui.builder.sheet", "ui.builder.head", "ddtable.commands.force", "ddtable.rules.dragon_dice.rosters"):
        if (module := sys.modules.get(name)) is not None:
            monkeypatch.setattr(module, "EDITIONS", (*EDITIONS, *EDITION_TEXTS))
    edition.cache_clear()
    yield
    edition.cache_clear()


def options_of(name: str, **more: Any) -> Options:
    """The options of a game of one of the editions."""
    return Options(edition=cast(Any, name), **more)
