"""The events that only Dragon Dice Risk has."""

from __future__ import annotations

from ddtable.engine.events import About, Event, of_module


class PlayersRolled(Event, frozen=True, tag="players_rolled"):
    """Players rolled for the order of play: (seat, number) of each (RK1.4)."""

    about = About(clause="RK1.4")

    numbers: tuple[tuple[int, int], ...]


class TerrainDrawn(Event, frozen=True, tag="terrain_drawn"):
    """A terrain die of a player was drawn for a continent (RK1.2)."""

    about = About(clause="RK1.2", concerns="place")

    seat: int
    place: str
    terrain: str


class Claimed(Event, frozen=True, tag="claimed"):
    """A player claimed a territory, or was dealt it (RK1.3)."""

    about = About(clause="RK1.3", concerns="place")

    seat: int
    place: str
    dealt: bool = False


class Deployed(Event, frozen=True, tag="deployed"):
    """A player put units on a territory: at the start, or as recruits (RK1.3, RK4.1)."""

    about = About(clause="RK1.3", moves=("dice",), concerns="place")

    seat: int
    dice: tuple[int, ...]
    place: str
    left: int


class HealthLost(Event, frozen=True, tag="health_lost"):
    """No unit fits into what a player may still place; the rest is lost (RK1.3)."""

    about = About(clause="RK1.3")

    seat: int
    left: int


class RecruitsDue(Event, frozen=True, tag="recruits_due"):
    """A player counts the recruits of a turn (RK4.1).

    `territories`: their number; `base`: what they give. `continents`: (land, bonus) of each held whole; `eighths`: the
    lands whose die shows the eighth face. `sets`: the health that sets of cards give.
    """

    about = About(clause="RK4.1", icon="recruit")

    seat: int
    territories: int
    base: int
    continents: tuple[tuple[str, int], ...]
    eighths: tuple[str, ...]
    sets: int
    health: int


class Recruited(Event, frozen=True, tag="recruited_units"):
    """A player put a recruit on a territory (RK4.1)."""

    about = About(clause="RK4.1", icon="reserves", moves=("dice",), concerns="place")

    seat: int
    dice: tuple[int, ...]
    place: str


class SetTurnedIn(Event, frozen=True, tag="set_turned_in"):
    """A player turned in three cards (RK4.5). `on`: the own territories that they show."""

    about = About(clause="RK4.5", weight="weighty", icon="recruit", recap=True)

    seat: int
    cards: tuple[int, ...]
    health: int
    on: tuple[str, ...]


class CardTaken(Event, frozen=True, tag="card_taken"):
    """A player took a card at the end of a turn (RK4.5)."""

    about = About(clause="RK4.5")

    seat: int


class CardsWon(Event, frozen=True, tag="cards_won"):
    """A player took the cards of one who is out (RK4.5, Q159)."""

    about = About(clause="Q159", icon="recruit", recap=True)

    seat: int
    cards: int


class Mustered(Event, frozen=True, tag="mustered"):
    """A player attacks a territory with these dice (RK4.2d)."""

    about = About(clause="RK4.2d", weight="weighty", icon="melee", concerns="place")

    seat: int
    kind: str
    target: int
    place: str
    dice: tuple[int, ...]


class MovedIn(Event, frozen=True, tag="moved_in"):
    """Attackers moved into a territory (RK4.2g, RK4.8); `target` is the player who held it, -1 if it was empty."""

    about = About(
        clause="RK4.2g", weight="weighty", icon="reserves", recap=True, pause="deed", moves=("dice",), concerns="place"
    )

    seat: int
    dice: tuple[int, ...]
    place: str
    target: int


class AttackEnded(Event, frozen=True, tag="attack_ended"):
    """An attack ended without taking the territory (RK4.2e)."""

    about = About(clause="RK4.2e", concerns="place")

    seat: int
    place: str
    reason: str


class MarchedOver(Event, frozen=True, tag="marched_over"):
    """Units moved from a territory to a neighbour (RK4.7)."""

    about = About(clause="RK4.7", icon="reserves", moves=("dice",), concerns="place")

    seat: int
    dice: tuple[int, ...]
    source: str
    place: str


EVENTS = of_module(__name__)
