"""The panels above the question bar: points are spread and spells picked there, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ddtable.engine.arithmetic import Face
from ddtable.engine.questions import Option, Picked, Remark
from ddtable.odds.outlook import dragons_in
from ddtable.rules.dragon_dice.editions import PRINTINGS, edition, known_spells
from ddtable.rules.dragon_dice.spells import COLOURS
from ddtable.rules.dragon_dice.steps import Announced, ArmyRoll, Cast, Charge, Spell
from ddtable.summaries.dragon_dice.casting import SpellState
from ddtable.words.sentences import Words
from ddtable.words.spells import spell_text
from tests.drivers.hands_on import LEFT, NO_KEYS, Hands, open_window, show
from tests.drivers.magic_cases import (
    DEAD_SERGEANT,
    FIRE_WYRM,
    FRONTIER,
    HOME,
    MAGIC_CASES,
    MINE,
    TABLE,
    THEIRS,
    attacked,
    cast,
)
from tests.drivers.playing import game_from
from ui.games.dragon_dice.panels.points_cell import PointsCell
from ui.games.dragon_dice.panels.spell_card import PIPS, SpellCard
from ui.kit.raised_card import BESIDE, RaisedCard

EARTH, FIRE = COLOURS.index("earth"), COLOURS.index("fire")
STONESKIN = Announced("stoneskin", f"army:0:{FRONTIER}", "", 2)


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def cell(hands: Hands, source: int, bucket: int) -> PointsCell:
    return hands.page.bar.own["points"].cells[source, bucket]


def amounts(hands: Hands) -> tuple[tuple[int, ...], ...]:
    points = hands.session.draft.points
    assert points is not None
    return points.amounts()


def card(hands: Hands, spell: str) -> SpellCard:
    cards = hands.page.bar.own["spells"].cards.values()
    return next(card for card in cards if card.state is not None and card.state.spell.id == spell)


# Points


def test_points_begin_in_the_colours_that_the_terrain_doubles(hands: Hands):
    """Dwarves are of earth and fire, the flatland of earth and air: gold counts twice in a magic action (M7)."""
    show(hands, MAGIC_CASES["magic-colours"].game())
    panel = hands.page.bar.own["points"]
    assert panel.isVisible()
    assert amounts(hands) == ((3, 0, 0, 0, 0), (2, 0, 0, 0, 0))
    assert (panel.heads[EARTH].total, panel.heads[FIRE].total) == (10, 0)
    assert "5 rolled" in panel.heads[EARTH].note
    assert "M7" in panel.why.text()
    assert set(panel.cells) == {(0, EARTH), (0, FIRE), (1, EARTH), (1, FIRE)}, "no cell for what a race cannot give"


def test_the_panel_of_points_tells_the_edition_of_1996(hands: Hands):
    """R96.5: only the ID counts twice; the heading says so, with the clause."""
    lands = "home A: flatland_city 4\nhome B: flatland_tower 4\nfrontier: highland_temple 1\n"
    units = "A at frontier: dwarves_footman, dwarves_theurgist\nB at home B: goblins_thug\n"
    text = f"{lands}options edition=revised96\n{units}turn 5 A march 1, act at frontier\n"
    show(hands, game_from(text, Cast(0, "terrain/2", True, ((3, 1), (4, 1)), ids=(3,))))
    panel = hands.page.bar.own["points"]
    assert panel.why.text() == "The terrain doubles points from IDs in its own colours in a magic action (R96.5)"


def test_points_are_split_by_clicks_and_keys(hands: Hands):
    show(hands, MAGIC_CASES["magic-colours"].game())
    hands.more(0, FIRE)
    assert amounts(hands)[0] == (2, 0, 1, 0, 0)
    hands.click(cell(hands, 0, EARTH), QPoint(6, 10))
    assert amounts(hands)[0] == (1, 0, 2, 0, 0)
    hands.tab_to(cell(hands, 0, EARTH))
    hands.key(Qt.Key.Key_Plus)
    assert amounts(hands)[0] == (2, 0, 1, 0, 0)
    hands.key(Qt.Key.Key_Right)
    assert cell(hands, 0, FIRE).hasFocus()
    hands.key(Qt.Key.Key_Space)
    assert amounts(hands)[0] == (0, 0, 3, 0, 0)
    hands.key(Qt.Key.Key_Minus)
    assert amounts(hands)[0] == (1, 0, 2, 0, 0)
    hands.key(Qt.Key.Key_Up)
    assert cell(hands, 1, FIRE).hasFocus(), "the strongest die stands first"
    heard = cell(hands, 0, FIRE).accessibleName()
    assert "2 of 3" in heard, heard
    assert "Red" in heard, heard


def test_points_are_carried_to_another_bucket(hands: Hands):
    show(hands, MAGIC_CASES["magic-colours"].game())
    source, target = cell(hands, 1, EARTH), cell(hands, 1, FIRE)
    middle = source.rect().center()
    QTest.mousePress(source, LEFT, NO_KEYS, middle)
    goal = source.mapFrom(target.window(), target.mapTo(target.window(), target.rect().center()))
    QTest.mouseMove(source, goal)
    QTest.mouseRelease(source, LEFT, NO_KEYS, goal)
    assert amounts(hands)[1] == (0, 0, 2, 0, 0)


def test_all_points_are_put_on_one_bucket(hands: Hands):
    show(hands, MAGIC_CASES["magic-colours"].game())
    head = hands.page.bar.own["points"].heads[FIRE]
    hands.click(head)
    assert amounts(hands) == ((0, 0, 3, 0, 0), (0, 0, 2, 0, 0))
    assert head.total == 5, "red is no colour of this terrain"
    hands.key(Qt.Key.Key_1)
    assert amounts(hands)[1] == (2, 0, 0, 0, 0), "a digit gives a die's points to its next bucket"


def test_no_result_loses_more_than_it_has(hands: Hands):
    """Where there is no room any more, that is said with its clause (DA-G1)."""
    show(hands, MAGIC_CASES["penalties"].game())
    points = hands.session.draft.points
    assert points is not None
    assert points.shape.most == (2, 2)
    assert "at most 2" in hands.page.bar.own["points"].heads[0].toolTip()
    assert hands.page.bar.own["points"].heads[0].figure == "2 → 1", "before the penalty, and after it"
    for _ in range(3):
        hands.more(0, 0)
    assert sum(amounts(hands)[0]) == points.shape.sources[0].points
    assert hands.page.bar.confirm.isEnabled()


def test_headings_show_the_results_of_the_rest_of_the_roll(hands: Hands):
    """Against dragons: the whole result, whether it slays, and the damage that saves have to stop (DA-B, DA-E)."""
    army = ArmyRoll((Face(MINE[0], "id", 1), Face(MINE[1], "smite", 3), Face(MINE[2], "save", 2)))
    show(hands, attacked("ids", Face(FIRE_WYRM, "claw", 1), army=army)())
    panel = hands.page.bar.own["points"]
    melee, missile, saves = panel.heads
    points = hands.session.draft.points
    assert points is not None
    assert points.totals() == (1, 0, 0)
    assert (melee.total, melee.note, saves.total) == (4, "1 ID + 3 smite", 2)
    assert melee.goal == missile.goal == "of 10"
    dragons, damage = dragons_in(hands.session.position)
    assert f"{damage} damage" in panel.why.text()
    assert saves.goal == f"of {damage}" == "of 5"
    assert all(str(needed) in panel.why.text() for _, needed in dragons)


def test_points_are_below_their_bucket(hands: Hands):
    show(hands, MAGIC_CASES["magic-colours"].game())
    panel = hands.page.bar.own["points"]
    assert panel.cells
    for (_, bucket), found in panel.cells.items():
        assert found.mapTo(panel, QPoint()).x() == panel.heads[bucket].x()


def test_roll_stays_visible_beside_the_panel(hands: Hands):
    for size in ((1280, 800), (1920, 1080)):
        hands.window.resize(*size)
        for kind in ("magic-colours", "dragon-ids", "penalties"):
            show(hands, MAGIC_CASES[kind].game())
            assert not hands.page.bar.own["points"].geometry().intersects(hands.page.tray.geometry())


def test_few_buckets_are_on_the_log_and_do_not_cover_the_table(hands: Hands):
    """Always in the same place, with all of every cell in the card."""
    for size in ((1280, 800), (1920, 1080)):
        hands.window.resize(*size)
        for kind in ("magic-colours", "dragon-ids"):
            show(hands, MAGIC_CASES[kind].game())
            panel, side = hands.page.bar.own["points"], hands.page.side.geometry()
            assert side.contains(panel.geometry())
            assert panel.geometry().bottom() == side.bottom()
            assert panel.width() == side.width()
            for found in panel.cells.values():
                there = QRect(found.mapTo(panel, QPoint()), found.size())
                assert panel.rect().contains(there)


MANY_COLOURS = """
home A: coastland_city 4
home B: wasteland_tower 4
frontier: highland_standing_stones 8, held by A
A at frontier: {army}
A at home A: 2 footman
B at frontier: 4 goblins_thug
B at home B: 2 goblins_thug
turn A march 1
"""


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("army", ["4 coral_elves_enchanter", "3 coral_elves_enchanter, 3 goblins_trickster, 3 footman"])
def test_points_of_many_colours_do_not_cover_their_dice_or_the_roll(hands: Hands, army, size):
    """With 4 and 5 colours the card is not on the column of the log; all its rows are whole or scroll."""
    hands.window.resize(*size)
    rolled = tuple((die, 2) for die in range(3, 7 if army.startswith("4") else 12))
    show(hands, game_from(MANY_COLOURS.format(army=army), Cast(0, FRONTIER, True, rolled, stage="colours")))
    QApplication.processEvents()
    assert hands.kind == "magic-colours"
    page, panel = hands.page, hands.page.bar.own["points"]
    for die in hands.session.liftable():
        view = hands.view_of(die).viewport()
        lies = QRect(view.mapTo(page, hands.die_rect(die).topLeft()), hands.die_rect(die).size())
        assert not panel.geometry().intersects(lies), die
    assert page.tray is not None
    assert not panel.geometry().intersects(page.tray.geometry())
    assert page.rect().contains(panel.geometry())
    view = panel._scroll.viewport()
    for (number, bucket), found in panel.cells.items():
        there = QRect(found.mapTo(view, QPoint()), found.size())
        assert view.rect().left() <= there.left() <= there.right() <= view.rect().right(), (number, bucket)
        assert found.mapTo(panel, QPoint()).x() == panel.heads[bucket].x()


def test_unusable_bucket_takes_no_space(hands: Hands):
    show(hands, MAGIC_CASES["magic-colours"].game())
    heads = hands.page.bar.own["points"].heads
    assert [COLOURS[at] for at, head in enumerate(heads) if head.isVisible()] == ["earth", "fire"]


def test_charge_shows_the_number_of_hits_to_save(hands: Hands):
    attack = ArmyRoll(tuple(Face(die, "melee", 1) for die in MINE))
    defence = ArmyRoll((Face(THEIRS[0], "id", 1), *(Face(die, "save", 1) for die in THEIRS[1:])))
    show(
        hands, game_from(TABLE.format(effects=""), Charge(0, FRONTIER, 1, stage="ids", attack=attack, defence=defence))
    )
    panel = hands.page.bar.own["points"]
    assert hands.kind == "charge-ids"
    assert panel.why.isVisible()
    assert panel.why.text() == f"Mira charges with {len(MINE)} hits: each save stops 1 hit"
    assert panel.heads[0].goal == f"of {len(MINE)}"


def test_the_panel_closes_and_opens(hands: Hands):
    show(hands, MAGIC_CASES["dragon-ids"].game())
    bar = hands.page.bar
    hands.key(Qt.Key.Key_D)
    assert not bar.own["points"].isVisible()
    hands.key(Qt.Key.Key_D)
    assert bar.own["points"].isVisible()
    hands.key(Qt.Key.Key_Escape)
    assert not bar.own["points"].isVisible()
    hands.key(Qt.Key.Key_Return)
    assert hands.kind != "dragon-ids", "the points are sent as they lie"
    assert not bar.own["points"].isVisible()


def test_the_panels_stay_in_the_window_at_every_size(hands: Hands):
    for size in ((1280, 800), (1920, 1080)):
        hands.window.resize(*size)
        for kind in ("magic-colours", "dragon-ids", "penalties"):
            show(hands, MAGIC_CASES[kind].game())
            assert hands.page.rect().contains(hands.page.bar.own["points"].geometry())
        show(hands, MAGIC_CASES["spell"].game())
        assert hands.page.rect().contains(hands.page.bar.own["spells"].geometry())


def test_a_panel_of_dice_leaves_the_dice_on_the_table_in_sight(hands: Hands):
    hands.window.resize(1280, 800)
    many = TABLE.format(effects="").replace("dead: 2 sergeant, footman", "dead: 7 footman")
    show(hands, game_from(many, Spell(0, "reserve", Announced("dust_to_dust", "dead"))))
    panel = hands.page.bar.panel

    assert panel.isVisible()
    for die in hands.session.liftable():
        view = hands.view_of(die).viewport()
        lies = QRect(view.mapTo(hands.page, hands.die_rect(die).topLeft()), hands.die_rect(die).size())
        assert not panel.geometry().intersects(lies), die


# Spells


def test_every_spell_is_listed_with_the_points_it_needs(hands: Hands):
    show(hands, cast("spell", pool=(3, 0, 1, 0, 0), black=1, announced=(STONESKIN,))())
    panel = hands.page.bar.own["spells"]
    assert panel.isVisible()
    assert len(panel.cards) == len(edition().spells)
    assert card(hands, "path").castable
    assert card(hands, "higher_ground").note == "1 point short"
    assert card(hands, "hailstorm").note == "1 point short"
    assert card(hands, "palsy").note == "bury 1 health"
    assert not card(hands, "wall_of_ice").castable
    assert [panel.heads[colour].points for colour in COLOURS] == [3, 0, 1, 0, 0]
    assert "Stoneskin ×2" in panel.told.text()
    assert [button.text() for button in hands.page.bar.buttons if button.isVisible()] == ["Done"]


POOLS = [(3, 0, 0, 0, 0), (3, 0, 2, 0, 0), (3, 1, 2, 0, 0), (0, 0, 2, 3, 1)]


@pytest.mark.parametrize("pool", [*POOLS, (1, 1, 1, 1, 1)])
@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("action", [True, False])
def test_spell_cards_do_not_cover_the_table(hands: Hands, pool, size, action):
    """No target, no army, no plate: in an action they lie on the tray, in another roll on the column of the log."""
    hands.window.resize(*size)
    show(hands, game_from(TABLE.format(effects=""), Cast(0, HOME, action, (), "spell", pool=pool)))
    page = hands.page
    panel = page.bar.own["spells"]
    QApplication.processEvents()
    assert panel.isVisible()
    parts = [*page.table.cards, *page.table.panels]
    assert len(parts) == 5
    for part in parts:
        assert not panel.geometry().intersects(part.geometry().translated(page.table.pos()))
    assert not panel.geometry().intersects(page.bar.geometry())
    if not action:
        assert page.tray is not None
        assert not panel.geometry().intersects(page.tray.geometry()), "the roll that the Cantrip interrupts"
    for one in panel.cards.values():
        if one.isVisible():
            there = QRect(one.mapTo(panel, QPoint(0, 0)), one.size())
            assert panel.rect().contains(there) or not action
            assert panel.rect().left() <= there.left() <= there.right() <= panel.rect().right()
            assert one.height() >= 20


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("pool", [(6, 0, 0, 0, 0), (5, 4, 0, 0, 0), (3, 1, 2, 0, 0), (1, 1, 1, 1, 1)])
def test_names_and_texts_of_a_row_of_spells_begin_level(hands: Hands, pool, size):
    hands.window.resize(*size)
    show(hands, cast("spell", pool=pool)())
    panel = hands.page.bar.own["spells"]
    QApplication.processEvents()
    for number in range(len(COLOURS)):
        row = [one for at, one in panel.cards.items() if at[0] == number and one.isVisible()]
        assert len({(one.y(), one.name_middle(), one.text_top()) for one in row}) <= 1
        for one in row:
            assert one.name_middle() >= 8
            assert one.text_top() + one._whole_text().height() <= one.height()
    for head in panel.heads.values():
        assert not head.isVisible() or head.width() >= head.needed(), "the name of a colour is whole"


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800)])
@pytest.mark.parametrize("pool", [(3, 0, 0, 0, 0), (3, 1, 2, 0, 0), (1, 1, 1, 1, 1)])
def test_spells_of_a_cantrip_do_not_overlap_and_scroll_into_view(hands: Hands, pool, size):
    hands.window.resize(*size)
    show(hands, game_from(TABLE.format(effects=""), Cast(0, HOME, False, (), "spell", pool=pool)))
    panel = hands.page.bar.own["spells"]
    seen = [one for one in [*panel.heads.values(), *panel.cards.values()] if one.isVisible()]
    for number, one in enumerate(seen):
        assert not any(one.geometry().intersects(other.geometry()) for other in seen[:number])
    last = [one for one in panel.cards.values() if one.castable][-1]
    last.setFocus()
    QApplication.processEvents()
    view = panel.view.viewport()
    assert view.rect().contains(QRect(last.mapTo(view, QPoint(0, 0)), last.size()))
    assert last.name_middle() > 0


def test_spells_of_a_campaign_have_a_row_for_those_of_several_colours(hands: Hands, monkeypatch: pytest.MonkeyPatch):
    """The list of a campaign is longer, and some of its spells are paid in any colours."""
    spells = edition("campaign", "all").spells.values()
    states = tuple(SpellState(spell, None, missing=1) for spell in spells)
    monkeypatch.setattr("ui.games.dragon_dice.panels.spell_panel.spell_states", lambda _position, _question: states)
    show(hands, cast("spell", pool=(3, 0, 2, 0, 0))())
    panel = hands.page.bar.own["spells"]
    assert len(panel.cards) == len(spells)
    assert [panel.heads["ivory"].name, panel.heads["ivory"].points] == ["Any colours", 5]
    assert card(hands, "deattune").note == "1 point short"


def test_cost_is_not_a_number_like_a_key(hands: Hands):
    """The cost is shown by pips; the only figure on a card is its key, in a key cap as on every button."""
    show(hands, cast("spell", pool=(3, 0, 2, 0, 0))())
    assert all(len(PIPS[one.cost]) == one.cost for name in PRINTINGS for one in edition(name).spells.values())
    said = card(hands, "path").accessibleName()
    assert f"costs {known_spells()['path'].cost}" in said


def test_several_of_one_spell_are_chosen_together(hands: Hands, qtbot):
    show(hands, cast("spell", pool=(0, 0, 0, 0, 5))())
    palsy = card(hands, "palsy")
    assert palsy.most == 5
    middle = palsy.times_rect().center().toPoint()
    hands.click(palsy, middle)
    hands.click(palsy, middle)
    assert palsy.times == 3
    assert hands.kind == "spell"
    hands.click(palsy, QPoint(40, palsy.height() // 2))
    hands.click_area(f"{FRONTIER}@1")
    qtbot.waitUntil(lambda: hands.kind == "spell" and hands.session.position.agenda[-1].pool[4] == 2)
    (one,) = hands.session.position.agenda[-1].announced
    assert (one.spell, one.times) == ("palsy", 3)
    qtbot.wait(50)
    assert hands.session.position.agenda[-1].pool[4] == 2, "three, and no more"


def test_a_step_back_out_of_a_target_ends_the_repeating(hands: Hands, qtbot):
    show(hands, cast("spell", pool=(0, 0, 0, 0, 5))())
    hands.tab_to(card(hands, "palsy"))
    hands.key(Qt.Key.Key_Plus)
    assert card(hands, "palsy").times == 2
    hands.key(Qt.Key.Key_Return)
    assert hands.kind == "spell-target"
    hands.key(Qt.Key.Key_Escape)
    assert hands.kind == "spell"
    qtbot.wait(50)
    assert hands.session.position.agenda[-1].announced == ()


def test_done_asks_once_while_a_spell_can_be_cast(hands: Hands):
    show(hands, cast("spell", pool=(3, 0, 0, 0, 0))())
    hands.key(Qt.Key.Key_N)
    assert hands.kind == "spell"
    assert "You can still cast" in hands.told
    hands.key(Qt.Key.Key_N)
    assert hands.kind != "spell"
    show(hands, cast("spell", pool=(3, 0, 0, 0, 0))())
    (done,) = [button for button in hands.page.bar.buttons if button.isVisible()]
    hands.click(done)
    assert "You can still cast" in hands.told
    hands.click(done)
    assert hands.kind != "spell"


def test_no_digit_ends_a_casting(hands: Hands):
    show(hands, cast("spell", pool=(1, 0, 0, 0, 0))())
    number = len(hands.options())
    assert hands.options()[-1].id == "done"
    for _ in range(2):
        hands.key(getattr(Qt.Key, f"Key_{number}"))
    assert hands.kind == "spell"
    assert not any(one.keys == str(number) for one in hands.page.bar.own["spells"].cards.values())


def test_all_that_was_announced_is_read(hands: Hands):
    """Of more than have room the last ones are, and the tip has all."""
    targets = [("stoneskin", f"army:{seat}:{place}") for seat in (0, 1) for place in (FRONTIER, HOME)]
    for count in (3, 4, 12):
        said = tuple(Announced(spell, target) for spell, target in (targets * 3)[:count])
        for pool in ((3, 0, 0, 0, 0), (3, 1, 2, 0, 0), (1, 1, 1, 1, 1)):
            show(hands, cast("spell", pool=pool, announced=said)())
            panel = hands.page.bar.own["spells"]
            assert panel.told.height() >= panel.told.heightForWidth(panel.told.width())
            assert panel.rect().contains(panel.told.geometry())
            if count == 3:
                assert len(panel.told.text().splitlines()) == 1 + count
            assert len(panel.told.toolTip().splitlines()) == 1 + count
            last = panel.told.text().splitlines()[-1]
            assert panel.told.toolTip().splitlines()[-1].startswith(last.rstrip("…"))


def test_colours_without_points_are_folded_away_and_come_on_request(hands: Hands):
    show(hands, cast("spell", pool=(0, 0, 1, 0, 0), announced=(STONESKIN,))())
    panel = hands.page.bar.own["spells"]
    seen = {card.state.spell.colour for card in panel.cards.values() if card.isVisible()}
    assert seen == {"earth", "fire"}, "what had points before what was announced stays where it is"
    assert panel.empty.text() == "No points in blue, green or black"
    hands.tab_to(card(hands, "ash_storm"))
    hands.key(Qt.Key.Key_Up)
    assert card(hands, "stoneskin").hasFocus()
    hands.click(panel.more)
    assert all(one.isVisible() for one in panel.cards.values())
    hands.click(panel.more)
    assert not card(hands, "palsy").isVisible()


def test_black_is_shown_if_it_can_be_raised_by_burying(hands: Hands):
    show(hands, cast("spell", pool=(3, 0, 0, 0, 0), black=2)())
    assert card(hands, "palsy").isVisible()
    assert not card(hands, "hailstorm").isVisible()


@pytest.mark.parametrize(("black", "raised", "short"), [(2, 2, 1), (5, 3, 0), (1, 1, 2)])
def test_points_from_burying_are_limited_by_the_dead(hands: Hands, black: int, raised: int, short: int):
    """Of what three dead units of one health, whoever's they are, can give: the dragon among them is none (M9)."""
    table = TABLE.replace("A dead: 2 sergeant, footman, fire_drake", "A dead: footman, fire_drake")
    step = Cast(0, FRONTIER, True, (), "spell", pool=(0, 0, 0, 0, 1), black=black)
    show(hands, game_from(table.format(effects=""), step))
    panel = hands.page.bar.own["spells"]
    assert panel.heads["death"].note == f"+{raised} from burial"
    grave = card(hands, "open_grave")
    assert grave.state is not None
    assert grave.state.missing == short
    assert all(
        found.state.missing == max(0, found.state.spell.cost - 1 - raised)
        for found in panel.cards.values()
        if found.state is not None and found.state.spell.colour == "death" and found.state.option is None
    )


