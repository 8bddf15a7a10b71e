"""Positions as text, in the notation of their rule system."""

from __future__ import annotations

from ddtable.engine.system import AnyPosition

SYSTEMS = ("classic", "campaign", "risk")


def position_in(system: str, text: str) -> AnyPosition:
    """Return the position in a text. Raises ValueError if it cannot be read or the system has no notation."""
    if system == "classic":
        from ddtable.rules.dragon_dice.notation import read

        return read(text)
    if system == "campaign":
        from ddtable.rules.campaign.notation import read as read_war

        return read_war(text)
    if system == "risk":
        from ddtable.rules.risk.notation import read as read_risk

        return read_risk(text)
    raise ValueError(f"positions of {system!r} have no notation.")


def text_of(position: AnyPosition) -> str:
    """Return a position as text. Raises ValueError if its rule system has no notation."""
    if position.system == "classic":
        from ddtable.rules.dragon_dice.notation import write

        return write(position)
    if position.system == "campaign":
        from ddtable.rules.campaign.notation import write as write_war

        return write_war(position)
    if position.system == "risk":
        from ddtable.rules.risk.notation import write as write_risk

        return write_risk(position)
    raise ValueError(f"positions of {position.system!r} have no notation.")
