"""Every event that moves dice is seen as one flight from the old place to the new one."""

from __future__ import annotations

from random import Random

import pytest

from ddtable.engine.arithmetic import Face
from ddtable.engine.game import Game
from ddtable.engine.position import area_of
from ddtable.rules.dragon_dice.board import Effect
from ddtable.rules.dragon_dice.events.dragons import DragonLeft, Summoned
from ddtable.rules.dragon_dice.events.magic import EffectBegan, SpellWorked
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.set_up import DistanceRolled, Placed
from ddtable.rules.dragon_dice.events.turns import TerrainTurned
from ddtable.rules.dragon_dice.events.units import Buried, Killed, Moved, Promoted, Returned
from ddtable.rules.dragon_dice.places import number_of, table_of
from ddtable.summaries.dragon_dice.exchange import last_exchange
from tests.drivers.playing import set_up
from tests.rules.digests.seeded_games import play_out
from ui.art.die import DieLook
from ui.games.dragon_dice.dice_rows import look_of
from ui.games.dragon_dice.motion.beats import beats
from ui.motion.poses import pose_of, shine_of
from ui.motion.scenes import journey, scene
from ui.motion.script import TRAVEL, TUMBLE, Actor, Scene
from ui.motion.stage import Room, Spot, Stage, TrayDie, TraySide

OLD, NEW = DieLook("unit", ("fire",)), DieLook("unit", ("fire",), icon="melee")
HERE, THERE = "terrain/0@0", "dead@0"
ROOMS = {HERE: Room(0, 0, 200, 100), THERE: Room(0, 300, 100, 100), "seat/0": Room(0, 200, 100, 300)}


def stage(where: dict[int, str], look: DieLook = OLD, sides: tuple[TraySide, ...] = (), **more: Room) -> Stage:
    """Dice in areas, side by side in the order of their numbers."""
    dice = {}
    for die, area in where.items():
        room = ROOMS.get(area, Room(500, 500, 100, 100))
        dice[die] = Spot(room.x + 20 + 30 * die, room.y + 20, 40, look, area)
    return Stage(dice, ROOMS | {"/".join(name.split("_")): room for name, room in more.items()}, sides)


def side(*faces: Face, kind: str = "melee", told: bool = True, seat: int = 0) -> TraySide:
    dice = tuple(TrayDie((face.die,), Spot(800 + 50 * number, 700, 48, NEW)) for number, face in enumerate(faces))
    return TraySide(seat, kind, "terrain/0", faces, told, dice, Room(780, 650, 400, 100))


def rolled(*faces: Face, kind: str = "melee", seat: int = 0) -> Rolled:
    return Rolled(seat, kind, "terrain/0", faces, ())


def land_die(place: str) -> str:
    return table_of(number_of(place))


def no_faces(_die: int) -> tuple[DieLook, ...]:
    return ()


def made(before: Stage, after: Stage, *happened: object, drew: bool = False) -> Scene:
    return scene(before, after, beats(happened, before, after, drew, land_die), no_faces)


def flights(scene: Scene) -> dict[int, tuple[Spot, Spot]]:
    """From where to where each die travels."""
    return {
        actor.die: (actor.start, actor.motions[-1].end)
        for actor in scene.actors
        if actor.motions[-1].kind in ("travel", "leave")
    }


MOVING = [
    Killed(0, "terrain/0", (1,), 1, 0),
    Buried(0, (1,), "temple"),
    Moved(0, (1,), "terrain/0", "reserve"),
    Returned(0, (1,), "terrain/0", "city"),
    Placed(0, "home", "terrain/0", (1,)),
    Promoted(0, "terrain/0", 1, 2, "city"),
    Summoned(0, 1, "dead", "terrain/0"),
    DragonLeft(1, "terrain/0", "wing"),
]


