"""Rout and pursuit (C9)."""

from __future__ import annotations

from typing import cast

from ddtable.engine.arithmetic import Face
from ddtable.engine.questions import Choice, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import ClassicDraft, ClassicView, distance, units_at
from ddtable.rules.dragon_dice.control import settle, turn_terrain
from ddtable.rules.dragon_dice.events.attacks import Pursued, Routed
from ddtable.rules.dragon_dice.held import family_of, saves_made
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolls import as_saves, dice_of
from ddtable.rules.dragon_dice.spell_work import join
from ddtable.rules.dragon_dice.steps import Act, ArmyRoll, Pursue, Strike, StrikeBack

PURSUE, LET = "pursue", "let"


def shown_saves(view: ClassicView, place: str, faces: tuple[Face, ...], kind: Kind) -> tuple[int, int]:
    """Return the numbers for the rout check: dice that show an ID, and save results of the others, as rolled (C9.1).

    Only IDs of units count, but also the automatic saves of dragons and dragonkin. Special icons that count as saves
    are included, also a Cloak's. In a charging army only the save icons count, because its maneuvers have already been
    used as hits (C9.5).
    """
    charging = kind == "charge"
    dice = () if charging else as_saves(view, place, dice_of(faces))
    ids = sum(1 for face in faces if face.icon == "id" and family_of(view.dice[face.die].type) == "units")
    saves = 0 if charging else saves_made(view, faces)
    for face in faces:
        if face.icon == "save" or (face.icon == "maneuver" and face.die in dice):
            saves += face.count
        elif not charging:
            use = view.board.edition.icons.use_of(face.icon, kind)
            saves += face.count * (use.gives.get("save", 0) + (use.hook == "cloak"))
    return ids, saves


def routs(draft: ClassicDraft, seat: int, place: str, roll: ArmyRoll, kind: Kind, more: int = 0) -> bool:
    """Return True if an army routs, and record it (C9.1, C9.2, C9.6).

    It routs if it has more dice with IDs than save results of the other dice, including `more` saves by special icons;
    not if the terrain shows 1 or the army is wiped out. An edition may have no rout at all.
    """
    if not draft.board.edition.rout or distance(draft, place) == 1 or not units_at(draft, seat, place):
        return False
    ids, saves = shown_saves(draft, place, roll.faces, kind)
    saves += more
    if ids <= saves:
        return False
    draft.note(Routed(seat, place, ids, saves))
    return True


def made_saves(changed: tuple[tuple[str, int], ...]) -> int:
    """Return the saves that special icons added to those in the roll: Bash, Regenerate, Wild Growth."""
    return sum(points for _, points in changed if points > 0)


def check_rout(draft: ClassicDraft, step: Strike) -> None:
    """Check whether the attacked army routs, and offer the pursuit (C9.1, C9.3, C9.4, C7.4).

    A missile attack from another terrain routs no army, nor does a spell. An army that routs in a skirmish cannot
    strike back.
    """
    routed = False
    if step.kind != "spell" and step.place == step.target_place:
        kind: Kind = "save" if step.kind == "missile" else "save_melee"
        routed = routs(draft, step.target, step.place, cast(ArmyRoll, step.save), kind, made_saves(step.changed))
    draft.become()
    if not routed:
        return
    if draft.agenda and isinstance(draft.agenda[-1], StrikeBack):
        draft.agenda.pop()
    draft.push(Pursue(step.seat, step.place, step.target))


def ask_pursue(view: ClassicView, step: Pursue) -> Question | None:
    """Ask the player whose attack caused the rout whether to pursue, acting player or not (C9.4, Q7)."""
    if not units_at(view, step.seat, step.place):
        return None
    options = (Option(PURSUE, "pursue"), Option(LET, "no-pursuit"))
    values: dict[str, int | str] = {"seat": step.against, "place": step.place, "number": distance(view, step.place) - 1}
    return Question(step.seat, "pursue", "C9.4", Pick(options), values, step.place)


def answer_pursue(draft: ClassicDraft, step: Pursue, choice: Choice) -> None:
    """Turn the die one down, and let the pursuing army attack the routed army in the same march (C9.4, C9.7).

    This is an action of its own: units returned in the previous one have already joined (M20).
    """
    pursues = cast(Picked, choice).option == PURSUE
    draft.note(Pursued(step.seat, step.place, step.against, pursues))
    if not pursues:
        draft.become()
        return
    join(draft)
    draft.become(Act(step.seat, step.place, step.against))
    fall_back(draft, step.place)


def no_pursuit(draft: ClassicDraft, _step: Pursue) -> None:
    """Continue if the pursuing army is gone."""
    draft.become()


def fall_back(draft: ClassicDraft, place: str, cause: str = "pursuit") -> None:
    """Turn a terrain die one down after a rout; from eight to seven control ends (C9.4, C9.5, C9.6)."""
    turn_terrain(draft, place, distance(draft, place) - 1, cause)
    settle(draft)


ROWS = (StepRow(Pursue, ask_pursue, answer_pursue, no_pursuit, clause="C9.4"),)
