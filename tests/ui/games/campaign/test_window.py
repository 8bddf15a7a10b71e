"""A campaign in the whole window: played at random, undone, looked back at, kept in a file and opened again."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddtable.rules.dragon_dice.board import DEAD
from gallery.wars import NAMES, war
from ui.games.campaign.recruits.board import is_sheet_asked
from ui.games.campaign.table.war_table import WarTable
from ui.games.contract import window_of
from ui.session.library import SeatPlan
from ui.session.session import Session
from ui.window.main_window import MainWindow
from ui.window.saved_games import Games

SEED = 7


def shown(window, game) -> Session:
    """Show a game of persons who sit at one screen without a curtain."""
    seats = game.position.seats
    session = Session(game, NAMES[:seats], ["person"] * seats)
    window.show_game(session)
    session.seats.curtain = False
    session.start()
    QApplication.processEvents()
    assert isinstance(window.page.table, WarTable)
    return session


def sound(table: WarTable) -> None:
    """Check that the table shows what the position has."""
    position, pane = table.session.position, table.pane
    if not table.board.revealed:
        return
    assert tuple(pane.nodes) == position.board.graph.ids
    for place, node in pane.nodes.items():
        assert {army.seat for army in node.facts.armies} == {
            seat for seat in range(position.seats) if position.at(place, seat)
        }
        assert node.facts.holder == position.board.lands[position.board.graph.land_of[place]].holder
    assert table.recruiting.isHidden() != is_sheet_asked(table.session)
    assert table.recruiting.isHidden() != pane.isHidden()


def test_random_war_is_shown_at_each_step(window) -> None:
    session, random = shown(window, war(2, "assemble-home", seed=SEED).branch()), Random(SEED)
    for _ in range(80):
        question = session.question
        if question is None:
            break
        session.play(session.game.rules.sample(question, random))
        QApplication.processEvents()
        window.page.showing.finish()
        sound(window.page.table)


def test_undo_and_redo_bring_map_and_plates_back(window) -> None:
    session = shown(window, war(4, "march-first", turn=6).branch())
    table = window.page.table
    before = {place: node.facts for place, node in table.pane.nodes.items()}
    plates = [plate.figures for plate in table.panels]
    random = Random(3)
    for _ in range(12):
        session.play(session.game.rules.sample(session.question, random))
        window.page.showing.finish()
    for _ in range(12):
        session.undoing.undo()
        window.page.showing.finish()
    assert {place: node.facts for place, node in table.pane.nodes.items()} == before
    assert [plate.figures for plate in table.panels] == plates
    session.undoing.redo()
    window.page.showing.finish()
    sound(table)


def test_look_back_shows_the_map_of_that_moment(window) -> None:
    session = shown(window, war(4, "march-first", turn=14).branch())
    table = window.page.table
    for moment in (2, len(session.game.history) // 2, len(session.game.history) - 2):
        session.shown.look_at(moment)
        QApplication.processEvents()
        sound(table)
    session.shown.look_at(None)
    sound(table)


def test_war_is_kept_in_a_file_and_opened_on_the_same_map(window, tmp_path, qtbot) -> None:
    games = Games(tmp_path / "games")
    begun = games.new(war(2, "assemble-home").set_up, [SeatPlan(name, "person") for name in NAMES[:2]], True)
    for _ in range(30):
        begun.play(begun.game.rules.sample(begun.game.question, Random(begun.game.position.answered)))
    path, position = begun.guard.path, begun.game.position
    begun.close()
    other = MainWindow(games)
    qtbot.addWidget(other)
    other.open_path(path)
    qtbot.waitUntil(lambda: other.page is not None)
    assert other.page.session.game.position == position
    assert isinstance(other.page.table, WarTable)
    sound(other.page.table)


def test_ribbon_tells_the_next_recruiting_and_the_order_of_play(window) -> None:
    session = shown(window, war(4, "march-first", turn=6).branch())
    told = window_of("campaign").ribbon(session)
    assert any("Recruiting after round 5" in part for part in told.about)
    assert told.about[0].startswith("then ")


def test_shift_with_a_number_opens_the_pools_of_a_player(window, qtbot) -> None:
    session = shown(window, war(4, "casualties").branch())
    assert session.question.kind == "casualties"
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_3, Qt.KeyboardModifier.ShiftModifier)
    drawer = window.page.table.drawer
    qtbot.waitUntil(drawer.isVisible)
    assert drawer.seat == 2
    assert (2, DEAD) in drawer.views


def test_key_walks_over_lit_places_of_the_map(window, qtbot) -> None:
    shown(window, war(4, "march-first", turn=6).branch())
    window.activateWindow()
    nodes, walked = window.page.table.pane.nodes, set()
    for _ in range(40):
        qtbot.keyClick(window, Qt.Key.Key_G)
        walked |= {place for place, node in nodes.items() if node.hasFocus()}
    assert walked == {place for place, node in nodes.items() if node.state.lit}
