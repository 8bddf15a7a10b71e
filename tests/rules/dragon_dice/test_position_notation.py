"""The short text form of a position."""

import pytest
from by_hand import A, B
from msgspec.structs import replace

from ddtable.engine.position import Result
from ddtable.rules.dragon_dice import steps
from ddtable.rules.dragon_dice.board import Effect, Options, Picks
from ddtable.rules.dragon_dice.notation import NotationError, read, write

TEXT = """
# a remark
options faces=printed half_cap
home A: coastland_city 3
home B: highland_tower 8, held by A
frontier: flatland_temple 5, from B
A at frontier: 2 guard, herald (4 counter)   # three dice
A dead: air_drake
B at home B: thug (melee/5)
B reserve: goblins_thug
order BA
turn 7 B march 2, act at frontier
"""


def test_reading():
    position = read(TEXT)
    board = position.board
    assert position.seats == 2
    assert board.options == Options("printed", half_cap=True)
    assert [die.face for die in position.dice] == [2, 7, 4, 0, 0, 5, 0, 4, 0]
    assert [terrain.holder for terrain in board.lands] == [-1, A, -1]
    assert position.dice[board.lands[2].die].owner == B
    assert (board.order, board.seat, board.turn, board.health) == ((B, A), B, 7, 5)
    assert board.marched == ("terrain/2",)
    assert board.picks == (Picks("coastland_city"), Picks("highland_tower", "flatland_temple"))
    assert position.agenda == (steps.EndTurn(), steps.Retreat(), steps.Reinforce(), steps.Act(B, "terrain/2"))


def test_dice_of_campaigns_have_names_and_entered_faces():
    entered = "dragontroop_air:id.2melee.melee.melee.maneuver.belly"
    lands = "home A: coastland_city 3\nfrontier: flatland_temple 5\n"
    items = "kings_die, equipment_small_save_air\nA reserve: dragonlord"
    text = f"{lands}A at frontier: dragonspy_fire (3 breath), {entered} (2 melee), {items}\n"
    position = read(f"{text}turn 1 A march 1")
    assert [die.type for die in position.dice[2:]] == [
        "dragonkin_dragonspy_fire",
        f"dragonkin_{entered}",
        "kings_die",
        "equipment_small_save_air",
        "eldarim_dragonlord",
    ]
    assert [die.face for die in position.dice[2:4]] == [4, 1]
    assert text in write(position)


def test_written_text_is_the_read_text_in_the_usual_order():
    assert write(read(TEXT)) == (
        "home A: coastland_city 3\n"
        "home B: highland_tower 8, held by A\n"
        "frontier: flatland_temple 5, from B\n"
        "A at frontier: 2 guard, herald (4 counter)\n"
        "A dead: air_drake\n"
        "B at home B: thug (melee/5)\n"
        "B reserve: thug\n"
        "options faces=printed half_cap\n"
        "order BA\n"
        "turn 7 B march 2, act at frontier\n"
    )


@pytest.mark.parametrize(
    "lines",
    [
        "turn 1 A march 1",
        "turn 1 B march 2\nmarched home A, frontier",
        "turn 1 A march 1, maneuver at frontier",
        "turn 1 A march 1, maneuver at frontier\nmarched nobody",
        "turn 1 A march 1, oppose at home B, waiting B",
        "turn 1 A march 2, oppose at home B, against B",
        "turn 1 A march 2, turn die at home A",
        "turn 1 A begin",
        "turn 1 B dragons\nfought home A, frontier",
        "turn 1 A eighth face\nflooded frontier",
        "turn 1 B march 1, act at reserve",
        "turn 1 B march 2, act at reserve\nmarched frontier, reserve",
        "turn 1 A march 1\nreturning 4 at frontier, 3 at reserve",
        "turn 1 A reinforce",
        "turn 1 A reinforce only home B",
        "turn 1 A retreat",
        "turn 1 A retreat only frontier",
        "dice seed 4, drawn 17, by hand\nanswered 12\nturn 1 A march 1",
        "turn 1 A\ngone B\nresult A elimination",
        "turn 1 A\nresult nobody draw",
        "health 9\nturn 1 A march 1\npicks coastland_city -, - -",
        'turn 1 A\nagenda [{"type":"end_turn"},{"type":"pursue","seat":0,"place":"terrain/2","against":1}]',
    ],
)
def test_each_setting_comes_back(lines):
    text = (
        "home A: coastland_city 3\nhome B: highland_tower 6\nfrontier: flatland_temple 5\n"
        f"A at frontier: guard\nB reserve: thug\n{lines}\n"
    )
    assert write(read(text)) == text


