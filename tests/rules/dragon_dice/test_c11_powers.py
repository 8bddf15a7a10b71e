"""The powers of city and temple, and a captured terrain in rolls: C3.3, C11.3, C11.4, C11.6, C11.8."""

import pytest
from by_hand import A, B, C, D, Table, board

from ddtable.engine.questions import Picked
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.magic import EffectEnded
from ddtable.rules.dragon_dice.events.powers import PowerUsed
from ddtable.rules.dragon_dice.events.units import Buried, Killed, Promoted, Returned

CITY, TEMPLE = "flatland_city 8, held by A", "flatland_temple 8, held by A"


def eighth(units: str, f: str, seats: int = 2, army: str = "A at frontier: thug", turn: str = "A eighth face") -> Table:
    """Return the table where A holds the frontier and its power is next."""
    more = "".join(f"{letter} at home {letter}: thug\n" for letter in "BCD"[: seats - 1])
    return board(f"{army}\nA reserve: thug\n{more}{units}\nturn 5 {turn}", seats=seats, f=f)


def offered(table: Table) -> list[str]:
    """Return the city's options: names of recruits, and `dead>living` for promotions."""
    dice = table.position.dice
    found = []
    for option in table.question.shape.options:
        if "die" in option.values:
            name = dice[option.values["die"]].type.partition("_")[2]
            living = option.values.get("onto")
            found.append(name if living is None else f"{name}>{dice[living].type.partition('_')[2]}")
    return sorted(found)


# City


def test_a_city_recruits_one_health_of_any_race_or_promotes():
    """C11.4, C10.5, C10.3: from the own dead, into the army that holds it; the owner picks one option."""
    table = eighth("A dead: mugger, dwarves_footman, cutthroat, marauder, sergeant\nB dead: pelter", CITY)
    assert table.asked == (A, "city")
    assert offered(table) == ["cutthroat>thug", "footman", "mugger"]


def test_a_recruit_joins_the_army():
    """C11.4: one only; then the marches begin."""
    table = eighth("A dead: 2 mugger", CITY)
    table.pick("recruit", die=table.die(A, "mugger"))
    assert table.units(A, "frontier") == ["mugger", "thug"]
    assert table.units(A, "dead") == ["mugger"]
    assert table.happened(Returned)[0].cause == "city"
    assert table.asked == (A, "march-first")


def test_a_city_promotes_one_unit():
    """C11.4, C10.3: the replaced unit is dead; a spell on it ends (M15)."""
    table = eighth(
        "A dead: 2 cutthroat\ncast burning_hands by A on die 3, since 5", CITY, army="A at frontier: 2 thug"
    ).promote("cutthroat", "thug")
    assert table.units(A, "frontier") == ["cutthroat", "thug"]
    assert table.units(A, "dead") == ["cutthroat", "thug"]
    assert len(table.happened(Promoted)) == 1
    assert [event.reason for event in table.happened(EffectEnded)] == ["dead"]
    assert table.asked == (A, "march-first")


def test_three_health_and_reserves_are_not_promoted_by_a_city():
    """C11.4, C10.3, C11.8: only the army on that terrain; a reserve thug would fit."""
    table = eighth("A dead: cutthroat, goblins_troll", CITY, army="A at frontier: marauder")
    assert table.asked == (A, "march-first")


def test_a_citys_power_may_be_left():
    """C10.7, C11.4: both are optional."""
    table = eighth("A dead: mugger, cutthroat", CITY).pick("no-power")
    assert table.happened(PowerUsed) == [PowerUsed(A, "terrain/2", "city", used=False)]
    assert table.units(A, "frontier") == ["thug"]
    assert table.asked == (A, "march-first")


def test_dragons_are_no_recruits():
    """C10.6: nor are another player's dead, or buried units."""
    table = eighth("A dead: fire_drake\nA buried: mugger\nB dead: mugger", CITY)
    assert table.asked == (A, "march-first")
    assert not table.happened(PowerUsed), "there was none to leave"


def test_a_forged_recruit_is_refused():
    """C11.4: too large, another player's, buried, or a dragon."""
    table = eighth("A dead: mugger, cutthroat, air_drake\nA buried: pelter\nB dead: filcher", CITY)
    for seat, name in ((A, "cutthroat"), (A, "air_drake"), (A, "pelter"), (B, "filcher")):
        forged = str(table.die(seat, name))
        assert table.refuses(lambda forged=forged: table.play(Picked(forged))) == "no-such-option"


@pytest.mark.parametrize(
    ("f", "turn"),
    [
        ("flatland_city 8", "A eighth face"),  # it has no holder
        ("flatland_city 7", "A eighth face"),
        ("flatland_tower 8, held by A", "A eighth face"),
        ("flatland_standing_stones 8, held by A", "A eighth face"),
        ("flatland_city 8, held by A", "B eighth face"),  # not the holder's turn
    ],
)
def test_no_power_without_a_captured_city_in_the_own_turn(f, turn):
    """C3.3, C11.4, TU3: only the holder's, at the start of the holder's turn."""
    table = eighth("A dead: mugger\nB dead: mugger", f, turn=turn)
    assert table.question.kind == "march-first"


