"""The chips of effects in a game of several players: each names its player, because two may cast the same spell."""

from __future__ import annotations

from dataclasses import replace

from ddtable.summaries.dragon_dice.effects import Group, effect_brief, effect_end, effect_title
from ddtable.words.sentences import Table, Words
from ui.areas.chips import Chip
from ui.games.dragon_dice.effect_chips import effect_chip


def owned_chip(words: Words, table: Table, group: Group) -> Chip:
    """Return the chip of equal effects, whose longer wordings name its player."""
    chip, effect = effect_chip(words, table, group), group.effect
    short = words.say(
        "ui-war-effect",
        title=effect_title(words, effect),
        player=words.player(effect.seat, table),
        what=effect_brief(words, effect, group.count),
    )
    whole = words.say("ui-war-effect-end", effect=short, end=effect_end(words, table, effect))
    return replace(chip, wordings=(whole, short, *chip.wordings[2:]))
