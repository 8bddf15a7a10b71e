"""All dice of Battle Dice for the set-up of a position: the units and the artifacts, and what the chosen one does."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ddtable.rules.battle_dice.artifacts import artifacts
from ddtable.rules.battle_dice.fighting import CLASS_OF_PHASE
from ddtable.rules.battle_dice.kinds import class_of, is_artifact, sides_of
from ddtable.words.sentences import Words, sentence
from ddtable.words.telling.battle_words import kind_name, line_name
from ui.art.battle_die import BattleLook
from ui.builder.catalogue_model import CatalogueModel, DieRow
from ui.builder.catalogue_view import CatalogueView
from ui.builder.tile_paint import two_lines
from ui.games.battle_dice.positions.editor import BattlePositionEditor
from ui.games.battle_dice.positions.sheet import ORDER, kind_of
from ui.kit.card import Card
from ui.kit.labels import label
from ui.kit.theme import QUIET

PHASE_OF = {of: phase for phase, of in CLASS_OF_PHASE.items()}
NOTE = 92  # pixels of height of the card below the dice


class BattleDieRow(DieRow):
    """One kind of die with the content of its tile."""

    plays = True

    def __init__(self, words: Words, kind: str) -> None:
        self.type_id, self.kind = kind, None
        about = words.say("army-die", sides=sides_of(kind))
        self.look = BattleLook(kind, 0, -1)  # type: ignore[assignment]
        self.lines = self.lines_alone = (sentence(kind_name(words, kind)), about)


class BattleModel(CatalogueModel):
    """A row for each kind of unit and each artifact."""

    def make_rows(self) -> list[DieRow]:
        """Return a row for each die."""
        return [BattleDieRow(self.editor.words, kind) for kind in ORDER]

    def whole_words(self, row: DieRow) -> str:
        """Return a die in one line, for tool tips and screen readers."""
        used = self.used.get(row.type_id, 0)
        parts = [*row.lines, self.editor.words.say("builder-used", count=used) if used else ""]
        return ", ".join(filter(None, parts))


class BattleCatalogueView(CatalogueView):
    """The dice under two headings."""

    def make_model(self) -> CatalogueModel:
        """Return the model of all dice."""
        return BattleModel(self.editor, self)

    def group_of(self, type_id: str) -> str:
        """Return the group of a die."""
        return "artifact" if is_artifact(type_id) else "unit"

    def _picture_words(self, row: DieRow) -> tuple[str, ...]:
        """Return the words of a tile; the long names of artifacts have two lines."""
        wide = self.placed.tiles[0].width() if self.placed.tiles else 0
        return (two_lines(row.lines[0], wide),) if is_artifact(row.type_id) else row.lines

    def group_words(self, group: str) -> str:
        """Return the text of a heading."""
        return self.editor.words.say("position-bd-group", group=group)


class BattleCatalogue(QWidget):
    """The dice, and below them what the one pointed at does."""

    def __init__(self, editor: BattlePositionEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = editor.words
        self.view = BattleCatalogueView(editor, self)
        self.view.show_dice(list(ORDER), grouped=True)
        self.view.pointed.connect(self.show_die)
        card = Card(self)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(12, 8, 12, 8)
        inside.setSpacing(2)
        self.name = label("", card, pixels=13)
        self.note = label("", card, pixels=12, role=QUIET, wrap=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop)
        inside.addWidget(self.name)
        inside.addWidget(self.note, 1)
        card.setFixedHeight(NOTE)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.view, 1)
        column.addWidget(card)
        self.show_die(next(iter(ORDER)))

    def enter_search(self) -> None:
        """Focus the dice: there are too few to search."""
        self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def greet(self) -> None:
        """Focus the dice."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_what_fits(self, hint: str) -> None:
        """Do nothing: all dice are shown."""

    def show_die(self, type_id: str) -> None:
        """Show what a die does; without one, the last one stays."""
        kind, say = kind_of(type_id), self.words.say
        if kind not in ORDER:
            return
        self.name.setText(f"{sentence(kind_name(self.words, kind))}, {say('army-die', sides=sides_of(kind))}")
        if is_artifact(kind):
            lines = artifacts()[kind].lines
            told = [f"{_numbers(line.numbers)}: {line_name(self.words, line.word)}" for line in lines]
            self.note.setText(" · ".join(told))
        else:
            self.note.setText(say("bd-phase-tip", word=PHASE_OF[class_of(kind)]))

    def showEvent(self, event: QShowEvent) -> None:
        """Place the tiles for the width that there is now."""
        super().showEvent(event)
        self.view.replace_tiles()


def _numbers(numbers: tuple[int, ...]) -> str:
    """Return the numbers of a line: 2, or 3–4."""
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
