"""A campaign in the window at its largest: 6 players, 16 terrains, some 900 dice: a step, and lit targets."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from benchmarks.figures import Figure
from benchmarks.stepping import _close, _opened, _painted
from ddtable.engine import kernel
from ddtable.engine.game import Game
from ddtable.engine.line import Line
from ddtable.engine.system import SetUp, system
from ddtable.rules.campaign.board import POOL, RECRUITING, CampaignBoard
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.board import FORCE, NOBODY, RESERVE
from ddtable.rules.dragon_dice.places import Land, Place, numbered, table_of
from ddtable.rules.dragon_dice.steps import EndTurn, March

if TYPE_CHECKING:
    from ddtable.engine.position import Die
    from ui.areas.hand import Hand
    from ui.session.session import Session

SEATS, TERRAINS, HEALTH = 6, 16, 360
MOST_STEP, MOST_LIT = 10.0, 16.0  # milliseconds
STEPS, LIGHTS = 40, 12
ARMIES = ("home", "horde", "campaign")  # where the items of a force are before its armies are formed
TURN: tuple[Any, ...] = (March(1), March(2), Reserves())


def crowded(seed: int, *steps: Any) -> Game:
    """Return a war in which every player has units at every terrain, in the turn of the first one."""
    rules = system("campaign")
    random = Random(seed)
    set_up = SetUp("campaign", seed, {}, tuple(rules.deal(HEALTH, random, {}) for _ in range(SEATS)), by_hand=True)
    game = Game(set_up)
    position = rules.begin(set_up)
    dice = _placed(position.dice, random)
    lands = tuple(Land(die) for die, one in enumerate(dice) if one.place.startswith("table/"))
    board: CampaignBoard = replace(
        position.board,
        lands=lands,
        places=_places(),
        revealed=True,
        seat=0,
        turn=1,
        turns=(1, *(0,) * (SEATS - 1)),
    )
    waiting = replace(position, dice=dice, board=board, agenda=(EndTurn(), *reversed(steps or TURN)))
    game._line = Line(rules, kernel.take_up_dice(rules, waiting, by_hand=False))
    return game


def _placed(dice: tuple[Die, ...], random: Random) -> tuple[Die, ...]:
    """Return the dice with units at all terrains and in reserve, items in the pool, all terrains on the table."""
    found, tables, units = [], 0, 0
    places = (*(numbered(at) for at in range(TERRAINS)), RESERVE)
    for die in dice:
        if die.place == POOL:
            found.append(replace(die, owner=NOBODY, place=table_of(tables), face=random.randrange(7)))
            tables += 1
        elif die.place == FORCE:
            found.append(replace(die, place=places[units % len(places)]))
            units += 1
        elif die.place in ARMIES:
            found.append(replace(die, place=RECRUITING))
        else:
            found.append(die)
    return tuple(found)


def _places() -> tuple[Place, ...]:
    """Return the homes around the frontier, and further terrains linked to one of them each."""
    links: list[set[int]] = [set() for _ in range(TERRAINS)]
    for at in range(TERRAINS):
        other = SEATS if at < SEATS else at - SEATS
        if at not in (SEATS, other):
            links[at].add(other)
            links[other].add(at)
    homes = (*range(SEATS), *(NOBODY,) * (TERRAINS - SEATS))
    return tuple(
        Place(numbered(at), at, homes[at], tuple(numbered(other) for other in sorted(links[at])))
        for at in range(TERRAINS)
    )


def wars(rounds: int) -> list[Figure]:
    """Measure a step of the window, and the lighting of targets with the painting."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    steps, paints, lights = [], [], []
    count = 0
    for seed in range(1, rounds + 1):
        with tempfile.TemporaryDirectory(prefix="ddtable-") as folder:
            game = crowded(seed)
            count = len(game.position.dice)
            window, session = _opened(Path(folder), game, SEATS)
            for step, paint in _steps(session, Random(seed)):
                steps.append(step)
                paints.append(paint)
            _close(window)
        with tempfile.TemporaryDirectory(prefix="ddtable-") as folder:
            window, session = _opened(Path(folder), crowded(seed, Reserves()), SEATS)
            lights += _lit(session, window.page.table.hand)  # type: ignore[union-attr]
            _close(window)
    note = f"{SEATS} seats, {TERRAINS} terrains, {count} dice; painting {1e3 * median(paints):.1f} ms more"
    return [
        Figure("a window step of the largest campaign", 1e3 * median(steps), "ms", MOST_STEP, note=note),
        Figure("its drop targets lit and painted", 1e3 * median(lights), "ms", MOST_LIT),
    ]


def _steps(session: Session, random: Random) -> list[tuple[float, float]]:
    """Return the seconds of some random choices: refreshing, then painting."""
    times = []
    for _ in range(STEPS):
        question = session.game.question
        if question is None:
            break
        choice = session.game.rules.sample(question, random)
        start = process_time()
        session.play(choice)
        played = process_time()
        _painted()
        times.append((played - start, process_time() - played))
    return times


def _lit(session: Session, hand: Hand) -> list[float]:
    """Return the seconds in which the targets of an army that is taken up are lit and painted."""
    if session.question is not None and session.question.kind == "reinforce":
        session.draft.pick("done")
    _painted()
    position, times = session.position, []
    armies = [dice for (place, seat), dice in position.by_area.items() if seat == 0 and place.startswith("terrain/")]
    for army in (armies * LIGHTS)[:LIGHTS]:
        able = [die for die in army if die in session.liftable()]
        start = process_time()
        hand.take(able)
        _painted()
        times.append(process_time() - start)
        hand.release(dropped=True)
        _painted()
    return times
