"""Test drivers for whole turns: A's army at the frontier is about to act."""

from by_hand import Table, board

from ddtable.rules.dragon_dice.events.units import Killed

GOLD, BLUE, RED, GREEN, BLACK = ({colour: 4} for colour in ("earth", "air", "fire", "water", "death"))
ACT = "turn 5 A march 1, act at frontier"


def acting(units: str, *more: str, turn: str = ACT, **terrains: object) -> Table:
    """Return the table where A's army at the frontier, which shows 6, is about to act."""
    lines = "\n".join(more)
    return board(f"A at frontier: {units}\n{lines}\n{turn}", **terrains)


def ended(table: Table) -> tuple[tuple[int, ...], str] | None:
    """Return (winners, reason), None while the game goes on."""
    return table.result and (table.result.winners, table.result.reason)


def dead(table: Table) -> list[tuple[int, int]]:
    """Return (seat, number of units) of all units killed so far."""
    return [(event.seat, len(event.dice)) for event in table.happened(Killed)]


def cast(table: Table, spell: str, die: int = -1, to: str = "") -> Table:
    """Announce one spell at a die, and nothing else."""
    table.announce(spell, die=die, to=to)
    return table.pick("done") if table.question.kind == "spell" else table
