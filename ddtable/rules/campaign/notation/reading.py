"""Reading a position of the campaign from its text."""

from __future__ import annotations

import re
from typing import Any, cast

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ddtable.rules.campaign.board import POOL, CampaignBoard, CampaignOptions, Expansion, campaign_options
from ddtable.rules.campaign.notation.names import (
    AT,
    PILES,
    place_words,
    usual_recruitings,
    usual_turns,
)
from ddtable.rules.campaign.starting import in_play, usual_healths
from ddtable.rules.campaign.system import Campaign
from ddtable.rules.dragon_dice.board import NOBODY, RESERVE, ClassicPosition, Picks
from ddtable.rules.dragon_dice.notation.reading import SET_UP, SETTINGS, TURN, Patterns, Reader, TurnLine
from ddtable.rules.dragon_dice.notation.turns import phase_agenda
from ddtable.rules.dragon_dice.places import Place, numbered
from ddtable.rules.dragon_dice.steps import Turn
from ddtable.rules.text_form import LETTERS, SEAT, read_figures, seats_of, written_options
from ddtable.texts.trouble import trouble

NO_FIGURES: tuple[int, ...] | UnsetType = UNSET
NO_SIZE: int | UnsetType = UNSET
OWN_SETTINGS = ("players", "size", "playing", "dragons", "turns", "expansions", "recruitings", "revealed")
_NEXT = re.compile(rf"(.+?), next to ((?:{AT})(?:, (?:{AT}))*)", re.ASCII)
_EXPANSION = re.compile(rf"({SEAT}) at ({AT})", re.ASCII)


def read(text: str) -> ClassicPosition:
    """Return the position that a text describes. Raises NotationError if it does not."""
    return _Reader(text).position()


