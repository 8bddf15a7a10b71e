"""Recruit's reserves phase of a campaign: reinforce, advance, fly, retreat."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from ddtable.engine.questions import Picked, Question, Remark
from ddtable.opponents.answering import Answer, Answering, ids_of, worth_of
from ddtable.opponents.campaign.marching import boldness
from ddtable.opponents.dragon_dice import recruit
from ddtable.rules.campaign.carrying_along import CARRY, DONE
from ddtable.rules.campaign.reserves import ALL
from ddtable.rules.dragon_dice.board import (
    RESERVE,
    ClassicPosition,
    health,
    holds,
    opponents_at,
    place_at,
    terrain_places,
    units_at,
)

GARRISON, OF_A_HELD_TERRAIN = 3, 7
STRONGER = 1.25  # health of attackers for each health of the units that they advance to
RASH = 3.0  # boldness at which armies do not wait for each other at a terrain any more
LEAST_STRONGER, BOLDER = 0.9, 0.1  # the same in a war that lasts long, and its fall with boldness


class Marshal:
    """The armies of a seat on the map: what each can send away, and where it is wanted."""

    def __init__(self, position: ClassicPosition, seat: int) -> None:
        self.position, self.seat = position, seat
        self.places = terrain_places(position)
        self.mine = {place: health(position, units_at(position, seat, place)) for place in self.places}
        self.theirs = {place: self._of_opponents(place) for place in self.places}
        self.links = {place: place_at(position, place).links for place in self.places}
        self.thin = max(1, min(GARRISON, sum(self.mine.values()) // len(self.places)))
        bold = boldness(position)
        self.stronger = max(LEAST_STRONGER, STRONGER - BOLDER * bold)
        self.caution = max(0.0, 1 - bold / RASH)
        units = sum(len(units_at(position, seat, place)) for place in self.places)
        self.hunts = not self.caution and units < position.board.goal

    def _of_opponents(self, place: str) -> int:
        others = opponents_at(self.position, self.seat, place)
        return sum(health(self.position, units_at(self.position, other, place)) for other in others)

    def spare(self, place: str) -> int:
        """Return the health that an army can send away: what opponents there, or next to it, do not hold it for.

        Late in a war a player with fewer units than terrains are needed leaves all of them, to hunt opponents.
        """
        if self.hunts:
            return 0 if self.theirs[place] else self.mine[place]
        held = holds(self.position, self.seat, place)
        near = max((self.theirs[link] for link in self.links[place]), default=0)
        garrison = min(OF_A_HELD_TERRAIN if held else GARRISON, near)
        return self.mine[place] - max(self.thin, garrison, round(self.strongest(place) * self.caution))

    def strongest(self, place: str) -> int:
        """Return the health of the strongest opponent at a place: opponents do not attack together."""
        others = opponents_at(self.position, self.seat, place)
        return max((health(self.position, units_at(self.position, other, place)) for other in others), default=0)

    @cached_property
    def strength(self) -> int:
        """The health that all armies together can send away."""
        return sum(max(0, self.spare(place)) for place in self.places)

    def sent_to(self, place: str) -> int:
        """Return the health that stands at a place, or can come to it from the places next to it."""
        return self.mine[place] + sum(max(0, self.spare(link)) for link in self.links[place])

    def reason(self, place: str) -> str:
        """Return the reason to advance to a place now; "" if there is none."""
        theirs = self.theirs[place]
        if not theirs:
            return "reason-war-empty-land" if not self.hunts and self.mine[place] < self._garrison(place) else ""
        enough = self.mine[place] < 2 * theirs and self.sent_to(place) >= self.stronger * theirs
        return "reason-war-attack-there" if enough else ""

    def _garrison(self, place: str) -> int:
        """Return the health that is wanted at a place without opponents: less where none are near."""
        return GARRISON if any(self.theirs[link] for link in self.links[place]) else self.thin

    def _is_goal(self, place: str) -> bool:
        """Return True if units should go to a place, maybe in several turns."""
        theirs = self.theirs[place]
        if theirs and self.mine[place] < 2 * theirs:
            return self.mine[place] + self.strength >= self.stronger * theirs
        return bool(self.reason(place))

    @cached_property
    def far(self) -> dict[str, int]:
        """The number of links from each place to the next goal; places from which none can be reached are left out."""
        found = dict.fromkeys(filter(self._is_goal, self.places), 0)
        edge: Iterable[str] = found
        while edge:
            edge = {link: None for place in edge for link in self.links[place] if link not in found}
            found |= dict.fromkeys(edge, max(found.values()) + 1)
        return found

    def why_advance(self, source: str, target: str) -> str:
        """Return the reason to advance from one place to another; "" if there is none."""
        if reason := self.reason(target):
            return reason
        nearer = self.far.get(target, 0) < self.far.get(source, 0)
        return "reason-war-on-the-way" if nearer and self.far[target] > 0 else ""


def _reinforce(position: ClassicPosition, question: Question) -> Answer | None:
    """Send the reserve where the classic Recruit sends a unit, all of it at once (KP6.1)."""
    found = recruit.ANSWERS["reinforce"](position, question)
    assert found is not None, "the question is asked only with a unit in reserve"
    choice, remark = found
    whole = f"{ALL}:{RESERVE}:{remark.values['place']}"
    return (Picked(whole) if whole in ids_of(question) else choice), remark


def _advance(position: ClassicPosition, question: Question) -> Answer | None:
    """Advance to empty terrains, to opponents that are weaker, and towards these, with units that are not needed."""
    marshal = Marshal(position, question.seat)
    moves: dict[tuple[str, str], list[int]] = {}
    for option in ids_of(question):
        head, _, target = option.partition(":")
        if head not in (DONE, ALL, CARRY):
            moves.setdefault((position.dice[int(head)].place, target), []).append(int(head))
    for (source, target), dice in sorted(moves.items()):
        fitting = [die for die in dice if health(position, (die,)) <= marshal.spare(source)]
        reason = marshal.why_advance(source, target) if fitting else ""
        if reason:
            best = max(fitting, key=lambda die: (worth_of(position, die), -die))
            figures = {"mine": marshal.sent_to(target), "there": marshal.mine[target], "theirs": marshal.theirs[target]}
            return Picked(f"{best}:{target}"), Remark(reason, {"place": target, **figures})
    return Picked(DONE), Remark("reason-war-hold-here")


def _stay(_position: ClassicPosition, _question: Question) -> Answer | None:
    """Keep all units at their terrains: in reserve they hold none."""
    return Picked(DONE), Remark("reason-war-no-retreat")


def _fly(position: ClassicPosition, question: Question) -> Answer | None:
    """Fly to the own home if opponents are stronger there, else stay (KP6.3)."""
    marshal, why = Marshal(position, question.seat), "reason-war-home-safe"
    for option in ids_of(question):
        die, _, target = option.partition(":")
        if option == DONE or option.startswith(CARRY) or place_at(position, target).home != question.seat:
            continue
        source = position.dice[int(die)].place
        if marshal.theirs[target] > marshal.mine[target]:
            if marshal.spare(source) > 0:
                return Picked(option), Remark("reason-needed-there", {"place": target})
            why = "reason-war-hold-here"
    return Picked(DONE), Remark(why)


ANSWERS: dict[str, Answering] = {"reinforce": _reinforce, "advance": _advance, "flight": _fly, "retreat": _stay}
