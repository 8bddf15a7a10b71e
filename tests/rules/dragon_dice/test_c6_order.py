"""The order of steps in one roll: penalties, halving, doubling, counting as another result, additions (C6)."""

import pytest
from by_hand import A, B, Table, board

from ddtable.engine.arithmetic import Line
from ddtable.engine.kernel import Forced
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.rolls import Rolled, RolledAgain
from ddtable.rules.dragon_dice.events.turns import ManeuverEnded

TURN = "turn 4 A march 1, act at frontier"


def casts(*spells: str) -> str:
    """Return the lines of effects in force like `palsy on B at frontier`, cast by the other player."""
    lines = []
    for text in spells:
        spell, _, on = text.partition(" ")
        caster = "A" if " on B" in text or spell == "frost" else "B"
        if spell in ("frost", "paralysis"):
            caster = on.split()[1]
        lines.append(f"cast {spell} by {caster} {on}, since 3\n")
    return "".join(lines)


def saves(units: str, faces: tuple[str, ...], *spells: str, f: str = "flatland_temple 6", options: str = "") -> Table:
    """Return the table when B's army has saved against a skirmish that made no hit."""
    text = f"{options}A at frontier: 12 guard\nB at frontier: {units}\n{casts(*spells)}{TURN}"
    return board(text, f=f).pick("skirmish", seat=B).roll("maneuver").roll(*faces)


def maneuvers(units: str, faces: tuple[str, ...], *spells: str, f: str = "flatland_temple 6", options: str = "") -> int:
    """Return the total of A's maneuver roll."""
    text = f"{options}A at frontier: {units}\nB at frontier: guard\n{casts(*spells)}{TURN.replace('act', 'maneuver')}"
    table = board(text, f=f).pick("maneuver").pick("oppose").roll(*faces, "melee")
    return table.came_to("maneuver", A).get("maneuver", 0)


def charge(units: str, faces: tuple[str, ...], *spells: str, f: str = "flatland_temple 6", options: str = "") -> Table:
    """Return the table after A has charged an army that showed nothing."""
    text = f"{options}A at frontier: {units}\nB at frontier: 9 evoker\n{casts(*spells)}{TURN}"
    return board(text, f=f).pick("charge", seat=B).roll(*faces, *["magic"] * 9)


def test_the_whole_order_in_one_save_roll():
    """C6.1, C11.3, C13.1, C14.2, M14: each step at its place, without effect on what comes later."""
    table = saves(
        "4 trooper, 3 knight, herald, eagle_knight",
        ("2 save", "2 save", "2 save", "2 id", "3 maneuver", "2 maneuver", "2 save", "4 counter", "3 fly"),
        "palsy on B at frontier", "palsy on B at frontier", "frost on B at frontier", "stoneskin on B at frontier",
        "wind_walk on B at frontier",
        f="coastland_temple 8, held by B",
    )  # fmt: skip
    (sums, *_) = table.happened(Rolled, kind="save_melee")[0].sums
    assert sums.lines == (
        Line("save", 8, "C6.3"),
        Line("id", 2, "C6.3"),
        Line("palsy", -1, "M16"),
        Line("palsy", -1, "M16"),
        Line("frost", -4, "DA-D4"),
        Line("eighth-face", 4, "C11.3"),
        Line("maneuver-as-save", 4, "C13.1"),  # five, halved to two, doubled
        Line("stoneskin", 1, "M16"),
        Line("counter", 4, "C14.2"),
        Line("fly", 3, "C14.2"),
    )
    assert sums.total == 20


def test_frost_halves_rounding_down_and_before_doubling():
    """C6.1, M14, DA-D4: seven maneuvers are three, doubled six, not seven."""
    faces = ("2 maneuver", "2 maneuver", "2 maneuver", "maneuver")
    assert maneuvers("3 sergeant, sentry", faces, "frost on A at frontier", f="highland_city 6") == 6
    assert maneuvers("3 sergeant, sentry", faces, f="highland_city 6") == 14
    assert maneuvers("3 sergeant, sentry", faces, "frost on A at frontier") == 3


def test_several_frosts_halve_once():
    """DA-D4: several of a kind add nothing."""
    faces = ("2 maneuver", "2 maneuver")
    assert maneuvers("2 sergeant", faces, "frost on A at frontier", "frost on A at frontier") == 2


