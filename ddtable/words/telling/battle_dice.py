"""Battle Dice in words: its dice and places, and the values for the messages of its questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from ddtable.engine.events import key_of
from ddtable.rules.battle_dice.kinds import is_unit, sides_of
from ddtable.words.telling import Facts, Speaking
from ddtable.words.telling.battle_events import FACTS, in_phase
from ddtable.words.telling.battle_house import differences
from ddtable.words.telling.battle_words import cause, counted, kind_name, kinds_name, result_name, signed, table_name

if TYPE_CHECKING:
    from ddtable.engine.events import Event
    from ddtable.engine.questions import Question
    from ddtable.engine.system import AnyView
    from ddtable.words.sentences import Table, Words
    from ddtable.words.telling import Speech


def one_die(words: Words, die: int, table: Table) -> str:
    """Return the name of a die, with its number if it has been rolled this turn."""
    name = kind_name(words, table.view.dice[die].type)
    if not lies_rolled(die, table):
        return name
    return words.say("bd-showing", name=name, number=table.view.dice[die].face + 1)


def lies_rolled(die: int, table: Table) -> bool:
    """Return True if a unit shows a number that was rolled in this turn."""
    battle = table.view.board.battle
    return battle is not None and any(die in side.rolled for side in battle.sides)


def bare(words: Words, die: int, table: Table) -> str:
    """Return a die by its name alone."""
    return kind_name(words, table.view.dice[die].type)


def units(words: Words, count: int, of: str) -> str:
    """Return a number of units in words, with their class if `of` names one."""
    return counted(words, [of] * count) if of else words.say("bd-units", count=count)


_SPEAK: dict[str, Speaking] = {
    "die": one_die,
    "artifact": bare,
    "table": lambda words, value, _table: table_name(words, value),
    "phase": lambda words, value, _table: in_phase(words, value),
    "cause": lambda words, value, _table: cause(words, value),
    "kind": lambda words, value, _table: kind_name(words, value),
    "group": lambda words, value, _table: words.say("bd-group", group=value),
    "amount": lambda _words, value, _table: signed(value),
    **dict.fromkeys(("keep", "up", "down", "result"), lambda words, value, _table: result_name(words, value)),
    "of": lambda words, value, _table: kinds_name(words, value) if value else "any",
    "place": lambda words, value, table: words.place(value, table),
}


SAID: dict[str, Speaking] = {
    "seat": lambda words, value, table: words.player(value, table),
    "winners": lambda words, value, table: words.winners(value, table),
    "die": bare,
    "dice": lambda words, value, table: words.dice([die for die in value if isinstance(die, int)], table),
}
"""Functions that put fields of events into words; other words and numbers are used unchanged."""


class BattleSpeech:
    """The words of Battle Dice."""

    prefix = "bd-"
    speak: Mapping[str, Speaking] = MappingProxyType(_SPEAK)

    def kind(self, words: Words, type_id: str) -> str:
        """Return the name of a kind of die."""
        return kind_name(words, type_id)

    def shown(self, words: Words, type_id: str, face: int) -> str:
        """Return the words for a kind of die that shows the number of this face: name, sides, number."""
        key = "bd-unit-shown" if is_unit(type_id) else "bd-artifact-shown"
        return words.say(key, name=kind_name(words, type_id), sides=sides_of(type_id), number=face + 1)

    def dice(self, words: Words, dice: Sequence[int], table: Table) -> str:
        """Return the names of some dice, counted by kind."""
        return counted(words, (table.view.dice[die].type for die in dice))

    def place(self, words: Words, place: str, _table: Table) -> str:
        """Return the name of a place."""
        return words.say(f"bd-place-{place.partition('/')[0]}")

    def where(self, words: Words, area: str, table: Table) -> str:
        """Return the name of an area of the table."""
        place, _, owner = area.partition("@")
        return words.say(f"bd-where-{place.partition('/')[0]}", player=words.player(int(owner), table))

    def asked(self, words: Words, question: Question, table: Table) -> Facts:
        """Return the values for the messages of a question and its hint."""
        told: Facts = {name: words.value(name, value, table) for name, value in question.values.items()}
        if question.kind == "losses":
            told["what"] = units(words, int(question.values["count"]), str(question.values["of"]))
        return told | {"foe": words.player(1 - question.seat, table)}

    def told_elsewhere(self, _event: Event) -> bool:
        """Return False: each event says something of its own."""
        return False

    def point_words(self, _view: AnyView) -> Mapping[str, str]:
        """Return {}: each result has its own name."""
        return {}

    def facts(self, words: Words, event: Event, table: Table) -> Facts:
        """Return the values for the message of an event."""
        told: Facts = {}
        for name in event.__struct_fields__:
            value = getattr(event, name)
            if name in SAID or isinstance(value, int | str):
                told[name] = SAID[name](words, value, table) if name in SAID else value
        more = FACTS.get(key_of(event))
        return told | more(words, event, table) if more else told

    def agreed(self, words: Words, house: Mapping[str, Any]) -> Sequence[str]:
        """Return one line for each change of the players' own tables."""
        return differences(words, house)


SPEECH: Speech = BattleSpeech()
