"""The turn, TU1 to TU6 and chapter C3."""

import pytest
from by_hand import CLASSIC, A, B, C, board

from ddtable.engine.draft import Draft
from ddtable.rules.dragon_dice import notation, steps
from ddtable.rules.dragon_dice.events.turns import Declined, Marched, TurnBegan
from ddtable.rules.dragon_dice.turn import begin_turn

TWO_ARMIES = "A at home A: thug\nA at frontier: thug\nB at home B: thug\n"


def test_the_phases_of_a_turn_in_their_order():
    """TU1, TU2, TU3, TU4, TU5, TU6: effects end, dragons, eighth face, two marches, reserves."""
    assert list(board(TWO_ARMIES).position.board.edition.phases) == [
        "expire", "dragons", "eighth_face", "first_march", "second_march", "reserves",
    ]  # fmt: skip
    draft = Draft(board(f"{TWO_ARMIES}turn 4 A march 1").position)
    draft.agenda = [steps.Turn(B)]
    begin_turn(CLASSIC.rows.parts[steps.Turn], draft, steps.Turn(B))
    kinds = [type(step).__name__ for step in reversed(draft.agenda)]
    assert kinds == ["Expire", "Dragons", "EighthFace", "March", "March", "Reinforce", "Retreat", "EndTurn"]
    assert (draft.board.seat, draft.board.turn) == (B, 5)


def test_dragons_and_eighth_faces_pass_without_a_question():
    """C3.1, C3.2, C3.3, TU1: without effects, dragons and captured terrains a turn begins with its first march."""
    table = board(f"{TWO_ARMIES}turn 4 A retreat").pick("done")
    assert table.happened(TurnBegan) == [TurnBegan(B, 5)]
    assert table.asked == (B, "march-first")


def test_two_marches_with_two_different_armies():
    """C3.4, TU4, TU5: the army that marched is not offered again."""
    table = board(f"{TWO_ARMIES}turn A march 1")
    assert table.places("army") == ["terrain/0", "terrain/2"]
    table.pick("army", place="frontier").pick("no-maneuver")
    assert table.asked == (A, "march-second")
    assert table.places("army") == ["terrain/0"]
    table.pick("army", place="home A").pick("no-maneuver")
    assert [(event.place, event.number) for event in table.happened(Marched)] == [("terrain/2", 1), ("terrain/0", 2)]
    assert table.asked == (A, "retreat")


def test_marches_may_be_left_out():
    """C3.4: each march is optional, and the second may follow a declined first one."""
    table = board(f"{TWO_ARMIES}turn A march 1").pick("no-march")
    assert table.asked == (A, "march-second")
    assert table.places("army") == ["terrain/0", "terrain/2"]


def test_an_army_in_reserve_marches_without_a_maneuver():
    """C3.4, M10: magic is its only action, and it marches only once."""
    table = board("A reserve: thug\nB at home B: thug\nturn B retreat").pick("done")
    assert table.asked == (A, "march-first")
    assert table.places("army") == ["reserve"]
    table.pick("army", place="reserve")
    assert table.asked == (A, "action")
    assert table.words() == ["magic", "no-action"]
    table.pick("magic").roll("melee")
    assert table.asked == (A, "reinforce")
    assert table.happened(Declined) == [Declined(A, "no-army")]


def test_a_new_army_marches_in_the_next_turn_as_one():
    """C3.7: all units of a player at a terrain are one army; new arrivals fight with it."""
    table = board("A at frontier: thug\nA reserve: mugger\nB at frontier: guard\nturn A reinforce")
    table.move("reinforce", "mugger", "frontier").pick("done")
    table.pick("no-march").pick("no-march").pick("done")
    table.pick("army", place="frontier").pick("no-maneuver").pick("skirmish", seat=B)
    assert len(table.question.shape.dice) == 2


def test_the_reserves_phase_reinforces_then_retreats():
    """C3.5, TU6: first units leave reserve, then units enter it."""
    table = board(f"{TWO_ARMIES}A reserve: mugger\nturn A march 2").pick("no-march")
    assert table.asked == (A, "reinforce")
    table.pick("done")
    assert table.asked == (A, "retreat")
    table.pick("done")
    assert table.asked[0] == B


