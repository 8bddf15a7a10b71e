"""Collections and workshop in the language of tests: every word is from the catalogue, and longer words have room."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QDialog

from ddtable.dice.catalogue import use_own_dice
from tests.drivers.pseudo_words import assert_all_from_the_catalogue, cut_off
from tests.ui.builder.conftest import Opening
from tests.ui.whole.test_pseudo_locale import painted  # noqa: F401
from ui.builder.collections_window import open_collections
from ui.builder.workshop import open_workshop


@pytest.fixture(autouse=True)
def no_own_dice():
    yield
    use_own_dice([])


def newest(parent: QDialog) -> QDialog:
    QApplication.processEvents()
    return [dialog for dialog in parent.findChildren(QDialog) if dialog.isVisible()][-1]


def test_collections(open_builder: Opening, painted):  # noqa: F811
    page = open_builder(language="pseudo")
    window = open_collections(page)
    assert_all_from_the_catalogue(window, painted)
    window.make("Œ")
    window.counter.put(["goblins_thug"])
    assert_all_from_the_catalogue(window, painted)
    for act in (window.ask_box, window.list.rename.click):
        act()
        dialog = newest(window)
        assert_all_from_the_catalogue(dialog, painted)
        assert cut_off(dialog) == set()
        dialog.done(0)


def test_workshop(open_builder: Opening, painted):  # noqa: F811
    workshop = open_workshop(open_builder(language="pseudo"))
    assert_all_from_the_catalogue(workshop, painted)
    workshop.begin(None)
    for kind in workshop.form.kind.buttons.values():
        kind.click()
        assert_all_from_the_catalogue(workshop, painted)
    workshop.form.ask_icon(0)
    dialog = newest(workshop)
    assert_all_from_the_catalogue(dialog, painted, {"ID"})
    dialog.done(0)
