"""The answers of a campaign that are weighed, one exchange deep: what each brings on average, as measures.

Marches, maneuvers and actions are those of the game of 1995. A unit that advances or flies is weighed alone
and with its whole army, since the same question is asked again until the player is done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import cast

from ddtable.engine.questions import Pick, Question
from ddtable.opponents.campaign.appraisal import against, alive, fitted, measures
from ddtable.opponents.dragon_dice.appraisal import Measures
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.judge import Judge, plus
from ddtable.opponents.dragon_dice.mind import Mind
from ddtable.opponents.dragon_dice.supposed import differing, moved
from ddtable.opponents.dragon_dice.veteran import after_march, marches, offered
from ddtable.rules.campaign.carrying_along import CARRY, DONE
from ddtable.rules.campaign.reserves import ALL
from ddtable.rules.dragon_dice.board import ClassicPosition


class CampaignMind(Mind, frozen=True, dict=True):
    """A mind that judges campaigns: it has the weights of the campaign."""

    @cached_property
    def table(self) -> Mapping[str, float]:
        """The weight of each measure."""
        return {name: weight * self.weights.get(name, 1.0) for name, weight in fitted().items()}


PLAIN, SEATS = CampaignMind(), 2


class CampaignJudge(Judge):
    """The consequences of answers in a campaign, as measures for one seat."""

    def __init__(self, view: ClassicPosition, seat: int, field: Field | None = None, mind: Mind = PLAIN) -> None:
        super().__init__(view, seat, field, mind)
        self._moves: dict[tuple[str, ...], Measures] = {}

    def measured(self, field: Field) -> Measures:
        """Return the measures of a position for the seat."""
        self._each = {seat: measures(field, seat) for seat in {*alive(field.view), self.seat}}
        return against(field.view, self.seat, self._each)

    def supposed(self, view: ClassicPosition, *_places: str) -> Measures:
        """Return the measures of another position.

        Of three and more players, those without an army where armies differ keep their measures: their missiles are
        all that could change.
        """
        others, seats = differing(self.view, view), {*alive(view), self.seat}
        field, places = self.field.beside(view, others), {place for _, place in others}
        met = seats if len(seats) <= SEATS else {seat for seat, place in self.field.armies if place in places}
        each = {seat: measures(field, seat) if seat in met else self._each[seat] for seat in seats}
        return against(view, self.seat, each)

    def moves(self, question: Question) -> dict[str, Measures]:
        """Return the measures after each advance or flight; items that follow units are left out (KP6.2, KP6.3).

        The same question is asked again until the player is done. So a unit is weighed alone and with its whole army,
        and the best move of another army comes on top: it can still be made.
        """
        moves = moves_of(question)
        whole: dict[tuple[str, str], tuple[int, ...]] = {}
        for dice, source, target in moves.values():
            whole[source, target] = max(whole.get((source, target), ()), dice, key=len)
        gains = self._gains(whole)
        found, kept = {DONE: self.start}, dict[int, Measures]()
        for option, (dice, source, target) in moves.items():
            ways = (self._moved(whole[source, target], source, target), self._moved(dice, source, target))
            best = max(ways, key=self.chance)
            if id(best) not in kept:
                others = [gain for at, gain in gains if at != source]
                kept[id(best)] = plus(self.start, best, others[0]) if others else best
            found[option] = kept[id(best)]
        return found

    def _gains(self, whole: Mapping[tuple[str, str], tuple[int, ...]]) -> list[tuple[str, Measures]]:
        """Return where an army gains by moving away, with the measures after its best move; the best one first."""
        best: dict[str, Measures] = {}
        for (source, target), dice in whole.items():
            after = self._moved(dice, source, target)
            if self.chance(after) > self.chance(best.get(source, self.start)):
                best[source] = after
        return sorted(best.items(), key=lambda one: -self.chance(one[1]))

    def _moved(self, dice: tuple[int, ...], source: str, target: str) -> Measures:
        """Return the measures after a move; dice of one type bring the same."""
        key = (source, target, *sorted(self.view.dice[die].type for die in dice))
        if key not in self._moves:
            self._moves[key] = self.supposed(moved(self.view, dice, target), source, target)
        return self._moves[key]


def moves_of(question: Question) -> dict[str, tuple[tuple[int, ...], str, str]]:
    """Return the options that move units: the dice, where from and where to; whole armies first."""
    options = [option for option in cast(Pick, question.shape).options if not option.id.startswith(CARRY)]
    whole_first = sorted(options, key=lambda option: not option.id.startswith(ALL))
    return {
        option.id: (move.dice, move.source.partition("@")[0], move.target.partition("@")[0])
        for option in whole_first
        for move in option.moves
    }


def judge_of(position: ClassicPosition, question: Question) -> CampaignJudge:
    """Return the judge of a question; after a march one less is left."""
    return CampaignJudge(after_march(position) if question.kind in MARCHES else position, question.seat)


def weigh(judge: CampaignJudge, question: Question) -> Mapping[str, Measures]:
    """Return the measures after each answer of a weighed question, by the judge of the question."""
    return WEIGHED[question.kind](judge, question)


def _maneuver(judge: CampaignJudge, question: Question) -> Mapping[str, Measures]:
    """Weigh a maneuver, with the chance that it fails (C4.1)."""
    return offered(judge.maneuvers(question.place), question)


def _turn(judge: CampaignJudge, question: Question) -> Mapping[str, Measures]:
    """Weigh each way to turn the die, with the action that follows (C4.4)."""
    return offered(judge.turns(question.place), question)


def _action(judge: CampaignJudge, question: Question) -> Mapping[str, Measures]:
    """Weigh each action (C5.3)."""
    return offered(judge.actions(question.place), question)


MARCHES = ("march-first", "march-second")
WEIGHED: Mapping[str, Callable[[CampaignJudge, Question], Mapping[str, Measures]]] = {
    "march-first": marches,
    "march-second": marches,
    "maneuver": _maneuver,
    "turn": _turn,
    "action": _action,
    "pursuit-action": _action,
    **dict.fromkeys(("advance", "flight"), CampaignJudge.moves),
}
"""The questions whose answers are weighed.

Not retreats and reinforcements: with them Veteran lost (docs/opponents.md), so they are no measure of mistakes.
"""
