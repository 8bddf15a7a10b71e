"""Pictures of the force builder and its dialogs. `gallery.scenes` includes these scenes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec import structs

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ui.builder.page import BuilderPage
    from ui.builder.sheet import Area
    from ui.window.main_window import MainWindow

Opened = Callable[["MainWindow"], "QWidget | None"]
Then = Callable[["BuilderPage"], "QWidget | None"]

HEALTH, NOW, PLAYER = 36, "2031-05-04T10:00", "Mira"
DICE: dict[Area, tuple[str, ...]] = {
    "home": ("undead_lich", "undead_ghost", "undead_wight", "undead_ghoul", *3 * ("undead_zombie",)),
    "campaign": (
        "goblins_troll",
        "goblins_marauder",
        "goblins_wolf_rider",
        "goblins_thug",
        "goblins_thug",
        "goblins_pelter",
    ),
    "horde": ("undead_minor_death", "goblins_death_mage", "goblins_deadeye", "goblins_cutthroat"),
    "dragons": ("death_drake", "earth_wyrm"),
    "home_terrain": ("swampland_temple",),
    "frontier": ("coastland_city",),
}
OWNED = {"goblins_thug": 4, "goblins_wolf_rider": 2, "undead_zombie": 3, "undead_lich": 1, "undead_wight": 2}


def page_of(window: MainWindow) -> BuilderPage:
    """Return the builder of a window, and show it."""
    return window.build().page


def builder(window: MainWindow, then: Then | None = None, *, finished: bool = True) -> QWidget | None:
    """Show the builder with a force of Goblins and Undead; one that is not `finished` breaks 2 rules."""
    from ui.builder.sheet import Sheet, with_dice

    page = page_of(window)
    sheet = Sheet(health=HEALTH, player=PLAYER, tags=("night", "bone"))
    for area, dice in DICE.items():
        sheet = with_dice(sheet, area, dice)
    if not finished:
        sheet = with_dice(sheet, "campaign", ("undead_mummy", *DICE["campaign"][1:]))
    page.editor.begin(structs.replace(sheet, force=structs.replace(sheet.force, name="Grave & Mire")), "")
    if finished:
        page.save()
        window.notice.hide()
    page.catalogue.look(species=("goblins", "undead"))
    page.catalogue.strip.show_die(DICE["home"][0])
    return then(page) if then is not None else None


def _newest_dialog(page: BuilderPage) -> QWidget:
    from PySide6.QtWidgets import QDialog

    return [dialog for dialog in page.window().findChildren(QDialog) if dialog.isVisible()][-1]


def _tab(kind: str, page: BuilderPage) -> None:
    page.catalogue.show_kind(kind)  # type: ignore[arg-type]


def _whole(page: BuilderPage) -> None:
    """Show all dice."""
    page.catalogue.look(species=())


def _counted(page: BuilderPage) -> None:
    """Count the dice against a collection."""
    made = page.shelf.library.new_collection(PLAYER)
    page.shelf.library.own_many(made.id, OWNED)
    page.collections.choose(made.id, limited=False)


def _half_built(page: BuilderPage) -> QWidget:
    """Return the suggestions for a force with few dice."""
    page.editor.begin(
        structs.replace(page.editor.sheet, force=structs.replace(page.force, campaign=(), dragons=())), ""
    )
    page.act("suggest")
    return _newest_dialog(page)


def _dialog(what: str, page: BuilderPage) -> QWidget:
    page.act(what)
    return _newest_dialog(page)


def _forces(page: BuilderPage) -> QWidget:
    """Return the library with some forces of 2 players."""
    shared = page.editor.sheet.shared()
    for name, player, tags in (("Ember Host", "Ragna", ("fire",)), ("Reef Guard", PLAYER, ("reef", "slow"))):
        force = structs.replace(shared.force, name=name)
        page.shelf.library.keep(structs.replace(shared, force=force, player=player, tags=tags), NOW)
    return _dialog("open", page)


def _collections(page: BuilderPage) -> QWidget:
    """Return the dice of one of two collections."""
    library = page.shelf.library
    library.own_many(library.new_collection(PLAYER).id, OWNED)
    library.new_collection("Ragna")
    return _dialog("collections", page)


def _workshop(page: BuilderPage) -> QWidget:
    """Return the workshop with a custom die."""
    from ddtable.dice.faces import parse_faces
    from ddtable.dice.types import OwnDie

    faces = parse_faces("2 id, melee, save, melee, maneuver, 2 melee")
    scout = OwnDie("own_scout", "Scout", "unit", faces, "goblins", (), "light_melee", health=2)
    page.shelf.library.keep_die(scout)
    page.shelf.use_own_dice()
    return _dialog("workshop", page)


def _boxes(page: BuilderPage) -> QWidget:
    from ui.builder.collections_window import CollectionsWindow

    window = _collections(page)
    assert isinstance(window, CollectionsWindow)
    window.ask_box()
    return _newest_dialog(page)


def _no_library(page: BuilderPage) -> QWidget:
    """Show a damaged library with an older copy."""
    from datetime import date

    from ddtable.library import back_up

    path = page.shelf.path
    back_up(path, date(2031, 5, 4))
    page.shelf.let_go()
    path.write_text("my dice\n" * 100)
    return _dialog("open", page)


def rosters(window: MainWindow) -> QWidget:
    """Return the preview of the force with all parts of a roster."""
    from datetime import date

    from ddtable.rosters.wanted import PARTS
    from ui.rosters.preview import roster_dialog

    builder(window)
    window.settings.change(roster_parts=PARTS)
    named = [(PLAYER, page_of(window).force)]
    return roster_dialog(window.words, window, window.settings, named, [0], date(2031, 5, 4))


def war_builder(window: MainWindow, kind: str = "unit", *, finished: bool = True) -> QWidget | None:
    """Show the builder with a force of 120 health for a campaign; one that is not `finished` breaks 3 rules."""
    from random import Random

    from ddtable.dice.catalogue import catalogue
    from ddtable.forces.filling import fill
    from ui.builder.sheet import Sheet, put

    page = page_of(window)
    sheet = Sheet(health=120, player=PLAYER, edition="campaign")
    for area, dice in WAR_ITEMS.items() if finished else WRONG_ITEMS.items():
        sheet = put(sheet, area, dice)
    rules = sheet.rules
    force = fill(
        catalogue(),
        structs.replace(sheet.force, name="Host of the Mire"),
        sheet.health,
        Random(7),
        species=("goblins", "undead", "treefolk"),
        half_cap=True,
        dragons=rules.dragons_due(sheet.health),
        dragonkin=sheet.kin_due,
        rows=rules.sections,
    )
    if not finished:
        force = structs.replace(force, horde=force.horde[:-1])
    page.editor.begin(structs.replace(sheet, force=force), "")
    if kind != "unit":
        page.catalogue.show_kind(kind)  # type: ignore[arg-type]
    return None


WAR_ITEMS: dict[Area, tuple[str, ...]] = {
    "home": ("equipment_medium_melee_death", "equipment_small_save_death"),
    "horde": ("artifact_magic_earth",),
    "recruiting": ("medallion_gold", "equipment_large_missile_fire"),
}
WRONG_ITEMS: dict[Area, tuple[str, ...]] = {
    "home": ("equipment_medium_melee_air",),
    "recruiting": ("medallion_gold", "medallion_silver"),
}


def war_rosters(window: MainWindow) -> QWidget:
    """Return the preview of a force of a campaign with its recruiting sheet."""
    from datetime import date

    from ddtable.rules.dragon_dice.rosters import built_for
    from ui.rosters.preview import roster_dialog

    war_builder(window)
    window.settings.change(roster_parts=("recruiting",))
    named = [(PLAYER, built_for(page_of(window).force, "campaign"))]
    return roster_dialog(window.words, window, window.settings, named, [0], date(2031, 5, 4))


BUILDING: dict[str, Opened] = {
    "war-rosters": war_rosters,
    "war-builder": war_builder,
    "war-builder-unmet": partial(war_builder, finished=False),
    "war-builder-items": partial(war_builder, kind="item"),
    "war-builder-kin": partial(war_builder, kind="dragonkin"),
    "war-builder-champions": partial(war_builder, kind="champion"),
    "builder": builder,
    "builder-whole": partial(builder, then=_whole),
    "builder-unmet": partial(builder, finished=False),
    "builder-dragons": partial(builder, then=partial(_tab, "dragon")),
    "builder-terrains": partial(builder, then=partial(_tab, "terrain")),
    "builder-collection": partial(builder, then=_counted),
    "builder-suggest": partial(builder, then=_half_built),
    "builder-forces": partial(builder, then=_forces),
    "builder-fill": partial(builder, then=partial(_dialog, "fill")),
    "builder-notes": partial(builder, then=partial(_dialog, "notes")),
    "collections": partial(builder, then=_collections),
    "boxes": partial(builder, then=_boxes),
    "workshop": partial(builder, then=_workshop),
    "no-library": partial(builder, then=_no_library),
    "builder-rosters": rosters,
}
