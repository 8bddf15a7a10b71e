"""Effects in force and their ends: TU1, C2.3, C3.1, C3.6, C12.3, M15."""

import pytest
from by_hand import A, B, C, Table, board, casting

from ddtable.rules.dragon_dice.events.magic import EffectBegan, EffectEnded

UNITS = "A at frontier: 2 thug\nA at home A: 2 thug\nB at frontier: 2 mugger\nB at home B: mugger\n"


def table_of(effects: str, turn: str) -> Table:
    return board(f"{UNITS}{effects}turn {turn}")


def names(table: Table) -> list[str]:
    return [name for name, _, _ in table.effects()]


def ended(table: Table) -> list[tuple[str, str]]:
    return [(event.effect.name, event.reason) for event in table.happened(EffectEnded)]


def whole_turn(table: Table) -> Table:
    """Decline everything until the turn ends."""
    seat = table.question.seat
    table.pick("no-march").pick("no-march")
    while table.question.seat == seat:
        table.pick("done")
    return table


# Turns


def test_the_acting_players_spells_end_at_the_start_of_the_turn():
    """TU1, C3.1, M15: A's spells until the start of A's next turn end on all targets; B's stay."""
    effects = (
        "cast stoneskin by A on A at frontier, since 3\ncast palsy by A on B at frontier, since 3\n"
        "cast ash_storm by A at home B, since 3\ncast burning_hands by A on die 3, since 3\n"
        "cast stoneskin by B on A at frontier, since 4\ncast palsy by B on A at frontier, since 2\n"
    )
    table = table_of(effects, "5 A begin")
    assert table.effects() == [("stoneskin", B, 4), ("palsy", B, 2)]
    assert ended(table) == [(name, "start") for name in ("stoneskin", "palsy", "ash_storm", "burning_hands")]


def test_a_watery_double_lasts_to_the_end_of_its_casters_next_turn():
    """C3.6, M15, Q35: cast in turn 3, it is still in force at the start of turn 5 and ends at its close."""
    table = table_of("cast watery_double by A on A at frontier, since 3\n", "5 A begin")
    assert names(table) == ["watery_double"]
    whole_turn(table)
    assert table.asked == (B, "march-first")
    assert ended(table) == [("watery_double", "end")]


def test_it_does_not_end_in_the_turn_in_which_it_was_cast():
    """C3.6: it ends in the next turn, and not at the close of another player's."""
    table = table_of("cast watery_double by A on A at frontier, since 5\n", "5 A march 1")
    whole_turn(table)
    assert names(table) == ["watery_double"]
    whole_turn(table)
    assert names(table) == ["watery_double"]
    assert table.asked == (A, "march-first")
    whole_turn(table)
    assert names(table) == []


def test_one_cast_in_another_players_turn_ends_with_the_casters_next():
    """C3.6, C3.1: B casts it by a Cantrip in A's turn; B's next turn follows directly."""
    effects = "cast watery_double by B on B at frontier, since 5\ncast wall_of_ice by B on B at frontier, since 5\n"
    table = table_of(effects, "5 A march 1")
    whole_turn(table)
    assert names(table) == ["watery_double"], "Wall of Ice ended as B's turn began"
    whole_turn(table)
    assert names(table) == []


def test_spells_are_in_force_for_a_whole_round():
    """C3.1: cast in A's turn they hold through the turns of B and C."""
    table = board(
        "A at home A: thug\nB at home B: thug\nC at home C: thug\ncast stoneskin by A on A at home A, since 5\n"
        "turn 5 A march 2",
        seats=3,
    )
    table.pick("no-march").pick("done")
    for seat in (B, C):
        assert table.question.seat == seat
        assert names(table) == ["stoneskin"]
        whole_turn(table)
    assert table.question.seat == A
    assert names(table) == []


def test_a_spell_counts_from_the_turn_of_its_casting():
    """M15: the effect contains the turn of the casting, and whose turns end it."""
    table = casting("water", 4).announce("watery_double", A, "frontier").pick("done")
    assert table.effects() == [("watery_double", A, 5)]
    assert len(table.happened(EffectBegan)) == 1
    table.pick("done")
    assert names(table) == ["watery_double"], "the close of the turn in which it was cast"


@pytest.mark.parametrize("breath", ["frost", "paralysis"])
def test_breath_lasts_to_the_close_of_the_next_turn_of_the_army_s_owner(breath):
    """C3.6: an effect from A's turn 3 ends at the close of A's turn 5, not of B's turn between."""
    table = table_of(f"cast {breath} by A on A at frontier, since 3\n", "4 B march 1")
    whole_turn(table)
    assert names(table) == [breath]
    whole_turn(table)
    assert names(table) == []


# Armies and units


def test_spells_on_an_army_end_when_it_has_left():
    """C12.3, M15: they last until the last unit leaves, and do not go to reserve with it."""
    table = table_of("cast stoneskin by B on A at frontier, since 4\n", "5 A retreat")
    table.move("retreat", "thug", "frontier")
    assert names(table) == ["stoneskin"]
    table.move("retreat", "thug", "frontier")
    assert names(table) == []
    assert ended(table) == [("stoneskin", "gone")]


