"""The parts of the classic game for the set-up of its positions."""

from __future__ import annotations

from ui.positions.desk import NAME
from ui.positions.page import PositionPage
from ui.positions.set_up_kit import SetUpKit
from ui.positions.sheet import adopted

KIT = SetUpKit(PositionPage, NAME, PositionPage.texts, adopted)
