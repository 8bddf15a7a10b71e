"""Sentences for players: the message catalogue in `resources/i18n`, one folder a language, Fluent files inside.

Positions, events, questions and refusals carry ids and values; here they become words. Nothing else in the program
holds a sentence that a player reads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType, TerrainType
from ddtable.messages import messages

if TYPE_CHECKING:  # the start screen speaks before the engine is loaded
    from msgspec import Struct

    from ddtable.engine.arithmetic import Line, Sum
    from ddtable.engine.questions import Option, Question, Refusal, Remark, Values
    from ddtable.engine.system import AnyView

FORCED = "forced"
COUNTED = ("id", "melee", "missile", "magic", "maneuver", "save")  # special action icons give nothing yet


@dataclass(frozen=True)
class Table:
    """What ids mean at one table: the position they are of, and the players' names by seat."""

    view: AnyView
    names: tuple[str, ...]


class Words:
    """One language's words. Unknown keys raise KeyError: a missing word is a bug, found by the tests."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._messages = messages(language)

    def say(self, key: str, **values: Any) -> str:
        """Return the message of a key with its values filled in."""
        return self._messages.say(key, values)

    def has(self, key: str) -> bool:
        """Tell whether there is a message of this key."""
        return self._messages.has(key)

    # Things

    def player(self, seat: int, table: Table) -> str:
        """Return a player's name."""
        return table.names[seat] if 0 <= seat < len(table.names) else ""

    def players(self, seats: Sequence[int], table: Table) -> str:
        """Return several players' names as a list."""
        return self._list([self.player(seat, table) for seat in seats])

    def place(self, place: str, table: Table) -> str:
        """Return the name of a place: a terrain by whose home it is, a player's reserve and so on."""
        if not place.startswith("terrain/"):
            return self.say(f"place-{place}") if self.has(f"place-{place}") else place
        terrain = table.view.board.terrains[int(place[8:])]
        kind = self.say("terrain-kind", kind=catalogue().terrain(table.view.dice[terrain.die].type).kind)
        if terrain.home < 0:
            return self.say("place-frontier", terrain=kind)
        return self.say("place-home", player=self.player(terrain.home, table), terrain=kind)

    def terrain(self, terrain_id: str) -> str:
        """Return the name of a terrain die: its kind and its eighth face."""
        terrain = catalogue().terrain(terrain_id)
        return self.say(
            "terrain-name",
            kind=self.say("terrain-kind", kind=terrain.kind),
            eighth=self.say("eighth-face", face=terrain.eighth_face),
        )

    def dice(self, dice: Sequence[int], table: Table) -> str:
        """Return the names of some dice, equal ones counted."""
        names = Counter(catalogue().die(table.view.dice[die].type).name for die in dice)
        return self._list(
            [name if count == 1 else self.say("die-times", count=count, name=name) for name, count in names.items()]
        )

    def die(self, number: int, table: Table) -> str:
        """Return everything about one die: name, species, class, health, face."""
        die = table.view.dice[number]
        return self.die_type(die.type, die.face)

    def die_type(self, type_id: str, index: int) -> str:
        """Return the words for a die type with one of its faces up."""
        kind = catalogue().die(type_id)
        if isinstance(kind, TerrainType):
            return self.say("terrain-die-name", terrain=self.terrain(type_id), number=index + 1)
        face = kind.faces[index]
        shown = self.say("die-face", count=face.count, icon=self.say("icon-name", icon=face.icon))
        if isinstance(kind, DragonType):
            return self.say("dragon-name", name=kind.name, face=shown)
        return self.say(
            "die-name",
            name=kind.name,
            species=catalogue().species[kind.species].name,
            **{"class": self.say("unit-class", **{"class": kind.unit_class})},
            health=kind.health,
            face=shown,
        )

    def where(self, area: str, table: Table) -> str:
        """Return the name of an area of the table."""
        place, _, owner = area.partition("@")
        player = self.player(int(owner), table)
        if place.startswith("terrain/"):
            return self.say("where-army", player=player, place=self.place(place, table))
        return self.say(f"where-{place.partition('/')[0]}", player=player)

    # What is asked

    def question(self, question: Question, table: Table) -> str:
        """Return the sentence of a question."""
        return self.say(f"question-{question.kind}", **self._values(question.values, table))

    def hint(self, question: Question, table: Table) -> str:
        """Return how a question can be answered by hand."""
        return self.say(f"hint-{question.kind}", **self._values(question.values, table))

    def option(self, option: Option, table: Table) -> str:
        """Return the words of an option."""
        return _sentence(self.say(f"option-{option.word}", **self._values(option.values, table)))

    def refusal(self, refusal: Refusal, table: Table) -> str:
        """Return why an answer is refused, with the clause."""
        sentence = self.say(f"refusal-{refusal.reason}", **self._values(refusal.values, table))
        return self.say("refusal-with-clause", sentence=sentence, clause=refusal.clause)

    def remark(self, remark: Remark, table: Table) -> str:
        """Return what a player says of a choice."""
        values = self._values(remark.values, table)
        if "tenths" in remark.values:
            values["health"] = int(remark.values["tenths"]) / 10
        return self.say(remark.word, **values)

    # What happened

    def event(self, event: Struct, table: Table) -> str | None:
        """Return the sentence of an event; None for one that is only for the record."""
        tag = event.__struct_config__.tag
        if tag == FORCED:
            return None
        values = {name: getattr(event, name) for name in event.__struct_fields__}
        said = {name: self._value(name, value, table) for name, value in values.items()}
        if "dice" in values:
            said["count"] = len(values["dice"])
            said["health"] = self._health(values["dice"], table)
        if tag == "rolled":
            said["kind"] = self.say("roll-kind", kind=values["kind"])
            said["count"] = self.say("dice-count", count=len(values["faces"]))
        if tag == "revealed":
            said |= {f"{part}_health": self._health(values[part], table) for part in ("home", "campaign", "horde")}
        if tag == "moved":
            said["target_kind"] = values["target"]
        if tag == "ended":
            said["count"] = len(values["winners"])
        sentence = _sentence(self.say(f"event-{tag}", **said))
        if tag == "rolled" and (special := [face for face in values["faces"] if face.icon not in COUNTED]):
            icons = self._list([self.face(face.icon, face.count) for face in special])
            return self.say("event-rolled-special", rolled=sentence, icons=icons)
        return sentence

    def face(self, icon: str, count: int) -> str:
        """Return what a face shows."""
        return self.say("die-face", count=count, icon=self.say("icon-name", icon=icon))

    def sum(self, total: Sum) -> str:
        """Return a finished sum in words: each line, and the total."""
        result = self.say("result-name", result=total.result, total=total.total)
        if len(total.lines) < 2 and all(line.word == total.result for line in total.lines):
            return f"{total.total} {result}"
        return f"{' + '.join(self.line(line) for line in total.lines)} = {total.total} {result}"

    def line(self, line: Line) -> str:
        """Return one line of a sum."""
        return self.say("line", word=line.word, amount=line.change)

    def _health(self, dice: Sequence[int], table: Table) -> int:
        units = catalogue().units
        types = [table.view.dice[die].type for die in dice]
        return sum(units[kind].health for kind in types if kind in units)

    def _list(self, items: list[str]) -> str:
        if len(items) > 2:
            return self.say("list-more", first=items[0], rest=self._list(items[1:]))
        return self.say("list-two", first=items[0], second=items[1]) if len(items) == 2 else "".join(items)

    def _values(self, values: Values, table: Table) -> dict[str, Any]:
        return {name: self._value(name, value, table) for name, value in values.items()}

    def _value(self, name: str, value: Any, table: Table) -> Any:
        """Return a value as the catalogue wants it: what it is follows from its name."""
        speak = _SPEAK.get(name)
        if speak is not None:
            return speak(self, value, table)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, int | str) else msgspec.json.encode(value).decode()


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


Speaking = Callable[[Words, Any, Table], Any]
_SPEAK: dict[str, Speaking] = {
    **dict.fromkeys(("seat", "target_seat", "proposer", "against"), Words.player),
    **dict.fromkeys(("seats", "order", "winners"), Words.players),
    **dict.fromkeys(("place", "target_place", "source"), Words.place),
    "target": lambda words, value, table: (
        words.player(value, table) if isinstance(value, int) else words.place(value, table)
    ),
    **dict.fromkeys(("terrain", "home_terrain", "frontier"), lambda words, value, _table: words.terrain(value)),
    "dice": Words.dice,
    "die": lambda words, value, table: words.dice((value,), table),
    "sums": lambda words, value, _table: "; ".join(words.sum(total) for total in value),
}
