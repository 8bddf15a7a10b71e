"""Small dialogs of the builder: size, notes and tags, filling at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QMimeData, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QIntValidator, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.forces.ddforce import LONGEST_NAME, LONGEST_NOTE
from ddtable.words.sentences import Words
from ui.art.palette import Palette
from ui.builder.sheet import MOST_HEALTH, Sheet
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.help import HelpDialog
from ui.kit.labels import label
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded, text
from ui.kit.switch import Switch
from ui.kit.theme import colours
from ui.together.flow import Flow

LEAST_HEALTH = 3  # 1 unit in each of 3 armies


class SizeDialog(HelpDialog):
    """Dialog for the health of a force; `taken` is called with the number."""

    def __init__(self, words: Words, health: int, taken: Callable[[int], object], parent: QWidget) -> None:
        super().__init__(words.say("builder-size-title"), words, parent)
        self._taken = taken
        self.add(words.say("builder-size-ask"))
        self.field = QLineEdit(str(health), self)
        self.field.setValidator(QIntValidator(LEAST_HEALTH, MOST_HEALTH, self))
        self.field.setAccessibleName(words.say("builder-size-ask"))
        self.body.addWidget(self.field)
        self.add(words.say("builder-size-why", least=LEAST_HEALTH, most=MOST_HEALTH), quiet=True)
        self.close_button.show_as(words.say("ui-cancel"), "Esc", "plain")
        self.answer = self.add_answer(words.say("builder-take-over"), "↵", "primary")
        self.answer.setDefault(True)
        self.answer.clicked.connect(partial(self._answer))
        self.field.textChanged.connect(self._check)
        self.field.selectAll()
        self.field.setFocus()

    def _check(self, _text: str) -> None:
        self.answer.setEnabled(self.field.hasAcceptableInput())

    def _answer(self, _checked: bool = False) -> None:
        if self.field.hasAcceptableInput():
            self._taken(int(self.field.text()))
            self.done(1)


class SaveFirstDialog(HelpDialog):
    """Dialog that asks whether to save a changed force before another one is opened.

    `saving` or `leaving` is called with the answer.
    """

    def __init__(
        self,
        words: Words,
        name: str,
        state: str,
        saving: Callable[[], object],
        leaving: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(words.say("builder-first-title", name=name), words, parent)
        self.setFixedWidth(480)
        self.add(words.say("builder-first-how", name=name, state=state))
        self.close_button.show_as(words.say("ui-cancel"), "Esc", "plain")
        self.without = self.add_answer(words.say("builder-first-without"), "", "plain")
        self.save = self.add_answer(words.say("builder-first-save"), "↵", "primary")
        self.save.setDefault(True)
        self.without.clicked.connect(partial(self._answer, leaving))
        self.save.clicked.connect(partial(self._answer, saving))
        self.save.setFocus()

    def _answer(self, act: Callable[[], object], _checked: bool = False) -> None:
        self.done(1)
        act()


class NoteField(QPlainTextEdit):
    """A field of several lines that takes no more from the clipboard than a note holds: megabytes would stop it."""

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Take the text that is pasted or dropped, cut to the length of a note."""
        self.insertPlainText(source.text()[:LONGEST_NOTE])


