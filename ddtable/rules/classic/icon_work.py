"""Special icons that act: one after the other, in the order of the dice, each by the functions of its hook (C14.4).

An icon's hook names its `Work`. To add one: a word in `Hook` of icons.py, its three functions, a row in `WORKS` of
system.py. The functions get the `IconWork` step, whose first act is the one in hand; they may push steps on top of it
and go on in a later stage, and end with `done`. What an icon does to the exchange below it goes through `on_saves`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from ddtable.engine.arithmetic import Add, Face, Subtract, Working
from ddtable.engine.questions import Choice, Question
from ddtable.rules.classic.board import NOBODY, ClassicDraft, ClassicView
from ddtable.rules.classic.effects import paralysed
from ddtable.rules.classic.events import IconActed
from ddtable.rules.classic.icons import Use, acts_of, use_of
from ddtable.rules.classic.rolls import ONLY_SAVES, Kind
from ddtable.rules.classic.steps import Charge, DragonAttack, IconAct, IconWork, Strike

Exchange = Strike | Charge | DragonAttack


class Work(NamedTuple):
    """How the icons of one hook act: what they ask, take as an answer, and do where nothing is asked."""

    ask: Callable[[ClassicView, IconWork], Question | None]
    answer: Callable[[ClassicDraft, IconWork, Choice], None]
    proceed: Callable[[ClassicDraft, IconWork], None]


def in_hand(step: IconWork) -> tuple[IconAct, Use]:
    """Return the act in hand and what its icon does in this kind of roll."""
    act = step.acts[0]
    return act, use_of(act.icon, step.kind)


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
    """Return the step in which the icons of a roll act; none where no icon does (C14.4).

    An army that may roll nothing but saves has nothing but what its icons do in a save roll (DA-D2).
    """
    if not faces:
        return ()
    if view.board.effects and paralysed(view, seat, place):
        kind = ONLY_SAVES.get(kind, kind)
    acts = acts_of(faces, kind, delayed)
    return (IconWork(seat, place, kind, acts, target, target_place),) if acts else ()


def done(draft: ClassicDraft, step: IconWork) -> None:
    """End the act in hand: the next one, or back to the roll."""
    rest = step.acts[1:]
    if rest:
        draft.become(replace(step, acts=rest, stage="", chosen=()))
    else:
        draft.become()


def tell(
    draft: ClassicDraft, step: IconWork, dice: tuple[int, ...] = (), place: str = "", target: int = NOBODY
) -> None:
    """Note that the icon in hand acts: on dice, on an army, or on nobody."""
    act, _ = in_hand(step)
    draft.note(IconActed(step.seat, act.icon, act.points, dice, target, place))


# The three functions of the step


def asking(works: Mapping[str, Work]) -> Callable[[ClassicView, IconWork], Question | None]:
    """Return what asks for an act; nothing of one who has gone out meanwhile (C2.3)."""

    def ask(view: ClassicView, step: IconWork) -> Question | None:
        if step.seat in view.board.out:
            return None
        return works[in_hand(step)[1].hook].ask(view, step)

    return ask


def answering(works: Mapping[str, Work]) -> Callable[[ClassicDraft, IconWork, Choice], None]:
    """Return what takes an answer."""

    def answer(draft: ClassicDraft, step: IconWork, choice: Choice) -> None:
        works[in_hand(step)[1].hook].answer(draft, step, choice)

    return answer


def proceeding(works: Mapping[str, Work]) -> Callable[[ClassicDraft, IconWork], None]:
    """Return what lets an icon act where nothing is asked."""

    def proceed(draft: ClassicDraft, step: IconWork) -> None:
        if step.seat in draft.board.out:
            draft.become()
        else:
            works[in_hand(step)[1].hook].proceed(draft, step)

    return proceed


def no_answer(_draft: ClassicDraft, _step: IconWork, _choice: Choice) -> None:
    """Take nothing: this icon asks nothing."""


def no_question(_view: ClassicView, _step: IconWork) -> None:
    """Ask nothing."""


# What icons do to the exchange below them


def exchange_of(view: ClassicView) -> Exchange | None:
    """Return the attack in which an icon acts; none in a magic action."""
    return next((step for step in reversed(view.agenda) if isinstance(step, Strike | Charge | DragonAttack)), None)


def change_exchange(draft: ClassicDraft, **fields: Any) -> None:
    """Change the attack in which an icon acts."""
    for at in range(len(draft.agenda) - 1, -1, -1):
        step = draft.agenda[at]
        if isinstance(step, Strike | Charge | DragonAttack):
            draft.agenda[at] = replace(step, **fields)
            return


def on_saves(draft: ClassicDraft, icon: str, points: int) -> None:
    """Let an icon add to the save roll that is in hand or to come, or take off it."""
    exchange = exchange_of(draft)
    if exchange is not None and points:
        change_exchange(draft, changed=(*exchange.changed, (icon, points)))


def changed_saves(changed: tuple[tuple[str, int], ...]) -> list[Working]:
    """Return what icons changed in a save roll, as lines of its sum: penalties, and what they add (C14.2, C14.4)."""
    return [
        Add("save", points, icon, "C14.4") if points > 0 else Subtract("save", -points, icon, "C14.4")
        for icon, points in changed
    ]
