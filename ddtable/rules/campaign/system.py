"""The rule system of the campaign: the classic game's rows with its own chapters over them (K0 to K8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import terrains_1995
from ddtable.engine.chance import Chance
from ddtable.engine.draft import AnyDraft
from ddtable.engine.position import Die, Position, Roll
from ddtable.engine.questions import Choice, Question
from ddtable.engine.refusal import Refusal
from ddtable.engine.system import AnyPosition, AnyView, Area, OptionSpec, SetUp
from ddtable.forces.force import ARMY_NAMES, Force
from ddtable.forces.sections import carried
from ddtable.rules.campaign import (
    carrying_along,
    dragons_in_armies,
    expansion,
    great_spells,
    impossible,
    item_icons,
    logos,
    minors,
    order,
    recruiting,
    refusals,
    relics,
    reserves,
    set_up,
    starting,
    tending,
    wayfaring,
)
from ddtable.rules.campaign.board import (
    POOL,
    RECRUITING,
    SITE,
    SUMMONING,
    CampaignBoard,
    CampaignOptions,
    board_of,
    campaign_options,
)
from ddtable.rules.campaign.events import EVENTS
from ddtable.rules.campaign.forces import brought, deal, refuse_forces
from ddtable.rules.campaign.great_spells.events import SPELL_EVENTS
from ddtable.rules.campaign.soundness import problems
from ddtable.rules.dragon_dice.board import (
    BURIED,
    CAMPAIGN,
    DEAD,
    FORCE,
    HOME,
    HORDE,
    NOBODY,
    RESERVE,
    ClassicPosition,
    ClassicView,
    Picks,
    edition_of,
    terrain_places,
)
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.dragon_dice.events.held import HELD_EVENTS
from ddtable.rules.dragon_dice.forces import read_forces
from ddtable.rules.dragon_dice.notation.turns import phase_words
from ddtable.rules.dragon_dice.steps import Turn
from ddtable.rules.dragon_dice.system import Classic

SIZES = tuple(size.health for size in edition("campaign", "all").sizes)


class Campaign(Classic):
    """The Conquest of Esfah; see `ddtable.engine.system.RuleSystem` for the methods."""

    name = "campaign"
    version = 1
    players = edition("campaign", "all").players
    rows = Classic.rows.extended(
        set_up.ROWS,
        order.ROWS,
        expansion.ROWS,
        carrying_along.ROWS,
        reserves.ROWS,
        recruiting.ROWS,
        dragons_in_armies.ROWS,
        tending.ROWS,
        logos.ROWS,
        minors.ROWS,
        item_icons.ROWS,
        wayfaring.ROWS,
        relics.ROWS,
        great_spells.ROWS,
    )
    board_type = CampaignBoard
    events = (*Classic.events, *HELD_EVENTS, *EVENTS, *SPELL_EVENTS)
    end_clause = "K0"
    sizes = SIZES

    def deal(self, size: int, random: Random, options: Mapping[str, bool | int | str]) -> Mapping[str, Any]:
        """Return a random force of a size of the game, with dice of reconstructed faces if they may play (K1, Q110).

        Raises ValueError for another health.
        """
        told = campaign_options(options)
        known = edition_of(told).size_of(size)
        if known is None:
            raise ValueError(f"a campaign has no forces of {size} health.")
        force: Mapping[str, Any] = msgspec.to_builtins(deal(known, random, not told.known_faces))
        return force

    def option_specs(self) -> tuple[OptionSpec, ...]:
        """Return the house options of a campaign, after those of the classic game that it has too."""
        inherited = ("must_turn", "four_times", "bullseye_again", "path_anywhere")
        return (
            *(spec for spec in super().option_specs() if spec.name in inherited),
            OptionSpec("crowded", ("warn", "refuse"), "Q106"),
            OptionSpec("war_end", (0, 3, 4, 6), "Q107"),
            OptionSpec("flight", ("reinforce", "v4"), "Q117"),
            OptionSpec("tower_links", ("all", "two"), "Q119"),
            OptionSpec("blazing", ("random", "chosen"), "Q135"),
            OptionSpec("horde_bonus", (False, True), "Q125"),
            OptionSpec("known_faces", (False, True), "Q110"),
            OptionSpec("minors", ("off", "v4"), "Q111"),
        )

    def options(self, values: Mapping[str, bool | int | str]) -> CampaignOptions:
        """Return the options of a set-up. Raises msgspec.ValidationError for an unknown value."""
        return campaign_options(values)

    def refuse_set_up(self, game: SetUp) -> str | None:
        """Return the reason why a campaign cannot begin: unknown options, or forces that cannot play (K1, K2)."""
        if refused := self.refuse_options(game):
            return refused
        forces = read_forces(game.forces)
        return forces if isinstance(forces, str) else refuse_forces(forces, self.options(game.options))

    def first_impossible(self, position: AnyPosition) -> str | None:
        """Return a sentence for the first thing that is impossible in a position at the beginning of a phase."""
        if not position.board.turn:
            return None
        phases = [*position.board.edition.phases]
        if not phase_words(position.agenda, phases, self.rows.parts[Turn]):
            return None
        return next((found.said for found in impossible.impossible(position)), None)

    def set_up_at(self, position: AnyPosition) -> SetUp:
        """Return the set-up of a game that starts from a position of a turn. Raises ValueError for an earlier one."""
        if not position.board.turn:
            return super(Classic, self).set_up_at(position)
        return starting.set_up_at(position, self.option_specs())

    def renewed(self, set_up: SetUp, version: int) -> SetUp:  # noqa: ARG002
        """Return the set-up unchanged: there is one version so far."""
        return set_up

    def begin(self, game: SetUp) -> ClassicPosition:
        """Return the position before any choice: the forces, their pools, the common pool of terrains (K1, K2, K4)."""
        forces = read_forces(game.forces)
        if isinstance(forces, str):
            raise ValueError(forces)
        seats, whole = len(forces), brought(forces[0], edition("campaign", "all"))
        board = CampaignBoard(
            options=self.options(game.options),
            health=whole // 2,
            order=tuple(range(seats)),
            picks=(Picks(),) * seats,
            places=(),
            healths=(whole,) * seats,
            turns=(0,) * seats,
        )
        common = [Die(kind, NOBODY, POOL) for kind in _terrains(board.size.terrains, game.seed)]
        dice = (*_brought(forces), *common, *_minors(board, game.seed))
        chance = Chance(game.seed, 0, game.by_hand)
        found: ClassicPosition = Position(self.name, seats, dice, board, set_up.first_steps(seats), chance)
        return found

    def why_not(self, view: AnyView, question: Question, dice: Sequence[int], area: str, onto: int) -> Refusal | None:  # noqa: ARG002
        """Return the reason why these dice may not move to an area in the reserves phase, with its clause (K6)."""
        return refusals.why_not(view, question, dice, area)

    def proceed(self, draft: AnyDraft) -> None:
        """Carry out the current step, then look after what armies hold besides units (Q130)."""
        moves, events = draft.moves, len(draft.events)
        super().proceed(draft)
        _tended(draft, moves, events)

    def answer(self, draft: AnyDraft, question: Question, choice: Choice) -> None:
        """Carry out an answer, then look after what armies hold besides units (Q130)."""
        moves, events = draft.moves, len(draft.events)
        super().answer(draft, question, choice)
        _tended(draft, moves, events)

    def rolled(self, draft: AnyDraft, roll: Roll, faces: tuple[int, ...]) -> None:
        """Pass on a roll, then look after what armies hold besides units (Q130)."""
        moves, events = draft.moves, len(draft.events)
        super().rolled(draft, roll, faces)
        _tended(draft, moves, events)

    def observe(self, position: AnyPosition, seat: int) -> AnyPosition:
        """Return what a seat may know: in addition no recruiting sheets of others before all are filled in (Q124)."""
        return recruiting.sealed(super().observe(position, seat), seat)

    def areas(self, view: AnyView) -> tuple[Area, ...]:
        """Return every area: armies, reserves, pools and piles of each seat, the common pool, the next place."""
        board_view: ClassicView = view
        seats = range(view.seats)
        found = [Area(f"{place}@{seat}", "army", seat, place) for place in terrain_places(board_view) for seat in seats]
        kinds = (RESERVE, DEAD, BURIED) if view.board.turn else (FORCE, HOME, CAMPAIGN, HORDE, DEAD)
        kinds = (*kinds, RECRUITING, SUMMONING)
        found += [Area(f"{kind}@{seat}", kind, seat, kind) for seat in seats for kind in kinds]
        found += [Area(f"{kind}@{NOBODY}", kind, NOBODY, kind) for kind in (POOL, SITE)]
        return tuple(found)

    def problems(self, position: AnyPosition) -> list[str]:
        """Return every defect of a position."""
        return super().problems(position) or [*problems(position)]


def _tended(draft: AnyDraft, moves: int, events: int) -> None:
    """Look after the armies if dice have moved in a step; `moves` and `events`: their numbers before it."""
    if board_of(draft).options.minors != "off":
        minors.captured(draft, draft.events[events:])
    if draft.moves != moves and draft.board.turn and draft.result is None:
        tending.tend(draft, draft.events[events:])


def _brought(forces: Sequence[Force]) -> Iterator[Die]:
    """Yield the dice of the forces: units in play, items with their armies, both pools (K1, K2).

    Dice whose faces the player has entered get these faces.
    """
    entered = catalogue().as_entered
    for seat, force in enumerate(forces):
        armies = ((FORCE, force.army(army)) for army in ARMY_NAMES)
        items = ((row.carried_by, force.dice_in(row.name)) for row in carried(edition("campaign", "all").sections))
        pools = ((place, force.dice_in(place)) for place in (RECRUITING, SUMMONING))
        for place, kinds in (*armies, *items, *pools):
            for kind in kinds:
                yield Die(entered(kind), seat, place)


def _minors(board: CampaignBoard, seed: int) -> Iterator[Die]:
    """Yield the minor terrains of all players, if the players want them (KP11.1)."""
    if board.options.minors != "off":
        for seat, kinds in enumerate(minors.drawn(len(board.order), seed)):
            yield from (Die(kind, seat, SUMMONING) for kind in kinds)


def _terrains(count: int, seed: int) -> list[str]:
    """Return the major terrains of a game, drawn by its seed, as far as possible all different (K4)."""
    kinds = [terrain.id for terrain in terrains_1995(catalogue())]
    random = Random(seed)
    return sorted(random.sample(kinds * -(-count // len(kinds)), count), key=kinds.index)
