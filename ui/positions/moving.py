"""Dice that are added to a position, removed from it and moved in it, in games with terrains."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import Die
from ddtable.rules.dragon_dice.board import DEAD, NOBODY, ClassicPosition
from ddtable.rules.dragon_dice.places import is_terrain, lair, table_of
from ui.builder.sheet import MOST_DICE, Area, kind_of
from ui.positions.position_sheet import place_in, seat_in

if TYPE_CHECKING:
    from ui.positions.sheet import Sheet

_S = TypeVar("_S", bound="Sheet")
FACE = 3  # of the terrain dice of an empty position; an eighth face is not one that SU7 can roll


def dice_at(position: ClassicPosition, area: Area) -> list[int]:
    """Return the ids of the dice of an area: at a terrain the army and the dragons."""
    place, seat = place_in(area), seat_in(area)
    if seat == NOBODY:
        index = int(place.rpartition("/")[2])
        lands = position.board.lands
        die = lands[index].die if index < len(lands) else NOBODY
        return [die] if 0 <= die < len(position.dice) else []
    there = position.at(place, seat)
    return [*there, *position.at(lair(place), seat)] if is_terrain(place) else [*there]


def home_of(sheet: Sheet, current: Area, die: str) -> Area:
    """Return the area for a die that is given none: the current one if it fits."""
    if sheet.fits(current, die):
        return current
    seat = max(0, seat_in(current))
    if kind_of(die) == "terrain":
        return next((slot for slot in sheet.slots if not sheet.dice(slot)), sheet.slots[-1])
    return f"{DEAD}@{seat}" if kind_of(die) == "dragon" else f"{sheet.spare}@{seat}"


def put(sheet: _S, area: Area, dice: Iterable[str]) -> _S:
    """Return the sheet with those of these dice added that fit into the area; a slot gets the last of them."""
    more = [die for die in dice if sheet.fits(area, die)]
    position, seat = sheet.position, seat_in(area)
    if not more:
        return sheet
    if seat == NOBODY:
        return _with_terrain(sheet, int(area.rpartition("/")[2]), more[-1])
    room = max(0, MOST_DICE - len(dice_at(position, area)))
    added = tuple(Die(die, seat, _place_for(die, area)) for die in more[:room])
    return replace(sheet, position=replace(position, dice=(*position.dice, *added))).settled()


def _place_for(die: str, area: Area) -> str:
    place = place_in(area)
    return lair(place) if is_terrain(place) and die in catalogue().dragons else place


def _with_terrain(sheet: _S, index: int, die: str) -> _S:
    """Return the sheet with another die for a terrain, with the same face up."""
    position = sheet.position
    there = dice_at(position, table_of(index))
    if there:
        old = position.dice[there[0]]
        return _with_die(sheet, there[0], replace(old, type=die)).settled()
    lands = list(position.board.lands)
    lands[index] = replace(lands[index], die=len(position.dice))
    added = Die(die, sheet.terrain_owner(lands[index]), table_of(index), FACE)
    board = position.board.changed(lands=tuple(lands))
    return replace(sheet, position=replace(position, dice=(*position.dice, added), board=board)).settled()


def take(sheet: _S, area: Area, dice: Iterable[str]) -> _S:
    """Return the sheet without these dice, one for each mention; the last ones added are removed first."""
    left, gone = dice_at(sheet.position, area)[::-1], []
    for die in dice:
        number = next((one for one in left if sheet.position.dice[one].type == die), NOBODY)
        if number != NOBODY:
            left.remove(number)
            gone.append(number)
    return replace(sheet, position=sheet.without(gone)).settled() if gone else sheet


def move(sheet: _S, source: Area, target: Area, dice: Sequence[str]) -> _S:
    """Return the sheet with dice moved to another area, where they belong to its player; terrains change places."""
    if source == target or not all(sheet.fits(target, die) for die in dice):
        return sheet
    if seat_in(target) == NOBODY:
        ours, theirs = sheet.dice(source), sheet.dice(target)
        changed = put(sheet, target, ours)
        return put(changed, source, theirs) if theirs else take(changed, source, ours)
    there, moved = dice_at(sheet.position, source), list(sheet.position.dice)
    for die in dice:
        number = next((one for one in there if moved[one].type == die), NOBODY)
        if number != NOBODY:
            there.remove(number)
            moved[number] = replace(moved[number], owner=seat_in(target), place=_place_for(die, target))
    board = sheet.position.board
    effects = tuple(
        replace(effect, place=moved[effect.die].place) if effect.die != NOBODY and effect.place else effect
        for effect in board.effects
    )
    position = replace(sheet.position, dice=tuple(moved), board=board.changed(effects=effects))
    return replace(sheet, position=position).settled()


def cleared(sheet: _S) -> _S:
    """Return the sheet without armies, dragons and effects; terrains and turn stay."""
    position = sheet.position
    terrains = {land.die for land in position.board.lands}
    gone = [number for number, die in enumerate(position.dice) if number not in terrains and die.owner != NOBODY]
    lands = tuple(replace(land, holder=NOBODY) for land in position.board.lands)
    freed = replace(sheet, position=replace(position, board=position.board.changed(lands=lands, effects=())))
    return replace(sheet, position=freed.without(gone)).settled()


def without(sheet: Sheet, gone: Iterable[int]) -> ClassicPosition:
    """Return the position without some dice; the effects on them end, and the other dice get new ids."""
    position, removed = sheet.position, set(gone)
    left = [number for number in range(len(position.dice)) if number not in removed]
    now = {old: new for new, old in enumerate(left)} | {NOBODY: NOBODY}
    board = position.board
    lands = tuple(
        replace(land, die=now.get(land.die, NOBODY), holder=land.holder if land.die in left else NOBODY)
        for land in board.lands
    )
    effects = tuple(
        replace(effect, die=now[effect.die], by=now[effect.by])
        for effect in board.effects
        if effect.die in now and effect.by in now
    )
    dice = tuple(position.dice[number] for number in left)
    changed = sheet.renumbered(board.changed(lands=lands, effects=effects, returning=()), now)
    return sheet.plain(replace(position, dice=dice, board=changed))


# Terrains


def _with_die(sheet: _S, number: int, die: Die) -> _S:
    dice = list(sheet.position.dice)
    dice[number] = die
    return replace(sheet, position=replace(sheet.position, dice=tuple(dice)))


def face_of(sheet: Sheet, index: int) -> int:
    """Return the number on top of a terrain die; 0 without a die."""
    there = dice_at(sheet.position, table_of(index))
    return sheet.position.dice[there[0]].face + 1 if there else 0


def with_face(sheet: _S, index: int, number: int, holder: int = NOBODY) -> _S:
    """Return the sheet with another face of a terrain up; a player may hold an eighth face, -1 for none (C11.1)."""
    there = dice_at(sheet.position, table_of(index))
    if not there:
        return sheet
    turned = _with_die(sheet, there[0], replace(sheet.position.dice[there[0]], face=number - 1))
    lands = list(sheet.position.board.lands)
    lands[index] = replace(lands[index], holder=holder)
    return with_board(turned, lands=tuple(lands))


def with_board(sheet: _S, **values: object) -> _S:
    """Return the sheet with other values of the board."""
    return replace(sheet, position=replace(sheet.position, board=sheet.position.board.changed(**values)))