def test_terrain_without_a_die_comes_back():
    text = "home A: coastland_city 3\nhome B: none\nfrontier: flatland_temple 5\nA at home B: guard\nturn 1 A march 1\n"
    assert read(text).board.lands[1].die == -1
    assert write(read(text)) == text
    moved = text.replace("turn", "ids 2 0 1\nturn")
    assert [land.die for land in read(moved).board.lands] == [2, -1, 0]
    assert write(read(moved)) == moved


EFFECTS = """home A: coastland_city 3
home B: highland_tower 6
frontier: flatland_temple 5
A at frontier: guard
A dragons at frontier: fire_wyrm (tail/10), water_drake
B dragons at home A: fire_wyrm
B reserve: thug
"""
CASTS = {
    "cast palsy by B on A at frontier, since 2": Effect("palsy", B, "start", 2, "terrain/2", A),
    "cast ash_storm by A at home B": Effect("ash_storm", A, "start", 0, "terrain/1"),
    "cast burning_hands by A on die 3": Effect("burning_hands", A, "start", 0, die=3),
    "cast watery_double by B on B at reserve, since 12": Effect("watery_double", B, "end", 12, "reserve", B),
    "cast frost by A on A at frontier, since 1": Effect("frost", A, "end", 1, "terrain/2", A),
    "cast bare by A on die 4": Effect("bare", A, "end", 0, die=4),
}


@pytest.mark.parametrize("line", CASTS)
def test_effects_in_force(line):
    """M15, C3.1, C3.6: on an army, a terrain, or one die; a spell's name determines its end, a breath's is a close."""
    position = read(f"{EFFECTS}{line}\nturn 13 A begin\n")
    assert position.board.effects == (CASTS[line],)
    assert write(position) == f"{EFFECTS}{line}\nturn 13 A begin\n"


def test_effects_keep_their_order():
    """M16: oldest first, also if the same effect occurs twice."""
    lines = "\n".join([*CASTS, *CASTS])
    position = read(f"{EFFECTS}{lines}\nturn 13 A begin")
    assert position.board.effects == (*CASTS.values(), *CASTS.values())
    assert read(write(position)) == position


def test_many_dice_of_a_kind_come_back():
    text = "A reserve: 105 thug\n"
    position = read(text)
    assert len(position.dice) == 105
    assert write(position) == text


def test_dragons_at_a_terrain_are_in_no_army():
    """C0.8: they are listed apart from the armies, each with its owner."""
    position = read(f"{EFFECTS}turn 1 A begin")
    assert [(die.owner, die.place) for die in position.dice[4:6]] == [(A, "dragons/2")] * 2
    assert (position.dice[6].owner, position.dice[6].place) == (B, "dragons/0")
    assert position.dice[4].face == 9
    assert position.agenda == (
        steps.EndTurn(), steps.Retreat(), steps.Reinforce(), steps.March(2), steps.March(1), steps.EighthFace(),
        steps.Dragons(), steps.Expire(),
    )  # fmt: skip


def test_ids_that_do_not_follow_the_text():
    text = (
        "home A: coastland_city 3\nA reserve: guard\nB reserve: mugger\nB dead: thug\nids 3 0 2 1\nturn 1 A march 1\n"
    )
    position = read(text)
    assert [die.type for die in position.dice] == [
        "coral_elves_guard", "goblins_thug", "goblins_mugger", "coastland_city",
    ]  # fmt: skip
    assert position.board.lands[0].die == 3
    assert write(position) == text


