"""The reasons why dice cannot be moved to a place: an artifact on a wrong unit, a unit that may not quest."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ddtable.engine.questions import Question, Subset
from ddtable.engine.refusal import Refusal, Values
from ddtable.rules.battle_dice.artifact_use import bearing, users
from ddtable.rules.battle_dice.artifacts import artifacts, line_of, meets
from ddtable.rules.battle_dice.assigning import SERVING, contested, shielded
from ddtable.rules.battle_dice.board import SUPPLY, BattleView, Side
from ddtable.rules.battle_dice.fighting import in_hand
from ddtable.rules.battle_dice.kinds import MONSTERS, QUESTING, class_of, is_artifact, is_unit

NO_DIE = -1


def why_not(view: BattleView, question: Question, dice: Sequence[int], where: str, onto: int) -> Refusal | None:
    """Return why these dice may not be moved to an area or onto the die `onto`; None if the rules have no reason."""
    seat, shape = question.seat, question.shape
    if isinstance(shape, Subset) and question.kind in SAYING and where == shape.target:
        saying = SAYING[question.kind]
        others = (die for die in dice if die not in shape.dice)
        return next((refusal for die in others if (refusal := saying(view, question, die))), None)
    if question.kind in ("assign", "wand") and len(dice) == 1 and is_artifact(view.dice[dice[0]].type):
        mine = next(index for index, side in enumerate(in_hand(view).sides) if side.seat == seat)
        return _not_used(view, mine, dice[0], onto, wand=question.kind == "wand")
    return None


def _not_in_party(view: BattleView, question: Question, die: int) -> Refusal | None:
    one = view.dice[die]
    if one.owner == question.seat and is_unit(one.type) and one.type not in QUESTING:
        return Refusal("BQ1", "party-class", {"of": one.type})
    return None


def _not_rolled(view: BattleView, question: Question, die: int) -> Refusal | None:
    """Refuse an artifact that lacks a unit to use it, or belongs to another force."""
    one = view.dice[die]
    if one.owner != question.seat or not is_artifact(one.type):
        return None
    if one.place != question.place:
        return Refusal("BA1", "artifact-away", {"artifact": die})
    return Refusal("BA1", "artifact-needs", {"artifact": die, "of": artifacts()[one.type].needs})


def _not_in_roster(view: BattleView, question: Question, die: int) -> Refusal | None:
    """Refuse a die of the army, a cavalry or a general in a roster (BQ3)."""
    one = view.dice[die]
    if one.owner != question.seat or not is_unit(one.type):
        return None
    if one.place != SUPPLY:
        return Refusal("BQ3", "roster-of-army", {"die": die})
    return None if one.type in (*QUESTING, *MONSTERS) else Refusal("BQ3", "roster-class", {"of": one.type})


def _not_hired(view: BattleView, question: Question, die: int) -> Refusal | None:
    """Refuse monsters for a cache, and monsters of another type for a scroll (BA6)."""
    one = view.dice[die]
    if one.owner != question.seat or one.place != SUPPLY or one.type not in MONSTERS:
        return None
    return Refusal("BA6", "artifact-hires", {"artifact": question.values["artifact"], "of": one.type})


def _not_lost(view: BattleView, question: Question, die: int) -> Refusal | None:
    """Refuse artifacts and units of another force as losses (BA5, BQ2)."""
    one = view.dice[die]
    if one.owner != question.seat:
        return None
    if is_artifact(one.type):
        return Refusal("BA5", "artifact-no-loss", {"artifact": die})
    return Refusal("BQ2", "unit-away", {"die": die}) if one.place != question.place else None


SAYING: dict[str, Callable[[BattleView, Question, int], Refusal | None]] = {
    "quest": _not_in_party,
    "roster": _not_in_roster,
    "artifacts": _not_rolled,
    "hire": _not_hired,
    "losses": _not_lost,
}
"""The functions that refuse a die that the question does not offer, by the kind of question."""


def _not_used(view: BattleView, mine: int, artifact: int, onto: int, wand: bool) -> Refusal | None:
    side = in_hand(view).sides[mine]
    of_death = not wand and artifact in contested(view, mine)
    return _not_ready(view, side, artifact, wand, of_death) or _not_on(view, mine, artifact, onto, wand)


def _not_ready(view: BattleView, side: Side, artifact: int, wand: bool, of_death: bool) -> Refusal | None:
    """Return the reason why an artifact cannot be used at all now, or None."""
    one = view.dice[artifact]
    named: Values = {"artifact": artifact}
    if one.owner != side.seat:
        return Refusal("BA11", "artifact-theirs", named)
    if one.place != side.place:
        return Refusal("BA1", "artifact-away", named)
    if artifact in side.spent:
        return Refusal("BA2", "artifact-spent", named)
    if artifact not in side.artifacts:
        return Refusal("BA1", "artifact-idle", named)
    does = line_of(one.type, one.face + 1).does
    if does != "return" if wand else does not in SERVING and not of_death:
        return Refusal("BA11", "artifact-otherwise", named)
    return None


def _not_on(view: BattleView, mine: int, artifact: int, onto: int, wand: bool) -> Refusal | None:
    """Return the reason why a ready artifact may not be used on this die, or None."""
    sides, kind = in_hand(view).sides, view.dice[artifact].type
    named: Values = {"artifact": artifact, "die": onto}
    if onto == NO_DIE or not is_unit(view.dice[onto].type):
        return Refusal("BA11", "artifact-on-unit", {"artifact": artifact})
    if wand:
        return None if onto in sides[mine].lost else Refusal("BA11", "wand-not-lost", named)
    of, shield = class_of(view.dice[onto].type), artifacts()[kind].group == "shield"
    target = sides[1 - mine if shield else mine]
    if view.dice[onto].owner != target.seat:
        return Refusal("BA2", "shield-own-unit" if shield else "artifact-enemy-unit", named)
    if not meets(kind, of):
        return Refusal("BA1", "shield-class" if shield else "artifact-class", {**named, "of": artifacts()[kind].needs})
    if view.dice[onto].place != target.place:
        return Refusal("BA1", "unit-away", {"die": onto})
    if onto in target.idle:
        return Refusal("BA4", "unit-idle", {"die": onto})
    return _too_many(view, mine, artifact, onto)


def _too_many(view: BattleView, mine: int, artifact: int, onto: int) -> Refusal | None:
    """Return a refusal if the unit has such an artifact, or no unit can carry another shield (BA2, BA12)."""
    group = artifacts()[view.dice[artifact].type].group
    if onto in bearing(view, group):
        if group == "shield":
            return Refusal("BA12", "shield-second", {"artifact": artifact, "die": onto})
        return Refusal("BA2", "artifact-second", {"artifact": artifact, "die": onto, "group": group})
    carriers = len(users(view, mine, view.dice[artifact].type))
    if group == "shield" and len(shielded(view, mine)) >= carriers:
        return Refusal("BA2", "shield-bearers", {"artifact": artifact, "count": carriers})
    return None
