"""Lasting effects by name: spells that last, and effects of special action icons (M15, C14.4)."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from ddtable.files.resources import resource
from ddtable.rules.dragon_dice.spells import Change, spells

Gives = Literal["", "halved", "hidden", "stuck", "stunned", "glared_at"]


class Lasting(Struct, frozen=True, forbid_unknown_fields=True):
    """The effect under one name: changes of an army's results, or a state of the army or of one die.

    `gives` "halved": every result of the army; "hidden": no missile or spell of an opponent may target it; "stuck": the
    die is not rolled and cannot leave its terrain; "stunned": not rolled with its army, free when it leaves;
    "glared_at": not rolled, until the die that glares is rolled alone, moves or dies. `repeats`: a second one adds to
    the first.
    """

    on: Literal["army", "die"]
    changes: tuple[Change, ...] = ()
    gives: Gives = ""
    repeats: bool = True


@cache
def of_icons() -> dict[str, Lasting]:
    """Return the lasting effects of special icons (C14.4)."""
    rows = tomllib.loads(resource("powers", "lasting.toml").read_text("utf-8"))
    return {name: msgspec.convert(row, Lasting) for name, row in rows.items()}


@cache
def changes_of() -> dict[str, tuple[Change, ...]]:
    """Return the changes of all lasting effects, of spells and of icons."""
    spell_changes = {key: spell.changes for key, spell in spells().items()}
    return spell_changes | {name: lasting.changes for name, lasting in of_icons().items()}


@cache
def gives_of() -> dict[str, str]:
    """Return for all lasting effects what they give besides numbers."""
    given: dict[str, str] = {key: spell.gives for key, spell in spells().items()}
    return given | {name: lasting.gives for name, lasting in of_icons().items()}
