"""Pictures of the set-up of a position. `gallery.scenes` includes these scenes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QWidget

    from ui.positions.set_up_page import SetUpPage
    from ui.window.main_window import MainWindow

Opened = Callable[["MainWindow"], "QWidget | None"]

TEXT = """home A: coastland_city 3
home B: highland_tower 8, held by B
frontier: flatland_temple 5
A at frontier: 3 guard, herald
A at home A: 2 coral_elves_knight
A dead: air_drake, guard
A dragons at home B: fire_wyrm
A reserve: herald
B at home B: 4 thug, mugger
B at frontier: 2 thug
B dead: earth_drake
B buried: thug
cast palsy by B on A at frontier, since 2
turn 3 A march 1
"""
BROKEN = TEXT.replace("8, held by B", "7, held by B").replace("flatland_temple 5", "none").replace("turn 3", "turn 1")
FOUR = """home A: coastland_city 3
home B: highland_tower 8, held by B
home C: swampland_temple 4
home D: highland_city 2
frontier: flatland_temple 5
A at frontier: 3 guard, herald
A at home A: 2 coral_elves_knight
B at home B: 4 thug, mugger
B at home C: 2 thug
B dead: earth_drake
C at home C: 3 undead_zombie
C at frontier: undead_wight
D at home D: 2 dwarves_footman
D reserve: dwarves_sentry
turn 3 C march 1
"""
BATTLE = """game battle_dice
A army: 2 general (2), general, cavalry (7), 3 archer (6), 3 infantry (4), 2 mage (11), dragon (17), sword_1, banner
A party: 2 infantry, archer, wand_healing
A lost: cavalry, infantry
B army: 2 general (3), 4 cavalry (2), archer (8), 5 infantry (5), infantry, 2 giant (14), shield_2
B roster: 3 archer
B lost: 2 mage, infantry
quest A party 4, roster 4, rounds 1
turn 4 missile
"""
BATTLE_BROKEN = BATTLE.replace("B roster: 3 archer\n", "").replace("giant (14)", "giant (14), warrior")
WAR = """game campaign
home A: coastland_city 3, next to land 2
home B: highland_tower 8, held by B, next to land 2
land 2: flatland_temple 5, next to home A, home B, land 3
land 3: highland_city 4, next to land 2
A at land 2: 3 guard, herald
A at home A: 2 coral_elves_knight
A recruiting: 6 guard
A summoning: 2 air_drake
A dead: guard
B at home B: 4 thug, mugger
B at land 2: 2 thug
B dragons at land 2: fire_wyrm
B recruiting: 5 thug
B reserve: thug
pool: flatland_city, 2 coastland_temple
cast palsy by B on A at land 2, since 5
turn 4 A first march
expansions B at home B
"""
WAR_BROKEN = WAR.replace("4, next to land 2", "4").replace(", land 3", "").replace("8, held by B", "7, held by B")
RISK = """game risk
north_america: flatland_city 5
south_america: highland_tower 8, held by B
europe: flatland_temple 4
africa: coastland_city 1
asia: flatland_city 2
australia: highland_city 6
A at alaska: 3 guard, herald
A at ontario: 2 guard
A at greenland: coral_elves_knight
A at iceland: guard, herald
A recruiting: 6 guard
A dead: air_drake, guard
B at venezuela: thug
B at peru: 2 thug, mugger
B at brazil: thug
B at argentina: 3 thug
B dragons at alaska: fire_wyrm
B reserve: thug
C at siam: 3 undead_zombie
C at india: undead_wight
C recruiting: 2 undead_zombie
cast wall_of_fog by B at all asia, since 2
cards A: alaska, wild 1; B: peru
sets 2
turn 3 B expire
"""
RISK_BROKEN = RISK.replace("C at siam", "A at siam").replace("C at india", "A at peru").replace("wild 1", "peru")
RISK_SIX = RISK + "D at ural: 2 thug\nE at japan: 2 guard\nF at egypt: 3 undead_zombie\n"
NAMES = ("Mira", "Ragna", "Tove", "Aksel", "Signe", "Bjarke")


def page_with(window: MainWindow, text: str) -> SetUpPage:
    """Return the set-up of a window with the position of a text, and show it."""
    from ddtable.opponents.players import RECRUIT
    from ddtable.opponents.seated import PERSON
    from ddtable.rules.text_form import game_of

    setting_up = window.set_up_position()
    setting_up.page.elsewhere.emit(game_of(text) or "classic", "")
    page = setting_up.page
    page.editor.begin(page.texts.read(text, NAMES, (PERSON, *(RECRUIT.word,) * 5)), "")
    return page


def shown(window: MainWindow, text: str = TEXT) -> QWidget | None:
    """Show a position."""
    page_with(window, text)
    return None


def empty(window: MainWindow) -> QWidget | None:
    """Show a position without armies."""
    page_with(window, TEXT).act("clear")
    return None


def opened(window: MainWindow, kind: type[QDialog]) -> QWidget | None:
    """Return the dialog of a kind that is open."""
    return next(dialog for dialog in window.findChildren(kind) if dialog.isVisible())


def effect(window: MainWindow) -> QWidget | None:
    """Return the dialog that adds an effect."""
    from ui.positions.effect_dialog import EffectDialog
    from ui.positions.page import PositionPage

    page = page_with(window, TEXT)
    assert isinstance(page, PositionPage)
    page.effects.ask()
    return opened(window, EffectDialog)


def card(window: MainWindow) -> QWidget | None:
    """Return the dialog that takes a card of Risk from the deck."""
    from ui.games.risk.positions.cards import CardDialog
    from ui.games.risk.positions.page import RiskPositionPage

    page = page_with(window, RISK)
    assert isinstance(page, RiskPositionPage)
    page.hands.ask()
    return opened(window, CardDialog)


def terrain(window: MainWindow) -> QWidget | None:
    """Return the dialog that adds a terrain to the map of a campaign."""
    from ui.games.campaign.positions.cards import TerrainDialog
    from ui.games.campaign.positions.page import WarPositionPage

    page = page_with(window, WAR)
    assert isinstance(page, WarPositionPage)
    page.lands.ask()
    return opened(window, TerrainDialog)


def rules(window: MainWindow) -> QWidget | None:
    """Return the dialog with the house rules of a campaign."""
    from ui.games.campaign.positions.cards import RulesDialog
    from ui.games.campaign.positions.page import WarPositionPage

    page = page_with(window, WAR)
    assert isinstance(page, WarPositionPage)
    page.lands.rules.click()
    return opened(window, RulesDialog)


def expansion(window: MainWindow) -> QWidget | None:
    """Return the dialog that adds an expansion of a campaign."""
    from ui.games.campaign.positions.cards import ExpansionDialog
    from ui.games.campaign.positions.page import WarPositionPage

    page = page_with(window, WAR)
    assert isinstance(page, WarPositionPage)
    page.expansions.ask()
    return opened(window, ExpansionDialog)


POSITIONS: dict[str, Opened] = {
    "position": shown,
    "position-empty": empty,
    "position-impossible": partial(shown, text=BROKEN),
    "position-four": partial(shown, text=FOUR),
    "position-effect": effect,
    "position-battle": partial(shown, text=BATTLE),
    "position-battle-impossible": partial(shown, text=BATTLE_BROKEN),
    "position-war": partial(shown, text=WAR),
    "position-war-impossible": partial(shown, text=WAR_BROKEN),
    "position-war-terrain": terrain,
    "position-war-rules": rules,
    "position-war-expansion": expansion,
    "position-risk": partial(shown, text=RISK),
    "position-risk-six": partial(shown, text=RISK_SIX),
    "position-risk-impossible": partial(shown, text=RISK_BROKEN),
    "position-risk-card": card,
}
