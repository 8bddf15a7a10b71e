"""The chips of lasting effects and of captured eighth faces, and the effects on an army as chips."""

from __future__ import annotations

from ddtable.summaries.dragon_dice.effects import (
    Group,
    effect_brief,
    effect_element,
    effect_end,
    effect_icon,
    effect_text,
    effect_title,
)
from ddtable.words.sentences import Table, Words
from ui.areas.chips import Chip
from ui.art.palette import ELEMENTS, element_disc, ink_on, player_colour


def effect_chip(words: Words, table: Table, group: Group) -> Chip:
    """Return the chip of equal effects."""
    effect, count = group.effect, group.count
    title, brief = effect_title(words, effect), effect_brief(words, effect, count)
    end = effect_end(words, table, effect)
    element = effect_element(effect)
    ground, ink = element_disc(element)
    wordings = (
        words.say("ui-effect-chip", title=title, what=brief, end=end),
        words.say("ui-effect-chip-short", title=title, what=brief),
        brief,
        brief,
    )
    tip = effect_text(words, table, effect, count)
    return Chip(effect_icon(effect), ground, ink, ELEMENTS[element].edge, wordings, count, tip)


def holder_chip(words: Words, face: str, player: str, seat: int) -> Chip:
    """Return the chip of a captured eighth face: its holder, and its effect (C11.3)."""
    eighth = words.say("eighth-face", face=face)
    title = words.say("ui-table-holds", player=player, eighth=eighth, face=face)
    gives = words.say("ui-table-gives-brief", face=face)
    short = words.say("ui-effect-chip-short", title=title, what=gives)
    wordings = (words.say("ui-table-holds-double", short=short), short, title, player)
    colour = player_colour(seat)
    return Chip(
        face, colour, ink_on(colour), colour, wordings, 1, words.say("ui-table-gives", face=face, player=player)
    )
