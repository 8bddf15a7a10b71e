"""One army against another, exactly: the difference of two totals, and the damage of an attack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ddtable.dice.catalogue import of_the_dice
from ddtable.odds.exact import KEPT, TAIL, Chances, chance_of_at_least, mean, of_army
from ddtable.odds.expected import gives, shown
from ddtable.rules.dragon_dice.icons import use_of


class Difference(NamedTuple):
    """The distribution of one total minus another: `chances[n]` is the chance of `least` + n."""

    least: int
    chances: Chances

    @property
    def mean(self) -> float:
        """The average."""
        return self.least + mean(self.chances)

    def chance_above(self, bound: int) -> float:
        """Return the chance of more than `bound`."""
        return chance_of_at_least(self.chances, bound + 1 - self.least)


def difference(one: Chances, other: Chances) -> Difference:
    """Return the distribution of the first total minus the second."""
    return Difference(1 - len(other), _convolved(one, other[::-1]))


def damage(attackers: Iterable[str], defenders: Iterable[str]) -> Chances:
    """Return the chance of each damage of a melee attack: hits minus saves, with Smite not saved (C8.2, C14).

    Both armies roll without terrain effects. Raises CatalogueError for an unknown die.
    """
    return _damage(tuple(sorted(attackers)), tuple(sorted(defenders)))


@of_the_dice(most=KEPT)
def _damage(attackers: tuple[str, ...], defenders: tuple[str, ...]) -> Chances:
    smiting = [unit for unit in attackers if _smites(unit)]
    others = tuple(unit for unit in attackers if unit not in smiting)
    lead = difference(of_army(others, "melee", ("melee",)), of_army(defenders, "save_melee", ("save",)))
    by_smite: dict[int, list[float]] = {0: [1.0]}
    for unit in smiting:
        by_smite = _with(by_smite, unit)
    found = [0.0]
    for smite, melee in by_smite.items():
        through = Difference(lead.least, _convolved(lead.chances, melee))
        _add(found, _no_less_than_nothing(through), smite, 1.0)
    return tuple(found)


def _smites(type_id: str) -> bool:
    return any(gives(icon, count, "melee", "smite") for icon, count in shown(type_id))


def _with(by_smite: dict[int, list[float]], unit: str) -> dict[int, list[float]]:
    """Return the chances of melee by the amount of Smite, with one more die."""
    found: dict[int, list[float]] = {}
    for (hits, smite), share in _hits_and_smite(unit).items():
        for before, chances in by_smite.items():
            _add(found.setdefault(before + smite, []), chances, hits, share)
    return found


def _hits_and_smite(type_id: str) -> Counter[tuple[int, int]]:
    """Return the share of each pair (melee, Smite) that a die rolls, including all its rerolls."""
    stays: Counter[tuple[int, int]] = Counter()
    again: Counter[tuple[int, int]] = Counter()
    faces = shown(type_id)
    for icon, count in faces:
        pair = gives(icon, count, "melee", "melee"), gives(icon, count, "melee", "smite")
        (again if use_of(icon, "melee").again else stays)[pair] += 1 / len(faces)  # type: ignore[assignment]
    found, ahead = Counter(stays), stays
    while again and sum(ahead.values()) > TAIL:
        following: Counter[tuple[int, int]] = Counter()
        for (hits, smite), share in ahead.items():
            for (more, further), part in again.items():
                following[hits + more, smite + further] += share * part
        found.update(following)
        ahead = following
    return found


def _no_less_than_nothing(lead: Difference) -> Chances:
    """Return the chances of a difference with every negative result counted as 0."""
    nothing = max(0, 1 - lead.least)
    return (sum(lead.chances[:nothing]), *lead.chances[nothing:]) if nothing else (0.0,) * lead.least + lead.chances


def _convolved(one: Sequence[float], other: Sequence[float]) -> Chances:
    """Return the chances of the sum of two totals."""
    few, many = sorted((one, other), key=len)
    found: list[float] = []
    for total, share in enumerate(few):
        _add(found, many, total, share)
    return tuple(found)


def _add(found: list[float], chances: Sequence[float], total: int, share: float) -> None:
    """Add a share of some chances to `found`, each shifted by `total`."""
    found += [0.0] * (total + len(chances) - len(found))
    for at, chance in enumerate(chances, total):
        found[at] += chance * share
