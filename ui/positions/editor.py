"""The position that is being set up, with Undo and Redo."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.rules.dragon_dice.places import is_terrain, land_on, number_of
from ddtable.texts.plain import plain
from ui.builder.dice_editor import DiceEditor
from ui.builder.sheet import MOST_DICE, Area, Kind, kind_of
from ui.positions import sheet as sheets
from ui.positions.sheet import Sheet, home_of, place_in, seat_in

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from ddtable.rules.dragon_dice.board import Effect
    from ddtable.rules.dragon_dice.editions import EditionName
    from ddtable.words.sentences import Words

LONGEST_NAME = 40


class PositionEditor(DiceEditor):
    """Holds the sheet of a position."""

    sheet: Sheet

    def __init__(self, words: Words, parent: QObject, sheet: Sheet) -> None:
        super().__init__(words, parent, sheet)

    # Areas

    def home_of(self, type_id: str) -> Area:
        """Return the area for a die that is given none."""
        return home_of(self.sheet, self.current, type_id)

    def why_not(self, area: Area, dice: Sequence[str], source: Area | None = None) -> str:  # noqa: ARG002
        """Return the reason why these dice cannot be in an area, or ""."""
        say, strange = self.words.say, [die for die in dice if not self.sheet.fits(area, die)]
        if strange:
            die = strange[0]
            kind = kind_of(die) if self.sheet.offers(die) else None
            values = {"kind": kind or "unknown", "die": self.name_of(die), "area": self.sheet.hint(area)}
            return say("position-refused", game=self.sheet.game, **values)
        if seat_in(area) >= 0 and len(self.sheet.dice(area)) + len(dice) > MOST_DICE:
            return say("builder-refused-many", count=MOST_DICE)
        return ""

    def place_name(self, index: int) -> str:
        """Return the name of a terrain: the home of a player, or the frontier."""
        lands = self.sheet.position.board.lands
        if not 0 <= index < len(lands):
            return ""  # a view that is about to go
        land = lands[index]
        kind = "home" if land.home >= 0 else "frontier"
        return self.words.say("position-place-name", place=kind, player=self.player(land.home))

    def land_name(self, index: int) -> str:
        """Return the name of the land with a terrain die."""
        return self.place_name(index)

    def name_at(self, place: str) -> str:
        """Return the name of a place on the table; "" for a pile."""
        return self.place_name(number_of(place)) if is_terrain(place) else ""

    def player(self, seat: int) -> str:
        """Return the name of a player; "" for none."""
        return self.sheet.names[seat] if 0 <= seat < len(self.sheet.names) else ""

    def area_name(self, area: Area) -> str:
        """Return the name of an area with its player: an army at a terrain, a pile, the die of a terrain."""
        place, seat = place_in(area), seat_in(area)
        if seat < 0:
            return self.words.say("position-area", kind="table", player="", place=self.land_name(land_on(place)))
        kind = "army" if is_terrain(place) else place
        return self.words.say("position-area", kind=kind, player=self.player(seat), place=self.name_at(place))

    def heading(self, area: Area) -> str:
        """Return the heading of an area: its player at a terrain, otherwise the pile."""
        place = place_in(area)
        if is_terrain(place):
            return self.player(seat_in(area))
        return self.words.say("position-pile", pile=place) if seat_in(area) >= 0 else self.land_name(land_on(place))

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
            to = area or home_of(sheet, self.current, die)
            if why := self.why_not(to, [die]):
                self.refused.emit(why)
                return False
            sheet = sheets.put(sheet, to, [die])
        return to is not None and self._become(sheet, self._told("put", dice, to))

    def take(self, area: Area, dice: Sequence[str]) -> bool:
        """Remove dice from an area; a die is named once for each copy."""
        return self._become(sheets.take(self.sheet, area, dice), self._told("take", dice, area))

    def take_anywhere(self, dice: Sequence[str]) -> bool:
        """Remove one of each of these dice from the current area, or else from the last other one."""
        sheet, area = self.sheet, self.current
        for die in dice:
            areas = [one for one in (self.current, *reversed(sheet.areas)) if die in sheet.dice(one)]
            if areas:
                area = areas[0]
                sheet = sheets.take(sheet, area, [die])
        return self._become(sheet, self._told("take", dice, area))

    def move(self, source: Area, target: Area, dice: Sequence[str]) -> bool:
        """Move dice from one area to another; they then belong to its player."""
        if why := self.why_not(target, dice, source):
            self.refused.emit(why)
            return False
        return self._become(sheets.move(self.sheet, source, target, dice), self._told("move", dice, target))

    def clear(self) -> bool:
        """Remove all armies, dragons and effects."""
        return self._become(sheets.cleared(self.sheet), self.words.say("position-did-clear"))

    def begin(self, sheet: Sheet, done: str) -> None:
        """Replace the whole position, as a step of Undo."""
        self._become(sheet, done)

    # Other parts of the position

    def turn_terrain(self, index: int, number: int, holder: int = -1) -> bool:
        """Turn the die of a terrain to another face; a player may hold an eighth face, -1 for none."""
        turned = sheets.with_face(self.sheet, index, number, holder)
        return self._become(turned, self.words.say("position-did-terrain", place=self.land_name(index)))

    def set_turn(self, seat: int, number: int, step: str) -> bool:
        """Change whose turn it is, its number, and the step that comes next."""
        return self._become(self.sheet.with_turn(seat, number, step), self.words.say("position-did-turn"))

    def set_edition(self, name: EditionName) -> bool:
        """Change the edition."""
        return self._become(sheets.with_edition(self.sheet, name), self.words.say("position-did-edition"))

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

    def add_effect(self, effect: Effect) -> bool:
        """Put a lasting effect in force."""
        done = self.words.say("position-did-effect", effect=self.words.effect(effect.name), deed="add")
        return self._become(sheets.with_effect(self.sheet, effect), done)

    def remove_effect(self, number: int) -> bool:
        """Remove a lasting effect."""
        effects = self.sheet.position.board.effects
        if not 0 <= number < len(effects):
            return False
        done = self.words.say("position-did-effect", effect=self.words.effect(effects[number].name), deed="remove")
        return self._become(sheets.without_effect(self.sheet, number), done)

    @property
    def units_there(self) -> bool:
        """True if there are any dice besides the terrains."""
        return any(die.type not in catalogue().terrains for die in self.sheet.position.dice)
