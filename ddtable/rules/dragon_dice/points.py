"""The points of a casting: their colours, what the terrain doubles, what penalties take (M2, M7, M9 to M11, M14)."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue, of_the_dice
from ddtable.dice.types import UnitType
from ddtable.engine.questions import Allocation, Question, Source
from ddtable.engine.refusal import Values
from ddtable.rules.dragon_dice.board import RESERVE, ClassicDraft, ClassicView, holds_eighth, terrain_kind
from ddtable.rules.dragon_dice.effects import on_terrain
from ddtable.rules.dragon_dice.events.magic import PointsColoured
from ddtable.rules.dragon_dice.places import is_joint, is_terrain
from ddtable.rules.dragon_dice.prices import race_of, races_of_spells
from ddtable.rules.dragon_dice.rolls import face_of
from ddtable.rules.dragon_dice.spells import COLOURS, DEATH
from ddtable.rules.dragon_dice.steps import Cast

ATTUNE = "attune"


@of_the_dice
def elements_of(die_type: str) -> tuple[str, ...]:
    """Return the elements of a die: those of a unit's race, all of a die of metal."""
    die = catalogue().die(die_type)
    if isinstance(die, UnitType):
        return catalogue().elements_of(die)
    return getattr(die, "elements", ()) or COLOURS


def colours_of(view: ClassicView, seat: int, place: str, die: int) -> tuple[int, ...]:
    """Return the colours that a die's points may have, as indices of COLOURS (M2).

    These are the colours of a unit's race, or of another die of the army. A race without colours has the terrain's,
    and none in reserve (C13.1). On captured standing stones the terrain's colours are added (C11.5, M18). An item that
    attunes has all (KP10.5). If several armies roll together, a die has the colours of its own terrain.
    """
    elements, place = set(elements_of(view.dice[die].type)), view.dice[die].place if is_joint(place) else place
    if view.board.edition.armies_hold and face_of(view.dice[die].type, view.dice[die].face)[0] == ATTUNE:
        elements = set(COLOURS)
    if is_terrain(place) and (not elements & set(COLOURS) or holds_eighth(view, seat, place, "standing_stones")):
        elements |= set(terrain_kind(view, place).elements)
    return tuple(index for index, colour in enumerate(COLOURS) if colour in elements)


def doubles(view: ClassicView, step: Cast, die: int, colour: int) -> bool:
    """Return True if a die's points of a colour count double: the terrain's colours, in a magic action there (M7, M10).

    Points of a Cantrip in another roll do not (C14.3); those of a race without colours only on standing stones (Q75).
    In 1996 only points of an ID do (R96.5). None does where a spell took the terrain's colours away.
    """
    if view.board.edition.doubled == "ids" and (step.ids is UNSET or die not in step.ids):
        return False
    place = view.dice[die].place if is_joint(step.place) else step.place
    if on_terrain(view, place, "unattuned"):
        return False
    if not step.action or not is_terrain(place) or COLOURS[colour] not in terrain_kind(view, place).elements:
        return False
    stones = holds_eighth(view, step.seat, place, "standing_stones")
    return bool(set(elements_of(view.dice[die].type)) & set(COLOURS)) or stones


def sources_of(view: ClassicView, step: Cast) -> tuple[Source, ...]:
    """Return the points of each unit with the colours that they may have (M2)."""
    found = []
    tuned = {} if step.tuned is UNSET else dict(step.tuned)
    for die, points in step.rolled:
        colours = (tuned[die],) if die in tuned else colours_of(view, step.seat, step.place, die)
        if colours:
            found.append(Source(die, points, colours))
    return tuple(found)


def ask_colours(view: ClassicView, step: Cast) -> Question | None:
    """Ask for the colours of each unit's points (M2, M7)."""
    sources = sources_of(view, step)
    if not sources:
        return None
    shape = Allocation(sources, COLOURS, whole=False)
    clause = "M7" if view.board.edition.doubled == "ids" else "M2"
    return Question(step.seat, "magic-colours", clause, shape, values_of(step), step.place)


def values_of(step: Cast) -> Values:
    """Return the place of the cast, and whether it is a Cantrip in another roll."""
    return {"place": step.place, "cantrip": int(not step.action)}


def take_colours(draft: ClassicDraft, step: Cast, rows: tuple[tuple[int, ...], ...]) -> None:
    """Double the terrain's colours; burying may later double black points of a magic action (M7, M9)."""
    sources = sources_of(draft, step)
    rolled, pool = [0] * len(COLOURS), [0] * len(COLOURS)
    lost = list(step.lost) or [0] * len(COLOURS)
    own = {race: [0] * len(COLOURS) for race in races_of_spells(draft)}
    for source, row in zip(sources, rows, strict=True):
        mine = own.get(race_of(draft, source.die))
        for colour, points in enumerate(row):
            rolled[colour] += points
            taken = min(lost[colour], points)
            lost[colour] -= taken
            made = (points - taken) * (2 if doubles(draft, step, source.die, colour) else 1)
            pool[colour] += made
            if mine is not None:
                mine[colour] += made
    of_races = tuple((race, tuple(row)) for race, row in own.items() if any(row))
    black = pool[DEATH] if step.action and step.place != RESERVE else 0
    draft.note(PointsColoured(step.seat, step.place, tuple(rolled), tuple(pool), step.action))
    draft.become(replace(step, stage="spell", pool=tuple(pool), black=black, own=of_races or UNSET))


def ask_loss(view: ClassicView, step: Cast) -> Question | None:
    """Ask which colours penalties and frost reduce (DA-G, M14); points of special icons are not reduced."""
    most = [0] * len(COLOURS)
    for source, row in zip(sources_of(view, step), step.rows, strict=True):
        if source.die not in step.special:
            most = [have + points for have, points in zip(most, row, strict=True)]
    points = min(step.loss, sum(most))
    if not points:
        return None
    shown = tuple(colour for colour, there in enumerate(most) if there)
    shape = Allocation((Source(-1, points, shown, "penalty"),), COLOURS, whole=False, most=tuple(most))
    return Question(step.seat, "penalties", "DA-G", shape, {"place": step.place, "points": points}, step.place)