def test_penalties_come_before_halving_and_doubling():
    """C6.1: five minus one is four, halved two, doubled four."""
    faces = ("2 maneuver", "2 maneuver", "maneuver")
    spells = ("palsy on A at frontier", "frost on A at frontier")
    assert maneuvers("2 sergeant, sentry", faces, *spells, f="highland_city 6") == 4


def test_penalties_never_fall_below_nothing_and_additions_stay_whole():
    """C6.1, C14.2: steps five and nine: six off two is none; Wind Walk and Fly are added later."""
    faces = ("2 maneuver", "3 fly")
    spells = ("transmute_rock_to_mud on A at frontier", "wind_walk on A at frontier", "frost on A at frontier")
    assert maneuvers("sergeant, eagle_knight", faces, *spells) == 4 + 3


def test_penalties_of_the_terrain_and_of_the_army_add_up():
    """C6.1, M16: two Ash Storms and a Palsy take three; effects on the terrain count for both armies."""
    spells = ("ash_storm at frontier", "ash_storm at frontier", "palsy on B at frontier")
    table = saves("6 trooper", ("2 save",), *spells)
    assert table.came_to("save_melee", B) == {"save": 9}
    table.pick("strike-back").roll("3 melee").roll("id")
    assert table.came_to("melee", B) == {"melee": 15}
    assert table.came_to("save_melee", A) == {"save": 10}


def test_remaining_penalties_reduce_maneuvers_that_count_as_saves():
    """C6.1, C13.1: step eight counts maneuvers after penalties, which reduce the saves first."""
    spells = ["palsy on B at frontier"] * 3
    for cast, total in ((spells, 2), (spells[:2], 3), (spells * 2, 0)):
        table = saves("trooper, knight", ("2 save", "3 maneuver"), *cast, f="coastland_city 6")
        assert table.came_to("save_melee", B).get("save", 0) == total


def test_a_penalty_on_maneuvers_reduces_those_that_count_as_saves():
    """C6.1, C13.1: step eight counts them after their own penalties, without additions of spells."""
    faces = ("2 save", "3 maneuver", "3 maneuver", "2 maneuver")
    units = "trooper, 2 knight, courier"
    spells = ("transmute_rock_to_mud on B at frontier", "wind_walk on B at frontier")
    assert saves(units, faces, *spells, f="coastland_city 6").came_to("save_melee", B)["save"] == 2 + 2


def test_the_racial_doubling_of_others_does_not_help_elves():
    """C13.1, C6.1: on highland the dwarf's maneuvers are doubled and the elf's count as saves, never both."""
    table = saves("scout, lizard_rider", ("maneuver", "3 maneuver"), f="highland_city 6")
    assert table.came_to("save_melee", B)["save"] == 1


def test_elves_maneuvers_are_doubled_by_the_eighth_face_once():
    """C6.1, C11.3: saves and maneuvers are doubled, and maneuvers not a second time as saves."""
    table = saves("trooper, knight", ("2 save", "3 maneuver"), f="coastland_city 8, held by B")
    assert table.came_to("save_melee", B)["save"] == 4 + 6


def test_the_eighth_face_doubles_the_holders_saves_and_maneuvers_ids_included():
    """C11.3, Q13: only the holder's, and not melee, missiles or magic."""
    held = "flatland_city 8, held by {}"
    assert saves("trooper, thug", ("2 save", "id"), f=held.format("B")).came_to("save_melee", B) == {"save": 6}
    assert saves("trooper, thug", ("2 save", "id"), f=held.format("A")).came_to("save_melee", B) == {"save": 3}
    assert maneuvers("sergeant, thug", ("2 maneuver", "id"), f=held.format("A")) == 6
    assert maneuvers("sergeant, thug", ("2 maneuver", "id"), f=held.format("B")) == 3
    units = f"A at frontier: 9 footman\nB at frontier: 9 footman\n{TURN}"
    table = board(units, f=held.format("A")).pick("skirmish", seat=B).roll("2 melee")
    assert table.came_to("melee", A) == {"melee": 18}
    table = board(units.replace("footman", "bowman"), f=held.format("A")).pick("missile", seat=B).roll("2 missile")
    assert table.came_to("missile", A) == {"missile": 18}


