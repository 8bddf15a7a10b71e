"""The clause of each event, for the tool tips of the log and of the roll tray."""

from __future__ import annotations

from typing import Any

from ddtable.rules.dragon_dice.icons import later_icons
from ddtable.rules.dragon_dice.rolls import CLAUSES as ROLLS

CLAUSES: dict[str, str] = {
    "assembled": "SU2",
    "revealed": "SU5",
    "hordes_tied": "SU5",
    "order_set": "SU5",
    "frontier_set": "SU5",
    "placed": "SU6",
    "distance_rolled": "SU7",
    "turn_began": "C3.1",
    "marched": "C3.4",
    "maneuvered": "C4.1",
    "opposed": "C4.1",
    "maneuver_ended": "C4.3",
    "killed": "C10.1",
    "routed": "C9.1",
    "pursued": "C9.4",
    "captured": "C11.1",
    "control_lost": "C11.2",
    "eliminated": "C2.3",
    "saved_alone": "C6.2",
    "icon_acted": "C14.4",
    "spells_saved": "C8.3",
    "points_coloured": "M2",
    "announcement": "M4",
    "spell_worked": "M4",
    "spell_failed": "M4",
    "magic_lost": "M3",
    "effect_began": "M15",
    "power_worked": "C13.1",
    "promoted": "C10.3",
    "summoned": "M19",
    "dragons_attack": "DG-F",
    "dragons_fight": "DG-D",
    "dragon_rolled": "DA-A",
    "breathed": "DA-D",
}
LATER = dict.fromkeys(later_icons(), "C14.4")
# Clauses that depend on a value of the event: the field, and the clause for each of its values.
BY_VALUE: dict[str, tuple[str, dict[Any, str]]] = {
    "rolled": ("kind", dict(ROLLS)),
    "attacked": ("kind", {"missile": "C7.1", "skirmish": "C8.2", "strike_back": "C8.2", "charge": "C8.3"}),
    "damaged": ("cause", {"": "C8.5", "thrown_back": "C14.1", "blow": "C14.4", "dragons": "DA-B"}),
    "effect_ended": (
        "reason",
        {
            "start": "C3.1",
            "end": "C3.6",
            "gone": "C12.3",
            "dead": "M15",
            "out": "C2.3",
            "moved": "C14.4",
            "rolled": "C14.4",
        },
    ),
    "rolled_again": ("cause", {"rend": "C14.1", "tail": "DA-C5", "bullseye": "C7.5", "flashfire": "DA-G2"} | LATER),
    "buried": ("cause", {"death-magic": "M9", "temple": "C11.6"} | LATER),
    "returned": ("cause", {"city": "C11.4", "spell": "M20", "feralization": "C13.1", "mutate": "C13.1"} | LATER),
    "dragon_struck": ("kind", {"melee": "DA-B", "missile": "DA-B", "let": "DA-B", "dragon": "DG-D1"}),
    "dragon_left": ("reason", {"slain": "DG-J", "wing": "DA-C7", "lightning": "M21"}),
    "power_used": ("power", {"city": "C11.4", "temple": "C11.6", "mutate": "C13.1"}),
    "power_rolled": ("power", {"replanting": "C13.1", "rise_from_the_ashes": "C14.4", "dispel_magic": "C14.4"}),
    "moved": ("target", {"reserve": "C12.2"}),
    "terrain_turned": ("cause", {"maneuver": "C4.4", "pursuit": "C9.4", "rout": "C9.5", "flood": "M16"}),
    "ended": ("reason", {"capture": "C2.1", "elimination": "C2.2", "draw": "C2.3"}),
}
BREATHS = {"earth": "DA-D1", "air": "DA-D2", "fire": "DA-D3", "water": "DA-D4", "death": "DA-D5"}


def clause_of(event: Any) -> str:
    """Return the clause of an event; "" if the question before it has it."""
    tag = event.__struct_config__.tag
    if tag == "breathed":
        return "DG-D2" if event.target >= 0 else BREATHS.get(event.colour, "DA-C2")
    if tag in BY_VALUE:
        field, clauses = BY_VALUE[tag]
        return clauses.get(getattr(event, field), "")
    return CLAUSES.get(tag, "")
