"""Attacks of dragons played by hand."""

from by_hand import B, Table, board

FLAT = "flatland_temple 6"


def attack(units: str, dragons: str = "fire_drake", more: str = "", f: str = FLAT, turn: str = "5 A dragons") -> Table:
    """Return the table where B's dragons attack A's army at the frontier; all dice are about to roll."""
    return board(
        f"A at frontier: {units}\nA reserve: 5 thug\nB at home B: 9 thug\nB dragons at frontier: {dragons}\n"
        f"{more}\nturn {turn}",
        f=f,
    )


def slain(table: Table, name: str = "fire_drake") -> bool:
    """Tell whether B's dragon lies dead."""
    return table.lies(table.die(B, name)) == "dead"
