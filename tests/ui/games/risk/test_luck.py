"""The luck page of Dragon Dice Risk: the results of each round, beside those of the classic game."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from ddtable.summaries.risk.rounds import luck_by_round

PAGE = 2


def test_each_round_in_which_a_player_rolled_has_a_line(at) -> None:
    hands = at("march-first", seats=2, turn=8)
    hands.page.fold_side(False)
    QApplication.processEvents()
    hands.click(hands.page.side.tabs[PAGE])
    QApplication.processEvents()
    page = hands.page.side.pages.widget(PAGE)
    said = [page.lines.index(row).data() for row in range(page.lines.rowCount())]
    tallies = [one for mine in luck_by_round(hands.session.game.history) for one in mine]
    lines = [f"Round {one.name}: {one.got} / {round(one.expected, 1):.1f}" for one in tallies]
    assert len(lines) > 2
    assert [line for line in said if line.startswith("Round ")] == lines
    assert said.count("Rounds: rolled / average") == 2
    page.grab()
