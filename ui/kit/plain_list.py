"""A list without frame and background for the side panel: single selection, scrolled by pixels."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView


def make_plain(view: QListView) -> None:
    """Set the look of a list. Only Tab focuses it: after a click Return is still the default answer."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.viewport().setAutoFillBackground(False)
    view.setAutoFillBackground(False)
