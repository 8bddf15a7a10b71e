"""Minor terrains, if the players want them: coming, faces, going, and the spell for them (KP11, K11.11, H105)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from spell_table import casting, position, working
from test_prices import HOME
from war import WAR, A, B, WarTable, set_up, war

from ddtable.dice.catalogue import catalogue
from ddtable.engine import kernel
from ddtable.engine.arithmetic import Double
from ddtable.engine.draft import Draft
from ddtable.engine.position import Die
from ddtable.opponents.campaign import recruit
from ddtable.rules.campaign.board import SUMMONING
from ddtable.rules.campaign.events import MinorLeft, MinorRolled
from ddtable.rules.campaign.minors import drawn
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.action import actions
from ddtable.rules.dragon_dice.board import DEAD, OUT, RESERVE
from ddtable.rules.dragon_dice.effects import Effect
from ddtable.rules.dragon_dice.places import numbered
from ddtable.rules.dragon_dice.rolls import recipe
from ddtable.words.sentences import Table, Words
from tests.words.test_words import RAW_ID

FRONTIER = numbered(2)
ON = {"minors": "v4"}
KNOLL, BRIDGE, DEADLAND = "minor_wasteland_knoll", "minor_feyland_bridge", "minor_deadland_village"
LANDS = ("flatland_city 4", "flatland_temple 4", "coastland_tower 6")  # the frontier: air and water, melee
BOTH = "A at 2: 3 guard\nB at 2: 2 thug\nB at 1: thug\n"


def table(units: str, *lands: str, options: dict[str, Any] | None = None, **more: Any) -> WarTable:
    return war(units, *(lands or LANDS), options=ON if options is None else options, **more)


def with_minor(kind: str, face: str, units: str = BOTH, **more: Any) -> WarTable:
    """Return a table where A's army at the frontier has a minor terrain with this face, before A's first march."""
    found = table(f"{units}A at 2: {kind}\n", **more)
    return showing(found, kind, face)


def showing(found: WarTable, kind: str, face: str) -> WarTable:
    draft = Draft(found.position)
    die = found.die(A, kind)
    draft.show(die, found.face(die, face))
    return WarTable(kernel._carry_on(WAR, draft))


def bringing(units: str, **more: Any) -> WarTable:
    return table(units, **more).pick("army", place="frontier")


# The pool


def test_kp11_1_each_player_has_one_more_than_terrains_begin():
    """KP11.1, Q111: with 3 players 4 terrains begin, so that each has 5; they differ, and the seed draws them."""
    begun = kernel.begin(WAR, set_up(3, 3, **ON)).position
    kinds = [[die.type for die in begun.dice if die.owner == seat and die.place == SUMMONING] for seat in range(3)]
    minors = [[kind for kind in mine if kind.startswith("minor_")] for mine in kinds]
    assert [len(mine) for mine in minors] == [5, 5, 5]
    assert [len({*mine}) for mine in minors] == [5, 5, 5]
    assert drawn(3, 3) == [tuple(mine) for mine in minors]
    assert drawn(3, 4) != drawn(3, 3)


def test_kp11_1_no_minor_terrain_is_in_play_without_the_option():
    """KP11.1, K11.11, Q111."""
    begun = kernel.begin(WAR, set_up(3, 2)).position
    assert not [die for die in begun.dice if die.type.startswith("minor_")]
    found = table(f"{BOTH}A summoning: {KNOLL}", options={}).pick("army", place="frontier")
    assert found.asked == (A, "maneuver")


# Coming


def test_kp11_2_army_brings_one_that_shares_an_element_instead_of_a_maneuver():
    """KP11.2: a coastland has air and water. A highland has neither, and a deadland goes anywhere."""
    pool = f"A summoning: {KNOLL}, {DEADLAND}, minor_highland_knoll, 2 {BRIDGE}"
    found = bringing(BOTH + pool)
    assert found.asked == (A, "minor-bring")
    assert found.offered() - {"none"} == {f"A {kind}" for kind in (KNOLL, DEADLAND, BRIDGE)}, "of equal dice one"
    found.pick("minor-bring", die=found.die(A, KNOLL))
    assert found.units(A, FRONTIER).count(KNOLL) == 1
    found.roll("missile")
    assert found.question.kind == "action", "no maneuver"
    assert found.happened(MinorRolled, cause="came")[0].face == "missile"


def test_kp11_2_army_may_do_without_and_maneuvers():
    """KP11.2."""
    found = bringing(BOTH + f"A summoning: {KNOLL}").pick("minor-none")
    assert found.asked == (A, "maneuver")


def test_kp11_2_army_that_holds_the_terrain_brings_none():
    """KP11.2."""
    lands = (*LANDS[:2], "coastland_tower 8 A")
    found = table(BOTH + f"A summoning: {KNOLL}", *lands).pick("army", place="frontier")
    assert found.asked == (A, "maneuver")
    lands = (*LANDS[:2], "coastland_tower 8")
    assert table(BOTH + f"A summoning: {KNOLL}", *lands).pick("army", place="frontier").asked == (A, "minor-bring")


def test_kp11_2_reserve_brings_none():
    """KP11.2: only an army at a terrain."""
    found = table(f"{BOTH}A reserve: guard\nA summoning: {KNOLL}").pick("army", place=RESERVE)
    assert found.asked == (A, "action")


# Later marches


def test_kp11_3_army_keeps_the_face_instead_of_a_maneuver():
    """KP11.3."""
    found = with_minor(KNOLL, "missile").pick("army", place="frontier")
    assert (found.asked, found.words()) == ((A, "minor-march"), ["minor-keep", "minor-again", "minor-away"])
    found.pick("minor-keep")
    assert found.asked == (A, "action")


def test_kp11_3_army_rolls_it_again_and_may_maneuver():
    """KP11.3."""
    found = with_minor(KNOLL, "missile").pick("army", place="frontier").pick("minor-again").roll("magic")
    assert found.asked == (A, "maneuver")
    assert found.board.minor_face(found.position, A, FRONTIER) == "magic"


def test_kp11_3_army_sends_it_away_instead_of_a_maneuver():
    """KP11.3, KP11.5."""
    found = with_minor(KNOLL, "missile", BOTH + f"A summoning: {BRIDGE}\n").pick("army", place="frontier")
    found.pick("minor-away")
    assert found.asked == (A, "action"), "it brings no other one"
    assert found.units(A, DEAD) == [KNOLL]
    assert found.happened(MinorLeft, reason="away")


def test_kp11_3_disaster_leaves_when_the_march_begins():
    """KP11.3: then the army may bring another one, or maneuver."""
    found = with_minor(KNOLL, "landslide", BOTH + f"A summoning: {BRIDGE}\n").pick("army", place="frontier")
    assert found.happened(MinorLeft, reason="disaster")
    assert (found.asked, found.words()) == ((A, "minor-bring"), ["minor-bring", "minor-none"])
    assert with_minor(KNOLL, "landslide").pick("army", place="frontier").asked == (A, "maneuver")


# Faces


def test_kp11_4_id_is_turned_to_an_action_of_the_die():
    """KP11.4: the knoll has all three."""
    found = bringing(BOTH + f"A summoning: {KNOLL}").pick("minor-bring").roll("id")
    assert (found.asked, found.words()) == ((A, "minor-face"), ["minor-melee", "minor-missile", "minor-magic"])
    found.pick("minor-magic")
    assert found.board.minor_face(found.position, A, FRONTIER) == "magic"
    assert found.happened(MinorRolled)[-1].cause == "turned"


@pytest.mark.parametrize(
    ("face", "allowed"),
    [("missile", ("melee", "missile")), ("magic", ("melee", "magic")), ("melee", ("melee",)), ("flood", ("melee",))],
)
def test_kp11_4_army_may_take_its_action_or_that_of_the_terrain(face, allowed):
    """KP11.4."""
    kind = BRIDGE if face == "flood" else KNOLL
    found = with_minor(kind, face)
    assert actions(found.position, A, FRONTIER) == allowed
    assert actions(found.position, B, FRONTIER) == ("melee",), "only its own army"


def test_kp11_4_only_the_holder_has_a_free_choice_on_eight():
    """KP11.4, C5.2: another army has melee, and the action of its minor terrain."""
    lands = (*LANDS[:2], "coastland_tower 8 B")
    found = showing(table(f"{BOTH}A at 2: {KNOLL}\n", *lands), KNOLL, "magic")
    assert actions(found.position, A, FRONTIER) == ("melee", "magic")
    assert actions(found.position, B, FRONTIER) == ("melee", "missile", "magic")


def steps_of(found: WarTable, kind: Any, result: str) -> list[tuple[str, str, tuple[str, ...]]]:
    """Return the halvings and doublings of a result in A's roll of its guards: their word, cause and icons."""
    dice = tuple(die for die in found.position.at(FRONTIER, A) if found.position.dice[die].type.endswith("guard"))
    return [
        (type(one).__name__, one.cause, getattr(one, "icons", ()))
        for one in recipe(found.position, A, kind, FRONTIER, dice)
        if type(one).__name__ in ("Halve", "Double") and one.result == result
    ]


