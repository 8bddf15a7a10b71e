"""A dragon in a fight: its targets, its roll, what slays it, how it leaves (DA-C1, DA-C7, DG-D, DG-D1)."""

from __future__ import annotations

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType
from ddtable.engine.position import Party
from ddtable.rules.dragon_dice.board import DEAD, ClassicDraft, ClassicView, dragons_at, terrain_kind
from ddtable.rules.dragon_dice.effects import is_bare
from ddtable.rules.dragon_dice.events.dragons import DragonLeft
from ddtable.rules.dragon_dice.places import lair, place_of_lair
from ddtable.rules.dragon_dice.steps import ArmyRoll, DragonAttack

IVORY = ("ivory", "ivory_hybrid")


def dragon_type(view: ClassicView, dragon: int) -> DragonType:
    """Return the type of a dragon die."""
    return catalogue().dragons[view.dice[dragon].type]


def attacks(mine: DragonType, other: DragonType) -> bool:
    """Return True if a dragon attacks another at its terrain: one of other colours (DG-D).

    Ivory attacks no dragon and is not attacked. An ivory hybrid counts by its one colour, and attacks none. White
    attacks all others, and all but ivory attack it (H92).
    """
    if mine.kind in IVORY or other.kind == "ivory" or mine.kind == other.kind == "white":
        return False
    if "white" in (mine.kind, other.kind):
        return True
    if other.kind == "ivory_hybrid":
        return not set(mine.elements) & set(other.elements)
    return set(mine.elements) != set(other.elements)


def opposed(view: ClassicView, dragon: int) -> list[int]:
    """Return the dragons at its terrain that a dragon attacks; if there are none, it attacks the army (DG-D, DG-E)."""
    place, mine = place_of_lair(view.dice[dragon].place), dragon_type(view, dragon)
    return [other for other in dragons_at(view, place) if attacks(mine, dragon_type(view, other))]


def breath_colours(view: ClassicView, dragon: int, place: str) -> tuple[str, ...]:
    """Return the colours of a dragon's breath on an army at a terrain, each with its effect (DA-C2, H92).

    A hybrid has both of its colours; an ivory hybrid its one colour; ivory has no effect; white has the terrain's
    colours.
    """
    kind = dragon_type(view, dragon)
    if kind.kind == "white":
        return terrain_kind(view, place).elements
    return tuple(colour for colour in kind.elements if colour != "ivory") or kind.elements


def dragon_party(view: ClassicView, dragon: int, place: str) -> Party:
    """Return the party of a dragon at a terrain: its owner rolls it (DG-B)."""
    return Party(view.dice[dragon].owner, (dragon,), "dragon", lair(place))


def shows(shown: ArmyRoll, icon: str) -> bool:
    """Return True if a dragon's roll contains a face; there are several faces after a tail (DA-C5)."""
    return any(face.icon == icon for face in shown.faces)


def showed(step: DragonAttack, icon: str) -> list[int]:
    """Return the dragons of an attack that showed a face, including slain ones."""
    return [dragon for dragon, shown in zip(step.dragons, step.shown, strict=True) if shows(shown, icon)]


def damage_of(view: ClassicView, shown: ArmyRoll) -> int:
    """Return the damage of a dragon's roll: claws, jaws, and tails with their further rolls (DA-C3, DA-C4, DA-C5)."""
    return view.board.edition.icons.damage(shown.faces)


def needed(view: ClassicView, dragon: int, shown: ArmyRoll) -> int:
    """Return the damage that slays a dragon: its health, plus its saves unless it rolled belly or has none (DA-C1)."""
    kind = dragon_type(view, dragon)
    bare = is_bare(view, dragon) or shows(shown, "belly")
    return kind.health + (0 if bare else kind.automatic_saves)


def leave(draft: ClassicDraft, dragon: int, reason: str) -> None:
    """Move a dragon to its owner's dead unit area because it was slain or flew off (DA-C7, DG-J)."""
    place = place_of_lair(draft.dice[dragon].place)
    draft.put((dragon,), DEAD)
    draft.note(DragonLeft(dragon, place, reason))
