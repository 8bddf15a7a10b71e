"""All widget classes of the window: what the walk has never seen has escaped it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

import ui


def widget_classes(below: type[QWidget] = QWidget) -> Iterator[type[QWidget]]:
    """Yield the widget classes of the modules in `ui`, those that others are made from left out."""
    for found in below.__subclasses__():
        deeper = list(widget_classes(found))
        if found.__module__.startswith("ui.") and not deeper:
            yield found
        yield from deeper


def classes_never_seen(seen: set[type[QWidget]]) -> list[str]:
    """Return the names of the widget classes that were not on the screen, but for those that have a reason."""
    for module in pkgutil.walk_packages(ui.__path__, "ui."):
        importlib.import_module(module.name)
    return sorted({found.__name__ for found in widget_classes()} - {kind.__name__ for kind in seen})
