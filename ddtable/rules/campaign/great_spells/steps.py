"""The steps of the campaign's spells. The file in brackets resolves the step."""

from __future__ import annotations

from typing import Literal

from ddtable.engine.value import PlainValue
from ddtable.rules.dragon_dice.steps import ArmyRoll, Charge, Strike


class Shaking(PlainValue, frozen=True, tag="shaking"):
    """The dice of an army roll against Quake or Monsoon; those that show an ID roll again (upheavals.py).

    `seat`: the owner of the army. `first`: the first roll of all.
    """

    seat: int
    place: str
    spell: str
    dice: tuple[int, ...]
    first: ArmyRoll | None = None


class Titan(PlainValue, frozen=True, tag="titan"):
    """A titan strikes all armies at a terrain, whose die is thrown twice (titan.py).

    `old`: the number that the die showed. `thrown`: the numbers thrown. `damage`: to each army, then what each did not
    save; `dead`: the casualties chosen so far. `maneuvers`: those of the army that holds the terrain.
    """

    seat: int
    place: str
    old: int
    stage: Literal["throw", "save", "casualties", "turn"] = "throw"
    thrown: tuple[int, ...] = ()
    armies: tuple[int, ...] = ()
    damage: tuple[int, ...] = ()
    dead: tuple[tuple[int, ...], ...] = ()
    maneuvers: int = 0


class Chain(PlainValue, frozen=True, tag="chain"):
    """Lightning jumps from unit to unit of an army (lightning.py). `die`: the unit that rolls, -1 if it is chosen."""

    seat: int
    place: str
    die: int
    damage: int = 5


class Void(PlainValue, frozen=True, tag="void"):
    """Each army at a terrain loses what a part of it cannot save (void.py).

    `armies`: their owners; `picked`: the units that roll, `dead`: the casualties, of each of them so far. `damage`:
    what each did not save.
    """

    place: str
    armies: tuple[int, ...]
    stage: Literal["pick", "damage"] = "pick"
    picked: tuple[tuple[int, ...], ...] = ()
    damage: tuple[int, ...] = ()
    dead: tuple[tuple[int, ...], ...] = ()


class LandTrade(PlainValue, frozen=True, tag="land_trade"):
    """A terrain die is traded for another kind of land, unless an army there maneuvers against it (lands.py).

    `waiting` and `opposing` are the armies that may roll, and that do. `kind`: of the new land, once chosen; `die`: of
    the pool, once chosen.
    """

    seat: int
    spell: str
    place: str
    waiting: tuple[int, ...]
    opposing: tuple[int, ...] = ()
    kind: str = ""
    die: int = -1


class DeadCharge(Charge, frozen=True, tag="dead_charge"):
    """The dead units of one player charge those of another (ragnarok.py)."""


class Channelled(PlainValue, frozen=True, tag="channelled"):
    """Dead units that roll with an army until its action is over, and then for themselves (channel.py)."""

    seat: int
    place: str
    dice: tuple[int, ...]


class ToTheDeath(PlainValue, frozen=True, tag="to_the_death"):
    """Two armies skirmish in turn until one is gone (duel.py).

    `seat` strikes next, `other` after it. `left`: the health of both before the last skirmish; `idle`: skirmishes in a
    row without a kill.
    """

    seat: int
    other: int
    place: str
    left: int = 0
    idle: int = 0
    fought: int = 0


class DuelStrike(Strike, frozen=True, tag="duel_strike"):
    """A skirmish of To the Death: without a strike back and without a rout (duel.py)."""


class CallKin(PlainValue, frozen=True, tag="call_kin"):
    """Dragonkin join an army; the caster chooses which, up to their health (calling.py)."""

    seat: int
    place: str
    spell: str
    points: int


class Savage(PlainValue, frozen=True, tag="savage"):
    """Some units of an army attack it (races.py). `owner`: of the army; `dice`: the units, once chosen."""

    seat: int
    owner: int
    place: str
    points: int
    dice: tuple[int, ...] = ()
