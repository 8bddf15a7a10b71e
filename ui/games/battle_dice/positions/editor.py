"""The position of Battle Dice that is being set up, with Undo and Redo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random, SystemRandom
from typing import cast

from ddtable.rules.battle_dice.kinds import is_artifact
from ddtable.words.sentences import sentence
from ddtable.words.telling.battle_words import kind_name
from ui.builder.sheet import Area
from ui.games.battle_dice.positions.sheet import ORDER, BattleSheet, face_of, kind_of
from ui.positions.position_sheet import place_in, seat_in
from ui.positions.sheet_editor import SheetEditor


class BattlePositionEditor(SheetEditor):
    """Holds the sheet."""

    @property
    def battle(self) -> BattleSheet:
        """The sheet."""
        return cast(BattleSheet, self.sheet)

    # Names

    def why_strange(self, area: Area, die: str) -> str:
        """Return the reason why an area does not take a die."""
        kind = "artifact" if is_artifact(kind_of(die)) else "unknown"
        return self.words.say("position-bd-refused", kind=kind, die=self.name_of(die), area=place_in(area))

    def area_name(self, area: Area) -> str:
        """Return the name of an area with its player."""
        return self.words.say("position-bd-area", area=place_in(area), **self._players(area))

    def heading(self, area: Area) -> str:
        """Return the heading of an area."""
        return self.words.say("position-bd-heading", area=place_in(area), **self._players(area))

    def _players(self, area: Area) -> dict[str, str]:
        seat = seat_in(area)
        return {"player": self.player(seat), "other": self.player(1 - seat)}

    def empty_words(self, area: Area) -> str:
        """Return the hint of what can be put into an empty area."""
        return self.words.say("position-bd-empty", area=place_in(area), **self._players(area))

    def name_of(self, type_id: str) -> str:
        """Return the name of a die; the id if there is none."""
        kind = kind_of(type_id)
        return sentence(kind_name(self.words, kind)) if kind in ORDER else super().name_of(type_id)

    def counted(self, dice: Sequence[str]) -> tuple[tuple[str, int], ...]:
        """Return the counts of equal dice in the order of an army list, high numbers first."""
        counts = Counter(dice)
        return tuple(sorted(counts.items(), key=lambda entry: (ORDER.get(kind_of(entry[0]), 99), -face_of(entry[0]))))

    # Other parts of the position

    def set_number(self, area: Area, die: str, number: int) -> bool:
        """Turn one die of an area to a number."""
        return self._become(self.battle.with_number(area, die, number), self.words.say("position-bd-did-number"))

    def roll_all(self, random: Random | None = None) -> bool:
        """Roll the dice of the armies."""
        return self._become(self.battle.rolled(random or SystemRandom()), self.words.say("position-bd-did-roll"))

    def set_monster(self, seat: int, kind: str) -> bool:
        """Change the type of the monsters of an army."""
        return self._become(self.battle.with_monster(seat, kind), self.words.say("position-bd-did-monster"))

    def set_start(self, count: int) -> bool:
        """Change the number of dice of each army at the start."""
        return self._become(self.battle.with_start(count), self.words.say("position-bd-did-start"))

    def set_rule(self, name: str, value: bool | str) -> bool:
        """Change a house rule."""
        return self._become(self.battle.with_rule(name, value), self.words.say("position-did-rules"))

    def set_rounds(self, seat: int, rounds: int) -> bool:
        """Change the number of rounds that a quest has been fought."""
        return self._become(self.battle.with_rounds(seat, rounds), self.words.say("position-bd-did-rounds"))
