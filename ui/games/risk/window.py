"""The window of Dragon Dice Risk: the classic game's, with a table of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from ddtable.dice.catalogue import catalogue
from ddtable.summaries.risk import standings
from ui.games.dragon_dice.window import ClassicWindow
from ui.games.risk.answers import BY_CLICK

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.engine.game import Game
    from ddtable.engine.questions import Question
    from ddtable.engine.system import AnyPosition
    from ddtable.summaries.recap_values import Line
    from ddtable.summaries.standing import Standing
    from ddtable.words.sentences import Words
    from ui.areas.chips import Chip
    from ui.areas.dice import DiceModel
    from ui.games.contract import Chain, LaterMove, SaidByArea
    from ui.games.game_table import GameTable
    from ui.games.game_tray import GameTray
    from ui.games.luck_row import LuckRow
    from ui.games.question_panel import QuestionPanel
    from ui.games.ribbon_text import RibbonText
    from ui.session.answer.prepared import InTurn
    from ui.session.session import Session
    from ui.session.table_state import TableState


class RiskWindow(ClassicWindow):
    """The answers of Dragon Dice Risk to the window."""

    has_pools = True
    folds_side = True
    is_long = True
    outcome_parts = standings.PARTS

    def make_table(self, session: Session, model: DiceModel, parent: QWidget) -> GameTable:
        """Return the table with its board."""
        from ui.games.risk.table.risk_table import RiskTable

        return RiskTable(session, model, parent)

    def recap(self, state: TableState, seat: int) -> Sequence[Line]:
        """Return the land lost and taken, and the losses since a player's last turn."""
        from ddtable.summaries.dragon_dice.recap import since_last_turn
        from ddtable.summaries.risk.recap import lines

        since = since_last_turn(state.game.history, seat)
        return lines(state.words, state.table, since, seat) if since is not None else ()

    def recap_since(self, state: TableState, seat: int, step: int) -> Sequence[Line]:
        """Return the same after a step of the history."""
        from ddtable.summaries.dragon_dice.recap import since_step
        from ddtable.summaries.risk.recap import lines

        return lines(state.words, state.table, since_step(state.game.history, step), seat)

    def counts(self, position: AnyPosition, die: int) -> bool:
        """Return True for units: the dragons among the dead have no health."""
        return position.dice[die].type in catalogue().units

    def make_panels(self, session: Session, parent: QWidget, bar: QWidget) -> Mapping[str, QuestionPanel]:
        """Return the classic panels, and the cards."""
        from ui.games.risk.cards.cards_panel import CardsPanel

        return {**super().make_panels(session, parent, bar), "cards": CardsPanel(session, parent, bar)}

    def panel(self, question: Question) -> str:
        """Return the panel for a question."""
        return "cards" if question.kind == "turn-in" else super().panel(question)

    def chips(self, state: TableState, area: str) -> Sequence[Chip]:
        """Return a chip for each group of equal effects on an army, with its player."""
        from ddtable.summaries.dragon_dice.effects import effects_on
        from ui.games.dragon_dice.owned_effects import owned_chip

        return [owned_chip(state.words, state.table, group) for group in effects_on(state.position, area)]

    def make_tray(self, session: Session, parent: QWidget) -> GameTray | None:
        """Return the roll tray, which is hidden until the first turn."""
        from ui.games.risk.tray import RiskTray

        return RiskTray(session, parent)

    def ribbon(self, state: TableState) -> RibbonText:
        """Return the round, the turn and the phases that ask for something."""
        from ui.games.risk.ribbon import ribbon

        return ribbon(state)

    def is_on_table(self, question: Question, option: str) -> bool:
        """Return True for an attack if there are several: the board shows the targets."""
        from ui.games.risk.answers import is_on_board

        return is_on_board(question, option)

    def digits_hold_units(self, question: Question) -> bool:
        """Return True while units are placed."""
        from ui.games.risk.answers import PLACING

        return question.kind in PLACING

    def on_cards(self, question: Question) -> bool:
        """Return True for questions with an option for each territory: the board shows them."""
        return question.kind in BY_CLICK

    def not_there(self, question: Question) -> str:
        """Return the key of the refusal for a territory that does not take the units."""
        from ui.games.risk.answers import NOT_THERE

        return NOT_THERE.get(question.kind) or super().not_there(question)

    def chains(self, state: TableState) -> Sequence[Chain]:
        """Return a maneuver with its direction, the end of the turn, the same spell again."""
        from ui.games.risk.answers import chains

        return chains(state)

    def said_by_area(self, position: AnyPosition, question: Question | None) -> SaidByArea:
        """Return the territories that can be claimed or attacked, the distances to which a die can be turned."""
        from ui.games.risk.answers import by_area

        return by_area(position, question)

    def following(self, question: Question, option: str) -> Mapping[str, str]:
        """Return the only target of a spell, and the end of all moves."""
        from ui.games.risk.answers import following

        return following(question, option)

    def repeated(self, question: Question, option: str, count: int) -> Sequence[InTurn]:
        """Return the same unit for the same territory; two small ones are placed at a time at the start."""
        from ui.games.risk.answers import repeated

        return repeated(question, option, count)

    def takes_quick_clicks(self, question: Question) -> bool:
        """Return True for units that are put on a territory one after the other."""
        from ui.games.risk.answers import QUICK

        return question.kind in QUICK

    def asks_once_more(self, words: Words, question: Question, option: str) -> str:
        """Return the warning before recruits are lost."""
        if question.kind == "recruit" and option == "done":
            return words.say("ui-risk-recruits-lost", left=int(question.values["left"]))
        return super().asks_once_more(words, question, option)

    def standings(self, state: TableState) -> Sequence[Standing]:
        """Return territories, health in play, units lost and luck."""
        return standings.standings(state.words, state.position, state.history)

    def luck(self, state: TableState) -> Iterator[LuckRow]:
        """Yield results and icons compared with their averages, and the results of each round."""
        from ui.games.risk.luck_rows import luck_rows

        return luck_rows(state)

    def default_option(self, game: Game, question: Question) -> str | None:
        """Return the default option; none where Return would claim, attack or trade by accident."""
        from ui.games.risk.answers import default_option

        own = default_option(question)
        return own if own is not None else super().default_option(game, question)

    def first_chosen(self, position: AnyPosition, question: Question) -> Sequence[int]:
        """Return the largest attack, and proposed casualties and garrisons."""
        from ui.games.risk.answers import first_chosen

        return first_chosen(position, question)

    def later_moves(self, position: AnyPosition, question: Question) -> Sequence[LaterMove]:
        """Return the moves of later steps of the turn."""
        from ui.games.risk.later_moves import later_moves

        return later_moves(position, question)


WINDOW = RiskWindow()
