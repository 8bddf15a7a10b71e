"""Dragons at terrains, and what is in force, as hands, eyes and screen readers meet them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.questions import Move, Option, Pick
from tests.drivers.playing import begin_at, game_from
from ui.areas.area_view import AreaView
from ui.areas.surfaces import width_of
from ui.games.dragon_dice.table.table import TableView
from ui.games.dragon_dice.table.terrain_card import TerrainCard
from ui.kit.fonts import title_font
from ui.session.session import Session

TABLE = """
home A: flatland_city 5
home B: flatland_tower 8, held by B
frontier: flatland_temple 6
A at home A: thug, marauder, cutthroat, pelter
A dead: thug, air_drake
A dragons at frontier: fire_wyrm, water_drake
B dragons at frontier: death_drake
B at home A: guard, knight
B at frontier: herald
cast palsy by B on A at home A
cast palsy by B on A at home A
cast ash_storm by A at frontier
cast burning_hands by A on die 3
turn A march 1
"""
FRONTIER = 2
LETTERS = "ABCD"
LANDS = ("flatland_city", "highland_tower", "coastland_temple", "swampland_standing_stones", "flatland_temple")
ARMY = "3 thug, 2 marauder, 4 pelter"
DRAGONS = ("fire_wyrm, water_drake", "death_drake", "air_drake, earth_wyrm, fire_drake")
ON_ARMIES = ("stoneskin", "stoneskin", "palsy", "wind_walk", "flashfire", "open_grave")
ON_LAND = ("ash_storm", "wall_of_fog", "fields_of_ice")
Seat = Callable[..., TableView]
Tip = Callable[[QWidget, QPoint], str]


def crowded(players: int) -> Game:
    """A game in which everybody is everywhere, every terrain has dragons, and all is held and enchanted."""
    seats = LETTERS[:players]
    places = [*(f"home {seat}" for seat in seats), "frontier"]
    lines = [f"home {seat}: {kind} 8, held by {seat}" for seat, kind in zip(seats, LANDS, strict=False)]
    lines.append(f"frontier: {LANDS[-1]} 8, held by A")
    for number, place in enumerate(places):
        lines += [f"{seat} at {place}: {ARMY}" for seat in seats]
        lines += [f"{seat} dragons at {place}: {DRAGONS[number % 3]}" for seat in seats[: 1 + number % 2]]
        lines += [f"cast {spell} by B on {seat} at {place}" for seat in seats for spell in ON_ARMIES]
        lines += [f"cast {spell} by B at {place}" for spell in ON_LAND]
    lines += [f"{seat} dead: 6 thug, {DRAGONS[1]}" for seat in seats]
    lines += [f"cast burning_hands by A on die {die}" for die in range(players + 1, players + 20, 3)]
    return game_from("\n".join([*lines, "turn A march 1"]))


def lairs(card: TerrainCard) -> list[AreaView]:
    return [view for view in card.lairs if view.isVisible()]


@pytest.fixture
def tip(monkeypatch: pytest.MonkeyPatch) -> Tip:
    """What is said where the pointer rests; the platform of the tests shows no tips."""
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, *_where: said.append(text))

    def at(widget: QWidget, point: QPoint) -> str:
        QApplication.sendEvent(widget, QHelpEvent(QHelpEvent.Type.ToolTip, point, widget.mapToGlobal(point)))
        return said[-1]

    return at


# Dragons


def test_dragons_perch_on_their_terrain_and_nowhere_else(lay: Seat) -> None:
    table = lay(game_from(TABLE))
    assert [len(view.shown) for view in lairs(table.cards[FRONTIER])] == [2, 1]
    assert [lairs(card) for card in table.cards[:FRONTIER]] == [[], []]


def test_dragon_shows_its_kind_owner_and_place(lay: Seat) -> None:
    """C0.8: it is no part of the army there."""
    table = lay(game_from(TABLE))
    mine, theirs = lairs(table.cards[FRONTIER])
    assert mine.accessibleName() == "Mira’s dragons at the frontier (Flatland): 2 dragons"
    said = theirs.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Death Drake, dragon, Ragna’s dragons at the frontier (Flatland)"
    assert theirs.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == said


def test_a_dragon_shows_its_form_and_its_colour(lay: Seat) -> None:
    table = lay(game_from(TABLE))
    looks = {die.look.icon: die.look.elements for view in lairs(table.cards[FRONTIER]) for die in view.shown}
    assert set(looks) == {"wyrm", "drake"}
    assert looks["wyrm"] == ("fire",)


def test_a_dragon_is_dropped_on_a_card_or_on_its_die(lay: Seat, hands, qtbot: QtBot) -> None:
    """M19: a dragon is sent to a terrain."""
    table = lay(game_from(TABLE))
    session, card = table.session, table.cards[0]
    dragon = lairs(table.cards[FRONTIER])[0].shown[0].die
    source, target = session.shown_area(dragon), card.area
    _ask(session, Option("0", "spell-to", {"place": card.place}, (Move((dragon,), source, target),), target))
    for place in (card, card.die_view.viewport()):
        assert hands.drag_over(place, [dragon]) == (True, True)
    assert not hands.drag_over(table.cards[1], [dragon])[0]
    picked: list[str] = []
    session.draft.pick = picked.append  # type: ignore[method-assign]
    hands.drop_on(card, [dragon])
    qtbot.waitUntil(lambda: picked == ["0"])


def test_a_click_on_a_card_picks_its_terrain(lay: Seat, qtbot: QtBot) -> None:
    table = lay(game_from(TABLE))
    card = table.cards[FRONTIER]
    _ask(table.session, Option("7", "spell-at-terrain", {"place": card.place}, area=card.area))
    picked: list[str] = []
    table.session.draft.pick = picked.append  # type: ignore[method-assign]
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(6, card.height() // 2))
    assert picked == ["7"]


def _ask(session: Session, option: Option) -> None:
    """Let the session ask for this option or another."""
    game = session.game
    question = replace(game.question, shape=Pick((option, Option("no", "pass"))))
    begin_at(game, replace(game.last, question=question))
    session.start()


# Effects


def test_an_army_has_a_chip_for_equal_effects(lay: Seat, tip: Tip) -> None:
    table = lay(game_from(TABLE))
    view = table.cards[0].areas[0]
    (chip,) = view.chips
    assert chip.chip.count == 2
    assert "−1 all ×2" in chip.text
    assert "−2 in every roll" in tip(view.viewport(), chip.rect.center().toPoint())
    assert "Palsy ×2" in view.accessibleDescription()


def test_terrain_shows_its_effects_and_the_gains_of_its_holder(lay: Seat, tip: Tip) -> None:
    """C11.3, C11.7."""
    table = lay(game_from(TABLE))
    frontier, home = table.cards[FRONTIER], table.cards[1]
    assert "Ash Storm" in frontier.accessibleDescription()
    assert "Ragna holds the tower" in home.accessibleDescription()
    (chip,) = home._placed
    assert "missiles reach" in tip(home, chip.rect.center().toPoint())
    assert home.title() in tip(home, QPoint(4, 4))
    assert "C11.3" in tip(home, QPoint(4, 4))


@pytest.mark.parametrize("folded", [False, True], ids=["open", "folded"])
def test_narrow_card_shows_owner_and_holder(lay: Seat, folded: bool) -> None:
    table = lay(game_from(TABLE))
    card = table.cards[1]
    card.set_form(folded, 0, False)
    card.resize(300, 200)
    assert card.subtitles() == ["Ragna’s home · held by Ragna", "Ragna’s home"]
    (chip,) = card._placed
    assert chip.text.startswith("Ragna")
    if folded:
        name = card._folded_left() + width_of(card.title(), title_font(16))
        assert chip.rect.left() - name >= 30, "room for the chip of whose home it is"


def test_free_terrain_explains_how_to_capture_it(lay: Seat, tip: Tip) -> None:
    table = lay(game_from(TABLE.replace("8, held by B", "5")))
    said = tip(table.cards[1], QPoint(4, 4))
    assert table.cards[1].subtitle() in said
    assert "C11.1" in said


def test_an_enchanted_unit_bears_a_badge(lay: Seat) -> None:
    table = lay(game_from(TABLE))
    enchanted = [die for view in table.findChildren(AreaView) for die in view.shown if die.effects]
    assert [die.effects for die in enchanted] == [(("spell_double", "fire"),)]
    assert "Burning Hands" in table.model.index(enchanted[0].die).data(Qt.ItemDataRole.ToolTipRole)


def test_ended_effects_are_removed(lay: Seat) -> None:
    game = game_from(TABLE)
    table = lay(game)
    position = game.position
    begin_at(game, replace(game.last, position=replace(position, board=replace(position.board, effects=()))))
    table.session.start()
    assert table.cards[0].areas[0].chips == ()
    assert table.cards[FRONTIER].accessibleDescription() == ""
    assert not any(die.effects for view in table.findChildren(AreaView) for die in view.shown)


# Room for all of it

SIZES = [(760, 460), (996, 540), (1040, 640), (1280, 800), (1560, 820)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_texts_fit_on_a_crowded_table(lay: Seat, players: int, size: tuple[int, int]) -> None:
    table = lay(crowded(players), size)
    for card in table.cards:
        parts = [view for view in (*card.areas, *card.lairs, card.die_view) if view.isVisible()]
        boxes = [part.geometry() for part in (*parts, *([] if card.folded else [card.ladder]))]
        assert all(card.rect().contains(box) for box in boxes)
        assert not [pair for pair in combinations(boxes, 2) if pair[0].intersects(pair[1])]
        assert card._placed
        chips = [chip.rect.toAlignedRect() for chip in card._placed]
        assert all(card.rect().contains(chip) for chip in chips)
        assert not any(chip.intersects(box) for chip in chips for box in boxes)
    for view in table.findChildren(AreaView):
        if view.isVisible():
            assert_whole(view)


def assert_whole(view: AreaView) -> None:
    """All dice and chips of an area are inside it, and no chip lies on a die."""
    inside = QRectF(view.viewport().rect())
    dice = [QRectF(box.x, box.y, box.side, box.side) for box in view.arrangement.boxes]
    assert all(inside.contains(box) for box in dice), view.area
    chips = [chip.rect for chip in view.chips]
    assert all(inside.contains(chip) for chip in chips), view.area
    assert not any(chip.intersects(box) for chip in chips for box in dice), view.area


def test_every_dragon_on_a_folded_card_can_be_hit(lay: Seat) -> None:
    table = lay(crowded(4), (996, 540))
    assert any(len(view.shown) > 1 for card in table.cards for view in lairs(card))
    for card in table.cards:
        for view in lairs(card):
            hit = {
                view.indexAt(_middle(view.visualRect(view.model().index(row, 0)))).row()
                for row in range(len(view.shown))
            }
            assert len(hit) == len(view.arrangement.stacks)


def _middle(rect: QRect) -> QPoint:
    return QPointF(rect.center()).toPoint()
