"""Spells in words, composed from their data. No spell is named here, so that a corrected list needs no change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.rules.dragon_dice.spells import Change, SpellType

if TYPE_CHECKING:
    from ddtable.words.names import Names

FOR_ONE_RESULT = {
    "ui-spell-change": "ui-spell-change-only",
    "ui-spell-change-brief": "ui-spell-change-brief-only",
}
"""The message of a change of one result only, by that of a change of a whole roll."""


def spell_brief(words: Names, spell: SpellType) -> str:
    """Return the effect of a spell in a few letters, for a chip."""
    if spell.does:
        return words.say("ui-spell-does-brief", does=spell.does)
    parts = [_change(words, "ui-spell-change-brief", spell, change) for change in spell.changes]
    if spell.gives:
        parts.append(words.say("ui-spell-gives-brief", gives=spell.gives))
    return ", ".join(parts)


def spell_price(words: Names, spell: SpellType) -> str:
    """Return the price of a spell: points of its colour, of any colours, or of the two colours of a race."""
    if spell.price == "mix":
        return words.say("spell-price-mix", cost=spell.cost)
    if spell.price == "pair":
        return words.say("spell-price-pair", half=spell.cost // 2)
    return words.coloured(spell.colour, spell.cost)


def spell_target(words: Names, spell: SpellType) -> str:
    """Return the target of a spell in words."""
    return words.say("ui-spell-target", target=spell.target)


def spell_what(words: Names, spell: SpellType, count: int = 1) -> str:
    """Return the effect of `count` castings of a spell in sentences (M16)."""
    parts = [words.say("ui-spell-does", does=spell.does)] if spell.does else []
    times = count if spell.repeats else 1
    parts += [_change(words, "ui-spell-change", spell, change, times) for change in spell.changes]
    if spell.gives:
        parts.append(words.say("ui-spell-gives", gives=spell.gives))
    return " ".join(parts)


def spell_text(words: Names, spell: SpellType) -> str:
    """Return the full description of a spell: its target, its effect, how long it lasts, and what a second one adds."""
    parts = [words.say("ui-spell-aimed", target=spell_target(words, spell)), spell_what(words, spell)]
    if not spell.does or spell.gives:
        parts.append(words.say("ui-spell-ends", ends=spell.ends))
    if not spell.repeats:
        parts.append(words.say("ui-spell-once"))
    elif not spell.does:
        parts.append(words.say("ui-spell-adds-up"))
    return " ".join([*parts, *_limits(words, spell)])


def _limits(words: Names, spell: SpellType) -> list[str]:
    """Return the sentences on who pays for a spell, and on how often it may be cast."""
    found = [words.say("ui-spell-once-an-action")] if spell.once else []
    if spell.race:
        race = words.species(spell.race)
        found.append(words.say("ui-spell-race-helped" if spell.helped else "ui-spell-race", race=race))
    return found


def _change(words: Names, key: str, spell: SpellType, change: Change, times: int = 1) -> str:
    number = change.amount * times
    return words.say(
        FOR_ONE_RESULT[key] if change.only else key,
        amount=f"{'+' if number > 0 else '−'}{abs(number)}",
        number=abs(number),
        result=change.result,
        against="yes" if change.against else "no",
        scope="there" if spell.target == "terrain" else "its",
    )
