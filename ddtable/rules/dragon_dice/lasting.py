"""Lasting effects of special action icons, by name, told as those of spells are (C14.4)."""

from __future__ import annotations

import tomllib
from typing import Literal

import msgspec
from msgspec import Struct

from ddtable.files.resources import resource
from ddtable.rules.dragon_dice.spells import Change

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


def read_lasting() -> dict[str, Lasting]:
    """Return the lasting effects of special icons (C14.4)."""
    rows = tomllib.loads(resource("powers", "lasting.toml").read_text("utf-8"))
    return {name: msgspec.convert(row, Lasting) for name, row in rows.items()}
