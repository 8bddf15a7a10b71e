"""Games on this computer: made, followed by their files, found again, opened where they stood."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ddtable import saves
from ddtable.engine.system import SetUp
from ddtable.saves import SUFFIX, copy
from ddtable.saves.store import SaveFile
from tests.drivers.playing import set_up
from tests.saves.lies import LIES, UNREADABLE, tell_named
from tests.saves.sidecars import GROW, JOURNAL, beside, cut_short, lay, named, precious, seen
from ui.kit.settings import SettingsFile
from ui.session.library import GameTrouble, SeatPlan
from ui.session.session import Session
from ui.window import saved_games
from ui.window.main_window import MainWindow
from ui.window.proving import SECONDS
from ui.window.saved_games import RECENT, Games, free_name, now

SEATS = [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")]
Open = Callable[[Session], Session]


@pytest.fixture
def games(tmp_path: Path) -> Games:
    return Games(tmp_path / "games")


@pytest.fixture
def keep(qtbot: QtBot) -> Iterator[Open]:
    """Close every session at the end of the test."""
    kept: list[Session] = []

    def one(session: Session) -> Session:
        kept.append(session)
        return session

    yield one
    for session in kept:
        session.close()


class Clock:
    """A clock that the test sets."""

    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def play(session: Session, choices: int) -> None:
    for _ in range(choices):
        session.draft.suggest()
        session.draft.confirm()


@pytest.mark.parametrize(
    "names",
    [("\N{DRAGON}" * 80,) * 2, ("\N{GOTHIC LETTER AHSA}" * 16,) * 4, ("\N{GOTHIC LETTER AHSA}" * 80,) * 4],
    ids=["80 emoji", "four of 16 letters of 4 bytes", "four of 80 letters of 4 bytes"],
)
def test_long_names_in_any_script_find_room_in_the_name_of_a_file(names: tuple[str, ...], games: Games, keep: Open):
    seats = [SeatPlan(name, "person") for name in names]
    session = keep(games.new(set_up(1, len(names)), seats, practice=True))
    play(session, 1)
    assert session.guard.path is not None
    assert len(os.fsencode(session.guard.path.name)) < 230
    branch = keep(games.branch(session, 1))
    assert branch.guard.path is not None
    assert branch.guard.path != session.guard.path
    session.close()
    assert keep(games.open(session.guard.path)).names == names
    (copied,) = games.copies.listed(session.guard.path)
    assert games.copies.restore(copied, "from a copy").exists()


def test_half_a_letter_in_a_name_is_refused_with_a_sentence(games: Games):
    with pytest.raises(GameTrouble, match="it could not be opened again"):
        games.new(set_up(1), [SeatPlan("half \ud83d", "person"), SEATS[1]], practice=False)


def test_new_game_has_a_separate_file(games: Games, keep: Open):
    session = keep(games.new(set_up(1), SEATS, practice=False))
    assert session.guard.path is not None
    assert session.guard.path.parent == games.default_folder
    assert re.fullmatch(rf"\d{{4}}-\d\d-\d\d \d\d\.\d\d Mira-Ragna{re.escape(SUFFIX)}", session.guard.path.name)
    assert session.names == ("Mira", "Ragna")
    assert session.kinds == ("person", "person")
    assert not session.guard.practice
    again = keep(games.new(set_up(1), SEATS, practice=False))
    assert again.guard.path is not None
    assert again.guard.path != session.guard.path


def test_names_that_no_file_can_have(games: Games, keep: Open):
    seats = [SeatPlan("../Mi ra/", "person"), SeatPlan("???", "person")]
    session = keep(games.new(set_up(1), seats, practice=True))
    assert session.guard.path is not None
    assert session.guard.path.parent == games.default_folder
    assert session.guard.path.name.endswith(f"Mira-player{SUFFIX}")
    assert session.names == ("../Mi ra/", "???")


def test_very_long_names(games: Games, keep: Open):
    seats = [SeatPlan("Mira" * 60, "person"), SeatPlan("Ragna" * 60, "person")]
    session = keep(games.new(set_up(1), seats, practice=True))
    assert session.names[0] == "Mira" * 60


def test_a_game_waits_with_the_very_same_question(games: Games, keep: Open):
    session = keep(games.new(set_up(2), SEATS, practice=True))
    play(session, 9)
    path, game = session.guard.path, session.game
    session.close()
    assert path is not None
    opened = keep(games.open(path))
    assert opened.game.position == game.position
    assert opened.question == game.question
    assert opened.names == ("Mira", "Ragna")
    assert opened.guard.practice
    assert not opened.guard.read_only
    assert opened.guard.path == path
    opened.undoing.undo()
    play(opened, 3)
    opened.close()
    third = keep(games.open(path))
    assert third.game.position == opened.game.position


def test_a_game_open_in_a_window_is_only_read_in_another(games: Games, keep: Open):
    session = keep(games.new(set_up(2), SEATS, practice=True))
    play(session, 2)
    assert session.guard.path is not None
    second = keep(games.open(session.guard.path))
    assert second.guard.read_only
    assert second.game.position == session.game.position
    assert not second.asks_person


def test_game_without_a_table_is_refused_and_its_file_stays_as_it_was(
    games: Games, keep: Open, monkeypatch: pytest.MonkeyPatch
):
    session = keep(games.new(set_up(2), SEATS, practice=True))
    path = session.guard.path
    assert path is not None
    session.close()
    before = path.read_bytes()
    with monkeypatch.context() as without:
        without.setattr(saved_games, "known_systems", dict)
        with pytest.raises(GameTrouble, match="cannot show yet"):
            games.open(path)
    assert path.read_bytes() == before
    assert not keep(games.open(path)).guard.read_only, "nothing holds the file"


def test_recent_games_have_a_title(games: Games, keep: Open):
    assert list(games.recent()) == []
    session = keep(games.new(set_up(3), SEATS, practice=True))
    play(session, 1)
    session.close()
    (recent,) = games.recent()
    assert (recent.path, recent.title, recent.over) == (session.guard.path, "Mira – Ragna", False)
    assert recent.when


@pytest.mark.parametrize("taken", [1, 3])
def test_new_game_whose_name_another_window_takes_first_has_the_next_name(games: Games, keep: Open, monkeypatch, taken):
    """Both windows begin in the same minute; the file of the other one stays as it is."""
    create, others = saves.create, list[Path]()

    def late(path: Path, **given: Any) -> SaveFile:
        if len(others) < taken:
            path.write_bytes(b"of the other window")
            others.append(path)
        return create(path, **given)

    monkeypatch.setattr(saves, "create", late)
    session = keep(games.new(set_up(1), SEATS, practice=False))
    assert len(others) == taken
    assert session.guard.path not in others
    assert not session.guard.read_only
    assert [path.read_bytes() for path in others] == [b"of the other window"] * taken


def test_last_played_game_is_first_and_broken_files_are_last(games: Games, keep: Open, monkeypatch: pytest.MonkeyPatch):
    """The time that is shown counts, not that of the file, which changes when a game is only looked at."""
    paths = []
    for minute, seed in (("30", 1), ("10", 2), ("20", 3)):
        moment = f"2031-05-04T12:{minute}:00+02:00" if seed > 1 else "2031-05-04T10:30:00+00:00"
        monkeypatch.setattr("ui.window.saved_games.now", lambda moment=moment: moment)
        session = keep(games.new(set_up(seed), SEATS, practice=True))
        session.close()
        assert session.guard.path is not None
        os.utime(session.guard.path, (10_000 - int(minute), 10_000 - int(minute)))
        paths.append(session.guard.path)
    (games.default_folder / f"broken{SUFFIX}").write_bytes(b"no game at all")
    (games.default_folder / "notes.txt").write_text("mine", encoding="utf-8")
    *sound, broken = games.recent()
    assert [recent.path for recent in sound] == [paths[0], paths[2], paths[1]]
    assert (broken.title, broken.trouble) == ("broken", "broken.ddtable is not a ddtable save.")


def test_a_clock_that_was_set_back_does_not_make_the_game_played_last_an_old_one(
    games: Games, keep: Open, monkeypatch: pytest.MonkeyPatch
):
    times = {"first": "2031-05-04", "second": "2033-01-01", "third": "2019-01-01", "strange": "2032-01-01"}
    paths = {}
    for seed, (name, day) in enumerate(times.items()):
        monkeypatch.setattr("ui.window.saved_games.now", lambda day=day: f"{day}T12:00:00+00:00")
        session = keep(games.new(set_up(seed), SEATS, practice=True))
        session.close()
        assert session.guard.path is not None
        paths[name] = session.guard.path.rename(games.default_folder / f"{name}{SUFFIX}")
    played = [paths[name] for name in ("third", "second", "first")]
    assert [one.path.stem for one in games.recent((), played)] == ["third", "second", "strange", "first"]
    assert [one.path.stem for one in games.recent()] == ["second", "strange", "first", "third"]


def test_last_played_game_of_the_same_second_is_first(games: Games, keep: Open, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ui.window.saved_games.now", lambda: "2031-05-04T12:00:00+00:00")
    made = [keep(games.new(set_up(seed), SEATS, practice=True)) for seed in (1, 2, 3)]
    for session in made:
        session.close()
    paths = [session.guard.path for session in made]
    for played in (paths, paths[::-1]):
        assert [one.path for one in games.recent((), played)] == played


def test_last_played_game_is_listed_despite_many_later_files(games: Games, keep: Open):
    session = keep(games.new(set_up(1), SEATS, practice=True))
    session.close()
    path = session.guard.path
    assert path is not None
    os.utime(path, (1, 1))
    for number in range(RECENT):
        copy(path, path.with_name(f"{number}{SUFFIX}"))
    assert path not in [one.path for one in games.recent()]
    assert games.recent((), [path])[0].path == path


def test_list_shows_round_and_forces_of_a_game(games: Games, keep: Open):
    session = keep(games.new(set_up(12), SEATS, practice=True))
    while session.position.board.turn < 4:
        play(session, 1)
    assert (next(iter(games.recent())).round, next(iter(games.recent())).over) == (2, False), "without a snapshot"
    session.close()
    (recent,) = games.recent()
    assert (recent.over, recent.winners, recent.round) == (False, None, 2)
    names = [force["name"] for force in session.game.set_up.forces]
    assert [name for _, name in recent.forces] == names


def test_list_shows_winner_and_round_of_a_finished_game(games: Games, keep: Open):
    session = keep(games.new(set_up(12), SEATS, practice=True))
    while session.question is not None:
        play(session, 1)
    result, turn = session.position.result, session.position.board.turn
    (recent,) = games.recent()
    assert result is not None
    assert recent.over
    assert recent.winners == tuple(session.names[seat] for seat in result.winners)
    assert recent.round == (turn + 1) // 2
    session.close()
    assert session.guard.path is not None
    assert keep(games.open(session.guard.path)).question is None


def finished(games: Games, keep: Open, seed: int = 12) -> Path:
    """Return the file of a game in which a player gave up."""
    session = keep(games.new(set_up(seed), SEATS, practice=True))
    play(session, 3)
    session.concede(1)
    session.close()
    assert session.guard.path is not None
    return session.guard.path


def open_game(games: Games, keep: Open) -> Path:
    session = keep(games.new(set_up(3), SEATS, practice=True))
    play(session, 3)
    session.close()
    assert session.guard.path is not None
    return session.guard.path


@pytest.mark.parametrize("name", LIES)
def test_unproven_winner_is_not_shown(games: Games, keep: Open, name: str):
    path = open_game(games, keep)
    tell_named(path, name)
    (recent,) = games.recent()
    assert recent.winners is None
    assert recent.round in (0, 1)
    assert recent.checked is (name in UNREADABLE), "the journal is sound where nothing contradicts it"


def test_long_game_is_checked_later(games: Games, keep: Open, monkeypatch: pytest.MonkeyPatch):
    """Nothing is told of it until then. What is short goes first, and a list is asked for again without cost."""
    long, short = finished(games, keep), open_game(games, keep)
    monkeypatch.setattr("ui.window.proving.AT_ONCE", 3)
    first = {game.path: game for game in games.recent()}
    assert (first[short].checked, first[long].checked) == (True, None)
    assert (first[long].winners, first[long].round, first[long].over) == (None, 0, True)
    second = {game.path: game for game in games.recent()}
    assert (second[long].checked, second[long].winners) == (True, ("Mira",))
    monkeypatch.setattr("ddtable.saves.show", None)
    assert {game.path: game for game in games.recent()} == second


def test_a_game_that_is_too_long_to_be_checked_is_marked(games: Games, keep: Open, monkeypatch: pytest.MonkeyPatch):
    finished(games, keep)
    monkeypatch.setattr("ui.window.proving.MOST", 3)
    (recent,) = games.recent()
    assert (recent.checked, recent.winners) == (False, None)


def test_a_game_whose_check_takes_too_long_is_marked(games: Games, keep: Open, monkeypatch: pytest.MonkeyPatch):
    finished(games, keep)
    monkeypatch.setattr("ui.window.proving.PATIENCE", -1.0)
    (recent,) = games.recent()
    assert (recent.checked, recent.winners) == (False, None)


def test_files_that_take_long_to_read_hold_the_list_up_no_longer_than_its_time(
    games: Games, keep: Open, monkeypatch: pytest.MonkeyPatch
):
    clock = Clock()
    monkeypatch.setattr("ui.window.proving.monotonic", clock)
    for _ in range(6):
        keep(games.new(set_up(3), SEATS, False)).close()
    show, asked = saves.show, list[Path]()

    def slowly(path: Path, **told: Any) -> saves.Summary:
        asked.append(path)
        clock.seconds += 0.7 * SECONDS
        return show(path, **told)

    monkeypatch.setattr(saves, "show", slowly)
    listed = games.recent()
    assert len(asked) <= 3, "each is read once, and read again to be played again"
    assert len(listed) == 6
    assert {game.title for game in listed if game.checked} <= {"Mira – Ragna"}
    waiting = [game for game in listed if game.checked is None]
    assert len(waiting) >= 4
    assert not any(game.trouble or game.gone for game in waiting), "nothing is wrong with them"
    for _ in range(6):
        listed = games.recent()
    assert [(game.title, game.checked) for game in listed] == [("Mira – Ragna", True)] * 6


def test_continued_game_is_checked_again(games: Games, keep: Open):
    path = open_game(games, keep)
    (before,) = games.recent()
    session = keep(games.open(path))
    session.concede(0)
    session.close()
    (after,) = games.recent()
    assert (before.over, after.over, after.winners) == (False, True, ("Ragna",))


@pytest.mark.skipif(sys.platform == "win32", reason="names are text there")
def test_a_file_name_that_is_not_utf_8_is_listed_with_the_others(games: Games, keep: Open):
    path, strange = open_game(games, keep), games.default_folder / os.fsdecode(b"caf\xe9.ddtable")
    copy(path, strange)
    broken = games.default_folder / os.fsdecode(b"br\xf8d.ddtable")
    broken.write_bytes(b"no game at all")
    gone = games.default_folder / os.fsdecode(b"v\xe6k.ddtable")
    found = {game.path: game for game in games.recent([gone])}
    assert set(found) == {path, strange, broken, gone}
    assert found[strange].title == "Mira – Ragna"
    assert (found[broken].title, found[gone].title) == ("brd", "vk"), "what can be shown of them"
    assert keep(games.open(strange)).guard.path == strange


def test_no_entry_of_the_list_hides_the_others(games: Games, keep: Open, tmp_path: Path):
    """Whatever lies in the folder or was remembered: pipes, links, folders, paths that no system takes."""
    path = open_game(games, keep)
    folder = games.default_folder
    (folder / f"folder{SUFFIX}").mkdir()
    (folder / f"nothing{SUFFIX}").symlink_to("nowhere")
    (folder / f"round{SUFFIX}").symlink_to(f"round{SUFFIX}")
    strange = [f"folder{SUFFIX}", f"nothing{SUFFIX}", f"round{SUFFIX}"]
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / f"pipe{SUFFIX}")
        strange.append(f"pipe{SUFFIX}")
    elsewhere = [Path("x" * 5000), Path("a\0b"), tmp_path / ("y" * 300), Path("/dev/zero"), path]
    found = games.recent(elsewhere)
    assert found[0].path == path
    assert {game.path.name for game in found if game.trouble} == {*strange, "zero"}
    assert {game.path for game in found if game.gone} == {*elsewhere[:3]}


ATTACKS = ("journal that names a super-journal", "another's journal", "log", "pipe for a journal", "link for a journal")


@pytest.mark.parametrize("name", ATTACKS)
def test_hostile_file_beside_a_game_is_named_and_unchanged(
    games: Games, keep: Open, name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    """The mere start of the window with such a pair in the folder of games deleted a file of the player's."""
    path = open_game(games, keep)
    other = games.default_folder / f"other{SUFFIX}"
    copy(path, other)
    precious(other).write_text("mine")
    try:
        lay(other, named(name, other, Random(name)))
    except (OSError, AttributeError) as error:
        pytest.skip(f"this cannot be made here: {error}")
    before = seen(games.default_folder)
    found = {game.path: game for game in games.recent([other], [other])}
    assert found[path].checked
    assert "Nothing has changed" in found[other].trouble
    with pytest.raises(GameTrouble, match="Nothing has changed"):
        games.open(other)
    window = MainWindow(games, SettingsFile(tmp_path / "settings.json"))
    window.settings.change(on_table=str(other))
    window.offer_game_cut_short()
    assert not window.start.offers("cut-short")
    assert seen(games.default_folder) == before
    window.deleteLater()


