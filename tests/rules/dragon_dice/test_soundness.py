"""Every defect of a position has a message; see also the random games, in which none may appear."""

import pytest
from by_hand import CLASSIC
from msgspec.structs import replace

from ddtable.engine.position import Die, Result, Roll
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.places import Land
from ddtable.rules.dragon_dice.steps import Rolling

SOUND = """
home A: flatland_city 4
home B: flatland_city 8, held by B
frontier: flatland_city 6
A at home A: thug
A dead: air_drake
B at home B: mugger
B dead: air_drake
turn A march 1
"""


def test_a_sound_position_has_no_problem():
    """SU1, SU9, C2.3, C11.2."""
    assert CLASSIC.problems(notation.read(SOUND)) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("A at home A: thug", "A at home A: 2 thug", "seat 1 has 1 health of dice instead of 2"),
        ("A dead: air_drake", "A dead: 2 air_drake", "seat 0 has 2 dragons"),
        ("A dead: air_drake", "A reserve: air_drake", "die 4, air_drake, lies at 'reserve'"),
        ("A dead: air_drake", "A dead: flatland_city", "die 4, flatland_city, lies at 'dead'"),
        ("city 8, held by B", "city 7, held by B", "terrain 1 is held but shows 7"),
        ("held by B", "held by A", "terrain 1 is held by seat 0, who has no army there"),
        ("city 6", "city 8, held by B", "2 terrains are captured and the game goes on"),
        ("B at home B", "B dead", "seat 1 is in without units in play"),
        ("B at home B", "B dead", "fewer than two players are left and the game goes on"),
        ("turn A", "gone B\nturn A", "seat 1 is out with units in play"),
        ("turn A march 1", "turn A", "nothing is left to do, and nobody has won"),
        ("turn A march 1", "turn C march 1", "turn of seat 2"),
        ("turn A", "picks - -\nturn A", "1 terrain picks for 2 seats"),
    ],
)
def test_a_defect_is_named(old, new, problem):
    """SU1, SU9, C2.1, C2.3, C11.2: one change, one complaint."""
    assert problem in CLASSIC.problems(notation.read(SOUND.replace(old, new)))


@pytest.mark.parametrize("step", [Roll("rolliNg", ()), Rolling("maneuveR", ())])
def test_a_roll_that_nothing_takes_is_named(step):
    """A damaged save was accepted, and its next choice ended in an error."""
    sound = notation.read(SOUND)
    assert CLASSIC.problems(replace(sound, agenda=(*sound.agenda, step))) == [
        f"a roll for {step.purpose!r}, which nothing takes"
    ]


IN_FORCE = """cast palsy by B on A at home A, since 1
cast ash_storm by A at frontier
cast burning_hands by A on die 3
cast frost by A on A at home A
"""


def test_effects_in_force_and_dragons_at_terrains_are_sound():
    """C0.8, M15."""
    text = SOUND.replace("A dead: air_drake", "A dragons at frontier: air_drake")
    assert CLASSIC.problems(notation.read(text.replace("turn A", f"{IN_FORCE}turn A"))) == []


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("cast palsy by A on B at frontier", "palsy lies on an army that is not there"),
        ("cast palsy by A on B at reserve", "palsy lies on an army that is not there"),
        ("cast burning_hands by A on die 99", "burning_hands lies on no die"),
        ("cast ash_storm by A at reserve", "ash_storm lies on no terrain"),
        ("cast palsy by A on B at home B, since 9", "palsy since turn 9, which has not been"),
        ("returning 99 at frontier", "die 99 is to return to 'terrain/2'"),
        ("returning 3 at frontier", "die 3 is to return to 'terrain/2'"),
        ("returning 4 at frontier", "die 4 is to return to 'terrain/2'"),
    ],
)
def test_a_defect_of_an_effect_is_named(line, problem):
    """M15, M20, C2.3: effects need existing targets and casters; only dead units return."""
    assert CLASSIC.problems(notation.read(SOUND.replace("turn A", f"{line}\nturn A"))) == [problem]


def test_a_defect_of_effects_that_cannot_be_written_as_text():
    """M15: a name without a spell or icon, a caster who is out of the game."""
    position = notation.read(SOUND.replace("turn A", f"{IN_FORCE}turn A"))
    palsy = position.board.effects[0]
    for changes, problem in (
        ({"name": "sleep"}, "an effect 'sleep' that nothing makes"),
        ({"seat": -1}, "palsy of seat -1, who is not in the game"),
        ({"owner": 7}, "palsy lies on an army that is not there"),
        ({"owner": -1, "place": "table/0"}, "palsy lies on no terrain"),
    ):
        broken = replace(position, board=replace(position.board, effects=(replace(palsy, **changes),)))
        assert CLASSIC.problems(broken) == [problem]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"seats": 1}, "1 seats"),
        ({"seats": 3}, "the order of play (0, 1) does not name every seat once"),
        ({"dice": (Die("thug", 0, "dead"),)}, "die 0 is of no known type: 'thug'"),
        ({"dice": (Die("goblins_thug", 4, "dead"),)}, "die 0 belongs to seat 4"),
        ({"dice": (Die("goblins_thug", 0, "dead", 6),)}, "die 0 shows face 7 of 6"),
        ({"dice": (Die("goblins_thug", 0, "terrain/9"),)}, "die 0, goblins_thug, lies at 'terrain/9'"),
        ({"dice": ()}, "terrain 0 has no die"),
    ],
)
def test_a_defect_that_cannot_be_written_as_text(changes, problem):
    """SU1, C0.1."""
    assert problem in CLASSIC.problems(replace(notation.read(SOUND), **changes))


def test_a_home_of_an_unknown_seat():
    """SU4."""
    position = notation.read(SOUND)
    terrains = (*position.board.lands[:2], Land(2, 7))
    broken = replace(position, board=replace(position.board, lands=terrains))
    assert "terrain 2 is the home of seat 7" in CLASSIC.problems(broken)


def test_a_finished_game_may_have_one_player_left():
    """C2.2."""
    position = notation.read(SOUND.replace("B at home B", "B dead").replace("8, held by B", "8"))
    over = replace(position, agenda=(), result=Result((0,), "elimination"), board=replace(position.board, out=(1,)))
    assert CLASSIC.problems(over) == []


def test_more_than_a_game_can_ever_have_is_a_defect():
    """SU1, SU4, Q18: a save may contain any position, and each choice makes a copy of all of it."""
    position = notation.read(SOUND + IN_FORCE)
    board, terrain = position.board, Die("flatland_city", 0, "proposal")
    many = {
        "forces of 500 health": replace(board, health=500),
        "6000 effects are in force": replace(board, effects=board.effects[:1] * 6000),
        "6000 armies have marched": replace(board, marched=("terrain/0",) * 6000),
        "6000 dead units return": replace(board, returning=((3, "terrain/0"),) * 6000),
    }
    for defect, changed in many.items():
        assert defect in CLASSIC.problems(replace(position, board=changed))
    assert "8 terrain dice" in CLASSIC.problems(replace(position, dice=(*position.dice, *(terrain,) * 5)))
    assert "5 terrain dice" not in CLASSIC.problems(replace(position, dice=(*position.dice, terrain)))
