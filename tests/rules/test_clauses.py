"""The clause table is complete."""

import re
from collections import Counter

import pytest

from ddtable.engine.events import By, Event, clause_of
from ddtable.engine.system import system, systems
from ddtable.rules import clauses as table
from ddtable.rules.battle_dice import events as battle_dice
from ddtable.rules.clauses import UnknownClauseError, clause, clauses, source_tree
from ddtable.rules.dragon_dice import events as dragon_dice
from ddtable.rules.dragon_dice.events.dragons import Breathed
from ddtable.rules.evidence import render, statuses
from ddtable.words.sentences import Words

EXPECTED = {
    "C0": 9, "SU": 10, "C2": 4, "TU": 6, "C3": 7, "C4": 6, "C5": 3, "C6": 3, "C7": 5, "C8": 5, "C9": 7, "C10": 7,
    "C11": 8, "C12": 4, "C13": 1, "C14": 5, "DG": 16, "DA": 27, "DX": 24, "M": 23, "R96": 8, "K": 11,
    "K11": 21, "KP6": 5, "K7": 8, "KP7": 4, "KP9": 6, "KP10": 8, "KP11": 5, "KP8": 4,
    "RK1": 7, "RK": 2, "RK4": 23,
    "BD1": 11, "BD8": 4, "BQ": 12, "BA": 13, "BT": 11,
}  # fmt: skip
SOURCES = {"S0", "S2", "S3", "S4", "R96", "FAQ1", "FAQ2", "FAQ4", "CK", "IP", "CP", "V4", "BD", "S1", "RISK", "house"}


def test_every_chapter_is_whole():
    assert Counter(one.chapter for one in clauses()) == EXPECTED


def test_numbered_chapters_have_no_gap_and_are_in_order():
    for chapter in (
        "C0",
        "SU",
        "C2",
        "TU",
        *(f"C{n}" for n in range(3, 15)),
        "M",
        "R96",
        "BD1",
        "BD8",
        "BQ",
        "BA",
        "BT",
    ):
        dot = "." if chapter[-1].isdigit() else ""
        found = [one.id for one in clauses() if one.chapter == chapter]
        assert found == [f"{chapter}{dot}{n}" for n in range(1, EXPECTED[chapter] + 1)]


def test_ids_are_unique_across_files():
    assert len(clauses()) == sum(EXPECTED.values()) == len({one.id for one in clauses()})


def test_every_clause_is_one_line_with_known_sources():
    for one in clauses():
        assert one.text == one.text.strip()
        assert one.text.endswith(".")
        assert "\n" not in one.text
        assert set(one.source.split(", ")) <= SOURCES, one.id
        assert all(number[0] == "Q" and number[1:].isdigit() for number in one.ruling.split(", ") if number), one.id


@pytest.mark.parametrize("language", ["en", "da"])
def test_no_clause_speaks_of_an_edition_that_cannot_be_played(language):
    """M7, M8, M10, M13: `ddtable rules` calls a clause played, so its text must describe what is played."""
    words = Words(language)
    other = re.compile(r"revised|reviderede|profile?|edition|udgave|\bv4\b|campaign rules", re.IGNORECASE)
    for one in clauses():
        said = words.clause(one.id)
        assert said, one.id
        assert not other.search(said), (one.id, said)
    assert not other.search(render(clauses(), statuses()))


def test_every_ruling_cited_is_explained():
    root = source_tree()
    if root is None:
        pytest.skip("installed without its documents")
    explained = (root / "docs" / "rules.md").read_text(encoding="utf-8")
    for one in clauses():
        for number in filter(None, one.ruling.split(", ")):
            assert f"| {number} |" in explained, (one.id, number)


def test_a_clause_is_found_by_its_id():
    assert clause("C8.2").ruling == ""
    assert clause("DX-G-neg").chapter == "DX"
    with pytest.raises(UnknownClauseError, match="C99"):
        clause("C99")


def test_an_invalid_id_has_no_chapter():
    with pytest.raises(UnknownClauseError, match="is no clause id"):
        table.chapter_of("hello")


@pytest.mark.parametrize("name", systems())
def test_steps_name_clauses_of_the_table(name: str):
    rows = system(name).rows
    assert [step.__name__ for step, row in rows.steps.items() if row.clause and not clause(row.clause)] == []
    assert [step.__name__ for step, row in rows.steps.items() if not (row.ask or row.proceed)] == []


@pytest.mark.parametrize("events", [dragon_dice.EVENTS, battle_dice.EVENTS], ids=["classic", "battle_dice"])
def test_events_name_clauses_of_the_table(events: tuple[type[Event], ...]):
    named = {one.about.clause for one in events if isinstance(one.about.clause, str)}
    for one in events:
        if isinstance(by := one.about.clause, By):
            named |= {*by.words.values(), by.otherwise}
    assert {clause(one).id for one in named if one} == named - {""}


def test_breaths_name_the_clause_of_their_colour_or_of_fights_between_dragons():
    """DA-D1, DA-D5, DG-D2."""
    assert [clause_of(Breathed(0, colour, "terrain/0")) for colour in ("earth", "death")] == [
        "DA-D1",
        "DA-D5",
    ]
    assert clause_of(Breathed(0, "fire", "terrain/0", 3)) == "DG-D2"
