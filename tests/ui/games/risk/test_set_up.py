"""Claiming, covering and placing on the board: a click on a territory, several units at a time, the rest at once."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from ddtable.engine.position import area
from ddtable.rules.dragon_dice.board import NOBODY
from ddtable.rules.risk.board import board_of
from tests.drivers.hands_on import menu_is_open, settle


def test_a_click_claims_the_territory(at) -> None:
    hands = at("claim", skip=3)
    seat, place = hands.session.asked_seat, sorted(hands.places_of())[0]
    assert area(place, NOBODY) in hands.table.hand.lit
    hands.click_place(place)
    board = board_of(hands.session.position)
    assert board.claims[[one.id for one in board.territories].index(place)] == seat
    assert hands.kind == "claim"
    assert hands.session.asked_seat != seat


def test_a_click_on_land_that_is_taken_claims_nothing(at) -> None:
    hands = at("claim", skip=3)
    taken = {one.id for one in board_of(hands.session.position).territories} - hands.places_of()
    before = len(hands.session.game.choices)
    hands.click_place(sorted(taken)[0])
    assert len(hands.session.game.choices) == before
    assert hands.table.opened in taken, "it is opened instead"
    board = board_of(hands.session.position)
    claimant = board.claims[[one.id for one in board.territories].index(hands.table.opened)]
    assert hands.table.card.subtitles()[0].endswith(f"claimed by {hands.session.names[claimant]}")


def test_digits_and_return_claim_nothing(at) -> None:
    hands = at("claim")
    before = len(hands.session.game.choices)
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_Return)
    assert len(hands.session.game.choices) == before


def test_each_click_covers_a_territory_with_a_small_unit(at) -> None:
    hands = at("cover")
    seat, places = hands.session.asked_seat, sorted(hands.places_of())
    for place in places[:3]:
        hands.click_place(place)
        (die,) = hands.session.position.at(place, seat)
        assert hands.session.system.appearance(hands.session, die, lit=False).figure == 1
    assert hands.places_of() == {*places[3:]}


def test_a_click_on_the_sea_keeps_the_unit_for_the_next_territory(at) -> None:
    hands = at("cover")
    held, board = hands.session.lifted(), hands.table.pane
    assert held
    sea = next(QPoint(x, 300) for x in range(30, 200, 10) if not board.scene.place_at(QPointF(x, 300)))
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=sea)
    settle()
    assert hands.session.lifted() == held
    assert hands.told.startswith("hold a unit and click a lit territory")


def test_bar_shows_return_for_no_answer_while_a_unit_is_held(at) -> None:
    """Return is then for the territory with the focus."""
    hands = at("deploy", seats=3)
    place = sorted(hands.places_of())[0]
    hands.click_place(place)  # gets the smallest unit, which is held
    assert hands.kind == "deploy-second"
    assert hands.session.lifted()
    done = next(button for button in hands.page.bar.buttons if button.keys == "↵")
    assert done.key_rests
    assert not hands.page.bar.more.isVisible(), "the board has the other answers"
    stood = len(hands.session.game.choices)
    hands.key(Qt.Key.Key_Escape)
    assert not done.key_rests
    hands.key(Qt.Key.Key_Return)
    assert len(hands.session.game.choices) > stood


def test_first_unit_of_each_territory_is_one_whatever_number_is_chosen(at) -> None:
    hands = at("cover", seats=3)
    assert not hands.table.placing.count.isEnabled()
    hands = at("deploy", seats=3)
    assert hands.table.placing.count.isEnabled()


def test_tile_of_the_held_units_is_in_sight(at) -> None:
    hands = at("cover", seats=3)
    side = hands.table.placing
    tile = next(tile for tile in side.tiles if tile.kind == side.armed)
    assert len(side.tiles) > 20, "more than the column shows"
    assert tile.visibleRegion().boundingRect() == tile.rect()


def test_unit_on_land_that_does_not_take_it_is_refused_with_the_reason(at) -> None:
    hands = at("cover", seats=3)
    place = sorted(hands.places_of())[0]
    hands.click_place(place)
    hands.click_place(place)
    assert hands.told == "Each of your territories first gets one unit (RK1.3)"
    hands = at("deploy", seats=3)
    theirs = {one.id for one in board_of(hands.session.position).territories} - hands.places_of()
    hands.click_place(sorted(theirs)[0])
    assert hands.told == "Units go to your own territories (RK1.3)"


def test_another_unit_is_held_by_its_tile_or_its_digit(at) -> None:
    hands = at("cover")
    seat, place = hands.session.asked_seat, sorted(hands.places_of())[0]
    side = hands.table.placing
    able = [tile for tile in side.tiles if tile.able]
    hands.click_tile(able[0].kind)
    assert hands.session.lifted() == able[0].dice[:1]
    hands.key(Qt.Key.Key_2)
    assert hands.session.lifted() == able[1].dice[:1]
    hands.click_place(place)
    (die,) = hands.session.position.at(place, seat)
    assert hands.session.position.dice[die].type == able[1].kind


def test_return_places_a_suggested_unit_although_another_one_was_held(at) -> None:
    hands = at("cover")
    before = len(hands.session.game.choices)
    hands.key(Qt.Key.Key_H)
    suggested = hands.session.draft.default_option()
    hands.key(Qt.Key.Key_Return)
    assert len(hands.session.game.choices) == before + 1
    assert hands.last.option == suggested
    assert hands.session.lifted(), "for the next territory a unit is held again"


def test_escape_puts_the_unit_back(at) -> None:
    hands = at("cover")
    assert hands.session.lifted()
    hands.key(Qt.Key.Key_Escape)
    assert not hands.session.lifted()
    assert not hands.table.hand.lit


def test_the_rest_is_placed_as_suggested_and_undone_one_by_one(at) -> None:
    hands = at("cover")
    seat, count = hands.session.asked_seat, len(hands.places_of())
    before = len(hands.session.game.choices)
    hands.click(hands.table.placing.buttons["proposed"])
    wait_for_rest(hands)
    assert len(hands.session.game.choices) == before + count
    assert hands.session.asked_seat != seat, "the next player covers their land by hand"
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hands.session.asked_seat == seat
    assert len(hands.places_of()) == 1


def test_several_units_are_placed_by_one_click(at) -> None:
    hands = at("recruit", turn=9)
    seat, side = hands.session.asked_seat, hands.table.placing
    left = int(hands.session.question.values["left"])
    assert left >= 3
    kind = next(tile.kind for tile in reversed(side.tiles) if tile.able and len(tile.dice) >= 2)
    hands.page.past.card.hide()
    hands.click(side.count.buttons["2"])
    hands.click_tile(kind)
    assert len(hands.session.lifted()) == 2
    place = sorted(hands.places_of("recruit"))[0]
    before = len(hands.session.position.at(place, seat))
    hands.click_place(place)
    follow(hands)
    assert len(hands.session.position.at(place, seat)) == before + 2
    assert int(hands.session.question.values.get("left", 0)) == left - 2


def test_two_equal_units_of_1_health_are_placed_by_one_click_at_the_start(at) -> None:
    """RK1.3: they are placed at a time, so that nothing asks which of them is meant."""
    hands = at("deploy", seats=3)
    seat, side = hands.session.asked_seat, hands.table.placing
    hands.click(side.count.buttons["2"])
    kind = next(tile.kind for tile in reversed(side.tiles) if tile.able and len(tile.dice) >= 2)
    if side.armed != kind:
        hands.click_tile(kind)
    assert len(hands.session.lifted()) == 2
    place = sorted(hands.places_of("deploy"))[0]
    before, choices = len(hands.session.position.at(place, seat)), len(hands.session.game.choices)
    hands.click_place(place)
    assert not menu_is_open(hands)
    follow(hands)
    assert len(hands.session.position.at(place, seat)) == before + 2
    assert len(hands.session.game.choices) >= choices + 2


def test_quick_clicks_on_a_territory_each_place_a_unit(at) -> None:
    hands = at("recruit", turn=9)
    seat, side, board = hands.session.asked_seat, hands.table.placing, hands.table.pane
    hands.page.past.card.hide()
    hands.click_tile(next(tile.kind for tile in reversed(side.tiles) if tile.able and len(tile.dice) >= 2))
    place = sorted(hands.places_of("recruit"))[0]
    before = len(hands.session.position.at(place, seat))
    at_badge = board.mapTo(hands.window, board.rect_of(place).center().toPoint())
    QTest.mouseDClick(hands.window.windowHandle(), Qt.MouseButton.LeftButton, pos=at_badge)
    settle()
    assert len(hands.session.position.at(place, seat)) == before + 2


def test_spreading_evenly_covers_the_weakest_land_first(at) -> None:
    hands = at("recruit", turn=9)
    seat = hands.session.asked_seat
    held = {place: len(hands.session.position.at(place, seat)) for place in hands.places_of("recruit")}
    least = {place for place, count in held.items() if count == min(held.values())}
    hands.page.past.card.hide()
    hands.click(hands.table.placing.buttons["even"])
    wait_for_rest(hands)
    after = {place: len(hands.session.position.at(place, seat)) for place in held}
    grown = {place for place in held if after[place] > held[place]}
    assert grown
    assert grown <= least


def test_recruits_are_not_lost_by_one_return(at) -> None:
    hands = at("recruit", turn=9)
    assert not hands.session.lifted()
    hands.key(Qt.Key.Key_Return)
    assert hands.kind == "recruit"
    assert "lost" in hands.told
    hands.key(Qt.Key.Key_Return)
    assert hands.kind != "recruit"


def test_the_board_does_not_move_while_a_computer_places_between_two_own_units(at) -> None:
    hands = at("deploy", seats=3)
    table = hands.table
    before, seat = table.pane.geometry(), hands.session.asked_seat
    hands.session.automatic.hold()
    for other in {0, 1, 2} - {seat}:
        hands.session.seats.hand_over(other, "recruit")
    hands.click_place(sorted(hands.places_of())[0])
    while hands.session.asked_seat == seat:
        hands.key(Qt.Key.Key_N)
    assert hands.kind == "deploy"
    assert not hands.session.asks_person
    assert table.placing.isVisible()
    assert not any(tile.isEnabled() for tile in table.placing.tiles)
    assert table.pane.geometry() == before
    hands.session.automatic.release()


def wait_for_rest(hands) -> None:
    """Wait until the rest is placed."""
    for _ in range(100):
        QTest.qWait(20)
        settle()
        if not hands.table.placing.rest.way:
            return
    raise AssertionError("the rest is never placed")


def follow(hands) -> None:
    """Wait for the answers that follow from the last one."""
    while hands.session.automatic._standing_answer() is not None:
        settle()
