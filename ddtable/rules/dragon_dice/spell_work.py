"""The effects of spells: one function for each word of the spell data (M4, M12, M16, M19 to M22).

The function of a word is the `PartRow` of the word for the step `Spell`; a variant adds words of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import total_of
from ddtable.engine.constraints import AtMost
from ddtable.engine.position import Party, Roll, area
from ddtable.engine.questions import Choice, Chosen, Option, Pick, Question, Subset
from ddtable.engine.rows import PartRow, RollRow, StepRow
from ddtable.rules.dragon_dice.aiming import read_army, read_dead, read_die
from ddtable.rules.dragon_dice.board import (
    BURIED,
    DEAD,
    NOBODY,
    RESERVE,
    ClassicDraft,
    ClassicView,
    Effect,
    armies_of,
    dead_units,
    distance,
    healths,
    lair_places,
    opponents_at,
    units_at,
)
from ddtable.rules.dragon_dice.casualties import kill
from ddtable.rules.dragon_dice.control import arrive, settle, turn_terrain
from ddtable.rules.dragon_dice.dragon_rolls import leave
from ddtable.rules.dragon_dice.dying import ashes
from ddtable.rules.dragon_dice.effects import barred, begin_effect, may_enter, may_leave, paralysed
from ddtable.rules.dragon_dice.events.dragons import DragonRolled, Summoned
from ddtable.rules.dragon_dice.events.magic import SpellFailed, SpellWorked
from ddtable.rules.dragon_dice.events.units import Buried, Moved, Returned
from ddtable.rules.dragon_dice.maneuver import LET, OPPOSE, answer_oppose
from ddtable.rules.dragon_dice.pile_targets import pool_places
from ddtable.rules.dragon_dice.places import is_joint, is_terrain, lair
from ddtable.rules.dragon_dice.rolling import army_roll, throw
from ddtable.rules.dragon_dice.rolls import count
from ddtable.rules.dragon_dice.spell_targets import usable_dead
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import Alone, Flood, Join, Loss, Rolling, Spell, Strike

FLOOD_STOPPED = 6
FROM_PILES = ("dead_monster", "pool_dragon", "pool_dragonkin")


Working = Callable[[ClassicDraft, Spell, SpellType], None]


def stands(view: ClassicView, target: str, spell: SpellType) -> bool:
    """Return True if a spell's target is still there; a target that is gone is not replaced (M4)."""
    if target.startswith("army:"):
        return bool(units_at(view, *read_army(target)))
    if target.startswith("dead:"):
        return bool(dead_units(view, read_dead(target)))
    if target.startswith("die:"):
        place = view.dice[read_die(target)].place
        if spell.does == "summon":
            return place in (DEAD, *lair_places(view))
        if spell.target in FROM_PILES:
            return place == DEAD or place in pool_places(view)
        return is_terrain(place) or place == RESERVE or place in lair_places(view)
    return True


def ask_spell(_parts: Mapping[str, Working], view: ClassicView, step: Spell) -> Question | None:
    """Ask the caster which dead return or are buried: one health for each casting (M16, M20)."""
    spell = view.board.edition.spells[step.cast.spell]
    if spell.does not in ("resurrect", "bury"):
        return None
    dice = usable_dead(view, step.seat, spell)
    if not dice:
        return None
    limit = AtMost(step.cast.times, healths(view, dice))
    kind, target = ("resurrect", step.place) if spell.does == "resurrect" else ("bury-dead", BURIED)
    shape = Subset(dice, limit, area(target, step.seat))
    values: dict[str, int | str] = {"spell": spell.id, "points": step.cast.times, "place": step.place}
    return Question(step.seat, kind, "M20" if spell.does == "resurrect" else "M16", shape, values, step.place)


def answer_spell(_parts: Mapping[str, Working], draft: ClassicDraft, step: Spell, choice: Choice) -> None:
    """Return the chosen dead when the action is over, or bury them now (M20)."""
    dice = cast(Chosen, choice).dice
    draft.become()
    if not dice:
        spell = draft.board.edition.spells[step.cast.spell]
        least = min(healths(draft, usable_dead(draft, step.seat, spell)), default=0)
        fail(draft, step, "too-big" if least > step.cast.times else "nobody")
        return
    note_spell(draft, step)
    if draft.board.edition.spells[step.cast.spell].does == "bury":
        draft.put(dice, BURIED)
        draft.note(Buried(step.seat, dice, step.cast.spell))
        ashes(draft, dice)
    else:
        coming = tuple((die, step.place) for die in dice)
        draft.board = draft.board.changed(returning=(*draft.board.returning, *coming))


