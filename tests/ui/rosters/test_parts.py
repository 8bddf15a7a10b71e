"""The other parts of a roster: lists, cards, the reference, the contents; where things stand and what is read there."""

from __future__ import annotations

import ctypes
import re
from collections import Counter
from datetime import date
from itertools import combinations, pairwise
from random import Random
from xml.etree import ElementTree

import pypdfium2.raw as raw
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.dice.faces import parse_faces
from ddtable.dice.types import OwnDie
from ddtable.forces.filling import fill
from ddtable.forces.force import Force
from ddtable.rosters.content import sheet_of
from ddtable.rosters.pages.cards import CARD_HEIGHT, CARD_WIDTH, face_boxes, lay_out_cards
from ddtable.rosters.pages.contents import contents_of, lines_a_page
from ddtable.rosters.pages.layout import PAPERS, Box, plan_row
from ddtable.rosters.pages.lists import ARMS_LENGTH, lay_out_lists
from ddtable.rosters.wanted import PARTS, Wanted
from ddtable.words.sentences import Words
from tests.library.shelf import SCOUT
from tests.rosters.forces_to_print import STARTERS, any_force
from tests.rosters.test_layout import apart, inside
from tests.ui.rosters.papers import opened, pictures, texts
from ui.art.palette import contrast
from ui.rosters.inks import COLOUR, GREY, WHITE
from ui.rosters.output import pdf_bytes
from ui.rosters.reference import Item, lay_out_reference
from ui.rosters.roster import page_words, pages_of

WORDS = Words()
PAPER_NAMES = sorted(PAPERS)
DAY = date(1995, 8, 31)


def pdf(*forces: Force, player: str = "", **wanted) -> bytes:
    return pdf_bytes(WORDS, [(player, force) for force in forces], Wanted(**wanted))


def all_dice(force: Force) -> Counter[str]:
    return Counter((*force.units, *force.dragons, force.home_terrain, force.frontier))


# Lists


@given(st.lists(any_force(), min_size=1, max_size=3), st.sampled_from(PAPER_NAMES))
def test_lists_have_every_die_once_without_overlap(forces: list[Force], paper: str):
    pages = lay_out_lists([sheet_of("", force) for force in forces], PAPERS[paper])
    found: Counter[str] = Counter()
    for page in pages:
        boxes = [one.title for one in page.lists] + [line.box for one in page.lists for line in one.lines]
        assert all(box.bottom <= page.footer.top + 0.01 for box in boxes)
        assert all(apart(one, other) for one, other in combinations(boxes, 2))
        for line in (line for one in page.lists for line in one.lines if line.row is not None):
            found[line.row.type_id] += line.row.count
    assert found == sum((all_dice(force) for force in forces), Counter())


@given(any_force(), st.sampled_from(PAPER_NAMES))
def test_no_heading_of_a_list_is_left_alone(force: Force, paper: str):
    for page in lay_out_lists([sheet_of("", force)], PAPERS[paper]):
        for one in page.lists:
            for line, following in zip(one.lines, (*one.lines[1:], None), strict=True):
                if line.row is None:
                    assert following is not None
                    assert following.section is line.section
                    assert following.box.left == line.box.left


def test_two_usual_forces_share_a_page_with_a_line_to_cut_along():
    sheets = [sheet_of("", STARTERS[name]) for name in ("mire_wolves", "reef_guard", "free_coast")]
    first, second = lay_out_lists(sheets, PAPERS["letter"])
    assert [one.sheet for one in first.lists] == sheets[:2]
    assert first.lists[0].lines[-1].box.bottom < first.cut < first.lists[1].title.top
    assert first.cut == pytest.approx(PAPERS["letter"].height / 2, abs=60)
    assert [one.sheet for one in second.lists] == sheets[2:]


def test_a_list_can_be_read(qtbot: QtBot):
    (said,) = texts(pdf(STARTERS["mire_wolves"], parts=("list",), player="Ragna", day=DAY))
    for words in ("Mire Wolves", "Player: Ragna", "31 August 1995", "2 × Wolf Rider", "Death Drake", "9 health"):
        assert words in said, words


# Cards


