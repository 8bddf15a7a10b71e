"""What a dragon's breath does to an army, after its roll has had its effect (DA-C2, DA-D)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.constraints import LargestUpTo, Number
from ddtable.engine.position import area
from ddtable.engine.questions import Question, Subset
from ddtable.rules.classic.board import BURIED, DEAD, ClassicDraft, ClassicView, Effect, healths, units_at
from ddtable.rules.classic.casualties import kill
from ddtable.rules.classic.dragon_rolls import dragon_colours, showed
from ddtable.rules.classic.effects import FROST, PARALYSIS, begin_breath
from ddtable.rules.classic.events import Breathed
from ddtable.rules.classic.steps import Alone, ArmyRoll, DragonAttack, Loss

STONE_UNITS, FLAME_HEALTH = 5, 5


def ask_breath(view: ClassicView, step: DragonAttack) -> Question | None:
    """Ask the army's owner which five units stone takes, or which five health flame (DA-D1, DA-D3).

    One that was slain in the fight breathes too (DA-D, Q29).
    """
    breathing = showed(step, "breath")
    seat, place = view.board.seat, step.place
    dice = units_at(view, seat, place)
    if step.breaths == len(breathing) or not dice:
        return None
    dragon = breathing[step.breaths]
    colour = dragon_colours(view, dragon)[0]
    values: dict[str, int | str] = {"die": dragon, "place": place}
    if colour == "earth":
        stone = Subset(dice, Number(STONE_UNITS, len(dice)), area(DEAD, seat))
        return Question(seat, "breath-stone", "DA-D1", stone, values, place)
    if colour == "fire":
        flame = LargestUpTo(FLAME_HEALTH, healths(view, dice))
        return Question(seat, "breath-flame", "DA-D3", Subset(dice, flame, area(BURIED, seat)), values, place)
    return None


def take_breath(draft: ClassicDraft, step: DragonAttack, dice: tuple[int, ...]) -> None:
    """Turn those units to stone unless they save, or kill and bury them (DA-D1, DA-D3)."""
    dragon = showed(step, "breath")[step.breaths]
    seat, place = draft.board.seat, step.place
    colour = dragon_colours(draft, dragon)[0]
    draft.note(Breathed(dragon, colour, place))
    if colour == "earth":
        draft.push(Alone(seat, place, dice, "stone"))
    else:
        kill(draft, Loss(seat, place, dice, FLAME_HEALTH, "flame", buried=True))


def breathe(draft: ClassicDraft, step: DragonAttack) -> None:
    """Let the next breath work where nothing is chosen: paralysis, frost, disease (DA-D2, DA-D4, DA-D5)."""
    breathing = showed(step, "breath")
    seat, place = draft.board.seat, step.place
    if step.breaths == len(breathing) or not units_at(draft, seat, place):
        draft.become(replace(step, stage="treasure"))
        return
    dragon = breathing[step.breaths]
    colour = dragon_colours(draft, dragon)[0]
    draft.become(replace(step, breaths=step.breaths + 1))
    draft.note(Breathed(dragon, colour, place))
    name = {"air": PARALYSIS, "water": FROST}.get(colour)
    if name:
        begin_breath(draft, Effect(name, seat, "end", draft.board.turn, place, seat))
        return
    sick = {face.die for face in cast(ArmyRoll, step.army).faces if face.icon == "id"}
    dice = tuple(die for die in units_at(draft, seat, place) if die in sick)
    kill(draft, Loss(seat, place, dice, cause="disease"))
