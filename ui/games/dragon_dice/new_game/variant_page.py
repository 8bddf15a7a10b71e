"""The common part of the pages of the classic game's variants: they remember their values apart, and deal forces."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddtable.forces.force import Force
from ddtable.rules.dragon_dice.rosters import built_for
from ui.games.dragon_dice.new_game.own_forces import Offer, fitting, force_of
from ui.games.dragon_dice.new_game.page import DragonDicePage, LastGame
from ui.kit.settings import SeatMemory, Settings


class VariantPage(DragonDicePage):
    """A page without drafts, whose values are remembered by its rule system."""

    def _build_sizes(self, page: QWidget, numbers: range) -> QHBoxLayout:
        row = super()._build_sizes(page, numbers)
        self.draft.hide()  # a draft has no pools
        return row

    @property
    def allows_reconstructed(self) -> bool:
        """True if dice may play whose faces are reconstructed."""
        return True

    def first_size(self) -> int:
        """Return the first of the usual sizes."""
        return self.usual_sizes()[0]

    def own_of_size(self, health: int) -> list[Offer]:
        """Return the player's own forces of this size for the variant."""
        return self.own.of_size(health, self.options(), reconstructed=self.allows_reconstructed)

    def printed(self, force: Force) -> Force:
        """Return a force for its roster: with the sections of its edition."""
        return built_for(force, self.system)

    def last(self, settings: Settings) -> LastGame:
        """Return the values of the last such game; invalid ones are ignored."""
        try:
            return msgspec.convert(settings.games.get(self.system, {}), LastGame)
        except msgspec.ValidationError:
            return LastGame()

    def memory(self) -> dict[str, Any]:
        """Return the values for the settings: those of such games, and the players."""
        kept = (*self._settings.seats, *(SeatMemory(),) * len(self.seat_forms))
        named = tuple(
            SeatMemory(form.name, form.kind, seat.force) for form, seat in zip(self.seat_forms, kept, strict=False)
        )
        games = {**self._settings.games, self.system: self.values()}
        return {"seats": named, "games": games, "colours": self.colours}

    def values(self) -> dict[str, Any]:
        """Return what the next such game proposes again."""
        values = LastGame(
            self.players,
            int(self.sizes.value),
            self.house.remembered(),
            tuple(form.force_word for form in self.seat_forms),
        )
        found: dict[str, Any] = msgspec.to_builtins(values)
        return found

    def read(self, path: Path) -> Force:
        """Return the force of a file. Raises CannotPlay."""
        force, options = force_of(self._words, path), self.options()
        size = self.health_of(force)
        return fitting(self._words, path, force, size, options, reconstructed=self.allows_reconstructed)
