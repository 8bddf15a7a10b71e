"""The meaning of a face in a roll: it must agree with real rolls."""

from collections import Counter

import pytest
from by_hand import A, B, Table, board
from dragons_by_hand import attack
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import Add, Double, Face, Halve, Subtract
from ddtable.rules.dragon_dice.board import Effect
from ddtable.rules.dragon_dice.events.rolls import Rolled, SavedAlone
from ddtable.rules.dragon_dice.meaning import (
    ALONE,
    DRAGON,
    DRAGON_FIGHT,
    Meaning,
    army_changes,
    dragon_kind,
    dragon_meaning,
    magic_colours,
    meaning,
    prospect,
    roll_in_hand,
)
from ddtable.rules.dragon_dice.roll_kinds import COUNTED
from ddtable.rules.dragon_dice.rolls import face_of
from ddtable.rules.dragon_dice.steps import Strike
from tests.drivers.playing import game, set_up

RANGE = "flatland_temple 3"
FIRE = {"jaws": 10, "breath": 0, "claw": 5, "wing": 0, "belly": 0, "tail": 3}
SKIRMISH = "A at frontier: {mine}\nB at frontier: {theirs}\nturn 4 A march 1, act at frontier"


def means(table: Table, die: int, face: str, kind: str) -> Meaning:
    return meaning(table.position, die, table.face(die, face), kind)


def with_effects(view, *effects: Effect):
    return replace(view, board=replace(view.board, effects=effects))


def same(view, face: Face) -> int:
    kind = view.dice[face.die].type
    return next(at for at in range(len(catalogue().die(kind).faces)) if face_of(kind, at) == (face.icon, face.count))


# Compared with real rolls


def counted(lines) -> Counter:
    """Return the lines that dice give by themselves: icons and IDs, not changes of the army's sum."""
    icons = set(catalogue().icons) | {"id"}
    return Counter({word: amount for word, amount in lines.items() if word in icons and amount})


def assert_adds_up(before, rolled: Rolled) -> None:
    """Check that the faces of a roll, each by itself, give the lines of its sums that come from faces (C6.1)."""
    alone: dict[str, Counter] = {}
    for face in rolled.faces:
        for one in meaning(before, face.die, same(before, face), rolled.kind).sums:
            lines = alone.setdefault(one.result, Counter())
            for line in one.lines:
                lines[line.word] += line.change
    combined = len(COUNTED[rolled.kind]) > 1
    for one in rolled.sums:
        lines: Counter = Counter()
        for line in one.lines:
            lines[line.word] += line.change
        if combined:
            del lines["id"]  # its owner decides what an ID is
        if one.result == "maneuver" and rolled.kind not in ("maneuver", "horde"):
            continue  # carried over: a face by itself has it as the result it counts as
        assert counted(lines) == counted(alone.get(one.result, Counter())), (rolled, one)


@pytest.mark.parametrize("seed", range(4))
def test_the_faces_of_every_roll_add_up_to_its_first_lines(seed):
    """C6.1, C14.1: in random games, for any roll."""
    seen: Counter = Counter()
    before = None
    for played in game(set_up(seed, 2 + seed % 3, 24), most=900):
        if before is not None:
            calm = before.board.effects == played.position.board.effects
            for event in played.events:
                if isinstance(event, Rolled) and calm:
                    assert_adds_up(before, event)
                    seen[event.kind] += 1
        before = played.position
    assert seen["save_melee"]
    assert seen["melee"]
    assert seen["maneuver"]


def test_units_that_roll_alone_survive_by_the_faces_with_that_meaning():
    """C6.2, C7.5: the units that a Bullseye picks."""
    table = board(
        "A at frontier: sharpshooter\nB at frontier: herald, 3 thug\nturn A march 1, act at frontier", f=RANGE
    )
    table.pick("missile", seat=B).roll("4 bullseye").choose("herald", "thug")
    herald, thug = table.die(B, "herald"), table.die(B, "thug")
    assert [roll_in_hand(table.position, die) for die in (herald, thug, table.die(A, "sharpshooter"))] == [
        ALONE,
        ALONE,
        "missile",
    ]
    lives, dies = means(table, herald, "4 counter", ALONE), means(table, thug, "2 melee", ALONE)
    assert (lives.word, lives.counts, dies.word, dies.counts) == ("lives", True, "", False)
    table.roll("4 counter", "2 melee")
    assert table.happened(SavedAlone)[0].lost == (thug,)


