"""A game that its file takes no more: said in a sentence, and the whole game goes on in another file."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Entry, Game
from ddtable.saves import SaveError, open_save
from tests.drivers.hands_on import Hands, open_window
from tests.drivers.playing import game_from, set_up
from tests.drivers.sitting import ARMIES, Sit
from ui.session.library import SeatPlan
from ui.window.elsewhere import NotSaved
from ui.window.saved_games import Games, now

PERSONS = [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")]
MOST = 400


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    hands = open_window(qtbot, monkeypatch, tmp_path)
    hands.window.show_game(hands.window.library.new(set_up(2, health=24), PERSONS, practice=True))
    play(hands, 5)
    return hands


def play(hands: Hands, choices: int) -> None:
    for _ in range(choices):
        hands.session.draft.suggest()
        hands.session.draft.confirm()


def limit_pages(hands: Hands, pages: int) -> None:
    """Let the disk have room for so many pages of the save: 1 is taken as no more than there are."""
    driver = hands.session.guard._save._connection.connection.driver_connection
    driver.execute(f"PRAGMA max_page_count={pages}").close()


def asked(hands: Hands) -> NotSaved | None:
    return next((dialog for dialog in hands.page.findChildren(NotSaved) if dialog.isVisible()), None)


def until_asked(hands: Hands) -> NotSaved:
    for _ in range(MOST):
        play(hands, 1)
        if (dialog := asked(hands)) is not None:
            return dialog
    raise AssertionError("everything could be saved")


def told(dialog: NotSaved) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def choose(monkeypatch: pytest.MonkeyPatch, *targets: Path | str) -> None:
    """Let the file dialog be answered so, one answer after the other."""
    answers = iter(targets)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(next(answers)), ""))


def test_full_disk_lets_the_game_continue_in_another_file(hands, qtbot, monkeypatch, tmp_path):
    limit_pages(hands, 1)
    dialog = until_asked(hands)
    assert "the disk is full" in told(dialog)
    game, before, first = hands.session.game, hands.session.game.last, hands.session.guard.path
    target = tmp_path / "stick" / "saved"
    target.parent.mkdir()
    choose(monkeypatch, target)
    qtbot.mouseClick(dialog.elsewhere, Qt.MouseButton.LeftButton)
    assert game.last is before, "nothing has happened to the game"
    assert hands.session.guard.path == target.with_suffix(".ddtable")
    assert asked(hands) is None
    assert "saved.ddtable" in hands.window.notice.words
    play(hands, 3)
    kept = open_save(hands.session.guard.path, read_only=True)
    assert kept.verified
    assert kept.game.journal == game.journal
    assert open_save(first, read_only=True).game.journal == game.journal[:-3], "the old file has all up to then"
    hands.window.show_start()
    assert hands.window.start._newest.path == target.with_suffix(".ddtable")


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_removed_file_can_be_made_again_in_its_place(hands, qtbot, monkeypatch):
    path = hands.session.guard.path
    path.unlink()
    play(hands, 1)
    dialog = asked(hands)
    assert "has been moved or removed" in told(dialog)
    choose(monkeypatch, path)
    qtbot.mouseClick(dialog.elsewhere, Qt.MouseButton.LeftButton)
    play(hands, 2)
    assert open_save(path, read_only=True).game.journal == hands.session.game.journal
    assert len(hands.session.game.journal) == 7


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
@pytest.mark.parametrize("way", ["leave", "close", "another"])
def test_game_without_its_file_is_saved_when_closed(hands, way):
    path, journal = hands.session.guard.path, list(hands.session.game.journal)
    path.unlink()
    if way == "leave":
        hands.window.show_start()
        assert "was moved, removed or changed" in hands.window.notice.words
    elif way == "close":
        hands.window.close()
    else:
        hands.window.show_game(hands.window.library.new(set_up(3, health=24), PERSONS, practice=True))
    kept = [open_save(file, read_only=True).game.journal for file in sorted(path.parent.glob("*.ddtable"))]
    assert journal in kept


def test_line_explains_why_a_game_is_read_only(hands, monkeypatch, tmp_path):
    window, path = hands.window, hands.session.guard.path
    other = open_save(path, read_only=True)
    assert other.read_only
    second = Games(tmp_path / "games").open(path)
    window.show_game(second)
    assert "open in another window" in hands.told
    choose(monkeypatch, tmp_path / "copy.ddtable")
    assert window.run_command("copy") == ""
    assert len(open_save(tmp_path / "copy.ddtable", read_only=True).game.journal) == 5


def test_another_folder_and_a_free_name_are_proposed(hands, qtbot, monkeypatch, tmp_path):
    proposed: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked, **_: (proposed.append(asked[2]), ("", ""))[1])
    stick = tmp_path / "stick"
    stick.mkdir()
    path = hands.session.guard.path
    (stick / path.name).write_text("there already")
    hands.window.settings.change(folder=str(stick))
    limit_pages(hands, 1)
    dialog = until_asked(hands)
    qtbot.mouseClick(dialog.elsewhere, Qt.MouseButton.LeftButton)
    assert Path(proposed[0]) == stick / f"{path.stem} 2.ddtable"
    limit_pages(hands, 1 << 20)
    qtbot.keyClick(asked(hands), Qt.Key.Key_Escape)


def test_save_is_tried_again_with_free_space(hands, qtbot):
    limit_pages(hands, 1)
    dialog = until_asked(hands)
    before = len(hands.session.game.journal)
    limit_pages(hands, 1 << 20)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert asked(hands) is None
    assert len(hands.session.game.journal) == before + 1, "the choice that was refused is made"
    assert "disk is full" not in hands.page.bar.progress.text()
    play(hands, 1)
    assert len(open_save(hands.session.guard.path, read_only=True).game.journal) == before + 2


def test_game_can_be_left_if_the_disk_keeps_failing(qtbot, monkeypatch, tmp_path):
    """A computer player's choice is refused for ever: neither is the window held, nor is it tried without end."""
    monkeypatch.setattr("ui.session.worker.restarting.Opponent.ask", lambda *_: None)
    hands = open_window(qtbot, monkeypatch, tmp_path)
    recruits = [SeatPlan("Recruit", "recruit"), SeatPlan("Ragna", "recruit")]
    hands.window.show_game(hands.window.library.new(set_up(2, health=24), recruits, practice=True))
    session, bar = hands.session, hands.page.bar
    disk = FullDisk(session.game)
    session.play(session.game.rules.sample(session.game.question, Random(1)), None, stay=True)
    dialog = asked(hands)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert disk.tried == 2, "Return tries again"
    qtbot.keyClick(asked(hands), Qt.Key.Key_Escape)
    qtbot.wait(20)
    assert asked(hands) is None
    assert disk.tried == 2
    assert bar.retry.isVisible()
    assert "could not be saved" in bar.progress.text()
    session.game.before.remove(disk)
    qtbot.mouseClick(bar.retry, Qt.MouseButton.LeftButton)
    assert len(session.game.journal) == 1, "what was refused is made when somebody asks for it"
    assert not bar.retry.isVisible()
    hands.window.close()


