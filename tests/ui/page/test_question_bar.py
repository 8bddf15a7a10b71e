"""The question bar: every shape of question is shown there, and can be answered by click and by key."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from ddtable.engine.questions import Chosen, Pick, Picked
from ddtable.rules.dragon_dice.editions import known_spells
from ddtable.rules.dragon_dice.spell_targets import target_options
from gallery.scenes import played
from tests.drivers.playing import game_from
from tests.drivers.sitting import ARMIES, NAMES
from ui.kit.buttons import LONGEST, KeyButton
from ui.page.answer_row import BEFORE_SENTENCE
from ui.page.answers import Answer, in_rows
from ui.page.question_bar import QuestionBar
from ui.session.session import Session

PICKS = (
    "terrain-home",
    "terrain-frontier",
    "frontier",
    "march-first",
    "march-second",
    "maneuver",
    "oppose",
    "turn",
    "action",
    "strike-back",
    "pursue",
    "reinforce",
    "retreat",
)
ON_CARDS = ("terrain-home", "terrain-frontier")
SUBSETS = ("assemble-home", "assemble-campaign", "casualties")


@pytest.fixture(autouse=True)
def quiet_menus(monkeypatch):
    """Fill menus without opening them: the offscreen platform has no popups and warns of each."""
    monkeypatch.setattr(QMenu, "popup", lambda self, at: None)


@pytest.fixture
def bar_of(qtbot: QtBot):
    pages = []  # a page is gone with its last reference

    def made(session: Session, width: int = 1280) -> QuestionBar:
        page = QWidget()
        pages.append(page)
        page.resize(width, 800)
        qtbot.addWidget(page)
        bar = QuestionBar(session, page)
        bar.setGeometry(0, 728, width, 72)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        bar.setFocus()
        return bar

    return made


@pytest.fixture
def sit_at_home(qtbot: QtBot):
    """Return the session of a game whose first army at home, at this distance, may maneuver."""

    def sat(distance: str) -> Session:
        text = ARMIES.replace("flatland_city 5", f"flatland_city {distance}")
        text = text.replace("B at home A: guard, knight\n", "")
        session = Session(game_from(text), NAMES, ["person"] * 2)
        session.start()
        session.draft.pick("terrain/0")
        assert session.question.kind == "maneuver"
        return session

    return sat


def shown(bar: QuestionBar) -> list[str]:
    return [button.text() for button in bar.buttons if button.isVisible()]


@pytest.mark.parametrize("kind", PICKS + SUBSETS + ("charge-ids",))
def test_every_question_is_asked_by_name(playing, bar_of, kind):
    session = playing(kind)
    bar = bar_of(session)
    assert bar.sentence.text().startswith(session.names[session.asked_seat])
    assert session.words.question(session.question, session.table) in bar.sentence.text()
    assert bar.progress.text()


@pytest.mark.parametrize("kind", PICKS)
def test_a_pick_is_answered_by_click(playing, bar_of, qtbot, kind):
    session = playing(kind)
    bar = bar_of(session)
    before = session.game.position.answered
    assert shown(bar)
    qtbot.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    assert session.game.position.answered == before + 1


@pytest.mark.parametrize("kind", PICKS)
def test_return_gives_the_default(playing, bar_of, qtbot, kind):
    session = playing(kind)
    bar = bar_of(session)
    default = session.draft.default_option()
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert session.game.choices[-1].choice.option == default


@pytest.mark.parametrize("kind", [kind for kind in PICKS if kind not in ON_CARDS])
def test_all_answers_can_be_reached(playing, bar_of, kind):
    session = playing(kind)
    bar = bar_of(session)
    options = session.question.shape.options
    if len(shown(bar)) < len(options):
        assert bar.more.isVisible()
        bar.more.click()
        assert len(bar.menu.actions()) == len(options)
    else:
        assert not bar.more.isVisible()


@pytest.mark.parametrize("kind", ON_CARDS)
def test_a_terrain_is_picked_on_its_card_and_the_bar_has_only_the_selected_one(playing, bar_of, qtbot, kind):
    """Sixteen buttons "Coastland with …" could not be told apart."""
    session = playing(kind)
    bar = bar_of(session)
    for option, words in session.draft.options():
        session.draft.consider(option)
        assert shown(bar) == [words]
        assert not bar.more.isVisible()
        (button,) = [button for button in bar.buttons if button.isVisible()]
        bar.layout().activate()
        assert button.width() >= button.sizeHint().width()
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert session.game.choices[-1].choice == Picked(option)


def test_an_answer_in_the_menu_counts(playing, bar_of):
    session = playing("reinforce")
    bar = bar_of(session)
    bar.more.click()
    bar.menu.actions()[1].trigger()
    assert session.game.choices[-1].choice.option == bar_option(session, 1)


def bar_option(session: Session, number: int) -> str:
    shape = session.game.history[-2].question.shape
    assert isinstance(shape, Pick)
    return shape.options[number].id


def test_digits_pick_answers_in_order(playing, bar_of, qtbot):
    session = playing("march-first")
    bar = bar_of(session)
    qtbot.keyClick(bar, Qt.Key.Key_2)
    assert session.game.choices[-1].choice.option == bar_option(session, 1)


@pytest.mark.parametrize(
    ("kind", "option"),
    [("march-first", "pass"), ("oppose", "no-oppose"), ("strike-back", "no-strike-back"), ("reinforce", "done")],
)
def test_n_declines(playing, bar_of, qtbot, kind, option):
    session = playing(kind)
    bar = bar_of(session)
    options = {option.id: option.word for option in session.question.shape.options}
    qtbot.keyClick(bar, Qt.Key.Key_N)
    picked = session.game.choices[-1].choice.option
    assert option in (picked, options[picked])


def test_h_suggests_and_return_confirms(playing, bar_of, qtbot):
    session = playing("casualties", lambda game: len(game.question.shape.dice) > 1)
    bar = bar_of(session)
    assert not bar.confirm.isEnabled()
    assert bar.confirm.toolTip() in bar.progress.text()
    qtbot.keyClick(bar, Qt.Key.Key_H)
    assert session.selection
    assert bar.confirm.isEnabled()
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert len(session.game.choices[-1].choice.dice) >= 1


@pytest.mark.parametrize("kind", SUBSETS)
def test_a_subset_is_chosen_by_numbers(playing, bar_of, qtbot, kind):
    session = playing(kind)
    bar = bar_of(session)
    first = next(number for number, die in enumerate(bar.panel.order, 1) if die in session.liftable())
    qtbot.keyClick(bar, str(first))
    assert session.selection == (bar.panel.order[first - 1],)
    qtbot.keyClick(bar, str(first))
    assert session.selection == ()


def test_the_panel_shows_the_dice_asked_about(playing, bar_of, qtbot):
    session = playing("assemble-home")
    bar = bar_of(session)
    qtbot.keyClick(bar, Qt.Key.Key_D)
    assert bar.panel.isVisible()
    cells = [cell for cell in bar.panel.cells if cell.isVisible()]
    assert [cell.die for cell in cells] == list(session.draft.numbered())
    assert set(session.draft.numbered()) == set(session.question.shape.dice)
    assert bar.panel.geometry().bottom() < bar.y()
    qtbot.mouseClick(cells[1], Qt.MouseButton.LeftButton)
    assert session.selection == (cells[1].die,)
    assert cells[1].chosen
    qtbot.keyClick(bar, Qt.Key.Key_Escape)
    assert not bar.panel.isVisible()


@pytest.mark.parametrize("width", [1100, 1280, 1900])
def test_no_name_in_the_panel_is_cut(playing, bar_of, qtbot, width: int):
    session = playing("assemble-home")
    bar = bar_of(session, width)
    qtbot.keyClick(bar, Qt.Key.Key_D)
    longest = max((cell for cell in bar.panel.cells if cell.isVisible()), key=lambda cell: len(cell.text()))
    longest.setText(longest.text() + " of the Far Shore")
    bar.panel.place()
    assert longest.width() >= longest.wide()
    assert bar.panel.width() >= bar.panel.sizeHint().width()


def test_ids_of_a_charge_are_allotted(playing, bar_of, qtbot):
    session = playing("charge-ids")
    bar = bar_of(session)
    assert bar.own["points"].isVisible()
    die = session.draft.numbered()[0]
    assert session.draft.allotment[die] == 0
    qtbot.keyClick(bar, Qt.Key.Key_1)
    assert session.draft.allotment[die] == 1
    cell = bar.own["points"].cells[bar.own["points"].order[0], 1]
    assert cell.amount > 0
    assert "Melee" in cell.accessibleName()
    bar.confirm.click()
    assert session.game.choices[-1].choice.amounts[bar_number(session, die)][1] > 0


def bar_number(session: Session, die: int) -> int:
    shape = session.game.history[-2].question.shape
    return [source.die for source in shape.sources].index(die)


def test_refusal_is_shown_as_a_sentence(playing, bar_of):
    session = playing("assemble-home")
    bar = bar_of(session)
    session.hand.drop((0,), "dead@0")
    assert "(SU2)" in bar.progress.text()
    session.hand.toggle(0)
    assert "(SU2)" not in bar.progress.text(), "an old refusal goes with the next legal selection"
    bar._flash.timeout.emit()


def needs_several(game: Game) -> bool:
    """Whether no single die is answer enough."""
    question = game.question
    return all(question.refusal(Chosen((die,))) is not None for die in question.shape.dice)


def test_return_on_an_incomplete_answer_shows_the_reason(playing, bar_of, qtbot):
    session = playing("casualties", needs_several)
    bar = bar_of(session)
    stood = len(session.game.choices)
    session.hand.toggle(session.draft.numbered()[-1])
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert bar.progress.text() == session.draft.refusal_now()
    assert len(session.game.choices) == stood


def test_return_refuses_nothing_while_a_computer_player_is_asked(mute, playing, bar_of, qtbot):
    session = playing("casualties", needs_several)
    session.seats.hand_over(session.question.seat, "recruit")
    bar = bar_of(session)
    refused = []
    session.draft.refused.connect(refused.append)
    stood = bar.progress.text()
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert bar.progress.text() == stood
    assert not refused


def test_return_has_one_meaning_and_suggest_has_one_key(playing, bar_of, qtbot):
    """Return gives the answer in amber; where none can be given it says why, and never chooses anything."""
    session = playing("casualties", lambda game: len(game.question.shape.dice) > 1)
    bar = bar_of(session)
    stood = len(session.game.choices)
    assert bar.suggest.keys == "H"
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert not session.selection
    assert bar.progress.text() == session.draft.refusal_now()
    assert len(session.game.choices) == stood
    qtbot.keyClick(bar, Qt.Key.Key_H)
    assert bar.suggest.keys == "H"
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert len(session.game.choices) == stood + 1


def test_undo_and_redo_keys(playing, bar_of, qtbot):
    session = playing("march-first")
    bar = bar_of(session)
    asked = bar.sentence.text()
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert bar.sentence.text() != asked
    qtbot.keyClick(bar, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert bar.sentence.text() == asked
    assert bar.redo.isEnabled()
    redo = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(bar, Qt.Key.Key_Z, redo)
    assert bar.sentence.text() != asked
    assert not bar.redo.isEnabled()


def test_no_button_moves_when_redo_can_be_used(playing, bar_of, qtbot):
    session = playing("casualties")
    bar = bar_of(session)
    first = session.draft.numbered()[0]

    def places() -> list[tuple[str, int, int]]:
        bar.layout().activate()
        steady = (bar.confirm, bar.suggest, bar.undo, bar.redo)
        return [(button.text(), button.x(), button.y()) for button in steady if button.isVisible()]

    before = places()
    assert len(before) == 4
    assert not bar.redo.isEnabled()
    session.hand.toggle(first)
    assert places() == before
    bar.suggest.click()
    assert places() == before
    while session.question.kind == "casualties" and session.draft.refusal_now() is not None:
        session.draft.suggest()
    session.draft.confirm()
    qtbot.mouseClick(bar.undo, Qt.MouseButton.LeftButton)
    assert bar.redo.isEnabled()
    assert places() == before


def test_undo_explains_why_it_is_disabled_in_a_normal_game(playing, bar_of):
    session = playing("march-first", practice=False)
    bar = bar_of(session)
    assert bar.undo.isVisible()
    assert bar.undo.isEnabled() == session.undoing.can_undo()
    assert bar.undo.isEnabled() or bar.undo.toolTip()


def test_return_belongs_to_the_table_while_dice_are_in_hand(playing, bar_of, qtbot):
    session = playing("reinforce")
    bar = bar_of(session)
    session.hand.activate(next(iter(session.liftable())))
    assert session.lifted()
    before = len(session.game.choices)
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert len(session.game.choices) == before
    qtbot.keyClick(bar, Qt.Key.Key_Escape)
    assert not session.lifted()


def test_several_meanings_are_asked_at_the_pointer(playing, bar_of):
    session = playing("action", lambda game: len(game.question.shape.options) > 2)
    bar = bar_of(session)
    options = list(session.question.shape.options[:2])
    session.hand.ambiguous.emit(options)
    assert len(bar.menu.actions()) == 2
    bar.menu.actions()[1].trigger()
    assert session.game.choices[-1].choice.option == options[1].id


def test_the_end_names_the_winner_and_offers_a_rematch(playing, bar_of, qtbot):
    session = playing("over")
    bar = bar_of(session)
    result = session.position.result
    assert all(session.names[seat] in bar.sentence.text() for seat in result.winners)
    assert bar.again.isVisible()
    assert bar.fresh.isVisible()
    assert not bar.suggest.isVisible()
    with qtbot.assertNotEmitted(bar.rematch):
        qtbot.keyClick(bar, Qt.Key.Key_Return)  # one Return too many must not leave the end
    with qtbot.waitSignal(bar.rematch):
        qtbot.keyClick(bar, Qt.Key.Key_R)
    with qtbot.waitSignal(bar.rematch):
        qtbot.mouseClick(bar.again, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(bar.new_game):
        qtbot.mouseClick(bar.fresh, Qt.MouseButton.LeftButton)


def test_read_only_game_offers_no_answers(playing, bar_of):
    bar = bar_of(playing("march-first", read_only=True))
    assert not shown(bar)
    assert not bar.suggest.isVisible()
    assert not bar.undo.isVisible()


@pytest.mark.parametrize("kind", PICKS + SUBSETS)
def test_buttons_are_inside_the_bar(playing, bar_of, kind):
    bar = bar_of(playing(kind))
    for width in (1100, 1280, 1920):
        bar.setGeometry(0, 728, width, 72)
        bar.layout().activate()
        for button in (*bar.buttons, bar.more, *bar._fixed, bar.undo, bar.redo):
            if button.isVisible():
                assert bar.rect().contains(button.geometry()), button.text()
                assert not button.geometry().intersects(bar.sentence.geometry()), button.text()


def test_answer_is_not_cut_if_it_fits(playing, bar_of):
    """The words of an answer may be all that tells it from another: what stands free is used."""
    bar = bar_of(playing("frontier"), 1920)
    long = replace(bar._answers[0], words="Flatland with standing stones, proposed by a player of a long name")
    bar._answers[0] = long
    bar._lay_answers()
    bar.layout().activate()
    assert bar.buttons[0].text() == long.words
    assert bar.buttons[0].width() >= long.whole_width - 4 > LONGEST
    bar.setGeometry(0, 728, 1100, 72)
    bar.layout().activate()
    assert bar.buttons[0].width() >= long.whole_width - 4, "two rows have room for it"
    assert bar.buttons[1].y() > bar.buttons[0].y()
    assert bar.sentence.width() >= 300 - BEFORE_SENTENCE


def test_return_keeps_the_captured_terrain(sit_at_home):
    assert sit_at_home("8, held by A").draft.default_option() == "skip"
    assert sit_at_home("5").draft.default_option() == "maneuver"


def test_h_shows_a_suggestion_with_its_reason_and_then_plays_it(playing, bar_of, qtbot):
    session = playing("action", lambda game: len(game.question.shape.options) > 2)
    bar = bar_of(session)
    stood = len(session.game.choices)
    qtbot.keyClick(bar, Qt.Key.Key_H)
    assert len(session.game.choices) == stood
    suggested = session.draft.default_option()
    (lit,) = [button for button in bar.buttons if button.isVisible() and button.look == "primary"]
    assert lit.text() == dict(session.draft.options())[suggested]
    assert lit.keys == "↵"
    assert bar.progress.text().startswith(f"Suggested: {lit.text()} · ")
    qtbot.keyClick(bar, Qt.Key.Key_H)
    assert session.game.choices[-1].choice == Picked(suggested)


def test_return_picks_the_terrain_that_the_force_itself_proposes(playing):
    session = playing("terrain-home")
    force = session.game.set_up.forces[session.asked_seat]
    assert session.draft.default_option() == force["home_terrain"]


def test_place_of_an_option_is_its_area_instead_of_the_pointer(playing, bar_of):
    session = playing("action", lambda game: len(game.question.shape.options) > 2)
    bar = bar_of(session)
    option = session.question.shape.options[0]
    page = bar.parentWidget()
    place = QWidget(page)
    place.setProperty("area", option.area or option.moves[0].target)
    place.setGeometry(40, 40, 20, 20)
    place.show()
    QCursor.setPos(page.mapToGlobal(QPoint(300, 300)))
    assert bar._place_of([option]) == place.mapToGlobal(place.rect().center())


def test_long_question_wraps_to_a_second_line(playing, bar_of):
    bar = bar_of(playing("action"), width=1100)
    assert not bar.sentence.broken()[1] or bar.sentence.height() > 30
    bar.sentence.resize(220, bar.sentence.height())
    first, second = bar.sentence.broken()
    assert first
    assert second
    assert f"{first} {second}" == bar.sentence.text()
    assert bar.sentence.height() == 2 * bar.sentence.sizeHint().height()
    assert bar.sentence.height() + bar.progress.height() < bar.height()


@pytest.mark.parametrize("width", [1100, 1280])
def test_all_armies_have_a_button_in_a_game_of_four(bar_of, qtbot, width):
    """No army that may march is behind a list, and the end of the turn is beside them."""
    game = played(4, "march-first", turn=5)
    while not (game.question.kind == "march-first" and len(game.question.shape.options) >= 5):
        game.play(game.rules.sample(game.question, Random(game.position.answered)), None)
    holder = Session(game, ("Mira", "Ragna", "Tove", "Aksel"), ["person"] * 4)
    bar = bar_of(holder, width)
    bar.layout().activate()
    words = [words for _, words in holder.draft.options()]
    assert shown(bar)[: len(words)] == words
    assert len(shown(bar)) == len(words) + 1
    assert not bar.more.isVisible()
    for button in bar.buttons[: len(words) + 1]:
        assert bar.rect().contains(button.geometry())
        assert not button.geometry().intersects(bar.sentence.geometry())
    assert len({(button.x(), button.y()) for button in bar.buttons[: len(words) + 1]}) == len(words) + 1


def test_answers_stand_in_two_rows_before_any_is_left_out():
    found = [Answer(str(number), f"Shoot at Ragna: home {number}", str(number), False, "") for number in range(9)]
    rows = in_rows(found, 700)
    assert [answer for row in rows for answer in row] == found
    assert len(rows) == 2
    assert in_rows(found, 9999) == [found]
    assert in_rows(found, 300) == []
    assert in_rows([], 300) == [[]]


def test_list_button_names_what_it_lists(playing, bar_of):
    session = playing("reinforce")
    bar = bar_of(session)
    moves = len(session.question.shape.options) - len(session.draft.options())
    assert bar.more.text().startswith(f"{moves} more single move")


def test_no_digit_gives_the_answer_that_ends_a_question(playing, bar_of, qtbot):
    session = playing("march-first")
    bar = bar_of(session)
    number = 1 + next(at for at, answer in enumerate(bar._answers) if answer.keys == "N")
    stood = len(session.game.choices)
    qtbot.keyClick(bar, str(number))
    qtbot.keyClick(bar, str(number), Qt.KeyboardModifier.ShiftModifier)
    assert len(session.game.choices) == stood


def test_return_after_a_won_maneuver_turns_the_die(playing, bar_of, qtbot):
    """Nobody maneuvers to leave the die as it is."""
    session = playing("turn")
    bar = bar_of(session)
    (amber,) = [button for button in bar.buttons if button.isVisible() and button.look == "primary"]
    assert session.draft.default_option() in ("up", "down")
    before = session.position.dice
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert [die.face for die in session.game.history[-1].position.dice] != [die.face for die in before]
    assert amber.text()


def test_escape_goes_from_a_destination_to_the_targets_and_then_to_the_spells(window, playing, qtbot):
    def several(game) -> bool:
        cast = game.position.agenda[-1]
        return len(target_options(game.position, cast, known_spells()[cast.spell])) > 1

    window.change_settings(motion="off", curtain=False, stops="never")
    session = playing("spell-destination", several)
    window.show_game(session)
    bar = window.page.bar
    entries = len(session.game.choices)
    words = {button.text(): button.keys for button in bar.findChildren(KeyButton) if button.isVisible()}
    assert words["Another target"] == "Esc"
    assert words["Another spell"].isdigit()
    spell = session.question.values["spell"]
    for kind in ("spell-target", "spell"):
        qtbot.keyClick(bar, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda kind=kind: session.question.kind == kind)
        if kind == "spell-target":
            assert session.question.values["spell"] == spell
    assert len(session.game.choices) > entries
