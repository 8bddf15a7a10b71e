"""A dragon as it fights: colours, what it rolled, the damage that slays it, how it leaves (DA-C1, DA-C7, DG-D1)."""

from __future__ import annotations

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import Party
from ddtable.rules.classic.board import DEAD, ClassicDraft, ClassicView, lair, terrain_of_lair
from ddtable.rules.classic.effects import is_bare
from ddtable.rules.classic.events import DragonLeft
from ddtable.rules.classic.icons import use_of
from ddtable.rules.classic.steps import ArmyRoll, DragonAttack


def dragon_colours(view: ClassicView, dragon: int) -> tuple[str, ...]:
    """Return the colours of a dragon: its breath has the first."""
    return catalogue().dragons[view.dice[dragon].type].elements


def dragon_party(view: ClassicView, dragon: int, place: str) -> Party:
    """Return the party of a dragon at a terrain: its owner rolls it (DG-B)."""
    return Party(view.dice[dragon].owner, (dragon,), "dragon", lair(place))


def shows(shown: ArmyRoll, icon: str) -> bool:
    """Tell whether a face lies in a dragon's roll; there are several after a tail (DA-C5)."""
    return any(face.icon == icon for face in shown.faces)


def showed(step: DragonAttack, icon: str) -> list[int]:
    """Return the dragons of an attack that showed a face, the slain among them."""
    return [dragon for dragon, shown in zip(step.dragons, step.shown, strict=True) if shows(shown, icon)]


def damage_of(shown: ArmyRoll) -> int:
    """Return the damage that a dragon rolled: claws, jaws, tails with what followed them (DA-C3, DA-C4, DA-C5)."""
    return sum(use_of(face.icon, "dragon").gives.get("damage", 0) for face in shown.faces)


def needed(view: ClassicView, dragon: int, shown: ArmyRoll) -> int:
    """Return the damage that slays a dragon: its health, and its saves unless it rolled belly or has none (DA-C1)."""
    kind = catalogue().dragons[view.dice[dragon].type]
    bare = is_bare(view, dragon) or shows(shown, "belly")
    return kind.health + (0 if bare else kind.automatic_saves)


def leave(draft: ClassicDraft, dragon: int, reason: str) -> None:
    """Send a dragon to its owner's dead unit area: slain, or flown off (DA-C7, DG-J)."""
    place = terrain_of_lair(draft.dice[dragon].place)
    draft.put((dragon,), DEAD)
    draft.note(DragonLeft(dragon, place, reason))
