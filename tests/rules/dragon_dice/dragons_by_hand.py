"""Test drivers for attacks and fights of dragons."""

from typing import Any

from by_hand import B, Table, board

FLAT = "flatland_temple 6"
RED_RED_BLUE = "A dragons at frontier: fire_drake\nB dragons at frontier: air_drake, fire_wyrm"


def at_frontier(dragons: str, units: str = "2 thug", turn: str = "turn 5 A dragons", **more: Any) -> Table:
    """Return the table where A's army and these dragons are at the frontier."""
    return board(f"A at frontier: {units}\nA reserve: 5 thug\nB at home B: 9 thug\n{dragons}\n{turn}", **more)


def attack(units: str, dragons: str = "fire_drake", more: str = "", f: str = FLAT, turn: str = "5 A dragons") -> Table:
    """Return the table where B's dragons attack A's army at the frontier; all dice are about to roll."""
    return at_frontier(f"B dragons at frontier: {dragons}\n{more}", units, f"turn {turn}", f=f)


def slain(table: Table, name: str = "fire_drake") -> bool:
    """Return True if B's dragon is dead."""
    return table.lies(table.die(B, name)) == "dead"
