"""The territories of the asked player that can still do something: attack, march, move, or take what is placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.engine.questions import Question, Subset
from ddtable.rules.dragon_dice.places import is_group, is_terrain, number_of
from ddtable.rules.risk.board import owned
from ddtable.rules.risk.marches import reaching, sources
from ui.games.risk.answers import ATTACKS, MARCHES, MOVING
from ui.session.answer import reach

if TYPE_CHECKING:
    from ui.areas.hand import Hand


def able_places(hand: Hand) -> list[str]:
    """Return the territories in the order of the map; none if no person at this screen is asked.

    If the question is about none of them, these are the highlighted ones.
    """
    session, question = hand.session, hand.session.question
    if question is None or not session.asks_person:
        return []
    if question.kind in MARCHES:
        found = _marching(hand, question)
    elif question.kind in (*ATTACKS, *MOVING):
        moves = [move for option in reach.options_of(question) for move in option.moves]
        found = {move.source.partition("@")[0] for move in moves}
    elif isinstance(question.shape, Subset):
        found = {session.position.dice[die].place for die in question.shape.dice}
    else:
        found = {one.partition("@")[0] for one in hand.lit}
    return sorted((place for place in found if is_terrain(place)), key=number_of)


def _marching(hand: Hand, question: Question) -> set[str]:
    """Return the territories from which a march in a continent offered could attack with any face of its die."""
    view, seat = hand.session.position, question.seat
    own = set(owned(view, seat))
    foreign = [place for place in view.board.graph.ids if place not in own]
    found: set[str] = set()
    for land in (option.id for option in reach.options_of(question) if is_group(option.id)):
        from_here = sources(view, seat, land)
        for target in foreign if from_here else ():
            found |= reaching(view, seat, land, target, "skirmish", from_here).keys()
    return found


def next_after(places: list[str], here: str) -> str:
    """Return the next of the places after one, the first one after the last; "" if there is none."""
    later = (place for place in places if is_terrain(here) and number_of(place) > number_of(here))
    return next(later, places[0] if places else "")
