"""Short wars of armies with dragons, dragonkin, items and champions, at random and by Recruit."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from war import WAR, war

from ddtable.engine import kernel
from ddtable.opponents.campaign import recruit
from ddtable.rules.campaign.events import ArmyRecruited, ItemsMoved, LogoUsed
from ddtable.rules.dragon_dice.events.held import HeldLeft
from ddtable.words.sentences import Table, Words

UNITS = """
A at 0: 4 guard, 2 archer, 2 conjurer, fire_drake, equipment_small_melee_air, artifact_save_air, medallion_gold
A at 2: 5 guard, 2 archer, knight, dragonslayer, dragonhunter_death, medallion_silver, air_wyrm, dragonchamp_air
A at 2: kings_die
A reserve: 2 guard, equipment_large_magic_water
A recruiting: 6 guard, 4 archer, equipment_small_save_air, artifact_melee_fire
A dead: 2 guard, courier
B at 1: 5 thug, 2 cutthroat, 2 death_mage, death_drake, earth_wyrm, artifact_magic_death
B at 2: 6 thug, dragoncrusader, dragonmaster_air, champion_water, equipment_large_melee_death, medallion_bronze
B at 2: equipment_large_missile_earth, 2 marauder, water_drake, dragonspy_death
B recruiting: 8 thug, troll, relic_earthfang
B dead: 3 cutthroat
"""
LANDS = ("coastland_city 6", "swampland_temple 5", "highland_tower 6")
NAMES = ("Anna", "Bo")
MOST = 300
OF_RECRUIT = (("recruit",), ("recruit", "random"))
ENCODER = msgspec.msgpack.Encoder()


def kept(position):
    """Return the dice of each player by type: no die may be lost or doubled."""
    return Counter((die.type, die.owner) for die in position.dice if die.owner >= 0)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [("random",), *(pytest.param(two, marks=pytest.mark.long) for two in OF_RECRUIT)])
def test_armies_with_all_kinds_of_dice_stay_sound(seed, players):
    """K9, K10: every die stays in the game, every event has its words, and a position is read as it was written."""
    random, words, happened = Random(seed), Words(), Counter()
    begun = war(UNITS, *LANDS, turns=(5, 4), size=240).played.position
    position = replace(begun, chance=replace(begun.chance, by_hand=False, seed=seed))
    question, at = kernel.ask(WAR, position), 0
    while question is not None and at < MOST:
        if players[question.seat % len(players)] == "recruit":
            choice, _ = recruit.choose(WAR.observe(position, question.seat), question, random)
        else:
            choice = WAR.sample(question, random)
        assert words.question(question, Table(position, NAMES))
        played = kernel.play(WAR, position, choice, question)
        assert kept(played.position) == kept(begun)
        assert WAR.problems(played.position) == []
        for event in played.events:
            words.event(event, Table(played.position, NAMES))
            happened[type(event)] += 1
        if at % 50 == 0:
            again = msgspec.msgpack.decode(ENCODER.encode(played.position), type=WAR.position_type)
            assert again == played.position
            assert kernel.play(WAR, position, choice) == played, "the same choice leads to the same position"
        position, question, at = played.position, played.question, at + 1
    assert happened[HeldLeft] + happened[ItemsMoved] + happened[ArmyRecruited] + happened[LogoUsed]
