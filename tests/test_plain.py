"""A stranger's text, made harmless."""

from __future__ import annotations

import pytest

from ddtable.texts.plain import GUARD, begins, is_plain, plain


@pytest.mark.parametrize(
    "text",
    ["Ada", "Grace Hopper", "Зоя", "नमस्ते", "👩\u200d🚀", "4 < 5 & 3", "<3", "Tom & Jerry", "5 > 4", "می\u200cخواهم"],
)
def test_what_people_are_called_stays(text):
    assert plain(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("one\ntwo\r\n\tthree", "one two   three"),
        ("\x1b[31mred", "[31mred"),
        ("Ada\u202ecarG", "AdacarG"),
        ("\u2066Ada\u2069\u200e", "Ada"),
        ("one\u2028two", "one two"),
        ("half \ud800 sign", "half  sign"),
        ("\0", ""),
        ("x" * 300, "x" * 199 + "…"),
    ],
)
def test_what_steers_a_screen_does_not(text, shown):
    assert plain(text) == shown


@pytest.mark.parametrize("text", ["<b>Ada</b>", "< b>", "<!doctype>", "<?xml?><p>", "&lt;b&gt;", "Ada <img src=x>"])
def test_markup_is_broken_where_it_begins_and_seen_as_it_was(text):
    shown = plain(text)
    assert shown.replace(GUARD, "") == text
    assert shown != text
    assert plain(shown) == shown


def test_a_text_without_end_is_cut_before_it_is_looked_at():
    assert len(plain("\u202e" * 10_000_000 + "x", 80)) == 0


@pytest.mark.parametrize(
    ("text", "most", "kept"),
    [("Ada", 9, "Ada"), ("Ada", 2, "Ad"), ("Зоя", 5, "Зо"), ("🐉🐉", 7, "🐉"), ("a\ud83d", 9, "a")],
)
def test_a_text_is_cut_at_whole_signs(text, most, kept):
    """A file's name has 255 bytes."""
    assert begins(text, most) == kept


@pytest.mark.parametrize("name", ["<", "x <", "<!", "< !"])
def test_two_names_together_are_no_tag(name):
    """Qt takes `< b>` for a tag: the first player is called `<`, the second one `b>`."""
    assert plain(name).replace(GUARD, "") == name
    assert GUARD in plain(name)


@pytest.mark.parametrize("name", ["Ada", "x <", f"x <{GUARD}", "<", plain("<b>")])
def test_a_name_that_an_earlier_version_took_is_plain(name):
    """Earlier versions did not guard a `<` at the end: what they wrote is still read."""
    assert is_plain(name)


@pytest.mark.parametrize("name", ["<b>", "<b> <", "x\n<", "x\u202e", " x <", "x &lt; <"])
def test_what_no_version_took_is_not(name):
    assert not is_plain(name)
