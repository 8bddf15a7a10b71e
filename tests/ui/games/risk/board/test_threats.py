"""Threats are the attacks that opponents could make on the land of a player by the rules (RK4.2c, RK4.2d)."""

from __future__ import annotations

import pytest

from ddtable.rules.dragon_dice.board import units_at
from ddtable.rules.risk.board import owned, owner
from gallery.risk import world
from ui.games.risk.board.threats import threats


@pytest.fixture(scope="module")
def position():
    return world(4, "march-first", turn=14).position


@pytest.mark.parametrize("seat", range(4))
def test_threat_comes_from_land_of_one_opponent_on_one_continent(position, seat) -> None:
    graph = position.board.graph
    for place, found in threats(position, seat).items():
        assert place in owned(position, seat)
        for threat in found:
            places = [source for source, _ in threat.sources]
            assert {owner(position, one) for one in places} == {threat.seat}
            assert len({graph.land_of[one] for one in places}) == 1
            assert graph.land_of[places[0]] == graph.land_of[place] or set(places) <= set(graph.within(place))


def test_unit_that_must_stay_does_not_threaten(position) -> None:
    for found in threats(position, 0).values():
        for threat in found:
            for source, _ in threat.sources:
                assert len(units_at(position, threat.seat, source)) >= 2


def test_territory_next_to_no_army_that_may_leave_is_not_threatened(position) -> None:
    graph = position.board.graph
    known = threats(position, 0)
    for place in owned(position, 0):
        reach = {*graph.within(place), *graph.members(f"land/{graph.land_of[place]}")}
        able = [
            one for one in reach if owner(position, one) > 0 and len(units_at(position, owner(position, one), one)) > 1
        ]
        assert (place in known) == bool(able)
