"""Rosters of Dragon Dice Risk: a force before the game, and its armies by territory while it is played."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from ddtable.engine.game import Game
from ddtable.forces.force import Force
from ddtable.maps.reading import built_in_map
from ddtable.rosters.content import sheet_of
from ddtable.rosters.document import document_of
from ddtable.rosters.files import written
from ddtable.rosters.in_game import force_in_game
from ddtable.rosters.pages.chronicle import Text, lay_out_chronicle, picture_on
from ddtable.rosters.pages.layout import PAPERS, Paper
from ddtable.rosters.wanted import PARTS, Wanted
from ddtable.rosters.wording import game_line, heading, note_of
from ddtable.rules.dragon_dice.board import BURIED, DEAD
from ddtable.rules.dragon_dice.places import numbered
from ddtable.rules.dragon_dice.rosters import built_for
from ddtable.rules.risk.board import RECRUITING, owned
from ddtable.rules.risk.rosters import NOWHERE, WorldForce
from ddtable.summaries.chronicle import chronicle_of
from ddtable.words.sentences import Words
from tests.rules.risk.world import RISK, play, set_up

MOMENT = 900  # choices


@pytest.fixture(scope="module")
def game() -> Game:
    found = Game(set_up(5, 3))
    for _ in play(found, Random(5), lambda game: len(game.choices) >= MOMENT):
        pass
    return found


@pytest.fixture(scope="module")
def force(game: Game) -> WorldForce:
    found = force_in_game(game, 0, 0)
    assert isinstance(found, WorldForce)
    return found


def test_dice_of_each_territory_and_pile_are_those_of_the_position(game: Game, force: WorldForce):
    """RK1.7: the dice of a territory are together on its card."""
    position = game.position
    places = {"recruiting": RECRUITING, "dead": DEAD, "buried": BURIED, "reserve": "reserve"}
    for post in force.posts:
        place = places.get(post.kind, numbered(post.territory))
        if post.kind != "dragons":
            assert Counter(post.dice) == Counter(position.dice[die].type for die in position.at(place, 0))
    mine = [numbered(post.territory) for post in force.posts if post.kind == "territory"]
    assert mine == owned(position, 0)
    assert force.territories == len(mine)
    assert Counter(force.dice) == Counter(
        die.type for die in position.dice if die.owner == 0 and not die.place.startswith(("table/", "out"))
    )


@pytest.mark.parametrize("language", ["en", "da"])
def test_territory_is_named_with_its_continent_and_the_sign_of_its_card(force: WorldForce, language: str):
    words, world = Words(language), built_in_map("world")
    sheet = sheet_of("Mira", force)
    said = [heading(words, section) for section in sheet.sections]
    for section, line in zip(sheet.sections, said, strict=True):
        assert section.post is not None
        if section.post.territory != NOWHERE:
            territory = world.territories[section.post.territory]
            assert line.startswith(territory.in_language(language))
            assert world.continents[world.continent_of[section.post.territory]].in_language(language) in line
    assert len({*said}) == len(said)
    assert any(word in " ".join(said) for word in ("infantry", "infanteri"))


def test_state_of_the_game_is_in_its_note(game: Game, force: WorldForce):
    words, board = Words(), game.position.board
    assert note_of(words, force) == (
        f"Turn {board.turn}: {force.territories} territories, 24 win; "
        f"{len(board.hands[0])} card{'s' if len(board.hands[0]) != 1 else ''}"
    )
    assert game_line(words, force).startswith("Dragon Dice Risk, 90 health")


def test_other_players_see_the_same_but_no_card(game: Game):
    """RK4.5: the number of cards is open, the cards are not part of a roster."""
    for eye in (0, 1, NOWHERE):
        assert force_in_game(game, 1, eye) == force_in_game(game, 1, 1)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_picture_of_42_territories_has_room_below_the_title_of_a_page(game: Game, paper: Paper):
    chronicle = chronicle_of(game)
    picture = picture_on(chronicle, paper)
    texts = (Text("title", ("",)), Text("lead", ("",)), Text("picture", ("",)))
    assert len(lay_out_chronicle(texts, paper, picture.height)) == 1
    assert len(picture.rows) == 42
    assert min(row.label.height for row in picture.rows) > 32, "the height of a name"


@pytest.mark.parametrize("form", ["text", "markdown", "html"])
@pytest.mark.parametrize("part", PARTS)
def test_every_part_is_written_in_every_form(force: WorldForce, form, part):
    planned = built_for(msgspec.convert(RISK.deal(100, Random(1), {}), Force), "risk")
    wanted = Wanted(parts=(part,))
    text = written(form, Words("da"), [("Mira", force), ("", planned)], wanted)
    assert "{" not in text.replace("{{", "") or form == "html"
    assert document_of(Words(), [("", planned)], wanted).blocks
