"""Names are found by their first letters, by those of a later word, then by letters inside; accents do not matter."""

from __future__ import annotations

import pytest

from ui.games.risk.board.finding import matches

NAMES = ("Ukraine", "Great Britain", "Brazil", "Grønland", "Det vestlige USA", "Québec")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("uk", [0]),
        ("br", [2, 1]),
        ("QUEB", [5]),
        ("vest", [4]),
        ("rai", [0]),
        ("", []),
        ("xyz", []),
        ("  b", [2, 1, 5]),
    ],
)
def test_names_are_found_the_best_match_first(typed, found) -> None:
    assert matches(typed, NAMES) == found
