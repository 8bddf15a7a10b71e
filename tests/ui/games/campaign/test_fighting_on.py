"""One key fights on: To the Death and Ragnarok go on without the same questions, each player for their own army."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ddtable.engine import kernel
from ddtable.engine.chance import Chance
from ddtable.engine.draft import Draft
from ddtable.engine.game import Game
from ddtable.engine.questions import Chosen
from ddtable.rules.campaign.great_spells.events import FightOver
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.board import BURIED
from ddtable.rules.dragon_dice.steps import Announced, Join, March, Spell
from tests.drivers.hands_on import NAMES, Hands, open_window, settle, show
from tests.drivers.playing import begin_at
from tests.rules.campaign.spell_table import army
from tests.rules.campaign.war import WAR, A, B, set_up, war
from ui.session.answer.fighting_on import FOUGHT_ON

K, ESCAPE, Z = Qt.Key.Key_K, Qt.Key.Key_Escape, Qt.Key.Key_Z
CONTROL = Qt.KeyboardModifier.ControlModifier
FAR = "A at 0: 3 oracle\nB at 1: thug\n"
PLAIN = f"{FAR}A at 2: 12 footman, 4 behemoth\nB at 2: 12 thug, 3 troll, 4 wolf_rider\n"
MAGIC = f"{FAR}A at 2: 8 footman, 6 oracle\nB at 2: 8 thug, 4 troll\n"
DEAD = (
    f"{FAR}A at 2: 2 footman\nB at 2: 2 thug\n"
    "A dead: 4 footman, 2 warlord, behemoth, hydra\nB dead: 3 troll, 6 thug, 3 wolf_rider\n"
)
HOT = "flatland_temple 6"
LIMIT = 400

Fight = Callable[..., Hands]


def fight(units: str, spell: str, target: str, seed: int) -> Game:
    """Return a war in which A's spell has just taken effect, with the program's dice."""
    work = Spell(A, "terrain/0", Announced(spell, target, "", 1))
    agenda = (work, Join(), March(2), Reserves())
    begun = replace(war(units, "flatland_city 4", "flatland_tower 4", HOT, agenda=agenda).position, chance=Chance(seed))
    game = Game(set_up(seed, 2))
    begin_at(game, kernel._carry_on(WAR, Draft(begun)))
    return game


@pytest.fixture
def hands(qtbot, monkeypatch, tmp_path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


@pytest.fixture
def to_the_death(hands: Hands) -> Fight:
    def begun(units: str = PLAIN, seed: int = 4, **options: object) -> Hands:
        show(hands, fight(units, "to_the_death", army(B), seed), **options)
        return hands

    return begun


@pytest.fixture
def ragnarok(hands: Hands) -> Hands:
    show(hands, fight(DEAD, "ragnarok", f"dead:{B}", 4))
    return hands


def wait(hands: Hands) -> None:
    """Wait for the answers that nobody is asked for."""
    for _ in range(LIMIT):
        settle()
        question = hands.session.question
        if question is None or hands.session.automatic.unasked(question) is None:
            return
        QTest.qWait(5)
    raise AssertionError("the fight does not end")


def in_fight(hands: Hands) -> bool:
    return hands.session.system.in_fight(hands.session.game.position)


def fight_on(hands: Hands) -> int:
    """Press the key for whoever is asked until the fight is over; return the number of presses."""
    presses = 0
    while in_fight(hands):
        hands.key(K)
        wait(hands)
        presses += 1
    return presses


def own(hands: Hands) -> list[tuple[int, str]]:
    """The seats and questions of the choices that players made themselves."""
    game = hands.session.game
    questions = [played.question for played in game.history]
    pairs = zip(game.choices, questions, strict=False)
    return [(entry.seat, asked.kind) for entry, asked in pairs if entry.remark is None and asked is not None]


def test_key_fights_to_the_death_until_one_army_is_gone(to_the_death: Fight) -> None:
    """K11.20: each player presses once for each kind of question."""
    hands = to_the_death()
    presses = fight_on(hands)
    game = hands.session.game
    assert presses == len(own(hands)) == len(set(own(hands)))
    assert {seat for seat, _ in own(hands)} == {A, B}
    assert len(game.choices) > 2 * presses - 2
    assert [event for played in game.history for event in played.events if isinstance(event, FightOver)]
    assert not hands.session.fighting.stop(), "the next fight is asked about again"


def test_key_fights_through_a_ragnarok(ragnarok: Hands) -> None:
    """K11.16: the target's owner decides about IDs and losses with one key, then the caster about theirs."""
    assert ragnarok.kind == "charge-ids"
    assert "Fight on" in [answer.words for answer in ragnarok.page.bar._shown]
    assert fight_on(ragnarok) == 2
    assert own(ragnarok) == [(B, "charge-ids"), (A, "casualties")]
    position = ragnarok.session.game.position
    assert all(position.at(BURIED, seat) for seat in (A, B))