def test_no_points_from_burying_without_dead_units(hands: Hands):
    table = TABLE.replace("A dead: 2 sergeant, footman, fire_drake", "").replace("B dead: 2 goblins_thug", "")
    show(
        hands, game_from(table.format(effects=""), Cast(0, FRONTIER, True, (), "spell", pool=(3, 0, 0, 0, 1), black=1))
    )
    assert hands.page.bar.own["spells"].heads["death"].note == ""
    assert card(hands, "open_grave").note == "3 points short"


def test_spell_without_a_target_shows_a_message(hands: Hands):
    show(hands, cast("spell", pool=(0, 0, 0, 6, 0))())
    summon = card(hands, "summon_water_dragon")
    assert not summon.castable
    assert summon.note == "no target"
    hands.click(summon)
    assert "no target" in hands.told
    assert hands.kind == "spell"


def test_spell_text_is_shown_for_the_pointer_or_the_focus(hands: Hands):
    show(hands, cast("spell", pool=(3, 0, 2, 0, 0))())
    hands.tab_to(card(hands, "flashfire"))
    assert hands.page.bar.own["spells"].text.text().startswith("Flashfire. ")
    hands.key(Qt.Key.Key_Left)
    assert card(hands, "ash_storm").hasFocus()


def test_escape_and_undo_return_to_the_spells(hands: Hands):
    show(hands, cast("spell", pool=(3, 0, 0, 0, 0))())
    hands.click(card(hands, "stoneskin"))
    assert hands.kind == "spell-target"
    assert not hands.page.bar.own["spells"].isVisible()
    hands.key(Qt.Key.Key_Escape)
    assert hands.kind == "spell"
    assert hands.page.bar.own["spells"].isVisible()
    hands.click(card(hands, "stoneskin"))
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hands.kind == "spell"
    hands.session.undoing.redo()
    assert hands.kind == "spell-target"


