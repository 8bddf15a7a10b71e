"""What a screen reader finds in the whole window, and a march without a mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from tests.playing import game_from, play_at_random, set_up
from tests.ui.hands_on import MOST_TABS, Hands, open_window, show
from tests.ui.test_every_question import CASES, FRONTIER, FRONTIER_DIE, TURNED_UP, at

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

TABLE = """
home A: flatland_city 4
home B: flatland_tower 4
frontier: flatland_temple 6
A at home A: 2 footman, sergeant (2 maneuver)
A at frontier: 3 footman (save)
A reserve: sentry
A dead: 2 footman
B at home B: goblins_thug
B at frontier: 4 goblins_thug
B buried: 2 goblins_thug
turn A march 1
"""


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def tree(reader: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Every node below one, itself first; what is hidden is left out."""
    if reader is None or reader.state().invisible:
        return
    yield reader
    for number in range(reader.childCount()):
        yield from tree(reader.child(number))


def names(hands: Hands) -> list[str]:
    return [node.text(QAccessible.Text.Name) for node in tree(QAccessible.queryAccessibleInterface(hands.window))]


def test_the_tree_names_every_unit_with_species_health_face_and_place(hands: Hands):
    show(hands, game_from(TABLE))
    heard = names(hands)
    controller = hands.controller
    for number, die in enumerate(controller.position.dice):
        kind = catalogue().units.get(die.type)
        if kind is None:
            continue
        where = controller.words.where(f"{die.place}@{die.owner}", controller.table)
        said = controller.words.die(number, controller.table)
        species = catalogue().species[kind.species].name
        found = [name for name in heard if said in name and where in name]
        assert found, (said, where)
        for part in (kind.name, species, f"{kind.health} health", "shows", where):
            assert part in found[0], (part, found[0])
    assert len([name for name in heard if "shows" in name and "health" in name]) == 16


def test_every_die_of_a_dealt_game_is_in_the_tree_at_each_question(hands: Hands):
    game = Game(set_up(3))
    for _ in range(12):
        play_at_random(game, 3)
        if game.question is None:
            break
        show(hands, game)
        heard = names(hands)
        position, controller = hands.controller.position, hands.controller
        for number, die in enumerate(position.dice):
            asked = die.owner == controller.asked_seat
            if die.type in catalogue().units and (position.board.revealed or asked):
                if controller.question.kind.startswith("terrain-"):
                    continue
                said = controller.words.die(number, controller.table)
                assert any(said in name for name in heard), (game.question.kind, said)


@pytest.mark.parametrize(
    "kind",
    [
        "assemble-home",
        "terrain-home",
        "march-first",
        "turn",
        "casualties",
        "charge-ids",
        "spell",
        "spell-target",
        "promote",
    ],
)
def test_whatever_takes_the_focus_has_a_name(hands: Hands, kind: str):
    show(hands, CASES[kind].game())
    stops = stops_of_the_tab_key(hands)
    assert len(stops) > 5
    for widget in stops:
        assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name), widget


def stops_of_the_tab_key(hands: Hands) -> list[QWidget]:
    found: list[QWidget] = []
    for _ in range(MOST_TABS):
        hands.key(Qt.Key.Key_Tab)
        widget = QApplication.focusWidget()
        if widget is None or widget in found:
            break
        found.append(widget)
    return found


def test_the_start_screen_has_names_too(hands: Hands):
    for widget in stops_of_the_tab_key(hands):
        assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name), widget


# Return belongs to what the Tab key came to


def test_return_presses_the_button_in_focus(hands: Hands):
    game = CASES["maneuver"].game()
    show(hands, game)
    hands.tab_to(hands.page.bar.buttons[1])
    hands.key(Qt.Key.Key_Return)
    assert game.choices[-1].choice.option == "skip"
    assert QApplication.focusWidget() is hands.page.bar


def test_return_picks_the_terrain_in_focus(hands: Hands):
    game = CASES["terrain-home"].game()
    show(hands, game)
    tile = hands.page.table.terrains_board.tiles[6]
    hands.tab_to(tile)
    hands.key(Qt.Key.Key_Return)
    assert game.choices[-1].choice.option == tile.terrain


def test_return_turns_the_die_to_the_distance_in_focus(hands: Hands):
    game = at("march 1, turn die at frontier")()
    show(hands, game)
    hands.tab_to(hands.cell("terrain/2#5@-1"))
    hands.key(Qt.Key.Key_Return)
    assert game.position.dice[FRONTIER_DIE].face == 4


def test_after_a_click_return_is_the_default_answer_again(hands: Hands):
    game = CASES["casualties"].game()
    show(hands, game)
    hands.click(hands.page.bar.suggest)
    hands.key(Qt.Key.Key_Return)
    assert len(game.choices) == 1


# A march without a mouse


def test_a_whole_march_by_keys(hands: Hands):
    """March at the frontier, maneuver, turn the die up, attack, bury the dead: Tab, arrows, Space, Return, letters."""
    game = game_from(TABLE)
    show(hands, game)
    hands.tab_to(hands.view(f"{FRONTIER}@0"))
    hands.key(Qt.Key.Key_Return)
    assert hands.kind == "maneuver"
    hands.key(Qt.Key.Key_Return)
    assert hands.kind == "oppose"
    hands.key(Qt.Key.Key_N)
    assert hands.kind == "turn"
    hands.lift_by_key(FRONTIER_DIE)
    hands.put_by_key(TURNED_UP)
    assert game.position.dice[FRONTIER_DIE].face == 6
    assert hands.kind == "action"
    hands.key(Qt.Key.Key_1)
    while hands.kind in ("casualties", "strike-back", "pursue", "charge-ids"):
        hands.key(Qt.Key.Key_H)
        if hands.kind == "casualties":
            hands.key(Qt.Key.Key_Return)
    assert hands.kind == "march-second"
    hands.key(Qt.Key.Key_N)
    assert hands.kind == "reinforce"
