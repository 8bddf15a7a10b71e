"""Tool tips beside what they explain, not over it; a tip that repeats its button is not shown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolTip, QWidget

BESIDE = 4  # pixels between a tip and what it explains


def says_more(button: QAbstractButton) -> bool:
    """Return True if the tip of a button says more than its text, or if its text is cut off."""
    cut = button.width() < button.sizeHint().width() or button.sizeHint().width() == getattr(button, "longest", 0)
    return cut or _bare(button.toolTip()) != _bare(button.text())


def _bare(said: str) -> str:
    """Return a text without its key, its punctuation and its capital letters."""
    return " ".join(re.findall(r"\w+", re.sub(r"\([^() ]*\)$", "", said.strip()).replace("&", "").casefold()))


def show_button_tip(button: QAbstractButton) -> None:
    """Show the tip of a button beside it and its neighbours."""
    if button.toolTip() and says_more(button):
        show_tip(button.toolTip(), button, button.rect())
    else:
        QToolTip.hideText()


def show_tip_at(widget: QWidget, at: QPoint, parts: Iterable[tuple[QRectF, str]]) -> None:
    """Show the tip of the first of these parts of a widget that is at a point, beside that part."""
    found = next(((rect, tip) for rect, tip in parts if rect.contains(QPointF(at))), None)
    if found is None:
        QToolTip.hideText()
    else:
        show_tip(found[1], widget, found[0].toAlignedRect())


def show_tip(tip: str, widget: QWidget, part: QRect) -> None:
    """Show a tip beside a part of a widget, where it covers least of the buttons around.

    An empty tip hides the one that is shown.
    """
    if not tip:
        QToolTip.hideText()
        return
    explained = QRect(widget.mapToGlobal(part.topLeft()), part.size())
    QToolTip.showText(explained.bottomLeft(), tip, widget, part)
    for label in QApplication.topLevelWidgets():
        if label.metaObject().className() == "QTipLabel" and label.isVisible():
            room = widget.screen().availableGeometry()
            label.move(place_of_tip(label.size(), explained, room, _neighbours(widget)))


def place_of_tip(size: QSize, explained: QRect, room: QRect, neighbours: Sequence[QRect]) -> QPoint:
    """Return the place of a tip below, above, right or left of what it explains: where it covers least of the others.

    It stays within `room`. All are rectangles of the screen.
    """
    left = max(room.left(), min(explained.left(), room.right() - size.width()))
    top = max(room.top(), min(explained.top(), room.bottom() - size.height()))
    places = (
        QPoint(left, explained.bottom() + 1 + BESIDE),
        QPoint(left, explained.top() - size.height() - BESIDE),
        QPoint(explained.right() + 1 + BESIDE, top),
        QPoint(explained.left() - size.width() - BESIDE, top),
    )
    inside = [place for place in places if room.contains(QRect(place, size))] or list(places[:1])
    return min(inside, key=lambda place: sum(_area(QRect(place, size) & one) for one in neighbours))


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())


def _neighbours(widget: QWidget) -> list[QRect]:
    """Return the rectangles on the screen of the other visible buttons of the window."""
    found = widget.window().findChildren(QAbstractButton)
    others = (one for one in found if one is not widget and one.isVisible())
    return [QRect(one.mapToGlobal(QPoint(0, 0)), one.size()) for one in others]
