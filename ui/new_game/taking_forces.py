"""Loading a force into the new game dialog, from the builder or a file, and printing it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget

from ddtable.forces.ddforce import read_ddforce
from ddtable.forces.force import Force, ForceError
from ddtable.texts.plain import plain
from ddtable.words.sentences import Words
from ui.kit.open_folder import open_folder
from ui.kit.segments import Segments
from ui.kit.theme import ACCENT_TEXT, DANGER
from ui.new_game.house_options import OTHER, HouseOptions
from ui.new_game.own_forces import OwnForces, needs_all_species, options_of, why_not
from ui.new_game.seat_form import SeatForm

SPECIES = "species"


class TakingForces:
    """A mixin for the dialog, which must be a widget."""

    _words: Words
    own: OwnForces
    house: HouseOptions
    printing: SignalInstance
    numbers: Segments
    sizes: Segments
    seat_forms: list[SeatForm]
    said: QLabel
    defect: QLabel
    ready: QLabel

    def take(self, force: Force, player: str = "") -> None:
        """Use a force for the first seat: the game gets its size, and all races if it needs them."""
        if player:
            self.seat_forms[0].name_edit.setText(player)
        self._bring(0, self.own.like(force), force.health)

    def _ask_file(self, seat: int) -> None:
        """Ask for a file with the force of a seat."""
        say, folder = self._words.say, str(open_folder())
        assert isinstance(self, QWidget)
        name, _ = QFileDialog.getOpenFileName(self, say("new-game-file"), folder, say("new-game-file-filter"))
        if name:
            self.read_file(seat, Path(name))

    def read_files(self, paths: Sequence[Path], seat: int) -> None:
        """Load forces of files, the first for a seat and the others for the next ones; show all messages."""
        order, seats = [*range(seat, len(self.forms)), *range(seat)], len(self.forms)
        said = []
        for path in paths:
            if not order:
                said.append((self._words.say("new-game-too-many", count=seats), True))
                break
            self.say("")
            if self.read_file(order[0], path):
                order.pop(0)
            said.append((self.said.text(), self.said.foregroundRole() == DANGER))
        told = list(dict.fromkeys(sentence for sentence, _ in said if sentence))
        self.say(" ".join(told), refused=any(refused for sentence, refused in said if sentence))

    def read_file(self, seat: int, path: Path) -> bool:
        """Load the force of a file for a seat, or show the error; return True if it is loaded."""
        try:
            force = read_ddforce(path).force
        except ForceError as error:
            self.say(self._words.trouble(error.args[0]))
            return False
        name = force.name or plain(path.stem)
        wanted = {**self.house.values(), **({SPECIES: "all"} if needs_all_species(force) else {})}
        if why := why_not(self._words, force, force.health, options_of(wanted)):
            self.say(self._words.say("new-game-cannot-play", force=name, why=why))
            return False
        self._bring(seat, force, force.health)
        return True

    def _bring(self, seat: int, force: Force, health: int) -> None:
        """Choose a force for a seat; show the changes that it needed."""
        changed = []
        if needs_all_species(force) and self.house.choices[SPECIES].value != OTHER:
            self.house.choose(SPECIES, "all")
            changed.append("species")
        if self.sizes.value != str(health):
            self._add_size(health)
            self.sizes.choose(str(health))
            self._show_size(str(health))
            self._show_number(self.numbers.value)
            changed.append("size")
        self.seat_forms[seat].choose(force)
        if changed:
            what = "both" if len(changed) == 2 else changed[0]
            self.say(self._words.say("new-game-changed", what=what, force=force.name, health=health), refused=False)

    def print_forces(self) -> None:
        """Show the rosters of the chosen forces with their players, without secret drafts."""
        shown = [(form.name, form.force) for form in self.forms if not form.is_secret]
        if len(shown) < len(self.forms):
            self.say(self._words.say("new-game-print-secret", all="no" if shown else "yes"), refused=not shown)
        if shown:
            self.printing.emit(shown)

    def _add_size(self, health: int) -> None:
        """Offer one more size in order."""
        if str(health) not in self.sizes.buttons:
            place = sum(int(size) < health for size in self.sizes.buttons)
            button = self.sizes.add(str(health), str(health), place)
            button.setAccessibleName(self._words.say("ui-size-health", health=health))

    def say(self, sentence: str, *, refused: bool = True) -> None:
        """Show why a force was refused, or a change for one, until the next action."""
        self.said.setText(sentence)
        self.said.setForegroundRole(DANGER if refused else ACCENT_TEXT)
        self._show_said()

    def _show_said(self) -> None:
        """Show the message, or else the default text."""
        self.said.setVisible(bool(self.said.text()))
        self.ready.setVisible(not self.said.text() and not self.defect.text())

    @property
    def forms(self) -> list[SeatForm]:
        """The seats in the game; to be overridden."""
        raise NotImplementedError

    def _show_size(self, health: str) -> None:
        """Offer the forces of one size to every seat; to be overridden."""
        raise NotImplementedError

    def _show_number(self, number: str) -> None:
        """Show the seats in the game; to be overridden."""
        raise NotImplementedError
