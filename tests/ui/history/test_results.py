"""The results of ended games: kept when a game ends, removed when the end is undone, shown, exported, deleted."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddtable.engine.game import Game
from tests.drivers.hands_on import Hands, open_window, settle, show
from tests.drivers.playing import set_up
from tests.summaries.test_results import FOUR, LOST, WON, ended
from ui.history.results_dialog import ResultsDialog
from ui.history.results_file import MOST_GAMES, ResultsFile
from ui.kit.confirm import Confirmation
from ui.window.commands import all_commands


@pytest.fixture
def hands(qtbot, monkeypatch, tmp_path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def opened(hands: Hands) -> ResultsDialog:
    """Open the dialog by its command."""
    command = next(one for _, one in all_commands() if one.id == "results")
    hands.window.menus.run(command)
    settle()
    (found,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, ResultsDialog) and one.isVisible()]
    return found


def lines(dialog: ResultsDialog) -> list[str]:
    return [dialog.model.index(row).data() for row in range(dialog.model.rowCount())]


def test_result_is_kept_when_a_game_ends_and_removed_when_the_end_is_undone(hands) -> None:
    show(hands, Game(set_up(5)), kinds=["person", "recruit"])
    assert hands.window.results.games() == ()
    hands.session.concede(0)
    settle()
    (kept,) = hands.window.results.games()
    assert (kept.names[0], kept.outcome(0), kept.kinds) == (hands.session.names[0], "lost", ("person", "recruit"))
    hands.session.undoing.undo(agreed=True)
    settle()
    assert hands.window.results.games() == ()


def test_game_that_was_over_when_it_was_opened_is_not_counted_again(hands) -> None:
    game = Game(set_up(5))
    game.concede(0)
    show(hands, game, kinds=["person", "recruit"])
    hands.session.shown.look_at(0)
    settle()
    assert hands.window.results.games() == ()


def test_dialog_shows_streaks_and_each_record(hands) -> None:
    for one in (WON, LOST, FOUR):
        hands.window.results.add(one)
    dialog = opened(hands)
    assert dialog.streak.text() == "You lost the last 2 games. Most wins in a row: 1."
    assert lines(dialog)[:3] == ["Opponents: won / played", "Recruit: 1 / 4", "Tove: 0 / 1"]
    assert "Dragon Dice Risk: 0 / 1" in lines(dialog)
    dialog.person.setCurrentIndex(1)
    assert dialog.streak.text() == "You won the last game. Most wins in a row: 1."
    dialog.close()


def test_results_are_filtered_by_game_and_force(hands) -> None:
    tide = ended(5, (0,), forces=("Tide", "Mire"), day="2026-10-03", kinds=("person", "veteran:2"))
    for one in (tide, WON, LOST, FOUR):
        hands.window.results.add(one)
    dialog = opened(hands)
    assert [dialog.game.itemText(number) for number in range(3)] == [
        "All games",
        "Dragon Dice (1995)",
        "Dragon Dice Risk",
    ]
    assert [dialog.force.itemText(number) for number in range(3)] == ["All forces", "Reef", "Tide"]
    dialog.game.setCurrentIndex(2)
    assert lines(dialog) == [
        *("Opponents: won / played", "Recruit: 0 / 2", "Tove: 0 / 1"),
        *("Forces: won / played", "Reef: 0 / 1"),
    ]
    dialog.force.setCurrentIndex(2)
    assert lines(dialog) == []
    assert dialog.streak.text() == "No game of yours matches."
    dialog.game.setCurrentIndex(0)
    assert lines(dialog) == [
        *("Opponents: won / played", "Veteran, level 2: 1 / 1"),
        *("Games: won / played", "Dragon Dice (1995): 1 / 1"),
    ]
    dialog.force.setCurrentIndex(1)
    tips = [dialog.model.index(row).data(Qt.ItemDataRole.ToolTipRole) for row in range(dialog.model.rowCount())]
    assert tips[1] == "Recruit: 1 won, 0 drawn, 3 lost, on 27 November 2026"
    dialog.force.setCurrentIndex(0)
    tips = [dialog.model.index(row).data(Qt.ItemDataRole.ToolTipRole) for row in range(dialog.model.rowCount())]
    assert "Dragon Dice (1995): 2 won, 0 drawn, 1 lost, from 3 October 2026 to 27 November 2026" in tips
    dialog.close()


def test_dialog_without_a_game_says_so(hands) -> None:
    dialog = opened(hands)
    assert dialog.streak.text().startswith("No game of yours has ended yet.")
    assert not dialog.export.isEnabled()
    assert not dialog.delete.isEnabled()
    dialog.close()


def test_results_are_written_as_csv(hands, tmp_path) -> None:
    hands.window.results.add(WON)
    dialog = opened(hands)
    dialog.write(tmp_path / "mine.csv")
    assert "Mira,Reef,Ragna,won" in (tmp_path / "mine.csv").read_text("utf-8")
    dialog.write(tmp_path / "no" / "folder.csv")
    assert dialog.fault.text().startswith("The file was not written:")
    dialog.close()


def test_results_are_deleted_after_a_question(hands) -> None:
    hands.window.results.add(WON)
    dialog = opened(hands)
    dialog.delete.click()
    settle()
    (asking,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, Confirmation) and one.isVisible()]
    assert hands.window.results.games() == (WON,)
    asking._agreed()
    settle()
    assert hands.window.results.games() == ()
    dialog.close()


# The file


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"not JSON", "broken"),
        (b'{"games": 5}', "reset"),
        (b'{"games": [{"id": "1", "day": "x", "game": "classic", "names": [], "kinds": [], "forces": []}]}', "reset"),
    ],
)
def test_file_that_cannot_be_used_is_kept_with_another_name(tmp_path, content, fault) -> None:
    path = tmp_path / "results.json"
    path.write_bytes(content)
    file = ResultsFile(path)
    assert file.games() == ()
    assert file.fault == fault
    assert path.with_suffix(".broken.json").read_bytes() == content
    file.add(WON)
    assert ResultsFile(path).games() == (WON,)


def test_same_game_counts_once_and_the_oldest_give_way(tmp_path) -> None:
    file = ResultsFile(tmp_path / "results.json")
    file.add(WON)
    file.add(LOST)
    file.add(WON)
    assert file.games() == (LOST, WON)
    games = [json.loads((tmp_path / "results.json").read_text("utf-8"))["games"][0]] * MOST_GAMES
    (tmp_path / "results.json").write_text(json.dumps({"games": games, "later": 1}), "utf-8")
    file.add(WON)
    kept = json.loads((tmp_path / "results.json").read_text("utf-8"))
    assert len(kept["games"]) <= MOST_GAMES
    assert kept["games"][-1]["id"] == WON.id
    assert kept["later"] == 1, "what a later version has written stays"


def test_disk_that_takes_nothing_is_noted(tmp_path) -> None:
    (tmp_path / "results.json").mkdir()
    file = ResultsFile(tmp_path / "results.json")
    file.add(WON)
    assert file.fault in ("broken", "unreadable", "unwritable")
