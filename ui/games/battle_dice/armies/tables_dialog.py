"""The tables of Battle Dice, editable before a game and read-only during one."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLayout, QStackedWidget, QVBoxLayout, QWidget

from ddtable.forces.force import ForceError
from ddtable.rules.battle_dice.house import default_tables, refuse_tables
from ddtable.rules.battle_dice.tables import TABLES, Tables
from ddtable.rules.battle_dice.tables_file import SUFFIX, read_tables_file, write_tables_file
from ddtable.texts.plain import plain
from ddtable.texts.trouble import LONGEST
from ddtable.words.sentences import Words
from ui.games.battle_dice.armies.table_pages import LinesPage, NumbersPage
from ui.kit.asked_path import ask_where
from ui.kit.buttons import KeyButton
from ui.kit.fitting import FittingDialog
from ui.kit.labels import Chip, label, title
from ui.kit.open_folder import open_folder
from ui.kit.scroll import Scroll
from ui.kit.segments import Segments
from ui.kit.theme import ACCENT_TEXT, DANGER, QUIET

NUMBERS = "numbers"
WIDE = 1120


class TablesDialog(FittingDialog):
    """`taken` is emitted with the tables agreed on. `read_only`: they are those of the current game."""

    taken = Signal(object)

    def __init__(self, words: Words, tables: Tables, parent: QWidget | None, *, read_only: bool = False) -> None:
        super().__init__(parent)
        self._words, self.read_only = words, read_only
        self.tables = tables
        self.setWindowTitle(words.say("table-title"))
        self.setModal(not read_only)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 18, 28, 18)
        column.setSpacing(14)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        self._build_head(column)
        self._build_pages(column)
        self._build_foot(column)
        self._show()
        self.choice.buttons[NUMBERS].setFocus()

    # Construction

    def _build_head(self, column: QVBoxLayout) -> None:
        say = self._words.say
        row = QHBoxLayout()
        row.addWidget(title(say("table-title"), self, 28))
        row.addSpacing(16)
        self.mark = Chip("", self)
        row.addWidget(self.mark)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(
            label(say("table-about-game" if self.read_only else "table-about"), self, role=QUIET, wrap=True)
        )
        names = [(NUMBERS, ""), *((name, "") for name in TABLES)]
        self.choice = Segments(names, self)
        self.choice.setToolTip(say("ui-page-tip"))
        self.choice.chosen.connect(self._show_page)
        QShortcut(QKeySequence("Ctrl+Tab"), self, self._turn_page)
        column.addWidget(self.choice)

    def _build_pages(self, column: QVBoxLayout) -> None:
        self.stack = QStackedWidget(self)
        self.stack.setFixedWidth(WIDE)
        self.numbers = NumbersPage(self._words, self.read_only, self.stack)
        self.numbers.changed.connect(self._on_numbers)
        self.stack.addWidget(self.numbers)
        self.lines: dict[str, LinesPage] = {}
        for name in TABLES:
            page = LinesPage(self._words, name, self.read_only, self.stack)
            page.changed.connect(partial(self._on_lines, name))
            self.lines[name] = page
            self.stack.addWidget(page)
        self.body = Scroll(self.stack, self)
        column.addWidget(self.body)

    def _build_foot(self, column: QVBoxLayout) -> None:
        say = self._words.say
        self.note = label("", self, pixels=12, role=DANGER, wrap=True)
        self.note.setMinimumHeight(18)
        row, keep = QHBoxLayout(), not self.read_only
        row.setSpacing(8)
        self.reset = KeyButton(say("table-reset"), "", "plain", self, height=40)
        self.reset_all = KeyButton(say("table-reset-all"), "", "quiet", self, height=40)
        self.read = KeyButton(say("table-read"), "", "quiet", self, height=40)
        self.write = KeyButton(say("table-write"), "", "quiet", self, height=40)
        self.cancel = KeyButton(say("ui-cancel" if keep else "ui-close"), "Esc", "quiet", self, height=40)
        self.use = KeyButton(say("table-use"), "↵", "primary", self, height=40)
        self.use.setDefault(True)
        acts = (self.reset, self.reset_all, self.read, self.write, self.cancel, self.use)
        handlers = (self._reset, self._reset_all, self._ask_read, self._ask_write, self._cancelled, self._use)
        for button, act in zip(acts, handlers, strict=True):
            button.clicked.connect(partial(act))
        for button in acts:
            if button is self.cancel:
                row.addStretch(1)
            row.addWidget(button)
            button.setVisible(keep or button in (self.write, self.cancel))
        column.addWidget(self.note)
        column.addLayout(row)

    # Content

    def _show(self) -> None:
        """Show all tables."""
        self.numbers.show_tables(self.tables)
        for page in self.lines.values():
            page.show_tables(self.tables)
        self._show_marks()

    def _show_marks(self) -> None:
        """Mark changed tables, and show why the game cannot be played with them."""
        say, usual = self._words.say, default_tables()
        names = {NUMBERS: say("table-numbers"), **{name: say("bd-table-title", table=name) for name in TABLES}}
        for name, button in self.choice.buttons.items():
            button.setText(names[name] if self._is_usual(name) else say("table-changed", table=names[name]))
            button.updateGeometry()
        same = self.tables == usual and not self.numbers.defect
        self.mark.show_as(say("table-mark", whose="ours" if same else "yours"), lit=False)
        self.numbers.form.show_marks(self.tables)
        for page in self.lines.values():
            page.show_marks(self.tables)
        why = self.numbers.defect or self._words.trouble(refuse_tables(self.tables) or "")
        self.say(why)
        self._able(self.use, why)
        self._able(self.write, why)
        self._able(self.reset_all, say("table-as-proposed") if same else "")
        self._able(self.reset, say("table-as-proposed") if self._is_usual(self.choice.value) else "")

    def _is_usual(self, name: str) -> bool:
        usual = default_tables()
        if name == NUMBERS:
            mine = (self.tables.thresholds, self.tables.morale, self.tables.bands)
            return mine == (usual.thresholds, usual.morale, usual.bands) and not self.numbers.defect
        return self.tables.results[name] == usual.results[name]

    def _able(self, button: KeyButton, why_not: str) -> None:
        # Otherwise the focus, and with it Return, would go to another button.
        if why_not and self.focusWidget() is button and self.use.isEnabled():
            self.use.setFocus()
        button.setEnabled(not why_not)
        button.setToolTip(why_not)
        button.setAccessibleDescription(why_not)

    def say(self, sentence: str, *, refused: bool = True) -> None:
        """Show a refusal, or what was done."""
        self.note.setForegroundRole(DANGER if refused else ACCENT_TEXT)
        self.note.setText(sentence)

    def _show_page(self, name: str) -> None:
        self.stack.setCurrentWidget(self.numbers if name == NUMBERS else self.lines[name])
        self._show_marks()

    def _turn_page(self) -> None:
        names = list(self.choice.buttons)
        name = names[(names.index(self.choice.value) + 1) % len(names)]
        self.choice.choose(name)
        self.choice.buttons[name].setFocus()
        self._show_page(name)

    # Changes

    def _on_numbers(self) -> None:
        page = self.numbers
        self.tables = replace(self.tables, thresholds=page.thresholds, morale=page.morale, bands=page.bands)
        for lines in self.lines.values():
            lines.show_when(self.tables)
        self._show_marks()

    def _on_lines(self, name: str) -> None:
        self.tables = replace(self.tables, results={**self.tables.results, name: self.lines[name].results})
        self._show_marks()

    def _reset(self, _checked: bool = False) -> None:
        """Reset the visible page to the default."""
        usual, name = default_tables(), self.choice.value
        if name == NUMBERS:
            self.tables = replace(self.tables, thresholds=usual.thresholds, morale=usual.morale, bands=usual.bands)
        else:
            self.tables = replace(self.tables, results={**self.tables.results, name: usual.results[name]})
        self._show()

    def _reset_all(self, _checked: bool = False) -> None:
        self.tables = default_tables()
        self._show()

    def _use(self, _checked: bool = False) -> None:
        if not self.numbers.defect and refuse_tables(self.tables) is None:
            self.taken.emit(self.tables)
            self.accept()

    def _cancelled(self, _checked: bool = False) -> None:
        self.reject()

    # Files

    def _ask_read(self, _checked: bool = False) -> None:
        say, folder = self._words.say, str(open_folder())
        name, _ = QFileDialog.getOpenFileName(self, say("table-read"), folder, say("table-file-filter"))
        if name:
            self.read_file(Path(name))

    def read_file(self, path: Path) -> None:
        """Load the tables of a file, or show the error."""
        try:
            self.tables = read_tables_file(path)
        except ForceError as error:
            self.say(self._words.trouble(error.args[0]))
        else:
            self._show()
            self.say(self._words.say("table-was-read", file=plain(path.name)), refused=False)

    def _ask_write(self, _checked: bool = False) -> None:
        say, place = self._words.say, str(open_folder() / f"{self._words.say('table-file')}{SUFFIX}")
        path = ask_where(self, say("table-write"), place, say("table-file-filter"), SUFFIX)
        if path is not None:
            self.write_file(path)

    def write_file(self, path: Path) -> None:
        """Write the tables into a file, and show the result."""
        try:
            write_tables_file(path, self.tables)
        except ForceError as error:
            self.say(self._words.trouble(error.args[0]))
        else:
            self.say(self._words.say("army-shared", file=plain(str(path), LONGEST)), refused=False)
