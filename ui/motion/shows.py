"""The interface of the page to the object that shows changes as animations."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from ui.motion.pace import Motion


class ShowsChanges(Protocol):
    """Connects a game's page with its animations. The first key or click ends one; then `over` is emitted."""

    motion: Motion
    over: SignalInstance

    @property
    def busy(self) -> bool:
        """True while something moves or waits to be read."""

    @property
    def warming(self) -> bool:
        """True while pictures are still to be drawn in advance."""

    def finish(self) -> None:
        """Skip to the end of the animation."""
