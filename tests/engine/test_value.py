"""Plain values are left out by the garbage collector."""

from __future__ import annotations

import gc

import pytest

from ddtable.engine.kernel import Forced
from ddtable.engine.position import Die
from ddtable.engine.questions import Option, Picked
from ddtable.engine.value import PlainValue


@pytest.mark.parametrize(
    "value", [Die("a", 0, "hill"), Picked("go"), Option("go", "go", {"seat": 1}), Forced(0, "go", Picked("go"))]
)
def test_small_values_are_not_tracked(value: object):
    assert not gc.is_tracked(value)


def test_a_subclass_of_a_plain_value_is_not_tracked_without_saying_so():
    class Pair(PlainValue, frozen=True):
        one: int
        other: tuple[int, ...] = ()

    assert not gc.is_tracked(Pair(1, (2,)))
