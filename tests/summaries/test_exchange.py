"""Related rolls as a summary: faces by icon, rerolls of a die together, the damage of dragons."""

from __future__ import annotations

from ddtable.engine.arithmetic import Face
from ddtable.summaries.dragon_dice.exchange import by_dragon, chained, dragon_side, groups, last_exchange


def test_empty_history_has_no_rolls():
    assert last_exchange([]) is None


def test_groups_are_sorted_by_effect_and_strength():
    faces = (Face(0, "save", 1), Face(1, "melee", 1), Face(2, "smite", 2), Face(3, "melee", 3))
    found = groups(faces, frozenset({"save"}))
    assert [(group.icon, group.total) for group in found] == [("save", 1), ("melee", 4), ("smite", 2)]
    assert [shown.face.die for shown in found[1].faces] == [3, 1]


def test_a_die_that_is_rolled_again_keeps_its_first_face():
    faces = (Face(0, "rend", 3), Face(1, "melee", 2), Face(0, "rend", 3), Face(0, "melee", 1))
    shown = chained(faces)
    assert [one.again for one in shown] == [True, False, True, False]
    assert [face.icon for face in shown[3].before] == ["rend", "rend"]
    assert [(group.icon, group.total) for group in groups(faces)] == [("melee", 3), ("rend", 6)]


def test_a_dragons_tail_is_one_chain_with_its_damage():
    side = dragon_side((Face(4, "tail", 1), Face(4, "claw", 1), Face(7, "wing", 1)))
    assert [(group.icon, group.total, len(group.faces)) for group in by_dragon(side)] == [
        ("claw", 8, 1),
        ("wing", 0, 1),
    ]
    assert [(line.word, line.change, line.clause) for line in side.sums[0].lines] == [
        ("claw", 5, "DA-C3"),
        ("tail", 3, "DA-C5"),
    ]
