"""The window: start screen, new game, what is remembered, themes, help."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from ddtable.engine.game import Game
from ddtable.engine.system import SetUp, system
from ddtable.rules.rulings import rulings, sections
from ddtable.words.sentences import Words
from ui.areas.area_view import AreaView
from ui.areas.dice import Role
from ui.art.palette import CONTRAST, DARK, LIGHT
from ui.art.typefaces import load_fonts
from ui.help.rulings import RulingsDialog
from ui.kit.moments import when_words
from ui.kit.settings import SeatMemory, SettingsFile
from ui.kit.theme import Theme
from ui.new_game.dialog import NewGameDialog
from ui.session.library import RecentGame
from ui.session.session import Session

OPEN = RecentGame(Path("open.ddtable"), "Mira – Ragna", "2020-02-03T14:05:00+00:00", False)
OVER = RecentGame(Path("over.ddtable"), "Jo – Sam", "2020-02-04T14:05:00+00:00", True)


# Start screen


def test_without_games_the_start_screen_offers_a_new_one(window):
    assert window.stack.currentWidget() is window.start
    assert not window.start.go_on.isVisible()
    assert window.start.rows == []
    assert window.start.fresh.look == "plain"  # a guided battle is offered first
    guided = window.start.welcome.buttons[0]
    assert guided.look == "primary"
    assert guided.hasFocus() or window.focusWidget() is guided


def test_continue_takes_the_newest_game_that_is_not_over(window, library, qtbot):
    library.games = (OVER, OPEN)
    window.show_start()
    assert window.start.go_on.isVisible()
    assert "Mira" in window.start.newest.text()
    assert [row.text() for row in window.start.rows] == ["Jo – Sam", "Mira – Ragna"]
    qtbot.mouseClick(window.start.go_on, Qt.MouseButton.LeftButton)
    assert library.asked == [OPEN.path]
    assert window.page is not None


def test_return_continues(window, library, qtbot):
    library.games = (OPEN,)
    window.show_start()
    window.start.go_on.setFocus()
    qtbot.keyClick(window.start.go_on, Qt.Key.Key_Return)
    assert library.asked == [OPEN.path]


def test_a_recent_game_opens(window, library, qtbot):
    library.games = (OVER, OPEN)
    window.show_start()
    qtbot.mouseClick(window.start.rows[0], Qt.MouseButton.LeftButton)
    assert library.asked == [OVER.path]


def test_a_game_that_cannot_be_opened_is_a_sentence(window):
    window.open_path(Path("broken.ddtable"))
    assert window.start.trouble.text() == "broken.ddtable is no game of ddtable."
    assert window.start.trouble.isVisible()
    assert window.page is None


def test_errors_during_a_game_are_shown_in_the_bar(window):
    window.open_path(OPEN.path)
    page = window.page
    window.open_path(Path("broken.ddtable"))
    assert window.page is page
    assert "no game" in page.bar.progress.text()


def test_leaving_a_game_shows_the_start_screen(window):
    window.open_path(OPEN.path)
    assert "Mira" in window.windowTitle()
    window.menus.actions["leave"].trigger()
    assert window.stack.currentWidget() is window.start
    assert window.page is None


def test_dates_are_in_everyday_words():
    words = Words()
    assert when_words(words, "2020-02-03T14:05:00") == "3 February 2020 14:05"
    assert when_words(words, "some day") == "some day"


# New game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_and_a_rematch(window, library, monkeypatch, players):
    window.settings.change(players=players)
    monkeypatch.setattr(NewGameDialog, "exec", lambda self: QDialog.DialogCode.Accepted)
    window.new_games.ask()
    assert window.page is not None
    window.new_games.rematch()
    (first, seats, practice), (second, seats_again, practice_again) = library.asked
    assert (seats, practice, first.forces) == (seats_again, practice_again, second.forces)
    assert first.seed != second.seed
    assert len(first.forces) == players
    assert [seat.name for seat in window.settings.value.seats][:4] == ["Mira", "Ragna", "Tove", "Aksel"]


def test_play_with_it_seats_the_player_against_recruit(window, monkeypatch):
    """Whatever the last game was: whoever built a force alone wants to try it."""
    window.settings.change(players=4, seats=tuple(SeatMemory(name=name) for name in ("Mira", "Ragna", "Tove", "Aksel")))
    page = window.build().page
    page.fill(["goblins"], False)
    QApplication.processEvents()
    asked = []

    def accept(dialog):
        asked.append([(form.kind_choice.value, form.force.name) for form in dialog.page.forms])
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(NewGameDialog, "exec", accept)
    page.head.play.click()
    ((mine, other),) = asked
    assert mine == ("person", page.force.name)
    assert other[0] == "recruit"


# The game page


def test_ribbon_shows_round_turn_and_phases(window, playing):
    session = playing("march-second")
    window.show_game(session)
    ribbon = window.page.ribbon
    assert session.names[session.position.board.seat] in ribbon.turn.text()
    assert [chip.words for chip in ribbon.chips if chip.lit] == ["Second march"]
    assert len(ribbon.chips) == len(session.game.rules.phases(session.position))


def test_ribbon_names_the_edition(window):
    """H97: a game of 1996 is not called one of 1995."""
    force = system("classic").deal(24, Random(3), {"edition": "revised96"})
    game = Game(SetUp("classic", 5, {"edition": "revised96"}, (force, force)))
    window.show_game(Session(game, ("Mira", "Ragna"), ["person"] * 2))
    about = window.page.ribbon.game.text()
    assert about.endswith("revised rules of 1996")
    assert "1995" not in about


@pytest.mark.parametrize("kind", ["assemble-home", "frontier", "march-first", "casualties", "over"])
def test_texts_fit_at_1280_by_800(window, playing, kind):
    window.settings.change(curtain=False)
    window.show_game(playing(kind))
    QApplication.processEvents()
    page = window.page
    assert page.size().width() == 1280
    parts = [part for part in (page.ribbon, page.table, page.tray, page.side, page.bar) if part.isVisible()]
    for number, part in enumerate(parts):
        assert page.rect().contains(part.geometry())
        for other in parts[number + 1 :]:
            assert not part.geometry().intersects(other.geometry())
    assert page.table.height() >= page.table.minimumSizeHint().height()


def test_the_inspector_follows_the_pointer(window, playing, qtbot):
    session = playing("march-first")
    window.show_game(session)
    QApplication.processEvents()
    views = [view for view in window.page.table.findChildren(AreaView) if view.isVisible() and view.model().rowCount()]
    assert len(views) > 2
    for view in views:
        index = view.model().index(view.model().rowCount() - 1, 0)
        QTest.mouseMove(view.viewport(), view.visualRect(index).center())
        QApplication.processEvents()
        assert window.page.die.die == index.data(Role.DIE)
        first = view.model().index(0, 0)
        view.setCurrentIndex(index)
        view.setCurrentIndex(first)
        assert window.page.die.die == first.data(Role.DIE)


# Themes, help


def test_the_theme_is_chosen_and_remembered(window, playing):
    window.show_game(playing("march-first"))
    for choice, palette in (("light", LIGHT), ("contrast", CONTRAST), ("dark", DARK)):
        window.menus.actions[f"theme-{choice}"].trigger()
        assert window.theme.palette is palette
        assert window.page.table.colours is palette
        assert QApplication.palette().color(QPalette.ColorRole.Window).name() == palette.table_bottom
        assert SettingsFile(window.settings.path).value.theme == choice


def test_system_theme_is_dark_by_default(qtbot):
    assert Theme("system").palette is DARK


def test_the_size_of_the_window_is_remembered(window):
    window.resize(1300, 820)
    window.close()
    assert (window.settings.value.width, window.settings.value.height) == (1300, 820)


def test_fonts_are_installed(qtbot):
    assert load_fonts() == ()


def test_help_shows_open_points_and_all_rulings(window):
    made = RulingsDialog(Words(), window)
    for game in ("classic", "battle_dice"):
        made.game.buttons[game].click()
        made.which.buttons["house"].click()
        every = [one for one in rulings() if one.section in sections(game)]
        assert [one.id for one in made.shown] == [one.id for one in every if one.house]
        made.which.buttons["all"].click()
        assert made.shown == every
        texts = [label.text() for label in made.reader.widget().findChildren(QLabel)]
        for one in every:
            assert one.question in texts
    made.show()
    assert made.height() <= 760
    assert not made.reader.geometry().intersects(made.close_button.geometry())


def test_shell_imports_no_heavy_modules():
    code = "import sys, ui.window.main_window; print(sorted({'sqlalchemy', 'numpy', 'alembic'} & set(sys.modules)))"
    outcome = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert outcome.stdout.strip() == "[]", outcome.stderr


def test_start_screen_and_menus_are_shown_without_fluent(tmp_path):
    """Loading it takes as long as painting; what the first screen says at once is plain text in each language."""
    code = (
        "import sys; from pathlib import Path; from ddtable.words.sentences import Words;"
        "from ui.window.app import application; from ui.window.main_window import MainWindow;"
        "from ui.window.saved_games import Games; app = application();"
        f"games = Games(Path({str(tmp_path)!r}));"
        "windows = [MainWindow(games, words=Words(language)) for language in ('en', 'da')];"
        "[window.show() for window in windows]; [app.processEvents() for _ in range(3)];"
        "sys.exit('fluent' in sys.modules)"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    assert subprocess.run([sys.executable, "-c", code], env=environment, check=False, timeout=60).returncode == 0


def test_a_notice_covers_no_roll(window, playing):
    """It stands at the top: neither menus nor dice nor what was rolled are below it."""
    window.show_game(playing("march-first"))
    window.say("A copy was saved.")
    notice = window.notice.geometry()
    page = window.page.mapTo(window, QPoint(0, 0)).y()
    for part in (window.page.table, window.page.tray, window.page.bar):
        there = QRect(part.mapTo(window, QPoint(0, 0)), part.size())
        assert not there.intersects(notice)
    assert notice.top() >= page