def proceed_spell(parts: Mapping[str, Working], draft: ClassicDraft, step: Spell) -> None:
    """Resolve a spell if its target is still there (M4)."""
    spell = draft.board.edition.spells[step.cast.spell]
    draft.become()
    if spell.does in ("resurrect", "bury"):
        fail(draft, step, "nobody")
    elif not stands(draft, step.cast.target, spell):
        fail(draft, step, "gone")
    else:
        parts[spell.does](draft, step, spell)


def note_spell(draft: ClassicDraft, step: Spell) -> None:
    """Record that a spell takes effect."""
    one = step.cast
    draft.note(SpellWorked(step.seat, one.spell, one.target, one.to, one.times))


def fail(draft: ClassicDraft, step: Spell, reason: str) -> None:
    """Record that a spell has no effect, and why."""
    draft.note(SpellFailed(step.seat, step.cast.spell, step.cast.target, reason))


def effect_of(view: ClassicView, seat: int, spell: SpellType, target: str) -> Effect:
    """Return the effect of a lasting spell on its target: an army, a unit, or a terrain (M15)."""
    owner, place, die = NOBODY, "", -1
    if target.startswith("army:"):
        owner, place = read_army(target)
    elif target.startswith("die:"):
        die = read_die(target)
    else:
        place = target
    return Effect(spell.id, seat, spell.ends, view.board.turn, place, owner, die)


def _last(draft: ClassicDraft, step: Spell, spell: SpellType) -> None:
    """Put a spell in force, once for each casting; effects without a number do not add up (M15, M16)."""
    note_spell(draft, step)
    effect = effect_of(draft, step.seat, spell, step.cast.target)
    for _ in range(step.cast.times):
        begin_effect(draft, effect)


def _hail(draft: ClassicDraft, step: Spell, _spell: SpellType) -> None:
    """Damage an army, which makes one save roll against the total (M12, M16)."""
    note_spell(draft, step)
    seat, place = read_army(step.cast.target)
    draft.push(Strike("spell", step.seat, step.place, seat, place, stage="save", hits=step.cast.times))


def _lightning(draft: ClassicDraft, step: Spell, _spell: SpellType) -> None:
    """Make a unit roll alone for its life; a dragon is rolled by its owner and dies if it rolls a belly (M12, M21)."""
    note_spell(draft, step)
    number = read_die(step.cast.target)
    die = draft.dice[number]
    if die.type in catalogue().dragons:
        draft.push(Roll("struck_dragon", (Party(die.owner, (number,), "dragon", die.place),)))
    else:
        draft.push(Alone(die.owner, die.place, (number,), "lightning"))


def dragon_struck(draft: ClassicDraft, roll: Roll, _faces: tuple[int, ...]) -> None:
    """Kill the dragon if its roll for the strike shows a belly; a belly in a fight does not count (M21, DA-C1)."""
    number = roll.parties[0].dice[0]
    die = draft.dice[number]
    icon = catalogue().dragons[die.type].faces[die.face].icon
    draft.note(DragonRolled(number, (icon,), 0))
    if icon == "belly":
        leave(draft, number, "lightning")


def _finger(draft: ClassicDraft, step: Spell, _spell: SpellType) -> None:
    """Damage one unit, which has no save: it dies if the castings together reach its health (M12, M16)."""
    number = read_die(step.cast.target)
    die = draft.dice[number]
    if catalogue().army_units[die.type].health > step.cast.times:
        fail(draft, step, "too-little")
        return
    note_spell(draft, step)
    kill(draft, Loss(die.owner, die.place, (number,), step.cast.times, "finger"))


def _path(draft: ClassicDraft, step: Spell, _spell: SpellType) -> None:
    """Move a unit from its terrain to another, if the caster still has an army there (M22, Q95)."""
    number = read_die(step.cast.target)
    source, to = draft.dice[number].place, step.cast.to
    if not is_terrain(source):
        fail(draft, step, "gone")
        return
    if not draft.board.options.path_anywhere and not units_at(draft, step.seat, to):
        fail(draft, step, "no-army-there")
        return
    if not may_leave(draft, step.seat, source) or not may_enter(draft, step.seat, to):
        fail(draft, step, "barred")
        return
    note_spell(draft, step)
    draft.note(Moved(step.seat, (number,), source, to))
    arrive(draft, step.seat, (number,), to)
    settle(draft)


