"""Painting a page in tenths of a millimetre: one code for the preview, the printer and the PDF file."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from ddtable.rosters.pages.cards import CardsPage
from ddtable.rosters.pages.contents import ContentsPage
from ddtable.rosters.pages.layout import BarePage, Page
from ddtable.rosters.pages.lists import ListPage
from ddtable.rosters.pages.recruiting import RecruitingPage
from ddtable.words.sentences import Words
from ui.rosters.cards_painter import paint_cards
from ui.rosters.contents_painter import paint_contents
from ui.rosters.dice_painter import paint_dice
from ui.rosters.inks import Inks
from ui.rosters.lists_painter import paint_lists
from ui.rosters.recruiting_painter import paint_recruiting
from ui.rosters.reference import ReferencePage
from ui.rosters.reference_painter import paint_reference
from ui.rosters.sheetwork import PaintedPage, Sheetwork


def paint_page(painter: QPainter, page: BarePage, number: int, count: int, words: Words, inks: Inks) -> None:
    """Paint a page, the `number`-th of `count`; the painter is scaled to tenths of a millimetre of its paper."""
    work = Sheetwork(painter, words, inks)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    if isinstance(page, CardsPage):
        paint_cards(work, page)  # cards use the whole printable area: there is no room for other lines
        return
    work.above(page)
    if isinstance(page, ListPage):
        paint_lists(work, page)
    elif isinstance(page, ReferencePage):
        paint_reference(work, page)
    elif isinstance(page, RecruitingPage):
        paint_recruiting(work, page)
    elif isinstance(page, ContentsPage):
        paint_contents(work, page)
    elif isinstance(page, Page):
        paint_dice(work, page)
    elif isinstance(page, PaintedPage):
        page.paint(work)
    work.below(page, number, count)
