"""The guided battles in the window, played by clicks on what is on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from ddtable.guides.guide import guide
from gallery.guided import at_card
from tests.drivers.dragging import drop_on
from tests.drivers.hands_on import Hands, open_window, settle
from tests.drivers.risk_hands import RiskHands
from tests.drivers.war_hands import WarHands
from ui.areas.area_view import AreaView
from ui.games.brought import guided_games
from ui.guide.guiding import Guiding
from ui.help.primer import Primer
from ui.motion.stopping import stops_of
from ui.new_game.dialog import NewGameDialog

LEFT = Qt.MouseButton.LeftButton
PATIENCE = 15_000  # milliseconds for an answer of the computer player
DEAR = 4  # what a pixel costs at least that a card must not cover
SLACK = 12  # pixels of a rectangle's rim that may be covered
RIM = QMargins(2, 2, 2, 2)  # pixels of a die that are its shadow


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    made = open_window(qtbot, monkeypatch, tmp_path)
    made.window.change_settings(motion="off")
    return made


def hands_for(hands: Hands, game: str) -> Hands:
    """The hands for a game's table."""
    special = {"campaign": WarHands, "risk": RiskHands}.get(game)
    return special(hands.window) if special is not None else hands


def begin(hands: Hands, game: str = "classic") -> None:
    """Begin a guided battle, and wait until the window hears hands again."""
    hands.window.new_games.guided_battle(game)
    settle()


def guiding(hands: Hands) -> Guiding:
    return hands.page.guiding


def shown(hands: Hands) -> str:
    """The id of the step whose card is on the screen."""
    step = guiding(hands).step
    assert (step is not None) == guiding(hands).card.isVisible()
    return step.id if step is not None else ""


def is_waiting(hands: Hands) -> bool:
    page = hands.page
    ready = not page.suspense.held and not page.table.busy
    return ready and (hands.session.game.question is None or hands.session.asks_person)


def read(hands: Hands) -> Iterator[str]:
    """Go on from card to card of this moment, by its button; yield each."""
    while True:
        yield shown(hands)
        if guiding(hands).card.next.isHidden():
            return
        hands.click(guiding(hands).card.next)


def covered(hands: Hands) -> list[str]:
    """Return what the card covers of what it must not."""
    page, body = hands.page, guiding(hands).card.body
    at = page.table.pos()
    found = []
    target = guiding(hands).target()
    if body.intersects(page.bar.geometry()):
        found.append("bar")
    if not target.isNull() and body.intersects(target):
        found.append("target")
    for rect, price in page.table.in_question():
        if price > DEAR and body.intersects(rect.translated(at).adjusted(SLACK, SLACK, -SLACK, -SLACK)):
            found.append("dice in question")
    return found


@pytest.mark.parametrize("game", guided_games())
def test_battle_is_played_to_its_end_by_clicks_with_all_its_cards(hands: Hands, qtbot: QtBot, game: str):
    """No card covers the question bar, what it points at or dice in question at 1280x800."""
    hands = hands_for(hands, game)
    hands.click(hands.window.start.welcome.buttons[guided_games().index(game)])
    cards: list[str] = []
    for _ in range(120):
        qtbot.waitUntil(lambda: is_waiting(hands), timeout=PATIENCE)
        if hands.page.table.unread:
            QTest.keyClick(hands.window, Qt.Key.Key_Return)
            settle()
            continue
        for card in read(hands):
            assert not card or covered(hands) == [], card
            cards += [card] if card and card not in cards else []
        question = hands.session.question
        if question is None or any(step.last for step in guiding(hands).cards):
            break
        following = guiding(hands).following
        assert following is not None
        hands.answer(following.advice(question)[0])
    found = guide(game)
    must = [step.id for step in found.steps if not step.maybe and not step.any_time]
    assert [card for card in cards if card in must] == must
    assert {step.id for step in found.steps if not step.maybe} <= set(cards)
    if hands.session.question is None:
        assert "over_won" in cards
        assert hands.session.game.position.result.winners == (0,)  # type: ignore[union-attr]
    assert guiding(hands).card.extra
    full = guiding(hands).card.extra[-1]
    hands.click(full)
    assert hands.session.game.set_up.system == game
    assert hands.session.guard.guide == ""
    assert shown(hands) == ""


