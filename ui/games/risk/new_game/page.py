"""The page of Dragon Dice Risk in the new game dialog: the players, a map, forces by the table, the house options."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, cast

from msgspec.structs import replace
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMenu, QWidget

from ddtable.engine.system import SetUp
from ddtable.forces.force import Force
from ddtable.maps.document import SUFFIX
from ddtable.maps.own import known_map, own_maps, take_map
from ddtable.maps.reading import WORLD, MapError, built_in
from ddtable.rules.dragon_dice.editions import Limits
from ddtable.rules.risk.board import RiskOptions, risk_options
from ddtable.rules.risk.system import FINGERPRINT, MAP, SIZES
from ddtable.rules.risk.table import initial_health, row
from ui.games.dragon_dice.new_game.variant_page import VariantPage
from ui.games.risk.new_game.risk_seat import GAME, RiskSeat
from ui.kit.buttons import KeyButton
from ui.kit.labels import label
from ui.kit.open_folder import open_folder
from ui.kit.segments import Segments
from ui.kit.settings import Settings
from ui.kit.theme import QUIET

LONGEST = 18  # characters of the name of an own map on its button


def cut(name: str) -> str:
    """Return a name that is short enough for a button."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1].rstrip()}…"


class RiskPage(VariantPage):
    """The page: the players with their forces and the map, and the rules.

    The size of the forces follows the number of players (RK1.1). `terms` says what the table demands.
    `guide` offers the guided turn instead.
    """

    system = GAME
    seat_form = RiskSeat

    def _build_players(self) -> QWidget:
        page = super()._build_players()
        self.terms = label("", page, pixels=12, role=QUIET, wrap=True)
        self._players_column.insertWidget(1, self.terms)
        self.changed.connect(self._show_terms)
        return page

    def _build_sizes(self, page: QWidget, numbers: range) -> QHBoxLayout:
        """Build the number of players and the choice of the map, which is where others choose the size."""
        row_of = super()._build_sizes(page, numbers)
        say = self._words.say
        self.maps = Segments([(one, self._map_name(one)) for one in built_in()], page)
        self.maps.setToolTip(say("ui-risk-map-tip"))
        self.own_map = KeyButton(say("ui-risk-own-map"), "", "plain", page, height=34)
        self.own_map.setToolTip(say("ui-risk-own-map-tip"))
        self.own_map.clicked.connect(lambda _checked=False: self._list_own_maps())
        self.own_list = QMenu(self.own_map)
        at = row_of.indexOf(self.sizes)
        self.size_label.hide()
        self.sizes.hide()
        row_of.insertWidget(at, label(say("ui-risk-map"), page, weight=QFont.Weight.Bold))
        row_of.insertWidget(at + 1, self.maps)
        row_of.insertWidget(at + 2, self.own_map)
        self.guide = KeyButton(say("ui-welcome-risk"), "", "quiet", page, height=34)
        self.guide.setToolTip(say("risk-guide-tip"))
        self.guide.clicked.connect(lambda _checked=False: self.guided.emit())
        row_of.insertWidget(row_of.indexOf(self.deal_all), self.guide)
        self.maps.choose(WORLD)
        self.maps.chosen.connect(lambda _map: self._use_map())
        return row_of

    def _fill(self, settings: Settings) -> None:
        super()._fill(settings)
        self._take_size()
        chosen = settings.games.get(GAME, {}).get(MAP, WORLD)
        if chosen in own_maps():
            self._offer_map(chosen)
        self.maps.choose(chosen if chosen in self.maps.buttons else WORLD)
        self._use_map()

    # Maps

    def _map_name(self, map_id: str) -> str:
        return known_map(map_id).document.in_language(self._words.language)

    def _offer_map(self, map_id: str) -> None:
        """Offer an own map beside those of the program; say why it cannot be played on."""
        try:
            name = self._map_name(map_id)
        except MapError as error:
            self.say(self._words.trouble(error.args[0]))
            return
        if map_id not in self.maps.buttons:
            self.maps.add(map_id, cut(name), len(self.maps.buttons)).setToolTip(name)
        self.maps.show_only([*built_in(), map_id])
        self.maps.choose(map_id)
        self._use_map()
        self.resized.emit()

    def _use_map(self) -> None:
        """Play on the chosen map: random forces that cannot cover their land there are dealt again (Q141)."""
        territories = len(known_map(self.maps.value).territories)
        for form in self.seat_forms:
            cast(RiskSeat, form).play_on(territories)
        self.changed.emit()

    def _list_own_maps(self) -> None:
        """List the own maps, and the way to another one."""
        self.own_list.clear()
        for one in own_maps():
            try:
                name = self._map_name(one)
            except MapError:
                name = one
            self.own_list.addAction(name.replace("&", "&&")).triggered.connect(partial(self._own_map_picked, one))
        self.own_list.addAction(self._words.say("ui-risk-map-file")).triggered.connect(
            lambda _checked=False: self._ask_map()
        )
        self.own_list.popup(self.own_map.mapToGlobal(self.own_map.rect().bottomLeft()))

    def _own_map_picked(self, map_id: str, _checked: bool = False) -> None:
        self._offer_map(map_id)

    def _ask_map(self) -> None:
        """Ask for the file of a map."""
        say = self._words.say
        name, _ = QFileDialog.getOpenFileName(
            self, say("ui-risk-map-file"), str(open_folder()), say("ui-risk-map-filter")
        )
        if name:
            self.take_files([Path(name)], 0)

    def take_files(self, paths: Sequence[Path], seat: int) -> None:
        """Take maps, of which the last one is chosen, and the forces of the other files."""
        maps = [path for path in paths if path.suffix.lower() == SUFFIX]
        for path in maps:
            try:
                self._offer_map(take_map(path).id)
            except MapError as error:
                self.say(self._words.trouble(error.args[0]))
        if forces := [path for path in paths if path not in maps]:
            super().take_files(forces, seat)

    def _show_number(self, number: str) -> None:
        self._take_size()
        super()._show_number(number)

    def _take_size(self) -> None:
        """Deal forces of the health that the table has for the number of players, if it is another one."""
        health = str(self.limits.health)
        if self.sizes.value != health:
            self.sizes.choose(health)
            self._show_size(health)

    @property
    def limits(self) -> Limits:
        """The row of the table for the number of players."""
        return row(self.players)

    def _show_terms(self) -> None:
        """Show what the table demands, and what wins (RK1.1, Q161)."""
        limits, say = self.limits, self._words.say
        found = known_map(self.maps.value)
        terms = say(
            "ui-risk-terms",
            dice=limits.dice,
            health=limits.health,
            initial=initial_health(self.players, len(found.territories)),
            terrains=limits.terrains,
            dragons=limits.dragons,
        )
        goal = say(
            "ui-risk-goal",
            kind=self.options().goal,
            goal=found.goal(self.players),
            territories=len(found.territories),
            continents=len(found.continents),
        )
        self.terms.setText(f"{terms} {goal}")

    def about(self) -> str:
        """Return a sentence about who plays first."""
        return self._words.say("ui-risk-about")

    # Variants

    def starters(self, _health: int) -> list[Force]:
        """Return no starter forces: forces are dealt, or a player's own."""
        return []

    def usual_sizes(self) -> list[int]:
        """Return the sizes of the table."""
        return [*SIZES]

    def options(self) -> RiskOptions:
        """Return the options of the game by the house rules chosen."""
        return risk_options(self.house.values()) if hasattr(self, "house") else RiskOptions()

    @property
    def allows_reconstructed(self) -> bool:
        """True if dice may play whose faces are reconstructed."""
        return not self.options().known_faces

    # Result

    def set_up(self, seed: int, by_hand: bool) -> SetUp:
        """Return the set-up with the map."""
        found = known_map(self.maps.value)
        return replace(super().set_up(seed, by_hand), house={MAP: found.id, FINGERPRINT: found.fingerprint})

    def values(self) -> dict[str, Any]:
        """Return what the next such game proposes again."""
        return {**super().values(), MAP: self.maps.value}
