"""The file itself, read by another program: pages, paper, words, colour."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ddtable.__main__ import LazyWindow
from ddtable.dice.catalogue import catalogue
from ddtable.forces.force import Force
from ddtable.rosters.wanted import Wanted
from ddtable.words.sentences import Words
from tests.rosters.forces_to_print import STARTERS
from tests.ui.rosters.papers import colourful, opened, pictures, texts
from ui.kit import settings
from ui.kit.settings import SettingsFile
from ui.rosters.output import pdf_bytes, print_roster
from ui.rosters.roster import pages_of

WORDS = Words()
POINTS = {"a4": (595.3, 841.9), "letter": (612, 792)}


def pdf(*forces: Force, player: str = "", **wanted) -> bytes:
    return pdf_bytes(WORDS, [(player, force) for force in forces], Wanted(**wanted))


@pytest.mark.parametrize("paper", POINTS)
def test_pages_are_of_the_paper_asked_for(paper: str, qtbot: QtBot):
    with opened(pdf(STARTERS["free_coast"], paper=paper)) as document:
        assert len(document) == 2
        for page in document:
            assert page.get_size() == pytest.approx(POINTS[paper], abs=1)


@pytest.mark.parametrize("force", STARTERS)
def test_every_name_of_a_force_can_be_read(force: str, qtbot: QtBot):
    """The letters are letters: they can be sought and copied."""
    found = STARTERS[force]
    said = " ".join(texts(pdf(found, player="Ragna")))
    for name in (found.name, "Player: Ragna", "Home army", "Campaign army", "Horde", "Dead, buried", "On average"):
        assert name in said
    wanted = {catalogue().unit(unit).name for unit in found.units}
    wanted |= {catalogue().dragon(dragon).name for dragon in found.dragons}
    wanted |= {WORDS.terrain(found.home_terrain), WORDS.terrain(found.frontier)}
    assert {name for name in wanted if name not in said} == set()
    assert f"{found.health} " in said


def test_the_numbers_of_an_army_are_those_counted_by_hand(qtbot: QtBot):
    """Mire Wolves, home: 6.25 melee, 2 missile, 9/6 magic; 3/2 + 2 · 8/6 + 2 · 4/6 maneuver: 5.5; 3 saves."""
    said = texts(pdf(STARTERS["mire_wolves"]))[0]
    assert re.findall(r"\d+\.\d", said)[:5] == ["6.2", "2.0", "1.5", "5.5", "3.0"]


def test_pages_are_numbered_over_all_forces_with_the_program_name(qtbot: QtBot):
    said = texts(pdf(STARTERS["mire_wolves"], STARTERS["free_coast"]))
    assert len(said) == 3
    for number, page in enumerate(said, start=1):
        force = "Mire Wolves" if number == 1 else "The Free Coast"
        assert f"Page {number} of 3 · {force}" in page
        assert "Unofficial" in page
        assert "Smite as melee" in page


def test_continued_section_is_marked(qtbot: QtBot):
    said = texts(pdf(STARTERS["free_coast"]))
    assert "The Free Coast, continued" in said[1]
    assert "continued" not in said[0]


def test_a_roster_has_colour_or_none_at_all(qtbot: QtBot):
    forces = [STARTERS[name] for name in ("tidecallers", "mire_wolves", "burning_host")]
    assert all(colourful(picture) > 1000 for picture in pictures(pdf(*forces)))
    mono = [colourful(picture) for picture in pictures(pdf(*forces, colour=False))]
    assert mono == [0] * 5  # the contents, and the large force has two pages


def test_margins_are_empty(qtbot: QtBot):
    """Printers reach no further than some five millimetres."""
    for paper in ("a4", "letter"):
        for picture in pictures(pdf(STARTERS["burning_host"], paper=paper), 50):
            edge = 10
            columns = [*range(edge), *range(picture.width() - edge, picture.width())]
            rows = [*range(edge), *range(picture.height() - edge, picture.height())]
            drawn = [picture.pixel(x, y) for x in columns for y in range(picture.height())]
            drawn += [picture.pixel(x, y) for y in rows for x in range(picture.width())]
            assert set(drawn) == {0xFFFFFFFF}


def test_faces_can_be_left_out(qtbot: QtBot):
    with_faces, without = pdf(STARTERS["mire_wolves"]), pdf(STARTERS["mire_wolves"], faces=False)
    assert "Faces" in texts(with_faces)[0]
    assert "Faces" not in texts(without)[0]
    assert len(without) < len(with_faces) / 2


def test_pdf_has_title_and_embedded_fonts(qtbot: QtBot):
    content = pdf(STARTERS["mire_wolves"], STARTERS["tidecallers"], player="Ragna")
    with opened(content) as document:
        found = document.get_metadata_dict()
    assert found["Title"] == "Rosters of Mire Wolves and 1 more"
    assert found["Author"] == "Ragna"
    assert found["Creator"].startswith("ddtable")
    assert content.count(b"/FontFile2") >= 3  # plain, bold, serif


def test_names_of_any_length_are_set(qtbot: QtBot):
    """No rule limits them: they are set smaller, then cut with dots, and the page number stays whole."""
    name = "The Exceedingly Long-Winded Company " * 6
    force = Force("x", name, ("goblins_thug",), (), (), (), "flatland_city", "flatland_city", name * 4)
    said = texts(pdf(force, player="Maximiliane " * 12))
    assert len(said) == 1
    assert "Page 1 of 1" in said[0]
    assert "…" in said[0]


def test_without_a_window_a_roster_is_in_the_language_of_the_settings(tmp_path: Path, monkeypatch, qtbot: QtBot):
    path = tmp_path / "settings.json"
    path.write_text('{"language": "da"}', encoding="utf-8")
    monkeypatch.setattr(settings, "SettingsFile", lambda: SettingsFile(path))
    window = LazyWindow()
    said = texts(window.roster([("Lars", STARTERS["mire_wolves"])], Wanted(), window.language()))[0]
    for words in ("Mudderulve", "Spiller: Lars", "Hjemmehær", "Halsskærer", "6,2", "side 1 af 1"):
        assert words in said, words


@pytest.mark.parametrize("number", [1, 2])
def test_a_printer_gets_the_pages_that_were_asked_for(number: int, qtbot: QtBot, tmp_path):
    from PySide6.QtGui import QPageSize
    from PySide6.QtPrintSupport import QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A5))
    if number == 1:
        printer.setPrintRange(QPrinter.PrintRange.PageRange)
        printer.setFromTo(2, 2)
    wanted = Wanted()
    pages = pages_of(WORDS, [("", STARTERS["free_coast"])], wanted)
    assert print_roster(printer, WORDS, pages, wanted)
    said = texts((tmp_path / "printed.pdf").read_bytes())
    assert len(said) == number
    assert "Page 2 of 2 · The Free Coast" in said[-1]  # whole, on smaller paper too
