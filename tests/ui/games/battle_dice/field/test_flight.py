"""Dice that are lost fly to their pile, in their phase and not before; with motion off they lie there at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.questions import Choice, Chosen
from ddtable.rules.battle_dice.events import DiceRolled, Left
from tests.drivers.hands_on import Hands, open_window, show
from tests.rules.battle_dice.battle_by_hand import A, B
from tests.ui.games.battle_dice.field.field_hands import dealt, standing
from tests.ui.games.battle_dice.field.test_gaze import fought
from ui.games.battle_dice.field.field import FieldView


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def moving(hands: Hands, game: Game, speed: str = "slow") -> FieldView:
    """The field of a game with motion."""
    show(hands, game)
    hands.page.motion.choose(speed)
    assert isinstance(hands.page.table, FieldView)
    return hands.page.table


def lies(field: FieldView, die: int) -> str:
    """The area in which a die is shown."""
    return next(view.area for view in field.views() if any(one.die == die for one in view.shown))


def lose(hands: Hands) -> list[int]:
    """Answer which dice are lost; return them."""
    assert hands.kind == "losses"
    hands.session.draft.suggest()
    lost = list(hands.session.selection)
    hands.session.draft.confirm()
    QApplication.processEvents()
    return lost


def test_lost_unit_flies_from_its_rank_to_the_pile(hands: Hands, qtbot: QtBot) -> None:
    """BD1.4."""
    field = moving(hands, standing(fought()))
    started = {}
    field.flight.overlay.finished.connect(lambda: started.setdefault("over", True))
    lost = lose(hands)
    assert lost
    assert field.flight.active
    assert field.busy
    actors = {actor.die: actor for actor in field.flight.overlay.scene.actors}
    for die in lost:
        assert actors[die].start.area == f"army@{B}"
        assert actors[die].motions[-1].end.area == f"lost@{B}"
        assert lies(field, die) == f"lost@{B}"
    field.flight.overlay.grab()
    qtbot.waitUntil(lambda: not field.busy, timeout=20_000)
    assert started
    assert field.flight.overlay.isHidden()


def test_lost_units_are_moved_at_once_with_motion_off(hands: Hands) -> None:
    field = moving(hands, standing(fought()), "off")
    lost = lose(hands)
    assert not field.flight.active
    assert not field.busy
    assert {lies(field, die) for die in lost} == {f"lost@{B}"}


@pytest.mark.parametrize("by", ["key", "size"])
def test_key_or_resize_ends_the_flight(hands: Hands, by: str) -> None:
    field = moving(hands, standing(fought()))
    lose(hands)
    assert field.flight.active
    if by == "key":
        QTest.keyClick(hands.page, Qt.Key.Key_Shift)
    else:
        field.resize(field.width() - 40, field.height())
        QApplication.processEvents()
    assert not field.flight.active


def before_monsters_leave() -> tuple[Game, Choice]:
    """A game in which the next answer lets dice be rolled, and monsters leave by what they show; and that answer."""
    for seed in range(1, 60):
        game = dealt(seed=seed)
        for _ in range(2):
            assert game.question is not None
            asked, choice = game.branch(), Chosen(())
            game.play(choice)
            events = game.history[-1].events
            left = [event for event in events if isinstance(event, Left)]
            if left and left[0].dice and any(isinstance(event, DiceRolled) for event in events):
                return asked, choice
    raise ValueError("no monster leaves")


def test_a_monster_that_leaves_stays_in_its_rank_until_its_phase_is_looked_at(hands: Hands, qtbot: QtBot) -> None:
    """BD1.8: nothing is told while dice are in the air."""
    game, choice = before_monsters_leave()
    field = moving(hands, game)
    words = [side.accessibleName() for side in field.sides]
    hands.session.draft.answer(choice)
    QApplication.processEvents()
    assert field.story.accessibleDescription() == "The dice are rolling …"
    left = [event for event in hands.session.history[-1].events if isinstance(event, Left)]
    dice = [die for event in left for die in event.dice]
    assert field.rolling
    for die in dice:
        owner = hands.session.position.dice[die].owner
        assert lies(field, die) == f"army@{owner}"
        shown = next(one for view in field.views() for one in view.shown if one.die == die)
        assert shown.look.state == ""
        assert shown.look.value in (1, 2)
    assert [side.accessibleName() for side in field.sides] == words
    qtbot.waitUntil(lambda: field.flight.active, timeout=20_000)
    assert field.gaze.phase == "monster"
    assert "leave" in field.story.accessibleDescription()
    assert {lies(field, die).partition("@")[0] for die in dice} == {"lost"}
    field.finish()
    assert field.model.earlier is None
    assert [side.accessibleName() for side in field.sides] != words


def test_a_key_while_dice_roll_brings_the_lost_to_their_pile(hands: Hands) -> None:
    game, choice = before_monsters_leave()
    field = moving(hands, game)
    hands.session.draft.answer(choice)
    assert field.model.earlier is not None
    QTest.keyClick(hands.page, Qt.Key.Key_Shift)
    assert field.model.earlier is None
    assert not field.busy
    left = next(event for event in hands.session.history[-1].events if isinstance(event, Left))
    assert {lies(field, die) for die in left.dice} == {f"lost@{left.seat}"}
    assert left.seat in (A, B)


def test_undo_during_the_flight_shows_the_current_state(hands: Hands) -> None:
    field = moving(hands, standing(fought()))
    lost = lose(hands)
    assert field.flight.active
    hands.session.undoing.undo()
    QApplication.processEvents()
    assert not field.flight.active
    assert field.model.earlier is None
    assert {lies(field, die) for die in lost} == {f"army@{B}"}
