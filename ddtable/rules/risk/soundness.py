"""Checks that only a position of Dragon Dice Risk needs."""

from __future__ import annotations

from collections.abc import Iterator

from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition, has_army
from ddtable.rules.dragon_dice.places import numbered
from ddtable.rules.risk.board import HIDDEN_CARD, WILD_CARDS, board_of, controls
from ddtable.rules.risk.table import rows

MOST_SETS = 10_000


def problems(position: ClassicPosition) -> Iterator[str]:
    """Yield each defect of what this game adds to the board."""
    board = board_of(position)
    count = len(board.map.cards)
    if position.seats not in rows():
        yield f"{position.seats} players"
        return
    if [place.id for place in board.territories] != [numbered(at) for at in range(count)]:
        yield "the territories are not those of the map"
        return
    if {place.land for place in board.territories} != set(range(len(board.map.bonuses))):
        yield "the continents are not those of the map"
    for name in ("claims", "initial", "hands"):
        due = count if name == "claims" else position.seats
        if len(getattr(board, name)) != due:
            yield f"{len(getattr(board, name))} {name}"
            return
    if any(not NOBODY <= seat < position.seats for seat in board.claims) or min(board.initial) < 0:
        yield "claims or initial health of no player"
    yield from _cards(position, count)
    yield from _territories(position)


def _cards(position: ClassicPosition, count: int) -> Iterator[str]:
    board = board_of(position)
    cards = [card for pile in (*board.hands, board.discards) for card in pile if card != HIDDEN_CARD]
    if len(set(cards)) < len(cards) or any(not 0 <= card < count + WILD_CARDS for card in cards):
        yield "a card is twice in the game, or there is no such card"
    if not 0 <= board.traded <= MOST_SETS or not 0 <= board.quiet <= MOST_SETS:
        yield f"{board.traded} sets, {board.quiet} quiet rounds"


def _territories(position: ClassicPosition) -> Iterator[str]:
    board = board_of(position)
    for place in board.territories:
        there = [seat for seat in range(position.seats) if has_army(position, seat, place.id)]
        if len(there) > 1:
            yield f"seats {there} are on {place.id}"
    for index, land in enumerate(board.lands):
        if land.holder != NOBODY and not controls(position, land.holder, index):
            yield f"seat {land.holder} holds continent {index} without all of it"
    attack = board.attack
    if attack is not None and (attack.place not in board.graph.places or not 0 <= attack.seat < position.seats):
        yield "an attack on no territory"
    if attack is not None and any(not 0 <= die < len(position.dice) for _, dice in attack.armies for die in dice):
        yield "an attack with dice that do not exist"
