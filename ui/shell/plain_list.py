"""A list without frame and ground, as the side panel has them: one row chosen at a time, scrolled by pixels."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView


def make_plain(view: QListView) -> None:
    """Make a list look so. Only Tab gives it the focus: after a click Return is still the answer that the bar names."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.viewport().setAutoFillBackground(False)
    view.setAutoFillBackground(False)
