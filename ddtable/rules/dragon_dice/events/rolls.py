"""Events of rolls by armies and by single units (C6)."""

from __future__ import annotations

from ddtable.engine.arithmetic import Face, Sum
from ddtable.engine.events import About, By, Event, Tray
from ddtable.rules.dragon_dice.events.causes import by_icon, or_icon
from ddtable.rules.dragon_dice.steps import Needs

# The clause of each kind of roll.
ROLL_CLAUSES = {
    "horde": "SU5",
    "maneuver": "C4.3",
    "missile": "C7.3",
    "melee": "C8.2",
    "save": "C6.3",
    "save_melee": "C6.3",
    "charge": "C8.3",
    "charge_defence": "C8.3",
    "magic": "M1",
    "dragon_defence": "DA-A",
}


def _sorts_of_roll(event: Rolled) -> tuple[str, ...]:
    """Return the filters of a roll: a magic roll is also magic."""
    return ("rolls", "magic") if event.kind == "magic" else ("rolls",)


def _defence_with_ids(event: Rolled) -> Tray:
    """Return "result" for a defence against dragons whose owner used IDs or chose penalties."""
    chosen = any(line.word in ("id", "penalty") for total in event.sums for line in total.lines)
    return "result" if event.kind == "dragon_defence" and chosen else ""


class Rolled(Event, frozen=True, tag="rolled"):
    """An army rolled: the purpose, the place, the faces, and the sums with every line (C6.1)."""

    about = About(
        clause=By("kind", ROLL_CLAUSES), sorts=_sorts_of_roll, icon="dice", pause="roll", tray=_defence_with_ids
    )

    seat: int
    kind: str
    place: str
    faces: tuple[Face, ...]
    sums: tuple[Sum, ...]


class RolledAgain(Event, frozen=True, tag="rolled_again"):
    """Dice were rolled again because of an icon's rule or a spell; `cause` names the icon or the spell (C6.1 step 2).

    The reroll of a spell replaced the faces `old` with `new`.
    """

    about = About(
        clause=or_icon({"rend": "C14.1", "tail": "DA-C5", "bullseye": "C7.5", "flashfire": "DA-G2"}),
        key=By("cause", {"confuse": "rolled_again-confuse"}),
        sorts=("rolls",),
        icon="spell_again",
        tray="result",
    )

    seat: int
    dice: tuple[int, ...]
    cause: str
    old: Face | None = None
    new: Face | None = None


class SavedAlone(Event, frozen=True, tag="saved_alone"):
    """Units rolled alone: their faces, and the units without a save or another needed result (C6.2).

    If one unit had to save `damage`, `saved` is the part that its roll saved.
    """

    about = About(
        clause="C6.2",
        key=by_icon("saved_alone", "mutate", "chain_lightning", "gates"),
        sorts=("rolls",),
        hurts=lambda event: bool(event.lost),
        icon="save",
        pause="roll",
        tray="result",
    )

    seat: int
    place: str
    cause: str
    faces: tuple[Face, ...]
    lost: tuple[int, ...]
    needs: Needs = "save"
    damage: int = 0
    saved: int = 0
