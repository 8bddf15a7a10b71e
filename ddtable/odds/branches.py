"""An answer followed to its end in all ways, with the chance of each: no try, and so no error.

The players' next answers are given. A roll is followed once for each outcome that makes a difference, with faces that
lead to it. An attack is not rolled: its exact chances end a branch. What has too many outcomes is not followed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.events import Event
from ddtable.engine.kernel import Played
from ddtable.engine.position import Party, Roll
from ddtable.engine.questions import Choice, Picked, Question, Shown
from ddtable.engine.system import RuleSystem
from ddtable.odds.acted import rest_of_blow
from ddtable.odds.arrays import TooMany
from ddtable.odds.attacks import attack_of, attacked
from ddtable.odds.chains import begun, chain, is_over, taken_in
from ddtable.odds.contest import contest
from ddtable.odds.exchange import Attack, Exchange
from ddtable.odds.expected import gives, shown
from ddtable.odds.outcomes import Faces, of_roll
from ddtable.odds.trying import Answers, is_resolved
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.dragon_dice.events.turns import ManeuverEnded
from ddtable.rules.dragon_dice.melee import STRIKE
from ddtable.rules.dragon_dice.steps import DragonAttack, DragonFight, Rolling, Strike

MOST = 200  # answers and rolls that are played for one answer
ACTIONS = ("action", "pursuit-action")


class Branch(NamedTuple):
    """One way in which an answer ends: its chance, the position, all events; perhaps an attack that follows.

    `taken`: the chance that the attack takes its territory in Dragon Dice Risk, if it has one.
    """

    share: float
    position: ClassicPosition
    events: tuple[Event, ...]
    attack: Attack | None = None
    exchange: Exchange | None = None
    taken: float | None = None


def branches(
    rules: RuleSystem,
    position: ClassicPosition,
    question: Question,
    choice: Choice,
    answers: Answers,
    *,
    deep: bool = True,
) -> list[Branch] | None:
    """Return all ways in which an answer ends: at the first question that waits below the one asked.

    On a map a way also ends when a territory has been taken. None if there are too many ways, or if some roll in them
    has no exact chances; without `deep` also if icons act in an attack.
    """
    following = (_OnMap if position.system == "risk" else _Following)(rules, answers, position, deep)
    ready = replace(position, chance=replace(position.chance, by_hand=True))
    try:
        return list(following.answered(1.0, Played(ready, (), (), question), choice))
    except TooMany:
        return None


class _Following:
    def __init__(self, rules: RuleSystem, answers: Answers, before: ClassicPosition, deep: bool) -> None:
        self._rules, self._answers, self._before, self._left, self._deep = rules, answers, before, MOST, deep

    def answered(self, share: float, before: Played, choice: Choice) -> Iterator[Branch]:
        """Yield the branches after an answer."""
        view, question = before.position, cast(Question, before.question)
        attack = self._attack_of(question, choice)
        if attack is None:
            yield from self._on(share, self._played(before, choice))
            return
        waits = view.agenda[:-1] == self._before.agenda[:-1]
        exchange = attacked(self._rules, view, attack, self._answers, deep=self._deep) if waits else None
        if exchange is None:
            raise TooMany
        yield Branch(share, view, before.events, attack, exchange)

    def _attack_of(self, question: Question, choice: Choice) -> Attack | None:
        """Return the attack that an answer begins, None if it begins none."""
        if not isinstance(choice, Picked):
            return None
        if question.kind == "strike-back" and choice.option == STRIKE:
            return Attack("strike_back", question.seat, question.place, int(question.values["seat"]), question.place)
        return attack_of(question.seat, question.place, choice.option) if question.kind in ACTIONS else None

    def _played(self, before: Played, choice: Choice) -> Played:
        """Return the position after one answer, with all events so far."""
        self._left -= 1
        if self._left < 0:
            raise TooMany
        after = kernel.play(self._rules, before.position, choice, before.question)
        return Played(after.position, (*before.events, *after.events), (), after.question)

    def _on(self, share: float, played: Played) -> Iterator[Branch]:
        question, position = played.question, played.position
        if question is None or self._is_over(position):
            yield self._ended(share, played)
        elif (at := _blow_in(position)) >= 0 and at == len(self._before.agenda) - 1:
            rest = rest_of_blow(self._rules, position, at, self._answers)
            step = cast(Strike, position.agenda[at])
            attack = Attack("strike_back", step.seat, step.place, step.target, step.target_place)
            yield Branch(share, position, played.events, attack, rest)
        elif isinstance(position.agenda[-1], Roll):
            for chance, faces in self._outcomes(position):
                after = played
                for party in faces:
                    after = self._played(after, Shown(party))
                yield from self._on(share * chance, after)
        else:
            yield from self.answered(share, played, self._answers(position, question))

    def _is_over(self, position: ClassicPosition) -> bool:
        return is_resolved(position, self._before) or _is_next_attack(position, self._before)

    def _ended(self, share: float, played: Played) -> Branch:
        return Branch(share, played.position, played.events)

    def _outcomes(self, view: ClassicPosition) -> list[tuple[float, Faces]]:
        """Return the outcomes of a roll with their chances, each with faces that lead to it. Raises TooMany."""
        roll, step = cast(Roll, view.agenda[-1]), view.agenda[-2]
        if isinstance(step, Rolling) and step.purpose == "maneuver" and step.stage == "throw":
            return self._contested(view, roll.parties)
        return of_roll(view, roll)

    def _contested(self, view: ClassicPosition, parties: Sequence[Party]) -> list[tuple[float, Faces]]:
        """Return success and failure of a maneuver (C4.3): one side rolls its most, the others their least."""
        mine, *theirs = parties
        below = replace(view, agenda=view.agenda[:-2])
        chance = contest(below, mine.seat, mine.place, tuple(party.seat for party in theirs))
        if chance is None:
            raise TooMany
        best, worst = ([_extreme(view, party, most) for party in parties] for most in (True, False))
        outcomes = []
        for share, faces, succeeds in (
            (chance, (best[0], *worst[1:]), True),
            (1 - chance, (worst[0], *best[1:]), False),
        ):
            if share <= 0:
                continue
            after = Played(view, (), (), kernel.ask(self._rules, view))
            for party in faces:
                after = self._played(after, Shown(party))
            if not any(isinstance(event, ManeuverEnded) and event.success == succeeds for event in after.events):
                raise TooMany  # a power or an icon decides it after the roll
            outcomes.append((share, faces))
        return outcomes


class _OnMap(_Following):
    """Follows an answer on a map: an attack begins when its dice are mustered, and is a chain until it stops."""

    def _attack_of(self, _question: Question, _choice: Choice) -> None:
        return None

    def _on(self, share: float, played: Played) -> Iterator[Branch]:
        position = played.position
        attack = begun(position, played.events)
        if attack is None:
            yield from super()._on(share, played)
            return
        done = chain(self._rules, position, attack, self._answers, deep=self._deep)
        yield Branch(share, position, played.events, attack, Exchange(done.target, done.attacker), done.taken)

    def _is_over(self, position: ClassicPosition) -> bool:
        return is_over(position, self._before)

    def _ended(self, share: float, played: Played) -> Branch:
        taken = taken_in(played.position, played.events)
        return Branch(share, played.position, played.events, taken=None if taken is None else float(taken))


def _blow_in(position: ClassicPosition) -> int:
    """Return where on the agenda the blow is whose save roll is about to be made, -1 if it is not one of an army."""
    last = position.agenda[-3:]
    if len(last) < 3 or not isinstance(last[2], Roll) or not isinstance(last[1], Rolling) or last[1].purpose != "save":
        return -1
    return len(position.agenda) - 3 if isinstance(last[0], Strike) and last[0].kind != "spell" else -1


def _is_next_attack(position: ClassicPosition, before: ClassicPosition) -> bool:
    """Return True if dragons at another terrain attack after those whose attack is asked about (DG-C)."""
    asked, now = before.agenda[-1], position.agenda[len(before.agenda) - 1]
    return isinstance(asked, DragonAttack) and isinstance(now, DragonAttack | DragonFight) and now.place != asked.place


def _extreme(view: ClassicPosition, party: Party, most: bool) -> tuple[int, ...]:
    """Return the faces with most maneuvers, or with fewest."""
    found = []
    for die in party.dice:
        faces = [gives(icon, count, "maneuver", "maneuver") for icon, count in shown(view.dice[die].type)]
        found.append(faces.index(max(faces) if most else min(faces)))
    return tuple(found)
