"""A whole war with real dice, from the forming of armies to victory: every face is typed in on the window."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.engine.position import Party, Roll
from ddtable.engine.questions import Faces, Shown
from ddtable.engine.system import SetUp
from ddtable.forces.force import Force, with_dice
from ddtable.rules.campaign.events import ArmyRecruited, Expanded
from ddtable.rules.campaign.great_spells.events import FightOver
from ddtable.rules.campaign.great_spells.steps import DuelStrike
from ddtable.rules.campaign.starters import war_forces
from tests.drivers.hands_on import Hands, open_window, show
from tests.drivers.war_hands import WarHands, click_spell
from ui.games.campaign.spells.book import SpellBook
from ui.together.faces_panel import CAPS

SEED, SIZE, MOST_CHOICES = 1, 120, 400
ATTACKER, DEFENDER = range(2)
FORCES = (("coral_elves_tako", "coral_elves_knight"), ("goblins_troll", "goblins_wolf_rider"))
"""The monster and the unit of 2 health of each force: few dice to type in."""
FIGHT = "to_the_death"
MAGIC, HIGH = 1, 6
"""The distance of the attacker's home, and of all other terrains."""
WANTED = {
    "horde": "maneuver",
    "save_melee": "save",
    "charge": "melee",
    "charge_defence": "save",
    "magic": "id",
}
PLAIN = ("melee", "save", "maneuver")
KEYS = {cap: Qt.Key(ord(cap)) for cap in CAPS}


def force(seat: int) -> Force:
    """Return a force of one race; its home army is as large as an army may be."""
    large, small = FORCES[seat]
    found = war_forces(SIZE)[seat]
    for area, dice in (("home", [large] * 7 + [small]), ("campaign", [large] * 4), ("horde", [large] * 3 + [small])):
        found = with_dice(found, area, tuple(dice))
    return with_dice(found, "recruiting", (large,) * 15)


def index_of(kind: str, icon: str) -> int:
    found = [at for at, face in enumerate(catalogue().die(kind).faces) if face.icon == icon]
    assert found, (kind, icon)
    return found[0]


def thrown(game: Game, party: Party, die: int) -> int:
    """Return the face that a die shows: what the attacker needs, and what does not help the defender.

    The attacker hits only in the fight to the death, so that the war lasts until magic ends it.
    """
    kind = game.position.dice[die].type
    if party.kind == "distance":
        homes = {place.id: place.home for place in game.position.board.map}
        return (MAGIC if homes.get(party.place) == ATTACKER else HIGH) - 1
    wanted = WANTED.get(party.kind, party.kind)
    fights = any(isinstance(step, DuelStrike) for step in game.position.agenda)
    if party.seat == ATTACKER and (fights or wanted not in ("melee", "missile")):
        return index_of(kind, wanted)
    return index_of(kind, next(icon for icon in PLAIN if icon != wanted))


class RealDice(WarHands):
    """Hands that type in every face, and else play both seats: the defender lets everything happen."""

    def play(self) -> None:
        """Play to the end."""
        game = self.session.game
        while (question := game.question) is not None:
            before = len(game.choices)
            assert before < MOST_CHOICES
            if isinstance(question.shape, Faces):
                self._type()
            elif question.seat == DEFENDER:
                self._let_happen()
            else:
                self._attack()
            assert len(game.choices) > before, (question.kind, self.told)

    def _type(self) -> None:
        game, faces = self.session.game, self.session.draft.faces
        roll = game.position.agenda[-1]
        assert isinstance(roll, Roll)
        assert faces is not None
        of = {die: party for party in roll.parties for die in party.dice}
        typed = tuple(thrown(game, of[die], die) for die in faces.shape.dice)
        before = len(game.choices)
        for at in faces.order:
            self.key(KEYS[CAPS[typed[at]]])
        assert len(game.choices) == before, "nothing is confirmed before Return"
        self.key(Qt.Key.Key_Return)
        assert game.choices[before].choice == Shown(typed)

    def _let_happen(self) -> None:
        before = len(self.session.game.choices)
        self.key(Qt.Key.Key_N)
        if len(self.session.game.choices) == before:
            self._as_suggested()

    def _attack(self) -> None:
        game = self.session.game
        assert game.question is not None
        if game.position.board.turn == 1 and self.kind == "march-first":
            self._march_with_magic()
        elif game.position.board.turn == 1 and self.kind == "spell":
            self._fight_to_the_death()
        else:
            self._as_suggested()

    def _march_with_magic(self) -> None:
        """March with the home army, stay, and cast: the terrain shows magic."""
        home = next(place.id for place in self.session.position.board.map if place.home == ATTACKER)
        self.click_chip(home, ATTACKER)
        self.key(Qt.Key.Key_K)

    def _fight_to_the_death(self) -> None:
        """Choose the spell in the book, then an army on the map, and cast it."""
        book = self.page.bar.own["spells"]
        assert isinstance(book, SpellBook)
        click_spell(book, FIGHT)
        place, _, seat = max(self.session.goals()).partition("@")
        self.click_chip(place, int(seat))
        self.key(Qt.Key.Key_Return)

    def _as_suggested(self) -> None:
        before = len(self.session.game.choices)
        self.key(Qt.Key.Key_H)
        if len(self.session.game.choices) == before:
            self.key(Qt.Key.Key_Return)


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def test_war_with_real_dice_is_typed_in_from_the_first_army_to_victory(hands: Hands):
    """K0 to K8, K11.20: a fight to the death, expansions, recruiting, and a last player with units."""
    forces = tuple(msgspec.to_builtins(force(seat)) for seat in range(2))
    show(hands, Game(SetUp("campaign", SEED, {}, forces, True)))
    hands.window.setUpdatesEnabled(False)  # nothing of this depends on what is painted
    player = RealDice(hands.window)
    player.play()
    game = hands.session.game
    events = [event for played in game.history for event in played.events]
    kinds = {type(event) for event in events}
    assert kinds >= {FightOver, Expanded, ArmyRecruited}
    assert game.position.chance.by_hand
    assert game.position.result is not None
    assert game.position.result.winners == (ATTACKER,)
    assert Game.replay(game.set_up, game.journal).position == game.position
