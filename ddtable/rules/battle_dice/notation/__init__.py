"""A short text form of a position of Battle Dice, for the clipboard, files, tests and bug reports.

    game battle_dice
    A army: general (6), 3 infantry, sword_1
    A party: 2 infantry
    A lost: archer
    B army: 6 mage, giant (17)
    B roster: dragon
    options quest_pace=by_turns
    turn 4 melee
    quest A party 2, roster 1, rounds 1, monsters dragon
    monsters warrior giant
    starts 6 6

A die without a number shows 1. `turn 4 begin` is before turn 4, `turn 4 roll` before its roll; a phase from `monster`
to `melee` is played with the numbers that the dice of the armies show; `turn 4 quest A` comes after the battle of the
armies. Missing lines have their default value: quests as the parties and rosters are, monsters as the dice are, as many
dice at the start as the smaller army has, its lost dice included. `tables`, `battle` and `agenda` are JSON after that
word.
"""

from __future__ import annotations

from ddtable.rules.battle_dice.notation.reading import read
from ddtable.rules.battle_dice.notation.writing import write
from ddtable.rules.text_form import NotationError

__all__ = ["NotationError", "read", "write"]
