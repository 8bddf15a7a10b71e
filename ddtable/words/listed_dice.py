"""Words for dice that only campaigns use, and for dice whose faces no list has."""

from __future__ import annotations

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DieType, ItemType, MinorTerrainType, UnitType
from ddtable.words.names import Names


def about_other(words: Names, die: ItemType | MinorTerrainType) -> str:
    """Return a short description of an item or a minor terrain."""
    if isinstance(die, MinorTerrainType):
        return words.say("minor-about")
    return words.say("item-about", form=die.form, size=die.size or "none", points=die.points)


def carried_by(words: Names, die: ItemType) -> str:
    """Return who may carry an item (K2)."""
    element = words.say("roster-element", element=die.elements[0]) if die.elements else ""
    return words.say("item-carried", how="alone" if die.carried_alone else "element", element=element)


def named_face(words: Names, die: DieType, index: int) -> str:
    """Return the name of a face, with the element or the race that it names."""
    face = words.face(die.faces[index].icon, die.faces[index].count)
    what = die.names[index] if isinstance(die, ItemType) and die.names else ""
    if not what:
        return face
    name = words.species(what) if what in catalogue().species else words.say("roster-element", element=what)
    return words.say("face-naming", face=face, what=name)


def mark_of(die: DieType) -> str:
    """Return the source of a die's faces; "" for the published lists."""
    return die.mark if isinstance(die, UnitType | ItemType) else ""


def mark_words(words: Names, type_id: str) -> str:
    """Return the note on the source of a die's faces; "" for a die of the published lists."""
    mark = mark_of(catalogue().die(type_id))
    return words.say("roster-mark", mark=mark) if mark else ""
