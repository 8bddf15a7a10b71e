"""The start screen: recent games searched, taken off the list and deleted; what is offered the first time."""

from __future__ import annotations

import os
import sys
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QApplication, QDialog

from ddtable.commands.simulate import deal
from ddtable.saves import copy
from ddtable.words.sentences import Words
from ui.games.brought import guided_games
from ui.kit.path_text import place_of, word_of
from ui.kit.settings import SettingsFile
from ui.new_game.dialog import NewGameDialog
from ui.practice.dialog import PracticeDialog
from ui.session.library import RecentGame, SeatPlan
from ui.window.game_list import CHECK
from ui.window.main_window import MainWindow
from ui.window.recent_list import SEARCHED_FROM, GameRow
from ui.window.saved_games import Games, lesson_of

NAMES = ("Mira – Ragna", "Tove – Aksel", "Ada – Grace", "Jo – Sam", "Kim – Ida", "Mira – Computer")
WHEN = "2020-02-03T14:05:00"


def games(count: int) -> tuple[RecentGame, ...]:
    return tuple(
        RecentGame(Path(f"games/game {number}.ddtable"), NAMES[number], WHEN, number == 1) for number in range(count)
    )


def entry(row: GameRow, words: str) -> QAction:
    return next(action for action in row.menu.actions() if words in action.text())


def shown(window: MainWindow) -> list[str]:
    return [row.text() for row in window.start.rows if not row.isHidden()]


def test_a_search_finds_by_every_word(window, library, qtbot):
    library.games = games(6)
    window.show_start()
    search = window.start.recent.search
    assert search.isVisible()
    qtbot.keyClicks(search, "rag mi")
    assert shown(window) == ["Mira – Ragna"]
    search.clear()
    qtbot.keyClicks(search, "finished")
    assert shown(window) == ["Tove – Aksel"]
    qtbot.keyClicks(search, "xyzzy")
    assert shown(window) == []
    assert window.start.recent.none.isVisible()


def test_row_shows_the_state_and_the_forces_of_the_game(window, library):
    forces = (("reef_guard", "Reef Guard"), ("own", "My Own"))
    one = RecentGame(Path("a.ddtable"), "Mira – Ragna", WHEN, True, round=6, winners=("Mira",), forces=forces)
    library.games = (
        one,
        replace(one, winners=(), title="A – B"),
        replace(one, by_computer=True, title="C – D"),
        replace(one, over=False, winners=None, title="E – F"),
        replace(one, over=False, winners=None, round=0, title="G – H"),
        replace(
            one,
            over=False,
            title="I – J",
            round=3,
            system="battle_dice",
            forces=(("sample_a", "Sample army A"), forces[1]),
        ),
    )
    window.show_start()
    heard = [row.accessibleName().removesuffix(", 3 February 2020 14:05") for row in window.start.rows]
    *heard, battle = heard
    assert battle == "I – J, Battle Dice · Sample army A – My Own, in progress, turn 3"
    assert heard == [
        "Mira – Ragna, Reef Guard – My Own, Mira won, round 6",
        "A – B, Reef Guard – My Own, a draw, round 6",
        "C – D, Reef Guard – My Own, The computer for Mira won, round 6",
        "E – F, Reef Guard – My Own, in progress, round 6",
        "G – H, Reef Guard – My Own, in progress",
    ]
    for row in window.start.rows:
        row.grab()


def test_no_two_games_look_alike(window, library):
    """Games of the same players and old day differ by their time; those of the same minute by a number."""
    one = RecentGame(Path("a.ddtable"), "Mira – Ragna", WHEN, False, round=2)
    library.games = (
        replace(one, when="2020-02-03T18:30:20"),
        replace(one, when="2020-02-03T14:05:59", path=Path("a 3.ddtable"), round=4),
        replace(one, path=Path("a 2.ddtable")),
        one,
        replace(one, path=Path("far away/a.ddtable"), when="", gone=True),
        replace(one, path=Path("farther/a.ddtable"), when="", gone=True),
    )
    window.show_start()
    assert [row.text() for row in window.start.rows] == [
        "Mira – Ragna",
        "Mira – Ragna (3)",
        "Mira – Ragna (2)",
        "Mira – Ragna",
        "Mira – Ragna (2)",
        "Mira – Ragna",
    ]
    assert len({row.accessibleName() for row in window.start.rows}) == len(library.games)
    window.menus.titles["recent"].aboutToShow.emit()
    lines = [action.text() for action in window.menus.titles["recent"].actions()]
    assert len(set(lines)) == len(lines) == len(library.games)


