"""Where things stand on a page: nothing is lost, doubled, cut or laid over something else."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ddtable.dice.catalogue import catalogue
from ddtable.forces.force import ARMY_NAMES, Force
from ddtable.rosters.content import sheet_of
from ddtable.rosters.pages.layout import (
    ABOVE,
    ARMY_HEAD,
    FACE_SIZES,
    PAPERS,
    RUNNING_TITLE,
    SIDE,
    Box,
    Page,
    Style,
    army_sheets,
    lay_out,
    plan_row,
    row_height,
)
from tests.rosters.forces_to_print import STARTERS, any_force

PAPER_NAMES = sorted(PAPERS)


def pages(force: Force, paper: str = "a4", faces: bool = True, note: int = 1, footnote: int = 2) -> tuple[Page, ...]:
    style = Style(PAPERS[paper], faces, note_lines=note, footnote_lines=footnote)
    return lay_out(sheet_of("Mira", force), style)


def dice_on(laid: tuple[Page, ...], section: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for page in laid:
        for block in page.blocks:
            if block.row is not None and block.section.name == section:
                found[block.row.type_id] += block.row.count
    return found


def inside(inner: Box, outer: Box) -> bool:
    return (
        inner.left >= outer.left - 0.01
        and inner.top >= outer.top - 0.01
        and inner.right <= outer.right + 0.01
        and inner.bottom <= outer.bottom + 0.01
    )


def apart(one: Box, other: Box) -> bool:
    return (
        one.right <= other.left + 0.01
        or other.right <= one.left + 0.01
        or one.bottom <= other.top + 0.01
        or other.bottom <= one.top + 0.01
    )


def whole_force(laid: tuple[Page, ...], force: Force) -> None:
    for army in ARMY_NAMES:
        assert dice_on(laid, army) == Counter(force.army(army))
    assert dice_on(laid, "dragons") == Counter(force.dragons)
    picks = [b.row for page in laid for b in page.blocks if b.row is not None and b.row.kind == "terrain"]
    assert [(row.type_id, row.pick) for row in picks] == [
        (force.home_terrain, "home_terrain"),
        (force.frontier, "frontier"),
    ]


@pytest.mark.parametrize("faces", [True, False])
@pytest.mark.parametrize("paper", PAPER_NAMES)
@pytest.mark.parametrize("force", STARTERS)
def test_every_die_of_a_starter_force_is_printed_once(force: str, paper: str, faces: bool):
    whole_force(pages(STARTERS[force], paper, faces), STARTERS[force])


@given(any_force(), st.sampled_from(PAPER_NAMES), st.booleans(), st.integers(0, 3), st.integers(0, 4))
def test_rows_are_complete_without_overlap_on_the_page(force: Force, paper: str, faces: bool, note: int, footnote: int):
    laid = pages(force, paper, faces, note, footnote)
    whole_force(laid, force)
    for page in laid:
        assert all(inside(block.box, page.column) for block in page.blocks)
        assert all(above.box.bottom <= below.box.top + 0.01 for above, below in pairwise(page.blocks))
        assert page.footnote.bottom <= page.footer.top + 0.01
        assert page.footer.bottom < page.paper.height - 50  # what most printers cannot reach
        assert SIDE > 50
        assert ABOVE > 50


@given(any_force(), st.sampled_from(PAPER_NAMES), st.booleans())
def test_parts_of_a_row_are_side_by_side(force: Force, paper: str, faces: bool):
    for page in pages(force, paper, faces):
        for block in page.blocks:
            if block.row is None:
                continue
            plan = plan_row(block.row, block.box, page.size)
            parts = [plan.die, plan.times, plan.name, plan.health, *plan.ticks]
            assert all(inside(part, block.box) for part in [*parts, *plan.faces])
            assert all(apart(one, other) for one, other in combinations(parts, 2))
            assert all(apart(part, face) for part in parts for face in plan.faces)
            if block.row.kind != "terrain":  # its triangles lean into each other
                assert all(apart(one, other) for one, other in combinations(plan.faces, 2))
            assert plan.name.width > 250  # the longest name of a unit, at its size


@given(any_force())
def test_every_face_has_its_place_and_every_unit_two_boxes(force: Force):
    for page in pages(force):
        for block in page.blocks:
            if block.row is None:
                continue
            plan = plan_row(block.row, block.box, page.size)
            kind = catalogue().die(block.row.type_id)
            assert len(plan.faces) == len(kind.faces)
            assert len(plan.ticks) == (2 * block.row.count if block.row.kind == "unit" else 0)  # dead, buried
            assert len(set(plan.faces)) == len(plan.faces)
            assert len(set(plan.ticks)) == len(plan.ticks)


@given(any_force(), st.sampled_from(PAPER_NAMES), st.booleans())
def test_heading_is_repeated_on_every_page(force: Force, paper: str, faces: bool):
    begun = set()
    for page in pages(force, paper, faces):
        heading = None
        for block in page.blocks:
            if block.kind == "head":
                heading = block
                assert block.again == (block.section.name in begun)
                begun.add(block.section.name)
            elif block.kind == "row":
                assert heading is not None
                assert heading.section is block.section
        assert page.blocks[-1].kind == "row"  # no heading is left alone at the foot of a page


@given(any_force(), st.sampled_from(PAPER_NAMES), st.booleans())
def test_an_army_that_fits_on_a_page_is_on_one(force: Force, paper: str, faces: bool):
    laid = pages(force, paper, faces)
    room = laid[0].column.height - RUNNING_TITLE
    first = laid[0].sheet.sections[0].name  # it stands under the title, wherever it ends
    for section in laid[0].sheet.sections:
        on = [page for page in laid if any(block.section is section for block in page.blocks)]
        needed = ARMY_HEAD + sum(row_height(row, laid[0].size) for row in section.rows)
        if needed <= room and section.name != first:
            assert len(on) == 1


@pytest.mark.parametrize("paper", PAPER_NAMES)
@pytest.mark.parametrize("force", STARTERS)
def test_a_usual_force_fills_one_page_and_a_large_one_two(force: str, paper: str):
    assert len(pages(STARTERS[force], paper)) == (2 if STARTERS[force].health == 60 else 1)


def test_dice_are_as_large_as_the_page_allows():
    small, large = pages(STARTERS["mire_wolves"])[0].size, pages(STARTERS["gilded_tide"])[0].size
    assert small > large >= min(FACE_SIZES)


def test_without_faces_there_are_no_faces_and_rows_are_lower():
    force = STARTERS["free_coast"]
    with_faces, without = pages(force), pages(force, faces=False)
    assert len(without) < len(with_faces)
    assert all(plan_row(b.row, b.box, p.size).faces == () for p in without for b in p.blocks if b.row is not None)


def test_equal_dice_share_a_row_and_the_largest_are_first():
    sheet = sheet_of("", STARTERS["mire_wolves"])
    home = sheet.sections[0]
    assert [(row.type_id, row.count) for row in home.rows] == [
        ("goblins_leopard_rider", 1),
        ("goblins_wolf_rider", 2),
        ("goblins_wardog_rider", 2),
    ]


def test_a_bar_is_measured_by_the_best_army():
    """Leopard Rider 13/6 · 6/4, two Wolf Riders 6/6 each, two Wardog Riders 3/6 each: 6.25 melee in the home army."""
    sheet = sheet_of("", STARTERS["mire_wolves"])
    assert sheet.sections[0].expected.melee == pytest.approx(13 / 4 + 2 * 6 / 6 + 2 * 3 / 6)
    assert sheet.most == pytest.approx(max(max(s.expected) for s in sheet.sections if s.expected))


@given(any_force(), st.sampled_from(PAPER_NAMES), st.booleans())
def test_without_boxes_rows_are_no_higher_and_names_have_more_room(force: Force, paper: str, faces: bool):
    style = Style(PAPERS[paper], faces, boxes=False)
    for page in lay_out(sheet_of("", force), style):
        for block in page.blocks:
            if block.row is None or block.row.kind != "unit":
                continue
            plan, ticked = (plan_row(block.row, block.box, page.size, boxes) for boxes in (False, True))
            assert plan.ticks == ()
            assert plan.name.width > ticked.name.width
            assert all(inside(part, block.box) for part in (plan.name, plan.health, *plan.faces))
            assert row_height(block.row, page.size, False) <= row_height(block.row, page.size)


@given(any_force(), st.sampled_from(PAPER_NAMES))
def test_each_army_has_a_separate_sheet(force: Force, paper: str):
    sheet = sheet_of("Mira", force)
    armies = [name for name in ARMY_NAMES if force.army(name)]
    found = army_sheets(sheet)
    assert [one.sections[0].name for one in found] == armies
    for one, name in zip(found, armies, strict=True):
        laid = lay_out(one, Style(PAPERS[paper], leaf="army"))
        assert dice_on(laid, name) == Counter(force.army(name))
        assert sum(dice_on(laid, other).total() for other in (*ARMY_NAMES, "dragons") if other != name) == 0
        notes = [block for page in laid for block in page.blocks if block.kind == "notes"]
        assert len(notes) <= 1
        assert all(inside(block.box, page.column) for page in laid for block in page.blocks)


def test_small_army_has_lines_for_notes():
    home, *_ = army_sheets(sheet_of("", STARTERS["mire_wolves"]))
    (page,) = lay_out(home, Style(PAPERS["a4"], leaf="army"))
    assert page.blocks[-1].kind == "notes"
    assert page.blocks[-1].box.height > 1000
