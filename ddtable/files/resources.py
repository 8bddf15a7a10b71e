"""The locator of everything in `resources/`: in the source tree, in an installed wheel, in a frozen program."""

from __future__ import annotations

import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path


@cache
def resources_root() -> Path:
    """Return the folder that contains `dice/`, `rules/`, `forces/`, `icons/` and `i18n/`.

    Raises FileNotFoundError if none of the three places (frozen program, wheel, source tree) has it.
    """
    homes = [Path(__file__).resolve().parents[2] / "resources"]
    if bundle := getattr(sys, "_MEIPASS", None):
        homes.insert(0, Path(bundle) / "resources")
    spec = find_spec("ddtable_resources")
    if spec is not None and spec.submodule_search_locations:
        homes += [Path(place) for place in spec.submodule_search_locations]
    for home in homes:
        if (home / "dice").is_dir():
            return home
    raise FileNotFoundError("the resources folder is missing; the installation is incomplete")


def resource(*parts: str) -> Path:
    """Return the path of one resource, e.g. `resource("dice", "terrains.toml")`."""
    return resources_root().joinpath(*parts)
