"""The verdict on an unfinished force in words: rules met, errors and their remedies, and reasons for suggested dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ddtable.dice.catalogue import catalogue
from ddtable.texts.plain import plain

if TYPE_CHECKING:
    from ddtable.odds.suggest import Suggestion
    from ddtable.rules.dragon_dice.verdict import Line
    from ddtable.words.sentences import Words

MOST_NAMED = 3


def told(words: Words, line: Line) -> str:
    """Return a line of a verdict as one sentence, with names instead of ids."""
    values: dict[str, Any] = dict(line.values)
    values["places"] = words.all_of(words.say("verdict-place", place=place) for place in line.where)
    values["dice"] = _dice(words, line.dice)
    if place := values.get("section", values.get("army")):
        values["place"] = words.say("verdict-place", place=place)
    if "terrain" in values:
        values["terrain"] = _name(words, values["terrain"])
    if line.key.startswith("species_"):
        folk = dict.fromkeys([values["species"], *(catalogue().unit(die).species for die in line.dice)])
        values["species"] = words.all_of(words.species(species) for species in folk if species)
        return words.say("verdict-one-species", **values)
    return words.say(f"verdict-{line.key.replace('_', '-')}", **values)


def reason(words: Words, suggestion: Suggestion) -> str:
    """Return the reason for a suggested die, as one sentence."""
    values: dict[str, Any] = {"place": words.say("verdict-place", place=suggestion.part), **suggestion.values}
    if "army" in values:
        values["place"] = words.say("verdict-place", place=values["army"])
    if "unit" in values:
        values["unit"] = words.die_name(values["unit"])
    if "species" in values:
        values["species"] = words.species(values["species"])
    if "element" in values:
        values["colour"] = words.colour(values["element"])
    for figure in ("before", "after"):
        if figure in values:
            values[figure] = values[figure] / 10
    return words.say(suggestion.key, **values)


def _dice(words: Words, dice: tuple[str, ...]) -> str:
    """Return the names of some dice; of many dice the first ones and the number of the others."""
    names = [_name(words, die) for die in dice]
    if len(names) <= MOST_NAMED + 1:
        return words.all_of(names)
    few = ", ".join(names[:MOST_NAMED])
    return words.say("verdict-dice-more", dice=few, count=len(names) - MOST_NAMED)


def _name(words: Words, die: str) -> str:
    """Return the name of a die, or its id if it is not in the catalogue."""
    known = catalogue().knows(die)
    return words.die_name(die) if known else plain(die)
