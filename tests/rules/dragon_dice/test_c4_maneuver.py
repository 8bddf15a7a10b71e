"""The maneuver step, chapter C4."""

import pytest
from by_hand import A, B, C, D, board

from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.turns import Maneuvered, ManeuverEnded, Opposed, TerrainTurned

ALONE = "A at frontier: thug\nB at home B: thug\n"
FACED = "A at frontier: thug, mugger\nB at frontier: thug, mugger\n"
CROWD = "A at frontier: 2 mugger\nB at frontier: mugger\nC at frontier: mugger\nD at frontier: mugger\n"


def test_it_succeeds_without_armies_to_oppose():
    """C4.1, C4.2: it is announced without a direction and succeeds without a roll."""
    table = board(f"{ALONE}turn A march 1, maneuver at frontier").pick("maneuver")
    assert table.happened(Maneuvered) == [Maneuvered(A, "terrain/2")]
    assert table.asked == (A, "turn")
    assert not table.happened(Rolled)


def test_it_succeeds_without_opposition():
    """C4.2: the opponent does not oppose, no dice are rolled."""
    table = board(f"{FACED}turn A march 1, maneuver at frontier").pick("maneuver")
    assert table.asked == (B, "oppose")
    table.pick("no-oppose")
    assert table.happened(Opposed) == [Opposed(B, "terrain/2", False)]
    assert table.asked == (A, "turn")
    assert not table.happened(Rolled)


def test_an_army_elsewhere_may_not_oppose():
    """C4.1: only armies at the same terrain are asked."""
    table = board(
        "A at frontier: thug\nB at frontier: thug\nC at home C: thug\nturn A march 1, maneuver at frontier", 3
    )
    table.pick("maneuver").pick("no-oppose")
    assert table.asked == (A, "turn")


@pytest.mark.parametrize(
    ("acting", "opposing", "success"),
    [(("2 melee", "maneuver"), ("melee", "maneuver"), True), (("maneuver", "id"), ("id", "melee"), True),
     (("save", "save"), ("id", "melee"), False), (("melee", "melee"), ("save", "save"), True)],
)  # fmt: skip
def test_most_maneuvers_win_and_a_tie_goes_to_the_acting_player(acting, opposing, success):
    """C4.3: at least as many results as the opposing army, IDs included; 0 against 0 is a tie."""
    table = board(f"{FACED}turn A march 1, maneuver at frontier").pick("maneuver").pick("oppose")
    table.roll(*acting, *opposing)
    (ended,) = table.happened(ManeuverEnded)
    assert ended.success is success
    assert table.asked == ((A, "turn") if success else (A, "action"))


def test_each_opposing_army_is_compared_by_itself():
    """C4.3: two against two and two succeeds; the opponents do not add up."""
    table = board(f"{CROWD}turn A march 1, maneuver at frontier", 4).pick("maneuver")
    table.pick("oppose").pick("oppose").pick("oppose").roll("maneuver")
    assert table.happened(ManeuverEnded) == [ManeuverEnded(A, "terrain/4", True, 2, 1)]


def test_one_opposing_army_with_more_is_enough():
    """C4.3: the acting army has to reach each of them."""
    table = board(f"{CROWD}turn A march 1, maneuver at frontier", 4).pick("maneuver")
    table.pick("oppose").pick("oppose").pick("oppose")
    table.roll("maneuver", "melee", "melee", "id", "save")
    assert table.happened(ManeuverEnded)[0].success is True
    table = board(f"{CROWD}turn A march 1, maneuver at frontier", 4).pick("maneuver")
    table.pick("oppose").pick("no-oppose").pick("oppose").roll("melee", "melee", "save", "id")
    assert table.happened(ManeuverEnded) == [ManeuverEnded(A, "terrain/4", False, 0, 1)]


def test_opponents_are_asked_clockwise_and_only_opposing_ones_roll():
    """C4.6: clockwise from the acting player; each decides, then all roll together."""
    table = board(f"{CROWD}order BDAC\nturn A march 1, maneuver at frontier", 4).pick("maneuver")
    asked = []
    for word in ("no-oppose", "oppose", "oppose"):
        asked.append(table.asked)
        table.pick(word)
    assert asked == [(C, "oppose"), (B, "oppose"), (D, "oppose")]
    dice = table.position.dice
    assert [dice[die].owner for party in table.position.agenda[-1].parties for die in party.dice] == [A, A, B, D]


