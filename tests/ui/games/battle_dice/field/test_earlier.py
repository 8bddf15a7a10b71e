"""What is shown is whole: while the round before is walked through, the field stays in that round."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.questions import Choice, Chosen
from ddtable.rules.battle_dice.events import DiceRolled, MoraleChecked, RoundBegan
from tests.drivers.hands_on import Hands, open_window
from tests.rules.battle_dice.battle_by_hand import BATTLE
from tests.ui.games.battle_dice.field.conftest import Lay
from tests.ui.games.battle_dice.field.field_hands import dealt
from tests.ui.games.battle_dice.field.test_flight import moving
from ui.games.battle_dice.field.field import FieldView

WAIT = 20_000


@pytest.fixture
def announced_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let announcements stand long enough for a busy machine."""
    for name in ("OPENING", "NEXT_ROUND"):
        monkeypatch.setattr(f"ui.games.battle_dice.field.gaze.{name}", 800)


def until_rolling(qtbot: QtBot, field: FieldView) -> None:
    """Wait for the moment at which the dice of the next round are thrown, which a busy machine might pass by."""
    with qtbot.waitSignal(field.gaze.changed, timeout=WAIT, check_params_cb=lambda *_: field.gaze.rolling):
        pass


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def before_next_round(quest: bool) -> tuple[Game, Choice]:
    """A game in which the next answer, about losses, ends the armies' turn; dice of the next round are rolled at once.

    `quest`: that round is a quest's, not the armies' next turn. The answer comes with it.
    """
    for seed in range(1, 80):
        game, random = dealt(seed=seed, quests=quest), Random(seed)
        while game.question is not None and len(game.history) < 60:
            question = game.question
            asked = game.branch() if question.kind == "losses" else None
            choice = BATTLE.sample(question, random)
            game.play(choice)
            events = game.history[-1].events
            told = {type(event) for event in events}
            begun = [event for event in events if isinstance(event, RoundBegan)]
            if asked is None or not {MoraleChecked, DiceRolled} <= told or len(begun) != 1:
                continue
            if (begun[0].quester >= 0) is quest and asked.position.board.battle.quester < 0:
                return asked, choice
    raise ValueError("no turn ends like that")


def numbers(field: FieldView) -> dict[int, int]:
    """What each die in a rank shows; 0 where no number is seen."""
    return {
        die.die: die.look.value  # type: ignore[attr-defined]
        for side in field.sides
        for view in side.ranks.values()
        if view.isVisible()
        for die in view.shown
    }


def answered(hands: Hands, quest: bool) -> tuple[FieldView, Game]:
    """The field just after that answer, in motion, and the game before it."""
    game, choice = before_next_round(quest)
    before = game.branch()
    field = moving(hands, game, "normal")
    hands.session.draft.answer(choice)
    QApplication.processEvents()
    return field, before


def fresh_rolls(field: FieldView) -> dict[int, int]:
    """The numbers of the roll that is still to be seen."""
    events = field.session.history[-1].events
    begun = next(at for at, event in enumerate(events) if isinstance(event, RoundBegan))
    rolls = [event for event in events[begun:] if isinstance(event, DiceRolled)]
    return {die: number for roll in rolls for die, number in zip(roll.dice, roll.numbers, strict=True)}


@pytest.mark.usefixtures("announced_long")
@pytest.mark.parametrize("quest", [False, True])
def test_the_round_before_is_shown_whole_until_it_has_been_walked_through(
    hands: Hands, qtbot: QtBot, quest: bool
) -> None:
    """BD1.6: faces, places and the strip are of one round."""
    field, before = answered(hands, quest)
    old = before.position.board.battle
    rolled = fresh_rolls(field)
    while field.gaze.in_past:
        assert field.rolling
        assert (field.gaze.round.number, field.gaze.round.quester) == (old.round, -1)
        assert all(side.main == "army" for side in field.sides)
        shown = {die: number for die, number in numbers(field).items() if field.gaze.counted(die) is None}
        for die, number in shown.items():  # a morale check is a roll of its own: those dice count in it
            assert number in (0, field.gaze.number(die), before.position.dice[die].face + 1)
        assert not any(die.lit for view in field.views() for die in view.shown)
        assert hands.page.bar.in_suspense
        qtbot.wait(60)
    battle = field.session.position.board.battle
    assert field.gaze.opening == (battle.round, battle.quester)
    assert {numbers(field)[die] for die in rolled if die in numbers(field)} == {0}
    assert field.rolling
    until_rolling(qtbot, field)
    assert field.gaze.opening is None
    assert {die: numbers(field)[die] for die in rolled} == rolled
    field.finish()
    assert field.model.earlier is None


