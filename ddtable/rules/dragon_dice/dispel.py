"""Dispel Magic: a unit rolls against an opponent's magic that affects it, its army or its terrain (C14.4, H52)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import Party, Roll
from ddtable.engine.questions import Choice, Option, Pick, Picked, Question
from ddtable.engine.rows import RollRow, StepRow
from ddtable.rules.dragon_dice.aiming import army_target, die_target
from ddtable.rules.dragon_dice.board import ClassicDraft, ClassicView, units_in_play
from ddtable.rules.dragon_dice.effects import glance_away, held_alone
from ddtable.rules.dragon_dice.events.magic import SpellFailed
from ddtable.rules.dragon_dice.events.powers import PowerRolled
from ddtable.rules.dragon_dice.rolls import faces_of
from ddtable.rules.dragon_dice.steps import Announced, Cast, Dispel

ICON = "dispel_magic"
ROLL, LET = "roll", "let"


def dispelling(view: ClassicView, step: Cast) -> tuple[Dispel, ...]:
    """Return the units that may roll against the announced spells, in the order of the dice."""
    if ICON not in view.board.edition.icons_in_play or not step.announced:
        return ()
    units, still = catalogue().army_units, held_alone(view)
    return tuple(
        Dispel(number)
        for number in units_in_play(view)
        if view.dice[number].owner != step.seat
        and any(face.icon == ICON for face in units[view.dice[number].type].faces)
        and number not in still
        and touching(view, step, number)
    )


def touching(view: ClassicView, step: Cast, number: int) -> tuple[Announced, ...]:
    """Return the announced spells that affect a unit, its army or its terrain.

    Those are the spells aimed at them, and those that send a dragon or a unit to the terrain: Summon Dragon, Path.
    """
    die = view.dice[number]
    aimed = (die_target(number), army_target(die.owner, die.place), die.place)
    return tuple(one for one in step.announced if one.target in aimed or one.to == die.place)


def _cast(view: ClassicView) -> Cast:
    return next(step for step in reversed(view.agenda) if isinstance(step, Cast))


def ask_dispel(view: ClassicView, step: Dispel) -> Question | None:
    """Ask the owner whether to roll the unit; its other results have no effect."""
    found = touching(view, _cast(view), step.die)
    if not found:
        return None
    die = view.dice[step.die]
    options = (Option(ROLL, "dispel", {"die": step.die}), Option(LET, "no-dispel"))
    values: dict[str, int | str] = {"die": step.die, "spell": found[0].spell, "count": len(found)}
    return Question(die.owner, "dispel", "C14.4", Pick(options), values, die.place)


def answer_dispel(draft: ClassicDraft, step: Dispel, choice: Choice) -> None:
    """Roll the unit, or let the magic take effect."""
    if cast(Picked, choice).option == LET:
        draft.become()
        return
    die = draft.dice[step.die]
    glance_away(draft, (step.die,))
    draft.push(Roll("dispel", (Party(die.owner, (step.die,), "single", die.place),)))


def proceed_dispel(draft: ClassicDraft, _step: Dispel) -> None:
    """Continue if another unit has dispelled all spells."""
    draft.become()


def dispel_rolled(draft: ClassicDraft, roll: Roll, _faces: tuple[int, ...]) -> None:
    """Cancel the spells on the unit, its army and its terrain if it shows the icon."""
    party = roll.parties[0]
    faces = faces_of(draft, party.dice)
    void = faces[0].icon == ICON
    draft.note(PowerRolled(party.seat, party.place, ICON, faces, party.dice if void else ()))
    casting = _cast(draft)
    touched = touching(draft, casting, party.dice[0])
    draft.become()
    if void:
        at = max(index for index, step in enumerate(draft.agenda) if isinstance(step, Cast))
        rest = tuple(one for one in casting.announced if one not in touched)
        draft.agenda[at] = replace(casting, announced=rest)
        for one in touched:
            draft.note(SpellFailed(casting.seat, one.spell, one.target, "dispelled"))


ROWS = (
    StepRow(Dispel, ask_dispel, answer_dispel, proceed_dispel, clause="C14.4"),
    RollRow("dispel", dispel_rolled),
)
