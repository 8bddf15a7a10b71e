"""A force in the making, as one value: what the builder edits, and what each edit makes of it. No Qt here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, structs

from ddtable.dice.catalogue import catalogue
from ddtable.dice.errors import CatalogueError
from ddtable.dice.types import DieType, DragonType, TerrainType, UnitType
from ddtable.forces.ddforce import SharedForce
from ddtable.forces.force import ARMY_NAMES, Force
from ddtable.forces.notation import slug

Area: TypeAlias = Literal["home", "campaign", "horde", "dragons", "home_terrain", "frontier"]
Kind: TypeAlias = Literal["unit", "dragon", "terrain"]

AREAS: Final[tuple[Area, ...]] = (*ARMY_NAMES, "dragons", "home_terrain", "frontier")
SLOTS: Final[tuple[Area, ...]] = ("home_terrain", "frontier")
MOST_DICE: Final = 400  # in one area: a hand that holds a key down must not fill the memory
MOST_HEALTH: Final = 200
EMPTY: Final = Force("", "", (), (), (), (), "", "")


class Sheet(msgspec.Struct, frozen=True):
    """A force, how large it is to be, for which game, and what its maker wrote about it.

    `species` is the option of the classic game: only the four starter species, or all. `half_cap`: no army over half of
    the force (Q1). `player` may be empty. `origin` tells one force from another through all edits: its number in the
    library, or a number below 1 for one that began here.
    """

    force: Force = EMPTY
    health: Annotated[int, Meta(ge=0, le=1000)] = 36
    species: Literal["starters", "all"] = "all"
    half_cap: bool = False
    tags: Annotated[tuple[str, ...], Meta(max_length=100)] = ()
    player: str = ""
    origin: Annotated[int, Meta(ge=-(1 << 62), lt=1 << 62)] = 0

    def dice(self, area: Area) -> tuple[str, ...]:
        """Return the dice of an area, in the order in which they were put there."""
        if area in SLOTS:
            terrain: str = getattr(self.force, area)
            return (terrain,) if terrain else ()
        found: tuple[str, ...] = getattr(self.force, area)
        return found

    @property
    def all_dice(self) -> tuple[str, ...]:
        """All dice of all areas."""
        return tuple(die for area in AREAS for die in self.dice(area))

    @property
    def used(self) -> Counter[str]:
        """How often each die is in the force."""
        return Counter(self.all_dice)

    @property
    def health_now(self) -> int:
        """The health of all units that the catalogue knows."""
        return sum(map(health_of, self.force.units))

    @property
    def folk(self) -> tuple[str, ...]:
        """The species of the units, in the order of the data."""
        there = {unit.species for die in self.force.units if isinstance(unit := find_die(die), UnitType)}
        return tuple(species for species in catalogue().species if species in there)

    def army_health(self, area: Area) -> int:
        """Return the health of the units in an area."""
        return sum(map(health_of, self.dice(area)))

    def shared(self) -> SharedForce:
        """Return the force as the library keeps it, and files hold it."""
        return SharedForce(self.force, self.player, self.tags, self.health)

    @property
    def is_bare(self) -> bool:
        """Whether nothing has been made yet."""
        return not self.all_dice and not self.force.name and not self.force.note and not self.tags


def sheet_of(shared: SharedForce, like: Sheet, origin: int) -> Sheet:
    """Return a force of the library or of a file on a sheet with the rules of another one."""
    health = shared.health or sum(map(health_of, shared.force.units)) or like.health
    return structs.replace(
        like, force=shared.force, health=health, tags=shared.tags, player=shared.player, origin=origin
    )


def playable(sheet: Sheet, name: str) -> Force:
    """Return the force as a game and a roster take it: with an id, and a name if it has none."""
    named = sheet.force.name or name
    return structs.replace(sheet.force, id=slug(named) or "built", name=named)


def health_of(type_id: str) -> int:
    """Return the health of a unit; nothing for any other die."""
    die = find_die(type_id)
    return die.health if isinstance(die, UnitType) else 0


def find_die(type_id: str) -> DieType | None:
    """Return a die, published or the player's own; None where there is none."""
    try:
        return catalogue().die(type_id)
    except CatalogueError:
        return None