def press(hands: Hands, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or hands.window, key)
    settle()


@pytest.mark.parametrize("game", ["campaign", "risk"])
def test_lesson_is_played_to_its_end_by_keys_alone(hands: Hands, qtbot: QtBot, game: str):
    """Return turns the cards and confirms; H fills in the good answer, also moves of dice, spells and the sheet."""
    begin(hands, game)
    cards: list[str] = []
    for _ in range(200):
        qtbot.waitUntil(lambda: is_waiting(hands), timeout=PATIENCE)
        card = shown(hands)
        cards += [card] if card and card not in cards else []
        if hands.session.question is None or ((step := guiding(hands).step) is not None and step.last):
            break
        if hands.page.table.unread or not guiding(hands).card.next.isHidden():
            press(hands, Qt.Key.Key_Return)
            continue
        before = len(hands.session.game.history)
        press(hands, Qt.Key.Key_H)
        if len(hands.session.game.history) == before:
            press(hands, Qt.Key.Key_H if hands.session.lifted() else Qt.Key.Key_Return)
    must = [step.id for step in guide(game).steps if not step.maybe and not step.any_time]
    assert [card for card in cards if card in must] == must


def test_guided_turn_of_risk_goes_on_with_the_next_card_when_the_rest_is_placed_by_its_button(
    hands: Hands, qtbot: QtBot
):
    """RK1.3: the button that the card points at covers all land, then places all other units."""
    hands = hands_for(hands, "risk")
    assert isinstance(hands, RiskHands)
    begin(hands, "risk")
    for card, kind in (("rest", "deploy"), ("deploy_rest", "recruit")):
        play_to(hands, qtbot, card)
        button = hands.table.placing.buttons["proposed"]
        at = QRect(button.mapTo(hands.page, QPoint(0, 0)), button.size())
        assert guiding(hands).target() == at
        hands.click(button)
        qtbot.waitUntil(lambda kind=kind: hands.kind == kind and is_waiting(hands), timeout=PATIENCE)
    assert shown(hands) == "due"


def test_return_places_the_unit_of_the_card_though_others_were_held_before(hands: Hands, qtbot: QtBot):
    hands = hands_for(hands, "risk")
    assert isinstance(hands, RiskHands)
    begin(hands, "risk")
    play_to(hands, qtbot, "rest")
    for _ in range(13):  # small units are held for each territory
        hands.click_place(sorted(hands.places_of())[0])
    qtbot.waitUntil(lambda: hands.kind == "deploy" and is_waiting(hands), timeout=PATIENCE)
    assert not hands.session.lifted()
    before = len(hands.session.position.at("terrain/38", 0))
    hands.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: is_waiting(hands), timeout=PATIENCE)
    assert len(hands.session.position.at("terrain/38", 0)) == before + 1
    assert shown(hands) == "deploy_again"


def test_cards_of_the_guided_turn_point_at_the_board(hands: Hands, qtbot: QtBot):
    hands = hands_for(hands, "risk")
    assert isinstance(hands, RiskHands)
    begin(hands, "risk")
    pointed = {"claim": "terrain/41", "cover": "terrain/38", "march": "land/5", "attack": "terrain/37"}
    for card, place in pointed.items():
        play_to(hands, qtbot, card)
        board = hands.table.pane
        middle = board.mapTo(hands.page, board.rect_of(place).center().toPoint())
        assert guiding(hands).target().contains(middle), card


def test_army_of_the_free_move_is_dragged_to_the_territory_of_the_card(hands: Hands, qtbot: QtBot):
    """RK4.7: the units of Western Europe move to North Africa; one stays."""
    hands = hands_for(hands, "risk")
    assert isinstance(hands, RiskHands)
    begin(hands, "risk")
    play_to(hands, qtbot, "free_move")
    going = hands.session.position.at("terrain/17", 0)
    army = next(one for one in hands.options() if one.id == "all:terrain/17:terrain/20").moves[0].dice
    board = hands.table.pane
    drop_on(board, army, board.rect_of("terrain/20").center().toPoint())
    settle()
    assert shown(hands) == "done"
    assert len(hands.session.position.at("terrain/17", 0)) == 1
    assert len({*going} & {*hands.session.position.at("terrain/20", 0)}) == len(going) - 1


