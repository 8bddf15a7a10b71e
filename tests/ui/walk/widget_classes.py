"""All widget classes of the window: what the walk has never seen has escaped it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

import ui

NEVER_SHOWN = {
    "FocusRing": "follows the keyboard, and the walk goes by pointer",
    "StandingDialog": "no answer stands in the games of the walk",
    "NoFolder": "an error",
    "NotSaved": "an error",
    "ReportDialog": "an error",
    "StuckCard": "an error",
    "BonusLine": "only for an army with bonus recruits",
    "ChroniclePaper": "a button of the chronicle",
    "ReviewPaper": "a button of the review",
    "TrialCard": "a button of the review, in another game",
    "PlacesList": "a key on the map of a campaign",
    "Overview": "only while the map of a campaign is enlarged",
    "OpeningDialog": "is gone before a look, unless a file is long",
    "HandView": "only once a player has cards, in Dragon Dice Risk",
    "Overlay": "animations are off",
    "WinBar": "only when a process has judged the answers",
    "DropChip": "standing answers are off",
    "StandingChips": "standing answers are off",
    "ClosedCell": "only for points without a source",
    "ClassMarks": "only for results of some kinds, in the table editor",
    "IconDialog": "a click on a face of the workshop",
    "ImportDialog": "a file of the disk",
    "NameDialog": "a click in the collections",
    "SaveFirstDialog": "only over a changed force",
    "SizeDialog": "a line of a menu button",
    "SheetView": "a tab of the inspector",
    "DicePanel": "a question of its own",
    "DieButton": "a question of its own",
    "StagingStrip": "a question of its own",
    "TerrainChoice": "a question of its own",
    "TerrainsBoard": "a question of its own",
}
"""The widgets that the walk does not come to, and why. Their own tests show them; nothing else may be missing."""


def widget_classes(below: type[QWidget] = QWidget) -> Iterator[type[QWidget]]:
    """Yield the widget classes of the modules in `ui`, those that others are made from left out."""
    for found in below.__subclasses__():
        deeper = list(widget_classes(found))
        if found.__module__.startswith("ui.") and not deeper:
            yield found
        yield from deeper


def classes_never_seen(seen: set[type[QWidget]]) -> list[str]:
    """Return the names of the widget classes that were not on the screen, but for those in NEVER_SHOWN."""
    for module in pkgutil.walk_packages(ui.__path__, "ui."):
        importlib.import_module(module.name)
    names = {found.__name__ for found in widget_classes()}
    return sorted(names - {kind.__name__ for kind in seen} - NEVER_SHOWN.keys())
