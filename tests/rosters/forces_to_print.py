"""Forces to print: the starter forces, and any others."""

from __future__ import annotations

from hypothesis import strategies as st

from ddtable.dice.catalogue import catalogue
from ddtable.forces.force import Force
from ddtable.forces.starter import starter_forces

STARTERS = {force.id: force for force in starter_forces()}


def units(most: int) -> st.SearchStrategy[tuple[str, ...]]:
    """Units of any species, monsters too, one of them perhaps very often."""
    one = st.sampled_from(sorted(catalogue().units))
    crowd = st.tuples(one, st.integers(0, 120)).map(lambda drawn: (drawn[0],) * drawn[1])
    return st.tuples(st.lists(one, max_size=most).map(tuple), st.one_of(st.just(()), crowd)).map(
        lambda both: sum(both, ())
    )


def any_force() -> st.SearchStrategy[Force]:
    """Forces that no game would allow: empty armies, hundreds of dice, any dragon, any terrain."""
    terrain = st.sampled_from(sorted(catalogue().terrains))
    dragons = st.lists(st.sampled_from(sorted(catalogue().dragons)), max_size=20).map(tuple)
    name = st.text(min_size=1, max_size=120)
    army = units(30)
    return st.builds(Force, st.just("any"), name, army, army, army, dragons, terrain, terrain, st.text(max_size=400))
