"""The form of a custom die: its fields, each with its problem beside it, and its faces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, get_args

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from ddtable.dice.catalogue import published
from ddtable.dice.faces import Face
from ddtable.dice.own import LONGEST_NAME, LONGEST_NOTE, MOST_ICONS, replaceable
from ddtable.dice.own_draft import Draft, Field
from ddtable.dice.types import ELEMENTS, HEALTH_OF_KIND, ItemForm, OwnKind, UnitClass
from ddtable.words.sentences import Words, sentence
from ui.art.die_looks import own_look
from ui.builder.asking import Toggle
from ui.builder.face_slots import FaceSlots, TurningDie
from ui.kit.card import Card
from ui.kit.choice import Choice
from ui.kit.labels import label
from ui.kit.segments import Segments
from ui.kit.theme import DANGER, QUIET

KINDS: tuple[OwnKind, ...] = get_args(OwnKind)
FORMS: tuple[ItemForm, ...] = tuple(form for form in get_args(ItemForm) if form)
CLASSES: tuple[UnitClass, ...] = tuple(one for one in get_args(UnitClass) if one != "monster")
MARKS = ("entered", "reconstructed")
HEALTH = range(1, 5)
ROWS = ("name", "kind", "species", "elements", "class", "health", "form", "points", "listed", "mark", "note")
FIELD_OF_ROW: dict[str, Field] = {
    "name": "name",
    "species": "belonging",
    "elements": "belonging",
    "class": "class",
    "health": "worth",
    "form": "worth",
    "points": "worth",
    "listed": "listed",
    "mark": "mark",
    "note": "note",
}


class WorkshopForm(Card):
    """The form as a card. `changed` is emitted with the new draft."""

    changed = Signal(object)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = words
        self.draft: Draft | None = None
        self._said: dict[str, QLabel] = {}
        self._rows: dict[str, list[QWidget]] = {}
        self._build_fields()
        self.turning = TurningDie(words, self)
        self.slots = FaceSlots(words, self)
        self.slots.asked.connect(self.ask_icon)
        self.slots.changed.connect(self._set_face)
        self._faces_said = label("", self, pixels=12, role=DANGER, wrap=True)
        self._lay_out()

    # Construction

    def _segments(self, what: str, values: Sequence[str], key: str = "") -> Segments:
        said = [(value, self.words.say(key, **{what: value}) if key else value) for value in values]
        made = Segments(said, self)
        for value, button in made.buttons.items():
            button.setAccessibleName(f"{self.words.say('workshop-row', row=what)}: {button.text() or value}")
        return made

    def _field(self, what: str, most: int) -> QLineEdit:
        made = QLineEdit(self)
        made.setMaxLength(most)
        made.setAccessibleName(self.words.say("workshop-row", row=what))
        made.setPlaceholderText(self.words.say("workshop-hint", row=what))
        made.textEdited.connect(partial(self._set, what))
        return made

    def _choice(self, what: str, values: Sequence[tuple[str, str]]) -> Choice:
        made = Choice(self)
        made.setAccessibleName(self.words.say("workshop-row", row=what))
        made.addItem(self.words.say("workshop-choose"), "")
        for value, words in values:
            made.addItem(words, value)
        made.setFixedWidth(260)
        made.activated.connect(partial(self._chosen, what))
        return made

    def _build_fields(self) -> None:
        words = self.words
        self.name = self._field("name", LONGEST_NAME)
        self.note = self._field("note", LONGEST_NOTE)
        self.kind = self._segments("kind", KINDS, "workshop-kind")
        self.health = self._segments("health", [str(number) for number in HEALTH])
        self.form = self._segments("form", FORMS, "workshop-form")
        self.points = self._segments("points", [str(number) for number in range(1, MOST_ICONS + 1)])
        self.mark = self._segments("mark", MARKS, "workshop-mark")
        for what, segments in (("kind", self.kind), ("form", self.form), ("mark", self.mark)):
            segments.chosen.connect(partial(self._set, what))
        for what, segments in (("health", self.health), ("points", self.points)):
            segments.chosen.connect(partial(self._set_number, what))
        folk = [(one.id, words.species(one.id)) for one in published().species.values()]
        self.species = self._choice("species", folk)
        self.unit_class = self._choice(
            "class", [(one, sentence(words.say("unit-class", **{"class": one}))) for one in CLASSES]
        )
        self.listed = self._choice("listed", ())
        self.listed.setToolTip(words.say("workshop-listed-tip"))
        self.elements = QWidget(self)
        row = QHBoxLayout(self.elements)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self.toggles = {one: Toggle(words.say("roster-element", element=one), self.elements) for one in ELEMENTS}
        for toggle in self.toggles.values():
            toggle.clicked.connect(partial(self._set_elements))
            row.addWidget(toggle)
        row.addStretch(1)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        fields = dict(zip(ROWS, self._widgets(), strict=True))
        for number, (what, widget) in enumerate(fields.items()):
            heading = label(self.words.say("workshop-row", row=what), self, weight=QFont.Weight.DemiBold)
            said = label("", self, pixels=12, role=DANGER, wrap=True)
            said.hide()
            cell = QVBoxLayout()
            cell.setSpacing(2)
            whole = widget in (self.name, self.note, self.elements)
            cell.addWidget(widget, 0, Qt.AlignmentFlag(0) if whole else Qt.AlignmentFlag.AlignLeft)
            cell.addWidget(said)
            grid.addWidget(heading, number, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            heading.setFixedHeight(32)
            grid.addLayout(cell, number, 1)
            self._said[what], self._rows[what] = said, [heading, widget, said]
        top = QHBoxLayout()
        top.setSpacing(20)
        top.addLayout(grid, 1)
        top.addWidget(self.turning, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(top)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(label(self.words.say("workshop-faces"), self, weight=QFont.Weight.DemiBold))
        head.addWidget(label(self.words.say("workshop-faces-how"), self, pixels=12, role=QUIET), 1)
        column.addSpacing(4)
        column.addLayout(head)
        column.addWidget(self.slots)
        column.addWidget(self._faces_said)
        column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def _widgets(self) -> list[QWidget]:
        choices = (self.species, self.elements, self.unit_class)
        return [self.name, self.kind, *choices, self.health, self.form, self.points, self.listed, self.mark, self.note]

    # Content

    def show_draft(self, draft: Draft) -> None:
        """Show a draft with its problems."""
        self.draft = draft
        like, die = draft.like, draft.die
        for field, value in ((self.name, like.name), (self.note, like.note)):
            if field.text() != value:
                field.setText(value)
        self.kind.choose(like.kind)
        self.mark.choose(like.mark or MARKS[0])
        self._show_number(self.health, like.health)
        self._show_number(self.points, like.points)
        if like.form:
            self.form.choose(like.form)
        self.species.setCurrentIndex(max(0, self.species.findData(like.species)))
        self.unit_class.setCurrentIndex(max(0, self.unit_class.findData(like.unit_class)))
        for element, toggle in self.toggles.items():
            toggle.setChecked(element in like.elements)
        self._show_rows(draft)
        self.turning.show_die(die)
        self.slots.show_faces(draft)
        self._show_problems(draft)

    def _show_number(self, segments: Segments, number: int) -> None:
        if str(number) in segments.buttons:
            segments.choose(str(number))

    def _show_rows(self, draft: Draft) -> None:
        """Show the rows that this kind of die has, and only the health that it can have."""
        kind, item = draft.like.kind, draft.like.kind == "item"
        monster = kind == "unit" and draft.like.health == HEALTH[-1]
        shown = {
            "species": kind == "unit",
            "elements": kind != "unit",
            "class": not item and not monster,
            "health": not item,
            "form": item,
            "points": item,
            "listed": self._fill_listed(draft),
        }
        for what, visible in shown.items():
            for widget in self._rows[what][:2]:
                widget.setVisible(visible)
        allowed = HEALTH_OF_KIND.get(kind, HEALTH)
        for number in HEALTH:
            why = "" if number in allowed else self.words.say("workshop-health-why", kind=kind)
            self.health.refuse(str(number), why)

    def _fill_listed(self, draft: Draft) -> bool:
        """Fill the choice of listed dice whose faces may be replaced; return False if there are none."""
        rows = replaceable(draft.die)
        self.listed.clear()
        self.listed.addItem(self.words.say("workshop-listed-none"), "")
        for row in rows:
            self.listed.addItem(self.words.template(row.id, row.name), row.id)
        self.listed.setCurrentIndex(max(0, self.listed.findData(draft.die.listed)))
        return bool(rows)

    def _show_problems(self, draft: Draft) -> None:
        problems = draft.problems()
        for what, said in self._said.items():
            found = problems.get(FIELD_OF_ROW.get(what, "faces"), []) if what in FIELD_OF_ROW else []
            seen = not self._rows[what][1].isHidden()
            sentences = [self.words.trouble(one) for one in found if self._belongs(what, one.key)]
            said.setText(" ".join(sentences))
            said.setVisible(bool(sentences) and seen)
        sentences = [self.words.trouble(one) for one in problems.get("faces", [])]
        if draft.bare:
            sentences.insert(0, self.words.say("workshop-faces-bare", count=draft.bare))
        self._faces_said.setText(" ".join(sentences))
        self._faces_said.setVisible(bool(sentences))

    def _belongs(self, what: str, key: str) -> bool:
        """Return True if a problem is shown beside this one of several fields."""
        only = {"own-die-form": "form", "own-die-points": "points", "own-die-health": "health"}
        return only.get(key, what) == what

    @property
    def first_problem(self) -> str:
        """The first problem as a sentence; "" if there is none."""
        said = [self._said[what].text() for what in ROWS if not self._said[what].isHidden()]
        said += [self._faces_said.text()] if not self._faces_said.isHidden() else []
        return said[0] if said else ""

    # Input

    def _become(self, draft: Draft) -> None:
        self.show_draft(draft)
        self.changed.emit(draft)

    def _set(self, what: str, value: str) -> None:
        if self.draft is None:
            return
        values: dict[str, Any] = {what: value}
        if what == "kind" and value == "item":
            values |= {"form": self.draft.like.form or FORMS[0], "points": self.draft.like.points or 1}
        self._become(self.draft.changed(**values))

    def _set_number(self, what: str, value: str) -> None:
        self._set(what, int(value))  # type: ignore[arg-type]

    def _chosen(self, what: str, _index: int) -> None:
        field, choice = {
            "species": ("species", self.species),
            "class": ("unit_class", self.unit_class),
            "listed": ("listed", self.listed),
        }[what]
        self._set(field, choice.currentData())

    def _set_elements(self, _checked: bool = False) -> None:
        if self.draft is not None:
            chosen = tuple(element for element, toggle in self.toggles.items() if toggle.isChecked())
            self._become(self.draft.changed(elements=chosen))

    def _set_face(self, place: int, face: Face) -> None:
        if self.draft is not None:
            draft = self.draft.with_face(place, face)
            self.turning.face = place
            self._become(draft)

    def ask_icon(self, place: int) -> None:
        """Ask for the icon of a face."""
        from ui.builder.icon_dialog import IconDialog

        if self.draft is not None:
            identity = own_look(self.draft.die).emblem or "hint"
            take = partial(self._set_face, place)
            IconDialog(self.words, self.draft.slots[place], identity, take, self).open()
