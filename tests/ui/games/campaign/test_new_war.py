"""A campaign in the new game dialog: players, sizes, forces, the warning, the house rules, what it remembers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec import structs
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.engine.system import system
from ddtable.forces.ddforce import SharedForce, write_ddforce
from ddtable.forces.force import Force, with_dice
from ddtable.forces.sections import known_items
from ddtable.forces.starter import starter_forces
from ddtable.library import open_library
from ddtable.opponents.players import RECRUIT
from ddtable.rules.campaign.board import campaign_options
from ddtable.rules.campaign.starters import starters, war_forces
from ddtable.rules.dragon_dice.verdict import fits
from ddtable.words.sentences import Words
from ui.games.campaign.new_game.page import WarPage
from ui.games.dragon_dice.new_game.page import take_force
from ui.help.primer import Primer
from ui.kit.settings import SeatMemory, Settings, SettingsFile
from ui.new_game.dialog import NewGameDialog
from ui.new_game.files import game_of

Made = Callable[..., NewGameDialog]
LEFT = Qt.MouseButton.LeftButton
SIZES = ("120", "180", "240", "300", "360")
KIN = "dragonkin_dragonfoal_fire"


@pytest.fixture
def library(tmp_path: Path) -> Path:
    return tmp_path / "library.ddlibrary"


@pytest.fixture
def dialog(qtbot, monkeypatch: pytest.MonkeyPatch, library: Path) -> Made:
    """The dialog at its entry for a campaign, on a small screen."""
    monkeypatch.setattr(NewGameDialog, "_screen", lambda _: QRect(0, 0, 1280, 800))

    def made(settings: Settings | None = None, language: str = "en") -> NewGameDialog:
        shown = NewGameDialog(Words(language), settings or Settings(game="campaign"), None, Random(5), library)
        qtbot.addWidget(shown)
        return shown

    return made


def page_of(made: NewGameDialog) -> WarPage:
    assert isinstance(made.page, WarPage)
    return made.page


def click(made: NewGameDialog, players: int, size: int = 120) -> WarPage:
    page = page_of(made)
    QTest.mouseClick(page.numbers.buttons[str(players)], LEFT)
    QTest.mouseClick(page.sizes.buttons[str(size)], LEFT)
    return page


def refused(made: NewGameDialog) -> str | None:
    return system("campaign").refuse_set_up(made.set_up())


def own(health: int = 120, **sections: tuple[str, ...]) -> Force:
    """Return a force of the player's own: a starter with another name and some more dice."""
    force = structs.replace(war_forces(health)[0], id="mine", name="Mine")
    for section, dice in sections.items():
        force = with_dice(force, section, (*force.dice_in(section), *dice))
    return force


@pytest.mark.parametrize("size", SIZES)
def test_starter_forces_fit_every_size(size: str):
    """They have six-sided dice of two starter races, whose faces are all known."""
    found = war_forces(int(size))
    assert [force.id for force in found] == [*starters()]
    assert len({frozenset(force.species) for force in found}) == 6
    assert all(fits(force, int(size), campaign_options({})) for force in found)
    assert found == war_forces(int(size))


def test_campaign_is_an_entry_of_the_dialog(dialog: Made):
    made = dialog(Settings())
    button = made.game_choice.buttons["campaign"]
    assert button.text() == "The Conquest of Esfah"
    QTest.mouseClick(button, LEFT)
    assert made.set_up().system == "campaign"
    assert refused(made) is None


@pytest.mark.parametrize("players", range(2, 7))
def test_war_of_2_to_6_players_is_legal_as_it_opens(dialog: Made, players: int):
    made = dialog()
    page = click(made, players)
    assert len(made.set_up().forces) == players
    assert refused(made) is None
    assert made.begin.isEnabled()
    assert len({form.force.id for form in page.forms}) == players
    assert Game(made.set_up()).question is not None


@pytest.mark.parametrize("size", SIZES)
def test_every_size_is_offered_with_its_terms(dialog: Made, size: str):
    made = dialog()
    page = click(made, 2, int(size))
    assert [*page.sizes.buttons] == [*SIZES]
    assert f"\n{int(size) // 2} health of each force begin in play" in page.terms.text()
    assert refused(made) is None
    assert page.draft.isHidden()


