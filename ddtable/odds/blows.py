"""One blow in which icons act, exactly: the attack roll, the save roll, and all that icons do in both (C7.5, C14.4).

Icons act before all other faces are counted, so these are counted once for each way in which the icons may act. The
rules kill the units, so that those that roll or are replaced when they die do so (C10.1, C13.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

from msgspec.structs import replace

from ddtable.engine.arithmetic import total_of
from ddtable.engine.draft import Draft
from ddtable.odds.acting import Acting, Condition, conditions, known, on_top, waits
from ddtable.odds.arrays import TooMany
from ddtable.odds.casualties import given_up
from ddtable.odds.exchange import DYING, Attack, Dice, damage_of, kinds, thrown_back, uncounted_in, without
from ddtable.odds.of_recipe import of_army
from ddtable.odds.rout_risk import Saved, save_roll
from ddtable.rules.dragon_dice.board import ClassicDraft, ClassicPosition, health, units_at
from ddtable.rules.dragon_dice.casualties import has_a_say, kill, may_have_a_say
from ddtable.rules.dragon_dice.icon_work import changed_saves
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolling import army_roll
from ddtable.rules.dragon_dice.rolls import fog, sums_of
from ddtable.rules.dragon_dice.steps import ArmyRoll, Loss, Strike


class Blow(NamedTuple):
    """The result of one blow: its chance, the position without the strike, the dead of both sides by damage.

    `routs`: the army that was hit routs if it survives (C9.1).
    """

    share: float
    view: ClassicPosition
    dead: Dice
    thrown: Dice
    routs: bool


class Blows:
    """Follows blows above `base` steps of the agenda; `counted`: the save rolls that are counted at most."""

    def __init__(self, acting: Acting, base: int, counted: int) -> None:
        self._acting, self._base, self._left = acting, base, counted

    def results(self, view: ClassicPosition, attack: Attack) -> Iterator[Blow]:
        """Yield all results of one blow of an attack that begins in a position. Raises TooMany."""
        kind, _ = kinds(attack)
        self.check(view, attack.seat, attack.place, kind)
        dice = army_roll(view, attack.seat, attack.place, kind).dice
        strike = Strike(cast("str", attack.kind), *attack[1:])  # type: ignore[arg-type]
        for one in conditions(view, attack.seat, attack.place, dice, kind, late=True):
            ready = on_top(view, replace(strike, stage="attack_cast", attack=ArmyRoll(one.faces)))
            for share, hitting in self._until(ready, one, "attack_icons"):
                if _is_over(hitting):
                    yield Blow(share * one.share, hitting, (), (), False)
                    continue
                self.check(hitting, attack.seat, attack.place, kind, "spell")
                yield from self._hit(share * one.share, hitting, attack, dice, one)

    def _hit(self, share: float, view: ClassicPosition, attack: Attack, dice: Dice, one: Condition) -> Iterator[Blow]:
        """Yield the results after the Cantrips of the attacker: its hits are counted, then its icons act."""
        kind, (seat, place) = kinds(attack)[0], (attack.seat, attack.place)
        wall = fog(view, attack.target, attack.target_place) if kind == "missile" else ()
        hits = {
            (hit, smite): chance
            for (hit, smite), chance in of_army(view, seat, kind, place, dice, (kind, "smite"), wall, one.open).items()
        }
        acting = sums_of(view, seat, kind, place, one.faces, wall)
        own = total_of(acting, kind), total_of(acting, "smite")
        for chance, saving in self._until(view, one, "save"):
            if _is_over(saving):
                yield Blow(share * chance, saving, (), (), False)
                continue
            if not units_at(saving, attack.target, attack.target_place):
                yield Blow(share * chance, replace(saving, agenda=saving.agenda[:-1]), (), (), False)
                continue
            top = cast(Strike, saving.agenda[-1])
            more = (top.hits - own[0], top.smites - own[1]) if one.faces else (0, 0)
            row = {(hit + more[0], smite + more[1]): one for (hit, smite), one in hits.items()}
            yield from self.saved(share * chance, saving, attack, row)

    def saved(
        self, share: float, view: ClassicPosition, attack: Attack, hits: dict[tuple[int, int], float]
    ) -> Iterator[Blow]:
        """Yield the results after the hits: the other army rolls, its icons act, its saves are counted.

        The strike is on top of the agenda, before its save roll. Raises TooMany.
        """
        kind, (seat, place) = kinds(attack)[1], (attack.target, attack.target_place)
        self.check(view, seat, place, kind)
        step = cast(Strike, view.agenda[-1])
        dice = tuple(die for die in army_roll(view, seat, place, kind).dice if die not in step.absent)
        if step.attack is not None and waits(view, step.attack.faces, kinds(attack)[0]):
            yield from self._read(share, view, attack, hits)
            return
        for one in conditions(view, seat, place, dice, kind):
            rolled = replace(step, stage="save_cast", save=ArmyRoll(one.faces))
            ready = replace(view, agenda=(*view.agenda[:-1], rolled))
            for chance, saved in self._until(ready, one, "save_icons"):
                if _is_over(saved):
                    yield Blow(share * one.share * chance, saved, (), (), False)
                    continue
                self.check(saved, seat, place, kind, "spell")
                self.count(1)
                yield from self._hurt(share * one.share * chance, saved, attack, hits, (dice, one))

    def _read(
        self, share: float, view: ClassicPosition, attack: Attack, hits: dict[tuple[int, int], float]
    ) -> Iterator[Blow]:
        """Yield the results if icons of the attacker read the other army's roll: each of these rolls is followed."""
        for chance, saved in self._acted(view, "save_icons"):
            if _is_over(saved):
                yield Blow(share * chance, saved, (), (), False)
                continue
            self.count(1)
            roll = known(cast(ArmyRoll, cast(Strike, saved.agenda[-1]).save).faces)
            yield from self._hurt(share * chance, saved, attack, hits, (tuple(roll.open), roll))

    def _hurt(
        self,
        share: float,
        view: ClassicPosition,
        attack: Attack,
        hits: dict[tuple[int, int], float],
        saving: tuple[Dice, Condition],
    ) -> Iterator[Blow]:
        """Yield the results of hits and saves: the dead of both sides (C8.2, C8.5, C9.1)."""
        dice, one = saving
        seat, place, step = attack.target, attack.target_place, cast(Strike, view.agenda[-1])
        saves: dict[Saved, float] = save_roll(
            view, seat, place, dice, kinds(attack)[1], changed_saves(step.changed), one.open
        )
        after = replace(view, agenda=view.agenda[:-1])
        losses, back = given_up(view, seat, place), thrown_back(view, attack, saves)
        found: dict[tuple[Dice, Dice, bool], float] = {}
        for (damage, saved), chance in damage_of(hits, saves).items():
            dead = losses[min(damage, len(losses) - 1)]
            key = dead, back[saved.thrown_back], saved.routs and attack.place == place
            found[key] = found.get(key, 0.0) + chance
        for (dead, thrown, routs), chance in found.items():
            yield Blow(share * chance, after, dead, thrown, routs)

    # Limits

    def _until(self, view: ClassicPosition, one: Condition, stage: str) -> Iterator[tuple[float, ClassicPosition]]:
        """Yield the positions in which the strike has come to a stage; at once if no icon acts."""
        if not one.faces:
            step = cast(Strike, view.agenda[-1])
            yield 1.0, replace(view, agenda=(*view.agenda[:-1], replace(step, stage=stage)))
        else:
            yield from self._acted(view, stage)

    def _acted(self, view: ClassicPosition, stage: str) -> Iterator[tuple[float, ClassicPosition]]:
        """Yield the positions in which the rules have brought the strike to a stage, or have ended it."""

        def there(draft: ClassicDraft) -> bool:
            """Return True if the blow has come to the stage, or has ended; spells in it are strikes of their own."""
            mine = [step for step in draft.agenda[self._base :] if isinstance(step, Strike) and step.kind != "spell"]
            return not mine or (draft.agenda[-1] is mine[-1] and mine[-1].stage == stage)

        yield from self._acting.until(view, there)

    def check(self, view: ClassicPosition, seat: int, place: str, kind: Kind, only: str = "") -> None:
        """Raise TooMany if a roll cannot be counted, with `only` for this reason alone."""
        found = uncounted_in(view, seat, place, kind)
        if found not in ("", DYING) and only in ("", found):
            raise TooMany

    def count(self, rolls: int) -> None:
        """Take rolls off the number that may still be counted. Raises TooMany."""
        self._left -= rolls
        if self._left < 0:
            raise TooMany


