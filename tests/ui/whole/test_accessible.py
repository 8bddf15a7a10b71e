"""What a screen reader finds in the whole window, and a march without a mouse.

That everything has a name is looked at for each question in test_every_question.py, for dialogs in test_focus.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from tests.drivers.hands_on import Hands, open_window, show
from tests.drivers.playing import game_from, play_at_random, set_up
from tests.drivers.screen_reader import stops_of_the_tab_key, tree
from tests.ui.whole.test_every_question import CASES, FRONTIER, FRONTIER_DIE, TURNED_UP, at
from ui.session.session import Session

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


def names(hands: Hands) -> list[str]:
    return [node.text(QAccessible.Text.Name) for node in tree(QAccessible.queryAccessibleInterface(hands.window))]


def as_it_lies(session: Session, number: int) -> str:
    """A unit in words: one that was not rolled lately shows its ID."""
    die = session.position.dice[number]
    faces = catalogue().units[die.type].faces
    shown = die.face if session.shows_face(number) else [face.icon for face in faces].index("id")
    return session.words.die_type(die.type, shown)


def test_the_tree_names_every_unit_with_species_health_face_and_place(hands: Hands):
    show(hands, game_from(TABLE))
    heard = names(hands)
    session = hands.session
    for number, die in enumerate(session.position.dice):
        kind = catalogue().units.get(die.type)
        if kind is None:
            continue
        where = session.words.where(f"{die.place}@{die.owner}", session.table)
        said = as_it_lies(session, number)
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
        position, session = hands.session.position, hands.session
        for number, die in enumerate(position.dice):
            asked = die.owner == session.asked_seat
            if die.type in catalogue().units and (position.board.revealed or asked):
                if session.question.kind.startswith("terrain-"):
                    continue
                said = as_it_lies(session, number)
                assert any(said in name for name in heard), (game.question.kind, said)


def test_roll_tray_names_every_die_with_its_face(hands: Hands):
    show(hands, CASES["penalties"].game())
    said = hands.page.tray.accessibleDescription()
    assert "Mira · charge: Footman (2 melee) and Footman (2 maneuvers)" in said
    assert said.count("Thug (save)") == 4


def heard_of(hands: Hands, area: str) -> list[str]:
    model = hands.view(area).model()
    return [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]


def test_die_names_its_key_and_the_use_of_its_points(hands: Hands):
    show(hands, CASES["casualties"].game())
    heard = heard_of(hands, f"{FRONTIER}@1")
    assert [said.rpartition("; ")[2] for said in heard] == ["key 1", "key 2", "key 3", "key 4"]
    show(hands, CASES["charge-ids"].game())
    assert any("; saves" in said for said in heard_of(hands, f"{FRONTIER}@1"))


def test_the_spells_stay_while_the_tab_key_walks_over_the_table(hands: Hands):
    """They cover nothing of it."""
    show(hands, CASES["spell"].game())
    panel = hands.page.bar.own["spells"]
    assert panel.isVisible()
    hands.tab_to(hands.view("dead@0"))
    assert panel.isVisible()
    hands.tab_to(hands.page.log.list)
    assert panel.isVisible()


def test_tab_goes_through_the_bar_from_left_to_right(hands: Hands):
    show(hands, CASES["action"].game())
    bar = hands.page.bar
    walked = [widget for widget in stops_of_the_tab_key(hands) if widget.parentWidget() is bar]
    assert len(walked) >= 4
    assert [widget.x() for widget in walked] == sorted(widget.x() for widget in walked)


def test_curtain_has_only_its_button(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    hands = open_window(qtbot, monkeypatch, tmp_path, curtain=True)
    show(hands, CASES["assemble-home"].game())
    for pressed in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Tab):
        hands.key(pressed)
        assert QApplication.focusWidget() is hands.page.curtain.sit
    hands.key(Qt.Key.Key_Space)
    hands.tab_to(hands.view("force@0"))


def test_the_start_screen_has_names_too(hands: Hands):
    stops = stops_of_the_tab_key(hands)
    assert len(stops) > 2
    for widget in stops:
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
