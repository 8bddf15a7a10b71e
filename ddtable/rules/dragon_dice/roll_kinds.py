"""The kinds of rolls, and the results and icons that each counts (C6.1 step 4)."""

from __future__ import annotations

from typing import Literal

Kind = Literal[
    "horde",
    "maneuver",
    "missile",
    "melee",
    "save",
    "save_melee",
    "charge",
    "charge_defence",
    "magic",
    "dragon_defence",
    "single",
    "dragon",
]

# Step 4 for each kind of roll: the results, and the normal icons that give them. An ID gives any result (C0.3); if
# there are several results, its owner chooses one, and it is in no list.
COUNTED: dict[Kind, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "horde": (("maneuver", ("maneuver", "id")),),
    "maneuver": (("maneuver", ("maneuver", "id")),),
    "missile": (("missile", ("missile", "id")),),
    "melee": (("melee", ("melee", "id")),),
    "save": (("save", ("save", "id")),),
    "save_melee": (("save", ("save", "id")),),
    "charge": (("charge", ("melee", "id")),),
    "charge_defence": (("save", ("save",)), ("melee", ("melee",))),
    "magic": (("magic", ("magic", "id")),),
    "dragon_defence": (("melee", ("melee",)), ("missile", ("missile",)), ("save", ("save",))),
}
# The roll that replaces a combined roll for an army that may roll only saves (DA-D2).
ONLY_SAVES: dict[Kind, Kind] = {"charge_defence": "save_melee", "dragon_defence": "save"}


def wanted_of(result: str) -> str:
    """Return the result that a roll counts: a charger counts melee."""
    return "melee" if result == "charge" else result


def is_combined(kind: Kind) -> bool:
    """Return True if a roll counts several results, among which its owner shares IDs (C8.3, DA-E)."""
    return len(COUNTED[kind]) > 1
