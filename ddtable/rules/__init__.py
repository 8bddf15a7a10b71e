"""The rule systems, each a folder that reads like its rulebook. Importing this package makes all of them known."""

from __future__ import annotations

from ddtable.engine.system import RuleSystem, register


def _classic() -> RuleSystem:
    from ddtable.rules.classic.system import Classic

    return Classic()


def _battle_dice() -> RuleSystem:
    from ddtable.rules.battle_dice.system import BattleDice

    return BattleDice()


register("classic", _classic)
register("battle_dice", _battle_dice)
