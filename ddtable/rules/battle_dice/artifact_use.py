"""The use of artifacts by units, and their effects in the current phase (BA2, BA11, BA12)."""

from __future__ import annotations

from collections import Counter

from ddtable.rules.battle_dice import change
from ddtable.rules.battle_dice.artifacts import artifacts, line_of
from ddtable.rules.battle_dice.board import NOBODY, OUT, BattleDraft, BattleView, Bonus
from ddtable.rules.battle_dice.events import ArtifactGone
from ddtable.rules.battle_dice.fighting import fighters, in_hand, side_of
from ddtable.rules.battle_dice.kinds import class_of


def discard(draft: BattleDraft, artifact: int) -> None:
    """Remove an artifact from the game."""
    draft.note(ArtifactGone(draft.dice[artifact].owner, artifact))
    draft.put((artifact,), OUT)


def bearing(view: BattleView, group: str) -> set[int]:
    """Return the units that use an artifact of this group this turn, or that a shield is used against (BA12)."""
    return {
        bonus.die
        for side in in_hand(view).sides
        for bonus in side.bonuses
        if bonus.artifact >= 0 and artifacts()[view.dice[bonus.artifact].type].group == group
    }


def bearer_of(view: BattleView, side: int, artifact: int) -> int:
    """Return the own unit that uses an artifact this turn; NOBODY if no unit was named."""
    return next((bonus.die for bonus in side_of(view, side).bonuses if bonus.artifact == artifact), NOBODY)


def users(view: BattleView, side: int, kind: str) -> list[int]:
    """Return the units that can use an artifact of this kind now (BA12, BD1.5).

    They have the class that it needs, act this turn, use no other artifact of its group, and live or were lost in
    the current phase. A unit that an enemy shield is used against may carry a shield itself.
    """
    force, artifact = side_of(view, side), artifacts()[kind]
    busy = bearing(view, artifact.group) if artifact.group != "shield" else ()
    return [
        die
        for die in (*force.fallen, *fighters(view, side))
        if class_of(view.dice[die].type) == artifact.needs and die not in busy and die not in force.idle
    ]


def active(view: BattleView, side: int, does: str) -> list[int]:
    """Return a side's artifacts with this effect this turn, the largest amount first."""
    found = [
        (-line.amount, number)
        for number in side_of(view, side).artifacts
        for line in (line_of(view.dice[number].type, view.dice[number].face + 1),)
        if line.does == does
    ]
    return [number for _, number in sorted(found)]


def ready(view: BattleView, side: int, does: str) -> list[int]:
    """Return the active artifacts of a side that have not been used yet."""
    force = side_of(view, side)
    if not force.artifacts:
        return []
    spent = force.spent
    return [number for number in active(view, side, does) if number not in spent]


def usable(view: BattleView, side: int, does: str) -> list[int]:
    """Return the ready artifacts of a side that a unit can use now, at most one for each unit (BA12)."""
    found = []
    left: Counter[str] = Counter()
    for number in ready(view, side, does):
        kind = view.dice[number].type
        needs = artifacts()[kind].needs
        if needs not in left:
            left[needs] = len(users(view, side, kind))
        if left[needs] > 0:
            left[needs] -= 1
            found.append(number)
    return found


def spend(draft: BattleDraft, side: int, artifact: int) -> None:
    """Mark an artifact as used by a unit; prefer a unit lost in this phase over a living one."""
    force = side_of(draft, side)
    user = users(draft, side, draft.dice[artifact].type)[0]
    bonuses = (*force.bonuses, Bonus(user, 0, artifact))
    change.side(draft, side, bonuses=bonuses, spent=(*force.spent, artifact))


def orbs(view: BattleView, side: int, table: str) -> tuple[int, ...]:
    """Return the orbs that may shift a result of this table now, one for each unit that can use one (BA11, BA12)."""
    return tuple(number for number in usable(view, side, "orb") if artifacts()[view.dice[number].type].table == table)


def rally(view: BattleView, side: int) -> int:
    """Return how many dice banners subtract in a side's morale check, one banner per general (BA2, BA12)."""
    banners = ready(view, side, "rally")
    if not banners:
        return 0
    generals = sum(view.dice[die].type == "general" for die in fighters(view, side))
    return sum(line_of(view.dice[banner].type, view.dice[banner].face + 1).amount for banner in banners[:generals])
