"""The possible results of an answer, as values for the tray: the losses of both sides, and chances that matter."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from ddtable.engine.questions import Option, Pick
from ddtable.rules.dragon_dice.board import health, units_at

if TYPE_CHECKING:
    from ddtable.opponents.forecast import Forecast
    from ui.session.session import Session

THREE = 3
NAME_A_PLACE = ("missile", "army")
"""The answers whose words name a place."""


class Chance(Struct, frozen=True):
    """A chance that matters: what it is of, the chance, and this in words."""

    what: str
    share: float
    told: str


class Losses(Struct, frozen=True):
    """One side: its seat (-1 for several), heading and average, the chance of each loss, chances in words."""

    seat: int
    heading: str
    figure: str
    bars: tuple[float, ...]
    chances: tuple[Chance, ...]


class Ahead(Struct, frozen=True):
    """The chart of an answer: the line above, its title, where the figures are from, the sides, the aim's chance."""

    over: str
    title: str
    source: str
    sides: tuple[Losses, ...]
    succeeds: Chance | None = None

    def spoken(self, session: Session) -> str:
        """Return the whole chart in words."""
        say = session.words.say
        parts = [f"{self.over}: {self.title} ({self.source})"]
        if self.succeeds is not None:
            parts.append(f"{self.succeeds.what} {self.succeeds.told}")
        for side in self.sides:
            told = [f"{one.what} {one.told}" for one in side.chances]
            parts.append(say("ahead-chart", heading=side.heading, figure=side.figure, chances=", ".join(told)))
        return "; ".join(parts)


def ahead_of(session: Session) -> Ahead | None:
    """Return the chart of the answer that Return gives, or else of the best one; None if no dice can be lost."""
    option = session.draft.default_option()
    found = session.odds.found.get(option)
    if not session.draft.half.option and (found is None or not found.has_result):
        option = _best(session)
        found = session.odds.found.get(option)
    question = session.question
    if found is None or not found.has_result or question is None or not isinstance(question.shape, Pick):
        return None
    one = next(other for other in question.shape.options if other.id == option)
    say = session.words.say
    source = say("ahead-tried", tries=found.tries, error=round(found.error, 1)) if found.tries else say("ahead-exact")
    aims = (("succeeds", found.succeeds),) if found.succeeds >= 0 else found.chances[:1]
    succeeds = next((_chance(session, what, share) for what, share in aims), None)
    return Ahead(say("ahead-over"), _title(session, one), source, _sides(session, found, one), succeeds)


def _best(session: Session) -> str:
    """Return the best answer with a chart: the judged one, or that which brings most."""
    found = session.odds.found
    judged = [one.option for one in session.odds.best if one.option in found and found[one.option].has_result]
    if judged:
        return judged[0]
    known = [one for one in found.values() if one.has_result]
    return max(known, key=lambda one: (one.aim, one.worth)).option if known else ""


def _title(session: Session, option: Option) -> str:
    question = session.question
    assert question is not None
    table = dataclasses.replace(session.table, brief=True)
    words = session.words.option(replace(option, values={**question.values, **option.values}), table)
    if not question.place or option.word in NAME_A_PLACE:
        return words
    return session.words.say("option-where", option=words, where=session.words.place(question.place, table))


def _sides(session: Session, found: Forecast, option: Option) -> tuple[Losses, ...]:
    """Return both sides, the opponents first; none if no player can lose dice."""
    question = session.question
    if question is None or max(len(found.out), len(found.back)) == 1:
        return ()
    say, target = session.words.say, _target(session, option)
    at = str(option.values.get("place", question.place))
    whole = 0 if option.word == "army" else _health(session, target, at)  # of a march the target is not known
    mine = _health(session, question.seat, at if option.word == "army" else question.place)
    heading = say("ahead-loses", player=session.names[target]) if target >= 0 else say("ahead-others-lose")
    theirs = (
        *_shares(found.out, (("any", 1), ("three", THREE), ("gone", whole))),
        ("routs", found.routs),
    )
    ours = (
        ("none", found.back[0]),
        *_shares(found.back, (("three-own", THREE), ("gone-own", mine))),
        ("routs-own", found.own_routs),
    )
    return (
        Losses(target, heading, _figure(session, found.expected_out, whole), found.out, _told(session, theirs)),
        Losses(
            question.seat,
            say("ahead-you-lose"),
            _figure(session, found.expected_back, mine),
            found.back,
            _told(session, ours),
        ),
    )


def _shares(row: tuple[float, ...], least: tuple[tuple[str, int], ...]) -> tuple[tuple[str, float], ...]:
    """Return the chance of at least each of these losses; those of 0 health are left out."""
    return tuple((what, sum(row[health_lost:])) for what, health_lost in least if health_lost)


def _told(session: Session, shares: tuple[tuple[str, float], ...]) -> tuple[Chance, ...]:
    return tuple(_chance(session, what, share) for what, share in shares)


def _chance(session: Session, what: str, share: float) -> Chance:
    say = session.words.say
    return Chance(say("ahead-chance", what=what), share, say("ui-odds-share", share=round(100 * share)))


def _figure(session: Session, mean: float, whole: int) -> str:
    return session.words.say("ahead-figure", mean=round(mean, 1), whole=whole)


def _health(session: Session, seat: int, place: str) -> int:
    """Return the health of an army, 0 if there is none."""
    if seat < 0 or not place:
        return 0
    return health(session.position, units_at(session.position, seat, place))


def _target(session: Session, option: Option) -> int:
    """Return the opponent that an answer can cost dice, -1 for several."""
    asked = session.question.seat if session.question is not None else -1
    others = [seat for seat in range(len(session.names)) if seat != asked]
    named = int(option.values.get("seat", -1))
    return others[0] if len(others) == 1 else named