@pytest.mark.parametrize(
    ("players", "size", "warns"), [(3, 120, False), (4, 120, True), (5, 180, True), (5, 240, False), (6, 300, False)]
)
def test_q106_crowded_war_is_warned_of(dialog: Made, players: int, size: int, warns: bool):
    made = dialog()
    page = click(made, players, size)
    assert page.warning.isHidden() != warns
    assert made.begin.isEnabled(), "the warning is no refusal"


def test_q106_crowded_war_is_refused_by_the_house_rule(dialog: Made):
    made = dialog()
    page = click(made, 4)
    assert page.warning.text() == (
        "4 players begin with 5 terrains, and 5 win: choose a larger size to make expansion count."
    )
    page.turn_page()
    QTest.mouseClick(page.house.choices["crowded"].buttons["other"], LEFT)
    assert not made.begin.isEnabled()
    assert "Choose a larger size" in made.defect.text()
    page.turn_page()
    QTest.mouseClick(page.sizes.buttons["180"], LEFT)
    assert made.begin.isEnabled()


def test_every_flag_of_the_campaign_is_a_house_option_in_words(dialog: Made):
    for language, usual in (("en", "usual"), ("da", "sædvanlig")):
        page = page_of(dialog(language=language))
        options = {spec.name for spec in system("campaign").option_specs()}
        assert {*page.house.choices} == options
        assert {"war_end", "flight", "tower_links", "blazing", "horde_bonus", "known_faces"} < options
        assert all(choice.buttons["default"].text().endswith(usual) for choice in page.house.choices.values())
        assert page.page_choice.buttons["rules"].text().endswith(usual)


def test_forces_are_dealt_for_one_player_and_for_all(dialog: Made):
    made = dialog()
    page = click(made, 3, 180)
    page.forms[0].deal_button.click()
    assert page.forms[0].force.id.startswith("dealt")
    page.deal_all.click()
    assert len({form.force.id for form in page.forms}) == 3
    assert refused(made) is None
    dealt = page.forms[0].force
    assert known_items(catalogue(), dealt.dice), "it has items, whose faces are reconstructed"
    page.house.choose("known_faces", True)
    page.house.changed.emit()
    other = page.forms[0].force
    assert other is not dealt, "it is dealt again without them"
    assert not known_items(catalogue(), other.dice)
    assert refused(made) is None
    page.house.choose("known_faces", False)
    page.house.changed.emit()
    assert page.forms[0].force is other


def test_picture_of_a_force_has_rows_for_armies_and_pools(dialog: Made):
    picture = click(dialog(), 6, 360).forms[0].picture
    assert picture.force is not None
    rows = picture.rows(picture.force)
    assert [heading for heading, _, _ in rows] == [
        "Home army",
        "Campaign army",
        "Horde",
        "Recruiting pool",
        "Summoning pool",
    ]
    assert rows[3][1] == "180 health"
    assert rows[4][1] == "7 dice"
    stacks = picture.stacks(rows[3][2])
    assert len(stacks) == 2, "the dice of a race are one stack"
    assert sum(count for _, count in stacks) == len(rows[3][2])


def test_own_forces_of_the_library_are_offered_to_their_game(dialog: Made, library: Path):
    broken = structs.replace(own(recruiting=("goblins_thug",)), name="Too many")
    with open_library(library) as opened:
        for force, edition in ((own(), "campaign"), (broken, "campaign"), (starter_forces()[0], "")):
            opened.keep(SharedForce(force, health=120, edition=edition), "2026-11-21T12:00:00+00:00")
    form = page_of(dialog()).forms[0]
    found = [form.force_choice.itemText(row) for row in range(form.force_choice.count())]
    assert any(text.startswith("Mine") for text in found)
    assert any("Too many" in text and "1 health too much" in text for text in found)
    assert sum("Anvil" in text for text in found) == 0
    classic = dialog(Settings())
    offered = classic.page.forms[0]._own  # type: ignore[attr-defined]
    assert all(offer.force.name != "Mine" for offer in offered)


