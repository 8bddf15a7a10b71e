"""Recruit's dice: promotions, recruits, temple, casualties, and places of armies."""

from __future__ import annotations

from ddtable.opponents.dragon_dice.expectation import worth
from tests.opponents.advice import advice, names, picks, rows
from tests.rules.dragon_dice.by_hand import A, B, C, Table, board

ELSEWHERE = "A reserve: thug\nB at home B: thug\n"


def eighth(face: str, more: str, seats: int = 2) -> Table:
    """Return the table where A holds the frontier's eighth face at the start of its turn."""
    text = f"A at frontier: thug, trickster\n{ELSEWHERE}{more}turn 5 A eighth face"
    return board(text, seats=seats, f=f"flatland_{face} 8, held by A")


def test_a_city_gives_the_most_valuable_unit():
    """C11.4, C10.3: both add one health; the larger unit replaces the least valuable one."""
    table = eighth("city", "A dead: mugger, cutthroat\n")
    assert table.asked == (A, "city")
    dead, _, living = picks(table).partition(":")
    assert table.position.dice[int(dead)].type == "goblins_cutthroat"
    less = min(("goblins_thug", "goblins_trickster"), key=worth)
    assert table.position.dice[int(living)].type == less
    table = eighth("city", "A dead: mugger, footman\n")
    assert table.position.dice[int(picks(table))].type == max(("goblins_mugger", "dwarves_footman"), key=worth)


def test_a_temple_strikes_the_strongest():
    """C11.6: among three, the player with the most health in play, reserves included."""
    table = eighth(
        "temple",
        "B dead: thug\nB at home A: 5 thug\nC dead: thug\nC at home C: 2 thug\nC reserve: 3 marauder\n",
        seats=3,
    )
    assert table.asked == (A, "temple")
    assert picks(table) == str(C)


def test_a_temples_victim_buries_the_least_valuable_unit():
    """C11.6: the other player's choice."""
    table = eighth("temple", "B dead: marauder, thug\n").pick("temple-victim", seat=B)
    assert table.asked == (B, "temple-bury")
    assert table.position.dice[int(picks(table))].type == "goblins_thug"


def test_as_many_units_as_possible_are_promoted():
    """C10.4, C10.7, DA-C6: a slain dragon."""
    more = "A dead: cutthroat, ambusher\nB at home B: thug\nA reserve: thug\nB dragons at frontier: fire_drake\n"
    table = board(f"A at frontier: 4 marauder, 2 thug\n{more}turn 5 A dragons")
    table.roll("wing", "4 melee", "3 melee", "3 melee", "2 maneuver", "maneuver", "maneuver").pick("strike-melee")
    assert table.asked == (A, "promote")
    table.play(advice(table))
    assert table.units(A, "dead") == ["thug", "thug"]


def test_bullseye_picks_valuable_units():
    """C7.5: four health of one valuable target, not four cheap ones that save themselves."""
    text = "A at frontier: sharpshooter\nB at frontier: enchanter, 4 footman\nturn 4 A march 1, act at frontier"
    table = board(text, f="flatland_temple 3").pick("missile", seat=B, place="frontier").roll("4 bullseye")
    assert table.asked == (A, "bullseye")
    assert "coral_elves_enchanter" in names(table)


def test_flashfire_rolls_the_worst_die_again():
    """DA-G2, C6.1: the rare unit that shows nothing; a good roll is not changed."""
    text = "A at frontier: marauder, thug, thug\nB at frontier: 3 thug\n"
    text += "cast flashfire by A on A at frontier, since 3\nturn 4 A march 1, act at frontier"
    table = board(text).pick("skirmish", seat=B).roll("2 maneuver", "maneuver", "melee")
    assert table.asked == (A, "flashfire")
    assert picks(table) == str(table.die(A, "marauder"))
    table = board(text).pick("skirmish", seat=B).roll("4 melee", "2 melee", "2 melee")
    assert picks(table) == "keep"


def test_ids_save_no_more_than_needed_if_saves_count_double():
    """C8.3, C11.3: on a captured terrain one point of an ID is two saves; the rest strikes."""
    text = "A at frontier: 2 thug\nB at frontier: marauder, footman\nturn 4 A march 1, act at frontier"
    table = board(text, f="flatland_temple 8, held by B").pick("charge", seat=B)
    table.roll("2 melee", "2 melee", "3 id", "melee")
    assert table.asked == (B, "charge-ids")
    assert rows(table) == ((2, 1),)


def test_a_horde_goes_to_few_opponents():
    """SU6: with three players there is a choice, and it avoids strong armies."""
    text = "A horde: 3 thug\nA at home A: 3 thug\nB at home B: 6 marauder\nC at home C: 2 thug\n"
    agenda = 'agenda [{"type":"set_distances","places":[]},{"type":"place","seat":0,"part":"horde"}]'
    table = board(f"{text}{agenda}", seats=3)
    assert table.asked == (A, "place-horde")
    assert picks(table) == "terrain/2"