def test_extra_return_casts_no_spell(hands: Hands):
    show(hands, cast("target", "stoneskin", pool=(3, 0, 0, 0, 0))())
    hands.key(Qt.Key.Key_Return)
    assert hands.kind == "spell-target"


def test_return_chooses_the_suggested_spell_also_if_another_card_has_the_focus(hands: Hands):
    show(hands, cast("spell", pool=(6, 0, 0, 0, 0))())
    hands.session.draft.advisor = lambda _: (Picked("higher_ground"), Remark("reason-chance"))
    hands.tab_to(card(hands, "stoneskin"))
    hands.key(Qt.Key.Key_H)
    assert card(hands, "higher_ground").hasFocus()
    hands.key(Qt.Key.Key_Return)
    assert hands.session.position.agenda[-1].spell == "higher_ground"


def test_return_casts_nothing_if_done_is_suggested(hands: Hands):
    show(hands, cast("spell", pool=(6, 0, 0, 0, 0))())
    hands.session.draft.advisor = lambda _: (Picked("done"), Remark("reason-chance"))
    hands.tab_to(card(hands, "stoneskin"))
    hands.key(Qt.Key.Key_H)
    for _ in range(2):  # with a castable spell left it asks once
        hands.key(Qt.Key.Key_Return)
    assert hands.kind != "spell"


