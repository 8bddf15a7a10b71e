"""The effect of a dragon's breath on an army, after the roll has been resolved (DA-C2, DA-D)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.constraints import LargestUpTo, Number
from ddtable.engine.position import area
from ddtable.engine.questions import Question, Subset
from ddtable.rules.dragon_dice.board import BURIED, DEAD, ClassicDraft, ClassicView, Effect, healths, units_at
from ddtable.rules.dragon_dice.casualties import kill
from ddtable.rules.dragon_dice.dragon_rolls import breath_colours, showed
from ddtable.rules.dragon_dice.effects import FROST, PARALYSIS, begin_breath
from ddtable.rules.dragon_dice.events.dragons import Breathed
from ddtable.rules.dragon_dice.steps import Alone, ArmyRoll, DragonAttack, Loss

STONE_UNITS, FLAME_HEALTH = 5, 5
LASTING = {"air": PARALYSIS, "water": FROST}


def _next_breath(view: ClassicView, step: DragonAttack) -> tuple[int, str] | None:
    """Return the dragon and the colour of the next breath effect; None after the last, or if no unit is left.

    A dragon that was slain in the fight breathes too (DA-D, Q29). A dragon of two colours has two effects, one after
    the other (H92).
    """
    seat, place = view.board.seat, step.place
    effects = [(dragon, colour) for dragon in showed(step, "breath") for colour in breath_colours(view, dragon, place)]
    if step.breaths == len(effects) or not units_at(view, seat, place):
        return None
    return effects[step.breaths]


def ask_breath(view: ClassicView, step: DragonAttack) -> Question | None:
    """Ask the army's owner about the next breath, if it has a choice."""
    breath = _next_breath(view, step)
    return None if breath is None else breath_question(view, view.board.seat, step.place, *breath)


def breath_question(view: ClassicView, seat: int, place: str, dragon: int, colour: str) -> Question | None:
    """Ask an army's owner which five units stone breath hits, or which five health flame kills (DA-D1, DA-D3)."""
    dice = units_at(view, seat, place)
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
    dragon, colour = cast("tuple[int, str]", _next_breath(draft, step))
    breathe_at(draft, draft.board.seat, step.place, dragon, colour, dice)


def breathe_at(draft: ClassicDraft, seat: int, place: str, dragon: int, colour: str, dice: tuple[int, ...]) -> None:
    """Apply a breath that hits units which their owner has picked: stone, flame (DA-D1, DA-D3)."""
    draft.note(Breathed(dragon, colour, place))
    if colour == "earth":
        draft.push(Alone(seat, place, dice, "stone"))
    elif colour == "fire":
        kill(draft, Loss(seat, place, dice, FLAME_HEALTH, "flame", buried=True))


def breathe(draft: ClassicDraft, step: DragonAttack) -> None:
    """Apply the next breath that needs no choice."""
    breath = _next_breath(draft, step)
    if breath is None:
        draft.become(replace(step, stage=draft.board.edition.stage_after(step.stage)))
        return
    draft.become(replace(step, breaths=step.breaths + 1))
    breathe_on(draft, draft.board.seat, step.place, *breath, cast(ArmyRoll, step.army))


def breathe_on(draft: ClassicDraft, seat: int, place: str, dragon: int, colour: str, roll: ArmyRoll) -> None:
    """Apply a breath to an army: paralysis, frost, disease for units that showed an ID (DA-D2, DA-D4, DA-D5).

    Each colour has its own effect; ivory does nothing to an army (H92).
    """
    draft.note(Breathed(dragon, colour, place))
    if colour in LASTING:
        begin_breath(draft, Effect(LASTING[colour], seat, "end", draft.board.turn, place, seat))
    elif colour == "death":
        sick = {face.die for face in roll.faces if face.icon == "id"}
        dice = tuple(die for die in units_at(draft, seat, place) if die in sick)
        kill(draft, Loss(seat, place, dice, cause="disease"))