def all_dice() -> tuple[str, ...]:
    """Return every die that can be put into a force, the player's own ones too."""
    return (*catalogue().dice, *catalogue().own_units)


def kind_of(type_id: str) -> Kind | None:
    """Return what sort of die this is; None for one that the catalogue does not hold."""
    found = find_die(type_id)
    if isinstance(found, UnitType):
        return "unit"
    if isinstance(found, DragonType):
        return "dragon"
    return "terrain" if isinstance(found, TerrainType) else None


def fits(area: Area, type_id: str) -> bool:
    """Tell whether a die of this sort lies in an area at all; what the rules say of it is the verdict's business."""
    return area in areas_of(kind_of(type_id))


def areas_of(kind: Kind | None) -> tuple[Area, ...]:
    """Return the areas for a sort of dice."""
    if kind is None:
        return ()
    areas: dict[Kind, tuple[Area, ...]] = {"unit": ARMY_NAMES, "dragon": ("dragons",), "terrain": SLOTS}
    return areas[kind]


def home_of(sheet: Sheet, current: Area, type_id: str) -> Area:
    """Return where a die goes that nobody has given a place: the current area, else the first fitting one.

    A terrain goes where none lies yet.
    """
    if fits(current, type_id):
        return current
    areas = areas_of(kind_of(type_id)) or ("home",)
    return next((area for area in areas if area in SLOTS and not sheet.dice(area)), areas[0])


def with_dice(sheet: Sheet, area: Area, dice: Sequence[str]) -> Sheet:
    """Return the sheet with just these dice in an area; of several terrains the last one lies there."""
    value: str | tuple[str, ...] = tuple(dice)
    if area in SLOTS:
        value = dice[-1] if dice else ""
    return structs.replace(sheet, force=structs.replace(sheet.force, **{area: value}))


def put(sheet: Sheet, area: Area, dice: Iterable[str]) -> Sheet:
    """Return the sheet with these dice too, those that lie in such an area."""
    more = [die for die in dice if fits(area, die)]
    return with_dice(sheet, area, [*sheet.dice(area), *more][:MOST_DICE]) if more else sheet


def take(sheet: Sheet, area: Area, dice: Iterable[str]) -> Sheet:
    """Return the sheet without these dice, each named as often as it is to go; the last ones put there go first."""
    left = list(sheet.dice(area))[::-1]
    for die in dice:
        if die in left:
            left.remove(die)
    return with_dice(sheet, area, left[::-1])


def move(sheet: Sheet, source: Area, target: Area, dice: Sequence[str]) -> Sheet:
    """Return the sheet with dice of one area in another; two terrains change places."""
    going = [die for die in dice if die in sheet.dice(source) and fits(target, die)]
    if source == target or not going:
        return sheet
    if source in SLOTS and target in SLOTS:
        return with_dice(with_dice(sheet, target, sheet.dice(source)), source, sheet.dice(target))
    return put(take(sheet, source, going), target, going)


def counted(dice: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """Return equal dice together as the builder shows them: by species, the largest first."""
    order = _order()
    counts = Counter(dice)
    return tuple(sorted(counts.items(), key=lambda entry: order.get(entry[0], (9, 0, 0, entry[0]))))


def _units() -> Iterable[UnitType]:
    return (*catalogue().units.values(), *catalogue().own_units.values())


def _order() -> dict[str, tuple[int, int, int, str]]:
    """Return for each die where it stands among others."""
    dice = catalogue()
    species = {name: number for number, name in enumerate(dice.species)}
    units = {unit.id: (0, species.get(unit.species, 99), -unit.health, unit.id) for unit in _units()}
    others = [*dice.dragons, *dice.terrains]
    return units | {name: (1, number, 0, name) for number, name in enumerate(others)}
