"""The pace of a war: how many of its choices a person must make by hand, and with how many keys and clicks.

A war of Recruits is recorded. Then 4 persons play the same choices in the window's session, each in the shortest way
that it offers: an answer may carry others with it, and a standing answer needs no one.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace as changed

from benchmarks.figures import Figure
from ddtable.commands.simulate import deal
from ddtable.engine.game import Game
from ddtable.engine.kernel import IllegalChoice
from ddtable.engine.questions import Allocation, Allotted, Choice, Chosen, Pick, Picked, Question
from ddtable.opponents.players import choose

if TYPE_CHECKING:
    from ui.games.campaign.spells.rehearsal import Wish
    from ui.session.session import Session

SEATS, HEALTH, SEEDS = 4, 120, range(1, 6)
MOST_CHOICES = 6000
MOST_BY_HAND = 50.0  # percent of the choices
IN_ORDER = "in-order"
MOVES = ("reinforce", "advance", "flight", "retreat")

Record = list[tuple[str, int, Choice]]
Way = tuple[str, str]


def recorded(seed: int) -> tuple[Game, Record]:
    """Return the first question of a war, and all choices that Recruit makes in it: kind, seat, answer."""
    set_up = deal("campaign", SEATS, HEALTH, 1, seed)
    game, record = Game(set_up), Record()
    ways: list[Way] = []
    while (question := game.question) is not None and len(record) < MOST_CHOICES:
        seen = game.rules.observe(game.position, question.seat)
        choice, remark = choose(seen, question, Random(game.position.answered))
        if question.kind == "spell-order":
            choice = Picked(IN_ORDER)
        if question.kind in MOVES and choice != Picked("done"):
            ways.append(_way(question, choice))
        elif ways:
            game, record = _put_together(game, record, ways)
            ways = []
        record.append((question.kind, question.seat, choice))
        game.play(choice, remark)
    return Game(set_up), record


def _put_together(game: Game, record: Record, ways: list[Way]) -> tuple[Game, Record]:
    """Return the game and its record with the last moves sorted: all dice that go the same way move together.

    Persons move them so; Recruit moves one die, then thinks again. Both stay as they are if the order matters.
    """
    moves = record[-len(ways) :]
    order = sorted(range(len(ways)), key=lambda at: ways.index(ways[at]))
    there = game.branch(len(record) - len(ways))
    try:
        for at in order:
            there.play(moves[at][2])
    except IllegalChoice:
        return game, record
    if _without_steps(there) != _without_steps(game):
        return game, record
    return there, [*record[: -len(ways)], *(moves[at] for at in order)]


def _without_steps(game: Game) -> Any:
    """Return the position without the step that knows in which order dice have moved."""
    return changed(game.position, agenda=game.position.agenda[:-1])


def _way(question: Question, choice: Choice) -> Way:
    move = _move_of(question, choice)
    return move.source, move.target


class ByHand:
    """The persons at the screen. `deeds` are their answers by kind of question, `inputs` their keys and clicks."""

    def __init__(self, session: Session, record: Record) -> None:
        from PySide6.QtWidgets import QWidget

        from ui.games.campaign.spells.book import SpellBook

        self.session, self.record = session, record
        self.window = QWidget()
        self.book = SpellBook(session, self.window, QWidget(self.window))
        self.deeds: Counter[str] = Counter()
        self.inputs: Counter[str] = Counter()

    def play(self) -> None:
        """Play the whole record."""
        while len(self.session.game.choices) < len(self.record) and self.session.question is not None:
            before = len(self.session.game.choices)
            self._answer()
            self._settle()
            if len(self.session.game.choices) == before:
                raise RuntimeError(f"the answer to {self.record[before]} was refused")
            self._check(before)

    def _settle(self) -> None:
        """Let the session give the answers that follow without a person."""
        from PySide6.QtCore import QCoreApplication

        count = -1
        while count != len(self.session.game.choices):
            count = len(self.session.game.choices)
            QCoreApplication.processEvents()

    def _check(self, since: int) -> None:
        for at, entry in enumerate(self.session.game.choices[since:], start=since):
            if entry.choice != self.record[at][2]:
                raise RuntimeError(f"{entry.choice} instead of {self.record[at]}, number {at}")

    def _answer(self) -> None:
        """Answer the question on the table as recorded, by the way that answers most at once."""
        at, question = len(self.session.game.choices), self.session.question
        kind, seat, choice = self.record[at]
        if kind == "spell" and choice != Picked("done") and self._cast(at):
            return
        if question is None or (question.kind, question.seat) != (kind, seat):
            raise RuntimeError(f"{question} instead of {self.record[at]}")
        if kind in MOVES and choice != Picked("done"):
            self._move(question, choice)
            return
        if isinstance(choice, Picked):
            then = self._then(at, question, choice.option)
            self._let_stand(at, question, choice.option)
            self.session.draft.answer(choice, then or {})
            if then is None:
                return  # a move of a later part of the phase ends this one
            self.deeds[kind] += 1
            # a click opens the place, and a click on its ladder marches; by keys: a digit, then U, J or K
            self.inputs[kind] += 2 if kind.startswith("march-") and then else 1
            return
        self.deeds[kind] += 1
        self.inputs[kind] += 1 + self._changes(question, choice)
        self.session.draft.answer(choice)

    def _cast(self, at: int) -> bool:
        """Fill the list of spells as recorded, and give it: a click for each spell, target and further casting."""
        from ui.games.campaign.spells.rehearsal import merged, rehearse

        self.book.show_question()
        wishes = self._wishes(at)
        position = self.session.game.position
        if rehearse(position, wishes).open >= 0:
            return False
        clicks = 1
        for number, wish in enumerate(lines := merged(wishes)):
            bare = changed(wish, target="", to="", buried=(), times=1)
            proposed = rehearse(position, [*lines[:number], bare])
            clicks += wish.times + bool(wish.to)
            clicks += proposed.open >= 0
            aimed = rehearse(position, [*lines[:number], changed(bare, target=wish.target, to=wish.to)])
            clicks += 2 * (bool(wish.buried) and aimed.wishes[-1].buried != wish.buried)
        self.book._change(wishes)
        self.deeds["spell"] += 1
        self.inputs["spell"] += clicks
        return self.book.take("done", {})

    def _wishes(self, at: int) -> list[Wish]:
        """Return the spells of a recorded casting, each by itself."""
        from ui.games.campaign.spells.rehearsal import Wish

        found: list[Wish] = []
        for kind, _, choice in self.record[at:]:
            if kind == "spell" and isinstance(choice, Picked) and choice.option != "done":
                found.append(Wish(choice.option))
            elif kind == "spell-target" and isinstance(choice, Picked):
                found[-1] = changed(found[-1], target=choice.option)
            elif kind == "spell-destination" and isinstance(choice, Picked):
                found[-1] = changed(found[-1], to=choice.option)
            elif kind == "spell-bury" and isinstance(choice, Chosen):
                found[-1] = changed(found[-1], buried=choice.dice)
            elif kind not in ("spell-price", "spell-pair"):
                break
        return found

    def _let_stand(self, at: int, question: Question, option: str) -> None:
        """Accept the offer of a standing answer, if it is the answer to the end."""
        standing = self.session.standing
        later = [choice for kind, seat, choice in self.record[at:] if (kind, seat) == (question.kind, question.seat)]
        if standing.offered(question) == option and all(choice == Picked(option) for choice in later):
            standing.set(question.seat, question.kind, option)

    def _then(self, at: int, question: Question, option: str) -> Mapping[str, str] | None:
        """Return the answers that follow with the same key: of those that come true the most; None for no key."""
        system, session = self.session.system, self.session
        ways = [system.following(question, option)]
        ways += [chain.then for chain in system.chains(session) if chain.option == option]
        ways += [then for pick, then in system.said_by_area(session.position, question).values() if pick == option]
        best = max(ways, key=lambda then: self._come_true(at, then))
        return best if self._come_true(at, best) >= 0 else None

    def _come_true(self, at: int, then: Mapping[str, str]) -> int:
        """Return how many of the recorded answers follow; -1 if an answer is not the recorded one."""
        kind, seat, _ = self.record[at]
        found = 0
        for kind, other, choice in self.record[at + 1 :]:
            if other != seat:
                continue
            if kind not in then:
                break
            if not then[kind].startswith("only") and choice != Picked(then[kind]):
                return -1
            found += 1
        return found

    def _move(self, question: Question, choice: Choice) -> None:
        """Move dice: all that go the same way together, a click for each and one for the place, an army by its chip."""
        at, moved = len(self.session.game.choices), 0
        way = _way(question, choice)
        dice: set[int] = set()
        while at + moved < len(self.record):
            kind, seat, choice = self.record[at + moved]
            now = self.session.question
            if now is None or (kind, seat) != (question.kind, question.seat) or choice == Picked("done"):
                break
            if (now.kind, _way(now, choice)) != (kind, way):
                break
            dice.update(_move_of(now, choice).dice)
            self.session.play(choice)
            moved += 1
        whole = {die for move, _ in question.moves() if move.source == way[0] for die in move.dice} == dice
        self.deeds[question.kind] += 1
        self.inputs[question.kind] += 1 if whole or len(dice) == 1 else len(dice) + 1

    def _changes(self, question: Question, choice: Choice) -> int:
        """Return the clicks that turn the answer as it is proposed into the recorded one."""
        draft = self.session.draft
        if isinstance(choice, Chosen):
            return len(set(choice.dice) ^ set(draft.selection))
        if isinstance(choice, Allotted) and isinstance(question.shape, Allocation):
            if question.kind == "recruits":
                return 1  # Fill
            now = draft.half_made()
            rows = now.amounts if isinstance(now, Allotted) else ()
            return sum(mine != wanted for mine, wanted in zip(rows, choice.amounts, strict=True))
        return 0


def _move_of(question: Question, choice: Choice) -> Any:
    assert isinstance(question.shape, Pick)
    assert isinstance(choice, Picked)
    return next(option for option in question.shape.options if option.id == choice.option).moves[0]


def by_hand(seed: int) -> tuple[Record, ByHand]:
    """Record a war and play it by hand."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ui.session.session import Session
    from ui.window.app import application

    application()
    game, record = recorded(seed)
    session = Session(game, [str(seat) for seat in range(SEATS)], ["person"] * SEATS)
    hands = ByHand(session, record)
    hands.play()
    return record, hands


def pace(rounds: int) -> list[Figure]:
    """Measure several wars, because single ones differ by some percent; one war is enough to see that it runs."""
    wars = [by_hand(seed) for seed in (SEEDS[:1] if rounds == 1 else SEEDS)]
    choices = sum(len(record) for record, _ in wars)
    deeds = sum(hands.deeds.total() for _, hands in wars)
    inputs = sum(hands.inputs.total() for _, hands in wars)
    note = f"{len(wars)} wars, {SEATS} players, {HEALTH} health each, Recruit's choices"
    return [
        Figure("choices of a war", choices / len(wars), "", note=note),
        Figure("of these by hand", 100 * deeds / choices, "percent", MOST_BY_HAND, note=f"{deeds} answers"),
        Figure("keys and clicks for each choice", inputs / choices, "", note=f"{inputs} in all"),
    ]
