"""The scene of a change, from its beats and the places of dice before and after. No widgets, no clock.

A die whose area has changed moves at the beat of the event that moved it, or at the end if no event did. So a die moves
only once, and the scene ends in the final state of the widgets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from ui.art.die import DieLook
from ui.motion.beat import Beat, Shine, Throw, Turned
from ui.motion.script import (
    AFTER_ROLL,
    BRIEF,
    SLIDE,
    SPREAD,
    STAGGER,
    TRAVEL,
    TUMBLE,
    TURN,
    Actor,
    Glow,
    Motion,
    Scene,
)
from ui.motion.stage import Room, Spot, Stage, TraySide

FacesOf = Callable[[int], tuple[DieLook, ...]]
NEAR = 1.5  # pixels of difference that do not count as a move
OTHER = 36.0  # size in pixels of a die that the tray counts but does not show
NO_SIDE = -1  # the roll number of a terrain, which is not rolled on the tray
LATE = 110.0  # milliseconds between the first and the last die of a roll


def scene(before: Stage, after: Stage, beats: Iterable[Beat], faces_of: FacesOf, *, stays: bool = False) -> Scene:
    """Return the scene of one choice from its beats. `faces_of`: the looks of a die's faces.

    `stays`: the old table is shown until the last roll has stopped.
    """
    writer = _Writer(before, after, faces_of, stays=stays)
    for beat in beats:
        writer.play(beat)
    writer.move_the_rest(TRAVEL)
    return writer.finish()


def journey(before: Stage, after: Stage, length: float = BRIEF, *, at_once: bool = True) -> Scene:
    """Return the scene of a jump in time: all dice go to their new places, at once or one by one."""
    writer = _Writer(before, after, lambda _die: ())
    writer.move_the_rest(length, at_once)
    return writer.finish()


def chance(die: int, salt: int) -> float:
    """Return a number from 0 to 1 that looks random and is the same each time."""
    mixed = (die * 2654435761 + salt * 40503 + 12345) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 15)) * 2246822519) & 0xFFFFFFFF
    return (mixed ^ (mixed >> 13)) / 0xFFFFFFFF


def _shuffled(die: int) -> float:
    return chance(die, 2)


class _Writer:
    """Builds a scene beat by beat; `_now` is the time of the next beat."""

    def __init__(self, before: Stage, after: Stage, faces_of: FacesOf, *, stays: bool = False) -> None:
        self._before, self._after, self._faces_of, self._stays = before, after, faces_of, stays
        self._now = 0.0
        self._end = 0.0
        self._motions: dict[int, list[Motion]] = {}
        self._starts: dict[int, Spot] = {}
        self._unseen: set[int] = set()
        self._settled: set[int] = set()
        self._paled: list[int] = []
        self._touched: dict[str, float] = {}
        self._on_tray: list[Actor] = []
        self._glows: list[Glow] = []
        self._tells: list[tuple[float, int]] = []
        self._rolled = False

    # Beats

    def play(self, beat: Beat) -> None:
        """Add the next beat."""
        if isinstance(beat, Throw):
            self._throw(beat)
        elif isinstance(beat, Turned):
            self._turn(beat)
        elif isinstance(beat, Shine):
            self._shine(beat)
        else:
            self._shift(beat.dice, TRAVEL)

    def _throw(self, beat: Throw) -> None:
        self._breathe()
        for number, thrown in beat.sides:
            self._throw_side(number, thrown)
            self._tells.append((self._now + TUMBLE, number))
        self._go_on(TUMBLE)
        self._rolled = True

    def _throw_side(self, number: int, thrown: frozenset[int]) -> None:
        """Add the dice of one roll: they stop in random places before they are sorted."""
        side = self._after.sides[number]
        seen = {die: placed for placed in side.dice for die in placed.dice}
        dice = sorted((die for die in thrown if die in seen or self._lies(die)), key=_shuffled)
        for rank, die in enumerate(dice):
            end = seen[die].spot if die in seen else self._among_others(die, side)
            over = _within(side.room, end.side, (rank + chance(die, 5)) / len(dice), chance(die, 3))
            self._tumble(die, end, over, number, faint=die not in seen or seen[die].faint)

    def _lies(self, die: int) -> bool:
        return die in self._before.dice or die in self._after.dice

    def _among_others(self, die: int, side: TraySide) -> Spot:
        """Return the hidden place of a die that the tray does not show but counts."""
        lying = self._after.dice.get(die) or self._before.dice[die]
        size = min((placed.spot.side for placed in side.dice), default=OTHER)
        return Spot(*side.others_at, size, lying.look, folded=True)

    def _tumble(self, die: int, end: Spot, over: tuple[float, float], number: int, faint: bool) -> None:
        side = self._after.sides[number]
        late = chance(die, 1) * LATE
        begin, length = self._now + late, TUMBLE - late
        lying, opened = self._before.dice.get(die), self._after.dice.get(die)
        if lying is None or (lying.folded and opened is not None and opened.area == lying.area):
            lying = opened  # its area showed only its heading before
        start = replace(lying, look=end.look) if lying else replace(end, y=side.room.y - 4 * end.side)
        faces = self._faces_of(die) or (end.look,)
        turned = int(chance(die, 4) * len(faces))
        motion = Motion("tumble", begin, length, end, over, faces[turned:] + faces[:turned], faint)
        self._on_tray.append(Actor(die, start, (motion,), there=False, side=number))
        self._pale(die)

    def _pale(self, die: int) -> None:
        """Make the die in its army pale during its roll on the tray; then it shows the result."""
        here, there = self._before.dice.get(die), self._after.dice.get(die)
        if here is None or there is None or die in self._settled:
            return
        stays = here.area == there.area
        moved = stays and not self._stays and not self._same_room(here.area)
        if (here.folded and not moved) or (there.folded and not self._stays):
            return
        if moved:  # its area has moved, and the die with it
            here = self._starts[die] = replace(there, look=here.look)
        if stays:
            self._settled.add(die)
            self._paled.append(die)
        self._put(die, Motion("ghost", self._now, TUMBLE, replace(here, look=there.look) if stays else here))

    def _turn(self, beat: Turned) -> None:
        area = f"{beat.place}@"
        die = next((die for die, spot in self._after.dice.items() if spot.area.startswith(area)), -1)
        old, new = self._before.dice.get(die), self._after.dice.get(die)
        if old is None or new is None or die in self._settled or (old.look == new.look and not beat.thrown):
            return
        self._breathe()
        length = TUMBLE if beat.thrown else TURN
        faces = self._faces_of(die) if beat.thrown else ()
        self._starts[die] = replace(new, look=old.look)
        self._put(die, Motion("roll" if beat.thrown else "turn", self._now, length, new, faces=faces))
        self._settled.add(die)
        self._end = max(self._end, self._now + length)
        if beat.thrown:
            self._tells.append((self._now + length, NO_SIDE))
        else:
            self._now += length * 0.6

    def _shine(self, beat: Shine) -> None:
        rooms = [self._after.rooms[name] for name in beat.rooms if name in self._after.rooms]
        spot = self._before.dice.get(beat.die)
        if spot is not None:
            rooms.append(_around(spot))
        if not rooms:
            return
        self._breathe()
        glows = [Glow(room, beat.colour, self._now) for room in rooms]
        self._glows += glows
        self._end = max(self._end, glows[0].close)
        self._now += glows[0].length * 0.5

    def _shift(self, dice: Iterable[int], length: float, at_once: bool = False) -> None:
        going = [die for die in dice if die not in self._settled and self._goes(die)]
        if not going:
            return
        self._breathe()
        step = 0.0 if at_once else min(STAGGER, SPREAD / len(going))
        for number, die in enumerate(going):
            self._travel(die, self._now + number * step, length)
        self._end = max(self._end, self._now + step * (len(going) - 1) + length)
        self._now += step * len(going) + length * 0.6

    def _goes(self, die: int) -> bool:
        old, new = self._before.dice.get(die), self._after.dice.get(die)
        if old is None or new is None:
            return (old is not new) and self._panel(die) is not None
        return old.area != new.area

    def _panel(self, die: int) -> Room | None:
        """Return the panel of a die's owner: the start or the end of a die that is hidden before or after."""
        spot = self._before.dice.get(die) or self._after.dice.get(die)
        return self._after.rooms.get(f"seat/{spot.area.rpartition('@')[2]}") if spot is not None else None

    def _travel(self, die: int, begin: float, length: float) -> None:
        old, new, panel = self._before.dice.get(die), self._after.dice.get(die), self._panel(die)
        if old is None and new is not None and panel is not None:
            self._starts[die] = replace(new, x=panel.middle[0], y=panel.middle[1])
            self._unseen.add(die)
        if new is None and old is not None and panel is not None:
            gone = replace(old, x=panel.middle[0], y=panel.middle[1])
            self._put(die, Motion("leave", begin, length, gone))
        elif new is not None:
            self._put(die, Motion("travel", begin, length, new))
        self._settled.add(die)
        for spot in (old, new):
            if spot is not None:
                self._touched.setdefault(spot.area, begin)

    # The rest

    def move_the_rest(self, length: float, at_once: bool = False) -> None:
        """Move the dice that no event moved, and let the others close up."""
        before, after = self._before.dice, self._after.dice
        self._shift((die for die in before if die in after), length, at_once)
        for die, old in before.items():
            new = after.get(die)
            if new is None or die in self._settled or new.folded or _close(old, new):
                continue
            if self._same_room(old.area):
                self._slide(die, self._touched.get(old.area, 0.0), min(SLIDE, length))
            elif self._stays and not old.folded:  # its area changes its layout after the dice have stopped
                self._slide(die, self._told, min(SLIDE, length))
        for die in self._paled:
            if not _close(self._motions[die][-1].end, after[die]):
                self._slide(die, self._told, SLIDE)

    def _slide(self, die: int, begin: float, length: float) -> None:
        self._put(die, Motion("slide", begin, length, self._after.dice[die]))
        self._end = max(self._end, begin + length)

    @property
    def _told(self) -> float:
        """The time at which the last roll stops."""
        return max((when for when, _ in self._tells), default=0.0)

    def finish(self) -> Scene:
        """Return the scene."""
        actors = [
            Actor(die, self._start(die), tuple(motions), die not in self._unseen)
            for die, motions in self._motions.items()
        ]
        return Scene((*actors, *self._on_tray), tuple(self._glows), tuple(self._tells), self._end)

    def _start(self, die: int) -> Spot:
        return self._starts.get(die) or self._before.dice[die]

    def _put(self, die: int, motion: Motion) -> None:
        self._motions.setdefault(die, []).append(motion)

    def _go_on(self, length: float) -> None:
        self._now += length
        self._end = max(self._end, self._now)

    def _breathe(self) -> None:
        """Add a short pause between a roll and its results."""
        if self._rolled:
            self._now += AFTER_ROLL
            self._rolled = False

    def _same_room(self, area: str) -> bool:
        """Return True if an area has the same place and size as before."""
        return self._before.rooms.get(area) == self._after.rooms.get(area)


def _close(old: Spot, new: Spot) -> bool:
    return max(abs(old.x - new.x), abs(old.y - new.y), abs(old.side - new.side)) < NEAR


def _around(spot: Spot) -> Room:
    reach = spot.side * 0.7
    return Room(spot.x - reach, spot.y - reach, 2 * reach, 2 * reach)


def _within(room: Room, side: float, across: float, down: float) -> tuple[float, float]:
    """Return a point at which a die of this size is inside a room."""
    wide, high = max(0.0, room.width - side), max(0.0, room.height - side)
    return room.x + min(side, room.width) / 2 + wide * across, room.y + min(side, room.height) / 2 + high * down
