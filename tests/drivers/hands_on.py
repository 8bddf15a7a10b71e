"""Hands on the whole window: synthetic drags, clicks and keys on the widgets that are on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QCursor, QDrag, QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.questions import Allotted, Choice, Chosen, Option, Pick, Picked
from ui.areas import dragging
from ui.areas.area_view import AreaView
from ui.games.dragon_dice.table.assembly import TerrainChoice
from ui.games.dragon_dice.table.ladder import LadderCell
from ui.kit.busy import Deaf
from ui.kit.settings import SettingsFile
from ui.page.game_page import GamePage
from ui.session.session import Session
from ui.window.main_window import MainWindow
from ui.window.saved_games import Games

LEFT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
NO_KEYS, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
NAMES = ("Mira", "Ragna", "Tove", "Aksel", "Kari", "Jorn")
MOST_TABS = 120
FREE_STEP = 6  # pixels between the points tried for one that no die covers


def settle() -> None:
    """Let the window work off what waits, and wait until it hears hands again: while it opens a game it does not."""
    QApplication.processEvents()
    while any(deaf.rounds for deaf in QApplication.instance().findChildren(Deaf)):  # type: ignore[union-attr]
        QApplication.processEvents()


class Hands:
    """One pair of hands, one keyboard, one window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def page(self) -> GamePage:
        assert self.window.page is not None
        return self.window.page

    @property
    def session(self) -> Session:
        return self.page.session

    @property
    def kind(self) -> str:
        """The kind of question in hand, empty when the game is over."""
        question = self.session.question
        return question.kind if question is not None else ""

    @property
    def told(self) -> str:
        """The line below the question: a refusal stands there."""
        return self.page.bar.progress.text()

    # Where things are on the screen

    def views(self) -> list[AreaView]:
        """The areas on the screen."""
        return [view for view in self.page.table.findChildren(AreaView) if view.isVisible()]

    def view(self, area: str) -> AreaView:
        (found,) = [view for view in self.views() if view.area == area]
        return found

    def view_of(self, die: int) -> AreaView:
        (found,) = [view for view in self.views() if any(shown.die == die for shown in view.shown)]
        return found

    def die_rect(self, die: int) -> QRect:
        """The square of a die in its view."""
        view = self.view_of(die)
        row = next(row for row, shown in enumerate(view.shown) if shown.die == die)
        return view.visualRect(view.model().index(row, 0))

    def cell(self, area: str) -> LadderCell:
        (found,) = [cell for cell in self.page.table.findChildren(LadderCell) if cell.area == area and cell.isVisible()]
        return found

    def place(self, area: str) -> QWidget:
        """The widget that the pointer meets on an area."""
        return self.cell(area) if "#" in area else self.view(area).viewport()

    def free_point(self, area: str) -> QPoint:
        """A point of an area where no die lies."""
        place = self.place(area)
        if "#" in area:
            return place.rect().center()
        view = self.view(area)
        for y in range(3, place.height(), FREE_STEP):
            for x in range(place.width() - 6, 3, -FREE_STEP):
                if not view.indexAt(QPoint(x, y)).isValid():
                    return QPoint(x, y)
        return place.rect().center()

    # The mouse

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click a widget where it is on top; one that lies under another is no widget to click."""
        point = widget.rect().center() if at is None else at
        top = widget.window()
        assert widget.isVisible()
        assert widget.isEnabled(), widget
        hit = top.childAt(widget.mapTo(top, point)) if widget is not top else widget
        assert hit is not None
        assert hit is widget or widget.isAncestorOf(hit), (widget, hit)
        QTest.mouseClick(widget, LEFT, NO_KEYS, point)
        settle()

    def click_die(self, die: int) -> None:
        self.click(self.view_of(die).viewport(), self.die_rect(die).center())

    def click_area(self, area: str) -> None:
        self.click(self.place(area), self.free_point(area))

    def click_button(self, option: str) -> None:
        """Click the button of an option, or its line in the list of all answers."""
        bar = self.page.bar
        for button, answer in zip(bar.buttons, bar._shown, strict=False):
            if answer.id == option:
                self.click(button)
                return
        self.click(bar.more)
        number = [found.id for found in self.options()].index(option)
        self.click_menu(number)

    def click_menu(self, number: int) -> None:
        """Click a line of the menu that is open."""
        menu = self.page.bar.menu
        self.click(menu, menu.actionGeometry(menu.actions()[number]).center())

    def options(self) -> tuple[Option, ...]:
        question = self.session.question
        assert question is not None
        assert isinstance(question.shape, Pick)
        return question.shape.options

    def drag(self, dice: Sequence[int], area: str) -> None:
        """Drag dice from where they lie onto an area: the first is pressed, the others were chosen before."""
        source = self.view_of(dice[0]).viewport()
        if len(dice) > 1:
            for die in dice:
                QTest.mouseClick(source, LEFT, CONTROL, self.die_rect(die).center())
        self.pull(source, self.die_rect(dice[0]).center(), area)

    def drag_onto(self, die: int, onto: int) -> None:
        """Drag a die onto another one."""
        self._pull_to(self.view_of(die).viewport(), self.die_rect(die).center(), lambda: self._die_in_sight(onto))

    def drag_heading(self, source: str, area: str) -> None:
        """Drag a whole army by its heading."""
        view = self.view(source)
        self.pull(view.viewport(), view.heading_rect().center().toPoint(), area)

    def pull(self, source: QWidget, start: QPoint, area: str) -> None:
        """Press at a point and move off: Qt begins a drag, which then goes to the area."""
        self._pull_to(source, start, lambda: self._in_sight(area))

    def _pull_to(self, source: QWidget, start: QPoint, goal: Callable[[], QPoint]) -> None:
        Carried.goal = goal
        off = start + QPoint(QApplication.startDragDistance() + 2, 0)
        for kind, at, button in ((QEvent.Type.MouseButtonPress, start, LEFT), (QEvent.Type.MouseMove, off, NO_BUTTON)):
            event = QMouseEvent(kind, QPointF(at), QPointF(source.mapToGlobal(at)), button, LEFT, NO_KEYS)
            QApplication.sendEvent(source, event)
        settle()

    def _in_sight(self, area: str) -> QPoint:
        """Return a free point of an area on the screen."""
        return self._on_screen(self.place(area), self.free_point(area))

    def _die_in_sight(self, die: int) -> QPoint:
        """Return the middle of a die on the screen."""
        return self._on_screen(self.view_of(die).viewport(), self.die_rect(die).center())

    def _on_screen(self, place: QWidget, point: QPoint) -> QPoint:
        """Return where a point is on the screen: the window is moved, for the offscreen platform's is small."""
        screen = self.window.screen().geometry()
        if not screen.contains(place.mapToGlobal(point)):
            self.window.move(screen.center() - place.mapTo(self.window, point))
        return place.mapToGlobal(point)

    # Keys

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press a key where the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifiers)
        settle()

    def tab_to(self, wanted: QWidget) -> None:
        """Walk with the Tab key until a widget has the focus."""
        for _ in range(MOST_TABS):
            if QApplication.focusWidget() is wanted:
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"the Tab key never comes to {wanted}")

    def walk_to(self, die: int) -> None:
        """Walk with Tab to the area where a die lies, and with the arrows to the die."""
        view = self.view_of(die)
        self.tab_to(view)
        self.key(Qt.Key.Key_Home)
        for _ in view.shown:
            row = view.currentIndex().row()
            stack = view.arrangement.stacks[view.arrangement.stack_of(row)]
            if any(view.shown[other].die == die for other in stack):
                return
            self.key(Qt.Key.Key_Right)
        raise AssertionError(f"the arrows never come to die {die}")

    def lift_by_key(self, die: int) -> None:
        self.walk_to(die)
        self.key(Qt.Key.Key_Space)

    def put_by_key(self, area: str) -> None:
        """Walk to an area and put down there what is in hand."""
        self.tab_to(self.cell(area) if "#" in area else self.view(area))
        self.key(Qt.Key.Key_Space if "#" in area else Qt.Key.Key_Return)

    # Answers of any kind, by mouse

    def answer(self, choice: Choice) -> None:
        """Give an answer as hands do: by dragging what can be dragged, by clicking the rest."""
        if isinstance(choice, Chosen):
            for die in sorted({*choice.dice} ^ {*self.session.draft.selection}):  # some may be proposed
                self.click_die(die)
            self.click(self.page.bar.confirm)
        elif isinstance(choice, Allotted):
            self._allot(choice)
        elif isinstance(choice, Picked):
            self._pick(choice.option)
        else:
            raise TypeError(choice)

    def _allot(self, choice: Allotted) -> None:
        question = self.session.question
        assert question is not None
        for number, row in enumerate(choice.amounts):
            for bucket, wanted in enumerate(row):
                while self.session.draft.points.amounts()[number][bucket] < wanted:
                    self.more(number, bucket)
        self.click(self.page.bar.confirm)

    def more(self, number: int, bucket: int) -> None:
        """Click for one more point of a source in a bucket."""
        cell = self.page.bar.own["points"].cells[number, bucket]
        self.click(cell, QPoint(cell.width() - 8, cell.height() // 2))

    def _pick(self, wanted: str) -> None:
        option = next(option for option in self.options() if option.id == wanted)
        if self.kind.startswith("terrain-"):
            self.click(next(tile for tile in self.window.findChildren(TerrainChoice) if tile.terrain == wanted))
        elif self.kind == "spell":
            self._pick_spell(wanted)
        elif option.moves and option.moves[0].onto >= 0:
            self.drag_onto(option.moves[0].dice[0], option.moves[0].onto)
        elif option.die >= 0:
            self.click_die(option.die)
        elif option.moves:
            move = option.moves[0]
            alike = [other.id for other in self.options() if any(same == move for same in other.moves)]
            self.drag(move.dice[:1], move.target)
            if len(alike) > 1:
                self.click_menu(alike.index(wanted))
        elif option.area:
            self.click_area(option.area)
        else:
            self.click_button(wanted)

    def _pick_spell(self, wanted: str) -> None:
        cards = self.page.bar.own["spells"].cards.values()
        card = next((card for card in cards if card.state.spell.id == wanted), None)  # type: ignore[union-attr]
        if card is not None:
            self.click(card)
            return
        choices = len(self.session.game.choices)
        self.click_button(wanted)
        if len(self.session.game.choices) == choices:  # while spells can be cast Done asks once
            self.click_button(wanted)


class Carried(QDrag):
    """A drag that goes straight to `goal`: the offscreen platform would end it where it began."""

    goal: Callable[[], QPoint]

    def exec(self, _actions: Qt.DropAction) -> Qt.DropAction:
        """Enter, move and drop there, as the platform does; return what became of it."""
        goal = Carried.goal()
        QCursor.setPos(goal)
        source = self.source()
        assert isinstance(source, QWidget)
        window = source.window()
        target = window.childAt(window.mapFromGlobal(goal))
        assert target is not None
        at, mime = target.mapFromGlobal(goal), self.mimeData()
        move = Qt.DropAction.MoveAction
        enter = QDragEnterEvent(at, move, mime, LEFT, NO_KEYS)
        QApplication.sendEvent(target, enter)
        over = QDragMoveEvent(at, move, mime, LEFT, NO_KEYS)
        QApplication.sendEvent(target, over)
        taken = enter.isAccepted() and over.isAccepted()
        if taken:
            drop = QDropEvent(QPointF(at), move, mime, LEFT, NO_KEYS)
            QApplication.sendEvent(target, drop)
            taken = drop.isAccepted()
        else:
            QApplication.sendEvent(target, QDragLeaveEvent())
        self.deleteLater()
        return move if taken else Qt.DropAction.IgnoreAction


def open_window(
    qtbot: QtBot | None,
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    size: tuple[int, int] = (1280, 800),
    *,
    curtain: bool = False,
) -> Hands:
    """Open the program's window on a folder of its own, with synthetic drags; secrets are open unless wanted.

    Without the bot of a test, whoever opens it closes it.
    """
    monkeypatch.setattr(dragging, "QDrag", Carried)
    settings = SettingsFile(folder / "settings.json")
    settings.change(curtain=curtain, stops="never")
    window = MainWindow(Games(folder / "games"), settings)
    if qtbot is not None:
        qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    window.activateWindow()
    QApplication.processEvents()  # often enough, and waiting takes 10 ms each time
    assert window.isActiveWindow() or QTest.qWaitForWindowActive(window)
    return Hands(window)


def show(hands: Hands, game: Game, **options: object) -> None:
    """Put a game between persons on the table of a window."""
    seats = game.position.seats
    options.setdefault("kinds", ["person"] * seats)
    hands.window.show_game(Session(game, NAMES[:seats], **options))  # type: ignore[arg-type]
    delete_left_pages()
    settle()


def delete_left_pages() -> None:
    """Delete what the window has let go of, as its event loop does: each page that stays makes the next one slower."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def menu_is_open(hands: Hands) -> bool:
    return hands.page.bar.menu.isVisible()
