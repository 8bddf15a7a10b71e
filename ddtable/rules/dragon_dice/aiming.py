"""Targets in an announcement: their strings, and the limits of an edition and a temple (M5, M10, M13, M18)."""

from __future__ import annotations

from ddtable.engine.position import area
from ddtable.engine.questions import Option
from ddtable.rules.dragon_dice.board import NOBODY, RESERVE, ClassicView, holds_eighth, land_at, table_at
from ddtable.rules.dragon_dice.effects import hidden
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import Cast


def army_target(seat: int, place: str) -> str:
    """Return the target string of an army in an announcement."""
    return f"army:{seat}:{place}"


def die_target(die: int) -> str:
    """Return the target string of a unit or a dragon in an announcement."""
    return f"die:{die}"


def read_army(target: str) -> tuple[int, str]:
    """Return the seat and the place in the target string of an army."""
    _, seat, place = target.split(":")
    return int(seat), place


def read_die(target: str) -> int:
    """Return the die id in the target string of a die."""
    return int(target.removeprefix("die:"))


def dead_target(seat: int) -> str:
    """Return the target string of a player's dead in an announcement."""
    return f"dead:{seat}"


def read_dead(target: str) -> int:
    """Return the seat in the target string of a player's dead."""
    return int(target.removeprefix("dead:"))


def immune(view: ClassicView, caster: int, spell: SpellType, seat: int, place: str) -> bool:
    """Return True if a temple blocks an opponent's black spell on an army, or Illusion any (C11.6, M18, C14.4)."""
    if caster == seat:
        return False
    black = spell.colour == "death" and holds_eighth(view, seat, place, "temple")
    return black or (spell.target != "terrain" and hidden(view, seat, place))


def kept_to_own(view: ClassicView, step: Cast) -> bool:
    """Return True if an army may cast only at its owner's armies, units and dead: a reserve army in 1996 (R96.7)."""
    return step.place == RESERVE and view.board.edition.reserve_targets == "own"


def target_clause(view: ClassicView, step: Cast) -> str:
    """Return the clause of the targets: any army anywhere, unless the edition limits them (M5, M10, M13)."""
    if kept_to_own(view, step):
        return "M10"
    return "M5" if view.board.edition.harm_own else "M13"


def forbidden(view: ClassicView, step: Cast, spell: SpellType, owner: int) -> bool:
    """Return True if an edition forbids this spell at the armies and units of a player (R96.7, R96.8)."""
    if owner == step.seat:
        return spell.harms and not view.board.edition.harm_own
    return kept_to_own(view, step)


def terrain_option(view: ClassicView, place: str, word: str) -> Option:
    """Return a terrain as an option: its area is that of its die, or itself if it is one of several places on a die."""
    if view.board.graph.ground(place) != place:
        return Option(place, word, {"place": place}, area=area(place, NOBODY))
    die = land_at(view, place).die
    return Option(place, word, {"place": place}, area=area(table_at(view, place), view.dice[die].owner))


def die_option(die: int) -> Option:
    """Return a unit or a dragon as the option of a target."""
    return Option(die_target(die), "spell-at-die", {"die": die}, die=die)
