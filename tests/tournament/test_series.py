"""Tournaments: what is played, what counts, and what is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest

from ddtable.opponents.players import RECRUIT
from ddtable.tournament.contest import RANDOM, Contest, PairPlayed, play
from ddtable.tournament.pairings import Pair, pairings, pairs, set_up
from ddtable.tournament.series import Series, decisive, run, share_of
from ddtable.tournament.table import conclusion, table

CONTEST = Contest(RECRUIT, RANDOM)
OF = pairings("classic", (12, 14), 4, 1)


def pair(*worths: float) -> PairPlayed:
    return PairPlayed(worths, 0, ((0.002, 0.004), (0.001,)))


def by(results: Sequence[PairPlayed]) -> Callable[..., Iterator[PairPlayed]]:
    """Return an executor that plays nothing."""
    return lambda _work, _todo: (one for one in results)


def series(results: Sequence[PairPlayed], games: int, until_decided: bool = False) -> Series:
    found = Series(0.55)
    run(CONTEST, OF, games, 0, found, by(results), until_decided, lambda _: None)
    return found


def test_pairings_have_both_sizes_and_their_own_forces():
    dealt = [set_up(Pair(one, 0, 0)).forces for one in OF]
    assert [one.size for one in OF] == [12] * 4 + [14] * 4
    assert len({str(forces) for forces in dealt}) == len(OF)


def test_no_seed_is_played_in_both_series():
    first, fresh = ({set_up(one).seed for one in pairs(OF, 32, number)} for number in (0, 1))
    assert len(first) == len(fresh) == 16
    assert not first & fresh
    assert {one.pairing for one in pairs(OF, 32, 0)} == {*OF}


def test_a_pair_is_played_from_both_sides_and_always_alike():
    """The mirrored game of two equal players has the same winner by seat: each wins one game."""
    first = play(CONTEST, Pair(OF[0], 0, 0))
    assert len(first.worths) == 2
    assert play(CONTEST, Pair(OF[0], 0, 0)).worths == first.worths
    assert play(Contest(RECRUIT, RECRUIT), Pair(OF[0], 0, 0)).worths in ((1.0, 0.0), (0.0, 1.0))


def test_recruit_wins_both_games_against_answers_by_lot():
    assert all(play(CONTEST, Pair(one, 0, 0)).worth == 1.0 for one in OF[:3])


def test_scores_and_decisive_pairs_are_counted():
    found = [pair(1, 1), pair(1, 0), pair(0, 0), pair(1, 0.5), pair(1, 1)]
    assert (share_of(found).wins, share_of(found).games) == (6.5, 10)
    assert (decisive(found).wins, decisive(found).games) == (2, 3)


def test_a_series_ends_when_the_test_has_decided():
    won = [pair(1, 1)] * 50
    assert len(series(won, 100, until_decided=True).played) == 7
    assert len(series(won, 100).played) == 50


@pytest.mark.parametrize(
    ("first", "fresh", "said"),
    [
        ([pair(1, 1)] * 8, [pair(1, 1)] * 8, "confirmed on fresh seeds"),
        ([pair(1, 1)] * 8, [pair(1, 0)] * 8, "Not confirmed"),
        ([pair(1, 0)] * 8, [pair(1, 1)] * 8, "did not decide"),
        ([pair(1, 0)] * 8, [pair(1, 0)] * 8, "not proved"),
    ],
)
def test_only_fresh_seeds_confirm(first: list[PairPlayed], fresh: list[PairPlayed], said: str):
    assert said in conclusion(CONTEST, series(first, 16), series(fresh, 16))


def test_the_table_has_a_row_for_each_pair_of_forces_and_their_sum():
    lines = list(table(CONTEST, OF, series([pair(1, 1), pair(1, 0), pair(0, 0)], 6)))
    rows = [line.split() for line in lines[1:4]]
    assert [row[-3:] for row in rows] == [["1", "0", "0"], ["0", "1", "0"], ["0", "0", "1"]]
    assert lines[4].split()[:3] == ["all", "6", "50.0"]
    assert lines[5].startswith("decisive pairs   2 of 3, of 100 recruit wins 50.0")
    assert lines[7] == "thinking         median recruit 3.0 ms, random 1.0 ms"
    assert len(lines) == 8
    unfinished = series([PairPlayed((0.5, 0.5), 2, ((), ()))], 2)
    assert list(table(CONTEST, OF, unfinished))[-1] == "unfinished       2 games, counted as draws"
