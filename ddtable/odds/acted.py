"""An attack in which icons act, exactly: Cantrips, Bullseye, icons at units and armies (C7.5, C14.3, C14.4).

The owners answer in the middle of it as they are given to. Icons act before all other faces are counted, so these are
counted once for each way in which the icons may act.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from ddtable.engine.system import RuleSystem
from ddtable.odds.acting import Acting, on_top
from ddtable.odds.blows import Blow, Blows, dying, killed, losses_of
from ddtable.odds.exchange import LEAST, Attack, Dice, Exchange, asked_in, kinds, strike_back, without
from ddtable.odds.trying import Answers
from ddtable.rules.dragon_dice.board import BURIED, DEAD, ClassicPosition, units_at
from ddtable.rules.dragon_dice.effects import paralysed
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.steps import Strike, StrikeBack

ASKED = 60  # answers of the players to what icons and spells ask
COUNTED = 120  # pairs of rolls that are counted


def acted(rules: RuleSystem, view: ClassicPosition, attack: Attack, answers: Answers) -> Exchange:
    """Return what a skirmish or missiles do, with the strike back that follows. Raises TooMany."""
    return _Acted(rules, view, answers).exchange(attack)


def rest_of_blow(rules: RuleSystem, view: ClassicPosition, at: int, answers: Answers) -> Exchange:
    """Return what a blow does whose save roll is about to be made; `at`: its place on the agenda. Raises TooMany."""
    step = cast(Strike, view.agenda[at])
    attack = Attack(step.kind, step.seat, step.place, step.target, step.target_place)  # type: ignore[arg-type]
    ready = replace(view, agenda=view.agenda[: at + 1], chance=replace(view.chance, by_hand=True))
    acting, found, routs = Acting(rules, answers, ASKED), Exchange({}, {}), 0.0
    for blow in Blows(acting, at, COUNTED).saved(1.0, ready, attack, {(step.hits, step.smites): 1.0}):
        for share, after in killed(acting, blow.view, *losses_of(blow.view, attack, blow.dead, blow.thrown)):
            routs += blow.share * share * (blow.routs and bool(units_at(after, step.target, step.target_place)))
            for row, dice in zip(found[:2], dead_of(view, after, attack), strict=True):
                row[dice] = row.get(dice, 0.0) + blow.share * share
    return found._replace(routs=routs)


def dead_of(before: ClassicPosition, after: ClassicPosition, attack: Attack) -> tuple[Dice, Dice]:
    """Return the dice of the target's and of the attacker's army that have died since."""
    armies = ((attack.target, attack.target_place), (attack.seat, attack.place))
    target, attacker = (
        tuple(die for die in units_at(before, *army) if after.dice[die].place in (DEAD, BURIED)) for army in armies
    )
    return target, attacker


class _Acted:
    """Follows one attack; `before` is the position in which it begins."""

    def __init__(self, rules: RuleSystem, before: ClassicPosition, answers: Answers) -> None:
        self._before = replace(before, chance=replace(before.chance, by_hand=True))
        self._acting = Acting(rules, answers, ASKED)
        self._blows = Blows(self._acting, len(before.agenda), COUNTED)
        self._found = Exchange({}, {})
        self._routs = self._attacker_routs = 0.0

    def exchange(self, attack: Attack) -> Exchange:
        """Return all that the attack does."""
        ready = self._before
        attacking, saving = kinds(attack)
        for kinds_rolled, seat, place in (
            ((attacking, saving), attack.seat, attack.place),
            ((saving, attacking), attack.target, attack.target_place),
        ):
            for kind in kinds_rolled if attack.kind == "skirmish" else kinds_rolled[:1]:
                self._blows.check(ready, seat, place, kind)
        if attack.kind == "skirmish" and not paralysed(ready, attack.target, attack.target_place):
            ready = on_top(ready, StrikeBack(attack.target, attack.target_place, attack.seat))
        waiting: dict[tuple[object, ...], tuple[ClassicPosition, dict[Dice, float]]] = {}
        for blow in self._blows.results(ready, attack):
            for share, after, start, dead in self._dead(blow, attack):
                routs = blow.routs and bool(units_at(after, attack.target, attack.target_place))
                self._routs += share * routs
                if routs or not self._strikes_back(after, attack):
                    self._note(attack, after, share)
                    continue
                key = (tuple(die.place for die in start.dice), start.board.effects, start.board.lands)
                survivors = waiting.setdefault(key, (start, {}))[1]
                survivors[dead] = survivors.get(dead, 0.0) + share
        for start, survivors in waiting.values():
            self._answer(replace(start, agenda=start.agenda[:-1]), attack, survivors)
        return self._found._replace(routs=self._routs, attacker_routs=self._attacker_routs)

    def _dead(self, blow: Blow, attack: Attack) -> Iterator[tuple[float, ClassicPosition, ClassicPosition, Dice]]:
        """Yield the chance and the position after the dead of a blow; then that position without some of them."""
        losses = losses_of(blow.view, attack, blow.dead, blow.thrown)
        if not dying(blow.view, *losses):
            after = without(blow.view, (*blow.dead, *blow.thrown))
            yield blow.share, after, without(blow.view, blow.thrown), blow.dead
            return
        for share, after in killed(self._acting, blow.view, *losses):
            yield blow.share * share, after, after, ()

    def _strikes_back(self, view: ClassicPosition, attack: Attack) -> bool:
        """Return True if the strike back waits, and both armies are there."""
        waits = bool(view.agenda) and isinstance(view.agenda[-1], StrikeBack) and view.result is None
        armies = ((attack.seat, attack.place), (attack.target, attack.target_place))
        return waits and attack.kind == "skirmish" and all(units_at(view, *army) for army in armies)

    def _answer(self, view: ClassicPosition, attack: Attack, survivors: dict[Dice, float]) -> None:
        """Note what a strike back does, with the chance of each set of dead before it."""
        back = Attack("strike_back", attack.target, attack.target_place, attack.seat, attack.place)
        sides: list[tuple[int, str, Kind]] = [
            (back.seat, back.place, "melee"),
            (back.target, back.target_place, "save_melee"),
        ]
        for side in sides:
            self._blows.check(view, *side)
        if not any(asked_in(view, *side) for side in sides):
            self._blows.count(len(survivors))
            self._join(view, attack, strike_back(view, attack, survivors), sum(survivors.values()))
            return
        for dead, share in survivors.items():
            if share > LEAST:
                for blow in self._blows.results(without(view, dead), back):
                    for chance, after, _start, _dead in self._dead(blow, back):
                        routs = blow.routs and bool(units_at(after, back.target, back.target_place))
                        self._attacker_routs += share * chance * routs
                        self._note(attack, after, share * chance)

    def _join(self, view: ClassicPosition, attack: Attack, more: Exchange, share: float) -> None:
        """Note an exchange that begins in a position with this chance."""
        self._attacker_routs += more.attacker_routs
        gone = dead_of(self._before, view, attack)
        for so_far, row, dead in (
            (self._found.target, more.target, gone[0]),
            (self._found.attacker, more.attacker, gone[1]),
        ):
            scale = share / sum(row.values())
            for dice, chance in row.items():
                key = (*dead, *dice)
                so_far[key] = so_far.get(key, 0.0) + chance * scale

    def _note(self, attack: Attack, view: ClassicPosition, share: float) -> None:
        """Note the end of the attack in a position."""
        for so_far, dead in zip(
            (self._found.target, self._found.attacker), dead_of(self._before, view, attack), strict=True
        ):
            so_far[dead] = so_far.get(dead, 0.0) + share
