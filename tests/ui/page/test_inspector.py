"""The inspector: every die with all its faces, what they mean in the roll in hand, and the pin."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.words.sentences import Words
from tests.drivers.playing import game_from
from tests.drivers.pseudo_words import english
from tests.drivers.sitting import NAMES, Sit, casualties
from ui.areas.area_view import AreaView
from ui.areas.dice import Role
from ui.art.palette import DARK
from ui.games.dragon_dice.dice_rows import as_it_lies
from ui.games.dragon_dice.inspector_sheet import sheet_of
from ui.games.inspector_values import Sheet
from ui.page.inspector_paint import SheetPainter
from ui.session.session import Session
from ui.window.main_window import MainWindow

TABLE = "home A: flatland_city 5\nhome B: flatland_tower 3\nfrontier: {land}\n"
AT_WORK = TABLE + "A at frontier: {mine}\nB at frontier: {theirs}\n{more}turn 4 A march 1, {doing} at frontier"
NOTHING = "no effect here"


def at_work(
    mine: str = "thug", theirs: str = "herald", doing: str = "act", land: str = "flatland_city 6", more: str = ""
) -> Game:
    return game_from(AT_WORK.format(mine=mine, theirs=theirs, doing=doing, land=land, more=more))


def look(sit: Sit, game: Game, die: int = 3) -> Sheet:
    return sheet_of(sit(game).session, die)


def meanings(sheet: Sheet) -> dict[str, str]:
    return {row.name: row.means for row in sheet.rows}


def die_of(session: Session, type_id: str) -> int:
    return next(number for number, die in enumerate(session.position.dice) if die.type.endswith(type_id))


# What it tells


def test_every_face_of_every_kind_of_die_is_listed(sit: Sit):
    """C0.1, C0.7, C0.8: six, ten, twelve and eight faces."""
    game = at_work("thug, coral_giant", more="B dragons at frontier: fire_wyrm\n", doing="maneuver")
    session = sit(game).session
    wanted = {"goblins_thug": 6, "coral_elves_coral_giant": 10, "fire_wyrm": 12, "flatland_city": 8}
    for type_id, count in wanted.items():
        sheet = sheet_of(session, die_of(session, type_id))
        kind = catalogue().die(type_id)
        assert len(sheet.faces) == count
        if count != 8:
            named = [session.words.face(face.icon, face.count) for face in kind.faces]
            assert [name for _, name in sheet.faces] == named
            assert all(name in sheet.spoken() for name in named)
            assert {row.name.partition(" · ")[0] for row in sheet.rows} == set(named)


def test_effect_of_each_face_in_a_save_roll(sit: Sit):
    """C8.2, C8.5, C14: herald's 3 id, 3 melee, 3 maneuver, 3 melee, 3 maneuver, 4 counter against a skirmish."""
    game = casualties(3)
    herald = next(number for number, die in enumerate(game.position.dice) if die.type.endswith("herald"))
    sheet = look(sit, game, herald)
    assert sheet.heading == "In the save roll against melee"
    told = meanings(sheet)
    assert told["3 ID"] == "3 saves"
    assert told["3 melee · ×2"] == told["3 maneuvers · ×2"] == NOTHING
    assert told["4 counter"] == "4 saves, 4 reflected to the attacker"
    assert sheet.prospect.startswith("Counts on 2 of 6 faces, 1.2 saves")
    assert [clause for clause, _ in sheet.rows[-1].clauses] == ["C14.2"]
    assert all(clause in tip for row in sheet.rows for clause, tip in row.clauses)


def test_attackers_die_shows_its_melee_results(sit: Sit):
    """C8.2: in the same moment."""
    sheet = look(sit, casualties(3))
    assert sheet.heading == "In the melee roll"
    assert meanings(sheet)["2 melee"] == "2 hits"
    assert meanings(sheet)["save"] == NOTHING


