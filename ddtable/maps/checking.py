"""The checks of a map beyond its single fields: known names, closed outlines, labels inside, a way everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ddtable.maps.board_map import arcs_of, borders
from ddtable.maps.document import MOST_POINTS, Link, MapDocument, Point
from ddtable.maps.outlines import OpenOutlineError, inside, rings
from ddtable.texts.nearest import nearest
from ddtable.texts.trouble import Trouble, trouble


def wrong(document: MapDocument, name: str) -> Trouble | None:
    """Return the first defect of a map as a sentence, which begins with the name of the file; None if it has none."""
    for check in (_names, _sizes, _goals, _shores, _connected):
        if found := next(check(document, name), None):
            return found
    return None


def _names(document: MapDocument, name: str) -> Iterator[Trouble]:
    """Yield names that occur twice, and names of territories and continents that do not exist."""
    territories = [territory.id for territory in document.territories]
    continents = [continent.id for continent in document.continents]
    for what, every in (("territory", territories), ("continent", continents)):
        for one, times in Counter(every).items():
            if times > 1:
                yield trouble("map-twice", name=name, what=what, id=one)
    for territory in document.territories:
        if territory.continent not in continents:
            yield _unknown(name, "continent", territory.continent, continents)
    for continent in continents:
        if all(territory.continent != continent for territory in document.territories):
            yield trouble("map-empty-continent", name=name, id=continent)
    pairs: list[Sequence[str]] = [link.between for link in document.links]
    pairs += [arc.between for arc in document.arcs]
    for ids in pairs:
        for one in ids:
            if one not in territories:
                yield _unknown(name, "territory", one, territories)
        if len(ids) == 2 and ids[0] == ids[1]:
            yield trouble("map-itself", name=name, id=ids[0])


def _unknown(name: str, what: str, wanted: str, known: Sequence[str]) -> Trouble:
    near = nearest(wanted, known)
    if near:
        return trouble("map-unknown-near", name=name, what=what, id=wanted, near=near[0])
    return trouble("map-unknown", name=name, what=what, id=wanted)


def _sizes(document: MapDocument, name: str) -> Iterator[Trouble]:
    """Yield points outside the map, arcs with half a point, and more points than a map may have."""
    if sum(len(arc.points) for arc in document.arcs) > 2 * MOST_POINTS:
        yield trouble("map-points", name=name, most=MOST_POINTS)
    for number, arc in enumerate(document.arcs):
        path = f"$.arcs[{number}].points"
        if len(arc.points) % 2:
            yield trouble("map-half-point", name=name, path=path)
        if not _on_the_map(document, list(zip(arc.points[::2], arc.points[1::2], strict=False))):
            yield trouble("map-outside", name=name, path=path)
    spots = [(f"$.territories[{at}].label", [one.label]) for at, one in enumerate(document.territories)]
    spots += [(f"$.continents[{at}].die", [one.die]) for at, one in enumerate(document.continents)]
    spots += [(f"$.links[{at}].line", ends_of(link)) for at, link in enumerate(document.links)]
    for path, points in spots:
        if not _on_the_map(document, points):
            yield trouble("map-outside", name=name, path=path)


def ends_of(link: Link) -> list[Point]:
    """Return both ends of the line of a link; [] if it leaves the map."""
    return [] if not isinstance(link.line, tuple) else [link.line[:2], link.line[2:]]


def _on_the_map(document: MapDocument, points: Sequence[Point]) -> bool:
    width, height = document.size
    return all(x <= width and y <= height for x, y in points)


def _goals(document: MapDocument, name: str) -> Iterator[Trouble]:
    """Yield a goal that is reached at the start, or never: all but one territory at most, more than a half."""
    whole = len(document.territories)
    for field in ("two", "more"):
        goal = getattr(document.goals, field)
        if not whole // 2 < goal <= whole:
            yield trouble("map-goal", name=name, path=f"$.goals.{field}", least=whole // 2 + 1, most=whole)


def _shores(document: MapDocument, name: str) -> Iterator[Trouble]:
    """Yield outlines that do not close, and labels that are not inside their territory."""
    for territory in document.territories:
        try:
            outline = rings(arcs_of(document, territory.id))
        except OpenOutlineError as error:
            x, y = (f"{length:g}" for length in error.spot)
            yield trouble("map-open", name=name, id=territory.id, x=x, y=y)
            continue
        if not outline:
            yield trouble("map-no-outline", name=name, id=territory.id)
        elif not inside(territory.label, outline):
            yield trouble("map-label", name=name, id=territory.id)


def _connected(document: MapDocument, name: str) -> Iterator[Trouble]:
    """Yield a link that repeats a border, and a territory that no border leads to."""
    shared = Counter(frozenset(pair) for pair in borders(document))
    by_land = {frozenset(arc.between) for arc in document.arcs if len(arc.between) == 2}
    for number, link in enumerate(document.links):
        pair = frozenset(link.between)
        if pair in by_land or shared[pair] > 1:
            one, other = link.between
            yield trouble("map-border-twice", name=name, path=f"$.links[{number}]", one=one, other=other)
    start = document.territories[0].id
    reached, waiting = {start}, [start]
    while waiting:
        at = waiting.pop()
        near = {one for pair in shared if at in pair for one in pair} - reached
        reached |= near
        waiting += near
    for territory in document.territories:
        if territory.id not in reached:
            yield trouble("map-apart", name=name, id=territory.id, start=start)
