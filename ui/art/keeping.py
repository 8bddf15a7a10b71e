"""A cache of painted pictures, limited to a multiple of the screen's pixels; the least recently used is dropped.

A number of pictures would not do: 96 areas are little on a small screen and 100 MB on a large one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from typing import ParamSpec, TypeVar

from cachetools import LRUCache, cached
from PySide6.QtGui import QGuiApplication, QImage, QPixmap

Asked = ParamSpec("Asked")
Picture = TypeVar("Picture", QPixmap, QImage)

COLOURS = 4  # bytes of a pixel
SMALLEST = 1920 * 1080  # the least number of screen pixels, also used without a screen


def kept(screens: float) -> Callable[[Callable[Asked, Picture]], Callable[Asked, Picture]]:
    """Cache the pictures of a function, up to `screens` times the pixels of the whole screen.

    A larger picture is painted each time. Everything that decides how a picture looks must be an argument.
    """

    def keeping(paint: Callable[Asked, Picture]) -> Callable[Asked, Picture]:
        @cache
        def shelf() -> Callable[Asked, Picture]:  # the screen is unknown before there is an application
            most = screens * COLOURS * _screen()
            return cached(LRUCache[object, Picture](maxsize=most, getsizeof=_bytes))(paint)

        @wraps(paint)
        def kept_or_painted(*asked: Asked.args, **named: Asked.kwargs) -> Picture:
            return shelf()(*asked, **named)

        return kept_or_painted

    return keeping


def _screen() -> float:
    screen = QGuiApplication.primaryScreen()
    if screen is None:
        return SMALLEST
    size, ratio = screen.size(), screen.devicePixelRatio()
    return max(SMALLEST, size.width() * size.height() * ratio**2)


def _bytes(picture: QPixmap | QImage) -> int:
    return COLOURS * picture.width() * picture.height()