def test_no_file_is_overwritten_and_the_question_stays(hands, qtbot, monkeypatch, tmp_path):
    limit_pages(hands, 1)
    dialog = until_asked(hands)
    other = tmp_path / "mine.ddtable"
    other.write_text("mine")
    choose(monkeypatch, other, "")
    qtbot.mouseClick(dialog.elsewhere, Qt.MouseButton.LeftButton)
    dialog = asked(hands)
    assert "already exists" in told(dialog)
    assert other.read_text() == "mine"
    qtbot.mouseClick(dialog.elsewhere, Qt.MouseButton.LeftButton)  # and the player thinks better of it
    assert asked(hands) is not None
    limit_pages(hands, 1 << 20)
    qtbot.keyClick(asked(hands), Qt.Key.Key_Escape)


def test_game_played_in_another_window_continues_in_a_separate_file(qtbot, monkeypatch, tmp_path, hands):
    """The menu does it at any time; the other window's file stays as it is."""
    mine, target = hands.session, tmp_path / "other.ddtable"
    second = Games(tmp_path / "games").open(mine.guard.path)
    try:
        assert second.guard.read_only
        second.go_on_in(target, now)
        assert second.asks_person
        second.draft.suggest()
        second.draft.confirm()
        play(hands, 1)
        assert len(second.game.journal) == len(mine.game.journal) == 6
        assert open_save(target, read_only=True).game.journal == second.game.journal
    finally:
        second.close()
    choose(monkeypatch, tmp_path / "third.ddtable")
    assert hands.window.run_command("elsewhere") == ""
    assert mine.guard.path == tmp_path / "third.ddtable"
    choose(monkeypatch, target)
    assert hands.window.run_command("elsewhere") == ""
    assert "already exists" in hands.told


