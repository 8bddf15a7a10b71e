"""The classic rule system: its chapters with their rows, and the methods for the kernel and the window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from ddtable.dice.catalogue import catalogue, sides_of
from ddtable.dice.playable import allowed_for
from ddtable.engine.chance import Chance
from ddtable.engine.draft import AnyDraft
from ddtable.engine.position import Die, Position, Result, Roll
from ddtable.engine.questions import Choice, Question
from ddtable.engine.refusal import Refusal
from ddtable.engine.rows import ByRows, Rows
from ddtable.engine.system import AnyPosition, AnyView, Area, OptionSpec, Phase, SetUp, fixed_options
from ddtable.forces.deal import deal_force
from ddtable.rules.dragon_dice import (
    action,
    alone,
    casting,
    charge,
    control,
    dispel,
    dragon_fights,
    dragons,
    dying,
    eighth_face,
    growth,
    icon_armies,
    icon_moves,
    icon_saves,
    icon_targets,
    icon_work,
    impossible,
    magic,
    maneuver,
    melee,
    negation,
    promotion,
    reserves,
    rolling,
    rout,
    secrets,
    set_up,
    soundness,
    species_phase,
    spell_work,
    starting,
    strike,
    turn,
)
from ddtable.rules.dragon_dice.board import (
    BURIED,
    CAMPAIGN,
    DEAD,
    FORCE,
    HOME,
    HORDE,
    NOBODY,
    PROPOSAL,
    RESERVE,
    Board,
    ClassicPosition,
    ClassicView,
    Options,
    Picks,
    edition_of,
    lair_places,
    options_from,
    terrain_places,
)
from ddtable.rules.dragon_dice.editions import PRINTINGS, Edition, edition
from ddtable.rules.dragon_dice.events import EVENTS
from ddtable.rules.dragon_dice.forces import read_forces, refuse_forces
from ddtable.rules.dragon_dice.steps import Rolling
from ddtable.texts.trouble import trouble

SIZES = (24, 36, 50)

# The chapters in the order of the rulebook; a variant extends them by its own rows.
CHAPTERS = Rows(
    set_up.ROWS,
    turn.ROWS,
    maneuver.ROWS,
    action.ROWS,
    rolling.ROWS,
    strike.ROWS,
    melee.ROWS,
    charge.ROWS,
    alone.ROWS,
    rout.ROWS,
    dying.ROWS,
    promotion.ROWS,
    eighth_face.ROWS,
    reserves.ROWS,
    species_phase.ROWS,
    growth.ROWS,
    icon_work.ROWS,
    icon_targets.ROWS,
    icon_armies.ROWS,
    icon_saves.ROWS,
    icon_moves.ROWS,
    magic.ROWS,
    negation.ROWS,
    casting.ROWS,
    dispel.ROWS,
    spell_work.ROWS,
    dragons.ROWS,
    dragon_fights.ROWS,
)


class Classic(ByRows):
    """The 1995 game as a rule system; see `ddtable.engine.system.RuleSystem` for the methods.

    A variant inherits from it and replaces the differences: rows of its chapters by `rows`, new events by `events`.
    """

    name = "classic"
    version = 3
    players = edition().players
    rows = CHAPTERS
    board_type: Any = Board
    events = EVENTS
    roll_clause = "C6.1"
    end_clause = "C2.1"
    sizes: tuple[int, ...] = SIZES

    def players_with(self, options: Mapping[str, bool | int | str]) -> tuple[int, int]:
        """Return the fewest and the most players of the edition that the options name (SU1)."""
        return edition_of(self.options(options)).players

    def deal(self, size: int, random: Random, options: Mapping[str, bool | int | str]) -> Mapping[str, Any]:
        """Return a random force of this health; which species may play is an option (H44)."""
        wanted = options_from(options)
        per_dragon = edition_of(wanted).health_per_dragon
        dealt = deal_force(catalogue(), size, random, None, wanted.species, per_dragon)
        force: Mapping[str, Any] = msgspec.to_builtins(dealt)
        return force

    def option_specs(self) -> tuple[OptionSpec, ...]:
        """Return the house options that this version supports."""
        return (
            OptionSpec("edition", PRINTINGS, "H97", fixes={name: edition(name).fixed for name in PRINTINGS}),
            OptionSpec("faces", ("by_number", "printed"), "Q4", real_dice="printed"),
            OptionSpec("half_cap", (False, True), "Q1"),
            OptionSpec("must_turn", (False, True), "Q3"),
            OptionSpec("one_terrain", (False, True), "Q91"),
            OptionSpec("four_times", (False, True), "Q5"),
            OptionSpec("bullseye_again", (False, True), "Q19"),
            OptionSpec("path_anywhere", (False, True), "Q95"),
            OptionSpec("species", ("starters", "all"), "H44"),
        )

    def refuse_set_up(self, game: SetUp) -> str | None:
        """Return the reason why a game cannot begin: unknown options, or forces that cannot play each other (SU1)."""
        if refused := self.refuse_options(game):
            return refused
        forces = read_forces(game.forces)
        return forces if isinstance(forces, str) else refuse_forces(forces, self.options(game.options))

    def refuse_options(self, game: SetUp) -> str | None:
        """Return the reason why the options or the seed of a game are wrong, or None."""
        try:
            options = self.options(game.options)
        except msgspec.ValidationError as error:
            return trouble("set-up-options-unread", why=str(error))
        for spec in self.option_specs():
            if (value := game.options.get(spec.name, spec.values[0])) not in spec.values:
                return trouble("set-up-options-unread", why=f"{spec.name} = {value}")
        unknown = set(game.options) - {spec.name for spec in self.option_specs()}
        if unknown:
            return trouble("set-up-option-unknown", name=sorted(unknown)[0])
        for name, value in fixed_options(self.option_specs(), game.options).items():
            if game.options.get(name, value) != value:
                return trouble("set-up-option-fixed", name=name, value=str(value), edition=edition_of(options).name)
        if not 0 <= game.seed < 1 << 63:
            return trouble("set-up-seed")
        return None

    def refuse_start(self, game: SetUp, position: AnyPosition) -> str | None:
        """Return the reason why a game cannot start from a position: other options, or forces that cannot be read."""
        if refused := self.refuse_options(game):
            return refused
        forces = read_forces(game.forces)
        if isinstance(forces, str):
            return forces
        if self.options(game.options) != position.board.options:
            return trouble("start-options")
        if refused := self.first_impossible(position):
            return refused
        if position.board.options.species == "starters" and not starting.is_of_starters(position.dice):
            return trouble("start-races", clause="H44")
        return None

    def first_impossible(self, position: AnyPosition) -> str | None:
        """Return a sentence for the first thing that is impossible in a position of a turn; a variant has its own."""
        if self.name != Classic.name or not position.board.turn:
            return None
        return next((found.said for found in impossible.impossible(position)), None)

    def set_up_at(self, position: AnyPosition) -> SetUp:
        """Return the set-up of a game that starts from a position."""
        return starting.set_up_at(position, self.option_specs())

    def options(self, values: Mapping[str, bool | int | str]) -> Options:
        """Return the options of a set-up. Raises msgspec.ValidationError for an unknown value."""
        return options_from(values)

    def renewed(self, set_up: SetUp, version: int) -> SetUp:  # noqa: ARG002
        """Set the option for all species if a force has dragons of after 1995; older rules allowed them (C0.8, H91)."""
        dragons = [dragon for force in set_up.forces for dragon in force.get("dragons", ())]
        if allowed_for(catalogue(), dragons) == "starters":
            return set_up
        return msgspec.structs.replace(set_up, options={**set_up.options, "species": "all"})

    def begin(self, game: SetUp) -> ClassicPosition:
        """Return the position before any choice; dragons are in their owners' dead unit areas (SU3)."""
        forces = read_forces(game.forces)
        if isinstance(forces, str):
            raise ValueError(forces)
        dice = [
            Die(kind, seat, place)
            for seat, force in enumerate(forces)
            for place, kinds in ((FORCE, force.units), (DEAD, force.dragons))
            for kind in kinds
        ]
        seats = len(forces)
        options = self.options(game.options)
        board = Board(options, forces[0].health, tuple(range(seats)), picks=(Picks(),) * seats)
        chance = Chance(game.seed, 0, game.by_hand)
        return Position(self.name, seats, tuple(dice), board, set_up.first_steps(seats), chance)

    def why_not(self, view: AnyView, question: Question, dice: Sequence[int], area: str, onto: int) -> Refusal | None:  # noqa: ARG002
        """Return None: the hint of a question explains what it does not offer."""
        return None

    def end(self, draft: AnyDraft, result: Result) -> None:
        """End the game by resignation or agreement."""
        control.end(draft, result.winners, result.reason)

    def clause(self, view: AnyView, clause: str) -> str:
        """Return the clause of the game's edition in the place of one of 1995."""
        edition: Edition = view.board.edition
        return edition.clauses.get(clause, clause)

    def sides(self, die_type: str) -> int:
        """Return the number of faces of a die."""
        return sides_of(die_type)

    def areas(self, view: AnyView) -> tuple[Area, ...]:
        """Return every area: a seat's army and dragons at each terrain, its reserve, dead and buried units (C12.4)."""
        board_view: ClassicView = view
        found = [
            Area(f"{place}@{seat}", "army", seat, place)
            for place in terrain_places(board_view)
            for seat in range(view.seats)
        ]
        found += [
            Area(f"{place}@{seat}", "dragons", seat, place)
            for place in lair_places(board_view)
            for seat in range(view.seats)
        ]
        kinds = (RESERVE, DEAD, BURIED) if view.board.turn else (FORCE, HOME, CAMPAIGN, HORDE, DEAD)
        found += [Area(f"{kind}@{seat}", kind, seat, kind) for seat in range(view.seats) for kind in kinds]
        if view.board.revealed and len(view.board.lands) == view.seats:
            found += [Area(f"{PROPOSAL}@{seat}", PROPOSAL, seat, PROPOSAL) for seat in range(view.seats)]
            found.append(Area(f"frontier@{NOBODY}", "frontier", NOBODY, "frontier"))
        return tuple(found)

    def phases(self, view: AnyView) -> tuple[Phase, ...]:
        """Return the turn's phases, with the current one marked (C3)."""
        board_view: ClassicView = view
        now = turn.phase(board_view, self.rows.phases)
        return tuple(Phase(word, word == now, clause) for word, clause in board_view.board.edition.phases.items())

    def observe(self, position: AnyPosition, seat: int) -> AnyPosition:
        """Return what a seat may know, without the secrets of others (SU2, SU10, DG-D)."""
        return secrets.seen(position, seat)

    def problems(self, position: AnyPosition) -> list[str]:
        """Return every defect of a position."""
        return soundness.problems(position) or [*self._untaken_rolls(position)]

    def _untaken_rolls(self, position: AnyPosition) -> Iterator[str]:
        """Name the rolls under way whose result no chapter takes: they come from a damaged save."""
        for step in position.agenda:
            takers = self.rows.rolled if isinstance(step, Roll) else self.rows.parts[Rolling]
            if isinstance(step, Roll | Rolling) and step.purpose not in takers:
                yield f"a roll for {step.purpose!r}, which nothing takes"

    def sample(self, question: Question, random: Random) -> Choice:
        """Return a random legal answer."""
        return question.shape.sample(random)
