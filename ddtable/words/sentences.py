"""Sentences for players: the message catalogue in `resources/i18n`, with one folder of Fluent files per language.

Positions, events, questions and refusals contain ids and values; this module turns them into words. All sentences for
players are in the catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import structs

from ddtable.dice.catalogue import catalogue
from ddtable.engine.events import is_silent, key_of
from ddtable.words.names import Names
from ddtable.words.telling import Speaking, Speech, speech_of

if TYPE_CHECKING:  # the start screen shows text before the engine is loaded
    from ddtable.engine.arithmetic import Line, Sum
    from ddtable.engine.events import Event
    from ddtable.engine.questions import Option, Question, Remark
    from ddtable.engine.refusal import Refusal, Values
    from ddtable.engine.system import AnyView

PointWords: TypeAlias = Mapping[str, str]
"""The results whose points have the name of another result, by `Speech.point_words`."""

CLASSIC = "classic"
CARRIED = {
    "maneuver-as-save": "maneuver",
    "maneuver-as-missile": "maneuver",
    "maneuver-as-melee": "maneuver",
    "save-as-melee": "save",
    "charge-maneuver": "maneuver",
}
NOT_HIT = ("smite", "thrown_back")


@dataclass(frozen=True)
class Table:
    """The meaning of ids at one table: the position they belong to, and the players' names by seat.

    `brief`: terrains are named without their kind. `left`: seats whose players have resigned; a computer player took
    over.
    """

    view: AnyView
    names: tuple[str, ...]
    brief: bool = False
    left: frozenset[int] = frozenset()

    @property
    def speech(self) -> Speech:
        """The words of the game that is played at the table."""
        return speech_of(self.view.system)


class Words(Names):
    """The words of one language. Unknown keys raise KeyError: a missing word is a bug that the tests find."""

    # Things

    def player(self, seat: int, table: Table) -> str:
        """Return a player's name."""
        return table.names[seat] if 0 <= seat < len(table.names) else ""

    def players(self, seats: Sequence[int], table: Table) -> str:
        """Return several players' names as a list."""
        return self.all_of([self.player(seat, table) for seat in seats])

    def winners(self, seats: Sequence[int], table: Table) -> str:
        """Return the winners as a list; for a player who resigned, the computer in that seat."""
        names = [(seat in table.left, self.player(seat, table)) for seat in seats]
        return self.all_of([self.say("winner-computer", player=name) if left else name for left, name in names])

    def in_order(self, seats: Sequence[int], table: Table) -> str:
        """Return several players' names as a sequence, in this order."""
        first, *rest = [self.player(seat, table) for seat in seats] or [""]
        return reduce(lambda told, name: self.say("list-then", first=told, rest=name), rest, first)

    def place(self, place: str, table: Table) -> str:
        """Return the name of a place."""
        return table.speech.place(self, place, table)

    def dice(self, dice: Sequence[int], table: Table) -> str:
        """Return the names of some dice, with equal dice counted."""
        return table.speech.dice(self, dice, table)

    def kind(self, type_id: str, table: Table) -> str:
        """Return the name of a kind of die of the table's game."""
        return table.speech.kind(self, type_id)

    def shown(self, type_id: str, face: int, table: Table) -> str:
        """Return the words for a kind of die of the table's game with one of its faces up."""
        return table.speech.shown(self, type_id, face)

    def owned(self, dice: Sequence[int], table: Table) -> str:
        """Return the names of some dice with their owners, grouped by owner."""
        owners = sorted({table.view.dice[die].owner for die in dice})
        named = {owner: [die for die in dice if table.view.dice[die].owner == owner] for owner in owners}
        return self.all_of(
            self.say("owned-dice", player=self.player(owner, table), dice=self.dice(mine, table))
            for owner, mine in named.items()
        )

    def die(self, number: int, table: Table) -> str:
        """Return a full description of one die and the face that it shows."""
        die = table.view.dice[number]
        return self.shown(die.type, die.face, table)

    def die_type(self, type_id: str, index: int) -> str:
        """Return the words for a classic die type with one of its faces up."""
        return speech_of(CLASSIC).shown(self, type_id, index)

    def where(self, area: str, table: Table) -> str:
        """Return the name of an area of the table."""
        return table.speech.where(self, area, table)

    def target(self, target: int | str, table: Table) -> str:
        """Return the name of a target: a player, an army, a die, a terrain, the dead."""
        if isinstance(target, int):
            return self.player(target, table)
        kind, _, rest = target.partition(":")
        if kind == "army":
            seat, _, place = rest.partition(":")
            return self.where(f"{place}@{seat}", table)
        if kind == "dead" and rest:
            return self.where(f"{kind}@{rest}", table)
        return self.owned((int(rest),), table) if kind == "die" else self.place(target, table)

    def points(self, amounts: Sequence[int]) -> str:
        """Return amounts of magic in words; they are given in the order of the colours."""
        from ddtable.rules.dragon_dice.spells import COLOURS

        found = zip(COLOURS, amounts, strict=True)
        named = [self.coloured(element, amount) for element, amount in found if amount]
        return self.all_of(named) or self.say("no-points")

    # Questions

    def question(self, question: Question, table: Table) -> str:
        """Return the sentence of a question."""
        return self.own(f"question-{question.kind}", table, **table.speech.asked(self, question, table))

    def hint(self, question: Question, table: Table) -> str:
        """Return how the player can answer a question with the mouse."""
        return self.own(f"hint-{question.kind}", table, **table.speech.asked(self, question, table))

    def option(self, option: Option, table: Table) -> str:
        """Return the words of an option."""
        return sentence(self.own(f"option-{option.word}", table, **self._values(option.values, table)))

    def refusal(self, refusal: Refusal, table: Table) -> str:
        """Return the reason why an answer is refused, with the clause."""
        told = self.own(f"refusal-{refusal.reason}", table, **self._values(refusal.values, table))
        return self.say("refusal-with-clause", sentence=sentence(told), clause=refusal.clause)

    def phase(self, word: str, table: Table) -> str:
        """Return the name of a phase of the table's game."""
        return self.own("phase", table, word=word)

    def remark(self, remark: Remark, table: Table) -> str:
        """Return a player's reason for a choice; an empty string for an invalid remark."""
        try:
            values = self._values(remark.values, table)
            for name, value in remark.values.items():
                if name.endswith("tenths"):
                    values[name.removesuffix("tenths").removesuffix("_") or "health"] = int(value) / 10
            return self.say(remark.word, **values)
        except (LookupError, TypeError, ValueError, AttributeError):
            return ""  # remarks come from files, and the rules do not check them

    # Events

    def event(self, event: Event, table: Table) -> str | None:
        """Return the sentence of an event; None for an event that is only for the record."""
        if is_silent(event) or table.speech.told_elsewhere(event):
            return None
        return sentence(self.own(f"event-{key_of(event)}", table, **table.speech.facts(self, event, table)))

    def work(self, event: Event, table: Table) -> str:
        """Return an event in a few words, as one line of the order of work."""
        speech, brief = table.speech, replace(table, brief=True)
        return sentence(self.own(f"work-{key_of(event)}", table, **speech.facts(self, event, brief)))

    def sums(self, sums: Sequence[Sum], names: PointWords) -> str:
        """Return the finished sums of a roll in words; a sum that is carried into another one is part of its line."""
        return "; ".join(self.sum(total, names, sums) for total in told_sums(sums))

    def sum(self, total: Sum, names: PointWords, beside: Sequence[Sum] = ()) -> str:
        """Return a finished sum in words: each line, and the total; carried sums are looked up in `beside`."""
        result = self.result(total, names)
        if len(total.lines) < 2 and all(line.word == total.result for line in total.lines):
            return f"{total.total} {result}"
        return f"{self.signed(total.lines, beside)} = {total.total} {result}"

    def result(self, total: Sum, names: PointWords) -> str:
        """Return the name of a sum's result; `names`: the results that are named like another one."""
        return self.say("result-name", result=names.get(total.result, total.result), total=total.total)

    def signed(self, lines: Sequence[Line], beside: Sequence[Sum] = ()) -> str:
        """Return lines with their signs, one after the other."""
        return " ".join(self.signed_line(line, not at, beside) for at, line in enumerate(merged(lines)))

    def signed_line(self, line: Line, first: bool, beside: Sequence[Sum] = ()) -> str:
        """Return a line with its sign; the first line of a sum has no plus. A carried sum follows in brackets."""
        words = self.line(line)
        carried = next((total for total in beside if total.result == CARRIED.get(line.word)), None)
        if carried is not None and len(carried.lines) > 1:
            words = self.say("line-carried", line=words, lines=self.signed(carried.lines))
        if line.change < 0:
            return f"− {words}"
        return words if first else f"+ {words}"

    def line(self, line: Line) -> str:
        """Return one line of a sum, without its sign."""
        from ddtable.rules.dragon_dice.editions import known_spells, later_icons

        if line.word in known_spells():
            return self.say("line-cause", cause=self.spell(line.word), amount=abs(line.change))
        if line.word in later_icons():
            return self.say("line-cause", cause=self.say("icon-name", icon=line.word), amount=abs(line.change))
        return self.say("line", word=line.word, amount=abs(line.change))

    def health(self, dice: Sequence[int], table: Table) -> int:
        """Return the health of some units together."""
        units = catalogue().units
        types = [table.view.dice[die].type for die in dice]
        return sum(units[kind].health for kind in types if kind in units)

    def own(self, key: str, table: Table, /, **values: Any) -> str:
        """Return the message of the table's game for this key, or the one for all games."""
        prefix = table.speech.prefix
        return self.say(f"{prefix}{key}" if prefix and self.has(f"{prefix}{key}") else key, **values)

    def _values(self, values: Values, table: Table) -> dict[str, Any]:
        return {name: self.value(name, value, table) for name, value in values.items()}

    def value(self, name: str, value: Any, table: Table) -> Any:
        """Return a value in the form the catalogue needs, which depends on the name of the value."""
        speak = table.speech.speak.get(name) or _SPEAK.get(name)
        if speak is not None:
            return speak(self, value, table)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, int | str) else ""


