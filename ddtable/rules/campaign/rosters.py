"""A force in a campaign that is being played: its armies where they are now, its pools, its dead and buried units."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from ddtable.engine.game import Game
from ddtable.forces.force import Force, with_dice
from ddtable.forces.sections import carried
from ddtable.rules.campaign.board import RECRUITING, SUMMONING, CampaignBoard
from ddtable.rules.campaign.order import next_recruiting
from ddtable.rules.campaign.recruiting import army_sheet
from ddtable.rules.campaign.sheets import ArmySheet
from ddtable.rules.dragon_dice.board import (
    BURIED,
    DEAD,
    NOBODY,
    RESERVE,
    ClassicPosition,
    distance,
    held_by,
    holds,
    land_at,
    place_at,
    terrain_places,
    units_at,
)
from ddtable.rules.dragon_dice.rosters import PlayedForce, played_force, rules_for

HoldingKind: TypeAlias = Literal["army", "reserve", "recruiting", "summoning", "dead", "buried"]
ITEMS = "items"
"""The section of the items of a force whose armies are not revealed yet."""
PILES: tuple[tuple[HoldingKind, str], ...] = (
    ("recruiting", RECRUITING),
    ("summoning", SUMMONING),
    ("dead", DEAD),
    ("buried", BURIED),
)


class Ground(Struct, frozen=True):
    """The place of an army: its terrain die with the number on top, whose home it is, and if the army holds it."""

    terrain: str
    number: int
    home: Literal["own", "other", "none"]
    held: bool


class Holding(Struct, frozen=True):
    """Dice of a player that are together. `at`: the place of an army; `sheet`: the points that it recruits with."""

    kind: HoldingKind
    dice: tuple[str, ...]
    at: Ground | None = None
    sheet: ArmySheet | None = None


class WarForce(PlayedForce, frozen=True, kw_only=True):
    """A force in a campaign. `size` is its health at the start; its dice are in `holdings`.

    `round`: the present one. `held` of the `goal`: the captured terrains. `recruiting`: the round after which all
    players recruit next.
    """

    size: int
    holdings: tuple[Holding, ...]
    round: int = 0
    held: int = 0
    goal: int = 0
    recruiting: int = 0

    @property
    def dice(self) -> tuple[str, ...]:
        """All dice, dead and buried ones too."""
        return tuple(die for holding in self.holdings for die in holding.dice)

    @property
    def units(self) -> tuple[str, ...]:
        """The units in play."""
        return tuple(unit for holding in self.holdings if holding.sheet for unit in holding.sheet.units)


def force_in_game(game: Game, seat: int, eye: int) -> PlayedForce:
    """Return the force of a seat as far as `eye` may know it: a seat, or -1 for none.

    In a campaign it is the state of the war, once the armies are revealed. Raises msgspec.ValidationError.
    """
    seen: ClassicPosition = game.rules.observe(game.position, eye)
    if not isinstance(seen.board, CampaignBoard):
        return played_force(game, seat, eye)
    if not seen.board.revealed:
        return _forming(played_force(game, seat, eye))
    planned = msgspec.convert(game.set_up.forces[seat], Force)
    about: dict[str, Any] = dict.fromkeys(("home", "campaign", "horde", "dragons"), ())
    about |= {"id": planned.id, "name": planned.name, "note": planned.note, "home_terrain": "", "frontier": ""}
    options = seen.board.options
    return WarForce(
        **about,
        made="war",
        faces=options.faces,
        edition=seen.board.edition.name,
        size=seen.board.brought(seat),
        holdings=tuple(_holdings(seen, seat)),
        round=max(seen.board.turns, default=0),
        held=held_by(seen, seat),
        goal=seen.board.goal,
        recruiting=next_recruiting(seen),
    )


def _forming(force: PlayedForce) -> PlayedForce:
    """Return a force before the reveal, with its items together: the plan who carries them is secret."""
    items: tuple[str, ...] = ()
    found: Force = force
    for row in carried(rules_for(force).sections):
        items = (*items, *force.dice_in(row.name))
        found = with_dice(found, row.name, ())
    return msgspec.structs.replace(force, sections=with_dice(found, ITEMS, items).sections)


def _holdings(view: ClassicPosition, seat: int) -> list[Holding]:
    """Return the armies at terrains, the reserve, both pools, the dead and the buried; empty ones are left out."""
    found = []
    for place in (*terrain_places(view), RESERVE):
        dice = view.at(place, seat)
        if dice:
            at = None if place == RESERVE else _ground(view, seat, place)
            sheet = army_sheet(view, seat, place) if units_at(view, seat, place) else None
            found.append(Holding("reserve" if at is None else "army", _types(view, dice), at, sheet))
    found += [Holding(kind, _types(view, dice)) for kind, place in PILES if (dice := view.at(place, seat))]
    return found


def _ground(view: ClassicPosition, seat: int, place: str) -> Ground:
    home = place_at(view, place).home
    whose: Literal["own", "other", "none"] = "none" if home == NOBODY else "own" if home == seat else "other"
    return Ground(view.dice[land_at(view, place).die].type, distance(view, place), whose, holds(view, seat, place))


def _types(view: ClassicPosition, dice: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(view.dice[die].type for die in dice)
