"""A custom die that is edited in the workshop's form. No Qt here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct, structs

from ddtable.dice.faces import Face
from ddtable.dice.own import Template, own_die_problems, replaceable, sides_of
from ddtable.dice.types import ELEMENTS, HEALTH_OF_KIND, OwnDie
from ddtable.texts.plain import plain
from ddtable.texts.trouble import Trouble

Field: TypeAlias = Literal["name", "belonging", "class", "worth", "note", "mark", "faces", "listed"]

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
    "own-die-listed": "listed",
}
"""The field that shows a problem; all other problems are shown at the field of the race."""


class Draft(Struct, frozen=True):
    """A die with room for the most faces that any kind has; unused faces are kept in case the kind changes.

    `like` holds everything but the faces; `die` leaves out what its kind does not use.
    """

    like: OwnDie
    slots: tuple[Face, ...] = (BARE,) * MOST_SIDES

    @property
    def sides(self) -> int:
        """The number of sides of a die of this kind."""
        return sides_of(self.like.kind, self.like.health, self.like.form)

    @property
    def die(self) -> OwnDie:
        """The die as it would be saved; its empty faces have no icon."""
        like, unit, item = self.like, self.like.kind == "unit", self.like.kind == "item"
        large = unit and like.health == 4
        kept = "" if item else "monster" if large else "" if like.unit_class == "monster" else like.unit_class
        die = structs.replace(
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
            listed="",
        )
        fitting = [row.id for row in replaceable(die)]
        return structs.replace(die, listed=like.listed if like.listed in fitting else "")

    @property
    def bare(self) -> int:
        """The number of faces without an icon."""
        return self.slots[: self.sides].count(BARE)

    def changed(self, **values: Any) -> Draft:
        """Return the draft with other values; health is limited to the kind's range, and sets the count of an ID."""
        like = structs.replace(self.like, **values)
        allowed = HEALTH_OF_KIND.get(like.kind)
        if allowed is not None:
            like = structs.replace(like, health=max(allowed[0], min(allowed[-1], like.health)))
        draft = structs.replace(self, like=like)
        return structs.replace(draft, slots=tuple(map(draft._worth, self.slots)))

    def _worth(self, face: Face) -> Face:
        """Return a face; the count of an ID becomes the health of the die."""
        return Face("id", self.like.health) if face.icon == "id" and self.like.kind != "item" else face

    def with_face(self, place: int, face: Face) -> Draft:
        """Return the draft with another face in a place."""
        face = self._worth(face)
        return structs.replace(self, slots=(*self.slots[:place], face, *self.slots[place + 1 :]))

    def problems(self) -> dict[Field, list[Trouble]]:
        """Return the problems by the field that shows them, without one for each empty face."""
        found: dict[Field, list[Trouble]] = {}
        for problem in own_die_problems(self.die):
            if problem.values.get("icon") != BARE.icon:
                found.setdefault(FIELDS.get(problem.key, "belonging"), []).append(problem)
        return found


def draft_of(die: OwnDie) -> Draft:
    """Return the draft of an existing die."""
    return Draft(die, (*die.faces, *[BARE] * (MOST_SIDES - len(die.faces))))


def begun(template: Template | None, name: str) -> Draft:
    """Return a new draft from a template, or an empty one."""
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
        listed=template.id,
    )
    known = tuple(face or BARE for face in template.faces)
    return Draft(like, (*known, *[BARE] * (MOST_SIDES - len(known))))
