"""Random games of the great spells: every position is sound, and is read again from its bytes."""

from __future__ import annotations

import msgspec
import pytest

from ddtable.rules.campaign.soundness import problems as of_the_war
from tests.rules.campaign.spell_games import played
from tests.rules.campaign.spell_table import WAR

# The positions are no whole games: forces, turns and pools are not those of a size.
NOT_WHOLE = ("health", "dragons", "turns", "winner", "two terrains are captured")


@pytest.mark.long
def test_positions_with_great_spells_are_sound():
    found = set()
    for step in played():
        for problem in (*WAR.problems(step.position), *of_the_war(step.position)):
            if not any(word in problem for word in NOT_WHOLE):
                found.add(problem)
    assert found == set()


def test_positions_and_events_of_great_spells_are_read_again():
    """A save keeps steps, effects and events."""
    for step in played()[::5]:
        again = msgspec.json.decode(msgspec.json.encode(step.position), type=WAR.position_type)
        assert again == step.position
        events = msgspec.json.decode(msgspec.json.encode(step.events), type=tuple[WAR.event_type, ...])
        assert events == tuple(step.events)


def test_no_die_is_lost_by_a_great_spell():
    """Every die stays one of the game, with its owner."""
    for step in played():
        assert all(die.owner >= -1 for die in step.position.dice)
        for seat in range(step.position.seats):
            assert WAR.observe(step.position, seat).dice == step.position.dice
