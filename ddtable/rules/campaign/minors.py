"""Minor terrains, if the players want them (KP11, Q111): how they come, what their faces do, how they go.

What a face changes in a roll is in `ddtable.rules.dragon_dice.rolls`, the action that it allows in `action`: both ask
the board for the face.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import cast

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import MinorTerrainType
from ddtable.engine.events import Event
from ddtable.engine.position import Party, Roll, area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import PartRow, RollRow, StepRow
from ddtable.rules.campaign.board import SUMMONING, CampaignDraft, board_of, minor_at
from ddtable.rules.campaign.events import MinorCame, MinorLeft, MinorRolled, MinorsBack
from ddtable.rules.campaign.steps import MinorMarch, MinorRoll, Washout
from ddtable.rules.dragon_dice.action import FREE
from ddtable.rules.dragon_dice.aiming import read_die
from ddtable.rules.dragon_dice.board import DEAD, OUT, ClassicView, holds, terrain_kind
from ddtable.rules.dragon_dice.events.turns import Captured, Declined
from ddtable.rules.dragon_dice.held import family_of, held_at
from ddtable.rules.dragon_dice.spell_work import note_spell
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import Maneuver, March, Spell
from ddtable.rules.dragon_dice.turn import answer_march, ask_march, no_march

FAMILY = ("minor_terrains",)
KEEP, AGAIN, AWAY, NONE = "keep", "again", "away", "none"
ANYWHERE = "deadland"
DISASTERS = ("flood", "flanked", "revolt", "landslide")


def drawn(seats: int, seed: int) -> list[tuple[str, ...]]:
    """Return the minor terrains of each seat, drawn by the seed of the game: one more than terrains begin (KP11.1)."""
    kinds, random = sorted(catalogue().minor_terrains), Random(seed)
    return [tuple(sorted(random.sample(kinds, seats + 2))) for _ in range(seats)]


def _type(view: ClassicView, die: int) -> MinorTerrainType:
    return catalogue().minor_terrains[view.dice[die].type]


def _icon(view: ClassicView, die: int) -> str:
    return _type(view, die).faces[view.dice[die].face].icon


# The march


def begin_march(draft: CampaignDraft, step: March, choice: Choice) -> None:
    """Begin the march; at a terrain the army may first use a minor terrain (KP11.2, KP11.3)."""
    answer_march(draft, step, choice)
    top = draft.agenda[-1]
    if isinstance(top, Maneuver) and board_of(draft).options.minors != "off":
        draft.push(MinorMarch(top.place))


def usable(view: ClassicView, seat: int, place: str) -> tuple[int, ...]:
    """Return the minor terrains that an army may bring, one of each type (KP11.2).

    They share an element with the terrain; a deadland goes anywhere. An army that holds the terrain brings none.
    """
    if holds(view, seat, place):
        return ()
    elements = {*terrain_kind(view, place).elements}
    found: dict[str, int] = {}
    for die in held_at(view, seat, SUMMONING, FAMILY):
        kind = _type(view, die)
        if kind.kind == ANYWHERE or elements & {*kind.elements}:
            found.setdefault(kind.id, die)
    return tuple(found.values())


def _move(die: int, source: str, target: str) -> Move:
    return Move((die,), source, target)


def ask_march_of_minor(view: ClassicView, step: MinorMarch) -> Question | None:
    """Ask what the army does with its minor terrain, or which one it brings (KP11.2, KP11.3)."""
    seat, place = view.board.seat, step.place
    here, summoning, dead = area(place, seat), area(SUMMONING, seat), area(DEAD, seat)
    die = minor_at(view, seat, place)
    if die < 0:
        dice = usable(view, seat, place)
        if not dice:
            return None
        brings = [
            Option(str(one), "minor-bring", {"die": one}, (_move(one, summoning, here),), die=one) for one in dice
        ]
        options = (*brings, Option(NONE, "minor-none"))
        return Question(seat, "minor-bring", "KP11.2", Pick(options), {"place": place}, place)
    if _icon(view, die) in DISASTERS:
        return None
    options = (
        Option(KEEP, "minor-keep", {"die": die}),
        Option(AGAIN, "minor-again", {"die": die}),
        Option(AWAY, "minor-away", {"die": die}, (_move(die, here, dead),)),
    )
    return Question(seat, "minor-march", "KP11.3", Pick(options), {"die": die, "place": place}, place)


def answer_march_of_minor(draft: CampaignDraft, step: MinorMarch, choice: Choice) -> None:
    """Keep the face, send the die away or bring one, all instead of a maneuver; or roll it again before one."""
    option, seat, place = cast(Picked, choice).option, draft.board.seat, step.place
    die = minor_at(draft, seat, place)
    draft.become()
    if option == NONE:
        return
    if option == AGAIN:
        draft.push(MinorRoll(seat, place, die, "again"))
        return
    draft.become()  # the maneuver
    draft.note(Declined(seat, "maneuver", place))
    if option == AWAY:
        leave(draft, seat, place, (die,), "away")
    elif option != KEEP:
        brought = int(option)
        draft.put((brought,), place)
        draft.note(MinorCame(seat, place, (brought,)))
        draft.push(MinorRoll(seat, place, brought, "came"))


def no_march_of_minor(draft: CampaignDraft, step: MinorMarch) -> None:
    """Send a die on a disaster away when the march begins; then the army may bring another (KP11.3)."""
    seat = draft.board.seat
    die = minor_at(draft, seat, step.place)
    if die < 0:
        draft.become()
    else:
        leave(draft, seat, step.place, (die,), "disaster")


# The roll


def ask_roll(view: ClassicView, step: MinorRoll) -> Question | None:
    """Ask to which of its actions an ID is turned (KP11.4)."""
    if not step.rolled or _icon(view, step.die) != "id":
        return None
    icons = [face.icon for face in _type(view, step.die).faces]
    options = tuple(Option(icon, f"minor-{icon}") for icon in FREE if icon in icons)
    return Question(
        step.seat, "minor-face", "KP11.4", Pick(options), {"die": step.die, "place": step.place}, step.place
    )


def answer_roll(draft: CampaignDraft, step: MinorRoll, choice: Choice) -> None:
    """Turn the die to a face with this action."""
    icon = cast(Picked, choice).option
    draft.become()
    draft.show(step.die, [face.icon for face in _type(draft, step.die).faces].index(icon))
    draft.note(MinorRolled(step.seat, step.place, step.die, icon, "turned"))


def proceed_roll(draft: CampaignDraft, step: MinorRoll) -> None:
    """Roll the die; its face is in force until it is rolled again (KP11.4)."""
    if step.rolled:
        draft.become()
    else:
        draft.push(Roll("minor", (Party(step.seat, (step.die,), "distance", step.place),)))


def minor_rolled(draft: CampaignDraft, _roll: Roll, _faces: tuple[int, ...]) -> None:
    """Record the face."""
    step = cast(MinorRoll, draft.agenda[-1])
    draft.become(replace(step, rolled=True))
    draft.note(MinorRolled(step.seat, step.place, step.die, _icon(draft, step.die), step.cause))


# The spell


def wash(draft: CampaignDraft, step: Spell, _spell: SpellType) -> None:
    """Begin a roll of the minor terrain by its owner (K11.11)."""
    die = read_die(step.cast.target)
    note_spell(draft, step)
    draft.push(Washout(draft.dice[die].owner, draft.dice[die].place, die))


def proceed_wash(draft: CampaignDraft, step: Washout) -> None:
    """Roll the die against the spell (K11.11)."""
    draft.push(Roll("washout", (Party(step.seat, (step.die,), "distance", step.place),)))


def washed(draft: CampaignDraft, _roll: Roll, _faces: tuple[int, ...]) -> None:
    """Send the die away; with an ID or a disaster it stays and is rolled once more, for its new face (K11.11)."""
    step = cast(Washout, draft.agenda[-1])
    icon = _icon(draft, step.die)
    draft.note(MinorRolled(step.seat, step.place, step.die, icon, "against"))
    if icon == "id" or icon in DISASTERS:
        draft.become(MinorRoll(step.seat, step.place, step.die, "washout"))
    else:
        draft.become()
        leave(draft, step.seat, step.place, (step.die,), "washout")


# The end


def leave(draft: CampaignDraft, seat: int, place: str, dice: tuple[int, ...], reason: str) -> None:
    """Put minor terrains among the dead of their player; those of a player who is out leave the game (KP11.5)."""
    draft.put(dice, OUT if seat in draft.board.out else DEAD)
    draft.note(MinorLeft(seat, place, dice, reason))


def left_alone(draft: CampaignDraft, seat: int, place: str) -> None:
    """Send the minor terrain of an army away that is gone (KP11.5)."""
    dice = held_at(draft, seat, place, FAMILY)
    if dice:
        leave(draft, seat, place, dice, "alone")


def captured(draft: CampaignDraft, events: Sequence[Event]) -> None:
    """Send the minor terrain of an army away that has captured its terrain (KP11.5)."""
    for event in events:
        if isinstance(event, Captured) and (die := minor_at(draft, event.seat, event.place)) >= 0:
            leave(draft, event.seat, event.place, (die,), "captured")


def back(draft: CampaignDraft, seat: int) -> None:
    """Return a player's minor terrains to the pool when the player's turn begins (KP11.5)."""
    dice = tuple(die for die in draft.at(DEAD, seat) if family_of(draft.dice[die].type) in FAMILY)
    if dice:
        draft.put(dice, SUMMONING)
        draft.note(MinorsBack(seat, dice))


ROWS = (
    StepRow(March, ask_march, begin_march, no_march, clause="C3.4"),
    StepRow(MinorMarch, ask_march_of_minor, answer_march_of_minor, no_march_of_minor, clause="KP11.3"),
    StepRow(MinorRoll, ask_roll, answer_roll, proceed_roll, clause="KP11.4"),
    RollRow("minor", minor_rolled),
    PartRow(Spell, "washout", wash),
    StepRow(Washout, proceed=proceed_wash, clause="K11.11"),
    RollRow("washout", washed),
)
