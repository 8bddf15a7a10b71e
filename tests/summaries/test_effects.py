"""Spells and effects in words: all composed from the data, so that a corrected list shows itself."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest
from msgspec.structs import replace

from ddtable.rules.dragon_dice.board import Effect
from ddtable.rules.dragon_dice.editions import known_spells
from ddtable.rules.dragon_dice.spells import Change, Does, Gives, SpellType, Target
from ddtable.summaries.dragon_dice.effects import (
    effect_brief,
    effect_element,
    effect_end,
    effect_icon,
    effect_text,
    effect_title,
    effects_on,
    grouped,
    spell_icon,
)
from ddtable.words.sentences import Table, Words
from ddtable.words.spells import spell_brief, spell_target, spell_text, spell_what
from tests.drivers.playing import game_from
from ui.art.icons import icon_names
from ui.art.palette import ELEMENTS

WORDS = Words()
TABLE = """
home A: flatland_city 5
home B: flatland_tower 3
frontier: flatland_temple 6
A at home A: thug, marauder
B at frontier: herald
B dragons at frontier: fire_wyrm
cast palsy by B on A at home A
cast palsy by B on A at home A
cast ash_storm by A at frontier
cast burning_hands by A on die 3
turn A march 1
"""
PLAIN = SpellType("x", "X", "earth", 1, "army", "high", "none")


@pytest.fixture(scope="module")
def table() -> Table:
    return Table(game_from(TABLE).position, ("Mira", "Ragna"))


@pytest.mark.parametrize("spell", [*known_spells().values()], ids=lambda spell: spell.id)
def test_every_spell_has_its_words_and_its_icon(spell: SpellType) -> None:
    """M8: the list is data, and so is what the window says of it."""
    assert spell_icon(spell) in icon_names()
    assert spell_brief(WORDS, spell)
    assert spell_text(WORDS, spell).startswith("Target: ")
    assert "{" not in spell_text(WORDS, spell)


RESULTS = ("melee", "missile", "save", "maneuver", "any", "melee_or_missile")


@pytest.mark.parametrize(("result", "amount", "against"), [*product(RESULTS, (2, -1), (False, True))])
def test_text_follows_a_corrected_spell_list(result: str, amount: int, against: bool) -> None:
    spell = replace(PLAIN, changes=(Change(result, amount, against),))  # type: ignore[arg-type]
    assert spell_icon(spell) in icon_names()
    number = "+2" if amount > 0 else "−1"
    assert spell_brief(WORDS, spell).startswith(number)
    assert number in spell_what(WORDS, spell)


@pytest.mark.parametrize("target", get_args(Target))
def test_every_target_has_its_words(target: str) -> None:
    assert spell_target(WORDS, replace(PLAIN, target=target)) != target


@pytest.mark.parametrize("does", [word for word in get_args(Does) if word])
def test_every_immediate_effect_has_a_text(does: str) -> None:
    spell = replace(PLAIN, does=does)
    assert spell_brief(WORDS, spell) != does
    assert spell_what(WORDS, spell) != does
    assert spell_icon(spell) != "spell"


@pytest.mark.parametrize("gives", [word for word in get_args(Gives) if word])
def test_everything_that_is_in_force_has_its_words(gives: str) -> None:
    spell = replace(PLAIN, gives=gives)
    assert spell_brief(WORDS, spell) != gives
    assert spell_what(WORDS, spell) != gives
    assert spell_icon(spell) != "spell"


def test_spell_text_says_if_castings_add_up() -> None:
    """M16: numbers add up, other things have no more effect."""
    assert "add up" in spell_text(WORDS, known_spells()["stoneskin"])
    assert "has no further effect" in spell_text(WORDS, known_spells()["open_grave"])


def test_spell_text_has_its_duration() -> None:
    """M15 and the ruling on Watery Double (Q35)."""
    assert "next turn starts" in spell_text(WORDS, known_spells()["stoneskin"])
    assert "next turn ends" in spell_text(WORDS, known_spells()["watery_double"])


def test_equal_effects_are_one_group(table: Table) -> None:
    """M16: three Ash Storms are one chip that counts three."""
    (group,) = effects_on(table.view, "terrain/0@0")
    assert (group.effect.name, group.count) == ("palsy", 2)
    assert effect_brief(WORDS, group.effect, group.count) == "−1 all ×2"
    assert "−2 in every roll" in effect_text(WORDS, table, group.effect, group.count)


def test_castings_in_different_turns_that_end_together_are_one_group() -> None:
    first = Effect("palsy", 1, "start", since=3, place="terrain/0", owner=0)
    assert [group.count for group in grouped([first, replace(first, since=4)])] == [2]
    ending = replace(first, ends="end")
    assert [group.count for group in grouped([ending, replace(ending, since=4)])] == [1, 1]


def test_effect_text_has_its_target_and_caster(table: Table) -> None:
    (storm,) = effects_on(table.view, "terrain/2")
    text = effect_text(WORDS, table, storm.effect)
    assert text.startswith("Ash Storm on the frontier (Flatland).")
    assert text.endswith("until Mira’s next turn starts, cast by Mira.")
    burning = next(effect for effect in table.view.board.effects if effect.die >= 0)
    assert WORDS.dice((burning.die,), table) in effect_text(WORDS, table, burning)
    assert effects_on(table.view, f"die:{burning.die}")[0].effect == burning


def test_effect_of_this_turn_has_its_end_in_the_text(table: Table) -> None:
    """Q21: through the owner's current and whole next turn."""
    board = table.view.board
    effect = Effect("frost", board.seat, "end", since=board.turn, place="terrain/0", owner=board.seat)
    assert effect_end(WORDS, table, effect) == "until Mira’s next turn ends"
    assert effect_end(WORDS, table, replace(effect, since=board.turn - 2)) == "until this turn ends"


@pytest.mark.parametrize("name", ["paralysis", "frost", "bare"])
def test_effects_of_dragon_breath_have_texts_and_icons(name: str, table: Table) -> None:
    effect = Effect(name, 0, "end", 1, place="terrain/0", owner=0)
    assert effect_icon(effect) in icon_names()
    assert effect_element(effect) in ELEMENTS
    assert effect_title(WORDS, effect) != name
    assert effect_brief(WORDS, effect) != name
    assert "cast by" not in effect_text(WORDS, table, effect)