@given(any_force(), st.sampled_from(PAPER_NAMES))
def test_each_die_has_a_card_with_its_parts_inside(force: Force, paper: str):
    pages = lay_out_cards(sheet_of("", force), PAPERS[paper])
    assert Counter(card.row.type_id for page in pages for card in page.cards) == all_dice(force)
    for page in pages:
        for card in page.cards:
            assert (card.box.width, card.box.height) == (CARD_WIDTH, CARD_HEIGHT)
            assert inside(card.box, page.grid)
            assert len(card.faces) == card.row.faces
            assert all(inside(face, card.frame) for face in (card.body, *card.faces))
            assert all(apart(card.body, face) for face in card.faces)
            if card.row.kind != "terrain":  # its triangles lean into each other
                assert all(apart(one, other) for one, other in combinations(card.faces, 2))
        assert all(apart(one.box, other.box) for one, other in combinations(page.cards, 2))


@pytest.mark.parametrize("paper", PAPER_NAMES)
def test_cards_and_cut_marks_are_in_the_printable_area(paper: str):
    """63 by 88 mm, three by three; marks at every line to cut along, off the cards."""
    page, *_ = lay_out_cards(sheet_of("", STARTERS["mire_wolves"]), PAPERS[paper])
    assert (page.grid.width, page.grid.height) == (1890, 2640)
    assert len(page.marks) == 16
    for left, top, right, bottom in page.marks:
        assert left >= 50
        assert top >= 50
        assert right <= page.paper.width - 50
        assert bottom <= page.paper.height - 50
        assert bottom > top or right > left
        assert apart(Box(left, top, right - left, bottom - top), page.grid)


@pytest.mark.parametrize("count", range(1, 13))
def test_faces_are_as_large_as_the_room_allows(count: int):
    room = Box(0, 0, 520, 360)
    boxes = face_boxes(count, room)
    assert len(boxes) == count
    assert all(inside(box, room) for box in boxes)
    assert {box.width for box in boxes} == {box.height for box in boxes}
    assert boxes[0].width >= {6: 165, 10: 110, 12: 110}.get(count, 100)


def test_card_describes_the_die(qtbot: QtBot):
    said = texts(pdf(STARTERS["mire_wolves"], parts=("cards",)))
    assert len(said) == 2  # 13 units, a dragon, two terrains
    for words in ("Leopard Rider", "Goblins · cavalry", "Home army · Mire Wolves", "2 of 2"):
        assert words in said[0], words
    assert "5 automatic saves" in said[1]
    assert "Swampland with city" in said[1]


@pytest.mark.parametrize("unit", [unit.id for unit in catalogue().units.values() if unit.is_monster][::7])
def test_a_monster_has_a_card_and_a_row_with_its_ten_faces(unit: str, qtbot: QtBot):
    force = Force("x", "X", (unit,), (), (), (), "flatland_city", "flatland_city")
    said = " ".join(texts(pdf(force, parts=("whole", "cards", "reference"))))
    assert said.count(catalogue().unit(unit).name) >= 2
    assert "monster" in said


@pytest.mark.parametrize(("mark", "said"), [("entered", "entered by the owner"), ("reconstructed", "reconstructed")])
def test_a_die_that_no_source_describes_is_marked_wherever_it_is_printed(mark: str, said: str, qtbot: QtBot):
    use_own_dice((replace(SCOUT, mark=mark),))
    try:
        force = Force("x", "X", (SCOUT.id,), (), (), (), "", "")
        for part in ("whole", "armies", "cards"):
            assert f"faces {said}" in " ".join(texts(pdf(force, parts=(part,)))), part
    finally:
        use_own_dice(())
    assert f"faces {said}" not in texts(pdf(STARTERS["mire_wolves"]))[0]


FIRE_DRAGONKIN = OwnDie(
    "own_kin",
    "Ember",
    "dragonkin",
    parse_faces("id, melee, save, melee, maneuver, 2 melee"),
    species="dragonkin",
    unit_class="heavy_melee",
    health=1,
    elements=("fire",),
)


def test_dragonkin_are_headed_by_their_own_element(qtbot: QtBot):
    use_own_dice((FIRE_DRAGONKIN,))
    try:
        said = texts(pdf(Force("x", "X", (FIRE_DRAGONKIN.id,), (), (), (), "", ""), parts=("whole",)))[0]
    finally:
        use_own_dice(())
    assert "Dragonkin fire" in said
    assert "ivory" not in said


@pytest.mark.parametrize("part", ["whole", "armies", "cards"])
def test_special_icons_are_named(part: str, qtbot: QtBot):
    said = " ".join(texts(pdf(STARTERS["mire_wolves"], parts=(part,))))
    for icon in ("Smite", "Counter"):
        assert icon in said


