"""The curtain: while the screen changes hands it shows nothing of anybody's, to eyes or to a screen reader."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QListView, QWidget
from pytestqt.qtbot import QtBot

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.rules.dragon_dice.events.set_up import Revealed
from tests.drivers.hands_on import NAMES, Hands, open_window, show
from tests.drivers.playing import set_up
from ui.together.curtain import Cloth
from ui.window.roster_choice import forces_to_show


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path, curtain=True)


def begin(hands: Hands, seed: int = 3, **options: object) -> Game:
    game = Game(set_up(seed))
    show(hands, game, **options)
    hands.session.seats.curtain = True
    hands.session.start()
    QApplication.processEvents()
    return game


def homes(game: Game) -> list[tuple[int, ...]]:
    """The dice of the home armies as they were revealed."""
    return [event.home for played in game.history for event in played.events if isinstance(event, Revealed)]


def texts(page: QWidget) -> str:
    """Everything that a screen reader could hear on a page, rows of lists included."""
    found: list[str] = []

    def walk(node: QAccessibleInterface | None) -> None:
        if node is None or node.state().invisible:  # type: ignore[attr-defined]
            return
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
            found.append(node.text(kind))
        for number in range(node.childCount()):
            walk(node.child(number))

    walk(QAccessible.queryAccessibleInterface(page))
    for view in page.findChildren(QListView):
        if not view.isVisible():
            continue
        model = view.model()
        found += [
            str(model.index(row, 0).data(role))
            for row in range(model.rowCount())
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
        ]
    return "\n".join(found)


def names_of(game: Game, seat: int) -> set[str]:
    """The names of a seat's dice that no other seat has."""
    dice = catalogue()
    force, other = game.set_up.forces[seat], game.set_up.forces[1 - seat]
    mine = {*force["home"], *force["campaign"], *force["horde"]}
    return {dice.die(die).name for die in mine - {*other["home"], *other["campaign"], *other["horde"]}}


def test_curtain_covers_the_table_until_the_asked_player_presses_return(hands: Hands):
    game = begin(hands)
    seat = game.question.seat
    curtain = hands.page.curtain
    assert curtain.isVisible()
    assert curtain.geometry() == hands.page.rect()
    assert hands.page.childAt(hands.page.rect().center()) is not hands.page.table
    assert curtain.accessibleName() == f"For {NAMES[seat]}’s eyes only"
    hands.key(Qt.Key.Key_Return)
    assert curtain.isHidden()
    assert hands.session.asks_person


def test_no_key_of_the_table_reaches_behind_it(hands: Hands):
    game = begin(hands)
    for key in (Qt.Key.Key_H, Qt.Key.Key_1, Qt.Key.Key_N, Qt.Key.Key_D, Qt.Key.Key_G):
        hands.key(key)
    assert not game.choices
    assert hands.page.curtain.isVisible()


def test_curtain_hides_and_silences_everything_of_the_other_player(hands: Hands):
    """Neither before a player sits down nor while he assembles is anything of the other's in the window."""
    game = begin(hands)
    first = game.question.seat
    second = 1 - first
    assert names_of(game, first)
    assert names_of(game, second)
    for name in names_of(game, first) | names_of(game, second):
        assert name not in texts(hands.page)
    hands.key(Qt.Key.Key_Return)
    heard = texts(hands.page)
    assert all(name not in heard for name in names_of(game, second))
    assert any(name in heard for name in names_of(game, first)), "one's own dice are there"
    while game.question.seat == first:
        stood = len(game.choices)
        hands.key(Qt.Key.Key_H)
        if len(game.choices) == stood:
            hands.key(Qt.Key.Key_Return)
        assert len(game.choices) > stood
    assert hands.page.curtain.isVisible()
    assert hands.page.curtain.seat == second
    between = texts(hands.page)
    assert all(name not in between for name in names_of(game, first) | names_of(game, second))
    hands.key(Qt.Key.Key_Return)
    heard = texts(hands.page)
    assert all(name not in heard for name in names_of(game, first))
    assert any(name in heard for name in names_of(game, second))


def test_it_covers_a_window_that_changes_its_size(hands: Hands):
    begin(hands)
    hands.window.resize(1500, 900)
    QApplication.processEvents()
    assert hands.page.curtain.geometry() == hands.page.rect()


@pytest.mark.parametrize("player", ["Mira", "Mira of the Long Shore 24"])
def test_the_heading_is_whole_for_any_name(hands: Hands, player: str):
    begin(hands)
    cloth = hands.page.findChild(Cloth)
    cloth.hang_for(1, player)
    heading = cloth.heading
    assert player in heading.text()
    assert heading.fontMetrics().horizontalAdvance(heading.text()) <= heading.contentsRect().width() + 1


def test_curtain_can_be_turned_off(hands: Hands):
    begin(hands)
    hands.session.seats.curtain = False
    hands.session.start()
    assert hands.page.curtain.isHidden()


def assembled(hands: Hands, game: Game) -> int:
    """Let the player who is asked sit down and assemble; return his seat."""
    first = game.question.seat
    hands.key(Qt.Key.Key_Return)
    while game.question.seat == first:
        hands.session.draft.suggest()
        hands.session.draft.confirm()
    QApplication.processEvents()
    return first


def test_undo_before_the_curtain_does_not_show_the_other_players_armies(hands: Hands):
    game = begin(hands, practice=False)
    first = assembled(hands, game)
    assert hands.page.curtain.seat == 1 - first
    hands.session.undoing.undo()
    QApplication.processEvents()
    assert game.question.seat == first
    assert hands.page.curtain.isVisible()
    assert hands.page.curtain.seat == first
    assert all(name not in texts(hands.page) for name in names_of(game, first))


def test_roster_hides_plans_of_other_forces_until_the_armies_are_revealed(hands: Hands):
    """A force's note of its armies and terrains is what is assembled in secret (SU2, SU4)."""
    game = begin(hands)

    def shown() -> list[str]:
        return [player for player, _ in forces_to_show(hands.window.words, hands.session)[0] if player]

    first = game.question.seat
    assert shown() == []
    assert hands.page.curtain.isVisible()
    hands.key(Qt.Key.Key_Return)
    assert shown() == [NAMES[first]]
    while game.question.sealed:
        hands.session.seats.sit_down(hands.session.seats.behind_curtain)
        hands.session.draft.suggest()
        hands.session.draft.confirm()
    assert shown() == list(NAMES[:2])
    made = [force.home for player, force in forces_to_show(hands.window.words, hands.session)[0] if player]
    dice = game.position.dice
    assert made == [tuple(dice[die].type for die in home) for home in homes(game)]