@pytest.mark.parametrize("event", MOVING, ids=lambda event: type(event).__name__)
def test_an_event_that_moves_a_die_lets_it_travel_from_its_old_place_to_its_new_one(event):
    before, after = stage({1: HERE, 3: HERE}), stage({1: THERE, 3: HERE}, NEW)
    scene = made(before, after, event)
    assert flights(scene) == {1: (before.dice[1], after.dice[1])}
    assert TRAVEL <= scene.length <= 250


def test_die_moved_by_no_event_still_moves():
    before, after = stage({1: HERE}), stage({1: THERE})
    assert flights(made(before, after)) == {1: (before.dice[1], after.dice[1])}


def test_die_moved_by_two_events_moves_once():
    before, after = stage({1: HERE}), stage({1: THERE})
    twice = made(before, after, MOVING[2], MOVING[0])
    assert [len(actor.motions) for actor in twice.actors] == [1]


def test_a_dragon_out_of_sight_flies_in_from_its_owners_panel():
    after = stage({7: HERE})
    scene = made(stage({}), after, Summoned(0, 7, "pool", "terrain/0"))
    (actor,) = scene.actors
    assert ROOMS["seat/0"].middle == (actor.start.x, actor.start.y)
    assert pose_of(actor, -1) is None
    assert actor.motions[-1].end == after.dice[7]


def test_those_that_stay_make_room():
    before = stage({1: HERE, 2: HERE})
    after = Stage(before.dice | {1: stage({1: THERE}).dice[1], 2: Spot(20, 20, 60, OLD, HERE)}, before.rooms)
    kinds = {actor.die: [motion.kind for motion in actor.motions] for actor in made(before, after, MOVING[0]).actors}
    assert kinds == {1: ["travel"], 2: ["slide"]}


def test_dice_of_a_moved_area_do_not_slide():
    before = stage({1: HERE})
    after = Stage({1: Spot(300, 300, 40, OLD, HERE)}, before.rooms | {HERE: Room(290, 290, 200, 100)})
    assert made(before, after).length == 0


def test_scene_without_changes_is_empty():
    assert made(stage({1: HERE}), stage({1: HERE})).length == 0


# Rolls


FACES = (Face(1, "melee", 1), Face(2, "save", 1))


def test_roll_goes_to_the_tray_and_its_sum_appears_at_the_end():
    before, after = stage({1: HERE, 2: HERE}), stage({1: HERE, 2: HERE}, NEW, (side(*FACES),))
    scene = made(before, after, rolled(*FACES), drew=True)
    thrown = {actor.die: actor for actor in scene.actors if actor.side == 0}
    assert set(thrown) == {1, 2}
    for die, actor in thrown.items():
        assert (actor.start.x, actor.start.y) == (before.dice[die].x, before.dice[die].y)
        assert actor.motions[-1].end in [placed.spot for placed in after.sides[0].dice]
        assert actor.motions[-1].close == TUMBLE
    assert scene.tells == ((TUMBLE, 0),)
    assert scene.length == TUMBLE


def test_die_without_effect_becomes_pale_when_it_stops():
    where = {1: HERE, 2: HERE}
    roll = side(*FACES)
    dice = tuple(TrayDie(placed.dice, placed.spot, faint=placed.dice == (2,)) for placed in roll.dice)
    after = stage(where, NEW, (TraySide(0, "melee", "terrain/0", FACES, True, dice, roll.room),))
    scene = made(stage(where), after, rolled(*FACES), drew=True)
    (counts, faint) = sorted((actor for actor in scene.actors if actor.side == 0), key=lambda actor: actor.die)
    assert pose_of(faint, TUMBLE - 1).opacity == pose_of(counts, TUMBLE - 1).opacity == 1
    assert pose_of(faint, TUMBLE).opacity < pose_of(counts, TUMBLE).opacity == 1


def test_rolled_terrain_is_announced_when_it_stops():
    where = {0: "table/0@0"}
    scene = made(stage(where), stage(where, NEW), DistanceRolled(0, "terrain/0", 3), drew=True)
    assert [when for when, _ in scene.tells] == [TUMBLE]


