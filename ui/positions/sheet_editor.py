"""The position that is being set up, with Undo and Redo: the part that all games share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ddtable.texts.plain import plain
from ui.builder.dice_editor import DiceEditor
from ui.builder.sheet import MOST_DICE, Area, Kind
from ui.positions.position_sheet import PositionSheet, seat_in

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from ddtable.words.sentences import Words

LONGEST_NAME = 40


class SheetEditor(DiceEditor):
    """Holds the sheet of a position. A game says which dice do not fit, and names its areas."""

    sheet: PositionSheet

    def __init__(self, words: Words, parent: QObject, sheet: PositionSheet) -> None:
        super().__init__(words, parent, sheet)

    # Areas

    def home_of(self, type_id: str) -> Area:
        """Return the area for a die that is given none."""
        return self.sheet.home_of(self.current, type_id)

    def why_not(self, area: Area, dice: Sequence[str], source: Area | None = None) -> str:  # noqa: ARG002
        """Return the reason why these dice cannot be in an area, or ""."""
        strange = [die for die in dice if not self.sheet.fits(area, die)]
        if strange:
            return self.why_strange(area, strange[0])
        if seat_in(area) >= 0 and len(self.sheet.dice(area)) + len(dice) > MOST_DICE:
            return self.words.say("builder-refused-many", count=MOST_DICE)
        return ""

    @abstractmethod
    def why_strange(self, area: Area, die: str) -> str:
        """Return the reason why an area does not take a die."""

    def player(self, seat: int) -> str:
        """Return the name of a player; "" for none."""
        return self.sheet.names[seat] if 0 <= seat < len(self.sheet.names) else ""

    def empty_words(self, area: Area) -> str:
        """Return the hint of what can be put into an empty area."""
        return self.words.say("position-empty", area=self.sheet.hint(area), key=self.sheet.key(area))

    def by_digit(self, sorts: Collection[Kind | None]) -> tuple[Area, ...]:
        """Return the areas to which digits lead for these sorts of dice."""
        return self.sheet.slots if set(sorts) == {"terrain"} else self.sheet.armies

    # Dice

    def put(self, dice: Sequence[str], area: Area | None = None) -> bool:
        """Put dice into an area, or each into its default area; return True if that was done."""
        sheet, to = self.sheet, area
        for die in dice:
            to = area or sheet.home_of(self.current, die)
            if why := self.why_not(to, [die]):
                self.refused.emit(why)
                return False
            sheet = sheet.put(to, [die])
        return to is not None and self._become(sheet, self._told("put", dice, to))

    def take(self, area: Area, dice: Sequence[str]) -> bool:
        """Remove dice from an area; a die is named once for each copy."""
        return self._become(self.sheet.take(area, dice), self._told("take", dice, area))

    def take_anywhere(self, dice: Sequence[str]) -> bool:
        """Remove one of each of these dice from the current area, or else from the last other one."""
        sheet, area = self.sheet, self.current
        for die in dice:
            areas = [one for one in (self.current, *reversed(sheet.areas)) if die in sheet.dice(one)]
            if areas:
                area = areas[0]
                sheet = sheet.take(area, [die])
        return self._become(sheet, self._told("take", dice, area))

    def move(self, source: Area, target: Area, dice: Sequence[str]) -> bool:
        """Move dice from one area to another; they then belong to its player."""
        if why := self.why_not(target, dice, source):
            self.refused.emit(why)
            return False
        return self._become(self.sheet.move(source, target, dice), self._told("move", dice, target))

    def clear(self) -> bool:
        """Remove all armies, dragons and effects."""
        return self._become(self.sheet.cleared(), self.words.say("position-did-clear"))

    def begin(self, sheet: PositionSheet, done: str) -> None:
        """Replace the whole position, as a step of Undo."""
        self._become(sheet, done)

    # Turn and players

    def set_turn(self, seat: int, number: int, step: str) -> bool:
        """Change whose turn it is, its number, and the step that comes next."""
        return self._become(self.sheet.with_turn(seat, number, step), self.words.say("position-did-turn"))

    def set_seats(self, count: int, names: Sequence[str], player: str) -> bool:
        """Change the number of players; `names` and `player` are for new ones."""
        changed = self.sheet.with_seats(count, names, player)
        if self.current not in changed.areas:
            self.current = changed.areas[0]
        return self._become(changed, self.words.say("position-did-seats"))

    def rename(self, seat: int, name: str) -> bool:
        """Give a player another name."""
        names = list(self.sheet.names)
        names[seat] = plain(name, LONGEST_NAME).strip() or names[seat]
        return self._become(replace(self.sheet, names=tuple(names)), self.words.say("position-did-player"))

    def set_player(self, seat: int, word: str) -> bool:
        """Change the kind of player of a seat."""
        players = list(self.sheet.players)
        players[seat] = word
        return self._become(replace(self.sheet, players=tuple(players)), self.words.say("position-did-player"))