def test_every_kind_of_roll_is_listed_without_a_current_roll(sit: Sit):
    """C14.1, C8.3: a mammoth rider's trample is one melee, one maneuver, two in a charge."""
    sheet = look(sit, at_work("mammoth_rider"))
    assert (sheet.heading, sheet.rows) == ("", ())
    assert sheet.grid is not None
    kinds = [kind for kind, _ in sheet.grid.kinds]
    trample = next(cells for _, name, cells in sheet.grid.rows if "trample" in name)
    assert dict(zip(kinds, [cell.text for cell in trample], strict=True)) == {
        "melee": "3",
        "missile": "",
        "magic": "",
        "maneuver": "3",
        "save_melee": "",
        "charge": "6",
    }
    assert [note.words for note in sheet.notes][:3] == [
        "3 trample in melee: 3 hits",
        "3 trample in maneuver: 3 maneuvers",
        "3 trample in charge: 6 hits",
    ]
    assert all(kind in sheet.spoken() for _, kind in sheet.grid.kinds)


def test_powers_and_spells_are_named(sit: Sit):
    """C13.1, M16, DA-D4, C11.3: the race's power in the face itself, what falls on the army below."""
    more = "cast palsy by B on A at frontier, since 3\ncast frost by A on A at frontier, since 4\n"
    game = at_work("sergeant", doing="maneuver", land="highland_city 8, held by A", more=more)
    sheet = look(sit, game)
    assert [note.words for note in sheet.changes] == [
        "Palsy: −1 maneuvers",
        "Halved by frost, rounded down",
        "Maneuvers doubled by the eighth face",
    ]
    assert [effect.words.partition(" · ")[0] for effect in sheet.effects] == ["Palsy", "Frost"]
    assert "Here on Highland its maneuvers count twice." in [note.words for note in sheet.notes]
    free = look(sit, at_work("sergeant", doing="maneuver", land="highland_city 6"))
    assert meanings(free)["2 maneuvers"] == "2 maneuvers + 2 doubled by the race = 4 maneuvers"
    assert "C13.1" in [clause for row in free.rows for clause, _ in row.clauses]


def test_elves_save_with_maneuvers_and_their_magic_has_colours(sit: Sit):
    """C13.1, M2, M7."""
    game = at_work("enchanter, herald", land="coastland_city 6")
    session = sit(game).session
    grid = sheet_of(session, die_of(session, "herald")).grid
    assert grid is not None
    (saved,) = [cells[4].words for _, name, cells in grid.rows if name.startswith("3 maneuvers")]
    assert saved == "3 maneuvers as saves = 3 saves"
    notes = {note.words: note.clause for note in sheet_of(session, die_of(session, "enchanter")).notes}
    assert notes["Its magic is blue or green, and counts twice in a magic action here."] == "M7"


def test_the_inspector_tells_the_edition_of_1996(sit: Sit):
    """R96.3, R96.5: magic of IDs counts twice, and the icon of a face decides its action."""
    game = at_work("enchanter, herald", land="coastland_city 6", more="options edition=revised96\n")
    session = sit(game).session
    notes = {note.words: note.clause for note in sheet_of(session, die_of(session, "enchanter")).notes}
    told = "Its magic is blue or green; points of its ID count twice in a magic action here."
    assert notes[told] == "R96.5"
    land = sheet_of(session, session.position.board.lands[2].die)
    assert "Magic of IDs in blue and green counts twice for an army that casts here." in land.facts
    cited = [clause for row in land.rows for clause, _ in row.clauses]
    assert "R96.3" in cited
    assert "C5.1" not in cited


def test_an_army_under_paralysis(sit: Sit):
    """DA-D2: a face says why it does nothing."""
    game = at_work("herald", doing="act", more="cast paralysis by A on A at frontier, since 4\n")
    grid = look(sit, game).grid
    assert grid is not None
    assert [cell.text for cell in grid.rows[0][2]] == ["", "", "", "", "3", ""]
    assert "paralysed" in grid.rows[0][2][0].words