def test_two_programs_on_one_file_lose_no_choice(hands, qtbot, monkeypatch, tmp_path):
    """Another one that slips in between two choices goes on in the file; this one's game goes on in another."""
    path = hands.session.guard.path
    hands.session.guard._save._connection.rollback()
    other = open_save(path)
    other.game.play(other.game.rules.sample(other.game.question, Random(7)))
    other.save.close()
    play(hands, 1)
    dialog = asked(hands)
    assert "another window has continued it" in told(dialog)
    choose(monkeypatch, tmp_path / "mine.ddtable")
    qtbot.mouseClick(dialog.elsewhere, Qt.MouseButton.LeftButton)
    play(hands, 2)
    kept = open_save(tmp_path / "mine.ddtable", read_only=True).game
    assert (len(kept.journal), kept.journal) == (7, hands.session.game.journal)
    assert open_save(path, read_only=True).game.journal == other.game.journal


def test_a_folder_that_may_not_be_written_any_more(hands, qtbot, monkeypatch, tmp_path):
    with monkeypatch.context() as closed:
        closed.setattr("ddtable.saves.store.identity", denied)
        play(hands, 1)
    dialog = asked(hands)
    assert "you don’t have permission" in told(dialog)
    choose(monkeypatch, tmp_path / "mine.ddtable")
    qtbot.mouseClick(dialog.elsewhere, Qt.MouseButton.LeftButton)
    assert open_save(tmp_path / "mine.ddtable", read_only=True).game.journal == hands.session.game.journal


def denied(_path: Path) -> tuple[int, int]:
    raise PermissionError(13, "Permission denied")


class FullDisk:
    """Refuses every entry."""

    def __init__(self, game: Game) -> None:
        self.tried = 0
        game.before.insert(0, self)

    def __call__(self, _game: Game, _entry: Entry) -> None:
        self.tried += 1
        raise SaveError("Could not save it.ddtable: the disk is full.")


def test_automatic_answers_wait_for_the_player_after_a_failed_save(sit: Sit, qtbot):
    """A standing answer would be tried for ever."""
    seen = sit(game_from(ARMIES))
    session, question = seen.session, seen.session.question
    option = question.shape.options[0].id
    disk = FullDisk(session.game)
    session.standing.answer = lambda _question: session.game.rules.sample(question, Random(1))
    session.draft.pick(option)
    assert (disk.tried, session.guard.disk_refuses) == (1, True)
    qtbot.wait(20)
    assert disk.tried == 1
    session.guard.try_again()
    qtbot.waitUntil(lambda: disk.tried == 2)
    qtbot.wait(20)
    assert disk.tried == 2, "once more, and not for ever"
    assert len(seen.trouble) == 2