def test_digits_pick_spells(hands: Hands):
    show(hands, cast("spell", pool=(3, 0, 0, 0, 0))())
    assert card(hands, "stoneskin").keys == "1"
    hands.key(Qt.Key.Key_1)
    assert hands.session.position.agenda[-1].spell == "stoneskin"


# On the table


def test_one_key_goes_through_highlighted_dice(hands: Hands):
    show(hands, cast("target", "palsy", pool=(0, 0, 0, 0, 2))())
    seen = []
    for _ in range(3):
        hands.key(Qt.Key.Key_G)
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.append(focused.property("area"))
    assert set(seen) == {"terrain/1@1", f"{FRONTIER}@1"}
    hands.key(Qt.Key.Key_Return)
    assert hands.kind != "spell-target"


def test_one_key_goes_from_a_die_to_its_possible_targets(hands: Hands):
    game = MAGIC_CASES["promote"].game()
    show(hands, game)
    hands.key(Qt.Key.Key_G)
    hands.key(Qt.Key.Key_Space)
    assert hands.session.lifted() in ((DEAD_SERGEANT,), (DEAD_SERGEANT + 1,))
    assert set(MINE[:5]) <= hands.session.liftable()
    hands.key(Qt.Key.Key_G)
    hands.key(Qt.Key.Key_Space)
    assert len(game.choices) == 1
    assert "chosen: Sergeant" in hands.told


