"""Dialog that adds boxes of dice to a collection."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidgetItem, QWidget

from ddtable.forces.boxes import Box, boxes
from ddtable.words.sentences import Words
from ui.builder.box_picture import BoxPicture
from ui.builder.forces_dialog import ROW_SIZE
from ui.kit.buttons import KeyButton
from ui.kit.help import HelpDialog
from ui.kit.labels import label
from ui.kit.row_delegate import ABOUT
from ui.kit.row_list import RowList
from ui.kit.search_field import SearchField
from ui.kit.theme import QUIET

WIDE, TALL, MOST = 640, 272, 99
SOUGHT = Qt.ItemDataRole.UserRole + 2


class BoxesDialog(HelpDialog):
    """A searchable list of boxes and a field for the count; `taken` is called with both."""

    def __init__(self, words: Words, taken: Callable[[Box, int], object], parent: QWidget) -> None:
        super().__init__(words.say("collections-boxes"), words, parent)
        self.setFixedWidth(WIDE)
        self._words, self._taken, self._boxes = words, taken, boxes()
        self.search = SearchField(words.say("collections-box-search"), self)
        self.list = RowList(self, ROW_SIZE)
        self.list.setFixedHeight(TALL)
        self.list.setAccessibleName(words.say("collections-boxes"))
        for box in self._boxes:
            self._add(box)
        self.about = label("", self, pixels=12, role=QUIET, wrap=True)
        self.picture = BoxPicture(words, self)
        for widget in (self.search, self.list, self.about, self.picture):
            self.body.addWidget(widget)
        self.body.addLayout(self._build_times())
        self.close_button.show_as(words.say("ui-cancel"), "Esc", "plain")
        self.answer = self.add_answer(words.say("collections-box-add"), "↵", "primary")
        self.answer.setDefault(True)
        self.answer.clicked.connect(partial(self._answer))
        self.list.itemDoubleClicked.connect(self._answer_item)
        self.search.textChanged.connect(self._seek)
        self.times.textChanged.connect(self._check)
        self.list.currentRowChanged.connect(self._check)
        self.list.setCurrentRow(0)
        self.search.setFocus()

    def _add(self, box: Box) -> None:
        say = self._words.say
        folk = self._words.all_of(map(self._words.species, box.species))
        name = say(f"box-{box.lot}", species=folk)
        about = say("builder-dice", count=sum(box.dice.values()))
        item = QListWidgetItem(name, self.list)
        item.setData(ABOUT, about)
        item.setData(SOUGHT, f"{name} {about}".casefold())
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}, {about}")

    def _build_times(self) -> QHBoxLayout:
        say = self._words.say
        self.times = QLineEdit("1", self)
        self.times.setValidator(QIntValidator(1, MOST, self))
        self.times.setFixedWidth(64)
        self.times.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.times.setAccessibleName(say("collections-box-times"))
        self.less, self.more = (KeyButton(sign, "", "plain", self, height=34) for sign in ("−", "+"))
        self.less.setAccessibleName(say("collections-less"))
        self.more.setAccessibleName(say("collections-more"))
        self.less.clicked.connect(partial(self._step, -1))
        self.more.clicked.connect(partial(self._step, 1))
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(label(say("collections-box-times"), self))
        row.addSpacing(8)
        for widget in (self.less, self.times, self.more):
            row.addWidget(widget)
        row.addStretch(1)
        return row

    def _step(self, by: int, _checked: bool = False) -> None:
        self.times.setText(str(max(1, min(MOST, int(self.times.text() or 0) + by))))

    def _seek(self, sought: str) -> None:
        words = sought.casefold().split()
        items = [self.list.item(row) for row in range(self.list.count())]
        for item in items:
            item.setHidden(not all(word in item.data(SOUGHT) for word in words))
        seen = [item for item in items if not item.isHidden()]
        current = self.list.currentItem()
        if seen and (current is None or current.isHidden()):
            self.list.setCurrentItem(seen[0])
        self._check()

    def _check(self, *_changed: object) -> None:
        item = self.list.currentItem()
        chosen = item is not None and not item.isHidden()
        self.answer.setEnabled(chosen and self.times.hasAcceptableInput())
        why = self._words.say("collections-box-why", state="number" if chosen else "none", most=MOST)
        self.answer.setToolTip("" if self.answer.isEnabled() else why)
        self.about.setText(self._words.say(f"box-about-{self._box.lot}") if chosen else why)
        self.picture.show_dice(self._box.dice if chosen else {})

    @property
    def _box(self) -> Box:
        return self._boxes[self.list.currentRow()]

    def _answer_item(self, _item: QListWidgetItem) -> None:
        self._answer()

    def _answer(self, _checked: bool = False) -> None:
        if self.answer.isEnabled():
            box, times = self._box, int(self.times.text())
            self.done(1)
            self._taken(box, times)
