"""A territory or a continent's die in words, and what a key does there: the rows of the list, tips, and the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games.risk.board.facts import BoardFacts, Realm, Shown, Spot, map_of

if TYPE_CHECKING:
    from ui.games.risk.board.board_view import BoardView


class BoardRow:
    """A place of the board as a row of the list."""

    def __init__(self, place: str, view: BoardView) -> None:
        self.place, self._view = place, view

    def words(self) -> str:
        """Return the place in words."""
        return self._view.words_of(self.place)

    def act_by_key(self) -> None:
        """Do what a click means."""
        self._view.act(self.place)

    def take_up(self) -> None:
        """Take up the own army."""
        self._view.take_up(self.place)


def spot_words(shown: Shown, facts: BoardFacts, number: int) -> str:
    """Return a territory in words: its continent, its owner and dice, its dragons, effects, neighbours."""
    say, spot = shown.words.say, facts.spots[number]
    parts = [spot.name, say("ui-risk-spot-in", land=facts.realms[spot.realm].name), _owner_words(shown, spot)]
    if spot.dragons:
        parts.append(say("ui-risk-spot-dragons", dragons=len(spot.dragons)))
    parts += [chip.wordings[0] for chip in spot.effects]
    near = [facts.spots[other].name for other in map_of(shown).neighbours[number]]
    parts.append(say("ui-risk-spot-borders", places=shown.words.all_of(near)))
    return ", ".join(parts)


def _owner_words(shown: Shown, spot: Spot) -> str:
    say, names = shown.words.say, shown.names
    if spot.owner < 0:
        return say("ui-risk-spot-free")
    if spot.claimed:
        return say("ui-risk-spot-claimed", player=names[spot.owner])
    return say("ui-risk-spot-owned", player=names[spot.owner], health=spot.health, dice=spot.units)


def realm_words(realm: Realm) -> str:
    """Return a continent in words: its number and what it allows, its bonus, who controls it, effects on it."""
    return ", ".join((realm.name, realm.said or realm.line, *(chip.wordings[0] for chip in realm.effects)))