@pytest.mark.parametrize(("options", "total"), [("", 2 * (2 + 1)), ("options four_times\n", 4 * 2 + 2 * 1)])
def test_a_racial_doubling_and_the_eighth_face(options, total):
    """C6.1, C11.3, C13.1, Q5: doubled once, or twice by an option; other units once in both cases."""
    faces = ("2 maneuver", "maneuver")
    assert maneuvers("sergeant, thug", faces, f="highland_city 8, held by A", options=options) == total
    table = charge("sergeant, thug", faces, f="highland_city 8, held by A", options=options)
    assert table.came_to("charge", A)["charge"] == total


# The charge (C8.3, C8.4)


def test_a_chargers_maneuvers_after_penalties_and_doubling_without_additions():
    """C8.4, C8.3: Rock to Mud counts before the doubling, Wind Walk adds nothing, Fiery Weapon adds melee."""
    faces = ("2 maneuver", "2 maneuver", "2 maneuver", "2 maneuver", "2 melee")
    spells = ("transmute_rock_to_mud on A at frontier", "wind_walk on A at frontier", "fiery_weapon on A at frontier")
    table = charge("4 sergeant, footman", faces, *spells, f="highland_city 6")
    assert table.came_to("charge", A)["charge"] == 2 * (8 - 6) + 2 + 2


def test_a_penalty_on_melee_spares_a_chargers_maneuvers():
    """C8.4: spells on melee change the melee part."""
    table = charge("4 sergeant", ("2 melee", "2 maneuver", "2 maneuver", "2 id"), "dancing_lights on A at frontier")
    assert table.came_to("charge", A)["charge"] == 4


def test_frost_halves_all_hits_of_a_charge_together():
    """C8.4, DA-D4, H37: three melee and three maneuvers are six hits, halved three; two of them maneuvers."""
    units, faces = "2 sergeant, 2 sentry", ("2 melee", "2 maneuver", "melee", "maneuver")
    assert charge(units, faces, "frost on A at frontier").came_to("charge", A)["charge"] == 3
    table = charge(units, faces, "frost on A at frontier", f="highland_city 6")
    assert table.came_to("charge", A)["charge"] == 1 + 2 * 2, "which highland doubles for Dwarves"


def test_frost_halves_saves_and_maneuvers_that_save_together():
    """C13.1, DA-D4, H37: one save and three maneuvers are four, halved two; on an eighth face each two are doubled."""
    units, faces = "knight, thug", ("3 maneuver", "save")
    for land, total in (("coastland_temple 6", 2), ("coastland_temple 8, held by B", 4), ("highland_temple 6", 0)):
        table = saves(units, faces, "frost on B at frontier", f=land)
        assert table.came_to("save_melee", B).get("save", 0) == total


def test_the_charger_spreads_penalties_on_every_roll():
    """C6.1, C8.4, DA-G: on melee or on maneuvers, before those are doubled."""
    for row, total in (((2, 0), 0 + 2 * 2), ((1, 1), 1 + 2 * 1), ((0, 2), 2)):
        table = charge("2 sergeant", ("2 melee", "2 maneuver"), *["palsy on A at frontier"] * 2, f="highland_city 6")
        assert table.asked == (A, "penalties")
        assert table.came_to("charge", A).get("charge") == total if table.allot(row) else None


def test_forged_penalties_are_refused():
    """DA-G: all must be used, on no result more than it has, and none negative."""
    spells = ["palsy on A at frontier"] * 3
    table = charge("2 sergeant", ("2 melee", "2 maneuver"), *spells)
    assert table.refuses(lambda: table.allot((3, 0))) == "bucket-full"
    assert table.refuses(lambda: table.allot((1, 1))) == "points-do-not-add-up"
    assert table.refuses(lambda: table.allot((4, -1))) == "points-do-not-add-up"
    assert table.refuses(lambda: table.allot((2, 1), (0, 0))) == "wrong-number"


def test_penalties_beyond_the_results_are_void():
    """DA-G, DA-G1: if all results are removed nothing is asked, and results of special icons remain."""
    table = charge("sergeant, mammoth_rider", ("2 melee", "3 trample"), *["palsy on A at frontier"] * 5)
    assert table.came_to("charge", A) == {"charge": 6}


