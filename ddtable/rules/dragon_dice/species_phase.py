"""Racial powers at the start of a turn if all species play: after the eighth faces, before the marches (H45, H47).

The order is Winter's Fortitude of the Frostwings, Feralization of the Feral, Mutate of the Swamp Stalkers.
"""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.constraints import Number
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Chosen, Move, Option, Pick, Picked, Question, Subset
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import (
    BURIED,
    DEAD,
    RESERVE,
    ClassicDraft,
    ClassicView,
    clockwise,
    dead_units,
    health,
    terrain_places,
    units_at,
)
from ddtable.rules.dragon_dice.control import settle
from ddtable.rules.dragon_dice.eighth_face import NO_POWER
from ddtable.rules.dragon_dice.events.powers import PowerUsed, PowerWorked
from ddtable.rules.dragon_dice.events.units import Promoted, Returned
from ddtable.rules.dragon_dice.power_rows import PowerKind
from ddtable.rules.dragon_dice.powers import among, coffin, with_power
from ddtable.rules.dragon_dice.promotion import pair_options
from ddtable.rules.dragon_dice.steps import Alone, Evolve, Feralize, Fortify, Mutate, SpeciesPhase

DONE = "done"


def places_with(view: ClassicView, effect: PowerKind) -> list[str]:
    """Return the terrains where the acting player has units with a power."""
    seat, there = view.board.seat, view.by_area
    mine = [place for place in terrain_places(view) if (place, seat) in there]
    return [place for place in mine if with_power(view, seat, place, effect)]


def proceed_species_phase(draft: ClassicDraft, _step: SpeciesPhase) -> None:
    """Begin each race's power (H47)."""
    steps: list[Fortify | Feralize | Mutate] = []
    if places_with(draft, "winters_fortitude"):
        steps.append(Fortify())
    steps += [Feralize(place) for place in places_with(draft, "feralization")]
    if coffin(draft, draft.board.seat, "mutate") and places_with(draft, "mutate"):
        steps.append(Mutate())
    draft.become(*steps)


def skip_power(draft: ClassicDraft, _step: Fortify | Feralize | Mutate | Evolve) -> None:
    """Continue if a power has no possible use."""
    draft.become()


# Winter's Fortitude


def ask_fortify(view: ClassicView, _step: Fortify) -> Question | None:
    """Ask which buried Frostwing moves to the dead, one per turn (H45)."""
    seat = view.board.seat
    place = places_with(view, "winters_fortitude")[0]
    options = [
        Option(str(die), "fortify", {"die": die}, (Move((die,), area(BURIED, seat), area(DEAD, seat)),))
        for die in among(view, place, units_at(view, seat, BURIED), "winters_fortitude")
    ]
    if not options:
        return None
    options.append(Option(NO_POWER, "power-unused"))
    return Question(seat, "fortify", "C13.1", Pick(tuple(options)), {"place": place}, place)


def answer_fortify(draft: ClassicDraft, _step: Fortify, choice: Choice) -> None:
    """Move the buried unit to the dead."""
    option = cast(Picked, choice).option
    seat = draft.board.seat
    if option != NO_POWER:
        place = places_with(draft, "winters_fortitude")[0]
        draft.put((int(option),), DEAD)
        draft.note(PowerWorked(seat, place, "winters_fortitude", (int(option),)))
    draft.become()


# Feralization


def _recruits(view: ClassicView, seat: int, place: str, effect: PowerKind) -> list[Option]:
    """Return an option for every dead unit of 1 health of the race with the power (C10.5)."""
    units = catalogue().army_units
    return [
        Option(str(die), "recruit", {"die": die}, (Move((die,), area(DEAD, seat), area(place, seat)),))
        for die in among(view, place, dead_units(view, seat), effect)
        if units[view.dice[die].type].health == 1
    ]


def _promotions(view: ClassicView, seat: int, place: str, effect: PowerKind) -> list[Option]:
    """Return an option for every promotion within the race with the power (C10.3)."""
    folk = set(with_power(view, seat, place, effect))
    return [option for option in pair_options(view, seat, place) if int(option.id.partition(":")[2]) in folk]


def ask_feralize(view: ClassicView, step: Feralize) -> Question | None:
    """Ask for a Feral to recruit or promote, or neither (H45)."""
    seat = view.board.seat
    options = _recruits(view, seat, step.place, "feralization") + _promotions(view, seat, step.place, "feralization")
    if not options:
        return None
    options.append(Option(NO_POWER, "power-unused"))
    return Question(seat, "feralize", "C13.1", Pick(tuple(options)), {"place": step.place}, step.place)


def answer_feralize(draft: ClassicDraft, step: Feralize, choice: Choice) -> None:
    """Recruit or promote one Feral."""
    option = cast(Picked, choice).option
    draft.become()
    if option != NO_POWER:
        _grow(draft, step.place, option, "feralization")


