"""An own die in the making: what the workshop's form edits. No Qt here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct, structs

from ddtable.dice.faces import Face
from ddtable.dice.own import ELEMENTS, HEALTH_OF_KIND, Template, own_die_problems, sides_of
from ddtable.dice.types import OwnDie
from ddtable.plain import plain
from ddtable.trouble import Trouble

Field: TypeAlias = Literal["name", "belonging", "class", "worth", "note", "mark", "faces"]

MOST_SIDES: Final = 10
BARE: Final = Face("", 0)
NEW: Final = "own_new"
FIELDS: Final[Mapping[str, Field]] = {
    **dict.fromkeys(("own-die-id", "own-die-no-name", "own-die-name"), "name"),
    **dict.fromkeys(("own-die-form", "own-die-points", "own-die-health"), "worth"),
    **dict.fromkeys(("own-die-sides", "own-die-icon", "own-die-count"), "faces"),
    **dict.fromkeys(("own-die-identity", "own-die-item-id"), "faces"),
    "own-die-note": "note",
    "own-die-mark": "mark",
    "own-die-class": "class",
}
"""The field that a problem is said beside; any other one is about what the die belongs to."""


class Draft(Struct, frozen=True):
    """A die with room for as many faces as any has: those that its kind has no sides for are kept for another kind.

    `like` says everything but the faces; what its kind has no use for is left out by `die`.
    """

    like: OwnDie
    slots: tuple[Face, ...] = (BARE,) * MOST_SIDES

    @property
    def sides(self) -> int:
        """How many sides a die of this kind has."""
        return sides_of(self.like.kind, self.like.health, self.like.form)

    @property
    def die(self) -> OwnDie:
        """The die as it would be kept; its bare faces have no icon."""
        like, unit, item = self.like, self.like.kind == "unit", self.like.kind == "item"
        large = unit and like.health == 4
        kept = "" if item else "monster" if large else "" if like.unit_class == "monster" else like.unit_class
        return structs.replace(
            like,
            name=plain(like.name),
            note=plain(like.note, 1000),
            species=like.species if unit else "",
            elements=() if unit else like.elements,
            unit_class=kept,
            health=0 if item else like.health,
            form=like.form if item else "",
            points=like.points if item else 0,
            faces=self.slots[: self.sides],
        )

    @property
    def bare(self) -> int:
        """How many faces have not been entered yet."""
        return self.slots[: self.sides].count(BARE)

    def changed(self, **values: Any) -> Draft:
        """Return the draft with other values; health is what the kind can have, and an ID is worth it."""
        like = structs.replace(self.like, **values)
        allowed = HEALTH_OF_KIND.get(like.kind)
        if allowed is not None:
            like = structs.replace(like, health=max(allowed[0], min(allowed[-1], like.health)))
        draft = structs.replace(self, like=like)
        return structs.replace(draft, slots=tuple(map(draft._worth, self.slots)))

    def _worth(self, face: Face) -> Face:
        """Return a face, an ID with the health of the die."""
        return Face("id", self.like.health) if face.icon == "id" and self.like.kind != "item" else face

    def with_face(self, place: int, face: Face) -> Draft:
        """Return the draft with another face in a place."""
        face = self._worth(face)
        return structs.replace(self, slots=(*self.slots[:place], face, *self.slots[place + 1 :]))

    def problems(self) -> dict[Field, list[Trouble]]:
        """Return what does not fit by the field that it is said beside; bare faces are not named one by one."""
        found: dict[Field, list[Trouble]] = {}
        for problem in own_die_problems(self.die):
            if problem.values.get("icon") != BARE.icon:
                found.setdefault(FIELDS.get(problem.key, "belonging"), []).append(problem)
        return found


def draft_of(die: OwnDie) -> Draft:
    """Return the draft of a die that there is."""
    return Draft(die, (*die.faces, *[BARE] * (MOST_SIDES - len(die.faces))))


def begun(template: Template | None, name: str) -> Draft:
    """Return a draft to begin with: what a template knows, or nothing."""
    if template is None:
        return Draft(OwnDie(NEW, name, "dragonkin", (), health=1))
    like = OwnDie(
        NEW,
        name,
        template.kind,
        (),
        elements=ELEMENTS if template.elements == (len(ELEMENTS),) else (),
        unit_class=template.unit_class or "",
        form=template.form,
        health=template.health,
        points=template.points,
    )
    known = tuple(face or BARE for face in template.faces)
    return Draft(like, (*known, *[BARE] * (MOST_SIDES - len(known))))
