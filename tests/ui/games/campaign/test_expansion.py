"""Expansion: the two ways with their consequences, a pool die to the new place, the split of an army."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from ddtable.rules.campaign.steps import Expand
from ddtable.rules.dragon_dice.places import numbered
from tests.drivers.dragging import drag_over, drop_on
from tests.rules.campaign.war import A, war
from tests.ui.games.campaign.conftest import view_of

LEFT = Qt.MouseButton.LeftButton
HOME_A, NEW = numbered(0), numbered(3)


@pytest.fixture
def table(lay):
    """A at home with a captured city and 3 units, asked whether to expand."""
    found = lay(war("A at 0: 2 guard, knight\nB at 1: thug", "flatland_city 8 A", agenda=(Expand(HOME_A),)))
    assert found.session.question.kind == "expansion"
    return found


def way(table, name: str):
    return next(choice for choice in table.ways.choices if choice.way == name)


def click(qtbot, widget) -> None:
    qtbot.mouseClick(widget, LEFT, pos=QPoint(widget.width() // 2, widget.height() // 2))


def test_both_ways_are_choices_with_their_consequences(table) -> None:
    assert table.ways.isVisible()
    assert "a random terrain of the pool" in way(table, "blaze").consequences()
    assert "At least 1 stays" in way(table, "blaze").consequences()
    assert "No unit moves" in way(table, "expand").consequences()
    assert "you choose" in way(table, "expand").consequences()


def test_way_that_needs_units_is_closed_for_a_single_one(lay) -> None:
    table = lay(war("A at 0: guard\nB at 1: thug", "flatland_city 8 A", agenda=(Expand(HOME_A),)))
    blaze = way(table, "blaze")
    assert not blaze.isEnabled()
    assert "no unit that can leave" in blaze.consequences()


def test_click_on_a_way_makes_it_the_default_answer(table, qtbot) -> None:
    click(qtbot, way(table, "expand"))
    assert table.session.draft.default_option().startswith("expand:")
    assert way(table, "expand").chosen
    click(qtbot, way(table, "blaze"))
    assert table.session.draft.default_option() == "blaze"
    way(table, "blaze").setFocus()
    qtbot.keyClick(way(table, "blaze"), Qt.Key.Key_Return)
    assert table.session.question.kind == "split-army"


def test_click_on_a_pool_die_proposes_it_and_a_second_one_takes_it(table, qtbot) -> None:
    tile = table.pool.tiles[1]
    click(qtbot, tile)
    assert table.session.draft.default_option() == f"expand:{tile.die}"
    assert tile.chosen
    assert len(table.pane.nodes) == 3
    click(qtbot, tile)
    assert len(table.pane.nodes) == 4
    assert not table.ways.isVisible()


def test_pool_die_is_dragged_to_the_new_place(table, qtbot) -> None:
    die = table.pool.tiles[1].die
    assert table.pane.site.isVisible()
    assert table.pane.site.source == HOME_A
    table.hand.take((die,))
    assert [place for place, node in table.pane.nodes.items() if drag_over(node, (die,))[1]] == []
    assert drag_over(table.pane.site, (die,)) == (True, True)
    drop_on(table.pane.site, (die,))
    qtbot.waitUntil(lambda: NEW in table.pane.nodes)
    table.hand.release(dropped=True)
    position = table.session.position
    assert position.board.lands[3].die == die
    assert HOME_A in position.board.graph.places[NEW].links


def test_new_place_is_where_its_node_will_be(table) -> None:
    before = table.pane.site.geometry().center()
    table.session.draft.pick(f"expand:{table.pool.tiles[0].die}")
    assert (table.pane.nodes[NEW].geometry().center() - before).manhattanLength() < 24


def test_units_that_blaze_a_trail_are_dragged_to_the_new_place_or_clicked(table, qtbot) -> None:
    session = table.session
    session.draft.pick("blaze")
    assert table.leaving.isVisible()
    mine = session.position.at(HOME_A, A)
    table.hand.take(mine[:1])
    assert drag_over(table.pane.site, mine[:1]) == (True, True)
    drop_on(table.leaving.viewport(), mine[:1])
    qtbot.waitUntil(lambda: session.selection == mine[:1])
    table.hand.release(dropped=True)
    assert table.leaving.dice == frozenset(mine[:1])
    army = view_of(table, f"{HOME_A}@{A}")
    qtbot.mouseClick(army.viewport(), LEFT, pos=army.visualRect(army.model().index(0, 0)).center())
    assert len(session.selection) == 2
    session.draft.confirm()
    assert NEW in table.pane.nodes, "its die is rolled before the units arrive"
    assert not table.leaving.isVisible()


def test_each_half_of_a_split_takes_all_units_with_one_click(table, qtbot) -> None:
    session, bar = table.session, table.split_bar
    session.draft.pick("blaze")
    mine = session.position.at(HOME_A, A)
    assert bar.isVisible()
    assert not bar.stay.isEnabled()
    qtbot.mouseClick(bar.march, LEFT)
    assert len(session.selection) == len(mine) - 1, "one unit must stay"
    assert session.draft.refusal_now() is None
    assert not bar.march.isEnabled()
    qtbot.mouseClick(bar.stay, LEFT)
    assert session.selection == ()
    session.draft.put(mine[:1])
    qtbot.mouseClick(bar.march, LEFT)
    assert len(session.selection) == len(mine) - 1


def test_no_expansion_is_an_answer_too(table) -> None:
    table.session.draft.pick("stay")
    assert not table.ways.isVisible()
    assert not table.pane.site.isVisible()
