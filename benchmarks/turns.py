"""The keys and clicks in a turn of a person: games against Recruit through the window's shortcuts.

The person at the first seat makes the choices of Recruit with the fewest keys that the window offers. Every key is
really pressed, and the resulting choice is compared with the intended one.
"""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from benchmarks.figures import Figure

if TYPE_CHECKING:
    from ddtable.engine.game import Game
    from ddtable.engine.questions import Choice, Picked, Question
    from ui.page.game_page import GamePage

SEEDS = range(1, 6)
HEALTH = 25
MOST_CHOICES = 3000
PERSON, COMPUTER = 0, 1
WALK = 4  # keys that carry one die to another place: walk to it, pick it up, walk on, put it down
AIM = 3  # keys that point at something on the table: walk to it, press
SET_UP = (
    "assemble-home",
    "assemble-campaign",
    "terrain-home",
    "terrain-frontier",
    "frontier",
    "place-horde",
    "place-campaign",
)
ALWAYS = {"oppose": "oppose", "strike-back": "strike"}
"""What the measured person has settled once and for all."""


@dataclass
class Cost:
    """The keys and clicks of a number of turns."""

    keys: int = 0
    clicks: int = 0
    answers: int = 0
    turns: int = 0
    clicked_on: bool = False  # the march was made by a click on a distance, which says the maneuver too
    by_kind: Counter[str] = field(default_factory=Counter)

    def spend(self, kind: str, keys: int, clicks: int) -> None:
        """Add one answer."""
        self.answers += 1
        self.keys += keys
        self.clicks += clicks
        self.by_kind[kind] += keys


def turns(rounds: int) -> list[Figure]:
    """Return the mean keys and clicks per turn in some seeded games."""
    cost = Cost()
    for seed in list(SEEDS)[: max(1, rounds)]:
        play(seed, cost)
    note = f"{cost.turns} turns of {cost.answers} answers, set-up left out"
    return [
        Figure("keys in a person's turn", cost.keys / cost.turns, "keys", 12.0, note=note),
        Figure("clicks in a person's turn", cost.clicks / cost.turns, "clicks", 14.0),
    ]


def play(seed: int, cost: Cost) -> None:
    """Play one game to its end and add the person's keys and clicks."""
    with tempfile.TemporaryDirectory(prefix="ddtable-") as folder:
        _play(seed, Path(folder), cost)


def _play(seed: int, folder: Path, cost: Cost) -> None:
    page, game = _sit_down(seed, folder)
    random = Random(seed)
    for _ in range(MOST_CHOICES):
        question = game.question
        if question is None:
            break
        choice = _wanted(game, question, random)
        if question.seat == COMPUTER:
            game.play(choice)
            page.session.start()
            _settle()
            continue
        _answer(page, question, choice, cost)
    cost.turns += _turns_of(game, PERSON)
    page.window().close()
    page.window().deleteLater()
    _settle()


def _sit_down(seed: int, folder: Path) -> tuple[GamePage, Game]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    import ddtable.rules  # noqa: F401 - makes the rule systems known
    from ddtable.dice.catalogue import catalogue
    from ddtable.engine.game import Game
    from ddtable.engine.system import SetUp
    from ddtable.forces.deal import deal_force
    from ui.kit.settings import SettingsFile
    from ui.session.session import Session
    from ui.window.app import application
    from ui.window.main_window import MainWindow
    from ui.window.saved_games import Games

    application()
    random = Random(seed)
    forces = tuple(msgspec.to_builtins(deal_force(catalogue(), HEALTH, random)) for _ in range(2))
    game = Game(SetUp("classic", seed, {}, forces))
    window = MainWindow(Games(folder), SettingsFile(folder / "settings.json"))
    window.resize(1280, 800)
    window.show()
    session = Session(game, ("Mira", "Ragna"), ("person", "person"))
    for kind, option in ALWAYS.items():
        session.standing.set(PERSON, kind, option)
    window.show_game(session)
    session.seats.curtain = False  # the other seat is a computer's, though its answers come from here
    session.start()
    _settle()
    assert window.page is not None
    return window.page, game


def _settle() -> None:
    from PySide6.QtWidgets import QApplication

    for _ in range(3):
        QApplication.processEvents()


