"""The edition of 1996: what it changes, clause by clause."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from by_hand import CLASSIC, A, B, Table, board, forces

from ddtable.engine.game import Game
from ddtable.engine.system import SetUp
from ddtable.forces.starter import starter_forces
from ddtable.rules.clauses import clause
from ddtable.rules.dragon_dice.board import options_from
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.events.magic import Announcement, PointsColoured
from ddtable.rules.dragon_dice.events.set_up import DistanceRolled
from ddtable.rules.dragon_dice.spells import COLOURS
from ddtable.rules.dragon_dice.verdict import verdict

REVISED = {"edition": "revised96"}
OPTIONS = "options edition=revised96\n"
HIGH, FLAT = "highland_temple 1", "flatland_temple 1"
GOBLINS, DWARVES = "2 thug, mugger, wardog_rider", "2 footman, sentry, pony_rider"


def magic(units: str, *faces: str, more: str = "B at home B: thug\n", f: str = FLAT, options: str = OPTIONS) -> Table:
    """Return a table of this edition where A's army at the frontier has rolled for magic."""
    table = board(f"{options}A at frontier: {units}\n{more}turn 5 A march 1, act at frontier", f=f)
    return table.pick("magic").roll(*faces)


def reserve(units: str, *faces: str, more: str = "", options: str = OPTIONS) -> Table:
    """Return a table of this edition where A's army in reserve has rolled for magic."""
    table = board(f"{options}A reserve: {units}\nB at home B: thug\n{more}turn 5 A march 1")
    return table.pick("army", place="reserve").pick("magic").roll(*faces)


def refusal(units: str, dragons: int, **options: object) -> str:
    force = forces(units, units, dragons=("air_drake",) * dragons)
    return CLASSIC.refuse_set_up(SetUp("classic", 1, {**REVISED, **options}, force)) or ""


@pytest.mark.parametrize(("health", "dragons"), [(24, 1), (25, 1), (29, 1), (30, 2), (50, 2), (60, 3)])
def test_a_force_has_a_dragon_and_one_more_for_30_health(health, dragons):
    """R96.1: 50 health bring 2 dragons, where 1995 has 3."""
    assert edition("revised96").dragons_due(health) == dragons
    assert refusal(f"{health} thug", dragons) == ""
    assert "(R96.1)" in refusal(f"{health} thug", dragons + 1)


def test_a_random_force_has_the_dragons_of_its_edition():
    """R96.1: simulated and dealt forces may play."""
    force = CLASSIC.deal(50, Random(1), REVISED)
    assert len(force["dragons"]) == 2
    assert CLASSIC.refuse_set_up(SetUp("classic", 1, REVISED, (force, force))) is None
    assert len(CLASSIC.deal(50, Random(1), {})["dragons"]) == 3


def test_a_verdict_names_the_clauses_of_the_edition():
    """R96.1, R96.2: the lines for dragons and for the largest army."""
    force = starter_forces()[0]
    rules = {line.key: line.rule for line in verdict(force, force.health, options_from(REVISED))}
    assert (rules["dragons"], rules["half"]) == ("R96.1", "R96.2")


def test_no_army_may_have_more_than_half_of_its_force():
    """R96.2: the option of 1995 is always on; a set-up that turns it off is refused."""
    assert options_from(REVISED).half_cap
    assert "half_cap" in refusal(GOBLINS, 1, half_cap=False)
    assert refusal(GOBLINS, 1, half_cap=True) == ""
    table = Table.new_game(GOBLINS, DWARVES, **REVISED)
    assert table.question.shape.constraint.most == 2


def test_the_printed_icon_decides_the_action():
    """R96.3: a highland's 2 is magic, by number it would be missile."""
    table = board(f"{OPTIONS}A at frontier: evoker\nturn 5 A march 1, act at frontier", f="highland_temple 2")
    assert table.words() == ["magic", "no-action"]
    assert "faces" in refusal(GOBLINS, 1, faces="by_number")
    by_number = board("A at frontier: evoker\nturn 5 A march 1, act at frontier", f="highland_temple 2")
    assert "magic" not in by_number.words()


def test_sevens_and_eights_are_rolled_again_at_the_start():
    """R96.4: in 1995 only eights are."""
    table = Table.new_game(GOBLINS, DWARVES, **REVISED)
    for first, second in (("thug", "wardog_rider"), ("footman", "pony_rider")):
        table.choose(first).choose(second)
        table.pick("terrain", terrain="flatland_city").pick("terrain", terrain="flatland_tower")
    table.roll("maneuver", "melee", "melee", "melee").pick("proposal", seat=A)
    table.roll(7, 3, 8).roll(8, 7).roll(6, 5)
    numbers = [event.number for event in table.happened(DistanceRolled)]
    assert numbers == [7, 3, 8, 8, 7, 6, 5]
    assert table.asked == (A, "march-first")


def test_only_points_of_ids_count_twice():
    """R96.5: on highland a dwarf's ID counts twice, a magic icon once; the question names the clause."""
    table = magic("theurgist, footman", "magic", "id", f=HIGH)
    assert table.question.clause == "R96.5"
    table.colours({"fire": 1}, {"earth": 1})
    assert table.pool() == {"earth": 2, "fire": 1}
    assert table.happened(PointsColoured)[0].pool[COLOURS.index("earth")] == 2
    first = magic("theurgist, footman", "magic", "id", f=HIGH, options="").colours({"fire": 1}, {"earth": 1})
    assert first.pool() == {"earth": 2, "fire": 2}


