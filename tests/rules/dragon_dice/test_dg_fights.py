"""Dragons of different colours fight each other (DG-D to DG-N)."""

import pytest
from by_hand import CLASSIC, A, B, C, D, Table, board
from dragons_by_hand import RED_RED_BLUE, at_frontier

from ddtable.engine.questions import Faces, Picked
from ddtable.rules.dragon_dice.events.dragons import (
    Breathed,
    DragonLeft,
    DragonRolled,
    DragonsAttack,
    DragonsFight,
    DragonStruck,
)
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.units import Killed, Promoted


def test_dragons_of_several_colours_fight_with_targets_of_their_owners():
    """DG-D, DG-E, DG-I, DG-M: each owner picks for their own, of another colour; no army rolls or takes damage."""
    table = at_frontier(f"{RED_RED_BLUE}\nB at frontier: thug")
    red_of_a, blue, red_of_b = (table.die(A, "fire_drake"), table.die(B, "air_drake"), table.die(B, "fire_wyrm"))
    assert table.asked == (B, "dragon-target"), "both reds have one target only and are not asked"
    assert table.question.values["die"] == blue
    assert {option.die for option in table.question.shape.options} == {red_of_a, red_of_b}
    assert not table.question.sealed, "nobody else chooses, so that there is nothing to hide"
    table.pick("dragon-target", die=red_of_b)
    assert {party.kind for party in table.position.agenda[-1].parties} == {"dragon"}
    table.roll("jaws", "jaws", "jaws")
    assert table.happened(DragonsFight)[0].pairs == ((red_of_a, blue), (blue, red_of_b), (red_of_b, blue))
    assert table.units(A, "frontier") == ["thug", "thug"]
    assert table.units(B, "frontier") == ["thug"]
    assert not table.happened(Killed)
    assert not table.happened(Rolled)
    assert not table.happened(DragonsAttack)
    assert table.asked == (A, "march-first")


def test_a_target_of_its_own_colour_is_refused():
    """DG-D: a dragon cannot target itself either."""
    table = at_frontier("A dragons at frontier: fire_drake\nB dragons at frontier: fire_wyrm, air_drake, water_drake")
    assert table.asked == (A, "dragon-target")
    for name, seat in (("fire_wyrm", B), ("fire_drake", A)):
        wrong = table.die(seat, name)
        assert table.refuses(lambda wrong=wrong: table.play(Picked(str(wrong)))) == "no-such-option"


def four_dragons() -> Table:
    """Return a fight of four dragons of three owners, before any target is chosen."""
    return at_frontier(
        "A dragons at frontier: fire_drake\nB dragons at frontier: air_drake, water_wyrm\n"
        "C dragons at frontier: death_drake\nC at home C: thug",
        seats=3,
    )


def test_targets_are_chosen_in_secret():
    """DG-D: a chosen target is hidden from the others until all have chosen."""
    table = four_dragons()
    blue, green = table.die(B, "air_drake"), table.die(B, "water_wyrm")
    other = four_dragons().pick("dragon-target", die=green)
    assert table.question.sealed
    table.pick("dragon-target", die=blue)
    assert table.asked == (B, "dragon-target")
    assert table.question.sealed
    for seat in (B, C):
        assert CLASSIC.observe(table.position, seat) == CLASSIC.observe(other.position, seat)
    assert CLASSIC.observe(table.position, A) != CLASSIC.observe(other.position, A), "his own is no secret to him"
    assert CLASSIC.ask(CLASSIC.observe(table.position, B)) == table.question
    assert not [event for event in table.events if isinstance(event, DragonsFight)]
    assert CLASSIC.observe(table.position, C).agenda[:-1] == table.position.agenda[:-1]
    for _ in range(3):
        table.pick("dragon-target", die=table.die(A, "fire_drake"))
    first, *others = [CLASSIC.observe(table.position, seat) for seat in (A, B, C)]
    assert others == [first, first], "all is open when all have chosen"