def _grow(draft: ClassicDraft, place: str, option: str, cause: str) -> None:
    """Recruit or promote a dead unit: the option names it, and the unit that it replaces (C10.3, C10.5)."""
    seat = draft.board.seat
    dead, _, living = option.partition(":")
    draft.put((int(dead),), place)
    if living:
        draft.put((int(living),), DEAD)
        draft.note(Promoted(seat, place, int(dead), int(living), cause))
        settle(draft)
    else:
        draft.note(Returned(seat, (int(dead),), place, cause))


# Mutate


def ask_mutate(view: ClassicView, step: Mutate) -> Question | None:
    """Ask for an opponent's reserve, then for units in it: as many as the dead Swamp Stalkers allow (H46, H47)."""
    seat = view.board.seat
    places = places_with(view, "mutate")
    if step.picked or not places:
        return None
    if step.victim != -1:
        dice = units_at(view, step.victim, RESERVE)
        constraint = Number(coffin(view, seat, "mutate"), len(dice))
        values: dict[str, int | str] = {"seat": step.victim, "count": min(constraint.count, len(dice))}
        return Question(seat, "mutate", "C13.1", Subset(dice, constraint, area(DEAD, step.victim)), values, RESERVE)
    options = [
        Option(str(other), "mutate-victim", {"seat": other}, area=area(RESERVE, other))
        for other in clockwise(view)
        if other != seat and other not in view.board.out and units_at(view, other, RESERVE)
    ]
    if not options:
        return None
    options.append(Option(NO_POWER, "power-unused"))
    return Question(seat, "mutate-victim", "C13.1", Pick(tuple(options)), {"place": places[0]}, places[0])


def answer_mutate(draft: ClassicDraft, step: Mutate, choice: Choice) -> None:
    """Handle the choice; the chosen units roll for their lives."""
    if isinstance(choice, Chosen):
        draft.become(replace(step, dice=choice.dice, picked=True))
        draft.push(Alone(step.victim, RESERVE, choice.dice, "mutate"))
        return
    option = cast(Picked, choice).option
    used = option != NO_POWER
    place = places_with(draft, "mutate")[0]
    draft.note(PowerUsed(draft.board.seat, place, "mutate", used, int(option) if used else -1))
    if used:
        draft.become(replace(step, victim=int(option)))
    else:
        draft.become()


def proceed_mutate(draft: ClassicDraft, step: Mutate) -> None:
    """Continue if the reserve is empty, or with growth for the killed health."""
    killed = tuple(die for die in step.dice if draft.dice[die].place in (DEAD, BURIED))
    draft.become(*((Evolve(health(draft, killed)),) if killed else ()))


def _growing(view: ClassicView, step: Evolve) -> dict[str, list[Option]]:
    """Return the armies that can grow, with their options: only the chosen one if there is one."""
    seat = view.board.seat
    places = [step.place] if step.place else places_with(view, "mutate")
    found = {
        place: _recruits(view, seat, place, "mutate") + _promotions(view, seat, place, "mutate") for place in places
    }
    left = {
        place: [option for option in options if option.values["die"] not in step.replaced]
        for place, options in found.items()
    }
    return {place: options for place, options in left.items() if options and step.left}


def ask_evolve(view: ClassicView, step: Evolve) -> Question | None:
    """Ask which army grows, then for recruits and promotions, one health each, until done (H47)."""
    seat, growing = view.board.seat, _growing(view, step)
    if not growing:
        return None
    done = Option(DONE, "done")
    if len(growing) > 1:
        armies = [Option(place, "army", {"place": place}, area=area(place, seat)) for place in growing]
        return Question(seat, "evolve-place", "C13.1", Pick((*armies, done), DONE))
    place, options = next(iter(growing.items()))
    values: dict[str, int | str] = {"place": place, "count": step.left}
    return Question(seat, "evolve", "C13.1", Pick((*options, done), DONE), values, place)


def answer_evolve(draft: ClassicDraft, step: Evolve, choice: Choice) -> None:
    """Handle the choice of the army, or of a unit to recruit or promote."""
    option = cast(Picked, choice).option
    growing = _growing(draft, step)
    if option == DONE:
        draft.become()
    elif option in growing:
        draft.become(replace(step, place=option))
    else:
        (place,) = growing
        _, _, living = option.partition(":")
        replaced = (*step.replaced, int(living)) if living else step.replaced
        draft.become(Evolve(step.left - 1, place, replaced))
        _grow(draft, place, option, "mutate")


ROWS = (
    StepRow(SpeciesPhase, proceed=proceed_species_phase, phase="species", clause="C13.1"),
    StepRow(Fortify, ask_fortify, answer_fortify, skip_power, phase="species", clause="C13.1"),
    StepRow(Feralize, ask_feralize, answer_feralize, skip_power, phase="species", clause="C13.1"),
    StepRow(Mutate, ask_mutate, answer_mutate, proceed_mutate, phase="species", clause="C13.1"),
    StepRow(Evolve, ask_evolve, answer_evolve, skip_power, phase="species", clause="C13.1"),
)
