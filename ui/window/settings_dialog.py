"""The settings dialog: most settings take effect at once, the rest after a restart."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from ddtable.texts.messages import languages, messages
from ui.art.palette import PLAYERS
from ui.kit.buttons import KeyButton
from ui.kit.confirm import confirm
from ui.kit.contents import Contents
from ui.kit.help import FRAME, HelpDialog
from ui.kit.labels import label
from ui.kit.scroll_page import WIDE, ScrollPage
from ui.kit.settings import SYSTEM, SeatMemory, Settings
from ui.kit.showing import show_folder
from ui.kit.theme import DANGER, QUIET, THEME_CHOICES
from ui.window.acts import of_view
from ui.window.commands import MOTIONS
from ui.window.games_folder import choose_folder
from ui.window.scaling import SCALES
from ui.window.settings_rows import ColourRow, SettingsPage

if TYPE_CHECKING:
    from ui.window.bare_window import BareWindow

PAGES = ("look", "play", "players", "standing", "files")
SWITCHES = ("confirmations", "curtain", "recaps", "tutor", "announcements")
STOPS = ("first", "never", "hits", "rolls")
HEIGHT, SIDE = 560, 172
SEATS = 6
RESET = (
    "theme",
    "language",
    "scale",
    "motion",
    "stops",
    *SWITCHES,
    "colours",
    "standing",
    "roster_paper",
    "roster_colour",
)


class SettingsDialog(HelpDialog):
    """Pages of settings beside their contents. Changes are saved at once, without a confirmation."""

    def __init__(self, window: BareWindow) -> None:
        super().__init__(window.words.say("ui-settings"), window.words, window)
        self._window = window
        self.say = window.words.say
        self._begun = window.settings.value
        self.setFixedWidth(WIDE)
        self.setMinimumHeight(min(HEIGHT, self._room() - FRAME))
        row = QHBoxLayout()
        row.setSpacing(24)
        self.contents = Contents([self.say(f"ui-settings-{page}") for page in PAGES], self)
        self.contents.setFixedWidth(SIDE)
        row.addWidget(self.contents)
        self.pages = QStackedWidget(self)
        row.addWidget(self.pages, 1)
        self.body.addLayout(row, 1)
        self._build_foot()
        self._build_pages()
        self.contents.chosen.connect(self.pages.setCurrentIndex)
        self.contents.show_number(0)
        self.contents.rows[0].setFocus()

    def _room(self) -> int:
        """Return the height of the screen: on a low one the pages scroll and the bottom row stays."""
        return self.screen().availableSize().height()

    def _build_foot(self) -> None:
        self.restart = self.add_answer(self.say("ui-settings-restart"), "", "primary")
        self.restart.setToolTip(self.say("ui-settings-restart-tip"))
        self.restart.clicked.connect(partial(self._restart))
        self.restart.hide()
        self.reset = KeyButton(self.say("ui-settings-reset"), "", "quiet", self, height=36)
        self.reset.clicked.connect(partial(self._ask_to_reset))
        self.foot.insertWidget(0, self.reset)

    def _build_pages(self) -> None:
        for name in PAGES:
            page = SettingsPage(self.say(f"ui-settings-{name}"), self)
            getattr(self, f"_fill_{name}")(page)
            page.end()
            scroll = ScrollPage(page, self)
            scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the focus of its parts
            self.pages.addWidget(scroll)

    @property
    def _now(self) -> Settings:
        return self._window.settings.value

    def change(self, field: str, value: object) -> None:
        """Change one setting; offer a restart if it needs one."""
        self._window.change_settings(**{field: value})
        now, begun = self._now, self._begun
        self.restart.setVisible((now.scale, now.language) != (begun.scale, begun.language))

    def _changes_number(self, field: str, value: str) -> None:
        self.change(field, int(value))

    # Pages

    def _fill_look(self, page: SettingsPage) -> None:
        say, now = self.say, self._now
        themes = [(choice, say(f"ui-settings-theme-{choice}")) for choice in THEME_CHOICES]
        page.add_choice(say("ui-settings-theme"), "", themes, now.theme, partial(self.change, "theme"))
        scales = [(str(scale), say("ui-settings-percent", number=scale)) for scale in SCALES]
        scale = str(now.scale) if now.scale in SCALES else str(SCALES[0])
        note = say("ui-settings-later")
        refused = {str(one): of_view.why_no_scale(one, self._window) for one in SCALES}
        why = next(filter(None, refused.values()), "")  # the reason for the smallest holds for all larger ones
        changed = partial(self._changes_number, "scale")
        sizes = page.add_choice(say("ui-settings-scale"), note, scales, scale, changed, why)
        for one, reason in refused.items():
            sizes.refuse(one, reason)
        spoken = [(code, messages(code).name("ui-language-name", code)) for code in languages()]
        spoken.insert(0, (SYSTEM, say("ui-settings-language-system")))
        chosen = now.language if now.language in dict(spoken) else SYSTEM
        page.add_choice(say("ui-settings-language"), note, spoken, chosen, partial(self.change, "language"))
        speeds = [(speed, say(f"ui-settings-motion-{speed}")) for speed in MOTIONS]
        note = say("ui-settings-motion-note")
        page.add_choice(say("ui-settings-motion"), note, speeds, now.motion, partial(self.change, "motion"))

    def _fill_play(self, page: SettingsPage) -> None:
        stops = [(one, self.say(f"ui-settings-stops-{one}")) for one in STOPS]
        note = self.say("ui-settings-stops-note")
        page.add_choice(self.say("ui-settings-stops"), note, stops, self._now.stops, partial(self.change, "stops"))
        for field in SWITCHES:
            words, note = self.say(f"ui-settings-{field}"), self.say(f"ui-settings-{field}-note")
            page.add_switch(words, note, getattr(self._now, field), partial(self.change, field))

    def _fill_players(self, page: SettingsPage) -> None:
        """Add the names for new games, and the colours of the seats."""
        page.add_text(self.say("ui-settings-players-note"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(12)
        self.names: list[QLineEdit] = []
        self.colour_rows: list[ColourRow] = []
        named = [self.say(f"ui-colour-{number + 1}") for number in range(len(PLAYERS))]
        for seat in range(SEATS):
            edit = QLineEdit(self._seats()[seat].name or self.say(f"ui-name-{seat + 1}"), page)
            edit.setAccessibleName(self.say("ui-name", number=seat + 1))
            edit.setMaxLength(24)
            edit.editingFinished.connect(self._rename)
            colour = ColourRow(seat, named, page)
            colour.setAccessibleName(self.say("ui-settings-colour", number=seat + 1))
            colour.chosen.connect(self._recolour)
            self.names.append(edit)
            self.colour_rows.append(colour)
            grid.addWidget(label(self.say("ui-settings-seat", number=seat + 1), page, role=QUIET), seat, 0)
            grid.addWidget(edit, seat, 1)
            grid.addWidget(colour, seat, 2)
        grid.setColumnStretch(1, 1)
        page.add_layout(grid)
        self._show_colours()

    def _seats(self) -> list[SeatMemory]:
        seats = list(self._now.seats)
        return seats + [SeatMemory() for _ in range(SEATS - len(seats))]

    def _rename(self) -> None:
        pairs = zip(self._seats(), self.names, strict=False)
        seats = [msgspec.structs.replace(seat, name=edit.text().strip() or seat.name) for seat, edit in pairs]
        self.change("seats", tuple(seats))

    def _numbers(self) -> list[int]:
        chosen = [number for number in dict.fromkeys(self._now.colours) if 0 <= number < len(PLAYERS)]
        return chosen + [number for number in range(len(PLAYERS)) if number not in chosen]

    def _recolour(self, seat: int, number: int) -> None:
        """Set the colour of a seat; another seat with that colour gets the old one."""
        numbers = self._numbers()
        other = numbers.index(number)
        numbers[seat], numbers[other] = number, numbers[seat]
        self.change("colours", tuple(numbers))
        self._show_colours()

    def _show_colours(self) -> None:
        for row, number in zip(self.colour_rows, self._numbers(), strict=False):
            row.show_number(number)

    def _fill_standing(self, page: SettingsPage) -> None:
        """Add the standing answers by player; a click removes one."""
        from ui.together.standing_chips import is_known

        page.add_text(self.say("ui-settings-standing-note"))
        self._standing = QVBoxLayout()
        self._standing.setSpacing(8)
        page.add_layout(self._standing)
        self.chips: list[QWidget] = []
        for name, answers in sorted(self._now.standing.items()):
            known = {kind: option for kind, option in answers.items() if is_known(kind, option)}
            if known:
                self._add_standing(page, name, known)
        if not self.chips:
            page.add_text(self.say("ui-settings-standing-none"), quiet=False)

    def _add_standing(self, page: QWidget, name: str, answers: dict[str, str]) -> None:
        from ui.together.standing_chips import DropChip, standing_words

        self._standing.addWidget(label(name, page, weight=QFont.Weight.Bold))
        for kind, option in answers.items():
            words = standing_words(self._window.words, kind, option)
            chip = DropChip(page)
            chip.show_as(words, self.say("ui-settings-standing-drop"), crossed=True)
            chip.clicked.connect(partial(self._drop, name, kind, chip))
            self.chips.append(chip)
            self._standing.addWidget(chip, 0, Qt.AlignmentFlag.AlignLeft)

    def _drop(self, name: str, kind: str, chip: QWidget, _checked: bool = False) -> None:
        """Remove a standing answer, in the current game too."""
        answers = {other: dict(kept) for other, kept in self._now.standing.items()}
        answers.get(name, {}).pop(kind, None)
        self.change("standing", {other: kept for other, kept in answers.items() if kept})
        chip.hide()

    def _fill_files(self, page: SettingsPage) -> None:
        """Add the folders and files, and their errors."""
        folders = (("games", self._window.library.default_folder), ("settings", self._window.settings.path.parent))
        self.places: dict[str, QLabel] = {}
        self.change_folder = KeyButton(self.say("ui-settings-folder-change"), "", "plain", page, height=34)
        self.change_folder.setAccessibleName(self.say("ui-no-folder-choose"))
        self.change_folder.clicked.connect(self._choose_folder)
        for name, folder in folders:
            row = QHBoxLayout()
            row.setSpacing(8)
            lines = QVBoxLayout()
            lines.setSpacing(2)
            lines.addWidget(label(self.say(f"ui-settings-folder-{name}"), page, weight=QFont.Weight.Bold))
            self.places[name] = place = label(str(folder), page, pixels=12, role=QUIET, wrap=True)
            place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            lines.addWidget(place)
            row.addLayout(lines, 1)
            if name == "games":
                row.addWidget(self.change_folder)
            button = KeyButton(self.say("ui-settings-folder-show"), "", "plain", page, height=34)
            button.setAccessibleName(self.say("ui-settings-folder-open", name=self.say(f"ui-settings-folder-{name}")))
            button.clicked.connect(partial(self._show_folder, name))
            row.addWidget(button)
            page.add_layout(row)
        self.files_note = label("", page, role=DANGER, wrap=True)
        page.column.addWidget(self.files_note)

    def _show_folder(self, name: str, _checked: bool = False) -> None:
        opened = show_folder(Path(self.places[name].text()))
        self.files_note.setText("" if opened else self.say("ui-settings-folder-no-program"))

    def _choose_folder(self, _checked: bool = False) -> None:
        window = self._window
        if not choose_folder(window, window.words, window.library, window.change_settings):
            return
        folder = self._window.library.default_folder
        self.places["games"].setText(str(folder))
        self.files_note.setText("" if os.access(folder, os.W_OK) else self.say("ui-settings-folder-closed"))

    # All settings

    def _restart(self, _checked: bool = False) -> None:
        self.done(1)
        self._window.restart()

    def _ask_to_reset(self, _checked: bool = False) -> None:
        say = self.say
        confirm(
            self._window,
            self._window.words,
            self._window.settings.value,
            say("ui-settings-reset"),
            say("ui-settings-reset-text"),
            say("ui-settings-do-reset"),
            self._reset,
        )

    def _reset(self) -> None:
        """Reset to the defaults; names, games and the last new game stay."""
        usual = Settings()
        self._window.change_settings(**{field: getattr(usual, field) for field in RESET})
        self.done(1)
        SettingsDialog(self._window).open()