def test_dice_that_hands_have_thrown_do_not_tumble():
    where = {1: HERE, 2: HERE}
    assert made(stage(where), stage(where, OLD, (side(*FACES),)), rolled(*FACES), drew=False).length == 0


def test_waiting_roll_is_not_rolled_again_for_its_sum():
    where = {1: HERE, 2: HERE}
    lying = side(*FACES, told=False)
    scene = made(stage(where, NEW, (lying,)), stage(where, NEW, (side(*FACES),)), rolled(*FACES), drew=True)
    assert not [actor for actor in scene.actors if actor.side >= 0]


def test_only_the_die_that_is_rolled_again_tumbles_again():
    where = {1: HERE, 2: HERE}
    again = (Face(1, "save", 2), FACES[1])
    before, after = stage(where, NEW, (side(*FACES, told=False),)), stage(where, NEW, (side(*again),))
    scene = made(before, after, rolled(*again), drew=True)
    assert [actor.die for actor in scene.actors if actor.side >= 0] == [1]


def test_new_roll_with_the_same_faces_is_animated():
    where = {1: HERE, 2: HERE}
    before, after = stage(where, NEW, (side(*FACES),)), stage(where, NEW, (side(*FACES),))
    assert len(made(before, after, rolled(*FACES), drew=True).tells) == 1


def begins(scene: Scene) -> dict[int, float]:
    """When each roll begins to fall, by its side on the tray, to a tenth of a second."""
    found: dict[int, float] = {}
    for actor in scene.actors:
        if actor.side >= 0:
            close = actor.motions[-1].close
            found[actor.side] = close - TUMBLE
    return found


@pytest.mark.parametrize(
    ("kinds", "at_once"),
    [(("charge", "charge_defence"), True), (("maneuver", "maneuver"), True), (("melee", "save"), False)],
)
def test_simultaneous_rolls_fall_together_and_saves_after_the_attack(kinds, at_once):
    sides = (side(FACES[0], kind=kinds[0]), side(FACES[1], kind=kinds[1], seat=1))
    where = {1: HERE, 2: HERE}
    first, second = rolled(FACES[0], kind=kinds[0]), rolled(FACES[1], kind=kinds[1], seat=1)
    scene = made(stage(where), stage(where, NEW, sides), first, second, drew=True)
    times = begins(scene)
    assert times[0] == 0
    assert (times[1] == 0) is at_once
    assert times[1] == 0 or times[1] >= TUMBLE


def test_the_dead_leave_after_the_roll_that_killed_them():
    before, after = stage({1: HERE, 2: HERE}), stage({1: THERE, 2: HERE}, NEW, (side(*FACES),))
    scene = made(before, after, rolled(*FACES), MOVING[0], drew=True)
    flight = next(actor.motions[-1] for actor in scene.actors if actor.die == 1 and actor.side < 0)
    assert flight.kind == "travel"
    assert flight.begin > TUMBLE


# Terrains and light


def test_terrain_is_turned_in_place():
    where = {0: "table/0@0"}
    before, after = stage(where), stage(where, NEW)
    scene = made(before, after, TerrainTurned("terrain/0", 3, 4, "maneuver"))
    (actor,) = scene.actors
    assert [motion.kind for motion in actor.motions] == ["turn"]
    early, late = pose_of(actor, scene.length * 0.2), pose_of(actor, scene.length * 0.8)
    assert (early.look, late.look) == (OLD, NEW)
    assert (early.x, early.y) == (late.x, late.y) == (before.dice[0].x, before.dice[0].y)
    assert scene.length <= 250


