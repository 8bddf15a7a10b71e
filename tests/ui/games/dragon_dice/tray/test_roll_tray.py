"""The roll tray shows the last roll and each line of its sums."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QWidget

from ddtable.engine.arithmetic import Face, Line, Sum
from ddtable.engine.game import Game
from ddtable.engine.questions import Picked
from ddtable.rules.dragon_dice.events.dragons import DragonStruck
from ddtable.rules.dragon_dice.events.powers import IconActed
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.turns import ManeuverEnded
from ddtable.rules.dragon_dice.events.units import Moved
from ddtable.rules.dragon_dice.steps import Charge
from ddtable.summaries.dragon_dice.exchange import groups, last_exchange
from ddtable.words.sentences import told_sums
from tests.drivers.playing import CLASSIC, game_from
from ui.games.dragon_dice.tray.roll_tray import RollTray
from ui.games.dragon_dice.tray.tray_layout import HEAD
from ui.games.dragon_dice.tray.tray_plan import READABLE, Plan, plan_side
from ui.kit.fonts import interface_font
from ui.session.session import Session


@pytest.fixture
def holder(qtbot):
    made = QWidget()
    made.resize(980, 400)
    qtbot.addWidget(made)
    return made


def rolled(game) -> list[Rolled]:
    return [event for event in game.last.events if isinstance(event, Rolled)]


def test_tray_is_hidden_before_the_first_roll(playing, holder):
    tray = RollTray(playing("assemble-home"), holder)
    assert tray.exchange is None
    assert tray.isHidden()


@pytest.mark.parametrize("kind", ["frontier", "turn", "casualties", "strike-back", "pursue"])
def test_each_line_of_the_arithmetic_is_shown(playing, holder, kind):
    session = playing(kind, lambda game: bool(rolled(game)))
    tray = RollTray(session, holder)
    tray.setGeometry(0, 0, 980, 140)
    holder.show()
    tray.grab()
    found = rolled(session.game)[-len(tray.exchange.sides) :]
    assert [side.faces for side in tray.exchange.sides] == [event.faces for event in found]
    for side, event in zip(tray.exchange.sides, found, strict=True):
        lines = [line for total in told_sums(event.sums) for line in total.lines]
        assert [clause for _, clause in tray.lines(side)] == [line.clause for line in lines]
        for (words, _), line in zip(tray.lines(side), lines, strict=True):
            assert str(abs(line.change)) in words
    assert sum(tip.count(", rule ") for _, tip in tray._tips) >= sum(
        len(tray.lines(side)) for side in tray.exchange.shown
    )
    assert all(tray.rect().contains(area.toAlignedRect()) for area, _ in tray._tips)


def test_both_sides_of_an_attack_are_shown_with_the_damage(playing, holder):
    session = playing("casualties", lambda game: [event.kind for event in rolled(game)] == ["melee", "save_melee"])
    tray = RollTray(session, holder)
    assert len(tray.exchange.sides) == 2
    damaged = tray.exchange.damages[0]
    player = session.names[damaged.seat]
    assert tray.outcome() == [session.words.say("ui-damage", damage=damaged.damage, player=player)]
    assert any(player in said and str(damaged.damage) in said for said in tray.outcome())


def test_after_a_charge_both_players_damage_is_named(playing, holder):
    session = playing("casualties", lambda game: any(event.kind == "charge" for event in rolled(game)))
    tray = RollTray(session, holder)
    assert len(tray.outcome()) == 2
    for said, event in zip(tray.outcome(), tray.exchange.damages, strict=True):
        assert session.names[event.seat] in said


def test_charge_is_shown_before_its_sum(playing, holder):
    session = playing("charge-ids")
    tray = RollTray(session, holder)
    assert [side.kind for side in tray.exchange.sides] == ["charge", "charge_defence"]
    assert tray.outcome() == [session.words.say("ui-not-added-up")]
    session.draft.confirm()
    assert all(side.sums for side in tray.exchange.sides) or tray.exchange.sides[0].kind != "charge"


def test_earlier_roll_is_shown_after_the_undo_of_the_next(playing, holder):
    session = playing("strike-back")
    tray = RollTray(session, holder)
    before = tray.exchange
    session.draft.pick(session.question.shape.options[0].id)
    assert tray.exchange != before
    session.undoing.undo()
    assert tray.exchange == before


def test_a_crowd_is_stacked_before_any_die_is_only_counted():
    faces = tuple(Face(die, "melee" if die < 8 else "magic", 1) for die in range(40))
    found, counting = groups(faces, frozenset({"melee"})), frozenset({"melee"})

    def plan(width: int, kinds: int = 1) -> Plan:
        return plan_side(found, counting, lambda face: str(face.die % kinds), width, 84)

    assert (plan(4000).size, plan(4000).others, plan(4000).captions) == (56, 0, True)
    narrow = plan(420)
    assert [count for stacks, _ in narrow.groups for _, count in stacks] == [8, 32]
    assert (narrow.others, narrow.size >= READABLE) == (0, True)
    unlike = plan(300, 40)
    assert (unlike.others, unlike.rows, unlike.size >= READABLE) == (32, 2, True)


# Dragons, magic, icons that are rolled again

TABLE = """
home A: coastland_city 1
home B: highland_tower 4
frontier: flatland_temple 5
A at frontier: horseman, knight, 2 guard, herald, enchanter, sharpshooter
A at home A: 2 enchanter, 2 conjurer
A dead: 2 trooper
B at frontier: 2 leopard_rider, marauder, 2 death_mage, deadeye
B at home B: 2 goblins_thug
{dragons}
dice seed {seed}
turn A {turn}
"""
WYRMS = "A dragons at frontier: fire_wyrm\nB dragons at frontier: fire_drake"
RIVALS = "A dragons at frontier: fire_wyrm\nB dragons at frontier: water_drake"
ICONS = """
home A: coastland_city 1
home B: highland_tower 4
frontier: flatland_temple 6
A at frontier: {mine}
B at frontier: 6 goblins_thug, 3 marauder
B at home B: goblins_thug
dice seed {seed}
turn A march 1, act at frontier
"""


def come_to(kind, wanted, dragons="", turn="begin", table=TABLE):
    """Return a game whose last rolls are as wanted; one seed after the other is tried."""
    for seed in range(120):
        game = game_from(table.format(dragons=dragons, seed=seed, turn=turn))
        random = Random(seed)
        for _ in range(40):
            exchange = last_exchange(game.history)
            if exchange is not None and exchange.kind == kind and wanted(exchange, game):
                return game
            if game.question is None:
                break
            game.play(CLASSIC.sample(game.question, random))
    raise AssertionError(f"no game comes to {kind}")


def tray_of(game: Game, holder) -> RollTray:
    session = Session(game, ("Mira", "Ragna"), ("person", "person"), parent=holder)
    tray = RollTray(session, holder)
    tray.setGeometry(0, 0, 980, 140)
    holder.show()
    tray.grab()
    return tray


def tags(exchange) -> list[str]:
    return [event.__struct_config__.tag for event in exchange.work]


def test_a_dragon_attack_is_one_panel_in_the_order_of_work(holder):
    def slain(exchange, _game):
        struck = [event for event in exchange.work if isinstance(event, DragonStruck)]
        return len(struck) == 2 and any(event.slain for event in struck) and "killed" in tags(exchange)

    tray = tray_of(come_to("dragons", slain, WYRMS), holder)
    assert [side.kind for side in tray.exchange.shown] == ["dragon", "dragon_defence"]
    assert tray.heading(tray.exchange.shown[0]) == "Dragons"
    order = [tag for tag in tags(tray.exchange) if tag in ("dragon_struck", "damaged", "killed", "dragon_left")]
    assert order[:4] == ["dragon_struck", "dragon_struck", "damaged", "killed"]
    assert any("slain" in done.words and done.weighty for done in tray.work())
    assert all("rule" in done.tip for done in tray.work() if done.icon != "dice")


def test_dice_of_a_dragon_attack_are_shown_before_ids_are_assigned(holder):
    tray = tray_of(come_to("dragons", lambda _, game: game.question.kind == "dragon-ids", WYRMS), holder)
    assert [side.kind for side in tray.exchange.shown] == ["dragon", "dragon_defence"]
    assert tray.exchange.shown[1].seat == 0
    assert not tray.exchange.shown[1].sums


@pytest.mark.parametrize("mine", ["3 shambler", "behemoth, 2 shambler"])
def test_dice_of_a_charge_are_shown_while_an_icon_acts(holder, mine):
    """C14.5: the roller sees both rolls before he says whom it reaches; by a Charge icon too."""
    kind = "skirmish" if "behemoth" in mine else "charge"
    for seed in range(400):
        game = game_from(ICONS.format(mine=mine, seed=seed))
        game.play(Picked(f"{kind}:1:terrain/2"))
        charging = any(isinstance(step, Charge) for step in game.position.agenda)
        if charging and game.question.kind == "icon-targets":
            break
    assert [side.kind for side in tray_of(game, holder).exchange.sides] == ["charge", "charge_defence"]


def test_dice_of_a_charge_are_shown_while_the_charger_casts(holder):
    """C14.5, C14.3: the Cantrip comes before any icon acts, and both rolls are seen by then."""
    for seed in range(400):
        game = game_from(ICONS.format(mine="3 enchanter", seed=seed))
        game.play(Picked("charge:1:terrain/2"))
        if game.question.kind == "magic-colours" and game.question.seat == 0:
            break
    assert [side.kind for side in tray_of(game, holder).exchange.sides] == ["charge", "charge_defence"]


def test_effects_of_icons_are_in_the_order_of_work(holder):
    """C14.4: a roar sends units to reserve in the middle of a fight, a howl takes saves: the rolls still lie there."""
    for seed in range(400):
        game = game_from(ICONS.format(mine="3 lion_folk, 2 wolf_pack", seed=seed))
        game.play(Picked("skirmish:1:terrain/2"))
        while game.question is not None and game.question.kind == "icon-targets":
            game.play(CLASSIC.sample(game.question, Random(seed)))
        exchange = last_exchange(game.history)
        acted = [event.icon for event in exchange.work if isinstance(event, IconActed)]
        moved = [event for event in exchange.work if isinstance(event, Moved)]
        if acted == ["howl"] and moved and moved[0].cause == "roar" and game.question is not None:
            break
    assert [side.kind for side in exchange.sides][:2] == ["melee", "save_melee"]
    lines = [done.words for done in tray_of(game, holder).work()]
    assert any(line.startswith("Howl: saves − ") for line in lines)


def test_dragons_that_fight_each_other_have_no_common_damage(holder):
    def breathed(exchange, _game):
        return "breathed" in tags(exchange)

    tray = tray_of(come_to("fight", breathed, RIVALS), holder)
    (side,) = tray.exchange.shown
    assert side.kind == "dragon"
    assert not side.sums
    assert tags(tray.exchange)[:2] == ["dragon_rolled", "dragon_rolled"]
    assert any("→" in done.words for done in tray.work())


def test_magic_shows_chosen_and_finished_spells(holder):
    def worked(exchange, _game):
        return "spell_worked" in tags(exchange)

    tray = tray_of(come_to("magic", worked, turn="march 1, act at home A"), holder)
    assert tray.exchange.shown[0].kind == "magic"
    order = tags(tray.exchange)
    assert order.index("points_coloured") < order.index("announcement") < order.index("spell_worked")


def test_roll_of_a_spell_is_beside_the_magic_while_it_is_the_last(holder):
    def hail(exchange, _game):
        return exchange.sides[-1].kind == "save"

    exchange = tray_of(come_to("magic", hail, turn="march 1, act at home A"), holder).exchange
    assert exchange.sides[-1].aside
    assert [side.kind for side in exchange.shown] == ["magic", "save"]


def test_single_saves_stay_on_the_tray_until_the_army_has_saved(holder):
    table = TABLE.replace("flatland_temple 5", "flatland_temple 3").replace("horseman, knight", "3 sharpshooter")

    def alone(exchange, game):
        return exchange.sides[-1].kind == "save" and "saved_alone" in tags(exchange) and len(game.history) > 2

    game = come_to("strike", alone, turn="march 1, act at frontier", table=table)
    tray = tray_of(game, holder)
    assert [side.kind for side in tray.exchange.sides] == ["missile", "single", "save"]
    assert [side.kind for side in tray.exchange.shown] == ["missile", "save"]
    assert [side.kind for side in replace(tray.exchange, sides=tray.exchange.sides[:2]).shown] == ["missile", "single"]
    assert any("alone" in done.words for done in tray.work())


def test_captions_are_dropped_and_a_second_row_added_before_dice_shrink():
    faces = tuple(Face(die, icon, 1) for die, icon in enumerate(("melee", "missile", "magic", "save", "fly", "rend")))
    found = groups(faces)
    every = frozenset(face.icon for face in faces)
    assert plan_side(found, every, lambda face: face.icon, 600, 84).captions
    plan = plan_side(found, every, lambda face: face.icon, 340, 84)
    assert not plan.captions
    assert len(plan.groups) == 6
    assert plan.size >= READABLE
    one = groups(tuple(Face(die, "melee", 1) for die in range(10)))
    plan = plan_side(one, frozenset({"melee"}), lambda face: str(face.die), 210, 84)
    assert (plan.rows, plan.captions, plan.others) == (2, False, 0)
    assert plan.size >= READABLE


ARMIES = """
home A: coastland_city 1
home B: highland_tower 4
frontier: flatland_temple 6
A at frontier: {mine}
B at frontier: {theirs}
B at home B: goblins_thug
dice seed {seed}
turn A march 1, act at frontier
"""


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("knight, guard, herald, enchanter, sharpshooter", "leopard_rider, marauder, death_mage, deadeye"),
        ("3 knight, 2 guard, 2 herald, 2 horseman, enchanter, sharpshooter", "guard, knight"),
        ("2 knight, 2 guard, 2 herald, enchanter, 2 sharpshooter", "4 leopard_rider, 3 marauder, 2 death_mage"),
    ],
)
def test_all_dice_of_both_sides_have_one_size_that_can_be_read(holder, mine, theirs):
    """At 1280x800: none under 36 pixels, and none hidden behind a number while there is room."""
    table = ARMIES.replace("{mine}", mine).replace("{theirs}", theirs)
    game = come_to("strike", lambda found, _: len(found.shown) == 2 and not found.deep, table=table)
    tray = tray_of(game, holder)
    tray.setGeometry(0, 0, 996, 140)
    placed = tray.placed()
    sizes = {round(one.rect.width()) for side in placed for group in side.groups for one in group.dice if one.dice}
    assert len(sizes) == 1
    assert min(sizes) >= READABLE
    assert [side.others for side in placed] == [0, 0]
    lying = [one.rect for side in placed for group in side.groups for one in group.dice]
    assert not any(one.intersects(other) for one, other in combinations(lying, 2))
    assert not any(one.intersects(side.sums) for side in placed for one in lying)


def test_sums_do_not_overlap_headings(holder):
    game = come_to("dragons", lambda exchange, _: any(side.sums for side in exchange.shown[1:]), WYRMS)
    tray = tray_of(game, holder)
    for placed in tray.placed():
        heading = QFontMetricsF(interface_font(12, QFont.Weight.DemiBold)).horizontalAdvance(tray.heading(placed.side))
        head = QRectF(placed.rect.left(), placed.rect.top(), HEAD + heading, HEAD)
        assert not placed.sums.intersects(head)
        assert all(round(one.rect.width()) >= READABLE for group in placed.groups for one in group.dice if one.dice)


def test_maneuvers_with_another_effect_are_in_brackets(playing, holder):
    tray = RollTray(playing("march-first"), holder)
    sums = (
        Sum("save", (Line("save", 2, "C6.3"), Line("maneuver-as-save", 3, "C13.1")), 5),
        Sum("maneuver", (Line("maneuver", 4, "C13.1"), Line("palsy", -1, "M16")), 3),
    )
    (told,) = [tray._told(total, sums) for total in told_sums(sums)]
    assert [words for words, _ in told.lines] == ["2 saves", "+ 3 maneuvers as saves"]
    assert told.lines[1][1] == "+ 3 maneuvers as saves (4 maneuvers − 1 Palsy), rule C13.1"


def test_on_a_high_page_the_tray_is_higher_and_its_dice_are_larger(playing, holder):
    tray = RollTray(playing("casualties", lambda game: bool(rolled(game))), holder)
    sides = []
    for page in (756, 1036, 1396, 2116):
        tray.set_room(page)
        tray.resize(2000, tray.height())
        sides.append((tray.height(), max(d.rect.width() for p in tray.placed() for g in p.groups for d in g.dice)))
    assert sides == sorted(sides)
    assert len(set(sides)) == len(sides)
    assert sides[-1][0] < 2116 / 6


@pytest.mark.parametrize("kind", ["frontier", "turn", "casualties", "pursue"])
@pytest.mark.parametrize("width", [980, 1560, 2400])
def test_rolls_are_side_by_side_followed_by_their_result(playing, holder, kind, width):
    tray = RollTray(playing(kind, lambda game: bool(rolled(game))), holder)
    tray.resize(width, tray.height())
    tray.grab()
    placed = tray.placed()
    for left, right in pairwise(placed):
        assert right.rect.left() - left.rect.right() == tray._gap()
    assert placed[-1].rect.right() + (0 if tray.work() else tray._outcome_width()) <= width


def test_maneuver_without_results_on_either_side_names_its_outcome(holder):
    def nothing_rolled(exchange, game):
        ended = any(isinstance(event, ManeuverEnded) for event in game.last.events)
        return ended and len(exchange.sides) == 2 and not any(side.sums[0].total for side in exchange.sides)

    tray = tray_of(come_to("maneuver", nothing_rolled), holder)
    assert tray.exchange.maneuver is not None
    assert tray.outcome() != []
