"""The suggested answers: those of the player's own plan, else what Recruit would do."""

from __future__ import annotations

from random import Random, SystemRandom

from ddtable.engine.game import Game
from ddtable.engine.questions import Choice, Faces, Pick, Picked, Question, Remark
from ddtable.opponents.players import choose
from ui.games.contract import window_of

PREFERRED = ("all", "in-order", "keep")
"""Options without a cost that most players want."""
BACK = "back"


def default_option(game: Game, question: Question, for_person: bool) -> str:
    """Return the option of a Pick that Return picks: the player's plan, a preferred one, or the end of small moves.

    "" if no answer should be given by accident.
    """
    if not isinstance(question.shape, Pick):
        return ""
    system = window_of(game.set_up.system)
    planned = system.plan(game, question) if for_person else None
    if isinstance(planned, Picked) and question.refusal(planned) is None:
        return planned.option
    ids = [option.id for option in question.shape.options if option.id != BACK]
    own = system.default_option(game, question)
    preferred = [option for option in PREFERRED if option in ids]
    if preferred and own is None:
        return preferred[0]
    return own if own is not None else question.shape.done or ids[0]


def suggestion(game: Game, question: Question) -> tuple[Choice, Remark]:
    """Return a legal answer worth considering, with its reason."""
    planned = window_of(game.set_up.system).plan(game, question)
    if planned is not None and question.refusal(planned) is None:
        return planned, Remark(f"ui-advice-plan-{question.kind}")
    seen = game.rules.observe(game.position, question.seat)
    return choose(seen, question, Random(game.position.answered))


def thrown(shape: Faces) -> tuple[Choice, Remark]:
    """Return faces rolled by the program for a player without real dice, with the remark about it."""
    return shape.sample(SystemRandom()), Remark("ui-advice-thrown")
