"""The dice of 4 to 20 sides as seen by a viewer: facets, outline and the light on each.

Coordinates are those of a die's own box, 0 to 100, y downward. The lamp is at the upper left.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import combinations

Vector = tuple[float, float, float]
Point = tuple[float, float]

# The body's place in its box; the rest below is for the shadow.
CENTRE: Point = (50.0, 48.0)
REACH = 45.5


@dataclass(frozen=True)
class Facet:
    """One visible side: its corners, and its light, 0 (turned away) to 1 (facing the lamp)."""

    corners: tuple[Point, ...]
    light: float


@dataclass(frozen=True)
class Solid:
    """A die seen from its front facet, which is the first of `facets`. `face` is the centre of the front facet."""

    outline: tuple[Point, ...]
    facets: tuple[Facet, ...]
    face: Point


def _dot(a: Vector, b: Vector) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _unit(a: Vector) -> Vector:
    length = math.sqrt(_dot(a, a))
    return a[0] / length, a[1] / length, a[2] / length


def _turned(vectors: Iterable[Vector], front: Vector, up: Vector) -> list[Vector]:
    """Return the vectors with `front` towards the viewer (+z) and `up` as near to +y as possible."""
    depth = _unit(front)
    right = _unit(_cross(up, depth))
    height = _cross(depth, right)
    return [(_dot(v, right), _dot(v, height), _dot(v, depth)) for v in vectors]


def _corners(vertices: list[Vector], normal: Vector) -> list[Vector]:
    """Return the vertices of the side with this normal, in order around it."""
    reach = max(_dot(v, normal) for v in vertices)
    own = [v for v in vertices if _dot(v, normal) > reach - 1e-6]
    aside = _unit(_cross(normal, (0.3, 0.9, 0.2)))
    other = _cross(normal, aside)
    return sorted(own, key=lambda v: math.atan2(_dot(v, other), _dot(v, aside)))


def _hull(points: Iterable[Point]) -> list[Point]:
    """Return the convex outline of points, in order."""

    def chain(ordered: list[Point]) -> list[Point]:
        found: list[Point] = []
        for point in ordered:
            while len(found) > 1:
                (ax, ay), (bx, by) = found[-2], found[-1]
                if (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax) > 1e-9:
                    break
                found.pop()
            found.append(point)
        return found[:-1]

    ordered = sorted(set(points))
    return chain(ordered) + chain(ordered[::-1])


def _seen(vertices: list[Vector], normals: list[Vector], front: Vector, up: Vector, distance: float) -> Solid:
    """Return the solid as seen from `distance` (in its own units) before its centre."""
    vertices = _turned(vertices, front, up)
    normals = [_unit(n) for n in _turned(normals, front, up)]
    normals.sort(key=lambda n: -n[2])
    lamp = _unit((-0.55, 0.75, 0.75))

    def flat(v: Vector) -> Point:
        share = distance / (distance - v[2])
        return v[0] * share, -v[1] * share

    spread = [flat(v) for v in vertices]
    left, right = min(x for x, _ in spread), max(x for x, _ in spread)
    top, bottom = min(y for _, y in spread), max(y for _, y in spread)
    scale = 2 * REACH / max(right - left, bottom - top)

    def placed(v: Vector) -> Point:
        x, y = flat(v)
        return CENTRE[0] + (x - (left + right) / 2) * scale, CENTRE[1] + (y - (top + bottom) / 2) * scale

    facets = []
    for normal in normals:
        corners = _corners(vertices, normal)
        if _dot(normal, (-corners[0][0], -corners[0][1], distance - corners[0][2])) > 0:
            facets.append(Facet(tuple(placed(v) for v in corners), (_dot(normal, lamp) + 1) / 2))
    front_corners = facets[0].corners
    face = (
        sum(x for x, _ in front_corners) / len(front_corners),
        sum(y for _, y in front_corners) / len(front_corners),
    )
    return Solid(tuple(_hull(placed(v) for v in vertices)), tuple(facets), face)


@cache
def four_sided() -> Solid:
    """Return a tetrahedron, a corner up, seen from a little below so that its base is visible: a small item's die."""
    vertices: list[Vector] = [(1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)]
    normals: list[Vector] = [(-x, -y, -z) for x, y, z in vertices]
    up, front = vertices[0], normals[1]
    seen = (front[0] - 0.52 * up[0], front[1] - 0.52 * up[1], front[2] - 0.52 * up[2])
    return _seen(vertices, normals, seen, up, 9.0)


