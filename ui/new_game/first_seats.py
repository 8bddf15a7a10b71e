"""The seats of a new user's first game: a person and the computer."""

from __future__ import annotations

from ddtable.opponents.players import RECRUIT
from ddtable.opponents.seated import PERSON
from ddtable.words.sentences import Words
from ui.session.library import SeatPlan


def first_seats(words: Words) -> list[SeatPlan]:
    """Return the seats of a person and the computer."""
    return [SeatPlan(words.say("ui-name-1"), PERSON), SeatPlan(words.say("ui-name-2"), RECRUIT.word)]
