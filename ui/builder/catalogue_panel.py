"""The catalogue with search, sorts of dice, filters, order, and a player's collection."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final, Literal, get_args

import msgspec
from msgspec import structs
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QActionGroup, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ddtable.dice.campaigns import is_known
from ddtable.dice.catalogue import catalogue, of_the_dice
from ddtable.dice.entered import SIGN
from ddtable.dice.seeking import ORDERS, Order, Seeker, Wish
from ddtable.dice.types import UnitClass, UnitType
from ddtable.forces.sections import SORTS
from ddtable.words.sentences import Words, sentence
from ui.art.icons import icon_names
from ui.builder.catalogue_model import group_of
from ui.builder.catalogue_view import CatalogueView
from ui.builder.chips import ChipRow, Wrapped
from ui.builder.dice_editor import DiceEditor
from ui.builder.die_strip import DieStrip
from ui.builder.sheet import Kind, all_dice, kind_of
from ui.builder.stay_menu import MenuButton
from ui.builder.tick_list import TickButton, Ticked
from ui.kit.element_ink import element_ink
from ui.kit.search_field import SearchField
from ui.kit.segments import Segments
from ui.kit.theme import colours

Filter = Literal["species", "elements", "classes", "sizes", "icons"]
FILTERS: Final[tuple[Filter, ...]] = ("species", "elements", "classes", "sizes", "icons")
WORD: Final[Mapping[Filter, str]] = {
    "species": "species",
    "elements": "element",
    "classes": "class",
    "sizes": "size",
    "icons": "icon",
}
LINES: Final = ("common", "uncommon", "rare", "monster")
CLASSES: Final = get_args(UnitClass)
BASICS: Final = ("melee", "missile", "magic", "save", "maneuver")


BESIDE_SEARCH: Final = 3
"""The most sorts of dice that are beside the search; more are below it."""


class Looking(msgspec.Struct, frozen=True):
    """Search, filters and order of the catalogue; remembered between sessions."""

    words: str = ""
    kind: Kind = "unit"
    species: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    sizes: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    sort: Order = "species"

    def wish(self) -> Wish:
        """Return the search as a wish for the index."""
        filters = {name: getattr(self, name) for name in FILTERS}
        return Wish(words=self.words, kinds=(self.kind,), **filters)


def unsought(looking: Looking) -> Looking:
    """Return the state without the search text: a new session starts with all dice."""
    return structs.replace(looking, words="")


@of_the_dice(most=1)
def _seeker_in(language: str) -> Seeker:
    return Seeker(catalogue(), partial(say_of, Words(language)))


def say_of(words: Words, what: str, of: str) -> str:
    """Return the name of a race, class, size, element or icon as filters show it."""
    if what == "die":
        return words.die_name(of)
    if what == "species":
        return words.species(of)
    if what == "class":
        return words.say("unit-class", **{"class": of})
    if what == "icon":
        return words.icon(of)
    if what == "element":
        return words.say("roster-element", element=of)
    return words.say("builder-size", size=of)


def in_groups(type_ids: Sequence[str]) -> tuple[str, ...]:
    """Return the dice by group, small ones first; a class has the same place in each line."""
    groups = {group: number for number, group in enumerate(dict.fromkeys(map(group_of, type_ids)))}
    return tuple(sorted(type_ids, key=lambda die: (groups[group_of(die)], *_rank(die))))


def _rank(type_id: str) -> tuple[int, int]:
    die = catalogue().die(type_id)
    return (LINES.index(die.size), CLASSES.index(die.unit_class)) if isinstance(die, UnitType) else (0, 0)


class CataloguePanel(QWidget):
    """Search field, filters, tiles, and the faces of one die. `looked`: the search or a filter has changed."""

    looked = Signal()
    tiles: type[CatalogueView] = CatalogueView

    def __init__(self, editor: DiceEditor, looking: Looking, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor, self.words, self.looking = editor, editor.words, looking
        self._others: dict[Kind, tuple[Looking, int]] = {}
        self._scrolled = 0
        self.view = self.tiles(editor, self)
        self.strip = DieStrip(editor.words, self)
        self._build()
        self._seeking = QTimer(self)
        self._seeking.setSingleShot(True)
        self._seeking.setInterval(0)
        self._seeking.timeout.connect(self.seek)
        self.view.all_painted.connect(self._make_index)
        editor.collection_changed.connect(self._seeking.start)
        self.view.pointed.connect(self.strip.show_die)
        self.view.typed.connect(self._type)
        self._reconstructed = editor.sheet.reconstructed
        self._show_looking()
        self._offer_kinds()
        self.seek()

    # Construction

    def _build(self) -> None:
        say = self.words.say
        self.search = SearchField(say("builder-search"), self)
        self.search.setMaxLength(80)
        self.search.textChanged.connect(self._search)
        self.search.installEventFilter(self)
        self.kinds = Segments([(kind, say("builder-kind", kind=kind)) for kind in SORTS], self)
        self.kinds.chosen.connect(self._choose_kind)
        self.editor.changed.connect(self._offer_kinds)
        self.chips = ChipRow(say("builder-clear"), say("builder-take-filter"), self)
        self.chips.taken.connect(self._take_filter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        top = self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        top.setSpacing(8)
        top.addWidget(self.search, 1)
        top.addWidget(self.kinds)
        column.addLayout(top)
        column.addLayout(self._build_filters())
        column.addWidget(self.chips)
        column.addWidget(self.view, 1)
        column.addWidget(self.strip)

    def _build_filters(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        self._filter_row = flow = Wrapped(self)
        self.filters: dict[Filter, TickButton] = {}
        for name in FILTERS:
            button = TickButton(self.words.say("builder-filter", filter=WORD[name], count=0), self)
            button.opened.connect(partial(self._fill, name))
            button.list.toggled.connect(partial(self._toggle, name))
            self.filters[name] = button
            flow.add(button)
        row.addWidget(flow, 1)
        self.sort = MenuButton(self.words.say("builder-sort", sort=self.looking.sort), self)
        group = QActionGroup(self)
        for sort in ORDERS:
            action = self.sort.menu.addAction(self.words.say("builder-sort", sort=sort))
            action.setCheckable(True)
            action.setActionGroup(group)
            action.setChecked(sort == self.looking.sort)
            action.triggered.connect(partial(self._sort, sort))
        self._by_kind = self.sort.menu.actions()[ORDERS.index("species")]
        row.addWidget(self.sort, 0, Qt.AlignmentFlag.AlignTop)
        return row

    @property
    def _offered(self) -> tuple[Kind, ...]:
        """The sorts of dice to choose from: those of the edition."""
        return self.editor.sheet.kinds

    def _offer_kinds(self) -> None:
        """Show the sorts of dice that the edition of the sheet uses, and dice with reconstructed faces if allowed."""
        self.kinds.show_only(self._offered)
        many = len(self._offered) > BESIDE_SEARCH
        direction = QBoxLayout.Direction.TopToBottom if many else QBoxLayout.Direction.LeftToRight
        self._top.setDirection(direction)
        if self.looking.kind not in self._offered:
            self.show_kind(self._offered[0])
        if self._reconstructed != self.editor.sheet.reconstructed:
            self._reconstructed = self.editor.sheet.reconstructed
            self._seeking.start()

    def _fill(self, name: Filter) -> None:
        """Fill the menu of a filter with its values, in the colours of the current theme."""
        palette, ticks = colours(self), []
        for value in self._values(name):
            drawn = {"icons": value, "elements": f"element_{value}", "classes": f"class_{value}"}.get(name, "")
            ink = element_ink(value, palette) if name == "elements" else palette.text
            words = sentence(say_of(self.words, WORD[name], value))
            ticks.append(Ticked(value, words, drawn if drawn in icon_names() else "", ink))
        found = self.filters[name].list
        found.fill(ticks)
        found.show_ticked(getattr(self.looking, name))

    def _values(self, name: Filter) -> Sequence[str]:
        """Return the values of a filter."""
        dice = catalogue()
        if name == "species":
            return tuple(dice.species)
        if name == "elements":
            return ("earth", "air", "fire", "water", "death", "ivory")
        if name == "sizes":
            return LINES
        if name == "classes":
            return tuple(dict.fromkeys(unit.unit_class for unit in dice.units.values()))
        found = {face.icon for unit in dice.units.values() for face in unit.faces} - {*BASICS, "id"}
        return (*BASICS, *sorted(found, key=self.words.icon))

    def take_in(self) -> None:
        """Update the player's custom dice."""
        self.view.wanted.show(())  # the rows are searched again
        self.view.dice.take_in()
        self.seek()
        self.strip.take_in()

    # Search

    def look(self, **values: Any) -> None:
        """Change the search, the filters or the order."""
        looking = structs.replace(self.looking, **values)
        if looking != self.looking:
            self.looking = looking
            self._show_looking()
            self._seeking.start()
            self.looked.emit()

    def seek(self) -> None:
        """Show the dice that match now."""
        looking = self.looking
        found = self._find()
        if not self.editor.sheet.reconstructed:
            found = tuple(die for die in found if is_known(catalogue(), catalogue().as_entered(die)))
        owned = self.editor.owned
        if self.editor.limited and owned is not None:
            used = self.editor.sheet.used
            found = tuple(die for die in found if owned.get(die) or used[die] or not self.editor.counts(die))
        grouped = looking.sort == "species" and not looking.words.strip()
        self.view.show_dice(in_groups(found) if grouped else found, grouped)
        if self._scrolled:
            self.view.verticalScrollBar().setValue(self._scrolled)
            self._scrolled = 0
        if self.view.rows and self.strip.type_id not in found:
            self.strip.show_die(self.view.rows[0].type_id)

    def _find(self) -> tuple[str, ...]:
        """Return the dice that match; the index is not needed without a search or filter."""
        looking = self.looking
        if looking == Looking(kind=looking.kind):
            return tuple(die for die in all_dice() if kind_of(die) == looking.kind)
        return tuple(die.partition(SIGN)[0] for die in self.seeker.find(looking.wish(), looking.sort))

    def _make_index(self) -> None:
        """Build the index while the program is idle, so that the first typed letter does not wait for it."""
        _ = self.seeker

    @property
    def seeker(self) -> Seeker:
        """The index of all dice, built on first use."""
        return _seeker_in(self.words.language)

    def _show_looking(self) -> None:
        looking, say = self.looking, self.words.say
        if self.search.text() != looking.words:
            self.search.setText(looking.words)
        if self.kinds.value != looking.kind:
            self.kinds.choose(looking.kind)
        units = looking.kind == "unit"
        chips = []
        for name, button in self.filters.items():
            chosen = getattr(looking, name)
            button.show_as(say("builder-filter", filter=WORD[name], count=len(chosen)), lit=bool(chosen))
            useful = units or name == "elements"
            button.setEnabled(useful)
            button.setToolTip("" if useful else say("builder-filter-units"))
            chips += [(f"{name} {value}", sentence(say_of(self.words, WORD[name], value))) for value in chosen]
        self._filter_row.lay_out_again()
        sort = looking.sort if units or looking.sort != "species" else "kind"
        self.sort.show_as(say("builder-sort", sort=sort))
        self._by_kind.setText(say("builder-sort", sort="species" if units else "kind"))
        self.chips.show_chips(chips)

    def _search(self, text: str) -> None:
        self.look(words=text)

    def _choose_kind(self, kind: str) -> None:
        self.show_kind(kind)  # type: ignore[arg-type]

    def greet(self) -> None:
        """Focus the search field; show the faces of the first die if none are shown."""
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self.strip.type_id and self.view.rows:
            self.strip.show_die(self.view.rows[0].type_id)

    def show_kind(self, kind: Kind) -> None:
        """Show another sort of dice with its last search and scroll position."""
        now = self.looking
        if kind == now.kind:
            return
        self._others[now.kind] = now, self.view.verticalScrollBar().value()
        then, self._scrolled = self._others.pop(kind, (Looking(kind=kind, sort=now.sort), 0))
        self.look(**structs.asdict(then))

    @property
    def shelves(self) -> tuple[Looking, ...]:
        """The searches of the sorts of dice that are not shown now."""
        return tuple(looking for looking, _ in self._others.values())

    def recall(self, shelves: Sequence[Looking]) -> None:
        """Restore the searches of the other sorts of dice from the last session."""
        self._others = {looking.kind: (looking, 0) for looking in shelves if looking.kind != self.looking.kind}

    def _toggle(self, name: Filter, value: str, _checked: bool = False) -> None:
        chosen = getattr(self.looking, name)
        more = tuple(one for one in chosen if one != value) if value in chosen else (*chosen, value)
        self.look(**{name: more})

    def _take_filter(self, key: str) -> None:
        if not key:
            self.look(words="", **dict.fromkeys(FILTERS, ()))
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        name, _, value = key.partition(" ")
        self._toggle(name, value)  # type: ignore[arg-type]

    def _sort(self, sort: str, _checked: bool = False) -> None:
        self.look(sort=sort)

    # Keys

    def enter_search(self) -> None:
        """Focus the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def enter_found(self) -> None:
        """Focus the first die found."""
        self._seeking.stop()
        self.seek()
        self.view.setFocus(Qt.FocusReason.TabFocusReason)
        if self.view.rows:
            self.view.setCurrentIndex(self.view.wanted.index(0, 0))

    def _type(self, letter: str) -> None:
        """Start a search with a letter typed anywhere in the catalogue."""
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search.setText(letter)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle Return and Down (focus the result) and Escape (clear) in the search field."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
                self.enter_found()
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)
