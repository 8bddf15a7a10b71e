"""Test drivers for Recruit's answer to the current question, checked to be a deliberate one."""

from __future__ import annotations

from random import Random

from ddtable.engine.questions import Allotted, Choice, Chosen, Picked
from ddtable.opponents.dragon_dice.recruit import choose
from tests.drivers.playing import CLASSIC
from tests.rules.dragon_dice.by_hand import Table


def advice(table: Table) -> Choice:
    """Return Recruit's answer, given what its seat may see."""
    question = table.question
    choice, remark = choose(CLASSIC.observe(table.position, question.seat), question, Random(1))
    assert remark.word != "reason-chance", question.kind
    return choice


def picks(table: Table) -> str:
    """Return the id of the option that Recruit picks."""
    choice = advice(table)
    assert isinstance(choice, Picked)
    return choice.option


def names(table: Table) -> list[str]:
    """Return the types of the dice that Recruit chooses."""
    choice = advice(table)
    assert isinstance(choice, Chosen)
    return sorted(table.position.dice[die].type for die in choice.dice)


def rows(table: Table) -> tuple[tuple[int, ...], ...]:
    """Return what Recruit gives to each bucket, source by source."""
    choice = advice(table)
    assert isinstance(choice, Allotted)
    return choice.amounts


def follow(table: Table, *kinds: str) -> Table:
    """Let Recruit answer as long as it is asked questions of these kinds."""
    while table.played.question is not None and table.question.kind in kinds:
        table.play(advice(table))
    return table
