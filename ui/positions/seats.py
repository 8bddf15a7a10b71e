"""Another number of players in a position of the classic game: terrains come and go with their homes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import Die
from ddtable.rules.dragon_dice.board import DEAD, NOBODY, RESERVE, ClassicPosition
from ddtable.rules.dragon_dice.places import Land, is_terrain, lair, number_of, numbered, table_of
from ui.positions.moving import FACE

if TYPE_CHECKING:
    from ui.positions.sheet import Sheet

_S = TypeVar("_S", bound="Sheet")
TERRAINS = ("coastland_city", "highland_tower", "flatland_temple", "swampland_standing_stones", "highland_city")
"""The terrain dice of an empty position."""


def with_one_more(sheet: _S, name: str, player: str) -> _S:
    """Return the sheet with one more player, who has a home without an army."""
    position, seat = sheet.position, sheet.position.seats
    lands = position.board.lands
    moved = relabelled(position, lambda index: index + 1 if index >= seat else index)
    home = Die(TERRAINS[seat], seat, table_of(seat), FACE)
    board = moved.board.changed(
        lands=(*lands[:seat], Land(len(moved.dice), seat), *lands[seat:]), order=(*position.board.order, seat)
    )
    grown = replace(moved, seats=seat + 1, dice=(*moved.dice, home), board=board)
    return replace(sheet, position=sheet.plain(grown), names=(*sheet.names, name), players=(*sheet.players, player))


def with_one_less(sheet: _S) -> _S:
    """Return the sheet without the last player; dice of others at that home go to the reserve."""
    position, seat = sheet.position, sheet.position.seats - 1
    lands, index = position.board.lands, seat
    here = numbered(index)
    left = tuple(
        Die(die.type, die.owner, RESERVE if die.type in catalogue().units else DEAD, die.face)
        if die.owner != seat and die.place in (here, lair(here))
        else die
        for die in position.dice
    )
    owners = {land.die: max(0, land.home) for at, land in enumerate(lands) if at != index}
    left = tuple(
        replace(die, owner=owners[number]) if number in owners and die.owner == seat else die
        for number, die in enumerate(left)
    )
    effects = tuple(
        effect
        for effect in position.board.effects
        if seat not in (effect.seat, effect.owner) and effect.place not in (here, lair(here))
    )
    gone = [number for number, die in enumerate(left) if die.owner == seat or number == lands[index].die]
    kept = tuple(
        replace(land, holder=NOBODY if land.holder == seat else land.holder)
        for at, land in enumerate(lands)
        if at != index
    )
    order = tuple(one for one in position.board.order if one != seat)
    out = tuple(one for one in position.board.out if one != seat)
    board = position.board.changed(lands=kept, effects=effects, order=order, out=out)
    board = board.changed(seat=0 if board.seat == seat else board.seat)
    moved = relabelled(replace(position, dice=left, board=board), lambda at: at - 1 if at > index else at)
    shrunk = replace(sheet, position=replace(moved, seats=seat)).without(gone)
    return replace(sheet, position=shrunk, names=sheet.names[:-1], players=sheet.players[:-1])


def relabelled(position: ClassicPosition, number: Callable[[int], int]) -> ClassicPosition:
    """Return a position whose terrains have other numbers; the list of lands is changed by the caller."""

    def moved(place: str) -> str:
        if is_terrain(place):
            return numbered(number(number_of(place)))
        head, slash, index = place.rpartition("/")
        return f"{head}/{number(int(index))}" if slash and index.isdigit() else place

    dice = tuple(replace(die, place=moved(die.place)) for die in position.dice)
    board = position.board
    effects = tuple(replace(effect, place=moved(effect.place)) for effect in board.effects)
    marched = tuple(map(moved, board.marched))
    changed = board.changed(effects=effects, marched=marched, fought=(), flooded=(), returning=())
    return replace(position, dice=dice, board=changed)
