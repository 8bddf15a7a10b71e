"""Recruit's magic: colours, spells worth their points, targets, the dead; no wasted points."""

from __future__ import annotations

from ddtable.opponents.answering import best_within, splits
from ddtable.opponents.dragon_dice.castings import Casting, by_thrift, spent
from ddtable.rules.dragon_dice.editions import known_spells
from ddtable.rules.dragon_dice.events.dragons import Summoned
from ddtable.rules.dragon_dice.events.magic import Announcement, SpellWorked
from ddtable.rules.dragon_dice.spells import COLOURS
from ddtable.rules.dragon_dice.steps import Cast
from tests.opponents.advice import advice, follow, names, picks, rows
from tests.rules.dragon_dice.by_hand import A, B, C, Table, board, casting, magic

CASTING = ("magic-colours", "spell", "spell-target", "spell-destination", "spell-bury", "spell-order", "resurrect")
STURDY = "B at home B: 6 footman\n"  # a few hits cannot kill any of them


def cast_all(table: Table) -> list[tuple[str, str]]:
    """Let Recruit announce all it wants; return the spells and their targets."""
    follow(table, *CASTING, "bury-dead")
    return [(event.spell, event.target) for event in table.happened(Announcement)]


# Colours


def test_points_take_the_colours_that_count_twice():
    """M2, M7: gold counts double on flatland, red does not, and an army there is in danger."""
    table = magic("wizard, footman", "3 magic", "melee", more="B at frontier: 3 deadeye\n", f="flatland_temple 1")
    ((*row,),) = rows(table)
    assert row[COLOURS.index("earth")] == 3


def magic_table(more: str, a: str = "flatland_city 4") -> Table:
    """Return a table where A's two dwarves have eight points of magic at the frontier, red or gold."""
    return magic("2 wizard", "4 magic", more=more, f="coastland_temple 1", a=a)


def test_points_are_used_for_a_dragon_if_that_is_best():
    """M2, M19: an opponent's army is alone and weak, and a red dragon is dead."""
    table = magic_table("B at home B: 5 thug, 2 pelter\nA dead: fire_wyrm\n")
    assert ("summon_fire_dragon", f"die:{table.die(A, 'fire_wyrm')}") in cast_all(table)
    assert table.happened(Summoned)[0].place == table.place("home B")


def test_points_are_gathered_gold_for_stone_skins_under_threat():
    """M2, M16: at home A an army of the caster is about to be attacked."""
    table = magic_table("A at home A: 3 warlord\nB at home A: 4 marauder\n", a="flatland_city 5")
    earth = sum(row[COLOURS.index("earth")] for row in rows(table))
    assert earth >= 4
    announced = cast_all(table)
    assert ("stoneskin", "army:0:terrain/0") in announced or ("higher_ground", "army:1:terrain/0") in announced


def test_a_path_leads_to_an_own_army_where_it_may_lead_anywhere():
    """M22, Q95: by a house option Path leads to any terrain; Recruit only strengthens armies."""
    table = casting("earth", 8, "A at home A: footman\nB at home A: 4 thug\noptions path_anywhere\n")
    cast_all(table)
    moved = [event for event in table.happened(Announcement) if event.spell == "path"]
    assert {event.to for event in moved} <= {table.place("home A"), table.place("frontier")}


# Spells


def test_no_spell_is_cast_that_is_not_worth_its_points():
    """M3: no army is near and no unit is dead; the points are not used."""
    table = casting("fire", 4, more="B reserve: thug\n")
    assert table.asked == (A, "spell")
    assert picks(table) == "done"


def test_the_dead_are_returned():
    """M20: four blue points are two lives of one health, and no target is in range."""
    table = casting("air", 4, more=f"A dead: 2 guard, bowman\n{STURDY}")
    assert picks(table) == "breath_of_life"
    table.play(advice(table))
    assert picks(table) == "breath_of_life", "and the second one too"


def test_a_resurrection_brings_back_the_best_that_it_can():
    """M20, M16: one unit of two health is worth more than two of one."""
    table = casting("air", 4, more=f"A dead: evoker, fighter, courier\n{STURDY}")
    follow(table, "spell", "spell-target")
    assert table.asked == (A, "resurrect")
    assert names(table) == ["coral_elves_courier"]


def test_finger_of_death_is_cast_only_if_it_kills():
    """M12: three points are one health, which does not kill a unit of three."""
    table = casting("death", 4, more="B at home B: marauder, thug\n")
    announced = cast_all(table)
    aimed = [target for spell, target in announced if spell == "finger_of_death"]
    assert aimed in ([], [f"die:{table.die(B, 'thug')}"])
    assert table.happened(SpellWorked, spell="finger_of_death") or not aimed