# Icons, powers, spells


@pytest.mark.parametrize(
    ("die", "face", "kind", "gives", "clauses"),
    [
        ("protector", "4 smite", "melee", {"smite": 4}, ("C14.2",)),
        ("protector", "4 smite", "dragon_defence", {"melee": 4}, ("DA-F6",)),
        ("herald", "4 counter", "save_melee", {"save": 4, "thrown_back": 4}, ("C14.2",)),
        ("herald", "3 maneuver", "charge", {"charge": 3}, ("C8.3",)),
        ("herald", "3 maneuver", "save", {}, ("C6.1",)),
        ("herald", "3 id", "maneuver", {"maneuver": 3}, ("C4.3",)),
        ("mammoth_rider", "3 trample", "charge", {"charge": 6}, ("C14.2",)),
    ],
)
def test_results_of_a_face_with_their_clauses(die, face, kind, gives, clauses):
    """C14.1, C14.2, C8.3, DA-F6: on land without racial powers."""
    table = board(SKIRMISH.format(mine=die, theirs="thug"))
    found = means(table, 3, face, kind)
    assert (found.gives, found.clauses) == (gives, clauses)
    assert found.counts == bool(gives)


def test_the_owner_chooses_the_result_of_an_id_in_a_combined_roll():
    """C8.3, DA-E."""
    table = board(SKIRMISH.format(mine="herald", theirs="thug"))
    charged, attacked = (means(table, 3, "3 id", kind) for kind in ("charge_defence", "dragon_defence"))
    assert (charged.choice, charged.points, charged.clauses) == (("save", "melee"), 3, ("C8.3",))
    assert (attacked.choice, attacked.gives, attacked.clauses) == (("melee", "missile", "save"), {}, ("DA-E",))
    assert means(table, 3, "3 id", "charge").gives == {"charge": 3}


def test_icons_that_set_something_off_or_roll_again():
    """C14.3, C7.5, C14.1, DA-F2, DA-F5."""
    table = board(SKIRMISH.format(mine="enchanter, sharpshooter, leopard_rider", theirs="thug"))
    mage, shooter, rider = (table.die(A, name) for name in ("enchanter", "sharpshooter", "leopard_rider"))
    found = [
        means(table, mage, "4 cantrip", "save"),
        means(table, mage, "4 cantrip", "dragon_defence"),
        means(table, shooter, "4 bullseye", "missile"),
        means(table, rider, "3 rend", "melee"),
        means(table, rider, "3 rend", "dragon_defence"),
    ]
    assert [(one.hook, one.again, one.clauses) for one in found] == [
        ("cast", False, ("C14.3",)),
        ("cast", False, ("DA-F2",)),
        ("pick_off", False, ("C7.5",)),
        ("", True, ("C14.2", "C14.1")),
        ("", True, ("DA-F5",)),
    ]


def test_racial_powers_count_at_the_place_of_the_die():
    """C13.1: Dwarves double on highland, Coral Elves save with maneuvers on coastland; elsewhere neither does."""
    for land, doubled, saved in (("highland", 4, {}), ("coastland", 2, {"save": 3}), ("flatland", 2, {})):
        table = board(SKIRMISH.format(mine="sergeant, herald", theirs="thug"), f=f"{land}_city 6")
        dwarf, elf = table.die(A, "sergeant"), table.die(A, "herald")
        assert means(table, dwarf, "2 maneuver", "maneuver").gives == {"maneuver": doubled}
        assert means(table, elf, "3 maneuver", "save").gives == saved
    assert means(table, dwarf, "2 maneuver", "maneuver").clauses == ("C4.3",)


def test_a_spell_on_one_unit_is_in_its_faces():
    """M16: a burning blade only doubles the melee of its unit."""
    table = board(f"{SKIRMISH.format(mine='2 cutthroat', theirs='thug')}", f="flatland_city 6")
    burning, other = (die for die in (3, 4))
    burnt = with_effects(table.position, Effect("burning_hands", 0, "start", 3, die=burning))
    faces = [meaning(burnt, die, table.face(die, "2 melee"), "melee") for die in (burning, other)]
    assert [one.gives for one in faces] == [{"melee": 4}, {"melee": 2}]
    assert faces[0].clauses == ("C8.2", "M16")


