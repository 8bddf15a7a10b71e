"""The preview of a printed review: paper, ink and form, printing and saving."""

from __future__ import annotations

from datetime import date

from PySide6.QtWidgets import QWidget

from ddtable.rosters.chronicle import CHRONICLE_FORMS, CHRONICLE_SUFFIXES, ChronicleForm
from ddtable.rosters.review import review_table, review_title, written_review
from ddtable.summaries.review_words import Reviewed
from ddtable.words.sentences import Words
from ui.kit.settings import SettingsFile
from ui.rosters.paper_dialog import PaperDialog
from ui.rosters.review_pages import review_pages, review_pdf
from ui.rosters.sheetwork import PaintedPage


class ReviewPaper(PaperDialog[ChronicleForm]):
    """The options on the left, the pages on the right. Paper and ink are those of rosters."""

    forms, suffixes = CHRONICLE_FORMS, CHRONICLE_SUFFIXES
    title_key, save_key, copied_key = "review", "review-save-title", "review-copied"

    def __init__(
        self, words: Words, parent: QWidget | None, settings: SettingsFile, reviewed: Reviewed, day: date | None = None
    ) -> None:
        super().__init__(words, parent, settings, day or date.today())
        self._reviewed = reviewed
        self._build()

    def _pages(self) -> list[PaintedPage]:
        return review_pages(self._words, self._reviewed, self.wanted)

    def content(self, form: ChronicleForm) -> bytes:
        """Return the content of the file in a form."""
        if form == "pdf":
            return review_pdf(self._words, self._reviewed, self.wanted)
        if form == "csv":
            return review_table(self._words, self._reviewed).encode("utf-8-sig")
        return written_review(form, self._words, self._reviewed, self.wanted).encode()

    def _heading(self) -> str:
        return review_title(self._words, self._reviewed)
