"""Logos that act on dragons: which do so in which roll, and on which dragons (KP10.1, KP10.2, KP10.3, KP10.4, H102).

A logo acts in the roll of an attack in melee and in the save roll against one, and in both rolls of a charge; that of a
Dragonkin Champion in no save roll. Elsewhere, or without a dragon that it reaches, it is an ID (KP10.7).
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import ELEMENTS
from ddtable.engine.arithmetic import Face
from ddtable.engine.position import Party
from ddtable.rules.campaign.steps import Bound
from ddtable.rules.dragon_dice.board import NOBODY, RESERVE, ClassicView
from ddtable.rules.dragon_dice.effects import barred
from ddtable.rules.dragon_dice.held import LOGO, held_at
from ddtable.rules.dragon_dice.points import elements_of
from ddtable.rules.dragon_dice.steps import Charge, Strike

Deed = Literal["slay", "tame", "control", "call", "summon"]
LOGOS: Final[dict[str, Deed]] = {
    "eldarim_dragonslayer": "slay",
    "eldarim_dragonhunter": "slay",
    "eldarim_dragonlord": "tame",
    "eldarim_dragonmaster": "tame",
    "eldarim_dragoncrusader": "control",
    "eldarim_dragonzealot": "control",
    "dragonkin_champion": "call",
    "artifact_magic": "summon",
}
CLAUSES: Final = {"slay": "KP10.1", "tame": "KP10.2", "control": "KP10.3", "call": "KP10.4", "summon": "KP10.5"}
FROM_POOL: Final = ("call", "summon")
SAVING: Final = "save_melee"
SUMMONING_FACE: Final = "summon_dragon"


def deed_of(view: ClassicView, die: int) -> Deed | None:
    """Return what the logo of a die does, or the summoning face of an artifact; None if it is never more than an ID."""
    return LOGOS.get(getattr(catalogue().die(view.dice[die].type), "listed", ""))


def bound(view: ClassicView) -> Bound:
    """Return what champions have done in the current action (KP10.2, KP10.3, KP10.4)."""
    return next((step for step in reversed(view.agenda) if isinstance(step, Bound)), Bound())


def reached(view: ClassicView, die: int, seat: int, place: str) -> tuple[int, ...]:
    """Return the dragons that the logo of a die reaches: of the opposing army of a seat, or of the own pool.

    A champion or an artifact of one element reaches dragons that have it, one of all elements every dragon. None of the
    pool comes to a reserve (KP9.6), or past a Barrier (Q121). Dragonkin Champions of an army call one in an action.
    """
    dice, mine = catalogue(), view.dice[die]
    if deed_of(view, die) == "call" and mine.owner in bound(view).called:
        return ()
    elements = set(elements_of(mine.type))
    call = deed_of(view, die) in FROM_POOL
    if call and (mine.place == RESERVE or barred(view, mine.owner, mine.place)):
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
    if isinstance(step, Strike) and party.kind == SAVING:
        return step.seat, step.place
    if isinstance(step, Charge) and party.kind in ("charge", "charge_defence"):
        return (step.target if party.seat == step.seat else step.seat), step.place
    return None


def with_logos(view: ClassicView, party: Party, faces: tuple[Face, ...]) -> tuple[Face, ...]:
    """Return the faces of a roll, with the logos that act in the place of their IDs.

    A face that summons a dragon is magic if there is none that it could call (H103).
    """
    if party.kind == "magic":
        return tuple(_summoning(view, face) for face in faces)
    against = _opponent(view, party)
    if against is None:
        return faces
    found: list[Face] = []
    for face in faces:
        acts = _acting(view, face, *against, saving=party.kind == SAVING)
        calls = acts.icon == LOGO and deed_of(view, face.die) == "call"
        again = calls and any(one.icon == LOGO and deed_of(view, one.die) == "call" for one in found)
        found.append(face if again else acts)
    return tuple(found)


def _summoning(view: ClassicView, face: Face) -> Face:
    calls = face.icon != SUMMONING_FACE or reached(view, face.die, NOBODY, "")
    return face if calls else replace(face, icon="magic")


def _acting(view: ClassicView, face: Face, seat: int, place: str, saving: bool) -> Face:
    die = view.dice[face.die]
    if face.icon != "id" or catalogue().die(die.type).faces[die.face].icon != LOGO:
        return face
    deed = deed_of(view, face.die)
    if deed is None or (saving and deed in FROM_POOL):
        return face
    return replace(face, icon=LOGO) if reached(view, face.die, seat, place) else face
