"""Items, dragonkin and medallions that forces bring into a campaign (K1, K2)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.dice.faces import parse_faces
from ddtable.dice.types import OwnDie
from ddtable.engine import kernel
from ddtable.engine.draft import Draft
from ddtable.engine.game import Game
from ddtable.engine.questions import Chosen
from ddtable.forces.filling import fill
from ddtable.forces.force import Force, with_dice
from ddtable.rules.campaign.board import RECRUITING, SUMMONING
from ddtable.rules.campaign.set_up import hand_out
from ddtable.rules.dragon_dice.board import CAMPAIGN, FORCE, HOME, HORDE
from ddtable.rules.dragon_dice.editions import edition
from tests.rules.campaign.war import WAR, play, set_up

ROWS = edition("campaign", "all").sections
EMPTY = Force("mine", "Mine", (), (), (), (), "", "")
RED, BLUE, GOLD, SILVER = "artifact_melee_fire", "artifact_melee_air", "medallion_gold", "medallion_silver"
HELD = {"home_items": (RED,), "horde_items": (GOLD,), RECRUITING: (BLUE,)}


def brought(held: dict[str, tuple[str, ...]] = HELD, folk: tuple[str, ...] = ("dwarves", "firewalkers")) -> Force:
    """Return a force of 120 health, filled at random round these dice."""
    force = EMPTY
    for section, dice in held.items():
        force = with_dice(force, section, dice)
    about: dict[str, Any] = {"dragons": 3, "dragonkin": 20, "rows": ROWS, "half_cap": True}
    return fill(catalogue(), force, 120, Random(1), species=folk, **about)


def set_up_of(*forces: Force, **options: Any) -> Any:
    encoded = tuple(
        {name: getattr(force, name) for name in ("id", "name", "home", "campaign", "horde", "dragons")}
        | {"home_terrain": "", "frontier": "", "sections": force.more}
        for force in forces
    )
    return replace(set_up(1), forces=encoded, options=options)


def refused(force: Force, **options: Any) -> str:
    return str(WAR.refuse_set_up(set_up_of(brought(), force, **options)))


def kinds(game: Game, place: str, seat: int = 0) -> list[str]:
    return [game.position.dice[die].type for die in game.position.at(place, seat)]


def items(game: Game, place: str) -> list[str]:
    return [kind for kind in kinds(game, place) if catalogue().family(kind) == "items"]


def formed(force: Force, home: str, campaign: str) -> Game:
    """Return the war after the first seat has made these planned armies its home and campaign army."""
    game = Game(set_up_of(force, brought()))
    for army in (home, campaign):
        wanted = list(force.army(army))
        dice = []
        for die in game.position.at(FORCE, 0):
            if (kind := game.position.dice[die].type) in wanted:
                wanted.remove(kind)
                dice.append(die)
        game.play(Chosen(tuple(dice)))
    return game


def test_k2_items_begin_with_their_army_or_in_the_pool():
    game = Game(set_up_of(brought(), brought()))
    assert items(game, HOME) == [RED]
    assert items(game, HORDE) == [GOLD]
    assert items(game, RECRUITING) == [BLUE]
    assert sum(kind in catalogue().dragonkin for kind in kinds(game, SUMMONING)) > 5
    assert not WAR.problems(game.position)


def test_k2_items_stay_with_the_army_that_was_planned():
    game = formed(brought(), "home", "campaign")
    assert items(game, HOME) == [RED]
    assert items(game, HORDE) == [GOLD]


def test_k2_items_go_to_an_army_that_can_carry_them():
    """The Dwarves are now the campaign army, and no unit of the home army has the colour of the item."""
    force = brought({"home_items": (BLUE,)}, ("firewalkers", "treefolk"))
    assert {catalogue().unit(unit).species for unit in force.home} == {"firewalkers"}
    game = formed(force, "campaign", "home")
    assert items(game, HOME) == []
    assert items(game, CAMPAIGN) == [BLUE]


def test_k2_items_that_no_army_can_carry_wait_in_the_pool():
    """All units are Treefolk of other colours than the item."""
    force = brought({"home_items": (BLUE,)}, ("firewalkers",))
    position = kernel.begin(WAR, set_up_of(force, brought())).position
    units = position.at(FORCE, 0)
    tree = catalogue().units_of("treefolk")[0].id
    swapped = tuple(replace(die, type=tree) if number in units else die for number, die in enumerate(position.dice))
    draft = Draft(replace(position, dice=swapped))
    hand_out(draft, 0)
    assert BLUE in [draft.dice[die].type for die in draft.at(RECRUITING, 0)]
    assert not draft.at(HOME, 0)


def test_k2_champions_play_in_the_horde():
    force = brought({"home_items": (RED,)})
    strong = next(unit for unit in force.horde if catalogue().unit(unit).health == 4)
    horde = list(force.horde)
    horde[horde.index(strong)] = "eldarim_dragonlord"
    game = formed(with_dice(force, "horde", horde), "home", "campaign")
    assert "eldarim_dragonlord" in kinds(game, HORDE)
    assert not WAR.problems(game.position)


def test_k1_too_many_dragonkin_are_refused():
    force = brought()
    more = with_dice(force, SUMMONING, [*force.dice_in(SUMMONING), "dragonkin_dragonfoal_fire"])
    assert "21 health of dragonkin; this size has at most 20 (K1)" in refused(more)


def test_k1_too_many_medallions_are_refused():
    force = brought()
    more = with_dice(force, RECRUITING, [*force.dice_in(RECRUITING), SILVER])
    assert "2 medallions; this size has at most 1 (K1)" in refused(more)


def test_k2_items_that_their_army_cannot_carry_are_refused():
    force = brought({"home_items": (BLUE,)}, ("dwarves", "lava_elves"))
    assert "cannot carry its items (K2)" in refused(force)


def test_q109_halves_are_exact_with_the_points_of_items():
    force = brought()
    moved = with_dice(with_dice(force, "home_items", []), RECRUITING, [*force.dice_in(RECRUITING), RED])
    assert "57 health in play and 63 in the recruiting pool; each must be 60 (K1)" in refused(moved)


def test_q110_reconstructed_dice_are_refused_if_the_option_leaves_them_out():
    assert "whose faces are reconstructed (Q110)" in refused(brought(), known_faces=True)
    assert WAR.refuse_set_up(set_up_of(brought(), brought())) is None


def test_q110_dice_with_entered_faces_play_with_these():
    faces = parse_faces("melee, save, maneuver, logo")
    try:
        use_own_dice([OwnDie("own_gold", "Gold", "item", faces, form="medallion", points=4, listed=GOLD)])
        game = Game(set_up_of(brought(), brought()))
    finally:
        use_own_dice(())
    (kind,) = items(game, HORDE)
    assert kind.startswith(f"{GOLD}:")
    assert catalogue().item(kind).faces == faces


@pytest.mark.parametrize("seed", [1, 2])
def test_war_with_items_and_dragonkin_is_sound(seed: int):
    game = Game(replace(set_up_of(brought(), brought()), seed=seed))
    for _ in play(game, Random(seed), lambda game: len(game.history) > 400):
        pass
    assert not WAR.problems(game.position)
