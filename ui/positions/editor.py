"""The position of the classic game that is being set up, with Undo and Redo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.dice.catalogue import catalogue
from ddtable.rules.dragon_dice.places import is_terrain, land_on, number_of
from ui.builder.sheet import Area, kind_of
from ui.positions.lasting import with_effect, without_effect
from ui.positions.moving import with_face
from ui.positions.position_sheet import place_in, seat_in
from ui.positions.sheet import Sheet, with_edition
from ui.positions.sheet_editor import SheetEditor

if TYPE_CHECKING:
    from ddtable.rules.dragon_dice.board import Effect
    from ddtable.rules.dragon_dice.editions import EditionName


class PositionEditor(SheetEditor):
    """Holds the sheet of a position with terrains."""

    sheet: Sheet

    # Areas

    def why_strange(self, area: Area, die: str) -> str:
        """Return the reason why an area does not take a die."""
        kind = kind_of(die) if self.sheet.offers(die) else None
        values = {"kind": kind or "unknown", "die": self.name_of(die), "area": self.sheet.hint(area)}
        return self.words.say("position-refused", game=self.sheet.game, **values)

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

    # Other parts of the position

    def turn_terrain(self, index: int, number: int, holder: int = -1) -> bool:
        """Turn the die of a terrain to another face; a player may hold an eighth face, -1 for none."""
        turned = with_face(self.sheet, index, number, holder)
        return self._become(turned, self.words.say("position-did-terrain", place=self.land_name(index)))

    def set_edition(self, name: EditionName) -> bool:
        """Change the edition."""
        return self._become(with_edition(self.sheet, name), self.words.say("position-did-edition"))

    def add_effect(self, effect: Effect) -> bool:
        """Put a lasting effect in force."""
        done = self.words.say("position-did-effect", effect=self.words.effect(effect.name), deed="add")
        return self._become(with_effect(self.sheet, effect), done)

    def remove_effect(self, number: int) -> bool:
        """Remove a lasting effect."""
        effects = self.sheet.position.board.effects
        if not 0 <= number < len(effects):
            return False
        done = self.words.say("position-did-effect", effect=self.words.effect(effects[number].name), deed="remove")
        return self._become(without_effect(self.sheet, number), done)

    @property
    def units_there(self) -> bool:
        """True if there are any dice besides the terrains."""
        return any(die.type not in catalogue().terrains for die in self.sheet.position.dice)
