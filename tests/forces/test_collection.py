"""Collections as CSV and JSON: accepted formats, errors with their lines, and the written form."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ddtable.dice.catalogue import use_own_dice
from ddtable.dice.faces import parse_faces
from ddtable.dice.types import OwnDie
from ddtable.forces import collection
from ddtable.forces.collection import (
    EXAMPLE,
    CollectionError,
    collection_csv,
    collection_json,
    read_cell,
    read_collection,
    safe_cell,
)
from ddtable.words.sentences import Words
from tests.drivers.growing import MOST, growth

RING = OwnDie("own_ring", "Ring of Ash", "item", parse_faces("magic, magic, save, save"), form="equipment", points=2)


@pytest.fixture
def ring():
    use_own_dice([RING])
    yield RING
    use_own_dice(())


def read(text: str, name: str = "dice.csv") -> dict[str, int]:
    return read_collection(text.encode(), name)


def faults(text: str | bytes, name: str = "dice.csv") -> list[str]:
    with pytest.raises(CollectionError) as refused:
        read_collection(text.encode() if isinstance(text, str) else text, name)
    assert str(refused.value) == "\n".join(refused.value.sentences)
    return list(refused.value.sentences)


@pytest.mark.parametrize(
    "text",
    [
        "die,count\ngoblins_thug,3\nfire_drake,1\n",
        "\ufeffdie,count\r\ngoblins_thug,3\r\nfire_drake,1\r\n",
        "count;die\n3;goblins_thug\n1;fire_drake",
        '"Die","Count","shelf"\n"goblins_thug","3","top, left"\n\n"fire_drake","1",\n,,\n',
        "die,count\n Thug , 3 \nFire Drake,1\n",
        "die,species,count\nthug,Goblins,2\nThug,Trogs,1\nFire Drake,,1\nTroll,goblins,0\n",
        "die,count\ngoblins_thug,1\ngoblins_thug,2\nfire_drake,1",
    ],
)
def test_accepted_csv_formats(text):
    assert read(text) == {"goblins_thug": 3, "fire_drake": 1}


def test_own_dice_count_too(ring):
    assert read("die,count\nring of ash,2\n") == {"own_ring": 2}
    assert "own_ring,2,Ring of Ash," in collection_csv({"own_ring": 2})


def test_a_name_that_several_dice_bear_needs_its_species():
    use_own_dice([replace(RING, name="Thug")])
    try:
        (fault,) = faults("die,count\nThug,1\n")
        assert fault.startswith("dice.csv, line 2: Thug can be goblins_thug, own_ring.")
        assert read("die,count,species\nThug,1,goblins\n") == {"goblins_thug": 1}
    finally:
        use_own_dice(())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1: the first line must contain the column die exactly once"),
        ("name,number\nThug,1\n", "must contain the column die exactly once"),
        ("die,die,count\nThug,Thug,1\n", "column die exactly once"),
        ("die\nThug\n", "must contain the column count exactly once"),
        ("die,count\nThugg,1\n", "line 2: there is no die Thugg"),
        ("die,count,species\nThug,1,dwarves\n", "line 2: there is no die Thug"),
        ("die,count\n,1\n", "line 2: the name of the die is missing"),
        ("die,count\nThug\n", "line 2: the count  is not valid"),
        ("die,count\nThug,-1\n", "line 2: the count -1"),
        ("die,count\nThug,1.5\n", "line 2: the count 1.5"),
        ("die,count\nThug,٣\n", "line 2: the count"),
        (
            "die,count\nThug,9999\nThug,1\n",
            "line 3: the count 1 is not valid. Counts are whole numbers, at most 9999 per die",
        ),
        ("die,count\nThug,10000000\n", "line 2: the count 10000000"),
        ('die,count\n"Thug\n\n",1\nx,1\n', "line 5: there is no die x"),
        ('die,count\n"Thug,1\n', "line 2: not valid CSV"),
        ('die,count\n"Thug"s,1\n', "line 2: not valid CSV"),
        (b"die,count\nThug,1\n\xff\xfe,1\n", "line 3: not text in UTF-8"),
        (b"PK\x03\x04\x00\x00", "line 1"),
    ],
)
def test_error_is_reported_with_its_line(text, words):
    assert any(words in fault for fault in faults(text)), faults(text)


def test_twenty_errors_are_listed_and_the_others_counted():
    rows = "".join(f"nobody {number},1\n" for number in range(33))
    found = faults("die,count\n" + rows)
    assert len(found) == 21
    assert "line 21" in found[19]
    assert found[20] == "And 13 more problems."


def test_a_strangers_words_are_harmless():
    (fault,) = faults("die,count\n\u202e<b>evil,1\n")
    assert "\u202e" not in fault
    assert "<b>" not in fault


def test_sizes_are_bounded(monkeypatch):
    monkeypatch.setattr(collection, "MOST_ROWS", 3)
    assert "more than 3 rows" in faults("die,count\n" + "Thug,1\n" * 4)[0]
    monkeypatch.setattr(collection, "LARGEST_FILE", 30)
    assert "dice.csv is too large" in faults("die,count\n" + "Thug,1\n" * 4)[0]
    assert "dice.csv is too large" in faults('{"ddtable": "collection", "version": 1}')[0]


def test_progress_is_reported_and_can_cancel_reading():
    text = ("die,count\n" + "Thug,1\n" * 1000).encode()
    told: list[tuple[int, int]] = []
    assert read_collection(text, "x.csv", lambda *at: told.append(at)) == {"goblins_thug": 1000}
    assert told == [(0, 1000), (250, 1000), (500, 1000), (750, 1000), (1000, 1000)]

    def stop(done: int, total: int) -> None:
        if done:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        read_collection(text, "x.csv", stop)


# JSON


def test_json_is_read_and_written():
    counts = {"goblins_thug": 3, "flatland_city": 1}
    assert read(collection_json("Mira", counts), "dice.json") == counts
    assert json.loads(collection_json("Mira", counts))["name"] == "Mira"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "line 1"),
        ('{"ddtable": "force", "version": 1, "dice": {}}', "$.ddtable"),
        ('{"ddtable": "collection", "version": 2, "dice": {}}', "newer version"),
        ('{"ddtable": "collection", "version": 1}', "$.dice"),
        ('{"ddtable": "collection", "version": 1, "dice": {}, "more": 1}', "$.more"),
        (
            '{"ddtable": "collection", "version": 1, "dice": {"goblins_thugg": 1}}',
            "$.dice.goblins_thugg is not a known die",
        ),
        ('{"ddtable": "collection", "version": 1, "dice": {"goblins_thug": -1}}', "$.dice.goblins_thug must be"),
        ('{"ddtable": "collection", "version": 1, "dice": {"goblins_thug": true}}', "$.dice.goblins_thug must be"),
        ('{"ddtable": "collection", "version": 1, "dice": {"goblins_thug": 1, "goblins_thug": 2}}', "twice"),
    ],
)
def test_json_that_does_not_fit_is_refused_with_its_path(text, words):
    assert words in faults(text, "dice.json")[0]


def test_counts_of_zero_are_dropped():
    text = '{"ddtable": "collection", "version": 1, "dice": {"goblins_thug": 0}}'
    assert read(text, "dice.json") == {}


def test_written_file_is_read_back():
    counts = {"goblins_thug": 3, "flatland_city": 1, "white_wyrm": 2}
    text = collection_csv(counts)
    assert text.splitlines()[:2] == ["die,count,name,species", "goblins_thug,3,Thug,goblins"]
    assert read(text) == counts
    assert ",,\n" in collection_csv({"own_gone": 1})


@pytest.mark.parametrize(
    "text",
    [
        "die,count\ngoblins_thug,2\nteapot,1\nskeleton,lots\n",
        '{"ddtable": "collection", "version": 1, "dice": {"goblins_thug": 2, "teapot": 1}}',
    ],
)
def test_valid_rows_of_a_faulty_file_are_reported_too(text: str):
    with pytest.raises(CollectionError) as caught:
        read(text)
    assert caught.value.good == {"goblins_thug": 2}


def test_file_of_another_kind_has_no_valid_rows():
    with pytest.raises(CollectionError) as caught:
        read("name,number\nthug,1\n")
    assert caught.value.good == {}


# Formulas

PLAIN = ["=1+1", "+1", "-1", "@SUM(A1)", "=HYPERLINK(1)", "'=1", "''@x", "＝1"]
BEHIND = ["Ring;=1", "Ring,+1", "Ring|=1", 'Ring;"=1', "Ring; -1"]


@pytest.mark.parametrize("name", PLAIN + BEHIND)
@pytest.mark.parametrize("split", [",", ";", "|"])
def test_no_cell_is_a_formula_however_a_spreadsheet_splits_the_lines(name: str, split: str):
    """A die's name comes from a stranger's library; spreadsheets run what a cell begins with = + - @."""
    use_own_dice([replace(RING, name=name)])
    try:
        text = collection_csv({"own_ring": 2, "goblins_thug": 1})
        assert read(text) == {"own_ring": 2, "goblins_thug": 1}
        rows = list(csv.reader(io.StringIO(text), delimiter=split))
        for cell in (cell.lstrip(' "') for row in rows for cell in row):
            assert not cell.startswith(("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"))
    finally:
        use_own_dice(())


@given(st.text(st.sampled_from("'=+-@,;|\t\r\"ab ＝"), max_size=8))
def test_cell_is_read_back_unchanged(text: str):
    assert read_cell(safe_cell(text)) == text


def test_name_like_a_formula_is_read_back():
    use_own_dice([replace(RING, name="=Ring")])
    try:
        assert read(f"die,count\n{safe_cell('=Ring')},2\n") == {"own_ring": 2}
    finally:
        use_own_dice(())


# Large files


def of_dice(counts: dict[str, int]) -> str:
    return json.dumps({"ddtable": "collection", "version": 1, "dice": counts})


HOSTILE: dict[str, Callable[[int], str]] = {
    "lines": lambda size: "die,count\n" + "a,1\n" * (size // 4),
    "empty lines": lambda size: "die,count\n" + "\n" * size,
    "columns": lambda size: "die,count" + "," * size,
    "wide lines": lambda size: "die,count\n" + ("," * 1000 + "a\n") * (size // 1002),
    "long names": lambda size: "die,count\n" + ("a'_" * 3000 + ",1\n") * (size // 9000),
    "one long cell": lambda size: 'die,count\n"' + "a" * size,
    "formulas": lambda size: "die,count\n" + (",'" * 6000 + "\n") * (size // 12000),
    "quotes": lambda size: "die,count\n" + '"' * size,
    "unknown dice in JSON": lambda size: of_dice(dict.fromkeys(map(str, range(size // 11)), 1)),
    "a long name in JSON": lambda size: of_dice({"a" * size: 1}),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_time_grows_with_the_length_of_a_file(kind: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(collection, "MOST_ROWS", 1 << 40)

    def reading(size: int) -> Callable[[], object]:
        text = HOSTILE[kind](size)
        return lambda: outcome(text)

    assert growth(reading, 1 << 17) < MOST


def outcome(text: str) -> object:
    try:
        return read(text)
    except CollectionError as error:
        return error


def test_names_with_spaces_are_taken_in_any_spelling():
    rows = b"die,count\nGoblins Wolf Rider,2\nwolf rider ,3\nTHUG, 1\n"
    assert read_collection(rows, "mine.csv") == {"goblins_wolf_rider": 5, "goblins_thug": 1}


def test_unknown_name_gets_suggestions():
    with pytest.raises(CollectionError) as refused:
        read_collection(b"die,count\nWolf Ridr,2\nxyzzyxyzzy,1\n", "mine.csv")
    words = Words()
    assert [words.trouble(one) for one in refused.value.sentences] == [
        "mine.csv, line 2: there is no die Wolf Ridr. Did you mean Wolf Rider, Wardog Rider?",
        "mine.csv, line 3: there is no die xyzzyxyzzy.",
    ]


def test_a_file_without_its_first_line_shows_how_one_looks():
    with pytest.raises(CollectionError) as refused:
        read_collection(b"Thug,2\n", "mine.csv")
    said = Words().trouble(refused.value.sentences[0])
    assert "die,count" in said
    assert EXAMPLE in said
    name, count = EXAMPLE.split(",")
    assert read_collection(f"die,count\n{EXAMPLE}\n".encode(), "mine.csv") == {"goblins_wolf_rider": int(count)}, name


def test_dice_of_campaigns_can_be_counted():
    """By id or name, as other dice."""
    counts = {"dragonkin_dragontroop_fire": 2, "medallion_gold": 1, "minor_deadland_forest": 3}
    assert read(collection_csv(counts)) == counts
    assert read("die,count\nFire Dragontroop,2\nKing's Die,1\n") == {"dragonkin_dragontroop_fire": 2, "kings_die": 1}
    assert read("die,species,count\nfire_dragontroop,dragonkin,2\n") == {"dragonkin_dragontroop_fire": 2}
