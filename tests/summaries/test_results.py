"""The record of a person: won, drawn and lost against each opponent, with each force, in each game; streaks; CSV."""

from __future__ import annotations

import csv
import io

from ddtable.engine.game import Game
from ddtable.summaries.results import (
    EndedGame,
    Streaks,
    by_force,
    by_game,
    by_opponent,
    ended_game,
    in_game,
    persons,
    results_csv,
    streaks,
    with_force,
)
from tests.drivers.playing import set_up


def ended(number: int, winners: tuple[int, ...], **changes: object) -> EndedGame:
    values = {"game": "classic", "names": ("Mira", "Ragna"), "kinds": ("person", "recruit"), "forces": ("Reef", "Mire")}
    return EndedGame(**{"id": str(number), "day": "2026-11-27", "winners": winners, "turns": 9, **values, **changes})  # type: ignore[arg-type]


WON, LOST, DRAWN = ended(1, (0,)), ended(2, (1,)), ended(3, ())
FOUR = ended(
    4,
    (2,),
    game="risk",
    names=("Mira", "Ragna", "Tove", "Aksel"),
    kinds=("person", "recruit", "person", "recruit"),
    forces=("Reef", "Mire", "Anvil", "Ash"),
)


def told(records) -> list[tuple[str, int, int, int]]:
    return [(one.name, one.won, one.drawn, one.lost) for one in records]


def test_record_by_opponent_counts_computers_by_kind_and_persons_by_name():
    games = (WON, LOST, DRAWN, FOUR)
    assert told(by_opponent(games, "Mira")) == [("computer/recruit", 1, 1, 3), ("Tove", 0, 0, 1)]
    assert told(by_opponent(games, "Tove")) == [("computer/recruit", 2, 0, 0), ("Mira", 1, 0, 0)]


def test_record_by_force_and_game_the_most_played_first():
    games = (WON, LOST, DRAWN, FOUR, ended(5, (0,), forces=("Tide", "Mire")))
    assert told(by_force(games, "Mira")) == [("Reef", 1, 1, 2), ("Tide", 1, 0, 0)]
    assert told(by_game(games, "Mira")) == [("classic", 2, 1, 1), ("risk", 0, 0, 1)]
    assert by_game(games, "Mira")[0].share == 2.5 / 4


def test_record_of_one_force_or_game_with_its_days():
    tide = ended(5, (0,), forces=("Tide", "Mire"), day="2026-12-01")
    games = (WON, LOST, FOUR, tide)
    assert with_force(games, "Mira", "Tide") == [tide]
    assert with_force(games, "Mira", "Mire") == []
    assert in_game(games, "risk") == [FOUR]
    (one,) = by_opponent((WON, tide), "Mira")
    assert (one.first, one.last) == ("2026-11-27", "2026-12-01")


def test_all_winners_together_have_drawn():
    """An agreed end of a war may have several winners; if all of them win it is a draw."""
    assert ended(1, (0, 1)).outcome(0) == "drawn"
    assert FOUR.outcome(2) == "won"
    assert FOUR.outcome(3) == "lost"


def test_streaks_are_the_last_games_in_a_row_and_the_longest_of_wins():
    games = [ended(n, (0,)) for n in range(3)] + [LOST] + [ended(n, (0,)) for n in (7, 8)]
    assert streaks(games, "Mira") == Streaks("won", 2, 3)
    assert streaks([*games, LOST, ended(9, (1,))], "Mira") == Streaks("lost", 2, 3)
    assert streaks(games, "Nora") is None


def test_only_persons_have_a_record():
    assert persons((WON, FOUR)) == ["Mira", "Tove"]
    assert by_opponent((WON,), "Ragna") == []


def test_csv_has_a_line_for_each_person_and_no_formula():
    rows = list(csv.reader(io.StringIO(results_csv((FOUR, ended(5, (0,), forces=("=1+1", "Mire")))))))
    assert rows[0] == ["day", "game", "player", "force", "opponents", "result", "turns", "reason"]
    assert [row[2] for row in rows[1:]] == ["Mira", "Tove", "Mira"]
    assert [row[5] for row in rows[1:]] == ["lost", "won", "won"]
    assert rows[3][3] == "'=1+1"


def test_game_becomes_a_result_when_it_is_over_and_a_person_played():
    game = Game(set_up(3))
    assert ended_game(game, ("Mira", "Ragna"), ("person", "recruit"), "2026-11-27", 0) is None
    game.concede(0)
    kept = ended_game(game, ("Mira", "Ragna"), ("person", "recruit"), "2026-11-27", 0)
    assert kept is not None
    assert (kept.winners, kept.game, kept.outcome(0)) == ((1,), "classic", "lost")
    assert all(kept.forces)
    assert ended_game(game, ("Mira", "Ragna"), ("recruit", "recruit"), "2026-11-27", 0) is None
