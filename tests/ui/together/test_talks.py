"""What people settle among themselves: undo by agreement, giving up, a draw, a rematch, who plays on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.position import Result
from ddtable.rules.dragon_dice.steps import Act, Maneuver, Oppose, Reinforce, Retreat, StrikeBack
from tests.drivers.hands_on import LEFT, NAMES, Hands, open_window, show
from tests.drivers.playing import game_from, play_at_random, set_up
from ui.page import talks
from ui.page.agreement import Agreement, Declaration
from ui.page.seat_dialogs import HandOverDialog
from ui.session.seats import Handed
from ui.window.rematch import rematch_seats, rematch_set_up

pytestmark = pytest.mark.usefixtures("mute")

TEXT = """
home A: flatland_city 5
home B: flatland_tower 3
frontier: flatland_temple 6
A at home A: {mine}
A reserve: thug
B at home A: {theirs}
B at home B: 2 guard
turn A march 1
"""
EVEN = TEXT.format(mine="3 thug", theirs="2 guard")
HERE = "terrain/0"


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def dialog(kind: type) -> object:
    found = QApplication.activeModalWidget()
    assert isinstance(found, kind), found
    return found


def agreement() -> Agreement:
    found = dialog(Agreement)
    assert isinstance(found, Agreement)
    return found


def declaration() -> Declaration:
    found = dialog(Declaration)
    assert isinstance(found, Declaration)
    return found


def said_in(asking: Agreement) -> str:
    return " ".join(label.text() for label in asking.findChildren(type(asking.asks)))


def click(button) -> None:
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()


def undo(hands: Hands) -> None:
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


# Undo in earnest


def test_own_last_choice_can_be_undone_before_any_roll(hands: Hands):
    game = game_from(EVEN, Reinforce(), Retreat())
    show(hands, game, practice=False)
    hands.key(Qt.Key.Key_N)
    undo(hands)
    assert QApplication.activeModalWidget() is None
    assert not game.choices
    assert hands.kind == "reinforce"


def rolled(hands: Hands) -> Game:
    """A choice in earnest on which dice have fallen."""
    game = game_from(EVEN, Oppose(HERE, (1,)), Retreat())
    show(hands, game, practice=False)
    hands.session.draft.pick("oppose")
    assert game.choices[-1].faces
    return game


def test_a_roll_stops_undo_until_the_other_agrees(hands: Hands):
    game = rolled(hands)
    undo(hands)
    asking = agreement()
    assert len(game.choices) == 1, "nothing is taken back by asking"
    assert hands.session.asked_seat == 0, "the first player is asked now, and wants it back"
    assert NAMES[0] in asking.windowTitle()
    assert asking.asked == 1, "the choice was the second player's: he must agree"
    assert f"{NAMES[1]}’s answer: Oppose" in said_in(asking), "the deed is named, and whose it is"
    click(asking.agree)
    assert not game.choices
    assert [entry.kind for entry in game.journal] == ["choice", "undo"]
    assert hands.kind == "oppose"


@pytest.mark.parametrize("by", ["button", "escape"])
def test_one_no_leaves_everything_as_it_is(hands: Hands, by: str):
    game = rolled(hands)
    undo(hands)
    asking = agreement()
    if by == "button":
        click(asking.close_button)
    else:
        QTest.keyClick(asking, Qt.Key.Key_Escape)
    assert len(game.choices) == 1
    assert QApplication.activeModalWidget() is None


def test_refusal_is_shown_until_the_next_event(hands: Hands):
    rolled(hands)
    undo(hands)
    click(agreement().close_button)
    notice = hands.window.notice
    assert notice.isVisible()
    assert notice.words == f"{NAMES[1]} does not agree. Nothing is undone."
    hands.session.draft.pick(hands.session.draft.options()[0][0])
    assert not notice.isVisible()


def test_extra_return_does_not_agree(hands: Hands):
    rolled(hands)
    undo(hands)
    QTest.keyClick(agreement().focusWidget(), Qt.Key.Key_Return)
    assert len(hands.session.game.choices) == 1


def test_among_three_both_others_are_asked_one_after_the_other(hands: Hands):
    game = Game(set_up(3, 3))
    while not (game.choices and game.choices[-1].faces):
        play_at_random(game, 1)
    show(hands, game, practice=False)
    stood = len(game.choices)
    undo(hands)
    asking = agreement()
    others = {0, 1, 2} - {hands.session.asked_seat}
    first = asking.asked
    click(asking.agree)
    assert len(game.choices) == stood
    assert {first, asking.asked} == others
    click(asking.agree)
    assert len(game.choices) == stood - 1


def test_a_typed_roll_is_named_when_it_is_asked_back(hands: Hands):
    game = game_from(EVEN, Oppose(HERE, (1,)), Retreat())
    show(hands, game, practice=False)
    hands.session.take_up_dice(True)
    hands.session.draft.pick("oppose")
    roller = hands.session.asked_seat
    count = len(hands.session.draft.faces.told)
    hands.session.draft.suggest()
    hands.session.draft.confirm()
    assert game.choices[-1].seat == roller
    undo(hands)
    assert f"{NAMES[roller]}’s roll of {count} dice" in said_in(agreement())
    agreement().close()
    QApplication.processEvents()


def test_undo_of_the_end_needs_everyones_agreement(hands: Hands):
    game = game_from(EVEN, Act(0, HERE))
    show(hands, game, practice=False)
    hands.session.concede(0)
    undo(hands)
    asking = agreement()
    assert asking.asked == 0
    click(asking.agree)
    assert game.position.result is not None
    assert asking.asked == 1
    click(asking.agree)
    assert game.position.result is None


def test_undo_with_a_computer_player_explains_why_it_is_disabled(hands: Hands):
    game = game_from(EVEN, Maneuver(HERE), Retreat())
    show(hands, game, practice=False, kinds=["person", "recruit"])
    hands.session.draft.pick("maneuver")
    game.play(game.question.shape.sample(__import__("random").Random(1)))
    hands.session.start()
    assert not hands.page.bar.undo.isEnabled()
    assert hands.page.bar.undo.toolTip() == talks.why_no_undo(hands.session) != ""


def test_request_to_undo_does_not_reveal_a_sealed_choice(hands: Hands):
    game = Game(set_up(3))
    show(hands, game, practice=False)
    hands.session.draft.suggest()
    hands.session.draft.confirm()
    talks.ask_undo(hands.page, (1,))
    said = said_in(agreement())
    assert f"{NAMES[0]}’s answer to: " in said
    assert "home army" in said
    agreement().close()
    QApplication.processEvents()


@pytest.mark.parametrize("by", ["button", "key"])
def test_undo_without_human_players_explains_why_it_is_disabled(hands: Hands, by: str):
    game = game_from(EVEN, Maneuver(HERE), Retreat())
    show(hands, game)
    hands.session.draft.pick("maneuver")
    for seat in (0, 1):
        hands.session.seats.hand_over(seat, "recruit")
    if by == "button":
        QTest.mouseClick(hands.page.bar.undo, LEFT)
    else:
        undo(hands)
    assert hands.window.notice.isVisible()
    assert hands.window.notice.words == "No player at this screen is in this game any more."
    assert len(game.choices) == 1


def test_button_leaves_the_table_without_human_players(hands: Hands):
    show(hands, game_from(EVEN, Maneuver(HERE), Retreat()))
    assert not hands.page.bar.leave.isVisible()
    for seat in (0, 1):
        hands.session.seats.hand_over(seat, "recruit")
    hands.click(hands.page.bar.leave)
    assert hands.window.page is None


# Giving up, a draw, a rematch


def test_giving_up_ends_a_battle_of_two(hands: Hands):
    game = game_from(EVEN, Act(0, HERE))
    show(hands, game)
    talks.ask_concede(hands.page)
    assert set(declaration().buttons) == {0, 1}
    click(declaration().buttons[0])
    assert game.position.result == Result((1,), "concession")
    assert hands.page.bar.sentence.text().startswith(f"{NAMES[1]} wins")
    assert talks.why_no_concede(hands.session)


def test_giving_up_can_be_thought_better_of(hands: Hands):
    game = game_from(EVEN, Act(0, HERE))
    show(hands, game)
    talks.ask_concede(hands.page)
    QTest.keyClick(declaration().focusWidget(), Qt.Key.Key_Return)
    QApplication.processEvents()
    assert QApplication.activeModalWidget() is None
    assert game.position.result is None


def test_among_three_the_computer_plays_on(hands: Hands):
    game = Game(set_up(3, 3))
    show(hands, game)
    talks.ask_concede(hands.page)
    click(declaration().buttons[2])
    assert hands.session.kinds == ("person", "person", "recruit")
    assert game.position.result is None
    told = [row.words for row in hands.page.log.entries.rows if row.kind == "note"]
    assert told == [f"{NAMES[2]} gives up; the computer plays on for this player"]


def test_a_draw_needs_the_other_person(hands: Hands):
    game = game_from(EVEN, Act(0, HERE))
    show(hands, game)
    talks.ask_draw(hands.page)
    click(declaration().buttons[0])
    click(agreement().close_button)
    assert game.position.result is None
    talks.ask_draw(hands.page)
    click(declaration().buttons[0])
    assert agreement().asked == 1
    click(agreement().agree)
    assert game.position.result == Result((), "agreement")


@pytest.mark.parametrize(("mine", "drawn"), [("6 thug", True), ("thug", False)])
def test_a_computer_player_takes_a_draw_unless_it_is_ahead(
    hands: Hands, mine: str, drawn: bool, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("ddtable.opponents.draws.ENOUGH", 0)
    game = game_from(TEXT.format(mine=mine, theirs="4 guard"), Act(0, HERE))
    show(hands, game, kinds=["person", "recruit"])
    said: list[str] = []
    monkeypatch.setattr(talks, "tell", lambda _page, sentence: said.append(sentence))
    talks.ask_draw(hands.page)
    assert any("not clearly ahead" in one.text() for one in declaration().findChildren(QLabel))
    click(declaration().buttons[0])
    assert (game.position.result is not None) is drawn
    assert said == [f"{NAMES[1]} " + ("agreed to a draw." if drawn else "is clearly ahead and wants to play on.")]
    told = [row.words for row in hands.page.log.entries.rows if row.kind == "note"]
    assert told == ([f"{NAMES[0]} offered a draw, and {NAMES[1]} agreed"] if drawn else [])


def test_a_computer_player_takes_no_draw_in_the_first_turn(hands: Hands, monkeypatch: pytest.MonkeyPatch):
    game = game_from(EVEN, Act(0, HERE))
    show(hands, game, kinds=["person", "recruit"])
    said: list[str] = []
    monkeypatch.setattr(talks, "tell", lambda _page, sentence: said.append(sentence))
    talks.ask_draw(hands.page)
    click(declaration().buttons[0])
    assert game.position.result is None
    assert said == [f"For {NAMES[1]} it is too early for a draw."]


def test_of_three_persons_no_sentence_touches_a_button(hands: Hands):
    show(hands, Game(set_up(3, 3)))
    for ask in (talks.ask_draw, talks.ask_concede):
        ask(hands.page)
        over = declaration()
        labels = [one for one in over.findChildren(QLabel) if one.isVisible() and one.text()]
        for button in over.buttons.values():
            near = [
                one for one in labels if one.geometry().bottom() > button.y() and one.y() < button.geometry().bottom()
            ]
            assert near
            assert all(one.geometry().right() + 12 <= button.x() for one in near)
            assert all(one.height() >= one.heightForWidth(one.width()) for one in near)
        over.reject()
        QApplication.processEvents()


def test_a_rematch_has_other_dice_and_the_same_forces_or_each_others(hands: Hands):
    game = Game(set_up(3, 3))
    show(hands, game, kinds=["person", "recruit", "person"])
    again, swapped = rematch_set_up(hands.session), rematch_set_up(hands.session, swap=True)
    assert again.seed not in (game.set_up.seed, swapped.seed)
    assert again.forces == game.set_up.forces
    assert swapped.forces == (game.set_up.forces[2], *game.set_up.forces[:2])
    assert [plan.kind for plan in rematch_seats(hands.session)] == ["person", "recruit", "person"]


def test_player_who_gave_up_is_never_shown_as_winner(hands: Hands):
    """The computer in that seat may win for itself; who takes the seat back may win again."""
    game = game_from(EVEN, Act(0, HERE))
    show(hands, game)
    hands.session.seats.hand_over(0, "recruit", conceded=True)
    hands.session.concede(1)
    winner = f"The computer for {NAMES[0]} wins"
    assert game.position.result == Result((0,), "concession")
    assert hands.page.bar.sentence.text().startswith(winner)
    assert hands.page.log.entries.rows[-1].words.startswith(winner)
    hands.session.seats.handed.append(Handed(1, 0, "person"))
    assert hands.session.table.left == frozenset()


def test_player_who_gave_up_plays_in_the_rematch(hands: Hands):
    show(hands, Game(set_up(3, 3)))
    hands.session.seats.hand_over(2, "recruit")
    hands.session.seats.hand_over(0, "recruit", conceded=True)
    assert [plan.kind for plan in rematch_seats(hands.session)] == ["person", "person", "recruit"]


def test_forces_are_swapped_at_the_end_by_a_button(hands: Hands):
    game = game_from(EVEN, StrikeBack(1, HERE, 0))
    show(hands, game)
    assert hands.page.bar.swapped.isHidden()
    hands.session.concede(0)
    assert hands.page.bar.swapped.isVisible()
    wanted: list[bool] = []
    hands.page.bar.rematch_swapped.disconnect()
    hands.page.bar.rematch_swapped.connect(lambda: wanted.append(True))
    hands.key(Qt.Key.Key_S)
    assert wanted


def test_a_seat_changes_hands(hands: Hands):
    show(hands, game_from(EVEN, Act(0, HERE)))
    talks.ask_hand_over(hands.page)
    over = dialog(HandOverDialog)
    assert isinstance(over, HandOverDialog)
    click(over.choices[1].buttons["recruit"])
    assert hands.session.kinds == ("person", "recruit")
    click(over.choices[1].buttons["person"])
    assert hands.session.kinds == ("person", "person")
    over.close()
    QApplication.processEvents()