@cache
def standing_four_sided() -> Solid:
    """Return a tetrahedron on the table, turned a little, so that 2 of its sides and their edge are visible."""
    vertices: list[Vector] = [(1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)]
    normals: list[Vector] = [(-x, -y, -z) for x, y, z in vertices]
    up = _unit(vertices[0])
    away = _unit(_cross(_cross(up, normals[1]), up))
    aside = _cross(up, away)
    turn = math.radians(36)
    level = [math.cos(turn) * a + math.sin(turn) * b for a, b in zip(away, aside, strict=True)]
    seen = tuple(0.96 * one + 0.28 * two for one, two in zip(level, up, strict=True))
    return _seen(vertices, normals, (seen[0], seen[1], seen[2]), up, 9.0)


@cache
def six_sided() -> Solid:
    """Return a cube seen a little from above and from the right, so that its upper and its right side are visible."""
    vertices: list[Vector] = [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    normals: list[Vector] = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
    return _seen(vertices, normals, (0.26, 0.42, 1.0), (0, 1, 0), 9.0)


@cache
def eight_sided() -> Solid:
    """Return an octahedron, a corner up: the terrain die."""
    axes: list[Vector] = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    vertices = axes + [(-x, -y, -z) for x, y, z in axes]
    normals: list[Vector] = [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    return _seen(vertices, normals, (1, 1, 1), (0, 1, 0), 11.0)


@cache
def ten_sided() -> Solid:
    """Return a pentagonal trapezohedron, a tip up, seen from a little below so that its lower sides are visible.

    It is the monster die.
    """
    tip = 1.22
    belt = tip * (1 - math.cos(math.pi / 5)) / (1 + math.cos(math.pi / 5))  # keeps the kites flat
    vertices: list[Vector] = [(0, 0, tip), (0, 0, -tip)]
    vertices += [(math.cos(k * math.pi / 5), math.sin(k * math.pi / 5), belt if k % 2 else -belt) for k in range(10)]
    upper: list[Vector] = [
        ((tip + belt) * math.cos(k * math.tau / 5), (tip + belt) * math.sin(k * math.tau / 5), 1.0) for k in range(5)
    ]
    normals = upper + [(-x, -y, -z) for x, y, z in upper]
    across, _, along = _unit(upper[0])
    turn = math.atan2(along, across) - math.radians(8)
    return _seen(vertices, normals, (math.cos(turn), 0, math.sin(turn)), (0, 0, 1), 5.5)


@cache
def twelve_sided() -> Solid:
    """Return a dodecahedron, a corner of its front side up: the dragon die."""
    long, short = (1 + math.sqrt(5)) / 2, 2 / (1 + math.sqrt(5))
    vertices: list[Vector] = [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    normals: list[Vector] = []
    for a in (-1, 1):
        for b in (-1, 1):
            vertices += [(0, a * short, b * long), (a * short, b * long, 0), (a * long, 0, b * short)]
            normals += [(0, a * long, b), (a * long, b, 0), (a, 0, b * long)]
    front = normals[0]
    return _seen(vertices, normals, front, _corners(vertices, _unit(front))[0], 12.0)


@cache
def twenty_sided() -> Solid:
    """Return an icosahedron, a corner of its front side up."""
    long = (1 + math.sqrt(5)) / 2
    vertices: list[Vector] = []
    for a in (-1, 1):
        for b in (-long, long):
            vertices += [(0, a, b), (a, b, 0), (b, 0, a)]
    normals = [_sum(three) for three in combinations(vertices, 3) if _touching(three)]
    return _seen(vertices, normals, normals[0], _corners(vertices, _unit(normals[0]))[0], 6.2)


def _touching(three: tuple[Vector, ...]) -> bool:
    """Return True if these corners of an icosahedron with edges of 2 are one of its sides."""
    return all(abs(math.dist(one, other) - 2) < 1e-6 for one, other in combinations(three, 2))


def _sum(vectors: Iterable[Vector]) -> Vector:
    x, y, z = (sum(parts) for parts in zip(*vectors, strict=True))
    return x, y, z