@pytest.mark.parametrize(
    ("target", "middle"),
    [("army:0:terrain/0", ROOMS[HERE].middle), ("terrain/0", (600, 50)), ("die:1", (50, 20))],
)
def test_a_spell_lights_its_target_in_its_colour(target, middle):
    before = stage({1: HERE}, terrain_0=Room(500, 0, 200, 100))
    scene = made(before, before, SpellWorked(0, "hailstorm", target, "", 1))
    (glow,) = scene.glows
    assert glow.room.middle == middle
    assert glow.colour == "air"
    assert shine_of(glow, glow.begin) == shine_of(glow, glow.close) == 0
    assert shine_of(glow, (glow.begin + glow.close) / 2) == pytest.approx(1)


def test_lasting_effect_has_no_animation():
    assert made(stage({1: HERE}), stage({1: HERE}), EffectBegan(Effect("palsy", 0, "start", 1))).length == 0


# Jumps in time


def test_a_jump_lets_dice_travel_shortly_and_throws_none():
    before, after = stage({1: HERE, 2: HERE}), stage({1: THERE, 2: HERE}, NEW, (side(*FACES),))
    scene = journey(before, after)
    assert list(flights(scene)) == [1]
    assert scene.length <= 150
    assert not scene.tells


# Whole games


def shown(played, history) -> Stage:
    """A table on which each die has a place of its own in each area, with the tray of the real window."""
    position = played.position
    dice = {}
    for die, lying in enumerate(position.dice):
        area = area_of(lying)
        x, y = 10.0 * die, float(hash_of(area))
        dice[die] = Spot(x, y, 40, look_of(lying.type, lying.face, lying.face, False, "printed")[0], area)
    exchange = last_exchange(history)
    sides = tuple(
        TraySide(
            one.seat,
            one.kind,
            one.place,
            one.faces,
            bool(one.sums) or one.kind == "single",
            tuple(TrayDie((face.die,), Spot(900, 700, 48, NEW)) for face in one.faces),
            Room(800, 650, 300, 100),
        )
        for one in (exchange.shown if exchange is not None else ())
    )
    rooms = {spot.area: Room(0, spot.y, 100, 100) for spot in dice.values()}
    return Stage(dice, rooms, sides)


def hash_of(area: str) -> int:
    return sum(ord(letter) * (place + 1) for place, letter in enumerate(area))


def check(scene: Scene, before: Stage, after: Stage) -> None:
    on_table = [actor for actor in scene.actors if actor.side < 0]
    assert len({actor.die for actor in on_table}) == len(on_table)
    for actor in on_table:
        assert sum(motion.kind in ("travel", "leave") for motion in actor.motions) <= 1
        assert in_order(actor)
        if actor.die in after.dice:
            pose, spot = pose_of(actor, scene.length), after.dice[actor.die]
            assert (pose.x, pose.y, pose.side, pose.look) == (spot.x, spot.y, spot.side, spot.look)
    for die, spot in after.dice.items():
        if die in before.dice and before.dice[die].area != spot.area:
            assert die in scene.hidden
    for actor in scene.actors:
        assert all(motion.close <= scene.length + 1e-6 for motion in actor.motions)


def in_order(actor: Actor) -> bool:
    closes = [motion.close for motion in actor.motions]
    begins = [motion.begin for motion in actor.motions]
    return all(close <= begin + 1e-6 for close, begin in zip(closes, begins[1:], strict=False))


@pytest.mark.parametrize(("seed", "seats"), [(3, 2), (5, 2), (8, 3), (11, 4)])
def test_whole_game_moves_each_die_once_to_its_final_place(seed, seats):
    game = Game(set_up(seed, seats, 15))
    before, drawn = shown(game.last, game.history), 0
    for _ in play_out(game, Random(seed)):
        after = shown(game.last, game.history)
        made = scene(before, after, beats(game.last.events, before, after, bool(game.last.faces), land_die), no_faces)
        check(made, before, after)
        fell = [event for event in game.last.events if isinstance(event, Rolled) and event.faces]
        if fell and game.last.faces:
            drawn += 1
            assert made.length > 0
        before = after
        if len(game.choices) > 350:
            break
    assert drawn > 10
