"""Casting: points get their colours, spells and targets are announced, then resolved (M2 to M4, M7 to M11)."""

from __future__ import annotations

from typing import cast

from msgspec import UNSET
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.constraints import Enough
from ddtable.engine.position import area
from ddtable.engine.questions import (
    Allocation,
    Allotted,
    Choice,
    Chosen,
    Option,
    Pick,
    Picked,
    Question,
    Source,
    Subset,
)
from ddtable.engine.refusal import Values
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import (
    BURIED,
    RESERVE,
    ClassicDraft,
    ClassicView,
    dead_units,
    health,
    healths,
    holds_eighth,
    terrain_kind,
)
from ddtable.rules.dragon_dice.dispel import dispelling
from ddtable.rules.dragon_dice.dying import ashes
from ddtable.rules.dragon_dice.events.magic import Announcement, MagicLost, PointsColoured
from ddtable.rules.dragon_dice.events.units import Buried
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.rules.dragon_dice.rolls import Kind
from ddtable.rules.dragon_dice.spell_targets import destinations, has_target, target_clause, target_options
from ddtable.rules.dragon_dice.spells import COLOURS, DEATH, SpellType
from ddtable.rules.dragon_dice.steps import Announced, ArmyRoll, Cast, Spell

DONE, BACK, IN_ORDER = "done", "back", "in-order"
NO_TARGET_ASKED = ("own_dead", "own_dead_of_colour", "dead")


def cantrip(draft: ClassicDraft, seat: int, place: str, kind: Kind, roll: ArmyRoll) -> None:
    """Cast the Cantrips of a roll at once, with their points pooled, before anything is counted (C14.3, M17, DA-F2)."""
    rolled = draft.board.edition.icons.hooked(roll.faces, kind, "cast")
    if rolled:
        draft.push(Cast(seat, place, False, rolled))


# The colours of the points


def colours_of(view: ClassicView, seat: int, place: str, die: int) -> tuple[int, ...]:
    """Return the colours that a unit's points may have, as indices of COLOURS (M2).

    These are the colours of its race. A race without colours has the terrain's, and none in reserve (C13.1). On
    captured standing stones the terrain's colours are added (C11.5, M18).
    """
    folk = catalogue().species[catalogue().units[view.dice[die].type].species]
    elements = set(folk.elements)
    if is_terrain(place) and (not elements & set(COLOURS) or holds_eighth(view, seat, place, "standing_stones")):
        elements |= set(terrain_kind(view, place).elements)
    return tuple(index for index, colour in enumerate(COLOURS) if colour in elements)


def doubles(view: ClassicView, step: Cast, die: int, colour: int) -> bool:
    """Return True if a die's points of a colour count double: the terrain's colours, in a magic action there (M7, M10).

    Points of a Cantrip in another roll do not (C14.3); those of a race without colours only on standing stones (Q75).
    In 1996 only points of an ID do (R96.5).
    """
    if view.board.edition.doubled == "ids" and (step.ids is UNSET or die not in step.ids):
        return False
    if not step.action or not is_terrain(step.place) or COLOURS[colour] not in terrain_kind(view, step.place).elements:
        return False
    folk = catalogue().species[catalogue().units[view.dice[die].type].species]
    stones = holds_eighth(view, step.seat, step.place, "standing_stones")
    return bool(set(folk.elements) & set(COLOURS)) or stones


def _sources(view: ClassicView, step: Cast) -> tuple[Source, ...]:
    found = []
    for die, points in step.rolled:
        colours = colours_of(view, step.seat, step.place, die)
        if colours:
            found.append(Source(die, points, colours))
    return tuple(found)


def _ask_colours(view: ClassicView, step: Cast) -> Question | None:
    sources = _sources(view, step)
    if not sources:
        return None
    shape = Allocation(sources, COLOURS, whole=False)
    clause = "M7" if view.board.edition.doubled == "ids" else "M2"
    return Question(step.seat, "magic-colours", clause, shape, _values(step), step.place)


def _values(step: Cast) -> Values:
    """Return the place of the cast, and whether it is a Cantrip in another roll."""
    return {"place": step.place, "cantrip": int(not step.action)}


def _take_colours(draft: ClassicDraft, step: Cast, rows: tuple[tuple[int, ...], ...]) -> None:
    """Double the terrain's colours; burying may later double black points of a magic action (M7, M9)."""
    sources = _sources(draft, step)
    rolled, pool = [0] * len(COLOURS), [0] * len(COLOURS)
    lost = list(step.lost) or [0] * len(COLOURS)
    for source, row in zip(sources, rows, strict=True):
        for colour, points in enumerate(row):
            rolled[colour] += points
            taken = min(lost[colour], points)
            lost[colour] -= taken
            pool[colour] += (points - taken) * (2 if doubles(draft, step, source.die, colour) else 1)
    black = pool[DEATH] if step.action and step.place != RESERVE else 0
    draft.note(PointsColoured(step.seat, step.place, tuple(rolled), tuple(pool), step.action))
    draft.become(replace(step, stage="spell", pool=tuple(pool), black=black))