def _wanted(game: Game, question: Question, random: Random) -> Choice:
    from ddtable.opponents.players import choose

    return choose(game.rules.observe(game.position, question.seat), question, random)[0]


def _turns_of(game: Game, seat: int) -> int:
    from ddtable.engine.line import happened
    from ddtable.rules.dragon_dice.events.turns import TurnBegan

    return sum(isinstance(event, TurnBegan) and event.seat == seat for event in happened(game.history))


def _answer(page: GamePage, question: Question, choice: Choice, cost: Cost) -> None:
    """Answer with the fewest keys; the set-up is not counted."""
    from ddtable.engine.questions import Picked

    game = page.session.game
    stood = len(game.choices)
    keys, clicks = _by_choice(page, choice)
    if question.kind == "maneuver" and cost.clicked_on:
        clicks = 0
    cost.clicked_on = _clicks_on_distance(game, question, choice)
    _press(page, keys)
    if len(game.choices) == stood:  # take the suggestion and confirm it, or end a casting that asks once more
        more = ["H", "Return"] if keys == ["Return"] else keys
        keys, clicks = (more, 2) if keys == ["Return"] else ([*keys, *keys], 2)
        _press(page, more)
    if len(game.choices) == stood:
        raise AssertionError(f"{question.kind}: {keys} did nothing")
    made = game.choices[stood].choice
    if made != choice and isinstance(choice, Picked):
        raise AssertionError(f"{question.kind}: {keys} gave {made}, not {choice}")
    if question.kind not in SET_UP:
        cost.spend(question.kind, sum(part.count("*") or 1 for part in keys), clicks)


def _by_choice(page: GamePage, choice: Choice) -> tuple[list[str], int]:
    """Return the keys and the number of clicks for an answer; "***" means keys that select something on the table."""
    from ddtable.engine.questions import Allotted, Picked

    if isinstance(choice, Allotted):
        return (["Return"], 1) if page.session.draft.half_made() == choice else (["H", "Return"], 2)
    if not isinstance(choice, Picked):
        return ["Return"], 1
    if chained := _in_one_breath(page, choice):
        return [chained], 1
    option = choice.option
    for answer in page.bar._answers:
        if answer.id == option and answer.keys:
            return [{"↵": "Return"}.get(answer.keys, answer.keys)], 1
    shape: Any = page.session.question.shape  # type: ignore[union-attr]
    moves = next(one for one in shape.options if one.id == option).moves
    return ["*" * (WALK if moves else AIM) + "\0" + option], 1  # a drag counts as a click


def _clicks_on_distance(game: Game, question: Question, choice: Choice) -> bool:
    """Return True if a march, its maneuver and the turn of the die are one click on the distances."""
    if not question.kind.startswith("march-") or getattr(choice, "option", "pass") == "pass":
        return False
    wanted = _afterwards(game, choice, {"maneuver": "", "turn": ""})
    return wanted.get("maneuver") == "maneuver" and wanted.get("turn", "up") != "keep"


def _in_one_breath(page: GamePage, choice: Picked) -> str:
    """Return the key that gives this answer and the following ones together, if there is one."""
    for answer in page.bar._chained:
        if answer.option != choice.option:
            continue
        wanted = _afterwards(page.session.game, choice, answer.then)
        said = {kind: option for kind, option in answer.then.items() if kind in wanted}
        if wanted == said and (wanted or answer.id == "maneuver+up"):
            return answer.keys
    return ""


def _afterwards(game: Game, choice: Choice, kinds: Mapping[str, str]) -> dict[str, str]:
    """Return the answers to the questions of these kinds that follow immediately."""
    later, random, found = game.branch(), Random(1), {}
    later.play(choice)
    while (question := later.question) is not None:
        answer = _wanted(later, question, random)
        if question.seat == PERSON:
            if question.kind not in kinds:
                break
            found[question.kind] = getattr(answer, "option", "")
            if len(found) == len(kinds):
                break
        elif question.kind.startswith("march"):
            break
        later.play(answer)
    return found


def _press(page: GamePage, keys: list[str]) -> None:
    from PySide6.QtGui import QKeySequence
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    for key in keys:
        if key.startswith("*"):
            page.session.draft.pick(key.partition("\0")[2])
        else:
            QTest.keySequence(QApplication.focusWidget() or page, QKeySequence(key))
        _settle()
