"""A force in a game: the armies that its player formed, and how the game reads terrains."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from ddtable.engine.game import Game
from ddtable.forces.force import ARMY_NAMES, WRITTEN, Force
from ddtable.rules.dragon_dice.board import CAMPAIGN, FORCE, HOME, HORDE, ClassicPosition, units_at
from ddtable.rules.dragon_dice.editions import CLASSIC95, EDITIONS, Edition, EditionName, edition
from ddtable.rules.dragon_dice.events.set_up import Revealed

Made: TypeAlias = Literal["revealed", "secret", "unknown", "war"]


class BuiltForce(Force, frozen=True, kw_only=True):
    """A force that is built for an edition; a roster shows the sections and the spells of that edition."""

    edition: EditionName = CLASSIC95


def built_for(force: Force, name: str) -> Force:
    """Return a force with the edition of this name: unchanged for that of 1995, and for one of a later version."""
    named = next((known for known in EDITIONS if known == name and name != CLASSIC95), None)
    if named is None:
        return force
    fields: dict[str, Any] = {field: getattr(force, field) for field in Force.__struct_fields__}
    return BuiltForce(**fields, edition=named)


def edition_for(force: Force) -> EditionName:
    """Return the first edition that has all sections of a force; that of 1995 if none has."""
    held = {section for section in (*WRITTEN, *force.more) if force.dice_in(section)}
    return next((name for name in EDITIONS if held <= {row.name for row in edition(name).sections}), CLASSIC95)


def rules_for(force: Force) -> Edition:
    """Return the edition that a force is built for or played by."""
    return edition(force.edition if isinstance(force, BuiltForce) else CLASSIC95)


class PlayedForce(BuiltForce, frozen=True, kw_only=True):
    """A force in a game. `apart` are units that are not in an army yet, or not in a visible one.

    `made`: its armies are the revealed ones (SU5), those visible before the reveal, the planned ones if a save does
    not contain them, or those of the moment in a campaign. `faces`: how terrains are read (Q4).
    """

    made: Made
    faces: Literal["by_number", "printed"]
    apart: tuple[str, ...] = ()

    @property
    def units(self) -> tuple[str, ...]:
        """All units, with those in no army at the end."""
        return self.home + self.campaign + self.horde + self.apart + self._units_of_more()


def played_force(game: Game, seat: int, eye: int) -> PlayedForce:
    """Return the force of a seat as far as `eye` may know it: a seat, or -1 for none.

    Raises msgspec.ValidationError.
    """
    planned = msgspec.convert(game.set_up.forces[seat], Force)
    told = _as_revealed(game, seat) or _as_seen(game.rules.observe(game.position, eye), seat, planned)
    about: dict[str, Any] = {"id": planned.id, "name": planned.name, "dragons": planned.dragons, "note": planned.note}
    about["sections"] = planned.sections
    board = game.position.board
    return PlayedForce(**about, **told, faces=board.options.faces, edition=board.edition.name)


def _as_revealed(game: Game, seat: int) -> dict[str, Any]:
    """Return armies and terrains as they were revealed; empty if the game does not contain the reveal."""
    for step in range(len(game.history)):
        for event in game.history.events_at(step):
            if isinstance(event, Revealed) and event.seat == seat:
                armies = {HOME: event.home, CAMPAIGN: event.campaign, HORDE: event.horde}
                told = {name: _types(game.history[step].position, dice) for name, dice in armies.items()}
                return {**told, "home_terrain": event.home_terrain, "frontier": event.frontier, "made": "revealed"}
    return {}


def _as_seen(seen: ClassicPosition, seat: int, planned: Force) -> dict[str, Any]:
    """Return what is visible before the reveal; what was planned if the game continues from a later snapshot."""
    picks = seen.board.picks[seat]
    terrains = {"home_terrain": picks.home, "frontier": picks.frontier}
    if seen.board.revealed:
        plans: dict[str, Any] = {name: planned.army(name) for name in ARMY_NAMES}
        return {**terrains, **plans, "made": "unknown"}
    apart = _types(seen, units_at(seen, seat, FORCE))
    armies: dict[str, Any] = {name: _types(seen, units_at(seen, seat, name)) for name in ARMY_NAMES}
    return {**terrains, **armies, "apart": apart, "made": "secret"}


def _types(position: ClassicPosition, dice: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(position.dice[die].type for die in dice)