def test_six_long_names_are_whole_in_the_tip_and_below_continue(window, library):
    names = [f"{name} of the Long Shore" for name in ("Mira", "Ragna", "Tove", "Aksel", "Signe", "Bo")]
    forces = tuple((f"own_{number}", f"Force {number}") for number in range(6))
    six = RecentGame(Path("six.ddtable"), " – ".join(names), WHEN, False, round=3, forces=forces)
    five = replace(six, path=Path("five.ddtable"), title=" – ".join(name[:4] for name in names[:5]), forces=forces[:5])
    library.games = (six, five)
    window.show_start()
    QApplication.processEvents()
    long, short = window.start.rows
    assert six.title in long.toolTip()
    assert five.title not in short.toolTip()  # the row has room for it
    assert all(name in long.accessibleName() for _, name in forces)
    newest = window.start.newest
    assert newest.text().startswith(six.title)
    assert long.width() <= newest.width() <= 720
    assert newest.height() >= 2 * newest.fontMetrics().height()


def test_game_of_six_is_listed_with_all_names(real):
    names = ("Mira", "Ragna", "Tove", "Aksel", "Signe", "Bo")
    dealt = deal("classic", 6, 24, 1, 0, {"edition": "revised96"})
    real.library.new(dealt, [SeatPlan(name, "person") for name in names], True).close()
    real.show_start()
    (row,) = real.start.rows
    assert row.text() == " – ".join(names)
    assert len(row.game.forces) == 6


def test_few_games_need_no_search(window, library):
    library.games = games(SEARCHED_FROM - 1)
    window.show_start()
    assert not window.start.recent.search.isVisible()


def test_a_game_is_taken_off_the_list_and_stays_off(window, library):
    library.games = games(3)
    window.show_start()
    entry(window.start.rows[1], "Remove from list").trigger()
    assert shown(window) == [NAMES[0], NAMES[2]]
    assert "games/game 1.ddtable" in SettingsFile(window.settings.path).value.hidden
    window.open_path(Path("games/game 1.ddtable"))
    window.show_start()
    assert shown(window) == list(NAMES[:3])  # whoever opens it again wants to see it again


def test_the_delete_key_takes_a_game_off_the_list(window, library, qtbot):
    library.games = games(2)
    window.show_start()
    qtbot.keyClick(window.start.rows[0], Qt.Key.Key_Delete)
    assert shown(window) == [NAMES[1]]


def test_a_game_of_another_folder_is_listed_until_it_is_gone(qtbot, tmp_path, window):
    window.recents.remember(tmp_path / "far away.ddtable")
    window.show_start()
    (row,) = window.start.rows
    assert row.game.gone
    assert "not found" in row.accessibleName()
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)  # nothing to open: it leaves the list
    assert shown(window) == []


@pytest.fixture
def real(qtbot, tmp_path) -> MainWindow:
    """A window over a real folder of games."""
    made = MainWindow(Games(tmp_path / "games"), SettingsFile(tmp_path / "settings.json"))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


@pytest.fixture
def file(real, playing) -> Path:
    session = real.library.branch(playing("march-first"), 3)
    session.close()
    real.show_start()
    return next((real.library.default_folder).glob("*.ddtable"))


def question() -> object:
    return next(widget for widget in QApplication.topLevelWidgets() if hasattr(widget, "yes") and widget.isVisible())


