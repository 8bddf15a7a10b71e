"""The texts and icons of effects, made from the spells' data, so that a corrected list needs no change here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from ddtable.engine.position import area_of
from ddtable.engine.system import AnyView
from ddtable.rules.dragon_dice.board import NOBODY, Effect
from ddtable.rules.dragon_dice.editions import edition, known_spells
from ddtable.rules.dragon_dice.spells import Change, SpellType
from ddtable.words.sentences import Table, Words
from ddtable.words.spells import spell_brief, spell_what
from ddtable.words.telling.dragon_dice import target_of

BREATHS = {"paralysis": "air", "frost": "water"}
STATE_ICONS = {
    "asleep": "sleep",
    "hypnotized": "hypnotic_glare",
    "netted": "net",
    "stunned": "stun",
    "webbed": "web",
}
ANY_SPELL = "spell"
DOES_ICONS = {
    "hail": "spell_hail",
    "lightning": "spell_lightning",
    "resurrect": "spell_rise",
    "bury": "bury",
    "path": "spell_path",
    "flood": "spell_flood",
    "finger": "spell_finger",
    "summon": "dragon",
    "call_dragon": "dragon",
    "call_dragonkin": "drake",
    "call_monster": "class_monster",
    "savage": "rend",
    "hide": "vanish",
    "quake": "spell_quake",
    "monsoon": "wave",
    "titan": "stomp",
    "chain": "spell_chain",
    "void": "vortex",
    "wrath": "flame",
    "trade_land": "spell_land",
    "washout": "wave",
    "wings": "wing",
    "ragnarok": "charge",
    "gates": "spell_gates",
    "to_the_death": "spell_duel",
}
GIVES_ICONS = {
    "roll_again": "spell_again",
    "double_melee": "spell_double",
    "open_grave": "spell_grave",
    "soiled_ground": "spell_ground",
    "lost_ties": "spell_ice",
    "barred": "spell_barrier",
    "flying": "fly",
    "channel": "spell_rise",
    "unattuned": "attune",
    "gates": "spell_gates",
    "out_of_sight": "vanish",
    "backlash": "counter",
}


@dataclass(frozen=True)
class Group:
    """Equal effects on one target, which add up: one of them, and their number (M16)."""

    effect: Effect
    count: int


# Spells


def spell_icon(spell: SpellType) -> str:
    """Return the icon of a spell's family, from what it does, gives or changes."""
    if spell.does:
        return DOES_ICONS.get(spell.does, ANY_SPELL)
    if spell.gives:
        return GIVES_ICONS.get(spell.gives, ANY_SPELL)
    return _change_icon(spell.changes[0]) if spell.changes else ANY_SPELL


def _change_icon(change: Change) -> str:
    if change.against:
        return "spell_fog"
    return f"change_{change.result}_{'up' if change.amount > 0 else 'down'}"


# Effects


def effect_spell(effect: Effect) -> SpellType | None:
    """Return the spell of an effect; None for the effect of a dragon's breath."""
    return known_spells().get(effect.name)


def effect_icon(effect: Effect) -> str:
    """Return the icon of an effect."""
    spell = effect_spell(effect)
    return STATE_ICONS.get(effect.name, effect.name) if spell is None else spell_icon(spell)


def effect_element(effect: Effect) -> str:
    """Return the element that gives an effect its colour; ivory for a breath that may have several."""
    spell = effect_spell(effect)
    return BREATHS.get(effect.name, "ivory") if spell is None else spell.colour


def effect_title(words: Words, effect: Effect) -> str:
    """Return the name of an effect."""
    spell = effect_spell(effect)
    if effect.name in edition().lasting:
        return words.effect(effect.name)
    return words.say("ui-breath-name", name=effect.name) if spell is None else words.spell_name(spell.id)


def effect_brief(words: Words, effect: Effect, count: int = 1) -> str:
    """Return the effect in a few letters, with the number of times it applies."""
    spell = effect_spell(effect)
    if effect.name in edition().lasting:
        return words.say("ui-lasting-brief", **_lasting(effect, count))
    if spell is None:
        return words.say("ui-breath-brief", name=effect.name)
    brief = spell_brief(words, spell)
    return brief if count == 1 else words.say("ui-effect-times", what=brief, count=count)


def _lasting(effect: Effect, count: int) -> dict[str, str | int]:
    """Return the values for sentences about an icon's effect; penalties of several add up."""
    changes = edition().lasting[effect.name].changes
    return {"name": effect.name, "count": count, "four": abs(changes[0].amount) * count if changes else 0}


def effect_end(words: Words, table: Table, effect: Effect) -> str:
    """Return the text for the end of an effect (M15)."""
    board = table.view.board
    ending = effect.ends == "end" and board.seat == effect.seat and board.turn > effect.since
    return words.say("ui-effect-end", ends="now" if ending else effect.ends, player=words.player(effect.seat, table))


def effect_target(words: Words, table: Table, effect: Effect) -> str:
    """Return the text for the target of an effect."""
    if effect.die >= 0:
        die = table.view.dice[effect.die]
        name, where = words.dice((effect.die,), table), words.where(area_of(die), table)
        return words.say("die-where", die=name, where=where)
    return target_of(words, effect, table)


def effect_text(words: Words, table: Table, effect: Effect, count: int = 1) -> str:
    """Return the full text of an effect: what it is, its target, what it does, its end."""
    spell, player = effect_spell(effect), words.player(effect.seat, table)
    if effect.name in edition().lasting:
        what = words.say("ui-lasting-what", **_lasting(effect, count))
        maker = words.say("ui-effect-roller", player=player)
    else:
        what = words.say("ui-breath-what", name=effect.name) if spell is None else spell_what(words, spell, count)
        maker = words.say("ui-effect-caster", player=player) if spell else "none"
    return words.say(
        "ui-effect",
        title=effect_title(words, effect),
        count=count,
        target=effect_target(words, table, effect),
        what=what,
        caster=maker,
        end=effect_end(words, table, effect),
    )


def grouped(effects: Iterable[Effect]) -> tuple[Group, ...]:
    """Return effects with equal ones together, the oldest first.

    Castings at different times are equal if they end at the same time: at the start of the same player's next turn.
    """
    found: dict[tuple[object, ...], list[Effect]] = {}
    for effect in effects:
        since = effect.since if effect.ends == "end" else 0
        key = (effect.name, effect.seat, effect.ends, since, effect.place, effect.owner, effect.die)
        found.setdefault(key, []).append(effect)
    return tuple(Group(same[0], len(same)) for same in found.values())


# Targets of effects


@lru_cache(maxsize=8)
def effects_by_target(effects: tuple[Effect, ...]) -> dict[str, tuple[Group, ...]]:
    """Return the effects by target: "place@seat" of an army, "place" of a terrain, "die:N" of a die."""
    found: dict[str, list[Effect]] = {}
    for effect in effects:
        if effect.die >= 0:
            key = f"die:{effect.die}"
        else:
            key = effect.place if effect.owner == NOBODY else f"{effect.place}@{effect.owner}"
        found.setdefault(key, []).append(effect)
    return {key: grouped(there) for key, there in found.items()}


def effects_on(view: AnyView, target: str) -> tuple[Group, ...]:
    """Return the effects on a target, named as in `effects_by_target`."""
    effects: tuple[Effect, ...] = view.board.effects
    return effects_by_target(effects).get(target, ()) if effects else ()
