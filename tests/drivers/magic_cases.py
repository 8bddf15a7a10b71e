"""The questions about special icons, magic, dragons and the eighth face, each as hands answer it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt

from ddtable.engine.arithmetic import Face
from ddtable.engine.game import Game
from ddtable.engine.position import Party
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.dragons import DragonsAttack
from ddtable.rules.dragon_dice.events.magic import Announcement, PointsColoured, SpellWorked
from ddtable.rules.dragon_dice.events.rolls import RolledAgain, SavedAlone
from ddtable.rules.dragon_dice.events.turns import Opposed
from ddtable.rules.dragon_dice.events.units import Buried, Killed, Returned
from ddtable.rules.dragon_dice.steps import (
    Announced,
    ArmyRoll,
    Cast,
    Charge,
    City,
    DragonAttack,
    DragonFight,
    Dragons,
    Flood,
    Promote,
    Rolling,
    Spell,
    Strike,
    Temple,
)
from tests.drivers.cases import Case, Doing, button, happened, key, lies, moved
from tests.drivers.hands_on import Hands
from tests.drivers.playing import game_from

TABLE = """
home A: flatland_city 4
home B: flatland_tower 4
frontier: flatland_temple 6
A at home A: 2 footman
A at frontier: 5 footman, sergeant
A dead: 2 sergeant, footman, fire_drake
A dragons at frontier: fire_wyrm
B at home B: 2 goblins_thug
B at frontier: 4 goblins_thug
B dead: 2 goblins_thug
B dragons at frontier: air_wyrm, earth_wyrm
A dragons at home A: fire_drake
{effects}
turn A march 1
"""
HOME, FRONTIER = "terrain/0", "terrain/2"
MINE, SERGEANT = (5, 6, 7, 8, 9, 10), 10
DEAD_SERGEANT, DEAD_FOOTMAN, DEAD_DRAKE, FIRE_WYRM = 11, 13, 14, 15
THEIRS, THEIR_DEAD, AIR_WYRM, EARTH_WYRM = (18, 19, 20, 21), (22, 23), 24, 25
ROLLED = ArmyRoll(tuple(Face(die, "melee", 1) for die in MINE))
SAVED = ArmyRoll(tuple(Face(die, "save", 1) for die in THEIRS))
FIRE, DEATH = 2, 4


def among(*steps: object, effects: str = "") -> Callable[[], Game]:
    return lambda: game_from(TABLE.format(effects=effects), *steps)  # type: ignore[arg-type]


def cast(stage: str, spell: str = "", target: str = "", **values: object) -> Callable[[], Game]:
    rolled = ((MINE[0], 3), (SERGEANT, 2))
    step = Cast(0, FRONTIER, True, rolled, stage=stage, spell=spell, target=target, **values)  # type: ignore[arg-type]
    return among(step)


def attacked(stage: str, *shown: Face, army: ArmyRoll = ROLLED, **values: object) -> Callable[[], Game]:
    """Return an attack of the dragons that show these faces."""
    rolls = tuple(ArmyRoll((face,)) for face in shown)
    dragons = tuple(face.die for face in shown)
    return among(DragonAttack(FRONTIER, dragons, stage=stage, army=army, shown=rolls, **values))  # type: ignore[arg-type]


def confirm(hands: Hands) -> None:
    hands.click(hands.page.bar.confirm)


def chosen(game: Callable[[], Game], dice: Sequence[int], target: str, done: Callable[[Game], bool]) -> Case:
    """Dice that are chosen and confirmed: dragged to where they go, clicked, or chosen by keys."""

    def dragged(hands: Hands) -> None:
        for die in dice:
            hands.drag([die], target)
        confirm(hands)

    def clicked(hands: Hands) -> None:
        for die in dice:
            hands.click_die(die)
        confirm(hands)

    def by_key(hands: Hands) -> None:
        for die in dice:
            hands.lift_by_key(die)
        hands.key(Qt.Key.Key_Return)

    return Case(game, dragged, clicked, by_key, done)


def at_die(game: Callable[[], Game], die: int, done: Callable[[Game], bool]) -> Case:
    """A die that is the answer."""
    return Case(game, None, lambda hands: hands.click_die(die), lambda hands: hands.lift_by_key(die), done)


def at_area(game: Callable[[], Game], area: str, done: Callable[[Game], bool]) -> Case:
    """An area that is the answer."""

    def by_key(hands: Hands) -> None:
        hands.tab_to(hands.view(area))
        hands.key(Qt.Key.Key_Return)

    return Case(game, None, lambda hands: hands.click_area(area), by_key, done)


def spread(game: Callable[[], Game], number: int, bucket: int, done: Callable[[Game], bool]) -> Case:
    """One point of a source that is moved to another bucket."""

    def clicked(hands: Hands) -> None:
        hands.more(number, bucket)
        confirm(hands)

    def by_key(hands: Hands) -> None:
        panel = hands.page.bar.own["points"]
        hands.tab_to(next(cell for (source, _), cell in panel.cells.items() if source == number))
        for _ in range(6):
            if panel.cells[number, bucket].hasFocus():
                break
            hands.key(Qt.Key.Key_Right)
        hands.key(Qt.Key.Key_Plus)
        hands.key(Qt.Key.Key_Return)

    return Case(game, None, clicked, by_key, done)


def spell_card() -> Case:
    def card(hands: Hands):  # type: ignore[no-untyped-def]
        cards = hands.page.bar.own["spells"].cards.values()
        return next(card for card in cards if card.state is not None and card.state.spell.id == "path")

    def by_key(hands: Hands) -> None:
        hands.tab_to(card(hands))
        hands.key(Qt.Key.Key_Return)

    return Case(
        cast("spell", pool=(3, 0, 1, 0, 0)),
        None,
        lambda hands: hands.click(card(hands)),
        by_key,
        lambda game: game.position.agenda[-1].spell == "path",
    )


def promotion() -> Case:
    def clicked(hands: Hands) -> None:
        hands.click_die(DEAD_SERGEANT)
        assert MINE[1] in hands.session.liftable(), "what it may be laid upon is lit"
        hands.click_die(MINE[1])

    def by_key(hands: Hands) -> None:
        hands.lift_by_key(DEAD_SERGEANT)
        hands.lift_by_key(MINE[0])

    return Case(
        among(Promote(0, FRONTIER, 2, "slain")),
        lambda hands: hands.drag_onto(DEAD_SERGEANT, MINE[2]),
        clicked,
        by_key,
        lambda game: [dead for dead, _ in game.position.agenda[-1].pairs] == [DEAD_SERGEANT],
    )


def picked(game: Callable[[], Game], option: str, pressed: Qt.Key, done: Callable[[Game], bool]) -> Case:
    by_key: Doing = key(pressed)
    return Case(game, None, button(option), by_key, done)


MAGIC_CASES = {
    "flashfire": at_die(
        among(
            Rolling("attack", (Party(0, MINE, "melee", FRONTIER),), "flashfire", (ROLLED,)),
            Strike("skirmish", 0, FRONTIER, 1, FRONTIER),
            effects="cast flashfire by A on A at frontier",
        ),
        MINE[1],
        happened(RolledAgain, dice=(MINE[1],)),
    ),
    "bullseye": chosen(
        among(
            Strike(
                "missile", 0, FRONTIER, 1, FRONTIER, stage="attack_icons", attack=ArmyRoll((Face(5, "bullseye", 2),))
            )
        ),
        THEIRS[:2],
        "dead@1",
        happened(SavedAlone, seat=1),
    ),
    "magic-colours": spread(cast("colours"), 0, FIRE, happened(PointsColoured, rolled=(4, 0, 1, 0, 0))),
    "spell": spell_card(),
    "spell-target": at_area(
        cast("target", "palsy", pool=(0, 0, 0, 0, 2)), f"{FRONTIER}@1", happened(Announcement, spell="palsy")
    ),
    "spell-destination": moved(
        cast("destination", "summon_fire_dragon", f"die:{DEAD_DRAKE}", pool=(0, 0, 6, 0, 0)),
        lambda hands: (DEAD_DRAKE, "table/1@1"),
        happened(Announcement, to="terrain/1"),
    ),
    "spell-bury": chosen(
        cast("bury", "palsy", f"army:1:{FRONTIER}", pool=(0, 0, 0, 0, 0), black=1),
        THEIR_DEAD[:1],
        "buried@1",
        happened(Buried, dice=THEIR_DEAD[:1]),
    ),
    "spell-order": picked(
        cast(
            "work", announced=(Announced("stoneskin", f"army:0:{FRONTIER}"), Announced("palsy", f"army:1:{FRONTIER}"))
        ),
        "1",
        Qt.Key.Key_2,
        lambda game: next(e for e in game.last.events if isinstance(e, SpellWorked)).spell == "palsy",
    ),
    "resurrect": chosen(
        among(Spell(0, FRONTIER, Announced("breath_of_life", "dead"))),
        [DEAD_FOOTMAN],
        f"{FRONTIER}@0",
        lambda game: (DEAD_FOOTMAN, FRONTIER) in game.position.board.returning or happened(Returned)(game),
    ),
    "bury-dead": chosen(
        among(Spell(0, FRONTIER, Announced("dust_to_dust", "dead"))),
        THEIR_DEAD[1:],
        "buried@1",
        happened(Buried, dice=THEIR_DEAD[1:]),
    ),
    "flood-oppose": picked(
        among(Flood(0, "flash_flood", FRONTIER, (1,))), "let", Qt.Key.Key_N, happened(Opposed, seat=1, opposes=False)
    ),
    "dragon-order": at_area(among(Dragons()), f"{HOME}@0", happened(DragonsAttack, place=HOME)),
    "dragon-target": at_die(
        among(DragonFight(FRONTIER, (FIRE_WYRM, AIR_WYRM, EARTH_WYRM))),
        EARTH_WYRM,
        lambda game: game.position.agenda[-1].targets[:1] == (EARTH_WYRM,),
    ),
    "dragon-ids": spread(
        attacked("ids", Face(FIRE_WYRM, "belly", 1), army=ArmyRoll((Face(SERGEANT, "id", 2), Face(5, "id", 1)))),
        0,
        2,
        lambda game: game.position.agenda[-1] != game.history[-2].position.agenda[-1],
    ),
    "penalties": spread(
        among(
            Charge(
                0,
                FRONTIER,
                1,
                stage="spread",
                attack=ArmyRoll((Face(5, "melee", 2), Face(6, "maneuver", 2))),
                defence=SAVED,
            ),
            effects="cast palsy by B on A at frontier",
        ),
        0,
        1,
        happened(Damaged, seat=1),
    ),
    "dragon-strike": picked(
        attacked("strike", Face(AIR_WYRM, "belly", 1), Face(EARTH_WYRM, "belly", 1), results=(5, 5, 0)),
        "missile",
        Qt.Key.Key_2,
        lambda game: game.choices[-1].choice.option == "missile",
    ),
    "breath-stone": chosen(
        attacked("breath", Face(EARTH_WYRM, "breath", 1), strikes=("",)),
        MINE[:5],
        "dead@0",
        happened(SavedAlone, seat=0),
    ),
    "breath-flame": chosen(
        attacked("breath", Face(FIRE_WYRM, "breath", 1), strikes=("",)), MINE[:5], "buried@0", happened(Killed, seat=0)
    ),
    "promote": promotion(),
    "city": moved(
        among(City(HOME)), lambda hands: (DEAD_FOOTMAN, f"{HOME}@0"), lambda game: lies(game, [DEAD_FOOTMAN], HOME)
    ),
    "temple": at_area(among(Temple(FRONTIER)), "dead@1", lambda game: game.position.agenda[-1].victim == 1),
    "temple-bury": moved(
        among(Temple(FRONTIER, 1)),
        lambda hands: (THEIR_DEAD[0], "buried@1"),
        lambda game: lies(game, THEIR_DEAD[:1], "buried"),
    ),
}
