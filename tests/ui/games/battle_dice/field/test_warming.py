"""Dice painted beforehand: every number that may come, in the size in which they lie; nothing where nothing moves."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.ui.games.battle_dice.field.conftest import Lay
from tests.ui.games.battle_dice.field.field_hands import dealt
from ui.games.battle_dice.field.warming import looks_to_come


def test_every_number_of_a_kind_is_painted_once() -> None:
    looks = list(looks_to_come([("general", 0), ("general", 0), ("infantry", 1), ("sword_1", 0)]))
    assert [(look.kind, look.seat, look.value) for look in looks] == [
        *(("general", 0, value) for value in range(1, 5)),
        *(("infantry", 1, value) for value in range(1, 7)),
    ]


def test_pictures_are_prepared_if_dice_move_until_all_are_done(lay: Lay, qtbot: QtBot) -> None:
    field = lay(dealt(quests=False))
    warming = field.view._warming
    assert not warming.active  # nothing moves on a screen that nobody sees
    field.view.play(0.001)
    assert warming.active
    qtbot.waitUntil(lambda: not warming.active, timeout=20_000)
