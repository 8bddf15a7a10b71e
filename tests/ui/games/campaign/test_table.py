"""The table of a campaign: plates above, the map with a node for each place, the open place beside it."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from ddtable.dice.catalogue import catalogue
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.board import DEAD, RESERVE, Effect
from ddtable.rules.dragon_dice.places import numbered
from tests.drivers.dragging import drag_over, drop_on
from tests.rules.campaign.war import A, B, war
from tests.ui.games.campaign.conftest import view_of
from ui.areas.dice_view import KEY_ROOM
from ui.areas.surfaces import width_of
from ui.games.campaign.map.node_paint import (
    CHIP_WIDE,
    ROW,
    disc_tips,
    dragon_rects,
    number_font,
    number_room,
    shown_of,
)
from ui.kit.fonts import BOLD, interface_font

HOME_A, HOME_B, FRONTIER, OTHER = (numbered(at) for at in range(4))
LEFT = Qt.MouseButton.LeftButton
SIZES = ((996, 560), (1500, 820))


def phase(units: str, *lands: str, **more):
    """Return a war at the beginning of A's reserves phase."""
    return war(f"{units}\nB at 1: 2 thug", *lands, agenda=(Reserves(),), **more)


def click(qtbot, node, seat: int = -1) -> None:
    """Click an army's chip of a node, or its name beside all of them."""
    at = node.chip_of(seat).center().toPoint() if seat >= 0 else QPoint(round(node.plate.width() * 0.6), 10)
    qtbot.mouseClick(node, LEFT, pos=at)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("size", SIZES)
