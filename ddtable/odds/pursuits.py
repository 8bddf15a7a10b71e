"""The positions in which an army may pursue the one that it has routed, exactly (C9.1, C9.4, C9.5)."""

from __future__ import annotations

from msgspec.structs import replace

from ddtable.odds.arrays import TooMany
from ddtable.odds.charges import charge_routed, why_no_charge
from ddtable.odds.exchange import LEAST, Attack, routed, why_not, without
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.dragon_dice.steps import Pursue

MOST = 60  # positions: each is followed by an attack of its own


def pursuits(view: ClassicPosition, attack: Attack) -> list[tuple[float, ClassicPosition]]:
    """Return the positions in which the attacker may pursue, each with its chance.

    Those with a chance below 1e-11 are left out. Raises TooMany, also if icons act in the attack.
    """
    charging = attack.kind == "charge"
    if (why_no_charge if charging else why_not)(view, attack):
        raise TooMany
    found = (charge_routed if charging else routed)(view, attack)
    pairs = [(share, dead, gone) for (dead, gone), share in found.items() if share > LEAST]
    if len(pairs) > MOST:
        raise TooMany
    agenda = (*view.agenda[:-1], Pursue(attack.seat, attack.place, attack.target))
    return [(share, replace(without(view, (*dead, *gone)), agenda=agenda)) for share, dead, gone in pairs]
