"""The set-up of a campaign that starts from a position, made of the dice in it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ddtable.dice.campaigns import points_of
from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import Die
from ddtable.engine.system import OptionSpec, SetUp
from ddtable.forces.force import Force
from ddtable.forces.sections import MEDALLION, known_items
from ddtable.forces.sums import dragon_slots_of
from ddtable.rules.campaign.board import RECRUITING, SUMMONING, CampaignBoard, board_of
from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition
from ddtable.rules.dragon_dice.starting import set_up_of


def set_up_at(position: ClassicPosition, specs: Sequence[OptionSpec]) -> SetUp:
    """Return the set-up of a campaign that starts from a position; `specs` are its house options."""
    position = as_start(position)
    return set_up_of(position, [force_of(position, seat) for seat in range(position.seats)], specs)


def as_start(position: ClassicPosition) -> ClassicPosition:
    """Return a position whose board has the health and the dragons of the forces as the dice are, and its size."""
    board, dice = board_of(position), catalogue()
    healths = usual_healths(position.dice, position.seats)
    kinds = [[die.type for die in position.dice if die.owner == seat] for seat in range(position.seats)]
    dragons = tuple(dragon_slots_of(dice, [kind for kind in mine if kind in dice.dragons]) for mine in kinds)
    health = board.health if healths == board.healths else in_play(healths)
    scale = scale_of(board, max(healths))
    return replace(position, board=board.changed(health=health, healths=healths, dragons=dragons, scale=scale))


def usual_healths(dice: Sequence[Die], seats: int) -> tuple[int, ...]:
    """Return the health of each seat's dice, with the points of its items (Q109)."""
    return tuple(_health_of([die.type for die in dice if die.owner == seat]) for seat in range(seats))


def _health_of(kinds: Sequence[str]) -> int:
    dice = catalogue()
    items = [item for item in known_items(dice, kinds) if item.form != MEDALLION]
    return sum(dice.army_units[kind].health for kind in kinds if kind in dice.army_units) + points_of(items)


def in_play(healths: Sequence[int]) -> int:
    """Return the health of a force in play at the start: half of it (K1)."""
    return max(1, max(healths, default=0) // 2)


def smallest(board: CampaignBoard, health: int) -> int:
    """Return the smallest size of a game that forces of this health fit into."""
    sizes = [size.health for size in board.edition.sizes]
    return next((size for size in sizes if size >= health), sizes[-1])


def scale_of(board: CampaignBoard, health: int) -> int:
    """Return the size of a game: the one that it has, or the smallest one that forces of this health fit into."""
    return smallest(board, health) if isinstance(board.scale, UnsetType) else board.scale


def force_of(position: ClassicPosition, seat: int) -> Force:
    """Return the dice of a seat as a force: units and items in the recruiting section, the others to be summoned."""
    dice = catalogue()
    mine = [die.type for die in position.dice if die.owner == seat]
    summoned = tuple(kind for kind in mine if kind in dice.dragons or kind in dice.dragonkin)
    others = tuple(kind for kind in mine if kind in dice.army_units and kind not in dice.dragonkin)
    sections = {name: kinds for name, kinds in ((RECRUITING, others), (SUMMONING, summoned)) if kinds}
    home = next((place.land for place in board_of(position).map if place.home == seat), NOBODY)
    picked = position.dice[position.board.lands[home].die].type if home != NOBODY else ""
    return Force("", "", (), (), (), (), picked, "", sections=sections or UNSET)
