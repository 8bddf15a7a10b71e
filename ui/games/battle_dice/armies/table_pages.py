"""The pages of the tables: the numbers, and 6 lines each, as fields or read-only as text."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ddtable.rules.battle_dice.house import proposal, unpublished_results
from ddtable.rules.battle_dice.tables import Bands, Morale, Result, Tables
from ddtable.words.sentences import Words
from ddtable.words.telling.battle_words import marked_deed, result_name
from ui.games.battle_dice.armies.result_row import ResultRow
from ui.games.battle_dice.armies.threshold_form import ThresholdForm
from ui.kit.card import Card
from ui.kit.labels import label
from ui.kit.theme import QUIET


class PageCard(Card):
    """The raised card of a page."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(20, 16, 20, 16)
        self.column.setSpacing(8)


class NumbersPage(PageCard):
    """The numbers from which dice count, and the morale check."""

    changed = Signal()

    def __init__(self, words: Words, read_only: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.form = ThresholdForm(words, self)
        self.form.setEnabled(not read_only)
        self.form.changed.connect(self.changed)
        self.column.addWidget(self.form)

    def show_tables(self, tables: Tables) -> None:
        """Show the numbers of these tables."""
        self.form.show_tables(tables)

    @property
    def thresholds(self) -> dict[str, int]:
        """The thresholds by phase."""
        return self.form.thresholds

    @property
    def morale(self) -> Morale:
        """The morale check."""
        return self.form.morale

    @property
    def bands(self) -> Bands:
        """The monsters' numbers."""
        return self.form.bands

    @property
    def defect(self) -> str:
        """The reason why the typed text cannot be read, or ""."""
        return self.form.defect


class LinesPage(PageCard):
    """The 6 lines of a table."""

    changed = Signal()

    def __init__(self, words: Words, table: str, read_only: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._results: tuple[Result, ...] = ()
        self.rows: list[ResultRow] = []
        self._table = table
        self.when = label("", self, role=QUIET, wrap=True)
        self.column.addWidget(self.when)
        if read_only:
            self._grid = QGridLayout()
            self._grid.setHorizontalSpacing(16)
            self._grid.setVerticalSpacing(12)
            self._grid.setColumnStretch(2, 1)
            self.column.addLayout(self._grid)
        else:
            self.rows = [ResultRow(words, number, table, self) for number in range(1, 7)]
            for place, row in enumerate(self.rows):
                row.changed.connect(partial(self._on_row, place))
                self.column.addWidget(row)
        self.column.addStretch(1)

    @property
    def results(self) -> tuple[Result, ...]:
        """The present lines."""
        return self._results

    def show_tables(self, tables: Tables) -> None:
        """Show the lines of this page's table."""
        self._results = results = tables.results[self._table]
        self.show_when(tables)
        for row, result in zip(self.rows, results, strict=False):
            row.show_result(result)
        if not self.rows:
            self._tell(tables)
        self.show_marks(tables)

    def show_when(self, tables: Tables) -> None:
        """Show who rolls on this table."""
        self.when.setText(self._words.say("table-when", table=self._table, **{"from": tables.bands.point}))

    def show_marks(self, tables: Tables) -> None:
        """Show which lines are given by the published rules, and which differ from them (H95)."""
        given = proposal().published.results.get(self._table, ())
        differ = unpublished_results(tables, self._table)
        for number, row in enumerate(self.rows, 1):
            row.show_mark(number in given, number in differ)

    def _tell(self, tables: Tables) -> None:
        """Show the lines as text."""
        for place, result in enumerate(self._results):
            told = label(marked_deed(self._words, tables, self._table, place + 1), self, wrap=True)
            self._grid.addWidget(label(str(place + 1), self, pixels=16, weight=QFont.Weight.Bold), place, 0)
            name = label(result_name(self._words, result.name), self, weight=QFont.Weight.DemiBold)
            self._grid.addWidget(name, place, 1)
            self._grid.addWidget(told, place, 2)

    def _on_row(self, place: int) -> None:
        results = list(self._results)
        results[place] = self.rows[place].result
        self._results = tuple(results)
        self.changed.emit()
