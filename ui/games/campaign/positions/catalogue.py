"""The catalogue of dice beside a position of a campaign: a narrow one, since there are six sorts of dice."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QBoxLayout

from ui.kit.headed_choice import HeadedChoice
from ui.positions.page import DiceCatalogue


class WarCatalogue(DiceCatalogue):
    """The dice that may be in a campaign; the sort of dice is a choice beside the search."""

    def _build(self) -> None:
        super()._build()
        self.sorts = HeadedChoice(self, narrow=True)
        self.sorts.setAccessibleName(self.words.say("position-war-sort"))
        self.sorts.activated.connect(partial(self._sort_chosen))
        self._top.addWidget(self.sorts)

    def _offer_kinds(self) -> None:
        """Offer the sorts of dice in the choice instead of a row of buttons."""
        super()._offer_kinds()
        self.kinds.hide()
        self._top.setDirection(QBoxLayout.Direction.LeftToRight)
        if not self.sorts.count():
            for kind in self._offered:
                self.sorts.addItem(self.words.say("builder-kind", kind=kind), kind)
        self.sorts.setCurrentIndex(self.sorts.findData(self.looking.kind))

    def _show_looking(self) -> None:
        super()._show_looking()
        self.sorts.setCurrentIndex(self.sorts.findData(self.looking.kind))

    def _sort_chosen(self, _row: int) -> None:
        self.show_kind(self.sorts.currentData())
