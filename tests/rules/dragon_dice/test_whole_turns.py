"""Whole turns that combine several chapters: one clause in the middle of another."""

from acting import BLUE, GOLD, GREEN, acting, cast, dead, ended
from by_hand import A, B, C, board

from ddtable.engine.questions import Faces
from ddtable.rules.dragon_dice.events.attacks import Damaged, Routed
from ddtable.rules.dragon_dice.events.dragons import Breathed, DragonLeft, DragonRolled, DragonsAttack, DragonsFight
from ddtable.rules.dragon_dice.events.magic import SpellFailed, SpellWorked
from ddtable.rules.dragon_dice.events.rolls import SavedAlone
from ddtable.rules.dragon_dice.events.turns import Declined, Eliminated
from ddtable.rules.dragon_dice.events.units import Buried, Killed, Moved, Promoted, Returned

# Cantrips in the middle of other things


def test_a_cantrip_in_the_save_roll_kills_the_army_that_strikes_back():
    """C8.2, C14.3, C6.1, M12: the roll of the army that strikes back still hits; no army is left to rout."""
    table = acting("enchanter, thug", "B at frontier: footman", "B at home B: thug")
    table.pick("skirmish", seat=B).roll("2 save", "maneuver").roll("save").pick("strike-back")
    table.roll("2 melee").roll("4 cantrip", "id").colours(BLUE)
    table.pick("spell", spell="lightning_strike").pick("spell-at-die", die=table.die(B, "footman")).roll("melee")
    assert table.units(B, "frontier") == []
    assert table.happened(Damaged)[-1] == Damaged(A, "terrain/2", 2, 1, 1)
    assert dead(table) == [(B, 1), (A, 1)]
    assert table.happened(Routed), "one ID against no save: the rout is looked at"
    assert table.asked == (A, "retreat"), "the dead pursue nobody"


def test_a_path_takes_the_last_charger_away():
    """C8.3, M22, C9.6, C10.1: the damage has no target; the target routs but no army can pursue."""
    table = acting("wizard", "A at home A: thug", "B at frontier: 2 thug", "B at home B: thug")
    table.pick("charge", seat=B).roll("4 cantrip", "id", "melee").colours(GOLD)
    cast(table, "path", table.die(A, "wizard"), "home A").allot((0, 1))
    assert table.units(A, "home A") == ["thug", "wizard"]
    assert table.happened(Damaged)[-1] == Damaged(A, "terrain/2", 2, 0, 2)
    assert [event.dice for event in table.happened(Killed)] == [()]
    assert [event.seat for event in table.happened(Routed)] == [B]
    assert table.asked == (A, "march-second")


def test_a_charge_goes_on_when_a_cantrip_has_killed_the_target():
    """C8.3, C14.3, C6.1: the dead thug's melee still hits the charger, and no army is left to rout."""
    table = acting("enchanter", "B at frontier: thug", "B at home B: thug")
    table.pick("charge", seat=B).roll("4 cantrip", "2 melee").colours(BLUE)
    table.pick("spell", spell="lightning_strike").pick("spell-at-die", die=table.die(B, "thug")).roll("melee")
    assert table.happened(Damaged)[-1] == Damaged(A, "terrain/2", 2, 0, 2)
    assert not table.happened(Routed)
    assert table.asked == (A, "retreat"), "no other army can march"


def test_flashfire_and_a_chain_of_rends_in_a_charge():
    """C14.1, C14.5, DA-G2: the last face of the chain is rerolled, and another Rend continues the chain."""
    more = ("cast flashfire by A on A at frontier, since 4", "B at frontier: 5 thug", "B at home B: thug")
    table = acting("leopard_rider", *more).pick("charge", seat=B)
    table.roll("3 rend", *["save"] * 5).roll("3 rend").roll("4 melee")
    assert table.asked == (A, "flashfire")
    table.pick("flash", die=table.die(A, "leopard_rider")).roll("3 rend").roll("4 melee")
    assert table.came_to("charge", A) == {"charge": 13}
    assert table.happened(Damaged)[0] == Damaged(B, "terrain/2", 13, 5, 8)


