"""Help: the ten minutes, what the program is, and the report of an error that was met last time."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from ddtable import __version__
from ddtable.commands import crash
from ddtable.guides.primer_rolls import attack, maneuver, saves
from ddtable.words.sentences import Words
from gallery.wars import campaign
from ui.games.brought import games, guided_games
from ui.help.about import PACKAGES, AboutDialog, licence_of
from ui.help.primer import Primer
from ui.kit.buttons import KeyButton
from ui.window.crash_offer import CrashOffer, ReportDialog

SMALLEST_SCREEN = 720 - 40  # with a frame

# The ten minutes


@pytest.fixture
def primer(window, qtbot) -> Primer:
    made = Primer(window.words, window)
    made.show()
    return made


@pytest.fixture(params=[name for name, game in games().items() if game.primer])
def each(request, window, qtbot) -> Primer:
    """The primer of each game."""
    made = Primer(window.words, window, request.param)
    made.show()
    return made


@pytest.mark.parametrize("language", ["en", "da"])
def test_the_page_of_magic_has_the_costs_and_clauses_of_the_edition(window, qtbot, language):
    """R96.5, R96.6: the spells cost 2 to 7, and points from IDs count twice."""
    made = Primer(Words(language), window, played="revised96")
    made.show()
    made.contents.show_number(list(made.pages).index("magic"))
    QApplication.processEvents()
    made.picture.grab()
    assert made.picture.cut == []
    assert [link.text() for link in made.links] == ["M2", "M3", "R96.5"]
    assert "ID" in made.text.text()
    assert made.text.heightForWidth(made.text.width()) <= made.text.height()


@pytest.mark.parametrize("game", [name for name, game in games().items() if game.primer])
@pytest.mark.parametrize("language", ["en", "da"])
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_every_page_fits_a_small_screen_without_cutting_a_word(window, qtbot, theme, language, game):
    window.change_settings(theme=theme)
    made = Primer(Words(language), window, game)
    made.show()
    assert made.width() <= 1280
    assert made.height() <= SMALLEST_SCREEN
    for number, page in enumerate(made.pages):
        made.contents.show_number(number)
        QApplication.processEvents()
        made.picture.grab()
        assert made.picture.cut == [], page
        assert made.text.heightForWidth(made.text.width()) <= made.text.height(), page
        assert made.picture.geometry().bottom() < made.heading.geometry().top(), page


def test_pages_are_turned_by_keys_and_buttons(primer, qtbot):
    assert primer.number == 0
    assert not primer.back.isEnabled()
    assert primer.back.toolTip()
    qtbot.keyClick(primer, Qt.Key.Key_Right)
    qtbot.mouseClick(primer.next, Qt.MouseButton.LeftButton)
    assert primer.number == 2
    qtbot.keyClick(primer, Qt.Key.Key_Left)
    assert primer.number == 1
    qtbot.mouseClick(primer.contents.rows[-1], Qt.MouseButton.LeftButton)
    assert primer.number == len(primer.pages) - 1
    qtbot.keyClick(primer, Qt.Key.Key_Right)
    assert primer.isVisible(), "an arrow too many begins nothing"


def test_the_last_page_leads_into_the_battle_of_its_game(each, qtbot):
    if each.game not in guided_games():
        pytest.skip("no guided battle")
    wanted: list[str] = []
    each.battle_wanted.connect(wanted.append)
    assert not each.battle.isVisible()
    each.contents.show_number(len(each.pages) - 1)
    assert not each.next.isVisible()
    assert each.battle.hasFocus() or each.battle.isVisible()
    qtbot.mouseClick(each.battle, Qt.MouseButton.LeftButton)
    assert wanted == [each.game]
    assert not each.isVisible()


def test_the_command_of_the_primer_begins_the_battle_from_the_last_page(window, qtbot):
    assert window.page is None
    assert window.run_command("primer") == ""
    (shown,) = window.findChildren(Primer)
    shown.contents.show_number(len(shown.pages) - 1)
    qtbot.mouseClick(shown.battle, Qt.MouseButton.LeftButton)
    assert window.page is not None
    assert window.page.session.game.set_up.system == "classic"


def test_while_a_game_is_played_the_last_page_leads_back_to_it(window, playing, qtbot):
    window.show_game(playing("maneuver"))
    game = window.page.session.game
    window.run_command("primer")
    (shown,) = window.findChildren(Primer)
    shown.contents.show_number(len(shown.pages) - 1)
    assert shown.battle.isVisible(), "another battle can still be wanted"
    qtbot.mouseClick(shown.next, Qt.MouseButton.LeftButton)
    assert not shown.isVisible()
    assert window.page.session.game is game


def test_arrow_keys_turn_the_pages_with_any_focus(primer, qtbot):
    """A button would take an arrow for a wish to go to its neighbour."""
    primer.activateWindow()
    for number, holder in enumerate((primer.next, primer.links[0], primer.contents.rows[0])):
        holder.setFocus()
        qtbot.keyClick(holder, Qt.Key.Key_Right)
        assert primer.number == number + 1


def test_primer_reopens_at_the_last_page(window, qtbot, primer):
    primer.contents.show_number(4)
    again = Primer(window.words, window)
    assert again.number == 4


def test_page_names_its_rules(each, qtbot):
    from ddtable.rules.clauses import clauses

    texts = {clause.id: clause.text for clause in clauses()}
    assert set(each.clauses) == set(each.pictures)
    for number, page in enumerate(each.pages):
        each.contents.show_number(number)
        assert [link.text() for link in each.links] == list(each.clauses[page])
        qtbot.mouseClick(each.links[-1], Qt.MouseButton.LeftButton)
        assert each.clause.text() == f"{each.clauses[page][-1]}: {texts[each.clauses[page][-1]]}"


def test_every_picture_has_a_description(each):
    told = set()
    for number in range(len(each.pages)):
        each.contents.show_number(number)
        told.add(each.picture.accessibleName())
    assert len(told) == len(each.pages)


def test_the_other_game_is_a_click_away(primer, window, qtbot):
    """Its pages begin at the first one, and which page was read last is kept of the classic game alone."""
    primer.contents.show_number(4)
    qtbot.mouseClick(primer.games.buttons["battle_dice"], Qt.MouseButton.LeftButton)
    assert primer.windowTitle() == "Battle Dice in ten minutes"
    assert (primer.number, len(primer.contents.rows)) == (0, len(primer.pages))
    qtbot.keyClick(primer, Qt.Key.Key_Right)
    assert (primer.number, window.settings.value.primer) == (1, 4)
    qtbot.mouseClick(primer.games.buttons["classic"], Qt.MouseButton.LeftButton)
    assert primer.number == 4


def test_primer_of_a_war_opens_while_one_is_played(window, qtbot):
    campaign(2, "march-first")(window)
    assert window.run_command("primer") == ""
    (shown,) = window.findChildren(Primer)
    assert shown.game == "campaign"
    assert shown.windowTitle() == "The Conquest of Esfah in ten minutes"
    shown.contents.show_number(len(shown.pages) - 1)
    assert shown.battle.text() == "Play the guided war"


def test_primer_of_a_game_without_pages_is_that_of_the_first_game(window, qtbot):
    made = Primer(window.words, window, "no_such_game", playing=True)
    qtbot.addWidget(made)
    assert made.game == "classic"
    assert made.games.value == "classic"


def test_primer_notes_changed_tables_of_the_game(window, qtbot):
    made = Primer(window.words, window, "battle_dice", house=True)
    qtbot.addWidget(made)
    assert "Your game uses other tables" in made.clause.text()
    qtbot.keyClick(made, Qt.Key.Key_Right)
    assert "Your game uses other tables" in made.clause.text()
    qtbot.mouseClick(made.games.buttons["classic"], Qt.MouseButton.LeftButton)
    assert made.clause.text() == ""


def test_pictures_of_battle_dice_agree_with_the_rules():
    """BD8.1: three of six dice with 2 or 3 rout, two do not; BD1.9: two of three archers hit; BQ7: 16 is that orb."""
    from ddtable.rules.battle_dice.artifacts import line_of
    from ddtable.rules.battle_dice.house import default_tables
    from ddtable.rules.battle_dice.kinds import ARTIFACTS, is_unit
    from ui.games.battle_dice import primer as shown

    tables = default_tables()
    limit = -(-len(shown.CHECKED) // tables.morale.one_in)
    counted = sum(value in tables.morale.numbers for _, value in shown.CHECKED)
    rallied = line_of("banner", shown.BANNER)
    assert (rallied.does, rallied.amount) == ("rally", shown.RALLIED)
    assert counted >= limit > counted - shown.RALLIED
    assert sum(value >= tables.thresholds["missile"] for value in shown.ARCHERS) == len(shown.FALLEN)
    assert sum(2 if kind == "dragon" else 1 for kind in shown.ROSTER) == len(shown.PARTY)
    assert all(is_unit(kind) for kind in shown.PARTY)
    assert ARTIFACTS[shown.WON - 1] == "orb_kings"
    assert all(line_of(kind, value).word for kind, value in shown.ARTIFACTS)


def test_example_rolls_agree_with_the_texts():
    """C8.2, C13.1: nine hits against six saves, maneuvers among them on the coast; C4.3: five against three."""
    assert (attack().total("melee"), saves().total("save")) == (9, 6)
    assert (maneuver(0).total("maneuver"), maneuver(1).total("maneuver")) == (5, 3)


def test_the_picture_of_casualties_is_right():
    """C10.1: three damage kill a unit of two health and one of one; two health are too few where three could go."""
    from ddtable.dice.catalogue import catalogue
    from ui.games.dragon_dice.primer.more import FALLEN, TOO_FEW

    healths = [catalogue().unit(kind).health for kind, _ in saves().dice]
    assert sum(healths[number] for number in FALLEN) == 3
    assert sum(healths[number] for number in TOO_FEW) == 2


# About


@pytest.fixture
def about(window, qtbot) -> AboutDialog:
    made = AboutDialog(window.words, window.settings, window.library.default_folder, window)
    made.show()
    return made


def test_about_shows_versions_licences_and_trademarks(about, window):
    texts = [getattr(one, "text", str)() for one in about.findChildren(object) if hasattr(one, "text")]
    said = "\n".join(str(text) for text in texts)
    assert f"ddtable {__version__}" in about.windowTitle()
    for part in ("unofficial", "trademarks", "MIT", "LGPL-3.0", "OFL-1.1", str(window.settings.path.parent)):
        assert part in said, part


def test_the_licence_texts_of_a_built_program_are_named_whole_and_opened(window, qtbot, monkeypatch, tmp_path):
    texts = tmp_path / "a folder of a rather long name" / "THIRD-PARTY-LICENSES.txt"
    texts.parent.mkdir()
    texts.touch()
    monkeypatch.setattr("ui.help.about.resource", lambda *_: texts)
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()) or False)
    made = AboutDialog(window.words, window.settings, window.library.default_folder, window)
    made.show()
    assert str(texts) in [label.text() for label in made.findChildren(QLabel)]
    (button,) = (one for one in made.findChildren(KeyButton) if one.accessibleName().endswith("Licence texts"))
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert opened == [str(texts)]
    assert "No file manager" in button.toolTip(), "a press without effect says why"
    assert made.height() <= SMALLEST_SCREEN


def test_every_package_that_ships_is_named():
    lock = Path(__file__).resolve().parents[3] / "packaging" / "requirements.txt"
    shipped = re.findall(r"^([A-Za-z0-9._-]+)==", lock.read_text(encoding="utf-8"), re.MULTILINE)
    named = {re.sub(r"[._]", "-", package).lower() for package in PACKAGES}
    assert named == {re.sub(r"[._]", "-", package).lower() for package in shipped}


def test_every_package_states_its_licence():
    for package in PACKAGES:
        version, licence = licence_of(package)
        assert version
        assert licence
        assert len(licence) < 24
    assert licence_of("no such package") == ("", "")


def test_the_versions_are_copied_for_a_report(about, qtbot):
    qtbot.mouseClick(about.copy, Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text()
    for part in (f"ddtable {__version__}", "Qt ", "Python "):
        assert part in copied


def test_about_is_not_cut_off(about):
    QApplication.processEvents()
    assert about.height() <= SMALLEST_SCREEN
    for one in about.findChildren(QLabel):
        assert one.heightForWidth(one.width()) <= one.height() + 1 or not one.wordWrap(), one.text()


# The report of an error


@pytest.fixture
def reports(tmp_path, monkeypatch) -> Path:
    monkeypatch.setattr("platformdirs.user_log_path", lambda *_, **__: tmp_path)
    return tmp_path


def meet_an_error() -> None:
    try:
        raise RuntimeError("never seen before")
    except RuntimeError as error:
        crash.report(["play"], error)


def test_no_report_is_offered_without_one(window, reports):
    window.offer_last_crash()
    assert not window.start.findChildren(CrashOffer)
    assert window.run_command("report") == "There is no error report."


def test_the_last_error_is_offered_shown_copied_saved_and_forgotten(window, reports, qtbot, monkeypatch):
    meet_an_error()
    window.offer_last_crash()
    (offer,) = window.start.findChildren(CrashOffer)
    show, copy, save, forget = offer.buttons
    qtbot.mouseClick(show, Qt.MouseButton.LeftButton)
    shown = next(one for one in QApplication.topLevelWidgets() if isinstance(one, ReportDialog))
    assert "never seen before" in shown.text.toPlainText()
    shown.close()
    qtbot.mouseClick(copy, Qt.MouseButton.LeftButton)
    assert "never seen before" in QGuiApplication.clipboard().text()
    target = reports / "kept.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(target), ""))
    qtbot.mouseClick(save, Qt.MouseButton.LeftButton)
    assert "never seen before" in target.read_text(encoding="utf-8")
    qtbot.mouseClick(forget, Qt.MouseButton.LeftButton)
    assert crash.pending() is None
    assert not offer.isVisible()


def test_a_report_that_cannot_be_saved_is_a_sentence(window, reports, qtbot, monkeypatch):
    meet_an_error()
    window.offer_last_crash()
    (offer,) = window.start.findChildren(CrashOffer)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(reports / "no" / "x.txt"), ""))
    qtbot.mouseClick(offer.buttons[2], Qt.MouseButton.LeftButton)
    assert window.start.trouble.text().startswith("Could not save x.txt: ")


def test_old_reports_are_thinned_out(reports):
    for number in range(20):
        (reports / f"crash-202001{number + 1:02d}-000000.txt").write_text("old")
    meet_an_error()
    assert len(list(reports.glob("crash-*.txt"))) == crash.MOST_KEPT
    assert "never seen" in crash.pending().read_text(encoding="utf-8")


HARD = """
import ctypes, sys
from pathlib import Path
import platformdirs
platformdirs.user_log_path = lambda *_, **__: Path(sys.argv[1])
from ddtable.commands import crash
crash.watch_hard_crashes()
if sys.argv[2] == "crash":
    ctypes.string_at(0)
print(crash.pending().read_text() if crash.pending() else "none")
crash.stop_watching()
"""


def start(folder: Path, how: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", HARD, str(folder), how], capture_output=True, text=True, timeout=60, check=False
    )


def test_a_fault_that_kills_the_program_is_found_at_the_next_start(tmp_path):
    assert start(tmp_path, "").stdout.strip() == "none"
    assert start(tmp_path, "crash").returncode != 0
    found = start(tmp_path, "").stdout
    assert "Segmentation fault" in found
    assert f"ddtable {__version__}" in found
    (tmp_path / next(tmp_path.glob("crash-*")).name).unlink()
    assert start(tmp_path, "").stdout.strip() == "none"  # it is told once
