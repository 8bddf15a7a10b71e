"""Events of magic and of lasting effects (M1 to M22)."""

from __future__ import annotations

from ddtable.engine.events import About, By, Event
from ddtable.rules.dragon_dice.board import Effect

ADDING_UP = ("cloak", "wither")  # effects that begin once per point: the event of their icon covers all


class PointsColoured(Event, frozen=True, tag="points_coloured"):
    """An army's magic got its colours: points as rolled and as doubled by the terrain, in the order of the colours.

    `action`: in a magic action, otherwise by a Cantrip in another roll (C14.3).
    """

    about = About(
        clause="M2",
        silent=lambda event: not any(event.rolled),
        sorts=("magic",),
        icon="magic",
        tray=lambda event: "result" if any(event.rolled) else "",
    )

    seat: int
    place: str
    rolled: tuple[int, ...]
    pool: tuple[int, ...]
    action: bool = True


class Announcement(Event, frozen=True, tag="announcement"):
    """A spell was announced (M4); `left` are the remaining points of its colour."""

    about = About(clause="M4", sorts=("magic",), tray="result")

    seat: int
    spell: str
    target: str
    to: str
    left: int


class SpellWorked(Event, frozen=True, tag="spell_worked"):
    """A spell takes effect (M4), cast this many times."""

    about = About(clause="M4", sorts=("magic",), pause="deed", tray="result")

    seat: int
    spell: str
    target: str
    to: str
    times: int


class SpellFailed(Event, frozen=True, tag="spell_failed"):
    """A spell has no effect: its target is gone, or the spell was stopped; `reason` is the word (M4)."""

    about = About(clause="M4", sorts=("magic",), tray="result")

    seat: int
    spell: str
    target: str
    reason: str


class Backlashed(Event, frozen=True, tag="backlashed"):
    """A spell on the terrain turns the points that an army has spent against it."""

    about = About(clause="M4", sorts=("magic",), pause="deed", tray="result", concerns="army")

    seat: int
    place: str
    points: int


class MagicLost(Event, frozen=True, tag="magic_lost"):
    """Unspent points are lost (M3)."""

    about = About(clause="M3", sorts=("magic",), icon="magic", tray="result")

    seat: int
    points: int


class EffectBegan(Event, frozen=True, tag="effect_began"):
    """An effect began (M15)."""

    about = About(clause="M15", silent=lambda event: event.effect.name in ADDING_UP, sorts=("magic",), tray="result")

    effect: Effect


class EffectEnded(Event, frozen=True, tag="effect_ended"):
    """An effect ended; the reason is start, end (of a turn), gone (its army), dead, or out (its caster)."""

    about = About(
        clause=By(
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
        sorts=("magic",),
        tray=By("reason", {"start": "closes", "end": "closes"}, "plain"),
    )

    effect: Effect
    reason: str
