"""A force in a game of Dragon Dice Risk that is being played: its armies by territory, its pools, its dead units."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from ddtable.engine.game import Game
from ddtable.forces.force import Force
from ddtable.rules.dragon_dice.board import BURIED, DEAD, RESERVE, ClassicPosition
from ddtable.rules.dragon_dice.places import lair
from ddtable.rules.dragon_dice.rosters import PlayedForce
from ddtable.rules.risk.board import NEVER, RECRUITING, board_of, owned

PostKind: TypeAlias = Literal["territory", "dragons", "reserve", "recruiting", "dead", "buried"]
NOWHERE = -1
PILES: tuple[tuple[PostKind, str], ...] = (
    ("reserve", RESERVE),
    ("recruiting", RECRUITING),
    ("dead", DEAD),
    ("buried", BURIED),
)


class Post(Struct, frozen=True):
    """Dice of a player that are together, as on the card of a territory (RK1.7).

    `territory`: its number on a `map`, -1 for a pool or a pile.
    """

    kind: PostKind
    dice: tuple[str, ...]
    map: str
    territory: int = NOWHERE


class WorldForce(PlayedForce, frozen=True, kw_only=True):
    """A force on a map. `size` is its health at the start; its dice are in `posts`.

    `turn`: the present one. `territories`: of the player, of the `goal`. `cards`: their number.
    """

    size: int
    posts: tuple[Post, ...]
    turn: int = 0
    territories: int = 0
    goal: int = 0
    cards: int = 0

    @property
    def dice(self) -> tuple[str, ...]:
        """All dice, dead and buried ones too."""
        return tuple(die for post in self.posts for die in post.dice)

    @property
    def units(self) -> tuple[str, ...]:
        """The units on the map and in reserve."""
        return tuple(die for post in self.posts if post.kind in ("territory", "reserve") for die in post.dice)


def force_in_game(game: Game, seat: int, eye: int) -> WorldForce:
    """Return the force of a seat as it is now, as `eye` may know it: a seat, or -1 for none.

    Raises msgspec.ValidationError.
    """
    seen: ClassicPosition = game.rules.observe(game.position, eye)
    board = board_of(seen)
    planned = msgspec.convert(game.set_up.forces[seat], Force)
    about: dict[str, Any] = dict.fromkeys(("home", "campaign", "horde", "dragons"), ())
    about |= {"id": planned.id, "name": planned.name, "note": planned.note, "home_terrain": "", "frontier": ""}
    goal = board.domination if board.domination != NEVER else len(board.territories)
    return WorldForce(
        **about,
        made="war",
        faces=board.options.faces,
        edition=board.edition.name,
        size=board.brought(seat),
        posts=tuple(_posts(seen, seat)),
        turn=board.turn,
        territories=len(owned(seen, seat)),
        goal=goal,
        cards=len(board.hands[seat]),
    )


def _posts(view: ClassicPosition, seat: int) -> list[Post]:
    """Return the armies and dragons by territory, the reserve, the pool, the dead and the buried; no empty ones."""
    board = board_of(view)
    at: list[tuple[PostKind, str, int]] = []
    for number, place in enumerate(board.territories):
        at += [("territory", place.id, number), ("dragons", lair(place.id), number)]
    at += [(kind, pile, NOWHERE) for kind, pile in PILES]
    found = [(kind, view.at(place, seat), number) for kind, place, number in at]
    return [Post(kind, _types(view, dice), board.map.id, number) for kind, dice, number in found if dice]


def _types(view: ClassicPosition, dice: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(view.dice[die].type for die in dice)
