"""Standing answers: a player's automatic answers to one kind of question.

Some kinds come again and again with the same options, and most players answer them the same way: `SUITED` lists them.
Others have the same options but depend on the situation (which army marches, whether it maneuvers, what it attacks, the
target of a temple, which dead units a city returns): an automatic answer would lose games there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from ddtable.engine.questions import Allocation, Allotted, Choice, Chosen, Pick, Picked, Question, Remark, Subset
from ui.session.answer.prepared import InTurn

STANDING: Final = Remark("standing")
"""The journal's remark on a choice by a standing answer."""
INTENDED: Final = Remark("intended")
"""The journal's remark on a choice that followed from the one before it: a way to turn, the end of a turn."""

ONLY: Final = "only"
"""An intended option: the only one besides going back or declining; if there are several, the question is asked."""
ONLY_IN_TURN: Final = "only-in-turn"
"""The same, if all intended answers before it were given: an action after a die has been turned."""
OFTEN: Final = 2
"""So many equal answers in a row, and a standing answer is offered."""
ALL: Final = "all"
"""The standing answer that all dice of a question are chosen."""
CANTRIP: Final = "cantrip"
"""The kind of the question about spells during another roll; in a magic action spells are the purpose."""
SUITED: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "oppose": ("oppose", "let"),  # opposing costs nothing
        "flood-oppose": ("oppose", "let"),  # rolling against a flood costs nothing either
        "strike-back": ("strike", "let"),  # striking back costs nothing either
        "pursue": ("pursue", "let"),  # some players always pursue, some always keep the distance
        "flashfire": ("keep",),  # the unit to reroll depends on the roll; keeping the roll does not
        CANTRIP: ("done",),  # for players who want no magic during a fight
        "spell-order": ("in-order",),  # spells are usually chosen in the order wanted
        "promote": ("all",),  # promotions are always good
        "reinforce": ("done",),  # the ends of a turn; in many turns no unit moves
        "retreat": ("done",),
        "charge-ids": ("save", "melee"),  # all IDs of a charged army count the same way
        "artifacts": ("all",),  # artifacts that a roll uses up are still asked about
    }
)


def kind_of(question: Question) -> str:
    """Return the kind of question under which a standing answer is stored."""
    return CANTRIP if question.kind == "spell" and question.values.get("cantrip") else question.kind


def may_stand(question: Question, option: str) -> bool:
    """Return True if this answer can be a standing one."""
    return option in SUITED.get(kind_of(question), ())