def test_points_of_a_cantrip_count_once():
    """R96.5: in 1995 those of a Cantrip in the magic action count twice (M7)."""
    table = magic("enchanter", "4 cantrip", f="coastland_temple 1").colours({"air": 4})
    assert table.pool() == {"air": 4}


def test_an_id_off_its_colours_counts_once():
    """R96.5: only in a colour of the army's terrain."""
    assert magic("footman", "id", f="swampland_temple 1").colours({"fire": 1}).pool() == {"fire": 1}


def test_spells_cost_2_to_7():
    """R96.6: each costs 1 more than in 1995, and the most expensive one summons a dragon."""
    first, revised = edition().spells, edition("revised96").spells
    assert {spell.id: spell.cost - 1 for spell in revised.values()} == {
        spell.id: spell.cost for spell in first.values()
    }
    for colour in COLOURS:
        mine = [spell for spell in revised.values() if spell.colour == colour]
        assert [spell.cost for spell in mine] == [2, 3, 4, 5, 6, 7]
        assert mine[-1].does == "summon"
    assert [revised[name].confidence for name in ("stoneskin", "dust_to_dust")] == ["high", "high"]


def test_a_spell_is_paid_for_at_its_revised_cost():
    """R96.6: 4 points buy Wind Walk, which cost 3, but not Lightning Strike, which cost 4."""
    table = magic("enchanter", "4 magic").colours({"air": 4})
    assert "wind_walk" in table.castable()
    assert "lightning_strike" not in table.castable()
    table.announce("hailstorm", B, "home B")
    assert table.happened(Announcement)[0].left == 2


def test_a_reserve_army_casts_only_at_its_own():
    """R96.7: own armies, units and dead; no opponent, terrain, dragon, or dead of others."""
    table = reserve("3 enchanter", *["4 magic"] * 3, more="A at frontier: thug\nB dead: thug, fire_drake\n")
    table.colours({"air": 4}, {"water": 4}, {"air": 4})
    assert table.castable() == {"wind_walk", "watery_double", "wall_of_ice"}
    table.announce("wind_walk", A, "frontier")
    table.pick("spell", spell="watery_double")
    assert table.question.clause == "R96.7"
    assert {(option.values["seat"], option.values["place"]) for option in table.question.shape.options[:-1]} == {
        (A, "reserve"),
        (A, "terrain/2"),
    }


def test_a_reserve_army_returns_its_own_dead():
    """R96.7: their owner's dead units are its own; Path moves its own units."""
    table = reserve("2 wizard", "4 magic", "4 magic", more="A at frontier: thug\nA at home A: thug\nA dead: evoker\n")
    table.colours({"earth": 4}, {"earth": 4})
    assert table.castable() == {"stoneskin", "path"}
    table = reserve("enchanter", "4 magic", more="A at frontier: thug\nA dead: evoker\n").colours({"air": 4})
    assert "breath_of_life" in table.castable()


def test_a_reserve_army_of_1995_casts_anywhere():
    """M10: the same table in 1995."""
    table = reserve("enchanter", "4 magic", options="").colours({"air": 4})
    assert {"hailstorm", "lightning_strike"} <= table.castable()


def test_no_harmful_spell_is_aimed_at_own_units():
    """R96.8: Lightning Strike; in 1995 a player may (M13). Spells on a terrain affect every army there."""
    for options, targets in ((OPTIONS, {B}), ("", {A, B})):
        table = magic("2 enchanter", "4 magic", "4 magic", options=options).colours({"air": 4}, {"air": 4})
        table.pick("spell", spell="lightning_strike")
        dice = [option.die for option in table.question.shape.options if option.die >= 0]
        assert {table.position.dice[die].owner for die in dice} == targets
        assert table.question.clause == ("R96.8" if options else "M5")
    table = magic("evoker", "magic", options=OPTIONS, more="A at home A: theurgist\n").colours({"air": 1})
    harmful = {spell.id for spell in edition().spells.values() if spell.harms}
    assert {"hailstorm", "lightning_strike", "finger_of_death", "palsy", "ash_storm"} <= harmful
    assert not {"stoneskin", "burning_hands", "path", "summon_air_dragon"} & harmful


def test_each_clause_of_1996_replaces_one_that_is_told():
    """R96.1, R96.2, R96.3, R96.4, R96.5, R96.6, R96.7, R96.8: each stands in the place of one of 1995."""
    one = edition("revised96")
    assert sorted(one.clauses.values()) == [f"R96.{number}" for number in range(1, 9)]
    assert all(clause(cited).text for cited in one.clauses.values())
    assert one.clause("SU7") == "R96.4"
    assert one.clause("C4.3") == "C4.3"
    assert edition().clause("SU7") == "SU7"


def test_a_save_keeps_the_edition_and_one_of_1995_names_none():
    """H97: a save is read again as the same game; the bytes of a save of 1995 do not name an edition."""
    for options in (REVISED, {}):
        force = CLASSIC.deal(24, Random(3), options)
        game = Game(SetUp("classic", 5, options, (force, force)))
        again = Game.replay(game.set_up, game.journal)
        assert again.position == game.position
        assert again.position.board.edition.name == ("revised96" if options else "classic95")
        assert (b"edition" in msgspec.json.encode(game.position)) == bool(options)


def test_another_edition_in_a_position_is_refused():
    """H97: a position from strangers names only editions that this program has."""
    position = board(f"{OPTIONS}A at frontier: thug\nB at home B: thug\nturn 5 A march 1").position
    damaged = msgspec.json.encode(position).replace(b"revised96", b"revised69")
    with pytest.raises(msgspec.ValidationError, match="revised69"):
        msgspec.json.decode(damaged, type=CLASSIC.position_type)
