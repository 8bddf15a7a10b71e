"""The campaign's own part of a position: its options, its pools, the turns and expansions so far (K0 to K8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self, cast

import msgspec
from msgspec import UNSET, UnsetType

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import Allowed
from ddtable.dice.types import Family
from ddtable.engine.arithmetic import Face
from ddtable.engine.draft import Draft
from ddtable.engine.position import Party
from ddtable.engine.value import PlainValue
from ddtable.rules.campaign.champions import with_logos
from ddtable.rules.campaign.item_faces import cancelled
from ddtable.rules.dragon_dice.board import NOBODY, Board, ClassicView, Options, edition_of
from ddtable.rules.dragon_dice.editions import EditionName, GameSize
from ddtable.rules.dragon_dice.held import held_at
from ddtable.rules.dragon_dice.places import Place, is_terrain

EDITION: EditionName = "campaign"
RECRUITING, SUMMONING, POOL, SITE = "recruiting", "summoning", "pool", "site"
"""The recruiting pool and the summoning pool of a seat, the common pool of terrains, the place of the next terrain."""
TWO_LINKS = 2

CampaignDraft = Draft[Any, Any]


class CampaignOptions(Options, frozen=True):
    """The house options of a campaign: those of the classic game that it has too, and its own.

    `crowded`: what happens if the terrains at the start reach the goal (Q106). `war_end`: the number of the recruiting
    after which the war ends, 0 for none (Q107). `flight`: the terrains where Firewalkers may land (Q117).
    `tower_links`: the reach of a captured tower (Q119). `blazing`: how the die of Blazing New Trails is found;
    Expanding to New Terrain has the other way (Q135). `horde_bonus`: an army at the home of another player recruits one
    more (Q125). `known_faces`: dice whose faces are reconstructed are left out (Q110). `minors`: each player has minor
    terrains in the summoning pool (Q111).
    """

    species: Allowed = "all"
    crowded: Literal["warn", "refuse"] = "warn"
    war_end: Literal[0, 3, 4, 6] = 0
    flight: Literal["reinforce", "v4"] = "reinforce"
    tower_links: Literal["all", "two"] = "all"
    blazing: Literal["random", "chosen"] = "random"
    horde_bonus: bool = False
    known_faces: bool = False
    minors: Literal["off", "v4"] = "off"

    @property
    def played(self) -> EditionName:
        """The edition of every campaign."""
        return EDITION


def campaign_options(values: Mapping[str, bool | int | str]) -> CampaignOptions:
    """Return the options of a set-up, with those that the edition fixes. Raises msgspec.ValidationError."""
    options = msgspec.convert(dict(values), CampaignOptions)
    return msgspec.structs.replace(options, **edition_of(options).fixed)


class Expansion(PlainValue, frozen=True):
    """A terrain from which a player has expanded; they may do so once in a game (Q134)."""

    seat: int
    place: str


class CampaignBoard(Board, frozen=True, dict=True):
    """The state of a campaign besides the dice.

    `health`: of each force in play at the start; `healths` have the recruiting pool too. `turns`: the number of turns
    that each seat has begun. `recruitings`: how often all players have recruited. `expansions`: in their order.
    `scale`: the size of the game, by the health of a force, if it started from a position, in which the health is free.
    """

    pools: ClassVar[Mapping[Family, tuple[str, ...]]] = {
        "units": (RECRUITING,),
        "champions": (RECRUITING,),
        "dragons": (SUMMONING,),
        "dragonkin": (SUMMONING,),
        "items": (RECRUITING,),
        "minor_terrains": (SUMMONING,),
        "terrains": (POOL,),
    }
    common: ClassVar[tuple[Family, ...]] = ("terrains",)

    options: CampaignOptions
    turns: tuple[int, ...] = ()
    recruitings: int = 0
    expansions: tuple[Expansion, ...] = ()
    scale: int | UnsetType = UNSET

    @property
    def sized(self) -> int:
        """The health of a force by which the size of the game is known."""
        return self.brought(0) if isinstance(self.scale, UnsetType) else self.scale

    @property
    def goal(self) -> int:
        """The number of captured terrains that win the game (C2.1)."""
        return self.edition.goal_at(self.sized)

    @property
    def size(self) -> GameSize:
        """The size of the game, by the health of each force (K1)."""
        size = self.edition.size_of(self.sized)
        assert size is not None, "a campaign begins with forces of a size of its edition"
        return size

    @property
    def tower_reach(self) -> int:
        """The number of links that missiles from a captured tower reach; 0 for all terrains (Q119)."""
        return TWO_LINKS if self.options.tower_links == "two" else 0

    def as_rolled(self, view: ClassicView, party: Party, faces: tuple[Face, ...]) -> tuple[Face, ...]:
        """Return the faces of an army's roll: logos that can act are no IDs, and equal relics cancel (KP10, H103)."""
        return cancelled(view, with_logos(view, party, faces))

    def minor_face(self, view: ClassicView, seat: int, place: str) -> str:
        """Return the icon that the minor terrain of an army shows; "" without one (KP11.4)."""
        if self.options.minors == "off":
            return ""
        die = minor_at(view, seat, place)
        return catalogue().die(view.dice[die].type).faces[view.dice[die].face].icon if die >= 0 else ""

    def without(self, gone: tuple[int, ...]) -> Self:
        """Return the board after these seats have left the game: their homes belong to no player (Q112)."""
        places = tuple(_deserted(place) if place.home in gone else place for place in self.map)
        return super().without(gone).changed(places=places)

    @property
    def map(self) -> tuple[Place, ...]:
        """The places, in the order in which they were added."""
        return cast(tuple[Place, ...], self.places)


def minor_at(view: ClassicView, seat: int, place: str) -> int:
    """Return the minor terrain of an army; -1 if it has none."""
    found = held_at(view, seat, place, ("minor_terrains",)) if is_terrain(place) else ()
    return found[0] if found else -1


def _deserted(place: Place) -> Place:
    return msgspec.structs.replace(place, home=NOBODY)


def board_of(view: ClassicView) -> CampaignBoard:
    """Return the board of a campaign."""
    return cast(CampaignBoard, view.board)


def living(view: ClassicView) -> tuple[int, ...]:
    """Return the seats in the order of play that are still in the game, from the first player on (Q112)."""
    return tuple(seat for seat in view.board.order if seat not in view.board.out)
