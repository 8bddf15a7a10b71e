"""Equal dice are stacked if they would be too small: a click or a drag takes one of a stack."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from benchmarks.large import large
from ddtable.engine.game import Game
from ddtable.engine.questions import Subset
from tests.drivers.playing import begin_at, set_up
from tests.drivers.sitting import casualties
from ui.areas.area_view import AreaView
from ui.games.dragon_dice.table.table import TableView

ARMY = "terrain/0@1"
MANY = "30 guard, 4 knight"
SMALL = (760, 440)
LEFT, TEXT = Qt.MouseButton.LeftButton, Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def army(lay) -> AreaView:
    """An army of 34 dice that must lose 4 health, on a table without room for them."""
    return army_of(lay(casualties(4, MANY), SMALL))


def army_of(table: TableView) -> AreaView:
    return next(view for view in table.findChildren(AreaView) if view.area == ARMY)


def sizes(view: AreaView) -> list[int]:
    """The numbers of dice of the stacks, in order."""
    return [len(stack) for stack in view.arrangement.stacks]


def box(view: AreaView, stack: int) -> QRect:
    return view.visualRect(view.model().index(view.arrangement.stacks[stack][0], 0))


def said(view: AreaView, stack: int, role: int = TEXT) -> str:
    return view.model().index(view.arrangement.stacks[stack][0], 0).data(role)


def test_equal_dice_stack_only_without_room_for_each(lay, army: AreaView) -> None:
    assert sizes(army) == [4, 30]
    assert sizes(army_of(lay(casualties(4, MANY), (2600, 1400)))) == [1] * 34


def test_number_of_a_stack_is_painted_on_it(army: AreaView) -> None:
    one, other = (army.viewport().grab(box(army, stack)).toImage() for stack in (0, 1))
    army.hand.take([army.shown[row].die for row in army.arrangement.stacks[0][1:]])
    alone = army.viewport().grab(box(army, 0)).toImage()
    corner = QPoint(one.width() - 8, one.height() - 7)
    assert one.copy(QRect(corner, one.rect().bottomRight())) != alone.copy(QRect(corner, alone.rect().bottomRight()))
    assert one != other
    army.hand.release(dropped=True)


def test_a_stack_says_how_many_equal_dice_it_has(army: AreaView) -> None:
    assert said(army, 1).startswith("30 equal: Guard")
    assert said(army, 1, Qt.ItemDataRole.ToolTipRole).startswith("30 equal: Guard")
    assert "key 1" in said(army, 0)


def test_a_click_takes_one_of_a_stack_and_a_second_gives_it_back(army: AreaView, qtbot: QtBot) -> None:
    session, guards = army.hand.session, {army.shown[row].die for row in army.arrangement.stacks[1]}
    qtbot.mouseClick(army.viewport(), LEFT, pos=box(army, 1).center())
    (first,) = session.selection
    assert first in guards
    chosen = next(stack for stack in army.arrangement.stacks if army.shown[stack[0]].selected)
    assert [army.shown[row].die for row in chosen] == [first], "the chosen die lies for itself"
    rest = next(at for at, stack in enumerate(army.arrangement.stacks) if len(stack) == 29)
    qtbot.mouseClick(army.viewport(), LEFT, pos=box(army, rest).center())
    assert len(session.selection) == 2
    assert set(session.selection) <= guards
    pair = next(at for at, stack in enumerate(army.arrangement.stacks) if army.shown[stack[0]].selected)
    qtbot.mouseClick(army.viewport(), LEFT, pos=box(army, pair).center())
    qtbot.mouseClick(army.viewport(), LEFT, pos=box(army, next(_selected(army))).center())
    assert session.selection == ()
    assert sizes(army) == [4, 30]


def _selected(view: AreaView) -> Iterator[int]:
    return (at for at, stack in enumerate(view.arrangement.stacks) if view.shown[stack[0]].selected)


def test_casualties_are_chosen_one_by_one_and_confirmed(army: AreaView, qtbot: QtBot) -> None:
    session = army.hand.session
    assert isinstance(session.question.shape, Subset)  # type: ignore[union-attr]
    for _ in range(4):
        at = max(range(len(army.arrangement.stacks)), key=lambda at: len(army.arrangement.stacks[at]))
        qtbot.mouseClick(army.viewport(), LEFT, pos=box(army, at).center())
    chosen = session.selection
    assert len(chosen) == 4
    session.draft.confirm()
    assert {session.game.position.dice[die].place for die in chosen} == {"dead"}
    assert len(army.shown) == 30


def test_space_takes_one_of_the_stack_with_the_focus(army: AreaView, qtbot: QtBot) -> None:
    army.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(army, Qt.Key.Key_Home)
    qtbot.keyClick(army, Qt.Key.Key_Right)
    assert army.arrangement.stack_of(army.currentIndex().row()) == 1, "an arrow goes from stack to stack"
    qtbot.keyClick(army, Qt.Key.Key_Space)
    assert len(army.hand.session.selection) == 1


def drag(view: AreaView, start: QPoint, end: QPoint, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Press, move and release; return the dice of the drag that Qt begins, without its own loop."""
    dragged: list[str] = []

    def exec_(begun: QDrag, *_actions: object) -> Qt.DropAction:
        dragged.append(bytes(begun.mimeData().data("application/x-ddtable-dice").data()).decode())
        return Qt.DropAction.IgnoreAction

    monkeypatch.setattr(QDrag, "exec", exec_)
    none, viewport = Qt.KeyboardModifier.NoModifier, view.viewport()
    for kind, at, buttons in (
        (QMouseEvent.Type.MouseButtonPress, start, LEFT),
        (QMouseEvent.Type.MouseMove, (start + end) / 2, LEFT),
        (QMouseEvent.Type.MouseMove, end, LEFT),
        (QMouseEvent.Type.MouseButtonRelease, end, Qt.MouseButton.NoButton),
    ):
        button = Qt.MouseButton.NoButton if kind == QMouseEvent.Type.MouseMove else LEFT
        event = QMouseEvent(kind, at.toPointF(), viewport.mapToGlobal(at).toPointF(), button, buttons, none)
        QApplication.sendEvent(viewport, event)
    return dragged


