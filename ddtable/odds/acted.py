"""An attack in which icons act, exactly: Cantrips, Bullseye, icons at units and armies (C7.5, C14.3, C14.4).

The owners answer in the middle of it as they are given to. Icons act before all other faces are counted, so these are
counted once for each way in which the icons may act.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

from msgspec.structs import replace

from ddtable.engine.arithmetic import total_of
from ddtable.engine.system import RuleSystem
from ddtable.odds.acting import Acting, Condition, conditions, on_top
from ddtable.odds.casualties import given_up
from ddtable.odds.exchange import (
    LEAST,
    Attack,
    Dice,
    Exchange,
    acts_in,
    damage_of,
    kinds,
    strike_back,
    thrown_back,
    uncounted_in,
    without,
)
from ddtable.odds.of_recipe import of_army
from ddtable.odds.arrays import TooMany
from ddtable.odds.rout_risk import Saved, save_roll
from ddtable.odds.trying import Answers
from ddtable.rules.dragon_dice.board import BURIED, DEAD, ClassicDraft, ClassicPosition, units_at
from ddtable.rules.dragon_dice.effects import paralysed
from ddtable.rules.dragon_dice.icon_work import changed_saves
from ddtable.rules.dragon_dice.places import is_joint
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolling import army_roll
from ddtable.rules.dragon_dice.rolls import fog, sums_of
from ddtable.rules.dragon_dice.steps import ArmyRoll, Strike, StrikeBack

ASKED = 60  # answers of the players to what icons and spells ask
COUNTED = 120  # pairs of rolls that are counted


class _Blow(NamedTuple):
    """The result of one blow: its chance, the position without the strike, the dead by damage, whether one routs."""

    share: float
    view: ClassicPosition
    dead: Dice
    thrown: Dice
    routs: bool


def acted(rules: RuleSystem, view: ClassicPosition, attack: Attack, answers: Answers) -> Exchange:
    """Return what a skirmish or missiles do, with the strike back that follows. Raises TooMany."""
    return _Acted(rules, view, answers).exchange(attack)


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
        self._acting, self._left = Acting(rules, answers, ASKED), COUNTED
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
                self._check(ready, seat, place, kind)
        if attack.kind == "skirmish" and not paralysed(ready, attack.target, attack.target_place):
            ready = on_top(ready, StrikeBack(attack.target, attack.target_place, attack.seat))
        back = Attack("strike_back", attack.target, attack.target_place, attack.seat, attack.place)
        waiting: dict[tuple[object, ...], tuple[ClassicPosition, dict[Dice, float]]] = {}
        for blow in self._blows(ready, attack):
            self._routs += blow.share * blow.routs
            after = without(blow.view, (*blow.dead, *blow.thrown))
            if blow.routs or not self._strikes_back(after, attack):
                self._note(attack, after, blow.share)
                continue
            start = without(blow.view, blow.thrown)
            key = (tuple(die.place for die in start.dice), start.board.effects, start.board.lands)
            survivors = waiting.setdefault(key, (start, {}))[1]
            survivors[blow.dead] = survivors.get(blow.dead, 0.0) + blow.share
        for start, survivors in waiting.values():
            self._answer(replace(start, agenda=start.agenda[:-1]), attack, back, survivors)
        return self._found._replace(routs=self._routs, attacker_routs=self._attacker_routs)

    def _strikes_back(self, view: ClassicPosition, attack: Attack) -> bool:
        """Return True if the strike back waits, and both armies are there."""
        waits = bool(view.agenda) and isinstance(view.agenda[-1], StrikeBack) and view.result is None
        armies = ((attack.seat, attack.place), (attack.target, attack.target_place))
        return waits and attack.kind == "skirmish" and all(units_at(view, *army) for army in armies)

    def _answer(self, view: ClassicPosition, attack: Attack, back: Attack, survivors: dict[Dice, float]) -> None:
        """Note what a strike back does, with the chance of each set of dead before it."""
        sides: list[tuple[int, str, Kind]] = [
            (back.seat, back.place, "melee"),
            (back.target, back.target_place, "save_melee"),
        ]
        if not any(acts_in(view, *side) for side in sides):
            for side in sides:
                self._check(view, *side)
            self._count(len(survivors))
            self._join(view, attack, strike_back(view, attack, survivors), sum(survivors.values()))
            return
        for dead, share in survivors.items():
            if share > LEAST:
                for blow in self._blows(without(view, dead), back):
                    self._attacker_routs += share * blow.share * blow.routs
                    self._note(attack, without(blow.view, (*blow.dead, *blow.thrown)), share * blow.share)

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

    # One blow

    def _blows(self, view: ClassicPosition, attack: Attack) -> Iterator[_Blow]:
        """Yield all results of one blow."""
        kind, _ = kinds(attack)
        self._check(view, attack.seat, attack.place, kind)
        dice = army_roll(view, attack.seat, attack.place, kind).dice
        strike = Strike(cast("str", attack.kind), *attack[1:])  # type: ignore[arg-type]
        for one in conditions(view, attack.seat, attack.place, dice, kind):
            ready = on_top(view, replace(strike, stage="attack_cast", attack=ArmyRoll(one.faces)))
            for share, hitting in self._until(ready, one, "attack_icons"):
                if _is_over(hitting):
                    yield _Blow(share * one.share, hitting, (), (), False)
                    continue
                self._check(hitting, attack.seat, attack.place, kind, "spell")
                yield from self._hit(share * one.share, hitting, attack, dice, one)

    def _hit(
        self, share: float, view: ClassicPosition, attack: Attack, dice: Dice, known: Condition
    ) -> Iterator[_Blow]:
        """Yield the results after the Cantrips of the attacker: its hits are counted, then its icons act."""
        kind, (seat, place) = kinds(attack)[0], (attack.seat, attack.place)
        wall = fog(view, attack.target, attack.target_place) if kind == "missile" else ()
        hits = {
            (hit, smite): chance
            for (hit, smite), chance in of_army(
                view, seat, kind, place, dice, (kind, "smite"), wall, known.open
            ).items()
        }
        acting = sums_of(view, seat, kind, place, known.faces, wall)
        own = total_of(acting, kind), total_of(acting, "smite")
        for chance, saving in self._until(view, known, "save"):
            if _is_over(saving):
                yield _Blow(share * chance, saving, (), (), False)
                continue
            if not units_at(saving, attack.target, attack.target_place):
                yield _Blow(share * chance, replace(saving, agenda=saving.agenda[:-1]), (), (), False)
                continue
            top = cast(Strike, saving.agenda[-1])
            more = (top.hits - own[0], top.smites - own[1]) if known.faces else (0, 0)
            row = {(hit + more[0], smite + more[1]): one for (hit, smite), one in hits.items()}
            yield from self._save(share * chance, saving, attack, row)

    def _save(
        self, share: float, view: ClassicPosition, attack: Attack, hits: dict[tuple[int, int], float]
    ) -> Iterator[_Blow]:
        """Yield the results after the hits: the other army rolls, its icons act, its saves are counted."""
        kind, (seat, place) = kinds(attack)[1], (attack.target, attack.target_place)
        self._check(view, seat, place, kind)
        step = cast(Strike, view.agenda[-1])
        dice = tuple(die for die in army_roll(view, seat, place, kind).dice if die not in step.absent)
        for one in conditions(view, seat, place, dice, kind):
            rolled = replace(step, stage="save_cast", save=ArmyRoll(one.faces))
            ready = replace(view, agenda=(*view.agenda[:-1], rolled))
            for chance, saved in self._until(ready, one, "save_icons"):
                if _is_over(saved):
                    yield _Blow(share * one.share * chance, saved, (), (), False)
                    continue
                self._check(saved, seat, place, kind, "spell")
                self._count(1)
                yield from self._hurt(share * one.share * chance, saved, attack, hits, (dice, one))

    def _hurt(
        self,
        share: float,
        view: ClassicPosition,
        attack: Attack,
        hits: dict[tuple[int, int], float],
        saving: tuple[Dice, Condition],
    ) -> Iterator[_Blow]:
        """Yield the results of hits and saves: the dead of both sides (C8.2, C8.5, C9.1)."""
        dice, known = saving
        seat, place, step = attack.target, attack.target_place, cast(Strike, view.agenda[-1])
        saves: dict[Saved, float] = save_roll(
            view, seat, place, dice, kinds(attack)[1], changed_saves(step.changed), known.open
        )
        after = replace(view, agenda=view.agenda[:-1])
        losses, alive = given_up(view, seat, place), len(units_at(view, seat, place))
        back, far = thrown_back(view, attack, saves), attack.place != place
        found: dict[tuple[Dice, Dice, bool], float] = {}
        for (damage, saved), chance in damage_of(hits, saves).items():
            dead = losses[min(damage, len(losses) - 1)]
            key = dead, back[saved.thrown_back], saved.routs and not far and len(dead) < alive
            found[key] = found.get(key, 0.0) + chance
        for (dead, thrown, routs), chance in found.items():
            yield _Blow(share * chance, after, dead, thrown, routs)

    # Limits

    def _until(self, view: ClassicPosition, known: Condition, stage: str) -> Iterator[tuple[float, ClassicPosition]]:
        """Yield the positions in which the strike has come to a stage; at once if no icon acts."""
        if not known.faces:
            step = cast(Strike, view.agenda[-1])
            yield 1.0, replace(view, agenda=(*view.agenda[:-1], replace(step, stage=stage)))
            return

        def there(draft: ClassicDraft) -> bool:
            """Return True if the blow has come to the stage, or has ended; spells in it are strikes of their own."""
            mine = [step for step in draft.agenda[base:] if isinstance(step, Strike) and step.kind != "spell"]
            return not mine or (draft.agenda[-1] is mine[-1] and mine[-1].stage == stage)

        base = len(self._before.agenda)
        yield from self._acting.until(view, there)

    def _check(self, view: ClassicPosition, seat: int, place: str, kind: Kind, only: str = "") -> None:
        """Raise TooMany if a roll cannot be counted, with `only` for this reason alone."""
        found = "joint" if is_joint(place) else uncounted_in(view, seat, place, kind)
        if found and only in ("", found):
            raise TooMany

    def _count(self, rolls: int) -> None:
        """Take rolls off the number that may still be counted. Raises TooMany."""
        self._left -= rolls
        if self._left < 0:
            raise TooMany


def _is_over(view: ClassicPosition) -> bool:
    """Return True if a blow has ended before its results: a spell in it has ended the game, or an army is gone."""
    return view.result is not None or not isinstance(view.agenda[-1], Strike)
