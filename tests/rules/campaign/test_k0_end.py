"""Victory, players who are out, the rounds of recruiting and the agreed end of a war (K0)."""

from __future__ import annotations

import msgspec
import pytest
from war import WAR, A, B, C, WarTable, war

from ddtable.engine.draft import Draft
from ddtable.engine.position import Result
from ddtable.rules.campaign.board import RECRUITING, SUMMONING, board_of
from ddtable.rules.campaign.events import RecruitingOver, TerrainTraded
from ddtable.rules.campaign.places import trade
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.board import NOBODY, OUT, Effect, dead_units
from ddtable.rules.dragon_dice.control import settle
from ddtable.rules.dragon_dice.events.magic import EffectEnded
from ddtable.rules.dragon_dice.events.turns import ControlLost, Eliminated, Ended, TurnBegan
from ddtable.rules.dragon_dice.places import numbered
from ddtable.rules.dragon_dice.steps import March, Pursue, TurnDie

FOUR = (
    "flatland_city 8 A",
    "flatland_temple 4",
    "flatland_tower 8 A",
    "flatland_city 8 A <2",
    "flatland_temple 8 A <2",
    "flatland_tower 7 <2",
)
UNITS = "\n".join(f"A at {place}: guard" for place in (0, 2, 3, 4, 5)) + "\nB at 1: thug"


def test_k0_goal_of_the_size_wins_at_once():
    table = war(UNITS, *FOUR, agenda=(TurnDie(numbered(5)), March(2), Reserves()))
    assert table.position.board.goal == 5
    assert table.result is None, "4 of 8 terrains are not more than half"
    table.pick("turn-up")
    assert table.result == Result((A,), "capture")
    assert [event.winners for event in table.happened(Ended)] == [(A,)]
    table.sound()


def test_k0_terrains_must_be_held_at_the_same_time():
    """S3: leaving one before the fifth is captured does not win."""
    table = war(UNITS, *FOUR, agenda=(Reserves(),))
    table.pick("advance", die=table.die(A, "guard"), place="frontier")
    assert table.holder("0") == NOBODY
    assert table.result is None


def test_k0_larger_war_has_a_larger_goal():
    table = war(UNITS, *FOUR, agenda=(TurnDie(numbered(5)), March(2), Reserves()), size=180).pick("turn-up")
    assert table.position.board.goal == 6
    assert table.result is None


OUT_OF_THREE = """
A at 0: 2 guard
B at 1: thug
B recruiting: 3 thug
C at 2: thug
C dead: 2 thug
C recruiting: 4 thug
C reserve: thug
"""


def eliminated(table: WarTable, seat: int) -> WarTable:
    """Return a table on which all units of a seat in play have died."""
    draft = Draft(table.position)
    for place in (*(one.id for one in table.map), "reserve"):
        draft.put(draft.at(place, seat), "dead")
    settle(draft)
    found = WarTable.__new__(WarTable)
    found.played = msgspec.structs.replace(table.played, position=draft.freeze(), events=tuple(draft.events))
    found.events = list(draft.events)
    return found


def test_k0_player_with_a_full_recruiting_pool_is_out_without_units_in_play():
    """Q108, Q112: the pools leave the game, the dead stay, the home belongs to no player."""
    table = eliminated(war(OUT_OF_THREE, seats=3), C)
    assert [event.seat for event in table.happened(Eliminated)] == [C]
    assert table.board.out == (C,)
    assert table.position.at(RECRUITING, C) == table.position.at(SUMMONING, C) == ()
    assert len(table.position.at(OUT, C)) == 4 + 3
    assert len(dead_units(table.position, C)) == 4
    assert [place.home for place in table.map] == [A, B, NOBODY, NOBODY]
    assert table.links("2") == {numbered(3)}
    table.sound()


def test_k0_hold_of_a_player_who_is_out_ends():
    """Q112, C11.2."""
    lands = ("flatland_city 4", "flatland_temple 4", "flatland_tower 8 C", "flatland_city 4")
    table = eliminated(war(OUT_OF_THREE, *lands, seats=3), C)
    assert table.holder("2") == NOBODY
    assert [event.seat for event in table.happened(ControlLost)] == [C]


def test_k0_last_player_with_units_wins():
    table = eliminated(war("A at 0: guard\nB at 1: thug"), B)
    assert table.result == Result((A,), "elimination")


def last_turn(turns: tuple[int, ...], seat: int, **more) -> WarTable:
    """Return a table at the end of a seat's turn: its reserves phase has ended."""
    table = war("A at 0: 2 guard\nB at 1: 2 thug", seat=seat, turns=turns, agenda=(Reserves(),), **more)
    return to_the_end_of_the_turn(table, seat)


def to_the_end_of_the_turn(table: WarTable, seat: int) -> WarTable:
    """End a seat's reserves phase, and the recruiting after it without a recruit."""
    while table.played.question is not None and table.asked in ((seat, part) for part in PARTS):
        table.done()
    while table.played.question is not None and table.asked[1] == "recruits":
        table.allot(
            *(
                tuple(int(at == 0) * source.points for at in range(len(table.question.shape.buckets)))
                for source in table.question.shape.sources
            )
        )
    return table