def test_a_dragon(sit: Sit):
    """DA-C1 to DA-C7, DG-D, DG-H: against an army, and with another colour beside it."""
    army = at_work(more="B dragons at frontier: fire_drake\n", doing="maneuver")
    dragon = sit(army).session
    sheet = sheet_of(dragon, die_of(dragon, "fire_drake"))
    assert sheet.heading == "Attacking an army"
    told = meanings(sheet)
    assert told["claw · ×4"] == "5 damage"
    assert told["tail · ×2"] == "3 damage, rolls again and adds"
    assert "5 health die and are buried" in told["breath"]
    assert any("10 damage slays it, 5 if" in fact for fact in sheet.facts)
    two = at_work(more="B dragons at frontier: fire_drake, air_wyrm\n", doing="maneuver")
    fighting = sit(two).session
    sheet = sheet_of(fighting, die_of(fighting, "air_wyrm"))
    assert sheet.heading == "Fighting another dragon"
    assert meanings(sheet)["treasure"] == NOTHING


@pytest.mark.parametrize(
    ("land", "names"),
    [
        ("highland_temple 5", ["1", "2 – 4", "5 – 7 · face up", "8 · temple"]),
        ("highland_tower 8, held by A", ["1", "2 – 4", "5 – 7", "8 · tower · face up"]),
    ],
)
def test_a_terrain(sit: Sit, land: str, names: list[str]):
    """C5.1, C5.2, C11.6, C11.7, Q4: by number; the eighth face's power by its own clause."""
    sheet = look(sit, at_work(doing="maneuver", land=land), 2)
    assert [row.name for row in sheet.rows] == names
    assert sheet.rows[1].means == "Missiles: at armies here and at any home"
    assert sheet.rows[3].clauses[0][0] == ("C11.7" if "tower" in land else "C11.6")
    assert any("holds it" in fact for fact in sheet.facts) == ("held" in land)


def test_a_terrain_with_the_faces_as_printed(sit: Sit):
    """C5.1, Q4: highland has three of magic and two of missiles."""
    text = AT_WORK.format(mine="thug", theirs="thug", doing="maneuver", land="highland_city 5", more="")
    sheet = look(sit, game_from("options faces=printed\n" + text), 2)
    assert [row.name for row in sheet.rows] == ["1 – 3", "4 – 5 · face up", "6 – 7", "8 · city"]


def test_inspector_uses_one_language_only(sit: Sit):
    more = "cast palsy by B on A at frontier, since 3\nB dragons at frontier: fire_drake, air_wyrm\n"
    for game in (at_work("sergeant, enchanter", more=more), at_work("sergeant", "leopard_rider", "maneuver")):
        session = sit(game).session
        session.words = Words("pseudo")
        for die in range(len(session.position.dice)):
            sheet = sheet_of(session, die)
            said = "\n".join([sheet.spoken(), sheet.name, *(tip for _, tip in laid_out(sheet, 272).tips)])
            assert [word for word in english(said) if word not in NAMES] == []


def test_every_die_of_a_game_can_be_looked_at(window: MainWindow, playing):
    session = playing("march-first")
    window.show_game(session)
    window.page.side.show_page(1)
    die = window.page.die
    for number, lying in enumerate(session.position.dice):
        die.show_die(number)
        assert die.accessibleName() == session.words.die_name(lying.type)
        assert die.accessibleDescription()
        assert not die.grab().isNull()


# How it lies


def laid_out(sheet: Sheet, width: int) -> SheetPainter:
    return SheetPainter(sheet, width, DARK)


@pytest.mark.parametrize("width", [272, 320])
def test_texts_stay_inside_the_panel(sit: Sit, width: int):
    more = "B dragons at frontier: fire_wyrm\ncast frost by A on A at frontier, since 4\n"
    session = sit(at_work("coral_giant, leopard_rider", doing="maneuver", more=more)).session
    for die in range(len(session.position.dice)):
        found = laid_out(sheet_of(session, die), width)
        assert all(rect.left() >= 0 and rect.right() <= width for rect, _ in found.tips)
        assert all(rect.bottom() <= found.height for rect, _ in found.tips)
        assert all(tip for _, tip in found.tips)


# The page in the window


@pytest.fixture
def page(window: MainWindow, qtbot):
    """The page of a game in the window, the inspector in front."""
    window.show_game(Session(at_work("2 thug, marauder", doing="act"), NAMES, ["person"] * 2))
    window.page.side.show_page(1)
    QApplication.processEvents()
    return window.page


