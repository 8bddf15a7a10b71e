"""Map files: those that come with the program are sound, and a broken one is refused with a sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from ddtable.files.resources import resource
from ddtable.maps.board_map import BoardMap
from ddtable.maps.document import LARGEST_FILE, MOST_CONTINENTS, schema
from ddtable.maps.outlines import OpenOutlineError, area_of, inside, rings
from ddtable.maps.reading import MapError, built_in, built_in_map, decode, read_map
from ddtable.words.sentences import Words
from tests.drivers.growing import MOST, growth

BORDERS = {  # of the common board: id of the seed's facts -> its neighbours
    1: (2, 4, 30), 2: (1, 3, 4, 5), 3: (2, 5, 6, 14), 4: (1, 2, 5, 7), 5: (2, 3, 4, 6, 7, 8), 6: (3, 5, 8),
    7: (4, 5, 8, 9), 8: (5, 6, 7, 9), 9: (7, 8, 10), 10: (9, 11, 12), 11: (10, 12, 13), 12: (10, 11, 13, 21),
    13: (11, 12), 14: (3, 15, 16), 15: (14, 16, 17, 18), 16: (14, 15, 17, 20), 17: (15, 16, 18, 19, 20),
    18: (15, 17, 19, 21), 19: (17, 18, 20, 21, 22, 36), 20: (16, 17, 19, 27, 34, 36), 21: (12, 18, 19, 22, 23, 24),
    22: (19, 21, 23, 36), 23: (21, 22, 24, 25, 26, 36), 24: (21, 23, 25), 25: (23, 24, 26), 26: (23, 25),
    27: (20, 28, 34, 35), 28: (27, 29, 31, 32, 35), 29: (28, 30, 31), 30: (1, 29, 31, 32, 33), 31: (28, 29, 30, 32),
    32: (28, 30, 31, 33, 35), 33: (30, 32), 34: (20, 27, 35, 36, 37), 35: (27, 28, 32, 34, 37, 38),
    36: (19, 20, 22, 23, 34, 37), 37: (34, 35, 36, 38), 38: (35, 37, 39), 39: (38, 40, 41), 40: (39, 41, 42),
    41: (39, 40, 42), 42: (40, 41),
}  # fmt: skip
WORLD: dict[str, Any] = json.loads(resource("maps", "world.ddmap").read_text(encoding="utf-8"))


def refusal(document: object) -> str:
    with pytest.raises(MapError) as caught:
        decode(document if isinstance(document, bytes) else json.dumps(document).encode(), "own.ddmap", "own")
    said = str(caught.value)
    assert "own.ddmap" in said
    assert Words("da").trouble(caught.value.args[0]) != said
    return said


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(WORLD))
    change(document)
    return document


# The maps that come with the program


def test_the_world_has_the_borders_of_the_common_board() -> None:
    world = built_in_map("world")
    assert {at + 1: tuple(one + 1 for one in near) for at, near in enumerate(world.neighbours)} == BORDERS
    assert len(world.borders) == 83


def test_the_world_has_the_continents_and_bonuses_of_the_common_board() -> None:
    world = built_in_map("world")
    told = {one.name: (len(within), one.bonus) for one, within in zip(world.continents, world.within, strict=True)}
    assert told == {
        "North America": (9, 5),
        "South America": (4, 2),
        "Europe": (7, 5),
        "Africa": (6, 3),
        "Asia": (12, 7),
        "Australia": (4, 2),
    }


def test_each_sign_is_on_a_third_of_the_cards() -> None:
    cards = [territory.card for territory in built_in_map("world").territories]
    assert [cards.count(sign) for sign in ("infantry", "cavalry", "artillery")] == [14, 14, 14]
    assert cards[:3] == ["infantry", "cavalry", "artillery"]


def test_the_world_is_the_first_map_and_another_has_other_continents() -> None:
    assert built_in() == ("world", "four_shores")
    assert len(built_in_map("four_shores").continents) == 4


@pytest.mark.parametrize("map_id", built_in())
def test_territories_do_not_overlap_and_have_room_for_their_label(map_id: str) -> None:
    found = built_in_map(map_id)
    whole = found.document.size[0] * found.document.size[1]
    areas = [max(area_of(ring) for ring in outline) for outline in found.outlines]
    assert sum(areas) < whole
    assert min(areas) > whole / 1000
    for at, territory in enumerate(found.territories):
        assert [n for n, outline in enumerate(found.outlines) if inside(territory.label, outline)] == [at]


@pytest.mark.parametrize("map_id", built_in())
def test_every_name_of_a_map_is_there_in_danish(map_id: str) -> None:
    found = built_in_map(map_id)
    same = {one.name for one in (*found.territories, *found.continents) if one.in_language("da") == one.name}
    proper = {"Alaska", "Alberta", "Ontario", "Quebec", "Venezuela", "Peru", "Argentina", "Ukraine", "Congo", "Ural"}
    assert same <= proper | {"Japan", "Afghanistan", "Siam", "Irkutsk"}
    assert found.document.in_language("da") in ("Verden", "De fire kyster")


def test_an_unknown_map_is_not_built_in() -> None:
    with pytest.raises(KeyError):
        built_in_map("../forces/x")


def test_the_goal_depends_on_the_number_of_players() -> None:
    """Q161: 30 territories for two players, 24 for more."""
    world = built_in_map("world")
    assert (world.goal(2), world.goal(3), world.goal(6)) == (30, 24, 24)


def test_the_schema_is_the_file_in_the_resources() -> None:
    assert json.loads(resource("schemas", "ddmap-1.json").read_text(encoding="utf-8")) == schema()


def test_maps_by_which_a_game_goes_on_differently_have_other_fingerprints() -> None:
    def printed(change: Callable[[dict[str, Any]], object]) -> str:
        return decode(json.dumps(changed(change)).encode(), "own.ddmap", "own").fingerprint

    same = built_in_map("world").fingerprint
    assert printed(lambda map_: map_["territories"][0].update(name="Ålaska")) == same
    assert printed(lambda map_: map_["links"].pop(0)) != same
    assert printed(lambda map_: map_["continents"][0].update(bonus=4)) != same
    assert printed(lambda map_: map_["goals"].update(more=25)) != same


# Outlines


def test_arcs_are_joined_in_any_order_and_direction() -> None:
    square = rings([((0, 0), (4, 0)), ((0, 4), (4, 4)), ((0, 0), (0, 4)), ((4, 4), (4, 0))])
    assert len(square) == 1
    assert sorted(square[0]) == [(0, 0), (0, 4), (4, 0), (4, 4)]
    assert area_of(square[0]) == 16


def test_a_lake_is_not_inside_a_territory() -> None:
    shore = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0), (0.0, 0.0))
    lake = ((3.0, 3.0), (6.0, 3.0), (6.0, 6.0), (3.0, 6.0), (3.0, 3.0))
    outline = rings([shore, lake])
    assert len(outline) == 2
    assert inside((1, 1), outline)
    assert not inside((4, 4), outline)
    assert not inside((10, 4), outline)


@pytest.mark.parametrize("arcs", [[((0, 0), (4, 0))], [((0, 0), (4, 0), (0, 0)), ((0, 0), (0, 4), (0, 0))]])
def test_an_outline_that_does_not_close_is_an_error(arcs: list[Any]) -> None:
    with pytest.raises(OpenOutlineError) as caught:
        rings(arcs)
    assert caught.value.spot == (0, 0)


# What is refused


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda map_: map_.update(ddtable="force"), "own.ddmap is not a map file of ddtable."),
        (lambda map_: map_.update(version=2), "own.ddmap was made by a newer version of ddtable (map format 2)."),
        (lambda map_: map_.pop("goals"), "own.ddmap: $.goals is missing."),
        (lambda map_: map_.update(arc=[]), "own.ddmap: $.arc is not a known field. Did you mean arcs?"),
        (
            lambda map_: map_["territories"][3].update(lable=[1, 2]),
            "own.ddmap: $.territories[3].lable is not a known field. Did you mean label?",
        ),
        (lambda map_: map_["territories"][3].update(id="alaska"), "own.ddmap: the territory alaska occurs twice."),
        (lambda map_: map_["continents"][1].update(id="asia"), "own.ddmap: the continent asia occurs twice."),
        (
            lambda map_: map_["territories"][0].update(continent="azia"),
            "own.ddmap: there is no continent named azia. Did you mean asia?",
        ),
        (
            lambda map_: map_["links"][0].update(between=["alaska", "xyzzyplugh"]),
            "own.ddmap: there is no territory named xyzzyplugh.",
        ),
        (
            lambda map_: [one.update(continent="asia") for one in map_["territories"] if one["continent"] == "europe"],
            "own.ddmap: no territory lies in the continent europe.",
        ),
        (
            lambda map_: map_["links"][0].update(between=["peru", "peru"]),
            "own.ddmap: peru has a border with itself.",
        ),
        (lambda map_: map_["arcs"][2]["points"].append(5), "own.ddmap: the last point of $.arcs[2].points has no"),
        (lambda map_: map_["arcs"][2]["points"].__setitem__(3, 531), "own.ddmap: $.arcs[2].points is outside the map."),
        (
            lambda map_: map_["territories"][5].update(label=[1001, 5]),
            "own.ddmap: $.territories[5].label is outside the map.",
        ),
        (lambda map_: map_["continents"][5].update(die=[5, 600]), "own.ddmap: $.continents[5].die is outside the map."),
        (lambda map_: map_["links"][1].update(line=[1, 2, 3, 999]), "own.ddmap: $.links[1].line is outside the map."),
        (lambda map_: map_["goals"].update(two=21), "own.ddmap: $.goals.two must be from 22 to 42."),
        (lambda map_: map_["goals"].update(more=43), "own.ddmap: $.goals.more must be from 22 to 42."),
        (lambda map_: map_["arcs"].pop(0), "own.ddmap: the outline of ontario does not close at"),
        (
            lambda map_: map_.update(arcs=[arc for arc in map_["arcs"] if arc["between"] != ["japan"]]),
            "own.ddmap: japan has no outline.",
        ),
        (
            lambda map_: map_["territories"][0].update(label=[500, 5]),
            "own.ddmap: the label of alaska is not inside it.",
        ),
        (
            lambda map_: map_["links"].append({"between": ["siam", "china"]}),
            "own.ddmap: $.links[26]: siam and china have a border already.",
        ),
        (
            lambda map_: map_["links"].append({"between": ["indonesia", "siam"]}),
            "own.ddmap: $.links[20]: siam and indonesia have a border already.",
        ),
        (
            lambda map_: map_.update(links=[one for one in map_["links"] if "japan" not in one["between"]]),
            "own.ddmap: no way leads from alaska to japan.",
        ),
    ],
)  # fmt: skip
def test_a_broken_map_is_refused_with_a_sentence(change: Callable[[dict[str, Any]], object], said: str) -> None:
    assert refusal(changed(change)).startswith(said)


def test_more_continents_than_terrain_dice_are_refused() -> None:
    """RK1.2: one die is drawn for each continent; the players bring 8 at least."""
    more = [{"id": f"more{n}", "name": "More", "bonus": 1, "die": [1, 1]} for n in range(MOST_CONTINENTS)]
    assert "continents" in refusal(changed(lambda map_: map_["continents"].extend(more)))


def test_what_is_no_json_or_too_large_is_refused() -> None:
    assert refusal(b"") == "own.ddmap is empty."
    assert "is not valid JSON" in refusal(b"[1, 2")
    assert re.search("large|more than", refusal(b" " * (LARGEST_FILE + 1)))
    assert "points" in refusal(changed(lambda map_: map_["arcs"][0].update(points=[1.5, 2] * 20_001)))


def test_a_folder_or_a_missing_file_is_refused(tmp_path: Any) -> None:
    for path in (tmp_path, tmp_path / "none.ddmap"):
        with pytest.raises(MapError):
            read_map(path)


def test_a_map_of_a_file_has_the_name_of_the_file(tmp_path: Any) -> None:
    path = tmp_path / "mine.ddmap"
    path.write_text(json.dumps(WORLD), encoding="utf-8")
    found: BoardMap = read_map(path)
    assert found.id == "mine"
    assert found.fingerprint == built_in_map("world").fingerprint


def test_time_grows_with_the_length_of_a_map() -> None:
    def refused(points: int) -> Callable[[], object]:
        arc = {"between": ["alaska"], "points": [float(n % 100) for n in range(2 * points)]}
        data = json.dumps(changed(lambda map_: map_["arcs"].append(arc))).encode()

        def read() -> None:
            with pytest.raises(MapError):
                decode(data, "own.ddmap", "own")

        return read

    assert growth(refused, 16_000) < MOST
