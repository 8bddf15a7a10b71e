"""The dice workshop: custom dice that are in no listing, entered by a player who owns them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ddtable.dice.own import Template, templates
from ddtable.dice.own_draft import NEW, Draft, begun, draft_of
from ddtable.dice.types import OwnDie
from ddtable.library.errors import LibraryError
from ddtable.words.sentences import Words
from ui.builder.noted_steps import NotesSteps, Step
from ui.builder.own_dice_list import OwnDiceList
from ui.builder.shelf import Shelf
from ui.builder.stay_menu import MenuButton
from ui.builder.wide_dialog import WideDialog
from ui.builder.workshop_form import KINDS, WorkshopForm
from ui.kit.buttons import KeyButton
from ui.kit.confirm import Confirmation
from ui.kit.icon_button import IconButton
from ui.kit.labels import label
from ui.kit.scroll_page import ScrollPage
from ui.kit.theme import QUIET

if TYPE_CHECKING:
    from ui.builder.page import BuilderPage

MOST_SAID = 2  # unusable dice named in one notice
LIST, NARROW_LIST = 300, 232  # width of the list on the left in pixels
NARROW, NARROWEST = 1120, 960  # widths of the workshop below which the list is narrower, and the large die is hidden


class Workshop(NotesSteps, WideDialog):
    """A list of custom dice, and the form of one. `draft` differs from `kept` while there are unsaved changes."""

    def __init__(self, words: Words, shelf: Shelf, parent: QWidget) -> None:
        super().__init__(words.say("workshop-title"), words, parent)
        self.shelf = shelf
        self.draft: Draft | None = None
        self._kept: Draft | None = None
        self._steps: list[Step] = []
        self._build()
        if self.attempt(partial(self._show_dice, "")):
            self.attempt(self._say_unread)
        self._show_undo()
        (self.list if self.draft is not None else self.first).setFocus()

    # Construction

    def _build(self) -> None:
        say = self.words.say
        self.undo_button = IconButton("undo", say("ui-undo"), "Ctrl+Z", self)
        self.undo_button.clicked.connect(partial(self.undo))
        self.new = MenuButton(say("workshop-new"), self, height=34)
        self._fill_templates()
        self.tools.addWidget(self.undo_button)
        self.tools.addWidget(self.new)
        left = QVBoxLayout()
        left.setSpacing(8)
        self.list = OwnDiceList(self.words, self)
        # The list may be rebuilt: not while it still handles the click that chose a row.
        self.list.chosen.connect(self._choose, Qt.ConnectionType.QueuedConnection)
        self.list.deleted.connect(self.remove)
        self.duplicate_button = KeyButton(say("workshop-duplicate"), "Ctrl D", "quiet", self, height=34)
        self.remove_button = KeyButton(say("workshop-remove"), "", "quiet", self, height=34)
        self.duplicate_button.clicked.connect(partial(self.duplicate))
        self.remove_button.clicked.connect(partial(self.remove))
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.duplicate_button)
        row.addWidget(self.remove_button)
        row.addStretch(1)
        left.addWidget(self.list, 1)
        left.addLayout(row)
        self.body.addLayout(left)
        self.form = WorkshopForm(self.words, self)
        self.form.changed.connect(self._changed)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(ScrollPage(self.form, self))
        self.pages.addWidget(self._build_empty())
        self.body.addWidget(self.pages, 1)
        self.save_button = KeyButton(say("workshop-save"), "Ctrl S", "primary", self)
        self.save_button.clicked.connect(partial(self.save))
        self.foot.addWidget(self.save_button)
        for keys, act in (("Ctrl+S", self.save), ("Ctrl+D", self.duplicate), ("Ctrl+Z", self.undo)):
            QShortcut(QKeySequence(keys), self, act)
        QShortcut(QKeySequence("Ctrl+N"), self, self.new.open_menu)

    def _fill_templates(self) -> None:
        """Fill the menu of templates by kind, and an empty die."""
        say, menu = self.words.say, self.new.menu
        menu.addAction(say("workshop-empty")).triggered.connect(partial(self._begin, None))
        menu.addSeparator()
        for kind in KINDS:
            found = [template for template in templates() if template.kind == kind]
            if not found:
                continue
            more = menu.addMenu(say("workshop-kinds", kind=kind))
            for template in found:
                action = more.addAction(self.words.template(template.id, template.name))
                action.triggered.connect(partial(self._begin, template))

    def _build_empty(self) -> QWidget:
        say, page = self.words.say, QWidget(self)
        column = QVBoxLayout(page)
        column.setSpacing(8)
        column.addStretch(1)
        about = label(say("workshop-none-about"), page, role=QUIET, wrap=True)
        about.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        about.setFixedWidth(460)
        heading = label(say("workshop-none"), page, pixels=16, weight=QFont.Weight.DemiBold)
        for widget in (heading, about):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        self.first = KeyButton(say("workshop-first"), "Ctrl N", "primary", page)
        self.first.clicked.connect(self.new.open_menu)
        column.addSpacing(8)
        column.addWidget(self.first, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        return page

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the width of the list, and show the large die only if there is room."""
        super().resizeEvent(event)
        self.list.setFixedWidth(NARROW_LIST if self.width() < NARROW else LIST)
        self.form.turning.setVisible(self.width() >= NARROWEST)

    # Content

    def attempt(self, act: Callable[[], object]) -> bool:
        """Do something that the library may refuse; then show the error or ask what to do about its file."""
        try:
            act()
        except LibraryError as error:
            if not self.shelf.asks(error, partial(self.attempt, act)):
                self.say(self.words.trouble(error.sentence))
            return False
        return True

    def show_dice(self, die_id: str = "") -> None:
        """Show the dice of the library, and the form of one of them, by default the first."""
        self.attempt(partial(self._show_dice, die_id))

    def _show_dice(self, die_id: str) -> None:
        dice = self.shelf.library.own_dice()
        self.shelf.use_own_dice()
        chosen = next((die for die in dice if die.id == die_id), dice[0] if dice else None)
        self.list.show_dice(dice, chosen.id if chosen is not None else "")
        self._show(draft_of(chosen) if chosen is not None else None)

    def _say_unread(self) -> None:
        """Show which dice cannot be used and are not in the list."""
        if unread := self.shelf.library.unread_dice():
            self.say(" ".join(map(self.words.trouble, unread[:MOST_SAID])))

    def _show(self, draft: Draft | None) -> None:
        """Show a saved die, or the empty page for None."""
        self.draft = self._kept = draft
        if draft is not None:
            self.form.show_draft(draft)
        self._show_state()

    def _show_state(self) -> None:
        """Show whether there are unsaved changes, and why they cannot be saved."""
        say, draft = self.words.say, self.draft
        self.pages.setCurrentIndex(0 if draft is not None else 1)
        self.save_button.setVisible(draft is not None)
        problem = self.form.first_problem if draft is not None else ""
        why = problem or ("" if self.is_changed else say("workshop-saved"))
        self.save_button.setEnabled(not why)
        self.save_button.setToolTip(why)
        self.save_button.setAccessibleDescription(why)
        self.about.setText(why if draft is not None else "")
        kept = draft is not None and draft.like.id != NEW
        for button in (self.duplicate_button, self.remove_button):
            button.setEnabled(kept)
            button.setToolTip("" if kept else say("workshop-not-kept"))

    @property
    def is_changed(self) -> bool:
        """True if there are unsaved changes."""
        return self.draft is not None and (self.draft.like.id == NEW or self.draft != self._kept)

    def _changed(self, draft: Draft) -> None:
        self.draft = draft
        self.list.show_now(draft.die)
        self._show_state()

    # Other dice

    def _leave(self, then: Callable[[], object]) -> None:
        """Call `then`, which discards unsaved changes; ask first if there are any."""
        if self.draft == self._kept:
            then()
            return
        say = self.words.say
        title, yes = say("workshop-drop-title"), say("workshop-drop-yes")
        name = self.draft.die.name if self.draft is not None and self.draft.die.name else say("workshop-no-name")
        Confirmation(self, self.words, title, say("workshop-drop", name=name), yes, then).open()

    def _choose(self, die_id: str) -> None:
        current = self.draft.like.id if self.draft is not None else ""
        if die_id == current:
            return
        self.list.choose(current)
        self._leave(partial(self.show_dice, die_id))

    def _begin(self, template: Template | None, _checked: bool = False) -> None:
        self._leave(partial(self.begin, template))

    def begin(self, template: Template | None) -> None:
        """Start a new die from a template, or an empty one."""
        name = self.words.template(template.id, template.name) if template is not None else ""
        self._begin_with(begun(template, name))

    def _begin_with(self, draft: Draft) -> None:
        self._show(draft)
        self.list.show_now(draft.die)
        self.list.choose(NEW)
        self.form.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.form.name.selectAll()

    def duplicate(self, _checked: bool = False) -> None:
        """Start a new die as a copy of this one."""
        if self.draft is not None and self.draft.like.id != NEW:
            self._leave(self._duplicate)

    def _duplicate(self) -> None:
        if self._kept is not None:
            name = self.words.say("builder-copy-of", name=self._kept.like.name)
            self._begin_with(self._kept.changed(id=NEW, name=name))

    # Saving

    def save(self, _checked: bool = False) -> bool:
        """Save the die; return True if it is saved."""
        if self.draft is None or not self.save_button.isEnabled():
            return False
        die, before = self.draft.die, self._kept.die if self._kept is not None else None
        new = die.id == NEW
        return self.attempt(partial(self._save, die, None if new else before))

    def _save(self, die: OwnDie, before: OwnDie | None) -> None:
        library = self.shelf.library
        if before is None:
            die = structs.replace(die, id=library.free_id(die.name))
        library.keep_die(die)
        back = partial(library.remove_die, die.id) if before is None else partial(library.keep_die, before)
        done = self.words.say("workshop-did-save", name=die.name)
        self._note(done, back)
        self.say(done)
        self._show_dice(die.id)

    def remove(self, _checked: bool = False) -> None:
        """Remove the die from the library; Undo restores it."""
        if self._kept is not None and self._kept.like.id != NEW:
            self.attempt(partial(self._remove, self._kept.die))

    def _remove(self, die: OwnDie) -> None:
        removed = self.shelf.library.remove_die(die.id)
        done = self.words.say("workshop-did-remove", name=die.name)
        self._note(done, partial(self.shelf.library.put_back, removed))
        self.say(done)
        self._show_dice("")

    def undo(self, _checked: bool = False) -> None:
        """Undo the last change of the library."""
        if self._steps:
            self._leave(self._undo)

    def _undo(self) -> None:
        step, current = self._steps.pop(), self.draft.like.id if self.draft is not None else ""
        if self.attempt(step.back):
            self.say(self.words.say("collections-undone", done=step.done))
        self._show_undo()
        self.show_dice(current)

    def done(self, result: int) -> None:
        """Close, after asking about unsaved changes."""
        self._leave(partial(super().done, result))


def open_workshop(page: BuilderPage) -> Workshop:
    """Open the workshop over the builder, whose catalogue shows each change at once."""
    workshop = Workshop(page.words, page.shelf, page)
    workshop.open()
    return workshop