@pytest.mark.parametrize(
    ("kind", "face", "roll", "result"),
    [
        (BRIDGE, "flood", "maneuver", "maneuver"),
        ("minor_wasteland_forest", "flanked", "save", "save"),
        ("minor_wasteland_village", "revolt", "melee", "melee"),
        ("minor_wasteland_village", "revolt", "charge", "charge"),
        (KNOLL, "landslide", "missile", "missile"),
    ],
)
def test_kp11_4_disaster_halves_its_result(kind, face, roll, result):
    """KP11.4."""
    found = with_minor(kind, face)
    assert steps_of(found, roll, result) == [("Halve", face, ())]
    other = "magic" if roll != "magic" else "melee"
    assert steps_of(found, other, other) == []


def test_kp11_4_one_effect_halves_a_result():
    """KP11.4, H105: frost halves every result, and the flood does not halve it again."""
    found = with_minor(BRIDGE, "flood", effects=(Effect("frost", A, "start", 1, FRONTIER, A),))
    assert steps_of(found, "maneuver", "maneuver") == [("Halve", "frost", ())]


@pytest.mark.parametrize(("face", "roll"), [("double_saves", "save"), ("double_saves", "save_melee")])
def test_kp11_4_double_saves_double_ids(face, roll):
    """KP11.4."""
    assert steps_of(with_minor(KNOLL, face), roll, "save") == [("Double", face, ("id",))]
    assert steps_of(with_minor(KNOLL, face), "charge_defence", "save") == [], "no save roll"


