"""The sixteen terrains of the set-up say what they are good for with the force that picks (SU4)."""

from __future__ import annotations

import pytest

from ui.games.dragon_dice.table.assembly import TerrainChoice


@pytest.fixture
def tiles(table_at) -> dict[str, TerrainChoice]:
    """The tiles by their terrains; the force is of Coral Elves."""
    table = table_at("terrain-home", turn=0, size=(960, 620))
    return {tile.terrain: tile for tile in table.findChildren(TerrainChoice) if tile.isVisible()}


def test_every_terrain_shows_its_use(tiles):
    assert len(tiles) == 16
    for tile in tiles.values():
        assert len(tile.lines) >= 2
        for words, _ in tile.lines:
            assert words in tile.toolTip()
            assert words in tile.accessibleDescription()


def test_land_of_the_own_race_is_highlighted(tiles):
    """C13.1: Coral Elves save by maneuvers on coastland; no land of gold and red helps them."""
    assert tiles["coastland_city"].lines[0] == ("Coral Elves: maneuvers also save", True)
    assert tiles["highland_city"].lines[0] == ("No power of your dice works here", False)
