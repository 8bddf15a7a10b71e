"""An attack of any kind, exactly: a skirmish, missiles, a charge."""

from __future__ import annotations

from typing import cast

from ddtable.engine.system import RuleSystem
from ddtable.odds.acted import acted
from ddtable.odds.acted_charges import acted_charge
from ddtable.odds.arrays import TooMany
from ddtable.odds.charges import charge, why_no_charge
from ddtable.odds.exchange import Attack, Blow, Exchange, exchange, why_not
from ddtable.odds.trying import Answers
from ddtable.rules.dragon_dice.board import ClassicPosition

KINDS = ("skirmish", "missile", "charge")


def attack_of(seat: int, place: str, option: str) -> Attack | None:
    """Return the attack that an answer to the question of an action begins; None if it begins none (C5.3)."""
    kind, _, rest = option.partition(":")
    if kind not in KINDS:
        return None
    target, _, there = rest.partition(":")
    return Attack(cast(Blow, kind), seat, place, int(target), there)


def attacked(
    rules: RuleSystem, view: ClassicPosition, attack: Attack, answers: Answers, *, deep: bool = True
) -> Exchange | None:
    """Return what an attack does, with the answers of the players in the middle of it; None if it has no exact chances.

    `why_not` and `why_no_charge` name the cause, unless it is an icon that acts. Without `deep` these are not followed:
    that can take a tenth of a second.
    """
    charging = attack.kind == "charge"
    try:
        if (why_no_charge if charging else why_not)(view, attack):
            if not deep:
                return None
            return (acted_charge if charging else acted)(rules, view, attack, answers)
        return (charge if charging else exchange)(view, attack)
    except TooMany:
        return None
