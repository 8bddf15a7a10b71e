"""The recap of a turn: what happened since one's own last turn."""

from __future__ import annotations

from msgspec.structs import replace

from ddtable.engine.kernel import Played
from ddtable.rules.dragon_dice.board import Effect
from ddtable.rules.dragon_dice.events.dragons import Summoned
from ddtable.rules.dragon_dice.events.magic import EffectBegan
from ddtable.rules.dragon_dice.events.turns import Captured, TerrainTurned, TurnBegan
from ddtable.rules.dragon_dice.events.units import Killed, Moved, Promoted, Returned
from ddtable.summaries.dragon_dice.recap import Since, lines, since_last_turn
from ddtable.words.sentences import Table, Words
from tests.drivers.playing import game_from
from tests.drivers.sitting import NAMES

WORDS = Words()
TEXT = """
home A: flatland_city 5
home B: flatland_tower 3
frontier: flatland_temple 6
A at home A: 2 thug, cutthroat
A at frontier: marauder
B at home B: guard, knight
B dead: herald
B dragons at home A: air_drake
turn A march 1
"""
POSITION = game_from(TEXT).position
# The ids follow the text: terrain dice 0 to 2, then the units line by line.
THUG, OTHER_THUG, CUTTHROAT, MARAUDER, GUARD, KNIGHT, HERALD, DRAKE = range(3, 11)


def step(*events) -> Played:
    return Played(POSITION, events, (), None)


def told(*events, position=POSITION, seat: int = 0) -> list[str]:
    return [line.words for line in lines(WORDS, Table(position, NAMES), Since(1, events), seat)]


def health(*dice: int) -> int:
    return WORDS.health(dice, Table(POSITION, NAMES))


def test_losses_are_summed_up_on_each_side_ones_own_first():
    found = told(
        Killed(1, "terrain/1", (GUARD,), 1, 0),
        Killed(0, "terrain/0", (THUG,), 1, 0),
        Killed(0, "terrain/2", (MARAUDER,), 3, 0),
    )
    assert found == [
        f"Mira lost {health(THUG, MARAUDER)} health: Thug and Marauder",
        f"Ragna lost {health(GUARD)} health: Guard",
    ]


def test_returned_unit_is_not_a_loss():
    assert told(Killed(0, "terrain/0", (THUG,), 1, 0), Returned(0, (THUG,), "terrain/0", "spell")) == []
    assert told(Returned(1, (HERALD,), "terrain/1", "city")) == [f"Ragna regained {health(HERALD)} health: Herald"]
    assert told(Killed(0, "terrain/0", (THUG,), 1, 0, "reserve")) == []


def test_promotion_is_one_line():
    found = told(
        Promoted(1, "terrain/1", KNIGHT, GUARD, "city"),
        Promoted(0, "terrain/0", CUTTHROAT, THUG, "treasure"),
        Promoted(1, "terrain/1", GUARD, HERALD, "slain"),
    )
    assert found == ["Ragna promoted: Knight for Guard and Guard for Herald", "Mira promoted: Cutthroat for Thug"]


def test_arrivals_at_a_terrain_are_one_line():
    found = told(
        Moved(1, (GUARD,), "reserve", "terrain/0"),
        Moved(1, (KNIGHT,), "reserve", "terrain/0"),
        Moved(1, (HERALD,), "terrain/1", "terrain/2"),
        Moved(1, (HERALD,), "terrain/2", "reserve"),
        Moved(0, (THUG,), "reserve", "terrain/2"),
    )
    assert found == [
        f"Ragna brought {health(GUARD, KNIGHT)} health to Mira’s home (Flatland): Guard and Knight",
        f"Ragna brought {health(HERALD)} health to the frontier (Flatland): Herald",
    ]


def test_spells_of_others_on_themselves_are_listed():
    helps = Effect("flashfire", 1, "start", 1, "terrain/1", 1)
    position = replace(POSITION, board=replace(POSITION.board, effects=(helps,)))
    (line,) = told(EffectBegan(helps), position=position)
    assert line.startswith("Flashfire affects Ragna’s army at Ragna’s home")
    assert told(EffectBegan(helps), position=position, seat=1) != []


def test_effect_that_is_in_force_twice_has_one_line():
    twice = Effect("palsy", 1, "start", 1, "terrain/0", 0)
    position = replace(POSITION, board=replace(POSITION.board, effects=(twice, twice)))
    (line,) = told(EffectBegan(twice), EffectBegan(twice), position=position)
    assert line.endswith(" ×2")


def test_terrain_shows_first_and_last_face_unless_equal():
    found = told(
        TerrainTurned("terrain/0", 5, 6, "maneuver"),
        TerrainTurned("terrain/1", 3, 4, "maneuver"),
        TerrainTurned("terrain/0", 6, 7, "maneuver"),
        TerrainTurned("terrain/1", 4, 3, "flood"),
    )
    assert found == ["Mira’s home (Flatland) turned from 5 to 7"]


def test_captures_dragons_and_effects_on_own_dice_are_listed():
    mine = Effect("palsy", 1, "start", 1, "terrain/0", 0)
    theirs = Effect("palsy", 0, "start", 1, "terrain/1", 1)
    over = Effect("ash_storm", 1, "start", 1, "terrain/0")
    ground = Effect("ash_storm", 1, "start", 1, "terrain/2")
    position = replace(POSITION, board=replace(POSITION.board, effects=(mine, theirs, ground)))
    found = told(
        Captured(1, "terrain/2"),
        Summoned(1, DRAKE, "dead", "terrain/0"),
        *(EffectBegan(effect) for effect in (mine, theirs, over, ground)),
        position=position,
    )
    assert len(found) == 4
    assert found[0] == "Ragna captures the frontier (Flatland)"
    assert "Air Drake to Mira’s home (Flatland)" in found[1]
    assert "affects Mira’s army at Mira’s home" in found[2]
    assert "the frontier" in found[3]


def test_recap_starts_after_the_own_last_turn():
    lost = Killed(0, "terrain/0", (THUG,), 1, 0)
    in_own_turn = Killed(1, "terrain/1", (GUARD,), 1, 0)
    history = [
        step(TurnBegan(0, 1)),
        step(in_own_turn),
        step(in_own_turn, TurnBegan(1, 2)),
        step(lost),
        step(TurnBegan(0, 3), in_own_turn),
        step(in_own_turn),
    ]
    since = since_last_turn(history, 0)
    assert since is not None
    assert since.step == 2
    assert [event for event in since.events if isinstance(event, Killed)] == [lost]
    assert since_last_turn(history, 1) is None  # it is not his turn
    assert since_last_turn(history[:1], 0) is None
    first = since_last_turn(history[:4], 1)
    assert first is not None, "before the first turn of one's own all that the others did is told"
    assert first.step == 0
    assert in_own_turn in first.events


def test_recap_with_three_players_covers_both_others():
    first, second = Killed(0, "terrain/0", (THUG,), 1, 0), Killed(0, "terrain/0", (CUTTHROAT,), 1, 0)
    history = [
        step(TurnBegan(0, 1)),
        step(TurnBegan(1, 2)),
        step(first, TurnBegan(2, 3)),
        step(second),
        step(TurnBegan(0, 4)),
    ]
    since = since_last_turn(history, 0)
    assert since is not None
    assert [event for event in since.events if isinstance(event, Killed)] == [first, second]


# The card
