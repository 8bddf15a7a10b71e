"""The chronicle as a document and as rows of a spreadsheet."""

from __future__ import annotations

import csv
from random import Random

import pytest

from ddtable.engine.game import Game
from ddtable.rosters.chronicle import MOST_ROUNDS, Kept, chronicle_csv, chronicle_document, written_chronicle
from ddtable.rosters.document import Heading, Table
from ddtable.rosters.wanted import Wanted
from ddtable.summaries.chronicle import chronicle_of
from ddtable.words.sentences import Table as Names
from ddtable.words.sentences import Words
from tests.rules.campaign.war import play, set_up

WORDS = Words()
PLAYERS = ("Mira", "=Ragna")


@pytest.fixture(scope="module")
def kept() -> Kept:
    """The chronicle of a war with recruits and losses."""
    game = Game(set_up(5))
    for _ in play(game, Random(3), lambda game: len(game.history) > 700):
        pass
    return Kept(chronicle_of(game), Names(game.position, PLAYERS))


def tables(kept: Kept) -> dict[str, Table]:
    blocks = chronicle_document(WORDS, kept, Wanted()).blocks
    return {block.name: block for block in blocks if isinstance(block, Table)}


def test_document_has_terrains_health_deeds_and_turns(kept: Kept):
    headings = [block.text for block in chronicle_document(WORDS, kept, Wanted()).blocks if isinstance(block, Heading)]
    assert headings == ["Chronicle of Mira and =Ragna", "Terrains", "Health", "Great deeds", "Turn by turn"]
    found = tables(kept)
    assert len(found["Terrains"].rows) == len(kept.chronicle.lands)
    assert len(found["Turn by turn"].rows) == len(kept.chronicle.notes) + len(kept.chronicle.fights)


def test_health_table_ends_with_the_present(kept: Kept):
    rows = tables(kept)["Health"].rows
    assert len(rows) <= MOST_ROUNDS + 2
    assert [cell.text for cell in rows[-1]][:2] == [
        str(kept.chronicle.turns[-1].number),
        str(kept.chronicle.health[-1][0].play),
    ]


@pytest.mark.parametrize("form", ["text", "markdown", "html"])
@pytest.mark.parametrize("language", ["en", "da"])
def test_each_form_has_each_sentence(kept: Kept, form, language):
    said = written_chronicle(form, Words(language), kept, Wanted())
    assert {"en": "Turn by turn", "da": "Tur for tur"}[language].lower() in said.lower()
    assert "Mira" in said


def test_spreadsheet_has_a_row_for_each_turn_with_the_holder_of_each_terrain(kept: Kept):
    heads, *rows = csv.reader(chronicle_csv(WORDS, kept).splitlines())
    assert len(rows) == len(kept.chronicle.turns)
    assert all(len(row) == len(heads) == 2 + 2 * 5 + len(kept.chronicle.lands) for row in rows)
    now = kept.chronicle.health[-1][0]
    assert rows[-1][2:6] == [str(now.play), str(now.pool), str(now.dead), str(now.buried)]


def test_name_in_a_spreadsheet_is_not_calculated(kept: Kept):
    cells = [cell for row in csv.reader(chronicle_csv(WORDS, kept).splitlines()) for cell in row]
    assert "'=Ragna" in cells
    assert not any(cell.startswith("=") for cell in cells)


def test_chronicle_before_the_first_turn_says_so():
    game = Game(set_up(5))
    kept = Kept(chronicle_of(game), Names(game.position, PLAYERS))
    assert "The chronicle begins with the first turn." in written_chronicle("text", WORDS, kept, Wanted())