def test_card_about_striking_back_leaves_the_attack_on_the_board_in_sight(hands: Hands):
    at_card(hands.window, "strike_back", "risk", seed=3)
    settle()
    assert shown(hands) == "strike_back"
    board, card = hands.page.table.pane, guiding(hands).card.body
    (arrow,) = board.arrows
    for number in (arrow.source, arrow.target):
        badge = board.scene.whole_of(f"terrain/{number}").toAlignedRect()
        assert not card.intersects(QRect(board.mapTo(hands.page, badge.topLeft()), badge.size()))


@pytest.mark.parametrize("card", ["recruiting", "points", "recruits"])
def test_cards_of_recruiting_leave_the_pool_and_fill_in_sight(hands: Hands, card: str):
    at_card(hands.window, card)
    settle()
    assert shown(hands) == card
    board = hands.page.table.recruiting
    for part in (*board.pool.tiles, board.fill):
        at = QRect(part.mapTo(hands.page, QPoint(0, 0)), part.size())
        assert not guiding(hands).card.body.intersects(at), part


def test_show_me_makes_the_good_answer_and_a_second_time_gives_it(hands: Hands):
    begin(hands)
    assert list(read(hands)) == ["welcome", "march"]
    hands.click(guiding(hands).card.show_answer)
    assert hands.session.draft.as_suggested()
    assert "the card says why" in hands.told
    hands.click(guiding(hands).card.show_answer)
    assert hands.kind == "maneuver"
    assert hands.session.question.place == "terrain/2"  # type: ignore[union-attr]


def test_next_and_back_by_button_and_key(hands: Hands):
    begin(hands)
    card = guiding(hands).card
    assert shown(hands) == "welcome"
    assert card.show_answer.isHidden(), "nothing is asked yet"
    QTest.keyClick(hands.window, Qt.Key.Key_M)
    assert shown(hands) == "march"
    assert card.next.isHidden()
    hands.click(card.previous)
    assert shown(hands) == "welcome"
    hands.tab_to(card.next)
    hands.key(Qt.Key.Key_Return)
    assert shown(hands) == "march"


@pytest.mark.parametrize("game", ["classic", "battle_dice"])
def test_first_cards_cover_no_die(hands: Hands, game: str):
    begin(hands, game)
    dice = [
        QRect(corner.x() + int(box.x), corner.y() + int(box.y), box.side, box.side).marginsRemoved(RIM)
        for view in hands.page.table.findChildren(AreaView)
        if view.isVisible()
        for corner in [view.viewport().mapTo(hands.page, QPoint(0, 0))]
        for box in view.arrangement.boxes
    ]
    assert dice
    for card in read(hands):
        assert not [die for die in dice if guiding(hands).card.body.intersects(die)], card


def test_return_reads_all_cards_of_a_moment_before_it_answers(hands: Hands):
    begin(hands)
    assert shown(hands) == "welcome"
    hands.key(Qt.Key.Key_Return)
    assert (shown(hands), hands.kind) == ("march", "march-first")
    hands.key(Qt.Key.Key_Return)
    assert hands.kind == "maneuver"
    assert hands.session.question.place == "terrain/2"  # type: ignore[union-attr]


def test_return_gives_the_answer_that_h_suggests_though_a_card_is_unread(hands: Hands):
    begin(hands)
    hands.key(Qt.Key.Key_H)
    hands.key(Qt.Key.Key_Return)
    assert hands.kind == "maneuver"


def play_to(hands: Hands, qtbot: QtBot, wanted: str) -> None:
    """Follow the cards until the one called `wanted` is on the screen."""
    for _ in range(120):
        qtbot.waitUntil(lambda: is_waiting(hands), timeout=PATIENCE)
        if hands.page.table.unread or hands.page.stopping.waiting:
            QTest.keyClick(hands.window, Qt.Key.Key_Return)
            settle()
        elif wanted in read(hands):
            return
        else:
            following, question = guiding(hands).following, hands.session.question
            assert following is not None
            assert question is not None, wanted
            hands.answer(following.advice(question)[0])
    raise AssertionError(wanted)


