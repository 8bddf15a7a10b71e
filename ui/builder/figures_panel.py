"""The live figures: the expected rolls of an army, compared with another one, and a chart of one kind of roll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ddtable.words.sentences import Words
from ui.art.icons import icon_pixmap
from ui.art.palette import Palette
from ui.builder.chart import Chart
from ui.builder.editor import Editor
from ui.builder.figures import ALL, KINDS, Figure, Whose, exchange, figures, units_of
from ui.builder.sheet import Area, Sheet
from ui.builder.stay_menu import MenuButton
from ui.kit.card import Card
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.labels import label
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded, text
from ui.kit.segments import Segments
from ui.kit.theme import QUIET, colours

ROW = 30
LINE = 14
PAINTED = 20  # milliseconds after which the page has been painted; the odds are loaded then
NAME, MEAN, BEST = 96, 44, 40  # pixels of the columns
RIGHT = Qt.AlignmentFlag.AlignRight


class FigureRow(PaintedButton):
    """One kind of roll: its icon and name, the average, the 90% interval, the best faces."""

    def __init__(self, words: Words, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self.kind = words, kind
        self.one: Figure | None = None
        self.other: Figure | None = None
        self.setCheckable(True)
        self.setText(words.say("builder-roll", kind=kind))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of one line."""
        return QSize(240, ROW)

    def show_figures(self, one: Figure, other: Figure | None) -> None:
        """Show figures on a scale that ends with the best faces."""
        self.one, self.other = one, other
        said = self._said(one)
        if other is not None:
            said = self._words.say("builder-figure-both", one=said, other=self._said(other))
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.update()

    def _said(self, figure: Figure) -> str:
        values = {"mean": figure.mean, "low": figure.low, "high": figure.high, "best": figure.best}
        more = "yes" if figure.has_more else "no"
        return self._words.say("builder-figure", kind=figure.kind, more=more, **values)

    @property
    def most(self) -> int:
        """The total at the right end of the bars."""
        shown = [figure for figure in (self.one, self.other) if figure is not None]
        return max([1, *(max(figure.best, figure.high) for figure in shown)])

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line."""
        palette = colours(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if self.isChecked() or self.underMouse():
            rounded(painter, rect.adjusted(6, 1, -6, -1), 8, palette.field)
        if focus_seen(self):
            rounded(painter, rect.adjusted(6, 1, -6, -1), 8, None, palette.accent_text, 2)
        ratio = self.devicePixelRatioF()
        ink = QColor(palette.text if self.isChecked() else palette.quiet_text)
        painter.drawPixmap(QPointF(14, rect.center().y() - 8), icon_pixmap(self.kind, 16, ink, ratio))
        weight = QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Medium
        text(painter, QRectF(38, 0, NAME - 24, rect.height()), self.text(), interface_font(12, weight), palette.text)
        if self.one is None:
            return
        left, right = NAME + 14 + MEAN + 10.0, rect.right() - BEST - 14
        self._paint_values(painter, self.one, self.other, palette)
        rows = [(self.one, palette.text)] + ([(self.other, palette.good)] if self.other is not None else [])
        for number, (figure, colour) in enumerate(rows):
            middle = rect.center().y() + (number - (len(rows) - 1) / 2) * 10
            self._paint_span(painter, figure, QRectF(left, middle - 3, right - left, 6), colour, palette)

    def _paint_values(self, painter: QPainter, one: Figure, other: Figure | None, palette: Palette) -> None:
        rows = [one] if other is None else [one, other]
        font = interface_font(13 if other is None else 12, QFont.Weight.DemiBold)
        for number, figure in enumerate(rows):
            top = (self.height() - LINE * len(rows)) / 2 + LINE * number
            ink = palette.text if number == 0 else palette.good
            mean = self._words.say("builder-mean", value=figure.mean)
            text(painter, QRectF(NAME + 8, top, MEAN, LINE), mean, font, ink, RIGHT)
            best = QRectF(self.width() - BEST - 10, top, BEST - 4, LINE)
            most = f"{figure.best}+" if figure.has_more else str(figure.best)
            text(painter, best, most, interface_font(12), palette.quiet_text if number == 0 else ink, RIGHT)

    def _paint_span(self, painter: QPainter, figure: Figure, rect: QRectF, colour: str, palette: Palette) -> None:
        """Paint a bar for the 90% interval, with the average on it."""
        scale = rect.width() / self.most
        painter.setOpacity(0.35)
        rounded(painter, QRectF(rect.left(), rect.center().y() - 0.5, rect.width(), 1), 0, palette.quiet_text)
        painter.setOpacity(0.6)
        if not figure.best:
            painter.setOpacity(1.0)
            return
        low, high = rect.left() + figure.low * scale, rect.left() + figure.high * scale
        rounded(painter, QRectF(low, rect.top(), max(6.0, high - low), rect.height()), 3, colour)
        painter.setOpacity(1.0)
        at = rect.left() + figure.mean * scale
        painter.setPen(QPen(QColor(palette.card), 4))
        painter.drawLine(QPointF(at, rect.top() - 1), QPointF(at, rect.bottom() + 1))
        painter.setPen(QPen(QColor(colour), 2))
        painter.drawLine(QPointF(at, rect.top() - 2), QPointF(at, rect.bottom() + 2))


class FiguresPanel(Card):
    """The figures of an army, compared with another: a row for each kind of roll, and the chart of the chosen one.

    `rivals` returns number and name of the latest forces of the library, `rival_of` one of them. `ask_rival` lets the
    player choose any force and calls its argument with name and force. The same army of both forces is compared.
    """

    def __init__(self, editor: Editor, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor, self.words = editor, editor.words
        self.whose: Whose = "home"
        self.against: Whose | None = None
        self.rival: tuple[str, Sheet] | None = None
        self.rivals: Callable[[], Sequence[tuple[int, str]]] = tuple
        self.rival_of: Callable[[int], Sheet | None] | None = None
        self.ask_rival: Callable[[Callable[[str, Sheet], object]], object] | None = None
        self._followed = True
        self._build()
        # The figures are computed a moment after a change, so that they do not block input.
        self._reckoning = QTimer(self)
        self._reckoning.setSingleShot(True)
        self._reckoning.setInterval(0)
        self._reckoning.timeout.connect(self.reckon)
        editor.changed.connect(self._reckoning.start)
        editor.current_changed.connect(self._follow)
        QTimer.singleShot(PAINTED, self, self.reckon)

    def _build(self) -> None:
        say = self.words.say
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 10, 6, 8)
        column.setSpacing(2)
        head = QHBoxLayout()
        head.setContentsMargins(6, 0, 6, 4)
        self.choice = Segments([], self)
        self.choice.setAccessibleName(say("builder-figures-of"))
        self.choice.chosen.connect(self._choose)
        head.addWidget(self.choice)
        head.addStretch(1)
        column.addLayout(head)
        second = QHBoxLayout()
        second.setContentsMargins(8, 0, 8, 2)
        self.compare = MenuButton(say("builder-compare", whose="none"), self, height=26)
        self._armies: dict[str, QAction] = {}
        self.forces = self.compare.menu.addMenu(say("builder-compare-library"))
        self._add_army("none", say("builder-compare-not"))
        self._show_armies()
        self.compare.opened.connect(self._fill_compare)
        second.addWidget(self.compare)
        second.addStretch(1)
        second.addWidget(label(say("builder-columns"), self, pixels=11, role=QUIET))
        column.addLayout(second)
        self.rows: dict[str, FigureRow] = {}
        self._group = QButtonGroup(self)
        for kind in KINDS:
            row = FigureRow(self.words, kind, self)
            row.toggled.connect(self._show_chart)
            self._group.addButton(row)
            self.rows[kind] = row
            column.addWidget(row)
        self.chart = Chart(self.words, self)
        column.addWidget(self.chart, 100)
        column.addStretch(1)
        self.rows[KINDS[0]].setChecked(True)

    def _add_army(self, whose: Whose, words: str) -> None:
        """Add an entry to the menu of what to compare with."""
        action = QAction(words, self.compare.menu)
        action.triggered.connect(partial(self._compare, whose))
        self.compare.menu.insertAction(self._armies.get(ALL, self.forces.menuAction()), action)  # those are last
        self._armies[whose] = action

    def _show_armies(self) -> None:
        """Show a choice for each area that takes units, and for all together."""
        say, there = self.words.say, (*self.editor.sheet.armies, ALL)
        for place, whose in enumerate(there):
            if whose not in self.choice.buttons:
                self.choice.add(whose, say("builder-whose", whose=whose), place)
                self._add_army(whose, say("builder-compare", whose=whose))
        if self.whose not in there:
            self.whose = there[0]
            self.choice.choose(self.whose)
        self.choice.show_only(there)

    @property
    def kind(self) -> str:
        """The kind of roll that the chart shows."""
        return next(kind for kind, row in self.rows.items() if row.isChecked())

    def reckon(self) -> None:
        """Compute the figures again."""
        sheet = self.editor.sheet
        self._show_armies()
        one = figures(units_of(sheet, self.whose))
        beside = self._beside()
        other = figures(beside) if beside is not None else (None,) * len(one)
        for whose, action in self._armies.items():
            action.setVisible(whose != self.whose and whose in ("none", ALL, *sheet.armies))
        self._name_compare(beside is not None)
        for figure, another in zip(one, other, strict=True):
            self.rows[figure.kind].show_figures(figure, another)
        self._show_chart()

    def _beside(self) -> tuple[str, ...] | None:
        """Return the units to compare with; None without a comparison."""
        if self.rival is not None:
            return units_of(self.rival[1], self.whose)
        # An army is not compared with itself.
        return units_of(self.editor.sheet, self.against) if self.against not in (None, self.whose) else None

    def _name_compare(self, lit: bool) -> None:
        if self.rival is not None:
            words = self.words.say("builder-compare-force", force=self.rival[0])
        else:
            words = self.words.say("builder-compare", whose=self.against if lit and self.against else "none")
        self.compare.show_as(words, lit=lit)
        self.compare.setToolTip(words)

    def _show_chart(self, _checked: bool = True) -> None:
        row = self.rows[self.kind] if any(row.isChecked() for row in self.rows.values()) else None
        if row is not None and hasattr(self, "chart"):
            self.chart.show_figures(row.one, row.other, self._note(row.kind))

    def _note(self, kind: str) -> str:
        """Return the average damage of the two compared armies to each other in melee."""
        beside = self._beside() if kind == "melee" else None
        if beside is None:
            return ""
        given, taken = exchange(units_of(self.editor.sheet, self.whose), beside)
        return self.words.say("builder-exchange", given=given, taken=taken)

    def _choose(self, whose: str) -> None:
        self._followed = whose == self.editor.current
        self.show_whose(whose)

    def show_whose(self, whose: Whose) -> None:
        """Show the figures of another army."""
        self.whose = whose
        self.choice.choose(whose)
        self.reckon()

    def _compare(self, whose: str, _checked: bool = False) -> None:
        self.against = None if whose == "none" else whose
        self.rival = None
        self.reckon()

    def _fill_compare(self) -> None:
        """List the forces of the library in the menu."""
        self.forces.clear()
        rivals = self.rivals()
        for number, name in rivals:
            action = self.forces.addAction(name.replace("&", "&&"))
            action.triggered.connect(partial(self._compare_force, number, name))
        if rivals:
            self.forces.addSeparator()
        self.forces.addAction(self.words.say("builder-compare-any")).triggered.connect(partial(self._ask_rival))

    def _ask_rival(self, _checked: bool = False) -> None:
        if self.ask_rival is not None:
            self.ask_rival(self._show_rival)

    def _compare_force(self, number: int, name: str, _checked: bool = False) -> None:
        sheet = self.rival_of(number) if self.rival_of is not None else None
        if sheet is not None:
            self._show_rival(name, sheet)

    def _show_rival(self, name: str, sheet: Sheet) -> None:
        self.rival = name, sheet
        self.reckon()

    def _follow(self) -> None:
        """Show the current army, unless another one was chosen here."""
        current: Area = self.editor.current
        if current in self.editor.sheet.armies and self._followed:
            self._show_armies()
            self.show_whose(current)
