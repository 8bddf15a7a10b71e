"""The door between widgets and game: what may be picked up, where it may go, and why not."""

from __future__ import annotations

import pytest

from ddtable.engine.questions import Picked
from ddtable.rules.dragon_dice.steps import (
    Act,
    Maneuver,
    March,
    Reinforce,
    Retreat,
    TurnDie,
)
from tests.drivers.playing import game_from
from tests.drivers.sitting import ARMIES, HERE, MINE, THEIRS, Sit, assert_nothing_happened, kind, words_of

# Marching, by clicks on armies and buttons


def test_a_march_is_picked_by_clicking_the_army(sit: Sit):
    seen = sit(game_from(ARMIES))
    controller = seen.controller
    assert kind(controller) == "march-first"
    assert (controller.asked_seat, controller.asks_person) == (0, True)
    assert words_of(controller) == ["Mira’s home (Flatland)", "The frontier (Flatland)", "Reserve", "No march"]
    assert controller.draft.default_option() == "terrain/0"
    assert controller.liftable() == frozenset()
    controller.hand.activate_area(HERE)
    assert kind(controller) == "maneuver"
    assert len(seen.changes) == 1


def test_a_click_on_a_die_of_the_army_is_a_click_on_the_army(sit: Sit):
    controller = sit(game_from(ARMIES)).controller
    controller.hand.activate(MINE[0])
    assert kind(controller) == "maneuver"


def test_click_on_an_army_that_cannot_march_has_no_effect(sit: Sit):
    game = game_from(ARMIES)
    seen = sit(game)
    before = game.last
    seen.controller.hand.activate_area("terrain/1@1")
    seen.controller.hand.activate(THEIRS[0])
    assert_nothing_happened(seen, before)


def test_unknown_option_is_refused_with_a_sentence(sit: Sit):
    game = game_from(ARMIES)
    seen, before = sit(game), game.last
    seen.controller.draft.pick("terrain/1")
    assert seen.refused == ["You cannot choose that now (C3.4)"]
    assert_nothing_happened(seen, before)


def test_confirm_picks_the_default(sit: Sit):
    controller = sit(game_from(ARMIES, Maneuver("terrain/0"), Act(0, "terrain/0"))).controller
    assert words_of(controller) == ["Maneuver", "Stay"]
    assert controller.draft.refusal_now() == ""
    assert controller.draft.progress() == ""
    assert controller.draft.half_made() is None
    controller.draft.confirm()
    assert kind(controller) == "oppose"
    assert controller.asked_seat == 1


# The terrain die


def test_a_terrain_die_is_carried_to_a_distance(sit: Sit):
    game = game_from(ARMIES, TurnDie("terrain/0"), March(2))
    controller = sit(game).controller
    assert controller.liftable() == frozenset({0})
    assert controller.hand.targets([0]) == {"terrain/0#6@-1": ("up",), "terrain/0#4@-1": ("down",)}
    controller.hand.activate(0)
    assert controller.lifted() == (0,)
    controller.hand.activate_area("terrain/0#6@-1")
    assert game.position.dice[0].face + 1 == 6
    assert controller.lifted() == ()


def test_a_click_on_a_distance_alone_turns_the_die(sit: Sit):
    game = game_from(ARMIES, TurnDie("terrain/0"), March(2))
    sit(game).controller.hand.activate_area("terrain/0#4@-1")
    assert game.position.dice[0].face + 1 == 4


def test_terrain_die_turns_only_one_step(sit: Sit):
    game = game_from(ARMIES, TurnDie("terrain/0"), March(2))
    seen, before = sit(game), game.last
    seen.controller.hand.drop([0], "terrain/0#7@-1")
    assert seen.refused == ["That cannot go there: drag the terrain die to a distance, or click the distance (C4.4)"]
    assert_nothing_happened(seen, before)


# Attacks: an army is carried onto another


def test_army_and_its_target_are_highlighted(sit: Sit):
    controller = sit(game_from(ARMIES, Act(0, "terrain/0"))).controller
    assert kind(controller) == "action"
    assert controller.liftable() == frozenset(MINE)
    assert controller.hand.targets(MINE) == {"terrain/0@1": ("skirmish:1:terrain/0", "charge:1:terrain/0")}
    assert controller.hand.targets([MINE[1]]) == controller.hand.targets(MINE), "one die means its army"
    assert controller.hand.why_not(MINE, "terrain/0@1") == ""


@pytest.mark.parametrize("army", ["2 thug, cutthroat", "thug"], ids=["of three", "of one die"])
@pytest.mark.parametrize("by", ["drag", "two clicks", "a click on the target"])
def test_skirmish_or_charge_is_asked(sit: Sit, army: str, by: str):
    """Also an army of a single die is asked, and nothing is played before the answer (C8.1)."""
    game = game_from(ARMIES.replace("2 thug, cutthroat", army), Act(0, "terrain/0"))
    seen, before = sit(game), game.last
    controller = seen.controller
    if by == "drag":
        controller.hand.drop([3], "terrain/0@1")
    elif by == "two clicks":
        controller.hand.activate(3)
        assert controller.lifted() == tuple(sorted(controller.liftable()))
        controller.hand.activate_area("terrain/0@1")
    else:
        controller.hand.activate_area("terrain/0@1")
    assert [[option.word for option in options] for options in seen.ambiguous] == [["skirmish", "charge"]]
    assert_nothing_happened(seen, before)
    assert controller.lifted() == ()
    controller.draft.pick(seen.ambiguous[0][1].id)
    assert len(seen.changes) == 1
    assert [entry.choice for entry in game.choices] == [Picked("charge:1:terrain/0")]


