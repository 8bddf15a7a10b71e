"""Positions of Dragon Dice Risk as values: what changes with each edit, and that texts come back."""

from __future__ import annotations

from random import Random

import pytest

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.maps.reading import built_in_map
from ddtable.opponents.seated import PERSON
from ddtable.rules.dragon_dice.notation import NotationError
from ui.games.risk.positions.sheet import RiskSheet, adopted, empty, sheet_of, text_of
from ui.positions.lasting import lasting_names, targets
from ui.positions.moving import cleared, move, put, take, with_face

NAMES = ("Mira", "Ragna", "Tove", "Aksel", "Signe", "Bjarke")
READY = """game risk
map four_shores
north: flatland_city 4
ember: flatland_temple 3
green: highland_city 2
salt: coastland_city 1, from B
A at frostgate: 2 guard, herald
B at oakholm: 3 thug
B dragons at frostgate: fire_wyrm
turn 3 B first march
cards A: frostgate, wild 1; B: oakholm
sets 2
"""


def ready() -> RiskSheet:
    return sheet_of(READY, NAMES[:2], (PERSON, PERSON))


def test_text_comes_back_and_a_game_starts():
    sheet = ready()
    assert text_of(sheet) == READY
    assert sheet.faults() == []
    assert (sheet.step, sheet.owner_of(0), sheet.owner_of(1), sheet.owner_of(13)) == ("first march", 0, -1, 1)
    game = Game(sheet.set_up(sheet.position))
    assert (game.position.board.turn, game.position.board.seat) == (3, 1)


def test_dice_are_put_moved_and_removed():
    """RK2: dragons wait among the dead, units in the recruiting pool."""
    sheet = put(ready(), "terrain/1@0", ["coral_elves_guard", "air_drake"])
    assert sheet.dice("terrain/1@0") == ("coral_elves_guard", "air_drake")
    sheet = move(sheet, "terrain/1@0", "terrain/2@1", ["coral_elves_guard"])
    assert (sheet.owner_of(1), sheet.owner_of(2)) == (-1, 1)
    assert put(sheet, "recruiting@0", ["air_drake"]) == sheet
    sheet = take(sheet, "terrain/2@1", ["coral_elves_guard"])
    assert sheet.owner_of(2) == -1
    sheet = with_face(put(sheet, "table/1", ["wasteland_tower"]), 1, 8, 1)
    assert (sheet.dice("table/1"), sheet.position.board.lands[1].holder) == (("wasteland_tower",), 1)
    assert [str(one.said) for one in sheet.faults()] == [
        "Ragna holds The Ember Lands without an army on all of its territories (RK4.10).",
    ]
    bare = cleared(sheet)
    assert len(bare.position.dice) == 4
    assert text_of(sheet_of(text_of(take(bare, "table/1", ["wasteland_tower"])))).count("ember: none") == 1


def test_phase_and_what_the_turn_has_done_are_kept_until_another_phase_is_chosen():
    sheet = sheet_of(READY + "marched all north\ntired 4 5\nentered 7\ntaken yes\n")
    assert sheet.with_turn(1, 9, "first march").board.marched
    fewer = take(sheet, "terrain/0@0", ["coral_elves_guard"])
    assert (fewer.board.tired, fewer.board.entered) == ((4,), (6,))
    begun = sheet.with_turn(0, 4, "reserves in")
    assert (begun.step, begun.board.marched, begun.board.tired, begun.board.taken) == ("reserves in", (), (), False)
    inside = 'agenda [{"type":"end_turn"},{"type":"free_move","source":"terrain/0","via":"","to":"","moved":[]}]\n'
    assert sheet_of(READY.replace("B first march", "B") + inside).step == "free move"
    assert sheet_of(READY.replace("B first march", "B") + "agenda []\n").step == "expire"


