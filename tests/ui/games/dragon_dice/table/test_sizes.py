"""The same table on a small screen and on a large one: dice grow, cards fold and open, nothing loses its owner."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from ddtable.engine.game import Game
from ddtable.engine.system import SetUp
from ddtable.forces.starter import starter_forces
from ui.areas.area_view import AreaView
from ui.areas.delegate import KEY, DieDelegate, Marks
from ui.art.die import DieLook
from ui.art.palette import DARK
from ui.games.dragon_dice.dice_rows import look_alike
from ui.games.dragon_dice.table.table import TableView


def largest_die(table: TableView) -> int:
    """The side in pixels of the largest die of an army."""
    return max(
        box.side for card in table.cards for view in card.areas if view.isVisible() for box in view.arrangement.boxes
    )


def test_dice_grow_with_the_screen(table_at) -> None:
    small = largest_die(table_at("march-first", size=(1000, 560)))
    middle = largest_die(table_at("march-first", size=(1600, 800)))
    large = largest_die(table_at("march-first", size=(3500, 1900)))
    assert small < middle < large
    assert large >= 2 * small


@pytest.mark.parametrize(
    ("players", "size", "opened"),
    [(2, (1000, 560), 3), (4, (1000, 560), 1), (4, (1600, 800), 1), (4, (3500, 1900), 5), (3, (2600, 1300), 4)],
)
def test_cards_are_open_if_they_fit(table_at, players: int, size: tuple[int, int], opened: int) -> None:
    table = table_at("march-first", players=players, size=size)
    assert sum(not card.folded for card in table.cards) == opened
    asked = [card for card in table.cards if card.asked]
    assert all(not card.folded for card in asked)


@pytest.mark.parametrize("players", [3, 4])
def test_terrains_keep_their_places_whichever_is_open(table_at, players: int) -> None:
    """A terrain is found where it was at the question before; the open one grows from its place."""
    table = table_at("march-first", players=players, size=(984, 500))
    seen = []
    for number in range(len(table.cards)):
        table._open_card(number)
        places = [table.tab.geometry() if card.number == number else card.geometry() for card in table.cards]
        seen.append([(place.left(), place.top(), place.width()) for place in places])
        opened = table.cards[number].geometry()
        assert table.tab.isVisible()
        assert table.tab.card is table.cards[number]
        assert table.tab.geometry().intersects(opened)
        assert opened.left() <= table.tab.x() <= opened.right()
    assert all(places == seen[0] for places in seen)


def test_a_larger_army_gets_more_of_the_row(table_at) -> None:
    table = table_at("march-first", players=4, size=(1600, 800))
    opened = next(card for card in table.cards if not card.folded)
    far = [view for view in opened.areas if view.isVisible() and view.seat != table.near_seat]
    for one in far:
        for other in far:
            if len(one.shown) > len(other.shown):
                assert one.width() > other.width()


def test_folded_home_shows_its_owner_if_the_text_does_not_fit(table_at) -> None:
    table = table_at("march-first", players=4, size=(1000, 560))
    folded = next(card for card in table.cards if card.folded and card.terrain.home >= 0)
    picture = folded.grab().toImage()
    owner = QColor(DARK.players[folded.terrain.home])
    right = range(picture.width() * 2 // 3, picture.width() - 10)
    assert any(picture.pixelColor(x, y) == owner for x in right for y in range(10, 34))


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("height", "least"), [(410, 20), (500, 32), (560, 36)])
def test_armies_on_a_low_open_card_show_their_dice(table_at, players: int, height: int, least: int) -> None:
    """A screen of 1280x800, and one of 1920x1080 at 150 %."""
    table = table_at("march-first", players=players, size=(990, height))
    opened = next(card for card in table.cards if not card.folded)
    armies = [view for view in opened.areas if view.isVisible() and view.shown]
    assert armies
    for view in armies:
        assert min(box.side for box in view.arrangement.boxes) >= least, view.area
        assert not view.geometry().intersects(opened.die_view.geometry())


# What lies beside the terrains


def piles(table: TableView, place: str) -> list[AreaView]:
    return [panel.piles[place] for panel in table.panels if panel.piles[place].shown]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dead_dice_are_at_least_20_pixels_wide_on_a_small_screen(table_at, players: int) -> None:
    """A window of 1280x800 leaves the table so much; with a dozen dead every die is at least 20 pixels wide."""
    table = table_at("march-first", players=players, size=(990, 505), turn=12)
    assert max(len(view.shown) for view in piles(table, "dead")) >= 9
    for view in piles(table, "dead"):
        assert min(box.side for box in view.arrangement.boxes) >= 20, view.area


@pytest.mark.parametrize("height", [390, 402, 420])
def test_dead_dice_are_beside_their_icon_if_there_is_no_room_below_it(table_at, height: int) -> None:
    table = table_at("march-first", turn=6, size=(984, height))
    lines = [view for view in piles(table, "dead") if view.in_line]
    assert lines
    for view in lines:
        assert view.arrangement.boxes
        for box in view.arrangement.boxes:
            assert box.side >= 20
            assert box.x >= 20
            assert box.y >= 0
            assert box.y + box.side <= view.height()
            assert box.x + box.side <= view.width()


def test_equal_dead_dice_are_stacked_unless_a_question_is_about_them(table_at) -> None:
    table = table_at("march-first", size=(1500, 900), turn=12)
    assert any(len(stack) > 1 for view in piles(table, "dead") for stack in view.arrangement.stacks)
    for view in piles(table, "dead"):
        looks = [view.shown[stack[0]].look for stack in view.arrangement.stacks]
        assert len(set(looks)) == len(looks), view.area


def test_the_dead_show_their_id(table_at) -> None:
    table = table_at("march-second", turn=3)
    session = table.session
    fallen = [number for number, die in enumerate(session.position.dice) if die.place == "dead"]
    assert fallen
    assert not any(session.shows_face(die) for die in fallen)


@pytest.mark.parametrize("size", [(990, 505), (1560, 760)])
def test_a_die_in_reserve_is_seen_beside_many_dead(table_at, size: tuple[int, int]) -> None:
    table = table_at("reinforce", size=size, turn=8)
    assert piles(table, "reserve")
    for view in piles(table, "reserve"):
        assert not view.folded
        assert view.arrangement.size >= 20


def test_piles_on_a_plate_have_labels_if_they_fit(table_at) -> None:
    table = table_at("march-first", players=3, size=(1560, 800))
    assert len(table.panels) == 3
    for panel in table.panels:
        assert all(view.width() >= view.named_width for view in panel.piles.values())


def test_dead_dice_to_choose_are_larger_with_keys_beside_them(table_at) -> None:
    table = table_at("resurrect", players=3, size=(1560, 720))
    (dead,) = [panel.piles["dead"] for panel in table.panels if panel.seat == table.session.asked_seat]
    keyed = [die for die in dead.shown if table.hand.key(die.die)]
    assert keyed
    assert dead.arrangement.size >= 32
    boxes = dead.arrangement.boxes
    first, second = (boxes[number] for number in next(row for row in dead.arrangement.rows if len(row) > 1)[:2])
    assert second.x - (first.x + first.side) >= KEY / 2


# Set-up


@pytest.mark.parametrize("players", [2, 3])
def test_dice_fill_a_large_screen_while_armies_are_made_and_placed(table_at, players: int) -> None:
    table = table_at("assemble-home", players=players, size=(1560, 900), turn=0)
    (board,) = [board for board in table.armies_boards if board.isVisible()]
    assert board.force.arrangement.size >= 110
    if players == 3:
        table = table_at("place-horde", players=players, size=(1560, 730), turn=0)
        assert all(view.arrangement.size >= 100 for view in table.staging.armies if view.isVisible())


def test_three_armies_on_a_folded_card_keep_readable_lines(table_at) -> None:
    """Two have been placed there, and a third may come."""
    table = table_at("place-campaign", players=4, size=(990, 505), turn=0)
    session = table.session
    while max(len([view for view in card.areas if view.isVisible()]) for card in table.cards) < 3:
        session.draft.pick(session.draft.options()[0][0])
        assert session.question.kind.startswith("place-")
    lines = [view for card in table.cards for view in card.areas if view.isVisible()]
    assert all(card.folded for card in table.cards)
    assert min(view.height() for view in lines) >= 20


# Which card is open


def test_the_open_card_is_one_of_the_armies_asked_about(table_at) -> None:
    table = table_at("march-first", players=3, turn=2, size=(990, 505))
    session = table.session
    asked = session.goals()
    assert len(asked) > 1
    default = session.draft.default_option()
    (suggested,) = [option.area for option in session.question.shape.options if option.id == default]
    (opened,) = [card for card in table.cards if not card.folded]
    assert suggested in [view.area for view in opened.areas if view.shown]


def test_a_card_opened_by_hand_stays_open_while_the_same_is_asked(table_at) -> None:
    table = table_at("march-first", players=3, turn=2, size=(990, 505))
    other = next(card for card in table.cards if card.folded)
    other.open_wanted.emit(other.number)
    table.hand.changed.emit()
    assert not other.folded


def test_dice_off_the_table_are_large_enough_at_1280x800(table_at) -> None:
    """Reserves and the dead of two and of four players: where there is no room they lie over each other."""
    for players, size in ((2, (984, 490)), (4, (984, 490))):
        table = table_at("march-first", players=players, size=size)
        for panel in table.panels:
            for view in panel.piles.values():
                if view.shown and not view.folded and view.viewport().height() >= 60:
                    assert min(box.side for box in view.arrangement.boxes) >= 24


@pytest.mark.parametrize("kind", ["march-first", "casualties", "spell"])
def test_nothing_off_the_table_is_clipped_for_two_players_at_1280x720(table_at, kind: str) -> None:
    table = table_at(kind, players=2, turn=8, size=(984, 410))
    for panel in table.panels:
        for view in panel.piles.values():
            inside = view.viewport().rect()
            for box in view.arrangement.boxes if view.shown and not view.folded else ():
                assert box.side >= 24
                assert inside.contains(round(box.x), round(box.y))
                assert inside.contains(round(box.x + box.side) - 1, round(box.y + box.side) - 1)


def test_low_ladder_keeps_its_numbers(qtbot, table_at) -> None:
    """As beside a dragon at 1280x720: two rows, the number beside the icon."""
    table = table_at("march-first", size=(984, 410))
    ladder = table.cards[0].ladder
    ladder.setFixedSize(150, 46)
    ladder.setGeometry(0, 0, 150, 46)
    assert len({cell.y() for cell in ladder.cells}) == 2
    for cell in ladder.cells:
        assert cell.height() >= 20
        assert cell.width() >= 26
        shown = cell.grab().toImage()
        number = cell.number
        cell.number = number % 8 + 1
        assert cell.grab().toImage() != shown, "the number is seen"
        cell.number = number


def test_dice_that_look_alike_have_a_rim_in_their_players_colour() -> None:
    forces = [next(force for force in starter_forces() if force.id == "reef_guard")] * 2
    mirror = Game(SetUp("classic", 3, {}, tuple(msgspec.to_builtins(force) for force in forces))).position
    assert look_alike(mirror) == {0, 1}
    other = next(force for force in starter_forces() if force.id == "mire_wolves")
    unlike = Game(SetUp("classic", 3, {}, tuple(msgspec.to_builtins(force) for force in (forces[0], other)))).position
    assert look_alike(unlike) == frozenset()


@pytest.mark.parametrize("side", [36, 52, 88])
def test_a_key_on_a_die_covers_no_icon(qapp, side: int) -> None:
    """What is painted of the key within the die is at its corner, outside the square of the pips."""
    delegate = DieDelegate(DARK, QObject())
    look = DieLook("unit", ("air", "water"), icon="melee", count=4, health=2)
    plain, keyed = (QImage(side + 40, side + 40, QImage.Format.Format_ARGB32) for _ in range(2))
    for image, key in ((plain, ""), (keyed, "1")):
        image.fill(0)
        painter = QPainter(image)
        delegate.draw(painter, QPointF(20, 20), side, look, Marks(key=key))
        painter.end()
    inset = round(side * 0.17)
    inner = [(x, y) for x in range(20 + inset, 20 + side) for y in range(20 + inset, 20 + side)]
    assert all(plain.pixel(x, y) == keyed.pixel(x, y) for x, y in inner)
    assert plain != keyed


# Views on demand


def test_a_card_makes_views_of_armies_that_are_there_or_may_come(table_at) -> None:
    table = table_at("march-first", players=4)
    taken = {die.place + f"@{die.owner}" for die in table.session.position.dice}
    for card in table.cards:
        made = {view.area for view in (*card.areas, *card.lairs)}
        assert made >= {f"{card.place}@{seat}" for seat in range(4)} & taken
        assert made <= taken | set(table.hand.lit)


def test_an_army_that_comes_has_its_view_and_its_place_in_the_order_of_tab(table_at) -> None:
    table = table_at("march-first", players=4, turn=3)
    card, owner = next(
        (card, seat) for card in table.cards[:-1] for seat in range(4) if all(view.seat != seat for view in card.areas)
    )
    die = next(number for number, die in enumerate(table.session.position.dice) if die.owner == owner)
    rows = list(table.model._rows)
    rows[die] = (f"{card.place}@{owner}", *rows[die][1:])
    table.model._show(rows)
    view = next(view for view in card.areas if view.seat == owner)
    assert [shown.die for shown in view.shown] == [die]
    assert view.isVisible()
    assert view.height() > 10
    before = card.ladder.cells[-1]
    chain = [before.nextInFocusChain()]
    while chain[-1] is not before:
        chain.append(chain[-1].nextInFocusChain())
    following = [widget for widget in chain if widget in (*card.areas, *card.lairs)]
    assert following == [*card.areas, *card.lairs]
    assert chain.index(following[-1]) < min(chain.index(other.die_view) for other in table.cards[card.number + 1 :])
