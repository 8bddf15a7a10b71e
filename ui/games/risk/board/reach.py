"""The meaning of a place of the board to the question and the hand: areas that are lit, dice that may leave, arrows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import area
from ddtable.engine.questions import Subset
from ddtable.rules.dragon_dice.board import NOBODY, units_at
from ddtable.rules.dragon_dice.places import behind, is_group, is_terrain, number_of, table_of
from ddtable.rules.risk.board import board_of
from ui.games.risk.board.arrows import Arrow
from ui.session.answer import reach

if TYPE_CHECKING:
    from ui.areas.hand import Hand

CHOOSING = ("muster", "move-in")
FACE_OF = "#"  # in the area of a face of a terrain die


def lit_area(hand: Hand, place: str) -> str:
    """Return the lit area that a click on a place means, "" for none: an army's there, or the die of a continent."""
    names = (place, table_of(land_number(place))) if is_group(place) else (place,)
    return min((one for one in hand.lit if one.partition("@")[0] in names), default="")


def is_answer(hand: Hand, place: str) -> bool:
    """Return True if a click on a place answers the question; others are lit for dice that may be put there."""
    session, lit = hand.session, lit_area(hand, place)
    by_click = lit in session.system.said_by_area(session.game.position, session.question)
    return bool(lit) and (by_click or bool(session.hand.area_options(lit)))


def lit_faces(hand: Hand, place: str) -> dict[int, str]:
    """Return the area of each lit number of a continent's die."""
    names = (f"{place}{FACE_OF}", f"{table_of(land_number(place))}{FACE_OF}")
    found = {}
    for one in hand.lit:
        if one.startswith(names):
            found[int(one.partition(FACE_OF)[2].partition("@")[0])] = one
    return dict(sorted(found.items()))


def land_number(place: str) -> int:
    """Return the number of a continent by its id."""
    return int(place.rpartition("/")[2])


def area_for(hand: Hand, place: str, dice: tuple[int, ...]) -> str:
    """Return the area at a place to which dice go that are put there."""
    position = hand.session.position
    if is_group(place):
        return lit_area(hand, place) or area(table_of(land_number(place)), NOBODY)
    for seat in (*range(position.seats), NOBODY):
        if hand.may_drop(dice, area(place, seat)):
            return area(place, seat)
    if dice and dice[0] < len(position.dice):
        return area(place, position.dice[dice[0]].owner)
    return area(place, NOBODY)


def army_to_lift(hand: Hand, place: str) -> tuple[int, ...]:
    """Return the dice on a territory that are taken up together: the largest move from there, else all that may go."""
    session = hand.session
    question = session.question
    if question is None or not is_terrain(place):
        return ()
    able = session.liftable()
    there = [die for seat in range(session.position.seats) for die in session.position.at(place, seat) if die in able]
    if not there or isinstance(question.shape, Subset):
        return ()
    moves = [move.dice for move, _ in question.moves() if move.source.partition("@")[0] == place]
    return max(moves, key=len, default=tuple(sorted(there)))


def movable(hand: Hand, place: str) -> tuple[int, ...]:
    """Return the dice that a drag from a territory takes: its army, or the chosen dice of a choice."""
    session = hand.session
    if session.question is not None and isinstance(session.question.shape, Subset):
        able = session.liftable()
        position = session.position
        return tuple(die for seat in range(position.seats) for die in position.at(place, seat) if die in able)
    return army_to_lift(hand, place)


# The attack


def army_to_choose(hand: Hand, place: str) -> tuple[int, ...]:
    """Return the dice whose choice changes if an attacking army as a whole stays, or goes with all that may go.

    If dice of a territory are chosen for an attack they stay; if none is, all go but the one that must stay, the least.
    """
    session, question = hand.session, hand.session.question
    if question is None or question.kind not in CHOOSING or not isinstance(question.shape, Subset):
        return ()
    position = session.position
    mine = [die for die in question.shape.dice if position.dice[die].place == place]
    if chosen := [die for die in mine if die in session.selection]:
        return tuple(chosen)
    whole = units_at(position, question.seat, place)
    most = min(len(mine), len(whole) - 1)
    return tuple(sorted(mine, key=lambda die: -_health(hand, (die,)))[:most])


def target_of(hand: Hand) -> str:
    """Return the territory or continent that the question or the attack under way is about, "" for none."""
    question = hand.session.question
    front = board_of(hand.session.position).attack
    if question is not None:
        named = behind(question.place or str(question.values.get("place", "")))
        if is_terrain(named) or is_group(named):
            return named
    return front.place if front is not None else ""


def arrows(hand: Hand, pointed: str) -> list[Arrow]:
    """Return the arrows of the attack under way, of the dice chosen for one, or of the one that is pointed at."""
    session = hand.session
    position, question = session.position, session.question
    if question is not None and question.kind in CHOOSING:
        target = behind(str(question.values.get("place", question.place)))
        return _of_dice(hand, session.selection, target, faint=False) if is_terrain(target) else []
    front = board_of(position).attack
    if front is not None:
        return [
            Arrow(number_of(place), number_of(front.place), _health(hand, dice))
            for place, dice in front.armies
            if dice and is_terrain(place)
        ]
    if question is not None and is_terrain(pointed) and question.kind in ("action", "attack-on"):
        options = reach.options_of(question)
        moves = [move for option in options for move in option.moves if move.target.partition("@")[0] == pointed]
        dice = tuple(dict.fromkeys(die for move in moves for die in move.dice))
        return _of_dice(hand, dice, pointed, faint=True)
    return []


def _of_dice(hand: Hand, dice: tuple[int, ...], target: str, *, faint: bool) -> list[Arrow]:
    by_place: dict[str, list[int]] = {}
    for die in dice:
        by_place.setdefault(hand.session.position.dice[die].place, []).append(die)
    return [
        Arrow(number_of(place), number_of(target), _health(hand, tuple(mine)), faint)
        for place, mine in by_place.items()
        if is_terrain(place) and place != target
    ]


def _health(hand: Hand, dice: tuple[int, ...]) -> int:
    units, table = catalogue().units, hand.session.position.dice
    return sum(units[table[die].type].health for die in dice if table[die].type in units)