def test_a_drag_takes_one_of_a_stack(army: AreaView, monkeypatch: pytest.MonkeyPatch) -> None:
    guards = {army.shown[row].die for row in army.arrangement.stacks[1]}
    start = box(army, 1).center()
    (dice,) = drag(army, start, start + QPoint(60, 10), monkeypatch)
    assert int(dice) in guards


def test_a_die_dragged_off_a_stack_is_chosen_by_the_drop(army: AreaView, qtbot: QtBot, hands) -> None:
    session = army.hand.session
    die = army.shown[army.arrangement.stacks[1][0]].die
    target = next(
        view
        for view in army.window().findChildren(AreaView)
        if view.area == session.question.shape.target and view.isVisible()  # type: ignore[union-attr]
    )
    hands.drag_over(target.viewport(), [die])
    hands.drop_on(target.viewport(), [die])
    qtbot.waitUntil(lambda: session.selection == (die,))
    assert sorted(sizes(army)) == [1, 4, 29]


def test_very_small_stacks_show_their_number_too(lay) -> None:
    game = Game(set_up(1, 4))
    begin_at(game, large(6, 6, 240))
    table = lay(game, (996, 520))
    view, at = next(
        (view, at)
        for card in table.cards
        for view in card.areas
        for at, stack in enumerate(view.arrangement.stacks)
        if len(stack) == 3 and view.arrangement.boxes[at].side < 20
    )
    view.hand.dragged = tuple(view.shown[row].die for row in view.arrangement.stacks[at][1:])
    one = view.viewport().grab(box(view, at)).toImage()
    view.hand.dragged = ()
    assert view.viewport().grab(box(view, at)).toImage() != one
