"""Names of places, cards and phases in the text form of a position of Dragon Dice Risk, in both directions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ddtable.maps.board_map import BoardMap
from ddtable.rules.dragon_dice.board import NOBODY, RESERVE
from ddtable.rules.dragon_dice.notation.names import PLACES
from ddtable.rules.dragon_dice.notation.turns import phase_agenda, phase_words
from ddtable.rules.dragon_dice.places import behind, front, group, is_front, is_group, number_of, numbered
from ddtable.rules.dragon_dice.steps import Step, Turn
from ddtable.rules.risk.board import BAG, HIDDEN_CARD, RECRUITING, WILD_CARDS
from ddtable.rules.risk.system import Risk
from ddtable.rules.text_form import LETTERS, NONE
from ddtable.texts.trouble import trouble

AT = r"(?:all |attack on )?[a-z][a-z0-9_]*"
"""The pattern of the words of a territory, of a continent, or of the armies that attack a territory."""
PILES: Mapping[str, str] = {"recruiting": RECRUITING, "bag": BAG, **PLACES}
WHOLE, FRONT, WILD, HIDDEN = "all ", "attack on ", "wild ", "hidden"


class Names:
    """The names of a map."""

    def __init__(self, board_map: BoardMap) -> None:
        self.continents = [continent.id for continent in board_map.continents]
        self._territories = [territory.id for territory in board_map.territories]
        self._number = board_map.number

    def place(self, words: str) -> str:
        """Return the place with a name. Raises ValueError if there is none."""
        if words == RESERVE:
            return RESERVE
        continent = words.removeprefix(WHOLE)
        if continent != words and continent in self.continents:
            return group(self.continents.index(continent))
        territory = words.removeprefix(FRONT)
        if territory not in self._number:
            raise ValueError(trouble("notation-no-territory", text=words))
        place = numbered(self._number[territory])
        return place if territory == words else front(place)

    def words(self, place: str) -> str:
        """Return the name of a place."""
        if place == RESERVE:
            return RESERVE
        if is_group(place):
            return next(f"{WHOLE}{one}" for at, one in enumerate(self.continents) if group(at) == place)
        return f"{FRONT if is_front(place) else ''}{self._territories[number_of(behind(place))]}"

    def words_of(self, places: Iterable[str]) -> str:
        """Return the names of places in one line."""
        return ", ".join(map(self.words, places)) or NONE

    def card(self, words: str) -> int:
        """Return the number of a card. Raises ValueError if there is none."""
        if words == HIDDEN:
            return HIDDEN_CARD
        wild = words.removeprefix(WILD)
        if wild != words and wild in map(str, range(1, WILD_CARDS + 1)):
            return len(self._territories) + int(wild) - 1
        return number_of(self.place(words))

    def card_words(self, card: int) -> str:
        """Return the name of a card."""
        if card == HIDDEN_CARD:
            return HIDDEN
        wild = card - len(self._territories)
        return f"{WILD}{wild + 1}" if wild >= 0 else self._territories[card]


def by_seat(lists: Sequence[Iterable[str]]) -> str:
    """Return the words of each seat: `A: alaska, peru; B: ural`."""
    found = [(LETTERS[seat], ", ".join(words)) for seat, words in enumerate(lists)]
    return "; ".join(f"{letter}: {words}" for letter, words in found if words) or NONE


def read_by_seat(text: str, seats: int) -> list[list[str]]:
    """Return the words of each seat. Raises ValueError for a text that is not written so."""
    found: list[list[str]] = [[] for _ in range(seats)]
    for part in text.split(";") if text != NONE else ():
        letter, colon, words = part.strip().partition(": ")
        if not colon or letter not in LETTERS[:seats]:
            raise ValueError(trouble("notation-like", text=part.strip(), like="A: alaska, peru"))
        found[LETTERS.index(letter)] += [word.strip() for word in words.split(",")]
    return found


def claims_by_seat(claims: Iterable[int], seats: int) -> list[list[int]]:
    """Return the territories that each seat has claimed."""
    found: list[list[int]] = [[] for _ in range(seats)]
    for number, seat in enumerate(claims):
        if seat != NOBODY:
            found[seat].append(number)
    return found


def agenda_of(words: str, phases: Sequence[str]) -> tuple[Step, ...]:
    """Return the agenda of a turn whose next phase has these words; none without words. Raises ValueError."""
    return phase_agenda(words, phases, Risk.rows.parts[Turn])


def turn_words(agenda: tuple[Step, ...], phases: Sequence[str]) -> str:
    """Return the words of the next phase; "" for an agenda that is in the middle of one."""
    return phase_words(agenda, phases, Risk.rows.parts[Turn])
