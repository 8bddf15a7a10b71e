"""Hands on the field of Battle Dice: games that stand where a test wants them; drags, clicks, keys on real widgets."""

from __future__ import annotations

from random import Random

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

import ddtable.rules  # noqa: F401  (registers the rule systems)
from ddtable.engine.chance import Chance
from ddtable.engine.game import Game
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Chosen
from ddtable.engine.system import SetUp
from ddtable.forces.battle_army import BattleArmy
from ddtable.rules.battle_dice.house import encoded, former_tables
from tests.drivers.hands_on import LEFT, NO_BUTTON, NO_KEYS, Carried, Hands
from tests.drivers.playing import begin_at
from tests.rules.battle_dice.battle_by_hand import BATTLE, Hand
from ui.areas.area_view import AreaView
from ui.games.battle_dice.field.field import FieldView
from ui.session.session import Session

NAMES = ("Mira", "Ragna")
SIZE = (996, 640)
DRAGONS = BattleArmy("a", "A", "dragon", general=2, monsters=4, mage=2, archer=4, cavalry=4, infantry=4)
ARCHMAGES = BattleArmy("b", "B", "archmage", general=1, monsters=2, mage=6, archer=6, infantry=5)
MOST_TRIALS, MOST_CHOICES = 60, 3000


def dealt(first: BattleArmy = DRAGONS, second: BattleArmy = ARCHMAGES, seed: int = 1, **options: bool | str) -> Game:
    """Return a new game of two armies under the tables of rules version 1, with which the tests' games were found."""
    forces = (msgspec.to_builtins(first), msgspec.to_builtins(second))
    return Game(SetUp("battle_dice", seed, options, forces, house=encoded(former_tables())))


def field_of(hands: Hands) -> FieldView:
    """The field on the table of a window."""
    table = hands.page.table
    assert isinstance(table, FieldView)
    return table


def with_real_dice(count: int) -> Game:
    """A game of so many dice a side that waits for the first faces of real dice; nobody goes on a quest."""
    game = Game(
        SetUp("battle_dice", 2, {"quests": True}, tuple(BATTLE.deal(count, Random(seed), {}) for seed in (1, 2)))
    )
    game.take_up_dice(True, 0)
    for _ in range(2):
        game.play(Chosen(()))
    return game


def until(kind: str, turn: int = 1, **options: bool | str) -> Game:
    """Return a game of random answers that waits with a question of this kind, or is over where it is "over"."""
    for seed in range(1, MOST_TRIALS):
        game, random = dealt(seed=seed, **options), Random(seed)
        for _ in range(MOST_CHOICES):
            question = game.question
            if question is None or (question.kind == kind and game.position.board.turn >= turn):
                break
            game.play(BATTLE.sample(question, random))
        if (game.question.kind if game.question else "over") == kind:
            return game
    raise ValueError(f"no game comes to a question {kind!r}")


def standing(hand: Hand) -> Game:
    """Return a game that stands where a hand has brought it, with the round's events as its history."""
    hand.go()
    game = dealt()
    position = replace(hand.position, chance=Chance(1, 0))
    begin_at(game, Played(position, tuple(hand.events), (), hand.played.question))
    return game


class Field:
    """One field on the screen, and the hands above it."""

    def __init__(self, view: FieldView) -> None:
        self.view = view
        self.refused: list[str] = []
        view.session.draft.refused.connect(self.refused.append)
        view.session.hand.refused.connect(self.refused.append)

    @property
    def session(self) -> Session:
        return self.view.session

    @property
    def kind(self) -> str:
        question = self.session.question
        return question.kind if question is not None else ""

    def dice(self, kind: str, seat: int, place: str = "army") -> list[int]:
        """The dice of a kind at a place."""
        dice = self.session.position.dice
        wanted = (kind, seat, place)
        return [number for number, die in enumerate(dice) if (die.type, die.owner, die.place) == wanted]

    def area(self, area: str) -> AreaView:
        return next(view for view in self.view.views() if view.area == area)

    def shown(self, area: str) -> list[int]:
        return [die.die for die in self.area(area).shown]

    def of(self, die: int) -> AreaView:
        return next(view for view in self.view.views() if any(one.die == die for one in view.shown))

    def rect(self, die: int) -> QRect:
        view = self.of(die)
        row = next(row for row, one in enumerate(view.shown) if one.die == die)
        return view.visualRect(view.model().index(row, 0))

    # Hands

    def settle(self) -> None:
        QApplication.processEvents()
        QApplication.processEvents()

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        assert widget.isVisible()
        QTest.mouseClick(widget, LEFT, NO_KEYS, widget.rect().center() if at is None else at)
        self.settle()

    def click_die(self, die: int) -> None:
        self.click(self.of(die).viewport(), self.rect(die).center())

    def key(self, widget: QWidget, key: Qt.Key) -> None:
        QTest.keyClick(widget, key)
        self.settle()

    def free_point(self, view: AreaView) -> QPoint:
        port = view.viewport()
        for y in range(4, port.height(), 6):
            for x in range(port.width() - 6, 4, -6):
                if not view.indexAt(QPoint(x, y)).isValid():
                    return QPoint(x, y)
        raise ValueError("the area is full")

    def drag(self, die: int, area: str) -> None:
        """Drag a die onto a free place of an area."""
        self._pull(die, lambda: self._on_screen(self.area(area).viewport(), self.free_point(self.area(area))))

    def drag_onto(self, die: int, onto: int) -> None:
        """Drag a die onto another one."""
        self._pull(die, lambda: self._on_screen(self.of(onto).viewport(), self.rect(onto).center()))

    def _pull(self, die: int, goal: object) -> None:
        Carried.goal = goal  # type: ignore[assignment]
        source, start = self.of(die).viewport(), self.rect(die).center()
        off = start + QPoint(QApplication.startDragDistance() + 2, 0)
        for kind, at, button in ((QEvent.Type.MouseButtonPress, start, LEFT), (QEvent.Type.MouseMove, off, NO_BUTTON)):
            event = QMouseEvent(kind, QPointF(at), QPointF(source.mapToGlobal(at)), button, LEFT, NO_KEYS)
            QApplication.sendEvent(source, event)
        self.settle()

    def _on_screen(self, widget: QWidget, point: QPoint) -> QPoint:
        """Where a point is on the screen: the window is moved, for the offscreen platform's is small."""
        top = self.view.window()
        at = widget.mapTo(top, point)
        middle = top.screen().geometry().center()
        top.move(middle - at)
        return top.mapToGlobal(at)