def test_boxes_for_losses_are_five_millimetres_with_marks_that_are_seen(qtbot: QtBot):
    for page in pages_of(WORDS, [("", STARTERS["mire_wolves"])], Wanted()):
        for block in (block for block in page.blocks if block.row is not None and block.row.kind == "unit"):
            ticks = plan_row(block.row, block.box, page.size).ticks
            assert min(min(tick.width, tick.height) for tick in ticks) >= 50
    for inks in (COLOUR, GREY):
        assert contrast(inks.loss, WHITE) >= 2


@pytest.mark.parametrize("health", [24, 36, 60])
def test_a_list_is_written_in_type_for_arms_length(health: int):
    empty = Force("", "", (), (), (), (), "", "")
    forces = [fill(catalogue(), empty, health, Random(seed), allowed="all") for seed in range(8)]
    sheets = [sheet_of("", force) for force in forces]
    for together in (sheets, sheets[:1]):
        for page in lay_out_lists(together, PAPERS["a4"]):
            assert all(one.scale >= ARMS_LENGTH for one in page.lists)


# The reference


items = st.lists(
    st.tuples(st.sampled_from(["head", "icon", "spell", "note"]), st.integers(0, 30)).map(
        lambda drawn: Item(drawn[0], "x", lines=("",) * drawn[1])
    ),
    max_size=80,
)


@given(items, st.sampled_from(PAPER_NAMES))
def test_entries_flow_whole_and_headings_stay_with_them(drawn: list[Item], paper: str):
    pages = lay_out_reference(WORDS, sheet_of("", STARTERS["mire_wolves"]), drawn, PAPERS[paper])
    assert [placed.item for page in pages for placed in page.placed if not placed.again] == drawn
    for page in pages:
        boxes = [page.heading, *(placed.box for placed in page.placed)]
        assert all(box.bottom <= page.footer.top + 0.01 for box in boxes)
        assert all(apart(one, other) for one, other in combinations(boxes, 2))
    columns = [(number, placed) for number, page in enumerate(pages) for placed in page.placed]
    for (number, placed), (following_number, following) in pairwise(columns):
        if placed.item.kind == "head" and following.item.kind != "head":
            assert (number, placed.box.left) == (following_number, following.box.left)


def entries(count: int, kind: str = "icon") -> list[Item]:
    """A section: its heading and so many entries of two lines."""
    return [
        Item("head", f"Section of {count}"),
        *(Item(kind, f"{number}", lines=("a", "b")) for number in range(count)),
    ]


def test_sections_are_not_split_unless_that_saves_a_page():
    drawn = [*entries(12), *entries(12), *entries(4)]
    (page,) = lay_out_reference(WORDS, sheet_of("", STARTERS["mire_wolves"]), drawn, PAPERS["a4"])
    assert not [placed for placed in page.placed if placed.again]
    heads = [placed.box for placed in page.placed if placed.item.kind == "head"]
    assert [head.left for head in heads] == [heads[0].left, heads[1].left, heads[1].left]


def test_section_is_split_under_its_heading_to_save_a_page():
    drawn = [*entries(12), *entries(12), *entries(12)]  # two columns of 18 hold them, but no column holds two
    (page,) = lay_out_reference(WORDS, sheet_of("", STARTERS["mire_wolves"]), drawn, PAPERS["a4"])
    (again,) = [placed for placed in page.placed if placed.again]
    assert again.item.text == "Section of 12, continued"
    assert again.box.left > page.placed[0].box.left


@pytest.mark.parametrize("seed", range(6))
def test_the_reference_of_sixty_health_takes_two_pages(qtbot: QtBot, seed: int):
    random = Random(seed)
    species = random.sample([one for one in catalogue().species if one not in ("eldarim", "dragonkin")], 3)
    empty = Force("", "", (), (), (), (), "", "")
    force = fill(catalogue(), empty, 60, random, species=species)
    for language in ("en", "da"):
        pages = pages_of(Words(language), [("", force)], Wanted(parts=("reference",)))
        assert len(pages) <= 2


def test_reference_describes_icons_and_spells_of_the_force(qtbot: QtBot):
    said = " ".join(texts(pdf(STARTERS["mire_wolves"], parts=("reference",))))
    for words in (
        "Special icons",
        "Smite",
        "that cannot be saved",
        "Spells of gold magic",
        "Stoneskin",
        "of black magic",
    ):
        assert words in said, words
    assert "Hailstorm" not in said
    assert "[" not in said


# Contents, links, what the file says of itself


