"""Events of attacks: damage, routs, pursuits (C7 to C9)."""

from __future__ import annotations

from ddtable.engine.events import About, By, Event


class Attacked(Event, frozen=True, tag="attacked"):
    """An army attacks another."""

    about = About(
        clause=By("kind", {"missile": "C7.1", "skirmish": "C8.2", "strike_back": "C8.2", "charge": "C8.3"}),
        opens="strike",
        concerns="target",
    )

    seat: int
    place: str
    kind: str
    target: int
    target_place: str


class Damaged(Event, frozen=True, tag="damaged"):
    """An army took damage: hits minus saves, plus unsavable damage; `cause`: thrown back, dragons, or empty."""

    about = About(
        clause=By("cause", {"": "C8.5", "thrown_back": "C14.1", "blow": "C14.4", "dragons": "DA-B"}),
        hurts=lambda event: event.damage > 0,
        icon="melee",
        tray="plain",
    )

    seat: int
    place: str
    hits: int
    saves: int
    damage: int
    smites: int = 0
    cause: str = ""


class SpellsSaved(Event, frozen=True, tag="spells_saved"):
    """Spells saved for an army that makes no save roll: a charger, or one hit by Counter (C8.3, C8.5)."""

    about = About(clause="C8.3", sorts=("magic",), icon="save", tray="result")

    seat: int
    place: str
    saves: int


class Routed(Event, frozen=True, tag="routed"):
    """An army routed: more dice with IDs than saves (C9.1)."""

    about = About(clause="C9.1", weight="weighty", hurts=True, icon="turn_down", pause="deed", tray="plain")

    seat: int
    place: str
    ids: int
    saves: int


class Pursued(Event, frozen=True, tag="pursued"):
    """The routed army is pursued, or not (C9.4)."""

    about = About(clause="C9.4", tray="closes")

    seat: int
    place: str
    against: int
    pursues: bool
