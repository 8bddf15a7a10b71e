"""Printers: their availability and the print dialog. Qt's printing is imported on first use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from ddtable.rosters.pages.layout import BarePage
from ddtable.rosters.wanted import PaperName, Wanted
from ddtable.words.sentences import Words
from ui.rosters.output import page_size, print_roster

Trouble: TypeAlias = Literal["", "no-printer", "no-library"]

Territory = QLocale.Country
LETTER_LANDS = (
    Territory.UnitedStates,
    Territory.Canada,
    Territory.Mexico,
    Territory.Philippines,
    Territory.Colombia,
    Territory.Chile,
    Territory.Venezuela,
)


def paper_of_the_country(locale: QLocale | None = None) -> PaperName:
    """Return the usual paper of a locale's country, by default of the system's."""
    return "letter" if (locale or QLocale.system()).territory() in LETTER_LANDS else "a4"


def printing_trouble() -> Trouble:
    """Return the reason why printing is not possible, or ""."""
    try:
        from PySide6.QtPrintSupport import QPrinterInfo
    except ImportError:  # the system's printing library is not installed
        return "no-library"
    return "" if QPrinterInfo.availablePrinterNames() else "no-printer"


def ask_and_print(parent: QWidget, words: Words, pages: Sequence[BarePage], wanted: Wanted, title: str) -> bool | None:
    """Ask for a printer and print; return True if it accepted the pages, None if the player cancelled."""
    from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setPageSize(page_size(wanted.paper))
    printer.setColorMode(QPrinter.ColorMode.Color if wanted.colour else QPrinter.ColorMode.GrayScale)
    dialog = QPrintDialog(printer, parent)
    dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange)
    dialog.setMinMax(1, max(1, len(pages)))
    chosen = dialog.exec()
    dialog.deleteLater()
    return print_roster(printer, words, pages, wanted) if chosen else None