def test_a_file_is_deleted_only_after_a_question(real, file, qtbot):
    entry(real.start.rows[0], "Delete").trigger()
    asked = question()
    assert asked.focusWidget() is asked.close_button
    qtbot.keyClick(asked, Qt.Key.Key_Escape)
    assert file.exists()
    entry(real.start.rows[0], "Delete").trigger()
    qtbot.mouseClick(question().yes, Qt.MouseButton.LeftButton)
    assert not file.exists()
    assert real.start.rows == []


def test_game_is_deleted_at_once_without_confirmations(real, file):
    real.change_settings(confirmations=False)
    entry(real.start.rows[0], "Delete").trigger()
    assert not file.exists()


def test_a_file_that_cannot_be_deleted_is_a_sentence(real, file, monkeypatch):
    real.change_settings(confirmations=False)

    def refuse(self: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "unlink", refuse)
    entry(real.start.rows[0], "Delete").trigger()
    assert "Could not delete" in real.start.trouble.text()
    assert len(real.start.rows) == 1


def test_a_file_is_shown_in_its_folder(real, file, monkeypatch):
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()) or True)
    entry(real.start.rows[0], "folder").trigger()
    assert opened == [str(file.parent)]
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: False)
    entry(real.start.rows[0], "folder").trigger()
    assert "No file manager found" in real.start.trouble.text()


def test_a_copy_is_the_same_game(real, file, tmp_path, monkeypatch):
    from PySide6.QtWidgets import QFileDialog

    from ddtable.saves import open_save

    target = tmp_path / "copied"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(target), ""))
    real.open_path(file)
    assert real.run_command("copy") == ""
    assert real.notice.words == "A copy was saved as copied.ddtable."
    copied = open_save(tmp_path / "copied.ddtable", read_only=True)
    assert copied.game.position == real.page.session.game.position
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(file), ""))
    real.run_command("copy")
    assert "own file" in real.page.bar.progress.text()


def test_games_are_sorted_by_when_they_were_played(real, playing, monkeypatch):
    for number, minute in enumerate(("30", "10", "20")):
        monkeypatch.setattr("ui.window.saved_games.now", lambda minute=minute: f"2031-05-04T10:{minute}:00+00:00")
        session = real.library.branch(playing("march-first"), 2)
        session.close()
        session.guard.path.rename(session.guard.path.with_name(f"{number}.ddtable"))
    assert [game.path.stem for game in real.library.recent()] == ["0", "2", "1"]


# The first time


def test_guided_battle_is_offered_until_a_game_was_played(qtbot, tmp_path, library):
    made = MainWindow(library, SettingsFile(tmp_path / "settings.json"))
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(made.start.welcome.isVisible)
    made.settings.change(primer=2)  # the primer alone has taught nobody to play
    made.show_start()
    assert made.start.welcome.isVisible()
    library.games = games(1)
    made.show_start()
    assert not made.start.welcome.isVisible()
    assert made.start.learn.isVisible()


def test_for_a_newcomer_return_begins_the_guided_battle(window, library, qtbot):
    qtbot.waitUntil(window.start.welcome.isVisible)
    guided = window.start.welcome.buttons[0]
    assert window.focusWidget() is guided
    assert [window.start.fresh.look, guided.look] == ["plain", "primary"]
    qtbot.keyClick(guided, Qt.Key.Key_Return)
    set_up, seats, practice = library.asked[0]
    assert practice
    assert [(seat.name, seat.kind, seat.guide) for seat in seats] == [
        ("Mira", "person", "classic"),
        ("Ragna", "recruit", ""),
    ]
    assert set_up.system == "classic"


def test_new_game_page_of_a_war_offers_the_guided_war(window, library, monkeypatch):
    def choose_guide(dialog: NewGameDialog) -> int:
        dialog.choose_game("campaign")
        assert "several hours" in dialog.page.terms.text()
        dialog.page.guide.click()
        return dialog.result()

    monkeypatch.setattr(NewGameDialog, "exec", choose_guide)
    window.new_games.ask()
    set_up, seats, practice = library.asked[0]
    assert (set_up.system, seats[0].guide, practice) == ("campaign", "campaign", True)