def test_penalties_greater_than_everything():
    """C6.1, DA-G, DA-G1, C14.2: no result goes below 0 in any roll; Smite, Counter and a Cantrip are not reduced."""
    palsies = "\n".join(["cast palsy by B on A at frontier, since 4"] * 9)
    foes = ("B at frontier: 9 thug", "B at home B: thug", palsies)
    table = acting("marauder, protector, thug", *foes).pick("skirmish", seat=B)
    table.roll("4 melee", "4 smite", "id")
    assert table.came_to("melee", A) == {"smite": 4}
    table.roll("maneuver").choose(*["thug"] * 4).pick("strike-back").roll("melee")
    table.roll("3 save", "3 save", "save")
    assert table.came_to("save_melee", A) == {}
    table = acting("enchanter, evoker", *foes, f="flatland_temple 1").pick("magic").roll("4 cantrip", "2 magic")
    assert table.came_to("magic", A) == {"magic": 4}
    table.colours({"air": 4}, {"air": 2})
    assert table.pool() == {"air": 8}, "flatland doubles what is left, not what is lost"


# Dragons


def test_a_dragon_eliminates_the_acting_player():
    """C2.4, C2.3, C3.2, DA-C5, DA-C7: their turn and their spells end, the dragon flies off; B is next."""
    table = acting(
        "thug",
        "B at home B: 2 thug",
        "C at home C: thug",
        "B dragons at frontier: fire_drake",
        "C dragons at frontier: fire_drake",
        "cast watery_double by A on B at home B, since 4",
        seats=3,
        turn="turn 5 A dragons",
    )
    table.roll("tail", "breath", "melee").roll("wing")
    assert table.happened(Eliminated, seat=A)
    assert table.lies(table.die(B, "fire_drake")) == "dead"
    assert table.lies(table.die(C, "fire_drake")) == "dragons at frontier"
    assert table.effects() == []
    assert table.position.board.seat == B
    assert not table.happened(Declined), "no march is even thought of"
    assert not table.happened(Breathed), "nobody is left to be breathed on"
    assert table.asked == (B, "march-first")


def test_open_grave_against_flame_on_soiled_ground():
    """M23, DA-D3, H30, Q88: the victims of flame go to reserve, buried neither by flame nor by the ground."""
    table = acting(
        "2 thug, marauder",
        "B at home B: thug",
        "B dragons at frontier: fire_drake",
        "cast open_grave by B on A at frontier, since 4",
        "cast soiled_ground by B at frontier, since 4",
        turn="turn 5 A dragons",
    )
    table.roll("breath", "melee", "melee", "4 melee")
    assert table.units(A, "reserve") == ["marauder", "thug", "thug"]
    assert not table.happened(SavedAlone)
    assert not table.happened(Buried)
    assert [event[0] for event in table.effects()] == ["soiled_ground"], "Open Grave's army is gone"
    assert table.asked == (A, "march-first")


def test_a_dragon_summoned_to_the_terrain_that_is_attacked():
    """DA-F2, M19, DG-E: it neither attacks nor fights there in this turn; in the next turn the two fight."""
    table = acting(
        "2 enchanter, 2 thug",
        "B at home B: thug",
        "A dead: air_wyrm",
        "B dragons at frontier: fire_drake",
        turn="turn 5 A dragons",
    )
    table.roll("belly", "4 cantrip", "4 cantrip", "maneuver", "maneuver").colours(BLUE, BLUE)
    table.pick("spell", spell="summon_air_dragon").pick("spell-at-die", die=table.die(A, "air_wyrm"))
    table.pick("spell-to", place="frontier")
    while table.question.kind == "spell":
        table.pick("done")
    assert table.lies(table.die(A, "air_wyrm")) == "dragons at frontier"
    assert len(table.happened(DragonsAttack)) == 1
    assert table.asked == (A, "march-first")
    while not isinstance(table.question.shape, Faces):
        table.pick("done" if table.question.kind in ("reinforce", "retreat") else "no-march")
    assert len(table.happened(DragonsFight)) == 1