def test_return_gives_the_answer_of_the_card(hands: Hands, qtbot: QtBot):
    begin(hands)
    play_to(hands, qtbot, "stay")
    assert hands.session.draft.default_option() == "skip", "without a guide it is to maneuver"
    QTest.keyClick(hands.window, Qt.Key.Key_Return)
    settle()
    assert shown(hands) == "missile"


def test_return_gives_the_usual_answer_without_help(hands: Hands, qtbot: QtBot):
    begin(hands)
    play_to(hands, qtbot, "stay")
    hands.click(guiding(hands).card.off)
    assert hands.session.draft.default_option() != "skip"


def test_return_does_not_end_the_moves_while_the_card_asks_for_them(hands: Hands, qtbot: QtBot):
    begin(hands)
    play_to(hands, qtbot, "reserve")
    QTest.keyClick(hands.window, Qt.Key.Key_Return)
    settle()
    assert shown(hands) == "reserve"
    play_to(hands, qtbot, "done")
    assert hands.session.draft.default_option() == "done"


def test_guided_battle_stops_after_harmless_rolls_unless_it_is_without_help(hands: Hands):
    hands.window.settings.change(stops="first")
    begin(hands)
    assert stops_of(hands.window, hands.session) == "rolls"
    hands.click(guiding(hands).card.off)
    assert stops_of(hands.window, hands.session) == "hits"


def test_card_of_a_question_points_at_its_answers(hands: Hands, qtbot: QtBot):
    begin(hands)
    play_to(hands, qtbot, "done")
    (button,) = [button for button in hands.page.bar.buttons if button.isVisible() and "Done" in button.text()]
    at = QRect(button.mapTo(hands.page, QPoint(0, 0)), button.size())
    assert guiding(hands).target().contains(at)
    assert guiding(hands).target() != hands.page.bar.geometry()


def test_done_stays_in_the_bar_when_return_gives_it_and_a_panel_has_the_spells(hands: Hands, qtbot: QtBot):
    begin(hands)
    play_to(hands, qtbot, "spells_done")
    assert hands.session.draft.default_option() == "done"
    assert [button.text() for button in hands.page.bar.buttons if button.isVisible() and "Done" in button.text()]


def test_losses_card_covers_no_die_that_may_be_lost(hands: Hands, qtbot: QtBot):
    begin(hands, "battle_dice")
    play_to(hands, qtbot, "losses")
    hands.click(guiding(hands).card.show_answer)
    assert covered(hands) == []


def test_card_is_announced_to_screen_readers(hands: Hands, qtbot: QtBot):
    said: list[str] = []
    begin(hands)
    hands.page.announcer.said.connect(said.append)
    hands.click(guiding(hands).card.next)
    assert any("Your first march" in sentence for sentence in said)
    card = guiding(hands).card
    assert card.accessibleName() == "Guided battle: Your first march"
    assert card.accessibleDescription() == card.text.text()