def test_first_full_war_is_of_the_smallest_size_against_the_computer(window, library):
    window.new_games.first_battle("campaign")
    set_up, seats, _ = library.asked[0]
    assert [seat.kind for seat in seats] == ["person", "recruit"]
    assert len({force["name"] for force in set_up.forces}) == 2
    assert window.settings.value.game == "campaign"
    window.show_start()


def test_a_newcomer_can_read_the_primer_instead(window, qtbot):
    qtbot.waitUntil(window.start.welcome.isVisible)
    lessons, primer = window.start.welcome.buttons[len(guided_games()) :]
    with qtbot.waitSignal(window.start.practice):
        qtbot.mouseClick(lessons, Qt.MouseButton.LeftButton)
    (shown,) = window.findChildren(PracticeDialog)
    shown.close()
    with qtbot.waitSignal(window.start.primer):
        qtbot.mouseClick(primer, Qt.MouseButton.LeftButton)
    for dialog in window.findChildren(QDialog):
        dialog.close()


def test_full_first_battle_needs_no_questions(window, library, qtbot):
    window.new_games.first_battle()
    set_up, seats, practice = library.asked[0]
    assert practice
    assert [seat.kind for seat in seats] == ["person", "recruit"]
    assert len({force["name"] for force in set_up.forces}) == 2
    assert window.page is not None
    proposed = NewGameDialog(window.words, window.settings.value, window)  # the next game is alike
    assert [form.kind for form in proposed.page.forms] == ["person", "recruit"]
    assert [msgspec.to_builtins(form.force) for form in proposed.page.forms] == list(set_up.forces)
    window.show_start()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1280, 800), (1920, 1080), (1100, 700)])
def test_the_start_screen_fits(window, library, width, height):
    from ui.window.crash_offer import CrashOffer

    library.games = games(6)
    window.resize(width, height)
    window.show_start()
    window.start.show_offer(CrashOffer(window.words, Path("crash.txt"), window.start))
    QApplication.processEvents()
    start = window.start
    for part in (start.go_on, start.fresh, start.recent, start.recent.rows[0]):
        at = part.mapTo(start, part.rect().topLeft())
        assert at.y() >= 0
        assert at.y() + part.height() <= start.height() or part is start.recent.rows[-1]
    assert start.recent.rows_area.height() >= 40


@pytest.mark.parametrize("language", ["en", "da"])
@pytest.mark.parametrize("size", [(1100, 700), (1280, 800)], ids=["smallest", "usual"])
def test_the_row_of_buttons_is_whole(qtbot, library, tmp_path, language, size):
    """Both rows of buttons: none clipped, none over another, all in the middle column."""
    library.games = games(3)
    window = MainWindow(library, SettingsFile(tmp_path / "settings.json"), Words(language))
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    window.show_start()
    QApplication.processEvents()
    start = window.start
    row, learning = [start.go_on, start.fresh, start.open, start.builder], [start.lessons, start.learn]
    column = start.fresh.parentWidget().rect()
    for button in (*row, *learning):
        assert button.isVisible()
        assert button.width() >= button.sizeHint().width(), button.text()
        assert column.contains(button.geometry()), button.text()
    for shown in (row, learning):
        assert all(left.geometry().right() < right.geometry().left() for left, right in pairwise(shown))
    assert row[0].geometry().bottom() < learning[0].geometry().top()


# What is told of a game, and when


def test_row_hides_the_state_of_an_unchecked_game(window, library):
    one = RecentGame(Path("a.ddtable"), "Mira – Ragna", WHEN, True, round=6, winners=("Mira",))
    library.games = (
        replace(one, checked=None),
        replace(one, path=Path("b.ddtable"), title="Tove – Aksel", checked=False),
        RecentGame(Path("c.ddtable"), "c", "", True, trouble="c.ddtable is not a ddtable save."),
    )
    window.show_start()
    waiting, unproven, unread = window.start.rows
    assert waiting.accessibleName() == "Mira – Ragna, 3 February 2020 14:05"
    assert unproven.accessibleName() == "Tove – Aksel, not verified, 3 February 2020 14:05"
    assert unread.accessibleName() == "c, unreadable"
    assert "c.ddtable is not a ddtable save." in unread.toolTip()
    assert not window.start.go_on.isVisible(), "none of them is known to go on"
    for row in window.start.rows:
        row.grab()


