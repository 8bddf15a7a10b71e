from __future__ import annotations

import pytest

from ddtable.dice.faces import Face, format_faces, parse_face, parse_faces


def test_a_face_without_a_number_shows_one_icon() -> None:
    assert parse_face("melee") == Face("melee", 1)


def test_faces_in_their_order() -> None:
    assert parse_faces("2 id, dispel_magic ,12 melee") == (Face("id", 2), Face("dispel_magic", 1), Face("melee", 12))


def test_the_notation_is_written_as_it_is_read() -> None:
    text = "3 id, 4 smite, melee"
    assert format_faces(parse_faces(text)) == text


@pytest.mark.parametrize("text", ["", "0 melee", "-1 melee", "100 melee", "2", "2melee", "Melee", "2 melee save"])
def test_invalid_faces(text: str) -> None:
    with pytest.raises(ValueError, match="is not a face"):
        parse_faces(f"id, {text}")
