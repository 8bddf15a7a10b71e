"""Names of the terrains of a campaign in the text form, and the values that follow from dice and turns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ddtable.rules.campaign.board import RECRUITING, SUMMONING
from ddtable.rules.campaign.order import TURNS_TO_RECRUIT
from ddtable.rules.dragon_dice.board import NOBODY, RESERVE
from ddtable.rules.dragon_dice.notation.names import PLACES
from ddtable.rules.dragon_dice.places import number_of
from ddtable.rules.text_form import LETTERS, NONE, SEAT

AT = rf"home {SEAT}|land \d{{1,2}}"
"""The pattern of the words of a terrain."""
PILES: Mapping[str, str] = {"recruiting": RECRUITING, "summoning": SUMMONING, **PLACES}


def place_words(homes: Sequence[int], place: str) -> str:
    """Return the name of a place: a terrain, by the seat whose home it is, or the reserve."""
    if place == RESERVE:
        return RESERVE
    number = number_of(place)
    return f"land {number}" if homes[number] == NOBODY else f"home {LETTERS[homes[number]]}"


def words_of(homes: Sequence[int], places: Iterable[str]) -> str:
    """Return the names of places in one line."""
    return ", ".join(place_words(homes, place) for place in places) or NONE


def usual_turns(order: Sequence[int], seat: int, number: int) -> tuple[int, ...]:
    """Return the turns that each seat has begun, in a turn with this number of a seat."""
    begun = order[: order.index(seat) + 1] if seat in order else ()
    return tuple(number - (one not in begun) for one in range(len(order)))


def usual_recruitings(turns: Sequence[int], seat: int, out: Sequence[int]) -> int:
    """Return how often all players have recruited: after each 5th turn of all who are left (K0)."""
    ended = [count - (one == seat) for one, count in enumerate(turns) if one not in out]
    return max(0, min(ended, default=0)) // TURNS_TO_RECRUIT
