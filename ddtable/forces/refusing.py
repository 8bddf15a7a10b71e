"""The refusal of a die that is in a wrong section of a force, or that may not play."""

from __future__ import annotations

from ddtable.dice.campaigns import is_known
from ddtable.dice.catalogue import catalogue
from ddtable.forces.force import Force
from ddtable.forces.named import die_named, force_named, misplaced
from ddtable.forces.sections import Rows, rows_for, takes_die
from ddtable.texts.trouble import trouble


def refuse_dice(force: Force, sections: Rows, *, known_faces: bool) -> str | None:
    """Return a sentence for the first die that may not be in its section, or None.

    With `known_faces` dice whose faces are reconstructed are refused too (Q110).
    """
    dice = catalogue()
    names = {section.name for section in sections}
    for section in rows_for(sections, force):
        for die in force.dice_in(section.name):
            if section.name not in names:
                return trouble("set-up-section", force=force_named(force), section=section.name)
            if die in dice.own:
                return trouble("set-up-own-die", force=force_named(force), die=die_named(die))
            if not takes_die(dice, section, die):
                return misplaced(force, die)
            if known_faces and not is_known(dice, dice.as_entered(die)):
                return trouble("set-up-reconstructed", force=force_named(force), die=die_named(die), clause="Q110")
    return None
