"""Armies that hold more than units: dragons, dragonkin and items, in a small edition that says so."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from by_hand import CLASSIC, A, B, forces
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.dice.faces import parse_faces
from ddtable.dice.types import OwnDie
from ddtable.engine import kernel
from ddtable.engine.position import Die
from ddtable.engine.system import SetUp
from ddtable.rules.dragon_dice.board import (
    CAMPAIGN,
    DEAD,
    FORCE,
    HORDE,
    RESERVE,
    ClassicPosition,
    dragons_at_terrains,
    has_army,
    is_in_play,
    members_at,
    terrain_places,
    units_at,
    units_in_play,
)
from ddtable.rules.dragon_dice.editions import edition, loading
from ddtable.rules.dragon_dice.events.set_up import Placed, Revealed
from ddtable.rules.dragon_dice.rolls import face_of

SLOT = "revised96"  # the name under which a game finds the small edition
HOLDING = 'base = "classic95"\narmies_hold = ["dragons", "dragonkin", "items"]\n'
KIN = OwnDie("own_kin", "Ash Kin", "dragonkin", parse_faces("id, 2 save, melee, melee, fly, 2 melee"), health=1)
RING = OwnDie("own_ring", "Ring of Ash", "item", parse_faces("magic, magic, 2 save, fly"), form="equipment", points=2)


@pytest.fixture
def holding(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The small edition, in place of that of 1996."""
    texts = {**loading._texts(), SLOT: HOLDING}
    monkeypatch.setattr(loading, "_texts", lambda: texts)
    edition.cache_clear()
    use_own_dice((KIN, RING))
    yield
    use_own_dice(())
    edition.cache_clear()


def begun(name: str = SLOT) -> ClassicPosition:
    """A new game in which each force has its dragon, one of the dragonkin and an item beside its units."""
    brought = forces("6 thug", "6 thug")
    position = CLASSIC.begin(SetUp("classic", 7, {"edition": name}, brought))
    dice = [replace(die, place=FORCE) if die.place == DEAD else die for die in position.dice]
    dice += [Die(own.id, seat, FORCE) for seat in (A, B) for own in (KIN, RING)]
    return replace(position, dice=tuple(dice))


def kinds(position: ClassicPosition, dice: tuple[int, ...]) -> list[str]:
    return [position.dice[die].type for die in dice]


def test_the_dice_of_a_player_are_of_the_families_that_armies_may_hold(holding: None):
    family = catalogue().family
    assert [family(one.id) for one in (KIN, RING)] == ["dragonkin", "items"]
    assert (family("air_drake"), family("flatland_city"), family("goblins_thug")) == (
        "dragons",
        "terrains",
        "units",
    )
    assert (CLASSIC.sides("own_kin"), catalogue().sides("own_ring")) == (6, len(RING.faces))


def test_only_an_edition_that_says_so_lets_armies_hold_other_dice(holding: None):
    assert CLASSIC.problems(begun()) == []
    found = CLASSIC.problems(begun("classic95"))
    assert [defect for defect in found if "own_kin" in defect or "own_ring" in defect] == [
        "die 14 is of no known type: 'own_kin'",
        "die 15 is of no known type: 'own_ring'",
        "die 16 is of no known type: 'own_kin'",
        "die 17 is of no known type: 'own_ring'",
    ]
    assert any("air_drake, lies at 'force'" in defect for defect in found)


def test_an_army_keeps_the_dice_that_it_holds_through_a_whole_game(holding: None):
    """SU2, SU6: the horde has all that is in no other army; it is shown, placed and moved with it."""
    position, random, told = begun(), Random(3), []
    for _ in range(400):
        question = kernel.ask(CLASSIC, position)
        if question is None:
            break
        played = kernel.play(CLASSIC, position, CLASSIC.sample(question, random))
        position = played.position
        told += played.events
        assert CLASSIC.problems(position) == []
    (shown,) = [event for event in told if isinstance(event, Revealed) and event.seat == A]
    assert kinds(position, shown.horde)[-3:] == ["air_drake", "own_kin", "own_ring"]
    (placed,) = [event for event in told if isinstance(event, Placed) and (event.seat, event.part) == (A, HORDE)]
    held = [die for die in placed.dice if position.dice[die].type not in catalogue().units]
    assert {position.dice[die].place for die in held} == {placed.place}
    area = next(area for area in CLASSIC.areas(position) if (area.place, area.seat) == (placed.place, A))
    assert (area.kind, set(held) <= set(position.at(area.place, A))) == ("army", True)


def test_dice_that_an_army_holds_are_no_units(holding: None):
    """They are not asked to roll or to die, and do not make an army by themselves."""
    position = begun()
    assert set(kinds(position, members_at(position, A, FORCE))) == {"goblins_thug", "air_drake", "own_kin", "own_ring"}
    assert set(kinds(position, units_at(position, A, FORCE))) == {"goblins_thug"}
    away = replace(
        position, dice=tuple(replace(die, place=RESERVE) if die.type == "own_ring" else die for die in position.dice)
    )
    assert not has_army(away, A, RESERVE)
    assert units_in_play(away) == []
    assert dragons_at_terrains(away) == []
    assert terrain_places(away) == ()


def test_units_are_in_play_in_armies_and_not_in_piles():
    assert all(map(is_in_play, ("terrain/0", RESERVE, FORCE, CAMPAIGN)))
    assert not any(map(is_in_play, (DEAD, "pool", "dragons/0", "out")))


@pytest.mark.parametrize(
    ("die", "face", "worth"),
    [
        ("dragonkin_dragonspy_fire", 0, ("id", 3)),
        ("dragonkin_dragonspy_fire:2melee.3id.melee.melee.breath.belly", 1, ("id", 3)),
        ("eldarim_dragonlord", 1, ("smite", 4)),
        ("artifact_save_air", 0, ("id", 4)),
    ],
)
def test_faces_of_campaign_dice_are_worth_their_icons(die: str, face: int, worth: tuple[str, int]):
    """C0.2, C0.3; V0.7: the ID of an artifact is worth 4."""
    assert face_of(die, face) == worth
