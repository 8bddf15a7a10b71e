"""The settings: kept on disk, taken up at once where that can be, and the dialog that changes them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel

from ddtable.words.sentences import Words
from ui.art.palette import DARK, LIGHT, PLAYERS, in_force, player_colour
from ui.kit.segments import Segment
from ui.kit.settings import SeatMemory, Settings, SettingsFile
from ui.window import preferences, scaling
from ui.window.main_window import MainWindow
from ui.window.preferences import command_line, language_of
from ui.window.scaling import FACTOR, OF_SCREENS, OURS, ask_for_scale, drop_invalid_factors, largest_scale
from ui.window.settings_dialog import SettingsDialog


def test_settings_are_kept(tmp_path):
    path = tmp_path / "deep" / "settings.json"
    SettingsFile(path).change(theme="light", width=1500)
    again = SettingsFile(path)
    assert (again.value.theme, again.value.width, again.note) == ("light", 1500, "")


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"1", b"null", b"\xff\xfe", b"[" * 5000, b'{"a":' * 5000])
def test_a_broken_settings_file_is_put_aside(tmp_path, content):
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    found = SettingsFile(path)
    assert (found.value, found.note) == (Settings(), "broken")
    assert path.with_suffix(".broken.json").read_bytes() == content
    assert not path.exists()


def test_read_only_folder_raises_no_traceback(tmp_path):
    (tmp_path / "file").write_text("")
    found = SettingsFile(tmp_path / "file" / "settings.json")
    found.change(width=900)
    assert found.note == "unwritable"


def test_broken_settings_file_is_reported_on_the_start_screen(qtbot, tmp_path, library):
    (tmp_path / "settings.json").write_text("{")
    made = MainWindow(library, SettingsFile(tmp_path / "settings.json"))
    qtbot.addWidget(made)
    assert "settings" in made.start.trouble.text()


CHANGED = {
    "theme": "contrast",
    "language": "da",
    "scale": 150,
    "motion": "off",
    "confirmations": False,
    "curtain": False,
    "recaps": False,
    "tutor": True,
    "announcements": False,
    "colours": (4, 2),
    "standing": {"Mira": {"strike-back": "yes"}},
    "roster_paper": "letter",
    "roster_colour": False,
    "log_filter": "mine",
    "width": 1300,
    "height": 810,
    "maximised": True,
    "players": 3,
    "health": 36,
    "seats": (SeatMemory("Jo", "recruit", "dealt"),),
    "options": {"faces": "printed"},
    "practice": False,
    "folder": "/somewhere",
    "side_tab": 1,
    "elsewhere": ("/somewhere/a.ddtable",),
    "hidden": ("b.ddtable",),
    "primer": 4,
    "by_hand": True,
}


def test_every_setting_survives_a_restart(tmp_path):
    known = set(Settings.__struct_fields__)
    changed = {field: value for field, value in CHANGED.items() if field in known}
    for field in known - set(changed):  # those that a colleague of this test has added since
        usual = getattr(Settings(), field)
        changed[field] = not usual if isinstance(usual, bool) else usual
    SettingsFile(tmp_path / "settings.json").change(**changed)
    again = SettingsFile(tmp_path / "settings.json")
    assert again.note == ""
    assert {field: getattr(again.value, field) for field in changed} == changed


# What the program starts with


@pytest.mark.parametrize(
    ("scale", "before", "after"),
    [
        (100, {}, {}),
        (150, {}, {FACTOR: "1.5", OURS: "1.5"}),
        (300, {FACTOR: "1.5", OURS: "1.5"}, {FACTOR: "3", OURS: "3"}),
        (100, {FACTOR: "1.5", OURS: "1.5"}, {}),
        (200, {FACTOR: "1.25"}, {FACTOR: "1.25"}),
    ],
    ids=["usual", "chosen", "chosen anew", "taken back", "the user's own"],
)
def test_the_scale_is_asked_of_qt_before_the_window_is_made(scale, before, after):
    environment = dict(before)
    ask_for_scale(scale, environment)
    assert environment == after


@pytest.mark.parametrize(
    ("room", "fits"), [((1280, 800), 100), ((1920, 1080), 150), ((3840, 2160), 300), ((1024, 768), 100)]
)
def test_scale_is_limited_by_the_screen(room: tuple[int, int], fits: int):
    assert largest_scale(QSize(*room)) == fits
    environment: dict[str, str] = {}
    ask_for_scale(300, environment, QSize(*room))
    assert environment.get(FACTOR, "1") == f"{fits / 100:g}"


def test_too_large_scale_is_disabled_with_the_reason(window, qtbot, monkeypatch):
    monkeypatch.setattr(scaling, "room_now", lambda: QSize(1920, 1080))
    dialog = SettingsDialog(window)
    qtbot.addWidget(dialog)
    buttons = {button.text(): button for button in dialog.findChildren(Segment)}
    assert buttons["150%"].isEnabled()
    assert not buttons["175%"].isEnabled()
    assert buttons["175%"].toolTip() == "The window would be larger than this screen."
    said = [label.text() for label in dialog.findChildren(QLabel)]
    assert "The window would be larger than this screen." in said, "not in a tip alone"
    assert window.run_command("scale-200") == "The window would be larger than this screen."
    assert window.settings.value.scale == 100


@pytest.mark.parametrize(
    ("chosen", "preferred", "spoken"),
    [
        ("system", ["da-DK", "en"], "da"),
        ("system", ["fr-FR"], "en"),
        ("system", [], "en"),
        ("en", ["da-DK"], "en"),
        ("da", ["en-GB"], "da"),
        ("fr", ["da-DK"], "da"),  # chosen where it was at hand
    ],
)
def test_the_language_is_the_chosen_one_or_the_systems(chosen, preferred, spoken):
    assert language_of(Settings(language=chosen), preferred) == spoken


def test_window_uses_the_chosen_language(qtbot, tmp_path, library, playing):
    file = SettingsFile(tmp_path / "settings.json")
    file.change(language="da")
    made = MainWindow(library, file)
    qtbot.addWidget(made)
    made.show_game(playing("march-first"))
    assert made.words.language == "da"
    assert made.page.session.words is made.words


def test_a_restart_opens_the_same_game(monkeypatch):
    path = Path("a game.ddtable")
    assert command_line(path) == [sys.executable, "-P", "-m", "ddtable", "play", "a game.ddtable"]
    assert command_line(None) == [sys.executable, "-P", "-m", "ddtable"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert command_line(path) == [sys.executable, "play", "a game.ddtable"]


def test_a_restart_lets_go_of_the_game_and_closes_the_window(window, playing, monkeypatch):
    started: list[Path | None] = []
    monkeypatch.setattr(preferences, "start_again", lambda path: started.append(path) or True)
    window.show_game(playing("march-first"))
    window.restart()
    assert started == [None]
    assert (window.page, window.isVisible()) == (None, False)


def test_failed_restart_is_reported(window, monkeypatch):
    monkeypatch.setattr(preferences, "start_again", lambda _path: False)
    window.restart()
    assert window.isVisible()
    assert "Could not restart ddtable" in window.start.trouble.text()


# The dialog


@pytest.fixture
def dialog(window, qtbot, monkeypatch) -> SettingsDialog:
    monkeypatch.setattr(scaling, "room_now", lambda: QSize(3840, 2160))
    made = SettingsDialog(window)
    made.show()
    return made


def choose(dialog: SettingsDialog, qtbot, page: int, words: str) -> None:
    """Click the button or switch of these words on a page."""
    dialog.contents.show_number(page)
    for button in dialog.pages.currentWidget().findChildren(object):
        if getattr(button, "isCheckable", bool)() and words in (button.text(), button.accessibleName()):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
            return
    raise AssertionError(words)


def kept(window: MainWindow) -> Settings:
    return SettingsFile(window.settings.path).value


def test_theme_is_applied_at_once(dialog, window, qtbot):
    choose(dialog, qtbot, 0, "Light")
    assert window.theme.palette is LIGHT
    assert kept(window).theme == "light"
    choose(dialog, qtbot, 0, "Dark")
    assert window.theme.palette is DARK
    assert not dialog.restart.isVisible()


@pytest.mark.parametrize(("words", "field", "value"), [("150%", "scale", 150), ("Dansk", "language", "da")])
def test_pending_setting_offers_a_restart(dialog, window, qtbot, words, field, value):
    choose(dialog, qtbot, 0, words)
    assert getattr(kept(window), field) == value
    assert dialog.restart.isVisible()
    choose(dialog, qtbot, 0, "100%" if field == "scale" else "English")
    choose(dialog, qtbot, 0, "Language: System default")
    assert not dialog.restart.isVisible()


def test_settings_name_pending_changes_without_another_dialog(window, qtbot, monkeypatch):
    monkeypatch.setattr(scaling, "room_now", lambda: QSize(3840, 2160))
    made = SettingsDialog(window)
    made.open()
    QApplication.processEvents()
    choose(made, qtbot, 0, "150%")
    assert made.restart.isVisible()
    assert not window.notice.isVisible()
    made.close()
    QApplication.processEvents()
    window.change_settings(scale=125)
    assert window.notice.isVisible(), "from a menu nothing else says it"


@pytest.mark.parametrize("high", [540, 720])
def test_the_foot_is_in_sight_on_a_low_screen(window, qtbot, monkeypatch, high: int):
    """As at 200 % on a common screen, or with a large frame on the smallest one."""
    monkeypatch.setattr(SettingsDialog, "_room", lambda _: high)
    made = SettingsDialog(window)
    made.show()
    made.resize(made.width(), high - 40)
    QApplication.processEvents()
    assert made.height() <= high - 40
    for number in range(len(made.contents.rows)):
        made.contents.show_number(number)
        QApplication.processEvents()
        assert made.height() <= high - 40
        for button in (made.close_button, made.reset):
            assert button.isVisible()
            assert made.rect().contains(button.geometry())


def test_the_switches(dialog, window, qtbot):
    dialog.contents.show_number(1)
    words = Words()
    for field in ("confirmations", "curtain", "recaps", "announcements"):
        choose(dialog, qtbot, 1, words.say(f"ui-settings-{field}"))
        assert getattr(kept(window), field) is False


def test_the_curtain_of_the_game_on_the_table_follows(window, playing, qtbot):
    window.show_game(playing("march-first"))
    assert window.page.session.seats.curtain
    window.change_settings(curtain=False)
    assert not window.page.session.seats.curtain


def test_two_seats_never_have_one_colour(dialog, window, qtbot):
    dialog.contents.show_number(2)
    first, second = dialog.colour_rows[:2]
    qtbot.mouseClick(first.swatches[1], Qt.MouseButton.LeftButton)  # the second seat's
    assert kept(window).colours[:2] == (1, 0)
    assert [swatch.isChecked() for swatch in second.swatches].index(True) == 0
    players = window.theme.palette.players
    assert (players[0], players[1]) == (DARK.players[1], DARK.players[0])
    assert player_colour(0) == DARK.players[1]
    assert in_force() is window.theme.palette
    assert len(set(players)) == len(PLAYERS)


def test_colours_also_have_names(dialog):
    dialog.contents.show_number(2)
    swatches = dialog.colour_rows[0].swatches
    assert len({swatch.letter for swatch in swatches}) == len(swatches) == len(PLAYERS)
    assert all(swatch.accessibleName() for swatch in swatches)


def test_a_name_is_kept_for_the_next_game(dialog, window, qtbot):
    dialog.contents.show_number(2)
    edit = dialog.names[0]
    edit.setFocus()
    edit.selectAll()
    qtbot.keyClicks(edit, "Sigrid")
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert kept(window).seats[0].name == "Sigrid"


def test_a_standing_answer_is_dropped_by_a_click(window, playing, qtbot):
    from ui.session.answer.standing import SUITED

    kind, options = next((kind, options) for kind, options in SUITED.items() if options)
    option = next(iter(options))
    window.change_settings(standing={"Mira": {kind: option}, "Gone": {"no-such-question": "yes"}})
    window.show_game(playing("march-first"))
    assert window.page.session.standing.of(0) == {kind: option}
    made = SettingsDialog(window)
    made.show()
    made.contents.show_number(3)
    assert len(made.chips) == 1
    qtbot.mouseClick(made.chips[0], Qt.MouseButton.LeftButton)
    assert "Mira" not in kept(window).standing
    assert window.page.session.standing.of(0) == {}


def test_back_to_the_usual_settings_after_a_question(dialog, window, qtbot):
    window.change_settings(theme="light", scale=200, colours=(3, 1), folder="/kept", primer=3)
    qtbot.mouseClick(dialog.reset, Qt.MouseButton.LeftButton)
    assert kept(window).theme == "light"
    question = next(
        widget for widget in QApplication.topLevelWidgets() if hasattr(widget, "yes") and widget.isVisible()
    )
    qtbot.mouseClick(question.yes, Qt.MouseButton.LeftButton)
    now = kept(window)
    assert (now.theme, now.scale, now.colours) == ("system", 100, ())
    assert (now.folder, now.primer) == ("/kept", 3)


def test_no_questions_are_asked_without_confirmations(dialog, window, qtbot):
    window.change_settings(theme="light", confirmations=False)
    qtbot.mouseClick(dialog.reset, Qt.MouseButton.LeftButton)
    assert kept(window).theme == "system"


def test_the_side_tab_is_remembered(window, playing):
    window.show_game(playing("march-first"))
    window.run_command("side-die")
    window.show_start()
    window.show_game(playing("march-first"))
    assert window.page.side.pages.currentIndex() == 1


def test_every_page_fits_in_every_theme(dialog, window):
    for theme in ("light", "dark", "contrast"):
        window.change_settings(theme=theme)
        for page in range(len(dialog.contents.rows)):
            dialog.contents.show_number(page)
            QApplication.processEvents()
            area = dialog.pages.currentWidget()
            assert area.widget().minimumSizeHint().width() <= area.viewport().width(), page
    assert dialog.height() <= 680


INVALID = ["nan", "NaN", "-nan", "inf", "-inf", "-1", "0", "1e9", "1e-9", "0.001", "abc", "1,5", "9" * 400, "٣", "1_0"]


@pytest.mark.parametrize("value", INVALID)
def test_an_invalid_factor_is_removed_from_the_environment(value: str):
    """With `nan` Qt crashes when it paints; with 0.001 the window is empty."""
    environment = {FACTOR: value, OURS: value, OF_SCREENS: f"DP-1=1.5;HDMI-1={value}", "LANG": "C"}
    assert drop_invalid_factors(environment) == {FACTOR: value, OF_SCREENS: f"DP-1=1.5;HDMI-1={value}"}
    assert environment == {"LANG": "C"}


@pytest.mark.parametrize(
    "environment", [{FACTOR: "1.5"}, {FACTOR: "3", OURS: "3"}, {OF_SCREENS: "1;2"}, {OF_SCREENS: "DP-1=1.25;a=b=2"}, {}]
)
def test_a_valid_factor_stays(environment: dict[str, str]):
    before = dict(environment)
    assert drop_invalid_factors(environment) == {}
    assert environment == before


def test_our_own_variable_is_removed_if_there_is_no_factor():
    environment = {OURS: "1e9"}
    assert drop_invalid_factors(environment) == {}
    assert environment == {}


def test_an_empty_factor_is_removed_without_a_message():
    environment = {FACTOR: ""}
    assert drop_invalid_factors(environment) == {}
    assert environment == {}