def area_of(page) -> AreaView:
    views = [view for view in page.table.findChildren(AreaView) if view.isVisible() and view.model().rowCount() > 2]
    return next(view for view in views if view.area == "terrain/2@0")


def point_at(view: AreaView, row: int) -> int:
    index = view.model().index(row, 0)
    QTest.mouseMove(view.viewport(), QPoint(1, 1))
    QTest.mouseMove(view.viewport(), view.visualRect(index).center())
    QApplication.processEvents()
    return index.data(Role.DIE)


def test_pinned_die_stays_while_the_pointer_moves(page):
    view = area_of(page)
    first = point_at(view, 0)
    assert page.die.die == first
    page.side.show_page(0)
    QTest.keyClick(page, Qt.Key.Key_I)
    assert page.die.isVisible(), "the key brings the page to the front"
    other = point_at(view, 2)
    assert (page.die.pinned, page.die.die) == (True, first)
    QTest.keyClick(page, Qt.Key.Key_I)
    assert (page.die.pinned, page.die.die) == (False, other)


def test_a_second_click_on_the_tab_pins(page):
    point_at(area_of(page), 0)
    tab = page.side.tabs[1]
    QTest.mouseClick(tab, Qt.MouseButton.LeftButton)
    assert page.die.pinned
    QTest.mouseClick(page.side.tabs[0], Qt.MouseButton.LeftButton)
    QTest.mouseClick(tab, Qt.MouseButton.LeftButton)
    assert page.die.pinned, "that click only brings the page back"
    QTest.mouseClick(tab, Qt.MouseButton.LeftButton)
    assert not page.die.pinned


def test_pointing_at_a_die_shows_its_page_meanwhile(page, qtbot):
    """The primer says so, and a new player has the log in front."""
    page.side.show_page(0)
    view = area_of(page)
    die = point_at(view, 0)
    qtbot.waitUntil(page.die.isVisible)
    assert page.die.die == die
    QTest.mouseMove(view.viewport(), QPoint(1, 1))
    qtbot.waitUntil(page.log.isVisible)


def test_a_page_that_the_player_chooses_while_pointing_stays(page, qtbot):
    page.side.show_page(0)
    view = area_of(page)
    point_at(view, 0)
    qtbot.waitUntil(page.die.isVisible)
    QTest.mouseClick(page.side.tabs[1], Qt.MouseButton.LeftButton)
    assert not page.die.pinned, "the click only says that the page shall stay"
    QTest.mouseMove(view.viewport(), QPoint(1, 1))
    page.die._leaves.setInterval(0)
    page.die._leaves.start()
    qtbot.waitUntil(lambda: not page.die._leaves.isActive())
    assert page.die.isVisible()


def test_the_page_for_a_moment_is_not_the_one_that_is_remembered(page, window, qtbot):
    page.side.show_page(0)
    point_at(area_of(page), 0)
    qtbot.waitUntil(page.die.isVisible)
    window.show_start()
    assert window.settings.value.side_tab == 0


def test_a_hand_that_gathers_dice_does_not_turn_the_page(page, qtbot):
    page.side.show_page(0)
    view = area_of(page)
    at = view.visualRect(view.model().index(0, 0)).center()
    move = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(view.viewport().mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view.viewport(), move)
    assert not page.die._rests.isActive()


def test_pin_explains_why_it_is_disabled(page):
    assert not page.die.pin.isEnabled()
    assert page.die.pin.toolTip() == "Point at a die first."
    QTest.keyClick(page, Qt.Key.Key_I)
    assert not page.die.pinned
    point_at(area_of(page), 0)
    assert page.die.pin.isEnabled()


def test_arrows_in_an_area_lead_from_die_to_die(page):
    view = area_of(page)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    seen = []
    for _ in range(view.model().rowCount()):
        seen.append(page.die.die)
        QTest.keyClick(view, Qt.Key.Key_Right)
    types = [page.session.position.dice[die].type for die in seen if die >= 0]
    assert {"goblins_marauder", "goblins_thug"} <= set(types)


def test_a_screen_reader_hears_all_of_it(page):
    point_at(area_of(page), 0)
    for widget in (page.die, page.die.reader):
        assert widget.accessibleName() == "Marauder"
        told = widget.accessibleDescription()
        assert "6 faces: 3 ID, 2 maneuvers, 4 melee, 3 saves, 3 melee and 4 smite" in told
        assert "4 smite" in told
        assert "4 damage that cannot be saved" in told


