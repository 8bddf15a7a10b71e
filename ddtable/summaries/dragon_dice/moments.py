"""The subject of a step of the classic game: its terrain, its dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ddtable.engine.arithmetic import Face
from ddtable.rules.dragon_dice.board import NOBODY, land_at, units_at
from ddtable.rules.dragon_dice.events.dragons import DragonRolled
from ddtable.rules.dragon_dice.events.magic import EffectBegan
from ddtable.rules.dragon_dice.events.set_up import Revealed
from ddtable.rules.dragon_dice.places import is_terrain

if TYPE_CHECKING:
    from ddtable.engine.arithmetic import Sum
    from ddtable.engine.kernel import Played
    from ddtable.engine.system import AnyPosition

MANY_DICE = ("dice", "dragons", "drawn")
ONE_DIE = ("dragon", "risen", "replaced")


def place_of(played: Played) -> str:
    """Return the terrain that most events of a step concern; "" if there is none."""
    places = [str(getattr(event, "place", "")) for event in played.events]
    counted = Counter(place for place in places if is_terrain(place))
    return counted.most_common(1)[0][0] if counted else ""


def dice_of(event: Any, position: AnyPosition) -> Iterator[int]:
    """Yield the dice that an event concerns: rolled, moved, dead, targeted; or those of acting armies."""
    if isinstance(event, Revealed):
        return
    for name in MANY_DICE:
        yield from getattr(event, name, ())
    for name in ONE_DIE:
        yield from (die for die in [getattr(event, name, NOBODY)] if die != NOBODY)
    for face in getattr(event, "faces", ()):
        yield face.die
    for pair in getattr(event, "pairs", ()):
        yield from pair
    if isinstance(event, EffectBegan):
        yield from _of_effect(event, position)
    concerns = event.about.concerns
    if concerns == "army":
        yield from units_at(position, event.seat, event.place)
    elif concerns == "target":
        yield from units_at(position, event.target, event.target_place)
    elif concerns == "place":
        yield land_at(position, event.place).die


def _of_effect(event: EffectBegan, position: AnyPosition) -> tuple[int, ...]:
    effect = event.effect
    if effect.die >= 0:
        return (effect.die,)
    return units_at(position, effect.owner, effect.place) if effect.owner >= 0 else ()


def dragon_sums(event: DragonRolled) -> Sequence[Sum]:
    """Return the damage of a dragon's roll as a sum."""
    from ddtable.summaries.dragon_dice.exchange import dragon_side

    return dragon_side(tuple(Face(event.dragon, icon, 1) for icon in event.icons)).sums
