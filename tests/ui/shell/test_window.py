"""The window: start screen, new game, what is remembered, themes, help."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from ddtable.engine.game import Game
from ddtable.engine.system import system
from ddtable.forces.starter import starter_forces
from ddtable.words import Words
from ui.art.palette import DARK, LIGHT, PALETTES, PLAYERS, contrast
from ui.models.dice import Role
from ui.shell.fonts import load_fonts
from ui.shell.help import KEYS, about_dialog, keys_dialog, missing_dialog
from ui.shell.library import RecentGame
from ui.shell.new_game import NewGameDialog
from ui.shell.settings import Settings, SettingsFile
from ui.shell.start import when_words
from ui.shell.theme import Theme, raised
from ui.shell.window import MainWindow
from ui.table.area_view import AreaView

OPEN = RecentGame(Path("open.ddtable"), "Mira – Ragna", "2020-02-03T14:05:00+00:00", False)
OVER = RecentGame(Path("over.ddtable"), "Jo – Sam", "2020-02-04T14:05:00+00:00", True)


# Start screen


def test_without_games_the_start_screen_offers_a_new_one(window):
    assert window._stack.currentWidget() is window.start
    assert not window.start.go_on.isVisible()
    assert window.start.fresh.look == "primary"
    assert not window.start.heading.isVisible()


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


def test_trouble_beside_a_game_is_said_in_the_bar(window):
    window.open_path(OPEN.path)
    page = window.page
    window.open_path(Path("broken.ddtable"))
    assert window.page is page
    assert "no game" in page.bar.progress.text()


def test_leaving_a_game_goes_back_to_the_start(window):
    window.open_path(OPEN.path)
    assert "Mira" in window.windowTitle()
    window.leave_action.trigger()
    assert window._stack.currentWidget() is window.start
    assert window.page is None


def test_moments_are_told_as_a_player_would():
    words = Words()
    assert when_words(words, "2020-02-03T14:05:00+00:00") == "3 February 2020"
    assert when_words(words, "some day") == "some day"


# New game


@pytest.fixture
def dialog(qtbot):
    def made(settings: Settings | None = None) -> NewGameDialog:
        shown = NewGameDialog(Words(), starter_forces(), settings or Settings())
        qtbot.addWidget(shown)
        return shown

    return made


def test_the_dialog_as_it_opens_is_a_legal_game(dialog):
    made = dialog()
    set_up = made.set_up()
    assert system("classic").refuse_set_up(set_up) is None
    assert Game(set_up).question is not None
    assert made.begin.isEnabled()
    assert made.defect.isHidden()


@pytest.mark.parametrize("health", sorted({force.health for force in starter_forces()}))
def test_forces_of_one_size_are_offered_together(dialog, health):
    made = dialog()
    made.sizes.buttons[str(health)].click()
    forces = [form.force for form in made.forms]
    assert [force.health for force in forces] == [health, health]
    assert system("classic").refuse_set_up(made.set_up()) is None


def test_options_seed_and_seats_are_taken_over(dialog):
    made = dialog()
    made.options["must_turn"].click()
    made.seed.setText("42")
    made.practice_switch.click()
    made.forms[1].kind_choice.buttons["recruit"].click()
    made.forms[0].name_edit.setText("  Jo   Ann ")
    assert (made.set_up().seed, dict(made.set_up().options)) == (42, {"must_turn": True})
    assert not made.practice
    assert [(seat.name, seat.kind) for seat in made.seats()] == [("Jo Ann", "person"), ("Ragna", "recruit")]


def test_a_seed_out_of_range_is_refused_in_words(dialog):
    made = dialog()
    made.seed.setText("9" * 19)
    assert "seed" in made.defect.text().lower()
    assert not made.begin.isEnabled()


@pytest.mark.parametrize("name", ["", "Ragna"])
def test_players_need_different_names(dialog, name):
    made = dialog()
    made.forms[0].name_edit.setText(name)
    assert not made.begin.isEnabled()
    assert made.defect.text()


def test_the_dialog_remembers_the_last_game(dialog):
    first = dialog()
    first.sizes.buttons["30"].click()
    first.forms[0].force_choice.setCurrentIndex(1)
    first.forms[0].name_edit.setText("Jo")
    first.options["faces"].click()
    again = dialog(Settings(**first.memory()))
    assert again.memory() == first.memory()


def test_every_house_option_has_its_words(dialog):
    words = Words()
    for spec in system("classic").option_specs():
        assert len(spec.values) == 2
        for ending in ("", "-tip", "-on"):
            assert words.has(f"ui-option-{spec.name}{ending}")


def test_what_is_not_played_is_said_before_the_game_begins(dialog):
    texts = [label.text() for label in dialog().findChildren(type(dialog().defect))]
    assert Words().say("ui-missing-list") in texts


def test_a_new_game_and_a_rematch(window, library, monkeypatch):
    monkeypatch.setattr(NewGameDialog, "exec", lambda self: QDialog.DialogCode.Accepted)
    window.ask_new_game()
    assert window.page is not None
    window.rematch()
    (first, seats, practice), (second, seats_again, practice_again) = library.asked
    assert (seats, practice, first.forces) == (seats_again, practice_again, second.forces)
    assert first.seed != second.seed
    assert [seat.name for seat in window.settings.value.seats] == ["Mira", "Ragna"]


# The game page


def test_the_ribbon_tells_round_turn_and_phases(window, playing):
    controller = playing("march-second")
    window.show_game(controller)
    ribbon = window.page.ribbon
    assert controller.names[controller.position.board.seat] in ribbon.turn.text()
    assert [chip.words for chip in ribbon.chips if chip.lit] == ["Second march"]
    assert [chip.words for chip in ribbon.chips if chip.quiet] == ["Expire", "Dragons", "Eighth face"]
    assert all("not played" in chip.toolTip() for chip in ribbon.chips if chip.quiet)
    assert "special action" in ribbon.missing.toolTip()


@pytest.mark.parametrize("kind", ["assemble-home", "frontier", "march-first", "casualties", "over"])
def test_nothing_is_cut_off_at_1280_by_800(window, playing, kind):
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


def test_the_inspector_shows_every_face(window, playing):
    controller = playing("march-first")
    window.show_game(controller)
    die = window.page.die
    window.page.side.show_page(1)
    for number in range(len(controller.position.dice)):
        die.show_die(number)
        assert len(die.face_names()) == len(die.accessibleDescription().split(", "))
        assert die.facts()
    die.grab()


def test_the_inspector_follows_the_pointer(window, playing, qtbot):
    controller = playing("march-first")
    window.show_game(controller)
    QApplication.processEvents()
    views = [view for view in window.page.table.findChildren(AreaView) if view.isVisible() and view.model().rowCount()]
    for view in views:
        index = view.model().index(view.model().rowCount() - 1, 0)
        QTest.mouseMove(view.viewport(), view.visualRect(index).center())
        QApplication.processEvents()
        assert window.page.die.die == index.data(Role.DIE)
        first = view.model().index(0, 0)
        view.setCurrentIndex(index)
        view.setCurrentIndex(first)
        assert window.page.die.die == first.data(Role.DIE)


# Settings, themes, help


def test_settings_are_kept(tmp_path):
    path = tmp_path / "deep" / "settings.json"
    SettingsFile(path).change(theme="light", width=1500)
    again = SettingsFile(path)
    assert (again.value.theme, again.value.width, again.note) == ("light", 1500, "")


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"theme": "pink"}', b"\xff\xfe", b"[" * 5000])
def test_a_broken_settings_file_is_put_aside(tmp_path, content):
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    found = SettingsFile(path)
    assert (found.value, found.note) == (Settings(), "broken")
    assert path.with_suffix(".broken.json").read_bytes() == content
    assert not path.exists()


def test_a_folder_that_cannot_be_written_is_no_traceback(tmp_path):
    (tmp_path / "file").write_text("")
    found = SettingsFile(tmp_path / "file" / "settings.json")
    found.change(width=900)
    assert found.note == "unwritable"


def test_a_broken_settings_file_is_told_on_the_start_screen(qtbot, tmp_path, library):
    (tmp_path / "settings.json").write_text("{")
    made = MainWindow(library, SettingsFile(tmp_path / "settings.json"))
    qtbot.addWidget(made)
    assert "settings" in made.start.trouble.text()


def test_the_theme_is_chosen_and_remembered(window, playing):
    window.show_game(playing("march-first"))
    for choice, palette in (("light", LIGHT), ("dark", DARK)):
        window.theme_actions[choice].trigger()
        assert window.theme.palette is palette
        assert window.page.table.colours is palette
        assert QApplication.palette().color(QPalette.ColorRole.Window).name() == palette.table_bottom
        assert SettingsFile(window.settings.path).value.theme == choice


def test_the_system_theme_is_dark_where_the_system_says_nothing(qtbot):
    assert Theme("system").palette is DARK


def test_the_size_of_the_window_is_remembered(window):
    window.resize(1300, 820)
    window.close()
    assert (window.settings.value.width, window.settings.value.height) == (1300, 820)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_text_can_be_read(palette):
    grounds = (palette.table_top, palette.table_bottom, palette.card, palette.area, palette.field, raised(palette))
    for ground in grounds:
        for ink in (palette.text, palette.quiet_text):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    for ground in (palette.table_top, palette.card, palette.area):
        assert contrast(palette.accent_text, ground) >= 4.5, ground
        assert contrast(palette.danger, ground) >= 4.5, ground
    assert contrast(palette.on_accent, palette.accent) >= 4.5
    assert len(set(PLAYERS)) == len(PLAYERS)


def test_the_fonts_are_there(qtbot):
    assert load_fonts() == ()


def test_help_lists_every_key_and_what_is_missing(window):
    words = Words()
    assert all(words.has(f"ui-key-{what}") for _, what in KEYS)
    for made in (keys_dialog(words, window), missing_dialog(words, window), about_dialog(words, window)):
        assert made.windowTitle()
        made.adjustSize()
        made.grab()


def test_the_shell_loads_nothing_heavy():
    code = "import sys, ui.shell.window; print(sorted({'sqlalchemy', 'numpy', 'alembic'} & set(sys.modules)))"
    outcome = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert outcome.stdout.strip() == "[]", outcome.stderr
