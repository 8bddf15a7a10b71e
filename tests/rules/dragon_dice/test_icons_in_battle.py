"""Random battles of all units: with any icons the position stays sound and can be put into words and saved."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from by_hand import CLASSIC

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import UnitType
from ddtable.engine import kernel
from ddtable.engine.draft import Draft
from ddtable.engine.questions import Choice, Pick, Picked, Question
from ddtable.opponents.dragon_dice.recruit import choose
from ddtable.rules.dragon_dice import notation
from ddtable.words.sentences import Table, Words

LONG = ("skirmish", "charge", "missile", "magic", "dragons")
LANDS = ("flatland_city", "swampland_temple", "highland_tower", "coastland_standing_stones")
UPON = ("palsy", "open_grave", "stoneskin", "flashfire", "frost", "paralysis", "wither", "frost_breath")
NAMES = ("Mira", "Ragna", "Oskar")
OF_THE_WHOLE_GAME = ("health of dice", "dragons", "fewer than two")  # a battle is not a whole game
NORMAL = {"id", "melee", "missile", "magic", "maneuver", "save"}
BATTLES, LONGEST = 60, 300


def special() -> list[UnitType]:
    """Return the units that show a special icon."""
    return [unit for unit in catalogue().units.values() if {face.icon for face in unit.faces} - NORMAL]


def battle(kind: str, random: Random) -> str:
    """Return the text of a position before a roll of this kind by A: armies, reserves, dead, effects."""
    units = special()

    def some(most: int) -> str:
        return ", ".join(units[int(random.random() * len(units))].id for _ in range(1 + int(random.random() * most)))

    land = LANDS[int(random.random() * len(LANDS))]
    lines = [
        f"home A: flatland_city 4\nhome B: highland_tower 4\nhome C: coastland_temple 4\nfrontier: {land} "
        f"{ {'missile': 3, 'magic': 1}.get(kind, 6) }",
        f"A at frontier: {some(7)}\nB at frontier: {some(7)}\nC at frontier: {some(2)}",
        f"A at home A: {some(2)}\nB at home B: {some(2)}\nA reserve: {some(2)}\nA dead: {some(4)}\nB dead: {some(4)}",
    ]
    if kind == "dragons":
        dragons = sorted(catalogue().dragons)
        drawn = ", ".join(dragons[int(random.random() * len(dragons))] for _ in range(3))
        lines.append(f"B dragons at frontier: fire_wyrm, fire_drake\nA dragons at frontier: {drawn}")
    lines += [f"cast {name} by B on A at frontier" for name in UPON if random.random() < 0.1]
    lines += [f"cast {name} by A on B at frontier" for name in UPON if random.random() < 0.1]
    step = {"maneuver": "march 1, maneuver at frontier", "dragons": "dragons"}.get(kind, "march 1, act at frontier")
    return "\n".join([*lines, "options species=all", f"dice seed {int(random.random() * 10**6)}", f"turn 4 A {step}"])


def answer(position: object, question: Question, kind: str, random: Random) -> Choice:
    """Return an answer: the wanted action, sometimes Recruit's answer, otherwise anything legal."""
    if question.kind == "action" and isinstance(question.shape, Pick):
        wanted = [option.id for option in question.shape.options if option.id.split(":")[0] == kind]
        if wanted:
            return Picked(wanted[int(random.random() * len(wanted))])
    if random.random() < 0.3:
        return choose(position, question, random)[0]  # type: ignore[arg-type]
    return CLASSIC.sample(question, random)


@pytest.mark.parametrize("kind", ["maneuver", *(pytest.param(kind, marks=pytest.mark.long) for kind in LONG)])
def test_a_battle_of_all_units_stays_sound(kind):
    """C14.4: no defects, only legal answers, every step in two languages, encoded and decoded."""
    encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder(CLASSIC.position_type)
    languages = [Words("en"), Words("da")]
    for seed in range(BATTLES):
        random = Random(f"{kind} {seed}")
        played = kernel._carry_on(CLASSIC, Draft(notation.read(battle(kind, random))))
        for _ in range(LONGEST):
            position, question = played.position, played.question
            table = Table(position, NAMES)
            found = [one for one in CLASSIC.problems(position) if not any(part in one for part in OF_THE_WHOLE_GAME)]
            assert found == [], (kind, seed)
            assert decoder.decode(encoder.encode(position)) == position
            for words in languages:
                for event in played.events:
                    words.event(event, table)
                if question is not None:
                    assert words.question(question, table)
                    assert words.hint(question, table)
            if question is None or position.board.turn > 4:
                break
            choice = answer(position, question, kind, random)
            assert question.refusal(choice) is None, (kind, seed, question.kind)
            played = kernel.play(CLASSIC, position, choice, question)
