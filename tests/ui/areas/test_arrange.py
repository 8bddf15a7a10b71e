"""Laying dice out: they fill the room, never leave it, never overlap, stack only when there is no other way."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from ui.areas.arrange import LARGEST, LEAST, SMALLEST, Arrangement, arrange

SIZES = st.lists(st.sampled_from([0.8, 0.88, 0.95, 1.0]), min_size=1, max_size=60)


def laid_out(count: int, width: float, height: float, kinds: int = 1) -> Arrangement:
    return arrange([index % kinds for index in range(count)], [1.0] * count, (0, 0, width, height))


def test_empty_area_has_no_dice() -> None:
    assert laid_out(0, 300, 200).boxes == ()


def test_area_without_space_has_no_dice() -> None:
    assert laid_out(4, 0, 200).boxes == ()


def test_few_dice_are_as_large_as_dice_get_and_in_the_middle() -> None:
    arrangement = laid_out(1, 300, 200)
    (box,) = arrangement.boxes
    assert box.side == LARGEST
    assert (box.x + box.side / 2, box.y + box.side / 2) == (150, 100)


def test_many_dice_shrink_before_they_stack() -> None:
    arrangement = laid_out(24, 300, 200)
    assert len(arrangement.stacks) == 24
    assert SMALLEST <= arrangement.size < LARGEST


def test_equal_dice_stack_when_they_would_be_too_small() -> None:
    arrangement = laid_out(60, 150, 60, kinds=5)
    assert len(arrangement.stacks) == 5
    assert sorted(index for stack in arrangement.stacks for index in stack) == list(range(60))


def test_an_arrow_key_finds_the_nearest_die_of_the_next_row() -> None:
    arrangement = laid_out(6, 300, 200)
    assert [len(row) for row in arrangement.rows] == [3, 3]
    assert arrangement.in_next_row(1, 1) == 4
    assert arrangement.in_next_row(4, 1) == 4
    assert arrangement.in_next_row(5, -1) == 2


def test_a_point_finds_its_die() -> None:
    arrangement = laid_out(6, 300, 200)
    box = arrangement.boxes[4]
    assert arrangement.stack_at(box.x + 3, box.y + 3) == 4
    assert arrangement.stack_at(0, 0) == -1


@given(sizes=SIZES, width=st.integers(60, 800), height=st.integers(40, 500), left=st.booleans())
def test_dice_stay_inside_and_apart(sizes: list[float], width: int, height: int, left: bool) -> None:
    arrangement = arrange(list(range(len(sizes))), sizes, (10, 20, width, height), left=left)
    if arrangement.size <= LEAST:
        return
    for number, box in enumerate(arrangement.boxes):
        assert box.x >= 9.99
        assert box.y >= 19.99
        assert box.x + box.side <= width + 10.01
        assert box.y + box.side <= height + 20.01
        for other in arrangement.boxes[:number]:
            apart = (
                box.x >= other.x + other.side
                or other.x >= box.x + box.side
                or box.y >= other.y + other.side
                or other.y >= box.y + box.side
            )
            assert apart


def test_too_many_dice_overlap_and_none_is_cut():
    """Twenty different dice in a small pile: none leaves the room, each shows at least a strip that can be hit."""
    laid = arrange(list(range(20)), [1.0] * 20, (2.0, 3.0, 80.0, 32.0), left=True)
    for box in laid.boxes:
        assert box.x >= 2.0
        assert box.x + box.side <= 82.001
        assert box.y >= 3.0
        assert box.y + box.side <= 35.001
    assert {laid.stack_at(box.x + 1, box.y + 1) for box in laid.boxes} == set(range(20))


def test_rows_touch_before_dice_hide_each_other():
    """Two rows of four fit if they touch: no die hides the badge of its neighbour."""
    laid = arrange(list(range(8)), [1.0] * 8, (0.0, 0.0, 4.4 * LEAST, 2.02 * LEAST), left=True, gap=0.1, least=LEAST)
    assert [len(row) for row in laid.rows] == [4, 4]
    for row in laid.rows:
        for one, other in pairwise(row):
            assert laid.boxes[one].x + laid.boxes[one].side <= laid.boxes[other].x
    assert max(box.y + box.side for box in laid.boxes) <= 2.02 * LEAST + 0.01
