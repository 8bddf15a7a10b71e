"""The look of a die at one moment of its motion: pure functions of its script and the time."""

from __future__ import annotations

import math

from msgspec import Struct

from ui.art.die import DieLook
from ui.motion.script import Actor, Glow, Motion
from ui.motion.stage import Spot

FLOWN = 0.70  # the share of a roll after which the die stops, before it slides to its place
SHOWS = 0.60  # the share after which it shows its final face
FACES = 7  # faces shown during a roll
TURNS = 1.6  # full rotations
TILT = 26.0  # maximum rotation in degrees before it is sorted
LIFT = 0.22  # growth of a die at its highest point
PALE = 0.26  # opacity of a die in its army while it is rolled on the tray
FAINT = 0.4  # opacity of a die without effect
HOPS = ((0.0, 0.36, 1.0), (0.36, 0.58, 0.42), (0.58, 0.70, 0.12))  # from, to, height


class Pose(Struct, frozen=True):
    """A die at one moment: its centre and side in pixels, look, rotation, stretch and height above the table.

    `angle` is in degrees; `wide` and `tall` are factors; `mix` is the opacity of `other` over `look`.
    """

    x: float
    y: float
    side: float
    look: DieLook
    angle: float = 0.0
    wide: float = 1.0
    tall: float = 1.0
    height: float = 0.0
    opacity: float = 1.0
    other: DieLook | None = None
    mix: float = 0.0

    @property
    def still(self) -> bool:
        """True if the die is flat on the table."""
        return not (self.angle or self.height or self.wide != 1 or self.tall != 1)


def pose_of(actor: Actor, now: float) -> Pose | None:
    """Return the pose of a die after `now` milliseconds; None while it is hidden."""
    at, seen, opacity = actor.start, actor.there, 1.0
    for motion in actor.motions:
        if now < motion.begin:
            break
        if now < motion.close:
            return _moving(actor.die, motion, at, (now - motion.begin) / motion.length)
        at, seen, opacity = motion.end, motion.kind != "leave", FAINT if motion.faint else 1.0
    return Pose(at.x, at.y, at.side, at.look, opacity=opacity) if seen and not at.folded else None


def shine_of(glow: Glow, now: float) -> float:
    """Return the brightness of a glow after `now` milliseconds, from 0 to 1."""
    passed = (now - glow.begin) / glow.length
    return math.sin(math.pi * passed) if 0 < passed < 1 else 0.0


def _moving(die: int, motion: Motion, start: Spot, share: float) -> Pose:
    if motion.kind in ("tumble", "roll"):
        return _tumbling(die, motion, start, share)
    if motion.kind == "ghost":
        return _pale(start, share)
    if motion.kind == "turn":
        return _turning(motion, start, share)
    return _travelling(motion, start, share)


def _tumbling(die: int, motion: Motion, start: Spot, share: float) -> Pose:
    """Return the pose of a roll: hops with changing faces; then the die slides to its place and straightens."""
    end = motion.end
    over = motion.over if motion.kind == "tumble" else (end.x, end.y)
    flown, sorting = ease_out(min(1.0, share / FLOWN)), ease_in_out(max(0.0, (share - FLOWN) / (1 - FLOWN)))
    height = _height(share)
    tilt = (((die * 37) % 21) / 10 - 1) * TILT
    spin = 360 * TURNS * (1 if die % 2 else -1) * (1 - flown)
    x = _between(_between(start.x, over[0], flown), end.x, sorting)
    y = _between(_between(start.y, over[1], flown), end.y, sorting)
    side = _between(start.side, end.side, flown) * (1 + LIFT * height)
    face = flown * FACES
    if share >= SHOWS or not motion.faces:
        rest = 0.0 if end.folded else 1.0  # a die without effect pales only after it stops
        opacity = 1 - (1 - rest) * sorting
        return Pose(x, y, side, end.look, (spin + tilt * flown) * (1 - sorting), height=height, opacity=opacity)
    edge = 0.80 + 0.20 * math.sin(math.pi * (face % 1))
    wide, tall = (edge, 1.0) if int(face) % 2 else (1.0, edge)
    look = motion.faces[int(face) % len(motion.faces)]
    return Pose(x, y, side, look, spin + tilt * flown, wide, tall, height, opacity=min(1.0, 0.4 + share * 8))


def _height(share: float) -> float:
    for begin, end, high in HOPS:
        if begin <= share < end:
            passed = (share - begin) / (end - begin)
            return high * 4 * passed * (1 - passed)
    return 0.0


def _pale(start: Spot, share: float) -> Pose:
    """Return the pale pose of a die in its army until its roll has stopped."""
    return Pose(start.x, start.y, start.side, start.look, opacity=max(PALE, 1 - share * 10))


def _turning(motion: Motion, start: Spot, share: float) -> Pose:
    """Return the pose of a die that is turned over like a page, lifted a little."""
    passed = ease_in_out(share)
    look = start.look if passed < 0.5 else motion.end.look
    lift = math.sin(math.pi * passed)
    thin = max(0.06, abs(math.cos(math.pi * passed)))
    return Pose(motion.end.x, motion.end.y, motion.end.side * (1 + 0.10 * lift), look, 0, thin, 1, 0.5 * lift or 0.01)


def _travelling(motion: Motion, start: Spot, share: float) -> Pose:
    """Return the pose of a die that moves in a low arc, faster at first, and changes its look."""
    end, passed = motion.end, ease_out(share)
    lift = 0.0 if motion.kind == "slide" else math.sin(math.pi * passed)
    side = _between(start.side, end.side, passed) * (1 + 0.14 * lift)
    x, y = _between(start.x, end.x, passed), _between(start.y, end.y, passed) - 14 * lift
    opacity = 1 - passed**3 if motion.kind == "leave" or end.folded else 1.0
    other = end.look if end.look != start.look else None
    return Pose(x, y, side, start.look, height=0.6 * lift or 0.01, opacity=opacity, other=other, mix=passed)


def ease_out(share: float) -> float:
    """Return an eased share: fast at first, then slower and slower."""
    return 1 - (1 - share) ** 3


def ease_in_out(share: float) -> float:
    """Return an eased share: slow, fast, slow."""
    return share * share * (3 - 2 * share)


def _between(start: float, end: float, share: float) -> float:
    return start + (end - start) * share
