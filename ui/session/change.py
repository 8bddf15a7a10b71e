"""The difference that a step makes on the table: widgets refresh what a change names, not everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from ddtable.engine.kernel import Played
    from ddtable.engine.questions import Question
    from ddtable.engine.system import AnyPosition


class TableChange(Struct, frozen=True):
    """A change of the table, sent once for each step.

    `played` is the step shown, as the screen may show it. `dice` are the dice that are new, gone, moved, turned, of
    another kind, or begin or cease to show a rolled face. `board`: what the game keeps beside its dice has changed,
    effects among it. `effects`: the effects in force. `question`: another question is asked, or none. `seats`: another
    player, or another person at the screen. `moment`: the table shows another moment than before. `steps`: the game
    has other steps than before.
    """

    played: Played
    dice: frozenset[int] = frozenset()
    board: bool = True
    effects: bool = True
    question: bool = True
    seats: bool = True
    moment: bool = True
    steps: bool = True

    @property
    def is_empty(self) -> bool:
        """True if nothing has changed: an action could not be saved, or the table is only shown again."""
        return not (self.dice or self.board or self.effects or self.question or self.seats or self.moment or self.steps)


class Shown(Struct, frozen=True):
    """The table as shown after a step, for comparing it with the next one."""

    position: AnyPosition
    faces_up: frozenset[int]
    question: Question | None
    seats: tuple[object, ...]
    moment: int | None
    steps: int


def changed_dice(before: AnyPosition, now: AnyPosition) -> frozenset[int]:
    """Return the dice that differ between two positions, those that only one of them has among them."""
    old, new = before.dice, now.dice
    if old is new:
        return frozenset()
    both = {die for die, (was, is_now) in enumerate(zip(old, new, strict=False)) if was is not is_now and was != is_now}
    return frozenset(both | {*range(min(len(old), len(new)), max(len(old), len(new)))})


def change_of(before: Shown, now: Shown, played: Played) -> TableChange:
    """Return the difference between two moments of the table."""
    was, new = before.position.board, now.position.board
    return TableChange(
        played,
        dice=changed_dice(before.position, now.position) | (before.faces_up ^ now.faces_up),
        board=was is not new and was != new,
        effects=getattr(was, "effects", ()) != getattr(new, "effects", ()),
        question=before.question is not now.question and before.question != now.question,
        seats=before.seats != now.seats,
        moment=before.moment != now.moment,
        steps=before.steps != now.steps,
    )
