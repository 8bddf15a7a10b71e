"""The words of a review: its title, its decisions, the moments of its chart, and its conclusion."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from msgspec import Struct

from ddtable.engine.game import Game
from ddtable.opponents.judging import judge
from ddtable.summaries.review import Decision, Review
from ddtable.texts.plain import one_line
from ddtable.words.given import given
from ddtable.words.sentences import Table, Words
from ddtable.words.shares import whole_points

SHOWN = 5
"""The decisions that a review lists."""


class Reviewed(NamedTuple):
    """A game with its review and the names of its players; decisions of `seats` are listed."""

    game: Game
    names: tuple[str, ...]
    review: Review
    seats: tuple[int, ...]

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players as single lines."""
        return tuple(one_line(name) for name in self.names)

    @property
    def shown(self) -> tuple[Decision, ...]:
        """The decisions that are listed."""
        return self.review.of(self.seats)[:SHOWN]

    @property
    def first(self) -> int:
        """The seat whose chance a chart of two players shows."""
        return self.seats[0]

    def table(self, entry: int = -1) -> Table:
        """Return the names for ids after so many entries."""
        return Table(self.game.history[entry].position, self.players)


class Told(Struct, frozen=True):
    """A decision in words; `degree` from 0 to 3 says how costly it was, `cost` is from 0 to 1."""

    turn: str
    degree_word: str
    asked: str
    chosen: str
    better: str
    points: str
    seat: int
    degree: int
    cost: float


def told(words: Words, reviewed: Reviewed, one: Decision) -> Told:
    """Return a decision in words."""
    question = reviewed.game.history[one.entry].question
    assert question is not None
    return Told(
        words.say("review-turn", turn=one.turn),
        words.say("review-degree", degree=one.degree),
        words.question(question, reviewed.table(one.entry)),
        option_words(words, reviewed, one.entry, one.chosen),
        words.say("review-better", better=option_words(words, reviewed, one.entry, one.better)),
        words.say("review-points", points=whole_points(one.cost)),
        one.seat,
        one.degree,
        one.cost,
    )


def option_words(words: Words, reviewed: Reviewed, entry: int, answer: str) -> str:
    """Return an answer to the question at an entry in words."""
    question = reviewed.game.history[entry].question
    assert question is not None
    return given(words, question, answer, replace(reviewed.table(entry), brief=True))


def title_words(words: Words, reviewed: Reviewed) -> str:
    """Return the title: the result, or only "Review" of a game that is not over."""
    result = reviewed.game.position.result
    if result is None:
        return words.say("review")
    winners = words.winners(result.winners, reviewed.table())
    return words.say("ui-outcome-title", count=len(result.winners), winners=winners)


def about_words(words: Words, reviewed: Reviewed) -> str:
    """Return the line below the title: the turns, the game with its size, the reason of the result."""
    game = reviewed.game
    position, result, name = game.position, game.position.result, words.say(f"ui-game-{game.set_up.system}")
    parts = [
        words.say("review-turns", turns=position.board.turn),
        words.own("review-game", reviewed.table(), game=name, health=judge(position.system).size(position)),
    ]
    if result is not None:
        parts.append(words.own("ui-outcome-why", reviewed.table(), reason=result.reason, rounds=0, count=1))
    return " · ".join(parts)


def basis_words(words: Words, reviewed: Reviewed) -> str:
    """Return the sentence about the judge: what the chances and the costs come from."""
    return words.own("review-about", reviewed.table())


def good_words(words: Words, reviewed: Reviewed, seat: int) -> str:
    """Return how many decisions of a player were the best or nearly so."""
    one = reviewed.review.accounts[seat]
    return words.say("review-good", good=one.good, weighed=one.weighed)


def figure_words(words: Words, points: int) -> str:
    """Return points with their sign."""
    sign = "plus" if points > 0 else "minus" if points < 0 else "none"
    return words.say("review-figures", points=abs(points), sign=sign)


def point_words(words: Words, reviewed: Reviewed, point: int) -> str:
    """Return a moment of the chart: the turn, all chances, and what is marked there."""
    review, players, say = reviewed.review, reviewed.players, words.say
    one = review.line[point]
    chances = words.all_of(
        say("review-chance", player=players[seat], percent=whole_points(chance))
        for seat, chance in enumerate(one.chances)
    )
    last = point == len(review.line) - 1
    when = (
        "end"
        if last and review.winners
        else "now"
        if last
        else "start"
        if not one.turn
        else "turn"
        if one.seat >= 0
        else "both"
    )
    player = players[one.seat] if one.seat >= 0 else ""
    parts = [say("review-moment", when=when, turn=one.turn, player=player, chances=chances)]
    until = len(reviewed.game.history) if last else review.line[point + 1].entry
    for number, decision in enumerate(reviewed.shown, 1):
        if one.entry <= decision.entry < until:
            mine = told(words, reviewed, decision)
            parts.append(say("review-mark", number=number, chosen=mine.chosen, points=mine.points))
    parts += [swing_words(words, reviewed, swing.seat, swing.luck) for swing in review.swings if swing.point == point]
    if review.decided == point:
        parts.append(say("review-decided", player=players[review.winners[0]]))
    return " ".join(parts)


def swing_words(words: Words, reviewed: Reviewed, seat: int, luck: float) -> str:
    """Return a turning point of the dice in words."""
    return words.say("review-swing", player=reviewed.players[seat], points=whole_points(luck))


def conclusion_words(words: Words, reviewed: Reviewed) -> str:
    """Return the sentence that says what decided the game; "" if it is not over."""
    found = reviewed.review.conclusion()
    if found is None:
        return ""
    swing, line = found.swing, reviewed.review.line
    _, start, own, others, luck, _ = reviewed.review.accounts[max(0, found.seat)].points()
    given = reviewed.review.given[found.seat] if found.part == "given" else 0.0
    worth = {"luck": luck, "choices": own + others, "start": start, "given": whole_points(1 - given)}
    return words.say(
        "review-conclusion",
        part=found.part,
        player=reviewed.players[found.seat] if found.seat >= 0 else "",
        points=worth.get(found.part, 0),
        alike="yes" if found.alike else "no",
        turn=line[swing.point].turn if swing is not None else 0,
        swing=whole_points(swing.luck) if swing is not None else 0,
    )
