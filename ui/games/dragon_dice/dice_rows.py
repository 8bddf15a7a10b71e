"""The dice of the classic game in the table's areas: looks, order in an army, lasting effects."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType, ItemType, MinorTerrainType, TerrainType
from ddtable.summaries.dragon_dice.effects import effect_element, effect_icon, effect_text, effects_on
from ui.art.die import DieLook
from ui.art.die_looks import dragon_look, identity_of, item_look, land_look, minor_look, unit_look
from ui.art.icons import icon_names
from ui.games.contract import Appearance

if TYPE_CHECKING:
    from ddtable.engine.system import AnyPosition
    from ui.session.table_state import TableState

_TROOPS = "heavy_melee light_melee melee cavalry missile heavy_missile light_missile magic heavy_magic light_magic"
AFTER_DRAGONS = 10  # the place in an army of items, after units and dragons
UNIT_CLASSES = (*_TROOPS.split(), "monster")


def look_alike(position: AnyPosition) -> frozenset[int]:
    """Return the seats whose forces share a race with another one: their dice would look alike."""
    units = catalogue().units
    races: dict[str, set[int]] = {}
    for kind, owner in {(die.type, die.owner) for die in position.dice}:
        if kind in units and owner >= 0:
            races.setdefault(units[kind].species, set()).add(owner)
    return frozenset(seat for seats in races.values() if len(seats) > 1 for seat in seats)


def rank(position: AnyPosition, die: int) -> tuple[int, ...]:
    """Return the sort key of a die: the strongest first, then by class."""
    unit = catalogue().units.get(position.dice[die].type)
    if unit is None:  # a dragon
        return 0, len(UNIT_CLASSES), die
    return -unit.health, _class_order(unit.unit_class), die


def _class_order(unit_class: str) -> int:
    return UNIT_CLASSES.index(unit_class) if unit_class in UNIT_CLASSES else len(UNIT_CLASSES)


def appearance(state: TableState, number: int, *, lit: bool) -> Appearance:
    """Return the appearance of a die on the table; dead and buried units are dimmed."""
    position = state.position
    die = position.dice[number]
    up = die.face if state.shows_face(number) else None
    # A dead die that can be chosen is not dimmed, or it would not look highlighted. A dragon there is not dead.
    dead = die.place in ("dead", "buried") and die.type in catalogue().units
    dimmed = dead and not lit and number not in state.selection
    look, health, order = look_of(die.type, die.face, up, dimmed, position.board.options.faces)
    on_it = effects_on(position, f"die:{number}")
    marks = tuple((effect_icon(group.effect), effect_element(group.effect)) for group in on_it)
    return Appearance(look, health, order, marks)


def mark_words(state: TableState, die: int) -> list[str]:
    """Return a sentence for each effect on a die itself."""
    words, table = state.words, state.table
    on_it = effects_on(state.position, f"die:{die}")
    return [effect_text(words, table, group.effect, group.count) for group in on_it]


def as_it_lies(state: TableState, die: int) -> str:
    """Return the full description of a die as its picture shows it: its ID if it was not rolled recently."""
    words, kind = state.words, catalogue().die(state.position.dice[die].type)
    if isinstance(kind, TerrainType) or state.shows_face(die):
        return words.die(die, state.table)
    if isinstance(kind, DragonType):
        return words.say("ui-dragon-at-rest", name=words.die_name(kind.id))
    return words.die_type(kind.id, identity_of(kind))


@cache
def look_of(
    type_id: str, face: int, shown: int | None, dimmed: bool, faces: str
) -> tuple[DieLook, int, tuple[int, ...]]:
    """Return the look of a die, its health, and its sort key in an army: the strongest first, then by class.

    Most dice show the face `shown`, or their ID for None. A terrain die shows the face `face` with the icon of the
    option `faces` (Q4).
    """
    kind = catalogue().die(type_id)
    if isinstance(kind, TerrainType):
        return land_look(kind, face, faces), 0, (0, 0)
    if isinstance(kind, DragonType):
        return dragon_look(kind, shown, dimmed), kind.health, (AFTER_DRAGONS - 1, 0)
    if isinstance(kind, ItemType):
        return item_look(kind, shown, dimmed), 0, (AFTER_DRAGONS, -kind.points)
    if isinstance(kind, MinorTerrainType):
        return minor_look(kind, face), 0, (AFTER_DRAGONS + 1, 0)
    elements = catalogue().elements_of(kind)
    return unit_look(kind, elements, shown, dimmed), kind.health, (4 - kind.health, _class_order(kind.unit_class))


@cache
def faces_of(type_id: str, faces: str) -> tuple[DieLook, ...]:
    """Return the looks of all faces of a kind of die. `faces` is the option for terrains."""
    kind = catalogue().die(type_id)
    count = 8 if isinstance(kind, TerrainType) else len(kind.faces)
    looks = (look_of(type_id, face, face, False, faces)[0] for face in range(count))
    return tuple(dict.fromkeys(look for look in looks if look.icon == "id" or look.icon in icon_names()))
