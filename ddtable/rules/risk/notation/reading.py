"""Reading a position of Dragon Dice Risk from its text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import msgspec

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import Die
from ddtable.maps.board_map import BoardMap
from ddtable.maps.own import known_map
from ddtable.maps.reading import WORLD, MapError
from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition, Front, Picks
from ddtable.rules.dragon_dice.notation.reading import SET_UP, SETTINGS, TURN, Patterns, Reader, TurnLine
from ddtable.rules.dragon_dice.places import number_of
from ddtable.rules.risk.board import RiskBoard, RiskOptions, risk_options
from ddtable.rules.risk.notation.names import AT, PILES, Names, agenda_of, read_by_seat
from ddtable.rules.risk.system import Risk, places_of, rules_of
from ddtable.rules.risk.table import rows
from ddtable.rules.text_form import LETTERS, read_figures, seats_of, written_options
from ddtable.texts.trouble import trouble

OWN_SETTINGS = (
    "map",
    "players",
    "claims",
    "initial",
    "cards",
    "discards",
    "sets",
    "taken",
    "entered",
    "tired",
    "attack",
)
ROUNDS = ("ledger", "quiet")


def read(text: str) -> ClassicPosition:
    """Return the position that a text describes. Raises NotationError if it does not."""
    return _Reader(text).position()


def usual_healths(dice: Iterable[Die], seats: int) -> tuple[int, ...]:
    """Return the health of each seat's units."""
    units = catalogue().army_units
    found = [0] * seats
    for die in dice:
        if die.type in units:
            found[die.owner] += units[die.type].health
    return tuple(found)


class _Reader(Reader):
    """A reader of one text; the map comes before all lines with places."""

    game = Risk.name
    patterns = Patterns(AT)
    settings = SETTINGS | {*OWN_SETTINGS, *ROUNDS}
    piles = PILES

    def __init__(self, text: str) -> None:
        self.take_map(WORLD)
        super().__init__(text)

    def line(self, line: str) -> None:
        """Read one line; the map is taken at once."""
        super().line(line)
        word, _, value = line.partition(" ")
        if word == "map":
            if self.dice:
                raise self.wrong(trouble("notation-map-first"))
            self.checked(self.take_map, value)

    def take_map(self, name: str) -> None:
        """Take the names of a map. Raises ValueError for an unknown one."""
        try:
            self.board_map: BoardMap = known_map(name)
        except KeyError:
            raise ValueError(trouble("notation-no-map", text=name)) from None
        except MapError as error:
            raise ValueError(error.args[0]) from error
        self.names = Names(self.board_map)

    def read_options(self, text: str) -> RiskOptions:
        """Return the house options in a text. Raises ValueError for an unknown one."""
        return risk_options(written_options(text, RiskOptions()))

    def place_of(self, words: str) -> str:
        """Return the place with a name. Raises ValueError if there is none."""
        return self.names.place(words)

    def terrain(self, head: str, text: str) -> None:
        """Read the line of a continent; they come in the order of the map."""
        due = self.names.continents[len(self.lands) :]
        if not due or head != due[0]:
            raise self.wrong(trouble("notation-continent", text=head, due=due[0] if due else "none"))
        self.add_terrain(NOBODY, text)

    def turn(self, text: str) -> TurnLine:
        """Return the number of a turn, its seat, its agenda, and nothing that has marched. Raises ValueError."""
        found = TURN.fullmatch(text)
        if not found:
            raise ValueError(trouble("notation-like", text=text, like="12 A second march"))
        return int(found[1] or 1), LETTERS.index(found[2]), agenda_of(found[3] or "", [*self.edition.phases]), ()

    def position(self) -> ClassicPosition:
        """Build the position from everything that was read."""
        if len(self.lands) < len(self.names.continents):
            raise self.wrong(trouble("notation-no-continent", text=self.names.continents[len(self.lands)]))
        self.seats = max(self.seats, self.setting("players", self.count, 0))
        self.setting("ids", self.sort, None)
        turn, seat, agenda, _ = self.setting("turn", self.turn, SET_UP)
        healths = self.setting("health", read_figures, usual_healths(self.dice, self.seats))
        no_cards: tuple[tuple[int, ...], ...] = ((),) * self.seats
        board = RiskBoard(
            options=cast(RiskOptions, self.options),
            health=max(healths),
            healths=healths,
            order=self.setting("order", self.order, tuple(range(self.seats))),
            seat=seat,
            turn=turn,
            lands=tuple(self.lands),
            places=places_of(self.board_map),
            picks=(Picks(),) * self.seats,
            marched=self.setting("marched", self.places, ()),
            out=self.setting("gone", seats_of, ()),
            revealed=True,
            effects=tuple(self.effects),
            fought=self.setting("fought", self.places, ()),
            flooded=self.setting("flooded", self.places, ()),
            returning=self.setting("returning", self.returning, ()),
            map=rules_of(self.board_map),
            claims=self.setting("claims", self.claims, (NOBODY,) * len(self.board_map.territories)),
            initial=self.setting("initial", read_figures, (0,) * self.seats),
            hands=self.setting("cards", self.hands, no_cards),
            discards=self.setting("discards", self.cards, ()),
            traded=self.setting("sets", int, 0),
            taken="taken" in self.given,
            entered=self.setting("entered", read_figures, ()),
            tired=self.setting("tired", read_figures, ()),
            attack=self.setting("attack", self.attack, None),
            ledger=self.setting("ledger", read_figures, ()),
            quiet=self.setting("quiet", int, 0),
        )
        return self.placed(board, agenda)

    def count(self, text: str) -> int:
        """Return the number of players in a text. Raises ValueError."""
        if text not in map(str, rows()):
            raise ValueError(trouble("notation-players", text=text))
        return int(text)

    def cards(self, text: str) -> tuple[int, ...]:
        """Return the cards in a text. Raises ValueError."""
        return tuple(self.names.card(words.strip()) for words in text.split(","))

    def hands(self, text: str) -> tuple[tuple[int, ...], ...]:
        """Return the hand of each seat. Raises ValueError."""
        return tuple(tuple(map(self.names.card, words)) for words in read_by_seat(text, self.seats))

    def claims(self, text: str) -> tuple[int, ...]:
        """Return the seat that has claimed each territory. Raises ValueError."""
        found = [NOBODY] * len(self.board_map.territories)
        for seat, words in enumerate(read_by_seat(text, self.seats)):
            for one in words:
                found[number_of(self.names.place(one))] = seat
        return tuple(found)

    def attack(self, text: str) -> Front:
        """Return the attack under way, in JSON. Raises ValueError."""
        return msgspec.json.decode(text, type=Front)

    def agenda(self, text: str) -> Any:
        """Return the agenda in JSON. Raises ValueError."""
        return msgspec.json.decode(text, type=tuple[Risk.rows.step_type, ...])  # type: ignore[name-defined]
