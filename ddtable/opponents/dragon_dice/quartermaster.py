"""Recruit's placement of dice: set-up, casualties, reserves, city, temple, promotions."""

from __future__ import annotations

from typing import cast

from ddtable.dice.catalogue import catalogue
from ddtable.engine.questions import Chosen, Pick, Picked, Question, Remark, Subset
from ddtable.opponents.answering import Answer, Answering, chosen, ids_of, largest, pick_best, worth_of
from ddtable.opponents.dragon_dice.prospects import boldness
from ddtable.rules.dragon_dice.board import (
    NOBODY,
    RESERVE,
    ClassicPosition,
    distance,
    health,
    land_at,
    opponents_at,
    place_at,
    seats_at,
    terrain_kind,
    terrain_places,
    units_at,
)
from ddtable.rules.dragon_dice.eighth_face import NO_POWER
from ddtable.rules.dragon_dice.promotion import ALL

HOME_SHARE, CAMPAIGN_SHARE = 0.38, 0.34
SPARE_HEALTH, TURNS_TO_SPARE = 3, 8
STANDSTILL, STANDSTILL_TURNS = 3, 7
OWN_GROUND, OWN_COLOURS, FRONTIER = 3.0, 1.0, 2.0


def _assemble(position: ClassicPosition, question: Question) -> Answer | None:
    """Form an army of the most numerous race, about a third of the force, of cheap and expensive dice (SU2)."""
    shape = cast(Subset, question.shape)
    units = catalogue().army_units
    folk: dict[str, list[int]] = {}
    for die in shape.dice:
        folk.setdefault(units[position.dice[die].type].species, []).append(die)
    share = HOME_SHARE if question.kind == "assemble-home" else CAMPAIGN_SHARE
    for mine in sorted(folk.values(), key=lambda dice: -health(position, tuple(dice))):
        mixed = sorted(mine, key=lambda die: (-worth_of(position, die), die))[::2] + mine
        army = _army(position, question, mixed, share * position.board.health + 0.5)
        if question.refusal(army) is None:
            return army, Remark("reason-balanced")  # its health is still a secret
    return None


def _army(position: ClassicPosition, question: Question, mixed: list[int], most: float) -> Chosen:
    """Return an army of about this health, or of more if a limit on the other armies requires it (SU2, Q1)."""
    shape = cast(Subset, question.shape)
    taken: list[int] = []
    for die in mixed:
        fits = health(position, (*taken, die)) <= most
        if die not in taken and fits and shape.may_extend([*taken, die]):
            taken.append(die)
    for die in mixed:
        if question.refusal(chosen(taken)) is None:
            break
        if die not in taken and shape.may_extend([*taken, die]):
            taken.append(die)
    return chosen(taken)


def _terrain(position: ClassicPosition, question: Question) -> Answer | None:
    """Pick a terrain on which the largest race of the force has its power (SU4, C13.1)."""
    units = catalogue().army_units
    folk: dict[str, int] = {}
    for die in position.dice:
        if die.owner == question.seat and die.type in units:
            unit = units[die.type]
            folk[unit.species] = folk.get(unit.species, 0) + unit.health
    table = position.board.edition.powers_by_land
    largest_folk = max(folk, key=lambda species: folk[species])
    kinds = {terrain for (terrain, _), species in table.items() if terrain and largest_folk in species}
    shape = cast(Pick, question.shape)
    eighth = "city" if question.kind == "terrain-home" else "tower"
    every = [option.id for option in shape.options]
    options = [name for name in every if catalogue().terrain(name).kind in kinds] or every
    wished = [name for name in options if catalogue().terrain(name).eighth_face == eighth] or options
    return Picked(wished[0]), Remark("reason-own-ground")


def _frontier(_position: ClassicPosition, question: Question) -> Answer | None:
    return Picked(str(question.seat)), Remark("reason-own-ground")


def _place(position: ClassicPosition, question: Question) -> Answer | None:
    """Place an army where there are few opponents, if possible on land that suits its race (SU6, C13.1, M7)."""
    units, species = catalogue().army_units, catalogue().folk
    table = position.board.edition.powers_by_land
    part = question.kind.removeprefix("place-")
    folk = [units[position.dice[die].type].species for die in units_at(position, question.seat, part)]

    def value(place: str) -> float:
        terrain = terrain_kind(position, place)
        suited = sum(one in who for one in folk for (kind, _), who in table.items() if kind == terrain.kind)
        coloured = sum(bool({*species[one].elements} & {*terrain.elements}) for one in folk)
        theirs = sum(
            health(position, units_at(position, other, place)) for other in opponents_at(position, question.seat, place)
        )
        free = FRONTIER if place_at(position, place).home == NOBODY else 0.0
        return (OWN_GROUND * suited + OWN_COLOURS * coloured) / len(folk) + free - theirs / 4

    return pick_best({place: value(place) for place in ids_of(question)}, "reason-good-ground")


