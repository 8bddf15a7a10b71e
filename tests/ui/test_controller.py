"""The door between widgets and game: what may be picked up, where it may go, why not, and what the screen may see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ddtable.engine.arithmetic import Face
from ddtable.engine.game import Entry, Game
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Allocation, Chosen, Option, Pick, Picked, Subset
from ddtable.rules.classic.steps import (
    Act,
    ArmyRoll,
    Charge,
    Maneuver,
    March,
    Reinforce,
    Retreat,
    Strike,
    TurnDie,
)
from ddtable.saves import SaveError
from tests.playing import CLASSIC, game_from, play_at_random, set_up
from ui.controller import Controller
from ui.hints import suggestion

NAMES = ("Mira", "Ragna")
TABLE = """
home A: flatland_city 5
home B: flatland_tower 3
frontier: flatland_temple 6
"""
# The ids follow the text: terrain dice 0 to 2, then the units line by line.
ARMIES = (
    TABLE
    + """
A at home A: 2 thug, cutthroat
A at frontier: marauder
A reserve: thug, filcher
B at home A: guard, knight
B at home B: guard
B at frontier: herald
turn A march 1
"""
)
MINE, THEIRS = (3, 4, 5), (9, 10)
HERE = "terrain/0@0"


class Seen:
    """A controller under watch: every signal that it has sent, in order."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.changes: list[Played] = []
        self.refused: list[str] = []
        self.ambiguous: list[list[Option]] = []
        self.trouble: list[str] = []
        self.selected = 0
        controller.changed.connect(self.changes.append)
        controller.refused.connect(self.refused.append)
        controller.ambiguous.connect(self.ambiguous.append)
        controller.trouble.connect(self.trouble.append)
        controller.selection_changed.connect(self._selected)

    def _selected(self) -> None:
        self.selected += 1


Sit = Callable[..., Seen]


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    """Sit down at a game: persons at every seat unless told otherwise."""
    made: list[Controller] = []

    def sit_down(game: Game, *kinds: str, practice: bool = True, read_only: bool = False) -> Seen:
        kinds = kinds or ("person",) * game.position.seats
        made.append(Controller(game, NAMES[: len(kinds)], kinds, practice, read_only))
        return Seen(made[-1])

    yield sit_down
    for controller in made:
        controller.close()