def test_the_target_of_a_charge_splits_its_ids_before_its_penalties():
    """C8.3, DA-E, DA-G: an ID given to saves is a save that a penalty can take."""
    text = f"A at frontier: 9 guard\nB at frontier: marauder, 2 thug\n{casts(*['palsy on B at frontier'] * 2)}{TURN}"
    table = board(text).pick("charge", seat=B).roll(*["maneuver"] * 9, "3 id", "melee", "save")
    assert table.asked == (B, "charge-ids")
    table.allot((1, 2))
    assert table.asked == (B, "penalties")
    assert table.question.shape.most == (2, 3), "saves, melee"
    table.allot((2, 0))
    assert table.came_to("charge_defence", B) == {"melee": 3}
    assert table.happened(Damaged) == [Damaged(B, "terrain/2", 9, 0, 9), Damaged(A, "terrain/2", 3, 0, 3)]


def test_penalties_may_fall_on_maneuvers_that_count_as_saves():
    """C6.1, C13.1, DA-G: on the coast they are part of the saves that the target of a charge may reduce."""
    text = f"A at frontier: 9 guard\nB at frontier: 2 knight\n{casts(*['palsy on B at frontier'] * 2)}{TURN}"
    table = board(text, f="coastland_city 6").pick("charge", seat=B).roll(*["maneuver"] * 9, "3 maneuver", "3 melee")
    assert table.asked == (B, "penalties")
    assert table.question.shape.most == (3, 3)
    table.allot((2, 0))
    assert table.came_to("charge_defence", B) == {"save": 1, "melee": 3, "maneuver": 1}


def test_both_sides_spread_their_penalties_the_charger_first():
    """DA-G, C4.6: each owner for their own roll."""
    text = f"A at frontier: 2 sergeant\nB at frontier: 2 trooper\n{casts('ash_storm at frontier')}{TURN}"
    table = board(text).pick("charge", seat=B).roll("2 melee", "2 maneuver", "2 save", "3 melee")
    assert table.asked == (A, "penalties")
    table.allot((0, 1))
    assert table.asked == (B, "penalties")
    table.allot((1, 0))
    assert table.happened(Damaged) == [Damaged(B, "terrain/2", 3, 1, 2), Damaged(A, "terrain/2", 3, 0, 3)]


def test_spell_saves_are_added_to_the_targets_saves_once():
    """C8.3, C6.1: step nine, after the doubling of the eighth face."""
    text = f"A at frontier: 9 guard\nB at frontier: 2 trooper\n{casts('wall_of_ice on B at frontier')}{TURN}"
    table = board(text, f="flatland_city 8, held by B").pick("charge", seat=B)
    table.roll(*["maneuver"] * 9, "2 save", "2 save")
    assert table.came_to("charge_defence", B) == {"save": 2 * 4 + 3}


# A spell on one unit


def hands(*dice: int) -> str:
    return "".join(f"cast burning_hands by A on die {die}, since 3\n" for die in dice)


def test_burning_hands_double_one_units_melee():
    """C6.1, M16: its melee icons or its ID, not other units' rolls or its Smite; half of it with frost."""
    units = "A at frontier: protector, trooper\nB at frontier: 9 footman\n"
    for faces, more, total in (
        (("4 melee", "3 melee"), hands(3), {"melee": 11}),
        (("3 id", "2 id"), hands(3), {"melee": 8}),
        (("4 smite", "3 melee"), hands(3), {"melee": 3, "smite": 4}),
        (("4 melee", "3 melee"), hands(3, 3), {"melee": 11}),
        (("4 melee", "3 melee"), hands(3, 4), {"melee": 14}),
        (("4 melee", "3 melee"), hands(3) + casts("frost on A at frontier"), {"melee": 3 + 2}),
        (("4 melee", "3 melee"), hands(3) + casts(*["palsy on A at frontier"] * 5), {"melee": 2 + 2}),
    ):
        table = board(f"{units}{more}{TURN}").pick("skirmish", seat=B).roll(*faces)
        assert table.came_to("melee", A) == total, (faces, more)


