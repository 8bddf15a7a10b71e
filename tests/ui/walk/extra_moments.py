"""The moments that no menu opens: the tables at many questions, a draft, the end of a game. The gallery has them."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog
from shiboken6 import isValid

from gallery.building import BUILDING
from gallery.scenes import SCENES, Scene
from tests.ui.walk.exploring import Explorer
from tests.ui.walk.screen_reading import top_windows
from tests.ui.walk.walker import Steps
from ui.window.main_window import MainWindow

IN_MENUS = ("settings-", "primer-")  # the walk turns their pages
OF_COMMANDS = {  # opened by a command of the menus or of the builder, which the walk gives
    *("new-game", "roster", "commands", "rulings", "about", "standing", "hand-over", "draw", "concede"),
    "practice",
    *("builder", "builder-suggest", "builder-forces", "builder-fill", "builder-notes", "collections"),
}
LIKE_OTHERS = {  # the same widgets with other dice
    *("war-march", "war-two", "war-advance", "war-crowded", "new-war-4", "new-war-6"),
    *("war-chronicle-6", "war-chronicle-paper", "war-return"),
    *("war-builder-unmet", "war-builder-kin", "war-builder-champions"),
    *("guided-war-welcome", "guided-war-advance", "guided-war-expansion", "guided-war-great_spell"),
    "guided-war-war",
    *("review-4", "review-paper", "review-tried"),
    *("odds-march", "odds-maneuver", "odds-why", "odds-retreat", "odds-spells"),
    *("odds-pursue", "odds-strike-back", "odds-muster", "odds-dragon-target"),
    *("odds-risk-march", "odds-risk-recruit", "odds-risk-move", "odds-risk-why"),
    *("odds-war-march", "odds-war-advance", "odds-war-why", "review-risk-4", "review-war-4"),
    *("field-odds-reroll", "field-review", "new-battle-levels"),
    *("new-game-levels-classic", "new-game-levels-risk", "new-game-levels-campaign"),
    *("position-battle-impossible", "position-war-impossible", "position-four", "position-risk-six"),
    *("lesson-dice", "lesson-magic", "lesson-risk", "lesson-trails", "puzzle"),
    *("puzzle-one_recruit", "puzzle-two_saves", "puzzle-alone_on_eight", "puzzle-last_trail"),
    *("puzzle-one_recruit-answered", "puzzle-two_saves-answered", "puzzle-alone_on_eight-answered"),
    *(
        "risk-deploy",
        "risk-recruit",
        "risk-march",
        "risk-move-in",
        "risk-hand",
        "risk-two",
        "risk-six",
        "risk-new-game-rules",
    ),
}
ONE_OF_EACH = (  # a moment for each page and panel
    *("assembly", "curtain", "roll", "odds", "magic", "real-dice", "four-players", "victory", "replay"),
    *("new-game-4", "draft", "stuck", "recap", "field-quest", "field-artifacts", "field-over", "new-battle-built"),
    *("tables-numbers", "army-paper", "builder-collection", "boxes", "workshop", "no-library", "opening"),
    *("war-reserves", "war-recruits", "war-spells", "risk-cover", "risk-cards", "risk-attack", "puzzle-answered"),
)


def extra_moments(*, brief: bool) -> dict[str, Scene]:
    """Return the scenes of the gallery that the menus do not lead to; `brief`: one for each page and panel."""
    left_out = OF_COMMANDS | LIKE_OTHERS
    found = {name: scene for name, scene in SCENES.items() if not name.startswith(IN_MENUS) and name not in left_out}
    return {name: found[name] for name in ONE_OF_EACH} if brief else found


def needs_own_library(name: str) -> bool:
    """Return True if a scene fills the library: two of them in one library would meet."""
    return name in BUILDING


def walk_moment(explorer: Explorer, window: MainWindow, name: str) -> Steps:
    """Explore a moment: the dialog that it opens, or the window."""
    before = top_windows()
    dialog = SCENES[name](window)
    yield
    if isinstance(dialog, QDialog) and not dialog.isVisible():
        dialog.open()
        yield
    if [found for found in top_windows() if found not in before]:
        yield from explorer.explore_new(before, name)
    else:
        yield from explorer.explore(window, name)
    if dialog is not None and isValid(dialog):
        dialog.deleteLater()
