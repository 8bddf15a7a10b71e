"""The effects in force in a position that is being set up: which there are, and on what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from ddtable.rules.dragon_dice.board import BURIED, DEAD, Effect
from ddtable.rules.dragon_dice.control import armies
from ddtable.rules.dragon_dice.effects import BARE, BREATHS
from ui.builder.sheet import kind_of
from ui.positions.moving import dice_at, with_board
from ui.positions.position_sheet import place_in

if TYPE_CHECKING:
    from ui.positions.sheet import Sheet


def with_effect(sheet: Sheet, effect: Effect) -> Sheet:
    """Return the sheet with one more effect in force."""
    return with_board(sheet, effects=(*sheet.position.board.effects, effect))


def without_effect(sheet: Sheet, number: int) -> Sheet:
    """Return the sheet without an effect."""
    effects = sheet.position.board.effects
    return with_board(sheet, effects=(*effects[:number], *effects[number + 1 :]))


def lasting_names(sheet: Sheet) -> tuple[str, ...]:
    """Return the names of all effects that can be in force: of spells, breaths and special icons."""
    edition = sheet.position.board.edition
    spells = (name for name in edition.gives if edition.gives[name] or edition.changes.get(name))
    return (*BREATHS, *spells)


def target_kind(sheet: Sheet, name: str) -> Literal["army", "terrain", "die"]:
    """Return the kind of target of an effect."""
    edition = sheet.position.board.edition
    if name in edition.lasting:
        return edition.lasting[name].on
    if name == BARE:
        return "die"
    spell = edition.spells.get(name)
    target = "army" if spell is None else spell.target
    return "terrain" if target == "terrain" else "die" if "unit" in target else "army"


def made_effect(sheet: Sheet, name: str, seat: int, since: int, target: Effect) -> Effect:
    """Return an effect of a seat on a target; its name determines its end."""
    spell = sheet.position.board.edition.spells.get(name)
    ends = spell.ends if spell is not None else "end" if name in BREATHS else "start"
    return replace(target, name=name, seat=seat, since=since, ends=ends)


def targets(sheet: Sheet, name: str) -> Iterator[Effect]:
    """Yield an effect for every target that the effect of this name can have now; of equal units of an army one."""
    position, kind = sheet.position, target_kind(sheet, name)
    blank = Effect(name, 0, "start", 0)
    if kind == "army":
        for seat, place in sorted(armies(position), key=lambda one: (one[1], one[0])):
            yield replace(blank, place=place, owner=seat)
    elif kind == "terrain":
        for place in sheet.place_targets():
            yield replace(blank, place=place)
    else:
        sort, held = "dragon" if name == BARE else "unit", name in position.board.edition.lasting
        for area in sheet.all_areas():
            first: dict[str, int] = {}
            for number in dice_at(position, area) if place_in(area) not in (DEAD, BURIED) else ():
                if kind_of(position.dice[number].type) == sort:
                    first.setdefault(position.dice[number].type, number)
            for number in first.values():  # an icon's state of a die also ends when the die is elsewhere
                yield replace(blank, place=position.dice[number].place if held else "", die=number)
