"""The page about the program: versions, licences, ownership of names, folders."""

from __future__ import annotations

import platform
import re
from functools import partial
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from PySide6.QtCore import QPointF, Qt, qVersion
from PySide6.QtGui import QFont, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from ddtable import __version__
from ddtable.files.resources import resource
from ddtable.words.sentences import Words
from ui.art.die import die_pixmap
from ui.kit.buttons import KeyButton
from ui.kit.dice_strip import STRIP
from ui.kit.fonts import interface_font
from ui.kit.help import HelpDialog
from ui.kit.labels import CutLabel, label
from ui.kit.settings import SettingsFile
from ui.kit.showing import show_folder
from ui.kit.theme import QUIET

WIDTH, DIE = 880, 44
PACKAGES = (  # all packages that the lock file installs
    *(
        "PySide6-Essentials",
        "shiboken6",
        "SQLAlchemy",
        "alembic",
        "Mako",
        "MarkupSafe",
        "msgspec",
        "cachetools",
        "numpy",
    ),
    *("platformdirs", "fluent.runtime", "fluent.syntax", "Babel", "pytz", "attrs", "typing_extensions"),
    *("font-manrope", "font-source-serif-pro"),
)
NAMES = {"font-manrope": "Manrope", "font-source-serif-pro": "Source Serif Pro", "fluent.runtime": "Fluent"}
LICENCES = {"APL 2": "Apache-2.0", "SIL OFL 1.1": "OFL-1.1"}  # for packages without an SPDX expression
LICENCE_TEXTS = "THIRD-PARTY-LICENSES.txt"
FIRST_LICENCE = re.compile(r" (OR|AND) .*")  # parts of a package have others: the texts name them


def licence_of(package: str) -> tuple[str, str]:
    """Return the version and licence from a package's metadata; "" if it is not found."""
    try:
        stated = distribution(package).metadata
    except PackageNotFoundError:
        return "", ""
    words = next((stated[name] for name in ("License-Expression", "License") if name in stated), "")
    return stated["Version"], LICENCES.get(words, FIRST_LICENCE.sub("", words.splitlines()[0] if words else ""))


def versions() -> list[tuple[str, str]]:
    """Return the installed versions."""
    import ddtable.rules  # noqa: F401 - makes the rule systems known
    from ddtable.engine.system import system

    return [
        ("ddtable", __version__),
        ("classic", str(system("classic").version)),
        ("Python", platform.python_version()),
        ("Qt", qVersion()),
        ("system", platform.platform()),
    ]


class AboutDialog(HelpDialog):
    """The page about the program."""

    def __init__(self, words: Words, settings: SettingsFile, games: Path, parent: QWidget) -> None:
        super().__init__(f"ddtable {__version__}", words, parent)
        self._say = words.say
        self.setFixedWidth(WIDTH)
        self.add(words.say("ui-tagline"))
        self._add_table([(words.say(f"ui-about-{name.lower()}"), version) for name, version in versions()], 2)
        self.add(words.say("ui-about-unofficial"))
        self.add(words.say("ui-about-trademarks"), quiet=True)
        self._add_heading("ui-about-licences")
        self.add(words.say("ui-about-ours"), quiet=True)
        found = [(NAMES.get(package, package), licence_of(package)) for package in PACKAGES]
        self._add_table([(name, f"{version} · {licence}") for name, (version, licence) in found if version], 3)
        self.add(words.say("ui-about-qt-source"), quiet=True)
        self._add_heading("ui-about-places")
        places = [("ui-settings-folder-games", games), ("ui-settings-folder-settings", settings.path.parent)]
        if (texts := resource("licences", LICENCE_TEXTS)).is_file():  # built programs include them
            places.append(("ui-about-licence-texts", texts))
        self._add_places([(words.say(key), place) for key, place in places])
        self.copy = KeyButton(words.say("ui-about-copy"), "", "plain", self, height=36)
        self.copy.setToolTip(words.say("ui-about-copy-tip"))
        self.copy.clicked.connect(partial(self._copy))
        self.foot.insertWidget(0, self.copy)

    def _add_heading(self, key: str) -> None:
        self.body.addSpacing(4)
        self.body.addWidget(label(self._say(key), self, weight=QFont.Weight.Bold))

    def _add_table(self, rows: list[tuple[str, str]], columns: int = 1) -> None:
        """Add names with their values, in this number of columns."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        for number, (name, value) in enumerate(rows):
            row, column = divmod(number, columns)
            grid.addWidget(label(name, self, pixels=12, role=QUIET), row, 2 * column, Qt.AlignmentFlag.AlignTop)
            shown = CutLabel(self, interface_font(12))
            shown.set_text(value)
            grid.addWidget(shown, row, 2 * column + 1)
        for column in range(columns):
            grid.setColumnStretch(2 * column + 1, 1)
        self.body.addLayout(grid)

    def _add_places(self, places: list[tuple[str, Path]]) -> None:
        """Add folders and files: the full path of each, which can be selected, and a button that shows it."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for row, (name, place) in enumerate(places):
            grid.addWidget(label(name, self, pixels=12, role=QUIET), row, 0)
            shown = label(str(place), self, pixels=12, wrap=True)
            shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(shown, row, 1)
            button = KeyButton(self._say("ui-settings-folder-show"), "", "plain", self, height=28)
            button.setAccessibleName(self._say("ui-settings-folder-open", name=name))
            button.clicked.connect(partial(self._show_place, place, button))
            grid.addWidget(button, row, 2)
        self.body.addLayout(grid)

    def _show_place(self, place: Path, button: KeyButton, _checked: bool = False) -> None:
        if not show_folder(place):
            button.setEnabled(False)
            button.setToolTip(self._say("ui-settings-folder-no-program"))

    def report(self) -> str:
        """Return the versions as plain text for a report."""
        return "\n".join(f"{name} {version}" for name, version in versions())

    def _copy(self, _checked: bool = False) -> None:
        QGuiApplication.clipboard().setText(self.report())
        self.copy.setText(self._say("ui-about-copied"))
        self.copy.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, and some dice beside the title."""
        super().paintEvent(event)
        painter = QPainter(self)
        for number, look in enumerate(reversed(STRIP[1:5])):
            at = QPointF(self.width() - 28 - (number + 1) * (DIE + 6) + 6, 20)
            painter.drawPixmap(at, die_pixmap(look, DIE, self.devicePixelRatioF()))