def test_lightning_on_one_of_two_attacking_dragons():
    """DA-F2, DA-B, C10.4, H33: it is dead; ten melee may still be used on either one and slay it for the promotion."""
    table = acting(
        "enchanter, 2 conqueror, bladesman",
        "A dead: duelist",
        "B at home B: thug",
        "B dragons at frontier: fire_drake, fire_wyrm",
        turn="turn 5 A dragons",
    )
    table.roll("claw", "belly", "4 cantrip", "5 melee", "5 melee", "melee").colours(BLUE)
    table.pick("spell", spell="lightning_strike").pick("spell-at-die", die=table.die(B, "fire_drake")).roll("belly")
    assert table.lies(table.die(B, "fire_drake")) == "dead"
    assert table.asked == (A, "dragon-strike")
    table.pick("strike-melee")
    while table.question.kind == "dragon-strike":
        table.pick("strike-let")
    table.choose("bladesman", "enchanter")
    assert [event.reason for event in table.happened(DragonLeft)] == ["lightning"]
    assert table.lies(table.die(B, "fire_wyrm")) == "dragons at frontier"


def test_three_colours_of_two_players_and_an_eliminated_one():
    """DG-D, DG-N, DG-D1, DG-J: C's target is random; eleven or more from two slay, and no unit is promoted for it."""
    table = acting(
        "thug",
        "A dead: cutthroat, thug",
        "B at home B: thug",
        "C dead: thug",
        "A dragons at frontier: air_drake",
        "B dragons at frontier: fire_wyrm",
        "C dragons at frontier: death_drake",
        "gone C",
        seats=3,
        turn="turn 5 A dragons",
    )
    air, fire, death = table.die(A, "air_drake"), table.die(B, "fire_wyrm"), table.die(C, "death_drake")
    assert table.asked == (A, "dragon-target")
    table.pick("dragon-target", die=death)
    assert table.asked == (B, "dragon-target")
    table.pick("dragon-target", die=death)
    (fight,) = table.happened(DragonsFight)
    assert dict(fight.pairs)[death] in (air, fire)
    table.roll("claw", "claw", "jaws")
    assert table.lies(death) == "dead"
    assert table.lies(dict(fight.pairs)[death]) == "dead"
    assert {event.damage for event in table.happened(DragonRolled)} == {5, 10}
    assert not table.happened(Promoted)
    assert table.units(A, "frontier") == ["thug"]


def test_a_path_from_one_dragon_to_another():
    """M22, DA-F2, DA-B, DG-F: the damage and the breath have no target; the next dragon attacks at the new place."""
    table = acting(
        "wizard",
        "A at home A: footman",
        "B at home B: thug",
        "B dragons at frontier: fire_drake, fire_wyrm",
        "B dragons at home A: air_drake",
        turn="turn 5 A dragons",
    )
    table.pick("dragon-order", place="frontier").roll("jaws", "breath", "4 cantrip").colours(GOLD)
    cast(table, "path", table.die(A, "wizard"), "home A")
    assert dead(table) == [(A, 0)]
    assert not table.happened(Breathed)
    assert [event.place for event in table.happened(DragonsAttack)] == ["terrain/2", "terrain/0"]
    assert {table.die(A, "footman"), table.die(A, "wizard")} == set(table.position.agenda[-1].parties[-1].dice)


def test_a_dragon_kills_the_holder_of_an_eight():
    """C11.2, DA-B, C3.3: others are there, so the die goes to seven, it has no holder, and the city gives nothing."""
    table = acting(
        "thug",
        "A dead: thug",
        "A at home A: thug",
        "B at frontier: thug",
        "B dragons at frontier: fire_drake",
        f="flatland_city 8, held by A",
        turn="turn 5 A dragons",
    ).roll("claw", "melee")
    assert (table.number("frontier"), table.holder("frontier")) == (7, -1)
    assert table.asked == (A, "march-first")


