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
    session = seen.session
    assert kind(session) == "march-first"
    assert (session.asked_seat, session.asks_person) == (0, True)
    assert words_of(session) == ["Mira’s home (Flatland)", "The frontier (Flatland)", "Reserve", "No march"]
    assert session.draft.default_option() == "terrain/0"
    assert session.liftable() == frozenset()
    session.hand.activate_area(HERE)
    assert kind(session) == "maneuver"
    assert len(seen.changes) == 1


def test_a_click_on_a_die_of_the_army_is_a_click_on_the_army(sit: Sit):
    session = sit(game_from(ARMIES)).session
    session.hand.activate(MINE[0])
    assert kind(session) == "maneuver"


def test_click_on_an_army_that_cannot_march_has_no_effect(sit: Sit):
    game = game_from(ARMIES)
    seen = sit(game)
    before = game.last
    seen.session.hand.activate_area("terrain/1@1")
    seen.session.hand.activate(THEIRS[0])
    assert_nothing_happened(seen, before)


def test_unknown_option_is_refused_with_a_sentence(sit: Sit):
    game = game_from(ARMIES)
    seen, before = sit(game), game.last
    seen.session.draft.pick("terrain/1")
    assert seen.refused == ["You cannot choose that now (C3.4)"]
    assert_nothing_happened(seen, before)


def test_confirm_picks_the_default(sit: Sit):
    session = sit(game_from(ARMIES, Maneuver("terrain/0"), Act(0, "terrain/0"))).session
    assert words_of(session) == ["Maneuver", "Stay"]
    assert session.draft.refusal_now() == ""
    assert session.draft.progress() == ""
    assert session.draft.half_made() is None
    session.draft.confirm()
    assert kind(session) == "oppose"
    assert session.asked_seat == 1


# The terrain die


def test_a_terrain_die_is_carried_to_a_distance(sit: Sit):
    game = game_from(ARMIES, TurnDie("terrain/0"), March(2))
    session = sit(game).session
    assert session.liftable() == frozenset({0})
    assert session.hand.targets([0]) == {"terrain/0#6@-1": ("up",), "terrain/0#4@-1": ("down",)}
    session.hand.activate(0)
    assert session.lifted() == (0,)
    session.hand.activate_area("terrain/0#6@-1")
    assert game.position.dice[0].face + 1 == 6
    assert session.lifted() == ()


def test_a_click_on_a_distance_alone_turns_the_die(sit: Sit):
    game = game_from(ARMIES, TurnDie("terrain/0"), March(2))
    sit(game).session.hand.activate_area("terrain/0#4@-1")
    assert game.position.dice[0].face + 1 == 4


def test_terrain_die_turns_only_one_step(sit: Sit):
    game = game_from(ARMIES, TurnDie("terrain/0"), March(2))
    seen, before = sit(game), game.last
    seen.session.hand.drop([0], "terrain/0#7@-1")
    assert seen.refused == ["That cannot go there: drag the terrain die to a distance, or click the distance (C4.4)"]
    assert_nothing_happened(seen, before)


# Attacks: an army is carried onto another


def test_army_and_its_target_are_highlighted(sit: Sit):
    session = sit(game_from(ARMIES, Act(0, "terrain/0"))).session
    assert kind(session) == "action"
    assert session.liftable() == frozenset(MINE)
    assert session.hand.targets(MINE) == {"terrain/0@1": ("skirmish:1:terrain/0", "charge:1:terrain/0")}
    assert session.hand.targets([MINE[1]]) == session.hand.targets(MINE), "one die means its army"
    assert session.hand.why_not(MINE, "terrain/0@1") == ""


@pytest.mark.parametrize("army", ["2 thug, cutthroat", "thug"], ids=["of three", "of one die"])
@pytest.mark.parametrize("by", ["drag", "two clicks", "a click on the target"])
def test_skirmish_or_charge_is_asked(sit: Sit, army: str, by: str):
    """Also an army of a single die is asked, and nothing is played before the answer (C8.1)."""
    game = game_from(ARMIES.replace("2 thug, cutthroat", army), Act(0, "terrain/0"))
    seen, before = sit(game), game.last
    session = seen.session
    if by == "drag":
        session.hand.drop([3], "terrain/0@1")
    elif by == "two clicks":
        session.hand.activate(3)
        assert session.lifted() == tuple(sorted(session.liftable()))
        session.hand.activate_area("terrain/0@1")
    else:
        session.hand.activate_area("terrain/0@1")
    assert [[option.word for option in options] for options in seen.ambiguous] == [["skirmish", "charge"]]
    assert_nothing_happened(seen, before)
    assert session.lifted() == ()
    session.draft.pick(seen.ambiguous[0][1].id)
    assert len(seen.changes) == 1
    assert [entry.choice for entry in game.choices] == [Picked("charge:1:terrain/0")]


