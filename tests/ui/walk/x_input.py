"""Events of a real pointer and keyboard: the XTEST extension of the X server, called without a library of its own."""

from __future__ import annotations

import ctypes
import ctypes.util
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint

LEFT, RIGHT, WHEEL_UP, WHEEL_DOWN = 1, 3, 4, 5
FIRST_SCREEN = -1  # XTEST's word for the screen on which the pointer is


class NoInput(Exception):
    """The X server cannot be driven from here."""


class XInput:
    """One pointer and one keyboard. Points are pixels of Qt; `ratio` pixels of the screen make one of them."""

    def __init__(self, ratio: float) -> None:
        self._x, self._test = _library("X11"), _library("Xtst")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XStringToKeysym.restype = ctypes.c_ulong
        self._x.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        self._x.XKeysymToKeycode.restype = ctypes.c_ubyte
        opened = self._x.XOpenDisplay(None)
        if not opened:
            raise NoInput("the X server does not answer")
        self._display = ctypes.c_void_p(opened)
        self._ratio = ratio
        self.at = QPoint()

    def close(self) -> None:
        """Release everything and let the server go."""
        self._x.XCloseDisplay(self._display)

    def move(self, to: QPoint) -> None:
        """Move the pointer."""
        x, y = (round(value * self._ratio) for value in (to.x(), to.y()))
        self._test.XTestFakeMotionEvent(self._display, FIRST_SCREEN, x, y, ctypes.c_ulong(0))
        self._sync()
        self.at = to

    def button(self, button: int, down: bool) -> None:
        """Press or release a button of the pointer."""
        self._test.XTestFakeButtonEvent(self._display, ctypes.c_uint(button), int(down), ctypes.c_ulong(0))
        self._sync()

    def click(self, to: QPoint, button: int = LEFT) -> None:
        """Click at a point."""
        self.move(to)
        self.button(button, True)
        self.button(button, False)

    def wheel(self, notches: int) -> None:
        """Turn the wheel where the pointer is; a positive number scrolls down."""
        for _ in range(abs(notches)):
            button = WHEEL_DOWN if notches > 0 else WHEEL_UP
            self.button(button, True)
            self.button(button, False)

    def key(self, name: str, *held: str) -> None:
        """Type a key by the name of its X keysym, e.g. `Escape`, with others held, e.g. `Control_L`."""
        with self._holding(held):
            self._key(name, True)
            self._key(name, False)

    @contextmanager
    def _holding(self, held: tuple[str, ...]) -> Iterator[None]:
        for name in held:
            self._key(name, True)
        yield
        for name in reversed(held):
            self._key(name, False)

    def _key(self, name: str, down: bool) -> None:
        code = self._x.XKeysymToKeycode(self._display, self._x.XStringToKeysym(name.encode()))
        if not code:
            raise NoInput(f"the keyboard has no key {name}")
        self._test.XTestFakeKeyEvent(self._display, ctypes.c_uint(code), int(down), ctypes.c_ulong(0))
        self._sync()

    def _sync(self) -> None:
        """Wait until the server has done it."""
        self._x.XSync(self._display, 0)


def _library(name: str) -> ctypes.CDLL:
    found = ctypes.util.find_library(name)
    if found is None:
        raise NoInput(f"lib{name} is not installed")
    return ctypes.CDLL(found)
