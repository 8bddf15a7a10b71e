"""Clauses and keys of events that icons, spells and powers cause."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ddtable.rules.dragon_dice.editions import acting_icons, later_icons

OF_POWERS = ("feralization", "mutate", "stepped_damage")


def or_icon(clauses: Mapping[str, str]) -> Callable[[Any], str]:
    """Return the function for a clause by the cause: these, or that of icons of later sets (C14.4)."""
    return lambda event: clauses.get(event.cause, "C14.4" if event.cause in later_icons() else "")


def by_icon(tag: str, *causes: str) -> Callable[[Any], str]:
    """Return the function for the key of an event that icons, and these causes, tell in their own words."""
    return lambda event: (
        f"{tag}-icon" if event.cause in acting_icons() else f"{tag}-{event.cause}" if event.cause in causes else ""
    )


def by_power(tag: str) -> Callable[[Any], str]:
    """Return the function for the key of an event that icons and racial powers tell in their own words."""
    return lambda event: f"{tag}-by" if event.cause in acting_icons() or event.cause in OF_POWERS else ""
