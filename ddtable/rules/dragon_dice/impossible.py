"""Sentences that say what is impossible in a position from which a classic game is to start.

`soundness` makes the same checks and more for saves; its lines are short and for programmers.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from msgspec import Struct

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import terrains_1995
from ddtable.forces.named import die_named
from ddtable.forces.sums import health_of
from ddtable.rules.dragon_dice.board import (
    BURIED,
    DEAD,
    NOBODY,
    OUT,
    RESERVE,
    ClassicPosition,
    Effect,
    grounds,
    has_army,
    is_in_play,
    lair_places,
    terrain_places,
)
from ddtable.rules.dragon_dice.control import armies
from ddtable.rules.dragon_dice.editions import known_spells
from ddtable.rules.dragon_dice.effects import BREATHS
from ddtable.rules.dragon_dice.forces import MOST_HEALTH
from ddtable.rules.dragon_dice.places import Land, table_of
from ddtable.rules.dragon_dice.steps import EndTurn
from ddtable.rules.impossible import Impossible
from ddtable.rules.text_form import LETTERS
from ddtable.texts.trouble import Named, Trouble, named, trouble

MOST_DICE = 400
"""Maximum dice of a player in a start position: a force of 400 health in units of 1 health (Q18)."""


class Room(Struct, frozen=True):
    """The places where dice of a sort can be, with the clause."""

    dice: Container[str]
    places: Container[str]
    clause: str


def impossible(position: ClassicPosition, names: Sequence[str] = LETTERS) -> Iterator[Impossible]:
    """Yield everything that is impossible in a position; nothing if a game can start from it.

    `names` are those of the players, by default the letters of the notation.
    """
    basic = [*_table(position, names), *dice_faults(position, names, _rooms(position))]
    yield from basic
    if basic:
        return  # the other checks could not read it
    yield from _players(position, names)
    yield from held_faults(position, names, [land_named(land, names) for land in position.board.lands])
    yield from effect_faults(position)
    yield from turn_faults(position, names)


def land_named(land: Land, names: Sequence[str]) -> Trouble:
    """Return the name of a terrain: the home of a player, or the frontier."""
    if not 0 <= land.home < len(names):
        return trouble("position-place", place="frontier", player="")
    return trouble("position-place", place="home", player=names[land.home])


def effect_named(name: str) -> Named | str:
    """Return a lasting effect for a refusal; its id if it is not a spell."""
    spell = known_spells().get(name)
    return name if spell is None else named("effect", name, spell.name)


def _table(position: ClassicPosition, names: Sequence[str]) -> Iterator[Impossible]:
    """Yield what is wrong with the number of players and the terrains."""
    board, seats = position.board, position.seats
    least, most = board.edition.players
    if not least <= seats <= most:
        clause = board.edition.clause("SU1")
        yield Impossible(trouble("position-seats", given=seats, least=least, most=most, clause=clause))
    homes = sorted(land.home for land in board.lands)
    if len(board.lands) > seats + 1:
        yield Impossible(trouble("position-lands", given=len(board.lands), most=seats + 1, clause="SU4"))
    elif homes != [NOBODY, *range(seats)]:
        yield Impossible(trouble("position-homes", clause="SU4"))
    known = {terrain.id for terrain in terrains_1995(catalogue())}
    for index, land in enumerate(board.lands):
        if not 0 <= land.die < len(position.dice):
            said = trouble("position-no-terrain", place=land_named(land, names), clause="SU4")
            yield Impossible(said, table_of(index))
        elif (kind := position.dice[land.die].type) not in known or position.dice[land.die].place != table_of(index):
            said = trouble("position-not-terrain", place=land_named(land, names), die=die_named(kind), clause="SU4")
            yield Impossible(said, table_of(index))


def _rooms(position: ClassicPosition) -> tuple[Room, ...]:
    """Return where the dice of a classic game can be."""
    dice = catalogue()
    tables = {table_of(index) for index in range(len(position.board.lands))}
    return (
        Room(dice.units, {*terrain_places(position), RESERVE, DEAD, BURIED}, "C3.7"),
        Room(dice.dragons, {*lair_places(position), DEAD}, "C0.8"),
        Room(dice.terrains, {*tables, OUT}, "SU4"),
    )


def dice_faults(position: ClassicPosition, names: Sequence[str], rooms: Sequence[Room]) -> Iterator[Impossible]:
    """Yield each die that does not exist, or is at a place where such a die cannot be."""
    dice = catalogue()
    for die in position.dice:
        common = die.owner == NOBODY and dice.family(die.type) in position.board.common
        if not common and not 0 <= die.owner < min(position.seats, len(names)):
            yield Impossible(trouble("position-owner", die=die_named(die.type)))
            continue
        room = next((one for one in rooms if die.type in one.dice), None)
        if room is None:
            yield Impossible(trouble("position-die", die=die_named(die.type)))
        elif die.place not in room.places:
            player = names[max(0, die.owner)]
            yield Impossible(trouble("position-where", die=die_named(die.type), player=player, clause=room.clause))
        elif not 0 <= die.face < dice.sides(die.type):
            yield Impossible(trouble("position-face", die=die_named(die.type), face=die.face + 1))


def _players(position: ClassicPosition, names: Sequence[str]) -> Iterator[Impossible]:
    """Yield each player who would be out of the game, and forces that are too large."""
    dice = catalogue()
    for seat in range(position.seats):
        mine = [die for die in position.dice if die.owner == seat]
        health = health_of(dice, [die.type for die in mine if die.type in dice.units])
        if health > MOST_HEALTH or len(mine) > MOST_DICE:
            said = trouble("position-large", player=names[seat], health=health, most=MOST_HEALTH, clause="Q18")
            yield Impossible(said)
        plays = any(die.type in dice.units and is_in_play(die.place) for die in mine)
        if not plays and seat not in position.board.out:
            said = trouble("position-no-units", player=names[seat], clause="C2.3")
            yield Impossible(said, f"{RESERVE}@{seat}")
    left = {seat for seat, _ in armies(position)}
    if len(left) < 2:
        yield Impossible(trouble("position-one-left", clause="C2.2"))


def held_faults(position: ClassicPosition, names: Sequence[str], lands: Sequence[str]) -> Iterator[Impossible]:
    """Yield each captured terrain that its holder cannot hold, and a game that has been won.

    `lands` are the names of the terrains.
    """
    board = position.board
    for index, (place, land) in enumerate(zip(terrain_places(position), board.lands, strict=True)):
        if land.holder == NOBODY:
            continue
        about = {"place": lands[index], "player": names[land.holder] if land.holder < len(names) else "?"}
        if position.dice[land.die].face != 7:
            said = trouble("position-held-face", face=position.dice[land.die].face + 1, clause="C11.1", **about)
            yield Impossible(said, table_of(index))
        elif not has_army(position, land.holder, place):
            yield Impossible(trouble("position-held-empty", clause="C11.2", **about), table_of(index))
    for seat in range(position.seats):
        if sum(land.holder == seat for land in board.lands) >= board.goal:
            yield Impossible(trouble("position-won", player=names[seat], goal=board.goal, clause="C2.1"))


def effect_faults(position: ClassicPosition) -> Iterator[Impossible]:
    """Yield each effect that cannot be in force."""
    for effect in position.board.effects:
        if key := wrong_effect(position, effect):
            yield Impossible(trouble("position-effect", why=key, effect=effect_named(effect.name), clause="M15"))


def wrong_effect(position: ClassicPosition, effect: Effect) -> str:
    """Return the word for what is impossible about an effect; "" if nothing is."""
    board = position.board
    if effect.name not in {*board.edition.gives, *BREATHS}:
        return "unknown"
    if effect.seat in board.out or not 0 <= effect.seat < position.seats:
        return "player"
    if not 0 <= effect.since <= board.turn:
        return "turn"
    if effect.die != NOBODY:
        there = 0 <= effect.die < len(position.dice) and NOBODY <= effect.by < len(position.dice)
        place = position.dice[effect.die].place if there else DEAD
        return "" if is_in_play(place) or place in lair_places(position) else "die"
    if effect.owner != NOBODY:
        there = 0 <= effect.owner < position.seats and has_army(position, effect.owner, effect.place)
        return "" if there else "army"
    return "" if effect.place in grounds(position) else "terrain"


def turn_faults(position: ClassicPosition, names: Sequence[str]) -> Iterator[Impossible]:
    """Yield what is wrong with the turn."""
    board = position.board
    turns, out, steps = (board.edition.clause(own) for own in ("SU8", "C2.3", "C3.5"))
    if board.turn < 1:
        yield Impossible(trouble("position-no-turn", clause=turns))
    elif not 0 <= board.seat < position.seats:
        yield Impossible(trouble("position-turn", clause=turns))
    elif board.seat in board.out:
        yield Impossible(trouble("position-turn-out", player=names[board.seat], clause=out))
    elif not position.agenda or not isinstance(position.agenda[0], EndTurn):
        yield Impossible(trouble("position-steps", clause=steps))
