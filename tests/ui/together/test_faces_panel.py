"""Real dice: what lies on the real table is told by keys and clicks, in one roll and through a whole game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.questions import Faces, Shown
from ddtable.rules.dragon_dice.steps import Act, Dragons, Retreat
from tests.drivers.hands_on import NAMES, Hands, open_window, settle, show
from tests.drivers.playing import game_from, play_at_random, set_up
from ui.page.talks import toggle_real_dice
from ui.together.faces_panel import CAPS, FacesPanel

MOST_DECISIONS = 400
TWELVE = """
home A: flatland_city 5
home B: flatland_tower 3
frontier: flatland_temple 6
A at home A: 6 thug, 4 cutthroat, 2 marauder
B at home A: guard
B at home B: guard
turn A march 1
"""
DRAGON = """
home A: flatland_city 5
home B: flatland_tower 3
frontier: flatland_temple 6
A at home A: 3 thug
B at home B: 2 guard
B dragons at home A: fire_drake
turn A dragons
"""
KEYS = {cap: Qt.Key(ord(cap)) for cap in CAPS}


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def panel(hands: Hands) -> FacesPanel:
    return hands.page.bar.faces


def rolling(hands: Hands, text: str = TWELVE) -> None:
    """An army of twelve skirmishes with real dice: its faces are asked for."""
    show(hands, game_from(text, Act(0, "terrain/0")))
    hands.session.take_up_dice(True)
    hands.session.draft.pick("skirmish:1:terrain/0")
    QApplication.processEvents()


def type_faces(hands: Hands, faces: list[int]) -> int:
    """Type faces in the order in which the panel asks; return how many keys that took."""
    for face in faces:
        hands.key(KEYS[CAPS[face]])
    return len(faces)


def asked_order(hands: Hands) -> tuple[int, ...]:
    faces = hands.session.draft.faces
    assert faces is not None
    return faces.order


def test_a_whole_game_with_real_dice_is_played_by_keys_alone(hands: Hands):
    """Every roll is typed in, everything else is answered by H and Return; what is played is what was typed."""
    game = Game(set_up(5, by_hand=True))
    show(hands, game)
    hands.window.setUpdatesEnabled(False)  # nothing of this is told by what is painted, which takes half of the time
    random, rolls, kinds = Random(5), 0, set()
    while (question := game.question) is not None and len(game.choices) < MOST_DECISIONS:
        stood = len(game.choices)
        if isinstance(question.shape, Faces):
            typed = {at: random.randrange(question.shape.sides[at]) for at in asked_order(hands)}
            kinds |= set(question.shape.sides)
            type_faces(hands, [typed[at] for at in asked_order(hands)])
            assert len(game.choices) == stood, "nothing is confirmed before Return"
            hands.key(Qt.Key.Key_Return)
            assert game.choices[stood].choice == Shown(tuple(typed[at] for at in range(len(typed))))
            rolls += 1
        else:
            hands.key(Qt.Key.Key_H)
            if len(game.choices) == stood:
                hands.key(Qt.Key.Key_Return)
        assert len(game.choices) > stood, (question.kind, hands.told)
    assert game.question is None
    assert rolls > 20
    assert kinds >= {6, 8}


def test_twelve_dice_take_thirteen_keys(hands: Hands):
    rolling(hands)
    stood, order = len(hands.session.game.choices), asked_order(hands)
    keys = type_faces(hands, [at % 6 for at in range(12)])
    hands.key(Qt.Key.Key_Return)
    assert keys + 1 == 13
    told = hands.session.game.choices[stood].choice
    assert isinstance(told, Shown)
    assert [told.faces[at] for at in order] == [at % 6 for at in range(12)]


def test_space_repeats_the_face_for_the_next_die_of_its_kind_alone(hands: Hands):
    rolling(hands)
    faces = hands.session.draft.faces
    assert faces is not None
    types = [hands.session.position.dice[faces.shape.dice[at]].type for at in faces.order]
    assert types == sorted(types, key=types.index), "equal dice lie side by side"
    hands.key(Qt.Key.Key_4)
    alike = types.count(types[0])
    for _ in range(alike - 1):
        hands.key(Qt.Key.Key_Space)
    assert [faces.told[at] for at in faces.order[:alike]] == [3] * alike
    hands.key(Qt.Key.Key_Space)
    assert faces.missing == 12 - alike, "no die of the next kind has been told yet"
    assert hands.told == hands.session.words.say("ui-faces-nothing-to-repeat")


def test_a_face_is_corrected_by_backspace_and_by_going_back(hands: Hands):
    rolling(hands)
    faces = hands.session.draft.faces
    assert faces is not None
    first, second = faces.order[:2]
    type_faces(hands, [0, 1])
    hands.key(Qt.Key.Key_Backspace)
    assert (faces.told[first], faces.told[second]) == (0, None)
    hands.key(Qt.Key.Key_Left)
    hands.key(Qt.Key.Key_6)
    assert faces.told[first] == 5
    assert faces.at == second
    hands.click(panel(hands).dice[0])
    assert faces.at == first


def test_face_that_the_die_lacks_is_refused(hands: Hands):
    rolling(hands)
    hands.key(Qt.Key.Key_7)
    assert hands.session.draft.faces is not None
    assert hands.session.draft.faces.missing == 12
    assert "6 faces" in hands.told


def test_return_with_missing_faces_shows_their_number(hands: Hands):
    rolling(hands)
    type_faces(hands, [0] * 11)
    stood = len(hands.session.game.choices)
    assert not hands.page.bar.confirm.isEnabled()
    assert hands.page.bar.confirm.toolTip()
    hands.key(Qt.Key.Key_Return)
    assert len(hands.session.game.choices) == stood
    assert hands.told == "1 die still to enter"


def test_program_rolls_missing_dice_and_return_confirms(hands: Hands):
    rolling(hands)
    stood = len(hands.session.game.choices)
    hands.key(Qt.Key.Key_H)
    assert hands.session.draft.faces is not None
    assert not hands.session.draft.faces.missing
    assert len(hands.session.game.choices) == stood
    hands.key(Qt.Key.Key_Return)
    assert len(hands.session.game.choices) == stood + 1


def test_entered_faces_are_not_rolled_again(hands: Hands):
    rolling(hands)
    faces, order = hands.session.draft.faces, asked_order(hands)
    assert faces is not None
    type_faces(hands, [2, 3, 4])
    hands.key(Qt.Key.Key_H)
    assert not faces.missing
    assert [faces.told[at] for at in order[:3]] == [2, 3, 4]
    whole = list(faces.told)
    hands.key(Qt.Key.Key_H)
    assert faces.told == whole


def test_faces_are_clicked_too(hands: Hands):
    rolling(hands)
    faces = hands.session.draft.faces
    assert faces is not None
    hands.click(panel(hands).keys[4])
    assert faces.told[faces.order[0]] == 4
    hands.key(Qt.Key.Key_2)
    assert faces.told[faces.order[1]] == 1, "after a click the keys go on"


def test_panel_names_player_roll_and_place(hands: Hands):
    rolling(hands)
    said = panel(hands).heading.text()
    assert NAMES[0] in said
    assert "melee" in said
    assert f"{NAMES[0]}’s home" in said
    assert "6 faces" in panel(hands).named.text()
    type_faces(hands, [0] * 12)
    hands.key(Qt.Key.Key_Return)
    assert NAMES[1] in panel(hands).heading.text(), "then the other side tells its saves"
    assert "saves" in panel(hands).heading.text()


def test_a_screen_reader_hears_every_die_and_every_face_with_its_key(hands: Hands):
    rolling(hands)
    hands.key(Qt.Key.Key_1)
    shown = [die for die in panel(hands).dice if die.isVisible()]
    assert len(shown) == 12
    assert sum("not entered yet" in die.accessibleName() for die in shown) == 11
    keys = [key for key in panel(hands).keys if key.isVisible()]
    assert len(keys) == 6
    assert all(f"key {number}" in key.accessibleName() for number, key in enumerate(keys, start=1))


def test_real_dice_can_be_turned_off_during_a_roll(hands: Hands):
    rolling(hands)
    type_faces(hands, [0] * 3)
    toggle_real_dice(hands.page)
    assert not hands.session.real_dice
    assert panel(hands).isHidden()
    assert hands.session.game.last.faces
    toggle_real_dice(hands.page)
    assert hands.session.real_dice


@pytest.mark.parametrize(
    ("faces", "said", "shown"),
    [
        ("by_number", "The number on a terrain decides, not its printed icon", True),
        ("printed", "The icon printed on a terrain decides", False),
    ],
)
def test_real_dice_in_mid_game_name_the_rule_for_actions(hands: Hands, faces: str, said: str, shown: bool):
    """C5.1, Q4: the game keeps its way; F6 says which, and the ribbon says it as long as it is not what dice show."""
    begun = Game(set_up(5, **({"faces": faces} if faces == "printed" else {})))
    play_at_random(begun, 40)
    show(hands, begun)
    hands.key(Qt.Key.Key_F6)
    assert hands.session.real_dice
    assert said in hands.window.notice.words
    assert ("by the number, not the printed icon" in hands.page.ribbon.game.text()) is shown
    hands.key(Qt.Key.Key_F6)
    assert "by the number, not the printed icon" not in hands.page.ribbon.game.text()


def test_undo_of_the_programs_roll_restores_entered_faces(hands: Hands):
    rolling(hands)
    type_faces(hands, [0, 1, 2])
    told = list(hands.session.draft.faces.told)
    hands.key(Qt.Key.Key_F6)
    assert hands.session.game.last.faces
    assert "Ctrl+Z restores" in hands.window.notice.words
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hands.session.draft.faces.told == told
    assert hands.session.draft.faces.missing == 9
    assert sum("not entered yet" in die.accessibleName() for die in panel(hands).dice if die.isVisible()) == 9


def test_next_roll_starts_without_entered_faces(hands: Hands):
    rolling(hands)
    type_faces(hands, [0] * 12)
    hands.key(Qt.Key.Key_Return)
    assert hands.session.draft.faces.missing == len(hands.session.draft.faces.told)


def test_a_closed_panel_opens_at_the_first_digit(hands: Hands):
    rolling(hands)
    hands.key(Qt.Key.Key_Escape)
    assert panel(hands).isHidden()
    hands.key(Qt.Key.Key_2)
    assert panel(hands).isVisible()
    assert hands.session.draft.faces.missing == 11
    hands.key(Qt.Key.Key_0)
    assert "6 faces" in hands.told, "the panel has the keyboard again"


@pytest.mark.parametrize("key", [Qt.Key.Key_W, Qt.Key.Key_Equal, Qt.Key.Key_Plus])
def test_the_twelfth_face_has_a_key_on_every_keyboard(hands: Hands, key: Qt.Key):
    show(hands, game_from(DRAGON, Retreat(), Dragons()))
    hands.session.take_up_dice(True)
    for _ in range(4):
        if isinstance(hands.session.question.shape, Faces) and max(hands.session.draft.faces.shape.sides) == 12:
            break
        hands.session.draft.suggest()
        hands.session.draft.confirm()
    faces = hands.session.draft.faces
    first = faces.at
    assert faces.shape.sides[first] == 12
    hands.key(key)
    assert faces.told[first] == 11


def test_the_face_that_space_repeats_has_the_sign_of_space_and_no_rim(hands: Hands):
    rolling(hands)
    hands.key(Qt.Key.Key_3)
    third, first = panel(hands).keys[2], panel(hands).keys[0]
    assert "Space" in third.accessibleName()
    assert "Space" not in first.accessibleName()
    edge = [key.grab().toImage().pixelColor(key.width() // 2, 0) for key in (third, first)]
    assert edge[0] == edge[1], "no rim as if it were told already"


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_every_roll_is_entered_in_one_place_without_covering_armies(qtbot: QtBot, monkeypatch, tmp_path: Path, size):
    hands = open_window(qtbot, monkeypatch, tmp_path, size)
    show(hands, Game(set_up(5, by_hand=True)))
    places: list[tuple[int, int, int]] = []
    random = Random(3)
    while len(places) < 6 and (question := hands.session.question) is not None:
        if isinstance(question.shape, Faces):
            settle()
            card, page = panel(hands).geometry(), hands.page
            assert panel(hands).isVisible()
            places.append((card.left(), card.bottom(), card.right()))
            assert not card.intersects(page.side.geometry()), "the log stays in sight"
            for view in hands.views():
                for row in range(len(view.shown)):
                    die = view.visualRect(view.model().index(row, 0))
                    at = view.viewport().mapTo(page, die.topLeft())
                    assert not card.intersects(die.translated(at - die.topLeft())), view.area
        hands.session.game.play(question.shape.sample(random))
        hands.session.start()
    assert len(places) == 6
    assert len(set(places)) == 1, places


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_panel_stays_in_the_window(qtbot: QtBot, monkeypatch, tmp_path: Path, size: tuple[int, int]):
    hands = open_window(qtbot, monkeypatch, tmp_path, size)
    rolling(hands)
    page = hands.page
    assert page.rect().contains(panel(hands).geometry())
    for part in (*panel(hands).dice, *panel(hands).keys, panel(hands).help, panel(hands).named):
        assert not part.isVisible() or panel(hands).rect().contains(part.geometry()), part


def test_every_face_of_a_dragon_has_a_key(hands: Hands):
    """Twelve faces: digits, 0 for ten, Q and W."""
    QTest.qWait(0)
    rolling(hands)
    assert len(set(CAPS)) == 12
    assert KEYS["0"] == Qt.Key.Key_0
    assert [CAPS[face] for face in (8, 9, 10, 11)] == ["9", "0", "Q", "W"]