# Effects on the whole army


def test_changes_of_the_sum_of_an_army():
    """C6.1, M16, DA-D4, C11.3: for any faces of its dice."""
    text = "cast frost by A on A at frontier, since 4\ncast stoneskin by A on A at frontier, since 3\n"
    text = "A at frontier: guard\nB at frontier: thug\n" + text + "turn 4 B march 1, act at frontier"
    found = army_changes(board(text, f="flatland_city 8, held by A").position, 3, "save")
    assert found == (
        Halve("save", "frost", "DA-D4"),
        Double("save", (), "C11.3", cause="eighth-face"),
        Add("save", 1, "stoneskin", "M16"),
    )


def test_the_owner_spreads_penalties_of_a_combined_roll():
    """DA-G."""
    text = "A at frontier: guard\nB at frontier: thug\ncast palsy by B on A at frontier, since 3\n"
    view = board(text + "turn 4 A march 1, act at frontier").position
    assert army_changes(view, 3, "charge_defence") == (Subtract("any", 1, "palsy", "DA-G"),)
    assert army_changes(view, 3, "melee") == (Subtract("melee", 1, "palsy", "M16"),)
    assert army_changes(view, 3, ALONE) == ()


def test_a_wall_against_missiles_is_shown_to_the_shooter():
    """M16: an effect on the target's terrain."""
    text = "A at frontier: sharpshooter\nB at frontier: 3 thug\ncast wall_of_fog by B at frontier, since 3\n"
    table = board(text + "turn 4 A march 1, act at frontier", f=RANGE)
    assert army_changes(table.position, 3, "missile") == ()
    table.pick("missile", seat=B)
    (wall,) = army_changes(table.position, 3, "missile")
    assert wall == Subtract("missile", 6, "wall_of_fog", "M16")


def test_a_paralysed_army_makes_nothing_but_saves():
    """DA-D2: of a combined roll only its saves remain."""
    text = "A at frontier: herald\nB at frontier: thug\ncast paralysis by A on A at frontier, since 4\n"
    table = board(text + "turn 4 B march 1, act at frontier")
    assert means(table, 3, "3 melee", "melee") == Meaning(3, clauses=("DA-D2",))
    assert army_changes(table.position, 3, "melee") == ()
    assert means(table, 3, "3 id", "charge_defence").gives == {"save": 3}
    assert means(table, 3, "3 melee", "charge_defence").gives == {}
    assert not means(table, 3, "3 melee", "charge_defence").counts


def test_the_colours_of_magic_at_the_place_of_the_unit():
    """M2, M7, M10: coral elves are blue and green; coastland doubles both, flatland only blue, a reserve none."""
    for land, twice in (("coastland", (True, True)), ("flatland", (True, False))):
        table = board(SKIRMISH.format(mine="enchanter", theirs="thug"), f=f"{land}_city 6")
        assert magic_colours(table.position, 3) == tuple(zip(("air", "water"), twice, strict=True))
    table = board("A reserve: enchanter\nA at frontier: thug\nB at frontier: thug\nturn A march 1")
    assert [doubled for _, doubled in magic_colours(table.position, table.die(A, "enchanter"))] == [False, False]


# Averages


def test_the_counting_faces_and_the_average_of_a_die():
    """C6.1: two rends among six faces add half of everything."""
    table = board(SKIRMISH.format(mine="leopard_rider", theirs="thug"))

    def prospect_in(kind: str):
        return prospect(meaning(table.position, 3, index, kind) for index in range(6))

    melee = prospect_in("melee")  # 3 id, 3 missile, 3 rend, 3 save, 3 rend, 4 melee
    assert (melee.counting, melee.sides) == (4, 6)
    assert melee.means == (("melee", pytest.approx(13 / 4)),)
    assert prospect_in("charge_defence").means == ()


# The current roll


def kinds_in_hand(table: Table) -> tuple[str, str]:
    """Return the kind of roll of the first unit of A and of B."""
    view = table.position
    first = [next(n for n, die in enumerate(view.dice) if die.owner == seat and n > 2) for seat in (A, B)]
    return roll_in_hand(view, first[0]), roll_in_hand(view, first[1])


