"""Spell effects on the board: discs on the badge of their territory, on the die of their continent, and in words."""

from __future__ import annotations

from msgspec.structs import replace

from ddtable.rules.dragon_dice.board import Effect
from ddtable.rules.dragon_dice.places import group
from tests.rules.risk.world import world
from tests.ui.games.risk.board.test_painting import a_badge, pixels
from ui.areas.chips import Chip
from ui.games.risk.board.badge import badge_picture, plate_of
from ui.games.risk.board.realm_paint import realm_picture

PALSY = Chip("melee", "#203040", "#ffffff", "#808080", ("Palsy",), 1, "")


def test_badge_shows_the_effects_on_its_army(board) -> None:
    shown = board("move-in", turn=4)
    effects = shown.hand.session.position.board.effects
    assert effects
    for place in {effect.place for effect in effects}:
        number = int(place.rpartition("/")[2])
        assert shown.scene.badges[number].effects
        assert "palsy" in shown.words_of(place).casefold()
    others = [badge for number, badge in enumerate(shown.scene.badges) if not shown.facts.spots[number].effects]
    assert not any(badge.effects for badge in others)


def test_badge_has_room_for_2_effects_and_the_number_of_the_others(qapp) -> None:
    widths = [plate_of(a_badge(effects=(PALSY,) * count)).width() for count in range(4)]
    assert widths[0] < widths[1] < widths[2] == widths[3]
    two, three = (pixels(badge_picture(a_badge(effects=(PALSY,) * count), 1.0)) for count in (2, 3))
    assert two != three


def test_effect_on_a_continent_is_shown_on_its_die_and_in_its_words(lay) -> None:
    effect = Effect("ash_storm", 0, "start", 1, group(0))
    shown = lay(world("A alaska: 2 guard", effects=(effect,))).table.pane
    look, plain = shown.scene.looks[0], shown.scene.looks[1]
    assert (len(look.effects), len(plain.effects)) == (1, 0)
    assert pixels(realm_picture(look, 1.0)) != pixels(realm_picture(replace(look, effects=()), 1.0))
    assert look.effects[0].wordings[0] in shown.words_of(group(0))
