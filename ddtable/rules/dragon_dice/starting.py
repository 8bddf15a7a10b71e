"""A game that starts from a position: its set-up, made of the dice in the position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict, replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import playable_dragons
from ddtable.engine.position import Die
from ddtable.engine.start import starting_at
from ddtable.engine.system import OptionSpec, SetUp
from ddtable.forces.force import ARMY_NAMES, ArmyName, Force
from ddtable.forces.sums import dragon_slots_of, health_of
from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition, Options
from ddtable.rules.dragon_dice.notation.turns import steps_of, turn_words
from ddtable.rules.dragon_dice.places import number_of, table_of


def set_up_at(position: ClassicPosition, specs: Sequence[OptionSpec]) -> SetUp:
    """Return the set-up of a classic game that starts from a position.

    A force has the units at its home as home army, those at homes of others as horde, and all others as campaign army.
    `specs` are the house options of the game.
    """
    position = as_start(position)
    forces = tuple(force_of(position, seat) for seat in range(position.seats))
    return set_up_of(position, forces, specs)


def set_up_of(position: ClassicPosition, forces: Sequence[Force], specs: Sequence[OptionSpec]) -> SetUp:
    """Return the set-up of a game that starts from a position, with these forces and the options of its board."""
    options = options_of(position.board.options, specs)
    encoded: tuple[Mapping[str, Any], ...] = tuple(msgspec.to_builtins(force) for force in forces)
    chance = position.chance
    return starting_at(SetUp(position.system, chance.seed, options, encoded, chance.by_hand), position)


def as_start(position: ClassicPosition) -> ClassicPosition:
    """Return a position whose board has the health and the dragons of the forces, as the dice are, and their races.

    If other races play, a turn that is about to begin has their phase.
    """
    dice, board = catalogue(), position.board
    mine = [[die.type for die in position.dice if die.owner == seat] for seat in range(position.seats)]
    healths = tuple(health_of(dice, [kind for kind in kinds if kind in dice.army_units]) for kinds in mine)
    dragons = tuple(dragon_slots_of(dice, [kind for kind in kinds if kind in dice.dragons]) for kinds in mine)
    options = board.options if is_of_starters(position.dice) else replace(board.options, species="all")
    changed = board.changed(options=options, health=max(healths, default=0), healths=healths, dragons=dragons)
    words, agenda = turn_words(position) if position.system == "classic" else "", position.agenda
    if words:
        agenda, _ = steps_of(words, board.seat, board.lands, changed.edition.phases)
    return replace(position, board=changed, agenda=agenda)


def is_of_starters(dice: Sequence[Die]) -> bool:
    """Return True if all of these dice may play without the option for all races (H44, C0.8)."""
    known = catalogue()
    dragons = {dragon.id for dragon in playable_dragons(known, "starters")}
    for die in dice:
        unit = known.units.get(die.type)
        if unit is not None and (unit.is_monster or not known.species[unit.species].starter_1995):
            return False
        if die.type in known.dragons and die.type not in dragons:
            return False
    return True


def options_of(options: Options, specs: Sequence[OptionSpec]) -> dict[str, bool | int | str]:
    """Return options as a set-up has them: those that differ from the default."""
    values = asdict(options)
    usual = {spec.name: spec.values[0] for spec in specs}
    return {name: values[name] for name in usual if values[name] is not UNSET and values[name] != usual[name]}


def force_of(position: ClassicPosition, seat: int) -> Force:
    """Return the dice of a seat as a force."""
    dice = catalogue()
    armies: dict[ArmyName, list[str]] = {name: [] for name in ARMY_NAMES}
    homes = {index: land.home for index, land in enumerate(position.board.lands)}
    dragons, picks = list[str](), dict[bool, str]()
    at_homes = {table_of(index) for index, home in homes.items() if home != NOBODY}
    for die in position.dice:
        if die.owner != seat:
            continue
        if die.type in dice.dragons:
            dragons.append(die.type)
        elif die.type in dice.terrains:
            picks.setdefault(die.place in at_homes, die.type)
        else:
            at = homes.get(_land_of(position, die.place), NOBODY)
            armies["campaign" if at == NOBODY else "home" if at == seat else "horde"].append(die.type)
    home, campaign, horde = (tuple(armies[name]) for name in ARMY_NAMES)
    return Force("", "", home, campaign, horde, tuple(dragons), picks.get(True, ""), picks.get(False, ""))


def _land_of(position: ClassicPosition, place: str) -> int:
    return number_of(place) if place in position.board.graph.places else NOBODY