def test_stone_on_soiled_ground():
    """DA-D1, C6.2, M8: a unit that saves from stone lives; each dead one rolls once more, against burial."""
    table = acting(
        "3 thug",
        "A at home A: thug",
        "B at home B: thug",
        "B dragons at frontier: earth_drake",
        "cast soiled_ground by B at frontier, since 4",
        turn="turn 5 A dragons",
    )
    table.roll("breath", "melee", "melee", "melee").roll("save", "melee", "melee").roll("save", "melee")
    assert [table.units(A, at) for at in ("frontier", "dead", "buried")] == [["thug"]] * 3


def test_frost_halves_each_part_of_an_id():
    """DA-D4, DA-E, M14: three points as two melee and one save become one and none."""
    frost = "cast frost by A on A at frontier, since 3"
    dragon = "B dragons at frontier: fire_drake"
    table = acting("marauder", "B at home B: thug", dragon, frost, turn="turn 5 A dragons")
    table.roll("belly", "3 id").allot((2, 0, 1))
    assert table.totals("dragon_defence") == {"melee": 1, "missile": 0, "save": 0}


# Armies that are wiped out


def test_a_reserve_army_raises_its_dead_into_reserve():
    """M20, M10: they join the army that cast, in reserve."""
    table = board(
        "A reserve: enchanter\nA dead: thug, cutthroat\nA at home A: thug\nB at home B: thug\n"
        "turn 5 A march 1, act at reserve"
    )
    table.pick("magic").roll("4 magic").colours(BLUE)
    table.pick("spell", spell="breath_of_life").pick("spell", spell="breath_of_life").choose("cutthroat")
    assert table.units(A, "reserve") == ["cutthroat", "enchanter"]
    assert [event.place for event in table.happened(Returned)] == ["reserve"]


def test_an_army_that_dies_of_its_own_spells_casts_the_rest():
    """M4, M7, M20, H28: the hail takes effect, the returned unit has no army and stays dead; the turn goes on."""
    units = ("A dead: thug", "A at home A: thug", "B at home B: 2 thug")
    table = acting("2 enchanter", *units, f="flatland_city 1").pick("magic").roll("4 magic", "4 magic")
    table.colours(BLUE, BLUE)
    for number in (0, 1):
        table.announce("lightning_strike", die=table.die(A, "enchanter", number))
    table.announce("breath_of_life").announce("hailstorm", seat=B, at="home B").pick("done").pick("in-order")
    table.roll("3 melee").roll("3 melee").choose("thug").roll("melee", "melee").choose("thug")
    assert table.units(A, "frontier") == []
    assert table.units(A, "dead") == ["enchanter", "enchanter", "thug"]
    assert not table.happened(Returned)
    assert table.units(B, "dead") == ["thug"]
    assert table.asked == (A, "march-second")


def test_a_winning_spell_ends_the_game_before_the_others():
    """C2.2, M4: B's last unit dies of the first spell; the second is not resolved and no march follows."""
    table = acting("2 enchanter", "B at home B: thug", "A at home A: thug", f="highland_temple 1").pick("magic")
    table.roll("4 magic", "4 magic").colours(BLUE, GREEN)
    table.pick("spell", spell="lightning_strike").pick("spell-at-die", die=table.die(B, "thug"))
    table.pick("spell", spell="wall_of_ice").pick("spell-at-army", seat=A, place="home A").pick("done")
    table.pick("spell-next", spell="lightning_strike").roll("melee")
    assert ended(table) == ((A,), "elimination")
    assert not table.happened(SpellWorked, spell="wall_of_ice")
    assert table.played.question is None


def test_damage_thrown_back_kills_the_last_attacker():
    """C8.5, C8.2, C11.2: there is no attacker to strike back at; the turn continues with the other army."""
    table = acting("thug", "A at home A: thug", "B at frontier: filcher", "B at home B: thug")
    table.pick("skirmish", seat=B).roll("melee").roll("4 counter")
    assert table.units(A, "frontier") == []
    assert table.happened(Damaged)[-1] == Damaged(A, "terrain/2", 4, 0, 4, cause="thrown_back")
    assert table.asked == (A, "march-second")


