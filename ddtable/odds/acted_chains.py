"""A Risk attack in which icons act, exactly: exchange after exchange by the rules, until it stops (RK4.2e, C14.4).

Icons may change more than the dead: spells, effects, units that leave. So a state of the chain is the whole position in
which an exchange begins. The rules themselves decide all that happens between two exchanges.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ddtable.engine.position import Roll
from ddtable.engine.questions import Choice, Picked, Question
from ddtable.engine.system import AnyPosition, RuleSystem
from ddtable.odds.acted import dead_of
from ddtable.odds.acted_charges import acted_in
from ddtable.odds.acting import Acting
from ddtable.odds.blows import Blows, killed, losses_of
from ddtable.odds.charges import both_charged
from ddtable.odds.exchange import LEAST, Attack, Dice
from ddtable.odds.trying import Answers
from ddtable.rules.dragon_dice.board import ClassicDraft, ClassicPosition, units_at
from ddtable.rules.dragon_dice.steps import Charge, Rolling, Strike, StrikeBack
from ddtable.rules.risk.steps import Again, Assault, MoveIn

ASKED = 80  # answers of the players in a whole chain
COUNTED = 160  # save rolls that are counted in a whole chain
Key = tuple[object, ...]


class _States:
    """Positions with their chances; equal ones are one."""

    def __init__(self) -> None:
        self._found: dict[Key, tuple[ClassicPosition, float]] = {}

    def add(self, view: ClassicPosition, share: float) -> None:
        """Add a position with its chance."""
        key = view.dice, view.board, view.agenda, view.result
        known = self._found.get(key)
        self._found[key] = (view, share) if known is None else (known[0], known[1] + share)

    def take(self) -> list[tuple[ClassicPosition, float]]:
        """Return all positions, and forget them."""
        found = [*self._found.values()]
        self._found.clear()
        return found


def acted_chain(
    rules: RuleSystem, view: ClassicPosition, attack: Attack, answers: Answers
) -> Iterator[tuple[float, Dice, Dice, bool]]:
    """Yield each end of an attack before its first roll: its chance, the dead of both sides, if it takes the territory.

    `answers`: those of the players to what icons ask. Raises TooMany.
    """
    following = _Following(rules, view, attack, answers)
    waiting = _States()
    waiting.add(view, 1.0)
    while states := waiting.take():
        for before, share in states:
            for chance, after in following.exchange(before):
                if share * chance > LEAST and _is_next(after):
                    waiting.add(after, share * chance)
                else:
                    dead, gone = (tuple(sorted(dice)) for dice in dead_of(view, after, attack))
                    yield share * chance, dead, gone, bool(after.agenda) and isinstance(after.agenda[-1], MoveIn)


def _is_next(view: ClassicPosition) -> bool:
    """Return True if the dice of an exchange are about to be rolled."""
    return view.result is None and bool(view.agenda) and isinstance(view.agenda[-1], Roll)


class _Following:
    """Follows the exchanges of one attack, which share the numbers of answers and rolls."""

    def __init__(self, rules: RuleSystem, view: ClassicPosition, attack: Attack, answers: Answers) -> None:
        def pressing(position: AnyPosition, question: Question) -> Choice:
            return Picked(attack.kind) if question.kind == "fight-on" else answers(position, question)

        self._attack = attack
        self._acting = Acting(rules, pressing, ASKED)
        base = next(at for at, step in enumerate(view.agenda) if isinstance(step, Assault))
        self._blows = Blows(self._acting, base + 1, COUNTED)

    def exchange(self, view: ClassicPosition) -> Iterator[tuple[float, ClassicPosition]]:
        """Yield the positions after an exchange, at the next one or at the end of the attack, each with its chance."""
        steps = [step for step in view.agenda if not isinstance(step, Roll | Rolling | Strike | Charge)]
        ready, after = replace(view, agenda=tuple(steps)), _States()
        for share, struck in self._charged(ready) if self._attack.kind == "charge" else self._struck(ready):
            after.add(struck, share)
        for struck, share in after.take():
            for chance, ended in self._acting.until(struck, _is_at_end):
                yield share * chance, ended

    def _charged(self, view: ClassicPosition) -> Iterator[tuple[float, ClassicPosition]]:
        """Yield the positions after a charge."""
        for share, after, acted in acted_in(self._acting, view, self._attack):
            if acted is None:
                yield share, after
                continue
            self._blows.count(1)
            ended = replace(after, agenda=after.agenda[:-1])
            for (dead, gone), chance in both_charged(after, self._attack, acted).items():
                for more, left in killed(self._acting, ended, *losses_of(ended, self._attack, dead, gone)):
                    yield share * chance * more, left

    def _struck(self, view: ClassicPosition) -> Iterator[tuple[float, ClassicPosition]]:
        """Yield the positions after missiles, or after a skirmish with its strike back."""
        one, first = self._attack, _States()
        for share, after in self._blow(view, one):
            first.add(after, share)
        back = Attack("strike_back", one.target, one.target_place, one.seat, one.place)
        for after, share in first.take():
            waits = after.result is None and isinstance(after.agenda[-1], StrikeBack)
            if not waits or not all(units_at(after, seat, one.place) for seat in (one.seat, one.target)):
                yield share, after
                continue
            for chance, ended in self._blow(replace(after, agenda=after.agenda[:-1]), back):
                yield share * chance, ended

    def _blow(self, view: ClassicPosition, attack: Attack) -> Iterator[tuple[float, ClassicPosition]]:
        """Yield the positions after one blow."""
        for blow in self._blows.results(view, attack):
            for share, left in killed(self._acting, blow.view, *losses_of(blow.view, attack, blow.dead, blow.thrown)):
                yield blow.share * share, left


def _is_at_end(draft: ClassicDraft) -> bool:
    """Return True if the next exchange is about to be rolled, or if the attack is over."""
    top = draft.agenda[-1]
    if isinstance(top, Roll):
        return True
    return isinstance(top, MoveIn) or not any(isinstance(step, Assault | Again) for step in draft.agenda)