def _casualties(position: ClassicPosition, question: Question) -> Answer | None:
    """Give up the dice of the least value (C10.1, DA-D3)."""
    return largest(question, lambda die: worth_of(position, die)), Remark("reason-least-worth")


def _reinforce(position: ClassicPosition, question: Question) -> Answer | None:
    """Send all units to the army that is weakest against its opponents, or to an empty terrain on eight (C12.1)."""
    seat = question.seat
    options = ids_of(question)
    places = terrain_places(position)

    def need(place: str) -> float:
        mine = health(position, units_at(position, seat, place))
        theirs = sum(
            health(position, units_at(position, other, place)) for other in opponents_at(position, seat, place)
        )
        if theirs and boldness(position) > STANDSTILL:
            return 1000.0  # a standstill ends only if the armies meet
        if distance(position, place) == 8 and not seats_at(position, place):
            return 100.0
        holds = land_at(position, place).holder
        return theirs - mine + (6 if holds not in (NOBODY, seat) else 0) + (3 if mine and not theirs else 0)

    for place in sorted(places, key=need, reverse=True):
        for option in options:
            if option.endswith(f":{place}"):
                return Picked(option), Remark("reason-needed-there", {"place": place})
    return None


def _retreat(position: ClassicPosition, question: Question) -> Answer | None:
    """Withdraw half of an army that holds its terrain without opponents, for use elsewhere (C12.2).

    In a standstill all of it withdraws now and then, so that the armies meet again.
    """
    seat, turn = question.seat, position.board.turn
    standstill = boldness(position) > STANDSTILL and turn % STANDSTILL_TURNS == 0
    offered = set(ids_of(question))
    for place in terrain_places(position):
        mine = units_at(position, seat, place)
        stay = 0 if standstill else (len(mine) + 1) // 2
        unopposed = land_at(position, place).holder == seat and not opponents_at(position, seat, place)
        spared = standstill or (health(position, mine) > SPARE_HEALTH and turn % TURNS_TO_SPARE < position.seats)
        if unopposed and spared and len(mine) > stay:
            best = max(mine, key=lambda die: worth_of(position, die))
            if str(best) in offered:
                return Picked(str(best)), Remark("reason-needed-elsewhere")
    return Picked("done"), Remark("reason-stands")


def _promote(_position: ClassicPosition, _question: Question) -> Answer | None:
    """Promote as many units as possible (C10.4, C10.7)."""
    return Picked(ALL), Remark("reason-promote")


def _city(position: ClassicPosition, question: Question) -> Answer | None:
    """Recruit or promote the unit that raises the army's value most; both add one health (C11.4)."""
    values = {}
    for option in ids_of(question):
        if option != NO_POWER:
            risen, _, replaced = option.partition(":")
            values[option] = worth_of(position, int(risen)) - (worth_of(position, int(replaced)) if replaced else 0.0)
    return pick_best(values, "reason-one-more")


def _temple(position: ClassicPosition, question: Question) -> Answer | None:
    """Choose the opponent with the most health in play (C11.6)."""
    places = (*terrain_places(position), RESERVE)
    strength = {
        option: float(sum(health(position, units_at(position, int(option), place)) for place in places))
        for option in ids_of(question)
        if option != NO_POWER
    }
    return pick_best(strength, "reason-most-in-play")


def _temple_bury(position: ClassicPosition, question: Question) -> Answer | None:
    """Bury the unit of the least value (C11.6)."""
    return pick_best({option: -worth_of(position, int(option)) for option in ids_of(question)}, "reason-least-worth")


ANSWERS: dict[str, Answering] = {
    "assemble-home": _assemble,
    "assemble-campaign": _assemble,
    "terrain-home": _terrain,
    "terrain-frontier": _terrain,
    "frontier": _frontier,
    "place-home": _place,
    "place-horde": _place,
    "place-campaign": _place,
    "casualties": _casualties,
    "breath-flame": _casualties,
    "reinforce": _reinforce,
    "retreat": _retreat,
    "promote": _promote,
    "city": _city,
    "temple": _temple,
    "temple-bury": _temple_bury,
}