def test_spells_on_a_reserve_end_when_it_has_gone():
    """C12.3: they do not go from reserve to a terrain either."""
    table = board(
        "A reserve: thug\nB at home B: thug\nA at home A: thug\ncast stoneskin by A on A at reserve, since 4\n"
        "turn 5 A reinforce"
    )
    table.move("reinforce", "thug", "home A")
    assert names(table) == []


def test_spells_on_an_army_end_when_it_dies():
    """M15, C12.3: the last unit is killed; spells on the other player's army there stay."""
    table = board(
        "A at frontier: footman\nB at frontier: thug\nB at home B: thug\ncast palsy by A on B at frontier, since 5\n"
        "cast wind_walk by A on A at frontier, since 5\nturn 5 A march 1, act at frontier"
    )
    table.pick("skirmish", seat=B).roll("melee").roll("melee")
    assert names(table) == ["wind_walk"]
    assert ended(table) == [("palsy", "gone")]


def test_a_new_army_does_not_inherit():
    """C12.3: the footman leaves by a Path; an army that arrives in the same turn has no effects."""
    more = "A at home A: footman\nA reserve: sergeant\nB at home B: thug\ncast wind_walk by B on A at home A, since 4\n"
    table = casting("earth", 4, more).announce("path", die=4, to="frontier").pick("done")
    assert ended(table) == [("wind_walk", "gone")]
    table.pick("no-march").move("reinforce", "sergeant", "home A")
    assert names(table) == []


def test_a_unit_that_joins_an_army_is_under_its_spells():
    """M15, C3.7: they are on the army, whatever units it has."""
    table = board(
        "A at frontier: footman\nA reserve: footman\nB at frontier: 9 thug\ncast stoneskin by B on A at frontier, "
        "since 5\nturn 5 A reinforce"
    )
    table.move("reinforce", "footman", "frontier")
    assert names(table) == ["stoneskin"]


def test_spells_on_a_terrain_stay_without_armies():
    """M15: they are on the terrain, for any army that comes."""
    table = table_of("cast ash_storm by B at frontier, since 4\n", "5 A retreat")
    table.move("retreat", "thug", "frontier").move("retreat", "thug", "frontier")
    assert names(table) == ["ash_storm"]


def test_a_spell_on_a_unit_goes_with_it():
    """C12.3, M15: Burning Hands stay on the unit in reserve and at the next terrain, until it dies."""
    table = table_of("cast burning_hands by B on die 3, since 4\n", "5 A retreat")
    table.move("retreat", "thug", "frontier")
    assert names(table) == ["burning_hands"]
    killed = board(
        "A at frontier: footman\nB at frontier: 2 thug\ncast burning_hands by B on die 4, since 4\n"
        "turn 5 A march 1, act at frontier"
    )
    killed.pick("skirmish", seat=B).roll("melee").roll("melee", "melee").choose("thug")
    assert ended(killed) == [("burning_hands", "dead")]


def test_a_spell_on_an_army_does_not_go_with_a_unit():
    """M15: one thug leaves the army for home and has no effect there."""
    table = table_of("cast stoneskin by B on A at frontier, since 4\n", "5 A retreat")
    table.move("retreat", "thug", "frontier")
    (effect,) = table.position.board.effects
    assert (effect.place, effect.owner) == ("terrain/2", A)


# Players


def test_the_spells_of_an_eliminated_player_end():
    """C2.3, M15: B's last unit dies: B's Ash Storm and B's Palsy on C end; A's stay."""
    table = board(
        "A at frontier: footman\nB at frontier: thug\nC at home C: thug\ncast ash_storm by B at home A, since 4\n"
        "cast palsy by B on C at home C, since 4\ncast wind_walk by A on C at home C, since 3\n"
        "turn 5 A march 1, act at frontier",
        seats=3,
    )
    table.pick("skirmish", seat=B).roll("melee").roll("melee")
    assert table.position.board.out == (B,)
    assert names(table) == ["wind_walk"]
    assert ended(table) == [("ash_storm", "out"), ("palsy", "out")]


# Castings side by side


def test_castings_of_several_players_add_up():
    """M16, S4-G: three Ash Storms and two Palsies take five; each ends at its own time."""
    effects = "cast ash_storm by A at frontier, since 3\n" * 3 + "cast palsy by B on A at frontier, since 4\n" * 2
    table = board(
        f"A at frontier: 2 warlord\nB at frontier: 9 footman\n{effects}turn 4 B march 1, act at frontier",
        f="flatland_city 6",
    )
    table.pick("skirmish", seat=A).roll("2 melee").roll("3 save", "3 save")
    assert table.totals("melee")["melee"] == 9 * 2 - 3
    assert table.totals("save_melee")["save"] == 6 - 5
    later = board(f"A at frontier: 2 warlord\nB at frontier: 9 footman\n{effects}turn 5 A begin", f="flatland_city 6")
    assert names(later) == ["palsy", "palsy"]
