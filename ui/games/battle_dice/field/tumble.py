"""The rolling animation: after a roll dice turn for a moment, slower and slower."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

LASTS = 620  # milliseconds at normal speed
TURNS = 540.0  # degrees that a die turns


class Tumble(QObject):
    """The animation of a roll. `moved` is emitted for each frame, `over` when the dice have stopped."""

    moved = Signal()
    over = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.left = 0.0  # the remaining share of the animation
        self._run = QVariantAnimation(self)
        self._run.setStartValue(1.0)
        self._run.setEndValue(0.0)
        self._run.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._run.valueChanged.connect(self._turn)
        self._run.finished.connect(self._lie)

    @property
    def active(self) -> bool:
        """True while dice are rolling."""
        return self._run.state() == QVariantAnimation.State.Running

    def start(self, length: float) -> None:
        """Start the animation; times are multiplied by `length`."""
        self._run.setDuration(round(LASTS * length))
        self._run.start()

    def stop(self) -> None:
        """Stop the animation at once."""
        if self.active:
            self._run.stop()
            self._lie()

    def _turn(self, left: float) -> None:
        self.left = left
        self.moved.emit()

    def _lie(self) -> None:
        self.left = 0.0
        self.moved.emit()
        self.over.emit()
