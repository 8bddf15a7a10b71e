"""A unit that uses an artifact of which its number does not tell bears its sign: a wand, an orb (BA12)."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.rules.battle_dice.battle_by_hand import A, B, Hand
from tests.ui.games.battle_dice.field.conftest import Lay
from tests.ui.games.battle_dice.field.field_hands import Field, standing
from ui.games.battle_dice.looks import wielded


def named(lay: Lay) -> tuple[Field, int]:
    """A wand of death is given to one of the mages that two wands wait for; the other wand is still to be named."""
    hand = Hand("2 mage 1 1, infantry, 2 wand_death 4 4, 2 wand_healing 4 4", "3 infantry, 2 archer")
    hand.choose(A, "artifacts", *["wand_death"] * 2, *["wand_healing"] * 2)
    wand, mage = hand.die(A, "wand_death"), hand.die(A, "mage")
    option = next(option for option in hand.options() if option.startswith(f"{wand}") and option.endswith(f"{mage}"))
    hand.pick(A, "assign", option)
    return lay(standing(hand)), mage


def test_mage_with_a_wand_of_death_shows_its_icon_and_text(lay: Lay) -> None:
    field, mage = named(lay)
    shown = {die.die: die for die in field.area("army@0").shown}
    assert shown[mage].effects == (("bd_wand_death", ""),)
    assert [die for die, one in shown.items() if one.effects] == [mage]
    row = next(row for row, one in enumerate(field.area("army@0").shown) if one.die == mage)
    index = field.area("army@0").model().index(row, 0)
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        assert "uses Wand of Death this turn" in str(index.data(role))
    notes = [note.words for note in field.session.system.sheet(field.session, mage).notes]
    assert any("Wand of Death" in note for note in notes)


def test_the_sign_is_painted(lay: Lay) -> None:
    field, mage = named(lay)
    view, rect = field.of(mage), field.rect(mage)
    with_sign = view.viewport().grab(rect).toImage()
    other = next(die for die in field.dice("mage", A) if die != mage)
    without = field.of(other).viewport().grab(field.rect(other)).toImage()
    corner = (int(rect.width() * 0.12), int(rect.height() * 0.86))
    assert with_sign.pixelColor(*corner) != without.pixelColor(*corner)


def test_swords_and_shields_show_on_the_number_and_bear_no_sign(lay: Lay) -> None:
    """BA13: what they add stands beside the number."""
    hand = Hand("2 infantry 6 5, sword_1 4", "3 infantry, 2 archer").choose(A, "artifacts", "sword_1")
    hand.pick(A, "assign", next(option for option in hand.options() if option != "done"))
    position = hand.position
    assert any(side.bonuses for side in position.board.battle.sides)
    assert all(not wielded(position, die) for die in range(len(position.dice)))
    assert not field_signs(lay(standing(hand)))


def field_signs(field: Field) -> list[int]:
    return [die.die for seat in (A, B) for die in field.area(f"army@{seat}").shown if die.effects]
