"""Answers of any kind given by the keyboard alone, each key sent to what has the focus, as a keyboard does."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ddtable.engine.questions import Allotted, Choice, Chosen, Picked
from tests.drivers.hands_on import MOST_TABS, Hands, settle
from ui.games.dragon_dice.panels.points_cell import PointsCell
from ui.games.dragon_dice.table.assembly import TerrainChoice

Key = Qt.Key
DIGITS = (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_6, Key.Key_7, Key.Key_8, Key.Key_9)


def press(key: Key, *, times: int = 1) -> None:
    """Press a key where the keyboard is: an open menu has it, else what has the focus."""
    for _ in range(times):
        place = QApplication.activePopupWidget() or QApplication.focusWidget() or QApplication.activeWindow()
        assert place is not None
        QTest.keyClick(place, key)
        settle()


def write(text: str) -> None:
    """Write into the field in focus, over what stands there."""
    field = QApplication.focusWidget()
    assert field is not None
    QTest.keyClick(field, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field, text)


def tab_to(wanted: QWidget) -> None:
    """Walk to a widget with the Tab key."""
    for _ in range(MOST_TABS):
        if QApplication.focusWidget() is wanted:
            return
        press(Key.Key_Tab)
    raise AssertionError(f"the Tab key never comes to {wanted}")


def press_button(button: QAbstractButton) -> None:
    """Walk to a button and press it."""
    tab_to(button)
    press(Key.Key_Space)


def choose_segment(buttons: dict[str, QAbstractButton], value: str) -> None:
    """Walk to a row of joined buttons, and with the arrows to one of them."""
    tab_to(next(button for button in buttons.values() if button.isChecked()))
    values = list(buttons)
    now = next(number for number, button in enumerate(buttons.values()) if button.isChecked())
    steps = values.index(value) - now
    press(Key.Key_Right if steps > 0 else Key.Key_Left, times=abs(steps))
    assert buttons[value].isChecked()


def answer_by_keys(hands: Hands, choice: Choice) -> None:
    """Give an answer."""
    if isinstance(choice, Chosen):
        _choose(hands, choice.dice)
    elif isinstance(choice, Allotted):
        _spread(hands, choice)
    else:
        assert isinstance(choice, Picked)
        _pick(hands, choice.option)


def _choose(hands: Hands, dice: tuple[int, ...]) -> None:
    """The first die where it lies; others by their digits, as far as these go."""
    numbered = hands.session.draft.numbered()
    for number, die in enumerate(dice):
        if number and die in numbered[: len(DIGITS)]:
            press(DIGITS[numbered.index(die)])
        else:
            hands.lift_by_key(die)
    assert set(hands.session.selection) == set(dice)
    press(Key.Key_Return if dice else Key.Key_N)


def _spread(hands: Hands, choice: Allotted) -> None:
    panel = hands.page.bar.own["points"]
    for number, row in enumerate(choice.amounts):
        for bucket, wanted in enumerate(row):
            while (short := wanted - hands.session.draft.points.amounts()[number][bucket]) > 0:
                _walk_to_cell(panel.cells[number, bucket])
                press(Key.Key_Plus)
                assert hands.session.draft.points.amounts()[number][bucket] == wanted - short + 1
    assert hands.session.draft.half_made() == choice
    press(Key.Key_Return)


def _walk_to_cell(cell: PointsCell) -> None:
    """Tab to a row of points, arrows to the cell."""
    for _ in range(MOST_TABS):
        here = QApplication.focusWidget()
        if isinstance(here, PointsCell) and here.source == cell.source:
            break
        press(Key.Key_Tab)
    for key in (Key.Key_Left,) * 8 + (Key.Key_Right,) * 8:
        if QApplication.focusWidget() is cell:
            return
        press(key)
    raise AssertionError(f"the arrows never come to {cell}")


ENDS = {"N": Key.Key_N, "Esc": Key.Key_Escape}


def _pick(hands: Hands, wanted: str) -> None:
    option = next(option for option in hands.options() if option.id == wanted)
    bar = hands.page.bar
    answers = [answer.id for answer in bar._answers]
    ends = {answer.id: ENDS[answer.keys] for answer in bar._answers if answer.keys in ENDS}
    if hands.kind.startswith("terrain-"):
        tab_to(next(tile for tile in hands.window.findChildren(TerrainChoice) if tile.terrain == wanted))
        press(Key.Key_Return)
    elif hands.kind == "spell" and wanted in (cards := _cards(hands)):
        tab_to(cards[wanted])
        press(Key.Key_Return)
    elif option.moves and len(option.moves[0].dice) == 1 and option.moves[0].onto < 0:
        _move(hands, wanted)
    elif wanted in ends:
        moment = len(hands.session.game.choices)
        press(ends[wanted])
        if len(hands.session.game.choices) == moment:  # while spells can be cast Done asks once
            press(ends[wanted])
    elif wanted in answers[: len(DIGITS)]:
        press(DIGITS[answers.index(wanted)])
    else:
        _pick_in_list(hands, wanted)


def _cards(hands: Hands) -> dict[str, QWidget]:
    cards = hands.page.bar.own["spells"].cards.values()
    return {card.state.option.id: card for card in cards if card.castable}


def _move(hands: Hands, wanted: str) -> None:
    """Take a die up and put it down; where that means several things, say which in the menu."""
    option = next(option for option in hands.options() if option.id == wanted)
    move = option.moves[0]
    alike = [other.id for other in hands.options() if any(same == move for same in other.moves)]
    hands.lift_by_key(move.dice[0])
    hands.put_by_key(move.target)
    if len(alike) > 1:
        press(DIGITS[alike.index(wanted)])


def _pick_in_list(hands: Hands, wanted: str) -> None:
    """Walk to the button that lists all answers, and in the list with the arrows."""
    press_button(hands.page.bar.more)
    number = [found.id for found in hands.options()].index(wanted)
    press(Key.Key_Down, times=number + 1)
    press(Key.Key_Return)