def test_die_dropped_beside_names_its_possible_targets(hands: Hands):
    game = MAGIC_CASES["promote"].game()
    show(hands, game)
    hands.drag([DEAD_SERGEANT], f"{FRONTIER}@0")
    assert "Footman" in hands.told
    assert hands.told.endswith("(C10.4)")
    assert game.choices == []


def test_the_largest_promotion_is_one_button(hands: Hands):
    game = MAGIC_CASES["promote"].game()
    show(hands, game)
    hands.key(Qt.Key.Key_Return)
    assert sum(die.place == "dead" and die.type == "dwarves_footman" for die in game.position.dice) == 3


def test_similar_units_are_distinguished_by_their_place(hands: Hands):
    show(hands, cast("target", "burning_hands", pool=(0, 0, 3, 0, 0))())
    words = [words for _, words in hands.session.draft.options()]
    assert f"Footman, {hands.session.words.where(f'{HOME}@0', hands.session.table)}" in words


# Where they stand


class Card(RaisedCard):
    """A card of some width."""

    def __init__(self, holder: QWidget, width: int, left: bool = False) -> None:
        bar = QWidget(holder)
        bar.setGeometry(0, holder.height() - 60, holder.width(), 60)
        super().__init__(holder, bar, left=left)
        self._width = width

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt names it
        return QSize(self._width, 200)


