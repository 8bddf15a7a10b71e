"""A game of Battle Dice in the program's window: played through the question bar, undone, replayed, kept, opened."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.engine.events import clause_of
from ddtable.engine.game import Game
from ddtable.engine.position import Roll
from ddtable.engine.questions import Chosen, Faces, Picked, Shown, Subset
from ddtable.engine.system import SetUp, system
from ddtable.rules.battle_dice.board import ARMY, PARTY
from ddtable.rules.battle_dice.events import ArtifactWon, Ended, Left, UnitReturned, UnitsLost
from ddtable.rules.battle_dice.kinds import is_artifact, sides_of
from ddtable.words.explain import clause_text
from tests.drivers.hands_on import NAMES, Hands, open_window, settle, show
from tests.rules.battle_dice.battle_by_hand import Hand
from tests.ui.games.battle_dice.field.field_hands import standing
from ui.history.luck_page import ROW
from ui.session.library import SeatPlan

MOST_DECISIONS = 2000


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def set_up(seed: int, size: int = 20, *, by_hand: bool = False) -> SetUp:
    random, rules = Random(seed), system("battle_dice")
    return SetUp("battle_dice", seed, {}, tuple(rules.deal(size, random, {}) for _ in range(2)), by_hand=by_hand)


def play_on(game: Game, seed: int, stop: Callable[[Game], bool]) -> bool:
    """Answer at random until it is time to stop; tell whether that came before the end."""
    random = Random(seed)
    while not stop(game):
        if game.question is None:
            return False
        game.play(game.rules.sample(game.question, random))
    return True


@cache
def played(stop: Callable[[Game], bool], size: int = 20) -> Game:
    """Return a game that has come so far; for looking at, and for branches."""
    for seed in range(60):
        game = Game(set_up(seed, size))
        if play_on(game, seed, stop):
            return game
    raise AssertionError("no game comes so far")


def asked(*kinds: str) -> Callable[[Game], bool]:
    return partial(_asks, kinds=kinds)


def _asks(game: Game, kinds: tuple[str, ...]) -> bool:
    return game.question is not None and game.question.kind in kinds


def won(game: Game) -> bool:
    """An artifact was won, and two turns have been played."""
    events = [event for step in game.history for event in step.events]
    return game.position.board.turn > 2 and any(isinstance(event, ArtifactWon) for event in events)


def in_turn_three(game: Game) -> bool:
    return game.question is not None and bool(game.position.board.turn == 3)


def on_table(hands: Hands, game: Game) -> Hands:
    """Put a game of two persons on the table, that may be played on."""
    show(hands, game.branch())
    hands.page.past.card.hide()
    return hands


def begun(hands: Hands, seed: int, size: int = 20, *, by_hand: bool = False) -> Hands:
    """Begin a game of two persons in a file of its own."""
    seats = [SeatPlan(name, "person") for name in NAMES[:2]]
    hands.window.show_game(hands.window.library.new(set_up(seed, size, by_hand=by_hand), seats, practice=True))
    settle()
    return hands


def answer(hands: Hands, random: Random) -> None:
    """Give a random legal answer by the bar: a button or a line of its list, dice and Confirm."""
    question = hands.session.question
    assert question is not None
    choice = hands.session.game.rules.sample(question, random)
    if isinstance(choice, Picked):
        hands.click_button(choice.option)
    elif isinstance(choice, Chosen):
        for die in {*choice.dice} ^ {*hands.session.selection}:
            hands.session.hand.toggle(die)
        assert hands.session.draft.refusal_now() is None, hands.told
        hands.click(hands.page.bar.confirm)


def told(hands: Hands) -> list[str]:
    return [row.words for row in hands.page.log.entries.rows]


def test_a_game_with_a_quest_that_is_won_is_played_to_its_end_by_the_bar(hands: Hands):
    model = played(lambda game: game.question is None and won(game), 10)
    seed, random = model.set_up.seed, Random(model.set_up.seed)
    game = begun(hands, seed, 10).session.game
    while game.question is not None:
        stood = len(game.choices)
        assert stood < MOST_DECISIONS
        answer(hands, random)
        assert len(game.choices) == stood + 1, hands.told
    assert game.position == model.position, "each answer was the one that was meant"
    position, card = hands.session.position, hands.page.past.outcome
    assert position.result is not None
    assert card.isVisible()
    for seat, one in ((one.seat, one) for one in card.standings):
        dice = [die for die in position.dice if die.owner == seat and die.place in (ARMY, PARTY)]
        left = sum(not is_artifact(die.type) for die in dice)
        assert one.wins == (seat in position.result.winners)
        assert one.figures[0] == f"{left} of 10"
        assert one.figures[-1] == str(len(dice) - left)
        assert f"{NAMES[seat]}: Dice left: {left} of 10" in card.accessibleDescription()
    assert hands.page.bar.sentence.text().startswith((f"{NAMES[0]} wins: ", f"{NAMES[1]} wins: ", "The game ends"))
    turns = position.board.turn
    assert card.reason.endswith(f"after {turns} turns")
    assert hands.page.ribbon.turn.text() == "The game is over"
    hands.page.grab()


def test_choices_are_undone_and_redone(hands: Hands):
    on_table(hands, played(won))
    game, words = hands.session.game, told(hands)
    stood, count = game.position, len(game.choices)
    for _ in range(3):
        hands.click(hands.page.bar.undo)
    assert len(game.choices) == count - 3
    assert told(hands) != words
    for _ in range(3):
        hands.click(hands.page.bar.redo)
    assert game.position == stood


def test_moments_of_a_game_are_looked_at_again(hands: Hands):
    on_table(hands, played(won))
    page, history = hands.page, hands.session.game.history
    for moment in range(0, len(history) - 1, len(history) // 5):
        hands.session.shown.look_at(moment)
        settle()
        assert page.past.bar.isVisible()
        page.grab()
    lost = [
        (step, event.dice)
        for step, done in enumerate(history[:-1])
        for event in done.events
        if isinstance(event, UnitsLost) and event.place == ARMY and event.dice
    ]
    step, dice = lost[0]
    hands.session.shown.look_at(step)
    settle()
    assert set(dice) <= page.past.marks.dice
    assert list(page.past.marks.rings()), "no die in question has a ring"
    assert page.past.bar.where.text() == f"Turn {hands.session.position.board.turn}", "a turn is nobody's own"


def test_game_is_saved_and_reopened_at_the_same_position(hands: Hands):
    seed = played(in_turn_three).set_up.seed
    begun(hands, seed)
    play_on(hands.session.game, seed, in_turn_three)
    hands.session.start()
    settle()
    session, words = hands.session, told(hands)
    path, question, stood = session.guard.path, session.question, session.game.position
    assert path is not None
    hands.window.show_start()
    settle()
    (card,) = hands.window.library.recent()
    assert card.round == 3
    hands.window.open_path(path)
    settle()
    assert hands.session.game.position == stood
    assert hands.session.question == question
    assert told(hands) == words


def test_line_above_the_table_shows_turn_and_dice_left(hands: Hands):
    begun(hands, 1, size=10)
    ribbon = hands.page.ribbon
    assert ribbon.round.text() == "Turn 1"
    assert ribbon.game.text().startswith("Battle Dice · dice left 10 : 10")


def test_inspector_shows_the_effect_of_each_number(hands: Hands):
    on_table(hands, played(won))
    session = hands.session
    kinds: dict[str, int] = {}
    for number, die in enumerate(session.position.dice):
        kinds.setdefault(die.type, number)
    for kind, die in kinds.items():
        hands.page.die.show_die(die)
        sheet = session.system.sheet(session, die)
        assert len(sheet.faces) == sides_of(kind)
        assert f"{sides_of(kind)}-sided die" in sheet.facts
        assert "{" not in sheet.spoken(), kind
    archer = session.system.sheet(session, kinds["archer"]).spoken()
    assert "1 of 8 numbers count: 12%" in archer
    assert "1 to 7: does nothing" in archer
    assert "destroys 1 enemy unit (BD1.9)" in archer
    general = session.system.sheet(session, kinds["general"]).spoken()
    assert "6 · Ambush: destroys 20 monsters of the enemy, otherwise 1 enemy unit" in general, (
        "the table that it rolls on"
    )
    artifact = next(die for kind, die in kinds.items() if is_artifact(kind))
    assert "BA12" in [note.clause for note in session.system.sheet(session, artifact).notes]


def test_the_pinned_die_is_painted_with_all_its_faces(hands: Hands):
    on_table(hands, played(won))
    hands.page.die.show_die(0)
    hands.page.side.show_page(1)
    settle()
    assert hands.page.die.view.height() > 200
    hands.page.side.grab()


def test_log_starts_with_the_first_turn_without_a_set_up(hands: Hands):
    begun(hands, 1)
    assert told(hands)[0] == "Turn 1"


def test_log_starts_with_the_agreed_options(hands: Hands):
    begun(hands, 1, by_hand=True)
    assert told(hands)[:3] == ["This game uses real dice", "Set-up", "Turn 1"]


def test_the_log_can_be_narrowed_to_quests_and_artifacts(hands: Hands):
    on_table(hands, played(won))
    hands.page.log.choose("quests")
    shown = hands.page.log.shown
    rows = [str(shown.index(row, 0).data()) for row in range(shown.rowCount())]
    assert any("on a quest" in words for words in rows)
    assert not any("checks morale" in words for words in rows)


def test_escape_leads_from_the_log_back_to_the_question(hands: Hands):
    on_table(hands, played(asked("quest")))
    game, stood = hands.session.game, len(hands.session.game.choices)
    hands.session.hand.toggle(hands.session.draft.numbered()[0])
    hands.page.side.enter(0)
    assert hands.page.log.list.hasFocus()
    hands.key(Qt.Key.Key_Return)
    assert len(game.choices) == stood, "Return belongs to the log"
    hands.key(Qt.Key.Key_Escape)
    assert not hands.page.log.list.hasFocus()
    hands.key(Qt.Key.Key_Return)
    assert len(game.choices) == stood + 1


def test_folded_turn_shows_its_number_of_lost_dice(hands: Hands):
    on_table(hands, played(won))
    entries, history = hands.page.log.entries, hands.session.game.history
    gone = sum(len(event.dice) for done in history for event in done.events if isinstance(event, UnitsLost | Left))
    back = sum(isinstance(event, UnitReturned) for done in history for event in done.events)
    turns = hands.session.position.board.turn
    assert sum(entries.lost_in(turn) for turn in range(1, turns + 1)) == gone - back > 0
    hands.page.log.shown.fold_all(True)
    hands.page.log.grab()


def test_every_entry_of_the_log_has_its_clause(hands: Hands):
    on_table(hands, played(won))
    for row in hands.page.log.entries.rows:
        if row.event >= 0:
            assert clause_text(hands.session.words, row.clause), row


def test_the_luck_page_counts_every_die(hands: Hands):
    on_table(hands, played(won))
    hands.page.side.show_page(2)
    settle()
    model = hands.page.side.pages.widget(2).model()  # type: ignore[attr-defined]
    kinds = [model.index(row, 0).data(ROW).kind for row in range(model.rowCount())]
    assert kinds.count("player") == 2
    assert kinds.count("part") == 4
    assert kinds[-1] == "about"
    hands.page.side.grab()


def test_one_key_does_not_send_a_party(hands: Hands):
    begun(hands, 1)
    assert hands.kind == "quest"
    assert hands.page.bar.confirm.text() == "Send none"
    hands.key(Qt.Key.Key_N)
    assert hands.session.game.choices[-1].choice == Chosen(())


def test_bar_shows_the_value_of_the_roster(hands: Hands):
    on_table(hands, played(asked("roster")))
    question = hands.session.question
    assert question is not None
    needed = question.values["size"]
    assert hands.told.lower().count(f"0 of {needed}") == 1
    assert not hands.page.bar.dice.isVisible(), "the box has too many dice for a panel"


@pytest.mark.parametrize(
    ("reason", "winners", "clause"),
    [
        ("destroyed", (0,), "BD1.1"),
        ("destroyed", (), "BD8.2"),
        ("rout", (1,), "BD8.2"),
        ("rout", (), "BD8.2"),
        ("questing", (0,), "BQ2"),
        ("draw", (), "BQ9"),
        ("concession", (0,), ""),
    ],
)
def test_the_end_names_the_clause_that_ended_it(reason: str, winners: tuple[int, ...], clause: str):
    """BD1.1, BD8.2, BQ2, BQ9."""
    assert clause_of(Ended(winners, reason)) == clause


def test_party_is_described_by_its_units_and_artifacts(hands: Hands):
    """BQ8, Q60: the roster is as large as the units are many; artifacts count for nothing."""
    show(hands, standing(Hand("general, 3 infantry, 2 sword_1", "general, infantry", quests=True)))
    session = hands.session
    assert session.draft.progress() == "none go"
    shape = session.question.shape
    swords = [die for die in shape.dice if session.position.dice[die].type == "sword_1"]
    session.hand.toggle(swords[0])
    assert session.draft.progress() == "1 artifact goes"
    assert "(BQ8)" in hands.told
    units = [die for die in shape.dice if die not in swords]
    session.hand.toggle(units[0])
    assert session.draft.progress() == "1 unit and 1 artifact go"
    session.hand.toggle(units[1])
    session.hand.toggle(swords[1])
    assert session.draft.progress() == "2 units and 2 artifacts go"


def test_refusal_of_a_general_on_a_quest_has_a_reason(hands: Hands):
    begun(hands, 1)
    session = hands.session
    general = next(n for n, die in enumerate(session.position.dice) if die.type == "general" and die.owner == 0)
    session.hand.activate(general)
    assert hands.told.startswith("Generals may not go on a quest: only infantry, archers and mages may (BQ1)")
    session.hand.drop([general], f"{PARTY}@0")
    assert "only infantry, archers and mages may" in hands.told


@pytest.mark.parametrize("kind", ["summon", "reroll", "feint", "heal"])
def test_return_does_not_give_costly_answers(hands: Hands, kind: str):
    on_table(hands, played(asked(kind)))
    stood = len(hands.session.game.choices)
    hands.key(Qt.Key.Key_Return)
    assert len(hands.session.game.choices) == stood
    assert hands.told.startswith("Choose first: ")
    hands.key(Qt.Key.Key_N)
    assert hands.session.game.choices[-1].choice == Picked("none")


def test_return_cancels_as_many_losses_as_possible(hands: Hands):
    on_table(hands, played(asked("ward")))
    most = hands.options()[-1].id
    hands.key(Qt.Key.Key_Return)
    assert hands.session.game.choices[-1].choice == Picked(most)


def test_both_players_get_a_recap_at_the_start_of_a_turn(hands: Hands):
    game = played(asked("quest")).branch()
    show(hands, game)
    random = Random(1)
    while not (game.position.board.turn == 2 and hands.kind == "quest"):
        answer(hands, random)
    card = hands.page.past.card
    assert card.isVisible()
    assert any(word in card.accessibleDescription() for word in (" lost ", "quest", "morale"))


@pytest.mark.parametrize(("kind", "words"), [("quest", "No units are"), ("artifacts", "Nothing is")])
def test_return_chooses_none_only_as_a_suggestion(hands: Hands, kind: str, words: str):
    game = on_table(hands, played(asked(kind))).session.game
    stood, bar = len(game.choices), hands.page.bar
    for die in hands.session.selection:  # of artifacts all that keep are chosen to begin with
        hands.session.hand.toggle(die)
    hands.key(Qt.Key.Key_Return)
    assert hands.told.startswith(f"{words} chosen")
    assert bar.confirm.keys == "N"
    hands.session.draft.half.adopt(Chosen(()))
    hands.session.draft.changed.emit()
    assert bar.confirm.keys == "↵"
    hands.key(Qt.Key.Key_Return)
    assert len(game.choices) == stood + 1
    assert game.choices[stood].choice == Chosen(())


def test_artifacts_are_rolled_by_return_but_those_that_it_would_use_up(hands: Hands):
    """BA6, BA13: a cache and a scroll are gone after one roll, so that takes a hand."""
    show(hands, standing(Hand("mage, 2 infantry, gold_cache 1, scroll 1, sword_1 3, shield_1 3", "2 infantry")))
    dice = hands.session.position.dice
    assert sorted(dice[die].type for die in hands.session.selection) == ["shield_1", "sword_1"]
    assert hands.page.bar.confirm.keys == "↵"
    hands.key(Qt.Key.Key_Return)
    rolled = hands.session.game.choices[-1].choice
    assert isinstance(rolled, Chosen)
    assert sorted(dice[die].type for die in rolled.dice) == ["shield_1", "sword_1"]


def test_incomplete_answer_is_kept_when_real_dice_are_turned_on(hands: Hands):
    on_table(hands, played(asked("quest")))
    session = hands.session
    for die in session.draft.numbered()[:2]:
        session.hand.toggle(die)
    chosen = session.selection
    assert len(chosen) == 2
    session.take_up_dice(True)
    assert session.real_dice
    assert session.selection == chosen
    assert hands.page.bar.confirm.isEnabled()
    hands.key(Qt.Key.Key_Return)
    assert session.game.choices[-1].choice == Chosen(tuple(sorted(chosen)))


def told_of_a_secret(hands: Hands, kind: str) -> str:
    """Return what the replay says of the first choice of this kind that was made in secret."""
    game = hands.session.game
    asked = [done.question for done in game.history]
    at = next(at for at, question in enumerate(asked) if question and question.kind == kind and question.sealed)
    hands.session.shown.look_at(at + 1)
    settle()
    return hands.page.past.bar.what.toolTip()


@pytest.mark.parametrize("kind", ["quest", "losses"])
def test_replay_shows_revealed_secrets(hands: Hands, kind: str):
    """Secret until both have chosen, not longer (BQ1, BD1.4)."""
    on_table(hands, played(lambda game: won(game) and _sealed(game, "quest") and _sealed(game, "losses")))
    said = told_of_a_secret(hands, kind)
    assert said.startswith(tuple(f"{name}: " for name in NAMES))
    assert "secret" not in said


def _sealed(game: Game, kind: str) -> bool:
    return any(done.question and done.question.kind == kind and done.question.sealed for done in game.history)


def test_the_replay_keeps_a_secret_while_the_other_still_chooses(hands: Hands):
    game = played(lambda game: _asks(game, ("quest",)) and not game.question.sealed).branch()  # type: ignore[union-attr]
    assert _sealed(game, "quest")
    on_table(hands, game)
    assert told_of_a_secret(hands, "quest") == f"{NAMES[0]}: a secret choice"


# Real dice


def test_half_typed_number_is_dropped_when_the_program_rolls(hands: Hands):
    """H throws it with the others; the Return after it confirms, and tells no other die this number."""
    with_real_dice(hands, "mage")
    typed(hands, Qt.Key.Key_1)
    hands.key(Qt.Key.Key_H)
    faces = hands.session.draft.faces
    assert faces is not None
    assert not faces.missing
    assert "…" not in hands.page.bar.faces.named.text()
    whole = tuple(face for face in faces.told if face is not None)
    stood = len(hands.session.game.choices)
    hands.key(Qt.Key.Key_Return)
    assert hands.session.game.choices[stood].choice == Shown(whole)


def test_real_dice_name_the_table_they_roll_on(hands: Hands):
    def rolls_on_spells(game: Game) -> bool:
        roll = game.position.agenda[-1] if _asks(game, ("faces",)) else None
        return isinstance(roll, Roll) and roll.purpose == "table" and roll.parties[0].kind == "spells"

    game = Game(set_up(2, by_hand=True))
    assert play_on(game, 1, rolls_on_spells)
    show(hands, game)
    player = hands.session.names[game.question.seat]  # type: ignore[union-attr]
    assert hands.page.bar.faces.heading.text() == f"{player} rolls on the spell table"


def test_recap_waits_until_real_dice_are_entered(hands: Hands):
    def rolls_by_hand(game: Game) -> bool:
        return _asks(game, ("faces",)) and bool(game.position.board.turn > 1)

    game = played(lambda game: bool(game.position.board.turn == 1)).branch()
    game.take_up_dice(True)
    assert play_on(game, 1, rolls_by_hand)
    show(hands, game)
    panel, card = hands.page.bar.faces, hands.page.past.card
    assert panel.isVisible()
    assert card.isHidden()
    turn = game.position.board.turn
    while isinstance(hands.session.question.shape, Faces):  # type: ignore[union-attr]
        hands.key(Qt.Key.Key_H)
        hands.key(Qt.Key.Key_Return)
    assert game.position.board.turn == turn
    assert panel.isHidden()
    assert card.isVisible()


def typed(hands: Hands, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(hands.page.bar.faces, key)
    QApplication.processEvents()


def with_real_dice(hands: Hands, kind: str) -> Hands:
    """A roll told by hand; the die in hand is of this kind."""
    begun(hands, 3, by_hand=True)
    while not isinstance(hands.session.question.shape, Faces):  # type: ignore[union-attr]
        question = hands.session.question
        assert question is not None
        assert isinstance(question.shape, Subset)
        hands.key(Qt.Key.Key_N)
    faces, dice = hands.session.draft.faces, hands.session.position.dice
    assert faces is not None
    at = next(number for number, die in enumerate(faces.shape.dice) if sides_of(dice[die].type) == sides_of(kind))
    hands.session.draft.tell(lambda told_: told_.go_to(at))
    return hands


@pytest.mark.parametrize(
    ("kind", "keys", "faces"),
    [
        ("general", (Qt.Key.Key_4,), [3]),
        ("mage", (Qt.Key.Key_1, Qt.Key.Key_2), [11]),
        ("mage", (Qt.Key.Key_1, Qt.Key.Key_5), [0, 4]),
        ("mage", (Qt.Key.Key_1, Qt.Key.Key_Return), [0]),
        ("mage", (Qt.Key.Key_0, Qt.Key.Key_1), [0]),
        ("dragon", (Qt.Key.Key_2, Qt.Key.Key_0), [19]),
        ("dragon", (Qt.Key.Key_1, Qt.Key.Key_7), [16]),
        ("dragon", (Qt.Key.Key_3,), [2]),
    ],
)
def test_numbers_of_real_dice_are_typed(hands: Hands, kind: str, keys: tuple[Qt.Key, ...], faces: list[int]):
    with_real_dice(hands, kind)
    typed(hands, *keys)
    now = hands.session.draft.faces
    assert now is not None
    assert sorted(face for face in now.told if face is not None) == sorted(faces)


def test_typed_number_can_be_corrected_before_it_is_entered(hands: Hands):
    with_real_dice(hands, "mage")
    typed(hands, Qt.Key.Key_1, Qt.Key.Key_Backspace, Qt.Key.Key_7)
    now = hands.session.draft.faces
    assert now is not None
    assert [face for face in now.told if face is not None] == [6]


def test_whole_roll_can_be_entered_by_clicks(hands: Hands):
    with_real_dice(hands, "general")
    panel, faces = hands.page.bar.faces, hands.session.draft.faces
    assert faces is not None
    while faces.missing:
        hands.click(panel.keys[faces.shape.sides[faces.at] - 1])
    stood = len(hands.session.game.choices)
    hands.click(hands.page.bar.confirm)
    assert len(hands.session.game.choices) == stood + 1
