"""Pictures that are kept once painted: as many as cover the screen so many times, the last used before all others.

A count would not do: ninety-six areas are nothing on a small screen, and a hundred megabytes on a large one.
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
SMALLEST = 1920 * 1080  # pixels of the screen that is reckoned with at least, and where there is none


def kept(screens: float) -> Callable[[Callable[Asked, Picture]], Callable[Asked, Picture]]:
    """Keep what a function paints, up to `screens` times the pixels of the whole screen.

    A picture too large for that is painted each time. Everything that decides how a picture looks must be an argument.
    """

    def keeping(paint: Callable[Asked, Picture]) -> Callable[Asked, Picture]:
        @cache
        def shelf() -> Callable[Asked, Picture]:  # the screen is not known before there is a program
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