def test_each_owner_is_asked_for_each_of_his_dragons():
    """DG-D: A once, B twice, C once; then all roll together, each owner their own."""
    table = four_dragons()
    red, blue, green, black = (
        table.die(A, "fire_drake"),
        table.die(B, "air_drake"),
        table.die(B, "water_wyrm"),
        table.die(C, "death_drake"),
    )
    asked = []
    for target in (blue, red, red, red):
        asked.append((table.question.seat, table.question.values["die"]))
        table.pick("dragon-target", die=target)
    assert asked == [(A, red), (B, blue), (B, green), (C, black)]
    assert [party.seat for party in table.position.agenda[-1].parties] == [A, B, B, C]
    table.roll("claw", "claw", "tail", "claw").roll("belly")
    (struck,) = table.happened(DragonStruck, dragon=red)
    assert (struck.damage, struck.needed, struck.slain) == (13, 10, True)


@pytest.mark.parametrize(
    ("red", "blue", "slain"),
    [
        ("claw", "claw", False),  # 5 against 10
        ("claw", "belly", True),  # 5 against 5
        ("tail", "belly", False),  # 3 against 5
        ("jaws", "claw", True),
        ("wing", "belly", False),
        ("breath", "belly", False),
        ("treasure", "belly", False),
    ],
)
def test_ten_damage_slays_or_five_after_a_belly(red, blue, slain):
    """DG-D1, DG-H: claws 5, jaws 10, tail 3, the others 0; a belly removes the saves."""
    form = "wyrm" if red == "treasure" else "drake"
    table = at_frontier(f"A dragons at frontier: fire_{form}\nB dragons at frontier: air_drake")
    table.roll(red, blue)
    if red == "tail":
        table.roll("treasure" if form == "wyrm" else "breath")
    assert table.lies(table.die(B, "air_drake")) == ("dead" if slain else "dragons at frontier")
    assert [event.slain for event in table.happened(DragonStruck, dragon=table.die(B, "air_drake"))] in ([slain], [])
    assert not table.happened(Promoted)
    assert table.asked == (A, "march-first"), "a treasure between dragons promotes nobody"


def test_tails_between_dragons_are_rolled_again_and_added():
    """DG-H: tail, tail, claws are 11 damage."""
    table = at_frontier("A dragons at frontier: fire_drake\nB dragons at frontier: air_drake")
    table.roll("tail", "breath").roll("tail").roll("claw")
    (rolled,) = table.happened(DragonRolled, dragon=table.die(A, "fire_drake"))
    assert (rolled.icons, rolled.damage) == (("tail", "tail", "claw"), 11)
    assert table.lies(table.die(B, "air_drake")) == "dead"


def test_a_wing_flies_off_after_the_exchange():
    """DG-H, DG-J: into its owner's dead unit area; the tail before it counts, and it can be slain first."""
    table = at_frontier("A dragons at frontier: fire_drake\nB dragons at frontier: air_drake")
    table.roll("tail", "claw").roll("wing")
    assert table.lies(table.die(A, "fire_drake")) == "dead"
    assert [(event.reason, event.place) for event in table.happened(DragonLeft)] == [("wing", "terrain/2")]
    slain = at_frontier("A dragons at frontier: fire_drake\nB dragons at frontier: air_drake").roll("wing", "jaws")
    assert [event.reason for event in slain.happened(DragonLeft)] == ["slain"]


def test_both_may_slay_each_other():
    """DG-D, DG-D1, DG-J: rolls and damage are simultaneous; each goes to its owner's dead, no unit is promoted."""
    table = at_frontier(
        "A dragons at frontier: fire_drake\nB dragons at frontier: air_drake\nA dead: cutthroat\nB dead: cutthroat"
    ).roll("jaws", "jaws")
    assert table.units(A, "dead") == ["cutthroat", "fire_drake"]
    assert table.units(B, "dead") == ["air_drake", "cutthroat"]
    assert table.asked == (A, "march-first")


def test_a_slain_dragon_breathes_all_the_same():
    """DG-D2: as in DA-D, a slain dragon's breath still removes the other's saves."""
    table = at_frontier("A dragons at frontier: fire_drake\nB dragons at frontier: air_drake").roll("breath", "jaws")
    assert table.lies(table.die(A, "fire_drake")) == "dead"
    assert table.effects() == [("bare", A, 5)]
    assert [(event.colour, event.target) for event in table.happened(Breathed)] == [("fire", table.die(B, "air_drake"))]


BARE = "cast bare by A on die {die}, since {since}"