def _ask_loss(view: ClassicView, step: Cast) -> Question | None:
    """Ask which colours penalties and frost reduce (DA-G, M14); points of special icons are not reduced."""
    most = [0] * len(COLOURS)
    for source, row in zip(_sources(view, step), step.rows, strict=True):
        if source.die not in step.special:
            most = [have + points for have, points in zip(most, row, strict=True)]
    points = min(step.loss, sum(most))
    if not points:
        return None
    shown = tuple(colour for colour, there in enumerate(most) if there)
    shape = Allocation((Source(-1, points, shown, "penalty"),), COLOURS, whole=False, most=tuple(most))
    return Question(step.seat, "penalties", "DA-G", shape, {"place": step.place, "points": points}, step.place)


# Announcing


def buryable(view: ClassicView) -> tuple[int, ...]:
    """Return the dead units that may be buried for death magic: any player's (M9)."""
    return tuple(die for seat in range(view.seats) for die in dead_units(view, seat))


def need_bury(view: ClassicView, step: Cast, spell: SpellType) -> int | None:
    """Return the points that burying must add for a spell: 0 if none, None if they cannot be paid (M3, M9)."""
    colour = COLOURS.index(spell.colour)
    missing = spell.cost - step.pool[colour]
    if missing <= 0:
        return 0
    if colour != DEATH or missing > step.black or missing > health(view, buryable(view)):
        return None
    return missing


def castable(view: ClassicView, step: Cast) -> dict[str, int]:
    """Return the spells that can be announced now, each with the points that burying must add for it (M3)."""
    found = {}
    for key, spell in view.board.edition.spells.items():
        missing = need_bury(view, step, spell)
        if missing is not None and has_target(view, step, spell):
            found[key] = missing
    return found


def _ask_spell(view: ClassicView, step: Cast) -> Question | None:
    """Ask for the next spell to announce, until done; the same spell may be announced again (M3, M4)."""
    table = view.board.edition.spells
    options = [
        Option(
            key,
            "spell",
            {
                "spell": key,
                "cost": table[key].cost,
                "colour": table[key].colour,
                "left": step.pool[COLOURS.index(table[key].colour)],
                "need_bury": missing,
            },
        )
        for key, missing in castable(view, step).items()
    ]
    if not options:
        return None
    options.append(Option(DONE, "done"))
    return Question(step.seat, "spell", "M4", Pick(tuple(options), DONE), _values(step), step.place)


def _ask_target(view: ClassicView, step: Cast) -> Question:
    """Ask for the spell's target, and then for the destination if it moves something (M4, M5, M19, M22)."""
    spell = view.board.edition.spells[step.spell]
    if step.stage == "target":
        kind, options = "spell-target", target_options(view, step, spell)
    else:
        kind, options = "spell-destination", destinations(view, step, spell)
    shape = Pick((*options, Option(BACK, "back")))
    return Question(step.seat, kind, target_clause(view, step), shape, {"spell": step.spell}, step.place)


def _ask_bury(view: ClassicView, step: Cast) -> Question:
    """Ask which dead units are buried for the missing points, no more than needed (M9, M11)."""
    need = cast(int, need_bury(view, step, view.board.edition.spells[step.spell]))
    dice = buryable(view)
    shape = Subset(dice, Enough(need, healths(view, dice)), area(BURIED, step.seat))
    return Question(step.seat, "spell-bury", "M9", shape, {"spell": step.spell, "need": need}, step.place)


def _chosen_spell(draft: ClassicDraft, step: Cast, option: str) -> None:
    if option == DONE:
        _begin_work(draft, step)
    elif draft.board.edition.spells[option].target in NO_TARGET_ASKED:
        _pay(draft, replace(step, spell=option, target="dead", to=""))
    else:
        draft.become(replace(step, stage="target", spell=option, target="", to=""))


def _chosen_target(draft: ClassicDraft, step: Cast, option: str) -> None:
    if option == BACK:
        draft.become(replace(step, stage="spell", spell="", target=""))
    elif step.stage == "destination":
        _pay(draft, replace(step, to=option))
    elif draft.board.edition.spells[step.spell].does in ("path", "summon"):
        draft.become(replace(step, stage="destination", target=option))
    else:
        _pay(draft, replace(step, target=option))


