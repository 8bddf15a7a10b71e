"""An attack of Dragon Dice Risk until it stops: the exact chances are those of every roll of each exchange."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction

import pytest

from ddtable.engine import kernel
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Choice, Picked, Question
from ddtable.odds import chains
from ddtable.odds.arrays import TooMany
from ddtable.odds.chains import MOST, Chain, begun, chain, taken_in
from ddtable.odds.charges import both_charged, charge, why_no_charge
from ddtable.odds.exchange import Attack, both_dead, exchange, why_not
from ddtable.rules.dragon_dice.board import BURIED, DEAD, ClassicPosition, Effect, units_at
from tests.drivers.every_roll import every_roll
from tests.odds import test_acted
from tests.rules.risk.world import RISK, A, B, WorldTable, attack

FRONT, URAL, CHINA = "front/27", "terrain/26", "terrain/34"
Dead = tuple[tuple[int, ...], tuple[int, ...]]


def answer(position: ClassicPosition, question: Question) -> Choice:
    return test_acted.answer(position, question)


def every_chain(before: WorldTable, kind: str) -> dict[tuple[Dead, bool], Fraction]:
    """Return the chance of each end of an attack, by the engine; exchanges that begin alike are one."""
    view, ended = before.position, defaultdict(Fraction)
    armies = [units_at(view, seat, FRONT) for seat in (B, A)]
    waiting: dict[object, tuple[Played, Fraction]] = {0: (before.played, Fraction(1))}
    while waiting:
        played, chance = waiting.pop(next(iter(waiting)))
        for end, share in every_roll(played, answer, test_acted.ASKED):
            here = [tuple(die for die in army if end.position.dice[die].place in (DEAD, BURIED)) for army in armies]
            dead = here[0], here[1]
            if end.question is not None and end.question.kind == "fight-on":
                on = kernel.play(RISK, end.position, Picked(kind), end.question)
                key = on.position.dice, on.position.board
                waiting[key] = on, chance * share + waiting.get(key, (on, Fraction()))[1]
            else:
                ended[dead, taken_in(end.position, end.events) is True] += chance * share
    return ended


def compared(table: WorldTable, kind: str) -> Chain:
    """Compare the exact end of an attack with every roll of each exchange; return it."""
    found = begun(table.position, table.played.events)
    assert found == Attack(kind, A, FRONT, B, FRONT)  # type: ignore[arg-type]
    told, every = chain(RISK, table.position, found, answer), every_chain(table, kind)
    for at, row in enumerate((told.target, told.attacker)):
        counted: Counter = Counter()
        for (dead, _), share in every.items():
            counted[dead[at]] += float(share)
        kept = {dice: share for dice, share in row.items() if share > 1e-9}
        assert kept == pytest.approx({dice: share for dice, share in counted.items() if share > 1e-9}, abs=1e-8)
    assert told.taken == pytest.approx(float(sum(share for (_, taken), share in every.items() if taken)), abs=1e-8)
    return told


@pytest.mark.parametrize("kind", ["skirmish", "charge"])
@pytest.mark.parametrize(("mine", "theirs"), [("2 oakling", "2 oakling"), ("oakling, 2 oakling", "oakling")])
def test_every_roll_counted_gives_the_same_chances(kind: str, mine: str, theirs: str):
    """RK4.2e, RK4.2g: the attackers fight on in the same way as long as each exchange kills."""
    told = compared(attack(f"A ural: {mine}\nB siberia: {theirs}", "siberia", kind), kind)
    assert (told.taken > 0) == (kind == "skirmish" or theirs == "oakling")


@pytest.mark.parametrize(
    ("mine", "theirs", "kind"),
    [
        ("gorgon, thug", "thug", "skirmish"),  # Flame
        ("gorgon, thug", "thug", "charge"),
        ("death_naga, thug", "oakling", "skirmish"),  # Poison
        ("umber_hulk, thug", "thug", "charge"),  # Confuse waits for the other army's roll
        ("will_o_wisps, thug", "thug", "missile"),
        ("2 thug", "phoenix", "charge"),  # it may rise from the ashes
    ],
)
def test_every_roll_counted_gives_the_same_chances_if_icons_act(mine: str, theirs: str, kind: str):
    """C14.4, RK4.2e: the rules let the icons act in each exchange of the chain."""
    table = attack(f"A ural: {mine}\nB siberia: {theirs}", "siberia", kind)
    fight = Attack(kind, A, FRONT, B, FRONT)  # type: ignore[arg-type]
    assert (why_no_charge if kind == "charge" else why_not)(table.position, fight) != ""
    compared(table, kind)


@pytest.mark.parametrize("kind", ["skirmish", "missile", "charge"])
def test_pairs_of_dead_add_up_to_the_exchange(kind: str):
    """C8.2, C8.3, C8.5: the dead of both sides together, with damage that is thrown back."""
    table = attack("A ural: 2 bowman, guard\nA china: 2 conqueror\nB siberia: charkin, knight", "siberia", kind)
    fight = Attack(kind, A, FRONT, B, FRONT)  # type: ignore[arg-type]
    once, pairs = (
        (charge(table.position, fight), both_charged(table.position, fight))
        if kind == "charge"
        else (exchange(table.position, fight), both_dead(table.position, fight))
    )
    for at, row in enumerate((once.target, once.attacker)):
        found: Counter = Counter()
        for dead, share in pairs.items():
            found[tuple(sorted(dead[at]))] += share
        sorted_row: Counter = Counter()
        for dice, share in row.items():
            sorted_row[tuple(sorted(dice))] += share
        assert dict(found) == pytest.approx(dict(sorted_row), abs=1e-8)


def test_missiles_shoot_once():
    """RK4.2e."""
    table = attack("A ural: 3 bowman\nB siberia: 2 thug", "siberia", "missile")
    fight = Attack("missile", A, FRONT, B, FRONT)
    told, once = chain(RISK, table.position, fight, answer), exchange(table.position, fight)
    assert told.target == pytest.approx({tuple(sorted(dice)): share for dice, share in once.target.items()})
    assert told.taken == pytest.approx(sum(share for dice, share in once.target.items() if len(dice) == 2))


def test_armies_of_several_territories_charge_as_one():
    """Q146, C8.3: each army has its own penalties; IDs of the attacked territory are shared out."""
    table = attack("A ural: 2 oakling\nA china: 2 oakling\nB siberia: oakling", "siberia", "charge")
    plain = chain(RISK, table.position, Attack("charge", A, FRONT, B, FRONT), answer)
    assert plain.taken == pytest.approx(
        float(sum(share for (_, taken), share in every_chain(table, "charge").items() if taken)), abs=1e-8
    )


def test_charge_in_frost_has_no_exact_chain():
    """Q146: frost halves the hits of one army alone."""
    table = attack(
        "A ural: 2 thug\nA china: 2 thug\nB siberia: thug",
        "siberia",
        "charge",
        effects=(Effect("frost", B, "start", 1, CHINA, A),),
    )
    with pytest.raises(TooMany):
        chain(RISK, table.position, Attack("charge", A, FRONT, B, FRONT), answer)


def test_large_armies_and_icons_with_too_many_ways_have_no_exact_chain():
    many = attack(f"A ural: {MOST} thug\nB siberia: 2 guard", "siberia")
    acting = attack("A ural: 6 enchanter\nB siberia: 2 guard", "siberia")
    for table in (many, acting):
        with pytest.raises(TooMany):
            chain(RISK, table.position, Attack("skirmish", A, FRONT, B, FRONT), answer)


def test_chain_of_too_many_exchanges_is_not_exact(monkeypatch):
    table = attack("A ural: 4 thug\nB siberia: 2 guard", "siberia")
    fight = Attack("skirmish", A, FRONT, B, FRONT)
    assert chain(RISK, table.position, fight, answer).taken > 0
    monkeypatch.setattr(chains, "EXCHANGES", 1)
    with pytest.raises(TooMany):
        chain(RISK, table.position, fight, answer)


def test_no_attack_has_begun_at_other_rolls_or_questions():
    table = attack("A ural: 3 thug\nB siberia: guard", "siberia")
    assert begun(table.position, ()) is None
    assert taken_in(table.position, table.played.events) is None
