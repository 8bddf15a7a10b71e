"""The dialog of a person's results: by opponent, force and game, with streaks; as CSV, and to delete."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QListView, QWidget

from ddtable.files.whole import write_whole
from ddtable.opponents.seated import computer_in
from ddtable.rosters.wording import day_words
from ddtable.summaries.results import (
    Record,
    by_force,
    by_game,
    by_opponent,
    in_game,
    persons,
    results_csv,
    streaks,
    with_force,
)
from ddtable.texts.plain import one_line
from ui.games.luck_row import LuckRow
from ui.history.luck_page import FigureModel, LuckDelegate
from ui.kit.asked_path import ask_where
from ui.kit.choice import Choice
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
    """Shows the results of one person, in all games or one, with all forces or one.

    With one force, the opponents are those of that force. A choice of persons, games or forces needs several of them.
    """

    def __init__(self, words: Words, file: ResultsFile, settings: SettingsFile, parent: QWidget) -> None:
        super().__init__(words.say("results"), words, parent)
        self._words, self._file, self._settings = words, file, settings
        self.head.addStretch(1)
        self.person = self._choice("results-person")
        self.head.addWidget(self.person)
        self.game, self.force = self._choice("results-game"), self._choice("results-force")
        self.person.currentIndexChanged.connect(self._show_person)
        self.game.currentIndexChanged.connect(self._show)
        self.force.currentIndexChanged.connect(self._show)
        filters = QHBoxLayout()
        filters.setSpacing(8)
        filters.addWidget(self.game, 1)
        filters.addWidget(self.force, 1)
        self.body.addLayout(filters)
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
        self._show_person()

    def _choice(self, key: str) -> Choice:
        made = Choice(self)
        made.setAccessibleName(self._words.say(key))
        return made

    @property
    def _person(self) -> str:
        number = max(0, self.person.currentIndex())
        return self._persons[number] if self._persons else ""

    def _show_person(self, _index: int = 0) -> None:
        """Offer the games and the forces of the person; at first all of them."""
        say, games, person = self._words.say, self._games, self._person
        systems = [(one.name, self._game(one.name)) for one in by_game(games, person)]
        forces = [(one.name, self._force(one.name)) for one in by_force(games, person)]
        for choice, key, found in (
            (self.game, "results-all-games", systems),
            (self.force, "results-all-forces", forces),
        ):
            choice.blockSignals(True)
            choice.clear()
            choice.addItem(say(key), None)
            for name, shown in found:
                choice.addItem(shown, name)
            choice.blockSignals(False)
            choice.setVisible(len(found) > 1)
        self._show()

    def _chosen(self) -> list[EndedGame]:
        """Return the games that the filters leave."""
        games, game, force = list(self._games), self.game.currentData(), self.force.currentData()
        if game is not None:
            games = in_game(games, game)
        return games if force is None else with_force(games, self._person, force)

    def _show(self, _index: int = 0) -> None:
        say, person, games = self._words.say, self._person, self._chosen()
        run = streaks(games, person)
        if run is not None:
            self.streak.setText(say("results-streaks", last=run.last, count=run.length, longest=run.longest))
        else:
            self.streak.setText(say("results-none-left" if self._persons else "results-none"))
        parts = {
            "opponents": [(self._opponent(one.name), one) for one in by_opponent(games, person)],
            "forces": [(self._force(one.name), one) for one in by_force(games, person)],
            "games": [(self._game(one.name), one) for one in by_game(games, person)],
        }
        if self.force.currentData() is not None:
            del parts["forces"]
        if self.game.currentData() is not None:
            del parts["games"]
        rows = []
        for what, records in parts.items():
            if records:
                rows.append(LuckRow("part", say("results-part", what=what), say("results-columns")))
                rows += [self._row(name, record) for name, record in records]
        self.model.show_rows(rows)
        self.fault.setText(say("results-fault", fault=self._file.fault) if self._file.fault else "")
        self.fault.setVisible(bool(self._file.fault))

    def _force(self, name: str) -> str:
        return one_line(name) or self._words.say("results-no-force")

    def _day(self, day: str) -> str:
        """Return a day in words; a file can have anything for it."""
        try:
            return day_words(self._words, date.fromisoformat(day))
        except ValueError:
            return one_line(day)

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
        counts = {"won": record.won, "drawn": record.drawn, "lost": record.lost}
        days = {"first": self._day(record.first), "last": self._day(record.last)}
        tip = say("results-tip", name=name, **counts, **days, days="one" if record.first == record.last else "more")
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
