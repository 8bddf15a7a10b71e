"""The printed pages of a chronicle: layout, preview, PDF and files."""

from __future__ import annotations

from datetime import date
from random import Random

import pypdfium2
import pytest
from PySide6.QtGui import QGuiApplication

from ddtable.engine.game import Game
from ddtable.rosters.chronicle import Kept
from ddtable.rosters.pages.layout import PAPERS
from ddtable.rosters.wanted import Wanted
from ddtable.summaries.chronicle import chronicle_of
from ddtable.words.sentences import Table, Words
from tests.rules.campaign.war import play, set_up
from ui.kit.settings import SettingsFile
from ui.rosters.chronicle_pages import chronicle_pages, chronicle_pdf
from ui.rosters.chronicle_preview import ChroniclePaper

WORDS, DAY = Words(), date(2031, 5, 4)
PLAYERS = ("Mira", "Ragna")


@pytest.fixture(scope="module")
def kept() -> Kept:
    game = Game(set_up(5))
    for _ in play(game, Random(3), lambda game: len(game.history) > 1000):
        pass
    return Kept(chronicle_of(game), Table(game.position, PLAYERS))


@pytest.fixture
def preview(qtbot, tmp_path, kept: Kept) -> ChroniclePaper:
    dialog = ChroniclePaper(WORDS, None, SettingsFile(tmp_path / "settings.json"), kept, DAY)
    qtbot.addWidget(dialog)
    return dialog


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_sentence_is_on_a_page_and_none_is_below_its_foot(qapp, kept: Kept, paper):
    pages = chronicle_pages(WORDS, kept, Wanted(paper=paper))
    assert len(pages) > 1
    boxes = [one.box for page in pages for one in page.paint.args[0]]
    assert all(box.bottom <= pages[0].footer.top + 1 for box in boxes)
    assert all(box.right <= PAPERS[paper].width for box in boxes)
    said = [line for page in pages for line in page.said]
    assert "Chronicle of Mira and Ragna" in said
    assert sum(line.startswith("Turn ") for line in said) > 5


def test_heading_of_a_turn_is_never_alone_at_the_foot_of_a_page(qapp, kept: Kept):
    for page in chronicle_pages(WORDS, kept, Wanted()):
        assert page.paint.args[0][-1].text.kind == "sentence"


@pytest.mark.parametrize("colour", [True, False])
def test_pdf_has_the_pages_and_their_text(qapp, kept: Kept, colour):
    wanted = Wanted(colour=colour, day=DAY)
    file = pypdfium2.PdfDocument(chronicle_pdf(WORDS, kept, wanted))
    assert len(file) == len(chronicle_pages(WORDS, kept, wanted))
    assert "Chronicle of Mira and Ragna" in file[0].get_textpage().get_text_range()
    assert file.get_metadata_dict()["Title"] == "Chronicle of Mira and Ragna"


def test_preview_follows_paper_and_ink(preview: ChroniclePaper):
    preview.paper.buttons["letter"].click()
    preview.ink.buttons["grey"].click()
    assert preview.pages[0].paper.name == "letter"
    assert not preview.wanted.colour
    preview.grab()


@pytest.mark.parametrize(
    ("form", "begin"),
    [("pdf", b"%PDF"), ("text", b"CHRON"), ("markdown", b"# Chron"), ("html", b"<!doc"), ("csv", b"\xef")],
)
def test_each_form_is_saved(preview: ChroniclePaper, tmp_path, form, begin):
    preview.form.buttons[form].click()
    out = tmp_path / "chronicle"
    preview.save(out)
    assert out.read_bytes().startswith(begin)
    assert preview.note.text().startswith("Saved")


def test_file_that_cannot_be_written_is_reported(preview: ChroniclePaper, tmp_path):
    preview.save(tmp_path / "none" / "chronicle.pdf")
    assert "chronicle.pdf" in preview.note.text()


def test_copy_puts_the_text_on_the_clipboard(preview: ChroniclePaper):
    preview.copy_button.click()
    assert "Chronicle of Mira and Ragna" in QGuiApplication.clipboard().text().title().replace("Of", "of").replace(
        "And", "and"
    )
