"""The largest games (SU1, Q18): 400 health per side is allowed, more is refused with a sentence."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ddtable.commands.simulate import deal
from ddtable.engine import kernel
from ddtable.engine.game import Game
from ddtable.engine.kernel import LARGEST_SET_UP
from ddtable.engine.line import happened
from ddtable.engine.system import SetUp
from ddtable.rules.dragon_dice.forces import MOST_HEALTH
from ddtable.texts.trouble import Trouble
from ddtable.words.sentences import Table, Words
from tests.drivers.playing import CLASSIC, play_at_random


def refusal(set_up: SetUp) -> Trouble:
    with pytest.raises(ValueError, match=r"\.$") as refused:
        kernel.begin(CLASSIC, set_up)
    (said,) = refused.value.args
    return said


def with_first_force(set_up: SetUp, **fields: Any) -> SetUp:
    return replace(set_up, forces=({**set_up.forces[0], **fields}, *set_up.forces[1:]))


@pytest.mark.parametrize("seats", [2, 4])
def test_400_health_a_side_is_played_and_said_in_words(seats: int):
    """SU1, Q18."""
    assert MOST_HEALTH >= 400
    game = Game(deal("classic", seats, 400, 1, 0))
    play_at_random(game, 120)
    assert not CLASSIC.problems(game.position)
    for language in ("en", "da"):
        words, table = Words(language), Table(game.position, ("Mira", "Ragna", "Oskar", "Tuva")[:seats])
        for event in happened(game.history):
            words.event(event, table)


def test_401_health_a_side_are_refused():
    """SU1, Q18."""
    said = refusal(deal("classic", 2, 401, 1, 0))
    assert said.endswith("401 health; a force can have at most 400 (Q18).")
    assert "højst 400 (Q18)" in Words("da").trouble(said)


def test_a_force_of_thousands_of_dice_is_refused():
    """Such a save of 1 MB once took 3.1 GB to open."""
    set_up = deal("classic", 2, 24, 1, 0)
    set_up = with_first_force(set_up, horde=(set_up.forces[0]["horde"][0],) * 4_000)
    assert "at most 400 (Q18)" in refusal(set_up)


@pytest.mark.parametrize(
    "fields",
    [
        {"note": "n" * LARGEST_SET_UP},
        {"name": "\N{DRAGON}" * (LARGEST_SET_UP // 4)},
        {"horde": ("thug",) * (LARGEST_SET_UP // 7)},
        {"of no use": list(range(LARGEST_SET_UP // 3))},
    ],
)
def test_a_set_up_that_carries_too_much_is_refused(fields: dict[str, Any]):
    said = refusal(with_first_force(deal("classic", 2, 24, 1, 0), **fields))
    assert said == "Could not start the game: the forces, names, notes and tables together are larger than 128 KB."
    assert "128 KB" in Words("da").trouble(said)


def test_half_a_letter_is_refused():
    """No file can contain it."""
    said = refusal(with_first_force(deal("classic", 2, 24, 1, 0), name="half \ud83d"))
    assert "contains an invalid character" in said
    assert "et ugyldigt tegn" in Words("da").trouble(said)


def test_the_largest_forces_with_long_names_and_notes_are_played():
    """A name of 80 characters and a note of 2,000, each of 4 bytes, are the most a force may have."""
    set_up = deal("classic", 4, 400, 1, 0)
    words = {"name": "\N{DRAGON}" * 80, "note": "\N{DRAGON}" * 2000}
    set_up = replace(set_up, forces=tuple({**force, **words} for force in set_up.forces))
    assert len(msgspec.json.encode(set_up)) < LARGEST_SET_UP
    assert kernel.begin(CLASSIC, set_up).question is not None


@pytest.mark.parametrize(
    ("changed", "said", "danish"),
    [
        ({"options": {"faces": "by_heart"}}, "Could not read the house rules", "Husreglerne kan ikke læses"),
        ({"options": {"tea": True}}, "There is no house rule tea.", "Husreglen tea findes ikke."),
        ({"seed": 1 << 63}, "The seed must be a whole number", "Startværdien skal være et helt tal"),
        ({"forces": ({"id": 1},) * 2}, "Could not read a force", "En styrke kan ikke læses"),
        ({"forces": ({},) * 1000}, "Could not read a force", "En styrke kan ikke læses"),
    ],
)
def test_an_invalid_set_up_is_refused_in_both_languages(changed: dict[str, Any], said: str, danish: str):
    found = refusal(replace(deal("classic", 2, 24, 1, 0), **changed))
    assert found.startswith(said)
    assert Words("da").trouble(found).startswith(danish)
