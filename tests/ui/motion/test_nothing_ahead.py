"""Whole games in motion, hurried at random: log, question and board never tell what has not been shown yet."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.system import SetUp
from ddtable.forces.battle_army import BattleArmy
from ddtable.opponents.dragon_dice.recruit import choose
from ddtable.rules.battle_dice.board import LOST
from tests.drivers.hands_on import Hands, open_window, settle, show
from tests.drivers.playing import set_up
from ui.games.battle_dice.field.field import FieldView
from ui.games.battle_dice.field.gaze import Gaze
from ui.games.dragon_dice.motion.showing import Showing

pytestmark = pytest.mark.usefixtures("mute")
SECONDS = 120  # in which a game must come to its end
HEALTH = 12
SMALL = (
    BattleArmy("a", "A", "dragon", general=1, monsters=1, mage=2, archer=2, cavalry=1, infantry=1),
    BattleArmy("b", "B", "archmage", general=1, monsters=1, mage=1, archer=2, cavalry=2, infantry=1),
)


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def battle(seed: int) -> Game:
    return Game(SetUp("battle_dice", seed, {}, tuple(msgspec.to_builtins(army) for army in SMALL)))


def classic(seed: int) -> Game:
    return Game(set_up(seed, 2, HEALTH))


class Eyes(QObject):
    """Looks at the window after whatever has happened in it."""

    def __init__(self, hands: Hands) -> None:
        super().__init__(hands.page)
        self.hands, self.moments, self.faults = hands, 0, set[str]()
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Look before each picture of the window: what was done until then is what is about to be seen."""
        if event.type() == QEvent.Type.UpdateRequest and self.hands.window.page is not None:
            self.look()
        return False

    def look(self) -> None:
        """Compare what is told with what has been shown."""
        page = self.hands.page
        if not (self._field_unseen() if isinstance(page.table, FieldView) else self._table_unseen()):
            return
        self.moments += 1
        game, bar = page.session.game, page.bar
        say = page.session.words.say
        self._expect(page.log.entries.latest < len(game.choices), "log")
        self._expect(bar.sentence.text() in (say("ui-dice-roll"), say("ui-stop")), f"question {bar.sentence.text()}")
        self._expect(not bar.confirm.isVisible(), "confirm")
        self._expect(not any(button.isVisible() for button in bar.buttons), "answers")
        self._expect(not any(panel.isVisible() for panel in bar.panels), "panel")
        self._expect(not page.past.outcome.isVisible(), "victory")

    def _table_unseen(self) -> bool:
        """Tell whether dice of the classic game are thrown and not told of; then the overlay shows the table."""
        showing = self.hands.page.showing
        assert isinstance(showing, Showing)
        if showing._untold:
            self._expect(showing.overlay.playing, "table")
        return bool(showing._untold)

    def _field_unseen(self) -> bool:
        field = self.hands.page.table
        assert isinstance(field, FieldView)
        gaze = field.gaze
        unseen = self._unseen_events(gaze)
        if not unseen:
            return False
        lost = {die for event in unseen if type(event).__name__ in ("UnitsLost", "Left") for die in event.dice}
        numbers = gaze.round.numbers(gaze.phase)
        for view in field.views():
            for shown in view.shown:
                look: Any = shown.look
                self._expect(not (view.place == LOST and shown.die in lost), "board: a loss")  # type: ignore[attr-defined]
                known = numbers.get(shown.die)
                counted = gaze.counted(shown.die)  # a morale check is a roll of its own
                right = known is None or look.value in (0, known, counted.number if counted is not None else 0)
                self._expect(gaze.rolling or right, "board: a number")
        self._expect(field.hand.asks_later or field.hand.quiet, "board: lit")
        return True

    def _unseen_events(self, gaze: Gaze) -> list[Any]:
        spots = list(gaze._ahead)
        if gaze.rolling:
            spots.append((gaze.round.number, gaze.round.quester, "roll"))
        return [
            event
            for told in gaze.rounds
            for part in told.phases
            if (told.number, told.quester, part.phase) in spots
            for event in part.events
        ]

    def _expect(self, holds: bool, what: str) -> None:
        if not holds:
            self.faults.add(what)


def answer(hands: Hands) -> None:
    """Answer as Recruit would: by the keys of the bar, or for a computer player what it would have answered."""
    session, page = hands.session, hands.page
    game, question = session.game, session.game.question
    stood = len(game.choices)
    if not session.asks_person:
        assert question is not None
        choice, remark = choose(game.rules.observe(game.position, question.seat), question, Random(stood))
        session.play(choice, remark, stay=True)
        return
    for key in (Qt.Key.Key_H, Qt.Key.Key_Return):
        if len(game.choices) == stood:
            QTest.keyClick(page, key)
    if len(game.choices) == stood and question is not None:
        choice, _ = choose(game.rules.observe(game.position, question.seat), question, Random(stood))
        session.play(choice)


@pytest.mark.parametrize(("speed", "stops"), [("slow", "never"), ("fast", "hits"), ("fast", "rolls")])
@pytest.mark.parametrize("make", [battle, classic])
def test_results_are_not_revealed_before_the_animation(hands: Hands, make: Any, speed: str, stops: str) -> None:
    random, began = Random(f"{speed}/{stops}"), monotonic()
    hands.window.settings.change(stops=stops)
    show(hands, make(3), kinds=["person", "recruit"])
    page = hands.page
    page.motion.choose(speed)
    eyes = Eyes(hands)
    while hands.session.game.question is not None or page.showing.busy or page.stopping.waiting:
        assert monotonic() - began < SECONDS
        if page.stopping.waiting:
            QTest.keyClick(page, Qt.Key.Key_Space)
        elif page.showing.busy:
            stood = len(hands.session.game.choices)
            held = page.suspense.held
            if random.random() < 0.7:
                QTest.keyClick(page, random.choice([Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Shift]))
            else:
                QTest.qWait(random.choice((1, 20, 60)))
            if held and isinstance(page.table, FieldView):
                assert len(hands.session.game.choices) == stood, "a key that hurries is no answer"
        else:
            answer(hands)
        settle()
        eyes.look()
    assert eyes.moments
    assert not eyes.faults
