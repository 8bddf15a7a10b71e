"""The words of Dragon Dice Risk: those of the classic game, with the names of the map, its own questions and events."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from ddtable.engine.events import Event
from ddtable.engine.questions import Pick, Question
from ddtable.maps.own import known_map
from ddtable.rules.dragon_dice.board import NOBODY, RESERVE
from ddtable.rules.dragon_dice.places import behind, is_group, is_terrain, number_of, place_of_lair
from ddtable.rules.risk.board import HIDDEN_CARD, board_of
from ddtable.rules.risk.cards import sign
from ddtable.words.sentences import Table, Words
from ddtable.words.telling import Facts, Speaking, Speech
from ddtable.words.telling.dragon_dice import ClassicSpeech


def card_name(words: Words, card: int, table: Table) -> str:
    """Return the name of a card: its territory and its sign."""
    board = board_of(table.view)
    shown = sign(board.map, card) if card != HIDDEN_CARD else "wild"
    if shown == "wild":
        return words.say("risk-card-wild")
    return words.say("risk-card", place=words.place(board.territories[card].id, table), sign=shown)


class RiskSpeech(ClassicSpeech):
    """The words of a game on a map."""

    prefix = "risk-"
    speak: Mapping[str, Speaking] = MappingProxyType(
        {
            **ClassicSpeech.speak,
            **dict.fromkeys(("card0", "card1", "card2"), card_name),
        }
    )

    def place(self, words: Words, place: str, table: Table) -> str:
        """Return the name of a territory or a continent, as the map has it."""
        at = behind(place_of_lair(place))
        board = board_of(table.view)
        if is_group(at):
            return known_map(board.map.id).continents[board.graph.land_of[at]].in_language(words.language)
        if is_terrain(at):
            return known_map(board.map.id).territories[number_of(at)].in_language(words.language)
        return super().place(words, place, table)

    def asked(self, words: Words, question: Question, table: Table) -> Facts:
        """Return the values for the messages of a question and its hint."""
        told = super().asked(words, question, table)
        told["nobody"] = "yes" if question.values.get("seat") == NOBODY else "no"
        told["all"] = "yes" if question.values.get("anywhere") == question.values.get("left") else "no"
        options = question.shape.options if isinstance(question.shape, Pick) else ()
        told["may_reserve"] = "yes" if any(option.id == RESERVE for option in options) else "no"
        return told

    def facts(self, words: Words, event: Event, table: Table) -> Facts:
        """Return the values for the message of an event."""
        told = super().facts(words, event, table)
        tag, more = str(event.__struct_config__.tag), event
        if tag in _MORE:
            told |= _MORE[tag](words, more, table)
        return told


def _numbers(words: Words, event: Any, table: Table) -> Facts:
    rolled = [
        words.say("risk-rolled", player=words.player(seat, table), number=number) for seat, number in event.numbers
    ]
    return {"numbers": words.all_of(rolled)}


def _due(words: Words, event: Any, table: Table) -> Facts:
    held = [
        words.say("risk-bonus", place=words.place(place, table), points=points) for place, points in event.continents
    ]
    held += [words.say("risk-eighth", place=words.place(place, table)) for place in event.eighths]
    if event.sets:
        held.append(words.say("risk-sets", points=event.sets))
    return {"more": words.all_of(held) if held else "", "count": len(held)}


def _turned_in(words: Words, event: Any, table: Table) -> Facts:
    places = [words.place(place, table) for place in event.on]
    return {
        "shown": words.all_of([card_name(words, card, table) for card in event.cards]),
        "own": len(places),
        "places": words.all_of(places) if places else "",
    }


def _nobody(_words: Words, event: Any, _table: Table) -> Facts:
    return {"nobody": "yes" if event.target == NOBODY else "no"}


def _goal(_words: Words, _event: Any, table: Table) -> Facts:
    return {"goal": board_of(table.view).domination}


_MORE = {
    "players_rolled": _numbers,
    "recruits_due": _due,
    "set_turned_in": _turned_in,
    "mustered": _nobody,
    "moved_in": _nobody,
    "ended": _goal,
}

SPEECH: Speech = RiskSpeech()
