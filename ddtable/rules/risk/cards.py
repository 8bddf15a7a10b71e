"""Cards: a card for taken land, sets for recruits, the hands of players who are out (RK4.5)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import cast

from msgspec.structs import replace

from ddtable.engine.questions import Choice, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import ClassicView, has_army, units_at
from ddtable.rules.risk.board import HIDDEN_CARD, RECRUITING, WILD_CARDS, MapRules, RiskDraft, Sign, board_of
from ddtable.rules.risk.events import CardTaken, SetTurnedIn
from ddtable.rules.risk.recruiting import count_recruits, recruits_now
from ddtable.rules.risk.steps import DrawCard, Trade

KEEP, TAKE, LEAVE = "keep", "take", "leave"
SET = 3
MUST_TRADE = 5
"""A player with so many cards at the start of a turn must turn in a set."""
TOO_MANY = 6
"""A player who gets so many cards by another's must turn in sets at once, until fewer than MUST_TRADE are left."""
FIRST_SETS = (4, 6, 8, 10, 12, 15)
STEP = 5
FLAT = {"infantry": 4, "cavalry": 6, "artillery": 8}
MIXED = 10
OWN_TERRITORY = 2


def sign(rules: MapRules, card: int) -> Sign:
    """Return the sign of a card; those after the territories are wild."""
    return rules.cards[card] if card < len(rules.cards) else "wild"


def is_set(signs: Iterable[Sign]) -> bool:
    """Return True for three alike, one of each, or any two with a wild card (RK4.5)."""
    shown = list(signs)
    return len(shown) == SET and ("wild" in shown or len(set(shown)) in (1, SET))


def value_of(view: ClassicView, cards: tuple[int, ...]) -> int:
    """Return the health that a set gives now: more with each set of the game, or by its signs (RK4.5, Q160)."""
    board = board_of(view)
    if board.options.sets == "rising":
        return rising_value(board.traded)
    signs = {sign(board.map, card) for card in cards} - {"wild"}
    return FLAT[next(iter(signs))] if len(signs) == 1 else MIXED


def rising_value(before: int) -> int:
    """Return the health that a set gives after so many sets (RK4.5)."""
    return FIRST_SETS[before] if before < len(FIRST_SETS) else FIRST_SETS[-1] + STEP * (before + 1 - len(FIRST_SETS))


def shown_territories(view: ClassicView, seat: int, cards: tuple[int, ...]) -> tuple[str, ...]:
    """Return the own territories that these cards show: 2 more health each, there (RK4.5)."""
    board = board_of(view)
    places = [board.territories[card].id for card in cards if card < len(board.map.cards)]
    return tuple(place for place in places if has_army(view, seat, place))


def sets_in(view: ClassicView, seat: int) -> list[tuple[int, ...]]:
    """Return every set in a hand."""
    board = board_of(view)
    hand = [card for card in board.hands[seat] if card != HIDDEN_CARD]
    return [three for three in combinations(hand, SET) if is_set(sign(board.map, card) for card in three)]


def must_trade(view: ClassicView, seat: int, step: Trade) -> bool:
    """Return True if a set must be turned in: the hand has 5 cards or more, and the pool a unit (RK4.5, Q158, Q159)."""
    return len(board_of(view).hands[seat]) >= MUST_TRADE and (step.now or bool(units_at(view, seat, RECRUITING)))


def trade_too_many(draft: RiskDraft, seat: int) -> None:
    """Turn in sets at once if the cards of a player who is out have made a hand too large (Q159)."""
    if len(board_of(draft).hands[seat]) >= TOO_MANY:
        draft.push(Trade(now=True))


def ask_trade(view: ClassicView, step: Trade) -> Question | None:
    """Ask which set is turned in, or whether to keep the cards (RK4.5)."""
    seat = view.board.seat
    found = sets_in(view, seat)
    forced = must_trade(view, seat, step)
    if not found or (step.now and not forced) or not (forced or units_at(view, seat, RECRUITING)):
        return None
    options = [_set_option(view, seat, cards) for cards in found]
    if not forced:
        options.append(Option(KEEP, "keep-cards"))
    values: dict[str, int | str] = {"value": value_of(view, found[0]), "cards": len(board_of(view).hands[seat])}
    return Question(seat, "turn-in", "RK4.5", Pick(tuple(options), "" if forced else KEEP), values)


def _set_option(view: ClassicView, seat: int, cards: tuple[int, ...]) -> Option:
    values: dict[str, int | str] = {f"card{at}": card for at, card in enumerate(cards)}
    values |= {"value": value_of(view, cards), "own": len(shown_territories(view, seat, cards))}
    return Option(":".join(map(str, cards)), "turn-in", values)


def answer_trade(draft: RiskDraft, step: Trade, choice: Choice) -> None:
    """Turn the set in; its health is added to the recruits (RK4.5)."""
    option = cast(Picked, choice).option
    if option == KEEP:
        _count(draft, step)
        return
    cards = tuple(int(card) for card in option.split(":"))
    seat, board = draft.board.seat, board_of(draft)
    health, on = value_of(draft, cards), shown_territories(draft, seat, cards)
    hands = list(board.hands)
    hands[seat] = tuple(card for card in hands[seat] if card not in cards)
    draft.board = board.changed(hands=tuple(hands), discards=(*board.discards, *cards), traded=board.traded + 1)
    draft.note(SetTurnedIn(seat, cards, health, on))
    more = tuple((place, OWN_TERRITORY) for place in on)
    draft.become(replace(step, health=step.health + health, on=(*step.on, *more)))


def proceed_trade(draft: RiskDraft, step: Trade) -> None:
    """Count the recruits when no set is turned in (RK4.1, Q158)."""
    _count(draft, step)


def _count(draft: RiskDraft, step: Trade) -> None:
    if step.now:
        recruits_now(draft, step)
    else:
        count_recruits(draft, step)


# A card at the end of a turn


def stock(view: ClassicView) -> list[int]:
    """Return the cards that no player has and that are not discarded; all discards if there is no other (Q159)."""
    board = board_of(view)
    held = {card for hand in board.hands for card in hand}
    every = [card for card in range(len(board.map.cards) + WILD_CARDS) if card not in held]
    return [card for card in every if card not in board.discards] or every


def ask_card(view: ClassicView, _step: DrawCard) -> Question | None:
    """Ask a player who has taken land from another one whether to take a card (RK4.5, Q148)."""
    if not board_of(view).taken or not stock(view):
        return None
    shape = Pick((Option(TAKE, "take-card"), Option(LEAVE, "no-card")))
    return Question(view.board.seat, "draw-card", "RK4.5", shape)


def answer_card(draft: RiskDraft, _step: DrawCard, choice: Choice) -> None:
    """Take a random card; without a stock the discards are shuffled (RK4.5, Q159)."""
    draft.become()
    if cast(Picked, choice).option == LEAVE:
        return
    board, cards, seat = board_of(draft), stock(draft), draft.board.seat
    card = cards[draft.lot(len(cards))]
    hands = list(board.hands)
    hands[seat] = (*hands[seat], card)
    discards = () if card in board.discards else board.discards
    draft.board = board.changed(hands=tuple(hands), discards=discards)
    draft.note(CardTaken(seat))


def no_card(draft: RiskDraft, _step: DrawCard) -> None:
    """End the step without a card."""
    draft.become()


ROWS = (
    StepRow(Trade, ask_trade, answer_trade, proceed_trade, phase="reinforce", clause="RK4.5"),
    StepRow(DrawCard, ask_card, answer_card, no_card, phase="card", clause="RK4.5"),
)
