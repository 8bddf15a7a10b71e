"""The rule systems, one folder each, in the order of its rulebook. Importing this package registers all of them."""

from __future__ import annotations

from ddtable.engine.system import RuleSystem, register


def _classic() -> RuleSystem:
    from ddtable.rules.dragon_dice.system import Classic

    return Classic()


def _battle_dice() -> RuleSystem:
    from ddtable.rules.battle_dice.system import BattleDice

    return BattleDice()


def _campaign() -> RuleSystem:
    from ddtable.rules.campaign.system import Campaign

    return Campaign()


def _risk() -> RuleSystem:
    from ddtable.rules.risk.system import Risk

    return Risk()


register("classic", _classic)
register("battle_dice", _battle_dice)
register("campaign", _campaign)
register("risk", _risk)
