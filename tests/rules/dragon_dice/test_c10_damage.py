"""Damage and death, chapter C10."""

import pytest
from by_hand import A, B, Table, board

from ddtable.engine.kernel import Forced
from ddtable.rules.dragon_dice.events.units import Killed


def struck(units: str, *hits: str) -> Table:
    """Return the table where B's army takes these hits and saves nothing."""
    table = board(
        f"A at frontier: {len(hits)} thug\nB at frontier: {units}\nB reserve: thug\nturn A march 1, act at frontier"
    )
    table.pick("skirmish", seat=B).roll(*hits)
    dice = table.question.shape.dice
    names = {"thug": "melee", "cutthroat": "2 melee", "marauder": "4 smite"}
    return table.roll(*[names[table.position.dice[die].type.removeprefix("goblins_")] for die in dice])


def test_the_owner_picks_the_largest_health_that_the_damage_kills():
    """C10.1: exactly the damage if possible; neither less nor more."""
    table = struck("2 thug, cutthroat, marauder", "2 melee", "melee")
    assert table.asked == (B, "casualties")
    assert table.question.values["needed"] == 3
    assert table.refuses(lambda: table.choose("cutthroat")) == "too-little"
    assert table.refuses(lambda: table.choose("marauder", "thug")) == "too-much"
    assert table.refuses(table.choose) == "too-little"
    for dead in (("marauder",), ("cutthroat", "thug")):
        again = struck("2 thug, cutthroat, marauder", "2 melee", "melee").choose(*dead)
        assert again.units(B, "dead") == sorted(dead)


def test_remaining_damage_is_lost():
    """C10.1: three damage on two units of two health kill one of them."""
    table = struck("2 cutthroat", "2 melee", "melee")
    assert table.question.values["needed"] == 2
    table.choose("cutthroat")
    (killed,) = table.happened(Killed)
    assert (killed.damage, killed.lost) == (3, 1)


@pytest.mark.parametrize(("hits", "lost"), [(("melee",), 1), (("2 melee",), 2)])
def test_damage_that_kills_no_unit_leaves_no_wound(hits, lost):
    """C10.1: a rare unit survives two damage unharmed; the kernel gives the only answer."""
    table = struck("marauder", *hits)
    assert table.units(B, "frontier") == ["marauder"]
    (killed,) = table.happened(Killed)
    assert (killed.dice, killed.lost) == ((), lost)
    assert any(event.question == "casualties" for event in table.happened(Forced))


def test_more_damage_than_the_army_has():
    """C10.1, C10.2: all die, into their owner's dead unit area, and the rest of the damage is lost."""
    table = struck("thug", "2 melee", "2 melee")
    assert table.units(B, "frontier") == []
    assert table.units(B, "dead") == ["thug"]
    assert table.units(A, "dead") == []
    assert table.happened(Killed)[0].lost == 3


def test_only_units_of_the_army_die():
    """C10.1: units in reserve cannot be casualties."""
    table = struck("2 thug, cutthroat", "melee")
    places = {table.position.dice[die].place for die in table.question.shape.dice}
    assert places == {"terrain/2"}