def test_burning_hands_in_a_charge():
    """C8.4, C6.1: the melee of one unit, the ID that the other gave to melee."""
    units = "A at frontier: trooper, knight\nB at frontier: trooper, knight\n"
    table = board(f"{units}{hands(3)}cast burning_hands by B on die 5, since 3\n{TURN}").pick("charge", seat=B)
    table.roll("3 melee", "3 maneuver", "2 id", "2 id").allot((1, 1), (0, 2))
    assert table.came_to("charge", A)["charge"] == 6 + 3
    assert table.came_to("charge_defence", B) == {"save": 1, "melee": 1 + 1 + 2}


# An army that may roll only saves (DA-D2)


def test_a_paralysed_army_saves_and_does_not_strike_back():
    """DA-D2, C8.2: in a skirmish it rolls its saves and Counter works, but it may not strike back."""
    table = saves("herald, 9 trooper", ("4 counter", *["2 save"] * 9), "paralysis on B at frontier")
    assert table.came_to("save_melee", B) == {"save": 22, "thrown_back": 4}
    assert table.asked == (A, "casualties")
    table.choose(*["guard"] * 4)
    assert table.asked == (A, "retreat")


def test_a_paralysed_army_that_is_charged():
    """DA-D2, C8.3, C14.1: IDs are saves, Counter throws back; no melee, no Smite, and Rend is not rolled again."""
    text = "A at frontier: 12 guard\nB at frontier: herald, protector, leopard_rider, 2 trooper, thug\n"
    table = board(f"{text}{casts('paralysis on B at frontier')}{TURN}").pick("charge", seat=B)
    table.roll(*["maneuver"] * 12, "4 counter", "4 smite", "3 rend", "2 id", "3 melee", "save")
    assert not table.happened(RolledAgain)
    assert table.came_to("charge_defence", B) == {"save": 4 + 2 + 1, "thrown_back": 4}
    assert table.happened(Damaged) == [Damaged(B, "terrain/2", 12, 7, 5), Damaged(A, "terrain/2", 4, 0, 4)]


def test_a_paralysed_army_that_is_charged_has_no_penalties_to_spread():
    """DA-D2, DA-G: they reduce its saves, its only result."""
    text = "A at frontier: 7 guard\nB at frontier: 2 trooper, marauder\n"
    spells = casts("paralysis on B at frontier", "palsy on B at frontier")
    table = board(f"{text}{spells}{TURN}").pick("charge", seat=B).roll(*["maneuver"] * 7, "2 save", "2 id", "3 melee")
    assert table.came_to("charge_defence", B) == {"save": 3}
    assert not table.happened(Forced, question="penalties")


def test_a_paralysed_army_against_a_dragon():
    """DA-D2, DA-E: it may roll saves only, and its IDs are saves; nothing is asked."""
    text = "A at frontier: marauder, leopard_rider, 2 trooper\nB at home B: thug\nB dragons at frontier: fire_wyrm\n"
    table = board(f"{text}{casts('paralysis on A at frontier', 'palsy on A at frontier')}turn 4 A dragons")
    table.roll("jaws", "3 id", "3 rend", "3 melee", "2 save")
    assert not table.happened(RolledAgain)
    assert table.came_to("dragon_defence", A) == {"save": 4}
    assert table.happened(Damaged) == [Damaged(A, "terrain/2", 10, 4, 6, cause="dragons")]


def test_a_paralysed_army_takes_no_action_and_does_not_oppose():
    """DA-D2, C5.3, C4.1: it may march, and maneuver without opposition; opposed it fails, without a tie."""
    text = f"A at frontier: thug\nB at frontier: thug\n{casts('paralysis on A at frontier')}"
    table = board(f"{text}turn 4 A march 1, maneuver at frontier").pick("maneuver")
    assert table.asked == (B, "oppose"), "his own maneuver may be opposed"
    table.pick("no-oppose").pick("turn-keep")
    assert table.asked == (A, "retreat"), "no action"
    opposed = board(f"{text}turn 4 A march 1, maneuver at frontier").pick("maneuver").pick("oppose")
    assert opposed.asked == (A, "retreat"), "nobody rolls"
    assert [event.success for event in opposed.happened(ManeuverEnded)] == [False]
    assert opposed.number("frontier") == 6
    other = board(f"{text}turn 4 B march 1, maneuver at frontier").pick("maneuver")
    assert other.asked == (B, "turn")