def test_it_shows_the_moment_that_is_looked_at(window: MainWindow):
    game = at_work("9 thug", "9 thug")
    window.show_game(Session(game, NAMES, ["person"] * 2))
    page = window.page
    page.side.show_page(1)
    page.die.show_die(3)
    assert page.die.view.sheet.heading == ""
    page.session.draft.pick(next(option for option, _ in page.session.draft.options() if option.startswith("skirmish")))
    assert game.question.kind in ("casualties", "strike-back")
    assert page.die.view.sheet.heading.startswith("In the")
    assert page.die.view.sheet.up >= 0
    page.session.shown.look_at(0)
    assert (page.die.view.sheet.heading, page.die.view.sheet.up) == ("", -1)
    page.session.shown.look_at(None)
    assert page.die.view.sheet.heading.startswith("In the")


def test_tool_tips_show_clauses(page):
    session = page.session
    session.draft.pick(next(option for option, _ in session.draft.options() if option.startswith("skirmish")))
    page.die.show_die(point_at(area_of(page), 0))
    view = page.die.view
    rows = [tip for rect, tip in laid_out(view.sheet, view.width()).tips if tip.startswith("4 smite: ")]
    assert "C14.2: " in rows[0]
    middle = next(rect for rect, tip in laid_out(view.sheet, view.width()).tips if tip == rows[0]).center()
    assert [tip for rect, tip in view.tips() if rect.contains(middle)] == [rows[0]]
    assert [tip for rect, tip in view.tips() if rect.contains(1.0, 1.0)] == []


def test_keys_scroll_a_long_page(window: MainWindow):
    """Ten faces in a roll are more than the panel of a small window holds."""
    window.show_game(Session(at_work("coral_giant", doing="maneuver"), NAMES, ["person"] * 2))
    window.page.side.show_page(1)
    window.page.die.show_die(3)
    QApplication.processEvents()
    reader = window.page.die.reader
    reader.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(reader, Qt.Key.Key_PageDown)
    assert reader.verticalScrollBar().value() > 0
    shown = window.page.die.view
    assert shown.height() >= laid_out(shown.sheet, shown.width()).height - 1


# Dice of campaigns


def test_an_item_shows_its_faces_and_who_carries_it(sit: Sit):
    """K2; its faces are reconstructed, which is said."""
    session = sit(at_work("thug, kings_die, equipment_large_melee_fire")).session
    sheet = sheet_of(session, die_of(session, "kings_die"))
    assert sheet.facts[0] == "Relic, 4 points"
    assert sheet.facts[2] == "Any unit may carry it, alone"
    assert [name for _, name in sheet.faces][:2] == ["4 logo", "4 ruler of Coral Elves"]
    assert [note.words for note in sheet.notes] == [session.words.say("die-mark-tip", mark="reconstructed")]
    assert sheet.notes[0].words in sheet.spoken()
    carried = sheet_of(session, die_of(session, "melee_fire"))
    assert carried.facts[0] == "Large equipment, 2 points"
    assert carried.facts[2] == "A unit of fire may carry it and 1 more"


def test_a_minor_terrain_shows_its_faces(sit: Sit):
    session = sit(at_work("thug, minor_deadland_village")).session
    sheet = sheet_of(session, die_of(session, "village"))
    assert sheet.facts[0] == "Minor terrain"
    assert len(sheet.faces) == 8
    assert sheet.notes == ()


def test_reconstructed_faces_are_said_of_a_die_on_the_table(sit: Sit):
    session = sit(at_work("thug, medallion_gold, dragonspy_air")).session
    told = {name: as_it_lies(session, die_of(session, name)) for name in ("thug", "medallion_gold", "dragonspy_air")}
    assert told["medallion_gold"] == "Gold Medallion, medallion, 4 points, shows 4 logo, faces reconstructed"
    assert told["dragonspy_air"].endswith("3 health, shows 3 ID, faces reconstructed")
    assert "reconstructed" not in told["thug"]