def _pay(draft: ClassicDraft, step: Cast) -> None:
    """Announce the spell if its points are available, otherwise ask for the burial first (M9, M11)."""
    if need_bury(draft, step, draft.board.edition.spells[step.spell]):
        draft.become(replace(step, stage="bury"))
    else:
        _announce(draft, step)


def _bury(draft: ClassicDraft, step: Cast, dice: tuple[int, ...]) -> None:
    """Bury the dead: each health doubles one black point, no point twice; excess health is lost (M9)."""
    gained = min(health(draft, dice), step.black)
    pool = list(step.pool)
    pool[DEATH] += gained
    draft.put(dice, BURIED)
    draft.note(Buried(step.seat, dice, "death-magic"))
    _announce(draft, replace(step, pool=tuple(pool), black=step.black - gained))
    ashes(draft, dice)


def _announce(draft: ClassicDraft, step: Cast) -> None:
    """Pay for the spell and store the announcement, together with others of the same spell and target (M4, M16)."""
    spell = draft.board.edition.spells[step.spell]
    colour = COLOURS.index(spell.colour)
    pool = list(step.pool)
    pool[colour] -= spell.cost
    wanted = (step.spell, step.target, step.to)
    announced = list(step.announced)
    for index, other in enumerate(announced):
        if (other.spell, other.target, other.to) == wanted:
            announced[index] = replace(other, times=other.times + 1)
            break
    else:
        announced.append(Announced(*wanted))
    draft.note(Announcement(step.seat, step.spell, step.target, step.to, pool[colour]))
    draft.become(replace(step, stage="spell", pool=tuple(pool), spell="", target="", to="", announced=tuple(announced)))


# Resolving


def _ask_order(step: Cast) -> Question | None:
    """Ask which announced spell takes effect next, in any order (M4)."""
    if len(step.announced) < 2 or step.in_order:
        return None
    options = [
        Option(str(index), "spell-next", {"spell": one.spell, "target": one.target, "to": one.to, "times": one.times})
        for index, one in enumerate(step.announced)
    ]
    options.append(Option(IN_ORDER, IN_ORDER))
    return Question(step.seat, "spell-order", "M4", Pick(tuple(options)), {"place": step.place}, step.place)


def _begin_work(draft: ClassicDraft, step: Cast) -> None:
    """End the announcing; units that can dispel the magic may try first (M4, C14.4)."""
    draft.become(replace(step, stage="work"))
    draft.push(*dispelling(draft, step))


def _work(draft: ClassicDraft, step: Cast, index: int) -> None:
    """Resolve one announced spell."""
    one = step.announced[index]
    rest = step.announced[:index] + step.announced[index + 1 :]
    draft.become(Spell(step.seat, step.place, one), replace(step, announced=rest))


def ask_cast(view: ClassicView, step: Cast) -> Question | None:
    """Ask the caster's next question (M2, M3, M4); none if the caster is out of the game (C2.3)."""
    if step.seat in view.board.out:
        return None
    if step.stage == "colours":
        return _ask_colours(view, step)
    if step.stage == "loss":
        return _ask_loss(view, step)
    if step.stage == "spell":
        return _ask_spell(view, step)
    if step.stage == "bury":
        return _ask_bury(view, step)
    if step.stage == "work":
        return _ask_order(step)
    return _ask_target(view, step)


def answer_cast(draft: ClassicDraft, step: Cast, choice: Choice) -> None:
    """Handle the caster's answer."""
    if isinstance(choice, Allotted):
        if step.stage == "colours":
            draft.become(replace(step, stage="loss", rows=choice.amounts))
        else:
            _take_colours(draft, replace(step, lost=choice.amounts[0]), step.rows)
    elif isinstance(choice, Chosen):
        _bury(draft, step, choice.dice)
    else:
        option = cast(Picked, choice).option
        if step.stage == "spell":
            _chosen_spell(draft, step, option)
        elif step.stage == "work":
            if option == IN_ORDER:
                draft.become(replace(step, in_order=True))
            else:
                _work(draft, step, int(option))
        else:
            _chosen_target(draft, step, option)


def proceed_cast(draft: ClassicDraft, step: Cast) -> None:
    """Continue if the caster has no choice; unspent points are lost (M3).

    A caster who left the game during others' casts does not cast any more; their spells end with them (C2.3).
    """
    if step.seat in draft.board.out:
        draft.become()
    elif step.stage == "colours":
        draft.become(replace(step, stage="loss"))
    elif step.stage == "loss":
        _take_colours(draft, step, step.rows)
    elif step.stage == "spell":
        _begin_work(draft, step)
    elif step.announced:
        _work(draft, step, 0)
    else:
        if any(step.pool):
            draft.note(MagicLost(step.seat, sum(step.pool)))
        draft.become()


ROWS = (StepRow(Cast, ask_cast, answer_cast, proceed_cast, clause="M4"),)
