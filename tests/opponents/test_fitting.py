"""The tool that fits the weights of the appraisal: it finds known weights again, and measures whole games."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from benchmarks.fitting import fit, loss, main, off_by, positions, solved
from ddtable.opponents.dragon_dice.appraisal import FITTED
from ddtable.opponents.players import RECRUIT

TRUE = (1.5, -0.5, 0.0)


def test_linear_equations_are_solved():
    assert solved([[0.0, 2.0], [4.0, 1.0]], [6.0, 7.0]) == pytest.approx([1.0, 3.0])


def test_known_weights_are_found_again():
    random = Random(1)
    rows = [tuple(random.gauss(0, 1) for _ in TRUE) for _ in range(6000)]
    chances = [1 / (1 + exp(-sum(map(float.__mul__, TRUE, row)))) for row in rows]
    results = [float(random.random() < chance) for chance in chances]
    found = fit(rows, results)
    assert found == pytest.approx(TRUE, abs=0.12)
    assert loss(found, rows, results) < loss([0.0, 0.0, 0.0], rows, results) == pytest.approx(1.0)


def test_positions_of_games_have_every_measure_and_the_same_seed_the_same_ones():
    rows, results = positions(2, 3, RECRUIT)
    assert len(rows) == len(results) > 3
    assert {len(row) for row in rows} == {len(FITTED)}
    assert {*results} <= {0.0, 0.5, 1.0}
    assert positions(2, 3, RECRUIT) == (rows, results)


def test_the_tool_prints_a_file_of_weights(capsys: pytest.CaptureFixture[str]):
    assert main(["--games", "6", "--seed", "2"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("# Fitted by python -m benchmarks.fitting --games 6 --seed 2 --player recruit:")
    assert [line.partition(" = ")[0] for line in printed.split("[measures]\n")[1].split("\n") if line] == [*FITTED]


def test_error_of_the_chances_is_that_of_ten_classes(capsys: pytest.CaptureFixture[str]):
    even = [(0.0,)] * 4
    assert off_by([1.0], even, [1.0, 1.0, 0.0, 0.0]) == 0
    assert off_by([1.0], even, [1.0, 1.0, 1.0, 0.0]) == pytest.approx(0.25)
    assert main(["--games", "1", "--check"]) == 0
    assert "off by" in capsys.readouterr().out
