"""The plates of the players: territories of the goal, health, cards; who is out, and by whom."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from ddtable.rules.dragon_dice.places import group
from tests.drivers.hands_on import settle
from tests.rules.risk.world import A, B, C, world

LAST_OF_C = """
A ural: 8 guard
C afghanistan: thug
"""


def test_a_plate_has_territories_of_the_goal_health_and_cards(lay) -> None:
    hands = lay(world("A alaska: 2 guard, thug", hands=((0, 1), ()), options={"goal": "domination"}))
    figures = hands.table.panels[A].figures
    assert (figures.land, figures.whole, figures.goal, figures.cards) == (1, 42, 30, 2)
    assert figures.health == hands.session.words.health(hands.session.position.at("terrain/0", A), hands.session.table)
    assert "1 of 42 territories" in hands.table.panels[A].accessibleName()
    assert "2 cards" in hands.table.panels[A].accessibleName()
    assert hands.table.panels[B].figures.land == 41


def test_a_player_without_land_is_out_and_the_plate_says_by_whom(lay) -> None:
    hands = lay(world(LAST_OF_C, seats=3, shown={"asia": "flatland_city 5"}, rest=B))
    hands.click_button(group(4))
    hands.click_button("skip")
    hands.click_place(world(LAST_OF_C, seats=3).place("afghanistan"))
    for _ in range(40):
        if C in hands.session.position.board.out or hands.session.question is None:
            break
        hands.key(Qt.Key.Key_H)
        hands.key(Qt.Key.Key_Return)
        settle()
    assert C in hands.session.position.board.out
    assert "out, by Mira" in hands.table.panels[C].accessibleName()


def test_bars_of_six_players_are_all_below_their_names(at) -> None:
    hands = at("march-first", seats=6, turn=8)
    hands.window.resize(1280, 800)
    settle()
    rows = set()
    for panel in hands.table.panels:
        assert not panel.whole
        picture = panel.grab().toImage()
        low = [y for y in range(picture.height() // 2 + 8, picture.height() - 3) if _is_bar(picture, y)]
        rows.add((low[0], low[-1]))
    assert len(rows) == 1


def _is_bar(picture: QImage, y: int) -> bool:
    """Return True if a row of pixels is the end of a bar, not the plate."""
    return picture.pixel(picture.width() - 24, y) != picture.pixel(picture.width() - 24, picture.height() // 2 + 8)