def test_each_place_has_a_node_and_nothing_overlaps(played, seats, size) -> None:
    table = played("march-first", seats, size=size)
    nodes = table.pane.nodes
    assert list(nodes) == list(table.board.graph.ids)
    plates = [node.geometry() for node in nodes.values()]
    assert all(table.pane.rect().contains(plate) for plate in plates)
    assert not any(one.intersects(other) for one, other in combinations(plates, 2))
    boxes = [table.pane.geometry(), table.card.geometry(), *(plate.geometry() for plate in table.panels)]
    assert all(table.rect().contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


def test_node_shows_armies_holder_and_distance_in_words(lay) -> None:
    table = lay(phase("A at 0: 2 guard, thug\nB at 0: thug", "flatland_city 8 A"))
    said = table.pane.nodes[HOME_A].words()
    assert said.startswith("Flatland, Mira’s home, distance 8, held by Mira"), said
    assert "Ragna: 1 health" in said
    assert "linked to the frontier" in said
    assert [army.seat for army in table.pane.nodes[HOME_A].facts.armies] == [A, B]


def test_plate_has_pools_flags_and_health_in_play(lay) -> None:
    table = lay(phase("A at 0: 2 guard\nA reserve: thug\nA dead: 3 thug", "flatland_city 8 A"))
    figures = table.panels[A].figures
    assert (figures.flags, figures.goal) == (1, 5)
    assert figures.pools[RESERVE] == 1
    assert figures.pools[DEAD] == 3
    guards = table.pane.nodes[HOME_A].facts.armies[0].health
    assert figures.in_play == guards + 1
    assert "1 of 5 terrains held" in table.panels[A].accessibleName()


def test_click_on_a_node_opens_its_card_and_no_node_moves(lay, qtbot) -> None:
    table = lay(phase("A at 0: 2 guard"))
    before = [node.geometry() for node in table.pane.nodes.values()]
    click(qtbot, table.pane.nodes[HOME_B])
    assert table.card.place == HOME_B
    assert table.card.isVisible()
    assert [card.place for card in table.cards if card.isVisible()] == [HOME_B]
    assert [node.geometry() for node in table.pane.nodes.values()] == before


def test_army_is_dragged_to_a_linked_node_and_to_no_other(lay, qtbot) -> None:
    table = lay(phase("A at 0: 2 guard", *["flatland_city 4"] * 3, "highland_tower 4 <2"))
    session, guards = table.session, table.session.position.at(HOME_A, A)
    assert session.question.kind == "advance"
    table.hand.take(guards)
    taking = [place for place, node in table.pane.nodes.items() if drag_over(node, guards) == (True, True)]
    assert taking == [FRONTIER]
    drop_on(table.pane.nodes[FRONTIER], guards)
    qtbot.waitUntil(lambda: session.position.at(FRONTIER, A) == guards)
    table.hand.release(dropped=True)


def test_place_that_units_may_leave_is_opened_not_the_one_that_they_go_to(lay) -> None:
    table = lay(phase("A at 0: 2 guard\nB at 2: 3 thug"))
    assert table.session.question.kind == "advance"
    assert table.pane.nodes[FRONTIER].state.lit
    assert table.opened == HOME_A


def test_die_of_an_army_is_dragged_alone_and_others_stay(lay, qtbot) -> None:
    table = lay(phase("A at 0: 2 guard, thug"))
    session, army = table.session, table.session.position.at(HOME_A, A)
    assert table.hand.together(army[:1]) == army[:1]
    assert table.hand.together(army) == army
    table.hand.take(table.hand.together(army[:1]))
    drop_on(table.pane.nodes[FRONTIER], army[:1])
    qtbot.waitUntil(lambda: session.position.at(FRONTIER, A) == army[:1])
    table.hand.release(dropped=True)
    assert session.position.at(HOME_A, A) == army[1:]


def test_army_is_taken_up_by_its_chip_and_put_down_on_a_node(lay, qtbot) -> None:
    table = lay(phase("A at 0: 2 guard, thug"))
    army = table.session.position.at(HOME_A, A)
    click(qtbot, table.pane.nodes[HOME_A], A)
    assert set(table.session.lifted()) == set(army)
    assert table.pane.nodes[FRONTIER].state.lit
    assert not table.pane.nodes[HOME_B].state.lit
    click(qtbot, table.pane.nodes[FRONTIER])
    assert table.session.position.at(FRONTIER, A) == army


def test_node_that_takes_no_dice_says_why(lay, qtbot) -> None:
    table = lay(phase("A at 0: 2 guard"))
    told: list[str] = []
    table.session.hand.refused.connect(told.append)
    click(qtbot, table.pane.nodes[HOME_A], A)
    click(qtbot, table.pane.nodes[HOME_B])
    assert "is not linked to" in told[-1]
    assert "KP6.2" in told[-1]
    click(qtbot, table.pane.nodes[HOME_A])
    assert table.session.lifted() == (), "a click where they are puts them back"


def test_keys_walk_along_links_take_up_and_put_down(lay, qtbot) -> None:
    table = lay(phase("A at 0: 2 guard"))
    nodes, army = table.pane.nodes, table.session.position.at(HOME_A, A)
    nodes[HOME_A].setFocusPolicy(Qt.FocusPolicy.TabFocus)
    nodes[HOME_A].setFocus()
    qtbot.keyClick(nodes[HOME_A], Qt.Key.Key_Left)
    assert nodes[HOME_A].hasFocus(), "no link leads there"
    qtbot.keyClick(nodes[HOME_A], Qt.Key.Key_Space)
    assert set(table.session.lifted()) == set(army)
    qtbot.keyClick(nodes[HOME_A], Qt.Key.Key_Right)
    assert nodes[FRONTIER].hasFocus()
    qtbot.keyClick(nodes[FRONTIER], Qt.Key.Key_Return)
    assert table.session.position.at(FRONTIER, A) == army


def test_reserves_are_open_while_they_may_reinforce(lay, qtbot) -> None:
    table = lay(phase("A reserve: 2 guard\nA at 2: guard"))
    assert table.session.question.kind == "reinforce"
    assert table.drawer.isVisible()
    assert table.drawer.shown == (RESERVE,)
    pool = view_of(table, f"{RESERVE}@{A}")
    qtbot.mouseClick(pool.viewport(), LEFT, pos=pool.visualRect(pool.model().index(0, 0)).center())
    assert len(table.session.lifted()) == 1
    click(qtbot, table.pane.nodes[FRONTIER])
    assert len(table.session.position.at(FRONTIER, A)) == 2
    table.session.draft.pick("done")
    assert not table.drawer.isVisible()


def test_retreat_is_dropped_on_the_pool_of_the_plate(lay, qtbot) -> None:
    table = lay(phase("A at 0: 2 guard"))
    table.session.draft.pick("done")
    assert table.session.question.kind == "retreat"
    guards = table.session.position.at(HOME_A, A)
    pool = table.panels[A].pools[RESERVE]
    table.hand.take(guards)
    assert drag_over(pool.viewport(), guards) == (True, True)
    assert drag_over(table.panels[B].pools[RESERVE].viewport(), guards)[1] is False
    drop_on(pool.viewport(), guards)
    qtbot.waitUntil(lambda: table.session.position.at(RESERVE, A) == guards)
    table.hand.release(dropped=True)


def test_pools_open_on_a_click_and_close_again(lay, qtbot) -> None:
    table = lay(phase("A at 0: 2 guard\nB dead: 2 thug"))
    pool = table.panels[B].pools[DEAD]
    qtbot.mouseClick(pool.viewport(), LEFT, pos=pool.viewport().rect().center())
    assert (table.drawer.seat, table.drawer.shown) == (B, (DEAD,))
    qtbot.mouseClick(pool.viewport(), LEFT, pos=pool.viewport().rect().center())
    assert not table.drawer.isVisible()
    qtbot.mouseClick(table.panels[B], LEFT, pos=QPoint(60, 12))
    assert len(table.drawer.shown) == 5


def test_pools_open_while_dice_are_held_over_them(lay, qtbot) -> None:
    table = lay(phase("A at 0: 2 guard"))
    table.session.draft.pick("done")
    guards = table.session.position.at(HOME_A, A)
    table.hand.take(guards)
    table.panels[A].pools[RESERVE]._hovering.start()
    qtbot.waitUntil(table.drawer.isVisible)
    table.hand.release(dropped=True)


def test_six_players_have_flags_only_and_pools_on_a_click(played, qtbot) -> None:
    table = played("march-first", 6)
    assert not any(view.isVisible() for view in table.panels[0].pools.values())
    qtbot.mouseClick(table.panels[3], LEFT, pos=table.panels[3].rect().center())
    assert table.drawer.isVisible()
    assert table.drawer.seat == 3


def test_wheel_zooms_at_the_pointer_and_0_shows_the_whole_map(lay, qtbot) -> None:
    table = lay(phase("A at 0: 2 guard"))
    pane = table.pane
    node = pane.nodes[HOME_B]
    at = QPointF(node.geometry().center())
    none = Qt.KeyboardModifier.NoModifier
    wheel = QWheelEvent(
        at, QPointF(pane.mapToGlobal(at.toPoint())), QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton, none,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(pane, wheel)
    assert pane.zoom > 1.3
    assert (QPointF(node.geometry().center()) - at).manhattanLength() < 12
    assert pane.overview.isVisible()
    qtbot.keyClick(table, Qt.Key.Key_0)
    assert pane.zoom == 1.0
    assert not pane.overview.isVisible()
    qtbot.keyClick(table, Qt.Key.Key_Plus)
    assert pane.zoom > 1.0


def test_click_on_the_overview_moves_a_zoomed_map(lay, qtbot) -> None:
    table = lay(phase("A at 0: 2 guard"))
    pane = table.pane
    pane.zoom_by(2.5, QPointF(0, 0))
    assert pane.view.left() == 0
    qtbot.mouseClick(pane.overview, LEFT, pos=QPoint(pane.overview.width() - 12, pane.overview.height() // 2))
    assert pane.view.left() > 0.3


def test_arrow_keys_bring_a_place_into_sight_on_a_zoomed_map(lay, qtbot) -> None:
    table = lay(phase("A at 0: 2 guard"))
    pane = table.pane
    pane.zoom_by(3.0, QPointF(pane.nodes[HOME_A].geometry().center()))
    pane.nodes[HOME_A].setFocusPolicy(Qt.FocusPolicy.TabFocus)
    pane.nodes[HOME_A].setFocus()
    qtbot.keyClick(pane.nodes[HOME_A], Qt.Key.Key_Right)
    assert pane.rect().contains(pane.nodes[FRONTIER].geometry().center())


def test_march_is_chosen_by_the_chip_of_an_army(played, qtbot) -> None:
    table = played("march-first", turn=4)
    session = table.session
    lit = [(node, seat) for node in table.pane.nodes.values() for seat in node.state.armies]
    assert lit
    assert {seat for _, seat in lit} == {session.asked_seat}
    node, seat = lit[-1]
    click(qtbot, node, seat)
    assert session.question.place == node.place


def test_homes_are_picked_from_the_terrain_pool(played, qtbot) -> None:
    table = played("pick-home")
    session = table.session
    assert len(table.pool.tiles) == 8
    assert table.pane.site.isVisible()
    seat, tile = session.question.seat, table.pool.tiles[2]
    qtbot.mouseClick(tile, LEFT, pos=tile.rect().center())
    assert list(table.pane.nodes) == [numbered(0)]
    assert table.pane.nodes[numbered(0)].facts.home == seat
    die = table.pool.tiles[0].die
    table.hand.take((die,))
    assert drag_over(table.pane.site, (die,)) == (True, True)
    drop_on(table.pane.site, (die,))
    qtbot.waitUntil(lambda: len(table.pane.nodes) == 2)
    table.hand.release(dropped=True)


def test_old_nodes_stay_when_a_terrain_comes(played) -> None:
    table = played("expansion", turn=6)
    session = table.session
    before = {place: node.geometry().center() for place, node in table.pane.nodes.items()}
    option = next(one for one in session.question.shape.options if one.id.startswith("expand"))
    session.draft.pick(option.id)
    after = {place: node.geometry().center() for place, node in table.pane.nodes.items()}
    assert len(after) == len(before) + 1
    assert all((after[place] - at).manhattanLength() <= 24 for place, at in before.items())


def test_undo_of_a_new_terrain_takes_its_node_away(played) -> None:
    table = played("pick-home")
    table.session.draft.pick(table.session.question.shape.options[0].id)
    assert len(table.pane.nodes) == 1
    table.session.undoing.undo()
    assert table.pane.nodes == {}


def test_look_back_opens_the_place_of_that_moment(played) -> None:
    table = played("march-first", turn=6)
    history = table.session.history
    table.turn_to(history[-2])
    assert table.opened in table.pane.nodes


def test_rings_are_around_chips_of_places_that_are_not_open(lay) -> None:
    table = lay(phase("A at 0: 2 guard"))
    (thug, _) = table.session.position.at(HOME_B, B)
    table.open_place(HOME_A)
    (ring,) = [rect for rect in table.rings(frozenset([thug])) if rect.width() < 80]
    node = table.pane.nodes[HOME_B]
    chip = node.chip_of(B).translated(node.mapTo(table, QPoint(0, 0)))
    assert ring.contains(chip)


def test_list_of_places_can_do_what_the_map_does(lay, qtbot) -> None:
    table = lay(phase("A at 0: 2 guard"))
    army, places = table.session.position.at(HOME_A, A), table.pane.places
    qtbot.keyClick(table, Qt.Key.Key_M)
    assert places.isVisible()
    assert not any(node.isVisible() for node in table.pane.nodes.values())
    assert [places.item(row).text() for row in range(places.count())] == [
        node.words() for node in table.pane.nodes.values()
    ]
    places.go_to(HOME_A)
    qtbot.keyClick(places, Qt.Key.Key_Space)
    assert set(table.session.lifted()) == set(army)
    places.go_to(FRONTIER)
    assert "accepts the dice you hold" in places.currentItem().text()
    qtbot.keyClick(places, Qt.Key.Key_Return)
    assert table.session.position.at(FRONTIER, A) == army
    qtbot.keyClick(places, Qt.Key.Key_Escape)
    assert not places.isVisible()
    assert all(node.isVisible() for node in table.pane.nodes.values())


def test_list_of_places_puts_dice_back_with_escape_and_opens_a_place_with_a_click(lay, qtbot) -> None:
    table = lay(phase("A at 0: 2 guard"))
    table.pane.list_button.click()
    places = table.pane.places
    places.go_to(HOME_A)
    qtbot.keyClick(places, Qt.Key.Key_Space)
    qtbot.keyClick(places, Qt.Key.Key_Escape)
    assert table.session.lifted() == ()
    assert places.isVisible()
    qtbot.mouseClick(places.viewport(), LEFT, pos=places.visualItemRect(places.item(1)).center())
    assert table.opened == HOME_B


def test_keys_open_the_pools_of_a_player(lay, qtbot) -> None:
    table = lay(phase("A at 0: 2 guard\nB dead: thug"))
    table.open_player(B)
    assert table.drawer.isVisible()
    assert table.drawer.seat == B
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert not table.drawer.isVisible()
    table.open_player(5)
    assert not table.drawer.isVisible(), "there is no such player"


def test_whole_reserves_phase_is_one_edit(lay, qtbot) -> None:
    """An advance may be made before reinforcements are ended, a retreat before advances are."""
    table = lay(phase("A reserve: guard\nA at 0: 2 knight\nA at 2: guard"))
    session, nodes = table.session, table.pane.nodes
    assert session.question.kind == "reinforce"
    knights, (guard,) = session.position.at(HOME_A, A), session.position.at(FRONTIER, A)
    click(qtbot, nodes[HOME_A], A)
    assert set(session.lifted()) == set(knights)
    assert nodes[FRONTIER].state.lit
    assert f"{RESERVE}@{A}" in table.hand.lit
    click(qtbot, nodes[FRONTIER])
    qtbot.waitUntil(lambda: session.position.at(FRONTIER, A) == tuple(sorted((*knights, guard))))
    assert session.question.kind == "advance", "the guard there may still move"
    pool = table.panels[A].pools[RESERVE]
    table.hand.take((guard,))
    drop_on(pool.viewport(), (guard,))
    qtbot.waitUntil(lambda: guard in session.position.at(RESERVE, A))
    table.hand.release(dropped=True)
    assert session.question.seat == B, "what has advanced does not retreat: the phase is over"


def test_die_that_may_reinforce_does_so_first(lay, qtbot) -> None:
    table = lay(phase("A reserve: 2 guard\nA at 2: guard"))
    session = table.session
    table.session.hand.drop(session.position.at(RESERVE, A)[:1], f"{FRONTIER}@{A}")
    assert session.question.kind == "reinforce"
    assert len(session.position.at(FRONTIER, A)) == 2


def test_health_of_an_army_is_the_same_on_the_map_and_in_its_heading(lay) -> None:
    """Dragons are members of armies, but their health is not that of units."""
    table = lay(phase("A at 0: 2 guard, earth_drake, dragonkin_dragontroop_fire\nB at 0: thug"))
    node = next(army for army in table.pane.nodes[HOME_A].facts.armies if army.seat == A)
    assert node.dragons
    assert view_of(table, f"{HOME_A}@{A}").health == node.health


def test_node_has_a_disc_for_at_most_three_dragons_and_all_in_its_tips(lay) -> None:
    node = lay(phase("A at 0: 2 guard, earth_drake")).pane.nodes[HOME_A]
    facts = replace(node.facts, dragons=node.facts.dragons * 4)
    rects = dragon_rects(facts, node.plate.size(), node.scale)
    assert len(rects) == 3
    assert shown_of(len(facts.dragons)) == (2, 2)
    tips = disc_tips(rects, ["one", "two", "three", "four"])
    assert [tip for _, tip in tips] == ["one", "two", "three\nfour"]


def test_health_of_three_digits_is_whole_on_a_node() -> None:
    for scale in (0.72, 1.0, 1.5):
        room = number_room(QRectF(0, 0, CHIP_WIDE * scale, (ROW - 2) * scale), scale)
        assert width_of("188", number_font(188, room.width(), scale)) <= room.width()


def test_effect_in_the_open_card_names_its_player(lay) -> None:
    fog = Effect("ash_storm", B, "start", 1, HOME_A)
    table = lay(phase("A at 0: 2 guard", effects=(fog,)))
    (chip,) = table.card._read_chips()
    assert "Ragna" in chip.wordings[0]
    assert "Ragna" in chip.wordings[1]


@pytest.mark.parametrize("width", [460, 520, 640, 900])
def test_long_chip_leaves_the_figures_of_the_army_whole_and_the_keys_of_its_dice_free(lay, width) -> None:
    """The wording that fits beside name, health and dice; at 460 pixels the chip was as wide as its longest one."""
    palsy = Effect("palsy", B, "start", 1, HOME_A, A)
    table = lay(phase("A at 0: 6 guard", effects=(palsy, palsy)))
    view = view_of(table, f"{HOME_A}@0")
    view.resize(width, 110)
    (chip,) = view.chips
    heading = view.heading()
    least = width_of(heading.name, interface_font(13, BOLD)) + width_of(heading.details[0], interface_font(12, BOLD))
    assert chip.text
    assert chip.rect.left() - view.heading_rect().left() > least
    assert min(box.y for box in view.arrangement.boxes) >= chip.rect.bottom() + KEY_ROOM


def test_items_of_an_army_without_units_yet_have_a_heading(played) -> None:
    """While armies are formed, the items that a force brings for one are there before its units."""
    table = played("assemble-home", seats=2)
    item = view_of(table, "home@0")
    dice = [number for number, die in enumerate(table.session.position.dice) if die.type in catalogue().items]
    assert dice, "the dealt force has items"
    assert item.heading().details


def test_army_of_the_asked_player_has_the_most_room_for_its_dice(played) -> None:
    """Its dice have keys; an army of a few dice, and headings, still have theirs."""
    table = played("casualties", turn=6)
    asked = table.session.question.seat
    views = [view for view in table.card.areas if view.isVisible() and view.shown]
    assert len(views) > 2
    mine = next(view for view in views if view.seat == asked)
    for view in views:
        if len(view.shown) <= len(mine.shown):
            assert view.height() <= mine.height()
        assert view.height() > 50
