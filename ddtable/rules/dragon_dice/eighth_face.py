"""City and temple at the start of a turn (C3.3, C11.4, C11.6).

What else a captured terrain gives is in the chapters of its rolls: doubled saves and maneuvers (C11.3) in doubling.py,
the range of a tower (C7.2) in action.py, the colours of standing stones (C11.5) in points.py.
A player with two captured terrains would have won, so a player never has an order of two powers to choose.
"""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import (
    BURIED,
    DEAD,
    ClassicDraft,
    ClassicView,
    clockwise,
    dead_units,
    grounds,
    has_army,
    holds,
    terrain_kind,
)
from ddtable.rules.dragon_dice.control import settle
from ddtable.rules.dragon_dice.dying import ashes
from ddtable.rules.dragon_dice.events.powers import PowerUsed
from ddtable.rules.dragon_dice.events.units import Buried, Promoted, Returned
from ddtable.rules.dragon_dice.promotion import pair_options
from ddtable.rules.dragon_dice.steps import City, EighthFace, Temple

NO_POWER = "no-power"


def proceed_eighth_face(draft: ClassicDraft, _step: EighthFace) -> None:
    """Give the acting player the power of each captured city and temple, once (TU3, C3.3)."""
    seat = draft.board.seat
    powers: list[City | Temple] = []
    for land in grounds(draft):
        if not holds(draft, seat, land):
            continue
        face = terrain_kind(draft, land).eighth_face
        place = next(one for one in draft.board.graph.members(land) if has_army(draft, seat, one))
        if face == "city":
            powers.append(City(place))
        elif face == "temple":
            powers.append(Temple(place))
    draft.become(*powers)


def recruits(view: ClassicView, seat: int) -> list[int]:
    """Return the dead units that a city may recruit: 1 health, of any race, no dragons (C10.5, C10.6)."""
    units = catalogue().army_units
    return [die for die in dead_units(view, seat) if units[view.dice[die].type].health == 1]


def ask_city(view: ClassicView, step: City) -> Question | None:
    """Ask for a unit to recruit or one to promote, or neither (C11.4, C10.7)."""
    seat = view.board.seat
    source, target = area(DEAD, seat), area(step.place, seat)
    options = [
        Option(str(die), "recruit", {"die": die}, (Move((die,), source, target),)) for die in recruits(view, seat)
    ]
    options += pair_options(view, seat, step.place)
    if not options:
        return None
    options.append(Option(NO_POWER, NO_POWER))
    return Question(seat, "city", "C11.4", Pick(tuple(options)), {"place": step.place}, step.place)


def answer_city(draft: ClassicDraft, step: City, choice: Choice) -> None:
    """Recruit or promote one unit into the army that holds the city (C11.4)."""
    seat, option = draft.board.seat, cast(Picked, choice).option
    draft.become()
    draft.note(PowerUsed(seat, step.place, "city", option != NO_POWER))
    if option == NO_POWER:
        return
    dead, _, living = option.partition(":")
    draft.put((int(dead),), step.place)
    if living:
        draft.put((int(living),), DEAD)
        draft.note(Promoted(seat, step.place, int(dead), int(living), "city"))
        settle(draft)
    else:
        draft.note(Returned(seat, (int(dead),), step.place, "city"))


def proceed_city(draft: ClassicDraft, _step: City) -> None:
    """Continue if no dead unit can be recruited or promoted."""
    draft.become()


def ask_temple(view: ClassicView, step: Temple) -> Question | None:
    """Ask the holder to choose a player, then that player for the unit to bury (C11.6).

    Players who are out of the game are not asked (C2.3).
    """
    seat = view.board.seat
    if step.victim != -1:
        options = [
            Option(str(die), "bury", {"die": die}, (Move((die,), area(DEAD, step.victim), area(BURIED, step.victim)),))
            for die in dead_units(view, step.victim)
        ]
        return Question(step.victim, "temple-bury", "C11.6", Pick(tuple(options)), {"seat": seat}, step.place)
    options = [
        Option(str(other), "temple-victim", {"seat": other}, area=area(DEAD, other))
        for other in clockwise(view)
        if other != seat and other not in view.board.out and dead_units(view, other)
    ]
    if not options:
        return None
    options.append(Option(NO_POWER, NO_POWER))
    return Question(seat, "temple", "C11.6", Pick(tuple(options)), {"place": step.place}, step.place)


def answer_temple(draft: ClassicDraft, step: Temple, choice: Choice) -> None:
    """Handle the holder's choice, then bury the unit that the other player picked (C11.6)."""
    option = cast(Picked, choice).option
    seat = draft.board.seat
    if step.victim != -1:
        draft.become()
        draft.put((int(option),), BURIED)
        draft.note(Buried(seat, (int(option),), "temple"))
        ashes(draft, (int(option),))
        return
    used = option != NO_POWER
    draft.note(PowerUsed(seat, step.place, "temple", used, int(option) if used else -1))
    if used:
        draft.become(replace(step, victim=int(option)))
    else:
        draft.become()


def proceed_temple(draft: ClassicDraft, _step: Temple) -> None:
    """Continue if no other player has dead units."""
    draft.become()


ROWS = (
    StepRow(EighthFace, proceed=proceed_eighth_face, phase="eighth_face", clause="TU3"),
    StepRow(City, ask_city, answer_city, proceed_city, phase="eighth_face", clause="C11.4"),
    StepRow(Temple, ask_temple, answer_temple, proceed_temple, phase="eighth_face", clause="C11.6"),
)
