"""The lines of the Odds page: the best answers, the line of play of one, a proposal, or the odds of each answer."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt

from ddtable.engine.questions import Pick
from ddtable.opponents.advice import BEST
from ddtable.words.given import given
from ddtable.words.sentences import sentence
from ui.kit.rows_model import RowsModel
from ui.page.answers import answers

if TYPE_CHECKING:
    from ddtable.engine.questions import Remark
    from ddtable.opponents.advice import Proposal, Ranked
    from ddtable.opponents.forecast import Forecast
    from ui.session.odds import AnswerOdds
    from ui.session.session import Session

OPPOSE = "oppose"
Shows = Literal["best", "all", "why"]
"""The lines for a question that is judged: the three best answers, all of them, or the line of play of one."""


class OddsRow(Struct, frozen=True):
    """An answer with its odds, or a text. `figures`: what it brings; `seats`: of both charts.

    `is_about`: a text has the distance of one at the end.
    """

    words: str
    figures: str = ""
    told: str = ""
    tip: str = ""
    odds: Forecast | None = None
    seats: tuple[int, int] = (-1, -1)
    is_about: bool = True

    @property
    def has_chart(self) -> bool:
        """True if a player may lose dice."""
        return self.odds is not None and self.odds.may_cost


class BestRow(Struct, frozen=True):
    """One of the best answers: its number, its chance of winning and that of now, what it brings and why.

    `share`: the chance in words. `has_key`: the digit of its number fills it in.
    """

    number: int
    words: str
    share: str
    chance: float
    now: float
    seat: int
    told: str
    reason: str
    marked: bool
    tip: str
    has_key: bool = True


class StepRow(Struct, frozen=True):
    """A step of the line of play, with its number, or a line of the plan of a proposal (number 0)."""

    number: int
    words: str


class ProposalRow(Struct, frozen=True):
    """A proposed answer with its reason, and the key that fills it in."""

    words: str
    reason: str
    marked: bool
    keys: str = "C"


AnyRow = OddsRow | BestRow | StepRow | ProposalRow


class OddsModel(RowsModel):
    """The lines; `read` takes over what is known. `shows`: which lines a question with judged answers has."""

    def __init__(self, session: Session, odds: AnswerOdds, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._odds = session, odds
        self.shows: Shows = "best"
        self.marked = 1

    def read(self) -> None:
        """Show what is known now."""
        self._mark()
        self.show_rows(self._found())

    def _mark(self) -> None:
        """Mark the answer that Return gives, or else the best one."""
        option = self._session.draft.default_option()
        known = self._odds.best if self.shows == "all" else self._odds.best[:BEST]
        found = (number for number, one in enumerate(known, start=1) if one.option == option)
        self.marked = next(found, 1)

    def _found(self) -> list[AnyRow]:
        odds = self._odds
        if odds.best:
            return self._of_best()
        rows: list[AnyRow] = [] if odds.proposal is None else self._of_proposal(odds.proposal)
        return rows + (self._of_odds() if odds.found or not rows else [])

    # The best answers

    def _of_best(self) -> list[AnyRow]:
        best = self._odds.best
        if self.shows == "why":
            one = best[self.marked - 1]
            first, *rest = one.play
            play = (self._exact(first, one.option), *rest)
            steps = [StepRow(number, self._remark(step)) for number, step in enumerate(play, start=1)]
            return [self._best_row(self.marked, one), *steps]
        count = BEST if self.shows == "best" else len(best)
        return [self._best_row(number, one) for number, one in enumerate(best[:count], start=1)]

    def _exact(self, step: Remark, option: str) -> Remark:
        """Return an attack on a territory with its exact odds, if they are known: the judge only estimates them."""
        found = self._odds.found.get(option)
        taken = dict(found.chances).get("taken") if found is not None else None
        if found is None or taken is None or step.word != "play-risk-attack":
            return step
        exact = {"share": _percent(taken), "done": found.expected_out, "taken": found.expected_back}
        return replace(step, values={**step.values, **exact})

    def _best_row(self, number: int, one: Ranked) -> BestRow:
        say, question, advice = self._session.words.say, self._session.question, self._odds.advice
        assert advice is not None
        words = self._brief_words(one.option)
        found = self._odds.found.get(one.option)
        bare = found is None or not found.has_result
        told = "" if found is None or bare else sentence(self._told(found))
        points = round(100 * one.chance) - round(100 * advice.now)
        reason = self._reason(one, told)
        tip = say("advice-row", answer=words, share=round(100 * one.chance), points=points, reason=reason)
        seat = question.seat if question is not None else -1
        share = say("ui-odds-share", share=round(100 * one.chance))
        return BestRow(
            number,
            words,
            share,
            one.chance,
            advice.now,
            seat,
            told,
            reason,
            one.option == self._session.draft.default_option(),
            tip,
            number < 10 and question is not None and not self._session.system.digits_hold_units(question),
        )

    def _brief_words(self, option: str) -> str:
        """Return an answer in words, with the short names of places."""
        question, session = self._session.question, self._session
        shape = question.shape if question is not None else None
        assert question is not None
        assert isinstance(shape, Pick)
        one = next(found for found in shape.options if found.id == option)
        table = dataclasses.replace(session.table, brief=True)
        return session.words.option(replace(one, values={**question.values, **one.values}), table)

    def _reason(self, one: Ranked, told: str) -> str:
        """Return the terms that decide, after what both sides roll, or the first step if no odds say what it brings."""
        say = self._session.words.say
        terms = {
            "gains": self._session.words.all_of([say("advice-term", term=term) for term in one.better]),
            "costs": self._session.words.all_of([say("advice-term", term=term) for term in one.worse]),
        }
        key = f"advice-{'gains' if one.better else ''}{'costs' if one.worse else ''}"
        decides = say(key, **terms) if one.better or one.worse else say("advice-even")
        first = one.play[0]
        if not told:
            return f"{self._remark(first)} {decides}"
        attacks = first.word == "play-attack"
        return f"{self._remark(replace(first, word='advice-rolls'))} {decides}" if attacks else decides

    def _remark(self, remark: Remark) -> str:
        return self._session.words.remark(remark, dataclasses.replace(self._session.table, brief=True))

    # Proposals

    def _of_proposal(self, proposal: Proposal) -> list[AnyRow]:
        session = self._session
        kind = session.question.kind if session.question is not None else ""
        head = session.words.say("ui-propose", kind=kind)
        chosen = session.draft.half_made()
        first = ProposalRow(head, sentence(self._remark(proposal.remark)), chosen == proposal.choice)
        if not proposal.plan:
            return [first]
        then = OddsRow(session.words.say("advice-then"), is_about=False)
        return [first, then, *(StepRow(0, sentence(self._remark(one))) for one in proposal.plan)]

    # Odds without a judgement

    def _of_odds(self) -> list[AnyRow]:
        say, state = self._session.words.say, self._odds.state
        if state not in ("working", "shown") or not self._odds.found:
            return [OddsRow(self._session.draft.no_help() or say("ui-odds-state", state=state))]
        words = self._words()
        known = [(words[option], one) for option, one in self._odds.found.items() if option in words]
        known.sort(key=lambda pair: _order(pair[1], opposed=self._kind == OPPOSE))
        rows = [self._row(said, one) for said, one in known]
        return [*rows, OddsRow(self._about([one for _, one in known]))]

    def _about(self, shown: list[Forecast]) -> str:
        """Return the explanation of the words and figures that are shown, and of no others."""
        keys = {
            "ui-odds-about-losses": any(one.may_cost for one in shown),
            "ui-odds-about-taken": any(what == "taken" for one in shown for what, _ in one.chances),
            "ui-odds-about": True,
            "ui-odds-about-pursuit": any(_pursuit(one) for one in shown),
        }
        words, table, tried = self._session.words, self._session.game_table, sum(one.tries > 0 for one in shown)
        return " ".join(words.own(key, table, tried=tried) for key, is_there in keys.items() if is_there)

    def _words(self) -> dict[str, str]:
        """Return the words of each answer that has odds or may have them."""
        session, question = self._session, self._session.question
        if question is None or isinstance(question.shape, Pick):
            return {answer.option: answer.words for answer in answers(session, everything=True)}
        return {answer: given(session.words, question, answer, session.game_table) for answer in self._odds.found}

    def _row(self, said: str, one: Forecast) -> OddsRow:
        session = self._session
        say, question = session.words.say, session.question
        told = sentence(self._told(one))
        error = round(one.error, 1)
        figures = say("ui-odds-tried", tries=one.tries, error=error) if one.tries else say("ui-odds-exact")
        seat = question.seat if question is not None else -1
        seats = (self._target(one.option, seat), seat)
        tip = say("ui-odds-row", answer=said, told=told, figures=figures)
        return OddsRow(said, figures, told, tip, one, seats)

    @property
    def _kind(self) -> str:
        """The kind of the question, or ""."""
        return self._session.question.kind if self._session.question is not None else ""

    def _told(self, one: Forecast) -> str:
        """Return the odds of an answer in a few words."""
        say, parts = self._session.words.say, []
        if one.succeeds >= 0:
            parts.append(say("ui-odds-succeeds", share=_percent(one.succeeds), kind=self._kind))
        parts += [say("ui-odds-chance", what=what, share=_percent(share)) for what, share in one.chances]
        if one.may_cost:
            parts.append(say("ui-odds-loss", out=round(one.expected_out, 1), back=round(one.expected_back, 1)))
        if _percent(one.routs):
            parts.append(say("ui-odds-routs", share=_percent(one.routs)))
            if pursuit := _pursuit(one):
                parts.append(say("ui-odds-pursuit", out=pursuit[0], back=pursuit[1]))
        if _percent(one.own_routs):
            parts.append(say("ui-odds-own-routs", share=_percent(one.own_routs)))
        return " · ".join(parts) if parts else say("ui-odds-nobody")

    def _target(self, option: str, seat: int) -> int:
        """Return the only opponent that an answer can cost dice, or -1."""
        shape = self._session.question.shape if self._session.question is not None else None
        options = shape.options if isinstance(shape, Pick) else ()
        named = next((one.values.get("seat", -1) for one in options if one.id == option), -1)
        others = [number for number in range(len(self._session.names)) if number != seat]
        return int(named) if len(others) > 1 else others[0]

    def told(self, _number: int, row: AnyRow) -> dict[Qt.ItemDataRole, str | None]:
        """Return the line as it is heard."""
        if isinstance(row, ProposalRow):
            said = f"{row.words}: {row.reason}"
        elif isinstance(row, StepRow):
            said = row.words
        else:
            said = row.tip or row.words
        return {Qt.ItemDataRole.AccessibleTextRole: said, Qt.ItemDataRole.DisplayRole: said}


def _order(one: Forecast, *, opposed: bool) -> tuple[float, float, float]:
    """Return the sort key of an answer: success or a chance that matters, then losses, then who may rout.

    `opposed`: the success is that of an opponent.
    """
    return one.aim if opposed else -one.aim, -round(one.worth, 6), one.own_routs - one.routs


def _percent(share: float) -> int:
    return round(100 * share)


def _pursuit(one: Forecast) -> tuple[float, float] | None:
    """Return the rounded losses of a pursuit, None if it is not known or costs neither side anything."""
    out, back = (round(lost, 1) for lost in one.pursuit or (0.0, 0.0))
    return (out, back) if out or back else None