@pytest.mark.usefixtures("announced_long")
def test_next_round_is_announced_before_its_roll(hands: Hands, qtbot: QtBot) -> None:
    field, _ = answered(hands, quest=True)
    qtbot.waitUntil(lambda: field.gaze.opening is not None, timeout=WAIT)
    title, over = field.story.sentences()
    assert "quest begins" in title
    assert over == "Turn 1 is over: both armies hold."
    field.story.grab()
    assert field.strip.words()[0] == "Quest"
    assert not any(chip.outcomes() for chip in field.strip.chips)
    until_rolling(qtbot, field)
    assert field.story.sentences() == ["The dice are rolling …"]


@pytest.mark.parametrize("quest", [False, True])
def test_key_ends_the_walk_and_shows_the_current_state(hands: Hands, quest: bool) -> None:
    field, _ = answered(hands, quest)
    assert field.model.earlier is not None
    QTest.keyClick(hands.page, Qt.Key.Key_Shift)
    assert not field.busy
    assert field.model.earlier is None
    assert not field.hand.asks_later
    for view in field.views():
        for die in view.shown:
            assert view.area == field.session.shown_area(die.die)


def test_undo_during_the_walk_shows_the_current_state(hands: Hands) -> None:
    field, before = answered(hands, quest=False)
    assert field.model.earlier is not None
    hands.session.undoing.undo()
    QApplication.processEvents()
    assert field.model.earlier is None
    assert not field.busy
    for view in field.views():
        for die in view.shown:
            assert view.area == field.session.shown_area(die.die)
    assert hands.session.position.dice == before.position.dice


def test_next_round_is_shown_at_once_with_motion_off(hands: Hands) -> None:
    game, choice = before_next_round(False)
    field = moving(hands, game, "off")
    hands.session.draft.answer(choice)
    assert field.model.earlier is None
    assert not field.busy
    rolled = fresh_rolls(field)
    alive = {die: number for die, number in rolled.items() if field.session.position.dice[die].place == "army"}
    assert {die: field.session.position.dice[die].face + 1 for die in alive} != {}


def test_a_party_stays_in_its_camp_while_the_other_player_chooses(lay: Lay) -> None:
    """BQ1, Q69: the answer is sealed, not lost."""
    field = lay(dealt(), kinds=("person", "recruit"))
    session = field.session
    session.automatic.hold()
    dice = session.question.shape.dice[:3]  # type: ignore[union-attr]
    for die in dice:
        session.hand.toggle(die)
    wide = field.area("party@0").width()
    session.draft.confirm()
    field.settle()
    assert session.asked_seat == 1
    assert set(field.shown("party@0")) == set(dice)
    assert field.area("party@0").width() == wide
    assert not set(dice) & set(field.shown("army@0"))


def test_a_sealed_party_is_not_shown_to_the_player_asked_after_it(lay: Lay) -> None:
    """BQ1."""
    field = lay(dealt())
    dice = field.session.question.shape.dice[:3]  # type: ignore[union-attr]
    for die in dice:
        field.session.hand.toggle(die)
    field.session.draft.confirm()
    field.settle()
    assert field.session.asked_seat == 1
    assert set(dice) <= set(field.shown("army@0"))


@pytest.mark.parametrize("quester", [0, 1])
def test_the_name_of_a_group_keeps_its_number_beside_a_camp(lay: Lay, quester: int) -> None:
    game = dealt()
    if quester:
        game.play(Chosen(()))
    game.play(Chosen(game.question.shape.dice[:6]))  # type: ignore[union-attr]
    if not quester:
        game.play(Chosen(()))
    random = Random(1)
    while game.question is not None and game.question.kind == "roster":
        game.play(BATTLE.sample(game.question, random))
    field = lay(game)
    for seat in (0, 1):
        view = field.area(f"army@{seat}")
        words = view.label_words()  # type: ignore[attr-defined]
        assert [text for label, (text, _) in words if label.name == "general"] == [f"Generals {2 - seat}"]
        for label, (text, rect) in words:
            assert text.endswith(str(label.count))
            assert rect.left() >= 0
            assert rect.right() <= view.width()
        for (one, (_, first)), (other, (_, second)) in pairwise(words):
            assert one.y != other.y or first.right() <= second.left()
