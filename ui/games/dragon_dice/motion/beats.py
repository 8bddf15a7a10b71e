"""The events of a change as a list of beats: simultaneous rolls, then their results, in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ddtable.engine.events import moved_by
from ddtable.rules.dragon_dice.editions import known_spells
from ddtable.rules.dragon_dice.events.dragons import Breathed, DragonRolled
from ddtable.rules.dragon_dice.events.magic import SpellWorked
from ddtable.rules.dragon_dice.events.powers import PowerRolled
from ddtable.rules.dragon_dice.events.rolls import Rolled, SavedAlone
from ddtable.rules.dragon_dice.events.set_up import DistanceRolled
from ddtable.rules.dragon_dice.events.turns import Captured, TerrainTurned
from ui.motion.beat import Beat, Shift, Shine, Throw, Turned
from ui.motion.stage import Stage, TraySide

# Consecutive rolls of these kinds were made at the same time.
AT_ONCE: Final = frozenset({"horde", "maneuver", "charge", "charge_defence", "dragon", "dragon_defence"})


def beats(happened: Sequence[Any], before: Stage, after: Stage, drew: bool, die_at: Callable[[str], str]) -> list[Beat]:
    """Return the beats of a change.

    `drew`: the program has rolled dice. `die_at` returns the place on the table of a terrain's die.
    """
    found: list[Beat] = []
    fallen = fallen_now(happened, before, after) if drew else {}
    left = dict(fallen)
    for event in happened:
        side = next((number for number in left if _tells_of(event, after.sides[number])), None)
        beat = Throw(((side, left.pop(side)),)) if side is not None else _beat(event, after, drew, die_at)
        if beat is not None:
            _add(found, beat, after.sides)
    for number, dice in left.items():
        _add(found, Throw(((number, dice),)), after.sides)
    return found


def fallen_now(happened: Sequence[Any], before: Stage, after: Stage) -> dict[int, frozenset[int]]:
    """Return the dice of each roll on the tray that were rolled in this change.

    A roll that was already there, waiting for an answer, may be announced now or have single dice rerolled.
    """
    found = {}
    for number, side in enumerate(after.sides):
        if not any(_tells_of(event, side) for event in happened) and side.told:
            continue
        lay = next((old for old in before.sides if not old.told and _key(old) == _key(side)), None)
        known = set(lay.faces) if lay is not None else set()
        fresh = frozenset(face.die for face in side.faces if face not in known)
        if fresh:
            found[number] = fresh
    return found


def _key(side: TraySide) -> tuple[int, str, str]:
    return side.seat, side.kind, side.place


def _tells_of(event: Any, side: TraySide) -> bool:
    """Return True if an event belongs to a roll on the tray."""
    if isinstance(event, Rolled | SavedAlone | PowerRolled):
        return event.faces == side.faces and event.seat == side.seat
    return isinstance(event, DragonRolled) and any(face.die == event.dragon for face in side.faces)


def _add(found: list[Beat], beat: Beat, sides: Sequence[TraySide]) -> None:
    """Add a beat, or merge it with a simultaneous last one."""
    last = found[-1] if found else None
    if isinstance(beat, Throw) and isinstance(last, Throw):
        kinds = {sides[number].kind for number, _ in (*last.sides, *beat.sides)}
        if kinds <= AT_ONCE:
            found[-1] = Throw(last.sides + beat.sides)
            return
    if isinstance(beat, Shift) and isinstance(last, Shift) and not set(beat.dice) & set(last.dice):
        found[-1] = Shift(last.dice + beat.dice)
        return
    found.append(beat)


def _beat(event: Any, after: Stage, drew: bool, die_at: Callable[[str], str]) -> Beat | None:
    """Return the beat of an event that is not a roll, or None."""
    if isinstance(event, TerrainTurned):
        return Turned(die_at(event.place))
    if isinstance(event, DistanceRolled):
        return Turned(die_at(event.place), thrown=drew)
    if isinstance(event, SpellWorked):
        return _shine(event.target, known_spells()[event.spell].colour)
    if isinstance(event, Breathed):
        on_armies = tuple(name for name in after.rooms if name.startswith(f"{event.place}@"))
        return Shine(() if event.target >= 0 else on_armies, event.colour, event.target)
    if isinstance(event, Captured):
        return Shine((event.place,), f"seat/{event.seat}")
    dice = moved_by(event)
    return Shift(dice) if dice else None


def _shine(target: str, colour: str) -> Shine | None:
    kind, _, rest = target.partition(":")
    if kind == "army":
        seat, _, place = rest.partition(":")
        return Shine((f"{place}@{seat}",), colour)
    if kind == "die":
        return Shine((), colour, int(rest))
    return Shine((target,), colour)
