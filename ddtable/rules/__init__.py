"""The rule systems, each a folder that reads like its rulebook. Importing this package makes all of them known."""

from __future__ import annotations

from ddtable.engine.system import RuleSystem, register


def _classic() -> RuleSystem:
    from ddtable.rules.classic.system import Classic

    return Classic()


register("classic", _classic)
