"""The steps that only Dragon Dice Risk has. The file in brackets resolves the step."""

from __future__ import annotations

from typing import Literal

from ddtable.engine.value import PlainValue

AttackKind = Literal["skirmish", "charge", "missile", "enter"]
AttackStage = Literal["dragons", "fight", "after"]


# Set-up


class RankPlayers(PlainValue, frozen=True, tag="rank_players"):
    """Players roll one die each for the order of play; those in a group are still tied (set_up.py)."""

    groups: tuple[tuple[int, ...], ...]


class DrawTerrains(PlainValue, frozen=True, tag="draw_terrains"):
    """A terrain die is drawn from the bag for each continent (set_up.py)."""


class Claim(PlainValue, frozen=True, tag="claim"):
    """The next player claims a free territory (set_up.py)."""


class Cover(PlainValue, frozen=True, tag="cover"):
    """A player puts one unit on each territory that they have claimed (set_up.py)."""

    seat: int


class Deploy(PlainValue, frozen=True, tag="deploy"):
    """A player places 2 health or 1 unit; `second`: the other unit of 1 health (set_up.py)."""

    seat: int
    second: bool = False


# Reinforcements


class Trade(PlainValue, frozen=True, tag="trade"):
    """The acting player may turn in a set of cards, or must (cards.py).

    `health`: the recruits that sets have given so far; `on`: those that may only stand on a territory. `now`: the hand
    has grown too large by another player's cards, which must be turned in until 4 are left.
    """

    health: int = 0
    on: tuple[tuple[str, int], ...] = ()
    now: bool = False


class Purse(PlainValue, frozen=True):
    """Health that may be recruited: anywhere, and only on one territory or in one continent."""

    anywhere: int
    on: tuple[tuple[str, int], ...] = ()
    within: tuple[tuple[int, int], ...] = ()


class Recruit(PlainValue, frozen=True, tag="recruit_units"):
    """The acting player puts recruits on own territories, until the purse is empty or they are done (recruiting.py)."""

    purse: Purse


# Marches


class Muster(PlainValue, frozen=True, tag="muster"):
    """The acting player chooses the dice that attack a territory (attacks.py).

    `only`: the units that have moved in and attack on from there; without them all of the continent may attack.
    """

    seat: int
    kind: AttackKind
    target: int
    place: str
    land: str
    only: tuple[int, ...] = ()


class Assault(PlainValue, frozen=True, tag="assault"):
    """The attack at the front: dragons in the way, one exchange, then what follows from it (attacks.py)."""

    seat: int
    kind: AttackKind
    target: int
    place: str
    stage: AttackStage = "dragons"


class Again(PlainValue, frozen=True, tag="again"):
    """An exchange has killed an enemy unit: the attackers may fight on (attacks.py)."""

    seat: int
    target: int
    place: str


class MoveIn(PlainValue, frozen=True, tag="move_in"):
    """Some of the attackers must move into a territory that they have emptied (attacks.py)."""

    seat: int
    place: str
    action: Literal["melee", "missile"]


class Onward(PlainValue, frozen=True, tag="onward"):
    """The units that moved in may attack on from there, by the action of their march (attacks.py)."""

    seat: int
    place: str
    dice: tuple[int, ...]
    action: Literal["melee", "missile"]


# Moves


class FreeMove(PlainValue, frozen=True, tag="free_move"):
    """Units of one territory move to a neighbour, and some of them to another one (moves.py).

    `moved`: those that stand on `via` now.
    """

    source: str = ""
    via: str = ""
    to: str = ""
    moved: tuple[int, ...] = ()


class Firewalk(PlainValue, frozen=True, tag="firewalk"):
    """Firewalkers move from continent to continent (moves.py). `flown`: those that have moved."""

    flown: tuple[int, ...] = ()


class ReservesIn(PlainValue, frozen=True, tag="reserves_in"):
    """Units join an army from reserve (moves.py)."""


class ReservesOut(PlainValue, frozen=True, tag="reserves_out"):
    """Units go to reserve (moves.py)."""


class DrawCard(PlainValue, frozen=True, tag="draw_card"):
    """A player who has taken a territory may take a card (cards.py)."""
