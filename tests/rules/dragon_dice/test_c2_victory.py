"""Victory, chapter C2."""

from by_hand import A, B, C, Table, board

from ddtable.engine.kernel import ask
from ddtable.engine.position import Result
from ddtable.rules.dragon_dice.events.attacks import Routed
from ddtable.rules.dragon_dice.events.turns import Captured, Eliminated, Ended, TurnBegan

LAST_THUG = "B at frontier: thug\nturn A march 1, act at frontier"


def test_two_captured_terrains_win_at_once():
    """C2.1: the second eight ends the game there, in the middle of a march."""
    table = board(
        "A at home A: thug\nA at frontier: thug\nB at home B: thug\nturn A march 1, turn die at frontier",
        a="flatland_city 8, held by A",
        f="flatland_city 7",
    )
    table.pick("turn-up")
    assert table.result == Result((A,), "capture")
    assert table.happened(Captured) == [Captured(A, "terrain/2")]
    assert table.happened(Ended) == [Ended((A,), "capture")]
    assert table.played.question is None
    assert table.position.agenda == ()


def test_one_captured_terrain_does_not_win():
    """C2.1: the game goes on with one, and with one each."""
    table = board(
        "A at frontier: thug\nB at home B: thug\nturn A march 1, turn die at frontier",
        b="flatland_city 8, held by B",
        f="flatland_city 7",
    )
    table.pick("turn-up")
    assert table.result is None
    assert (table.holder("home B"), table.holder("frontier")) == (B, A)


def test_a_second_terrain_captured_by_reinforcement_wins():
    """C2.1: moving onto an empty eight captures it, and wins at once though more is in reserve."""
    table = board(
        "A at home A: thug\nA reserve: 2 thug\nB at home B: thug\nturn A reinforce",
        a="flatland_city 8, held by A",
        f="flatland_city 8",
    )
    table.move("reinforce", "thug", "frontier")
    assert table.result == Result((A,), "capture")
    assert table.units(A, "reserve") == ["thug"]


def test_a_player_wins_when_the_others_have_no_units_in_play():
    """C2.2: the other player's dead units and dragons do not count."""
    table = board(f"A at frontier: thug\nB dead: air_drake, thug\n{LAST_THUG}")
    table.pick("skirmish", seat=B).roll("melee").roll("melee")
    assert table.result == Result((A,), "elimination")
    assert table.happened(Eliminated) == [Eliminated(B)]


def test_units_in_reserve_keep_a_player_in_the_game():
    """C2.2: reserves count."""
    table = board(f"A at frontier: thug\nB reserve: mugger\n{LAST_THUG}")
    table.pick("skirmish", seat=B).roll("melee").roll("melee")
    assert table.result is None
    assert not table.happened(Eliminated)


def test_last_units_of_all_players_die_together():
    """C2.3: a charge that kills both last armies is a draw."""
    table = board(f"A at frontier: thug\n{LAST_THUG}")
    table.pick("charge", seat=B).roll("melee", "melee")
    assert table.result == Result((), "draw")
    assert table.happened(Eliminated) == [Eliminated(A), Eliminated(B)]


def test_two_of_three_players_go_out_together():
    """C2.2, C2.3: the third player wins."""
    table = board(f"A at frontier: thug\nC at home C: thug\n{LAST_THUG}", seats=3)
    table.pick("charge", seat=B).roll("melee", "melee")
    assert table.result == Result((C,), "elimination")


def test_a_player_out_is_passed_over():
    """C2.3: the turn goes from A to C; the game goes on between these two."""
    table = board(f"A at frontier: thug\nC at home C: thug\n{LAST_THUG}", seats=3)
    table.pick("skirmish", seat=B).roll("melee").roll("melee")
    assert table.result is None
    table.pick("done")
    assert table.happened(TurnBegan) == [TurnBegan(C, 2)]
    table.pick("no-march").pick("no-march").pick("done")
    assert table.happened(TurnBegan)[1:] == [TurnBegan(A, 3)]


def test_a_player_out_in_his_own_turn_ends_it():
    """C2.4: A dies in a charge; neither A's second march nor the reserves phase follows."""
    table = board(
        "A at frontier: thug\nC at home C: thug\nB at frontier: 2 thug\nturn A march 1, act at frontier", seats=3
    )
    table.pick("charge", seat=B).roll("save", "2 melee", "melee")
    assert table.happened(Eliminated) == [Eliminated(A)]
    assert table.happened(TurnBegan) == [TurnBegan(B, 2)]
    assert table.asked == (B, "march-first")


def test_the_turn_of_an_eliminated_player_is_not_resolved_further():
    """C2.4: the target of the charge showed IDs only, but its rout is no longer checked."""
    units = "A at frontier: thug\nB at frontier: 3 thug\nC at home C: thug\nturn A march 1, act at frontier"
    table = board(units, seats=3).pick("charge", seat=B).roll("save", "id", "melee", "maneuver").allot((1, 0))
    assert table.happened(Eliminated) == [Eliminated(A)]
    assert not table.happened(Routed)
    assert table.asked == (B, "march-first")


def test_a_terrain_that_falls_back_to_seven_does_not_count():
    """C2.1, C11.2: A holds two only until an army dies: B captures after A has lost one."""
    table = board(
        "A at home A: thug\nA at frontier: thug\nB at frontier: 2 thug\nturn B march 1, act at frontier",
        f="flatland_city 8, held by A",
    )
    table.pick("skirmish", seat=A).roll("melee", "save").roll("melee")
    assert table.number("frontier") == 7
    assert table.holder("frontier") == -1


def test_a_finished_game_asks_nothing():
    """C2.2: no question is left."""
    table = Table(
        "home A: flatland_city 3\nhome B: flatland_city 3\nA reserve: thug\nB dead: thug\nresult A elimination"
    )
    assert table.played.question is None
    assert ask(None, table.position) is None
