"""Answers made bit by bit at the controller: casualties, points of a charge, the assembly of secret armies."""

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
    controller = seen.controller
    assert kind(controller) == "casualties"
    assert controller.asked_seat == 1
    assert controller.liftable() == frozenset({4, 5, 6})
    assert controller.draft.progress() == "0 of 2 health chosen"
    assert controller.draft.refusal_now() == "0 of 2 health chosen (C10.1)"
    controller.hand.toggle(4)
    assert controller.selection == (4,)
    assert controller.liftable() == frozenset({4, 5})
    assert controller.draft.progress() == "1 of 2 health chosen"
    controller.draft.confirm()
    assert seen.refused == ["1 of 2 health chosen (C10.1)"]
    assert controller.selection == (4,), "what was chosen stays chosen"
    controller.hand.activate(5)
    assert controller.draft.refusal_now() is None
    assert controller.draft.half_made() == Chosen((4, 5))
    controller.draft.confirm()
    assert [game.position.dice[die].place for die in (4, 5, 6)] == ["dead", "dead", "terrain/0"]
    assert controller.selection == ()


def test_a_die_too_many_is_refused_with_the_reason(sit: Sit):
    game = casualties(2)
    seen, before = sit(game), game.last
    controller = seen.controller
    controller.hand.toggle(4)
    controller.hand.toggle(6)
    assert seen.refused == ["3 health is too much: choose 2 (C10.1)"]
    assert controller.hand.why_not([7], "dead@1") == "4 health is too much: choose 2 (C10.1)"
    assert controller.selection == (4,)
    assert_nothing_happened(seen, before)


def test_a_die_that_leads_nowhere_is_refused_with_the_reason(sit: Sit):
    """With units of two and of three health three must go: either of the twos leaves one that nobody has (C10.1)."""
    controller = sit(casualties(3, "2 knight, 2 herald")).controller
    assert controller.liftable() == frozenset({6, 7})
    assert controller.hand.why_not([4], "dead@1") == "With these units you cannot reach 3 health (C10.1)"


def test_casualties_are_carried_to_the_dead(sit: Sit):
    seen = sit(casualties(2))
    controller = seen.controller
    assert controller.hand.targets([4, 5]) == {"dead@1": ()}
    assert controller.hand.targets([4, 6]) == {}
    controller.hand.drop([4, 5], "dead@1")
    assert controller.selection == (4, 5)
    assert controller.shown_area(4) == "terrain/0@1", "they lie where they fell until the choice is made"
    assert controller.hand.targets([4]) == {"terrain/0@1": ()}
    controller.hand.drop([4], "terrain/0@1")
    assert controller.selection == (5,)
    assert seen.changes == []


def test_dice_chosen_before_stay_chosen_when_more_come_with_them(sit: Sit):
    controller = sit(casualties(2)).controller
    controller.hand.toggle(4)
    controller.hand.drop([4, 5], "dead@1")
    assert controller.selection == (4, 5)


def test_other_dice_cannot_be_casualties(sit: Sit):
    seen = sit(casualties(2))
    seen.controller.hand.toggle(3)
    seen.controller.hand.drop([8], "dead@1")
    seen.controller.hand.drop([4], "reserve@1")
    assert seen.refused == [
        "You cannot choose these dice here (C10.1)",
        "You cannot choose these dice here (C10.1)",
        "That cannot go there, only to Ragna’s dead units (C10.1)",
    ]
    assert seen.controller.selection == ()


def test_damage_that_no_dice_add_up_to_is_explained(sit: Sit):
    """C10.1: two knights, 3 damage: a knight falls, one damage is lost."""
    controller = sit(casualties(3, "2 knight, 2 knight")).controller
    said = controller.words.hint(controller.question, controller.table)
    assert said.startswith("no dice add up to 3, so 1 damage is lost · drag dice")
    controller = sit(casualties(2)).controller
    assert controller.words.hint(controller.question, controller.table).startswith("drag dice")


def test_die_for_the_wrong_army_is_refused_with_the_right_army(sit: Sit):
    game = Game(set_up(3, 2))
    seen = sit(game)
    force = [die for die, one in enumerate(game.position.dice) if one.owner == seen.controller.asked_seat]
    seen.controller.hand.drop(force[:1], f"campaign@{seen.controller.asked_seat}")
    (said,) = seen.refused
    assert said.startswith("Choose the home army first, then the campaign army"), said


def test_a_hint_makes_the_choice_ready(sit: Sit):
    seen = sit(casualties(2))
    seen.controller.draft.suggest()
    assert seen.controller.draft.refusal_now() is None
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
    controller = seen.controller
    assert kind(controller) == "charge-ids"
    assert controller.liftable() == frozenset({4, 5})
    assert controller.draft.allotment == {4: 0, 5: 0}
    assert controller.draft.progress() == "3 saves, 0 melee"
    assert controller.draft.refusal_now() is None
    controller.hand.toggle(5)
    assert controller.draft.progress() == "1 save, 2 melee"
    controller.hand.activate(5)
    controller.hand.activate(4)
    assert controller.draft.allotment == {4: 1, 5: 0}
    controller.hand.toggle(3)
    assert controller.draft.allotment == {4: 1, 5: 0}
    assert controller.hand.targets([4]) == {}
    controller.draft.confirm()
    assert len(seen.changes) == 1
    assert controller.draft.allotment == {}


