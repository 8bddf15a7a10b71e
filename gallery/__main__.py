"""The command line of the gallery: `python -m gallery FOLDER [SCENE ...]`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, cast

from ddtable.texts.messages import languages
from gallery.scenes import SCENES, picture, screen_of, window_of


def main(arguments: Sequence[str] | None = None) -> int:
    """Save the pictures asked for on the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m gallery", description="Save pictures of the window in many situations."
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(SCENES))
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--theme", choices=("dark", "light", "contrast"), default="dark")
    parser.add_argument("--language", choices=languages(), default="en")
    parser.add_argument("--scale", type=int, default=1, help="pixels for each pixel of the size")
    chosen = parser.parse_intermixed_args(arguments)
    if unknown := set(chosen.scenes) - set(SCENES):
        parser.error(f"there is no scene {sorted(unknown)[0]!r}")
    os.environ["QT_SCALE_FACTOR"] = str(chosen.scale)
    from ui.kit.settings import Settings

    width, _, height = chosen.size.partition("x")
    theme = cast(Literal["dark", "light", "contrast"], chosen.theme)
    settings = Settings(theme=theme, language=chosen.language, motion="off", recaps=False)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with screen_of(int(width) * chosen.scale, int(height) * chosen.scale):
        for name in chosen.scenes or SCENES:
            with window_of((int(width), int(height)), settings) as window:
                picture(window, SCENES[name], chosen.folder / f"{name}.png")
            print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
