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
from tests.rules.risk.world import random_game

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


@pytest.fixture(scope="module")
def world() -> Kept:
    """The chronicle of a random game of three of Dragon Dice Risk."""
    game = random_game(5, 3)
    return Kept(chronicle_of(game), Names(game.position, ("Mira", "=Ragna", "Tove")))


def test_spreadsheet_of_risk_has_the_luck_of_each_round_once_at_its_end(world: Kept):
    heads, *rows = csv.reader(chronicle_csv(WORDS, world).splitlines())
    first = heads.index("Round")
    assert heads[first + 1 :] == [
        f"{player}: {what}"
        for player in ("Mira", "'=Ragna", "Tove")
        for what in ("rolled in the round", "average of the same dice")
    ]
    rounds = [int(row[first]) for row in rows]
    assert rounds == [0, *(1 + turn // 3 for turn in range(len(rows) - 1))]
    for seat, mine in enumerate(world.chronicle.luck):
        at = first + 1 + 2 * seat
        filled = [row for row in rows if row[at]]
        assert [row[first] for row in filled] == [one.name for one in mine]
        assert [row[at : at + 2] for row in filled] == [[str(one.got), f"{one.expected:.1f}"] for one in mine]
    turns = [int(row[0]) for row in rows if any(row[first + 1 :])]
    assert all(turn % 3 == 0 or turn == len(rows) - 1 for turn in turns)


def test_document_of_risk_has_the_luck_of_each_round(world: Kept):
    table = tables(world)["Luck by round"]
    assert [column.text for column in table.columns] == [
        "Round",
        "Mira: rolled / average",
        "=Ragna: rolled / average",
        "Tove: rolled / average",
    ]
    mine = {one.name: one for one in world.chronicle.luck[0]}
    said = [(row[0].text, row[1].text) for row in table.rows if row[1].text]
    assert said == [(name, f"{one.got} / {one.expected:.1f}") for name, one in mine.items()]


def test_other_games_have_no_luck_by_round(kept: Kept):
    assert kept.chronicle.luck == ()
    assert "Luck by round" not in tables(kept)
    assert "Round" not in next(csv.reader(chronicle_csv(WORDS, kept).splitlines()))
