"""Dragons in armies: what they do after an action in which they rolled (K9, KP9).

Their results in a roll are data (`resources/powers/icons_campaign.toml`) and `ddtable.rules.dragon_dice.held`. They
roll and die with their army; after the action those that showed it breathe, promote and may fly away.
"""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.arithmetic import Face
from ddtable.engine.constraints import LargestUpTo
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Chosen, Move, Option, Pick, Picked, Question, Subset
from ddtable.engine.rows import StepRow
from ddtable.rules.campaign.board import SUMMONING, CampaignDraft
from ddtable.rules.campaign.steps import Deed, DragonDeeds
from ddtable.rules.dragon_dice.board import DEAD, ClassicView, healths, units_at
from ddtable.rules.dragon_dice.breath import breath_question, breathe_at, breathe_on
from ddtable.rules.dragon_dice.casualties import kill
from ddtable.rules.dragon_dice.charge import answer_charge, ask_charge, proceed_charge
from ddtable.rules.dragon_dice.dragon_rolls import breath_colours
from ddtable.rules.dragon_dice.held import family_of, to_pools
from ddtable.rules.dragon_dice.steps import ArmyRoll, Charge, Loss, Promote, Strike, StrikeBack
from ddtable.rules.dragon_dice.strike import answer_strike, ask_strike, proceed_strike

FLY, STAY = "fly", "stay"
NO_ROLL = ArmyRoll(())


def deeds(view: ClassicView, place: str, faces: tuple[Face, ...]) -> tuple[Deed, ...]:
    """Return what the dragons of a roll do after the action: breaths first, then treasures and wings.

    KP9.2, KP9.3, KP9.4.
    """
    dragons = [face for face in faces if family_of(view.dice[face.die].type) == "dragons"]
    breaths = [
        Deed("breath", face.die, colour)
        for face in dragons
        if face.icon == "breath"
        for colour in breath_colours(view, face.die, place)
    ]
    treasures = [Deed("treasure", face.die) for face in dragons if face.icon == "treasure"]
    wings = [Deed("wing", face.die) for face in dragons if face.icon == "wing"]
    kin = [face for face in faces if face.icon == "breath" and family_of(view.dice[face.die].type) == "dragonkin"]
    return (*breaths, *(Deed("kin", face.die, points=face.count) for face in kin), *treasures, *wings)


def after(draft: CampaignDraft, seat: int, place: str, target: int, at: str, roll: ArmyRoll, other: ArmyRoll) -> None:
    """Put what an army's dragons do on the agenda: after the army that was attacked has struck back."""
    found = deeds(draft, place, roll.faces)
    if not found:
        return
    step = DragonDeeds(seat, place, target, at, found, other)
    if draft.agenda and isinstance(draft.agenda[-1], StrikeBack):
        draft.agenda.insert(-1, step)
    else:
        draft.push(step)


def proceed_strike_with_dragons(draft: CampaignDraft, step: Strike) -> None:
    """Advance an attack; when it is over, dragons of the attacking army act (KP9.2)."""
    proceed_strike(draft, step)
    if step.stage == "rout" and draft.result is None and step.attack is not None:
        saves = step.save or NO_ROLL
        after(draft, step.seat, step.place, step.target, step.target_place, step.attack, saves)


def proceed_charge_with_dragons(draft: CampaignDraft, step: Charge) -> None:
    """Advance a charge; when it is over, dragons of both armies act, the charger's first (KP9.2, Q129)."""
    proceed_charge(draft, step)
    if step.stage == "rout" and draft.result is None:
        mine, theirs = cast(ArmyRoll, step.attack), step.defence or NO_ROLL
        after(draft, step.target, step.place, step.seat, step.place, theirs, mine)
        after(draft, step.seat, step.place, step.target, step.place, mine, theirs)


def ask_deeds(view: ClassicView, step: DragonDeeds) -> Question | None:
    """Ask the other army's owner about a breath, or the dragon's owner whether it flies away (KP9.2, Q131)."""
    deed = step.left[0]
    if deed.word == "breath" and units_at(view, step.target, step.target_place):
        return breath_question(view, step.target, step.target_place, deed.die, deed.colour)
    if deed.word == "kin":
        return _ask_kin(view, step, deed)
    if deed.word == "wing" and view.dice[deed.die].place == step.place:
        move = Move((deed.die,), area(step.place, step.seat), area(SUMMONING, step.seat))
        options = (
            Option(FLY, "dragon-flies", {"die": deed.die}, (move,)),
            Option(STAY, "dragon-stays", {"die": deed.die}),
        )
        values: dict[str, int | str] = {"die": deed.die, "place": step.place}
        return Question(step.seat, "dragon-wing", "KP9.4", Pick(options), values, step.place)
    return None


def _ask_kin(view: ClassicView, step: DragonDeeds, deed: Deed) -> Question | None:
    """Ask the owner of breathing dragonkin which units of the other army die, as much health as possible (KP10.8)."""
    dice = units_at(view, step.target, step.target_place)
    constraint = LargestUpTo(deed.points, healths(view, dice))
    if not dice or not constraint.best():
        return None
    values: dict[str, int | str] = {"die": deed.die, "points": deed.points, "place": step.target_place}
    shape = Subset(dice, constraint, area(DEAD, step.target))
    return Question(step.seat, "kin-breath", "KP10.8", shape, values, step.target_place)


def answer_deeds(draft: CampaignDraft, step: DragonDeeds, choice: Choice) -> None:
    """Hit the units that the other owner has picked, or return the dragon to its pool."""
    deed = step.left[0]
    _done(draft, step)
    if isinstance(choice, Chosen) and deed.word == "kin":
        kill(draft, Loss(step.target, step.target_place, choice.dice, deed.points))
    elif isinstance(choice, Chosen):
        breathe_at(draft, step.target, step.target_place, deed.die, deed.colour, choice.dice)
    elif cast(Picked, choice).option == FLY:
        to_pools(draft, step.seat, step.place, (deed.die,), "flew")


def proceed_deeds(draft: CampaignDraft, step: DragonDeeds) -> None:
    """Apply a breath that needs no choice, or a treasure; a dragon or an army that is gone does nothing."""
    deed = step.left[0]
    _done(draft, step)
    if deed.word == "breath" and units_at(draft, step.target, step.target_place):
        breathe_on(draft, step.target, step.target_place, deed.die, deed.colour, step.roll)
    elif deed.word == "treasure":
        draft.push(Promote(step.seat, step.place, 1, "treasure"))


def _done(draft: CampaignDraft, step: DragonDeeds) -> None:
    """Continue with the next deed."""
    left = step.left[1:]
    draft.become(*([replace(step, left=left)] if left else []))


ROWS = (
    StepRow(Strike, ask_strike, answer_strike, proceed_strike_with_dragons, clause="C6.1"),
    StepRow(Charge, ask_charge, answer_charge, proceed_charge_with_dragons, clause="C8.3"),
    StepRow(DragonDeeds, ask_deeds, answer_deeds, proceed_deeds, clause="KP9.2"),
)