class _Reader(Reader):
    """A reader of one text; the terrains come before all lines with places."""

    game = Campaign.name
    patterns = Patterns(AT)
    settings = SETTINGS | {*OWN_SETTINGS}
    piles = PILES

    def __init__(self, text: str) -> None:
        self.homes: list[int] = []
        self.near: list[tuple[int, list[str]]] = []
        super().__init__(text)

    def line(self, line: str) -> None:
        """Read one line; the common pool belongs to no player."""
        head, colon, rest = line.partition(":")
        if colon and head == POOL:
            self.put(rest, NOBODY, POOL)
        else:
            super().line(line)

    def read_options(self, text: str) -> CampaignOptions:
        """Return the house options in a text. Raises ValueError for an unknown one."""
        return campaign_options(written_options(text, CampaignOptions()))

    def place_of(self, words: str) -> str:
        """Return the place with a name. Raises ValueError if no line above has it."""
        if words == RESERVE:
            return RESERVE
        for number in range(len(self.homes)):
            if place_words(self.homes, numbered(number)) == words:
                return numbered(number)
        raise ValueError(trouble("notation-no-place", text=words))

    def terrain(self, head: str, text: str) -> None:
        """Read the line of a terrain; a terrain that is no home is named by its number."""
        home = self.seat(head[-1]) if head.startswith("home") else NOBODY
        if home in self.homes and home != NOBODY:
            raise self.wrong(trouble("notation-twice", text=head))
        self.homes.append(home)
        if head != place_words(self.homes, numbered(len(self.lands))):
            raise self.wrong(trouble("notation-land", text=head, due=f"land {len(self.lands)}"))
        found = _NEXT.fullmatch(text)
        self.near.append((self.at, found[2].split(", ") if found else []))
        self.add_terrain(NOBODY, found[1] if found else text)
        if self.lands[-1].die != NOBODY:
            self.dice[-1] = replace(self.dice[-1], owner=NOBODY)

    def turn(self, text: str) -> TurnLine:
        """Return the number of a seat's turn, the seat, its agenda, and nothing that has marched. Raises ValueError."""
        found = TURN.fullmatch(text)
        if not found:
            raise ValueError(trouble("notation-like", text=text, like="4 A second march"))
        agenda = phase_agenda(found[3] or "", [*self.edition.phases], Campaign.rows.parts[Turn])
        return int(found[1] or 1), LETTERS.index(found[2]), agenda, ()

    def position(self) -> ClassicPosition:
        """Build the position from everything that was read."""
        if not self.dice:
            raise self.wrong(trouble("notation-empty"))
        self.seats = max(self.seats, self.setting("players", self.count, 0))
        self.setting("ids", self.sort, None)
        number, seat, agenda, _ = self.setting("turn", self.turn, SET_UP)
        healths = self.setting("health", read_figures, usual_healths(self.dice, self.seats))
        order = self.setting("order", self.order, tuple(range(self.seats)))
        turns = self.setting("turns", read_figures, usual_turns(order, seat, number))
        none: tuple[int, ...] = ()
        out = self.setting("gone", seats_of, none)
        board = CampaignBoard(
            options=cast(CampaignOptions, self.options),
            health=self.setting("playing", int, in_play(healths)),
            healths=healths,
            dragons=self.setting("dragons", self.dragons, NO_FIGURES),
            order=order,
            seat=seat,
            turn=sum(turns),
            turns=turns,
            lands=tuple(self.lands),
            places=self.places_read(),
            picks=(Picks(),) * self.seats,
            marched=self.setting("marched", self.places, ()),
            out=out,
            revealed=self.setting("revealed", lambda text: text == "yes", bool(number)),
            effects=tuple(self.effects),
            fought=self.setting("fought", self.places, ()),
            flooded=self.setting("flooded", self.places, ()),
            returning=self.setting("returning", self.returning, ()),
            expansions=self.setting("expansions", self.expansions, ()),
            recruitings=self.setting("recruitings", int, usual_recruitings(turns, seat, out)),
            scale=self.setting("size", self.size, NO_SIZE),
        )
        return self.placed(board, agenda)

    def places_read(self) -> tuple[Place, ...]:
        """Return the places with their links, in both directions."""
        links: list[list[str]] = [[] for _ in self.homes]
        for number, (at, near) in enumerate(self.near):
            self.at = at
            links[number] = [self.checked(self.place_of, words) for words in near]
        for number, there in enumerate(links):
            for place in list(there):
                back = links[int(place.rpartition("/")[2])]
                if numbered(number) not in back:
                    back.append(numbered(number))
        return tuple(Place(numbered(at), at, home, tuple(links[at])) for at, home in enumerate(self.homes))

    def count(self, text: str) -> int:
        """Return the number of players in a text. Raises ValueError."""
        if text not in map(str, range(2, len(LETTERS) + 1)):
            raise ValueError(trouble("notation-players", text=text))
        return int(text)

    def size(self, text: str) -> int | UnsetType:
        """Return the size of the game in a text. Raises ValueError for another one."""
        sizes = [str(size.health) for size in self.edition.sizes]
        if text not in sizes:
            raise ValueError(trouble("notation-size", text=text, sizes=", ".join(sizes)))
        return int(text)

    def dragons(self, text: str) -> tuple[int, ...] | UnsetType:
        """Return the dragons of each force. Raises ValueError."""
        return read_figures(text)

    def expansions(self, text: str) -> tuple[Expansion, ...]:
        """Return the expansions so far. Raises ValueError."""
        found = [_EXPANSION.fullmatch(part.strip()) for part in text.split(",")]
        if not all(found):
            raise ValueError(trouble("notation-like", text=text, like="A at home A, B at land 4"))
        return tuple(Expansion(LETTERS.index(one[1]), self.place_of(one[2])) for one in found if one)

    def agenda(self, text: str) -> Any:
        """Return the agenda in JSON. Raises ValueError."""
        return msgspec.json.decode(text, type=tuple[Campaign.rows.step_type, ...])  # type: ignore[name-defined]