def test_force_of_a_file_is_loaded_into_a_seat(dialog: Made, tmp_path: Path):
    path = tmp_path / "mine.ddforce"
    write_ddforce(path, SharedForce(own(240, home_items=("medallion_gold",)), health=240, edition="campaign"))
    assert game_of([path]) == "campaign"
    made = dialog(Settings())
    made.take_files([path])
    page = page_of(made)
    assert page.forms[0].force.name == "Mine"
    assert page.sizes.value == "240"
    assert refused(made) is None
    other = tmp_path / "other.ddforce"
    write_ddforce(other, SharedForce(starter_forces()[0]))
    assert game_of([other]) == "classic"
    (tmp_path / "bad.ddforce").write_text("nothing")
    assert game_of([tmp_path / "bad.ddforce"]) == "classic"


def test_force_of_a_file_that_cannot_fight_is_refused_with_its_reason(dialog: Made, tmp_path: Path):
    made, path = dialog(), tmp_path / "mine.ddforce"
    write_ddforce(path, SharedForce(own(summoning=(KIN,) * 21), edition="campaign"))
    page_of(made).take_files([path], 1)
    assert "1 health too much of dragonkin" in made.said.text()
    write_ddforce(path, SharedForce(own(summoning=(KIN,)), edition="campaign"))
    page_of(made).house.choose("known_faces", True)
    page_of(made).take_files([path], 1)
    assert "Faces reconstructed: Fire Dragonfoal" in made.said.text()
    path.write_text("nothing")
    page_of(made).take_files([path], 1)
    assert "mine.ddforce" in made.said.text()


def test_builder_brings_its_force_to_a_war(dialog: Made):
    made = dialog(Settings())
    take_force(own(180), "Mira", "campaign", made)
    page = page_of(made)
    assert (page.players, page.sizes.value) == (2, "180")
    assert page.forms[0].force.name == "Mine"
    assert [form.kind for form in page.forms] == ["person", RECRUIT.word]
    assert page.forms[0].name == "Mira"
    assert refused(made) is None


def test_values_of_the_last_war_are_proposed_again(dialog: Made, tmp_path: Path):
    made = dialog(Settings(game="campaign", seats=(SeatMemory("Mira", force="anvil_watch"),), health=24))
    page = click(made, 3, 300)
    page.house.choose("blazing", "chosen")
    page.forms[1].kind_choice.choose(RECRUIT.word)
    page.forms[0].force_choice.setCurrentIndex(2)
    force = page.forms[0].force.id
    page.forms[1].name_edit.setText("Ragna")
    settings = SettingsFile(tmp_path / "settings.json")
    settings.change(**made.memory())
    assert settings.value.seats[0].force == "anvil_watch", "the classic game keeps its forces"
    assert settings.value.health != 300
    again = page_of(dialog(settings.value))
    assert (again.players, again.sizes.value) == (3, "300")
    assert again.house.values() == {"blazing": "chosen"}
    assert again.forms[0].force.id == force
    assert again.forms[1].kind == RECRUIT.word
    assert again.forms[1].name == "Ragna"


def test_unknown_values_of_the_last_war_are_ignored(dialog: Made):
    made = dialog(Settings(game="campaign", games={"campaign": {"players": 99}}))
    assert (page_of(made).players, page_of(made).sizes.value) == (2, "120")


@pytest.mark.parametrize("language", ["en", "da"])
def test_page_speaks_both_languages(dialog: Made, language: str):
    page = page_of(dialog(language=language))
    assert "{" not in page.terms.text() + page.warning.text() + page.about()
    assert page.forms[0].force_choice.currentText().startswith({"en": "Tide", "da": "Tidevand"}[language])


def test_primer_of_the_chosen_game_opens_above_the_dialog_and_leads_to_the_guided_war(dialog: Made, qtbot):
    made = dialog()
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    QTest.keyClick(made, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    (shown,) = made.findChildren(Primer)
    assert shown.game == "campaign"
    shown.contents.show_number(len(shown.pages) - 1)
    qtbot.mouseClick(shown.battle, LEFT)
    assert made.guided == "campaign"
    assert not made.isVisible()


def test_primer_follows_the_choice_of_the_game(dialog: Made, qtbot):
    made = dialog()
    made.show()
    made.game_choice.buttons["battle_dice"].click()
    qtbot.mouseClick(made.learn, LEFT)
    (shown,) = made.findChildren(Primer)
    assert shown.game == "battle_dice"