def test_play_passes_clockwise_in_the_order_of_play():
    """SU8, C3.6: in the order C, A, B, A follows C, and its marched armies may march again."""
    table = board(f"{TWO_ARMIES}C at home C: thug\norder CAB\nturn 7 C retreat\nmarched home C", seats=3).pick("done")
    assert table.happened(TurnBegan) == [TurnBegan(A, 8)]
    assert table.position.board.marched == ()
    table.pick("no-march").pick("no-march").pick("done")
    assert table.happened(TurnBegan)[-1] == TurnBegan(B, 9)
    table.pick("no-march").pick("no-march").pick("done")
    assert table.happened(TurnBegan)[-1] == TurnBegan(C, 10)


def test_a_new_turn_clears_the_once_per_turn_records():
    """DG-F, M16, C3.4: armies may march, dragons fight, and a terrain be flooded again."""
    done = "marched home A\nfought home A, frontier\nflooded frontier"
    table = board(f"{TWO_ARMIES}turn 4 A retreat\n{done}").pick("done")
    after = table.position.board
    assert (after.seat, after.marched, after.fought, after.flooded) == (B, (), (), ())


@pytest.mark.parametrize(
    ("words", "phase"),
    [
        ("march 1", "first_march"),
        ("march 2", "second_march"),
        ("march 1, maneuver at frontier", "first_march"),
        ("march 2, maneuver at frontier", "second_march"),
        ("reinforce", "reserves"),
        ("retreat", "reserves"),
    ],
)
def test_the_current_phase(words, phase):
    """TU4, TU5, TU6: the ribbon shows one phase at a time."""
    table = board(f"{TWO_ARMIES}A reserve: thug\nturn A {words}")
    assert [one.word for one in CLASSIC.phases(table.position) if one.now] == [phase]


@pytest.mark.parametrize(
    ("step", "phase"),
    [
        (steps.Turn(A), "expire"),
        (steps.Expire(), "expire"),
        (steps.Dragons(), "dragons"),
        (steps.DragonAttack("terrain/2", ()), "dragons"),
        (steps.DragonFight("terrain/2", ()), "dragons"),
        (steps.EighthFace(), "eighth_face"),
        (steps.City("terrain/2"), "eighth_face"),
        (steps.Temple("terrain/2"), "eighth_face"),
    ],
)
def test_the_current_phase_before_the_marches(step, phase):
    """TU1, TU2, TU3."""
    draft = Draft(board(f"{TWO_ARMIES}turn A march 1").position)
    draft.agenda.append(step)
    assert [one.word for one in CLASSIC.phases(draft) if one.now] == [phase]


CAST = steps.Cast(A, "terrain/2", False, ())


@pytest.mark.parametrize(
    ("below", "phase"),
    [
        ("begin", "expire"),
        ("dragons", "dragons"),
        ("eighth face", "eighth_face"),
        ("march 1, act at frontier", "first_march"),
        ("march 2, act at frontier", "second_march"),
    ],
)
def test_the_phase_of_a_step_inside_another_one(below, phase):
    """TU1, TU2, TU3, TU4, TU5: a spell, a roll or a promotion belongs to the phase it is made in."""
    agenda = notation.read(
        f"home A: flatland_city 4\nfrontier: flatland_city 4\nA at frontier: thug\nturn A {below}"
    ).agenda
    draft = Draft(board(f"{TWO_ARMIES}turn A march 1").position)
    for step in (CAST, steps.Rolling("magic", ()), steps.Promote(A, "terrain/2", 1, "city"), steps.Join()):
        draft.agenda[:] = [*agenda, step]
        assert [one.word for one in CLASSIC.phases(draft) if one.now] == [phase], step


def test_no_phase_is_current_before_the_first_turn():
    """TU1: the set-up is not a phase of a turn."""
    draft = Draft(board(f"{TWO_ARMIES}turn A march 1").position)
    draft.agenda.clear()
    assert not any(one.now for one in CLASSIC.phases(draft))
