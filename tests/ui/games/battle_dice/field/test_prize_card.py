"""The end of a quest has its moment: what was won, large, until the next key, click or deed."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ddtable.engine.game import Game
from ddtable.engine.questions import Choice
from ddtable.rules.battle_dice.events import ArtifactWon, QuestEnded
from tests.rules.battle_dice.battle_by_hand import BATTLE
from tests.ui.games.battle_dice.field.conftest import Lay
from tests.ui.games.battle_dice.field.field_hands import Field, dealt, until
from ui.games.battle_dice.field import prize_card
from ui.together.curtain import Cloth


def before_the_end(won: bool) -> tuple[Game, Choice]:
    """A game in which the next answer ends a quest, and that answer."""
    for seed in range(1, 60):
        game, random = dealt(seed=seed), Random(seed)
        while game.question is not None:
            asked = game.branch()
            choice = BATTLE.sample(game.question, random)
            game.play(choice)
            events = game.history[-1].events
            brought = any(isinstance(event, ArtifactWon) for event in events)
            quests = sum(isinstance(event, QuestEnded) for event in events)
            if quests == 1 and brought == won and game.question is not None:
                return asked, choice
    raise ValueError("no quest ends so")


def ended(lay: Lay, won: bool = True) -> Field:
    game, choice = before_the_end(won)
    field = lay(game)
    assert not field.view.prize.isVisible()
    field.session.draft.answer(choice)
    field.view.finish()
    field.settle()
    return field


def test_prize_is_shown_with_its_effects(lay: Lay) -> None:
    """BQ7, BA9."""
    field = ended(lay)
    prize = field.view.prize
    assert prize.isVisible()
    assert not field.view.story.isVisible()
    event = next(one for one in field.session.history[-1].events if isinstance(one, ArtifactWon))
    name = field.session.system.die_name(field.session, event.die)
    assert f"rolls {event.rolled} on the artifact table and wins: {name}" in prize.accessibleName()
    assert "quest is won" in prize.accessibleDescription()
    prize.grab()


def test_quest_without_a_prize_is_shown_too(lay: Lay) -> None:
    """BQ6: nobody, or somebody, comes home."""
    field = ended(lay, won=False)
    assert field.view.prize.isVisible()
    assert "quest" in field.view.prize.accessibleName()
    field.view.prize.grab()


@pytest.mark.parametrize("by", ["key", "click"])
def test_next_key_or_click_closes_the_card(lay: Lay, by: str) -> None:
    field = ended(lay)
    if by == "key":
        field.key(field.view, Qt.Key.Key_A)
    else:
        QTest.mouseClick(field.view.strip, Qt.MouseButton.LeftButton)
        field.settle()
    assert not field.view.prize.isVisible()
    assert field.view.story.isVisible()


def test_a_look_at_a_phase_closes_it(lay: Lay) -> None:
    """Also where no key or click has come: a screen reader presses a button without either."""
    field = ended(lay)
    field.view.strip.chip("melee").click()
    field.settle()
    assert not field.view.prize.isVisible()
    assert field.view.story.isVisible()


def test_prize_card_is_shown_before_other_cards(lay: Lay) -> None:
    """BQ3: a roster may have to be formed just then."""
    game = until("roster")
    field = lay(game)
    assert field.view.box.isVisible()
    before = ended(lay)
    field.view.prize.won = before.view.prize.won
    field.view.prize._tell(before.view.prize.ended, ())
    field.settle()
    cards = (field.view.story, field.view.box, field.view.choices, field.view.prize)
    assert [card for card in cards if card.isVisible()] == [field.view.prize]
    field.key(field.view, Qt.Key.Key_Escape)
    assert [card for card in cards if card.isVisible()] == [field.view.box]


def test_the_next_deed_closes_it(lay: Lay) -> None:
    field = ended(lay)
    assert field.session.question is not None
    field.session.draft.answer(BATTLE.sample(field.session.question, Random(1)))
    field.view.finish()
    field.settle()
    assert not field.view.prize.isVisible()


def test_the_key_that_hurries_the_walk_does_not_take_it_away(lay: Lay) -> None:
    """It was not seen yet when the key was pressed."""
    field = ended(lay)
    prize = field.view.prize
    prize._tell(prize.ended, prize.won.values())
    QApplication.sendEvent(field.view, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Shift, Qt.KeyboardModifier(0)))
    assert prize.wanted
    prize.grab()
    field.key(field.view, Qt.Key.Key_A)
    assert not prize.wanted


def test_a_computer_player_lets_it_be_read(lay: Lay) -> None:
    field = ended(lay)
    longer = field.view.to_read
    field.view.prize.close_card()
    assert field.view.to_read < longer


def test_prize_card_does_not_block_answers(lay: Lay) -> None:
    field = ended(lay)
    question = field.session.question
    assert question is not None
    field.session.draft.suggest()
    field.session.draft.confirm()
    assert field.session.question is not question


def test_a_key_at_the_curtain_does_not_take_it_away(lay: Lay) -> None:
    field = ended(lay)
    cloth = Cloth(field.session.words, field.view)
    field.key(cloth.sit, Qt.Key.Key_A)
    assert field.view.prize.isVisible()


def test_undo_of_the_prize_closes_its_card(lay: Lay) -> None:
    field = ended(lay)
    field.session.game.undo()
    field.session._refresh()
    QApplication.processEvents()
    assert not field.view.prize.isVisible()


def test_two_quests_are_shown_side_by_side(lay: Lay) -> None:
    """BQ7: one for each player in a turn."""
    field = ended(lay)
    prize = field.view.prize
    prize._tell((*prize.ended, QuestEnded(1 - prize.ended[0].seat, "lost", "destroyed", (), ())), prize.won.values())
    assert len(prize.titles()) == 2
    assert prize.lines(prize.ended[1]) == []
    prize.resize(prize.width(), prize_card.HEIGHT // 2)
    prize.grab()
