"""One seat of the new game dialog: name, person or computer, force; and the force's dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ddtable.dice.catalogue import published
from ddtable.dice.playable import Allowed
from ddtable.forces.deal import deal_force
from ddtable.forces.force import Force
from ddtable.forces.sections import Rows, sections
from ddtable.forces.sums import PER_DRAGON, dragons_due
from ddtable.words.sentences import Words
from ui.games.dragon_dice.new_game.force_picture import ForcePicture
from ui.games.dragon_dice.new_game.own_forces import GAME, Offer, folk_of
from ui.kit.buttons import KeyButton
from ui.kit.headed_choice import HeadedChoice
from ui.kit.icon_button import IconButton
from ui.kit.labels import label
from ui.kit.theme import QUIET
from ui.new_game.seat_card import SeatCard

DEALT = "dealt"
"""The id of a random force: the next game gets another one."""
WHICH = Qt.ItemDataRole.UserRole


class SeatForm(SeatCard):
    """A card. `sought`: the player wants to load a force. `rows`: the sections that the picture shows.

    `dealt_note`: the key of the note of a random force.
    """

    sought = Signal()
    system = GAME
    rows: Rows = sections()
    dealt_note = "ui-dealt-note"

    def __init__(self, words: Words, seat: int, random: Random, parent: QWidget) -> None:
        super().__init__(words, self.system, seat, parent)
        self._random = random
        self._health = 0
        self._allowed: Allowed = "starters"
        self._per_dragon = PER_DRAGON
        self._own: tuple[Offer, ...] = ()
        self._starters: tuple[Force, ...] = ()
        self._brought: Force | None = None
        self._dealt: Force | None = None
        self._drafted: Force | None = None
        self.deal_button = KeyButton(words.say("ui-deal"), "", "quiet", self, height=32)
        self.deal_button.setToolTip(words.say("ui-deal-tip"))
        self.deal_button.setAccessibleName(words.say("ui-deal-seat", number=seat + 1))
        self.file_button = IconButton("open", words.say("new-game-file"), "", self, side=32)
        self.file_button.setAccessibleName(words.say("new-game-file-seat", number=seat + 1))
        self.force_choice = HeadedChoice(self, narrow=True)
        self.force_choice.setAccessibleName(words.say("ui-force", number=seat + 1))
        self.note = label("", self, pixels=12, role=QUIET, wrap=True)
        self.note.setFixedHeight(50)
        self.note.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.picture = ForcePicture(words, self, self.rows)
        self._lay_out()
        self.deal_button.clicked.connect(partial(self._deal_clicked))
        self.file_button.clicked.connect(partial(self._file_clicked))
        self.force_choice.currentIndexChanged.connect(self._force_chosen)

    def _lay_out(self) -> None:
        """Lay out fields and picture; `show_wide` sets their direction."""
        fields = QVBoxLayout()
        fields.setSpacing(8)
        top, middle, below = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.mark)
        top.addWidget(self.name_edit, 1)
        middle.addWidget(self.kind_choice)
        middle.addStretch(1)
        fields.addLayout(top)
        fields.addLayout(middle)
        below.setSpacing(4)
        below.addWidget(self.force_choice, 1)
        below.addWidget(self.deal_button)
        below.addWidget(self.file_button)
        fields.addLayout(below)
        fields.addWidget(self.note)
        fields.addStretch(1)
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._parts.setContentsMargins(16, 12, 16, 10)
        self._parts.setSpacing(14)
        self._parts.addLayout(fields, 10)
        self._parts.addWidget(self.picture, 11)
        for before, after in zip(order := self._tab_order(), order[1:], strict=False):
            QWidget.setTabOrder(before, after)

    def _tab_order(self) -> list[QWidget]:
        kinds = self.kind_choice.buttons.values()
        return [
            self.mark,
            self.name_edit,
            *kinds,
            self.kind_choice.players,
            self.force_choice,
            self.deal_button,
            self.file_button,
        ]

    def show_wide(self, wide: bool) -> None:
        """Place the picture beside the fields, or below them."""
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._parts.setDirection(direction)

    @property
    def _offered(self) -> list[Force]:
        """All forces to choose from, those made for this game last."""
        made = (self._brought, self._dealt, self._drafted)
        listed = [*(offer.force for offer in self._own), *self._starters]
        return [*listed, *(force for force in made if force is not None)]

    @property
    def force(self) -> Force:
        """The chosen force."""
        number: int = self.force_choice.currentData(WHICH)
        return self._offered[number]

    @property
    def force_word(self) -> str:
        """The force for the settings: its id, or that it is random."""
        return DEALT if self.force in (self._dealt, self._drafted) else self.force.id

    @property
    def is_secret(self) -> bool:
        """True if the force was drafted in secret and stays hidden."""
        return self.force is self._drafted

    def offer(
        self,
        forces: Sequence[Force],
        health: int,
        chosen: Force | None,
        species: Sequence[str],
        own: Sequence[Offer] = (),
        allowed: Allowed = "starters",
        per_dragon: int = PER_DRAGON,
    ) -> None:
        """Offer starter forces and `own` ones of one health; without a `chosen` one, a random one of `species`."""
        self._starters, self._own, self._health, self._allowed = tuple(forces), tuple(own), health, allowed
        self._per_dragon = per_dragon
        self._brought = self._dealt = self._drafted = None
        if chosen is None:
            self.deal(species)
        else:
            self._list(chosen)

    def offer_by(self, own: Sequence[Offer], allowed: Allowed, per_dragon: int = PER_DRAGON) -> None:
        """Update the offered forces for other rules; the chosen one stays, whether it can play or not.

        A random force is dealt again if its number of dragons no longer fits.
        """
        chosen = self.force
        self._own, self._allowed, self._per_dragon = tuple(own), allowed, per_dragon
        if chosen is self._dealt and not self.still_fits(chosen):
            self.deal(chosen.species)
        else:
            self._list(chosen)

    def choose(self, force: Force) -> None:
        """Use a force, and offer it if it is not offered yet."""
        if not any(offered is force for offered in self._offered):
            self._brought = force
        self._list(force)

    def differ(self, others: Sequence[Force]) -> None:
        """Choose another force if a seat has the same one: the first free one, of another race if possible."""
        ids, races = {force.id for force in others}, {force.species for force in others}
        if self.force.id in ids:
            free = [force for force in self._starters if force.id not in ids]
            free.sort(key=lambda force: force.species in races)
            self._list(free[0] if free else self.force)

    def deal(self, species: Sequence[str] | None = None) -> None:
        """Choose a new random force in place of the last one."""
        self._dealt = self.dealt(species)
        self._list(self._dealt)

    def dealt(self, species: Sequence[str] | None) -> Force:
        """Return a random force, of races if some are given; a variant deals others."""
        return deal_force(published(), self._health, self._random, species, self._allowed, self._per_dragon)

    def still_fits(self, force: Force) -> bool:
        """Return True if a random force has as many dragons as the rules demand now."""
        return force.dragon_slots == dragons_due(self._health, self._per_dragon)

    def take_drafted(self, force: Force) -> None:
        """Use a force that was drafted in secret; it is not shown."""
        self._drafted = force
        self._list(force)

    def _list(self, chosen: Force) -> None:
        """List all forces: with headings if there are own ones, and those that cannot play in grey."""
        choice, say = self.force_choice, self._words.say
        refused = {offer.force.id: offer.why_not for offer in self._own if offer.why_not}
        choice.blockSignals(True)
        choice.clear()
        own, usual = len(self._own), len(self._starters)
        headings = {own + usual: "made", own: "starters", 0: "mine"} if own else {}
        for number, force in enumerate(self._offered):
            if number in headings:
                choice.add_heading(say("new-game-heading", forces=headings[number]))
            choice.addItem(self._called(force), number)
            if force.id in refused:
                why = refused[force.id]
                choice.refuse_last(say("new-game-refused", force=self._called(force), why=why), why)
            if force is chosen:
                choice.setCurrentIndex(choice.count() - 1)
        choice.blockSignals(False)
        self._force_chosen()

    def _called(self, force: Force) -> str:
        if force is self._drafted:
            return self._words.say("ui-drafted")
        name = self._words.say("ui-dealt") if force is self._dealt else self._words.force_name(force.id, force.name)
        return self._words.say("ui-force-item", name=name, species=folk_of(self._words, force))

    def fill_force(self, force: str) -> None:
        """Choose the remembered force; an unknown one is ignored, a random one is drawn again."""
        if force == DEALT and self._dealt is None:
            self.deal()
        refused = [offer.force.id for offer in self._own if offer.why_not]
        for offered in self._offered:
            if offered.id == force and force not in refused:
                self._list(offered)

    def _deal_clicked(self, _checked: bool = False) -> None:
        self.deal()

    def _file_clicked(self, _checked: bool = False) -> None:
        self.sought.emit()

    def _force_chosen(self, _index: int = 0) -> None:
        force, words = self.force, self._words
        own = force is self._brought or any(force is offer.force for offer in self._own)
        note = words.say(self.dealt_note) if force is self._dealt else words.force_note(force.id, force.note)
        note = words.say("new-game-armies") if own else note
        self.note.setText(words.say("ui-drafted-note") if force is self._drafted else note)
        self.force_choice.setToolTip(self.force_choice.currentText())
        if force is self._drafted:
            self.picture.hide_force(words.say("ui-draft-hidden"))
        else:
            self.picture.show_force(force)
        self.changed.emit()
