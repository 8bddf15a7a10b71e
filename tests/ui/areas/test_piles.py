"""Sharing out room among piles: nobody gets more than there is, and dice are never smaller than they need be."""

from hypothesis import given
from hypothesis import strategies as st

from ui.areas.piles import LEAST, READABLE, Frame, Pile, fitted

UPRIGHT = Frame(148, 8, 30)
LINES = (28, 28, 28)


def pile(count: int, kinds: int = 99, *, asked: bool = False) -> Pile:
    return Pile((1.0,) * count, (1.0,) * min(count, kinds), 0.1, 48.0, asked)


def shared(room: int, *piles: Pile) -> tuple[tuple[int, ...], float]:
    return fitted(piles, room, ((LINES[: len(piles)], LEAST),), UPRIGHT)


def test_empty_piles_keep_a_line_each():
    assert shared(300, pile(0), pile(0), pile(0))[0] == LINES


def test_few_dice_are_as_large_as_dice_get():
    heights, size = shared(300, pile(1), pile(2), pile(0))
    assert size == 48
    assert heights == (78, 78, 28)


def test_many_dice_leave_room_for_the_one_in_reserve():
    heights, size = shared(172, pile(1), pile(9), pile(0))
    assert size >= READABLE
    assert min(heights[:2]) >= 29 + READABLE


def test_equal_dice_on_each_other_let_all_be_larger():
    assert shared(150, pile(0), pile(24, kinds=4), pile(0))[1] > shared(150, pile(0), pile(24), pile(0))[1]


def test_dice_to_be_chosen_from_go_first():
    asked = shared(230, pile(9), pile(9, asked=True), pile(0))[1]
    assert asked > shared(230, pile(9), pile(9), pile(0))[1]


def test_pile_on_a_plate_keeps_its_label_if_the_dice_fit():
    plate = Frame(60, 8, 30, plate=True)
    tries = (((100, 80, 90), 26.0), ((50, 50, 50), LEAST))
    assert fitted((pile(0), pile(2), pile(0)), 300, tries, plate)[0] == (100, 80, 90)
    widths, size = fitted((pile(0), pile(6), pile(0)), 300, tries, plate)
    assert (widths[0], widths[2]) == (50, 50)
    assert size >= 26


@given(counts=st.lists(st.integers(0, 30), min_size=3, max_size=3), room=st.integers(90, 500), asked=st.integers(0, 3))
def test_piles_stay_within_the_available_space(counts: list[int], room: int, asked: int):
    piles = [pile(count, asked=number == asked) for number, count in enumerate(counts)]
    heights, size = shared(room, *piles)
    assert sum(heights) <= room
    assert min(heights) >= 28
    assert size >= LEAST
