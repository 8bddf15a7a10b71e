"""Veteran, stronger than Recruit: it looks one exchange ahead, and judges what follows by the chance of winning.

It weighs marches, maneuvers, actions and reserves: for each answer the averages of what it brings (judge.py), then the
appraisal of that position (appraisal.py). Recruit's answer is the default, which stands unless another one is clearly
better. All other questions are Recruit's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from msgspec.structs import replace

from ddtable.engine.questions import Picked, Question, Remark
from ddtable.opponents.answering import Answer, ids_of
from ddtable.opponents.dragon_dice import recruit
from ddtable.opponents.dragon_dice.appraisal import Measures, decided
from ddtable.opponents.dragon_dice.judge import Judge
from ddtable.opponents.dragon_dice.mind import PLAIN, Mind
from ddtable.opponents.dragon_dice.supposed import moved
from ddtable.rules.dragon_dice.board import RESERVE, ClassicPosition, terrain_places, units_at
from ddtable.rules.dragon_dice.reserves import DONE
from ddtable.rules.dragon_dice.steps import March
from ddtable.rules.dragon_dice.turn import PASS

CLEARLY = 0.01
"""The chance of winning by which an answer must be better than the default."""

Weighing = Callable[..., Mapping[str, Measures]]


def choose(position: ClassicPosition, question: Question, random: Random, mind: Mind = PLAIN) -> Answer:
    """Return a legal answer to the question, and the reason for it; `mind` is that of a character or of a level."""
    default = recruit.choose(position, question, random)
    weigh = WEIGHED.get(question.kind)
    if weigh is None or not isinstance(default[0], Picked) or (question.kind in RESERVES and not mind.reserves):
        return default
    found, usual = weigh(position, question, mind), default[0].option
    option = guessed(found, random, mind) if mind.noise else better(found, usual, mind)
    if option == usual or usual not in found:
        return default
    return Picked(option), reason(found[usual], found[option], mind)


def better(found: Mapping[str, Measures], default: str, mind: Mind = PLAIN) -> str:
    """Return the option with the best chance of winning if it clearly beats the default, or else the default."""
    if default not in found:
        return default
    chances = {option: mind.chance(one) for option, one in found.items()}
    best = max(chances, key=lambda option: chances[option])
    return best if chances[best] > chances[default] + CLEARLY else default


def guessed(found: Mapping[str, Measures], random: Random, mind: Mind) -> str:
    """Return the option with the best chance of winning as a weaker level misjudges it."""
    chances = {option: mind.chance(one) + random.gauss(0.0, mind.noise / 100) for option, one in found.items()}
    return max(chances, key=lambda option: chances[option])


def reason(before: Measures, after: Measures, mind: Mind = PLAIN) -> Remark:
    """Return the reason for what is better than the default: the gain in percent, and the terms that decided.

    A weaker level may take what is worse: it then says that it guesses.
    """
    terms = decided(before, after, mind.table)
    gain = round(100 * (mind.chance(after) - mind.chance(before)))
    if gain < 1 and mind.noise:
        return Remark("reason-guess")
    first, second = (*terms, "", "")[:2]
    return Remark("reason-better-chance", {"gain": gain, "first": first, "second": second})


def _action(position: ClassicPosition, question: Question, mind: Mind = PLAIN) -> Mapping[str, Measures]:
    """Weigh each action (C5.3)."""
    return offered(Judge(position, question.seat, mind=mind).actions(question.place), question)


def _turn(position: ClassicPosition, question: Question, mind: Mind = PLAIN) -> Mapping[str, Measures]:
    """Weigh each way to turn the die, with the action that follows (C4.4)."""
    return offered(Judge(position, question.seat, mind=mind).turns(question.place), question)


def _maneuver(position: ClassicPosition, question: Question, mind: Mind = PLAIN) -> Mapping[str, Measures]:
    """Weigh a maneuver, with the chance that it fails (C4.1)."""
    return offered(Judge(position, question.seat, mind=mind).maneuvers(question.place), question)


def offered(found: Mapping[str, Measures], question: Question) -> dict[str, Measures]:
    """Return what was found for the options of a question."""
    return {option: found[option] for option in ids_of(question) if option in found}


def _march(position: ClassicPosition, question: Question, mind: Mind = PLAIN) -> Mapping[str, Measures]:
    """Weigh the march of each army, with its maneuver and its action (C3.4)."""
    return marches(Judge(after_march(position), question.seat, mind=mind), question)


def after_march(position: ClassicPosition) -> ClassicPosition:
    """Return the position without the march that is asked about: one less is left after it."""
    agenda = position.agenda[:-1] if isinstance(position.agenda[-1], March) else position.agenda
    return replace(position, agenda=agenda)


def marches(judge: Judge, question: Question) -> dict[str, Measures]:
    """Return the measures after the march of each army; the judge has the position `after_march`."""
    found = {}
    for place in ids_of(question):
        if place == PASS:
            found[place] = judge.start
        elif place == RESERVE:
            found[place] = judge.best(place)
        else:
            found[place] = max(judge.maneuvers(place).values(), key=judge.chance)
    return found


def _retreat(position: ClassicPosition, question: Question, mind: Mind = PLAIN) -> Mapping[str, Measures]:
    """Weigh for each unit that it withdraws, alone or with its whole army; the next questions ask again (C12.2)."""
    judge = Judge(position, question.seat, mind=mind)
    found = {DONE: judge.start}
    alone: dict[tuple[str, str], Measures] = {}
    offered = [int(option) for option in ids_of(question) if option.isdigit()]
    for place in terrain_places(position):
        army = tuple(die for die in offered if position.dice[die].place == place)
        if not army:
            continue
        whole = judge.supposed(moved(position, army, RESERVE), place, RESERVE)
        for die in army:
            key = (place, position.dice[die].type)
            if key not in alone:
                alone[key] = judge.supposed(moved(position, (die,), RESERVE), place, RESERVE)
            found[str(die)] = mind.liked("retreat", max(whole, alone[key], key=mind.chance))
    return found


def _reinforce(position: ClassicPosition, question: Question, mind: Mind = PLAIN) -> Mapping[str, Measures]:
    """Weigh for each terrain that all units in reserve go there; the next questions ask again (C12.1)."""
    judge = Judge(position, question.seat, mind=mind)
    reserve = units_at(position, question.seat, RESERVE)
    found = {DONE: judge.start}
    there: dict[str, Measures] = {}
    for option in ids_of(question):
        if option != DONE:
            place = option.partition(":")[2]
            if place not in there:
                there[place] = judge.supposed(moved(position, reserve, place), place, RESERVE)
            found[option] = mind.liked("reinforce", there[place])
    return found


WEIGHED: dict[str, Weighing] = {
    "march-first": _march,
    "march-second": _march,
    "maneuver": _maneuver,
    "turn": _turn,
    "action": _action,
    "pursuit-action": _action,
    "retreat": _retreat,
    "reinforce": _reinforce,
}
"""The questions that Veteran weighs itself."""

RESERVES = ("retreat", "reinforce")