def test_players_join_and_leave_with_their_dice_and_cards():
    """RK1.1: 2 to 6 players."""
    six = ready().with_seats(6, NAMES, PERSON)
    assert (six.position.seats, six.names, six.counts) == (6, NAMES, (2, 3, 4, 5, 6))
    six = put(six, "terrain/20@5", ["goblins_thug"]).with_card(3, 5).with_turn(5, 3, "expire")
    assert sheet_of(text_of(six), NAMES).position == six.position
    assert [str(one.said) for one in six.faults()] == [
        f"{name} has no territory and would be out of the game (RK4.4)." for name in NAMES[2:5]
    ]
    two = six.with_seats(2, NAMES, PERSON)
    assert text_of(two) == READY.replace("turn 3 B first march", "turn 3 A expire")
    without_b = put(two.with_seats(3, NAMES, PERSON), "table/3", ["coastland_city"])
    assert without_b.with_seats(2, NAMES, PERSON).faults() == []


def test_other_map_keeps_the_dice_in_pools():
    sheet = ready().with_map(built_in_map("world"))
    assert (sheet.board.map.id, len(sheet.board.lands), sheet.board.hands) == ("world", 6, ((), ()))
    assert len(sheet.dice("recruiting@0")) == 3
    assert sheet.dice("dead@1") == ("fire_wyrm",)
    assert sheet_of(text_of(sheet)).position == sheet.position


def test_cards_are_dealt_turned_in_and_put_back():
    """RK4.5."""
    sheet = ready().with_card(10, 0).with_card(0, -1).without_card(13)
    assert (sheet.board.hands, sheet.board.discards) == (((24, 10), ()), (0,))
    assert sheet_of(READY.replace("wild 1", "hidden")).board.hands == ((0,), (13,))


def test_areas_are_those_of_one_territory():
    sheet = ready().choose(5)
    assert sheet.areas[:4] == ("terrain/5@0", "terrain/5@1", "recruiting@0", "recruiting@1")
    assert (sheet.slots, sheet.hint("terrain/5@0"), sheet.key("terrain/5@1")) == (("table/1",), "army", "2")
    assert (sheet.army_health("terrain/0@0"), sheet.reconstructed) == (5, True)
    assert sheet.offers("wasteland_tower")
    assert not sheet.offers("kings_die")


def test_effects_have_armies_continents_and_dice_as_targets():
    sheet = ready()
    found = {target.place for name in lasting_names(sheet) for target in targets(sheet, name)}
    assert {"terrain/0", "land/0", ""} <= found


def test_too_long_text_is_refused():
    with pytest.raises(NotationError, match="longer than"):
        sheet_of("x" * 100_001)


def test_position_after_any_edits_is_still_read():
    random, sheet = Random(5), empty(NAMES[:2], (PERSON, PERSON), built_in_map("four_shores"))
    dice = [*catalogue().army_units, *catalogue().dragons]
    for _ in range(60):
        seats, place = sheet.position.seats, random.choice(["terrain/3", "terrain/9", "recruiting", "dead"])
        area, other = f"{place}@{random.randrange(seats)}", f"terrain/{random.randrange(24)}@{random.randrange(seats)}"
        here = sheet.dice(area)
        sheet = random.choice(
            [
                lambda: put(sheet, area, random.choices(dice, k=3)),  # noqa: B023
                lambda: move(sheet, area, other, here[:1]),  # noqa: B023
                lambda: take(sheet, area, here[:1]),  # noqa: B023
                lambda: sheet.with_turn(random.randrange(seats), 5, random.choice(sheet.steps)),  # noqa: B023
                lambda: sheet.with_seats(random.randint(2, 6), NAMES, PERSON),  # noqa: B023
                lambda: sheet.with_card(random.randrange(26), random.randrange(seats)),  # noqa: B023
            ]
        )()
        assert all(one.said.endswith(".") for one in sheet.faults())
        assert sheet_of(text_of(sheet), sheet.names).position == sheet.position
    assert adopted(sheet.position, (), ()).names[0] == "1"
