"""Champions in an attack: which logos act, and on which dragons (KP10.1, KP10.2, KP10.3, KP10.4).

A logo acts in the roll of an attack in melee, and in both rolls of a charge. Elsewhere, or without a dragon that it
reaches, it is an ID (KP10.7).
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import ELEMENTS
from ddtable.engine.arithmetic import Face
from ddtable.engine.position import Party
from ddtable.rules.dragon_dice.board import ClassicView
from ddtable.rules.dragon_dice.effects import barred
from ddtable.rules.dragon_dice.held import LOGO, held_at
from ddtable.rules.dragon_dice.steps import Charge, Strike

Deed = Literal["slay", "tame", "control", "call"]
LOGOS: Final[dict[str, Deed]] = {
    "eldarim_dragonslayer": "slay",
    "eldarim_dragonhunter": "slay",
    "eldarim_dragonlord": "tame",
    "eldarim_dragonmaster": "tame",
    "eldarim_dragoncrusader": "control",
    "eldarim_dragonzealot": "control",
    "dragonkin_champion": "call",
}
CLAUSES: Final = {"slay": "KP10.1", "tame": "KP10.2", "control": "KP10.3", "call": "KP10.4"}


def deed_of(view: ClassicView, die: int) -> Deed | None:
    """Return what the logo of a die does; None if it is never more than an ID."""
    return LOGOS.get(getattr(catalogue().die(view.dice[die].type), "listed", ""))


def reached(view: ClassicView, die: int, seat: int, place: str) -> tuple[int, ...]:
    """Return the dragons that the logo of a die reaches: of the opposing army of a seat, or of the own pool.

    A champion of one element reaches dragons that have it, one of all elements every dragon.
    """
    dice, mine = catalogue(), view.dice[die]
    elements = set(dice.elements_of(dice.unit(mine.type)))
    call = deed_of(view, die) == "call"
    if call and barred(view, mine.owner, mine.place):
        return ()
    there = view.at(view.board.pools["dragons"][0], mine.owner) if call else held_at(view, seat, place, ("dragons",))
    whole = elements >= set(ELEMENTS)
    dragons = [one for one in there if view.dice[one].type in dice.dragons]
    return tuple(one for one in dragons if whole or elements & set(dice.dragon(view.dice[one].type).elements))


def _opponent(view: ClassicView, party: Party) -> tuple[int, str] | None:
    """Return the army that the army of an attack roll faces; None for other rolls."""
    step = next((one for one in reversed(view.agenda) if isinstance(one, Strike | Charge)), None)
    if isinstance(step, Strike) and party.kind == "melee":
        return step.target, step.target_place
    if isinstance(step, Charge) and party.kind in ("charge", "charge_defence"):
        return (step.target if party.seat == step.seat else step.seat), step.place
    return None


def with_logos(view: ClassicView, party: Party, faces: tuple[Face, ...]) -> tuple[Face, ...]:
    """Return the faces of a roll, with the logos that act in the place of their IDs."""
    against = _opponent(view, party)
    if against is None:
        return faces
    return tuple(_acting(view, face, *against) for face in faces)


def _acting(view: ClassicView, face: Face, seat: int, place: str) -> Face:
    die = view.dice[face.die]
    if face.icon != "id" or catalogue().die(die.type).faces[die.face].icon != LOGO or deed_of(view, face.die) is None:
        return face
    return replace(face, icon=LOGO) if reached(view, face.die, seat, place) else face
