"""Rosters of a campaign on paper: the preview, the pages, the recruiting sheet, a war that is being played."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.forces.starter import starter_forces
from ddtable.rosters.wanted import PARTS, Wanted
from ddtable.rules.campaign.rosters import force_in_game
from ddtable.rules.campaign.starters import war_forces
from ddtable.rules.dragon_dice.rosters import built_for
from ddtable.words.sentences import Words
from tests.rules.campaign.test_k2_items import brought, set_up_of
from tests.rules.campaign.war import play
from tests.ui.rosters.papers import texts
from ui.kit.settings import SettingsFile
from ui.rosters.output import pdf_bytes
from ui.rosters.preview import roster_dialog
from ui.rosters.roster import page_words, pages_of
from ui.session.session import Session
from ui.window.roster_choice import forces_to_show

LEFT = Qt.MouseButton.LeftButton
WORDS = Words()


@pytest.fixture(scope="module")
def war() -> Game:
    """A war with items, dragonkin and dead units."""
    game = Game(set_up_of(brought(), brought()))
    for _ in play(game, Random(3), lambda game: len(game.history) > 500):
        pass
    return game


@pytest.fixture
def shown(qtbot: QtBot, tmp_path: Path):
    """The preview of some forces, the first one chosen."""

    def show(*forces):
        parent = QWidget()
        qtbot.addWidget(parent)
        settings = SettingsFile(tmp_path / "settings.json")
        dialog = roster_dialog(WORDS, parent, settings, [("Mira", force) for force in forces], (0,), date(2031, 5, 4))
        dialog.show()
        qtbot.waitUntil(dialog.isVisible)
        return dialog

    return show


def test_state_of_a_war_is_printed(qapp, war: Game):
    force = force_in_game(war, 0, 0)
    said = " ".join(texts(pdf_bytes(WORDS, [("Mira", force)], Wanted(parts=("whole", "recruiting")))))
    for heading in ("Recruiting pool", "Summoning pool", "Dead units", "Recruiting sheet of Mine"):
        assert heading in said
    assert "The state of the war in round " in said
    assert "Gold Medallion" in said
    assert "faces reconstructed" in said


@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_a_war_is_painted(qapp, war: Game, part):
    wanted = Wanted(parts=(part,))
    forces = [("Mira", force_in_game(war, seat, seat)) for seat in range(2)]
    assert len(texts(pdf_bytes(WORDS, forces, wanted))) == len(pages_of(WORDS, forces, wanted)) > 0


def test_pages_of_the_recruiting_sheet_are_read_aloud(qapp):
    force = built_for(war_forces(120)[0], "campaign")
    (page,) = pages_of(WORDS, [("Mira", force)], Wanted(parts=("recruiting",)))
    said = page_words(WORDS, page)
    assert "1 point recruits 1 health of the same race from your recruiting pool." in said
    assert any(line.startswith("Home army, ") for line in said)
    assert pages_of(WORDS, [("Mira", starter_forces()[0])], Wanted(parts=("recruiting",))) == ()


def test_recruiting_sheet_is_offered_for_forces_of_campaigns(shown):
    dialog = shown(built_for(war_forces(120)[0], "campaign"), starter_forces()[0])
    choice = dialog.choices.parts["recruiting"]
    assert not choice.isHidden()
    QTest.mouseClick(choice, LEFT)
    assert dialog.wanted.parts == ("whole", "recruiting")
    other = shown(starter_forces()[0])
    assert other.choices.parts["recruiting"].isHidden()
    assert other.wanted.parts == ("whole",), "the remembered part is for campaigns"


def test_rosters_of_the_current_war_are_its_state(qapp, war: Game):
    session = Session(war, ["Mira", "Ragna"], ["person", "person"])
    session.seats.curtain = False
    found = forces_to_show(WORDS, session)
    assert [name for name, _ in found.forces[:2]] == ["Mira", "Ragna"]
    assert found.forces[0][1] == force_in_game(war, 0, 0)
