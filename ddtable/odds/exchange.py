"""An attack, exactly: who dies on both sides, who routs, and what the army that is struck back loses (C7.3, C8.2).

Exact means: every roll is counted, and both owners give up the dice that cost them least. What a player may decide in
the middle of it (Cantrips, Bullseye, Flashfire, icons that act) has no exact chances: `why_not` tells, and
`ddtable/opponents/trying.py` plays such attacks many times.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple, TypeAlias, cast

from msgspec.structs import replace

from ddtable.odds.casualties import given_up
from ddtable.odds.convolving import differences
from ddtable.odds.expected import shown
from ddtable.odds.of_recipe import of_army
from ddtable.odds.rout_risk import Saved, save_roll
from ddtable.rules.dragon_dice.board import DEAD, ClassicPosition, health, units_at
from ddtable.rules.dragon_dice.casualties import has_a_say
from ddtable.rules.dragon_dice.effects import given, paralysed, spell_saves
from ddtable.rules.dragon_dice.held import family_of
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolling import army_roll
from ddtable.rules.dragon_dice.rolls import fog
from ddtable.rules.dragon_dice.steps import Loss, Strike

Blow: TypeAlias = Literal["missile", "skirmish", "strike_back", "charge"]
_Struck: TypeAlias = Literal["missile", "skirmish", "strike_back"]
Dice: TypeAlias = tuple[int, ...]
_Shares: TypeAlias = dict[Dice, float]
LEAST = 1e-11
UNASKED = ("save", "save_melee")
DYING = "dying"
"""The cause that units may roll or be replaced when they die."""
IN_THE_SUM = ("", "trumpet")
"""Hooks of icons that act in no other way than by the arithmetic of their roll."""


class Attack(NamedTuple):
    """One army attacks another. The places differ only for missiles."""

    kind: Blow
    seat: int
    place: str
    target: int
    target_place: str


class Exchange(NamedTuple):
    """The results of an attack: the chance of each set of dead dice of both armies, and of a rout of each (C9.1)."""

    target: dict[Dice, float]
    attacker: dict[Dice, float]
    routs: float = 0.0
    attacker_routs: float = 0.0


class _First(NamedTuple):
    """The results of the first blow: the dead of the target, those whom damage that is thrown back kills, a rout."""

    dead: Dice
    thrown: Dice
    routs: bool


def exchange(view: ClassicPosition, attack: Attack) -> Exchange:
    """Return what an attack does, with the strike back that always follows a skirmish (C8.2).

    An army strikes back unless it is wiped out, routs or is paralysed. Only for attacks without `why_not`. What has a
    chance below 1e-11 is left out.
    """
    done, striking, routs = _after_first(view, attack)
    target: _Shares = {}
    attacker: _Shares = {}
    for (dead, thrown), share in done.items():
        _add(target, dead, share)
        _add(attacker, thrown, share)
    attacker_routs = 0.0
    for thrown, survivors in striking.items():
        back = strike_back(without(view, thrown), attack, survivors)
        attacker_routs += back.attacker_routs
        for dead, share in back.target.items():
            _add(target, dead, share)
        for dead, share in back.attacker.items():
            _add(attacker, (*thrown, *dead), share)
    return Exchange(target, attacker, routs, attacker_routs)


def both_dead(view: ClassicPosition, attack: Attack) -> dict[tuple[Dice, Dice], float]:
    """Return the chance of each pair of dead dice, first those of the target; as `exchange`, but slower."""
    found, striking, _routs = _after_first(view, attack)
    for thrown, survivors in striking.items():
        for (dead, lost), share in _each_strike_back(without(view, thrown), attack, survivors).items():
            key = dead, (*thrown, *lost)
            found[key] = found.get(key, 0.0) + share
    return found


def routed(view: ClassicPosition, attack: Attack) -> dict[tuple[Dice, Dice], float]:
    """Return the chance of each pair of dead with which the army that is attacked routs (C9.1)."""
    found: dict[tuple[Dice, Dice], float] = {}
    for first, share in _first_blow(view, attack).items():
        if first.routs:
            found[first.dead, first.thrown] = share
    return found


def _after_first(
    view: ClassicPosition, attack: Attack
) -> tuple[dict[tuple[Dice, Dice], float], dict[Dice, _Shares], float]:
    """Return the dead of both where no strike back follows, the others by those thrown back at, and a rout."""
    alive = {attack.target: units_at(view, attack.target, attack.target_place)}
    alive[attack.seat] = units_at(view, attack.seat, attack.place)
    silent = attack.kind != "skirmish" or paralysed(view, attack.target, attack.target_place)
    done: dict[tuple[Dice, Dice], float] = {}
    striking: dict[Dice, _Shares] = {}
    routs = 0.0
    for first, share in _first_blow(view, attack).items():
        routs += share * first.routs
        over = len(first.dead) == len(alive[attack.target]) or len(first.thrown) == len(alive[attack.seat])
        if first.routs or over or silent:
            key = first.dead, first.thrown
            done[key] = done.get(key, 0.0) + share
        else:
            _add(striking.setdefault(first.thrown, {}), first.dead, share)
    return done, striking, routs


def _first_blow(view: ClassicPosition, attack: Attack) -> dict[_First, float]:
    """Return the chance of all that one attack does, without what follows (C6.1, C7.3, C8.2, C8.5)."""
    _kind, _seat, place, target, there = attack
    hits, saves = _hits(view, attack), _saves(view, attack)
    losses, alive, far = given_up(view, target, there), len(units_at(view, target, there)), place != there
    back = thrown_back(view, attack, saves)
    found: dict[_First, float] = {}
    for (damage, saved), share in damage_of(hits, saves).items():
        dead = losses[min(damage, len(losses) - 1)]
        first = _First(dead, back[saved.thrown_back], saved.routs and not far and len(dead) < alive)
        found[first] = found.get(first, 0.0) + share
    return found


def strike_back(view: ClassicPosition, attack: Attack, survivors: Mapping[Dice, float]) -> Exchange:
    """Return what the strike back of a skirmish does, with the chance of each set of dead that leaves survivors.

    The saves of the attacker do not depend on the survivors. So the hits of all possible survivors are one
    distribution, which is compared with the saves once.
    """
    back = Attack("strike_back", attack.target, attack.target_place, attack.seat, attack.place)
    view = _in_attack(view, back)
    saves = _saves(view, back)
    losses, alive = given_up(view, attack.seat, attack.place), len(units_at(view, attack.seat, attack.place))
    hits: dict[tuple[int, int], float] = {}
    for dead, share in survivors.items():
        if share > LEAST:
            for totals, chance in _hits(without(view, dead), back).items():
                hits[totals] = hits.get(totals, 0.0) + share * chance
    attacker: _Shares = {}
    routs = 0.0
    for (damage, saved), share in damage_of(hits, saves).items():
        lost = losses[min(damage, len(losses) - 1)]
        _add(attacker, lost, share)
        routs += share * (saved.routs and len(lost) < alive)
    return Exchange(_all_thrown_back(view, back, survivors, saves), attacker, attacker_routs=routs)


def _each_strike_back(
    view: ClassicPosition, attack: Attack, survivors: Mapping[Dice, float]
) -> dict[tuple[Dice, Dice], float]:
    """Return the dead of both sides together after the strike back of all possible survivors."""
    back = Attack("strike_back", attack.target, attack.target_place, attack.seat, attack.place)
    view = _in_attack(view, back)
    saves, losses = _saves(view, back), given_up(view, attack.seat, attack.place)
    found: dict[tuple[Dice, Dice], float] = {}
    for dead, share in survivors.items():
        left = without(view, dead)
        thrown = thrown_back(left, back, saves)
        for (damage, saved), chance in damage_of(_hits(left, back), saves).items():
            key = (*dead, *thrown[saved.thrown_back]), losses[min(damage, len(losses) - 1)]
            found[key] = found.get(key, 0.0) + share * chance
    return found


def _all_thrown_back(
    view: ClassicPosition, back: Attack, survivors: Mapping[Dice, float], saves: Mapping[Saved, float]
) -> _Shares:
    """Return the chance of each set of dead of the army that strikes back, with what is thrown back at it (C8.5)."""
    thrown: dict[int, float] = {}
    for saved, share in saves.items():
        thrown[saved.thrown_back] = thrown.get(saved.thrown_back, 0.0) + share
    found: _Shares = {}
    for dead, share in survivors.items():
        lost = thrown_back(without(view, dead), back, saves)
        for damage, chance in thrown.items():
            _add(found, (*dead, *lost[damage]), share * chance)
    return found


def thrown_back(view: ClassicPosition, attack: Attack, saves: Iterable[Saved]) -> dict[int, Dice]:
    """Return the dice of the attacker that die of each damage that is thrown back, less what a spell saves."""
    amounts = {saved.thrown_back for saved in saves}
    held = spell_saves(view, attack.seat, attack.place)
    losses = given_up(view, attack.seat, attack.place) if max(amounts) > held else [()]
    return {amount: losses[min(max(0, amount - held), len(losses) - 1)] for amount in amounts}


def _hits(view: ClassicPosition, attack: Attack) -> dict[tuple[int, int], float]:
    """Return the chance of each number of hits and of smites of an attack."""
    kind = kinds(attack)[0]
    view = _in_attack(view, attack)
    dice = army_roll(view, attack.seat, attack.place, kind).dice
    wall = fog(view, attack.target, attack.target_place) if kind == "missile" else ()
    hits = of_army(view, attack.seat, kind, attack.place, dice, (kind, "smite"), wall)
    return {(hit, smite): share for (hit, smite), share in hits.items()}


def _saves(view: ClassicPosition, attack: Attack) -> dict[Saved, float]:
    """Return the chance of each save roll against an attack."""
    kind, view = kinds(attack)[1], _in_attack(view, attack)
    dice = army_roll(view, attack.target, attack.target_place, kind).dice
    return save_roll(view, attack.target, attack.target_place, dice, kind)


def _in_attack(view: ClassicPosition, attack: Attack) -> ClassicPosition:
    """Return the position while an attack is resolved."""
    strike = Strike(cast(_Struck, attack.kind), *attack[1:])
    return view if view.agenda and view.agenda[-1] == strike else replace(view, agenda=(*view.agenda, strike))


def damage_of(hits: Mapping[tuple[int, int], float], saves: Mapping[Saved, float]) -> dict[tuple[int, Saved], float]:
    """Return the chance of each damage with what else the save roll does: hits less saves, and Smite (C8.2)."""
    by_rest: dict[Saved, dict[int, float]] = {}
    for saved, share in saves.items():
        by_rest.setdefault(saved._replace(save=0), {})[saved.save] = share
    found: dict[tuple[int, Saved], float] = {}
    for rest, saves_alone in by_rest.items():
        for (lead, smite), share in differences(hits, saves_alone).items():
            key = (max(0, lead) + smite, rest)
            found[key] = found.get(key, 0.0) + share
    return found


def _add(shares: _Shares, dice: Dice, share: float) -> None:
    shares[dice] = shares.get(dice, 0.0) + share


def without(view: ClassicPosition, dead: Dice) -> ClassicPosition:
    """Return the position after some dice have died."""
    if not dead:
        return view
    dice = list(view.dice)
    for die in dead:
        dice[die] = replace(dice[die], place=DEAD)
    return replace(view, dice=tuple(dice))


def kinds(attack: Attack) -> tuple[Kind, Kind]:
    """Return the kinds of the two rolls of an attack (C7.3, C8.2)."""
    return ("missile", "save") if attack.kind == "missile" else ("melee", "save_melee")


def why_not(view: ClassicPosition, attack: Attack) -> str:
    """Return what makes exact chances impossible: an icon, or the cause; "" if they are possible."""
    sides = [(attack.seat, attack.place, attack.target, attack.target_place, kinds(attack))]
    if attack.kind == "skirmish":
        sides.append((attack.target, attack.target_place, attack.seat, attack.place, kinds(attack)))
    for seat, place, other, there, (attacking, saving) in sides:
        for who, where, kind in ((seat, place, attacking), (other, there, saving)):
            if found := asked_in(view, who, where, kind):
                return found
    return ""


def asked_in(view: ClassicPosition, seat: int, place: str, kind: Kind) -> str:
    """Return what an owner may decide, or what acts, in or after a roll of an army; "" if nothing."""
    return uncounted_in(view, seat, place, kind) or acts_in(view, seat, place, kind)


def uncounted_in(view: ClassicPosition, seat: int, place: str, kind: Kind) -> str:
    """Return what else than icons that act makes exact chances of a roll impossible; "" if nothing."""
    dice, icons = army_roll(view, seat, place, kind).dice, view.board.edition.icons
    if any(family_of(view.dice[die].type) != "units" for die in dice):
        return "held"
    if view.board.effects and (given(view, seat, place, "roll_again") or given(view, seat, place, "open_grave")):
        return "spell"
    if kind in UNASKED:
        for die in dice:
            if found := next((icon for icon, _ in shown(view.dice[die].type) if icons.use_of(icon, kind).again), ""):
                return found
    everybody = Loss(seat, place, units_at(view, seat, place), health(view, units_at(view, seat, place)))
    return DYING if has_a_say(view, everybody) else ""


def acts_in(view: ClassicPosition, seat: int, place: str, kind: Kind) -> str:
    """Return an icon that may act in a roll of an army; "" if there is none."""
    icons = view.board.edition.icons
    for die in army_roll(view, seat, place, kind).dice:
        for icon, _ in shown(view.dice[die].type):
            if icons.use_of(icon, kind).hook not in IN_THE_SUM:
                return icon
    return ""
