"""The allowed action, chapter C5."""

import pytest
from by_hand import A, B, board

from ddtable.engine.questions import Picked
from ddtable.rules.dragon_dice.action import actions
from ddtable.rules.dragon_dice.events.turns import NoAction

FACED = "A at frontier: thug\nB at frontier: thug\nturn A march 1, maneuver at frontier"
PRINTED = {
    "coastland": "magic missile missile missile missile melee melee",
    "flatland": "magic missile missile missile melee melee melee",
    "highland": "magic magic magic missile missile melee melee",
    "swampland": "magic magic missile missile melee melee melee",
}


@pytest.mark.parametrize("kind", PRINTED)
def test_by_number_every_terrain_is_alike(kind):
    """C5.1: one is magic, two to four missile, five to seven melee."""
    found = []
    for number in range(1, 8):
        table = board(FACED, f=f"{kind}_city {number}")
        found += actions(table.position, A, "terrain/2")
    assert " ".join(found) == "magic missile missile missile melee melee melee"


@pytest.mark.parametrize("kind", PRINTED)
def test_by_printed_face_each_terrain_has_its_own(kind):
    """C5.1: Q4, with the option the printed icon decides."""
    found = []
    for number in range(1, 8):
        table = board(f"options faces=printed\n{FACED}", f=f"{kind}_city {number}")
        found += actions(table.position, A, "terrain/2")
    assert " ".join(found) == PRINTED[kind]


@pytest.mark.parametrize("faces", ["by_number", "printed"])
def test_on_eight_the_holder_chooses_and_others_fight(faces):
    """C5.2: the holder takes melee, missile or magic, any other army only melee."""
    table = board(f"options faces={faces}\n{FACED}", f="flatland_city 8, held by A")
    assert set(actions(table.position, A, "terrain/2")) == {"melee", "missile", "magic"}
    assert actions(table.position, B, "terrain/2") == ("melee",)


def test_the_holder_is_offered_both_kinds_of_attack():
    """C5.2: skirmish, charge and missiles at the same army."""
    table = board(FACED, f="flatland_city 8, held by A").pick("no-maneuver")
    assert table.targets() == {(kind, B, "terrain/2") for kind in ("skirmish", "charge", "missile")}
    table = board(FACED.replace("turn A", "turn B"), f="flatland_city 8, held by A").pick("no-maneuver")
    assert table.targets() == {(kind, A, "terrain/2") for kind in ("skirmish", "charge")}


def test_an_army_may_decline_but_do_nothing_else():
    """C5.3: on a missile face there is no melee, and no action is always allowed."""
    table = board(FACED, f="flatland_city 3").pick("no-maneuver")
    assert table.words() == ["missile", "no-action"]
    table.pick("no-action")
    assert table.happened(NoAction) == [NoAction(A, "terrain/2", "declined", "missile")]
    assert table.asked == (A, "retreat")


def test_nothing_to_attack():
    """C5.3: without a target the march ends, and the log says so."""
    table = board("A at frontier: thug\nB at home B: thug\nturn A march 1, maneuver at frontier").pick("no-maneuver")
    assert table.happened(NoAction) == [NoAction(A, "terrain/2", "no-target", "melee")]


def test_on_one_there_is_magic_alone():
    """C5.1, C5.3, M6: only magic is allowed, and may be declined; no army strikes back."""
    table = board(FACED, f="flatland_city 1").pick("no-maneuver")
    assert table.words() == ["magic", "no-action"]
    forged = "skirmish:1:terrain/2"
    assert table.refuses(lambda: table.play(Picked(forged))) == "no-such-option"
    declined = board(FACED, f="flatland_city 1").pick("no-maneuver").pick("no-action")
    assert declined.happened(NoAction) == [NoAction(A, "terrain/2", "declined", "magic")]
    table.pick("magic").roll("melee")
    assert table.asked == (A, "retreat")


def test_an_army_that_is_gone_acts_no_more():
    """C5.3: its action step is skipped without an event."""
    table = board("A at home A: thug\nB at home B: thug\nturn A march 1, act at frontier")
    assert table.asked == (A, "march-second")
    assert not table.happened(NoAction)
