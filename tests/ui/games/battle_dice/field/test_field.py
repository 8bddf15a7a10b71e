"""The field under hands: quests, rosters, artifacts, losses, by dragging, clicking and keys."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ddtable.engine.game import Game
from ddtable.forces.battle_army import BattleArmy
from ddtable.rules.battle_dice.board import LOST, PARTY, ROSTER
from tests.rules.battle_dice.battle_by_hand import BATTLE, A, B, Hand
from tests.ui.games.battle_dice.field.conftest import Lay
from tests.ui.games.battle_dice.field.field_hands import dealt, standing, until
from ui.games.battle_dice.field.choice_cards import KindButton
from ui.games.battle_dice.field.rank_view import HELD

SIZES = [(996, 640), (720, 440), (1580, 880)]
CROWD = BattleArmy("c", "C", "giant", general=5, infantry=15, archer=10, cavalry=10, mage=10, monsters=10)


# What is shown


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("armies", [(), (CROWD, CROWD)])
def test_every_die_of_both_armies_is_in_sight(lay: Lay, size: tuple[int, int], armies: tuple[BattleArmy, ...]) -> None:
    field = lay(dealt(*armies, quests=False), size)
    dice = field.session.position.dice
    for seat in (A, B):
        view = field.area(f"army@{seat}")
        mine = {number for number, die in enumerate(dice) if (die.owner, die.place) == (seat, "army")}
        placed = {view.shown[row].die for stack in view.arrangement.stacks for row in stack}
        assert placed == mine
        port = view.viewport().rect().adjusted(-1, -1, 1, 1)
        for box in view.arrangement.boxes:
            assert box.side >= 12
            assert port.contains(round(box.x), round(box.y))
            assert port.contains(round(box.x) + box.side - 1, round(box.y) + box.side - 1)


def test_six_artifacts_are_on_a_tray_beside_the_dice(lay: Lay) -> None:
    army = "2 general, 6 infantry, 4 archer, 4 mage, 4 dragon"
    artifacts = "sword_1 3, shield_1 3, bow_1 4, banner 4, crown 3, scroll 1"
    field = lay(standing(Hand(f"{army}, {artifacts}", army)))
    view = field.area("army@0")
    boxes = {
        view.shown[stack[0]].look.kind: box
        for stack, box in zip(view.arrangement.stacks, view.arrangement.boxes, strict=True)
    }
    tray = view.tray
    for kind, box in boxes.items():
        on_tray = tray.contains(box.x + box.side / 2, box.y + box.side / 2)
        assert on_tray == (kind in {"sword_1", "shield_1", "bow_1", "banner", "crown", "scroll"})


def test_a_unit_that_is_kept_from_acting_bears_a_mark(lay: Lay) -> None:
    """BA4, BD1.9: whichever phase is looked at."""
    field = lay(held_back())
    battle = field.session.position.board.battle
    held = {die for side in battle.sides for die in side.idle}
    marked = {one.die for view in field.view.views() for one in view.shown if one.badge == HELD}
    assert marked == {die for die in held if die in {one.die for view in field.view.views() for one in view.shown}}
    assert marked


def held_back() -> Game:
    """A game in which a living unit does not act any more in this turn, and somebody is asked."""
    for seed in range(1, 200):
        game, random = dealt(seed=seed, quests=False), Random(seed)
        for _ in range(200):
            if game.question is None:
                break
            battle, dice = game.position.board.battle, game.position.dice
            if battle is not None and any(dice[die].place == "army" for side in battle.sides for die in side.idle):
                return game
            game.play(BATTLE.sample(game.question, random))
    raise ValueError("nobody is kept from acting")


def test_the_near_side_is_that_of_the_one_person(lay: Lay, mute: None) -> None:
    field = lay(dealt(), kinds=("recruit", "person"))
    assert field.view.near_seat == B
    assert field.view.sides[B].y() > field.view.sides[A].y()


def test_dice_show_their_numbers_only_while_they_count(lay: Lay) -> None:
    before = lay(dealt(quests=False))
    assert {die.look.value for die in before.area("army@0").shown} != {0}  # rolled at once: there was nothing to ask
    asked = lay(dealt())
    assert {die.look.value for die in asked.area("army@0").shown} == {0}


# Quests


def test_a_party_is_formed_by_dragging_dice_into_the_camp(lay: Lay) -> None:
    """BQ1: infantry, archers and mages; they lie in the camp while the answer is made."""
    field = lay(dealt())
    assert field.kind == "quest"
    archer, mage = field.dice("archer", A)[0], field.dice("mage", A)[0]
    field.drag(archer, "party@0")
    field.drag(mage, "party@0")
    assert set(field.shown("party@0")) == {archer, mage}
    assert archer not in field.shown("army@0")
    field.session.draft.confirm()
    field.session.draft.confirm()  # Ragna sends nobody
    dice = field.session.position.dice
    assert {number for number, die in enumerate(dice) if die.place == PARTY} == {archer, mage}


def test_die_is_removed_from_the_camp_by_dragging_it_back(lay: Lay) -> None:
    field = lay(dealt())
    archer = field.dice("archer", A)[0]
    field.drag(archer, "party@0")
    field.drag(archer, "army@0")
    assert field.session.selection == ()
    assert archer in field.shown("army@0")


def test_cavalry_is_refused_for_a_quest_with_the_reason(lay: Lay) -> None:
    """BQ1."""
    field = lay(dealt())
    field.drag(field.dice("cavalry", A)[0], "party@0")
    assert field.session.selection == ()
    assert field.refused
    assert "BQ1" in field.refused[-1]


def test_a_roster_is_formed_by_steppers_and_their_keys(lay: Lay) -> None:
    """BQ3: a monster counts two, all monsters are of one type."""
    field = lay(until("roster"))
    question = field.session.question
    assert question is not None
    seat, size = question.seat, int(question.values["size"])
    steppers = field.view.box.steppers
    plus = steppers["infantry"].knobs[1].center().toPoint()
    for _ in range(size):
        field.click(steppers["infantry"], plus)
    assert len(field.shown(f"{ROSTER}@{seat}")) == size
    assert all(stepper.full for stepper in steppers.values())
    field.click(steppers["mage"], plus)
    assert field.refused  # one too many, and why
    assert steppers["mage"].value == 0
    field.key(steppers["infantry"], Qt.Key.Key_Down)
    assert not steppers["mage"].full
    assert steppers["giant"].full, "it counts two"
    field.key(steppers["mage"], Qt.Key.Key_Up)
    kinds = sorted(field.session.position.dice[die].type for die in field.session.selection)
    assert kinds == sorted(["infantry"] * (size - 1) + ["mage"])
    assert field.session.draft.refusal_now() is None


def test_a_roster_is_formed_by_dragging_from_the_box_and_the_counts_follow(lay: Lay) -> None:
    field = lay(until("roster"))
    seat = field.session.asked_seat
    box = field.view.box.view
    archer = next(die.die for die in box.shown if field.session.position.dice[die.die].type == "archer")
    left = len(box.shown)
    field.drag(archer, f"{ROSTER}@{seat}")
    assert field.shown(f"{ROSTER}@{seat}") == [archer]
    assert field.view.box.steppers["archer"].value == 1
    assert len(box.shown) == left - 1


def test_box_is_visible_only_while_dice_are_chosen_from_it(lay: Lay) -> None:
    field = lay(until("roster"))
    assert field.view.box.isVisible()
    assert not field.view.story.isVisible()
    field.session.draft.suggest()
    field.session.draft.confirm()
    assert not field.view.box.isVisible()
    assert field.view.story.isVisible()


def test_a_quest_is_fought_on_its_own_field_and_the_armies_step_back(lay: Lay) -> None:
    hand = Hand("3 cavalry", "3 cavalry", party="2 archer 8 1", roster="2 mage")
    field = lay(standing(hand))
    assert field.view.sides[A].main == PARTY
    assert field.view.sides[B].main == ROSTER
    party, army = field.area("party@0"), field.area("army@0")
    assert party.width() > army.width()
    assert party.arrangement.size > army.arrangement.size
    assert len(army.shown) == 3
    assert "dungeon master" in field.view.sides[B]._role()


# Artifacts


def artifacts_in_hand(lay: Lay):
    """Two infantry and a sword, a shield and a bow without an archer, all rolled well."""
    hand = Hand("2 infantry 5 2, cavalry, sword_1 3, sword_2 4, shield_1 3", "2 archer 7 1, infantry 1, cavalry")
    hand.choose(A, "artifacts", "sword_1", "sword_2", "shield_1")
    hand.asked(A, "assign")
    return lay(standing(hand))


def test_a_sword_is_dragged_onto_the_infantry_that_uses_it(lay: Lay) -> None:
    field = artifacts_in_hand(lay)
    sword, (first, _) = field.dice("sword_1", A)[0], field.dice("infantry", A)
    field.drag_onto(sword, first)
    bonuses = field.session.position.board.battle.sides[A].bonuses
    assert [(bonus.die, bonus.amount) for bonus in bonuses if bonus.amount] == [(first, 1)]
    assert next(die.look.change for die in field.area("army@0").shown if die.die == first) == 1


def test_shield_is_used_on_an_enemy_die_by_drag_or_two_clicks(lay: Lay) -> None:
    field = artifacts_in_hand(lay)
    shield, archer = field.dice("shield_1", A)[0], field.dice("archer", B)[0]
    field.click_die(shield)
    assert field.session.lifted() == (shield,)
    field.click_die(archer)
    bonuses = [bonus for side in field.session.position.board.battle.sides for bonus in side.bonuses]
    assert [(bonus.die, bonus.amount) for bonus in bonuses if bonus.amount] == [(archer, -1)]


def test_shield_dropped_between_dice_names_its_targets(lay: Lay) -> None:
    """BA3: one of them, not one of each."""
    field = artifacts_in_hand(lay)
    field.drag(field.dice("shield_1", A)[0], f"army@{B}")
    assert field.refused[-1].startswith("Drop it on a die: ")
    assert " or " in field.refused[-1]
    assert " and " not in field.refused[-1]


def test_second_sword_on_one_infantry_is_refused_with_the_reason(lay: Lay) -> None:
    """BA2, BA12."""
    field = artifacts_in_hand(lay)
    (first, _) = field.dice("infantry", A)
    field.drag_onto(field.dice("sword_1", A)[0], first)
    field.drag_onto(field.dice("sword_2", A)[0], first)
    amounts = [bonus.amount for bonus in field.session.position.board.battle.sides[A].bonuses]
    assert amounts == [1]
    assert field.refused


@pytest.mark.parametrize(
    ("artifact", "kind", "seat", "clause"),
    [
        ("sword_1", "cavalry", A, "BA1"),
        ("sword_1", "infantry", B, "BA2"),
        ("shield_1", "infantry", A, "BA2"),
        ("shield_1", "cavalry", B, "BA1"),
    ],
)
def test_artifact_on_the_wrong_unit_is_refused_with_the_reason(
    lay: Lay, artifact: str, kind: str, seat: int, clause: str
) -> None:
    """BA1, BA2: swords serve own infantry, shields meet enemy infantry or archers."""
    field = artifacts_in_hand(lay)
    field.drag_onto(field.dice(artifact, A)[0], field.dice(kind, seat)[0])
    bonuses = [bonus for side in field.session.position.board.battle.sides for bonus in side.bonuses]
    assert [bonus for bonus in bonuses if bonus.amount] == []
    assert f"({clause})" in field.refused[-1]


def test_an_artifact_is_served_by_keys_alone(lay: Lay) -> None:
    field = artifacts_in_hand(lay)
    view = field.area("army@0")
    sword, (first, _) = field.dice("sword_1", A)[0], field.dice("infantry", A)
    view.setFocus(Qt.FocusReason.ShortcutFocusReason)
    for die, key in ((sword, Qt.Key.Key_Space), (first, Qt.Key.Key_Return)):
        row = next(row for row, one in enumerate(view.shown) if one.die == die)
        view.setCurrentIndex(view.model().index(row, 0))
        QApplication.sendEvent(view, QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        field.settle()
    bonuses = field.session.position.board.battle.sides[A].bonuses
    assert [(bonus.die, bonus.amount) for bonus in bonuses if bonus.amount] == [(first, 1)]


# Losses, and what a table brings


def test_the_lost_are_dragged_away_by_their_owner(lay: Lay) -> None:
    """BD1.4."""
    field = lay(standing(Hand("archer 8, cavalry", "infantry, mage, cavalry")))
    assert (field.kind, field.session.asked_seat) == ("losses", B)
    mage = field.dice("mage", B)[0]
    field.drag(mage, f"{LOST}@{B}")
    assert field.session.selection == (mage,)
    field.session.draft.confirm()
    assert mage in field.shown(f"{LOST}@{B}")


def test_the_lost_are_chosen_by_a_click(lay: Lay) -> None:
    field = lay(standing(Hand("archer 8, cavalry", "infantry, mage, cavalry")))
    field.click_die(field.dice("infantry", B)[0])
    assert field.session.draft.refusal_now() is None


def test_unit_to_summon_is_chosen_from_pictures(lay: Lay) -> None:
    hand = Hand("mage 10, cavalry", "2 cavalry").wants("table", 6)
    field = lay(standing(hand))
    assert field.kind == "summon"
    cards = {card.kind: card for card in field.view.choices.findChildren(KindButton)}
    assert len(cards) == 6
    before = len(field.dice("general", A))
    QTest.mouseClick(cards["general"], Qt.MouseButton.LeftButton)
    field.settle()
    assert len(field.dice("general", A)) == before + 1


# Reading aloud


def test_areas_and_sides_have_names(lay: Lay) -> None:
    field = lay(dealt())
    for view in field.view.views():
        assert view.accessibleName()
    assert "20" in field.view.sides[A].accessibleName()
    assert "Mira" in field.view.sides[A].accessibleName()
    assert field.view.strip.accessibleName()
    assert field.view.story.accessibleName()


@pytest.mark.parametrize("pace", ["at_once", "by_turns"])
def test_whole_games_are_shown_at_every_moment(lay: Lay, pace: str) -> None:
    """Every question, every phase: nothing is cut off, no die is shown twice, none of those in play is missing."""
    field = lay(dealt(seed=5, quest_pace=pace))
    random, session = Random(5), field.session
    for _ in range(400):
        question = session.question
        if question is None:
            break
        session.play(BATTLE.sample(question, random))
        QApplication.processEvents()
        shown = [die.die for view in field.view.views() for die in view.shown]
        assert len(shown) == len(set(shown))
        places = ("army", "party", "roster", "lost")
        in_play = {number for number, die in enumerate(session.position.dice) if die.place in places}
        assert in_play <= set(shown)
    assert session.question is None


@pytest.mark.parametrize("kind", ["quest", "roster", "losses", "summon"])
def test_every_focusable_widget_has_a_name(lay: Lay, kind: str) -> None:
    field = lay(until(kind))
    stops = [
        widget
        for widget in field.view.findChildren(QWidget)
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert stops
    assert [widget for widget in stops if not widget.accessibleName()] == []


def test_a_party_away_is_not_counted_as_lost(lay: Lay) -> None:
    """BQ2: who is on a quest is still of the army."""
    for seed in range(1, 40):
        game, random = dealt(seed=seed), Random(seed)
        while game.question is not None and not (
            game.position.board.battle
            and game.position.board.battle.quester < 0
            and any(die.place == PARTY for die in game.position.dice)
        ):
            game.play(BATTLE.sample(game.question, random))
        if game.question is not None and game.position.board.turn == 1:
            break
    field = lay(game)
    away = [sum((die.owner, die.place) == (seat, PARTY) for die in game.position.dice) for seat in (A, B)]
    lost = [sum((die.owner, die.place) == (seat, LOST) for die in game.position.dice) for seat in (A, B)]
    assert any(away)
    for seat, side in enumerate(field.view.sides):
        assert side._left()[0] == game.position.board.starts[seat] - lost[seat]
        assert (f"{away[seat]} on a quest" in side.accessibleName()) == bool(away[seat])


def test_camp_has_its_width_before_the_first_die(lay: Lay) -> None:
    """Nothing moves under the hand."""
    field = lay(until("quest"))
    before, dice = field.area("party@0").width(), field.session.question.shape.dice  # type: ignore[union-attr]
    field.session.hand.toggle(dice[0])
    field.settle()
    assert field.shown("party@0") == [dice[0]]
    assert field.area("party@0").width() == before


def test_nine_artifacts_are_large_enough_to_differ(lay: Lay) -> None:
    artifacts = "sword_1 3, sword_2 3, shield_1 3, bow_1 4, banner 4, crown 3, scroll 1, orb_kings 3, wand_death 1"
    field = lay(standing(Hand(f"general, 3 infantry, 2 archer, 2 mage, {artifacts}", "5 infantry")))
    for die in field.session.selection:
        field.session.hand.toggle(die)
    view = field.area("army@0")
    sides = [box.side for box in view.arrangement.boxes if view.tray.contains(box.x + 1, box.y + 1)]
    assert len(sides) == 9
    assert min(sides) >= 38
