"""Dragons of different colours fight each other instead of the army (DG-D to DG-N)."""

from __future__ import annotations

from collections import Counter
from typing import cast

from msgspec.structs import replace

from ddtable.engine.questions import Choice, Option, Pick, Picked, Question
from ddtable.engine.rows import PartRow, StepRow
from ddtable.rules.dragon_dice.board import ClassicDraft, ClassicView, Effect
from ddtable.rules.dragon_dice.dragon_rolls import (
    breath_colours,
    damage_of,
    dragon_party,
    leave,
    needed,
    opposed,
    shows,
)
from ddtable.rules.dragon_dice.effects import BARE, begin_breath
from ddtable.rules.dragon_dice.events.dragons import Breathed, DragonRolled, DragonsFight, DragonStruck
from ddtable.rules.dragon_dice.places import lair
from ddtable.rules.dragon_dice.rolling import throw
from ddtable.rules.dragon_dice.steps import ArmyRoll, DragonFight, Rolling, Step


def in_order(view: ClassicView, step: DragonFight) -> list[int]:
    """Return the dragons in the order in which their owners are asked: seat by seat."""
    return sorted(step.dragons, key=lambda dragon: (view.dice[dragon].owner, dragon))


def ask_fight(view: ClassicView, step: DragonFight) -> Question | None:
    """Ask the owner of each dragon for its target; the answers are sealed until all are given (DG-D)."""
    if len(step.targets) == len(step.dragons):
        return None
    dragon = in_order(view, step)[len(step.targets)]
    owner = view.dice[dragon].owner
    if owner in view.board.out:
        return None
    options = tuple(Option(str(other), "dragon-target", {"die": other}, die=other) for other in opposed(view, dragon))
    values: dict[str, int | str] = {"die": dragon, "place": step.place}
    others = _choosers(view, step) - {owner}
    return Question(owner, "dragon-target", "DG-D", Pick(options), values, step.place, sealed=bool(others))


def _choosers(view: ClassicView, step: DragonFight) -> set[int]:
    """Return the seats that have a choice of target; if there is only one, nothing needs hiding (DG-D)."""
    owners = {view.dice[dragon].owner for dragon in step.dragons if len(opposed(view, dragon)) > 1}
    return owners - set(view.board.out)


def answer_fight(draft: ClassicDraft, step: DragonFight, choice: Choice) -> None:
    """Store one sealed target."""
    draft.become(replace(step, targets=(*step.targets, int(cast(Picked, choice).option))))


def sealed(view: ClassicView, seat: int) -> tuple[Step, ...]:
    """Return the agenda as a seat may see it: targets of others' dragons are hidden until all are chosen (DG-D).

    A hidden target is replaced by the dragon itself, which is never a legal target.
    """
    agenda = tuple(view.agenda)
    if not agenda or not isinstance(agenda[-1], DragonFight):
        return agenda
    step = agenda[-1]
    dragons = in_order(view, step)
    shown = tuple(
        target if view.dice[dragon].owner == seat else dragon
        for dragon, target in zip(dragons, step.targets, strict=False)
    )
    return (*agenda[:-1], replace(step, targets=shown))


def proceed_fight(draft: ClassicDraft, step: DragonFight) -> None:
    """Draw a target for the dragon of a player who is out (DG-N); when all have one, all roll at once (DG-D)."""
    dragons = in_order(draft, step)
    if len(step.targets) < len(dragons):
        dragon = dragons[len(step.targets)]
        found = opposed(draft, dragon)
        drawn = (*step.drawn, dragon)
        draft.become(replace(step, targets=(*step.targets, found[draft.lot(len(found))]), drawn=drawn))
        return
    draft.note(DragonsFight(step.place, tuple(zip(dragons, step.targets, strict=True)), step.drawn))
    draft.push(throw("dragon_fight", *(dragon_party(draft, dragon, step.place) for dragon in dragons)))


def fight_rolled(draft: ClassicDraft, rolling: Rolling) -> None:
    """Add up the damage on each dragon: ten slays, five without saves; then breath, then wings (DG-D1, DG-H).

    Treasure, wing and breath do no damage; no army is promoted, and none is attacked (DG-E, DG-I, DG-J, DG-M). A dragon
    that is attacked but attacks no dragon itself does not roll here (H92).
    """
    step = cast(DragonFight, draft.agenda[-1])
    draft.become()
    dragons = in_order(draft, step)
    shown = dict(zip(dragons, rolling.fallen, strict=True))
    taken: Counter[int] = Counter()
    for dragon, target in zip(dragons, step.targets, strict=True):
        damage = damage_of(draft, shown[dragon])
        draft.note(DragonRolled(dragon, tuple(face.icon for face in shown[dragon].faces), damage, target))
        taken[target] += damage
    slain = []
    for dragon in dict.fromkeys((*dragons, *sorted(step.targets))):
        need = needed(draft, dragon, shown.get(dragon, ArmyRoll(())))
        if taken[dragon]:
            draft.note(DragonStruck(dragon, "dragon", taken[dragon], need, taken[dragon] >= need))
        if taken[dragon] >= need:
            slain.append(dragon)
    for dragon in slain:
        leave(draft, dragon, "slain")
    for dragon, target in zip(dragons, step.targets, strict=True):
        if shows(shown[dragon], "breath"):
            _breathe(draft, step, dragon, target)
    for dragon in dragons:
        if dragon not in slain and shows(shown[dragon], "wing"):
            leave(draft, dragon, "wing")


def _breathe(draft: ClassicDraft, step: DragonFight, dragon: int, target: int) -> None:
    """Remove a dragon's automatic saves after this fight (DG-D2, DG-G).

    They return at the close of the acting player's next turn.
    """
    draft.note(Breathed(dragon, breath_colours(draft, dragon, step.place)[0], step.place, target))
    if draft.dice[target].place == lair(step.place):
        begin_breath(draft, Effect(BARE, draft.board.seat, "end", draft.board.turn, die=target))


ROWS = (
    StepRow(DragonFight, ask_fight, answer_fight, proceed_fight, phase="dragons", clause="DG-D"),
    PartRow(Rolling, "dragon_fight", fight_rolled),
)