def test_the_power_comes_once_a_turn():
    """C3.3, TU3: once for each captured terrain, and again at the next turn."""
    table = eighth("A dead: 3 mugger", CITY)
    table.pick("recruit", die=table.die(A, "mugger"))
    while table.question.kind != "city":
        table.pick("done" if table.question.kind in ("reinforce", "retreat") else "no-march")
    assert (table.asked, table.position.board.turn) == ((A, "city"), 7)


def test_a_city_captured_in_this_turn_gives_its_power_in_the_next():
    """C3.3: the power comes at the start of a turn."""
    table = eighth("A dead: mugger", "flatland_city 7", turn="A march 1, turn die at frontier").pick("turn-up")
    assert table.holder("frontier") == A
    assert table.question.kind != "city"


# Temple


def test_the_chosen_player_picks_the_unit_to_bury():
    """C11.6: the holder picks the player, who picks one of their dead units; it is out of the game."""
    table = eighth("B dead: mugger, cutthroat, air_drake\nA dead: pelter", TEMPLE)
    assert table.asked == (A, "temple")
    table.pick("temple-victim", seat=B)
    assert table.asked == (B, "temple-bury")
    dice = {option.values["die"] for option in table.question.shape.options}
    assert dice == {table.die(B, "mugger"), table.die(B, "cutthroat")}, "C10.6: no dragon, and no way out"
    table.pick("bury", die=table.die(B, "cutthroat"))
    assert table.units(B, "buried") == ["cutthroat"]
    assert table.units(B, "dead") == ["air_drake", "mugger"]
    assert table.happened(Buried)[0].cause == "temple"
    assert table.asked == (A, "march-first")


def test_a_dragon_cannot_be_buried_in_its_stead():
    """C10.6, C11.6: a forged choice is refused; so is another player's unit."""
    table = eighth("B dead: mugger, cutthroat, air_drake\nA dead: pelter", TEMPLE).pick("temple-victim", seat=B)
    for seat, name in ((B, "air_drake"), (A, "pelter"), (B, "thug")):
        forged = str(table.die(seat, name))
        assert table.refuses(lambda forged=forged: table.play(Picked(forged))) == "no-such-option"


def test_another_player_with_dead_units():
    """C11.6, C2.3: not the holder, not players without dead units or out of the game; of four players two remain."""
    table = eighth(
        "A dead: pelter\nB dead: mugger, cutthroat\nC dead: air_drake\nD dead: mugger, cutthroat", TEMPLE, seats=4
    )
    seats = {option.values["seat"] for option in table.question.shape.options if "seat" in option.values}
    assert seats == {B, D}
    assert table.refuses(lambda: table.play(Picked(str(A)))) == "no-such-option"
    assert table.refuses(lambda: table.play(Picked(str(C)))) == "no-such-option"
    table.pick("temple-victim", seat=D)
    assert table.asked == (D, "temple-bury")
    gone = board(
        "A at frontier: thug\nB at home B: thug\nC dead: mugger, cutthroat\ngone C\nturn 5 A eighth face",
        seats=3,
        f=TEMPLE,
    )
    assert gone.asked == (A, "march-first"), "C is out and can be forced to nothing"


def test_a_temples_power_may_be_left():
    """C11.6: it is optional."""
    table = eighth("B dead: mugger, cutthroat", TEMPLE).pick("no-power")
    assert table.units(B, "buried") == []
    assert table.happened(PowerUsed) == [PowerUsed(A, "terrain/2", "temple", used=False)]
    assert table.asked == (A, "march-first")


def test_a_single_dead_unit_is_buried_without_a_question():
    """C11.6: there is no choice."""
    table = eighth("B dead: mugger", TEMPLE).pick("temple-victim", seat=B)
    assert table.units(B, "buried") == ["mugger"]
    assert table.asked == (A, "march-first")


def test_a_temple_does_nothing_without_dead_units():
    """C11.6, C10.6: dragons do not count."""
    table = eighth("B dead: air_drake\nA dead: thug", TEMPLE)
    assert table.asked == (A, "march-first")
    assert not table.happened(PowerUsed), "there was none to leave"


# The eighth face in rolls


def test_saves_and_maneuvers_of_the_holder_count_twice():
    """C11.3: in a save roll, IDs too; melee and special icons do not."""
    table = board(
        "A at frontier: 3 marauder\nA reserve: thug\nB at frontier: marauder, herald, 2 thug\nB reserve: thug\n"
        "turn A march 1, act at frontier",
        f="flatland_city 8, held by B",
    )
    table.pick("skirmish", seat=B).roll("4 melee", "4 melee", "4 smite")
    table.roll("3 save", "4 counter", "id", "melee")
    assert table.totals("save_melee")["save"] == 2 * 3 + 4 + 2
    assert table.happened(Damaged)[0].saves == 12


