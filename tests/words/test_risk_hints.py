"""The hints of Risk name only what may be done now."""

from __future__ import annotations

from ddtable.words.sentences import Table, Words
from gallery.risk import world as played_world
from tests.rules.risk.world import A, world

NAMES = ("Mira", "Ragna", "Tove", "Aksel")


def test_recruits_that_may_all_go_anywhere_are_not_counted_again():
    game = played_world(4, "recruit", turn=9)
    assert game.question is not None
    assert game.question.values["anywhere"] == game.question.values["left"]
    said = Words().hint(game.question, Table(game.position, NAMES))
    assert said == "click a unit and then a territory, or drag it there"


def test_march_names_the_reserve_only_if_it_may_march():
    """RK4.2a."""
    for units, named in (("A ural: 2 thug", False), ("A ural: 2 thug\nA reserve: 2 thug", True)):
        table = world(units)
        assert table.asked == (A, "march-first")
        assert ("reserve" in Words().hint(table.question, Table(table.position, NAMES))) == named
