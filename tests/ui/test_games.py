"""Games on this computer: made, followed by their files, found again, opened where they stood."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ddtable.engine.system import SetUp
from ddtable.saves import SUFFIX, copy
from tests.playing import set_up
from ui.controller import Controller
from ui.games import RECENT, Games, now
from ui.shell.library import GameTrouble, SeatPlan

SEATS = [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")]
Open = Callable[[Controller], Controller]


@pytest.fixture
def games(tmp_path: Path) -> Games:
    return Games(tmp_path / "games")


@pytest.fixture
def keep(qtbot: QtBot) -> Iterator[Open]:
    """Close every controller at the end of the test."""
    kept: list[Controller] = []

    def one(controller: Controller) -> Controller:
        kept.append(controller)
        return controller

    yield one
    for controller in kept:
        controller.close()


def play(controller: Controller, choices: int) -> None:
    for _ in range(choices):
        controller.suggest()
        controller.confirm()


def test_a_new_game_is_a_file_of_its_own(games: Games, keep: Open):
    controller = keep(games.new(set_up(1), SEATS, practice=False))
    assert controller.path is not None
    assert controller.path.parent == games.default_folder
    assert re.fullmatch(rf"\d{{4}}-\d\d-\d\d \d\d\.\d\d Mira-Ragna{re.escape(SUFFIX)}", controller.path.name)
    assert controller.names == ("Mira", "Ragna")
    assert controller.kinds == ("person", "person")
    assert not controller.practice
    again = keep(games.new(set_up(1), SEATS, practice=False))
    assert again.path is not None
    assert again.path != controller.path


def test_names_that_no_file_can_have(games: Games, keep: Open):
    seats = [SeatPlan("../Mi ra/", "person"), SeatPlan("???", "person")]
    controller = keep(games.new(set_up(1), seats, practice=True))
    assert controller.path is not None
    assert controller.path.parent == games.default_folder
    assert controller.path.name.endswith(f"Mira-player{SUFFIX}")
    assert controller.names == ("../Mi ra/", "???")


def test_very_long_names(games: Games, keep: Open):
    seats = [SeatPlan("Mira" * 60, "person"), SeatPlan("Ragna" * 60, "person")]
    controller = keep(games.new(set_up(1), seats, practice=True))
    assert controller.names[0] == "Mira" * 60


def test_a_game_waits_with_the_very_same_question(games: Games, keep: Open):
    controller = keep(games.new(set_up(2), SEATS, practice=True))
    play(controller, 9)
    path, game = controller.path, controller.game
    controller.close()
    assert path is not None
    opened = keep(games.open(path))
    assert opened.game.position == game.position
    assert opened.question == game.question
    assert opened.names == ("Mira", "Ragna")
    assert opened.practice
    assert not opened.read_only
    assert opened.path == path
    opened.undo()
    play(opened, 3)
    opened.close()
    third = keep(games.open(path))
    assert third.game.position == opened.game.position


def test_a_game_open_in_a_window_is_only_read_in_another(games: Games, keep: Open):
    controller = keep(games.new(set_up(2), SEATS, practice=True))
    play(controller, 2)
    assert controller.path is not None
    second = keep(games.open(controller.path))
    assert second.read_only
    assert second.game.position == controller.game.position
    assert not second.asks_person


def test_recent_games_have_a_title(games: Games, keep: Open):
    assert list(games.recent()) == []
    controller = keep(games.new(set_up(3), SEATS, practice=True))
    play(controller, 1)
    controller.close()
    (recent,) = games.recent()
    assert (recent.path, recent.title, recent.over) == (controller.path, "Mira – Ragna", False)
    assert recent.when


def test_the_game_played_last_stands_first_and_broken_files_are_left_out(
    games: Games, keep: Open, monkeypatch: pytest.MonkeyPatch
):
    """The time that is shown counts, not that of the file, which changes when a game is only looked at."""
    paths = []
    for minute, seed in (("30", 1), ("10", 2), ("20", 3)):
        moment = f"2031-05-04T12:{minute}:00+02:00" if seed > 1 else "2031-05-04T10:30:00+00:00"
        monkeypatch.setattr("ui.games.now", lambda moment=moment: moment)
        controller = keep(games.new(set_up(seed), SEATS, practice=True))
        controller.close()
        assert controller.path is not None
        os.utime(controller.path, (10_000 - int(minute), 10_000 - int(minute)))
        paths.append(controller.path)
    (games.default_folder / f"broken{SUFFIX}").write_bytes(b"no game at all")
    (games.default_folder / "notes.txt").write_text("mine", encoding="utf-8")
    assert [recent.path for recent in games.recent()] == [paths[0], paths[2], paths[1]]


def test_a_clock_that_was_set_back_does_not_make_the_game_played_last_an_old_one(
    games: Games, keep: Open, monkeypatch: pytest.MonkeyPatch
):
    times = {"first": "2031-05-04", "second": "2033-01-01", "third": "2019-01-01", "strange": "2032-01-01"}
    paths = {}
    for seed, (name, day) in enumerate(times.items()):
        monkeypatch.setattr("ui.games.now", lambda day=day: f"{day}T12:00:00+00:00")
        controller = keep(games.new(set_up(seed), SEATS, practice=True))
        controller.close()
        assert controller.path is not None
        paths[name] = controller.path.rename(games.default_folder / f"{name}{SUFFIX}")
    played = [paths[name] for name in ("third", "second", "first")]
    assert [one.path.stem for one in games.recent((), played)] == ["third", "second", "strange", "first"]
    assert [one.path.stem for one in games.recent()] == ["second", "strange", "first", "third"]


def test_of_games_of_the_same_second_the_one_played_last_stands_first(
    games: Games, keep: Open, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("ui.games.now", lambda: "2031-05-04T12:00:00+00:00")
    made = [keep(games.new(set_up(seed), SEATS, practice=True)) for seed in (1, 2, 3)]
    for controller in made:
        controller.close()
    paths = [controller.path for controller in made]
    for played in (paths, paths[::-1]):
        assert [one.path for one in games.recent((), played)] == played


def test_the_game_played_last_is_listed_however_many_files_tell_a_later_time(games: Games, keep: Open):
    controller = keep(games.new(set_up(1), SEATS, practice=True))
    controller.close()
    path = controller.path
    assert path is not None
    os.utime(path, (1, 1))
    for number in range(RECENT):
        copy(path, path.with_name(f"{number}{SUFFIX}"))
    assert path not in [one.path for one in games.recent()]
    assert games.recent((), [path])[0].path == path


def test_a_game_tells_its_round_and_its_forces(games: Games, keep: Open):
    controller = keep(games.new(set_up(12), SEATS, practice=True))
    while controller.position.board.turn < 4:
        play(controller, 1)
    assert (next(iter(games.recent())).round, next(iter(games.recent())).over) == (0, False)  # no snapshot as yet
    controller.close()
    (recent,) = games.recent()
    assert (recent.over, recent.winners, recent.round) == (False, None, 2)
    names = [force["name"] for force in controller.game.set_up.forces]
    assert [name for _, name in recent.forces] == names


def test_a_finished_game_tells_who_won_and_in_which_round(games: Games, keep: Open):
    controller = keep(games.new(set_up(12), SEATS, practice=True))
    while controller.question is not None:
        play(controller, 1)
    result, turn = controller.position.result, controller.position.board.turn
    (recent,) = games.recent()
    assert result is not None
    assert recent.over
    assert recent.winners == tuple(controller.names[seat] for seat in result.winners)
    assert recent.round == (turn + 1) // 2
    controller.close()
    assert controller.path is not None
    assert keep(games.open(controller.path)).question is None


def test_who_gave_up_is_not_told_to_have_won(games: Games, keep: Open):
    """The computer that took the seat over may win for itself."""
    controller = keep(games.new(set_up(12), SEATS, practice=True))
    controller.hand_over(0, "recruit", conceded=True)
    controller.concede(1)
    (recent,) = games.recent()
    assert (recent.winners, recent.by_computer) == (("Mira",), True)


def test_a_practice_game_from_a_moment_knows_who_had_handed_seats_over_until_then(games: Games, keep: Open):
    controller = keep(games.new(set_up(2, 3), [*SEATS, SeatPlan("Tove", "person")], practice=True))
    play(controller, 3)
    controller.undo()
    play(controller, 2)
    controller.hand_over(2, "recruit")
    controller.hand_over(2, "person")
    play(controller, 2)
    controller.hand_over(0, "recruit", conceded=True)
    branched = keep(games.branch(controller, 5))
    carried = [(change.entries, change.seat, change.how) for change in branched.handed]
    assert carried == [(4, 2, "recruit"), (4, 2, "person")]
    assert branched.kinds == controller.kinds
    assert len(keep(games.branch(controller, 6)).handed) == 3
    branched.close()
    assert branched.path is not None
    opened = keep(games.open(branched.path))
    assert (opened.handed, opened.kinds) == (branched.handed, branched.kinds)


def test_a_set_up_that_is_no_game_is_told_and_leaves_no_file(games: Games):
    plan = set_up(1)
    with pytest.raises(GameTrouble, match="house option"):
        games.new(SetUp("classic", 1, {"moon": True}, plan.forces), SEATS, practice=True)
    assert not games.default_folder.exists() or not list(games.default_folder.iterdir())


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path):
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(GameTrouble, match="cannot be written"):
        Games(tmp_path / "file" / "games").new(set_up(1), SEATS, practice=True)


def test_a_file_that_is_no_game_is_told(games: Games, tmp_path: Path):
    path = tmp_path / f"other{SUFFIX}"
    path.write_bytes(b"SQLite format 3\0" + bytes(200))
    with pytest.raises(GameTrouble, match="other"):
        games.open(path)
    with pytest.raises(GameTrouble):
        games.open(tmp_path / "nowhere.ddtable")


def test_the_usual_folder_is_the_users_own():
    assert Games().default_folder.name == "games"


def test_the_time_has_seconds_and_a_zone():
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d", now())