def merged(lines: Sequence[Line]) -> list[Line]:
    """Return the lines of a sum, merging neighbours with one cause: the parts of IDs, castings of one spell."""
    found: list[Line] = []
    for line in lines:
        last = found[-1] if found else None
        if last is not None and (last.word, last.clause) == (line.word, line.clause):
            found[-1] = structs.replace(last, change=last.change + line.change)
        else:
            found.append(line)
    return found


def told_sums(sums: Sequence[Sum]) -> list[Sum]:
    """Return the sums to show: without those that are carried into others and those with no result."""
    if len(sums) < 2:
        return list(sums)
    carried = {CARRIED[line.word] for total in sums for line in total.lines if line.word in CARRIED}
    results = {total.result for total in sums}
    # saves that may count as hits are shown with these; against dragons all three are shown
    beside = {"save"} if sums[0].result in ("melee", "charge") and "missile" not in results else set()
    silent = {total.result for total in sums if not total.total} & {*NOT_HIT, "maneuver", *beside}
    return [total for total in sums if total.result not in carried | silent]


def sentence(text: str) -> str:
    """Return a text with a capital first letter."""
    return text[:1].upper() + text[1:]


_SPEAK: dict[str, Speaking] = {
    **dict.fromkeys(("seat", "target_seat", "proposer", "against", "by", "victim"), Words.player),
    "seats": Words.players,
    "winners": Words.winners,
    "order": Words.in_order,
    "dice": Words.dice,
    **dict.fromkeys(("die", "onto"), lambda words, value, table: words.dice((value,), table)),
}
