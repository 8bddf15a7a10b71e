"""Before a quest is sent the table says who stays and fights alone, what is at risk and what can be won (BQ1, BQ7)."""

from __future__ import annotations

from tests.ui.games.battle_dice.field.conftest import Lay
from tests.ui.games.battle_dice.field.field_hands import Field, dealt


def told(field: Field) -> str:
    return field.view.story.accessibleDescription()


def test_table_shows_the_units_that_stay_home(lay: Lay) -> None:
    field = lay(dealt())
    assert "all 20 units stay home" in told(field)
    for archer in field.dice("archer", 0)[:2]:
        field.click_die(archer)
    assert "2 units go, 18 units stay home: they alone fight and check morale." in told(field)


def test_table_shows_the_risks_and_prizes_of_a_quest(lay: Lay) -> None:
    field = lay(dealt())
    for archer in field.dice("archer", 0)[:2]:
        field.click_die(archer)
    assert "rout or are destroyed, you lose the game" in told(field)
    assert "beat dice worth 2 that your opponent picks, and you roll for an artifact" in told(field)
    assert field.view.story.isVisible()


def test_phase_chosen_by_the_player_is_shown_instead(lay: Lay) -> None:
    field = lay(dealt())
    field.click_die(field.dice("archer", 0)[0])
    assert field.view.story.quest
    field.session.draft.confirm()
    assert "units stay home" in told(field), "now the other player is asked"
    assert field.session.asked_seat == 1


def test_quest_advice_is_hidden_while_a_computer_player_chooses(lay: Lay) -> None:
    field = lay(dealt(), kinds=("recruit", "person"))
    assert "stay home" not in told(field)
