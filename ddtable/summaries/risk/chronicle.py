"""The chronicle of Dragon Dice Risk: who held each territory, fights, recruits, sets of cards, who is out, luck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ddtable.engine.kernel import Played
from ddtable.rules.dragon_dice.board import OUT, RESERVE
from ddtable.rules.dragon_dice.events.dragons import DragonsAttack
from ddtable.rules.dragon_dice.events.turns import Captured, ControlLost, Eliminated
from ddtable.rules.dragon_dice.events.units import Buried, Killed, Moved, Returned
from ddtable.rules.dragon_dice.places import behind, is_terrain
from ddtable.rules.risk.board import NEVER, RECRUITING, board_of
from ddtable.rules.risk.events import Deployed, MarchedOver, MovedIn, Recruited, SetTurnedIn
from ddtable.summaries.chronicle.reading import Reader, Rows
from ddtable.summaries.chronicle.values import NONE, Chronicle
from ddtable.summaries.dragon_dice import chronicle as classic
from ddtable.summaries.risk.rounds import luck_by_round


def chronicle(history: Sequence[Played]) -> Chronicle:
    """Return the chronicle of a game, up to now."""
    begun = history[0].position
    board = board_of(begun)
    goal = board.domination if board.domination != NEVER else len(board.territories)
    reader = classic.reader_of(history, RECRUITING, by_place=True, goal=goal)
    for place in board.territories:
        reader.add_land(place.id, begun.dice[board.lands[place.land].die].type, NONE)
    settle(reader, [place.id for place in board.territories])
    return replace(classic.read(reader, history, ROWS), luck=luck_by_round(history))


def settle(reader: Reader, places: Iterable[str]) -> None:
    """Give territories to the players whose units are there; without units they belong to no player (RK4.8)."""
    for place in filter(is_terrain, places):
        there = (seat for seat in range(reader.seats) if reader.health_at(place, seat))
        reader.hold(place, next(there, NONE))


def _deployed(reader: Reader, event: Deployed) -> None:
    reader.move(event.dice, event.place)
    settle(reader, (event.place,))


def _recruited(reader: Reader, event: Recruited) -> None:
    reader.gather("recruited", event.seat, event.dice, event.place)
    reader.move(event.dice, event.place)


def _set(reader: Reader, event: SetTurnedIn) -> None:
    reader.note("cards", event.seat, event=event, worth=event.health)


def _moved_in(reader: Reader, event: MovedIn) -> None:
    """Note land taken from another player; empty land is entered without a mark."""
    sources = _places_of(reader, event.dice)
    reader.move(event.dice, event.place)
    settle(reader, (event.place, *sources))
    if event.target != NONE:
        reader.note("captured", event.seat, event.place, event=event)
        reader.mark("captured", event.place, event.seat)


def _marched_over(reader: Reader, event: MarchedOver) -> None:
    reader.move(event.dice, event.place)
    settle(reader, (event.source, event.place))


def _moved(reader: Reader, event: Moved) -> None:
    sources = _places_of(reader, event.dice)
    classic.ROWS[Moved](reader, event)
    settle(reader, (event.target, *sources))


def _killed(reader: Reader, event: Killed) -> None:
    sources = _places_of(reader, event.dice)
    classic.ROWS[Killed](reader, event)
    settle(reader, sources)


def _buried(reader: Reader, event: Buried) -> None:
    sources = _places_of(reader, event.dice)
    classic.ROWS[Buried](reader, event)
    settle(reader, sources)


def _returned(reader: Reader, event: Returned) -> None:
    reader.move(event.dice, event.place)
    settle(reader, (event.place,))


def _dragons(reader: Reader, event: DragonsAttack) -> None:
    reader.begin_fight(behind(event.place), "dragons", NONE)


def _captured(reader: Reader, event: Captured) -> None:
    reader.note("captured", event.seat, event.place, event=event)


def _lost(reader: Reader, event: ControlLost) -> None:
    reader.note("lost", event.seat, event.place, event=event)


def _out(reader: Reader, event: Eliminated) -> None:
    """Note that a player is out of the game: the recruiting pool leaves it too, and what is in reserve."""
    left = [(event.seat, place) for place in (RECRUITING, RESERVE)]
    reader.move([die for die, unit in reader.units.items() if (unit.owner, unit.place) in left], OUT)
    reader.note("out", event.seat, event=event)


def _places_of(reader: Reader, dice: Iterable[int]) -> list[str]:
    return list(dict.fromkeys(reader.units[die].place for die in dice if die in reader.units))


ROWS: Rows = {
    **classic.ROWS,
    Deployed: _deployed,
    Recruited: _recruited,
    SetTurnedIn: _set,
    MovedIn: _moved_in,
    MarchedOver: _marched_over,
    Moved: _moved,
    Killed: _killed,
    Buried: _buried,
    Returned: _returned,
    DragonsAttack: _dragons,
    Captured: _captured,
    ControlLost: _lost,
    Eliminated: _out,
}
