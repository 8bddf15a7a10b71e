"""Printed armies: what stands on the pages, that it fits them, and the way into files."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pypdfium2
import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from ddtable.forces.battle_armies import battle_armies
from ddtable.forces.battle_army import MOST_DICE, BattleArmy
from ddtable.rosters.battle import BattleRoster
from ddtable.rosters.wanted import Wanted
from ddtable.rules.battle_dice.house import default_tables
from ddtable.rules.battle_dice.tables import Result
from ddtable.words.sentences import Words
from ui.games.battle_dice.armies.paper import army_pdf, battle_pages
from ui.games.battle_dice.armies.paper_dialog import ArmyPaperDialog
from ui.kit.settings import SettingsFile
from ui.rosters.output import inks_of
from ui.rosters.page_painter import paint_page

pytestmark = pytest.mark.usefixtures("qapp")

Made = Callable[..., ArmyPaperDialog]
ROSTERS = [BattleRoster("Mira", battle_armies()[0]), BattleRoster("Ragna", battle_armies()[1])]
SCALE = 0.25


@pytest.fixture
def dialog(qtbot, tmp_path: Path) -> Made:
    def made(language: str = "en", chosen: tuple[int, ...] = (0, 1)) -> ArmyPaperDialog:
        settings = SettingsFile(tmp_path / "settings.json")
        shown = ArmyPaperDialog(Words(language), None, settings, ROSTERS, chosen, date(2026, 11, 21))
        qtbot.addWidget(shown)
        return shown

    return made


def painted(roster: BattleRoster, wanted: Wanted, number: int, language: str = "en") -> QImage:
    words = Words(language)
    page = battle_pages(words, [roster], wanted, reference=True)[number]
    image = QImage(round(page.paper.width * SCALE), round(page.paper.height * SCALE), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(SCALE, SCALE)
    paint_page(painter, page, number + 1, 2, words, inks_of(wanted))
    painter.end()
    return image


def dark_rows(image: QImage, top: float, bottom: float) -> int:
    """Return how many rows of pixels between two heights, in parts of the page, have ink."""
    rows = range(int(image.height() * top), int(image.height() * bottom))
    return sum(any(image.pixelColor(x, y).lightness() < 160 for x in range(40, image.width() - 40, 2)) for y in rows)


def pdf_text(content: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(content)
    return [page.get_textpage().get_text_range() for page in document]


def test_each_army_has_a_page_and_all_have_one_to_look_things_up(dialog: Made):
    made = dialog()
    assert [page.title for page in made.pages] == ["Sample army A", "Sample army B", "Artifacts"]
    made.reference.click()
    assert [page.title for page in made.pages] == ["Sample army A", "Sample army B"]
    made.armies[0].click()
    assert [page.title for page in made.pages] == ["Sample army B"]


@pytest.mark.parametrize(("options", "there"), [({}, True), ({"quests": False}, False)])
def test_artifacts_are_suggested_if_quests_are_played(qtbot, tmp_path: Path, options, there: bool):
    """BQ1: artifacts are won in quests. The command line writes the same: test_battle_roster.py."""
    played = [BattleRoster("Mira", battle_armies()[0], options=options), ROSTERS[1]]
    shown = ArmyPaperDialog(Words(), None, SettingsFile(tmp_path / "settings.json"), played, [0])
    qtbot.addWidget(shown)
    assert shown.reference.isChecked() == there
    assert ([page.title for page in shown.pages][-1] == "Artifacts") == there


def test_printing_without_an_army_is_refused_with_the_reason(dialog: Made):
    made = dialog(chosen=())
    assert made.pages == []
    assert not made.save_button.isEnabled()
    assert made.save_button.toolTip() == made.note.text() == "Select an army to preview its roster."


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("language", ["en", "da"])
def test_a_page_ends_above_its_last_line(paper, number: int, language: str):
    """Even that of the largest army, in one class alone."""
    army = BattleArmy("made", "Host", "archmage", infantry=MOST_DICE)
    image = painted(BattleRoster("Mira", army), Wanted(paper=paper), number, language)
    height = {"a4": 2970, "letter": 2794}[paper]
    assert dark_rows(image, (height - 160) / height, (height - 139) / height) == 0
    assert dark_rows(image, 0.1, 0.9) > 200


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_long_result_takes_two_lines_of_type_that_can_be_read(paper):
    """A player's own may be longer than those that come with the game (Q62)."""
    usual = default_tables()
    long = Result("Gale", "reroll", but=("general", "infantry", "archer", "cavalry"))
    own = replace(usual, results={**usual.results, "spells": (long, *usual.results["spells"][1:])})
    roster = BattleRoster("Mira", battle_armies()[0], tables=own)
    document = pypdfium2.PdfDocument(army_pdf(Words(), [roster], Wanted(paper=paper), reference=True))
    page = document[0].get_textpage()
    named, told = page.search("Gale").get_next(), page.search("archer or cavalry").get_next()
    assert named is not None
    assert told is not None
    (_, low, _, _), (_, second_low, _, second_high) = page.get_charbox(named[0]), page.get_charbox(told[0])
    assert second_high < low, "it stands in the next line"
    assert second_high - second_low > 2, "points: an a as high as in the other lines"


def test_black_and_white_has_no_colour():
    image = painted(ROSTERS[0], Wanted(colour=False), 0)
    assert all(
        image.pixelColor(x, y).hslSaturation() == 0 or image.pixelColor(x, y).lightness() > 250
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    )


def test_the_pdf_file_has_all_that_is_to_be_read(dialog: Made, tmp_path: Path):
    made = dialog()
    path = tmp_path / "armies.pdf"
    made.save(path)
    assert path.name in made.note.text()
    first, second, artifacts = pdf_text(path.read_bytes())
    tables = ("House tables", "archers with 8 or more", "Ambush")
    for text in ("Sample army A", "Mira", "Dragons", *tables, "Questing party"):
        assert text in first, text
    assert "Silence" in second
    assert "Sword +3" in artifacts
    assert "Giants" in artifacts


@pytest.mark.parametrize("form", ["text", "markdown", "html"])
def test_other_files_are_written_and_remembered(dialog: Made, tmp_path: Path, form: str):
    made = dialog()
    made.form.buttons[form].click()
    made.paper.buttons["letter"].click()
    made.save(tmp_path / "armies")
    assert "Orb of Kings" in (tmp_path / "armies").read_text()
    again = dialog()
    assert (again.file_form, again.wanted.paper) == (form, "letter")


def test_failed_write_is_reported(dialog: Made, tmp_path: Path):
    made = dialog()
    made.save(tmp_path / "none" / "armies.pdf")
    assert "Could not save" in made.note.text()


def test_text_is_copied_to_the_clipboard(dialog: Made):
    made = dialog("da", (0,))
    made.show()
    made.copy_button.click()
    assert QGuiApplication.clipboard().text().startswith("PRØVEHÆR A")
    made.nearer.click()
    assert isinstance(made.view.zoom, float)


def test_a_page_can_be_heard(dialog: Made):
    said = dialog().view.desk.accessibleDescription()
    assert "☐ ☐ ☐ ☐" in said
    assert "Banner of Bravery" in said