def test_a_position_before_the_reveal():
    text = 'A force: thug\nA home army: mugger\nB force: guard\nagenda [{"type":"reveal"}]\n'
    position = read(text)
    assert not position.board.revealed
    assert position.board.turn == 0
    assert write(position) == text


def test_an_agenda_that_only_looks_plain_is_written_exactly():
    position = read("home A: coastland_city 3\nA reserve: guard\nB reserve: thug\nturn A march 1")
    odd = replace(position, agenda=(steps.EndTurn(), steps.March(1)))
    assert "agenda" in write(odd)
    assert read(write(odd)) == odd
    over = replace(position, agenda=(), result=Result((A,), "elimination"))
    assert read(write(over)) == over


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Line 1: the text has no dice."),
        ("A reserve: thug\nhello", "Line 2: “hello” begins with an unknown word."),
        ("home A: nowhere 3", "Line 1: there is no terrain “nowhere”."),
        ("home A: flatland_city 9", "Line 1: “flatland_city 9” is not written like “coastland_city 3"),
        ("A at frontier: thug", "Line 1: no line above has the terrain “frontier”."),
        ("A pocket: thug", "Line 1: there is no place “pocket” for dice."),
        ("A reserve: thugs", "Line 1: there is no die “thugs”."),
        ("A reserve: 0 thug", "Line 1: “0 thug” is not written like “2 thug (melee)”."),
        ("\nA reserve: thug (magic)", "Line 2: thug has no face “magic”; it has id, save, melee,"),
        ("A reserve: thug\nturn A dance", "Line 2: “dance” is not written like “march 1"),
        ("A reserve: thug\nturn now", "Line 2: “now” is not written like “12 A reinforce”"),
        ("home A: flatland_city 3\nturn A march 1, rest at home A", "Line 2: a march has no step “rest”."),
        ("A reserve: thug\nB reserve: thug\norder AA", "Line 3: the order of play “AA” does not have every player"),
        ("A reserve: thug\ngone X", "Line 2: “X” are not letters of players."),
        ("A reserve: thug\nids 1", "Line 2: 1 die needs the id 0."),
        ("A reserve: thug\nids x", "Line 2: invalid literal"),
        ("A reserve: thug\noptions magic", "Line 2: there is no house rule “magic”."),
        ("A reserve: thug\noptions faces=odd", "Line 2: Invalid enum value 'odd'"),
        ("A reserve: thug\ndice 7", "Line 2: “7” is not written like “seed 7, drawn 12, by hand”."),
        ("A reserve: thug\npicks a", "Line 2: “a” is not written like “coastland_city flatland_temple, - -”."),
        ("A reserve: thug\nagenda [1]", "Line 2: Expected"),
        ("A reserve: thug\ncast sleep by A on die 0", "Line 2: there is no effect “sleep”."),
        ("A reserve: thug\ncast palsy", "Line 2: “cast palsy” is not written like “cast palsy by B on A at frontier"),
        ("A reserve: thug\ncast palsy by B at frontier", "Line 2: no line above has the terrain “frontier”."),
        ("A dragons at frontier: fire_wyrm", "Line 1: no line above has the terrain “frontier”."),
        ("A reserve: thug\nreturning 0", "Line 2: “0” is not written like “12 at frontier”."),
        ("A reserve: thug\nfought frontier", "Line 2: no line above has the terrain “frontier”."),
        ("A reserve: thug\nturn A march 1, maneuver at reserve", "Line 2: an army in reserve only acts."),
        ("A reserve: thug\nhealth 3\nhealth 4", "Line 3: “health” is there twice."),
    ],
)
def test_errors_name_the_line_and_the_defect(text, message):
    with pytest.raises(NotationError) as error:
        read(text)
    assert str(error.value).startswith(message)
