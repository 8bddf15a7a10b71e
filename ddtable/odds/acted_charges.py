"""A charge in which icons act, exactly: they act when both armies have rolled, before all is counted (C8.3, C14.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from ddtable.engine.system import RuleSystem
from ddtable.odds.acted import ASKED, dead_of
from ddtable.odds.acting import Acting, Condition, conditions, known, on_top, waits, whole_rolls
from ddtable.odds.arrays import TooMany
from ddtable.odds.charges import Acted, charge, rolled_in
from ddtable.odds.exchange import DYING, Attack, Dice, Exchange, uncounted_in
from ddtable.odds.shared_rolls import why_not_shared
from ddtable.odds.trying import Answers
from ddtable.rules.dragon_dice.board import ClassicDraft, ClassicPosition
from ddtable.rules.dragon_dice.icon_work import changed_saves
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.steps import ArmyRoll, Charge

MOST = 24  # pairs of conditions
KINDS: tuple[Kind, Kind] = ("charge_defence", "charge")


def acted_charge(rules: RuleSystem, view: ClassicPosition, attack: Attack, answers: Answers) -> Exchange:
    """Return what a charge does, with the answers of the players to what icons ask. Raises TooMany."""
    ready = replace(view, chance=replace(view.chance, by_hand=True))
    if any(uncounted_in(ready, *side) for side in _sides(attack)):
        raise TooMany  # also if units roll when they die: whether they rout depends on that
    acting, found = Acting(rules, answers, ASKED), Exchange({}, {})
    routs = attacker_routs = 0.0
    for share, after, acted in acted_in(acting, ready, attack):
        one = Exchange({(): 1.0}, {(): 1.0}) if acted is None else charge(after, attack, acted)
        routs, attacker_routs = routs + share * one.routs, attacker_routs + share * one.attacker_routs
        for so_far, row, gone in zip(found[:2], one[:2], dead_of(ready, after, attack), strict=True):
            for dice, chance in row.items():
                key = (*gone, *dice)
                so_far[key] = so_far.get(key, 0.0) + share * chance
    return found._replace(routs=routs, attacker_routs=attacker_routs)


def _sides(attack: Attack) -> list[tuple[int, str, Kind]]:
    """Return the seat, the place and the roll of both armies, as `KINDS`."""
    return [(seat, attack.place, kind) for seat, kind in zip((attack.target, attack.seat), KINDS, strict=True)]


def acted_in(
    acting: Acting, view: ClassicPosition, attack: Attack
) -> Iterator[tuple[float, ClassicPosition, Acted | None]]:
    """Yield what icons can do, with the chance of each and the position after it; None if the game is over then.

    The charge is on top of the agenda then, with its rolls. Raises TooMany.
    """
    _check(view, attack)
    dice = rolled_in(view, attack)
    defending, charging = (
        conditions(view, seat, attack.place, some, kind, out=("charm",), late=seat == attack.seat)
        for seat, some, kind in zip((attack.target, attack.seat), dice, KINDS, strict=True)
    )
    if len(defending) * len(charging) > MOST:
        raise TooMany
    for ours in charging:
        reads = waits(view, ours.faces, "charge")
        for theirs in whole_rolls(view, dice[0], "charge_defence") if reads else defending:
            for share, after in _until_ids(acting, view, attack, ours, theirs):
                if after.result is not None:
                    yield ours.share * theirs.share * share, after, None
                    continue
                top = after.agenda[-1] if after.agenda else None
                if not isinstance(top, Charge) or top.surprised:
                    raise TooMany
                _check(after, attack, top.changed, dice)
                rolled = known(cast(ArmyRoll, top.defence).faces) if reads else theirs
                acted = Acted(dice, (rolled.open, ours.open), top.changed, top.charmed)
                yield ours.share * theirs.share * share, after, acted


def _until_ids(
    acting: Acting, view: ClassicPosition, attack: Attack, ours: Condition, theirs: Condition
) -> Iterator[tuple[float, ClassicPosition]]:
    """Yield the positions in which all icons have acted."""
    rolled = Charge(
        attack.seat, attack.place, attack.target, attack=ArmyRoll(ours.faces), defence=ArmyRoll(theirs.faces)
    )
    if not ours.faces and not theirs.faces:
        yield 1.0, on_top(view, replace(rolled, stage="ids"))
        return

    def there(draft: ClassicDraft) -> bool:
        top = draft.agenda[-1]
        return len(draft.agenda) < depth or (isinstance(top, Charge) and top.stage == "ids")

    ready = on_top(view, replace(rolled, stage="cast"))
    depth = len(ready.agenda)
    yield from acting.until(ready, there)


def _check(
    view: ClassicPosition,
    attack: Attack,
    changed: tuple[tuple[str, int], ...] = (),
    dice: tuple[Dice, Dice] | None = None,
) -> None:
    """Raise TooMany if the rolls cannot be counted."""
    for seat, some, kind in zip((attack.target, attack.seat), dice or rolled_in(view, attack), KINDS, strict=True):
        changes = changed_saves(changed) if kind == "charge_defence" else ()
        found = uncounted_in(view, seat, attack.place, kind)
        if found not in ("", DYING) or why_not_shared(view, seat, attack.place, kind, some, changes):
            raise TooMany
