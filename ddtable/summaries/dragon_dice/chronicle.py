"""The chronicle of a classic game, read from its events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from ddtable.dice.catalogue import catalogue
from ddtable.engine.kernel import Played
from ddtable.engine.line import events_at
from ddtable.rules.dragon_dice.board import BURIED, DEAD, RESERVE, ClassicPosition, ground, grounds, is_in_play
from ddtable.rules.dragon_dice.events.attacks import Attacked
from ddtable.rules.dragon_dice.events.dragons import DragonLeft, DragonsAttack
from ddtable.rules.dragon_dice.events.powers import PowerWorked
from ddtable.rules.dragon_dice.events.set_up import Placed
from ddtable.rules.dragon_dice.events.turns import Captured, ControlLost, Eliminated, Ended, Marched, TurnBegan
from ddtable.rules.dragon_dice.events.units import Buried, Killed, Moved, Promoted, Returned
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.summaries.chronicle.reading import Piles, Reader, Rows, Unit
from ddtable.summaries.chronicle.values import NONE, Chronicle, FightKind

History: TypeAlias = Sequence[Played]
NO_POOL = ""
SLAYING = ("slain", "lightning")
KINDS: Mapping[str, FightKind] = {"missile": "missile", "charge": "charge"}


def chronicle(history: History) -> Chronicle:
    """Return the chronicle of a classic game, up to now."""
    reader = reader_of(history)
    if history[-1].position.board.turn:
        add_lands(reader, history[-1].position, history[0].position)
    return read(reader, history, ROWS)


def add_lands(reader: Reader, position: ClassicPosition, begun: ClassicPosition) -> None:
    """Add the terrains of a position, which are on the table from the set-up on, with those who held them then."""
    for place, land in grounds(position).items():
        homes = [one.home for one in position.board.graph.places.values() if one.land == land]
        reader.add_land(place, position.dice[position.board.lands[land].die].type, homes[0])
        if land < len(begun.board.lands):
            reader.hold(place, begun.board.lands[land].holder)


def read(reader: Reader, history: History, rows: Rows) -> Chronicle:
    """Return the chronicle of a game whose events these rows read.

    A game that starts from a position begins in the middle of a turn, which no event tells.
    """
    begun = history[0].position.board
    if begun.turn and not any(isinstance(event, TurnBegan) for event in events_at(history, 0)):
        reader.begin_turn(begun.seat, begun.turn)
    for step in range(len(history)):
        reader.read(step, events_at(history, step), rows)
    return reader.finish()


def reader_of(history: History, pool: str = NO_POOL, *, by_place: bool = False, goal: int = 0) -> Reader:
    """Return a reader at the beginning of a game.

    `pool`: its place of dice that can be recruited. `by_place`: each place is read alone, without the others of its
    terrain. `goal`: the number of them that wins, if it is not that of the board.
    """
    begun: ClassicPosition = history[0].position
    now: ClassicPosition = history[-1].position
    known, champions = catalogue().army_units, catalogue().champions
    units = {
        number: Unit(die.owner, known[die.type].health, die.place, die.type in champions)
        for number, die in enumerate(begun.dice)
        if die.type in known
    }
    of_place = {} if by_place else {place: ground(now, place) for place in now.board.graph.ids}
    piles = Piles(pool, DEAD, BURIED, is_in_play)
    kinds = [die.type for die in begun.dice]
    return Reader(begun.seats, goal or now.board.goal, kinds, units, piles, lambda place: of_place.get(place, place))


# Rows


def _began(reader: Reader, event: TurnBegan) -> None:
    reader.begin_turn(event.seat, event.turn)


def _placed(reader: Reader, event: Placed) -> None:
    reader.move(event.dice, event.place)


def _marched(reader: Reader, _event: Marched) -> None:
    reader.end_fight()


def _attacked(reader: Reader, event: Attacked) -> None:
    if event.kind != "strike_back":
        reader.begin_fight(event.target_place or event.place, KINDS.get(event.kind, "melee"), event.seat)


def _dragons(reader: Reader, event: DragonsAttack) -> None:
    reader.begin_fight(event.place, "dragons", NONE)


def _killed(reader: Reader, event: Killed) -> None:
    """Count the losses; units that die in a pile, or go to the reserve instead, are none."""
    lost = [die for die in event.dice if die in reader.units and is_in_play(reader.units[die].place)]
    if event.to != RESERVE:
        reader.lose(event.seat, event.place, lost)
        champions = [die for die in lost if reader.units[die].champion]
        if champions:
            reader.note("champion", event.seat, event.place, champions)
    reader.move(event.dice, event.to)


def _buried(reader: Reader, event: Buried) -> None:
    for die in event.dice:
        unit = reader.units.get(die)
        if unit is not None and is_in_play(unit.place):
            reader.lose(unit.owner, unit.place, (die,))
    reader.move(event.dice, BURIED)


def _moved(reader: Reader, event: Moved) -> None:
    reader.move(event.dice, event.target)
    if event.source == RESERVE and is_terrain(event.target):
        reader.gather("arrived", event.seat, event.dice, event.target)


def _returned(reader: Reader, event: Returned) -> None:
    reader.move(event.dice, event.place)


def _promoted(reader: Reader, event: Promoted) -> None:
    reader.move((event.replaced,), DEAD)
    reader.move((event.risen,), event.place)


def _power(reader: Reader, event: PowerWorked) -> None:
    if event.power == "winters_fortitude":
        reader.move(event.dice, DEAD)


def _captured(reader: Reader, event: Captured) -> None:
    reader.capture(event.seat, event.place, event)


def _lost(reader: Reader, event: ControlLost) -> None:
    reader.note("lost", event.seat, event.place, event=event)
    reader.mark("lost", event.place, event.seat)
    reader.hold(event.place, NONE)


def _dragon_left(reader: Reader, event: DragonLeft) -> None:
    if event.reason in SLAYING:
        reader.note("dragon", NONE, event.place, (event.dragon,), event)


def _out(reader: Reader, event: Eliminated) -> None:
    reader.note("out", event.seat, event=event)


def _ended(reader: Reader, event: Ended) -> None:
    reader.note("end", event.winners[0] if len(event.winners) == 1 else NONE, event=event)


ROWS: Rows = {
    TurnBegan: _began,
    Placed: _placed,
    Marched: _marched,
    Attacked: _attacked,
    DragonsAttack: _dragons,
    Killed: _killed,
    Buried: _buried,
    Moved: _moved,
    Returned: _returned,
    Promoted: _promoted,
    PowerWorked: _power,
    Captured: _captured,
    ControlLost: _lost,
    DragonLeft: _dragon_left,
    Eliminated: _out,
    Ended: _ended,
}
