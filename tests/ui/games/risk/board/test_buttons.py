"""The buttons of the board are beside the whole map: they cover no land, badge or die."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from ddtable.maps.reading import built_in
from ddtable.rules.dragon_dice.places import group, is_terrain
from ui.games.risk.board.realm_paint import whole_of as whole_realm

SIZES = [(860, 418), (1208, 415), (1330, 690), (1848, 690), (500, 700)]  # beside a card, alone, on two screens; high


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", sorted(built_in()))
def test_buttons_cover_nothing_of_the_whole_map(board, name, size) -> None:
    shown = board("march-first", seats=2, turn=8, name=name, size=size)
    scene = shown.scene
    parts = [scene.whole_of(place) for place in scene.places() if is_terrain(place)]  # with their names
    for bounds in scene.shapes.bounds:
        parts.append(QRectF(shown.camera.to_view(bounds.topLeft()), shown.camera.to_view(bounds.bottomRight())))
    for number, look in enumerate(scene.looks):
        parts.append(whole_realm(look).translated(scene.middle(group(number))))
    for button in shown.buttons:
        assert shown.rect().contains(button.geometry())
        assert not [part for part in parts if part.intersects(QRectF(button.geometry()))]
    assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(shown.buttons, 2))


def test_button_of_the_list_stays_in_its_place_beside_the_list(board) -> None:
    shown = board("march-first", turn=14)
    before = shown.list_button.geometry()
    shown.toggle_list()
    assert shown.list_button.geometry() == before
    assert not shown.places.geometry().intersects(before)