@pytest.fixture
def holder(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1000, 700)
    return made


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize(
    ("kept", "free"),
    [
        ([], None),
        ([QRect(400, 0, 300, 600)], None),
        ([QRect(0, 0, 300, 600)], (300, 1000)),
        ([QRect(700, 0, 300, 600)], (0, 700)),
        ([QRect(0, 0, 280, 600), QRect(720, 0, 280, 600)], (280, 720)),
    ],
)
def test_card_moves_so_that_it_does_not_cover_its_subject(holder, left, kept, free):
    raised = Card(holder, 280, left)
    raised.stand_clear_of(lambda: [(rect, 1) for rect in kept])
    raised.show()
    assert not any(raised.geometry().intersects(rect) for rect in kept)
    first, last = free or (0, 1000)
    assert first <= raised.x() <= raised.geometry().right() < last
    if not free:
        assert raised.x() == BESIDE if left else raised.geometry().right() == 1000 - BESIDE - 1


def test_card_without_free_space_covers_the_least_important_part(holder):
    raised = Card(holder, 600)
    raised.stand_clear_of(lambda: [(QRect(0, 0, 600, 640), 1), (QRect(650, 0, 350, 640), 8)])
    raised.show()
    assert raised.geometry().right() < 650


@pytest.mark.parametrize(("width", "height"), [(147, 60), (147, 94), (147, 44), (147, 22), (245, 140)])
def test_names_of_spells_are_whole_on_their_cards(qtbot, width, height):
    for language in ("en", "da"):
        words = Words(language)
        for spell in edition().spells.values():
            made = SpellCard(None)
            qtbot.addWidget(made)
            made.resize(width, height)
            made.setFixedHeight(height)
            option = Option(spell.id, "spell")
            made.show_spell(
                SpellState(spell, option), words.spell_name(spell.id), "", "", "6", "", spell_text(words, spell)
            )
            lines, font = made.name_lines()
            assert " ".join(lines) == words.spell_name(spell.id)
            wide = max(QFontMetricsF(font).horizontalAdvance(line) for line in lines)
            assert wide <= made._name_room(), (language, spell.id)
            assert len(lines) * 16 <= height
            made.grab()
