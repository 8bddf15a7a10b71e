"""The top of the builder: the force's name, its size, the game's options, and the commands."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec import structs
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from ddtable.forces.ddforce import LONGEST_NAME
from ddtable.rules.dragon_dice.editions import EDITIONS, PRINTINGS, EditionName
from ui.builder.editor import Editor
from ui.builder.sheet import MOST_HEALTH, Sheet
from ui.builder.stay_menu import MenuButton, StayMenu
from ui.games.contract import known_systems
from ui.kit.buttons import KeyButton
from ui.kit.fonts import interface_font, title_font
from ui.kit.icon_button import IconButton
from ui.kit.labels import CutLabel
from ui.kit.painting import rounded
from ui.kit.theme import QUIET, colours

SIZES: Final = (23, 24, 25, 30, 36, 50, 60)
GOOD_SIZE: Final = 23  # as SU1 calls it
MORE: Final = (
    ("new", ""),
    ("open", ""),
    ("duplicate", "Ctrl+D"),
    None,
    ("notes", ""),
    ("clear", ""),
    None,
    ("import", "Ctrl+I"),
    ("export", "Ctrl+E"),
    None,
    ("collections", ""),
    ("workshop", ""),
)


class NameField(QLineEdit):
    """The force's name as a title that is edited in place."""

    def __init__(self, editor: Editor, parent: QWidget) -> None:
        super().__init__(parent)
        self._editor = editor
        self.setFont(title_font(24))
        self.setMaxLength(LONGEST_NAME)
        self.setFrame(False)
        self.setProperty("title", True)
        self.setStyleSheet("QLineEdit { background: transparent; border: none; padding: 0; min-height: 40px; }")
        self.setPlaceholderText(editor.words.say("builder-unnamed"))
        self.setAccessibleName(editor.words.say("builder-name"))
        self.setToolTip(editor.words.say("builder-name-tip"))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(self.updateGeometry)
        self.editingFinished.connect(self._finished)
        editor.changed.connect(self._show)
        self._show()

    def sizeHint(self) -> QSize:
        """Return the width of the name with a margin."""
        wide = QFontMetricsF(self.font()).horizontalAdvance(self.text() or self.placeholderText()) + 24
        return QSize(max(160, round(wide)), 42)

    def minimumSizeHint(self) -> QSize:
        """Return the width of a part of the name."""
        return QSize(140, 42)

    def _show(self) -> None:
        if self.text() != self._editor.sheet.force.name and not self.isModified():
            self.setText(self._editor.sheet.force.name)
            self.setCursorPosition(0)

    def _finished(self) -> None:
        self.setModified(False)
        self._editor.rename(self.text())
        self.setText(self._editor.sheet.force.name)
        self.setModified(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Return and Escape: both end the editing, Escape restores the name."""
        if event.key() == Qt.Key.Key_Escape:
            self.setText(self._editor.sheet.force.name)
            self.setModified(False)
            self.clearFocus()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.clearFocus()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a plate under the name while it is edited or pointed at."""
        if self.hasFocus() or self.underMouse():
            palette = colours(self)
            painter = QPainter(self)
            edge = palette.accent_text if self.hasFocus() else palette.card_edge
            rounded(painter, QRectF(self.rect()), 8, palette.area if self.hasFocus() else None, edge)
            painter.end()
        super().paintEvent(event)


class Head(QWidget):
    """The upper row: name and state; Save, Print and Play. `wanted` is emitted with a command."""

    wanted = Signal(str)

    def __init__(self, editor: Editor, parent: QWidget) -> None:
        super().__init__(parent)
        say = editor.words.say
        self.editor, self.words = editor, editor.words
        self.back = IconButton("turn_back", say("builder-back"), "", self)
        self.name = NameField(editor, self)
        self.state = CutLabel(self, interface_font(12), QUIET)
        self.more = MenuButton(say("builder-more"), self, StayMenu(self), height=36)
        self.save = KeyButton(say("builder-save"), "Ctrl S", "plain", self)
        self.print = KeyButton(say("builder-print"), "Ctrl P", "plain", self)
        self.play = KeyButton(say("builder-play"), "", "primary", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.back)
        row.addWidget(self.name, 100)
        row.addWidget(self.state, 1)
        for button in (self.more, self.save, self.print, self.play):
            row.addWidget(button)
        self._fill_more()
        asking: tuple[tuple[str, QAbstractButton], ...] = (
            ("back", self.back),
            ("save", self.save),
            ("print", self.print),
            ("play", self.play),
        )
        for what, asks in asking:
            asks.clicked.connect(partial(self._want, what))

    def _fill_more(self) -> None:
        for entry in MORE:
            if entry is None:
                self.more.menu.addSeparator()
                continue
            what, keys = entry
            words = self.words.say("builder-do", what=what)
            action = self.more.menu.addAction(f"{words}\t{keys}" if keys else words)
            action.triggered.connect(partial(self._want, what))

    def _want(self, what: str, _checked: bool = False) -> None:
        self.wanted.emit(what)

    def show_state(self, words: str, why_not_play: str) -> None:
        """Show whether the force is saved in the library, and why it cannot be played yet."""
        self.state.set_text(words)
        self.play.setEnabled(not why_not_play)
        self.play.setToolTip(why_not_play or self.words.say("builder-play-tip"))
        self.play.setAccessibleDescription(why_not_play)


class Tools(QWidget):
    """The lower row: size, rules, Undo and Redo, filling and suggestions. `wanted` is emitted with a command."""

    wanted = Signal(str)

    def __init__(self, editor: Editor, parent: QWidget) -> None:
        super().__init__(parent)
        say = editor.words.say
        self.editor, self.words = editor, editor.words
        self.size_button = MenuButton("", self, height=34)
        self.rules = MenuButton("", self, height=34)
        self.size_button.setToolTip(say("builder-size-tip"))
        self.rules.setToolTip(say("builder-rules-tip"))
        self.collection = MenuButton(say("builder-collection", name="none"), self, height=34)
        self.collection.opened.connect(partial(self._want, "collection"))
        self.undo = IconButton("undo", say("ui-undo"), "Ctrl+Z", self)
        self.redo = IconButton("redo", say("ui-redo"), "Ctrl+Y", self)
        self.fill = KeyButton(say("builder-fill"), "", "quiet", self, height=34)
        self.suggest = KeyButton(say("builder-suggest"), "", "quiet", self, height=34)
        self.fill.setToolTip(say("builder-fill-tip"))
        self.suggest.setToolTip(say("builder-suggest-tip"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for widget in (self.size_button, self.rules, self.collection):
            row.addWidget(widget)
        row.addStretch(1)
        deeds: tuple[QWidget, ...] = (self.suggest, self.fill, self.undo, self.redo)
        for deed in deeds:
            row.addWidget(deed)
        self._fill_sizes()
        self._fill_rules()
        self.undo.clicked.connect(editor.undo)
        self.redo.clicked.connect(editor.redo)
        self.fill.clicked.connect(partial(self._want, "fill"))
        self.suggest.clicked.connect(partial(self._want, "suggest"))
        editor.changed.connect(self.show_sheet)
        self.show_sheet()

    def _want(self, what: str, _checked: bool = False) -> None:
        self.wanted.emit(what)

    def _fill_sizes(self) -> None:
        """Fill the menu with the sizes of the edition, or with usual ones and a question for any other."""
        group, menu, fixed = QActionGroup(self), self.size_button.menu, self.editor.sheet.sizes
        menu.clear()
        self._sizes = {}
        self._sizes_of = fixed
        for size in fixed or SIZES:
            action = menu.addAction("")
            action.setCheckable(True)
            action.setActionGroup(group)
            action.triggered.connect(partial(self._set, "health", size))
            self._sizes[size] = action
        if not fixed:
            menu.addSeparator()
            menu.addAction(self.words.say("builder-size-other")).triggered.connect(partial(self._want, "size"))

    def _size_words(self, size: int) -> str:
        """Return a size with the number of dragons that the edition demands for it (SU1, R96.1, K1)."""
        rules = self.editor.sheet.rules
        if self._sizes_of:
            return self.words.say("builder-size-halves", health=size, half=size // 2, dragons=rules.dragons_due(size))
        dragons, before = rules.dragons_due(size), rules.dragons_due(size - 1)
        note = "good" if size == GOOD_SIZE else "more" if dragons > before else "none"
        return self.words.say("builder-size-choice", health=size, dragons=dragons, note=note)

    def _fill_rules(self) -> None:
        group = QActionGroup(self)
        self._species = {}
        for species in ("all", "starters"):
            action = self.rules.menu.addAction(self.words.say("builder-species", species=species))
            action.setCheckable(True)
            action.setActionGroup(group)
            action.triggered.connect(partial(self._set, "species", species))
            self._species[species] = action
        self.rules.menu.addSeparator()
        self._half = self.rules.menu.addAction(self.words.say("builder-half"))
        self._half.setCheckable(True)
        self._half.triggered.connect(self._toggle_half)
        self._reconstructed = self.rules.menu.addAction(self.words.say("builder-reconstructed"))
        self._reconstructed.setCheckable(True)
        self._reconstructed.triggered.connect(self._toggle_reconstructed)
        self.rules.menu.addSeparator()
        editions = QActionGroup(self)
        self._editions = {}
        for name in (name for name in EDITIONS if name in PRINTINGS or name in known_systems()):
            action = self.rules.menu.addAction(self.words.say("builder-edition", edition=name))
            action.setCheckable(True)
            action.setActionGroup(editions)
            action.triggered.connect(partial(self._set_edition, name))
            self._editions[name] = action

    def _set(self, field: str, value: object, _checked: bool = False) -> None:
        self.editor.set_game(**{field: value})

    def _set_edition(self, name: EditionName, _checked: bool = False) -> None:
        """Change the edition; a size that it does not have becomes its nearest one."""
        sizes = structs.replace(self.editor.sheet, edition=name).sizes
        health = self.editor.sheet.health
        if sizes:
            health = min(sizes, key=lambda size: abs(size - health))
        elif health > MOST_HEALTH or (self.editor.sheet.sizes and not self.editor.sheet.all_dice):
            health = Sheet().health
        self.editor.set_game(edition=name, health=health)

    def _toggle_reconstructed(self, checked: bool) -> None:
        self.editor.set_game(reconstructed=checked)

    def _toggle_half(self, checked: bool) -> None:
        self.editor.set_game(half_cap=checked)

    def show_sheet(self) -> None:
        """Show the size, the rules, and the state of Undo and Redo."""
        say, sheet, editor = self.words.say, self.editor.sheet, self.editor
        if self._sizes_of != sheet.sizes:
            self._fill_sizes()
        self.size_button.show_as(say("builder-size-of", health=sheet.health))
        self.size_button.setAccessibleName(say("builder-size-now", health=sheet.health))
        half = "yes" if sheet.options.half_cap else "no"
        self.rules.show_as(say("builder-rules", species=sheet.options.species, half=half, edition=sheet.edition))
        listed = "item" in sheet.kinds
        self._reconstructed.setVisible(listed)
        self._reconstructed.setChecked(sheet.reconstructed)
        for size, action in self._sizes.items():
            action.setText(self._size_words(size))
            action.setChecked(size == sheet.health)
        for name, action in self._editions.items():
            action.setChecked(name == sheet.edition)
        for species, action in self._species.items():
            action.setChecked(species == sheet.options.species)
            action.setEnabled("species" not in sheet.rules.fixed)
        self._half.setChecked(sheet.options.half_cap)
        self._half.setEnabled("half_cap" not in sheet.rules.fixed)
        self.undo.say_why(
            say("builder-undo", done=editor.undoes or "none"), "" if editor.undoes else say("builder-no-undo")
        )
        self.redo.say_why(
            say("builder-redo", done=editor.redoes or "none"), "" if editor.redoes else say("builder-no-redo")
        )
