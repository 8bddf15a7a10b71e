"""Where dice stand in a rank: all of them, side by side, as large as the room allows, classes together."""

from __future__ import annotations

import pytest

from ui.games.battle_dice.field.ranks import LABEL, Group, Ranks, rank

ROOM = (10.0, 4.0, 800.0, 160.0)
ARMY = (("general", 2), ("infantry", 4), ("archer", 4), ("cavalry", 4), ("mage", 2), ("monster", 4))


def groups(counts: tuple[tuple[str, int], ...]) -> list[Group]:
    found, first = [], 0
    for name, count in counts:
        found.append(Group(name, tuple((number,) for number in range(first, first + count))))
        first += count
    return found


def laid(counts: tuple[tuple[str, int], ...] = ARMY, room: tuple[float, float, float, float] = ROOM) -> Ranks:
    return rank(groups(counts), room, 84)


def test_every_die_is_placed_once_inside_the_area() -> None:
    found = laid().arrangement
    assert sorted(index for stack in found.stacks for index in stack) == list(range(20))
    x, y, width, height = ROOM
    for box in found.boxes:
        assert x <= box.x
        assert box.x + box.side <= x + width + 1
        assert y <= box.y
        assert box.y + box.side <= y + height + 1


def test_no_die_covers_another() -> None:
    boxes = laid().arrangement.boxes
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            apart = abs(one.x - other.x) >= one.side or abs(one.y - other.y) >= one.side
            assert apart


@pytest.mark.parametrize("counts", [ARMY, (("infantry", 12), ("mage", 8)), (("general", 1),)])
def test_class_is_on_one_line_if_it_fits(counts: tuple[tuple[str, int], ...]) -> None:
    found = laid(counts)
    assert [(label.name, label.count) for label in found.labels] == list(counts)


def test_fewer_dice_are_larger_up_to_the_largest() -> None:
    many, few = laid((("infantry", 40),)), laid((("infantry", 6),))
    assert many.arrangement.size < few.arrangement.size <= 84
    assert laid((("infantry", 1),), (0, 0, 2000, 1000)).arrangement.size == 84


@pytest.mark.parametrize("count", [1, 7, 20, 40, 60])
@pytest.mark.parametrize("size", [(300.0, 90.0), (800.0, 160.0), (1300.0, 280.0)])
def test_any_size_of_an_army_fits(count: int, size: tuple[float, float]) -> None:
    counts = (("infantry", count), ("archer", count // 2), ("monster", count // 3))
    found = laid(tuple((name, number) for name, number in counts if number), (0, 0, *size))
    for box in found.arrangement.boxes:
        assert box.x >= -1
        assert box.x + box.side <= size[0] + 1
        assert box.y + box.side <= size[1] + 1 or found.arrangement.size <= 12


def test_the_front_line_is_the_one_that_faces_the_enemy() -> None:
    near, far = rank(groups(ARMY), ROOM, 84), rank(groups(ARMY), ROOM, 84, front_below=True)
    assert next(label.name for label in near.labels) == "general"
    top = min(label.y for label in far.labels)
    assert "general" not in [label.name for label in far.labels if label.y == top]


def test_a_group_has_its_words_above_it() -> None:
    found = laid()
    for label in found.labels:
        below = [box for box in found.arrangement.boxes if box.y == label.y + LABEL and box.x >= label.x - 0.5]
        assert len(below) >= label.count


def test_a_squeezed_army_still_has_every_die() -> None:
    found = laid((("infantry", 60),), (0, 0, 60, 40)).arrangement
    assert len(found.boxes) == 60


def test_group_on_two_lines_has_one_label_and_even_lines() -> None:
    found = rank(groups((("archer", 6),)), (0.0, 0.0, 260.0, 140.0), 60)
    assert [len(row) for row in found.arrangement.rows] == [3, 3]
    assert [(label.name, label.count) for label in found.labels] == [("archer", 6)]
