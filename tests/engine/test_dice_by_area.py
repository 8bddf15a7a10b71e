"""The dice by place and owner: a draft keeps them as dice move, and never changes those of the position."""

from __future__ import annotations

from ddtable.engine.chance import Chance
from ddtable.engine.draft import Draft
from ddtable.engine.position import Die, Position, dice_by_area

DICE = (Die("a", 0, "hill"), Die("a", 1, "hill"), Die("b", 0, "hill"), Die("b", 0, "shore"), Die("c", 1, "box"))


def position() -> Position[object, None]:
    return Position("small", 2, DICE, None, (), Chance(1, 0))


def test_dice_of_a_seat_at_a_place_are_in_ascending_order() -> None:
    begun = position()
    assert begun.at("hill", 0) == (0, 2)
    assert begun.at("hill", 1) == (1,)
    assert begun.at("shore", 1) == ()


def test_dice_that_move_are_found_at_their_new_place_only() -> None:
    draft = Draft(position())
    draft.put((3, 2), "cave")
    assert draft.at("cave", 0) == (2, 3)
    assert draft.at("hill", 0) == (0,)
    assert ("shore", 0) not in draft.by_area
    assert draft.by_area == dice_by_area(draft.dice)


def test_dice_of_several_owners_and_places_move_at_once() -> None:
    draft = Draft(position())
    draft.put((0, 1, 4), "shore")
    assert (draft.at("shore", 0), draft.at("shore", 1)) == ((0, 3), (1, 4))
    assert draft.by_area == dice_by_area(draft.dice)


def test_dice_that_are_put_where_they_are_stay() -> None:
    begun = position()
    draft = Draft(begun)
    draft.put((0, 2), "hill")
    assert draft.by_area is begun.by_area
    assert tuple(draft.dice) == DICE


def test_a_new_die_is_found_at_its_place() -> None:
    draft = Draft(position())
    assert draft.add(Die("d", 1, "hill")) == 5
    assert draft.at("hill", 1) == (1, 5)
    assert draft.by_area == dice_by_area(draft.dice)


def test_a_position_keeps_its_dice_when_a_draft_of_it_moves_them() -> None:
    begun = position()
    draft = Draft(begun)
    draft.put((0,), "cave")
    between = draft.freeze()
    draft.put((1,), "cave")
    draft.add(Die("d", 0, "cave"))
    assert begun.by_area == dice_by_area(begun.dice)
    assert between.by_area == dice_by_area(between.dice)
    assert draft.freeze().by_area == dice_by_area(draft.dice)


def test_positions_without_a_move_between_them_share_the_dice_by_area() -> None:
    begun = position()
    draft = Draft(begun)
    draft.show(0, 3)
    assert draft.freeze().by_area is begun.by_area


def test_positions_share_their_dice_until_one_is_turned() -> None:
    begun = position()
    draft = Draft(begun)
    assert draft.freeze().dice is begun.dice
    draft.show(0, 3)
    assert begun.dice == DICE
    assert draft.freeze().dice[0] == Die("a", 0, "hill", 3)


def test_the_dice_by_area_are_not_part_of_the_value_of_a_position() -> None:
    begun = position()
    begun.at("hill", 0)
    assert begun == position()
