"""The events of the campaign's spells."""

from __future__ import annotations

from ddtable.engine.arithmetic import Face
from ddtable.engine.events import About, By, Event, of_module

MAGIC = ("magic", "rolls")


class ArmyShaken(Event, frozen=True, tag="army_shaken"):
    """The dice of an army rolled against Quake or Monsoon: `faces`, then those of the IDs again (K11.3, K11.12).

    `fled`: dice that leave, `stunned` by Quake; `lost`: those with a second ID.
    """

    about = About(
        clause=By("spell", {"quake": "K11.3", "monsoon": "K11.12"}),
        weight="weighty",
        sorts=MAGIC,
        pause="roll",
        tray="result",
        concerns="army",
    )

    seat: int
    place: str
    spell: str
    faces: tuple[Face, ...]
    again: tuple[Face, ...]
    fled: tuple[int, ...]
    stunned: tuple[int, ...]
    lost: tuple[int, ...]


class TitanStruck(Event, frozen=True, tag="titan_struck"):
    """The die of a terrain was thrown twice for a titan; each army there takes `damage` (K11.4)."""

    about = About(
        clause="K11.4", weight="weighty", sorts=MAGIC, icon="dice", pause="roll", tray="result", concerns="place"
    )

    seat: int
    place: str
    first: int
    second: int
    damage: int
    armies: int


class TitanHeld(Event, frozen=True, tag="titan_held"):
    """The army that holds a terrain keeps its die on eight with its maneuvers (K11.4)."""

    about = About(clause="K11.4", sorts=MAGIC, tray="result", concerns="place")

    seat: int
    place: str
    maneuvers: int


class VoidRolled(Event, frozen=True, tag="void_rolled"):
    """A part of an army rolled against the void: `lost` showed an ID, the others `saved` (K11.7)."""

    about = About(
        clause="K11.7",
        sorts=MAGIC,
        hurts=lambda event: bool(event.lost),
        pause="roll",
        tray="result",
        concerns="army",
    )

    seat: int
    place: str
    faces: tuple[Face, ...]
    lost: tuple[int, ...]
    saved: int


class LandRolled(Event, frozen=True, tag="land_rolled"):
    """A terrain die of the pool was thrown for its distance: half the number, rounded up (K11.10, K11.13).

    An 8 is thrown again.
    """

    about = About(clause="K11.10", sorts=("rolls",), icon="dice", concerns="place")

    seat: int
    place: str
    terrain: str
    number: int


class DeadRolled(Event, frozen=True, tag="dead_rolled"):
    """Dead units of a player rolled; those with an ID were buried (K11.14, K11.15)."""

    about = About(
        clause=By("spell", {"channel_dead": "K11.14", "wings_of_death": "K11.15"}),
        sorts=MAGIC,
        hurts=lambda event: bool(event.dice),
        icon="dead",
        pause="roll",
        tray="result",
        moves=("dice",),
    )

    seat: int
    spell: str
    faces: tuple[Face, ...]
    dice: tuple[int, ...]


class DeadChannelled(Event, frozen=True, tag="dead_channelled"):
    """Dead units roll with an army until its action is over (K11.14)."""

    about = About(clause="K11.14", sorts=("magic",), tray="result", concerns="army")

    seat: int
    place: str
    dice: tuple[int, ...]


class FoughtOn(Event, frozen=True, tag="fought_on"):
    """The next skirmish of To the Death begins (K11.20)."""

    about = About(clause="K11.20", sorts=("magic",), pause="deed", concerns="army")

    seat: int
    other: int
    place: str
    number: int


class FightOver(Event, frozen=True, tag="fight_over"):
    """To the Death is over: one army is gone, or no unit died in so many skirmishes (K11.20)."""

    about = About(clause="K11.20", weight="weighty", sorts=("magic",), concerns="place")

    place: str
    fought: int
    idle: int


class DragonCalled(Event, frozen=True, tag="dragon_called"):
    """A dragon or dragonkin joined an army from its owner's pool (K11.1)."""

    about = About(clause="K11.1", weight="weighty", sorts=("magic",), icon="dragon", pause="deed", moves=("dice",))

    seat: int
    dice: tuple[int, ...]
    place: str


SPELL_EVENTS: tuple[type[Event], ...] = of_module(__name__)
