"""The fewest and the most players of each rule system, as its options say."""

import pytest

from ddtable.engine.system import system


@pytest.mark.parametrize(
    ("name", "options", "players"),
    [
        ("classic", {}, (2, 4)),
        ("classic", {"edition": "revised96"}, (2, 6)),
        ("battle_dice", {}, (2, 2)),
        ("campaign", {}, (2, 6)),
    ],
)
def test_players_are_those_of_the_edition(name, options, players):
    assert system(name).players_with(options) == players
