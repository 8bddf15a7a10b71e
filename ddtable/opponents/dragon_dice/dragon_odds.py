"""The odds of dragons: of the terrain whose dragons attack first, of each target and each use of IDs (DA, DG-C, DG-D).

Before the roll every roll is counted (odds/dragon_attacks.py). After it, only breaths are still open.
"""

from __future__ import annotations

from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.position import Roll
from ddtable.engine.questions import Allotted, Picked, Question
from ddtable.engine.system import system
from ddtable.odds.arrays import TooMany
from ddtable.odds.branches import branches
from ddtable.odds.dragon_attacks import dragon_attack, why_no_dragons
from ddtable.odds.dragon_fights import dragon_fight
from ddtable.opponents.dragon_dice.dragonslayer import ways_of_ids
from ddtable.opponents.dragon_dice.endings import Ending, ending_of, forecast_of, go_on
from ddtable.opponents.forecast import Forecast
from ddtable.opponents.judging import written
from ddtable.rules.dragon_dice.board import ClassicPosition, dragons_at, health
from ddtable.rules.dragon_dice.dragon_fights import in_order
from ddtable.rules.dragon_dice.dragon_rolls import opposed
from ddtable.rules.dragon_dice.steps import DragonFight

ORDER, TARGET = "dragon-order", "dragon-target"
MOST = 40
"""The uses of IDs that are worked out at most."""


def of_place(position: ClassicPosition, question: Question, place: str) -> Forecast | None:
    """Return the exact odds of the dragons at a terrain, None if they have none.

    Also None if only some of the dragons there fight each other, and others attack the army.
    """
    dragons = dragons_at(position, place)
    fighting = [bool(opposed(position, dragon)) for dragon in dragons]
    if all(fighting):
        return of_fight(position, question, place)
    if any(fighting):
        return None
    if why_no_dragons(position, question.seat, place, dragons):
        return None
    try:
        odds = dragon_attack(position, question.seat, place, dragons)
    except TooMany:
        return None
    back: dict[int, float] = {}
    for dead, share in odds.lost.items():
        lost = health(position, dead)
        back[lost] = back.get(lost, 0.0) + share
    slain = sum(share for number, share in odds.slain.items() if number)
    return forecast_of(place, [Ending(1.0, back=back, chances={"slain": slain})])


def of_fight(position: ClassicPosition, question: Question, option: str) -> Forecast | None:
    """Return the exact odds of dragons that fight each other, after an answer that leads to it (DG-D).

    Recruit chooses the other targets, those that are still hidden too. None if a target is drawn by lot.
    """
    rules = system(position.system)
    ready = replace(position, chance=replace(position.chance, by_hand=True))
    played = kernel.play(rules, ready, Picked(option), question)
    while (asked := played.question) is not None and asked.kind == TARGET:
        played = kernel.play(rules, played.position, go_on(played.position, asked), asked)
    step = next((one for one in reversed(played.position.agenda) if isinstance(one, DragonFight)), None)
    if step is None or step.drawn or not isinstance(played.position.agenda[-1], Roll):
        return None
    targets = dict(zip(in_order(played.position, step), step.targets, strict=True))
    slain = dragon_fight(played.position, targets)
    if slain is None:
        return None
    mine = int(question.values["die"]) if question.kind == TARGET else -1
    chances = {"slain": sum(share for dead, share in slain.items() if dead - {mine})}
    if mine >= 0:
        chances = {
            "slain": sum(share for dead, share in slain.items() if int(option) in dead),
            "own-slain": sum(share for dead, share in slain.items() if mine in dead),
        }
    return forecast_of(option, [Ending(1.0, chances=chances)])


def of_ids(position: ClassicPosition, question: Question) -> tuple[Forecast, ...]:
    """Return the odds of the uses of IDs with exact ones: those that no other use excels (DA-E)."""
    found: list[Forecast] = []
    for choice in ways_of_ids(question)[:MOST]:
        one = _of_use(position, question, choice)
        if one is not None and not any(_excels(other, one) for other in found):
            found = [*(other for other in found if not _excels(one, other)), one]
    return tuple(found)


def _excels(one: Forecast, other: Forecast) -> bool:
    """Return True if a use of IDs is as good as another one in both respects, and so is shown for it."""
    return one.aim >= other.aim and one.expected_back <= other.expected_back


def _of_use(position: ClassicPosition, question: Question, choice: Allotted) -> Forecast | None:
    ways = branches(system(position.system), position, question, choice, go_on)
    return None if ways is None else forecast_of(written(choice), [ending_of(position, question, one) for one in ways])
