"""The note of a spell in the panels for choosing spells."""

from __future__ import annotations

from ddtable.summaries.dragon_dice.casting import SpellState
from ddtable.words.sentences import Words
from ddtable.words.spells import spell_brief


def spell_note(words: Words, state: SpellState) -> str:
    """Return what a spell does and still needs, or why it cannot be cast."""
    if state.option is None:
        if state.missing:
            return words.say("ui-spell-missing", points=state.missing)
        return words.say("ui-spell-no-target")
    if state.need_bury:
        return words.say("ui-spell-bury", points=state.need_bury)
    return spell_brief(words, state.spell)