@pytest.mark.parametrize(
    ("turns", "seat", "recruits"),
    [((5, 5), B, True), ((5, 4), A, False), ((4, 4), B, False), ((10, 10), B, True), ((6, 6), B, False)],
)
def test_k0_all_recruit_after_every_fifth_turn_of_the_last_player(turns, seat, recruits):
    """K1: outside the turns, before the first player's next one."""
    before = turns[1] // 5 - 1 if recruits else min(turns) // 5
    table = last_turn(turns, seat, recruitings=before)
    assert bool(table.happened(RecruitingOver)) == recruits
    if recruits:
        assert table.board.recruitings == before + 1
        order = [type(event) for event in table.events if isinstance(event, (RecruitingOver, TurnBegan))]
        assert order == [RecruitingOver, TurnBegan]
    table.sound()


def test_q112_last_player_is_the_last_living_one():
    """K0: after the last player is out, the one before ends the round."""
    table = eliminated(war(OUT_OF_THREE, seats=3, seat=B, turns=(5, 5, 4), agenda=(Reserves(),)), C)
    to_the_end_of_the_turn(table, B)
    assert len(table.happened(RecruitingOver)) == 1


def test_q112_death_of_the_first_player_does_not_recruit_early():
    """K0: the others have not had their fifth turn."""
    table = war("A at 0: guard\nB at 1: thug\nC at 2: thug", seats=3, seat=A, turns=(5, 4, 4), agenda=(Reserves(),))
    gone = eliminated(table, A)
    assert gone.position.agenda[-1].__class__.__name__ == "EndTurn", "C2.4: the turn ends at once"
    draft = Draft(gone.position)
    WAR.proceed(draft)
    assert [type(step).__name__ for step in draft.agenda] == ["Turn"]


PARTS = ("reinforce", "advance", "flight", "retreat")
HALVES = ("flatland_city 8 A", "flatland_temple 4", "flatland_tower 4")


def test_q107_war_ends_after_the_agreed_recruiting_with_most_captured_terrains():
    assert ended(("A at 0: guard\nB at 1: 5 thug", HALVES), 3, 2).result == Result((A,), "war-end")


def ended(set_out: tuple[str, tuple[str, ...]], war_end: int, before: int) -> WarTable:
    units, lands = set_out
    count = 5 * (before + 1)
    table = war(
        units,
        *lands,
        seat=B,
        turns=(count, count),
        agenda=(Reserves(),),
        recruitings=before,
        options={"war_end": war_end},
    )
    return to_the_end_of_the_turn(table, B)


def test_q107_health_in_play_decides_if_as_many_terrains_are_captured():
    assert ended(("A at 0: guard\nB at 1: 5 thug", ()), 3, 2).result == Result((B,), "war-end")


def test_q107_equal_war_is_a_draw():
    assert ended(("A at 0: thug\nB at 1: thug", ()), 4, 3).result == Result((), "war-draw")


def test_q107_war_goes_on_before_the_agreed_recruiting_and_without_one():
    assert ended(("A at 0: thug\nB at 1: thug", ()), 4, 2).result is None
    assert ended(("A at 0: thug\nB at 1: thug", ()), 0, 5).result is None


def traded(number: int = 3) -> WarTable:
    """Return a table after the die of A's captured home was traded; effects were on the terrain and on its army."""
    on_land = Effect("ash_storm", B, "start", 1, numbered(0))
    on_army = Effect("stoneskin", A, "start", 1, numbered(0), A)
    table = war(
        "A at 0: guard\nA at 2: guard\nB at 1: thug",
        "flatland_city 8 A",
        effects=(on_land, on_army),
        agenda=(March(1), March(2), Reserves()),
    )
    draft = Draft(table.position)
    trade(draft, numbered(0), table.die(NOBODY, "coastland_temple"), number)
    table.played = msgspec.structs.replace(table.played, position=draft.freeze())
    table.events = list(draft.events)
    return table


def test_q118_traded_die_keeps_the_place_with_its_links_armies_and_home():
    """K4."""
    table = traded()
    assert table.units(A, "home A") == ["guard"]
    assert table.links("home A") == {numbered(2)}
    assert table.number("home A") == 3
    assert {table.position.dice[die].type for die in table.position.at("pool", NOBODY)} == {
        "flatland_city",
        "highland_city",
    }
    assert table.happened(TerrainTraded)[0].number == 8
    table.sound()


def test_q118_effects_on_the_terrain_end_and_those_on_its_army_stay():
    table = traded()
    assert [effect.name for effect in table.board.effects] == ["stoneskin"]
    assert [(event.effect.name, event.reason) for event in table.happened(EffectEnded)] == [("ash_storm", "traded")]


def test_q137_capture_of_a_traded_die_ends():
    """KP8.4: not a turn to 7."""
    table = traded()
    assert table.holder("home A") == NOBODY
    assert [event.place for event in table.happened(ControlLost)] == [numbered(0)]
    assert board_of(table.position).goal == 5


def test_q120_pursuit_may_turn_down_a_die_that_the_pursuer_holds():
    """C9.4, KP6.0: its capture ends; no unit moves along a link."""
    units = "A at 0: 3 guard\nB at 0: 2 thug\nB at 1: thug"
    table = war(units, "flatland_city 8 A", agenda=(Pursue(A, numbered(0), B), March(2), Reserves()))
    table.pick("pursue")
    assert table.number("0") == 7
    assert table.holder("0") == NOBODY
    assert table.units(B, "0") == ["thug"] * 2
