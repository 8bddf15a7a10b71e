"""Drafting forces in secret: each seat picks dice from packs of 5 behind the curtain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import Allowed
from ddtable.forces import drafting
from ddtable.forces.force import Force
from ddtable.forces.sums import PER_DRAGON, health_of, species_of
from ddtable.odds.expected import of_units
from ddtable.words.sentences import Words
from ui.games.dragon_dice.new_game.draft_pack import KeptDice, PackCard
from ui.games.dragon_dice.new_game.force_picture import ForcePicture
from ui.kit.buttons import KeyButton
from ui.kit.confirm import Confirmation
from ui.kit.labels import SeatDot, label, title
from ui.kit.table_dialog import TableDialog
from ui.kit.theme import QUIET
from ui.session.library import SeatPlan
from ui.together.curtain import Cloth

WIDTH, HEIGHT = 960, 620
SEEDS = 1 << 32


class DraftDialog(TableDialog):
    """A dialog whose `forces` holds a force for each seat after it is accepted. A single person needs no curtain.

    A cancelled dialog leaves the finished drafts in `handed`; a dialog that gets them as `kept` continues with the
    others.
    """

    def __init__(
        self,
        words: Words,
        seats: Sequence[SeatPlan],
        health: int,
        random: Random,
        parent: QWidget | None = None,
        kept: Mapping[int, drafting.Draft] = MappingProxyType({}),
        allowed: Allowed = "starters",
        faces: str = "by_number",
        per_dragon: int = PER_DRAGON,
    ) -> None:
        super().__init__(parent)
        self._words, self._seats, self._health, self._faces = words, tuple(seats), health, faces
        self.say = words.say
        self.drafts = [drafting.begin(health, random.randrange(SEEDS), allowed, per_dragon) for _ in seats]
        self._before: list[drafting.Draft] = []
        self._persons = [seat for seat, plan in enumerate(seats) if plan.kind == "person"]
        self.handed = {seat: draft for seat, draft in kept.items() if seat in self._persons}
        for seat, plan in enumerate(seats):
            if plan.kind != "person":
                self.drafts[seat] = drafting.fill(catalogue(), self.drafts[seat])
        for seat, draft in self.handed.items():
            self.drafts[seat] = draft
        self.setModal(True)
        self.setFixedSize(WIDTH, HEIGHT)
        self._build()
        self.seat = -1
        if not self.forces_are_made():
            self._next_seat()

    # Construction

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.pages = QStackedWidget(self)
        column.addWidget(self.pages)
        self.cloth = Cloth(self._words, self)
        self.cloth.drawn.connect(self._show_pack)
        self.packs = self._build_packs()
        self.done_page = self._build_done()
        for page in (self.cloth, self.packs, self.done_page):
            self.pages.addWidget(page)
        for number in range(drafting.PACK):
            self._shortcut(str(number + 1), partial(self._keep, number))
        self._shortcut("Backspace", partial(self._put_back))
        self._shortcut("Backspace", partial(self._put_back), self.done_page)
        self._shortcut("F", partial(self._fill_rest))

    def _shortcut(self, keys: str, act: partial[None], page: QWidget | None = None) -> None:
        shortcut = QShortcut(QKeySequence(keys), page or self.packs)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(act)

    def _build_packs(self) -> QWidget:
        """Build the pack as cards, and below it the dice kept."""
        page = QWidget(self)
        page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = QVBoxLayout(page)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(10)
        self.dot = SeatDot(page)
        self.heading = title("", page, 26)
        self.left = label("", page, pixels=14, weight=QFont.Weight.DemiBold)
        for part in (self.dot, self.heading):
            head.addWidget(part)
        head.addStretch(1)
        head.addWidget(self.left)
        column.addLayout(head)
        self.asks = label("", page, role=QUIET)
        column.addWidget(self.asks)
        cards = QHBoxLayout()
        cards.setSpacing(12)
        self.cards = [PackCard(self._words, page, self._faces) for _ in range(drafting.PACK)]
        for number, card in enumerate(self.cards):
            card.clicked.connect(partial(self._keep_clicked, number))
            cards.addWidget(card)
        cards.addStretch(1)
        column.addLayout(cards)
        column.addSpacing(4)
        self.so_far = label("", page, weight=QFont.Weight.Bold)
        self.kept = KeptDice(page)
        self.expected = label("", page, pixels=12, role=QUIET)
        for below in (self.so_far, self.kept, self.expected):
            column.addWidget(below)
        column.addStretch(1)
        column.addLayout(self._build_buttons(page))
        return page

    def _build_buttons(self, page: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.cancel = KeyButton(self.say("ui-cancel"), "Esc", "quiet", page)
        self.back = KeyButton(self.say("ui-draft-back"), "⌫", "plain", page)
        self.rest = KeyButton(self.say("ui-draft-fill"), "F", "plain", page)
        self.cancel.clicked.connect(self.reject)
        self.back.clicked.connect(partial(self._put_back))
        self.rest.clicked.connect(partial(self._fill_rest))
        row.addWidget(self.cancel)
        row.addStretch(1)
        row.addWidget(self.back)
        row.addWidget(self.rest)
        return row

    def _build_done(self) -> QWidget:
        """Build the page with the full force, shown before the next player; the last die can still be returned."""
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(12)
        head = QHBoxLayout()
        head.setSpacing(10)
        self.done_dot = SeatDot(page)
        self.done_heading = title("", page, 26)
        head.addWidget(self.done_dot)
        head.addWidget(self.done_heading)
        head.addStretch(1)
        column.addLayout(head)
        column.addWidget(label(self.say("ui-draft-done-about"), page, role=QUIET, wrap=True))
        self.picture = ForcePicture(self._words, page)
        self.totals = label("", page, pixels=12, role=QUIET)
        column.addWidget(self.picture)
        column.addWidget(self.totals)
        column.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        self.done_back = KeyButton(self.say("ui-draft-back"), "⌫", "plain", page, height=40)
        self.done_back.clicked.connect(partial(self._put_back))
        row.addWidget(self.done_back)
        self.hand_over = KeyButton(self.say("ui-draft-hand-over"), "↵", "primary", page, height=40)
        self.hand_over.clicked.connect(partial(self._handed_over))
        row.addWidget(self.hand_over)
        column.addLayout(row)
        return page

    # Progress

    def forces_are_made(self) -> bool:
        """Return True if no player has to pick any more; computer players have already picked."""
        return all(seat in self.handed for seat in self._persons)

    @property
    def forces(self) -> list[Force]:
        """The forces of all seats, after every draft is full."""
        return [drafting.force_of(catalogue(), draft) for draft in self.drafts]

    @property
    def draft(self) -> drafting.Draft:
        """The draft of the current player."""
        return self.drafts[self.seat]

    def _next_seat(self) -> None:
        later = [seat for seat in self._persons if seat > self.seat and seat not in self.handed]
        if not later:
            self.accept()
            return
        self.seat = later[0]
        self.setWindowTitle(self.say("ui-draft-title", player=self._seats[self.seat].name))
        self._before = []
        if len(self._persons) > 1:
            self.pages.setCurrentWidget(self.cloth)
            self.cloth.hang_for(self.seat, self._seats[self.seat].name)
        else:
            self._show_pack()

    def _show_pack(self) -> None:
        """Show the current pack and the dice kept, or the full force."""
        draft, dice = self.draft, catalogue()
        offered = drafting.pack(dice, draft)
        if offered is None:
            self._show_done()
            return
        self.pages.setCurrentWidget(self.packs)
        self.dot.set_seat(self.seat)
        self.heading.setText(self.say("ui-draft-title", player=self._seats[self.seat].name))
        self.asks.setText(self.say("ui-draft-kind", kind=offered.kind))
        left = drafting.left(dice, draft)
        told = self.say("ui-draft-left", left=left, health=self._health)
        self.left.setText(told if left else self.say("ui-draft-filled", health=self._health))
        for number, card in enumerate(self.cards):
            card.setVisible(number < len(offered.dice))
            if number < len(offered.dice):
                card.show_die(offered.dice[number], number + 1)
        self.back.setEnabled(bool(self._before))
        self.back.setToolTip("" if self._before else self.say("ui-draft-nothing"))
        self._show_kept(draft)
        self.packs.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_kept(self, draft: drafting.Draft) -> None:
        dice, words = catalogue(), self._words
        units = sorted(draft.units, key=lambda unit: (dice.unit(unit).species, -dice.unit(unit).health, unit))
        every = (*units, *draft.dragons, *draft.terrains)
        said = ", ".join(map(words.die_name, every)) or self.say("ui-draft-nothing")
        self.kept.show_dice(every, said)
        folk = [
            self.say("ui-draft-species", species=words.species(species), health=self._health_of(draft, species))
            for species in species_of(dice, draft.units)
        ]
        self.so_far.setText(" · ".join([self.say("ui-draft-so-far"), *folk]))
        self.expected.setText(self._expected(draft))

    def _health_of(self, draft: drafting.Draft, species: str) -> int:
        dice = catalogue()
        return health_of(dice, [unit for unit in draft.units if dice.unit(unit).species == species])

    def _expected(self, draft: drafting.Draft) -> str:
        """Return the average roll of the units kept so far."""
        expected = of_units(draft.units)
        return self.say("ui-draft-expected", **{name: round(value) for name, value in expected._asdict().items()})

    def _show_done(self) -> None:
        self.done_dot.set_seat(self.seat)
        self.done_heading.setText(self.say("ui-draft-done", player=self._seats[self.seat].name))
        self.picture.show_force(drafting.force_of(catalogue(), self.draft))
        self.totals.setText(self._expected(self.draft))
        self.pages.setCurrentWidget(self.done_page)
        self.hand_over.setFocus(Qt.FocusReason.OtherFocusReason)

    # Input

    def _keep_clicked(self, number: int, _checked: bool = False) -> None:
        self._keep(number)

    def _keep(self, number: int) -> None:
        offered = drafting.pack(catalogue(), self.draft)
        if offered is not None and number < len(offered.dice):
            self._before.append(self.draft)
            self.drafts[self.seat] = drafting.pick(catalogue(), self.draft, offered.dice[number])
            self._show_pack()

    def _put_back(self, _checked: bool = False) -> None:
        if self._before:
            self.drafts[self.seat] = self._before.pop()
            self._show_pack()

    def _fill_rest(self, _checked: bool = False) -> None:
        self._before.append(self.draft)
        self.drafts[self.seat] = drafting.fill(catalogue(), self.draft)
        self._show_pack()

    def _handed_over(self, _checked: bool = False) -> None:
        self.handed[self.seat] = self.draft
        self._next_seat()

    def reject(self) -> None:
        """Cancel the draft; ask first if any die has been kept."""
        if any(self.drafts[seat].units for seat in self._persons):
            done = [self._seats[seat].name for seat in self.handed]
            player = self._seats[self.seat].name
            about = self.say("ui-draft-leave-about", player=player) if self.draft.units else ""
            kept = self.say("ui-draft-leave-kept", players=self._words.all_of(done)) if done else ""
            heading, yes = self.say("ui-draft-leave"), self.say("ui-draft-leave-do")
            sentence = f"{about} {kept}".strip()
            Confirmation(self, self._words, heading, sentence, yes, partial(self.done, 0)).open()
        else:
            super().reject()
