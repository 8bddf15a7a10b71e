"""The kernel, the same for every rule system: it asks questions, refuses illegal answers and plays legal ones."""

from __future__ import annotations

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from ddtable.engine.draft import AnyDraft, Draft
from ddtable.engine.events import About, Event
from ddtable.engine.position import Result, Roll
from ddtable.engine.questions import Choice, Faces, Question, Shown
from ddtable.engine.refusal import Refusal
from ddtable.engine.start import StartError, start_of
from ddtable.engine.system import AnyPosition, AnyView, RuleSystem, SetUp
from ddtable.engine.value import PlainValue
from ddtable.texts.trouble import trouble

LARGEST_SET_UP = 1 << 17
"""Maximum size of a set-up as JSON, in bytes. 4 forces of 400 dice, with names and notes in any script, take 80,000."""

_ENCODER = msgspec.json.Encoder()


class Forced(Event, frozen=True, tag="forced"):
    """An event: the question had only one answer, and the kernel gave it."""

    about = About(silent=True)

    seat: int
    question: str
    choice: Choice


class Played(PlainValue, frozen=True):
    """The result of a choice: the next position, all events, the faces drawn, and the next question."""

    position: AnyPosition
    events: tuple[Event, ...]
    faces: tuple[int, ...]
    question: Question | None


class IllegalChoice(ValueError):
    """An error: the rules refuse a choice; `refusal` gives the reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause}: {refusal.reason}")
        self.refusal = refusal


def begin(system: RuleSystem, set_up: SetUp) -> Played:
    """Return the first question of a game and the events before it. Raises ValueError for an invalid set-up.

    If the set-up has a start position, the first question is the one that it asks.
    """
    try:
        size = len(_ENCODER.encode(set_up))
    except UnicodeEncodeError as error:  # an unpaired surrogate, which cannot be written to a file
        raise ValueError(trouble("set-up-letters")) from error
    if size > LARGEST_SET_UP:
        raise ValueError(trouble("set-up-large", most=LARGEST_SET_UP >> 10))
    if set_up.start is not UNSET:
        return _begin_at(system, set_up)
    if defect := system.refuse_set_up(set_up):
        raise ValueError(defect)
    return _carry_on(system, Draft(system.begin(set_up)))


def _begin_at(system: RuleSystem, set_up: SetUp) -> Played:
    """Return the first question of a game that starts from a position. Raises StartError."""
    try:
        played = _carry_on(system, Draft(start_of(system, set_up)))
    except StartError:
        raise
    except Exception as error:  # a forged position can break any rule that reads it
        raise StartError(trouble("start-broken", why=repr(error))) from error
    if played.question is None:
        raise StartError(trouble("start-ends"))
    return played


def ask(system: RuleSystem, view: AnyView) -> Question | None:
    """Return the question that a position asks; None when the game is over."""
    if view.result is not None or not view.agenda:
        return None
    step = view.agenda[-1]
    if type(step) is Roll:
        return _faces(system, view, step)
    return system.ask(view)


def play(
    system: RuleSystem,
    position: AnyPosition,
    choice: Choice,
    question: Question | None = None,
    at: int | None = None,
) -> Played:
    """Play a choice. Pass `question` if it is already known; `at` is the answer count that the choice was made for.

    Raises IllegalChoice if the rules refuse it; nothing has changed then.
    """
    if question is None:
        question = ask(system, position)
    refusal = Refusal(system.end_clause, "game-over") if question is None else question.refusal(choice)
    if question is not None and at is not None and at != position.answered:
        refusal = Refusal(question.clause, "stale", {"made": at, "now": position.answered})
    if refusal is not None or question is None:
        raise IllegalChoice(refusal or Refusal(system.end_clause, "game-over"))
    draft: AnyDraft = Draft(position)
    draft.answered += 1
    if isinstance(choice, Shown):
        _tell(system, draft, choice)
    else:
        system.answer(draft, question, choice)
    return _carry_on(system, draft)


def take_up_dice(system: RuleSystem, position: AnyPosition, by_hand: bool) -> Played:
    """Ask for the faces of real dice from now on, or roll by program; a roll that waits for faces is then made.

    Raises IllegalChoice if the mode is already set, or the game is over.
    """
    if position.result is not None or position.chance.by_hand == by_hand:
        raise IllegalChoice(Refusal(system.roll_clause, "dice-so-already"))
    draft: AnyDraft = Draft(position)
    draft.answered += 1
    draft.chance = replace(draft.chance, by_hand=by_hand)
    return _carry_on(system, draft)


def end(system: RuleSystem, position: AnyPosition, result: Result) -> Played:
    """End a game by a decision of its players, not by its rules."""
    draft: AnyDraft = Draft(position)
    draft.answered += 1
    system.end(draft, result)
    return _carry_on(system, draft)


def _carry_on(system: RuleSystem, draft: AnyDraft) -> Played:
    """Resolve all steps that need no decision, up to the next real question."""
    question, agenda = None, draft.agenda
    while draft.result is None and agenda:
        step = agenda[-1]
        if type(step) is Roll:
            if draft.chance.by_hand:
                question = _faces(system, draft, step)
                break
            _throw(system, draft, step)
            continue
        question = system.ask(draft)
        if question is None:
            system.proceed(draft)
            continue
        choice = question.shape.single()
        if choice is None:
            break
        draft.note(Forced(question.seat, question.kind, choice))
        system.answer(draft, question, choice)
        question = None
    if draft.result is not None:
        draft.agenda.clear()
        question = None
    return Played(draft.freeze(), tuple(draft.events), tuple(draft.drawn), question)


def _throw(system: RuleSystem, draft: AnyDraft, roll: Roll) -> None:
    """Roll the dice of all parties, except those that entered real faces before the program took over."""
    draft.agenda.pop()
    dice = [die for party in roll.parties[len(roll.shown) :] for die in party.dice]
    faces = draft.draw(dice, [system.sides(draft.dice[die].type) for die in dice])
    if roll.shown:
        told = tuple(face for party in roll.shown for face in party)
        roll, faces = Roll(roll.purpose, roll.parties), (*told, *faces)
    system.rolled(draft, roll, faces)


def _tell(system: RuleSystem, draft: AnyDraft, choice: Shown) -> None:
    """Store the faces of one party's real dice; the roll is resolved when all parties have entered theirs."""
    roll = draft.agenda.pop()
    for die, face in zip(roll.parties[len(roll.shown)].dice, choice.faces, strict=True):
        draft.show(die, face)
    told = Roll(roll.purpose, roll.parties, (*roll.shown, choice.faces))
    if len(told.shown) < len(told.parties):
        draft.agenda.append(told)
    else:
        system.rolled(draft, roll, tuple(face for faces in told.shown for face in faces))


def _faces(system: RuleSystem, view: AnyView, roll: Roll) -> Question:
    party = roll.parties[len(roll.shown)]
    sides = tuple(system.sides(view.dice[die].type) for die in party.dice)
    return Question(
        party.seat, "faces", system.roll_clause, Faces(party.dice, sides), {"purpose": roll.purpose}, party.place
    )
