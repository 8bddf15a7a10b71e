"""Scenes of the guided war and the guided turn of Risk: cards, each over the table at the moment that it explains."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.engine.game import Game
    from ddtable.engine.questions import Choice, Question
    from ui.window.main_window import MainWindow

WAR = "campaign"
MOST_ANSWERS = 400
SHOWN = ("welcome", "advance", "expansion", "great_spell", "recruits", "war")
SHOWN_OF_RISK = (
    "dice",
    "rest",
    "deploy",
    "march",
    "turn",
    "attack",
    "garrison",
    "move_in",
    "free_move",
    "sets",
    "oppose",
)
"""The cards that are scenes of the gallery; the page of each stands for those of the same kind."""

Scene = Callable[["MainWindow"], "QWidget | None"]


def game_at(name: str, card: str, seed: int | None = None) -> Game:
    """Return a guided battle at the moment at which a card is shown, if its cards are followed.

    With a seed of its own it is another game, in which opponents attack the newcomer by skirmish when they can.
    """
    from ddtable.guides.course import begin, opponent_answer
    from ddtable.guides.following import Following
    from ddtable.guides.guide import NEWCOMER, guide

    found = guide(name)
    game, random = begin(found, seed), Random(seed)
    following = Following(found, game)
    for _ in range(MOST_ANSWERS):
        question = game.question
        if question is None or (question.seat == NEWCOMER and card in [step.id for step in following.cards]):
            return game
        mine = question.seat == NEWCOMER
        if mine:
            game.play((following.advice(question) or (opponent_answer(game, question),))[0])
        else:
            game.play(_attack(game, question, random) if seed is not None else opponent_answer(game, question))
    raise ValueError(f"no card {card!r} comes up")


def _attack(game: Game, question: Question, random: Random) -> Choice:
    """Return the answer that attacks the newcomer by skirmish, or leads there; else that of the computer player."""
    from ddtable.engine.questions import Pick, Picked
    from ddtable.guides.course import opponent_answer
    from ddtable.guides.guide import NEWCOMER

    position = game.position
    options = [option.id for option in question.shape.options] if isinstance(question.shape, Pick) else []
    marches = [option for option in options if option.startswith("land/")]
    attacks = [
        option
        for option in options
        if option.startswith("skirmish") and position.at(option.rpartition(":")[2], NEWCOMER)
    ]
    if found := attacks or marches:
        return Picked(random.choice(found))
    return opponent_answer(game, question)


def at_card(window: MainWindow, card: str, name: str = WAR, seed: int | None = None) -> None:
    """Show a guided battle with one of its cards; nobody plays the other seat, so that it stays there."""
    from ddtable.guides.guide import guide
    from ui.session.session import Session

    session = Session(game_at(name, card, seed), guide(name).players, ["person"] * len(guide(name).players))
    session.guard.guide = name
    window.show_game(session)
    session.seats.curtain = False
    session.start()
    if window.page is not None:
        guiding = window.page.guiding
        guiding.follow()
        for number, step in enumerate(guiding.cards):
            if step.id == card:
                guiding.turn(number)


GUIDED: dict[str, Scene] = {
    **{f"guided-war-{card}": partial(at_card, card=card) for card in SHOWN},
    **{f"guided-risk-{card}": partial(at_card, card=card, name="risk") for card in SHOWN_OF_RISK},
    "guided-risk-strike_back": partial(at_card, card="strike_back", name="risk", seed=3),
}