def test_a_hint_splits_the_ids(sit: Sit):
    controller = sit(charged()).controller
    controller.draft.suggest()
    assert controller.draft.allotment == {4: 0, 5: 0} or controller.draft.allotment == {4: 0, 5: 1}
    assert controller.draft.refusal_now() is None


# Assembly, and what the screen may see


def test_an_army_is_assembled(sit: Sit):
    game = Game(set_up(3))
    controller = sit(game).controller
    shape = controller.question.shape  # type: ignore[union-attr]
    assert isinstance(shape, Subset)
    assert controller.draft.progress() == "none chosen"
    assert controller.draft.refusal_now() == "An army needs at least 1 unit (SU2)"
    controller.draft.suggest()
    assert controller.selection
    assert {controller.shown_area(die) for die in controller.selection} == {"home@0"}
    assert controller.hand.targets(controller.selection) == {"force@0": ()}
    first = controller.selection[0]
    controller.hand.drop([first], "force@0")
    assert first not in controller.selection
    controller.hand.drop([first], "home@0")
    assert controller.draft.refusal_now() is None
    controller.draft.confirm()
    assert kind(controller) == "assemble-campaign"
    controller.draft.suggest()
    controller.draft.confirm()
    assert kind(controller) == "terrain-home"
    controller.draft.suggest()
    assert kind(controller) == "terrain-home", "a suggestion is looked at first"
    picked = controller.words.terrain(controller.draft.default_option())
    assert controller.draft.suggested() == f"Suggested: {picked} · planned for your force, and suits its dice"
    controller.draft.suggest()
    assert kind(controller) == "terrain-frontier"


def test_suggestion_has_a_reason_and_ends_with_another_choice(sit: Sit):
    seen = sit(casualties(2))
    controller = seen.controller
    controller.draft.suggest()
    assert controller.draft.suggested() == "our least valuable units"
    controller.hand.toggle(controller.selection[0])
    assert controller.draft.suggested() == ""


def test_return_gives_the_focused_answer(sit: Sit):
    controller = sit(Game(set_up(3))).controller
    for _ in range(2):
        controller.draft.suggest()
        controller.draft.confirm()
    assert kind(controller) == "terrain-home"
    other = next(option for option, _ in controller.draft.options() if option != controller.draft.default_option())
    controller.draft.consider(other)
    assert controller.draft.default_option() == other
    assert controller.draft.suggested() == ""
    controller.draft.confirm()
    assert controller.game.choices[-1].choice == Picked(other)


def test_hint_uses_the_planned_armies_of_the_force(sit: Sit):
    game = Game(set_up(3))
    force = game.set_up.forces[0]
    choice, _ = suggestion(game, game.question)  # type: ignore[arg-type]
    assert isinstance(choice, Chosen)
    assert sorted(game.position.dice[die].type for die in choice.dice) == sorted(force["home"])


def secret_places(played: Played | None, controller: Session, seat: int) -> set[str]:
    views = [controller.position, *([played.position] if played else [])]
    return {
        die.place
        for position in views
        for die in position.dice
        if die.owner == seat and die.place in ("home", "campaign", "horde")
    }


def test_armies_of_the_other_player_are_hidden_during_assembly(sit: Sit):
    """Whatever a screen shows or is told, before the reveal it has only the asked seat's armies (SU10)."""
    seen = sit(Game(set_up(3)))
    controller = seen.controller
    for _ in range(8):
        question = controller.question
        assert question is not None
        if question.kind not in ("assemble-home", "assemble-campaign", "terrain-home", "terrain-frontier"):
            break
        other = 1 - question.seat
        assert secret_places(seen.changes[-1] if seen.changes else None, controller, other) == set()
        assert controller.position.board.picks[other].home == ""
        assert controller.position.chance.seed == 0
        controller.draft.suggest()
        controller.draft.confirm()
    assert controller.position.board.revealed
    assert {die.place for die in controller.position.dice if die.owner == 0} >= {"dead", "table/0"}


def test_against_the_computer_one_sees_ones_own_armies_only(sit: Sit, mute: None):
    game = Game(set_up(3))
    seen = sit(game, "person", "recruit")
    random = Random(1)
    while game.question is not None and not game.position.board.revealed:
        seen.controller.play(CLASSIC.sample(game.question, random))
        if not game.position.board.revealed:
            assert secret_places(seen.changes[-1], seen.controller, 1) == set()
            assert secret_places(None, seen.controller, 0)