def _summon(draft: ClassicDraft, step: Spell, _spell: SpellType) -> None:
    """Move the dragon to the terrain; it remains its owner's die (M19, DG-B)."""
    number = read_die(step.cast.target)
    source = draft.dice[number].place
    note_spell(draft, step)
    draft.put((number,), lair(step.cast.to))
    draft.note(Summoned(step.seat, number, source, step.cast.to))


def _flood(draft: ClassicDraft, step: Spell, _spell: SpellType) -> None:
    """Ask the opposing armies at the terrain whether they roll against it (M16)."""
    place = step.cast.target
    if distance(draft, place) == 1 or place in draft.board.flooded:
        fail(draft, step, "no-step-left")
        return
    note_spell(draft, step)
    there = [seat for seat in opponents_at(draft, step.seat, place) if not paralysed(draft, seat, place)]
    draft.push(Flood(step.seat, step.cast.spell, place, tuple(there)))


def ask_flood(view: ClassicView, step: Flood) -> Question | None:
    """Ask each opposing army there whether it resists, clockwise; the answer is handled as in a maneuver (M12)."""
    if not step.waiting:
        return None
    options = (Option(OPPOSE, "flood-oppose"), Option(LET, "no-flood-oppose"))
    values: dict[str, int | str] = {"seat": step.seat, "place": step.place, "number": distance(view, step.place) - 1}
    return Question(step.waiting[0], "flood-oppose", "M16", Pick(options), values, step.place)


def proceed_flood(draft: ClassicDraft, step: Flood) -> None:
    """Roll for the armies that resist, or turn the terrain."""
    if step.opposing:
        draft.push(throw("flood", *(army_roll(draft, seat, step.place, "maneuver") for seat in step.opposing)))
    else:
        _turn_down(draft, step)


def flood_rolled(draft: ClassicDraft, rolling: Rolling) -> None:
    """Keep the terrain if any single army rolls six maneuvers."""
    step = cast(Flood, draft.agenda[-1])
    held = False
    for party, roll in zip(rolling.parties, rolling.fallen, strict=True):
        total = total_of(count(draft, party.seat, party.place, "maneuver", roll), "maneuver")
        held = held or total >= FLOOD_STOPPED
    if held:
        draft.become()
        draft.note(SpellFailed(step.seat, step.spell, step.place, "held"))
    else:
        _turn_down(draft, step)


def _turn_down(draft: ClassicDraft, step: Flood) -> None:
    draft.become()
    draft.board = draft.board.changed(flooded=(*draft.board.flooded, step.place))
    turn_terrain(draft, step.place, distance(draft, step.place) - 1, "flood")
    settle(draft)


def join(draft: ClassicDraft) -> None:
    """Add the units that spells returned to their army, after all rolls of the action (M20).

    A unit whose army is gone, or may not be joined, stays dead.
    """
    returning = draft.board.returning
    if not returning:
        return
    draft.board = draft.board.changed(returning=())
    for die, acted in returning:
        owner = draft.dice[die].owner
        place = army_to_join(draft, owner, acted)
        if draft.dice[die].place == DEAD and units_at(draft, owner, place) and not barred(draft, owner, place):
            draft.put((die,), place)
            draft.note(Returned(owner, (die,), place, "spell"))


def army_to_join(view: ClassicView, seat: int, place: str) -> str:
    """Return the place of the army that returning units join; of armies that acted together the first one."""
    armies = armies_of(view, seat, place) if is_joint(place) else []
    return armies[0][0] if armies else place


def proceed_join(draft: ClassicDraft, _step: Join) -> None:
    """End an action (M20)."""
    draft.become()
    join(draft)


ROWS = (
    StepRow(Spell, ask_spell, answer_spell, proceed_spell, clause="M4"),
    PartRow(Spell, "", _last),
    PartRow(Spell, "hail", _hail),
    PartRow(Spell, "lightning", _lightning),
    PartRow(Spell, "finger", _finger),
    PartRow(Spell, "path", _path),
    PartRow(Spell, "summon", _summon),
    PartRow(Spell, "flood", _flood),
    StepRow(Flood, ask_flood, answer_oppose, proceed_flood, clause="M16"),
    PartRow(Rolling, "flood", flood_rolled),
    RollRow("struck_dragon", dragon_struck),
    StepRow(Join, proceed=proceed_join, clause="M20"),
)
