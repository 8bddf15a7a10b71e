"""The dice of armies that are no units: dragons, dragonkin and items roll and die with them in some editions (K9).

They are no units: nothing that aims at units aims at them, and an army without units is no army.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from ddtable.dice.campaigns import may_carry
from ddtable.dice.catalogue import catalogue, of_the_dice
from ddtable.dice.types import DragonType, Family, ItemType, UnitType
from ddtable.engine.arithmetic import Add, Count, Face, Limited, Working
from ddtable.rules.dragon_dice.board import OUT, ClassicDraft, ClassicView, members_at, units_at
from ddtable.rules.dragon_dice.events.held import HeldLeft
from ddtable.rules.dragon_dice.places import is_joint

TAIL = 2  # what a dragon's tail makes beyond the 1 of the units' icon


@of_the_dice
def family_of(die_type: str) -> Family:
    """Return the family of a die in an army; champions are units."""
    family = catalogue().family(die_type)
    return "units" if family is None or family == "champions" else family


def held_at(view: ClassicView, seat: int, place: str, families: Iterable[str]) -> tuple[int, ...]:
    """Return the dice of an army that are of these families."""
    table = view.dice
    dice = members_at(view, seat, place) if is_joint(place) else view.at(place, seat)
    return tuple([die for die in dice if family_of(table[die].type) in families])


def with_held(view: ClassicView, seat: int, place: str, kind: str, units: tuple[int, ...]) -> tuple[int, ...]:
    """Return the dice of an army's roll: units that may roll, and what the army holds and rolls with them.

    An item is rolled if one of the units can carry it.
    """
    along = view.board.edition.rolls_along
    if not along or (not is_joint(place) and len(view.at(place, seat)) == len(units)):
        return units
    families = [family for family, kinds in along.items() if kind in kinds]
    more = [die for die in held_at(view, seat, place, families) if _is_carried(view, die, units)]
    return tuple(sorted((*units, *more)))


def rolls_with_army(view: ClassicView, die_type: str, kind: str) -> bool:
    """Return True if a die is rolled in a roll of its army: units always, others as the edition says (KP10.8)."""
    family = family_of(die_type)
    return all(kind in kinds for held, kinds in view.board.edition.rolls_along.items() if held == family)


def _is_carried(view: ClassicView, die: int, units: tuple[int, ...]) -> bool:
    kind, dice = view.dice[die].type, catalogue()
    if family_of(kind) != "items":
        return True
    item = dice.item(kind)
    return any(may_carry(dice, dice.unit(view.dice[unit].type), (item,)) for unit in units)


def mortal_at(view: ClassicView, seat: int, place: str) -> tuple[int, ...]:
    """Return the dice that an army may lose to damage: its units, and what dies with them (Q126)."""
    units, along = units_at(view, seat, place), view.board.edition.dies_along
    return tuple(sorted((*units, *held_at(view, seat, place, along)))) if along else units


def to_pools(draft: ClassicDraft, seat: int, place: str, dice: tuple[int, ...], reason: str) -> None:
    """Return dragons and dragonkin of an army to the pools of their owner; out of the game if the owner is (KP9.1)."""
    if dice:
        pools = draft.board.pools
        for die in dice:
            draft.put((die,), OUT if seat in draft.board.out else pools[family_of(draft.dice[die].type)][0])
        draft.note(HeldLeft(seat, place, dice, reason))


# Faces that count as others

LOGO, RULER = "logo", "ruler"
MEDALLIONS: Final[Mapping[str, str]] = {"medallion_bronze": "cantrip", "medallion_silver": LOGO, "medallion_gold": LOGO}
"""The icon that the logo of each medallion counts as."""


def counted_as(view: ClassicView, number: int, index: int, icon: str) -> str:
    """Return the icon that a face of a die counts as in its army (KP10.5, KP10.6, KP10.7).

    A logo is an ID if it does not act; so is a ruler of the King's Die whose race is in the army.
    """
    if icon not in (LOGO, RULER):
        return icon
    die = view.dice[number]
    kind = catalogue().die(die.type)
    row = getattr(kind, "listed", "")
    if icon == LOGO:
        return MEDALLIONS.get(row, "id")
    race = kind.names[index] if isinstance(kind, ItemType) else ""
    races = {catalogue().unit(view.dice[unit].type).species for unit in units_at(view, die.owner, die.place)}
    return "id" if race in races else icon


# The arithmetic of a roll


def automatic_saves(view: ClassicView, dice: Iterable[int]) -> dict[int, int]:
    """Return the automatic saves of dragons and dragonkin among some dice."""
    table = view.dice
    found = {die: _automatic(table[die].type) for die in dice}
    return {die: saves for die, saves in found.items() if saves}


@of_the_dice
def _automatic(die_type: str) -> int:
    kind = catalogue().die(die_type)
    return kind.automatic_saves if isinstance(kind, DragonType | UnitType) else 0


def saves_made(view: ClassicView, faces: tuple[Face, ...]) -> int:
    """Return the automatic saves in a roll: none of a die that shows belly (KP9.1)."""
    bare = {face.die for face in faces if face.icon == "belly"}
    saves = automatic_saves(view, {face.die: face for face in faces})
    return sum(points for die, points in saves.items() if die not in bare)


def automatic(view: ClassicView, dice: tuple[int, ...]) -> Iterator[Working]:
    """Yield the automatic saves of a save roll, and what is lost by dice that show belly (KP9.1, Q126)."""
    saves = automatic_saves(view, dice)
    if saves:
        yield Add("save", sum(saves.values()), "automatic", "KP9.1")
    for each in sorted(set(saves.values())):
        some = tuple(die for die, points in saves.items() if points == each)
        yield Limited("save", ("belly",), some, len(some), "belly", "KP9.1", -each)


def beside(die_type: str, icon: str, result: str) -> int:
    """Return what a face of a dragon or dragonkin adds to a result beside the use of its icon: saves, tails."""
    if result == "save":
        return 0 if icon == "belly" else _automatic(die_type)
    tail = icon == "tail" and result in ("melee", "charge") and family_of(die_type) == "dragons"
    return TAIL if tail else 0


def tails(view: ClassicView, dice: tuple[int, ...], result: str) -> Iterator[Working]:
    """Yield what the tails of dragons make more than those of units (KP9.2)."""
    dragons = tuple(die for die in dice if family_of(view.dice[die].type) == "dragons")
    if dragons:
        yield Count(result, "tail", "KP9.2", dragons, TAIL)
