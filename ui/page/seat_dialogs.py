"""Dialogs with a row for each seat: standing answers, and the player of each seat."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddtable.opponents.seated import PERSON
from ui.kit.labels import label
from ui.kit.theme import QUIET
from ui.page.agreement import TableTalk
from ui.session.computers import replaced
from ui.together.flow import Flow
from ui.together.player_choice import PlayerChoice
from ui.together.standing_chips import DropChip, is_known, standing_words

if TYPE_CHECKING:
    from ui.page.game_page import GamePage


class StandingDialog(TableTalk):
    """All standing answers of the persons at this screen; a click removes one."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page, page.session.words.say("ui-standing"))
        self.add(self.say("ui-standing-about"), quiet=True)
        self.chips: dict[tuple[int, str], DropChip] = {}
        self._lists: dict[int, Flow] = {}
        self._nothing: dict[int, QWidget] = {}
        names = page.session.names
        for seat in page.session.seats.persons():
            self.body.addSpacing(4)
            self.add_seat(seat, names[seat])
            inset = QHBoxLayout()
            inset.setContentsMargins(20, 0, 0, 0)
            column = QVBoxLayout()
            flow = Flow(self)
            nothing = label(self.say("ui-standing-none", player=names[seat]), self, pixels=12, role=QUIET)
            column.addWidget(flow)
            column.addWidget(nothing)
            inset.addLayout(column)
            self.body.addLayout(inset)
            self._lists[seat], self._nothing[seat] = flow, nothing
            self._fill(seat)
        if not page.session.seats.persons():
            self.add(self.say("ui-standing-nobody"))

    def _fill(self, seat: int) -> None:
        words, standing = self.page.session.words, self.page.session.standing.of(seat)
        known = {kind: option for kind, option in standing.items() if is_known(kind, option)}
        for kind, option in known.items():
            chip = DropChip(self._lists[seat])
            what = standing_words(words, kind, option)
            chip.show_as(self.say("ui-standing-always", what=what), self.say("ui-standing-drop"), crossed=True)
            chip.clicked.connect(partial(self._drop, seat, kind))
            self._lists[seat].add(chip)
            self.chips[seat, kind] = chip
        self._show_nothing(seat)

    def _show_nothing(self, seat: int) -> None:
        empty = not any(of == seat for of, _ in self.chips)
        self._lists[seat].setVisible(not empty)
        self._nothing[seat].setVisible(empty)

    def _drop(self, seat: int, kind: str, _checked: bool = False) -> None:
        chip = self.chips.pop((seat, kind))
        self._lists[seat].take(chip)
        self.page.bar.drop_standing(seat, kind)
        self._show_nothing(seat)
        self.adjustSize()


class HandOverDialog(TableTalk):
    """The choice of a person or the computer for each seat. It takes effect at once."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page, page.session.words.say("ui-hand-over"))
        self.add(self.say("ui-hand-over-about"), quiet=True)
        self.choices: dict[int, PlayerChoice] = {}
        for seat, name in enumerate(page.session.names):
            choice = self._choice(seat, name)
            choice.chosen.connect(partial(self._hand_over, seat))
            self.add_seat(seat, name).addWidget(choice)
            if told := replaced(page.session, seat):
                self.add(told, quiet=True)
            self.choices[seat] = choice

    def _choice(self, seat: int, name: str) -> PlayerChoice:
        """Return the choice of a seat's player; the present one is chosen."""
        session = self.page.session
        system, present = session.game.set_up.system, session.kinds[seat]
        choice = PlayerChoice(session.words, system, self, present)
        for word, button in choice.buttons.items():
            key = "ui-hand-over-person" if word == PERSON else "ui-hand-over-computer"
            button.setAccessibleName(self.say(key, player=name))
        return choice

    def _hand_over(self, seat: int, kind: str) -> None:
        self.page.session.seats.hand_over(seat, kind)
