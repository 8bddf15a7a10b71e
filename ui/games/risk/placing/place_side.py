"""The column beside the board while units are placed: health left, the pool by type, how many a click places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.engine.questions import Question
from ddtable.rules.dragon_dice.places import group
from ddtable.rules.risk.placing import pool_by_type
from ddtable.rules.risk.steps import Recruit
from ui.areas.delegate import DieDelegate
from ui.areas.hand import Hand
from ui.areas.surfaces import LEFT, RIGHT, paint_card, width_of, write
from ui.games.dragon_dice.dice_rows import UNIT_CLASSES
from ui.games.risk.answers import PLACING
from ui.games.risk.placing.plan import Plan
from ui.games.risk.placing.rest import Rest, Way
from ui.games.risk.placing.type_tile import TypeTile
from ui.kit.buttons import KeyButton, without_argument
from ui.kit.fonts import BOLD, interface_font, title_font
from ui.kit.scroll import Scroll
from ui.kit.segments import Segments
from ui.session.answer import reach

EDGE, HEAD, GAP, LINE = 14, 84, 4, 18
TILE, BUTTON = 54, 34
ALL = "all"
NUMBERS = ("1", "2", "3", "5", ALL)
AT_MOST = 99


class PlaceSide(QWidget):
    """The column. `armed`: the type of unit that the next click on a territory places, "" for none.

    Its units are held, as if they had been picked up, until no more of them may be placed.
    """

    def __init__(self, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.hand, self.session, self.delegate = hand, hand.session, delegate
        say = self.session.words.say
        self.armed = ""
        self._asked: Question | None = None
        self._holding = False  # units are picked up now
        self.tiles: list[TypeTile] = []
        self.rest = Rest(self.session, self)
        self.count = Segments([(one, say("ui-risk-number", number=one)) for one in NUMBERS], self)
        self.count.setToolTip(say("ui-risk-count-tip"))
        self.count.choose("1")
        self.count.chosen.connect(lambda _number: self._hold())
        self._inside = QWidget()
        self._scroll = Scroll(self._inside, self)
        self.buttons: dict[Way, KeyButton] = {}
        for way in ("proposed", "even"):
            button = self.buttons[way] = KeyButton(say("ui-risk-rest", way=way), "", "plain", self, height=BUTTON)
            button.setToolTip(say("ui-risk-rest-tip", way=way))
            button.clicked.connect(partial(self._begin, way))
        self.plan = Plan(self.session, self)
        self.edit_button, self.drop_button = (KeyButton("", "", "plain", self, height=BUTTON) for _ in range(2))
        self.edit_button.setToolTip(say("ui-risk-plan-tip"))
        self.edit_button.clicked.connect(partial(without_argument, self.edit_or_confirm))
        self.drop_button.clicked.connect(partial(without_argument, self.plan.end))
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.edit_or_confirm)
        self.plan.changed.connect(self._show_plan)
        self.rest.changed.connect(self._name_buttons)
        self.session.draft.changed.connect(self._leave_to_suggestion)
        self.setAccessibleName(say("ui-risk-pool"))
        self.hide()

    @property
    def question(self) -> Question | None:
        """The question about a unit to place, if a person at this screen is asked."""
        question = self.session.question
        wanted = question is not None and question.kind in PLACING and self.session.asks_person
        return question if wanted else None

    @property
    def wanted(self) -> bool:
        """True while units are placed by a person; at the start also between two of theirs, so that no board moves."""
        question = self.session.question
        if question is None or question.kind not in PLACING:
            return False
        return self.session.asks_person or (not self.session.position.board.turn and "person" in self.session.kinds)

    # Content

    def refresh(self) -> None:
        """Show the units that are left, and hold those of the armed type again."""
        question = self.question
        if question is None:
            for tile in self.tiles:
                tile.show_dice(tile.dice, able=False)
            self.armed = self.armed if self.wanted else ""
            self.update()
            return
        pool = self._pool(question)
        able = (
            set(pool)
            if self.plan.editing
            else {option.id.partition(":")[0] for option in reach.options_of(question) if option.moves}
        )
        kinds = sorted(pool, key=_order)
        if [tile.kind for tile in self.tiles] != kinds:
            for tile in self.tiles:
                tile.hide()
                tile.deleteLater()
            self.tiles = [TypeTile(self, kind, self._inside) for kind in kinds]
            for tile in self.tiles:
                tile.show()
            self._arrange()
        for tile in self.tiles:
            tile.show_dice(pool[tile.kind], tile.kind in able)
        if not self._holding:
            self._arm_again(question, [kind for kind in kinds if kind in able])
        self._name_buttons()
        self.count.setEnabled(question.kind != "cover")
        self.update()

    def _arm_again(self, question: Question, able: Sequence[str]) -> None:
        """Hold units of the armed type for a new question; else arm the type of what is held, if anything is."""
        if self.plan.editing or (
            question is self._asked and self.hand.change is None
        ):  # units were put back, or others picked up
            held = self.session.lifted() or self.hand.dragged
            self.armed = self.session.position.dice[held[0]].type if held else ""
            return
        self._asked = question
        guided = self.session.draft.guided
        if guided is not None and guided(question):  # Return gives this answer, for which nothing is held
            self.armed = ""
        elif self.armed not in able:  # the smallest unit; where Return ends the question it is left to Return
            self.armed = able[-1] if able and not reach.has_small_moves(question) else ""
        self._hold()

    def taken(self, kind: str) -> tuple[int, ...]:
        """Return the units of a type that a click places."""
        question = self.question
        if question is None:
            return ()
        dice = self._pool(question)[kind]
        wanted = AT_MOST if self.count.value == ALL else int(self.count.value)
        most = int(question.values.get("left", 1)) // max(1, catalogue().units[kind].health)
        if question.kind == "cover":
            most = 1
        return dice[: max(1, min(wanted, most))]

    def _able(self, question: Question, pool: Mapping[str, tuple[int, ...]]) -> set[str]:
        """Return the types that may be taken up."""
        if self.plan.editing:
            return set(pool)
        return {option.id.partition(":")[0] for option in reach.options_of(question) if option.moves}

    def _pool(self, question: Question) -> dict[str, tuple[int, ...]]:
        """Return the units by type that can be taken up: those of the pool, or of the proposal."""
        return self.plan.by_type() if self.plan.editing else dict(pool_by_type(self.session.position, question.seat))

    def arm(self, kind: str) -> None:
        """Hold units of a type, or none if it is held already."""
        if self.armed == kind:
            self.session.hand.cancel_lift()
        else:
            self.armed = kind
            self._hold()

    def arm_number(self, number: int) -> None:
        """Hold units of a type by its number from 1, among those that may be placed."""
        able = [tile for tile in self.tiles if tile.able]
        if number <= len(able):
            self.arm(able[number - 1].kind)

    def key_of(self, kind: str) -> str:
        """Return the digit that holds units of a type, or ""."""
        able = [tile.kind for tile in self.tiles if tile.able]
        at = able.index(kind) + 1 if kind in able else 0
        return str(at) if 0 < at < 10 else ""

    def _hold(self) -> None:
        if self.armed and self.question is not None:
            self._holding = True
            self.session.hand.lift(self.taken(self.armed))
            self._holding = False
            self._scroll_to_armed()

    def _scroll_to_armed(self) -> None:
        """Show the tile of the held units: the smallest, which are held first, are the last tiles."""
        for tile in self.tiles:
            if tile.kind == self.armed:
                self._scroll.ensureWidgetVisible(tile, 0, GAP)

    def _leave_to_suggestion(self) -> None:
        """Hold no units while one is suggested, so that Return places that one."""
        if self.question is not None and self.session.draft.as_suggested():
            self.session.hand.cancel_lift()

    def _begin(self, way: Way, _checked: bool = False) -> None:
        self.session.hand.cancel_lift()
        self.rest.begin(way)

    def place_of_rest(self) -> QRect:
        """Return the rectangle of the button that places the rest as suggested."""
        return self.buttons["proposed"].geometry()

    def edit_or_confirm(self) -> None:
        """Propose territories for the units that are left; place them if they are proposed; stop if they are placed."""
        if self.rest.way == "planned":
            self.rest.begin("planned")
        elif self.plan.editing:
            self.session.hand.cancel_lift()
            self.rest.place_planned(self.plan.confirm())
        elif self.plan.possible and not self.rest.way:
            self.session.hand.cancel_lift()
            self.armed = ""
            self.plan.begin()

    def take_planned(self, place: str) -> tuple[int, ...]:
        """Return the units proposed for a territory that a click there takes up: more of them, or the next type."""
        dice = self.plan.next_at(place, self.hand.carried)
        return tuple(dice[: AT_MOST if self.count.value == ALL else int(self.count.value)])

    def put_planned(self, dice: tuple[int, ...], place: str) -> None:
        """Propose another territory for units, or say that they may not be placed there."""
        if self.plan.move(dice, place):
            self.session.hand.cancel_lift()
        else:
            self.session.draft.refuse(self.session.words.say("ui-risk-plan-refused"))

    def _show_plan(self) -> None:
        self._asked = None if not self.plan.editing else self._asked
        self.refresh()
        self._arrange()

    def _name_buttons(self) -> None:
        say, editing = self.session.words.say, self.plan.editing
        for way, button in self.buttons.items():
            stops = self.rest.way == way
            button.show_as(say("ui-risk-rest", way="stop" if stops else way), "", "primary" if stops else "plain")
            button.setVisible(not editing)
        goes_on = self.rest.way == "planned"
        words = say("ui-risk-rest", way="stop") if goes_on else say("ui-risk-plan", what="place" if editing else "edit")
        self.edit_button.show_as(words, "Ctrl ↵", "primary" if editing or goes_on else "plain")
        self.edit_button.setEnabled(editing or goes_on or (self.plan.possible and not self.rest.way))
        self.drop_button.show_as(say("ui-risk-plan", what="drop"), "Esc", "plain")
        self.drop_button.setVisible(editing)

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the parts."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        width = self.width() - 2 * EDGE
        top = HEAD + LINE * len(self._lines())
        size = self.count.sizeHint()
        self.count.setGeometry(EDGE, top, min(size.width(), width), size.height())
        top += size.height() + GAP * 2
        shown = (
            (self.edit_button, self.drop_button) if self.plan.editing else (*self.buttons.values(), self.edit_button)
        )
        for button in shown:  # above the units: the recap of a turn may cover the lowest part
            button.setGeometry(EDGE, top, width, BUTTON)
            top += BUTTON + GAP
        top += GAP
        self._scroll.setGeometry(EDGE - 4, top, width + 8, max(0, self.height() - EDGE - top))
        across = max(1, (width - 6 + GAP) // (TILE + GAP))
        rows = -(-len(self.tiles) // across)
        self._inside.setMinimumHeight(rows * (TILE + GAP))
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, across)
            tile.setGeometry(4 + column * (TILE + GAP), row * (TILE + GAP), TILE, TILE)
        self._scroll_to_armed()

    # Painting

    def _lines(self) -> Sequence[tuple[str, int]]:
        """Return the health that may only be placed in one territory or continent, with its name."""
        position, words, table = self.session.position, self.session.words, self.session.table
        step = position.agenda[-1] if position.agenda else None
        if not isinstance(step, Recruit):
            return ()
        purse = step.purse
        found = [(words.place(place, table), points) for place, points in purse.on if points]
        return (*found, *((words.place(group(land), table), points) for land, points in purse.within if points))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, the health that is left, and where a part of it must go."""
        question = self.question
        painter, palette = QPainter(self), self.delegate.colours
        asked = question is not None and not self.hand.quiet
        paint_card(painter, self.rect(), palette, asked=asked, radius=16)
        shown = self.session.question
        if shown is None or not self.wanted:
            return
        head = QRectF(EDGE, 8, self.width() - 2 * EDGE, 26)
        kind = "plan" if self.plan.editing else shown.kind
        title = self.session.words.say("ui-risk-placing", kind=kind)
        write(painter, head, title, title_font(19), palette.text, LEFT)
        say = self.session.words.say
        beside_count = self.count.geometry().adjusted(self.count.width() + 8, 0, self.width(), 0)
        beside_count.setRight(self.width() - EDGE)
        a_click = say("ui-risk-a-click", each="yes" if shown.kind == "cover" else "no")
        painter.setFont(interface_font(12))
        painter.setPen(QColor(palette.quiet_text))
        painter.drawText(beside_count, LEFT | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, a_click)
        if question is None:
            return
        left, large = str(question.values.get("left", 0)), interface_font(30, BOLD)
        number = QRectF(EDGE, 36, width_of(left, large) + 2, 40)
        write(painter, number, left, large, palette.text, LEFT)
        beside = QRectF(number.right() + 8, 46, self.width() - number.right() - 8 - EDGE, 24)
        said = say("ui-risk-plan-hint" if self.plan.editing else "ui-risk-health-left")
        write(painter, beside, said, interface_font(12), palette.quiet_text, LEFT)
        top = HEAD - 6
        for name, points in self._lines():
            line = QRectF(EDGE, top, self.width() - 2 * EDGE, LINE)
            write(painter, line, say("ui-risk-only-in", place=name), interface_font(12), palette.quiet_text, LEFT)
            write(painter, line, str(points), interface_font(12, BOLD), palette.text, RIGHT)
            top += LINE


def _order(kind: str) -> tuple[int, int, str]:
    """Return the sort key of a type: the largest first, then by class."""
    unit = catalogue().units[kind]
    place = UNIT_CLASSES.index(unit.unit_class) if unit.unit_class in UNIT_CLASSES else len(UNIT_CLASSES)
    return -unit.health, place, kind
