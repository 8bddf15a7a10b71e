"""The steps of the classic game: what its agenda can hold. Each file of this folder says what its steps do."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ddtable.engine.arithmetic import Face
from ddtable.engine.position import Roll


class Assemble(Struct, frozen=True, tag="assemble"):
    """A seat chooses the units of one of its armies (set_up.py)."""

    seat: int
    part: Literal["home", "campaign"]


class ChooseTerrain(Struct, frozen=True, tag="choose_terrain"):
    """A seat picks its home terrain or proposes a frontier (set_up.py)."""

    seat: int
    part: Literal["home", "frontier"]


class Reveal(Struct, frozen=True, tag="reveal"):
    """Armies and terrains are shown (set_up.py)."""


class RankHordes(Struct, frozen=True, tag="rank_hordes"):
    """Hordes roll for the order of play; a group of more than one seat is still tied (set_up.py)."""

    groups: tuple[tuple[int, ...], ...]


class ChooseFrontier(Struct, frozen=True, tag="choose_frontier"):
    """The first player picks one of the proposals (set_up.py)."""


class Place(Struct, frozen=True, tag="place"):
    """A seat places one of its armies (set_up.py)."""

    seat: int
    part: Literal["home", "horde", "campaign"]


class SetDistances(Struct, frozen=True, tag="set_distances"):
    """The terrains that still need a distance are rolled (set_up.py)."""

    places: tuple[str, ...]


class Turn(Struct, frozen=True, tag="turn"):
    """A seat's turn begins (turn.py)."""

    seat: int


class Expire(Struct, frozen=True, tag="expire"):
    """Effects that last until the start of this turn end (turn.py)."""


class Dragons(Struct, frozen=True, tag="dragons"):
    """Dragons attack (turn.py)."""


class EighthFace(Struct, frozen=True, tag="eighth_face"):
    """City and temple give their powers (turn.py)."""


class March(Struct, frozen=True, tag="march"):
    """The player of the turn picks an army for the first or second march (turn.py)."""

    number: Literal[1, 2]


class Maneuver(Struct, frozen=True, tag="maneuver"):
    """The marching army may announce a maneuver (maneuver.py)."""

    place: str


class Oppose(Struct, frozen=True, tag="oppose"):
    """Opponents say one by one whether they oppose; then all that take part roll (maneuver.py)."""

    place: str
    waiting: tuple[int, ...]
    opposing: tuple[int, ...] = ()


class TurnDie(Struct, frozen=True, tag="turn_die"):
    """The maneuver has succeeded: up, down, or as it is (maneuver.py)."""

    place: str


class Act(Struct, frozen=True, tag="act"):
    """An army may take the action of its terrain's face; a pursuing army only against the one it routed (action.py)."""

    seat: int
    place: str
    against: int = -1


class ArmyRoll(Struct, frozen=True):
    """An army's roll as it lies: what its dice showed when they fell, kept though dice may die or move later."""

    faces: tuple[Face, ...]


class Strike(Struct, frozen=True, tag="strike"):
    """One army strikes another, which saves: a missile attack, or one half of a skirmish (strike.py)."""

    kind: Literal["missile", "skirmish", "strike_back"]
    seat: int
    place: str
    target: int
    target_place: str
    stage: Literal["attack", "attack_icons", "save", "save_icons", "casualties", "rout"] = "attack"
    attack: ArmyRoll | None = None
    save: ArmyRoll | None = None
    hits: int = 0
    damage: int = 0


class StrikeBack(Struct, frozen=True, tag="strike_back"):
    """The army that was skirmished may strike back (melee.py)."""

    seat: int
    place: str
    target: int


class Charge(Struct, frozen=True, tag="charge"):
    """Two armies clash, both rolling at once (charge.py)."""

    seat: int
    place: str
    target: int
    stage: Literal["roll", "icons", "split", "target_casualties", "charger_casualties", "rout"] = "roll"
    attack: ArmyRoll | None = None
    defence: ArmyRoll | None = None
    damage: int = 0
    damage_back: int = 0
    target_dead: tuple[int, ...] = ()


class Pursue(Struct, frozen=True, tag="pursue"):
    """The player whose attack caused a rout may pursue (rout.py)."""

    seat: int
    place: str
    against: int


class Reinforce(Struct, frozen=True, tag="reinforce"):
    """Units go from reserve to terrains (reserves.py); `only` is the one terrain, where that option is in force."""

    only: str = ""


class Retreat(Struct, frozen=True, tag="retreat"):
    """Units go from terrains to reserve (reserves.py); `only` is the one terrain, where that option is in force."""

    only: str = ""


class EndTurn(Struct, frozen=True, tag="end_turn"):
    """The turn ends and passes on (turn.py)."""


Step = (
    Roll
    | Assemble
    | ChooseTerrain
    | Reveal
    | RankHordes
    | ChooseFrontier
    | Place
    | SetDistances
    | Turn
    | Expire
    | Dragons
    | EighthFace
    | March
    | Maneuver
    | Oppose
    | TurnDie
    | Act
    | Strike
    | StrikeBack
    | Charge
    | Pursue
    | Reinforce
    | Retreat
    | EndTurn
)