class StandingAnswers:
    """The standing answers of all seats: for each a kind of question and the option to pick.

    In addition there are the intended answers of a seat's last choice, to the questions that follow at once. Another
    question to the seat, or its next choice, removes them. Those that were prepared together follow in their order.
    """

    def __init__(self, begin: Mapping[int, Mapping[str, str]] | None = None) -> None:
        self._answers = {seat: dict(answers) for seat, answers in (begin or {}).items()}
        self._intended: dict[int, dict[str, str]] = {}
        self._in_turn: dict[int, list[InTurn]] = {}
        self._equal: dict[tuple[int, str], tuple[str, int]] = {}

    def of(self, seat: int) -> dict[str, str]:
        """Return the standing answers of a seat: option by kind of question."""
        return dict(self._answers.get(seat, {}))

    def set(self, seat: int, kind: str, option: str) -> None:
        """Add a standing answer."""
        self._answers.setdefault(seat, {})[kind] = option

    def drop(self, seat: int, kind: str) -> None:
        """Remove a standing answer."""
        self._answers.get(seat, {}).pop(kind, None)

    def intend(self, question: Question, then: Mapping[str, str], in_turn: Sequence[InTurn] = ()) -> None:
        """Set the answers to the questions that follow at once from the next choice.

        If the person was only asked in between, the prepared answers after it still follow.
        """
        seat = question.seat
        self._intended[seat] = dict(then)
        if self._in_turn.get(seat, [])[:1] == [(question.kind, None)]:
            self.given(question)
        else:
            self._in_turn[seat] = list(in_turn)

    def given(self, question: Question) -> None:
        """Prepare the next answer, because that to this question is given."""
        self._intended.get(question.seat, {}).pop(question.kind, None)
        if turn := self._in_turn.get(question.seat):
            turn.pop(0)

    def count(self, question: Question, choice: Choice) -> None:
        """Count equal answers of a person in a row to a kind of question."""
        option = choice.option if isinstance(choice, Picked) else ""
        if may_stand(question, option):
            at = (question.seat, kind_of(question))
            before, times = self._equal.get(at, ("", 0))
            self._equal[at] = (option, times + 1 if before == option else 1)

    def offered(self, question: Question) -> str:
        """Return the option that was picked so often that it is offered as a standing answer, or ""."""
        option, times = self._equal.get((question.seat, kind_of(question)), ("", 0))
        stands = kind_of(question) in self._answers.get(question.seat, {})
        return option if times >= OFTEN and not stands else ""

    def goes_on(self, seat: int) -> bool:
        """Return True if prepared answers of a seat are being given."""
        return bool(self._in_turn.get(seat))

    def stop(self) -> None:
        """Forget the prepared answers, because choices were undone."""
        self._in_turn.clear()

    def answer(self, question: Question) -> Choice | None:
        """Return the standing answer to this question, or None to ask it."""
        if self._intended.get(question.seat) and question.kind not in self._intended[question.seat]:
            del self._intended[question.seat]
        prepared = self._prepared(question)
        if prepared is not None:
            return prepared[1]
        option = self._intends(question) or self._answers.get(question.seat, {}).get(kind_of(question))
        choice = _as_choice(question, option) if option else self._of_cantrip(question)
        return choice if choice is not None and question.refusal(choice) is None else None

    def remark(self, question: Question) -> Remark:
        """Return the remark on the automatic answer to this question."""
        return INTENDED if self._intends(question) or self.goes_on(question.seat) else STANDING

    def _prepared(self, question: Question) -> InTurn | None:
        """Return the prepared answer to a question; without one, or if it is refused now, forget those after it."""
        turn = self._in_turn.get(question.seat)
        if not turn:
            return None
        kind, choice = turn[0]
        if kind == question.kind and (choice is None or question.refusal(choice) is None):
            return turn[0]
        turn.clear()
        return None

    def _intends(self, question: Question) -> str:
        intended = self._intended.get(question.seat, {})
        option = intended.get(question.kind, "")
        if option == ONLY_IN_TURN:
            return ONLY if next(iter(intended)) == question.kind else ""
        return option

    def _of_cantrip(self, question: Question) -> Choice | None:
        """Give unused points any colour, so that a player who never casts in a roll is not asked for colours."""
        if question.kind != "magic-colours" or not question.values.get("cantrip"):
            return None
        never = self._answers.get(question.seat, {}).get(CANTRIP) == "done"
        return _first_buckets(question.shape) if never and isinstance(question.shape, Allocation) else None


def _as_choice(question: Question, option: str) -> Choice | None:
    shape = question.shape
    if isinstance(shape, Subset):
        return Chosen(tuple(sorted(shape.dice))) if option == ALL else None
    if isinstance(shape, Pick):
        return _sole(shape) if option == ONLY else Picked(option)
    if isinstance(shape, Allocation) and option in shape.buckets:
        bucket = shape.buckets.index(option)
        return Allotted(
            tuple(tuple(one.points * (at == bucket) for at in range(len(shape.buckets))) for one in shape.sources)
        )
    return None


def _sole(shape: Pick) -> Choice | None:
    """Return the only option besides those that go back or do nothing, or None if there are several."""
    options = [option.id for option in shape.options if option.id != "back" and not option.word.startswith("no-")]
    return Picked(options[0]) if len(options) == 1 else None


def _first_buckets(shape: Allocation) -> Allotted:
    rows = []
    for source in shape.sources:
        first = shape.open_to(source)[0]
        rows.append(tuple(source.points * (at == first) for at in range(len(shape.buckets))))
    return Allotted(tuple(rows))
