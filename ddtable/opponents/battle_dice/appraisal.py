"""The chance that a seat wins Battle Dice: a few measures of both armies, weighed by figures that were fitted.

The battle is carried on in averages: first what the dice that are rolled still bring this turn, then some turns of
average rolls. The measures compare the armies now, and as they would be then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import erfc, exp, log, sqrt

import msgspec
from msgspec import Struct

from ddtable.files.resources import resource
from ddtable.opponents.battle_dice.scene import ACTS, ROLLED_ON
from ddtable.rules.battle_dice.board import ARMY, Battle, BattlePosition, Side
from ddtable.rules.battle_dice.fighting import IS_UNIT
from ddtable.rules.battle_dice.kinds import CLASSES, PHASES, class_of, sides_of
from ddtable.rules.battle_dice.tables import Result, Tables
from ddtable.rules.battle_dice.worths import changed, worth_of
