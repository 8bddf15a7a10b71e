"""Sentences that say what is impossible in a position from which a game of Dragon Dice Risk is to start."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ddtable.dice.catalogue import catalogue
from ddtable.forces.named import die_named
from ddtable.forces.sums import health_of
from ddtable.maps.own import known_map
from ddtable.rules.dragon_dice.board import (
    BURIED,
    DEAD,
    NOBODY,
    OUT,
    RESERVE,
    ClassicPosition,
    has_army,
    lair_places,
    terrain_places,
)
from ddtable.rules.dragon_dice.forces import MOST_HEALTH
from ddtable.rules.dragon_dice.impossible import (
    MOST_DICE,
    Room,
    dice_faults,
    effect_faults,
    turn_faults,
)
from ddtable.rules.dragon_dice.places import group, is_group, numbered, table_of
from ddtable.rules.impossible import Impossible
from ddtable.rules.risk.board import HIDDEN_CARD, RECRUITING, WILD_CARDS, board_of, controls, owned
from ddtable.rules.risk.table import rows
from ddtable.rules.text_form import LETTERS
from ddtable.texts.trouble import Named, named, trouble

EIGHTH = 7  # the face of a captured continent


def impossible(position: ClassicPosition, names: Sequence[str] = LETTERS) -> Iterator[Impossible]:
    """Yield everything that is impossible in a position; nothing if a game can start from it.

    `names` are those of the players, by default the letters of the notation. The map must be known.
    """
    basic = [*_table(position), *dice_faults(position, names, _rooms(position))]
    yield from basic
    if basic:
        return  # the other checks could not read it
    yield from _territories(position, names)
    yield from _players(position, names)
    yield from _continents(position, names)
    yield from _won(position, names)
    yield from _cards(position, names)
    yield from effect_faults(position)
    yield from turn_faults(position, names)


def place_named(map_id: str, place: str) -> Named:
    """Return the name of a territory or a continent of a map for a refusal."""
    found = known_map(map_id)
    index = int(place.rpartition("/")[2])
    thing = found.continents[index] if is_group(place) else found.territories[index]
    return named("place", f"{map_id}:{place}", thing.name)


def _table(position: ClassicPosition) -> Iterator[Impossible]:
    """Yield what is wrong with the number of players and the dice of the continents."""
    board = board_of(position)
    least, most = min(rows()), max(rows())
    if not least <= position.seats <= most:
        yield Impossible(
            trouble("set-up-risk-players", least=least, most=most, given=position.seats, clause="RK1.1"),
        )
    for index, land in enumerate(board.lands):
        place, at = place_named(board.map.id, group(index)), table_of(index)
        if not 0 <= land.die < len(position.dice):
            yield Impossible(trouble("position-no-terrain", place=place, clause="RK1.2"), at)
        elif (die := position.dice[land.die]).type not in catalogue().terrains or die.place != at:
            said = trouble("position-not-terrain", place=place, die=die_named(die.type), clause="RK1.2")
            yield Impossible(said, at)


def _rooms(position: ClassicPosition) -> tuple[Room, ...]:
    """Return where the dice can be."""
    dice = catalogue()
    tables = {table_of(index) for index in range(len(position.board.lands))}
    return (
        Room(dice.army_units, {*terrain_places(position), RECRUITING, RESERVE, DEAD, BURIED}, "RK2"),
        Room(dice.dragons, {*lair_places(position), DEAD}, "RK2"),
        Room(dice.terrains, {*tables, OUT}, "RK1.2"),
    )


def _territories(position: ClassicPosition, names: Sequence[str]) -> Iterator[Impossible]:
    """Yield each territory with units of several players."""
    board = board_of(position)
    for place in board.territories:
        there = [seat for seat in range(position.seats) if has_army(position, seat, place.id)]
        if len(there) > 1:
            about = {"first": names[there[0]], "second": names[there[1]], "clause": "RK4.8"}
            said = trouble("position-shared", place=place_named(board.map.id, place.id), **about)
            yield Impossible(said, f"{place.id}@{there[1]}")


def _players(position: ClassicPosition, names: Sequence[str]) -> Iterator[Impossible]:
    """Yield each player who would be out of the game, and forces that are too large."""
    dice, out = catalogue(), position.board.out
    for seat in range(position.seats):
        mine = [die.type for die in position.dice if die.owner == seat]
        health = health_of(dice, [die for die in mine if die in dice.army_units])
        if health > MOST_HEALTH or len(mine) > MOST_DICE:
            said = trouble("position-large", player=names[seat], health=health, most=MOST_HEALTH, clause="Q18")
            yield Impossible(said)
        if seat not in out and not owned(position, seat):
            yield Impossible(trouble("position-no-land", player=names[seat], clause="RK4.4"), f"{RECRUITING}@{seat}")
    if sum(bool(owned(position, seat)) for seat in range(position.seats)) < 2:
        yield Impossible(trouble("position-one-land", clause="RK4.12"))


def _continents(position: ClassicPosition, names: Sequence[str]) -> Iterator[Impossible]:
    """Yield each captured continent that its holder cannot hold."""
    board = board_of(position)
    for index, land in enumerate(board.lands):
        about = {"place": place_named(board.map.id, group(index)), "clause": "RK4.10"}
        face = position.dice[land.die].face
        if land.holder == NOBODY:
            if face == EIGHTH:
                yield Impossible(trouble("position-eighth", **about), table_of(index))
            continue
        about["player"] = names[land.holder] if land.holder < len(names) else "?"
        if face != EIGHTH:
            yield Impossible(trouble("position-held-face", face=face + 1, **about), table_of(index))
        elif land.holder >= position.seats or not controls(position, land.holder, index):
            yield Impossible(trouble("position-held-part", **about), table_of(index))


def _won(position: ClassicPosition, names: Sequence[str]) -> Iterator[Impossible]:
    """Yield a game that has been won: by captured continents, or by territories at the start of the turn.

    A player who has taken one in this turn may hold enough: they count when the next turn begins.
    """
    board = board_of(position)
    for seat in range(position.seats):
        held, land = sum(one.holder == seat for one in board.lands), len(owned(position, seat))
        if held >= board.goal:
            yield Impossible(trouble("position-won", player=names[seat], goal=board.goal, clause="RK4.12"))
        if seat == board.seat and land >= board.domination and not board.taken:
            yield Impossible(trouble("position-dominates", player=names[seat], land=land, clause="RK4.12"))


def _cards(position: ClassicPosition, names: Sequence[str]) -> Iterator[Impossible]:
    """Yield each card that does not exist or is there twice, and cards of a player who is out."""
    board = board_of(position)
    count = len(board.map.cards)
    cards = Counter(card for pile in (*board.hands, board.discards) for card in pile if card != HIDDEN_CARD)
    for card, times in cards.items():
        if not 0 <= card < count + WILD_CARDS:
            yield Impossible(trouble("position-no-card", clause="RK4.5"))
        elif times > 1 and card < count:
            said = trouble("position-card-twice", place=place_named(board.map.id, numbered(card)), clause="RK4.5")
            yield Impossible(said, "cards")
        elif times > 1:
            yield Impossible(trouble("position-wild-twice", clause="RK4.5"), "cards")
    for seat in board.out:
        if 0 <= seat < len(board.hands) and board.hands[seat]:
            yield Impossible(trouble("position-cards-out", player=names[seat], clause="RK4.5"), "cards")