@pytest.mark.parametrize(("number", "words"), [(4, {"up", "down"}), (1, {"up"}), (8, {"down"}), (7, {"up", "down"})])
def test_one_up_or_one_down_and_never_past_the_ends(number, words):
    """C4.4: four goes to three or five, one only up, eight only down."""
    table = board(f"{ALONE}turn A march 1, turn die at frontier", f=f"flatland_city {number}")
    assert {word.removeprefix("turn-") for word in table.words()} == {*words, "keep"}
    for word in words:
        turned = board(f"{ALONE}turn A march 1, turn die at frontier", f=f"flatland_city {number}").pick(f"turn-{word}")
        assert turned.number("frontier") == number + (1 if word == "up" else -1)


def test_the_die_may_be_left_as_it_is():
    """C4.4: Q3, the winner may decline to turn."""
    table = board(f"{ALONE}turn A march 1, turn die at frontier").pick("turn-keep")
    assert table.number("frontier") == 6
    assert not table.happened(TerrainTurned)


def test_the_die_must_be_turned_with_the_option():
    """C4.4: Q3 with must_turn; on eight there is only one way, and the kernel takes it."""
    table = board(f"options must_turn\n{ALONE}turn A march 1, turn die at frontier")
    assert table.words() == ["turn-up", "turn-down"]
    table = board(f"options must_turn\n{ALONE}turn A march 1, turn die at frontier", f="flatland_city 8, held by A")
    assert table.number("frontier") == 7


def test_failure_leaves_the_die_and_the_action_follows():
    """C4.5: the army still acts by the present face."""
    table = board(f"{FACED}turn A march 1, maneuver at frontier").pick("maneuver").pick("oppose")
    table.roll("melee", "melee", "save", "maneuver")
    assert table.number("frontier") == 6
    assert table.asked == (A, "action")
    assert ("skirmish", B, "terrain/2") in table.targets()


def test_a_maneuver_may_be_skipped():
    """C4.1, C3.4: the action step follows at once."""
    table = board(f"{FACED}turn A march 1, maneuver at frontier").pick("no-maneuver")
    assert table.asked == (A, "action")


def test_the_action_follows_the_new_face():
    """C4.4, C5.1: turned from five to four the army shoots."""
    table = board(f"{FACED}turn A march 1, turn die at frontier", f="flatland_city 5").pick("turn-down")
    assert table.happened(TerrainTurned) == [TerrainTurned("terrain/2", 5, 4, "maneuver")]
    assert table.targets() == {("missile", B, "terrain/2")}


@pytest.mark.parametrize(("mine", "success"), [(6, True), (5, False)])
def test_each_opponents_own_powers_count_in_his_roll(mine, success):
    """C4.3, C13.1, M16: goblins double their maneuvers in the swamp, Wind Walk helps one army, Rock to Mud another."""
    text = ("A at frontier: 6 sentry\nB at frontier: 3 mugger\nC at frontier: sentry\nD at frontier: 8 sentry\n"
            "cast wind_walk by C on C at frontier\ncast transmute_rock_to_mud by A on D at frontier\n"
            "turn 2 A march 1, maneuver at frontier")  # fmt: skip
    table = board(text, 4, f="swampland_city 6").pick("maneuver").pick("oppose").pick("oppose").pick("oppose")
    table.roll(*["maneuver"] * mine, *["melee"] * (6 - mine), *["maneuver"] * 12)
    assert [table.came_to("maneuver", seat).get("maneuver") for seat in (A, B, C, D)] == [mine, 6, 5, 2]
    assert table.happened(ManeuverEnded) == [ManeuverEnded(A, "terrain/4", success, mine, 6)]


def test_on_fields_of_ice_a_tie_is_lost():
    """C4.3: a rule of the spell; without it the same roll wins."""
    text = f"{FACED}{{}}turn 2 A march 1, maneuver at frontier"
    for spell, success in (("", True), ("cast fields_of_ice by B at frontier\n", False)):
        table = board(text.format(spell)).pick("maneuver").pick("oppose").roll("maneuver")
        assert table.happened(ManeuverEnded)[0].success is success
