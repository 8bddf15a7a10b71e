"""The outcomes of one roll that make a difference, each with its chance and with faces that lead to it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod

from ddtable.engine.arithmetic import Face
from ddtable.engine.position import Party, Roll
from ddtable.odds.expected import shown
from ddtable.rules.dragon_dice.alone import saves_itself
from ddtable.rules.dragon_dice.board import ClassicView
from ddtable.rules.dragon_dice.steps import Alone

MOST = 36  # outcomes of one roll

Faces = tuple[tuple[int, ...], ...]
"""The faces of each party of a roll."""


class TooMany(Exception):
    """An error: what follows has too many outcomes, or some whose chances are not known."""


def of_few_dice(view: ClassicView, roll: Roll) -> list[tuple[float, Faces]]:
    """Return every outcome of a roll of a few dice: equal faces are one, and units that roll alone save or do not.

    Raises TooMany.
    """
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


def _passing(view: ClassicView, step: Alone, face: Face) -> tuple[bool, bool]:
    """Return whether a unit that rolls alone has the result it needs, and whether it shows an ID if that matters."""
    by_id = view.board.edition.icons.use_of(step.cause, step.kind).shown_id
    return saves_itself(view, step, face), bool(by_id) and face.icon == "id"


def _by_party(faces: tuple[int, ...], parties: Sequence[Party]) -> Faces:
    found, at = [], 0
    for party in parties:
        found.append(faces[at : at + len(party.dice)])
        at += len(party.dice)
    return tuple(found)
