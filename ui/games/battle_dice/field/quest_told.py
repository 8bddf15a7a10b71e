"""The effects of sending a party, shown before: who stays, what can be lost and won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.engine.questions import Subset
from ddtable.rules.battle_dice.board import ARMY
from ddtable.rules.battle_dice.kinds import is_unit

if TYPE_CHECKING:
    from ui.session.session import Session


def quest_words(session: Session) -> list[str]:
    """Return sentences about the party that is being chosen; [] unless a player at this screen chooses one."""
    question = session.question
    if question is None or question.kind != "quest" or not session.asks_person or session.seats.behind_curtain >= 0:
        return []
    if not isinstance(question.shape, Subset):
        return []
    say, dice = session.words.say, session.position.dice
    army = [number for number, die in enumerate(dice) if (die.owner, die.place) == (question.seat, ARMY)]
    units = [die for die in army if is_unit(dice[die].type)]
    going = [die for die in session.selection if is_unit(dice[die].type)]
    stay = len(units) - len(going)
    return [
        say("field-quest-stays", going=len(going), stay=stay),
        say("field-quest-risks"),
        say("field-quest-wins", going=len(going)),
        say("field-quest-home"),
    ]
