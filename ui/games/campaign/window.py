"""The window of a campaign: the classic game's, with a table of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from ddtable.dice.catalogue import catalogue
from ddtable.rules.campaign.great_spells.steps import DeadCharge, ToTheDeath
from ddtable.rules.campaign.sheets import Sheet, Spent
from ui.games.campaign import ribbon
from ui.games.dragon_dice.window import ClassicWindow

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.engine.constraints import Amounts
    from ddtable.engine.questions import Allocation, Question
    from ddtable.engine.system import AnyPosition
    from ddtable.summaries.recap_values import Line
    from ddtable.words.sentences import Words
    from ui.areas.chips import Chip
    from ui.areas.dice import DiceModel
    from ui.games.contract import Chain, LaterMove, SaidByArea
    from ui.games.game_table import GameTable
    from ui.games.game_tray import GameTray
    from ui.games.question_panel import QuestionPanel
    from ui.games.ribbon_text import RibbonText
    from ui.session.session import Session
    from ui.session.table_state import TableState

MARCHES, MOST_NAMED = ("march-first", "march-second"), 7
CARDS = ("pick-home", "pick-frontier", "expansion")


class CampaignWindow(ClassicWindow):
    """A campaign's answers to the window."""

    has_pools = True
    folds_side = True
    is_long = True

    def make_table(self, session: Session, model: DiceModel, parent: QWidget) -> GameTable:
        """Return the table with its map."""
        from ui.games.campaign.table.war_table import WarTable

        return WarTable(session, model, parent)

    def counts(self, position: AnyPosition, die: int) -> bool:
        """Return True for units: the health of dragons and dragonkin does not count for their army (K7.3)."""
        return position.dice[die].type in catalogue().units

    def chips(self, state: TableState, area: str) -> Sequence[Chip]:
        """Return a chip for each group of equal effects on an army, with its player."""
        from ddtable.summaries.dragon_dice.effects import effects_on
        from ui.games.dragon_dice.owned_effects import owned_chip

        return [owned_chip(state.words, state.table, group) for group in effects_on(state.position, area)]

    def on_cards(self, question: Question) -> bool:
        """Return True for the choice of a terrain die, which the terrain pool shows, and of one army among many.

        The map shows those; their names would be cut off in the bar.
        """
        if question.kind in MARCHES and len(getattr(question.shape, "options", ())) > MOST_NAMED:
            return True
        return question.kind in CARDS or super().on_cards(question)

    def lie_chosen(self, question: Question) -> bool:
        """Return True while an army is split: the units that leave are shown by themselves."""
        return question.kind == "split-army" or super().lie_chosen(question)

    def make_tray(self, session: Session, parent: QWidget) -> GameTray | None:
        """Return the roll tray, which is hidden during recruiting."""
        from ui.games.campaign.tray import WarTray

        return WarTray(session, parent)

    def chains(self, state: TableState) -> Sequence[Chain]:
        """Return a maneuver with its direction, staying with the only action, the same spell again."""
        from ui.games.campaign.chains import chains

        return chains(state)

    def said_by_area(self, position: AnyPosition, question: Question | None) -> SaidByArea:
        """Return the distances to which a terrain can be turned, and the present ones."""
        from ui.games.campaign.chains import by_area

        return by_area(position, question)

    def following(self, question: Question, option: str) -> Mapping[str, str]:
        """Return the only target of a spell, and the end of all parts of the reserves phase."""
        from ui.games.campaign.chains import following

        return following(question, option)

    def first_chosen(self, position: AnyPosition, question: Question) -> Sequence[int]:
        """Return the proposed casualties, and other dice that most players choose alike."""
        from ui.games.campaign.proposed import proposed

        return proposed(position, question)

    def make_panels(self, session: Session, parent: QWidget, bar: QWidget) -> Mapping[str, QuestionPanel]:
        """Return the panel for points, and the spell book."""
        from ui.games.campaign.spells.book import SpellBook
        from ui.games.dragon_dice.panels.points_panel import PointsPanel

        return {"points": PointsPanel(session, parent, bar), "spells": SpellBook(session, parent, bar)}

    def recap(self, state: TableState, seat: int) -> Sequence[Line]:
        """Return the events since the last turn by place."""
        from ddtable.summaries.campaign import recap
        from ddtable.summaries.dragon_dice.recap import since_last_turn

        since = since_last_turn(state.game.history, seat)
        return recap.lines(state.words, state.table, since, seat) if since is not None else ()

    def recap_since(self, state: TableState, seat: int, step: int) -> Sequence[Line]:
        """Return the events after a step by place."""
        from ddtable.summaries.campaign import recap
        from ddtable.summaries.dragon_dice.recap import since_step

        return recap.lines(state.words, state.table, since_step(state.game.history, step), seat)

    def in_fight(self, position: AnyPosition) -> bool:
        """Return True during To the Death and Ragnarok (K11.16, K11.20)."""
        return any(isinstance(step, ToTheDeath | DeadCharge) for step in position.agenda)

    def later_moves(self, position: AnyPosition, question: Question) -> Sequence[LaterMove]:
        """Return the moves of later parts of the reserves phase."""
        from ui.games.campaign.later_moves import later_moves

        return later_moves(position, question)

    def panel(self, question: Question) -> str:
        """Return the panel for a question; the recruiting sheet is a board of the table."""
        return "" if question.kind == "recruits" else super().panel(question)

    def dice_panel(self, question: Question) -> Literal["open", "closed", "none"]:
        """Return "none" for the recruiting sheet."""
        return "none" if question.kind == "recruits" else super().dice_panel(question)

    def spread_progress(self, words: Words, position: AnyPosition, shape: Allocation, amounts: Amounts) -> str | None:
        """Return the points that are spent on a recruiting sheet."""
        if not isinstance(shape.constraint, Sheet):
            return super().spread_progress(words, position, shape, amounts)
        sheet = shape.constraint
        spent = [sheet.spent(sheet.placed(amounts), army) for army in range(len(sheet.armies))]
        used = sum(one.total for one in spent if isinstance(one, Spent))
        return words.say("ui-war-points", used=used, total=sum(army.total for army in sheet.armies))

    def ribbon(self, state: TableState) -> RibbonText:
        """Return turn, order of play, the next recruiting, and the phases."""
        return ribbon.ribbon(state)


WINDOW = CampaignWindow()