def test_breath_takes_the_saves_to_the_close_of_the_acting_players_next_turn():
    """DG-D2, DG-G: A is acting, whoever owns the dragons; it lasts through B's turn and A's next one."""
    table = at_frontier("B dragons at frontier: fire_drake, air_drake", units="thug").roll("breath", "claw")
    assert table.effects() == [("bare", A, 5)]
    rounds = []
    while table.effects():
        rounds.append(table.position.board.turn)
        if isinstance(table.question.shape, Faces):
            table.roll("wing", "wing")
        elif table.question.kind in ("reinforce", "retreat"):
            table.pick("done")
        else:
            table.pick("no-march")
    assert sorted(set(rounds)) == [5, 6, 7]


def test_a_dragon_without_saves_is_slain_by_five():
    """DG-D2: in a later fight, and also by an army."""
    dragons = "B dragons at frontier: fire_drake, air_drake"
    probe = at_frontier(dragons)
    bare = BARE.format(die=probe.die(B, "air_drake"), since=3)
    table = at_frontier(f"{dragons}\n{bare}").roll("claw", "claw")
    assert [event.needed for event in table.happened(DragonStruck)] == [10, 5]
    assert [table.lies(table.die(B, name)) for name in ("fire_drake", "air_drake")] == ["dragons at frontier", "dead"]
    alone = "B dragons at frontier: air_drake"
    bare = BARE.format(die=at_frontier(alone, "2 marauder").die(B, "air_drake"), since=3)
    table = at_frontier(f"{alone}\n{bare}", "2 marauder").roll("claw", "4 melee", "2 maneuver").choose("marauder")
    assert table.lies(table.die(B, "air_drake")) == "dragons at frontier", "4 are not enough"
    table = at_frontier(f"{alone}\n{bare}", "2 marauder").roll("claw", "4 melee", "3 melee")
    table.pick("strike-melee", needed=5).choose("marauder")
    assert table.lies(table.die(B, "air_drake")) == "dead"


def test_several_breaths_take_no_more_but_a_later_one_lasts_longer():
    """DG-D2, DG-G: one effect; that of turn 5 replaces that of turn 3."""
    dragons = "B dragons at frontier: fire_drake, air_drake"
    bare = BARE.format(die=at_frontier(dragons).die(B, "air_drake"), since=3)
    table = at_frontier(f"{dragons}\n{bare}").roll("breath", "wing")
    assert table.effects() == [("bare", A, 5)]
    twice = at_frontier("B dragons at frontier: 2 fire_drake, air_drake")
    twice.pick("dragon-target", die=twice.die(B, "fire_drake")).roll("breath", "breath", "claw")
    assert twice.effects() == [("bare", A, 5)]


def test_no_attack_follows_a_fight_at_the_same_terrain():
    """DG-E, DG-F: even if one dragon is left; it attacks in A's next turn."""
    table = at_frontier("A dragons at frontier: fire_drake\nB dragons at frontier: air_drake").roll("jaws", "claw")
    assert table.asked == (A, "march-first")
    assert not table.happened(DragonsAttack)


def test_dragons_of_an_eliminated_player_stay_and_get_random_targets():
    """DG-N, DG-B: no player is asked; a random one of another colour is the target, and they are rolled as usual."""
    found = set()
    for seed in range(12):
        table = board(
            "A at frontier: 2 thug\nA reserve: thug\nB at home B: thug\nC dead: thug\n"
            "C dragons at frontier: fire_drake\nA dragons at frontier: air_drake\nB dragons at frontier: fire_wyrm\n"
            "B dragons at home A: water_drake\nD at home D: thug\nD dragons at frontier: death_drake\ngone C\n"
            f"turn 5 A dragons\ndice seed {seed}, by hand",
            seats=4,
        )
        red = table.die(C, "fire_drake")
        blue, black = table.die(A, "air_drake"), table.die(D, "death_drake")
        asked = []
        while table.question.kind == "dragon-target":
            asked.append(table.question.seat)
            options = table.question.shape.options
            table.play(Picked(options[0].id))
        assert asked == [A, B, D]
        assert {party.seat for party in table.position.agenda[-1].parties} == {A, B, C, D}
        table.roll("claw", "claw", "claw", "claw")
        found |= {target for dragon, target in table.happened(DragonsFight)[0].pairs if dragon == red}
    assert found == {blue, black}, "both of another colour come up, the other red and itself never"
