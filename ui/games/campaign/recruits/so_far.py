"""The verdict on the recruiting sheet: points spent, what stays, what would be lost, halves, when recruits come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from ui.kit.labels import label, title
from ui.kit.theme import QUIET

if TYPE_CHECKING:
    from ui.games.campaign.recruits.board import RecruitingBoard


MOST_NAMED = 2  # armies without recruits


class SoFar(QFrame):
    """The column beside the lines."""

    def __init__(self, board: RecruitingBoard, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = board
        say = board.session.words.say
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(7)
        column.addWidget(title(say("ui-war-so-far"), self, 18))
        self.points = label("", self, pixels=16, weight=QFont.Weight.Bold, wrap=True)
        column.addWidget(self.points)
        self.verdict = [label("", self, pixels=13, wrap=True) for _ in range(3)]
        for line in self.verdict:
            column.addWidget(line)
        column.addSpacing(6)
        self.halves_title = label(say("ui-war-halves"), self, pixels=13, weight=QFont.Weight.Bold, wrap=True)
        self.halves = label("", self, pixels=12, role=QUIET, wrap=True)
        column.addWidget(self.halves_title)
        column.addWidget(self.halves)
        column.addStretch(1)
        self.when = label("", self, pixels=12, role=QUIET, wrap=True)
        column.addWidget(self.when)
        for line in self.findChildren(QLabel):
            line.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def refresh(self) -> None:
        """Show the verdict on the sheet as it is now."""
        half, words = self._board.half, self._board.session.words
        say = words.say
        used, total = half.used_in_all, half.total
        self.points.setText(say("ui-war-points", used=used, total=total))
        told = [say("ui-war-pays"), say("ui-war-stays", health=half.left_in_pool), self._lost(total - used)]
        for line, text in zip(self.verdict, told, strict=True):
            line.setText(text)
            line.setVisible(bool(text))
        self.halves.setText("\n".join(self._halves()) or say("ui-war-halves-how"))
        self.when.setText(say("ui-war-come"))

    def _lost(self, points: int) -> str:
        """Return the points that would be lost, and the armies that recruit nothing; "" for none."""
        if not points:
            return ""
        half, session = self._board.half, self._board.session
        idle = [army for at, army in enumerate(half.sheet.armies) if army.total and not half.used(at)]
        if len(idle) > MOST_NAMED:
            return session.words.say("ui-war-lost", points=points, armies="many", places="")
        places = session.words.all_of([session.words.place(army.place, session.table) for army in idle])
        return session.words.say("ui-war-lost", points=points, armies=len(idle), places=places)

    def _halves(self) -> list[str]:
        """Return the sums that were halved for other races and items, army by army."""
        half, words = self._board.half, self._board.session.words
        found = []
        for number, army in enumerate(half.sheet.armies):
            spent = half.spent(number)
            for payers, worth, what in (
                (spent.other, spent.other_health, "other"),
                (spent.items, spent.item_points, "items"),
            ):
                if payers:
                    named = " + ".join(f"{words.species(race)} {points}" for race, points in payers)
                    place = words.place(army.place, self._board.session.table)
                    found.append(words.say("ui-war-halved", place=place, payers=named, worth=worth, what=what))
        return found
