"""The dialog of a person's results: by opponent, force and game, with streaks; as CSV, and to delete."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QListView, QWidget

from ddtable.files.whole import write_whole
from ddtable.opponents.seated import computer_in
from ddtable.summaries.results import Record, by_force, by_game, by_opponent, persons, results_csv, streaks
from ddtable.texts.plain import one_line
from ui.games.luck_row import LuckRow
from ui.history.luck_page import FigureModel, LuckDelegate
from ui.kit.asked_path import ask_where
from ui.kit.confirm import confirm
from ui.kit.help import HelpDialog
from ui.kit.labels import label
from ui.kit.plain_list import make_plain
from ui.kit.theme import QUIET
from ui.session.computers import computer_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ddtable.summaries.results import EndedGame
    from ddtable.words.sentences import Words
    from ui.history.results_file import ResultsFile
    from ui.kit.settings import SettingsFile

LIST_HEIGHT = 420
NAME = 250.0
COMPUTER = "computer/"


class ResultsDialog(HelpDialog):
    """Shows the results of one person; a choice of persons if several have played."""

    def __init__(self, words: Words, file: ResultsFile, settings: SettingsFile, parent: QWidget) -> None:
        super().__init__(words.say("results"), words, parent)
        self._words, self._file, self._settings = words, file, settings
        self.person = QComboBox(self)
        self.person.setAccessibleName(words.say("results-person"))
        self.person.currentIndexChanged.connect(self._show)
        self.head.addStretch(1)
        self.head.addWidget(self.person)
        self.streak = label("", self, wrap=True)
        self.body.addWidget(self.streak)
        self.lines = QListView(self)
        self.model = FigureModel(words, self)
        self.lines.setModel(self.model)
        self.lines.setItemDelegate(LuckDelegate(self.lines, NAME))
        make_plain(self.lines)
        self.lines.setAccessibleName(words.say("results"))
        self.lines.setMinimumHeight(LIST_HEIGHT)
        self.body.addWidget(self.lines)
        self.fault = label("", self, role=QUIET, wrap=True)
        self.body.addWidget(self.fault)
        self.export = self.add_answer(words.say("results-export"), "", "plain")
        self.export.clicked.connect(partial(self._export))
        self.delete = self.add_answer(words.say("results-delete"), "", "plain")
        self.delete.clicked.connect(partial(self._ask_delete))
        self.read()

    def read(self) -> None:
        """Read the file and show the person who has played most."""
        self._games: Sequence[EndedGame] = self._file.games()
        found = persons(self._games)
        self.person.blockSignals(True)
        self.person.clear()
        self.person.addItems([one_line(name) for name in found])
        self.person.blockSignals(False)
        self._persons = found
        self.person.setVisible(len(found) > 1)
        self.export.setEnabled(bool(found))
        self.delete.setEnabled(bool(found))
        self._show()

    def _show(self, _index: int = 0) -> None:
        say = self._words.say
        number = max(0, self.person.currentIndex())
        person = self._persons[number] if self._persons else ""
        run = streaks(self._games, person)
        self.streak.setText(
            say("results-none")
            if run is None
            else say("results-streaks", last=run.last, count=run.length, longest=run.longest)
        )
        parts = (
            ("opponents", [(self._opponent(one.name), one) for one in by_opponent(self._games, person)]),
            ("forces", [(one_line(one.name) or say("results-no-force"), one) for one in by_force(self._games, person)]),
            ("games", [(self._game(one.name), one) for one in by_game(self._games, person)]),
        )
        rows = []
        for what, records in parts:
            if records:
                rows.append(LuckRow("part", say("results-part", what=what), say("results-columns")))
                rows += [self._row(name, record) for name, record in records]
        self.model.show_rows(rows)
        self.fault.setText(say("results-fault", fault=self._file.fault) if self._file.fault else "")
        self.fault.setVisible(bool(self._file.fault))

    def _opponent(self, name: str) -> str:
        if name.startswith(COMPUTER):
            return computer_name(self._words, computer_in(name.removeprefix(COMPUTER)))
        return one_line(name)

    def _game(self, name: str) -> str:
        key = f"ui-game-{name}"  # a file can name any game
        return self._words.say(key) if self._words.has(key) else one_line(name)

    def _row(self, name: str, record: Record) -> LuckRow:
        say = self._words.say
        figures = say("results-figures", won=record.won, games=record.games)
        tip = say("results-tip", name=name, won=record.won, drawn=record.drawn, lost=record.lost)
        return LuckRow("tally", name, figures, away=2 * record.share - 1, tip=tip)

    def _export(self, _checked: bool = False) -> None:
        say = self._words.say
        folder = Path(self._settings.value.roster_folder or Path.home())
        chosen = ask_where(self, say("results-export"), str(folder / say("results-file")), "CSV (*.csv)", ".csv")
        if chosen is not None:
            self.write(chosen)

    def write(self, path: Path) -> None:
        """Write all results into a CSV file."""
        try:
            write_whole(path, results_csv(self._games).encode())
        except OSError as error:
            self.fault.setText(self._words.say("results-not-written", why=one_line(str(error.strerror or error))))
            self.fault.show()
        else:
            self._settings.change(roster_folder=str(path.parent))

    def _ask_delete(self, _checked: bool = False) -> None:
        say = self._words.say
        heading, sentence = say("results-delete"), say("results-delete-ask", count=len(self._games))
        confirm(self, self._words, self._settings.value, heading, sentence, say("ui-delete"), self._clear)

    def _clear(self) -> None:
        self._file.clear()
        self.read()
