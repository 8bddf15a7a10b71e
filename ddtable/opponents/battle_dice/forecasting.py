"""The odds of answers in Battle Dice: the units that both sides lose until the round ends, and who routs.

An answer in the middle of a round has exact odds if few rolls are left in it (odds/rest_of_round.py). Otherwise, and
before the dice are rolled, it is tried. In both cases Recruit decides for both sides what is asked later.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import cast

from msgspec.structs import replace

from ddtable.engine.constraints import Number
from ddtable.engine.events import Event
from ddtable.engine.questions import Choice, Chosen, Pick, Picked, Question, Subset
from ddtable.engine.system import system
from ddtable.odds.rest_of_round import Ending, endings, is_over
from ddtable.odds.trying import tries
from ddtable.opponents.battle_dice import recruit
from ddtable.opponents.battle_dice.scene import Scene, in_battle, side_of
from ddtable.opponents.forecast import Forecast
from ddtable.opponents.judging import written
from ddtable.rules.battle_dice.board import NOBODY, ROSTER, BattlePosition
from ddtable.rules.battle_dice.events import ArtifactWon, Left, MoraleChecked, UnitReturned, UnitsLost
from ddtable.rules.battle_dice.fighting import in_hand
from ddtable.rules.battle_dice.kinds import QUESTING, class_of
from ddtable.rules.battle_dice.steps import Settle


def forecasts(position: BattlePosition, question: Question, first: int, count: int) -> tuple[Forecast, ...]:
    """Return the odds of the answers that differ, from tries `first` to `first + count` of those that are tried.

    Exact ones come with the first tries only.
    """
    before, found = settled(position, question.seat), []
    for choice in answers(position, question):
        exact = endings(system(position.system), before, question, choice, go_on)
        if exact is None:
            found.append(_tried(before, question, choice, first, count))
        elif not first:
            found.append(_forecast(before, question, choice, exact, 0))
    return tuple(found)


def settled(position: BattlePosition, seat: int) -> BattlePosition:
    """Return a position as a seat sees it in which the other side has picked its losses, which are hidden (BD1.4)."""
    step = position.agenda[-1]
    if not isinstance(step, Settle) or step.asking != 1 or not step.due[0] or step.picked[0]:
        return position
    battle = in_hand(position)
    scene, picked = in_battle(position, battle.sides[1 - side_of(battle, seat)].seat), list[int]()
    for kind, number in step.due[0]:
        left = [die for die in scene.mine if die not in picked]
        picked += scene.least([die for die in left if kind in ("", class_of(scene.kind(die)))], number)
    mine = replace(step, picked=(tuple(picked), step.picked[1]))
    return replace(position, agenda=(*position.agenda[:-1], mine))


# Answers


def answers(position: BattlePosition, question: Question) -> Iterator[Choice]:
    """Yield the answers to a question that differ: of dice of one kind that show the same, only the first."""
    scene = in_battle(position, question.seat)
    if isinstance(question.shape, Pick):
        seen = set()
        for option in question.shape.options:
            alike = _alike(scene, option.die) if option.die >= 0 else option.id
            if alike not in seen:
                seen.add(alike)
                yield Picked(option.id)
    elif question.kind == "losses":
        yield from _losses(scene, cast(Subset, question.shape))
    else:
        yield from _parties(scene, question)


def _alike(scene: Scene, die: int) -> tuple[str, int, int]:
    """Return what a die has in common with others in whose place it could be."""
    one = scene.position.dice[die]
    return one.type, one.owner, scene.number(die) if scene.still_acts(die) else 0


def _losses(scene: Scene, shape: Subset) -> Iterator[Choice]:
    """Yield the losses that Recruit would choose, and for each other kind those with a die of it (BD1.4)."""
    number = cast(Number, shape.constraint).needed()
    kinds: dict[tuple[str, int, int], int] = {}
    for die in shape.dice:
        kinds.setdefault(_alike(scene, die), die)
    seen = set()
    for first in (None, *kinds.values()):
        given = [] if first is None else [first]
        rest = scene.least([die for die in shape.dice if die != first], number - len(given))
        dice = sorted([*given, *rest])
        alike = tuple(sorted(_alike(scene, die) for die in dice))
        if alike not in seen:
            seen.add(alike)
            yield Chosen(tuple(dice))


def _parties(scene: Scene, question: Question) -> Iterator[Choice]:
    """Yield no party, and one unit of each kind that may go (BQ1)."""
    yield Chosen(())
    dice = cast(Subset, question.shape).dice
    for kind in QUESTING:
        one = next((Chosen((die,)) for die in dice if scene.kind(die) == kind), None)
        if one is not None and question.refusal(one) is None:
            yield one


def go_on(position: BattlePosition, question: Question) -> Choice:
    """Return Recruit's answer to a question that comes up in the middle."""
    seen = system(position.system).observe(position, question.seat)
    return recruit.choose(settled(seen, question.seat), question, Random(position.answered))[0]


# Odds


def _tried(before: BattlePosition, question: Question, choice: Choice, first: int, count: int) -> Forecast:
    """Return the odds of an answer that is tried."""
    rules = system(before.system)
    played = tries(rules, before, question, choice, go_on, before.answered, lambda after: is_over(before, after))
    found = []
    for steps in islice(played, first, first + count):
        events = tuple(event for step in steps for event in step.events)
        found.append(Ending(1 / count, steps[-1].position, events, _routed(events)))
    return _forecast(before, question, choice, found, count)


def _routed(events: Iterable[Event]) -> tuple[float, float]:
    found = [0.0, 0.0]
    for event in events:
        if isinstance(event, MoraleChecked) and event.routs and _counts(event):
            found[event.seat] = 1.0
    one, other = found
    return one, other


def _forecast(
    before: BattlePosition, question: Question, choice: Choice, found: Sequence[Ending], tried: int
) -> Forecast:
    """Return the odds of an answer from the ways in which the round ends; `tried`: their number, 0 if they are all."""
    seat = question.seat
    lost = [[_lost(before, of, one.events) for one in found] for of in (1 - seat, seat)]
    out, back = ([0.0] * (1 + max(row)) for row in lost)
    for number, one in enumerate(found):
        out[lost[0][number]] += one.share
        back[lost[1][number]] += one.share
    routs, own_routs = (sum(one.share * one.routs[of] for one in found) for of in (1 - seat, seat))
    succeeds = -1.0
    if question.kind == "quest" and choice != Chosen(()):
        succeeds = sum(one.share for one in found if any(_won(event, seat) for event in one.events))
    return Forecast(written(choice), tuple(out), tuple(back), routs, own_routs, succeeds, tried)


def _won(event: Event, seat: int) -> bool:
    return isinstance(event, ArtifactWon) and event.seat == seat


def _lost(before: BattlePosition, seat: int, events: Sequence[Event]) -> int:
    """Return how many units a seat lost; the dice of a roster are not its own (BQ6)."""
    gone: set[int] = set()
    for event in events:
        if isinstance(event, UnitsLost | Left) and event.seat == seat and _counts(event, before):
            gone.update(event.dice)
        elif isinstance(event, UnitReturned):
            gone.discard(event.die)
    return len(gone)


def _counts(event: UnitsLost | Left | MoraleChecked, before: BattlePosition | None = None) -> bool:
    """Return True for an event of an army or party; that of a roster counts only while the quest is all there is."""
    battle = before.board.battle if before is not None else None
    return event.place != ROSTER or (battle is not None and battle.quester != NOBODY)