def test_a_shot_has_one_meaning_for_each_army(sit: Sit):
    """From home to home nobody shoots; at the frontier and at one's own terrain they do (C7.1)."""
    text = ARMIES.replace("flatland_city 5", "flatland_city 3")
    game = game_from(text, Act(0, "terrain/0"))
    seen, before = sit(game), game.last
    controller = seen.controller
    assert set(controller.hand.targets(MINE)) == {"terrain/0@1", "terrain/2@1"}
    controller.hand.drop(MINE, "terrain/1@1")
    goals = "Ragna’s army at Mira’s home and Ragna’s army at the frontier"
    assert seen.refused == [f"That cannot go there, only to {goals} (C5.3)"]
    assert_nothing_happened(seen, before)
    controller.hand.drop(MINE, "terrain/2@1")
    assert [entry.choice for entry in game.choices] == [Picked("missile:1:terrain/2")]
    assert seen.ambiguous == []


def test_army_in_reserve_is_limited_to_magic_with_the_reason(sit: Sit):
    """C3.4, M10: nothing can be carried onto anybody from there."""
    controller = sit(game_from(ARMIES + "\nA reserve: pelter", Act(0, "reserve"))).controller
    question, table = controller.question, controller.table
    assert controller.words.question(question, table) == "Choose an action for the army in reserve"
    assert controller.words.hint(question, table) == "an army in reserve can only use magic"


def test_dice_outside_the_question_cannot_be_moved(sit: Sit):
    game = game_from(ARMIES, Act(0, "terrain/0"))
    seen, before = sit(game), game.last
    seen.controller.hand.drop([THEIRS[0]], HERE)
    seen.controller.hand.drop([6], "terrain/0@1")
    seen.controller.hand.drop([999], "terrain/0@1")
    assert seen.refused == [
        "That is not your die: drag your army onto theirs, or pick below (C5.3)",
        "That does not answer the question: drag your army onto theirs, or pick below (C5.3)",
        "You cannot choose these dice here (C5.3)",
    ]
    assert_nothing_happened(seen, before)


def test_lifted_dice_can_be_put_back(sit: Sit):
    seen = sit(game_from(ARMIES, Act(0, "terrain/0")))
    controller = seen.controller
    controller.hand.activate(MINE[0])
    assert controller.lifted() == MINE
    controller.hand.activate(MINE[1])
    assert controller.lifted() == (), "a second click on the army in hand puts it back"
    controller.hand.activate(MINE[0])
    controller.hand.cancel_lift()
    assert controller.lifted() == ()
    count = seen.selected
    controller.hand.cancel_lift()
    assert seen.selected == count


def test_wrong_place_for_lifted_dice_is_refused_with_the_reason(sit: Sit):
    seen = sit(game_from(ARMIES, Act(0, "terrain/0")))
    seen.controller.hand.activate(MINE[0])
    seen.controller.hand.activate_area("terrain/1@1")
    assert seen.refused == ["That cannot go there, only to Ragna’s army at Mira’s home (C5.3)"]
    assert seen.controller.lifted() == ()


# Reserves: die by die, several at once


def test_several_dice_put_down_are_several_moves(sit: Sit):
    """Reinforcing both units of the reserve ends the step; then retreat is asked (C12.1, C12.2)."""
    game = game_from(ARMIES, Reinforce(), Retreat())
    seen = sit(game)
    controller = seen.controller
    assert kind(controller) == "reinforce"
    assert controller.liftable() == frozenset({7, 8})
    assert words_of(controller) == ["Done"]
    assert controller.draft.default_option() == "done"
    assert set(controller.hand.targets([7, 8])) == {"terrain/0@0", "terrain/1@0", "terrain/2@0"}
    controller.hand.drop([7, 8], "terrain/1@0")
    assert [entry.choice for entry in game.choices] == [Picked("7:terrain/1"), Picked("8:terrain/1")]
    assert len(seen.changes) == 2
    assert {game.position.dice[die].place for die in (7, 8)} == {"terrain/1"}
    assert kind(controller) == "retreat"


def test_one_die_put_down_is_one_move(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    sit(game).controller.hand.drop([8], "terrain/0@0")
    assert [entry.choice for entry in game.choices] == [Picked("8:terrain/0")]


def test_dice_are_picked_up_one_after_the_other(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    controller = sit(game).controller
    controller.hand.activate(7)
    controller.hand.activate(8)
    assert controller.lifted() == (7, 8)
    controller.hand.activate(MINE[0])
    assert [die.place for die in game.position.dice[7:9]] == ["terrain/0", "terrain/0"]


def test_dice_of_two_armies_retreat_together(sit: Sit):
    game = game_from(ARMIES, Retreat(), March(2))
    controller = sit(game).controller
    assert controller.hand.targets([3, 6]) == {"reserve@0": ("3", "6")}
    controller.hand.drop([3, 6], "reserve@0")
    assert [game.position.dice[die].place for die in (3, 6)] == ["reserve", "reserve"]


def test_click_on_a_reserve_without_lifted_dice_has_no_effect(sit: Sit):
    game = game_from(ARMIES, Retreat(), March(2))
    seen, before = sit(game), game.last
    seen.controller.hand.activate_area("reserve@0")
    assert_nothing_happened(seen, before)
    assert seen.ambiguous == []


def test_under_one_terrain_the_first_move_binds_the_others(sit: Sit):
    """Units of two terrains put down together: the second is no answer any more and stays (C12.2, Q91)."""
    game = game_from("options one_terrain\n" + ARMIES, Retreat(), March(2))
    seen = sit(game)
    seen.controller.hand.drop([3, 6], "reserve@0")
    assert [entry.choice for entry in game.choices] == [Picked("3")]
    assert seen.trouble == []
