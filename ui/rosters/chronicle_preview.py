"""The preview of a printed chronicle: paper, ink and form, printing and saving."""

from __future__ import annotations

from datetime import date

from PySide6.QtWidgets import QWidget

from ddtable.rosters.chronicle import (
    CHRONICLE_FORMS,
    CHRONICLE_SUFFIXES,
    ChronicleForm,
    Kept,
    chronicle_csv,
    chronicle_title,
    written_chronicle,
)
from ddtable.words.sentences import Words
from ui.kit.settings import SettingsFile
from ui.rosters.chronicle_pages import chronicle_pages, chronicle_pdf
from ui.rosters.paper_dialog import PaperDialog
from ui.rosters.sheetwork import PaintedPage


class ChroniclePaper(PaperDialog[ChronicleForm]):
    """The options on the left, the pages on the right. Paper and ink are those of rosters."""

    forms, suffixes = CHRONICLE_FORMS, CHRONICLE_SUFFIXES
    title_key, save_key, copied_key = "chronicle-title", "chronicle-save-title", "chronicle-copied"

    def __init__(
        self, words: Words, parent: QWidget | None, settings: SettingsFile, kept: Kept, day: date | None = None
    ) -> None:
        super().__init__(words, parent, settings, day or date.today())
        self._kept = kept
        self._build()

    def _pages(self) -> list[PaintedPage]:
        return chronicle_pages(self._words, self._kept, self.wanted)

    def content(self, form: ChronicleForm) -> bytes:
        """Return the content of the file in a form."""
        if form == "pdf":
            return chronicle_pdf(self._words, self._kept, self.wanted)
        if form == "csv":
            return chronicle_csv(self._words, self._kept).encode("utf-8-sig")
        return written_chronicle(form, self._words, self._kept, self.wanted).encode()

    def _heading(self) -> str:
        return chronicle_title(self._words, self._kept)
