"""The default and suggested answers in the classic game: the force's own plan, and harmless options."""

from __future__ import annotations

from ddtable.engine.game import Game
from ddtable.engine.questions import Pick, Question
from ddtable.rules.dragon_dice.board import holds
from ddtable.rules.dragon_dice.maneuver import KEEP, SKIP
from ddtable.rules.dragon_dice.steps import Promote
from ddtable.words.sentences import Table, Words
from ui.session.answer.hints import BACK

UNAWARES = ("spell", "spell-target", "spell-destination")
"""Questions whose answer spends points: an additional Return must not answer them."""

MOST_NAMED = 2


def default_option(game: Game, question: Question) -> str | None:
    """Return the option for Return if the first would be wrong; "" for none, None for the usual one."""
    if question.kind == "maneuver" and holds(game.position, question.seat, question.place):
        return SKIP  # a player rarely gives up a captured terrain
    if question.kind == "turn" and isinstance(question.shape, Pick):
        return next(option.id for option in question.shape.options if option.id != KEEP)  # the purpose of the maneuver
    if question.kind in UNAWARES and isinstance(question.shape, Pick):
        ids = [option.id for option in question.shape.options if option.id != BACK]
        return ids[0] if len(ids) == 1 else ""
    return None


def asks_once_more(words: Words, question: Question, option: str) -> str:
    """Return the warning that names the castable spells before a casting ends; "" for other answers."""
    if question.kind != "spell" or not isinstance(question.shape, Pick) or option != question.shape.done:
        return ""
    left = [one.id for one in question.shape.options if one.id != option]
    named = words.all_of(words.spell_name(spell) for spell in left[:MOST_NAMED])
    return words.say("ui-spell-left-over", count=len(left), spells=named) if left else ""


def noted(words: Words, table: Table) -> str:
    """Return the text for the promotions noted so far (C10.3)."""
    step = table.view.agenda[-1] if table.view.agenda else None
    if not isinstance(step, Promote) or not step.pairs:
        return ""
    pairs = [[words.dice((die,), table) for die in pair] for pair in step.pairs]
    return words.say("progress-promote", pairs=", ".join(f"{risen} ↑ {living}" for risen, living in pairs))