@pytest.fixture
def mute(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the computer player never answer, and start no process."""
    for name in ("_start", "ask", "close"):
        monkeypatch.setattr(f"ui.opponent.Opponent.{name}", lambda *_: None)


def words_of(controller: Controller) -> list[str]:
    return [words for _, words in controller.options()]


def kind(controller: Controller) -> str:
    assert controller.question is not None
    return controller.question.kind


def assert_nothing_happened(seen: Seen, before: Played) -> None:
    assert seen.controller.game.last is before
    assert seen.changes == []


# Marching, by clicks on armies and buttons


def test_a_march_is_picked_by_clicking_the_army(sit: Sit):
    seen = sit(game_from(ARMIES))
    controller = seen.controller
    assert kind(controller) == "march-first"
    assert (controller.asked_seat, controller.asks_person) == (0, True)
    assert words_of(controller) == ["Mira’s home (Flatland)", "The frontier (Flatland)", "Reserve", "No march"]
    assert controller.default_option() == "terrain/0"
    assert controller.liftable() == frozenset()
    controller.activate_area(HERE)
    assert kind(controller) == "maneuver"
    assert len(seen.changes) == 1


def test_a_click_on_a_die_of_the_army_is_a_click_on_the_army(sit: Sit):
    controller = sit(game_from(ARMIES)).controller
    controller.activate(MINE[0])
    assert kind(controller) == "maneuver"


def test_a_click_on_an_army_that_cannot_march_does_nothing(sit: Sit):
    game = game_from(ARMIES)
    seen = sit(game)
    before = game.last
    seen.controller.activate_area("terrain/1@1")
    seen.controller.activate(THEIRS[0])
    assert_nothing_happened(seen, before)


def test_an_option_that_is_not_there_is_refused_in_a_sentence(sit: Sit):
    game = game_from(ARMIES)
    seen, before = sit(game), game.last
    seen.controller.pick("terrain/1")
    assert seen.refused == ["That cannot be picked now (C3.4)"]
    assert_nothing_happened(seen, before)


def test_confirm_picks_the_default(sit: Sit):
    controller = sit(game_from(ARMIES, Maneuver("terrain/0"), Act(0, "terrain/0"))).controller
    assert words_of(controller) == ["Maneuver", "Stay"]
    assert controller.refusal_now() == ""
    assert controller.progress() == ""
    assert controller.half_made() is None
    controller.confirm()
    assert kind(controller) == "oppose"
    assert controller.asked_seat == 1


# The terrain die


def test_a_terrain_die_is_carried_to_a_distance(sit: Sit):
    game = game_from(ARMIES, TurnDie("terrain/0"), March(2))
    controller = sit(game).controller
    assert controller.liftable() == frozenset({0})
    assert controller.targets([0]) == {"terrain/0#6@-1": ("up",), "terrain/0#4@-1": ("down",)}
    controller.activate(0)
    assert controller.lifted() == (0,)
    controller.activate_area("terrain/0#6@-1")
    assert game.position.dice[0].face + 1 == 6
    assert controller.lifted() == ()


def test_a_click_on_a_distance_alone_turns_the_die(sit: Sit):
    game = game_from(ARMIES, TurnDie("terrain/0"), March(2))
    sit(game).controller.activate_area("terrain/0#4@-1")
    assert game.position.dice[0].face + 1 == 4


def test_the_die_goes_no_further_than_one(sit: Sit):
    game = game_from(ARMIES, TurnDie("terrain/0"), March(2))
    seen, before = sit(game), game.last
    seen.controller.drop([0], "terrain/0#7@-1")
    assert seen.refused == ["That cannot go there (C4.4)"]
    assert_nothing_happened(seen, before)


# Attacks: an army is carried onto another


def test_an_army_is_lit_and_so_is_its_target(sit: Sit):
    controller = sit(game_from(ARMIES, Act(0, "terrain/0"))).controller
    assert kind(controller) == "action"
    assert controller.liftable() == frozenset(MINE)
    assert controller.targets(MINE) == {"terrain/0@1": ("skirmish:1:terrain/0", "charge:1:terrain/0")}
    assert controller.targets([MINE[1]]) == controller.targets(MINE), "one die means its army"
    assert controller.why_not(MINE, "terrain/0@1") == ""


@pytest.mark.parametrize("army", ["2 thug, cutthroat", "thug"], ids=["of three", "of one die"])
@pytest.mark.parametrize("by", ["drag", "two clicks", "a click on the target"])
def test_skirmish_or_charge_is_asked(sit: Sit, army: str, by: str):
    """Also an army of a single die is asked, and nothing is played before the answer (C8.1)."""
    game = game_from(ARMIES.replace("2 thug, cutthroat", army), Act(0, "terrain/0"))
    seen, before = sit(game), game.last
    controller = seen.controller
    if by == "drag":
        controller.drop([3], "terrain/0@1")
    elif by == "two clicks":
        controller.activate(3)
        assert controller.lifted() == tuple(sorted(controller.liftable()))
        controller.activate_area("terrain/0@1")
    else:
        controller.activate_area("terrain/0@1")
    assert [[option.word for option in options] for options in seen.ambiguous] == [["skirmish", "charge"]]
    assert_nothing_happened(seen, before)
    assert controller.lifted() == ()
    controller.pick(seen.ambiguous[0][1].id)
    assert len(seen.changes) == 1
    assert [entry.choice for entry in game.choices] == [Picked("charge:1:terrain/0")]


def test_a_shot_has_one_meaning_for_each_army(sit: Sit):
    """From home to home nobody shoots; at the frontier and at one's own terrain they do (C7.1)."""
    text = ARMIES.replace("flatland_city 5", "flatland_city 3")
    game = game_from(text, Act(0, "terrain/0"))
    seen, before = sit(game), game.last
    controller = seen.controller
    assert set(controller.targets(MINE)) == {"terrain/0@1", "terrain/2@1"}
    controller.drop(MINE, "terrain/1@1")
    assert seen.refused == ["That cannot go there (C5.3)"]
    assert_nothing_happened(seen, before)
    controller.drop(MINE, "terrain/2@1")
    assert [entry.choice for entry in game.choices] == [Picked("missile:1:terrain/2")]
    assert seen.ambiguous == []


def test_dice_that_are_not_asked_for_stay_where_they_are(sit: Sit):
    game = game_from(ARMIES, Act(0, "terrain/0"))
    seen, before = sit(game), game.last
    seen.controller.drop([THEIRS[0]], HERE)
    seen.controller.drop([6], "terrain/0@1")
    seen.controller.drop([999], "terrain/0@1")
    assert seen.refused == [
        "It is not your die to move (C5.3)",
        "This cannot be moved now (C5.3)",
        "These dice are not among those to choose from (C5.3)",
    ]
    assert_nothing_happened(seen, before)


def test_what_is_in_hand_can_be_put_back(sit: Sit):
    seen = sit(game_from(ARMIES, Act(0, "terrain/0")))
    controller = seen.controller
    controller.activate(MINE[0])
    assert controller.lifted() == MINE
    controller.activate(MINE[1])
    assert controller.lifted() == (), "a second click on the army in hand puts it back"
    controller.activate(MINE[0])
    controller.cancel_lift()
    assert controller.lifted() == ()
    count = seen.selected
    controller.cancel_lift()
    assert seen.selected == count


def test_a_wrong_place_for_what_is_in_hand_is_told(sit: Sit):
    seen = sit(game_from(ARMIES, Act(0, "terrain/0")))
    seen.controller.activate(MINE[0])
    seen.controller.activate_area("terrain/1@1")
    assert seen.refused == ["That cannot go there (C5.3)"]
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
    assert controller.default_option() == "done"
    assert set(controller.targets([7, 8])) == {"terrain/0@0", "terrain/1@0", "terrain/2@0"}
    controller.drop([7, 8], "terrain/1@0")
    assert [entry.choice for entry in game.choices] == [Picked("7:terrain/1"), Picked("8:terrain/1")]
    assert len(seen.changes) == 2
    assert {game.position.dice[die].place for die in (7, 8)} == {"terrain/1"}
    assert kind(controller) == "retreat"


def test_one_die_put_down_is_one_move(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    sit(game).controller.drop([8], "terrain/0@0")
    assert [entry.choice for entry in game.choices] == [Picked("8:terrain/0")]


def test_dice_are_picked_up_one_after_the_other(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    controller = sit(game).controller
    controller.activate(7)
    controller.activate(8)
    assert controller.lifted() == (7, 8)
    controller.activate(MINE[0])
    assert [die.place for die in game.position.dice[7:9]] == ["terrain/0", "terrain/0"]


def test_dice_of_two_armies_retreat_together(sit: Sit):
    game = game_from(ARMIES, Retreat(), March(2))
    controller = sit(game).controller
    assert controller.targets([3, 6]) == {"reserve@0": ("3", "6")}
    controller.drop([3, 6], "reserve@0")
    assert [game.position.dice[die].place for die in (3, 6)] == ["reserve", "reserve"]


def test_a_click_on_a_reserve_with_nothing_in_hand_moves_nothing(sit: Sit):
    game = game_from(ARMIES, Retreat(), March(2))
    seen, before = sit(game), game.last
    seen.controller.activate_area("reserve@0")
    assert_nothing_happened(seen, before)
    assert seen.ambiguous == []


def test_under_one_terrain_the_first_move_binds_the_others(sit: Sit):
    """Units of two terrains put down together: the second is no answer any more and stays (C12.2, Q91)."""
    game = game_from("options one_terrain\n" + ARMIES, Retreat(), March(2))
    seen = sit(game)
    seen.controller.drop([3, 6], "reserve@0")
    assert [entry.choice for entry in game.choices] == [Picked("3")]
    assert seen.trouble == []


# Casualties: some dice, under a constraint


def casualties(damage: int, army: str = "2 guard, knight, herald") -> Game:
    text = TABLE + f"A at home A: thug\nB at home A: {army}\nB at home B: guard\nturn A march 1"
    strike = Strike("skirmish", 0, "terrain/0", 1, "terrain/0", "casualties", save=ArmyRoll(()), damage=damage)
    return game_from(text, strike, March(2))


def test_casualties_are_chosen_and_confirmed(sit: Sit):
    """Two health must go: guard and guard, or the knight (C10.1)."""
    game = casualties(2)
    seen = sit(game)
    controller = seen.controller
    assert kind(controller) == "casualties"
    assert controller.asked_seat == 1
    assert controller.liftable() == frozenset({4, 5, 6})
    assert controller.progress() == "0 of 2 health chosen"
    assert controller.refusal_now() == "0 of 2 health chosen (C10.1)"
    controller.toggle(4)
    assert controller.selection == (4,)
    assert controller.liftable() == frozenset({4, 5})
    assert controller.progress() == "1 of 2 health chosen"
    controller.confirm()
    assert seen.refused == ["1 of 2 health chosen (C10.1)"]
    assert controller.selection == (4,), "what was chosen stays chosen"
    controller.activate(5)
    assert controller.refusal_now() is None
    assert controller.half_made() == Chosen((4, 5))
    controller.confirm()
    assert [game.position.dice[die].place for die in (4, 5, 6)] == ["dead", "dead", "terrain/0"]
    assert controller.selection == ()


def test_a_die_too_many_is_refused_with_the_reason(sit: Sit):
    game = casualties(2)
    seen, before = sit(game), game.last
    controller = seen.controller
    controller.toggle(4)
    controller.toggle(6)
    assert seen.refused == ["3 health is too much: choose 2 (C10.1)"]
    assert controller.why_not([7], "dead@1") == "4 health is too much: choose 2 (C10.1)"
    assert controller.selection == (4,)
    assert_nothing_happened(seen, before)


def test_a_die_that_leads_nowhere_is_refused_with_the_reason(sit: Sit):
    """With units of two and of three health three must go: either of the twos leaves one that nobody has (C10.1)."""
    controller = sit(casualties(3, "2 knight, 2 herald")).controller
    assert controller.liftable() == frozenset({6, 7})
    assert controller.why_not([4], "dead@1") == "No other units can then make up the 3 health (C10.1)"


def test_casualties_are_carried_to_the_dead(sit: Sit):
    seen = sit(casualties(2))
    controller = seen.controller
    assert controller.targets([4, 5]) == {"dead@1": ()}
    assert controller.targets([4, 6]) == {}
    controller.drop([4, 5], "dead@1")
    assert controller.selection == (4, 5)
    assert controller.shown_area(4) == "terrain/0@1", "they lie where they fell until the choice is made"
    assert controller.targets([4]) == {"terrain/0@1": ()}
    controller.drop([4], "terrain/0@1")
    assert controller.selection == (5,)
    assert seen.changes == []


def test_dice_chosen_before_stay_chosen_when_more_come_with_them(sit: Sit):
    controller = sit(casualties(2)).controller
    controller.toggle(4)
    controller.drop([4, 5], "dead@1")
    assert controller.selection == (4, 5)


def test_other_dice_are_no_casualties(sit: Sit):
    seen = sit(casualties(2))
    seen.controller.toggle(3)
    seen.controller.drop([8], "dead@1")
    seen.controller.drop([4], "reserve@1")
    assert seen.refused == [
        "These dice are not among those to choose from (C10.1)",
        "These dice are not among those to choose from (C10.1)",
        "That cannot go there (C10.1)",
    ]
    assert seen.controller.selection == ()


def test_a_hint_makes_the_choice_ready(sit: Sit):
    seen = sit(casualties(2))
    seen.controller.suggest()
    assert seen.controller.refusal_now() is None
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
    assert controller.allotment == {4: 0, 5: 0}
    assert controller.progress() == "3 saves, 0 melee"
    assert controller.refusal_now() is None
    controller.toggle(5)
    assert controller.progress() == "one save, 2 melee"
    controller.activate(5)
    controller.activate(4)
    assert controller.allotment == {4: 1, 5: 0}
    controller.toggle(3)
    assert controller.allotment == {4: 1, 5: 0}
    assert controller.targets([4]) == {}
    controller.confirm()
    assert len(seen.changes) == 1
    assert controller.allotment == {}


def test_a_hint_splits_the_ids(sit: Sit):
    controller = sit(charged()).controller
    controller.suggest()
    assert controller.allotment == {4: 0, 5: 0} or controller.allotment == {4: 0, 5: 1}
    assert controller.refusal_now() is None


# Assembly, and what the screen may see


def test_an_army_is_assembled(sit: Sit):
    game = Game(set_up(3))
    controller = sit(game).controller
    shape = controller.question.shape  # type: ignore[union-attr]
    assert isinstance(shape, Subset)
    assert controller.progress() == "none chosen"
    assert controller.refusal_now() == "An army needs at least one unit (SU2)"
    controller.suggest()
    assert controller.selection
    assert {controller.shown_area(die) for die in controller.selection} == {"home@0"}
    assert controller.targets(controller.selection) == {"force@0": ()}
    first = controller.selection[0]
    controller.drop([first], "force@0")
    assert first not in controller.selection
    controller.drop([first], "home@0")
    assert controller.refusal_now() is None
    controller.confirm()
    assert kind(controller) == "assemble-campaign"
    controller.suggest()
    controller.confirm()
    assert kind(controller) == "terrain-home"
    controller.suggest()
    assert kind(controller) == "terrain-frontier"


def test_the_hint_follows_what_the_force_was_written_for(sit: Sit):
    game = Game(set_up(3))
    force = game.set_up.forces[0]
    choice = suggestion(game, game.question)  # type: ignore[arg-type]
    assert isinstance(choice, Chosen)
    assert sorted(game.position.dice[die].type for die in choice.dice) == sorted(force["home"])


def secret_places(played: Played | None, controller: Controller, seat: int) -> set[str]:
    views = [controller.position, *([played.position] if played else [])]
    return {
        die.place
        for position in views
        for die in position.dice
        if die.owner == seat and die.place in ("home", "campaign", "horde")
    }


def test_nobody_sees_what_the_other_assembles(sit: Sit):
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
        controller.suggest()
        if isinstance(question.shape, Subset):
            controller.confirm()
    assert controller.position.board.revealed
    assert {die.place for die in controller.position.dice if die.owner == 0} >= {"dead", "table/0"}


def test_against_the_computer_one_sees_ones_own_armies_only(sit: Sit, mute: None):
    game = Game(set_up(3))
    seen = sit(game, "person", "recruit")
    random = Random(1)
    while game.question is not None and not game.position.board.revealed:
        seen.controller._play(CLASSIC.sample(game.question, random))
        if not game.position.board.revealed:
            assert secret_places(seen.changes[-1], seen.controller, 1) == set()
            assert secret_places(None, seen.controller, 0)


# Whose hands


def test_a_person_cannot_answer_for_the_computer(sit: Sit, mute: None):
    game = casualties(2)
    seen, before = sit(game, "person", "recruit"), game.last
    controller = seen.controller
    assert not controller.asks_person
    assert controller.liftable() == frozenset()
    assert controller.targets([4]) == {}
    controller.drop([4], "dead@1")
    controller.toggle(4)
    controller.activate(4)
    controller.activate_area("dead@1")
    controller.confirm()
    controller.suggest()
    controller.pick("done")
    assert set(seen.refused) == {"This cannot be moved now (C10.1)", "This cannot be moved now (C2.1)"}
    assert_nothing_happened(seen, before)


def test_a_game_opened_for_reading_takes_no_answer(sit: Sit):
    game = game_from(ARMIES)
    seen, before = sit(game, read_only=True), game.last
    controller = seen.controller
    controller.pick("terrain/0")
    controller.activate_area(HERE)
    assert not controller.can_undo()
    assert not controller.can_redo()
    assert_nothing_happened(seen, before)


def test_a_game_that_is_over_says_so(sit: Sit):
    game = Game(set_up(4))
    play_at_random(game, 20_000)
    assert game.question is None
    seen = sit(game)
    controller = seen.controller
    assert (controller.asked_seat, controller.asks_person) == (-1, False)
    assert controller.why_not([0], "reserve@0") == "The game is over (C2.1)"
    assert controller.refusal_now() == "The game is over (C2.1)"
    assert controller.progress() == ""
    assert controller.options() == []
    controller.confirm()
    controller.suggest()
    controller.toggle(0)
    controller.activate(0)
    controller.activate_area("reserve@0")
    controller.drop([0], "reserve@0")
    assert controller.default_option() == ""
    assert seen.changes == []


def test_a_roll_by_hand_is_not_answered_by_a_hint(sit: Sit):
    game = Game(set_up(5, by_hand=True))
    random = Random(1)
    while game.question is not None and game.question.kind != "faces":
        game.play(CLASSIC.sample(game.question, random))
    seen = sit(game)
    controller = seen.controller
    controller.suggest()
    controller.confirm()
    assert controller.liftable() == frozenset()
    assert controller.refusal_now() == ""
    assert seen.changes == []


# Every question of a game, whatever it is


def test_in_every_position_each_target_is_legal_and_anything_else_changes_nothing(sit: Sit):
    """Through a whole game: each lit die has a target, what a target means is an answer, no other area takes it."""
    game = Game(set_up(11))
    controller = sit(game).controller
    random = Random(2)
    kinds = set()
    for _ in range(300):
        question = game.question
        if question is None:
            break
        kinds.add(question.kind)
        areas = [area.id for area in CLASSIC.areas(controller.position)]
        for die in sorted(controller.liftable()):
            targets = controller.targets([die])
            assert targets or isinstance(question.shape, Allocation)
            for area, options in targets.items():
                assert controller.why_not([die], area) == ""
                for option in options:
                    assert question.refusal(Picked(option)) is None
        die = random.randrange(len(game.position.dice))
        for area in areas:
            if area not in controller.targets([die]):
                before, chosen = game.last, controller.selection
                with_clause = controller.why_not([die], area)
                assert with_clause.endswith(f"({question.clause})")
                controller.drop([die], area)
                assert game.last is before
                assert controller.selection == chosen
        controller._play(CLASSIC.sample(question, random))
    assert len(kinds) > 10


def test_a_whole_game_can_be_played_by_hints(sit: Sit):
    game = Game(set_up(12))
    seen = sit(game)
    controller = seen.controller
    for _ in range(2000):
        question = controller.question
        if question is None:
            break
        controller.suggest()
        if not isinstance(question.shape, Pick):
            controller.confirm()
    assert game.position.result is not None
    assert seen.refused == []


# Undo


def two_seats_with_computer(sit: Sit) -> Seen:
    """A game in which the test answers for the computer."""
    return sit(Game(set_up(6)), "person", "recruit")


def play_on(controller: Controller, until: Callable[[], bool]) -> None:
    random = Random(4)
    while controller.question is not None and not until():
        controller._play(CLASSIC.sample(controller.question, random))


def test_undo_goes_back_over_the_computers_answers(sit: Sit, mute: None):
    seen = two_seats_with_computer(sit)
    controller, game = seen.controller, seen.controller.game
    assert not controller.can_undo()
    play_on(controller, lambda: len(game.choices) >= 8 and game.choices[-1].seat == 1 and controller.asked_seat == 0)
    here = game.last
    last_own = max(number for number, entry in enumerate(game.choices) if entry.seat == 0)
    assert last_own < len(game.choices) - 1
    controller.undo()
    assert len(game.choices) == last_own
    assert controller.asked_seat == 0
    assert controller.can_redo()
    controller.redo()
    assert game.last is here
    assert not controller.can_redo()


def test_the_same_choice_after_undo_brings_the_same_dice(sit: Sit):
    game = game_from(ARMIES, Act(0, "terrain/0"))
    controller = sit(game).controller
    controller.pick("skirmish:1:terrain/0")
    first = game.last
    controller.undo()
    assert game.choices == []
    controller.pick("skirmish:1:terrain/0")
    assert game.last == first
    assert not controller.can_redo()


def test_outside_practice_nothing_is_taken_back(sit: Sit):
    game = game_from(ARMIES)
    seen = sit(game, practice=False)
    seen.controller.pick("terrain/0")
    before = game.last
    seen.changes.clear()
    assert not seen.controller.can_undo()
    seen.controller.undo()
    seen.controller.redo()
    assert_nothing_happened(seen, before)


def test_undo_forgets_what_was_half_made(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    controller = sit(game).controller
    controller.drop([7], "terrain/0@0")
    controller.activate(8)
    controller.undo()
    assert controller.lifted() == ()
    assert controller.selection == ()


# A disk that refuses


class FullDisk:
    """Refuses an entry, as a save on a full disk does."""

    def __init__(self, game: Game) -> None:
        game.before.append(self)

    def __call__(self, _game: Game, _entry: Entry) -> None:
        raise SaveError("it.ddtable cannot be written: the disk is full.")


@pytest.mark.parametrize("act", ["pick", "drop several", "undo", "redo"])
def test_a_disk_that_refuses_is_told_and_the_game_is_as_it_was(sit: Sit, act: str):
    game = game_from(ARMIES, Reinforce(), Retreat())
    seen = sit(game)
    controller = seen.controller
    controller.drop([7], "terrain/0@0")
    if act == "redo":
        controller.undo()
    before, choices = game.last, list(game.choices)
    FullDisk(game)
    acts: dict[str, Callable[[], None]] = {
        "pick": lambda: controller.pick("done"),
        "drop several": lambda: controller.drop([8], "terrain/0@0"),
        "undo": controller.undo,
        "redo": controller.redo,
    }
    acts[act]()
    assert seen.trouble == ["it.ddtable cannot be written: the disk is full."]
    assert game.last is before
    assert game.choices == choices
    game.before.clear()
    acts[act]()
    assert game.last is not before, "when the disk is free again it can be tried again"


def test_several_dice_stop_at_the_first_that_the_disk_refuses(sit: Sit):
    game = game_from(ARMIES, Reinforce(), Retreat())
    seen = sit(game)
    FullDisk(game)
    seen.controller.drop([7, 8], "terrain/0@0")
    assert len(seen.trouble) == 1
    assert game.choices == []


# What lies as it fell


def test_only_dice_rolled_in_this_march_lie_as_they_fell(sit: Sit):
    game = game_from(ARMIES, Act(0, "terrain/0"), March(2))
    controller = sit(game).controller
    assert not any(controller.shows_face(die) for die in (*MINE, *THEIRS))
    controller.pick("skirmish:1:terrain/0")
    assert all(controller.shows_face(die) for die in (*MINE, *THEIRS))
    assert not controller.shows_face(8)