def test_damage_thrown_back_may_end_the_game():
    """C8.5, C2.2: it was the attacker's last army in play, so the other player wins."""
    table = acting("thug", "B at frontier: filcher").pick("skirmish", seat=B).roll("melee").roll("4 counter")
    assert ended(table) == ((B,), "elimination")


def test_smite_and_counter_kill_the_last_of_both():
    """C8.5, C2.3: the dead of both are removed together: a draw."""
    table = acting("protector", "B at frontier: filcher").pick("skirmish", seat=B).roll("4 smite").roll("4 counter")
    assert ended(table) == ((), "draw")


def test_a_unit_joins_a_fight_in_progress():
    """M22, C8.2, C10.1: it has not rolled, but may be among the dead."""
    table = acting("wizard, thug", "A at home A: footman, thug", "B at frontier: marauder", "B at home B: thug").pick(
        "skirmish", seat=B
    )
    table.roll("4 cantrip", "maneuver").colours(GOLD)
    cast(table, "path", table.die(A, "footman"), "frontier")
    assert len(table.happened(Moved)) == 1
    table.roll("3 save").pick("strike-back").roll("3 melee")
    table.roll("3 save", "maneuver", "melee")
    assert table.came_to("save_melee", A) == {"save": 3}
    assert not table.happened(SpellFailed)


def test_the_target_leaves_in_its_own_save_roll():
    """M22, C14.3, C8.2: no unit is left to die or to strike back."""
    table = acting("3 thug", "A at home A: thug", "B at frontier: wizard", "B at home B: thug").pick("skirmish", seat=B)
    table.roll("2 melee").roll("4 cantrip").colours(GOLD)
    cast(table, "path", table.die(B, "wizard"), "home B")
    assert dead(table) == [(B, 0)]
    assert table.units(B, "home B") == ["thug", "wizard"]
    assert table.asked == (A, "march-second")


def test_a_pursuer_kills_the_acting_player():
    """C9.4, C9.7, C2.4, C2.3: A's army routs by the strike back; B's charge in pursuit ends A's turn and game."""
    table = acting("2 thug", "B at frontier: 3 thug", "C at home C: thug", seats=3, f="flatland_temple 7")
    table.pick("skirmish", seat=B).roll("maneuver").roll("save").pick("strike-back")
    table.roll("melee", "maneuver", "maneuver").roll("id", "id").pick("pursue")
    assert (table.asked, table.number("frontier")) == ((B, "pursuit-action"), 6)
    table.pick("charge", seat=A).roll("2 melee", "2 melee", "maneuver", "melee", "maneuver")
    if table.question.kind == "casualties":
        table.choose("thug")
    assert table.happened(Eliminated, seat=A)
    assert (table.position.board.seat, table.asked) == (B, (B, "march-first"))


def test_open_grave_keeps_a_player_in_the_game():
    """M23, C2.2, C8.5, Q88: Counter killed the player's last unit, which is now in reserve."""
    table = acting("thug", "B at frontier: filcher", "cast open_grave by A on A at frontier, since 5")
    table.pick("skirmish", seat=B).roll("melee").roll("4 counter")
    assert ended(table) is None
    assert table.units(A, "reserve") == ["thug"]
    assert table.asked == (A, "march-second"), "an army new in this turn may march"


def test_spell_saves_of_both_sides_in_a_charge():
    """C8.3, C8.5, C14.5, Q17: the charger's Stoneskin saves one of melee and Counter, the target's none of Smite."""
    stoneskins = "cast stoneskin by A on A at frontier, since 5\ncast stoneskin by B on B at frontier, since 4"
    table = acting("protector, thug", "B at frontier: filcher, thug", "B at home B: thug", stoneskins)
    table.pick("charge", seat=B).roll("4 smite", "melee", "4 counter", "melee")
    attack, back = table.happened(Damaged)
    assert attack == Damaged(B, "terrain/2", 1, 5, 4, 4)
    assert back == Damaged(A, "terrain/2", 5, 1, 4)