def test_hail_targets_the_army_that_saves_least():
    """M12: the same hits kill more where fewer are saved."""
    table = casting("air", 8, more="B at home A: 4 guard\nB at home B: 4 footman\nA at home A: guard\n")
    if picks(table) != "hailstorm":
        table.pick("spell", spell="hailstorm")
        assert picks(table) == "army:1:terrain/0"
        return
    table.play(advice(table))
    assert picks(table) == "army:1:terrain/0"


def test_a_dragon_is_never_sent_to_a_terrain_with_only_own_armies():
    """M19: with any points, and wherever the dragon is."""
    table = casting("fire", 8, more="A at home A: thug\nA dead: fire_drake\nB at home B: 3 thug\n")
    follow(table, *CASTING)
    assert {event.place for event in table.happened(Summoned)} == {table.place("home B")}


def test_a_dragon_of_an_opponent_is_taken_from_the_own_army():
    """M19, DG-B: it goes where it harms others, whoever owns it."""
    more = "B dragons at frontier: fire_wyrm\nB at home B: 5 thug\n"
    table = casting("fire", 8, more=more)
    follow(table, *CASTING)
    assert [(event.dragon, event.place) for event in table.happened(Summoned)] == [
        (table.die(B, "fire_wyrm"), table.place("home B"))
    ]


def test_a_flood_is_never_turned_against_oneself():
    """M16: nor against a terrain without opponents."""
    table = casting("water", 4, more="B at home B: thug\n", a="flatland_city 7")
    assert "flash_flood" not in {spell for spell, _ in cast_all(table)}
    table = casting("water", 4, more="A at home A: thug\nB at home A: thug\n", a="flatland_city 8, held by A")
    assert "flash_flood" not in {spell for spell, _ in cast_all(table)}


def test_a_flood_takes_a_captured_terrain_away():
    """M16: it turns to seven, and the holder loses control."""
    table = casting("water", 4, more="B at home B: pelter\n", b="flatland_city 8, held by B")
    assert cast_all(table) == [("flash_flood", "terrain/1")]


def test_others_dead_are_buried_and_own_spared():
    """M9: any player's dead can be buried for black points."""
    more = "A dead: thug, marauder\nB dead: 3 mugger\nB at home B: thug, marauder\n"
    table = magic("trickster", "2 magic", more=more, f="coastland_temple 1")
    while table.asked[1] == "magic-colours":
        table.colours(*({"death": points} for points, _ in table.colour_sources()))
    table.announce("finger_of_death", die=table.die(B, "thug"))
    assert table.asked == (A, "spell-bury")
    assert names(table) == ["goblins_mugger"]


def test_black_magic_never_costs_own_dead():
    """M9: the spell is not cast if only own dead could be buried."""
    table = magic("trickster", "2 magic", more="A dead: marauder, thug\nB at home B: thug\n", f="coastland_temple 1")
    while table.asked[1] == "magic-colours":
        table.colours(*({"death": points} for points, _ in table.colour_sources()))
    follow(table, "spell", "spell-target")
    assert all(known_spells()[event.spell].cost <= 2 for event in table.happened(Announcement))
    assert table.units(A, "buried") == []


def test_only_others_dead_are_made_dust():
    """M16: no own dead, even with points to spare; without others' dead the spell is not cast."""
    table = casting("earth", 4, more="A dead: 2 footman\nB dead: thug\nB at home B: thug\n")
    table.announce("dust_to_dust").announce("dust_to_dust")
    assert table.asked == (A, "bury-dead")
    assert names(table) == ["goblins_thug"]
    table = casting("earth", 4, more="A dead: 2 footman\nB reserve: thug\n")
    assert picks(table) == "done"


def test_weakening_spells_come_before_spells_that_are_saved_against():
    """M4: palsy first, then the hail; in the order announced if that is right."""
    table = magic("death_mage, enchanter", "4 magic", "4 magic", more="B at home B: 3 thug\n", f="highland_tower 1")
    table.colours({"death": 4}, {"air": 4})
    for spell in ("hailstorm", "palsy"):
        table.announce(spell, B, "home B")
    table.pick("done")
    assert table.asked == (A, "spell-order")
    assert picks(table) == "1"
    table = magic("death_mage, enchanter", "4 magic", "4 magic", more="B at home B: 3 thug\n", f="highland_tower 1")
    table.colours({"death": 4}, {"air": 4})
    for spell in ("palsy", "hailstorm"):
        table.announce(spell, B, "home B")
    assert picks(table.pick("done")) == "in-order"


