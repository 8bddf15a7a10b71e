"""Standing answers: what a player answers each time to one kind of question, without being asked.

Some kinds come again and again with the same options, and most players answer them alike all evening: `SUITED` lists
them. Others look alike but are decided by how the table lies (which army marches, whether it maneuvers, what it
attacks, whom a temple strikes, which dead a city brings back): an answer given unseen would lose games there.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ddtable.engine.questions import Allocation, Allotted, Choice, Chosen, Pick, Picked, Question, Remark, Subset

STANDING: Final = Remark("standing")
"""What the journal keeps with a choice that was made by a standing answer."""
INTENDED: Final = Remark("intended")
"""What it keeps with one that followed from the choice before it: a way to turn, the end of a turn."""
UNASKED: Final = (STANDING, INTENDED)

ONLY: Final = "only"
"""An intended option: the one that there is beside going back; where there are several it is asked."""
ALL: Final = "all"
"""The standing answer that all dice of a question are chosen."""
CANTRIP: Final = "cantrip"
"""What stands for the question of spells in the middle of another roll; in a magic action spells are the point."""
SUITED: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "oppose": ("oppose", "let"),  # opposing costs nothing
        "flood-oppose": ("oppose", "let"),  # nor does rolling against a flood
        "strike-back": ("strike", "let"),  # nor does striking back
        "pursue": ("pursue", "let"),  # some always press on, some always hold the distance
        "flashfire": ("keep",),  # which unit is rolled again is looked at each time; leaving the roll need not be
        CANTRIP: ("done",),  # who wants no magic in the middle of a fight
        "spell-order": ("in-order",),  # spells are mostly announced in the order in which they are wanted
        "promote": ("all",),  # promotions only ever help
        "reinforce": ("done",),  # the ends of a turn, where many turns move nobody
        "retreat": ("done",),
        "charge-ids": ("save", "melee"),  # all IDs of an army that is charged alike
        "artifacts": ("all",),  # holding an artifact back is for those that a roll uses up, which are asked for still
    }
)


def kind_of(question: Question) -> str:
    """Return the kind under which a question's standing answer is kept."""
    return CANTRIP if question.kind == "spell" and question.values.get("cantrip") else question.kind


def may_stand(question: Question, option: str) -> bool:
    """Tell whether this answer may be given each time."""
    return option in SUITED.get(kind_of(question), ())


class StandingAnswers:
    """The standing answers of all seats: for each a kind of question and the option to be picked.

    Beside them lies what a seat intends with its last choice: answers to the questions that follow at once. The first
    other question to it, and its next choice, drop that.
    """

    def __init__(self, begin: Mapping[int, Mapping[str, str]] | None = None) -> None:
        self._answers = {seat: dict(answers) for seat, answers in (begin or {}).items()}
        self._intended: dict[int, dict[str, str]] = {}

    def of(self, seat: int) -> dict[str, str]:
        """Return the answers of a seat: option by kind of question."""
        return dict(self._answers.get(seat, {}))

    def set(self, seat: int, kind: str, option: str) -> None:
        """Answer so from now on."""
        self._answers.setdefault(seat, {})[kind] = option

    def drop(self, seat: int, kind: str) -> None:
        """Ask again from now on."""
        self._answers.get(seat, {}).pop(kind, None)

    def intend(self, seat: int, then: Mapping[str, str]) -> None:
        """Answer so what follows at once from a choice that is about to be made."""
        self._intended[seat] = dict(then)

    def answer(self, question: Question) -> Choice | None:
        """Return the answer that stands for this question, None if it is to be asked."""
        if self._intended.get(question.seat) and question.kind not in self._intended[question.seat]:
            del self._intended[question.seat]
        option = self._intends(question) or self._answers.get(question.seat, {}).get(kind_of(question))
        choice = _as_choice(question, option) if option else self._of_cantrip(question)
        return choice if choice is not None and question.refusal(choice) is None else None

    def remark(self, question: Question) -> Remark:
        """Return what is noted with the answer to this question."""
        return INTENDED if self._intends(question) else STANDING

    def _intends(self, question: Question) -> str:
        return self._intended.get(question.seat, {}).get(question.kind, "")

    def _of_cantrip(self, question: Question) -> Choice | None:
        """Give points that will not be used any colour: who never casts in a roll is not asked for them either."""
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
    """Return the only option of a question that may also be left again."""
    options = [option.id for option in shape.options if option.id != "back"]
    return Picked(options[0]) if len(options) == 1 else None


def _first_buckets(shape: Allocation) -> Allotted:
    rows = []
    for source in shape.sources:
        first = shape.open_to(source)[0]
        rows.append(tuple(source.points * (at == first) for at in range(len(shape.buckets))))
    return Allotted(tuple(rows))
