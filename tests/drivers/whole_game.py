"""A short game between two persons, played on the window from its first question to its end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ddtable.engine.questions import Choice
from ddtable.opponents.dragon_dice.recruit import choose
from tests.drivers.hands_on import Hands

SEED = 47  # two forces of 24 health come to an end after a good fifty decisions
HEALTH = "24"
MOST_DECISIONS = 300
ASKED = {"assemble-home", "terrain-frontier", "march-first", "maneuver", "turn", "action", "casualties"}


def play_to_the_end(hands: Hands, answer: Callable[[Choice], object]) -> None:
    """Answer every question as Recruit would; each answer is one choice of the game, the one that was meant."""
    game = hands.session.game
    assert (game.set_up.seed, hands.session.kinds) == (SEED, ("person", "person"))
    asked = set()
    while (question := game.question) is not None:
        stood = len(game.choices)
        assert stood < MOST_DECISIONS
        asked.add(question.kind)
        seen = game.rules.observe(game.position, question.seat)
        choice, _ = choose(seen, question, Random(f"{SEED}/{stood}"))
        answer(choice)
        assert len(game.choices) == stood + 1, (question.kind, choice, hands.told)
        assert game.choices[-1].choice == choice
    assert asked >= ASKED
