"""Battle Dice as a rule system: its chapters with their rows, and the interface for the kernel and the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, cast

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from ddtable.engine.chance import Chance
from ddtable.engine.draft import AnyDraft
from ddtable.engine.position import Die, Position, Result
from ddtable.engine.questions import Choice, Question
from ddtable.engine.refusal import Refusal
from ddtable.engine.rows import ByRows, Rows
from ddtable.engine.system import AnyPosition, AnyView, Area, OptionSpec, Phase, SetUp
from ddtable.forces.battle_army import BattleArmy
from ddtable.rules.battle_dice import (
    artifact_work,
    assigning,
    deeds,
    hiring,
    losses,
    misuse,
    morale,
    on_tables,
    phases,
    quests,
    rolling,
    secrets,
    soundness,
    starting,
    turn,
    wands,
)
from ddtable.rules.battle_dice.armies import PLAYERS, deal_army, read_armies, refuse_armies
from ddtable.rules.battle_dice.board import ARMY, HAND, LOST, PARTY, ROSTER, SUPPLY, BattlePosition, Board, Options
from ddtable.rules.battle_dice.events import EVENTS
from ddtable.rules.battle_dice.house import (
    FORMER,
    came_with_the_game,
    default_tables,
    encoded,
    former_tables,
    read_tables,
)
from ddtable.rules.battle_dice.kinds import PHASES, SIDES
from ddtable.rules.battle_dice.steps import BeginTurn
from ddtable.rules.battle_dice.tables import Tables
from ddtable.texts.trouble import trouble

SIZES = (20, 10, 30)

# The chapters in the order of the rulebook.
CHAPTERS = Rows(
    turn.ROWS,
    rolling.ROWS,
    phases.ROWS,
    on_tables.ROWS,
    deeds.ROWS,
    losses.ROWS,
    morale.ROWS,
    artifact_work.ROWS,
    assigning.ROWS,
    hiring.ROWS,
    wands.ROWS,
    quests.ROWS,
)
_PLACES = (ARMY, PARTY, ROSTER, LOST, SUPPLY, HAND)
_AREAS = tuple(Area(f"{place}@{seat}", place, seat, place) for seat in range(PLAYERS[1]) for place in _PLACES)


class BattleDice(ByRows):
    """Battle Dice with quests and artifacts; see `ddtable.engine.system.RuleSystem` for the methods."""

    name = "battle_dice"
    version = 3
    players = PLAYERS
    rows = CHAPTERS
    board_type = Board
    events = EVENTS
    roll_clause = "BD1.7"
    end_clause = "BD1.1"
    sizes = SIZES

    def players_with(self, options: Mapping[str, bool | int | str]) -> tuple[int, int]:  # noqa: ARG002
        """Return 2 and 2."""
        return self.players

    def deal(self, size: int, random: Random, options: Mapping[str, bool | int | str]) -> Mapping[str, Any]:  # noqa: ARG002
        """Return a random army of this number of dice."""
        army: Mapping[str, Any] = msgspec.to_builtins(deal_army(size, random))
        return army

    def option_specs(self) -> tuple[OptionSpec, ...]:
        """Return the house options."""
        return (
            OptionSpec("quests", (True, False), "H72"),
            OptionSpec("quest_pace", ("at_once", "by_turns"), "Q61"),
            OptionSpec("wiped_out", ("loses", "draw"), "H96"),
        )

    def refuse_set_up(self, game: SetUp) -> str | None:
        """Return why a game cannot start: unknown options, armies of unequal size, invalid tables."""
        try:
            msgspec.convert(dict(game.options), Options)
        except msgspec.ValidationError as error:
            return trouble("battle-options-unread", why=str(error))
        unknown = sorted(set(game.options) - {spec.name for spec in self.option_specs()})
        if unknown:
            return trouble("battle-option-unknown", name=unknown[0])
        if not 0 <= game.seed < 1 << 63:
            return trouble("battle-seed")
        armies = read_armies(game.forces)
        if isinstance(armies, str):
            return armies
        tables = _tables(game)
        return refuse_armies(armies) or (tables if isinstance(tables, str) else None)

    def refuse_start(self, game: SetUp, position: AnyPosition) -> str | None:
        """Return why a game cannot start from a position: an invalid set-up, other options, an impossible position."""
        if refused := self.refuse_set_up(game):
            return refused
        begun = self.begin(game).board
        if (begun.options, begun.tables) != (position.board.options, position.board.tables):
            return trouble("start-options")
        return starting.first_impossible(position)

    def set_up_at(self, position: AnyPosition) -> SetUp:
        """Return the set-up of a game that starts from a position."""
        return starting.set_up_at(position)

    def renewed(self, set_up: SetUp, version: int) -> SetUp:
        """Return a set-up; one of an earlier version gets its tables, one of version 1 also its draw (H94, H96)."""
        if version not in FORMER:
            return set_up
        house = encoded(former_tables(version)) if set_up.house is UNSET else set_up.house
        drawn = {"wiped_out": "draw"} if version == 1 else {}
        return replace(set_up, options={**drawn, **set_up.options}, house=house)

    def begin(self, game: SetUp) -> BattlePosition:
        """Return the position before the first turn; both armies are visible."""
        armies, tables = cast(list[BattleArmy], read_armies(game.forces)), cast(Tables, _tables(game))
        dice = tuple(Die(kind, seat, ARMY) for seat, army in enumerate(armies) for kind in army.kinds())
        options = msgspec.convert({"wiped_out": "loses", **game.options}, Options)
        one, other = armies
        board = Board(
            options, tables, (one.monster, other.monster), (one.size, other.size), house=not came_with_the_game(tables)
        )
        return Position(self.name, 2, dice, board, (BeginTurn(),), Chance(game.seed, 0, game.by_hand))

    def why_not(self, view: AnyView, question: Question, dice: Sequence[int], area: str, onto: int) -> Refusal | None:
        """Return why an artifact cannot be used on a unit, or a die cannot be moved to an area (BA2)."""
        return misuse.why_not(view, question, dice, area, onto)

    def end(self, draft: AnyDraft, result: Result) -> None:
        """End the game by concession or agreement."""
        turn.end(draft, result)

    def sides(self, die_type: str) -> int:
        """Return the number of faces of a die (BD1.2)."""
        return SIDES[die_type]

    def areas(self, view: AnyView) -> tuple[Area, ...]:  # noqa: ARG002
        """Return every area; they never change."""
        return _AREAS

    def phases(self, view: AnyView) -> tuple[Phase, ...]:
        """Return the turn's phases with the current one marked (BD1.6)."""
        battle = view.board.battle
        now = battle.phase if battle else ""
        return tuple(Phase(word, word == now) for word in PHASES)

    def observe(self, position: AnyPosition, seat: int) -> AnyPosition:
        """Return the position as a seat may see it, without secret answers of the other (BD1.5)."""
        return secrets.seen(position, seat)

    def problems(self, position: AnyPosition) -> list[str]:
        """Return every error in a position."""
        return soundness.problems(position)

    def sample(self, question: Question, random: Random) -> Choice:
        """Return a random legal answer."""
        return question.shape.sample(random)


def _tables(game: SetUp) -> Tables | str:
    """Return the tables of a game: those of its players, or the default tables."""
    return default_tables() if game.house is UNSET else read_tables(game.house)
