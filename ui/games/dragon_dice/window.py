"""The classic game's window: it delegates each question of the window to one of the classic modules.

The modules are imported on first use, like the window's pages.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from ddtable.dice.catalogue import catalogue
from ddtable.engine.questions import Allocation
from ddtable.rules.dragon_dice.board import BURIED, DEAD
from ddtable.rules.dragon_dice.constraints import OneKind
from ddtable.rules.dragon_dice.events.dragons import DragonRolled
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.turns import TurnBegan
from ddtable.rules.dragon_dice.events.units import Killed
from ddtable.summaries.dragon_dice import moments, standings
from ui.games.contract import Appearance
from ui.games.dragon_dice import dice_rows, hints, ribbon
from ui.games.plain_window import PlainWindow

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.engine.arithmetic import Sum
    from ddtable.engine.game import Game
    from ddtable.engine.kernel import Played
    from ddtable.engine.questions import Choice, Question, Subset
    from ddtable.engine.system import AnyPosition
    from ddtable.summaries.recap_values import Line
    from ddtable.summaries.standing import Standing
    from ddtable.words.sentences import Table, Words
    from ui.areas.chips import Chip
    from ui.areas.dice import DiceModel
    from ui.art.die import DieLook
    from ui.games.contract import Chain
    from ui.games.game_table import GameTable
    from ui.games.game_tray import GameTray
    from ui.games.inspector_values import Sheet
    from ui.games.luck_row import LuckRow
    from ui.games.question_panel import QuestionPanel
    from ui.games.ribbon_text import RibbonText
    from ui.motion.pace import Motion
    from ui.motion.shown_page import ShownPage
    from ui.motion.shows import ShowsChanges
    from ui.session.session import Session
    from ui.session.table_state import TableState

AMONG_THE_DEAD = ("spell-bury", "bury-dead", "resurrect")  # dice that are small on the table
ASSEMBLING = ("assemble-home", "assemble-campaign")


class ClassicWindow(PlainWindow):
    """The classic game's answers to the window."""

    owners_own = (DEAD, BURIED)
    sorts = ("weighty", "rolls", "magic")
    outcome_parts = standings.PARTS
    looks_by_board = False

    # Page

    def make_table(self, session: Session, model: DiceModel, parent: QWidget) -> GameTable:
        """Return the table with its terrains."""
        from ui.games.dragon_dice.table.table import TableView

        return TableView(session, model, parent)

    def make_tray(self, session: Session, parent: QWidget) -> GameTray | None:
        """Return the roll tray."""
        from ui.games.dragon_dice.tray.roll_tray import RollTray

        return RollTray(session, parent)

    def make_panels(self, session: Session, parent: QWidget, bar: QWidget) -> Mapping[str, QuestionPanel]:
        """Return the panels for points and for spells."""
        from ui.games.dragon_dice.panels.points_panel import PointsPanel
        from ui.games.dragon_dice.panels.spell_panel import SpellPanel

        return {"points": PointsPanel(session, parent, bar), "spells": SpellPanel(session, parent, bar)}

    def make_showing(self, page: ShownPage, motion: Motion) -> ShowsChanges:
        """Return the display that animates dice between the table and the tray."""
        from ui.games.dragon_dice.motion.showing import Showing

        return Showing(page, motion)

    def ribbon(self, state: TableState) -> RibbonText:
        """Return round, turn, and the clauses of the phases."""
        return ribbon.ribbon(state)

    # Dice

    def appearance(self, state: TableState, die: int, *, lit: bool) -> Appearance:
        """Return the appearance of a die in an army; dead units are dimmed."""
        return dice_rows.appearance(state, die, lit=lit)

    def look(self, state: TableState, die: int) -> DieLook:
        """Return the look of a die with its present face."""
        from ui.games.dragon_dice.die_words import look_of

        return look_of(state, die)

    def face_look(self, state: TableState, die: int, face: int | None) -> DieLook:
        """Return the look of a die with this face up, or its ID."""
        from ui.art.die_looks import type_look

        return type_look(state.position.dice[die].type, face, state.position.board.options.faces)

    def die_name(self, state: TableState, die: int) -> str:
        """Return the name of a die's type."""
        return state.words.die_name(state.position.dice[die].type)

    def face_name(self, state: TableState, die: int, face: int) -> str:
        """Return the name of a die's type with its face."""
        return state.words.die_type(state.position.dice[die].type, face)

    def die_words(self, state: TableState, die: int) -> str:
        """Return the full description of a die as its picture shows it."""
        return dice_rows.as_it_lies(state, die)

    def mark_words(self, state: TableState, die: int) -> Sequence[str]:
        """Return a sentence for each effect on a die itself."""
        return dice_rows.mark_words(state, die)

    def chips(self, state: TableState, area: str) -> Sequence[Chip]:
        """Return a chip for each group of equal effects on an army."""
        from ddtable.summaries.dragon_dice.effects import effects_on
        from ui.games.dragon_dice.effect_chips import effect_chip

        groups = effects_on(state.position, area)
        return [effect_chip(state.words, state.table, group) for group in groups]

    def look_alike(self, position: AnyPosition) -> frozenset[int]:
        """Return the seats whose forces share a race."""
        return dice_rows.look_alike(position)

    def rank(self, position: AnyPosition, die: int) -> tuple[int, ...]:
        """Return the sort key of a die: the strongest first, then by class."""
        return dice_rows.rank(position, die)

    def rolled(self, history: Sequence[Played]) -> frozenset[int]:
        """Return the dice rolled in the current march; dead units show their ID."""
        from ddtable.summaries.dragon_dice.rolled import lately_rolled

        dice = history[-1].position.dice
        return frozenset(die for die in lately_rolled(history) if dice[die].place not in (DEAD, BURIED))

    def sheet(self, state: TableState, die: int) -> Sheet:
        """Return the inspector's content for a die."""
        from ui.games.dragon_dice.inspector_sheet import sheet_of

        return sheet_of(state, die)

    # Questions

    def plan(self, game: Game, question: Question) -> Choice | None:
        """Return the answer of the force's own plan."""
        from ddtable.opponents.planned import planned

        return planned(game, question)

    def default_option(self, game: Game, question: Question) -> str | None:
        """Return the default option for maneuvers and spells."""
        return hints.default_option(game, question)

    def lie_chosen(self, question: Question) -> bool:
        """Return True while an army is assembled: chosen dice are shown in it."""
        return question.kind in ASSEMBLING

    def first_buckets(self, position: AnyPosition, question: Question | None) -> Sequence[frozenset[int]]:
        """Return the colours in which magic counts double."""
        from ddtable.summaries.dragon_dice.casting import doubled

        return doubled(position, question)

    def progress(self, words: Words, position: AnyPosition, shape: Subset, chosen: Sequence[int]) -> str | None:
        """Return the number and health of the chosen dice, if all must be of one kind."""
        if not isinstance(shape.constraint, OneKind):
            return None
        units = catalogue().units
        total = sum(units[position.dice[die].type].health for die in chosen)
        return words.say("progress-dice", count=len(chosen), health=total)

    def noted(self, words: Words, table: Table) -> str:
        """Return the promotions noted so far."""
        return hints.noted(words, table)

    def not_there(self, question: Question) -> str:
        """Return the key of the refusal for an army that is not assembled now."""
        return "not-this-army" if question.kind in ASSEMBLING else ""

    def chains(self, state: TableState) -> Sequence[Chain]:
        """Return a maneuver with its direction, the end of a turn, the same spell again."""
        from ui.games.dragon_dice.chains import chains

        return chains(state)

    def said_by_area(
        self, position: AnyPosition, question: Question | None
    ) -> dict[str, tuple[str, Mapping[str, str]]]:
        """Return the distances to which a terrain can be turned."""
        from ui.games.dragon_dice.chains import by_area

        return by_area(position, question)

    def following(self, question: Question, option: str) -> Mapping[str, str]:
        """Return the only target of a spell."""
        from ui.games.dragon_dice.chains import following

        return following(question, option)

    def asks_once_more(self, words: Words, question: Question, option: str) -> str:
        """Return the warning before a casting ends while spells can still be cast."""
        return hints.asks_once_more(words, question, option)

    def panel(self, question: Question) -> str:
        """Return the panel for a question: "spells", "points", or ""."""
        if question.kind == "spell":
            return "spells"
        return "points" if isinstance(question.shape, Allocation) else ""

    def on_cards(self, question: Question) -> bool:
        """Return True for the choice of a terrain die (SU4)."""
        return question.kind.startswith("terrain-")

    def dice_panel(self, question: Question) -> Literal["open", "closed", "none"]:
        """Return "open" for questions about dead units, which are small on the table."""
        return "open" if question.kind in AMONG_THE_DEAD else "closed"

    # Log and history

    def out(self, position: AnyPosition) -> Sequence[int]:
        """Return the seats without units."""
        out: tuple[int, ...] = position.board.out
        return out

    def turn_began(self, event: Any) -> tuple[int, int] | None:
        """Return the seat and number of a turn that began."""
        return (event.seat, event.turn) if isinstance(event, TurnBegan) else None

    def lost_in(self, words: Words, table: Table, events: Iterator[Any]) -> int:
        """Return the health lost."""
        return words.health([die for event in events if isinstance(event, Killed) for die in event.dice], table)

    def sums_of(self, event: Any) -> Sequence[Sum]:
        """Return the sums of a roll; a dragon's is its damage."""
        if isinstance(event, Rolled):
            return event.sums
        return moments.dragon_sums(event) if isinstance(event, DragonRolled) else ()

    def dice_of(self, event: Any, position: AnyPosition) -> Iterator[int]:
        """Yield the dice that an event concerns."""
        return moments.dice_of(event, position)

    def tells_itself(self, event: Any, seat: int) -> bool:
        """Return False for a roll, which does not describe the answer."""
        return super().tells_itself(event, seat) and not isinstance(event, Rolled)

    def is_recap_due(self, position: AnyPosition, seat: int) -> bool:
        """Return True in the player's own turn."""
        return bool(position.board.seat == seat)

    def recap(self, state: TableState, seat: int) -> Sequence[Line]:
        """Return losses, promotions, arrivals, terrains, dragons, and effects."""
        from ddtable.summaries.dragon_dice import recap

        since = recap.since_last_turn(state.game.history, seat)
        return recap.lines(state.words, state.table, since, seat) if since is not None else ()

    def recap_since(self, state: TableState, seat: int, step: int) -> Sequence[Line]:
        """Return losses, promotions, arrivals, terrains, dragons, and effects after a step."""
        from ddtable.summaries.dragon_dice import recap

        return recap.lines(state.words, state.table, recap.since_step(state.game.history, step), seat)

    def standings(self, state: TableState) -> Sequence[Standing]:
        """Return health in play, units lost, captures and luck."""
        return standings.standings(state.words, state.position, state.history)

    def luck(self, state: TableState) -> Iterator[LuckRow]:
        """Yield results and icons compared with their averages."""
        from ui.games.dragon_dice.luck_rows import luck_rows

        return luck_rows(state)


WINDOW = ClassicWindow()