def test_an_army_in_reserve_marches_for_its_magic():
    """C3.4, M10: it can only use magic; the army at the terrain has no target in range."""
    table = board("A at home A: footman\nA reserve: 4 wizard\nB at home B: thug\nturn 5 A march 1", a="flatland_city 1")
    assert picks(table) == "reserve"


def test_magic_is_weighed_against_the_other_actions():
    """C5.2, C11.5: the holder of an eighth face has a free choice; mages cast, warriors attack."""
    f = "flatland_standing_stones 8, held by A"
    turn = "turn 5 A march 1, act at frontier"
    table = board(f"A at frontier: 4 wizard\nA dead: 3 footman\nB at frontier: 3 marauder\n{turn}", f=f)
    assert picks(table) == "magic"
    table = board(f"A at frontier: 4 warlord, theurgist\nB at frontier: 3 thug\n{turn}", f=f)
    assert picks(table) != "magic"


def test_floods_are_resisted_but_not_for_another_player():
    """M16: for an own captured terrain, or one without a holder; not for one that a third player holds."""
    for holder, answer in ((B, "oppose"), (C, "let")):
        letter = "ABC"[holder]
        table = casting(
            "water",
            4,
            more="B at home B: 2 mugger\nC at home B: 2 mugger\n",
            seats=3,
            b=f"flatland_city 8, held by {letter}",
        )
        table.announce("flash_flood", at="home B")
        while table.asked[0] != B:
            table.pick("no-flood-oppose")
        assert table.asked == (B, "flood-oppose")
        assert picks(table) == answer


def test_penalties_fall_on_the_colour_that_is_missed_least():
    """DA-G: red points are useless and lost; four blue points are two lives."""
    more = "A dead: 2 guard\nB reserve: thug\ncast palsy by B on A at frontier, since 4\n"
    table = magic("enchanter, wizard", "4 magic", "3 magic", more=more, f="swampland_tower 1")
    table.colours({"air": 4}, {"fire": 3})
    assert table.asked == (A, "penalties")
    assert rows(table) == (tuple(int(colour == "fire") for colour in COLOURS),)


def test_a_casting_ends():
    """M3, M4: with all colours it announces what it wants and stops; the points never increase."""
    more = "A dead: 3 guard, fire_drake\nA at home A: 3 thug\nB at home A: 3 marauder\nB dead: thug, 2 marauder\n"
    table = magic("2 death_mage, 2 enchanter, 2 wizard", "4 magic", more=f"{more}B at frontier: 2 thug\n")
    left = []
    while table.played.question is not None and table.question.kind in CASTING:
        step = table.position.agenda[-1]
        if isinstance(step, Cast) and step.stage == "spell":
            left.append(sum(step.pool) + step.black)
        table.play(advice(table))
    assert len(left) > 3
    assert left == sorted(left, reverse=True)


def test_points_are_spent_only_once():
    """M3: the best value per point first, as often as points allow, then the next; never more than there are."""
    hail, stone = known_spells()["hailstorm"], known_spells()["stoneskin"]
    found = by_thrift(
        [
            Casting(hail, "army:1:terrain/0", 1, 0.5),
            Casting(hail, "army:1:terrain/0", 2, 1.5),
            Casting(hail, "army:1:terrain/1", 2, 1.0),
            Casting(stone, "army:0:terrain/0", 1, 0.4),
        ]
    )
    bought = [(one.spell.id, one.target, one.times) for one in spent(found, [1, 3, 0, 0, 0])]
    assert bought == [("hailstorm", "army:1:terrain/0", 2), ("stoneskin", "army:0:terrain/0", 1)]
    assert spent(found, [0, 0, 0, 0, 9]) == []


def test_the_best_that_fits():
    assert best_within(3, (1, 2, 3), (1.0, 2.5, 3.0)) == [(0.0, ()), (1.0, (0,)), (2.5, (1,)), (3.5, (0, 1))]
    assert best_within(0, (1, 2), (1.0, 1.0)) == [(0.0, ())]
    assert best_within(5, (1, 1), (-1.0, 2.0))[-1] == (2.0, (1,))


def test_every_way_to_take_points_off():
    assert set(splits(2, (1, 2))) == {(1, 1), (0, 2)}
    assert set(splits(3, (1, 0, 2))) == {(1, 0, 2)}
    assert list(splits(4, (1, 2))) == []
