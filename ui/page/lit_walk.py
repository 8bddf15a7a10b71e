"""The key that moves the focus over the table, from one highlighted die or area to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtWidgets import QListView, QWidget

from ui.areas.dice import Role
from ui.areas.lit_stop import LitStop

if TYPE_CHECKING:
    from ui.session.session import Session

Flag = QItemSelectionModel.SelectionFlag
Stop = tuple[QWidget, int]  # an area and the row of a die in it, -1 for the area itself; or another place


def walk_to_next(session: Session, page: QWidget) -> None:
    """Focus the next die that can be used or is an answer, else the next highlighted area."""
    stops = _stops(session, page)
    if not stops:
        return
    here = next((number for number, stop in enumerate(stops) if _has_focus(stop)), -1)
    view, row = stops[(here + 1) % len(stops)]
    view.setFocus(Qt.FocusReason.ShortcutFocusReason)
    if not isinstance(view, QListView):
        return
    if row >= 0:
        view.selectionModel().setCurrentIndex(view.model().index(row, 0), Flag.NoUpdate)
    view.viewport().update()


def _stops(session: Session, page: QWidget) -> list[Stop]:
    """Return the places to stop at, from the upper left to the lower right."""
    lifted = session.lifted()
    wanted = session.hand.targets(lifted) if lifted else session.goals()
    views = [view for view in page.findChildren(QListView) if isinstance(view.property("area"), str)]
    found: list[Stop] = []
    for view in sorted((view for view in views if view.isVisible()), key=lambda view: _corner(view, page)):
        lit = _lit_rows(view)
        if lit and not lifted:
            found += [(view, row) for row in lit]
        elif view.property("area") in wanted:
            bases = [row for row in lit if view.model().index(row, 0).data(Role.DIE) not in lifted]
            found += [(view, row) for row in bases] or [(view, -1)]
    places = [place for place in page.findChildren(QWidget) if isinstance(place, LitStop)]
    found += [(place, -1) for place in places if place.isVisible() and place.is_lit()]
    return found


def _lit_rows(view: QListView) -> list[int]:
    """Return the rows of an area's highlighted dice, one for each stack."""
    indexes = [view.model().index(row, 0) for row in range(view.model().rowCount())]
    fronts = {
        view.visualRect(index).topLeft().toTuple(): index.row() for index in reversed(indexes) if index.data(Role.LIT)
    }
    return sorted(fronts.values())


def _corner(view: QListView, page: QWidget) -> tuple[int, int]:
    at = view.mapTo(page, QPoint(0, 0))
    return at.x(), at.y()


def _has_focus(stop: Stop) -> bool:
    view, row = stop
    return view.hasFocus() and (not isinstance(view, QListView) or row in (-1, view.currentIndex().row()))
