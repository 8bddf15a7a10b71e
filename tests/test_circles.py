"""Files that import each other in a circle, with late imports and those that only types need: none has many."""

from __future__ import annotations

import grimp

MOST = 8


def test_no_circle_of_imports_has_many_files() -> None:
    graph = grimp.build_graph("ddtable", "ui", cache_dir=None)
    imports = {module: sorted(graph.find_modules_directly_imported_by(module)) for module in sorted(graph.modules)}
    large = [sorted(circle) for circle in circles(imports) if len(circle) > MOST]
    assert len(imports) > 500
    assert large == []


def circles(imports: dict[str, list[str]]) -> list[set[str]]:
    """Return the sets of files of which each imports each, maybe through others: Kosaraju's two walks."""
    order: list[str] = []
    seen: set[str] = set()
    for module in imports:
        order += _walk(module, imports, seen)
    back: dict[str, list[str]] = {module: [] for module in imports}
    for module, others in imports.items():
        for other in others:
            back[other].append(module)
    seen = set()
    return [set(found) for module in reversed(order) if len(found := _walk(module, back, seen)) > 1]


def _walk(start: str, arrows: dict[str, list[str]], seen: set[str]) -> list[str]:
    """Return the modules not seen before that can be reached, each after those beyond it."""
    if start in seen:
        return []
    seen.add(start)
    found, waiting = [], [(start, iter(arrows[start]))]
    while waiting:
        module, others = waiting[-1]
        fresh = next((other for other in others if other not in seen), None)
        if fresh is None:
            found.append(module)
            waiting.pop()
        else:
            seen.add(fresh)
            waiting.append((fresh, iter(arrows[fresh])))
    return found


def test_a_circle_is_found() -> None:
    assert circles({"a": ["b"], "b": ["c"], "c": ["a", "d"], "d": []}) == [{"a", "b", "c"}]
