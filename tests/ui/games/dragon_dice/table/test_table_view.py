"""The table as hands, keys and screen readers meet it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage, QMouseEvent, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.engine.questions import Pick, Subset
from gallery.study import main
from tests.drivers.painted import Painted
from ui.areas.area_view import AreaView
from ui.areas.delegate import MARGIN
from ui.art.palette import LIGHT

LEFT = Qt.MouseButton.LeftButton


def click(qtbot: QtBot, view: AreaView, die: int) -> None:
    row = next(row for row, shown in enumerate(view.shown) if shown.die == die)
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(view.model().index(row, 0)).center())


# What is repainted


def test_focus_frame_is_repainted_in_its_old_and_new_place(table_at, qtbot: QtBot) -> None:
    """It is larger than the die, which is all that Qt repaints: parts of old frames stayed on the screen."""
    table = table_at("casualties", turn=3)
    view = max((view for view in table.findChildren(AreaView) if view.isVisible()), key=lambda view: len(view.shown))
    view.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(view, Qt.Key.Key_Home)
    before = view.visualRect(view.currentIndex())
    painted = Painted(view.viewport())
    qtbot.keyClick(view, Qt.Key.Key_End)
    after = view.visualRect(view.currentIndex())
    assert before != after
    frames = [rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN) for rect in (before, after)]
    assert painted.covers(QRegion(frames[0]).united(frames[1]).intersected(view.viewport().rect()))


def test_the_wheel_does_not_shift_the_dice_of_an_area(table_at) -> None:
    """QListView scrolls by its own layout, of which nothing is shown."""
    table = table_at("march-first", turn=5, players=3)
    for view in table.findChildren(AreaView):
        for bar in (view.verticalScrollBar(), view.horizontalScrollBar()):
            assert (bar.minimum(), bar.maximum()) == (0, 0), view.area


# A screen reader


def test_the_accessible_tree_names_every_die_on_the_table(table_at) -> None:
    table = table_at("casualties", turn=3)
    named = 0
    for view in table.findChildren(AreaView):
        if not view.isVisible():
            continue
        reader = QAccessible.queryAccessibleInterface(view)
        assert reader.text(QAccessible.Text.Name)
        assert reader.childCount() == len(view.shown)
        for number in range(reader.childCount()):
            name = reader.child(number).text(QAccessible.Text.Name)
            die = view.shown[number].die
            assert table.session.words.die_name(table.session.position.dice[die].type) in name
            if table.session.shows_face(die):
                assert table.session.words.die(die, table.session.table) in name
            named += 1
    in_sight = [die for die in table.session.position.dice if die.place != "out"]
    assert named == len(in_sight)


def test_ladder_cells_say_what_they_mean(table_at) -> None:
    table = table_at("turn")
    card = next(card for card in table.cards if card.asked)
    now = table.session.position.dice[card.terrain.die].face + 1
    assert "current distance" in card.ladder.cells[now - 1].accessibleName()
    assert [cell.number for cell in card.ladder.cells if "can be turned" in cell.accessibleName()]


# Drags


def test_only_highlighted_areas_accept_dice(table_at, hands) -> None:
    table = table_at("casualties")
    question = table.session.question
    assert isinstance(question.shape, Subset)
    die = min(table.session.liftable())
    taking = [
        view.area
        for view in table.findChildren(AreaView)
        if view.isVisible() and hands.drag_over(view.viewport(), [die]) == (True, True)
    ]
    assert taking == [question.shape.target]


def test_a_drop_reaches_the_session_once_qt_has_finished_dragging(table_at, hands, qtbot: QtBot) -> None:
    table = table_at("casualties")
    die = min(table.session.liftable())
    target = hands.area(table, table.session.question.shape.target)
    hands.drag_over(target.viewport(), [die])
    hands.drop_on(target.viewport(), [die])
    assert table.session.selection == ()
    qtbot.waitUntil(lambda: table.session.selection == (die,))


def test_something_else_than_dice_is_not_taken(table_at, hands) -> None:
    table = table_at("casualties")
    target = hands.area(table, table.session.question.shape.target)
    assert hands.drag_over(target.viewport(), []) == (False, False)


def test_terrain_die_dropped_on_a_highlighted_distance_turns(table_at, hands, qtbot: QtBot) -> None:
    table = table_at("turn")
    card = next(card for card in table.cards if card.asked)
    die, before = card.terrain.die, table.session.position.dice[card.terrain.die].face
    lit = [cell for cell in card.ladder.cells if hands.drag_over(cell, [die]) == (True, True)]
    assert {abs(cell.number - 1 - before) for cell in lit} == {1}
    with qtbot.waitSignal(table.session.changed):
        hands.drag_over(lit[0], [die])
        hands.drop_on(lit[0], [die])
    assert table.session.position.dice[die].face == lit[0].number - 1


def test_every_legal_target_is_highlighted_during_a_drag(table_at) -> None:
    table = table_at("action")
    dice = table.hand.together([min(table.session.liftable())])
    table.hand.take(dice)
    assert table.hand.lit == frozenset(table.session.hand.targets(dice))
    table.hand.release(dropped=True)
    assert table.hand.dragged == ()


def test_an_army_is_dragged_as_a_whole(table_at) -> None:
    table = table_at("action")
    (army,) = {move.dice for move, _ in table.session.question.moves()}
    assert table.hand.together([army[0]]) == army


# Clicks


def test_a_click_chooses_a_casualty_and_a_second_takes_it_back(table_at, hands, qtbot: QtBot) -> None:
    table = table_at("casualties")
    question, die = table.session.question, min(table.session.liftable())
    view = hands.area(table, f"{question.place}@{question.seat}")
    click(qtbot, view, die)
    assert table.session.selection == (die,)
    click(qtbot, view, die)
    assert table.session.selection == ()


def test_a_click_picks_up_and_a_second_puts_down(table_at, hands, qtbot: QtBot) -> None:
    table = table_at("retreat")
    session = table.session
    move = session.question.moves()[0][0]
    click(qtbot, hands.area(table, move.source), move.dice[0])
    assert session.lifted() == move.dice
    assert table.hand.lit == {move.target}
    qtbot.mouseClick(hands.area(table, move.target).viewport(), LEFT, pos=QPoint(6, 6))
    assert session.lifted() == ()
    assert session.position.dice[move.dice[0]].place == "reserve"


def test_click_on_empty_space_cancels_the_move(table_at, hands, qtbot: QtBot) -> None:
    table = table_at("retreat")
    move = table.session.question.moves()[0][0]
    click(qtbot, hands.area(table, move.source), move.dice[0])
    qtbot.mouseClick(hands.area(table, f"dead@{table.session.asked_seat}").viewport(), LEFT, pos=QPoint(6, 6))
    assert table.session.lifted() == ()


def test_click_on_a_highlighted_army_chooses_it_to_march(table_at, hands, qtbot: QtBot) -> None:
    table = table_at("march-first")
    question = table.session.question
    assert isinstance(question.shape, Pick)
    option = question.shape.options[0]
    assert option.area in table.hand.lit
    qtbot.mouseClick(hands.area(table, option.area).viewport(), LEFT, pos=QPoint(30, 14))
    assert option.id in table.session.position.board.marched


def test_click_on_a_highlighted_distance_turns_the_die(table_at, qtbot: QtBot) -> None:
    table = table_at("turn")
    card = next(card for card in table.cards if card.asked)
    cell = next(cell for cell in card.ladder.cells if cell.area in table.hand.lit)
    qtbot.mouseClick(cell, LEFT)
    assert table.session.position.dice[card.terrain.die].face == cell.number - 1


def test_a_terrain_is_picked_by_a_click(table_at, qtbot: QtBot) -> None:
    table = table_at("terrain-home", turn=0)
    tiles = table.terrains_board.tiles
    assert len(tiles) == 16
    assert all(tile.accessibleName() for tile in tiles)
    qtbot.mouseClick(tiles[3], LEFT)
    assert table.session.question.kind == "terrain-frontier"


def test_assembling_by_click_moves_the_die_into_the_army(table_at, hands, qtbot: QtBot) -> None:
    table = table_at("assemble-home", turn=0)
    die = min(table.session.liftable())
    click(qtbot, hands.area(table, "force@0"), die)
    assert [shown.die for shown in hands.area(table, "home@0").shown] == [die]


# Keys


def test_arrows_walk_and_space_chooses(table_at, hands, qtbot: QtBot) -> None:
    table = table_at("casualties")
    question = table.session.question
    view = hands.area(table, f"{question.place}@{question.seat}")
    view.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(view, Qt.Key.Key_Home)
    first = view.currentIndex().row()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.currentIndex().row() != first
    die = view.shown[view.currentIndex().row()]
    assert die.lit
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert table.session.selection == (die.die,)


def test_return_puts_down_and_escape_puts_back(table_at, hands, qtbot: QtBot) -> None:
    table = table_at("retreat")
    move = table.session.question.moves()[0][0]
    source, target = hands.area(table, move.source), hands.area(table, move.target)
    click(qtbot, source, move.dice[0])
    qtbot.keyClick(source, Qt.Key.Key_Escape)
    assert table.session.lifted() == ()
    click(qtbot, source, move.dice[0])
    qtbot.keyClick(target, Qt.Key.Key_Return)
    assert table.session.position.dice[move.dice[0]].place == "reserve"


# What is shown


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [(1030, 560), (1280, 800), (1920, 1080)])
def test_no_visible_die_is_cut_off(table_at, players: int, size: tuple[int, int]) -> None:
    table = table_at("march-first", players=players, size=size)
    for view in table.findChildren(AreaView):
        if view.isVisible():
            inside = view.viewport().rect()
            assert all(
                inside.contains(view.visualRect(view.model().index(row, 0))) for row in range(len(view.shown))
            ), view.area


def test_the_card_in_question_is_open_and_a_click_opens_another(table_at, qtbot: QtBot) -> None:
    table = table_at("maneuver", players=4)
    place = table.session.question.place
    assert [card.place for card in table.cards if not card.folded] == [place]
    other = next(card for card in table.cards if card.folded)
    qtbot.mouseClick(other, LEFT, pos=QPoint(other.width() - 20, 20))
    assert [card.place for card in table.cards if not card.folded] == [other.place]


def test_undo_of_the_reveal_brings_the_assembly_back(table_at) -> None:
    table = table_at("march-first")
    while table.session.game.position.board.revealed:
        assert table.session.game.undo()
    table.session.start()
    assert table.cards == []
    assert table.terrains_board.isVisible()


def test_the_other_palette_paints_other_colours(table_at) -> None:
    table = table_at("casualties")
    dark = table.grab().toImage().pixelColor(4, 4)
    table.set_palette(LIGHT)
    light = table.grab().toImage().pixelColor(4, 4)
    assert dark.lightness() < 90 < 180 < light.lightness()


def test_a_table_that_did_not_change_is_repainted_from_kept_pictures(table_at, monkeypatch) -> None:
    table = table_at("retreat", players=4, size=(1920, 1080))
    first, again = (QImage(1920, 1080, QImage.Format.Format_ARGB32_Premultiplied) for _ in range(2))
    table.render(first)
    painted: list[object] = []
    monkeypatch.setattr("ui.art.die._die_image", lambda *asked: painted.append(asked))
    table.render(again)
    assert not painted
    assert again == first


def test_the_study_writes_a_picture(qapp: QApplication, tmp_path) -> None:
    out = tmp_path / "table.png"
    assert main([str(out), "--players", "3", "--size", "1000x600", "--turn", "1"]) == 0
    assert QImage(str(out)).width() == 1000


# The rubber band


def drag_a_band(qtbot: QtBot, view: AreaView) -> None:
    """Draw a band over a whole area, from its free ground, and hold it."""
    viewport = view.viewport()
    first, last = QPoint(6, viewport.height() - 3), QPoint(viewport.width() - 6, 34)
    qtbot.mousePress(viewport, LEFT, pos=first)
    for step in range(1, 11):
        at = first + (last - first) * step / 10
        event = QMouseEvent(
            QMouseEvent.Type.MouseMove, at, viewport.mapToGlobal(at), LEFT, LEFT, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(viewport, event)


def test_a_rubber_band_gathers_dice_that_may_be_taken_and_chooses_none(table_at, hands, qtbot: QtBot) -> None:
    table = table_at("casualties")
    free = table.session.liftable()
    view = next(view for view in table.findChildren(AreaView) if len({die.die for die in view.shown} & free) > 1)
    drag_a_band(qtbot, view)
    assert view._band is not None
    qtbot.mouseRelease(view.viewport(), LEFT, pos=QPoint(view.viewport().width() - 6, 34))
    assert view._band is None
    assert {view.shown[row].die for row in view._gathered_rows()} == {die.die for die in view.shown if die.lit}
    assert table.session.selection == ()
    view.grab()


def test_no_rubber_band_without_dice_to_gather(table_at, qtbot: QtBot) -> None:
    table = table_at("casualties")
    free = table.session.liftable()
    view = next(
        view
        for card in table.cards
        for view in card.areas
        if view.isVisible() and view.shown and not {die.die for die in view.shown} & free
    )
    drag_a_band(qtbot, view)
    assert view._band is None
    qtbot.mouseRelease(view.viewport(), LEFT, pos=QPoint(view.viewport().width() - 6, 34))


def test_a_die_in_hand_is_pale_at_its_old_place_until_it_is_put_down(table_at):
    table = table_at("casualties")
    view = next(view for card in table.cards for view in card.areas if any(die.lit for die in view.shown))
    die = next(die.die for die in view.shown if die.lit)
    one = next(one for one in view.at_rest() if one.dice == (die,))
    middle = one.at + QPoint(one.side // 2, one.side // 2)
    ground = view.viewport().grab().toImage().pixelColor(view.viewport().width() // 2, view.viewport().height() - 6)

    def seen() -> int:
        """How far the die stands out from the ground, over its middle part."""
        picture = view.viewport().grab().toImage()
        points = [middle + QPoint(x, y) for x in range(-12, 13, 4) for y in range(-12, 13, 4)]
        return sum(abs(picture.pixelColor(point).lightness() - ground.lightness()) for point in points)

    before = seen()
    table.hand.take([die])
    assert seen() < before / 2
    table.hand.release(dropped=True)
    assert seen() == before
