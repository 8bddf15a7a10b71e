"""The choice of spells on trial: the rules are asked for each spell of the list, without a roll and without a trace.

The list is a plan. Each of its lines is played to a draft of the position, which is thrown away; so the rules alone say
what can be paid and aimed after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import cast

from msgspec import Struct

from ddtable.engine.draft import AnyDraft, Draft
from ddtable.engine.position import Roll
from ddtable.engine.questions import Choice, Chosen, Option, Pick, Picked, Question, Subset
from ddtable.engine.system import AnyPosition, RuleSystem, system
from ddtable.opponents.players import choose
from ddtable.rules.dragon_dice.casting import BACK, DONE, IN_ORDER, NO_TARGET_ASKED
from ddtable.rules.dragon_dice.steps import Cast
from ui.session.answer import reach
from ui.session.answer.prepared import InTurn

SPELL, TARGET, DESTINATION, BURY, ORDER = "spell", "spell-target", "spell-destination", "spell-bury", "spell-order"
PRICES = ("spell-price", "spell-pair")
"""Questions which points pay for a spell in several colours: they are asked when they come."""


class Wish(Struct, frozen=True):
    """A line of the list: a spell, its target and destination, the dead that are buried for it, and how often."""

    spell: str
    target: str = ""
    to: str = ""
    times: int = 1
    buried: tuple[int, ...] = ()


class Rehearsal(Struct, frozen=True):
    """A list played on trial.

    `position` is the position after it, and `question` the one for another spell, without options if none can be cast.
    `wishes` are the lines with everything that needed no choice. `answers` give the list to the game. `open` is the
    line that lacks a target, or cannot be cast, -1 for none; `asks` is its question, None if it cannot be cast, and
    `asked_at` the position where it is asked.
    """

    position: AnyPosition
    question: Question
    wishes: tuple[Wish, ...]
    answers: tuple[InTurn, ...]
    open: int = -1
    asks: Question | None = None
    asked_at: AnyPosition | None = None


class _Broken(Exception):
    """A line that stops the trial: `asks` is the question that it does not answer."""

    def __init__(self, asks: Question | None) -> None:
        super().__init__()
        self.asks = asks


def rehearse(position: AnyPosition, wishes: Sequence[Wish]) -> Rehearsal:
    """Play a list of spells on trial."""
    trial = _Trial(position)
    done: list[Wish] = []
    broken, asks, asked_at = -1, None, None
    for number, line in enumerate(wishes):
        before, wish = (trial.draft.freeze(), len(trial.answers)), line
        try:
            for _ in range(line.times):
                wish = trial.cast(wish)
        except _Broken as why:
            broken, asks, asked_at = number, why.asks, trial.draft.freeze()
            trial.restore(*before)
            done += wishes[number:]
            break
        done.append(wish)
    after, question = trial.draft.freeze(), trial.next_spell()
    return Rehearsal(after, question, tuple(done), tuple(trial.answers), broken, asks, asked_at)


class _Trial:
    """A draft of a position to which spells are announced."""

    def __init__(self, position: AnyPosition) -> None:
        self.rules: RuleSystem = system(position.system)
        self.draft: AnyDraft = Draft(position)
        self.answers: list[InTurn] = []
        self.burying: Question | None = None
        """The question about the dead that are buried for the last spell, if it was asked."""

    def restore(self, position: AnyPosition, answers: int) -> None:
        """Return to an earlier point."""
        self.draft = Draft(position)
        del self.answers[answers:]

    def _asked(self) -> Question | None:
        """Return the question of the casting; None if nothing can be cast any more, or dice must roll first."""
        agenda = self.draft.agenda
        while agenda and not isinstance(agenda[-1], Cast | Roll) and self.rules.ask(self.draft) is None:
            self.rules.proceed(self.draft)  # the dead that were buried have no say
        return self.rules.ask(self.draft) if agenda and isinstance(agenda[-1], Cast) else None

    def next_spell(self) -> Question:
        """Return the question for the next spell."""
        question = self._asked()
        if question is not None and question.kind == SPELL:
            return question
        seat = next(step.seat for step in reversed(self.draft.agenda) if isinstance(step, Cast))
        return Question(seat, SPELL, "M4", Pick((Option(DONE, "done"),), DONE))

    def cast(self, wish: Wish) -> Wish:
        """Announce a spell once; return its line with what needed no choice."""
        if all(option.id != wish.spell for option in reach.options_of(self.next_spell())):
            raise _Broken(None)
        self.burying = None
        self._give(self.next_spell(), Picked(wish.spell))
        while (question := self._asked()) is not None and question.kind != SPELL:
            wish = self._part(question, wish)
        return wish

    def _part(self, question: Question, wish: Wish) -> Wish:
        """Answer one of the questions about a spell."""
        if question.kind in (TARGET, DESTINATION):
            wanted = wish.target if question.kind == TARGET else wish.to
            ids = [option.id for option in reach.options_of(question) if option.id != BACK]
            if wanted not in ids and (wanted or len(ids) > 1):
                raise _Broken(question)
            wish = _aimed(wish, question.kind, wanted or ids[0])
            self._give(question, Picked(wanted or ids[0]))
        elif question.kind == BURY:
            self.burying = question
            wanted_dead = Chosen(wish.buried)
            given: Choice = wanted_dead if question.refusal(wanted_dead) is None else self._proposed(question)
            self._give(question, given)
            wish = _aimed(wish, BURY, cast(Chosen, given).dice if wish.times == 1 else ())
        else:
            self._give(question, self._proposed(question))
        return wish

    def _proposed(self, question: Question) -> Choice:
        position = self.draft.freeze()
        return choose(self.rules.observe(position, question.seat), question, Random(position.answered))[0]

    def _give(self, question: Question, choice: Choice) -> None:
        """Answer on trial; an only answer is not asked for in the game, and a price is asked when it comes."""
        if question.shape.single() is None:
            self.answers.append((question.kind, None if question.kind in PRICES else choice))
        self.rules.answer(self.draft, question, choice)


def _aimed(wish: Wish, kind: str, value: str | tuple[int, ...]) -> Wish:
    """Return a line with its target, destination or dead."""
    if isinstance(value, tuple):
        return Wish(wish.spell, wish.target, wish.to, wish.times, value)
    if kind == TARGET:
        return Wish(wish.spell, value, wish.to, wish.times, wish.buried)
    return Wish(wish.spell, wish.target, value, wish.times, wish.buried)


def needs_target(position: AnyPosition, spell: str) -> bool:
    """Return True if a spell is aimed by a choice, and not at the own dead."""
    return position.board.edition.spells[spell].target not in NO_TARGET_ASKED


def burials(position: AnyPosition, wishes: Sequence[Wish]) -> list[tuple[int, ...]]:
    """Return the sets of 1 or 2 dead units that may be buried for the last line, equal ones once."""
    trial = _Trial(position)
    try:
        for wish in wishes:
            trial.cast(wish)
    except _Broken:
        return []
    if trial.burying is None or not isinstance(trial.burying.shape, Subset):
        return []
    dice, found = trial.burying.shape.dice, dict[tuple[object, ...], tuple[int, ...]]()
    for chosen in (*((die,) for die in dice), *combinations(dice, 2)):
        if trial.burying.refusal(Chosen(chosen)) is None:
            found.setdefault(tuple(_kind(position, die) for die in chosen), chosen)
    return list(found.values())


def _kind(position: AnyPosition, die: int) -> tuple[str, int]:
    return position.dice[die].type, position.dice[die].owner


def ending(trial: Rehearsal) -> tuple[InTurn, ...]:
    """Return the answers that end the choice of spells: they take effect in the order of the list."""
    more = len(reach.options_of(trial.question)) > 1  # else the rules end the choice themselves
    last: tuple[InTurn, ...] = ((SPELL, Picked(DONE)),) if more else ()
    return (*last, (ORDER, Picked(IN_ORDER))) if len(trial.wishes) > 1 else last


def suggested(position: AnyPosition, wishes: Sequence[Wish]) -> tuple[Wish, ...]:
    """Return the list as Recruit would go on with it."""
    trial = rehearse(position, wishes)
    while trial.open < 0:
        spell = _recruits(trial.position, trial.question, trial)
        if spell == DONE:
            break
        trial = rehearse(position, [*trial.wishes, Wish(spell)])
        while trial.asks is not None and trial.asked_at is not None:
            last = _aimed(trial.wishes[-1], trial.asks.kind, _recruits(trial.asked_at, trial.asks, trial))
            trial = rehearse(position, [*trial.wishes[:-1], last])
    return merged(trial.wishes)


def _recruits(position: AnyPosition, question: Question, trial: Rehearsal) -> str:
    seen = system(position.system).observe(position, question.seat)
    choice, _ = choose(seen, question, Random(position.answered + len(trial.answers)))
    return cast(Picked, choice).option


def merged(wishes: Sequence[Wish]) -> tuple[Wish, ...]:
    """Return the lines with equal castings as one line, which is what the rules make of them."""
    found: list[Wish] = []
    for wish in wishes:
        same = [at for at, other in enumerate(found) if _alike(other, wish)]
        if same:
            other = found[same[0]]
            found[same[0]] = Wish(other.spell, other.target, other.to, other.times + wish.times)
        else:
            found.append(wish)
    return tuple(found)


def _alike(one: Wish, other: Wish) -> bool:
    return (one.spell, one.target, one.to) == (other.spell, other.target, other.to) and not (one.buried or other.buried)
