"""Maps of any size for tests: a chain of islands, each a territory."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

WIDE, COLUMNS = 40, 20


def islands(territories: int, continents: int = 2) -> bytes:
    """Return the content of a valid map file with so many territories, dealt out to the continents in turn."""
    ids = [f"island_{number}" for number in range(territories)]
    middles = [(WIDE * (at % COLUMNS) + WIDE / 2, WIDE * (at // COLUMNS) + WIDE / 2) for at in range(territories)]
    document: dict[str, Any] = {
        "ddtable": "map",
        "version": 1,
        "name": "Chain of islands",
        "size": [WIDE * COLUMNS, WIDE * max(3, -(-territories // COLUMNS))],
        "goals": {"two": territories // 2 + 2, "more": territories // 2 + 1},
        "continents": [
            {"id": f"continent_{at}", "name": f"Continent {at}", "bonus": 2, "die": middles[at]}
            for at in range(continents)
        ],
        "territories": [
            {
                "id": one,
                "name": f"Island {at}",
                "continent": f"continent_{at % continents}",
                "label": middles[at],
                "card": ("infantry", "cavalry", "artillery")[at % 3],
            }
            for at, one in enumerate(ids)
        ],
        "links": [{"between": pair} for pair in pairwise(ids)],
        "arcs": [{"between": [one], "points": _shore(*middle)} for one, middle in zip(ids, middles, strict=True)],
    }
    return json.dumps(document).encode()


def _shore(x: float, y: float) -> list[float]:
    """Return the square shore of an island around its middle."""
    far = WIDE * 0.45
    return [x - far, y - far, x + far, y - far, x + far, y + far, x - far, y + far, x - far, y - far]
