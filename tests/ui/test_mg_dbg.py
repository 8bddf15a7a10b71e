import pytest
from random import Random
from PySide6.QtCore import Qt, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.ui.field.field_hands import until, dealt
from tests.rules.battle_dice.battle_by_hand import BATTLE
from tests.ui.hands_on import open_window, show
def roster(seat):
    for seed in range(1,60):
        game, random = dealt(seed=seed), Random(seed)
        while game.question is not None:
            q = game.question
            if q.kind=="roster" and q.seat==seat: return game
            game.play(BATTLE.sample(q, random))
@pytest.mark.parametrize("motion", ["off","normal"])
@pytest.mark.parametrize("seat", [0,1])
@pytest.mark.parametrize("what", ["view","lastview","stepper"])
def test_a(qtbot, monkeypatch, tmp_path, motion, seat, what):
    hands = open_window(qtbot, monkeypatch, tmp_path)
    hands.window.change_settings(motion=motion)
    show(hands, roster(seat))
    f = hands.page.table
    print("\n##", motion, seat, what)
    def foc(t):
        w=QApplication.focusWidget(); print(t, type(w).__name__, w and w.accessibleName()[:40], "SIDE" if w and hands.page.side.isAncestorOf(w) else "")
    if what=="view":
        v=f.box.view
        QTest.mouseClick(v.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, v.height()-4))
    elif what=="lastview":
        v=next(x for x in hands.views() if x.area==f"roster@{seat}")
        v.setFocus(Qt.FocusReason.MouseFocusReason)
    else: next(iter(f.box.steppers.values())).setFocus(Qt.FocusReason.MouseFocusReason)
    foc("clicked")
    hands.controller.suggest()
    hands.key(Qt.Key.Key_Return); foc("answered "+hands.kind)
    qtbot.wait(1500); foc("later")
    hands.controller.suggest()
    hands.key(Qt.Key.Key_Return); qtbot.wait(300); foc("2nd "+hands.kind)
