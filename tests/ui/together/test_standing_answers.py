"""Standing answers: set by Shift, seen as chips, dropped by a click, remembered; and two things in one breath."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.questions import Picked, Question
from ddtable.rules.dragon_dice.steps import Act, Maneuver, March, Oppose, Reinforce, Retreat
from tests.drivers.hands_on import LEFT, NAMES, Hands, open_window, show
from tests.drivers.playing import game_from
from ui.kit.settings import SettingsFile
from ui.page.seat_dialogs import StandingDialog
from ui.session.answer.standing import INTENDED, STANDING, SUITED, kind_of, may_stand
from ui.session.session import Session
from ui.together.standing_chips import standing_words
from ui.window.remembering import recall, remembered

SHIFT = Qt.KeyboardModifier.ShiftModifier
TEXT = """
home A: flatland_city 5
home B: flatland_tower 3
frontier: flatland_temple 6
A at home A: 3 thug
A at frontier: 2 marauder
A reserve: thug
B at home A: 2 guard
B at home B: 2 guard
turn A march 1
"""
HERE = "terrain/0"


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def opposed_twice() -> Game:
    """Two maneuvers of the first player at the same terrain, to be opposed by the second."""
    return game_from(TEXT, Oppose(HERE, (1,)), Oppose(HERE, (1,)), Retreat())


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


def kinds(game: Game) -> list[str]:
    return [step.question.kind for step in game.history if step.question is not None]


def shift_click(hands: Hands, option: str) -> None:
    bar = hands.page.bar
    button = next(button for button, answer in zip(bar.buttons, bar._shown, strict=False) if answer.id == option)
    QTest.mouseClick(button, LEFT, SHIFT, button.rect().center())
    settle()


def chips(hands: Hands) -> list[str]:
    return [chip.text() for chip in hands.page.bar.chips.chips if chip.isVisible()]


@pytest.mark.parametrize("by", ["click", "key"])
def test_shift_makes_an_answer_standing(hands: Hands, by: str):
    game = game_from(TEXT, Oppose(HERE, (1,)), Act(0, HERE))
    show(hands, game)
    if by == "click":
        shift_click(hands, "oppose")
    else:
        hands.key(Qt.Key.Key_Return, SHIFT)
    assert game.choices[0].choice == Picked("oppose")
    assert game.choices[0].remark is None, "this one was given by hand"
    assert hands.session.standing.of(1) == {"oppose": "oppose"}


def test_standing_answer_is_reported_with_the_way_to_remove_it(hands: Hands):
    show(hands, game_from(TEXT, Oppose(HERE, (1,)), Act(0, HERE)))
    shift_click(hands, "oppose")
    said = hands.window.notice
    assert said.isVisible()
    assert "lways oppose maneuvers" in said.words
    assert NAMES[1] in said.words
    assert "Ctrl+T" in said.words


@pytest.mark.parametrize("by", ["click", "key"])
def test_answer_that_cannot_be_standing_is_given_once_with_a_message(hands: Hands, by: str):
    game = game_from(TEXT, Maneuver(HERE), Retreat())
    show(hands, game)
    if by == "click":
        shift_click(hands, "maneuver")
    else:
        hands.key(Qt.Key.Key_Return, SHIFT)
    assert game.choices[0].choice == Picked("maneuver")
    assert hands.session.standing.of(0) == {}
    assert "Answered once" in hands.window.notice.words


@pytest.mark.parametrize(("option", "stands"), [("maneuver", False), ("oppose", True)])
def test_right_click_offers_a_standing_answer_or_explains_why_not(hands: Hands, option: str, stands: bool):
    step = Oppose(HERE, (1,)) if stands else Maneuver(HERE)
    show(hands, game_from(TEXT, step, Retreat()))
    bar = hands.page.bar
    button = next(button for button, answer in zip(bar.buttons, bar._shown, strict=False) if answer.id == option)
    at = button.rect().center()
    QApplication.sendEvent(button, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, button.mapToGlobal(at)))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    (action,) = menu.actions()
    assert action.isEnabled() is stands
    assert action.text() == (
        "Always oppose maneuvers" if stands else "Always asked, because the best answer depends on the position"
    )
    action.trigger()
    menu.close()
    settle()
    assert hands.session.standing.of(1) == ({"oppose": "oppose"} if stands else {})


def test_standing_answer_is_not_asked_again_and_is_noted_in_the_journal(hands: Hands):
    game = game_from(TEXT, Maneuver(HERE), Retreat())
    show(hands, game)
    hands.session.standing.set(1, "oppose", "let")
    hands.key(Qt.Key.Key_Return)
    settle()
    given = [entry for entry in game.choices if entry.seat == 1]
    assert [entry.choice for entry in given] == [Picked("let")]
    assert given[0].remark == STANDING
    assert hands.session.words.remark(STANDING, hands.session.table) == "standing answer"


def test_chips_show_standing_answers_and_a_click_removes_them(hands: Hands):
    game = game_from(TEXT, Retreat())
    show(hands, game)
    hands.session.standing.set(0, "strike-back", "strike")
    hands.session.standing.set(1, "pursue", "let")
    hands.session.start()
    assert chips(hands) == ["Always strike back"]
    told: list[bool] = []
    hands.page.bar.standing_changed.connect(lambda: told.append(True))
    hands.click(hands.page.bar.chips.chips[0])
    assert hands.session.standing.of(0) == {}
    assert hands.session.standing.of(1) == {"pursue": "let"}
    assert chips(hands) == []
    assert told


def test_many_chips_are_counted_and_the_dialog_lists_them_all(hands: Hands):
    game = game_from(TEXT, Retreat())
    show(hands, game)
    for kind in ("strike-back", "oppose", "pursue", "promote"):
        hands.session.standing.set(0, kind, SUITED[kind][0])
    hands.session.start()
    hands.click(hands.page.bar.chips.rest)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, StandingDialog)
    assert {seat for seat, _ in dialog.chips} == {0}
    assert len(dialog.chips) == 4
    QTest.mouseClick(dialog.chips[0, "oppose"], LEFT)
    assert "oppose" not in hands.session.standing.of(0)
    dialog.close()
    settle()


def test_they_survive_a_restart_and_belong_to_the_name(tmp_path: Path):
    settings = SettingsFile(tmp_path / "settings.json")
    session = Session(game_from(TEXT, Retreat()), NAMES[:2], ("person", "person"))
    session.standing.set(0, "oppose", "oppose")
    settings.change(standing=remembered(session, settings.value.standing))
    again = SettingsFile(tmp_path / "settings.json").value.standing
    swapped = Session(game_from(TEXT, Retreat()), (NAMES[1], NAMES[0]), ("person", "person"))
    recall(swapped, again)
    assert swapped.standing.of(1) == {"oppose": "oppose"}
    assert swapped.standing.of(0) == {}
    swapped.standing.drop(1, "oppose")
    assert remembered(swapped, again) == {}, "what was dropped is forgotten"
    third = Session(game_from(TEXT, Retreat()), ("Tove", "Aksel"), ("person", "person"))
    assert remembered(third, again) == {NAMES[0]: {"oppose": "oppose"}}, "others' answers are kept"
    for one in (session, swapped, third):
        one.close()


def test_answers_that_this_version_does_not_know_are_passed_over():
    session = Session(game_from(TEXT, Retreat()), NAMES[:2], ("person", "person"))
    recall(session, {NAMES[0]: {"action": "charge", "oppose": "perhaps", "pursue": "let"}})
    assert session.standing.of(0) == {"pursue": "let"}
    session.close()


def test_every_suited_answer_has_words(hands: Hands):
    show(hands, game_from(TEXT, Retreat()))
    said = [standing_words(hands.session.words, kind, to) for kind, options in SUITED.items() for to in options]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("values", "kind", "suited"), [({"cantrip": 1}, "cantrip", True), ({"cantrip": 0}, "spell", False)]
)
def test_cantrips_may_be_passed_over_but_no_magic_action(values, kind, suited):
    question = Question(0, "spell", "M4", None, values)  # type: ignore[arg-type]
    assert kind_of(question) == kind
    assert may_stand(question, "done") is suited


def test_changing_answers_cannot_be_standing(hands: Hands):
    game = game_from(TEXT, Maneuver(HERE))
    show(hands, game)
    hands.key(Qt.Key.Key_N, SHIFT)
    assert hands.session.standing.of(0) == {}
    assert game.choices[0].choice == Picked("skip"), "it is given this once"


# Two things in one breath


@pytest.mark.parametrize(("key", "way"), [(Qt.Key.Key_U, 6), (Qt.Key.Key_J, 4)])
def test_a_maneuver_and_its_direction_are_one_key(hands: Hands, key: Qt.Key, way: int):
    game = game_from(TEXT.replace("B at home A: 2 guard\n", ""), Maneuver(HERE), Retreat())
    show(hands, game)
    hands.key(key)
    settle()
    assert game.position.dice[0].face == way - 1
    assert [entry.remark for entry in game.choices] == [None, INTENDED]
    assert hands.kind == "retreat"
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hands.kind == "maneuver", "undo goes back to what was pressed"


def test_a_turn_is_ended_by_one_key(hands: Hands):
    game = game_from(TEXT, March(1), March(2), Reinforce(), Retreat())
    show(hands, game)
    hands.key(Qt.Key.Key_E)
    settle()
    assert [entry.choice.option for entry in game.choices] == ["pass", "pass", "done", "done"]  # type: ignore


def test_planned_answer_is_dropped_by_another_one(hands: Hands):
    """After undo the player marches after all: nothing of the ended turn may be left."""
    game = game_from(TEXT, March(2), Reinforce(), Retreat())
    show(hands, game)
    hands.key(Qt.Key.Key_E)
    settle()
    while hands.kind != "march-second":
        hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hands.session.draft.pick("reserve")
    settle()
    while hands.kind not in ("reinforce", ""):
        hands.key(Qt.Key.Key_N)
        settle()
    assert hands.kind == "reinforce"
    assert hands.session.asks_person


def test_a_click_on_a_distance_marches_maneuvers_and_turns(hands: Hands):
    """Before its army has marched a distance beside the one that lies up says all three at once."""
    game = game_from(TEXT.replace("B at home A: 2 guard\n", ""), March(1), Retreat())
    show(hands, game)
    hands.click(hands.cell(f"{HERE}#6@-1"))
    settle()
    assert game.position.dice[0].face == 5
    assert [entry.choice.option for entry in game.choices[:3]] == [HERE, "maneuver", "up"]  # type: ignore[union-attr]