def test_leaving_and_continuing_shows_the_same_card(hands: Hands):
    begin(hands)
    hands.click_area("terrain/2@0")
    assert shown(hands) == "maneuver"
    path = hands.session.guard.path
    assert path is not None
    hands.window.show_start()
    hands.window.open_path(path)
    settle()
    assert shown(hands) == "maneuver"
    assert hands.session.names == ("Mira", "Ragna")
    QTest.keyClick(hands.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert shown(hands) == "welcome"


def test_without_help_is_remembered_and_can_be_ended(hands: Hands):
    begin(hands)
    path = hands.session.guard.path
    assert path is not None
    hands.click(guiding(hands).card.off)
    assert shown(hands) == ""
    assert not guiding(hands).ring.isVisible()
    hands.window.show_start()
    hands.window.open_path(path)
    settle()
    assert shown(hands) == ""
    actions = hands.window.menus.actions
    hands.window.menus.refresh()
    assert not actions["guide_cards"].isChecked()
    assert hands.window.run_command("guide_cards") == ""
    assert shown(hands) == "welcome"
    assert hands.session.guard.without_help is False


def test_help_menu_starts_both_battles_and_explains_missing_cards(hands: Hands):
    assert hands.window.run_command("guided_battle_dice") == ""
    assert hands.session.game.set_up.system == "battle_dice"
    assert shown(hands) == "welcome"
    assert hands.window.run_command("guided_classic") == ""
    assert hands.session.game.set_up.system == "classic"
    hands.window.new_games.first_battle()
    assert hands.window.run_command("guide_cards") == "This game is not a guided battle."


def test_last_page_of_the_primer_leads_into_the_guided_battle(hands: Hands):
    hands.window.run_command("primer")
    (primer,) = hands.window.findChildren(Primer)
    primer.show_game("battle_dice")
    primer.contents.show_number(len(primer.pages) - 1)
    QTest.mouseClick(primer.battle, LEFT)
    settle()
    assert hands.session.guard.guide == "battle_dice"
    assert shown(hands) == "welcome"


def test_looking_back_hides_the_card(hands: Hands):
    begin(hands)
    hands.window.run_command("step-back")
    settle()
    assert hands.session.moment is not None
    assert shown(hands) == ""
    QTest.keyClick(hands.window, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert shown(hands) == "welcome"


def test_dragged_card_keeps_its_place(hands: Hands):
    begin(hands)
    card = guiding(hands).card
    start, goal = QPoint(60, 24), QPoint(60, 24) + QPoint(-240, 130)
    before = card.pos()
    QTest.mousePress(card, LEFT, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(card, goal)
    QTest.mouseRelease(card, LEFT, Qt.KeyboardModifier.NoModifier, goal)
    settle()
    assert card.pos() == before + QPoint(-240, 130)
    hands.window.resize(1290, 800)
    settle()
    assert card.pos() == before + QPoint(-240, 130)


def test_card_stays_on_the_page_of_a_small_and_a_large_window(hands: Hands):
    begin(hands)
    for width, height in ((1100, 700), (1920, 1080)):
        hands.window.resize(width, height)
        settle()
        for card in read(hands):
            assert (
                QRect(QPoint(0, 0), hands.page.size())
                .adjusted(-12, -12, 12, 12)
                .contains(guiding(hands).card.geometry())
            ), card
            assert covered(hands) == [], card
        hands.click(guiding(hands).card.previous)


def test_new_game_is_offered_at_the_end(hands: Hands, monkeypatch: pytest.MonkeyPatch):
    begin(hands)
    hands.session.concede(1)
    settle()
    assert shown(hands) == "over_won"
    asked: list[type] = []

    def close(dialog: QDialog) -> int:
        asked.append(type(dialog))
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(NewGameDialog, "exec", close)
    hands.click(guiding(hands).card.extra[0])
    assert asked == [NewGameDialog]


def test_another_outcome_has_its_own_words(hands: Hands):
    begin(hands)
    hands.session.concede(0)
    settle()
    assert shown(hands) == "over_lost"


def test_save_whose_guide_is_unknown_or_of_another_game_has_no_cards(hands: Hands):
    begin(hands, "battle_dice")
    game, session = hands.session.game, hands.session
    for name in ("classic", "chess", "../x"):
        session.guard.guide = name
        assert Guiding(hands.page).following is None
    session.guard.guide = "battle_dice"
    assert Guiding(hands.page).following is not None
    assert session.game is game
    QApplication.processEvents()


def test_later_move_is_shown_then_made_and_return_does_not_end_the_phase(hands: Hands, qtbot: QtBot):
    hands = hands_for(hands, "campaign")
    begin(hands, "campaign")
    play_to(hands, qtbot, "retreat")
    session = hands.session
    assert session.draft.default_option() == ""
    army = session.position.at("terrain/1", 0)
    hands.key(Qt.Key.Key_H)
    assert set(session.lifted()) == set(army)
    assert hands.kind == "advance"
    hands.key(Qt.Key.Key_H)
    assert session.position.at("reserve", 0) == army
    assert shown(hands) == "done"
