"""The announcement between 2 rounds, before the roll of the next one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.areas.surfaces import CENTRE, write
from ui.art.palette import Palette
from ui.games.battle_dice.field.gaze import Gaze
from ui.kit.fonts import BOLD, interface_font

TITLE, LINE = 30, 20


def opening_words(gaze: Gaze) -> list[str]:
    """Return the title of the round that begins, and what has ended; [] if no round is announced."""
    if gaze.opening is None:
        return []
    (number, quester), session = gaze.opening, gaze.session
    say, battle = session.words.say, session.position.board.battle
    if quester < 0:
        return [say("field-opening-turn", number=number)]
    player = session.names[quester]
    if number > 1 or battle is None:
        title = say("field-opening-round", player=player, number=number)
    else:
        party, roster = (side.start for side in battle.sides)
        title = say("field-opening-quest", player=player, party=party, roster=roster)
    armies = gaze.fought is not None and gaze.fought[1] < 0
    return [title, say("field-opening-fought", number=gaze.fought[0])] if armies and gaze.fought else [title]


def paint_opening(painter: QPainter, room: QRectF, palette: Palette, words: Sequence[str]) -> None:
    """Write the announcement in the middle of a card."""
    top = room.center().y() - (TITLE + LINE * (len(words) - 1)) / 2
    for number, line in enumerate(words):
        high, font = (LINE, interface_font(13)) if number else (TITLE, interface_font(20, BOLD))
        ink = palette.quiet_text if number else palette.text
        write(painter, QRectF(room.left(), top, room.width(), high), line, font, ink, CENTRE)
        top += high
