"""The army whose roll is calculated: its dice, its place, and the effects on its results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ddtable.engine.value import PlainValue
from ddtable.rules.dragon_dice.board import ClassicView
from ddtable.rules.dragon_dice.icons import Icons
from ddtable.rules.dragon_dice.power_rows import PowerKind
from ddtable.rules.dragon_dice.powers import among
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.spells import Change
from ddtable.rules.dragon_dice.steps import Strike

# The results that the faces of a minor terrain halve (KP11.4).
HALVED_BY: Mapping[str, str] = {"flood": "maneuver", "flanked": "save", "revolt": "melee", "landslide": "missile"}
Changes = Sequence[tuple[str, Change]]
"""(name, change) of each change of an army's results, each casting separately."""


class RolledArmy(PlainValue, frozen=True):
    """The army whose roll is calculated, and the effects on it.

    `changes`: of its results by spells and icons (M16). `halved`: by frost (DA-D4). `captured`: at a captured terrain
    (C11.3). `shares`: the owner spreads the penalties (DA-G). `taken`: the saves that special icons and other armies
    take off (H11). `minor`: the icon of the army's minor terrain.
    """

    view: ClassicView
    seat: int
    place: str
    kind: Kind
    dice: tuple[int, ...]
    changes: Changes
    halved: bool
    captured: bool
    shares: bool
    taken: int
    minor: str

    @property
    def icons(self) -> Icons:
        """The special icons of the edition."""
        return self.view.board.edition.icons

    @property
    def is_hindered(self) -> bool:
        """True if a penalty on its rolls or a halving is possible."""
        return bool(self.changes) or self.halved or self.shares or self.minor in HALVED_BY

    def penalties(self, result: str) -> list[tuple[str, int]]:
        """Return (spell, amount) of the penalties on one result; "any" for those on every roll."""
        return penalties_of(self.view, self.changes, result) if self.changes else []

    def with_power(self, effect: PowerKind) -> tuple[int, ...]:
        """Return those of the dice that have a racial power here: only that race, only at that terrain (C13.1)."""
        return among(self.view, self.place, self.dice, effect)


def penalties_of(view: ClassicView, changes: Changes, result: str) -> list[tuple[str, int]]:
    """Return the penalties among changes; a spell may be one only against one kind of attack (K11.8)."""
    return [
        (spell, -change.amount)
        for spell, change in changes
        if change.amount < 0 and change.result == result and not change.against
        if change.only in ("", current_attack(view))
    ]


def current_attack(view: ClassicView) -> str:
    """Return the kind of the current attack or save roll; empty outside an attack or in a charge."""
    return next((step.kind for step in reversed(view.agenda) if isinstance(step, Strike)), "")
