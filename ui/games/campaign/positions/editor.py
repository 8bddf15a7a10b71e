"""The position of a campaign that is being set up, with Undo and Redo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ddtable.rules.campaign.board import Expansion
from ddtable.rules.dragon_dice.places import numbered
from ui.builder.sheet import Area, kind_of
from ui.games.campaign.positions.sheet import WarSheet
from ui.positions.editor import PositionEditor
from ui.positions.position_sheet import place_in


class WarPositionEditor(PositionEditor):
    """Holds the sheet."""

    @property
    def war(self) -> WarSheet:
        """The sheet."""
        return cast(WarSheet, self.sheet)

    # Names

    def place_name(self, index: int) -> str:
        """Return the name of a terrain: a home, the frontier; any other by its die, with its number if it needs one."""
        war, say = self.war, self.words.say
        if not 0 <= index < len(war.board.map):
            return ""  # a view that is about to go
        if (seat := war.home_seat(index)) >= 0:
            return say("position-place-name", place="home", player=self.player(seat))
        if index == war.position.seats:
            return say("position-place-name", place="frontier", player="")
        kinds = [war.position.dice[land.die].type if land.die >= 0 else "" for land in war.board.lands]
        name = self.name_of(kinds[index]) if kinds[index] else "none"
        several = kinds.count(kinds[index]) > 1
        return say("position-war-land", die=name, number=index + 1, several="yes" if several else "no")

    def why_strange(self, area: Area, die: str) -> str:
        """Return the reason why an area does not take a die."""
        kind = kind_of(die) if self.sheet.offers(die) else None
        values = {"kind": kind or "unknown", "die": self.name_of(die), "area": self.sheet.hint(area)}
        return self.words.say("position-war-refused", **values, place=place_in(area))

    # The map and the pool

    def add_land(self, die: str, near: int) -> bool:
        """Add a terrain to the map, next to a present one."""
        done = self.words.say("position-war-did-land", die=self.name_of(die), deed="add")
        return self._become(self.war.with_land(die, near), done)

    def remove_land(self, index: int) -> bool:
        """Remove a terrain from the map; homes and the frontier stay."""
        if not self.war.may_go(index):
            self.refused.emit(self.words.say("position-war-stays"))
            return False
        done = self.words.say("position-war-did-land", die=self.place_name(index), deed="remove")
        if self.current not in (shrunk := self.war.without_land(index)).areas:
            self.current = shrunk.areas[0]
        return self._become(shrunk, done)

    def add_to_pool(self, die: str) -> bool:
        """Add a terrain die to the common pool."""
        return self._become(self.war.with_pool([*self.war.pool, die]), self.words.say("position-war-did-pool"))

    def remove_from_pool(self, number: int) -> bool:
        """Remove a terrain die from the common pool."""
        left = [die for at, die in enumerate(self.war.pool) if at != number]
        return self._become(self.war.with_pool(left), self.words.say("position-war-did-pool"))

    def add_expansion(self, seat: int, index: int) -> bool:
        """Note that a player has expanded from a terrain."""
        more = (*self.war.board.expansions, Expansion(seat, numbered(index)))
        return self._become(self.war.with_expansions(more), self.words.say("position-war-did-expansion"))

    def remove_expansion(self, number: int) -> bool:
        """Remove an expansion: the player may expand from that terrain again."""
        left = [one for at, one in enumerate(self.war.board.expansions) if at != number]
        return self._become(self.war.with_expansions(left), self.words.say("position-war-did-expansion"))

    def set_rules(self, values: Mapping[str, bool | int | str]) -> bool:
        """Change the house rules."""
        return self._become(self.war.with_rules(values), self.words.say("position-did-rules"))

    def set_size(self, health: int) -> bool:
        """Change the size of the game."""
        return self._become(self.war.with_size(health), self.words.say("position-war-did-size"))