def links(content: bytes) -> list[int]:
    """The pages, from 1, to which the links of the first page lead."""
    with opened(content) as document:
        page = document[0]
        at, link, found = ctypes.c_int(0), raw.FPDF_LINK(), []
        while raw.FPDFLink_Enumerate(page.raw, ctypes.byref(at), ctypes.byref(link)):
            target = raw.FPDFLink_GetDest(document.raw, link)
            found.append(raw.FPDFDest_GetDestPageIndex(document.raw, target) + 1)
        return found


@pytest.mark.parametrize("parts", [("whole",), ("cards",), ("reference",), ("list", "whole")])
def test_contents_lead_to_each_force(parts: tuple[str, ...], qtbot: QtBot):
    forces = [STARTERS[name] for name in ("free_coast", "mire_wolves", "reef_guard")]
    content = pdf(*forces, parts=parts)
    said = texts(content)
    begins = [next(n for n, page in enumerate(said[1:], 2) if force.name in page) for force in forces]
    assert links(content) == begins
    for force, page in zip(forces, begins, strict=True):
        assert re.search(rf"{force.name} .*?{page}\b", said[0])
    assert "Page 1 of" in said[0]


def test_few_forces_need_no_contents(qtbot: QtBot):
    content = pdf(STARTERS["mire_wolves"], STARTERS["reef_guard"])
    assert links(content) == []
    assert "Home army" in texts(content)[0]


def test_many_forces_have_contents_of_several_pages():
    sheet, paper = sheet_of("", STARTERS["mire_wolves"]), PAPERS["a4"]
    a_page = lines_a_page(sheet, paper)
    pages = contents_of([sheet] * (a_page + 1), [2] * (a_page + 1), paper, "All")
    assert [len(page.lines) for page in pages] == [a_page, 1]
    assert [line.number for line in pages[0].lines][:3] == [3, 5, 7]


def test_pdf_has_subject_keywords_and_language(qtbot: QtBot):
    force = Force("own", "<Wolves> & Co", STARTERS["mire_wolves"].home, (), (), (), "", "")
    content = pdf(force, player="Rag\x07na", parts=("whole", "cards"))
    packet = content[content.index(b"<?xpacket begin") : content.index(b"<?xpacket end")].decode()
    tree = ElementTree.fromstring(packet.partition("?>")[2])
    said = {element.tag.rpartition("}")[2]: element.text for element in tree.iter()}
    whole = " ".join(filter(None, (element.text for element in tree.iter())))
    assert said["Keywords"] == "Dragon Dice, <Wolves> & Co, Goblins"
    assert said["CreatorTool"].startswith("ddtable")
    for words in ("Roster of <Wolves> & Co", "Ragna", "The whole force and The dice", "en"):
        assert words in whole, words


# All of it


@pytest.mark.parametrize("paper", PAPER_NAMES)
@pytest.mark.parametrize("language", ["en", "da"])
def test_every_part_has_its_words_on_paper_and_aloud(language: str, paper: str, qtbot: QtBot):
    words, wanted = Words(language), Wanted(paper=paper, parts=PARTS, day=DAY)
    forces = [("Mira", STARTERS["burning_host"])]
    said = texts(pdf_bytes(words, forces, wanted))
    pages = pages_of(words, forces, wanted)
    assert len(said) == len(pages)
    for page, text in zip(pages, said, strict=True):
        name = words.force_name("burning_host", "The Burning Host")
        assert name in text
        assert page_words(words, page)[0] == name
        assert len(page_words(words, page)) > 1


def test_half_built_forces_have_every_part(qtbot: QtBot):
    """The builder prints what is there so far."""
    for force in (
        Force("", "", (), (), (), (), "", ""),
        Force("", "", ("goblins_thug",), (), (), (), "", ""),
        Force("", "", (), (), (), ("fire_drake",), "flatland_city", ""),
    ):
        assert pictures(pdf(force, parts=PARTS), 20)


def test_no_part_is_drawn_in_the_margins(qtbot: QtBot):
    for paper in PAPER_NAMES:
        for picture in pictures(pdf(STARTERS["burning_host"], paper=paper, parts=PARTS[1:]), 50):
            edge = 9
            columns = [*range(edge), *range(picture.width() - edge, picture.width())]
            rows = [*range(edge), *range(picture.height() - edge, picture.height())]
            drawn = {picture.pixel(x, y) for x in columns for y in range(picture.height())}
            drawn |= {picture.pixel(x, y) for y in rows for x in range(picture.width())}
            assert drawn == {0xFFFFFFFF}
