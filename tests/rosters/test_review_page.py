"""A review as a page and as text: escaped, in both languages, with all that the window shows."""

from __future__ import annotations

import re
from html import escape
from xml.etree import ElementTree

import pytest

from ddtable.files.resources import resource
from ddtable.rosters.review import review_table, review_title, written_review
from ddtable.rosters.wanted import Wanted
from ddtable.summaries.review_words import Reviewed, point_words
from ddtable.words.sentences import Words
from tests.summaries.test_review import made, stopped, stopped_review
from ui.art.palette import PLAYERS, PLAYERS_ON_LIGHT

HOSTILE = ('<b>Mira</b> & "Co"', "=Ragna", "T\u202eove")


def kept(seats: int, names: tuple[str, ...] = HOSTILE) -> Reviewed:
    return Reviewed(stopped(seats), names[:seats], stopped_review(seats), tuple(range(seats)))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("language", ["en", "da"])
def test_page_contains_the_review_escaped(seats: int, language: str):
    words, one = Words(language), kept(seats)
    page = written_review("html", words, one, Wanted())
    assert "<b>Mira" not in page
    assert "\u202e" not in page
    assert f"<title>{escape(review_title(words, one))}</title>" in page
    assert "default-src &#x27;none&#x27;" in page
    drawing = re.search(r"<svg viewBox=.*?</svg>", page, re.DOTALL)
    tree = ElementTree.fromstring(drawing[0])
    assert len(tree.findall("polygon")) == seats
    numbers = [text.text for text in tree.findall("text") if text.get("class") == "on"]
    assert {"1", "2", "3", "4", "5"} <= {*numbers}
    assert page.count("<tr>") == 3 + len(one.shown) + seats + len(one.review.line)
    assert str(one.game.set_up.seed) in page
    for form in ("text", "markdown"):
        assert "<svg" not in written_review(form, words, one, Wanted())


def test_text_has_the_decisions_and_the_accounts():
    words, one = Words("en"), kept(2, ("Mira", "Ragna"))
    text = written_review("text", words, one, Wanted())
    assert text.startswith("REVIEW OF MIRA AND RAGNA\n")
    assert "The decisions that cost most" in text
    assert "Best or nearly so" in text
    assert len(review_table(words, one).splitlines()) == 1 + len(one.review.decisions)


def test_conclusions_are_plain_sentences():
    words, game = Words("en"), stopped(2)

    def said(**more: object) -> str:
        from ddtable.summaries.review_words import conclusion_words

        review = made(0.5, 0.5, 0.7, 1, **more)
        return conclusion_words(words, Reviewed(game, ("Mira", "Ragna"), review, (0,)))

    turn = "The luckiest turn was turn 2, with 30 points."
    both = "All gave away about as much. The dice decided: they were worth 40 points to Mira."
    assert said(luck=0.4) == f"{both} {turn}"
    assert said(luck=0.2, own=0.1) == f"The dice decided: they were worth 20 points to Mira. {turn}", (
        "others were unlucky"
    )
    assert said(own=0.4) == "Decisions mattered more than dice: they were worth 40 points to Mira."
    assert said() == "The start decided: the forces and the first roll were worth 50 points to Mira."
    assert said(winners=(0, 1)) == "A draw: neither the dice nor the decisions decided."
    assert said(winners=()) == ""


def test_moments_name_chances_decisions_and_turning_points():
    words, one = Words("en"), kept(2, ("Mira", "Ragna"))
    told = [point_words(words, one, point) for point in range(len(one.review.line))]
    assert told[0] == "Before the first turn: Mira 50% and Ragna 50%."
    assert sum(said.count("Decision ") for said in told) == len(one.shown)
    assert sum(said.count("The dice gave") for said in told) == len(one.review.swings)
    assert told[-1].startswith("The end: Mira 100% and Ragna 0%.")


def test_page_has_the_colours_of_the_window():
    style = resource("rosters", "page.css").read_text(encoding="utf-8")
    rows = [re.findall(r"--seat-\d: (#\w{6})", line) for line in style.splitlines() if "--seat-0:" in line]
    assert rows[0] == list(PLAYERS_ON_LIGHT) == rows[3]
    assert rows[1] == list(PLAYERS)
    assert len({*rows[2]}) == 6
