"""The dice workshop: a die entered by mouse and by keyboard, what is wrong with it said, kept, copied, deleted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.dice.faces import Face, parse_faces
from ddtable.dice.own import own_die_problems, templates
from ddtable.dice.own_draft import BARE, begun, draft_of
from ddtable.dice.types import OwnDie
from ddtable.words.sentences import Words
from tests.library.shelf import damage_die
from ui.builder.icon_dialog import ICON, IconDialog
from ui.builder.own_dice_list import DIE, fitting
from ui.builder.page import BuilderPage
from ui.builder.workshop import NARROW_LIST, Workshop, open_workshop
from ui.kit.confirm import Confirmation
from ui.kit.fonts import interface_font
from ui.kit.row_delegate import ABOUT

SCOUT = OwnDie(
    "own_scout",
    "Green Scout",
    "dragonkin",
    parse_faces("melee, melee, save, maneuver, missile, breath"),
    elements=("water",),
    unit_class="light_melee",
    health=1,
)
RING = OwnDie("own_ring", "Ring of Ash", "item", parse_faces("magic, magic, 2 save, fly"), form="equipment", points=2)


@pytest.fixture(autouse=True)
def no_own_dice():
    """Other tests have the published dice alone."""
    yield
    use_own_dice([])


@pytest.fixture
def workshop(page: BuilderPage) -> Workshop:
    return opened(page)


def opened(page: BuilderPage, *dice: OwnDie) -> Workshop:
    for die in dice:
        page.shelf.library.keep_die(die)
    workshop = open_workshop(page)
    QApplication.processEvents()
    return workshop


def kept(workshop: Workshop) -> dict[str, OwnDie]:
    return {die.name: die for die in workshop.shelf.library.own_dice()}


def begin(workshop: Workshop, template_id: str) -> None:
    workshop.begin(next(template for template in templates() if template.id == template_id))


def icons_of(workshop: Workshop) -> IconDialog:
    QApplication.processEvents()
    return next(one for one in workshop.findChildren(IconDialog) if one.isVisible())


def rows(workshop: Workshop) -> list[str]:
    return [workshop.list.item(row).text() for row in range(workshop.list.count())]


def test_empty_workshop_explains_its_purpose(workshop: Workshop):
    assert workshop.pages.currentIndex() == 1
    assert not workshop.save_button.isVisible()
    assert not workshop.duplicate_button.isEnabled()


def test_texts_in_the_list_of_dice_are_not_cut(workshop: Workshop):
    """At 1280x800 the list is 232 pixels wide: names of templates, what they are, and their marks are read whole."""
    room = NARROW_LIST - DIE - 28
    for template in templates():
        begin(workshop, template.id)
        (item,) = [workshop.list.item(row) for row in range(workshop.list.count())][-1:]
        for language in ("en", "da"):
            name = Words(language).template(template.id, template.name)
            assert QFontMetricsF(fitting(name, room)).horizontalAdvance(name) <= room, name
        assert QFontMetricsF(interface_font(12)).horizontalAdvance(item.data(ABOUT)) <= room


def test_a_die_is_entered_by_mouse_alone(workshop: Workshop, page: BuilderPage):
    begin(workshop, "dragonkin_dragonspy")
    form = workshop.form
    assert form.slots.slots[0].face == Face("breath")
    assert "5 faces" in form.first_problem or "element" in form.first_problem
    form.toggles["fire"].click()
    assert workshop.save_button.toolTip() == "5 faces are still empty."
    for place, icon in enumerate(("melee", "save", "maneuver", "missile", "smite"), 1):
        form.slots.slots[place].click()
        dialog = icons_of(workshop)
        items = [dialog.list.item(row) for row in range(dialog.list.count())]
        item = next(item for item in items if item.data(ICON) == icon)
        dialog.list.setCurrentItem(item)
        dialog.count.buttons["3"].click()
        dialog.answer.click()
    assert form.first_problem == ""
    workshop.save_button.click()
    die = kept(workshop)["Dragonspy"]
    assert die.faces == parse_faces("breath, 3 melee, 3 save, 3 maneuver, 3 missile, 3 smite")
    assert (die.elements, die.health, die.mark, die.listed) == (("fire",), 3, "entered", "dragonkin_dragonspy")
    entered = catalogue().as_entered("dragonkin_dragonspy_water")
    assert catalogue().unit(entered).faces == die.faces, "one die is enough for all elements"
    assert own_die_problems(die) == ()
    assert die.id in catalogue().own_units
    assert die.id in [row.type_id for row in page.catalogue.view.dice.dice]
    assert not workshop.save_button.isEnabled()


def test_the_listed_die_is_chosen_among_those_that_fit(workshop: Workshop):
    workshop.begin(None)
    form = workshop.form

    def offered() -> list[str]:
        return [form.listed.itemData(row) for row in range(form.listed.count())]

    assert offered() == ["", *(f"dragonkin_dragon{kind}" for kind in ("troop", "scout", "foal"))]
    assert form.listed.currentData() == ""
    form.listed.setCurrentIndex(2)
    form.listed.activated.emit(2)
    assert workshop.draft is not None
    assert workshop.draft.die.listed == "dragonkin_dragonscout"
    form.health.buttons["3"].click()
    assert workshop.draft.die.listed == "", "it has 1 health"
    assert "dragonkin_dragonspy" in offered()
    form.kind.buttons["unit"].click()
    assert form.listed.isHidden(), "the lists have the faces of all units"


def test_an_item_without_an_element_replaces_dice_of_metal_alone(workshop: Workshop):
    begin(workshop, "equipment_small_melee")
    form = workshop.form
    assert workshop.draft is not None
    assert workshop.draft.die.listed == ""
    form.toggles["fire"].click()
    assert workshop.draft.die.listed == "equipment_small_melee"
    assert form.listed.currentText() == "Small Melee Equipment"
    assert form.listed.count() == 6, "one for each icon, and none"
    begin(workshop, "medallion_silver")
    assert form.listed.currentText() == "Silver Medallion"


def test_a_die_is_entered_by_keyboard_alone(workshop: Workshop):
    workshop.begin(None)
    form = workshop.form
    assert form.name.hasFocus()
    QTest.keyClicks(form.name, "Ash Ring")
    item = form.kind.buttons["item"]
    item.setFocus()
    QTest.keyClick(item, Qt.Key.Key_Space)
    assert [slot.isHidden() for slot in form.slots.slots[:5]] == [False] * 4 + [True]
    for slot, icon in zip(form.slots.slots[:4], ("fly", "magic", "save", "melee"), strict=True):
        slot.setFocus()
        QTest.keyClick(slot, Qt.Key.Key_Return)
        dialog = icons_of(workshop)
        QTest.keyClicks(dialog.search, icon)
        QTest.keyClick(dialog.search, Qt.Key.Key_2)
        QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    QTest.keyClick(form.slots.slots[3], Qt.Key.Key_4)
    assert form.first_problem == ""
    workshop.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(workshop, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert kept(workshop)["Ash Ring"].faces == parse_faces("2 fly, 2 magic, 2 save, 4 melee")


def test_errors_are_shown_until_they_are_fixed(workshop: Workshop):
    begin(workshop, "eldarim_dragoncrusader")
    form = workshop.form
    assert form.first_problem == ""
    form.name.clear()
    QTest.keyClicks(form.name, " ")
    assert "name" in form.first_problem
    assert not workshop.save_button.isEnabled()
    assert workshop.about.text() == form.first_problem
    QTest.keyClicks(form.name, "Sir")
    form.toggles["air"].click()
    assert "element" in form.first_problem
    form.toggles["air"].click()
    QTest.keyClick(form.slots.slots[0], Qt.Key.Key_Delete)
    assert form.slots.slots[0].face == BARE
    assert form.first_problem
    workshop.save()
    assert kept(workshop) == {}


def test_faces_come_back_with_the_kind_that_has_room_for_them(workshop: Workshop):
    workshop._begin_with(draft_of(RING))
    form = workshop.form
    form.form.buttons["artifact"].click()
    assert workshop.draft is not None
    assert workshop.draft.bare == 6
    form.form.buttons["medallion"].click()
    assert workshop.draft.die.faces == RING.faces


def test_an_identity_is_worth_the_health(workshop: Workshop):
    workshop.begin(None)
    form = workshop.form
    form.health.buttons["2"].click()
    form._set_face(0, Face("id", 1))
    assert form.slots.slots[0].face == Face("id", 2)
    form.health.buttons["3"].click()
    assert form.slots.slots[0].face == Face("id", 3)
    form.kind.buttons["unit"].click()
    form.health.buttons["4"].click()
    assert workshop.draft is not None
    assert (workshop.draft.die.unit_class, workshop.draft.sides) == ("monster", 10)


def test_every_template_is_shown_and_begun(workshop: Workshop):
    for template in templates():
        workshop.begin(template)
        assert workshop.draft is not None
        assert workshop.draft.sides == len(template.faces)
        assert workshop.draft.like.kind == template.kind
        QApplication.processEvents()


def test_die_is_duplicated_deleted_and_restored(page: BuilderPage):
    workshop = opened(page, SCOUT)
    workshop.duplicate_button.click()
    assert workshop.draft is not None
    workshop.form.name.setText("")
    QTest.keyClicks(workshop.form.name, "Red Scout")
    workshop.form.toggles["water"].click()
    workshop.form.toggles["fire"].click()
    workshop.save_button.click()
    assert {name: die.elements for name, die in kept(workshop).items()} == {
        "Green Scout": ("water",),
        "Red Scout": ("fire",),
    }
    QTest.keyClick(workshop.list, Qt.Key.Key_Delete)
    assert list(kept(workshop)) == ["Green Scout"]
    workshop.undo_button.click()
    assert set(kept(workshop)) == {"Green Scout", "Red Scout"}
    workshop.undo()
    assert set(kept(workshop)) == {"Green Scout"}
    assert not workshop.undo_button.isEnabled()


def test_change_of_a_die_can_be_undone(page: BuilderPage):
    workshop = opened(page, SCOUT)
    workshop.form.slots.slots[0].setFocus()
    QTest.keyClick(workshop.form.slots.slots[0], Qt.Key.Key_3)
    workshop.save()
    assert kept(workshop)["Green Scout"].faces[0] == Face("melee", 3)
    workshop.undo()
    assert kept(workshop) == {"Green Scout": SCOUT}
    assert workshop.form.slots.slots[0].face == Face("melee")


def test_a_deleted_die_leaves_the_catalogue_of_the_builder(page: BuilderPage):
    workshop = opened(page, SCOUT)
    assert SCOUT.id in [row.type_id for row in page.catalogue.view.dice.dice]
    workshop.remove_button.click()
    assert SCOUT.id not in [row.type_id for row in page.catalogue.view.dice.dice]
    assert SCOUT.id not in catalogue().own


def test_changes_are_not_dropped_unasked(page: BuilderPage):
    workshop = opened(page, SCOUT, RING)
    workshop.form._set_face(0, Face("smite"))
    workshop.list.setCurrentRow(1)
    QApplication.processEvents()
    asked = next(one for one in workshop.findChildren(Confirmation) if one.isVisible())
    asked.close_button.click()
    assert workshop.form.name.text() == "Green Scout"
    assert workshop.list.currentRow() == 0
    workshop.close_button.click()
    assert workshop.isVisible()
    next(one for one in workshop.findChildren(Confirmation) if one.isVisible()).yes.click()
    assert not workshop.isVisible()
    assert page.shelf.library.own_dice() == (SCOUT, RING)


def test_another_die_is_shown_when_it_is_chosen(page: BuilderPage):
    workshop = opened(page, SCOUT, RING)
    workshop.list.setCurrentRow(1)
    QApplication.processEvents()
    assert workshop.form.name.text() == "Ring of Ash"
    assert workshop.form.form.isVisibleTo(workshop.form)
    assert not workshop.form.health.isVisibleTo(workshop.form)


def test_the_mark_is_shown_and_chosen(page: BuilderPage):
    workshop = opened(page, SCOUT)
    workshop.form.mark.buttons["reconstructed"].click()
    workshop.save()
    assert kept(workshop)["Green Scout"].mark == "reconstructed"
    assert "reconstructed" in workshop.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_the_die_turns_through_its_faces(page: BuilderPage):
    workshop = opened(page, RING)
    die, seen = workshop.form.turning, set()
    for _ in range(4):
        seen.add(die.accessibleName())
        QTest.mouseClick(die, Qt.MouseButton.LeftButton)
    assert len(seen) == 4


def test_icons_are_sought_as_one_types(workshop: Workshop):
    workshop.begin(None)
    workshop.form.ask_icon(0)
    dialog = icons_of(workshop)
    QTest.keyClicks(dialog.search, "smi")
    seen = [item.text() for row in range(dialog.list.count()) if not (item := dialog.list.item(row)).isHidden()]
    assert seen == ["Smite"]
    dialog.search.setText("teapot")
    assert not dialog.answer.isEnabled()


def test_template_leaves_unknown_faces_empty():
    for template in templates():
        draft = begun(template, template.name)
        assert draft.bare == template.faces.count(None)


def test_a_die_that_cannot_be_used_is_named_and_the_others_are_listed(page: BuilderPage):
    for die in (SCOUT, RING):
        page.shelf.library.keep_die(die)
    damage_die(page.shelf.library.path, SCOUT.id)
    workshop = opened(page)
    assert rows(workshop) == [RING.name]
    assert workshop.notice.words.startswith("The custom die own_scout cannot be used: ")
