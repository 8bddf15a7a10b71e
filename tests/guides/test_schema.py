"""Files of guides: what is refused, and that ours have all their words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ddtable.files.resources import resource
from ddtable.guides.conditions import ASKS, refuse
from ddtable.guides.guide import GUIDES, Guide, GuideError, guide, load_guide
from ddtable.words.sentences import Words

HEAD = """
system = "classic"
seed = 1
players = ["Mira", "Ragna"]
forces = [{}, {}]
"""
STEP = '[[steps]]\nid = "{id}"\nwhen = {when}\nat = "question"\n{more}\n'
SENTENCE = re.compile(r"[.!?](?=\s|$)")
MOST_SIGNS = 240


def step(step_id: str = "one", when: str = '["asks:march-first"]', more: str = "") -> str:
    return STEP.format(id=step_id, when=when, more=more)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("seed = ", "Invalid value"),
        ('system = "classic"', "missing required field"),
        (HEAD, "missing required field `steps`"),
        (HEAD.replace("seed", "steps = []\nseed"), "it has no steps"),
        (HEAD + step() + step(), "two steps are named 'one'"),
        (HEAD + step(more='after = ["two"]') + step("two"), "'one' comes after 'two', which is no earlier step"),
        (HEAD + step(when='["turn:1"]', more='good = ["x"]'), "'one' has a good answer but no question"),
        (HEAD + step(when="[]"), "step 'one' has no condition"),
        (HEAD + step(when='["asked:march"]'), "'asked:march' begins with an unknown word"),
        (HEAD + step(when='["counted:melee"]'), "'counted:melee' begins with an unknown word"),
        (HEAD + step(when='["asks:"]'), "'asks:' has no value"),
        (HEAD + step(when='["turn:one"]'), "'turn:one' needs a number"),
        (HEAD + step(when='["over:soon"]'), "none of the ends"),
        (HEAD + step(when='["not own:nothing"]'), "names no event of the game"),
        (HEAD + step() + '[[answers]]\nwhen = ["nothing"]\ngood = []', "an answer: 'nothing' begins"),
        (HEAD + step(more="colour = 1"), "unknown field `colour`"),
        (HEAD + step().replace('"question"', '"moon"'), "Invalid enum value 'moon'"),
        (HEAD.replace("classic", "chess") + step(), "no guide can be written for 'chess'"),
    ],
)
def test_bad_guide_is_refused_in_one_sentence(tmp_path: Path, text: str, why: str):
    path = tmp_path / "guide.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(GuideError) as error:
        load_guide(path)
    assert why in str(error.value)
    assert str(error.value).startswith("guide.toml: ")


def test_guide_that_is_no_text_is_refused(tmp_path: Path):
    path = tmp_path / "guide.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(GuideError, match=r"guide\.toml"):
        load_guide(path)


def test_unknown_guide_is_an_error():
    with pytest.raises(KeyError):
        guide("chess")


def test_every_file_of_guides_is_offered_and_named_after_its_system():
    assert {path.stem for path in resource("guides").glob("*.toml")} == set(GUIDES)
    assert all(guide(name).system == name for name in GUIDES)


@pytest.fixture(params=GUIDES)
def found(request: pytest.FixtureRequest) -> Guide:
    return guide(request.param)


@pytest.mark.parametrize("language", ["en", "da"])
def test_every_step_has_a_heading_and_at_most_two_sentences(found: Guide, language: str):
    words = Words(language)
    for one in found.steps:
        key = f"guide-{found.system}-{one.id}"
        heading, text = words.say(f"{key}-title"), words.say(key)
        assert 0 < len(heading) <= 28, heading
        assert not heading.endswith("."), heading
        assert 1 <= len(SENTENCE.findall(text)) <= 2, text
        assert len(text) <= MOST_SIGNS, text


def test_no_words_are_left_over_for_steps_that_are_gone():
    wanted = {f"guide-{name}-{one.id}" for name in GUIDES for one in guide(name).steps}
    for language in ("en", "da"):
        files = ("guide.ftl", "risk_guide.ftl")
        text = "".join(resource("i18n", language, file).read_text(encoding="utf-8") for file in files)
        keys = {key.removesuffix("-title") for key in re.findall(r"^(guide-[\w-]+) =", text, re.MULTILINE)}
        assert keys == wanted


def test_every_question_of_a_step_is_one_of_its_game(found: Guide):
    prefixes = {"classic": "", "battle_dice": "bd-", "campaign": "war-", "risk": "risk-"}
    words, prefix = Words("en"), prefixes[found.system]
    kinds = {word.removeprefix(ASKS) for one in found.steps for word in one.when if word.startswith(ASKS)}
    for kind in kinds:
        assert words.has(f"{prefix}question-{kind}") or words.has(f"question-{kind}"), kind


def test_conditions_of_one_game_are_not_known_in_the_other():
    assert refuse("number:8", "classic") == ""
    assert refuse("number:8", "battle_dice") != ""
    assert refuse("hit:melee", "battle_dice") == ""
