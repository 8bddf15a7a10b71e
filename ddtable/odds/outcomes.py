"""The outcomes of one roll that make a difference, each with its chance and with faces that lead to it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import cast

from ddtable.engine.arithmetic import Add, Count, Face
from ddtable.engine.position import Party, Roll
from ddtable.odds.arrays import TooMany
from ddtable.odds.exchange import DYING, asked_in
from ddtable.odds.expected import shown
from ddtable.odds.of_recipe import of_army, sides_of
from ddtable.odds.plans import Group, planned
from ddtable.rules.dragon_dice.alone import saves_itself
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolls import recipe
from ddtable.rules.dragon_dice.steps import Alone, Rolling, Strike

MOST = 36  # outcomes of one roll

Faces = tuple[tuple[int, ...], ...]
"""The faces of each party of a roll."""


def of_roll(view: ClassicPosition, roll: Roll) -> list[tuple[float, Faces]]:
    """Return the outcomes of the roll on top of the agenda. Raises TooMany.

    Of an army that saves against a spell these are its numbers of saves; of other dice all rolls of a few of them.
    """
    step = view.agenda[-2] if len(view.agenda) > 2 else None
    strike = view.agenda[-3] if isinstance(step, Rolling) and step.purpose == "save" and step.stage == "throw" else None
    if isinstance(strike, Strike) and strike.kind == "spell":
        return _saved(view, strike, roll.parties[0])
    return _of_few_dice(view, roll)


def _of_few_dice(view: ClassicPosition, roll: Roll) -> list[tuple[float, Faces]]:
    """Return every roll of a few dice: equal faces are one, and units that roll alone save or do not."""
    step = view.agenda[-2] if len(view.agenda) > 1 else None
    alone = step if isinstance(step, Alone) and not step.damage else None
    dice = []
    for die in [die for party in roll.parties for die in party.dice]:
        faces = shown(view.dice[die].type)
        kinds: dict[object, list[int]] = {}
        for at, (icon, count) in enumerate(faces):
            kind = (icon, count) if alone is None else _passing(view, alone, Face(die, icon, count))
            kinds.setdefault(kind, []).append(at)
        dice.append([(len(same) / len(faces), same[0]) for same in kinds.values()])
    if prod(map(len, dice)) > MOST:
        raise TooMany
    return [
        (prod(share for share, _ in row), _by_party(tuple(face for _, face in row), roll.parties))
        for row in product(*dice)
    ]


def _passing(view: ClassicPosition, step: Alone, face: Face) -> tuple[bool, bool]:
    """Return whether a unit that rolls alone has the result it needs, and whether it shows an ID if that matters."""
    by_id = view.board.edition.icons.use_of(step.cause, step.kind).shown_id
    return saves_itself(view, step, face), bool(by_id) and face.icon == "id"


def _by_party(faces: tuple[int, ...], parties: Sequence[Party]) -> Faces:
    found, at = [], 0
    for party in parties:
        found.append(faces[at : at + len(party.dice)])
        at += len(party.dice)
    return tuple(found)


def _saved(view: ClassicPosition, strike: Strike, party: Party) -> list[tuple[float, Faces]]:
    """Return the outcomes of a save roll against a spell: each number of saves up to the hits (C6.3)."""
    seat, place, kind = party.seat, party.place, cast(Kind, party.kind)
    if (
        strike.kind != "spell"
        or strike.absent
        or strike.changed
        or asked_in(view, seat, place, kind) not in ("", DYING)
    ):
        raise TooMany
    found: dict[int, float] = {}
    for (saves,), share in of_army(view, seat, kind, place, party.dice, ("save",)).items():
        found[min(saves, strike.hits)] = found.get(min(saves, strike.hits), 0.0) + share
    faces = _faces_for(view, party, kind, strike.hits)
    if not faces.keys() >= found.keys():
        raise TooMany
    return [(share, (faces[saves],)) for saves, share in found.items()]


def _faces_for(view: ClassicPosition, party: Party, kind: Kind, most: int) -> dict[int, tuple[int, ...]]:
    """Return faces of an army for each number of saves, all from `most` on as one. Raises TooMany.

    Only for rolls that add up: no effect halves or limits the whole roll.
    """
    whole = recipe(view, party.seat, kind, party.place, party.dice)
    groups = [
        Group(tuple((face.icon, face.count) for face in sides), 1, die)
        for die, sides in zip(party.dice, sides_of(view, party.dice), strict=True)
    ]
    plan = planned(whole, groups, ("save",), "")
    if len(plan.numbers) > 1 or not all(isinstance(working, Count | Add) for working in plan.workings):
        raise TooMany
    fixed = sum(working.amount for working in plan.workings if isinstance(working, Add))
    found: dict[int, tuple[int, ...]] = {min(fixed, most): ()}
    for at, group in enumerate(groups):
        row = plan.numbers[0].weights[at] if plan.numbers else (0,) * len(group.faces)
        found = {
            min(total + more, most): (*faces, face) for total, faces in found.items() for face, more in enumerate(row)
        }
    return found
