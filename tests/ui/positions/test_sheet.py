"""The edited position as a value: every change keeps it whole, and its text brings it back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.start import reseeded
from ddtable.opponents.seated import PERSON
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.impossible import impossible
from ddtable.rules.dragon_dice.steps import March
from ddtable.rules.dragon_dice.system import Classic
from ui.positions.desk import sheet_of, text_of
from ui.positions.lasting import lasting_names, made_effect, targets, with_effect, without_effect
from ui.positions.moving import cleared, dice_at, home_of, move, put, take, with_face
from ui.positions.sheet import STEPS, Sheet, adopted, empty, with_edition

NAMES = ("Mira", "Ragna", "Tove", "Aksel")
KINDS = ("goblins_thug", "coral_elves_guard", "air_drake", "ivory_wyrm", "frostwings_defender", "coastland_city")


def two() -> Sheet:
    sheet = put(empty(NAMES[:2], (PERSON, PERSON)), "terrain/2@0", ["coral_elves_guard", "air_drake"])
    return put(sheet, "reserve@1", ["goblins_thug", "goblins_thug"])


def starts(sheet: Sheet) -> bool:
    rules = Classic()
    return kernel.begin(rules, rules.set_up_at(reseeded(sheet.position, 3))).question is not None


def test_empty_position_needs_units_and_no_more():
    bare = empty(NAMES[:2], (PERSON, PERSON))
    assert {one.said.key for one in impossible(bare.position)} == {"position-no-units", "position-one-left"}
    assert list(impossible(two().position)) == []
    assert starts(two())


def test_dragons_and_units_share_the_area_of_a_terrain():
    sheet = two()
    assert sheet.dice("terrain/2@0") == ("coral_elves_guard", "air_drake")
    assert [sheet.position.dice[number].place for number in dice_at(sheet.position, "terrain/2@0")] == [
        "terrain/2",
        "dragons/2",
    ]
    assert sheet.army_health("terrain/2@0") == 1
    board = sheet.position.board
    assert (board.healths, board.dragons, board.options.species) == ((1, 2), (1, 0), "starters")


def test_dice_that_cannot_be_in_an_area_are_left_out():
    sheet = two()
    assert put(sheet, "reserve@0", ["air_drake", "coastland_city"]) == sheet
    assert put(sheet, "table/0", ["goblins_thug"]) == sheet
    assert move(sheet, "terrain/2@0", "reserve@0", ["air_drake"]) == sheet
    assert take(sheet, "reserve@0", ["goblins_thug"]) == sheet
    assert home_of(sheet, "reserve@1", "air_drake") == "dead@1"
    assert home_of(sheet, "table/0", "goblins_thug") == "reserve@0"
    assert home_of(sheet, "reserve@1", "coastland_city") == "table/2"
    assert home_of(take(sheet, "table/1", sheet.dice("table/1")), "reserve@1", "coastland_city") == "table/1"


def test_moved_dice_belong_to_the_player_of_the_area_and_keep_their_effects():
    sheet = two()
    palsy = next(one for one in targets(sheet, "burning_hands") if one.die >= 0)
    sheet = with_effect(sheet, made_effect(sheet, "burning_hands", 1, 1, palsy))
    moved = move(sheet, "terrain/2@0", "terrain/0@1", ["coral_elves_guard", "air_drake"])
    assert moved.dice("terrain/0@1") == ("coral_elves_guard", "air_drake")
    assert moved.position.dice[palsy.die].owner == 1
    assert moved.position.board.effects == sheet.position.board.effects
    fewer = take(moved, "terrain/0@1", ["coral_elves_guard"])
    assert fewer.position.board.effects == ()
    assert without_effect(moved, 0).position.board.effects == ()


def test_terrain_dice_change_places_and_an_eighth_face_can_be_held():
    sheet = two()
    first, second = sheet.dice("table/0"), sheet.dice("table/1")
    moved = move(sheet, "table/0", "table/1", first)
    assert (moved.dice("table/0"), moved.dice("table/1")) == (second, first)
    bare = take(sheet, "table/1", second)
    assert (bare.dice("table/1"), with_face(bare, 1, 4)) == ((), bare)
    assert move(bare, "table/0", "table/1", first).dice("table/0") == ()
    held = with_face(sheet, 2, 8, 0)
    assert held.position.board.lands[2].holder == 0
    assert with_face(held, 2, 7).position.board.lands[2].holder == -1


def test_terrain_without_a_die_comes_back_from_the_text():
    sheet = two()
    bare = take(sheet, "table/1", sheet.dice("table/1"))
    again = sheet_of(text_of(bare), bare.names, bare.players)
    assert again.position == bare.position
    assert put(again, "table/1", ["swampland_city"]).dice("table/1") == ("swampland_city",)


@pytest.mark.parametrize("step", STEPS)
def test_game_starts_at_every_step_of_a_turn(step: str):
    sheet = two().with_turn(1, 9, step)
    assert sheet.step == step
    assert starts(sheet)
    assert (sheet.with_turn(0, 10, step).position.board.turn, sheet.position.board.seat) == (10, 1)


def test_edition_brings_its_phases_and_spells():
    sheet = two()
    effects = {name: list(targets(sheet, name)) for name in lasting_names(sheet)}
    assert {len({one.die >= 0 for one in found}) for found in effects.values() if found} == {1}
    later = with_edition(
        with_effect(sheet, made_effect(sheet, "paralysis", 0, 1, effects["paralysis"][0])), "revised96"
    )
    assert (later.edition, later.position.board.options.faces) == ("revised96", "printed")
    assert later.position.board.effects[0].ends == "end"
    assert starts(later)
    assert with_edition(later, "classic95").edition == "classic95"


def test_position_inside_a_step_goes_back_to_its_beginning():
    position = two().with_turn(0, 3, "begin").position
    agenda = (*position.agenda[:4], March(1), *notation.read(text_of(two())).agenda[4:])
    for left, step in ((5, "begin"), (4, "march 1"), (3, "march 2"), (2, "retreat")):
        found = adopted(replace(position, agenda=(*agenda[:left], March(1)) if left == 5 else agenda[:left]), NAMES, ())
        assert found.step in (step, "reinforce", "march 2"), left
    assert adopted(position, ("A",), ()).names == ("A", "2")


def test_fewer_players_leave_nothing_behind():
    sheet = two().with_seats(4, NAMES, PERSON)
    assert (sheet.names, len(sheet.slots), sheet.dice("terrain/4@0")) == (NAMES, 5, ("coral_elves_guard", "air_drake"))
    sheet = put(put(sheet, "terrain/3@3", ["goblins_thug"]), "terrain/3@0", ["coral_elves_guard", "fire_wyrm"])
    sheet = put(sheet, "reserve@2", ["goblins_thug"]).with_turn(3, 4, "march 1")
    three = sheet.with_seats(3, NAMES, PERSON)
    assert (three.dice("reserve@0"), three.dice("dead@0")) == (("coral_elves_guard",), ("fire_wyrm",))
    assert three.position.board.seat == 0
    assert starts(three)
    assert cleared(three).used.total() == 4


def changed(sheet: Sheet, random: Random) -> Sheet:
    """Return a sheet after a random change."""
    area, other, seat = random.choice(sheet.areas), random.choice(sheet.areas), random.randrange(sheet.position.seats)
    index, name = random.randrange(len(sheet.slots)), random.choice(lasting_names(sheet))
    found = list(targets(sheet, name))
    changes: list[Callable[[], Sheet]] = [
        lambda: put(sheet, area, random.choices(KINDS, k=3)),
        lambda: put(sheet, area, random.choices(KINDS, k=1)),
        lambda: take(sheet, area, sheet.dice(area)[:1]),
        lambda: move(sheet, area, other, sheet.dice(area)[:2]),
        lambda: with_face(sheet, index, random.randint(1, 8)),
        lambda: with_face(sheet, index, 8, seat),
        lambda: sheet.with_turn(seat, random.randint(1, 9), random.choice(STEPS)),
        lambda: with_edition(sheet, random.choice(["classic95", "revised96"])),
        lambda: sheet.with_seats(random.choice([2, 3, 4]), NAMES, PERSON),
        lambda: with_effect(sheet, made_effect(sheet, name, 0, 1, random.choice(found))) if found else sheet,
    ]
    return random.choice(changes)()


@pytest.mark.parametrize("seed", range(3))
def test_any_changes_leave_a_position_whose_text_brings_it_back(seed: int):
    random, sheet = Random(seed), empty(NAMES[:2], (PERSON, PERSON))
    for _ in range(80):
        sheet = changed(sheet, random)
        problems = list(impossible(sheet.position, sheet.names))
        assert problems or Classic().problems(sheet.position) == []
        assert sheet_of(text_of(sheet), sheet.names, sheet.players).position == sheet.position