def test_melee_of_the_holder_does_not_count_twice():
    """C11.3: other players' neither; their saves there count once."""
    table = board(
        "A at frontier: 2 marauder\nA reserve: thug\nB at frontier: 2 marauder\nB reserve: thug\n"
        "turn A march 1, act at frontier",
        f="flatland_city 8, held by A",
    )
    table.pick("skirmish", seat=B).roll("4 melee", "2 maneuver").roll("3 save", "4 melee")
    assert table.happened(Damaged) == [Damaged(B, "terrain/2", 4, 3, 1)]


def test_maneuvers_in_a_contest():
    """C11.3, C4.3: three of the holder count as six against five of the challenger."""

    def contest(held: str) -> Table:
        table = board(
            "A at frontier: scout, cutthroat, wardog_rider\nB at frontier: cutthroat\nB reserve: thug\n"
            "turn A march 1, oppose at frontier, waiting B",
            f=f"flatland_city 8{held}",
        )
        return table.pick("oppose").roll("maneuver", "3 maneuver", "maneuver", "3 maneuver")

    assert contest(", held by B").totals("maneuver") == {"maneuver": 6}
    assert contest("").asked == (A, "turn")
    assert contest(", held by B").question.kind != "turn"


def test_both_parts_of_a_charge():
    """C11.3, C8.3: maneuvers of a charger who holds it double, saves of a defender who holds it too; melee never."""

    def charge(holder: str) -> Table:
        table = board(
            "A at frontier: 2 cutthroat\nA reserve: thug\nB at frontier: 2 marauder\nB reserve: thug\n"
            "turn A march 1, act at frontier",
            f=f"flatland_city 8, held by {holder}",
        )
        return table.pick("charge", seat=B).roll("3 maneuver", "3 melee", "3 save", "2 maneuver")

    assert charge("A").totals("charge")["charge"] == 9
    assert charge("A").totals("charge_defence")["save"] == 3
    assert charge("B").totals("charge")["charge"] == 6
    assert charge("B").totals("charge_defence")["save"] == 6


@pytest.mark.parametrize(("options", "total"), [("", 6), ("options four_times\n", 12)])
def test_a_racial_doubling_and_the_eighth_face_double_once(options, total):
    """C11.3, C13.1: Q5; four times by a house option."""
    table = board(
        f"{options}A at frontier: 9 thug\nB at frontier: cutthroat\nB reserve: thug\n"
        "turn A march 1, oppose at frontier, waiting B",
        f="swampland_city 8, held by B",
    )
    table.pick("oppose").roll(*["melee"] * 9, "3 maneuver")
    assert table.totals("maneuver")["maneuver"] == total


def test_a_unit_that_rolls_alone_is_not_doubled():
    """C11.3, C6.2: effects on its army do not count; frost would remove its single save, doubled or not."""
    table = board(
        "A at frontier: thug, marauder\nA reserve: thug\nB at home B: thug\nB dragons at frontier: earth_drake\n"
        "cast frost by A on A at frontier, since 4\nturn 5 A dragons",
        f="flatland_tower 8, held by A",
    ).roll("breath", "melee", "2 maneuver")
    table.roll("save", "3 save")
    assert table.units(A, "frontier") == ["marauder"]


def test_the_holders_other_armies_are_not_doubled():
    """C11.8, C11.3: only the army on that terrain; at home A the thug's save counts once."""
    table = (
        board(
            "A at frontier: thug\nA at home A: 2 thug\nB at home A: 2 thug\nB at home B: thug\n"
            "turn B march 1, act at home A",
            a="flatland_city 6",
            f="flatland_temple 8, held by A",
        )
        .pick("skirmish", seat=A)
        .roll("2 melee", "melee")
        .roll("save", "melee")
    )
    assert table.happened(Damaged)[0].saves == 1
    assert table.happened(Killed)


def test_holding_ends_the_power_when_the_dragon_killed_the_army():
    """C11.2, C3.3, TU2, TU3: the city is lost before its power comes."""
    table = board(
        "A at frontier: thug\nA reserve: thug\nA dead: mugger\nB at home B: thug\nB dragons at frontier: fire_drake\n"
        "turn 5 A dragons",
        f=CITY,
    ).roll("claw", "melee")
    assert table.holder("frontier") == -1
    assert table.asked == (A, "march-first")


def test_three_seats_each_his_own_city():
    """C3.3, C11.4: in C's turn only C's city and C's dead count."""
    table = eighth(
        "C dead: mugger, pelter\nA dead: mugger",
        CITY.replace("A", "C"),
        seats=3,
        army="C at frontier: thug\nA at home A: thug",
        turn="C eighth face",
    )
    assert table.asked == (C, "city")
    assert offered(table) == ["mugger", "pelter"]
    assert table.question.seat != D
