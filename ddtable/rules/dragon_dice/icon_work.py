"""Special icons that act: one after the other, in the order of the dice, each by the functions of its hook (C14.4).

An icon's hook names its `Work`. To add one: a word in `Hook` of icons.py, its three functions, and the `PartRow` of
the hook in the `ROWS` of their module. The functions get the `IconWork` step, whose first act is the current one; they
may push steps on top of it and continue in a later stage, and end with `done`. Changes of the exchange below it go
through `on_saves`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from ddtable.engine.arithmetic import Add, Face, Subtract
from ddtable.engine.questions import Choice, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import NOBODY, ClassicDraft, ClassicView
from ddtable.rules.dragon_dice.editions import known_spells
from ddtable.rules.dragon_dice.effects import paralysed
from ddtable.rules.dragon_dice.events.powers import IconActed
from ddtable.rules.dragon_dice.icons import Use
from ddtable.rules.dragon_dice.roll_kinds import ONLY_SAVES, Kind
from ddtable.rules.dragon_dice.steps import Charge, DragonAttack, IconAct, IconWork, Strike

Exchange = Strike | Charge | DragonAttack


class Work(NamedTuple):
    """The functions of one hook: the question, the handling of its answer, and the action without a question."""

    ask: Callable[[ClassicView, IconWork], Question | None]
    answer: Callable[[ClassicDraft, IconWork, Choice], None]
    proceed: Callable[[ClassicDraft, IconWork], None]


def in_hand(view: ClassicView, step: IconWork) -> tuple[IconAct, Use]:
    """Return the current act and the use of its icon in this kind of roll."""
    act = step.acts[0]
    return act, view.board.edition.icons.use_of(act.icon, step.kind)


def icon_work(
    view: ClassicView,
    seat: int,
    place: str,
    kind: Kind,
    faces: Sequence[Face],
    target: int = NOBODY,
    target_place: str = "",
    delayed: bool = False,
) -> tuple[IconWork, ...]:
    """Return the step for the acting icons of a roll, if there are any (C14.4).

    An army that rolls only saves has only the icons that act in a save roll (DA-D2).
    """
    if not faces:
        return ()
    if view.board.effects and paralysed(view, seat, place):
        kind = ONLY_SAVES.get(kind, kind)
    acts = view.board.edition.icons.acts_of(faces, kind, delayed)
    return (IconWork(seat, place, kind, acts, target, target_place),) if acts else ()


def done(draft: ClassicDraft, step: IconWork) -> None:
    """End the current act: continue with the next one, or with the roll."""
    rest = step.acts[1:]
    if rest:
        draft.become(replace(step, acts=rest, stage="", chosen=()))
    else:
        draft.become()


def tell(
    draft: ClassicDraft, step: IconWork, dice: tuple[int, ...] = (), place: str = "", target: int = NOBODY
) -> None:
    """Record that the current icon acts: on dice, on an army, or on neither."""
    act, _ = in_hand(draft, step)
    draft.note(IconActed(step.seat, act.icon, act.points, dice, target, place))


# The three functions of the step, each with the `Work` of every hook


def ask_icon(works: Mapping[str, Work], view: ClassicView, step: IconWork) -> Question | None:
    """Ask for the current act; players who are out are not asked (C2.3)."""
    if step.seat in view.board.out:
        return None
    return works[in_hand(view, step)[1].hook].ask(view, step)


def answer_icon(works: Mapping[str, Work], draft: ClassicDraft, step: IconWork, choice: Choice) -> None:
    """Handle an answer to the current act."""
    works[in_hand(draft, step)[1].hook].answer(draft, step, choice)


def proceed_icon(works: Mapping[str, Work], draft: ClassicDraft, step: IconWork) -> None:
    """Apply an icon if nothing is asked."""
    if step.seat in draft.board.out:
        draft.become()
    else:
        works[in_hand(draft, step)[1].hook].proceed(draft, step)


def no_answer(_draft: ClassicDraft, _step: IconWork, _choice: Choice) -> None:
    """Do nothing: this icon asks nothing."""


def no_question(_view: ClassicView, _step: IconWork) -> None:
    """Ask nothing."""


# Effects of icons on the exchange below them


def exchange_of(view: ClassicView) -> Exchange | None:
    """Return the attack in which an icon acts; None in a magic action."""
    return next((step for step in reversed(view.agenda) if isinstance(step, Strike | Charge | DragonAttack)), None)


def change_exchange(draft: ClassicDraft, **fields: Any) -> None:
    """Change the attack in which an icon acts."""
    for at in range(len(draft.agenda) - 1, -1, -1):
        step = draft.agenda[at]
        if isinstance(step, Strike | Charge | DragonAttack):
            draft.agenda[at] = replace(step, **fields)
            return


def on_saves(draft: ClassicDraft, icon: str, points: int) -> None:
    """Add an icon's points to the current or next save roll; negative points are subtracted."""
    exchange = exchange_of(draft)
    if exchange is not None and points:
        change_exchange(draft, changed=(*exchange.changed, (icon, points)))


def changed_saves(changed: tuple[tuple[str, int], ...]) -> list[Subtract | Add]:
    """Return the changes of a save roll by icons as lines of its sum: penalties and additions (C14.2, C14.4).

    A spell may add to the one save roll against it (M16).
    """
    return [
        Add("save", points, cause, _clause(cause)) if points > 0 else Subtract("save", -points, cause, _clause(cause))
        for cause, points in changed
    ]


def _clause(cause: str) -> str:
    """Return the clause of a change by an icon, or by a spell."""
    return "M16" if cause in known_spells() else "C14.4"


ROWS = (StepRow(IconWork, ask_icon, answer_icon, proceed_icon, clause="C14.4"),)