def test_the_current_roll_of_either_side():
    """C8.2, C8.3, C4.1, C7.3, M1: the roll of each army in the current action."""
    text = "A at frontier: enchanter\nB at frontier: herald\nA at home A: thug\nturn A march 1, {}at frontier"
    assert kinds_in_hand(board(text.format("maneuver "))) == ("maneuver", "maneuver")
    assert kinds_in_hand(board(text.format("maneuver ")).pick("maneuver")) == ("maneuver", "maneuver")
    table = board(text.format("act "))
    assert kinds_in_hand(table) == ("", "")
    assert kinds_in_hand(table.pick("skirmish", seat=B)) == ("melee", "save_melee")
    table.roll("4 cantrip")
    assert table.asked == (A, "magic-colours")
    assert kinds_in_hand(table) == ("melee", "save_melee"), "a Cantrip in the melee roll"
    bystander = table.die(A, "thug")
    assert roll_in_hand(table.position, bystander) == ""
    charge = board(text.format("act ")).pick("charge", seat=B)
    assert kinds_in_hand(charge) == ("charge", "charge_defence")
    assert kinds_in_hand(charge.roll("3 melee", "3 id")) == ("charge", "charge_defence")
    assert charge.asked == (B, "charge-ids")
    shooting, casting = (board(text.format("act "), f=f"flatland_city {number}") for number in (3, 1))
    assert kinds_in_hand(shooting.pick("missile", seat=B)) == ("missile", "save")
    assert kinds_in_hand(casting.pick("magic")) == ("magic", "")
    assert kinds_in_hand(casting.roll("4 magic")) == ("magic", "")


def test_the_strike_back_is_the_others_melee():
    """C8.2."""
    table = board(SKIRMISH.format(mine="2 thug", theirs="2 thug"))
    table.pick("skirmish", seat=B).roll("maneuver").roll("save")
    assert table.asked == (B, "strike-back")
    assert kinds_in_hand(table) == ("save_melee", "melee")


def test_a_spell_that_is_saved_against():
    """M16: the target saves against hail, and no army rolls for it."""
    view = board(SKIRMISH.format(mine="thug", theirs="thug")).position
    hail = Strike("spell", A, "terrain/2", B, "terrain/2", "save", hits=1)
    view = replace(view, agenda=(*view.agenda, hail))
    assert [roll_in_hand(view, die) for die in (3, 4)] == ["", "save"]


# Dragons


def test_dragons_attack_an_army_or_each_other():
    """DA-C1 to DA-C7, DG-H, DG-D."""
    table = attack("thug", "fire_drake")
    dragon = table.die(B, "fire_drake")
    view = table.position
    assert dragon_kind(view, dragon) == roll_in_hand(view, dragon) == DRAGON
    assert roll_in_hand(view, table.die(A, "thug")) == "dragon_defence"
    found = {face: dragon_meaning(view, dragon, table.face(dragon, face), DRAGON) for face in FIRE}
    assert {face: one.gives.get("damage", 0) for face, one in found.items()} == FIRE
    assert found["tail"].again
    assert found["tail"].clauses == ("DA-C5",)
    assert (found["breath"].word, found["breath"].clauses) == ("breath-fire", ("DA-C2", "DA-D3"))
    among = {face: dragon_meaning(view, dragon, table.face(dragon, face), DRAGON_FIGHT) for face in FIRE}
    assert (among["breath"].word, among["breath"].clauses) == ("breath", ("DG-D2",))
    assert among["wing"].counts


def test_the_next_opponent_of_a_dragon():
    """DG-D, DG-E, DG-H: others of another colour before any army; treasure has no effect on them."""
    two = "A at frontier: thug\nB at frontier: thug\nB dragons at frontier: fire_drake\n"
    lone, both = (board(two + more + "turn A march 1") for more in ("", "A dragons at frontier: air_wyrm\n"))
    assert dragon_kind(lone.position, lone.die(B, "fire_drake")) == DRAGON
    wyrm = both.die(A, "air_wyrm")
    assert dragon_kind(both.position, wyrm) == DRAGON_FIGHT
    treasure = both.face(wyrm, "treasure")
    assert not dragon_meaning(both.position, wyrm, treasure, DRAGON_FIGHT).counts
    assert dragon_meaning(both.position, wyrm, treasure, DRAGON).word == "treasure"
    fighting = attack("thug", "fire_drake, air_wyrm")
    assert dragon_kind(fighting.position, fighting.die(B, "air_wyrm")) == DRAGON_FIGHT
