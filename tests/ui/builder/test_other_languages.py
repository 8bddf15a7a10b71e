"""The builder in the language of tests: every word in it is from the catalogue, and longer words have room."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QDialog

from tests.drivers.pseudo_words import assert_all_from_the_catalogue, cut_off
from tests.ui.whole.test_pseudo_locale import painted  # noqa: F401
from ui.builder.sheet import Sheet, put

SHEET = put(put(put(Sheet(), "home", ["goblins_thug"] * 3), "horde", ["undead_wight"]), "frontier", ["flatland_city"])


def test_every_word_of_the_page_is_from_the_catalogue(open_builder, painted):  # noqa: F811
    page = open_builder(SHEET, language="pseudo")
    for kind in ("dragon", "terrain", "unit"):
        page.catalogue.show_kind(kind)
        page.catalogue.seek()
        assert_all_from_the_catalogue(page, painted)
    page.catalogue.look(species=("goblins",), icons=("smite",), sort="name")
    page.catalogue.seek()
    page.figures._compare("horde")
    page.editor.use_collection({"goblins_thug": 1}, limited=True)
    assert_all_from_the_catalogue(page, painted)


@pytest.mark.parametrize("what", ["open", "notes", "size", "fill", "suggest"])
def test_every_word_of_its_dialogs_is_from_the_catalogue(open_builder, painted, what: str):  # noqa: F811
    page = open_builder(SHEET, language="pseudo")
    page.act(what)
    QApplication.processEvents()
    dialog = next(dialog for dialog in page.findChildren(QDialog) if dialog.isVisible())
    assert_all_from_the_catalogue(dialog, painted)
    assert cut_off(dialog) == set()
    dialog.done(0)
