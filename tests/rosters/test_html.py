"""Rosters as a web page: valid, self-contained, and without names read as markup."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from msgspec.structs import replace

from ddtable.files.resources import resource
from ddtable.forces.starter import starter_forces
from ddtable.rosters.document import document_of
from ddtable.rosters.html import html
from ddtable.rosters.wanted import PARTS, Wanted
from ddtable.words.sentences import Words
from ui.art.palette import ELEMENTS, LIGHT, contrast

STARTERS = {force.id: force for force in starter_forces()}
WORDS = Words()
ALONE = {"meta", "path", "use"}  # elements that hold nothing


class Reader(HTMLParser):
    """Reads a page as a strict reader would: every element closed in its turn."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.text: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag, attrs):
        self.seen.append((tag, dict(attrs)))
        if tag not in ALONE:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)

    def handle_decl(self, decl):
        assert decl == "doctype html"


def page(*forces, player: str = "Mira", **wanted) -> str:
    how = Wanted(**wanted)
    return html(WORDS, document_of(WORDS, [(player, force) for force in forces], how), how)


def read(content: str) -> Reader:
    reader = Reader()
    reader.feed(content)
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize("force", STARTERS)
def test_page_is_valid_and_self_contained(force: str):
    content = page(STARTERS[force], parts=PARTS)
    reader = read(content)
    symbols = {about["id"] for tag, about in reader.seen if tag == "symbol"}
    used = {about["href"] for tag, about in reader.seen if tag == "use"}
    assert used == {f"#{name}" for name in symbols}
    links = [about for tag, about in reader.seen if tag in ("link", "script", "img", "iframe")]
    assert links == []
    assert not re.search(r"https?://|url\(|@import", content.replace("http-equiv", ""))
    policy = next(about["content"] for tag, about in reader.seen if about.get("http-equiv"))
    assert "default-src 'none'" in policy


def test_all_dice_with_their_faces_are_on_it():
    reader = read(page(STARTERS["mire_wolves"]))
    said = " ".join(reader.text)
    for name in ("Mire Wolves", "Player: Mira", "Leopard Rider", "Home army", "Death Drake", "Swampland with city"):
        assert name in said
    faces = [about["title"] for tag, about in reader.seen if about.get("class") == "face"]
    assert "3 ID" in faces
    assert len(faces) == 9 * 6 + 12 + 2 * 8  # a row for each kind of die


def test_every_drawing_of_a_face_can_be_heard():
    reader = read(page(STARTERS["mire_wolves"]))
    heard = [about for tag, about in reader.seen if tag == "svg" and about.get("class") == "icon"]
    assert heard
    assert all(about.get("aria-label") or about.get("aria-hidden") == "true" for about in heard)


def test_strange_names_are_text():
    force = replace(STARTERS["reef_guard"], id="own", name='<script>alert("x")</script>', note="</main>&amp;")
    content = page(force, force, player='"><img src=x>')
    reader = read(content)
    assert "<script" not in content
    assert "<img" not in content
    said = "".join(reader.text)
    assert '<script>alert("x")</script>' in said
    assert "</main>&amp;" in said


def test_several_forces_have_a_list_of_links_that_lead_to_them():
    reader = read(page(STARTERS["reef_guard"], STARTERS["mire_wolves"]))
    targets = {about["id"] for tag, about in reader.seen if tag == "article"}
    links = [about["href"] for tag, about in reader.seen if tag == "a"]
    assert links == [f"#{name}" for name in sorted(targets)] == ["#force-1", "#force-2"]
    assert [tag for tag, _ in read(page(STARTERS["reef_guard"])).seen if tag in ("a", "nav")] == []


def test_page_has_paper_size_and_mono_class():
    content = page(STARTERS["reef_guard"], paper="letter", colour=False)
    assert "size: letter;" in content
    assert '<body class="mono">' in content
    assert "size: A4;" in page(STARTERS["reef_guard"])


def test_each_unit_has_two_boxes():
    reader = read(page(STARTERS["reef_guard"]))
    assert sum(about.get("class") == "pair" for _, about in reader.seen) == len(STARTERS["reef_guard"].units)
    assert "pair" not in page(STARTERS["reef_guard"], boxes=False).split("</style>")[1]


def test_the_style_has_the_colours_of_the_dice_and_words_that_can_be_read():
    style = resource("rosters", "page.css").read_text("utf-8")
    day, night = (dict(re.findall(r"--(\w+): (#\w{6})", part)) for part in style.split("@media (prefers")[:2])
    assert {name: day[name] for name in ELEMENTS} == {name: tones.base for name, tones in ELEMENTS.items()}
    assert (day["text"], day["card"]) == (LIGHT.text, LIGHT.card)
    for colours in (day, night):
        assert contrast(colours["text"], colours["card"]) >= 7
        for ground in ("card", "ground", "band"):
            assert contrast(colours["quiet"], colours[ground]) >= 4.5