class NotesDialog(HelpDialog):
    """Dialog for the note, tags and player of a force; `taken` is called with them."""

    def __init__(
        self, words: Words, sheet: Sheet, taken: Callable[[str, Sequence[str], str], object], parent: QWidget
    ) -> None:
        super().__init__(words.say("builder-notes"), words, parent)
        self._taken = taken
        self.player = self._field(words.say("builder-player"), sheet.player)
        self.tags = self._field(words.say("builder-tags"), ", ".join(sheet.tags))
        self.tags.setPlaceholderText(words.say("builder-tags-how"))
        self.body.addWidget(label(words.say("builder-note"), self, weight=QFont.Weight.DemiBold))
        self.note = NoteField(sheet.force.note, self)
        self.note.setAccessibleName(words.say("builder-note"))
        self.note.setTabChangesFocus(True)
        self.note.setFont(interface_font(13))
        self.note.setStyleSheet(note_style(colours(self)))
        self.note.setFixedHeight(140)
        self.body.addWidget(self.note)
        self.close_button.show_as(words.say("ui-cancel"), "Esc", "plain")
        self.answer = self.add_answer(words.say("builder-take-over"), "", "primary")
        self.answer.clicked.connect(partial(self._answer))
        self.note.setFocus()

    def _field(self, words: str, value: str) -> QLineEdit:
        self.body.addWidget(label(words, self, weight=QFont.Weight.DemiBold))
        field = QLineEdit(value, self)
        field.setAccessibleName(words)
        field.setMaxLength(4 * LONGEST_NAME)
        self.body.addWidget(field)
        return field

    def _answer(self, _checked: bool = False) -> None:
        note = self.note.toPlainText()[:LONGEST_NOTE]
        self._taken(note, [tag.strip() for tag in self.tags.text().split(",")], self.player.text())
        self.done(1)


def note_style(palette: Palette) -> str:
    """Return the style sheet of a field with several lines, which looks like a field with one."""
    edge, lit = palette.card_edge, palette.accent_text
    return (
        f"QPlainTextEdit {{ background: {palette.area}; border: 1px solid {edge}; border-radius: 8px; padding: 4px; }}"
        f"QPlainTextEdit:focus {{ border-color: {lit}; }}"
    )


class Toggle(PaintedButton):
    """A round button with text that can be checked."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(words)
        self.setCheckable(True)
        self.setFont(interface_font(13, QFont.Weight.Medium))

    def sizeHint(self) -> QSize:
        """Return the size of the text with a margin."""
        return QSize(round(QFontMetricsF(self.font()).horizontalAdvance(self.text()) + 29), 32)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a round plate, filled if checked."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        fill = palette.text if self.isChecked() else palette.field_hover if self.underMouse() else palette.field
        rounded(painter, rect.adjusted(2, 2, -2, -2), 14, fill, palette.card_edge)
        if focus_seen(self):
            rounded(painter, rect, 16, None, palette.accent_text, 2)
        ink = palette.card if self.isChecked() else palette.text
        text(painter, rect, self.text(), self.font(), ink, Qt.AlignmentFlag.AlignHCenter)


class FillDialog(HelpDialog):
    """Dialog for the races to fill with, and whether to use only the collection; `taken` is called with both."""

    def __init__(
        self,
        words: Words,
        sheet: Sheet,
        collection: bool,
        taken: Callable[[Sequence[str], bool], object],
        parent: QWidget,
    ) -> None:
        super().__init__(words.say("builder-fill-title"), words, parent)
        self._taken = taken
        self.add(words.say("builder-fill-how", missing=max(0, sheet.health - sheet.health_now)))
        flow = Flow(self)
        self.races: dict[str, Toggle] = {}
        for folk in catalogue().species.values():
            if not catalogue().units_of(folk.id) or (sheet.options.species == "starters" and not folk.starter_1995):
                continue
            toggle = Toggle(words.species(folk.id), flow)
            toggle.setChecked(folk.id in sheet.folk)
            self.races[folk.id] = toggle
            flow.add(toggle)
        self.body.addWidget(flow)
        self.add(words.say("builder-fill-any"), quiet=True)
        self.owned = Switch(words.say("builder-fill-owned"), "", self)
        self.owned.setChecked(collection)
        self.owned.setVisible(collection)
        self.body.addWidget(self.owned)
        self.close_button.show_as(words.say("ui-cancel"), "Esc", "plain")
        self.answer = self.add_answer(words.say("builder-fill-do"), "↵", "primary")
        self.answer.setDefault(True)
        self.answer.clicked.connect(partial(self._answer))
        self.answer.setFocus()

    def _answer(self, _checked: bool = False) -> None:
        chosen = [folk for folk, toggle in self.races.items() if toggle.isChecked()]
        self.done(1)
        self._taken(chosen, self.owned.isChecked())
