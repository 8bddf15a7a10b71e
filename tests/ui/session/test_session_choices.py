"""Answers made bit by bit at the session: casualties, points of a charge, the assembly of secret armies."""

from __future__ import annotations

from random import Random

from ddtable.engine.arithmetic import Face
from ddtable.engine.game import Game
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Chosen, Picked, Subset
from ddtable.rules.dragon_dice.steps import (
    ArmyRoll,
    Charge,
    March,
)
from tests.drivers.playing import CLASSIC, game_from, set_up
from tests.drivers.sitting import TABLE, Sit, assert_nothing_happened, casualties, kind
from ui.session.answer.hints import suggestion
from ui.session.session import Session

# Casualties: some dice, under a constraint


def test_casualties_are_chosen_and_confirmed(sit: Sit):
    """Two health must go: guard and guard, or the knight (C10.1)."""
    game = casualties(2)
    seen = sit(game)
    session = seen.session
    assert kind(session) == "casualties"
    assert session.asked_seat == 1
    assert session.liftable() == frozenset({4, 5, 6})
    assert session.draft.progress() == "0 of 2 health chosen"
    assert session.draft.refusal_now() == "0 of 2 health chosen (C10.1)"
    session.hand.toggle(4)
    assert session.selection == (4,)
    assert session.liftable() == frozenset({4, 5})
    assert session.draft.progress() == "1 of 2 health chosen"
    session.draft.confirm()
    assert seen.refused == ["1 of 2 health chosen (C10.1)"]
    assert session.selection == (4,), "what was chosen stays chosen"
    session.hand.activate(5)
    assert session.draft.refusal_now() is None
    assert session.draft.half_made() == Chosen((4, 5))
    session.draft.confirm()
    assert [game.position.dice[die].place for die in (4, 5, 6)] == ["dead", "dead", "terrain/0"]
    assert session.selection == ()


def test_a_die_too_many_is_refused_with_the_reason(sit: Sit):
    game = casualties(2)
    seen, before = sit(game), game.last
    session = seen.session
    session.hand.toggle(4)
    session.hand.toggle(6)
    assert seen.refused == ["3 health is too much: choose 2 (C10.1)"]
    assert session.hand.why_not([7], "dead@1") == "4 health is too much: choose 2 (C10.1)"
    assert session.selection == (4,)
    assert_nothing_happened(seen, before)


def test_a_die_that_leads_nowhere_is_refused_with_the_reason(sit: Sit):
    """With units of two and of three health three must go: either of the twos leaves one that nobody has (C10.1)."""
    session = sit(casualties(3, "2 knight, 2 herald")).session
    assert session.liftable() == frozenset({6, 7})
    assert session.hand.why_not([4], "dead@1") == "With these units you cannot reach 3 health (C10.1)"


def test_casualties_are_carried_to_the_dead(sit: Sit):
    seen = sit(casualties(2))
    session = seen.session
    assert session.hand.targets([4, 5]) == {"dead@1": ()}
    assert session.hand.targets([4, 6]) == {}
    session.hand.drop([4, 5], "dead@1")
    assert session.selection == (4, 5)
    assert session.shown_area(4) == "terrain/0@1", "they lie where they fell until the choice is made"
    assert session.hand.targets([4]) == {"terrain/0@1": ()}
    session.hand.drop([4], "terrain/0@1")
    assert session.selection == (5,)
    assert seen.changes == []


def test_dice_chosen_before_stay_chosen_when_more_come_with_them(sit: Sit):
    session = sit(casualties(2)).session
    session.hand.toggle(4)
    session.hand.drop([4, 5], "dead@1")
    assert session.selection == (4, 5)


def test_other_dice_cannot_be_casualties(sit: Sit):
    seen = sit(casualties(2))
    seen.session.hand.toggle(3)
    seen.session.hand.drop([8], "dead@1")
    seen.session.hand.drop([4], "reserve@1")
    assert seen.refused == [
        "You cannot choose these dice here (C10.1)",
        "You cannot choose these dice here (C10.1)",
        "That cannot go there, only to Ragna’s dead units (C10.1)",
    ]
    assert seen.session.selection == ()


def test_damage_that_no_dice_add_up_to_is_explained(sit: Sit):
    """C10.1: two knights, 3 damage: a knight falls, one damage is lost."""
    session = sit(casualties(3, "2 knight, 2 knight")).session
    said = session.words.hint(session.question, session.table)
    assert said.startswith("no dice add up to 3, so 1 damage is lost · drag dice")
    session = sit(casualties(2)).session
    assert session.words.hint(session.question, session.table).startswith("drag dice")


def test_die_for_the_wrong_army_is_refused_with_the_right_army(sit: Sit):
    game = Game(set_up(3, 2))
    seen = sit(game)
    force = [die for die, one in enumerate(game.position.dice) if one.owner == seen.session.asked_seat]
    seen.session.hand.drop(force[:1], f"campaign@{seen.session.asked_seat}")
    (said,) = seen.refused
    assert said.startswith("Choose the home army first, then the campaign army"), said


def test_a_hint_makes_the_choice_ready(sit: Sit):
    seen = sit(casualties(2))
    seen.session.draft.suggest()
    assert seen.session.draft.refusal_now() is None
    assert seen.changes == [], "it is for the player to confirm"


# IDs against a charge: points to buckets