def test_a_shot_has_one_meaning_for_each_army(sit: Sit):
    """From home to home nobody shoots; at the frontier and at one's own terrain they do (C7.1)."""
    text = ARMIES.replace("flatland_city 5", "flatland_city 3")
    game = game_from(text, Act(0, "terrain/0"))
    seen, before = sit(game), game.last
    session = seen.session
    assert set(session.hand.targets(MINE)) == {"terrain/0@1", "terrain/2@1"}
    session.hand.drop(MINE, "terrain/1@1")
    goals = "Ragna’s army at Mira’s home and Ragna’s army at the frontier"
    assert seen.refused == [f"That cannot go there, only to {goals} (C5.3)"]
    assert_nothing_happened(seen, before)
    session.hand.drop(MINE, "terrain/2@1")
    assert [entry.choice for entry in game.choices] == [Picked("missile:1:terrain/2")]
    assert seen.ambiguous == []


def test_army_in_reserve_is_limited_to_magic_with_the_reason(sit: Sit):
    """C3.4, M10: nothing can be carried onto anybody from there."""
    session = sit(game_from(ARMIES + "\nA reserve: pelter", Act(0, "reserve"))).session
    question, table = session.question, session.table
    assert session.words.question(question, table) == "Choose an action for the army in reserve"
    assert session.words.hint(question, table) == "an army in reserve can only use magic"


def test_dice_outside_the_question_cannot_be_moved(sit: Sit):
    game = game_from(ARMIES, Act(0, "terrain/0"))
    seen, before = sit(game), game.last
    seen.session.hand.drop([THEIRS[0]], HERE)
    seen.session.hand.drop([6], "terrain/0@1")
    seen.session.hand.drop([999], "terrain/0@1")
    assert seen.refused == [
        "That is not your die: drag your army onto theirs, or pick below (C5.3)",
        "That does not answer the question: drag your army onto theirs, or pick below (C5.3)",
        "You cannot choose these dice here (C5.3)",
    ]
    assert_nothing_happened(seen, before)


def test_lifted_dice_can_be_put_back(sit: Sit):
    seen = sit(game_from(ARMIES, Act(0, "terrain/0")))
    session = seen.session
    session.hand.activate(MINE[0])
    assert session.lifted() == MINE
    session.hand.activate(MINE[1])
    assert session.lifted() == (), "a second click on the army in hand puts it back"
    session.hand.activate(MINE[0])
    session.hand.cancel_lift()
    assert session.lifted() == ()
    count = seen.selected
    session.hand.cancel_lift()
    assert seen.selected == count


def test_wrong_place_for_lifted_dice_is_refused_with_the_reason(sit: Sit):
    seen = sit(game_from(ARMIES, Act(0, "terrain/0")))
    seen.session.hand.activate(MINE[0])
    seen.session.hand.activate_area("terrain/1@1")
    assert seen.refused == ["That cannot go there, only to Ragna’s army at Mira’s home (C5.3)"]
    assert seen.session.lifted() == ()


# Reserves: die by die, several at once


def test_several_dice_put_down_are_several_moves(sit: Sit):
    """Reinforcing both units of the reserve ends the step; then retreat is asked (C12.1, C12.2)."""
    game = game_from(ARMIES, Reinforce(), Retreat())
    seen = sit(game)
    session = seen.session
    assert kind(session) == "reinforce"
    assert session.liftable() == frozenset({7, 8})
    assert words_of(session) == ["Done"]
    assert session.draft.default_option() == "done"
    assert set(session.hand.targets([7, 8])) == {"terrain/0@0", "terrain/1@0", "terrain/2@0"}
    session.hand.drop([7, 8], "terrain/1@0")
    assert [entry.choice for entry in game.choices] == [Picked("7:terrain/1"), Picked("8:terrain/1")]
    assert len(seen.changes) == 2
    assert {game.position.dice[die].place for die in (7, 8)} == {"terrain/1"}
    assert kind(session) == "retreat"


def test_one_die_put_down_is_one_move(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    sit(game).session.hand.drop([8], "terrain/0@0")
    assert [entry.choice for entry in game.choices] == [Picked("8:terrain/0")]


def test_dice_are_picked_up_one_after_the_other(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    session = sit(game).session
    session.hand.activate(7)
    session.hand.activate(8)
    assert session.lifted() == (7, 8)
    session.hand.activate(MINE[0])
    assert [die.place for die in game.position.dice[7:9]] == ["terrain/0", "terrain/0"]


def test_dice_of_two_armies_retreat_together(sit: Sit):
    game = game_from(ARMIES, Retreat(), March(2))
    session = sit(game).session
    assert session.hand.targets([3, 6]) == {"reserve@0": ("3", "6")}
    session.hand.drop([3, 6], "reserve@0")
    assert [game.position.dice[die].place for die in (3, 6)] == ["reserve", "reserve"]


def test_click_on_a_reserve_without_lifted_dice_has_no_effect(sit: Sit):
    game = game_from(ARMIES, Retreat(), March(2))
    seen, before = sit(game), game.last
    seen.session.hand.activate_area("reserve@0")
    assert_nothing_happened(seen, before)
    assert seen.ambiguous == []


def test_under_one_terrain_the_first_move_binds_the_others(sit: Sit):
    """Units of two terrains put down together: the second is no answer any more and stays (C12.2, Q91)."""
    game = game_from("options one_terrain\n" + ARMIES, Retreat(), March(2))
    seen = sit(game)
    seen.session.hand.drop([3, 6], "reserve@0")
    assert [entry.choice for entry in game.choices] == [Picked("3")]
    assert seen.trouble == []