def contested(units: str, *faces: str, land: str = "coastland_tower 6") -> WarTable:
    found = showing(table(f"{units}A at 2: {KNOLL}\n", *LANDS[:2], land), KNOLL, "double_maneuvers")
    found.pick("army", place="frontier").pick("minor-again").roll("double_maneuvers")
    return found.pick("maneuver").pick("oppose").roll(*faces)


def test_kp11_4_double_maneuvers_double_ids_that_no_race_doubles():
    """KP11.4, C13.1, H105: goblins double their own maneuvers at a swampland, and their IDs only once."""
    units = BOTH + "A at 2: thug\n"
    found = contested(units, "id", "maneuver", "melee", "id", "melee", "melee", land="swampland_tower 6")
    assert found.came_to("maneuver", A)["maneuver"] == 2 * 1 + 1 + 2 * 1


def test_kp11_4_face_is_of_its_own_army_only():
    """KP11.4: the opponent's IDs are not doubled."""
    found = contested(BOTH, "melee", "melee", "melee", "id", "id")
    assert found.came_to("maneuver", B)["maneuver"] == 2


def test_kp11_4_trumpet_does_not_double_an_id_again():
    """KP11.4, H66, H105."""
    units = "A at 2: elephant_folk, leopard_folk\nB at 2: thug\nB at 1: thug\n"
    found = with_minor(KNOLL, "double_saves", units)
    dice = tuple(die for die in found.position.at(FRONTIER, A) if "feral" in found.position.dice[die].type)
    doubles = [one for one in recipe(found.position, A, "save_melee", FRONTIER, dice) if isinstance(one, Double)]
    assert [(one.cause, one.icons) for one in doubles] == [("double_saves", ("id",)), ("trumpet", ("save",))]


# Going


def test_kp11_5_it_stays_while_a_unit_is_left_and_then_leaves():
    """KP11.5."""
    units = f"A at 2: 2 guard\nA at 0: guard\nA at 2: {KNOLL}\nB at 1: thug"
    found = table(units, agenda=(Reserves("retreat"),)).move("retreat", "guard", "frontier")
    assert found.units(A, DEAD) == []
    found.move("retreat", "guard", "frontier")
    assert found.units(A, DEAD) == [KNOLL]
    assert found.happened(MinorLeft, reason="alone")


def test_kp11_5_it_leaves_when_its_army_captures_the_terrain():
    """KP11.5."""
    lands = (*LANDS[:2], "coastland_tower 7")
    found = table(f"A at 2: 2 guard\nB at 1: thug\nA at 2: {KNOLL}", *lands).pick("army", place="frontier")
    found.pick("minor-again").roll("melee").pick("maneuver").pick("turn-up")
    assert found.holder("frontier") == A
    assert found.happened(MinorLeft, reason="captured")
    assert found.units(A, DEAD) == [KNOLL]


def test_kp11_5_it_is_in_the_pool_again_when_the_players_next_turn_begins():
    """KP11.5: not before."""
    found = with_minor(KNOLL, "missile").pick("army", place="frontier").pick("minor-away").pick("no-action")
    turns = found.board.turns[A]
    while found.board.turns[A] == turns:
        assert found.units(A, DEAD) == [KNOLL]
        found.pick("no-march") if "no-march" in found.words() else found.done()
    assert KNOLL in found.units(A, SUMMONING)


def test_kp11_5_it_leaves_the_game_with_its_player():
    """KP11.5, Q112: those of the pool too."""
    units = f"A at 2: 3 guard\nA at 0: guard\nB at 2: thug, {KNOLL}\nB summoning: {BRIDGE}\n"
    found = table(f"{units}C at 2: thug", "flatland_city 4", "flatland_city 4", "coastland_tower 6", seats=3)
    found.pick("army", place="2").pick("no-maneuver").pick("skirmish", seat=B, place="2")
    found.roll("melee", "melee", "melee").roll("melee")
    assert B in found.board.out
    assert {found.lies(found.die(B, kind)) for kind in (KNOLL, BRIDGE)} == {OUT}