def charged() -> Game:
    text = TABLE + "A at home A: thug\nB at home A: guard, knight\nB at home B: guard\nturn A march 1"
    attack, defence = ArmyRoll((Face(3, "melee", 2),)), ArmyRoll((Face(4, "id", 1), Face(5, "id", 2)))
    return game_from(text, Charge(0, "terrain/0", 1, "ids", attack, defence), March(2))


def test_ids_are_split_by_clicks(sit: Sit):
    """Each click gives an ID to the other of saves and melee (C8.3)."""
    game = charged()
    seen = sit(game)
    session = seen.session
    assert kind(session) == "charge-ids"
    assert session.liftable() == frozenset({4, 5})
    assert session.draft.allotment == {4: 0, 5: 0}
    assert session.draft.progress() == "3 saves, 0 melee"
    assert session.draft.refusal_now() is None
    session.hand.toggle(5)
    assert session.draft.progress() == "1 save, 2 melee"
    session.hand.activate(5)
    session.hand.activate(4)
    assert session.draft.allotment == {4: 1, 5: 0}
    session.hand.toggle(3)
    assert session.draft.allotment == {4: 1, 5: 0}
    assert session.hand.targets([4]) == {}
    session.draft.confirm()
    assert len(seen.changes) == 1
    assert session.draft.allotment == {}


def test_a_hint_splits_the_ids(sit: Sit):
    session = sit(charged()).session
    session.draft.suggest()
    assert session.draft.allotment == {4: 0, 5: 0} or session.draft.allotment == {4: 0, 5: 1}
    assert session.draft.refusal_now() is None


# Assembly, and what the screen may see


def test_an_army_is_assembled(sit: Sit):
    game = Game(set_up(3))
    session = sit(game).session
    shape = session.question.shape  # type: ignore[union-attr]
    assert isinstance(shape, Subset)
    assert session.draft.progress() == "none chosen"
    assert session.draft.refusal_now() == "An army needs at least 1 unit (SU2)"
    session.draft.suggest()
    assert session.selection
    assert {session.shown_area(die) for die in session.selection} == {"home@0"}
    assert session.hand.targets(session.selection) == {"force@0": ()}
    first = session.selection[0]
    session.hand.drop([first], "force@0")
    assert first not in session.selection
    session.hand.drop([first], "home@0")
    assert session.draft.refusal_now() is None
    session.draft.confirm()
    assert kind(session) == "assemble-campaign"
    session.draft.suggest()
    session.draft.confirm()
    assert kind(session) == "terrain-home"
    session.draft.suggest()
    assert kind(session) == "terrain-home", "a suggestion is looked at first"
    picked = session.words.terrain(session.draft.default_option())
    assert session.draft.suggested() == f"Suggested: {picked} · planned for your force, and suits its dice"
    session.draft.suggest()
    assert kind(session) == "terrain-frontier"


def test_suggestion_has_a_reason_and_ends_with_another_choice(sit: Sit):
    seen = sit(casualties(2))
    session = seen.session
    session.draft.suggest()
    assert session.draft.suggested() == "our least valuable units"
    session.hand.toggle(session.selection[0])
    assert session.draft.suggested() == ""


def test_return_gives_the_focused_answer(sit: Sit):
    session = sit(Game(set_up(3))).session
    for _ in range(2):
        session.draft.suggest()
        session.draft.confirm()
    assert kind(session) == "terrain-home"
    other = next(option for option, _ in session.draft.options() if option != session.draft.default_option())
    session.draft.consider(other)
    assert session.draft.default_option() == other
    assert session.draft.suggested() == ""
    session.draft.confirm()
    assert session.game.choices[-1].choice == Picked(other)


def test_hint_uses_the_planned_armies_of_the_force(sit: Sit):
    game = Game(set_up(3))
    force = game.set_up.forces[0]
    choice, _ = suggestion(game, game.question)  # type: ignore[arg-type]
    assert isinstance(choice, Chosen)
    assert sorted(game.position.dice[die].type for die in choice.dice) == sorted(force["home"])


def secret_places(played: Played | None, session: Session, seat: int) -> set[str]:
    views = [session.position, *([played.position] if played else [])]
    return {
        die.place
        for position in views
        for die in position.dice
        if die.owner == seat and die.place in ("home", "campaign", "horde")
    }


def test_armies_of_the_other_player_are_hidden_during_assembly(sit: Sit):
    """Whatever a screen shows or is told, before the reveal it has only the asked seat's armies (SU10)."""
    seen = sit(Game(set_up(3)))
    session = seen.session
    for _ in range(8):
        question = session.question
        assert question is not None
        if question.kind not in ("assemble-home", "assemble-campaign", "terrain-home", "terrain-frontier"):
            break
        other = 1 - question.seat
        assert secret_places(seen.changes[-1] if seen.changes else None, session, other) == set()
        assert session.position.board.picks[other].home == ""
        assert session.position.chance.seed == 0
        session.draft.suggest()
        session.draft.confirm()
    assert session.position.board.revealed
    assert {die.place for die in session.position.dice if die.owner == 0} >= {"dead", "table/0"}


def test_against_the_computer_one_sees_ones_own_armies_only(sit: Sit, mute: None):
    game = Game(set_up(3))
    seen = sit(game, "person", "recruit")
    random = Random(1)
    while game.question is not None and not game.position.board.revealed:
        seen.session.play(CLASSIC.sample(game.question, random))
        if not game.position.board.revealed:
            assert secret_places(seen.changes[-1], seen.session, 1) == set()
            assert secret_places(None, seen.session, 0)
