"""Events of dragons (DA, DG)."""

from __future__ import annotations

from ddtable.engine.events import About, By, Event

BREATHS = {"earth": "DA-D1", "air": "DA-D2", "fire": "DA-D3", "water": "DA-D4", "death": "DA-D5"}


def _of_breath(event: Breathed) -> str:
    """Return the clause of a breath: at a dragon, or by its colour."""
    return "DG-D2" if event.target >= 0 else BREATHS.get(event.colour, "DA-C2")


class Summoned(Event, frozen=True, tag="summoned"):
    """A dragon was sent to a terrain (M19)."""

    about = About(
        clause="M19", weight="weighty", sorts=("magic",), icon="dragon", recap=True, pause="deed", moves=("dragon",)
    )

    seat: int
    dragon: int
    source: str
    place: str


class DragonsAttack(Event, frozen=True, tag="dragons_attack"):
    """Dragons attack the army of the acting player (DG-F)."""

    about = About(clause="DG-F", weight="weighty", pause="deed", opens="dragons")

    seat: int
    place: str
    dragons: tuple[int, ...]


class DragonsFight(Event, frozen=True, tag="dragons_fight"):
    """Dragons of different colours fight, each with its target; `drawn` are those with a random target (DG-D, DG-N)."""

    about = About(clause="DG-D", weight="weighty", pause="deed", opens="fight")

    place: str
    pairs: tuple[tuple[int, int], ...]
    drawn: tuple[int, ...] = ()


class DragonRolled(Event, frozen=True, tag="dragon_rolled"):
    """A dragon's faces in the order rolled, the damage, and its target if that is a dragon (DA-C2 to DA-C7)."""

    about = About(
        clause="DA-A",
        sorts=("rolls",),
        icon="dragon",
        pause="roll",
        tray=lambda event: "result" if event.target >= 0 else "",
    )

    dragon: int
    icons: tuple[str, ...]
    damage: int
    target: int = -1


class DragonStruck(Event, frozen=True, tag="dragon_struck"):
    """The strike on a dragon, and the total needed to slay it (DA-B, DG-D1)."""

    about = About(
        clause=By("kind", {"melee": "DA-B", "missile": "DA-B", "let": "DA-B", "dragon": "DG-D1"}),
        weight=lambda event: "weighty" if event.slain else "event",
        icon="melee",
        tray="result",
    )

    dragon: int
    kind: str
    damage: int
    needed: int
    slain: bool


class DragonLeft(Event, frozen=True, tag="dragon_left"):
    """A dragon returned to its owner's dead unit area: slain, flown off, or killed by a spell (DA-C7, DG-J)."""

    about = About(
        clause=By("reason", {"slain": "DG-J", "wing": "DA-C7", "lightning": "M21"}),
        icon="wing",
        recap=True,
        pause="deed",
        tray=By("reason", {"slain": ""}, "result"),
        moves=("dragon",),
    )

    dragon: int
    place: str
    reason: str


class Breathed(Event, frozen=True, tag="breathed"):
    """A dragon breathes: the colour, and the army or dragon it hits (DA-D, DG-D2)."""

    about = About(clause=_of_breath, icon="breath", pause="deed", tray="result")

    dragon: int
    colour: str
    place: str
    target: int = -1