def test_a_game_that_a_power_cut_ended_is_listed_as_it_is_and_played_on(games: Games, keep: Open):
    path = open_game(games, keep)
    database, journal = cut_short(path, GROW)
    path.write_bytes(database)
    beside(path, JOURNAL).write_bytes(journal)
    before = seen(games.default_folder)
    (recent,) = games.recent()
    assert (recent.checked, recent.trouble) == (True, "")
    assert seen(games.default_folder) == before
    session = keep(games.open(path))
    assert len(session.game.journal) == 3
    play(session, 1)
    session.close()
    assert not beside(path, JOURNAL).exists()


def test_a_folder_that_cannot_be_listed_hides_no_games_of_another(
    games: Games, keep: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    path = open_game(games, keep)
    games.keep_in(tmp_path / "other")
    listed = Path.glob

    def glob(self: Path, pattern: str) -> object:
        if self == tmp_path / "other":
            raise OSError(5, "Input/output error")
        return listed(self, pattern)

    monkeypatch.setattr(Path, "glob", glob)
    assert [game.path for game in games.recent()] == [path]


def test_player_who_gave_up_is_not_shown_as_winner(games: Games, keep: Open):
    """The computer that took the seat over may win for itself."""
    session = keep(games.new(set_up(12), SEATS, practice=True))
    session.seats.hand_over(0, "recruit", conceded=True)
    session.concede(1)
    (recent,) = games.recent()
    assert (recent.winners, recent.by_computer) == (("Mira",), True)


def test_practice_game_has_the_changes_of_players_until_its_moment(games: Games, keep: Open):
    session = keep(games.new(set_up(2, 3), [*SEATS, SeatPlan("Tove", "person")], practice=True))
    play(session, 3)
    session.undoing.undo()
    play(session, 2)
    session.seats.hand_over(2, "recruit")
    session.seats.hand_over(2, "person")
    play(session, 2)
    session.seats.hand_over(0, "recruit", conceded=True)
    branched = keep(games.branch(session, 5))
    carried = [(change.entries, change.seat, change.how) for change in branched.seats.handed]
    assert carried == [(4, 2, "recruit"), (4, 2, "person")]
    assert branched.kinds == session.kinds
    assert len(keep(games.branch(session, 6)).seats.handed) == 3
    branched.close()
    assert branched.guard.path is not None
    opened = keep(games.open(branched.guard.path))
    assert (opened.seats.handed, opened.kinds) == (branched.seats.handed, branched.kinds)


def test_invalid_set_up_is_reported_and_leaves_no_file(games: Games):
    plan = set_up(1)
    with pytest.raises(GameTrouble, match="house rule"):
        games.new(SetUp("classic", 1, {"moon": True}, plan.forces), SEATS, practice=True)
    assert not games.default_folder.exists() or not list(games.default_folder.iterdir())


def test_folder_that_cannot_be_made_is_reported(tmp_path: Path):
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(GameTrouble, match="Could not save"):
        Games(tmp_path / "file" / "games").new(set_up(1), SEATS, practice=True)


def test_invalid_file_is_reported(games: Games, tmp_path: Path):
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


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")
def test_a_link_to_nothing_is_no_free_name_for_a_game(tmp_path: Path):
    (tmp_path / "game.ddtable").symlink_to(tmp_path / "elsewhere")
    assert free_name(tmp_path, "game") == tmp_path / "game 2.ddtable"
