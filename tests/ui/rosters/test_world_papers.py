"""Rosters of Dragon Dice Risk on paper: the armies of many territories share pages."""

from __future__ import annotations

import re
from random import Random

import pytest

from ddtable.engine.game import Game
from ddtable.maps.reading import built_in_map
from ddtable.rosters.files import written
from ddtable.rosters.in_game import force_in_game
from ddtable.rosters.wanted import Wanted
from ddtable.rules.risk.rosters import WorldForce
from ddtable.words.sentences import Words
from tests.rules.risk.world import play, set_up
from tests.ui.rosters.papers import texts
from ui.rosters.output import pdf_bytes
from ui.rosters.roster import page_words, pages_of

ARMIES = Wanted(parts=("armies",))


@pytest.fixture(scope="module")
def force() -> WorldForce:
    """A force with 15 territories, most of one die."""
    game = Game(set_up(5, 3))
    for _ in play(game, Random(5), lambda game: len(game.choices) >= 900):
        pass
    found = force_in_game(game, 0, 0)
    assert isinstance(found, WorldForce)
    return found


@pytest.mark.parametrize("language", ["en", "da"])
def test_armies_of_many_territories_are_on_few_pages_each_whole_on_one(qapp, force: WorldForce, language: str):
    words, world = Words(language), built_in_map("world")
    posts = [post for post in force.posts if post.kind == "territory"]
    assert len(posts) == 15
    pages = pages_of(words, [("Mira", force)], ARMIES)
    assert len(pages) <= 2
    for post in posts:
        name = world.territories[post.territory].in_language(language)
        (page,) = (page for page in pages if any(line.startswith(f"{name} · ") for line in page_words(words, page)))
        shown = {block.row.type_id for block in page.blocks if block.row and block.section.post == post}
        assert shown == set(post.dice)


def test_printed_page_names_all_armies_and_their_average_rolls(qapp, force: WorldForce):
    first, *_ = texts(pdf_bytes(Words(), [("Mira", force)], ARMIES))
    assert "Armies of" in first
    assert "Alaska · North America · infantry" in first
    assert len(re.findall(r"\d health · \d di", first)) > 5


def test_written_armies_of_many_territories_have_one_table_of_average_rolls(force: WorldForce):
    text = written("markdown", Words(), [("Mira", force)], ARMIES)
    heads = [line for line in text.splitlines() if line.startswith(f"| {Words().say('roster-expected')} ")]
    assert len(heads) == 1
