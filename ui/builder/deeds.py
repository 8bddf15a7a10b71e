"""The builder's commands: save, open, share, fill, suggest, print, play."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from msgspec import structs
from PySide6.QtWidgets import QFileDialog, QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.forces.ddforce import SUFFIX, SharedForce, read_ddforce, write_ddforce
from ddtable.forces.force import Force, ForceError
from ddtable.forces.sections import counted_health
from ddtable.library.errors import ChangedElsewhere, LibraryError
from ddtable.texts.plain import plain
from ddtable.words.sentences import Words
from ui.builder.collection_choice import CollectionChoice
from ui.builder.editor import Editor
from ui.builder.no_library import NoLibrary, care_of, is_lost
from ui.builder.sheet import Sheet, playable, sheet_of
from ui.builder.shelf import Shelf
from ui.kit.asked_path import ask_where

if TYPE_CHECKING:
    from ddtable.odds.suggest import Suggestion
    from ui.builder.forces_dialog import ForcesDialog


MOST_SAID = 2  # unreadable forces named below the list
MOST_RIVALS = 20  # forces of the library in a menu


class Deeds:
    """A mixin for the page, which must be a widget. `say` shows that something was done, or why not."""

    words: Words
    editor: Editor
    shelf: Shelf
    collections: CollectionChoice
    folder: str
    revisions: dict[int, int]

    @abstractmethod
    def say(self, sentence: str) -> None:
        """Show a message for a while."""

    @property
    def _widget(self) -> QWidget:
        assert isinstance(self, QWidget)
        return self

    def _attempt(self, act: Callable[[], object]) -> bool:
        """Do something that the library or a file may refuse; then show the error or ask what to do."""
        try:
            act()
        except (LibraryError, ForceError) as error:
            if isinstance(error, ForceError) or not self.shelf.asks(error, partial(self._attempt, act)):
                self.say(self.words.trouble(error.args[0] if error.args else ""))
            return False
        return True

    def with_library(self, act: Callable[[], object]) -> bool:
        """Open the library, then call `act`."""
        return self._attempt(partial(self._with_library, act))

    def _with_library(self, act: Callable[[], object]) -> None:
        self.shelf.use_own_dice()
        act()

    def wake_library(self) -> None:
        """Open the library if it exists; ask about an error unless the player chose to work without it."""
        try:
            self.shelf.wake()
        except LibraryError as error:
            if not care_of(self._widget).does_without:
                self.shelf.asks(error, self._wake_again)

    def _wake_again(self) -> None:
        self.wake_library()
        self.collections.look_again()

    def ask_about_library(self, error: LibraryError, again: Callable[[], object]) -> None:
        """Ask what to do about a library that cannot be used; `again` is called once the problem is solved."""
        if is_lost(error):
            self.shelf.let_go()
        care_of(self._widget).ask(self.words, error, self.shelf.path, partial(self._library_answered, again))

    def _library_answered(self, again: Callable[[], object], answer: int, done: str) -> None:
        if answer in (NoLibrary.BACK, NoLibrary.NEW):
            self.editor.forget_kept(numbers=answer == NoLibrary.NEW)
            self.say(done)
        if answer:
            again()
            self.shelf.changed.emit()

    # Library

    @property
    def name(self) -> str:
        """The force's name; a force without a name is called by its races."""
        sheet = self.editor.sheet
        folk = self.words.all_of(map(self.words.species, sheet.folk))
        return sheet.force.name or folk or self.words.say("builder-unnamed")

    def save(self, then: Callable[[], object] | None = None) -> bool:
        """Save the force in the library, then call `then`; return True if it is saved by now."""
        sheet = self.editor.sheet
        if sheet.is_bare:
            self.say(self.words.say("builder-said-bare"))
            return False
        if not sheet.force.name and sheet.all_dice:
            self.editor.rename(self.name)
        try:
            return self._attempt(partial(self._keep, then))
        finally:
            self._shown()

    def _keep(self, then: Callable[[], object] | None) -> None:
        sheet = self.editor.sheet
        if not self.editor.is_there:
            self._keep_copy(then)
            return
        try:
            entry = self.shelf.keep(sheet, self.revisions.get(sheet.origin, 0))
        except ChangedElsewhere as error:
            self._ask_for_copy(self.words.trouble(error.sentence), then)
            return
        self._note_kept(entry.id, entry.revision, then)

    def _note_kept(self, number: int, revision: int, then: Callable[[], object] | None) -> None:
        self.revisions[number] = revision
        self.editor.note_kept(number)
        self.say(self.words.say("builder-said-kept", name=self.name))
        if then is not None:
            then()

    def _ask_for_copy(self, sentence: str, then: Callable[[], object] | None) -> None:
        from ui.kit.confirm import Confirmation

        say = self.words.say
        title, yes = say("builder-copy-title"), say("builder-copy-do")
        sentence = f"{sentence} {say('builder-copy-cancel')}"
        keep = partial(self._attempt, partial(self._keep_copy, then))
        Confirmation(self._widget, self.words, title, sentence, yes, keep).open()

    def _keep_copy(self, then: Callable[[], object] | None) -> None:
        entry = self.shelf.keep_copy(self.editor.sheet)
        self._note_kept(entry.id, entry.revision, then)

    def _put_aside(self, then: Callable[[], object]) -> None:
        """Ask whether to save the force on the desk unless it is saved, then call `then`.

        An unsaved force can be restored by Undo; the library is never written without asking.
        """
        if self.editor.is_kept or not self.editor.sheet.all_dice:
            then()
            return
        from ui.builder.asking import SaveFirstDialog

        state = "changed" if self.editor.is_there else "draft"
        SaveFirstDialog(self.words, self.name, state, partial(self.save, then), then, self._widget).open()

    def keep_beside(self) -> bool:
        """Save a copy of the force if another window's desk would hide it; return True if it is safe."""
        sheet = self.editor.sheet
        if self.editor.is_kept or not sheet.all_dice:
            return True
        name = self.words.say("builder-copy-of", name=self.name) if self.editor.is_there else self.name
        try:
            self.shelf.keep_copy(structs.replace(sheet, force=structs.replace(sheet.force, name=name)))
        except LibraryError:
            return False  # the file of this window has it
        return True

    def begin_new(self) -> None:
        """Start another force with the same size and rules."""
        self._put_aside(self._begin_new)

    def _begin_new(self) -> None:
        now = self.editor.sheet
        sheet = Sheet(
            health=now.health,
            species=now.species,
            half_cap=now.half_cap,
            edition=now.edition,
            player=now.player,
            origin=self.editor.fresh_origin(),
        )
        self.editor.begin(sheet, self.words.say("builder-did-new"))

    def duplicate(self) -> None:
        """Continue with a copy of the force; the original does not change."""
        self._put_aside(self._duplicate)

    def _duplicate(self) -> None:
        sheet = self.editor.sheet
        name = self.words.say("builder-copy-of", name=self.name)
        force = structs.replace(sheet.force, name=name)
        copy = structs.replace(sheet, force=force, origin=self.editor.fresh_origin())
        self.editor.begin(copy, self.words.say("builder-did-duplicate"))

    def ask_open(self) -> None:
        """Show the forces of the library."""
        self._attempt(self._show_forces)

    def _show_forces(self) -> None:
        from ddtable.forces.starter import starter_forces
        from ui.builder.forces_dialog import ForcesDialog

        entries, species = self.shelf.forces(), self.shelf.species()
        dialog = ForcesDialog(self.words, entries, species, starter_forces(), self.open_force, self._widget)
        dialog.removing = partial(self._remove, dialog)
        dialog.putting_back = partial(self._put_back, dialog)
        self._offer_back(dialog)
        dialog.say_trouble(self._unread_forces())
        dialog.open()

    def _unread_forces(self) -> str:
        """Return the sentences about forces that are not in the list because their rows cannot be read, or ""."""
        return " ".join(map(self.words.trouble, self.shelf.unread_forces()[:MOST_SAID]))

    def _remove(self, dialog: ForcesDialog, number: int) -> None:
        self._change_library(dialog, partial(self._take_out, number))

    def _take_out(self, number: int) -> None:
        self.shelf.remove(number)
        self.editor.note_gone(number, gone=True)

    def _put_back(self, dialog: ForcesDialog) -> None:
        self._change_library(dialog, self._bring_back)

    def _bring_back(self) -> None:
        self.editor.note_gone(self.shelf.put_back(), gone=False)

    def _change_library(self, dialog: ForcesDialog, act: Callable[[], object]) -> None:
        """Change the library while its forces are shown, then update the list."""
        try:
            act()
            dialog.show_entries(self.shelf.forces(), self.shelf.species())
        except LibraryError as error:
            dialog.say_trouble(self.words.trouble(error.sentence))
        self._offer_back(dialog)

    def _offer_back(self, dialog: ForcesDialog) -> None:
        removed = self.shelf.removed
        dialog.offer_back(removed[-1][1].name or self.words.say("builder-unnamed") if removed else "")

    def open_force(self, which: int | Force) -> None:
        """Put a force of the library, or a starter force, on the desk."""
        self._put_aside(partial(self._attempt, partial(self._open, which)))

    def _open(self, which: int | Force) -> None:
        done = self.words.say("builder-did-open")
        if isinstance(which, Force):
            from ui.builder.forces_dialog import shared_starter

            name = self.words.force_name(which.id, which.name)
            note = self.words.force_note(which.id, which.note)
            shared = shared_starter(structs.replace(which, name=name, note=note))
            self.editor.begin(sheet_of(shared, self.editor.sheet, self.editor.fresh_origin()), done)
            return
        shared = self.shelf.force(which)
        self.revisions[which] = next(entry.revision for entry in self.shelf.forces() if entry.id == which)
        self.editor.begin(sheet_of(shared, self.editor.sheet, which), done, kept=True)

    def rivals(self) -> Sequence[tuple[int, str]]:
        """Return number and name of the forces of the library to compare with, the last changed first."""
        try:
            entries = self.shelf.forces() if self.shelf.is_there else ()
        except LibraryError:
            return ()  # saving or opening a force shows the error
        same = self.editor.sheet.origin if self.editor.is_kept else 0
        named = [(entry.id, entry.name or self.words.say("builder-unnamed")) for entry in entries if entry.id != same]
        return named[:MOST_RIVALS]

    def rival(self, number: int) -> Sheet | None:
        """Return a force of the library to compare with; None if it cannot be read."""
        found: list[Sheet] = []
        self._attempt(lambda: found.append(sheet_of(self.shelf.force(number), Sheet(), number)))
        return found[0] if found else None

    def ask_rival(self, chosen: Callable[[str, Sheet], object]) -> None:
        """Ask the player for a force of the library or a starter force, and call `chosen` with it."""
        self._attempt(partial(self._show_rivals, chosen))

    def _show_rivals(self, chosen: Callable[[str, Sheet], object]) -> None:
        from ddtable.forces.starter import starter_forces
        from ui.builder.forces_dialog import ForcesDialog

        there = self.shelf.is_there
        entries, species = (self.shelf.forces(), self.shelf.species()) if there else ((), {})
        took = partial(self._choose_rival, chosen)
        dialog = ForcesDialog(self.words, entries, species, starter_forces(), took, self._widget, to="compare")
        dialog.say_trouble(self._unread_forces() if there else "")
        dialog.open()

    def _choose_rival(self, chosen: Callable[[str, Sheet], object], which: int | Force) -> None:
        if isinstance(which, Force):
            from ui.builder.forces_dialog import shared_starter

            chosen(self.words.force_name(which.id, which.name), sheet_of(shared_starter(which), Sheet(), 0))
        elif (sheet := self.rival(which)) is not None:
            chosen(sheet.force.name or self.words.say("builder-unnamed"), sheet)

    # Files

    def import_file(self) -> None:
        """Ask for a file with a force, and put it on the desk."""
        title = self.words.say("builder-do", what="import")
        pattern = self.words.say("builder-file-filter")
        name, _ = QFileDialog.getOpenFileName(self._widget, title, self.folder, pattern)
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """Put the force of a file on the desk."""
        self.folder = str(path.parent)
        self._attempt(partial(self._read_file, path))

    def _read_file(self, path: Path) -> None:
        from ddtable.forces.documents import load_force
        from ddtable.rules.dragon_dice.editions import edition
        from ddtable.rules.dragon_dice.rosters import edition_for

        if path.suffix.lower() == ".toml":
            force = load_force(path)
            name = edition_for(force)
            health = counted_health(catalogue(), edition(name, "all").sections, force)
            shared = SharedForce(force, health=health, edition=name)
        else:
            shared = read_ddforce(path)
        sheet = sheet_of(shared, self.editor.sheet, self.editor.fresh_origin())
        self._put_aside(partial(self.editor.begin, sheet, self.words.say("builder-did-open")))

    def export_file(self) -> None:
        """Ask for a path, and write the force into that file; the default name is that of its roster."""
        from ddtable.rosters.wording import file_name

        title = self.words.say("builder-do", what="export")
        named = file_name(self.words, [("", playable(self.editor.sheet, self.name))])
        begun = str(Path(self.folder) / f"{named}{SUFFIX}")
        pattern = self.words.say("builder-file-filter")
        path = ask_where(self._widget, title, begun, pattern, SUFFIX)
        if path is not None:
            self.write_file(path)

    def write_file(self, path: Path) -> None:
        """Write the force into a file."""
        self.folder = str(path.parent)
        shared = structs.replace(self.editor.sheet.shared(), force=playable(self.editor.sheet, self.name))
        if self._attempt(partial(write_ddforce, path, shared)):
            self.say(self.words.say("builder-said-written", file=plain(path.name)))

    # Random and suggested dice

    def fill(self, species: Sequence[str], owned: bool) -> bool:
        """Complete the force at random."""
        return self._attempt(partial(self._fill, species, owned))

    def _fill(self, species: Sequence[str], owned: bool) -> None:
        from ddtable.forces.filling import fill

        sheet = self.editor.sheet
        limits = sheet.rules.limits_of(sheet.health)
        force = fill(
            catalogue(),
            sheet.force,
            sheet.health,
            SystemRandom(),
            species=species,
            owned=self.editor.owned if owned else None,
            allowed=sheet.options.species,
            half_cap=sheet.options.half_cap,
            dragons=sheet.rules.dragons_due(sheet.health),
            dragonkin=sheet.kin_due,
            medallions=sheet.medallions_due,
            items=sheet.items_due,
            least=0 if limits is None else limits.dice,
            terrains=0 if limits is None else limits.terrains,
            rows=sheet.rules.sections,
        )
        self.editor.take_over(force, self.words.say("builder-did-fill"))

    def ask_fill(self) -> None:
        """Ask what to fill the force with."""
        from ui.builder.asking import FillDialog

        FillDialog(self.words, self.editor.sheet, self.editor.owned is not None, self.fill, self._widget).open()

    def ask_suggest(self) -> None:
        """Show dice that would complete the force, with reasons."""
        self._attempt(self._suggest)

    def _suggest(self) -> None:
        from ddtable.odds.suggest import suggest
        from ui.builder.suggest_dialog import SuggestDialog

        sheet, editor = self.editor.sheet, self.editor
        owned = editor.owned if editor.limited else None
        medallions, items = sheet.medallions_due, sheet.items_due
        found = suggest(sheet.force, sheet.health, sheet.options, owned, medallions=medallions, items=items)
        if found:
            SuggestDialog(self.words, found, self.take_suggestions, self._widget).open()
        else:
            self.say(self.words.say("builder-suggest-none"))

    def take_suggestions(self, suggestions: Sequence[Suggestion]) -> None:
        """Put suggested dice into the force."""
        from ddtable.odds.suggest import completed

        force = completed(self.editor.sheet.force, suggestions)
        self.editor.take_over(force, self.words.say("builder-did-suggest"))

    # Notes

    def ask_size(self) -> None:
        """Ask for another size."""
        from ui.builder.asking import SizeDialog

        SizeDialog(self.words, self.editor.sheet.health, self._resize, self._widget).open()

    def _resize(self, health: int) -> None:
        self.editor.set_game(health=health)

    def ask_notes(self) -> None:
        """Ask for note, tags and player."""
        from ui.builder.asking import NotesDialog

        NotesDialog(self.words, self.editor.sheet, self.editor.annotate, self._widget).open()

    def _shown(self) -> None:
        """Update the texts about the library; to be overridden."""
