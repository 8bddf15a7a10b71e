"""The odds of spells: what one casting of each spell, at each target, kills or brings back at once (M4).

Of a spell that is not aimed yet, Recruit chooses the target. Effects that last have no odds: they change later rolls.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.questions import Pick, Question
from ddtable.engine.system import system
from ddtable.odds.exchange import Dice
from ddtable.odds.spell_effects import SpellOutcome, spell_effect
from ddtable.opponents.dragon_dice.endings import Ending, forecast_of, go_on, lost_health
from ddtable.opponents.dragon_dice.sorcerer import best_at
from ddtable.opponents.forecast import Forecast
from ddtable.rules.dragon_dice.aiming import read_die
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.dragon_dice.casting import BACK, DONE
from ddtable.rules.dragon_dice.dispel import dispelling
from ddtable.rules.dragon_dice.steps import Announced, Cast


def forecasts(position: ClassicPosition, question: Question) -> tuple[Forecast, ...]:
    """Return the odds of the spells or targets that have exact ones and do something at once."""
    step = position.agenda[-1]
    if not isinstance(step, Cast) or dispelling(position, step):
        return ()
    found = []
    for option in cast(Pick, question.shape).options:
        spell = None if option.id in (DONE, BACK) else _announced(position, question, option.id)
        one = None if spell is None else _forecast(position, step, option.id, spell)
        if one is not None:
            found.append(one)
    return tuple(found)


def _announced(position: ClassicPosition, question: Question, option: str) -> Announced | None:
    """Return the spell that an answer announces, None if it has no useful target."""
    step = cast(Cast, position.agenda[-1])
    if question.kind == "spell-destination":
        return Announced(step.spell, step.target, option)
    if question.kind == "spell":
        best = best_at(position, option, "")
    elif position.board.edition.spells[step.spell].does in ("path", "summon"):
        best = best_at(position, step.spell, option)
    else:
        return Announced(step.spell, option)
    return None if best is None else Announced(best.spell.id, best.target, best.to)


def _forecast(position: ClassicPosition, step: Cast, option: str, spell: Announced) -> Forecast | None:
    """Return the odds of one casting; None if it has no exact ones, or if it neither kills nor brings back."""
    own = replace(step, announced=())
    view = replace(position, agenda=(*position.agenda[:-1], own))
    effect = spell_effect(system(view.system), view, step.seat, step.place, (spell,), go_on)
    if effect is None:
        return None
    outcomes = [(one._replace(returned=_units(position, one.returned)), share) for one, share in effect.items()]
    if not any(one.dead or one.returned for one, _ in outcomes):
        return None
    target = read_die(spell.target) if spell.target.startswith("die:") else -1
    return forecast_of(option, [_ending(position, step.seat, share, one, target) for one, share in outcomes])


def _ending(view: ClassicPosition, seat: int, share: float, one: SpellOutcome, target: int) -> Ending:
    """Return one outcome of a spell as an end, in health of units."""
    mine = [die for die in one.dead if view.dice[die].owner == seat]
    back, out = lost_health(view, mine), lost_health(view, [die for die in one.dead if die not in mine])
    chances: Mapping[str, float] = {}
    if target in one.dead or (target >= 0 and not one.returned):
        chances = {"dies" if view.dice[target].type not in catalogue().dragons else "slain": float(target in one.dead)}
    elif one.returned:
        chances = {"returns": 1.0}
    return Ending(share, {out: 1.0}, {back: 1.0}, chances=chances)


def _units(view: ClassicPosition, dice: Dice) -> Dice:
    return tuple(die for die in dice if view.dice[die].type not in catalogue().dragons)