def _is_over(view: ClassicPosition) -> bool:
    """Return True if a blow has ended before its results: a spell in it has ended the game, or an army is gone."""
    return view.result is not None or not isinstance(view.agenda[-1], Strike)


def dying(view: ClassicPosition, *losses: Loss) -> bool:
    """Return True if some of the units that die may roll or be replaced (C13.1, C14.4)."""
    return may_have_a_say(view) and any(has_a_say(view, loss) for loss in losses if loss.dice)


def losses_of(view: ClassicPosition, attack: Attack, dead: Dice, thrown: Dice) -> tuple[Loss, Loss]:
    """Return the losses of both armies after a blow."""
    return (
        Loss(attack.target, attack.target_place, dead, health(view, dead)),
        Loss(attack.seat, attack.place, thrown, health(view, thrown)),
    )


def killed(acting: Acting, view: ClassicPosition, *losses: Loss) -> Iterator[tuple[float, ClassicPosition]]:
    """Yield the positions after units have died by the rules, each with its chance. Raises TooMany."""
    if not dying(view, *losses):
        yield 1.0, without(view, tuple(die for loss in losses for die in loss.dice))
        return
    draft: ClassicDraft = Draft(view)
    kill(draft, *losses)
    depth = len(view.agenda)
    yield from acting.until(draft.freeze(), lambda draft: len(draft.agenda) <= depth)