# Washout


def washing(*faces: str) -> WarTable:
    """Return a table where A's Washout works on B's knoll, which shows these faces one after the other."""
    units = f"A at frontier: wizard\nB at frontier: 2 thug, {KNOLL}\nB at home B: thug\n"
    die = position(units).dice.index(Die(KNOLL, B, FRONTIER))
    found = working(units, "washout", f"die:{die}")
    for face in faces:
        assert found.question.seat == B, "its owner rolls"
        found.roll(face)
    return found


@pytest.mark.parametrize("face", ["melee", "missile", "magic", "double_maneuvers", "double_saves"])
def test_k11_11_washout_sends_a_minor_terrain_away(face):
    """K11.11: its owner may use it again from the next turn on (KP11.5)."""
    found = washing(face)
    assert found.units(B, DEAD) == [KNOLL]
    assert found.happened(MinorLeft, reason="washout")


def test_k11_11_minor_terrain_stays_with_an_id_or_a_disaster_and_is_rolled_again():
    """K11.11: one further roll gives the face, also a disaster."""
    found = washing("id", "magic")
    assert found.units(B, FRONTIER).count(KNOLL) == 1
    assert minor_shows(found) == "magic"
    assert minor_shows(washing("landslide", "landslide")) == "landslide"


def test_k11_11_owner_turns_an_id_of_the_further_roll():
    """K11.11, KP11.4."""
    found = washing("landslide", "id")
    assert found.asked == (B, "minor-face")
    found.pick("minor-missile")
    assert minor_shows(found) == "missile"


def minor_shows(found: WarTable) -> str:
    die = found.position.dice[found.die(B, KNOLL)]
    return catalogue().die(die.type).faces[die.face].icon


def test_k11_11_washout_is_aimed_at_each_minor_terrain_once():
    """K11.11: several castings are for different dice; own ones too. It costs 4 green points of Amazons."""
    units = f"A at frontier: seer, {BRIDGE}\nB at frontier: thug, {KNOLL}\nB at home B: thug\nB summoning: {DEADLAND}\n"
    found = casting(units, {"water": 12}, {"amazons": {"water": 12}}).pick("spell", spell="washout")
    assert found.offered() == {f"A {BRIDGE}", f"B {KNOLL}"}
    found.pick("spell-at-die", die=found.die(B, KNOLL)).pick("spell", spell="washout")
    assert found.offered() == {f"A {BRIDGE}"}
    assert "washout" not in casting(units, {"water": 12}, {"amazons": {"water": 3}}).castable()
    assert "washout" not in casting(HOME, {"water": 40}, {"amazons": {"water": 40}}).castable()


def test_k11_11_washout_finds_no_minor_terrain_of_a_hidden_army():
    """K11.11, C14.4: Illusion."""
    units = f"A at frontier: seer, {BRIDGE}\nB at frontier: thug, {KNOLL}\nB at home B: thug\n"
    hidden = f"{units}cast illusion by B on B at frontier\n"
    found = casting(hidden, {"water": 12}, {"amazons": {"water": 12}}).pick("spell", spell="washout")
    assert found.offered() == {f"A {BRIDGE}"}


def test_k11_11_reserve_army_does_not_cast_it():
    """K11.11, R96.7: it is not among the spells of a reserve."""
    units = f"A reserve: seer\nA at frontier: thug, {BRIDGE}\nB at frontier: thug, {KNOLL}\nB at home B: thug\n"
    assert "washout" not in casting(units, {"water": 12}, {"amazons": {"water": 12}}, at="reserve").castable()


# Whole wars


@pytest.mark.parametrize("seed", range(3))
def test_wars_with_minor_terrains_are_played_and_told(seed):
    """KP11: positions stay sound; questions and events have words."""
    random, told = Random(seed), [Words(), Words("da")]
    played = kernel.begin(WAR, set_up(seed, 2, **ON))
    for _ in range(220):
        question = played.question
        if question is None:
            break
        seen = Table(played.position, ("Anna", "Bo"))
        assert all(words.question(question, seen) and words.hint(question, seen) for words in told)
        if (question.seat + seed) % 2:
            choice = recruit.choose(WAR.observe(played.position, question.seat), question, random)[0]
        else:
            choice = WAR.sample(question, random)
        played = kernel.play(WAR, played.position, choice, question)
        assert WAR.problems(played.position) == []
        for event in played.events:
            said = [words.event(event, Table(played.position, ("Anna", "Bo"))) for words in told]
            assert not any(RAW_ID.search(one) for one in said if one)
