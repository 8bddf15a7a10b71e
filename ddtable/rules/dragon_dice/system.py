"""The classic rule system: its steps with their handlers, and the methods for the kernel and the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import Allowed, allowed_for
from ddtable.engine.chance import Chance
from ddtable.engine.draft import AnyDraft
from ddtable.engine.position import Die, Position, Result, Roll
from ddtable.engine.questions import Choice, Question
from ddtable.engine.refusal import Refusal
from ddtable.engine.system import AnyPosition, AnyView, Area, OptionSpec, Phase, SetUp
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
    magic,
    maneuver,
    melee,
    negation,
    promotion,
    reserves,
    rolling,
    rout,
    set_up,
    soundness,
    species_phase,
    spell_work,
    steps,
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
    lair_places,
    terrain_places,
)
from ddtable.rules.dragon_dice.events import Event
from ddtable.rules.dragon_dice.forces import PLAYERS, read_forces, refuse_forces
from ddtable.rules.dragon_dice.steps import Step
from ddtable.texts.trouble import trouble

Asking = Callable[[Any, Any], Question | None]
Answering = Callable[[Any, Any, Choice], None]
Proceeding = Callable[[Any, Any], None]
Rolling = Callable[[Any, Roll, tuple[int, ...]], None]

SIZES = (24, 36, 50)

# The functions of each hook's icons (icon_work.py).
WORKS: dict[str, icon_work.Work] = {
    "strike": icon_targets.TARGETS,
    "again": icon_targets.TARGETS,
    "charm": icon_targets.TARGETS,
    "penalty": icon_armies.PENALTY,
    "surprise": icon_armies.SURPRISE,
    "cloak": icon_armies.CLOAK,
    "weaken": icon_armies.ARMY,
    "hide": icon_armies.ARMY,
    "bash": icon_saves.BASH,
    "move": icon_moves.MOVE,
    "regenerate": icon_moves.REGENERATE,
    "grow": icon_moves.GROW,
}
ASK: dict[type, Asking] = {
    steps.Assemble: set_up.ask_assemble,
    steps.ChooseTerrain: set_up.ask_terrain,
    steps.ChooseFrontier: set_up.ask_frontier,
    steps.Place: set_up.ask_place,
    steps.March: turn.ask_march,
    steps.Maneuver: maneuver.ask_maneuver,
    steps.Oppose: maneuver.ask_oppose,
    steps.TurnDie: maneuver.ask_turn,
    steps.Act: action.ask_action,
    steps.Strike: strike.ask_strike,
    steps.StrikeBack: melee.ask_strike_back,
    steps.Charge: charge.ask_charge,
    steps.Pursue: rout.ask_pursue,
    steps.Reinforce: reserves.ask_reinforce,
    steps.Retreat: reserves.ask_retreat,
    steps.Rolling: rolling.ask_rolling,
    steps.IconWork: icon_work.asking(WORKS),
    steps.Cast: casting.ask_cast,
    steps.Spell: spell_work.ask_spell,
    steps.Flood: spell_work.ask_flood,
    steps.Dragons: dragons.ask_dragons,
    steps.DragonAttack: dragons.ask_attack,
    steps.DragonFight: dragon_fights.ask_fight,
    steps.Promote: promotion.ask_promote,
    steps.City: eighth_face.ask_city,
    steps.Temple: eighth_face.ask_temple,
    steps.Fortify: species_phase.ask_fortify,
    steps.Feralize: species_phase.ask_feralize,
    steps.Mutate: species_phase.ask_mutate,
    steps.Evolve: species_phase.ask_evolve,
    steps.Dying: dying.ask_dying,
    steps.Dispel: dispel.ask_dispel,
    steps.RapidGrowth: growth.ask_growth,
}
ANSWER: dict[type, Answering] = {
    steps.Assemble: set_up.answer_assemble,
    steps.ChooseTerrain: set_up.answer_terrain,
    steps.ChooseFrontier: set_up.answer_frontier,
    steps.Place: set_up.answer_place,
    steps.March: turn.answer_march,
    steps.Maneuver: maneuver.answer_maneuver,
    steps.Oppose: maneuver.answer_oppose,
    steps.TurnDie: maneuver.answer_turn,
    steps.Act: action.answer_action,
    steps.Strike: strike.answer_strike,
    steps.StrikeBack: melee.answer_strike_back,
    steps.Charge: charge.answer_charge,
    steps.Pursue: rout.answer_pursue,
    steps.Reinforce: reserves.answer_reinforce,
    steps.Retreat: reserves.answer_retreat,
    steps.Rolling: rolling.answer_rolling,
    steps.IconWork: icon_work.answering(WORKS),
    steps.Cast: casting.answer_cast,
    steps.Spell: spell_work.answer_spell,
    steps.Flood: maneuver.answer_oppose,
    steps.Dragons: dragons.answer_dragons,
    steps.DragonAttack: dragons.answer_attack,
    steps.DragonFight: dragon_fights.answer_fight,
    steps.Promote: promotion.answer_promote,
    steps.City: eighth_face.answer_city,
    steps.Temple: eighth_face.answer_temple,
    steps.Fortify: species_phase.answer_fortify,
    steps.Feralize: species_phase.answer_feralize,
    steps.Mutate: species_phase.answer_mutate,
    steps.Evolve: species_phase.answer_evolve,
    steps.Dying: dying.answer_dying,
    steps.Dispel: dispel.answer_dispel,
    steps.RapidGrowth: growth.answer_growth,
}
# The handler of an army's roll, after all rerolls.
FALLEN: dict[str, rolling.Fallen] = {
    "maneuver": maneuver.contest_rolled,
    "attack": strike.attack_rolled,
    "save": strike.save_rolled,
    "charge": charge.charge_rolled,
    "answer": charge.answer_rolled,
    "confused": icon_targets.confused_rolled,
    "charmed": icon_targets.charmed_rolled,
    "magic": magic.magic_rolled,
    "flood": spell_work.flood_rolled,
    "dragons": dragons.dragons_rolled,
    "dragon_fight": dragon_fights.fight_rolled,
}
PROCEED: dict[type, Proceeding] = {
    steps.Reveal: set_up.reveal,
    steps.RankHordes: set_up.rank_hordes,
    steps.SetDistances: set_up.set_distances,
    steps.Turn: turn.begin_turn,
    steps.Expire: turn.expire,
    steps.Dragons: dragons.proceed_dragons,
    steps.EighthFace: eighth_face.proceed_eighth_face,
    steps.March: turn.no_march,
    steps.Oppose: maneuver.contest,
    steps.Act: action.no_action,
    steps.Strike: strike.proceed_strike,
    steps.StrikeBack: melee.no_strike_back,
    steps.Charge: charge.proceed_charge,
    steps.Pursue: rout.no_pursuit,
    steps.Reinforce: reserves.no_reinforce,
    steps.Retreat: reserves.no_retreat,
    steps.EndTurn: turn.end_turn,
    steps.Rolling: rolling.proceeding(FALLEN),
    steps.Alone: alone.proceed_alone,
    steps.IconWork: icon_work.proceeding(WORKS),
    steps.Magic: magic.proceed_magic,
    steps.Cast: casting.proceed_cast,
    steps.Spell: spell_work.proceed_spell,
    steps.Flood: spell_work.proceed_flood,
    steps.Join: spell_work.proceed_join,
    steps.DragonAttack: dragons.proceed_attack,
    steps.DragonFight: dragon_fights.proceed_fight,
    steps.Promote: promotion.proceed_promote,
    steps.City: eighth_face.proceed_city,
    steps.Temple: eighth_face.proceed_temple,
    steps.SpeciesPhase: species_phase.proceed_species_phase,
    steps.Fortify: species_phase.skip_power,
    steps.Feralize: species_phase.skip_power,
    steps.Mutate: species_phase.proceed_mutate,
    steps.Evolve: species_phase.skip_power,
    steps.Dying: dying.proceed_dying,
    steps.Ashes: dying.proceed_ashes,
    steps.RapidGrowth: growth.proceed_growth,
    steps.Negate: negation.proceed_negate,
    steps.Dispel: dispel.proceed_dispel,
}
ROLLED: dict[str, Rolling] = {
    "horde": set_up.hordes_rolled,
    "distance": set_up.distances_rolled,
    "rolling": rolling.rolling_rolled,
    "again": rolling.rolling_rolled,
    "flash": rolling.rolling_rolled,
    "alone": alone.alone_rolled,
    "struck_dragon": spell_work.dragon_struck,
    "dying": dying.dying_rolled,
    "ashes": dying.ashes_rolled,
    "growth": growth.growth_rolled,
    "negate": negation.negate_rolled,
    "dispel": dispel.dispel_rolled,
}


def _untaken_rolls(position: AnyPosition) -> Iterator[str]:
    """Name the rolls under way whose result no file takes: they come from a damaged save."""
    for step in position.agenda:
        takers = ROLLED if isinstance(step, Roll) else FALLEN
        if isinstance(step, Roll | steps.Rolling) and step.purpose not in takers:
            yield f"a roll for {step.purpose!r}, which nothing takes"


class Classic:
    """The 1995 game as a rule system; see `ddtable.engine.system.RuleSystem` for the methods."""

    name = "classic"
    version = 3
    players = PLAYERS
    position_type = Position[Step, Board]
    event_type = Event
    roll_clause = "C6.1"
    end_clause = "C2.1"
    sizes = SIZES

    def deal(self, size: int, random: Random, options: Mapping[str, bool | int | str]) -> Mapping[str, Any]:
        """Return a random force of this health; which species may play is an option (H44)."""
        allowed: Allowed = "all" if options.get("species") == "all" else "starters"
        force: Mapping[str, Any] = msgspec.to_builtins(deal_force(catalogue(), size, random, None, allowed))
        return force

    def option_specs(self) -> tuple[OptionSpec, ...]:
        """Return the house options that this version supports."""
        return (
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
        try:
            options = msgspec.convert(dict(game.options), Options)
        except msgspec.ValidationError as error:
            return trouble("set-up-options-unread", why=str(error))
        unknown = set(game.options) - {spec.name for spec in self.option_specs()}
        if unknown:
            return trouble("set-up-option-unknown", name=sorted(unknown)[0])
        if not 0 <= game.seed < 1 << 63:
            return trouble("set-up-seed")
        forces = read_forces(game.forces)
        return forces if isinstance(forces, str) else refuse_forces(forces, options.half_cap, options.species)

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
        options = msgspec.convert(dict(game.options), Options)
        board = Board(options, forces[0].health, tuple(range(seats)), picks=(Picks(),) * seats)
        chance = Chance(game.seed, 0, game.by_hand)
        return Position(self.name, seats, tuple(dice), board, set_up.first_steps(seats), chance)

    def ask(self, view: AnyView) -> Question | None:
        """Return the question of the current step, if it asks one."""
        step = view.agenda[-1]
        asking = ASK.get(type(step))
        return asking(view, step) if asking else None

    def proceed(self, draft: AnyDraft) -> None:
        """Resolve the current step."""
        step = draft.agenda[-1]
        PROCEED[type(step)](draft, step)

    def answer(self, draft: AnyDraft, question: Question, choice: Choice) -> None:  # noqa: ARG002
        """Apply an answer to the current step."""
        step = draft.agenda[-1]
        ANSWER[type(step)](draft, step, choice)

    def rolled(self, draft: AnyDraft, roll: Roll, faces: tuple[int, ...]) -> None:
        """Pass the roll to the handler of its purpose."""
        ROLLED[roll.purpose](draft, roll, faces)

    def why_not(self, view: AnyView, question: Question, dice: Sequence[int], area: str, onto: int) -> Refusal | None:  # noqa: ARG002
        """Return None: the hint of a question explains what it does not offer."""
        return None

    def end(self, draft: AnyDraft, result: Result) -> None:
        """End the game by resignation or agreement."""
        control.end(draft, result.winners, result.reason)

    def sides(self, die_type: str) -> int:
        """Return the number of faces of a die."""
        return len(catalogue().dice[die_type].faces)

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
        if view.board.revealed and len(view.board.terrains) == view.seats:
            found += [Area(f"{PROPOSAL}@{seat}", PROPOSAL, seat, PROPOSAL) for seat in range(view.seats)]
            found.append(Area(f"frontier@{NOBODY}", "frontier", NOBODY, "frontier"))
        return tuple(found)

    def phases(self, view: AnyView) -> tuple[Phase, ...]:
        """Return the turn's phases, with the current one marked (C3)."""
        board_view: ClassicView = view
        now = turn.phase(board_view)
        return tuple(Phase(word, word == now) for word in turn.phases(board_view))

    def observe(self, position: AnyPosition, seat: int) -> AnyPosition:
        """Return what a seat may know: no secrets of others before the reveal, no sealed targets (SU2, SU10, DG-D)."""
        chance = Chance(0, position.chance.counter, position.chance.by_hand)
        if position.board.revealed:
            agenda = dragon_fights.sealed(position, seat)
            return msgspec.structs.replace(position, chance=chance, agenda=agenda)
        secret = (HOME, CAMPAIGN, HORDE)
        dice = tuple(
            Die(die.type, die.owner, FORCE, die.face) if die.owner != seat and die.place in secret else die
            for die in position.dice
        )
        picks = tuple(pick if owner == seat else Picks() for owner, pick in enumerate(position.board.picks))
        board = msgspec.structs.replace(position.board, picks=picks)
        return msgspec.structs.replace(position, chance=chance, dice=dice, board=board)

    def problems(self, position: AnyPosition) -> list[str]:
        """Return every defect of a position."""
        return soundness.problems(position) or [*_untaken_rolls(position)]

    def sample(self, question: Question, random: Random) -> Choice:
        """Return a random legal answer."""
        return question.shape.sample(random)