def test_games_are_checked_one_after_the_other_while_the_list_is_used(real, file, qtbot, playing, monkeypatch):
    monkeypatch.setattr("ui.window.proving.AT_ONCE", 1)
    real.library = Games(real.library.default_folder)
    real.recents._library = real.library
    for _ in range(5):
        real.library.branch(playing("march-first"), 3).close()
    real.show_start()
    start = real.start
    assert [row.game.checked for row in start.rows] == [None] * 6
    start.recent.search.setText("mira")
    start.recent.search.setFocus()
    rows = list(start.rows)
    qtbot.waitUntil(lambda: all(row.game.checked for row in start.rows))
    assert start.rows == rows, "the rows are the same"
    assert start.recent.search.text() == "mira"
    assert all("in progress" in row.accessibleName() for row in rows)
    assert not real.games.is_checking


def test_games_are_not_checked_during_play(real, file, qtbot, playing, monkeypatch):
    monkeypatch.setattr("ui.window.proving.AT_ONCE", 1)
    real.library.branch(playing("march-first"), 3).close()
    real.show_start()
    assert real.games.is_checking
    real.open_path(file)
    looked: list[object] = []
    monkeypatch.setattr(real.library, "recent", lambda *_: looked.append(1) or [])
    qtbot.wait(CHECK * 3)
    assert not looked


@pytest.mark.skipif(sys.platform == "win32", reason="names are text there")
def test_a_game_whose_name_is_not_utf_8_is_opened_played_left_and_listed_again(real, file, qtbot, tmp_path):
    strange = file.with_name(os.fsdecode(b"caf\xe9.ddtable"))
    file.rename(strange)
    far = tmp_path / os.fsdecode(b"f\xe9rn.ddtable")
    copy(strange, far)
    real.settings.change(curtain=False)
    for path in (strange, far):
        real.open_path(path)
        assert real.page.session.guard.path == path
        real.page.session.draft.suggest()
        real.page.session.draft.confirm()
    assert SettingsFile(real.settings.path).value.on_table == word_of(far)
    real.show_start()
    again = MainWindow(Games(tmp_path / "games"), SettingsFile(tmp_path / "settings.json"))
    qtbot.addWidget(again)
    again.show_start()
    assert [row.game.path for row in again.start.rows] == [far, strange]
    entry(again.start.rows[1], "Remove from list").trigger()
    assert [row.game.path for row in again.start.rows] == [far]
    for row in again.start.rows:
        row.grab()
    again.recents.delete(again.start.rows[0].game)
    assert not far.exists()


def test_path_is_read_back_from_the_settings_unchanged():
    for path in (Path("/tmp/a b%20é#?.ddtable"), Path("games/relative"), Path(os.fsdecode(b"/tmp/caf\xe9 %41#"))):
        word = word_of(path)
        assert place_of(msgspec.json.decode(msgspec.json.encode(word))) == path


def test_continue_opens_the_newest_game_that_is_no_lesson(window, library):
    played = RecentGame(Path("b.ddtable"), "Mira – Ragna", WHEN, False)
    practised = RecentGame(Path("a.ddtable"), "Mira – Ragna", WHEN, False, lesson=lesson_of("lesson/dice"))
    start = window.start
    start.show_games((practised,))
    assert not start.go_on.isVisible()
    assert start.fresh.look == "primary"
    (row,) = start.rows
    assert row.text() == window.words.say("ui-recent-lesson", title=window.words.say("lesson-dice-title"))
    start.fresh.setFocus()
    start.renew_games((practised, played))
    assert start.go_on.isVisible()
    assert start.go_on.hasFocus()
    assert start.fresh.look == "plain"
    assert lesson_of("classic") == ""
