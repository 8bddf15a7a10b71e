"""The options of a roster: parts with a description each, paper, ink and file format."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ddtable.rosters.files import FORMS, Form
from ddtable.rosters.wanted import PARTS, PaperName, Wanted, known_parts
from ddtable.words.sentences import Words
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.labels import label
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded, text
from ui.kit.segments import Segments
from ui.kit.settings import SettingsFile
from ui.kit.theme import colours
from ui.rosters.printing import paper_of_the_country

ROW = 40
COLOUR, GREY = "colour", "grey"


def paint_tick(painter: QPainter, widget: QWidget, box: QRectF, ticked: bool) -> None:
    """Paint a check box."""
    palette = colours(widget)
    rounded(painter, box, 5, palette.text if ticked else palette.area, palette.quiet_text, 1.5)
    if ticked:
        painter.setPen(QPen(QColor(palette.card), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        middle = box.center()
        painter.drawPolyline(QPolygonF([middle + QPointF(-4, 0), middle + QPointF(-1, 3.5), middle + QPointF(4.5, -4)]))


class Choice(PaintedButton):
    """A check box with a text, and a quiet line below it."""

    def __init__(self, words: str, note: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.note, self._why = note, ""
        self.setText(words)
        self.setCheckable(True)
        self.setAccessibleName(f"{words}, {note}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def refuse(self, why: str) -> None:
        """Disable the check box for this reason; "" enables it."""
        self._why = why
        self.setEnabled(not why)
        self.setToolTip(why)
        self.setAccessibleDescription(why)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a row."""
        return QSize(240, ROW)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the box, the text and the note."""
        palette, painter = colours(self), QPainter(self)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.underMouse() and self.isEnabled():
            rounded(painter, rect, 10, palette.field)
        if focus_seen(self):
            rounded(painter, rect, 10, None, palette.accent_text, 1.5)
        painter.setOpacity(1.0 if self.isEnabled() else 0.55)
        box = QRectF(rect.left() + 8, rect.center().y() - 9, 18, 18)
        paint_tick(painter, self, box, self.isChecked())
        words = QRectF(box.right() + 10, rect.top() + 2, rect.right() - box.right() - 14, 18)
        text(painter, words, self.text(), interface_font(13, QFont.Weight.DemiBold), palette.text)
        text(painter, words.translated(0, 17), self._why or self.note, interface_font(11), palette.quiet_text)


class Choices(QWidget):
    """All options in a column. They are remembered; `changed`: the roster must be made again."""

    changed = Signal()

    def __init__(self, words: Words, settings: SettingsFile, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._settings = words, settings
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._build_parts(column)
        column.addSpacing(8)
        self._build_files(column)
        self._fill()
        self._connect()
        self.offer_recruiting(offered=False)

    def _build_parts(self, column: QVBoxLayout) -> None:
        say = self._words.say
        heading = label(say("roster-what"), self, weight=QFont.Weight.Bold)
        heading.setContentsMargins(0, 0, 0, 4)
        column.addWidget(heading)
        self.parts = {
            part: Choice(say("roster-part", part=part), say("roster-part-note", part=part), self) for part in PARTS
        }
        self.faces = Choice(say("roster-faces"), say("roster-faces-note"), self)
        self.boxes = Choice(say("roster-boxes"), say("roster-boxes-note"), self)
        for choice in (*self.parts.values(), self.faces, self.boxes):
            column.addWidget(choice)

    def _build_files(self, column: QVBoxLayout) -> None:
        say = self._words.say
        self.paper = self._segments(
            "roster-paper", [(paper, say(f"roster-paper-{paper}")) for paper in ("a4", "letter")]
        )
        self.ink = self._segments("roster-ink", [(ink, say(f"roster-ink-{ink}")) for ink in (COLOUR, GREY)])
        self.form = self._segments("roster-form", [(form, say(f"roster-form-{form}")) for form in FORMS])
        for key, made in (("roster-paper", self.paper), ("roster-ink", self.ink), ("roster-form", self.form)):
            row = QHBoxLayout()
            row.addWidget(label(say(key), self, weight=QFont.Weight.Bold))
            row.addStretch(1)
            row.addWidget(made)
            column.addLayout(row)
            column.addSpacing(8)
        self.each = Choice(say("roster-each"), say("roster-each-note"), self)
        column.addWidget(self.each)

    def _segments(self, key: str, choices: Sequence[tuple[str, str]]) -> Segments:
        made = Segments(choices, self)
        caption = self._words.say(key)
        for button in made.buttons.values():
            button.setAccessibleName(f"{caption}: {button.text()}")
        return made

    def offer_recruiting(self, *, offered: bool) -> None:
        """Offer the recruiting sheet, which only forces of campaigns have."""
        self.parts["recruiting"].setVisible(offered)

    def _fill(self) -> None:
        """Restore the remembered options."""
        remembered = self._settings.value
        ticked = known_parts(remembered.roster_parts) or PARTS[:1]
        for part, choice in self.parts.items():
            choice.setChecked(part in ticked)
        self.faces.setChecked(remembered.roster_faces)
        self.boxes.setChecked(remembered.roster_boxes)
        self.each.setChecked(remembered.roster_each)
        self.paper.choose(remembered.roster_paper or paper_of_the_country())
        self.ink.choose(COLOUR if remembered.roster_colour else GREY)
        self.form.choose(remembered.roster_form)

    def _connect(self) -> None:
        for choice in (*self.parts.values(), self.faces, self.boxes, self.each):
            choice.toggled.connect(partial(self._choose))
        for segments in (self.paper, self.ink, self.form):
            segments.chosen.connect(self._choose)

    @property
    def wanted(self) -> Wanted:
        """The chosen options; the parts may be empty."""
        paper: PaperName = "letter" if self.paper.value == "letter" else "a4"
        parts = known_parts(part for part, choice in self.parts.items() if choice.isChecked() and not choice.isHidden())
        colour = self.ink.value == COLOUR
        return Wanted(paper, colour, self.faces.isChecked(), parts, self.boxes.isChecked())

    @property
    def file_form(self) -> Form:
        """The kind of file to save."""
        return next(form for form in FORMS if form == self.form.value)

    def _choose(self, _value: object = None) -> None:
        """Remember the options and emit `changed`."""
        wanted = self.wanted
        self._settings.change(
            roster_paper=wanted.paper,
            roster_colour=wanted.colour,
            roster_faces=wanted.faces,
            roster_boxes=wanted.boxes,
            roster_parts=wanted.parts,
            roster_form=self.file_form,
            roster_each=self.each.isChecked(),
        )
        self.changed.emit()