def test_losses_of_a_ragnarok_are_buried(ragnarok: Hands) -> None:
    """K11.16: the question and its hint name the buried units."""
    ragnarok.key(K)
    wait(ragnarok)
    assert ragnarok.page.bar.sentence.text() == "Mira: Choose dead units to bury"
    assert "drag dice to the buried units" in ragnarok.told


def test_other_player_is_asked_for_their_own_army(to_the_death: Fight) -> None:
    hands = to_the_death()
    first = hands.session.asked_seat
    hands.key(K)
    wait(hands)
    assert hands.session.asked_seat == 1 - first
    assert {entry.seat for entry in hands.session.game.choices} == {first}


def test_log_tells_for_whom_losses_were_chosen(to_the_death: Fight) -> None:
    hands = to_the_death()
    fight_on(hands)
    entries = [entry for entry in hands.session.game.choices if entry.remark == FOUGHT_ON]
    log = hands.page.log.shown
    said = [log.index(row, 0).data() for row in range(log.rowCount())]
    for entry in entries:
        assert any(text.startswith(f"{NAMES[entry.seat]} fights on: ") for text in said if text)


def test_own_choice_of_casualties_counts_for_the_first_loss(to_the_death: Fight) -> None:
    hands = to_the_death()
    session = hands.session
    assert hands.kind == "casualties"
    proposed = session.selection
    other = next(die for die in session.draft.numbered() if die not in proposed)
    hands.key(Qt.Key.Key_1 + session.draft.numbered().index(proposed[0]))
    hands.key(Qt.Key.Key_1 + session.draft.numbered().index(other))
    mine = session.selection
    hands.key(K)
    assert session.game.choices[0].choice == Chosen(tuple(sorted(mine)))


def test_spells_are_asked_about_unless_a_player_fights_on_without_them(to_the_death: Fight) -> None:
    hands = to_the_death(MAGIC, 3)
    assert hands.kind == "magic-colours"
    assert "Fight on without spells" in [answer.words for answer in hands.page.bar._shown]
    fight_on(hands)
    assert own(hands).count((A, "magic-colours")) == 1
    assert (A, "spell") not in own(hands)


def test_escape_ends_it(to_the_death: Fight) -> None:
    hands = to_the_death()
    first = hands.session.asked_seat
    hands.key(K)
    wait(hands)
    hands.key(ESCAPE)
    while hands.session.asked_seat != first:
        hands.key(K)
        wait(hands)
    assert hands.kind == "casualties"


def test_undo_in_practice_returns_to_the_question_where_it_began(to_the_death: Fight) -> None:
    hands = to_the_death(practice=True)
    begun = hands.session.game.position
    hands.key(K)
    wait(hands)
    after = hands.session.game.position
    hands.key(Z, CONTROL)
    assert hands.session.game.position == begun
    settle()
    assert hands.session.game.position == begun, "the player is asked"
    hands.key(K)
    wait(hands)
    assert hands.session.game.position == after, "the dice are the same"


def test_undo_never_goes_over_luck_with_a_computer(to_the_death: Fight, mute: None) -> None:
    hands = to_the_death(practice=False, kinds=["person", "recruit"])
    while hands.session.asked_seat != A:
        game = hands.session.game
        game.play(game.rules.sample(game.question, Random(1)))
        hands.session.start()
    hands.key(K)
    wait(hands)
    assert hands.session.game.choices[-1].faces
    choices = len(hands.session.game.choices)
    hands.key(Z, CONTROL)
    assert len(hands.session.game.choices) == choices
