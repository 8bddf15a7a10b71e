"""Dice and forces in refusals: in English, and by their ids for the names of other languages."""

from __future__ import annotations

from ddtable.dice.catalogue import catalogue
from ddtable.forces.force import Force
from ddtable.texts.trouble import Named, Trouble, named, trouble


def die_named(type_id: str) -> Named | str:
    """Return a die for a refusal; its id if it is unknown."""
    return named("die", type_id, catalogue().die(type_id).name) if catalogue().knows(type_id) else type_id


def force_named(force: Force) -> Named:
    """Return a force for a refusal."""
    return named("force", force.id, force.name)


def misplaced(force: Force, type_id: str) -> Trouble:
    """Return the refusal of a die that is unknown, or in a section that does not take it."""
    key = "set-up-die-elsewhere" if catalogue().knows(type_id) else "set-up-unknown-die"
    return trouble(key, force=force_named(force), die=die_named(type_id))
