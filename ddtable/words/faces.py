"""The meaning of a face in words: sentences of the inspector, made from the meanings of the rules.

The pointer passes many dice of one kind, so results are cached.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from ddtable.engine.arithmetic import Add, Double, Halve, Sum
from ddtable.rules.dragon_dice.editions import known_spells
from ddtable.rules.dragon_dice.icons import worth
from ddtable.rules.dragon_dice.meaning import ALONE, DRAGON, DRAGON_FIGHT, Change, Meaning, Prospect
from ddtable.words.sentences import sentence

if TYPE_CHECKING:
    from ddtable.rules.dragon_dice.editions import Edition
    from ddtable.words.sentences import Words

POWER = "maneuver-as-save"
SAVING = ("save", "save_melee", "charge_defence", "dragon_defence")  # rolls in which an icon may save instead


@lru_cache(maxsize=1024)
def said_meaning(words: Words, found: Meaning, kind: str) -> str:
    """Return the meaning of a face in a kind of roll, in a few words."""
    say = words.say
    parts = [_sum(words, one) for one in found.sums]
    if found.choice:
        results = [say("bucket-name", bucket=result) for result in found.choice]
        parts.append(say("inspector-choice", points=found.points, results=either(words, results)))
    if found.hook:
        parts.append(_act(words, found, kind))
    if found.word:
        parts += [say("inspector-word", word=word) for word in found.word.split("+")]
    if found.again:
        parts.append(say("inspector-again"))
    if parts:
        return ", ".join(parts)
    if kind == ALONE:
        return say("inspector-dies")
    return say("inspector-may-not" if found.clauses == ("DA-D2",) else "inspector-nothing")


def _act(words: Words, found: Meaning, kind: str) -> str:
    """Return the effect of a special icon: magic, picked targets, or an action of its own (C14.4)."""
    if found.hook in ("cast", "pick_off"):
        return words.say("inspector-hook", hook=found.hook, points=found.points)
    icon = "penalty" if found.hook == "penalty" else found.icon
    saving = "yes" if kind in SAVING else "no"
    return words.say("inspector-act", icon=icon, points=worth(found.icon, found.points), saving=saving, roll=kind)


def _sum(words: Words, one: Sum) -> str:
    """Return one result, with its lines if more than the face itself or a racial power contributes."""
    total = result(words, one.result, one.total)
    if len({line.word for line in one.lines}) < 2 and one.lines[0].word != POWER:
        return total
    return words.say("inspector-sum", lines=words.signed(one.lines), result=total)


def said_mean(words: Words, mean: float) -> str:
    """Return an average with one decimal."""
    return words.say("inspector-mean", value=round(mean, 1))


def result(words: Words, name: str, total: float) -> str:
    """Return an amount of a result; a fraction gets one decimal and always the plural."""
    whole = isinstance(total, int)
    told = total if whole else said_mean(words, total)
    return words.say("inspector-result", result=name, total=told, number=total if whole else 2)


def either(words: Words, things: Sequence[str]) -> str:
    """Return a list in words with "or"."""
    *first, last = things
    return words.say("inspector-or", first=", ".join(first), second=last) if first else last


@lru_cache(maxsize=512)
def said_prospect(words: Words, found: Prospect, kind: str) -> str:
    """Return the number of faces that count, and the average if it does not depend on a choice."""
    say = words.say
    if kind == ALONE:
        return say("inspector-lives-on", counting=found.counting, sides=found.sides)
    if not found.means:
        return say("inspector-counts", counting=found.counting, sides=found.sides)
    means = words.all_of(result(words, name, mean) for name, mean in found.means)
    if kind in (DRAGON, DRAGON_FIGHT):
        return say("inspector-average", means=means)
    return say("inspector-counts-mean", counting=found.counting, sides=found.sides, means=means)


@lru_cache(maxsize=512)
def said_face(words: Words, icon: str, count: int) -> str:
    """Return the name of a face."""
    return words.face(icon, count)


def said_changes(words: Words, changes: Iterable[Change]) -> list[tuple[str, str]]:
    """Return the changes to an army's total, each with its clause; a change of several results is listed once."""
    return list(dict.fromkeys((_change(words, one), one.clause) for one in changes))


def _change(words: Words, one: Change) -> str:
    if isinstance(one, Halve):
        return words.say("inspector-change", kind="half", amount=0, result="", cause="", why=one.cause)
    told = words.say("inspector-change-result", result=one.result)
    if isinstance(one, Double):
        doubled = words.say("inspector-change", kind="double", amount=0, result=told, cause="", why="")
        return sentence(doubled)
    cause = words.spell(one.cause) if one.cause in known_spells() else one.cause
    kind = "add" if isinstance(one, Add) else "subtract"
    return words.say("inspector-change", kind=kind, amount=one.amount, result=told, cause=cause, why="")


def said_colours(words: Words, elements: Iterable[str]) -> str:
    """Return the names of colours as a list; ivory has none."""
    return words.all_of(words.colour(element) for element in elements)


def said_magic(words: Words, colours: Sequence[tuple[str, bool]], of_ids: bool = False) -> str:
    """Return the possible colours of a unit's magic, and which of them count twice: all points, or those of IDs."""
    if not colours:
        return words.say("inspector-no-magic")
    names = [words.colour(colour) for colour, _ in colours]
    twice = [words.colour(colour) for colour, doubled in colours if doubled]
    every = "all" if len(twice) == len(names) else words.all_of(twice) or "none"
    key = "inspector-magic-of-ids" if of_ids else "inspector-magic"
    return words.say(key, colours=either(words, names), doubled=every)


@lru_cache(maxsize=256)
def clause_tip(words: Words, clause: str) -> str:
    """Return a clause with its text."""
    return words.say("inspector-clause", clause=clause, text=words.clause(clause))


def power_text(words: Words, played: Edition, effect: str) -> str:
    """Return the effect of a race's power in an edition: Firewalkers fly otherwise in a war (KP6.3)."""
    flies_in_war = effect == "air_flight" and played.native
    return words.say("power-text", effect="air_flight_of_war" if flies_in_war else effect)
