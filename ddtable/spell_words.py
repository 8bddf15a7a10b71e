"""Spells in words, composed from their data: a corrected list of spells shows itself, here nothing is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.rules.classic.spells import Change, SpellType

if TYPE_CHECKING:
    from ddtable.words import Words


def spell_brief(words: Words, spell: SpellType) -> str:
    """Return in a few letters what a spell brings: for a chip."""
    if spell.does:
        return words.say("ui-spell-does-brief", does=spell.does)
    parts = [_change(words, "ui-spell-change-brief", spell, change) for change in spell.changes]
    if spell.gives:
        parts.append(words.say("ui-spell-gives-brief", gives=spell.gives))
    return ", ".join(parts)


def spell_target(words: Words, spell: SpellType) -> str:
    """Return at what a spell is aimed."""
    return words.say("ui-spell-target", target=spell.target)


def spell_what(words: Words, spell: SpellType, count: int = 1) -> str:
    """Return in sentences what `count` castings of a spell bring (M16)."""
    parts = [words.say("ui-spell-does", does=spell.does)] if spell.does else []
    times = count if spell.repeats else 1
    parts += [_change(words, "ui-spell-change", spell, change, times) for change in spell.changes]
    if spell.gives:
        parts.append(words.say("ui-spell-gives", gives=spell.gives))
    return " ".join(parts)


def spell_text(words: Words, spell: SpellType) -> str:
    """Return all that is to be known of a spell: its target, what it brings, how long, and what a second one adds."""
    parts = [words.say("ui-spell-aimed", target=spell_target(words, spell)), spell_what(words, spell)]
    if not spell.does:
        parts.append(words.say("ui-spell-ends", ends=spell.ends))
    if not spell.repeats:
        parts.append(words.say("ui-spell-once"))
    elif not spell.does:
        parts.append(words.say("ui-spell-adds-up"))
    return " ".join(parts)


def _change(words: Words, key: str, spell: SpellType, change: Change, times: int = 1) -> str:
    number = change.amount * times
    return words.say(
        key,
        amount=f"{'+' if number > 0 else '−'}{abs(number)}",
        number=abs(number),
        result=change.result,
        against="yes" if change.against else "no",
        scope="there" if spell.target == "terrain" else "its",
    )
