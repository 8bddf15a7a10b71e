"""The computer players in words: the choice of a seat's player, and those that play in another one's place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.opponents.players import RECRUIT, characters, computers, has, nearest
from ddtable.opponents.seated import PERSON, Computer, computer_in, is_person, kind_in
from ddtable.texts.plain import one_line
from ddtable.words.sentences import sentence

if TYPE_CHECKING:
    from ddtable.words.sentences import Words
    from ui.session.session import Session

LONGEST_NAME = 24


def computer_name(words: Words, computer: Computer) -> str:
    """Return the name of a computer player with its level and character, also of one that this program does not have.

    A level that has a name of its own is known by that.
    """
    shown = one_line(computer.name.replace("_", " "), LONGEST_NAME)
    name = words.say("ui-computer-name", name=computer.name, shown=sentence(shown))
    if computer.level:
        name = words.say(
            "ui-computer-level", player=f"{computer.name}-{computer.level}", computer=name, level=computer.level
        )
    if not computer.character:
        return name
    character = one_line(computer.character.replace("_", " "), LONGEST_NAME)
    return words.say("ui-computer-character", computer=name, character=computer.character, shown=character)


def player_choices(words: Words, system: str, present: str = PERSON) -> list[tuple[str, str]]:
    """Return the computer players of a game with their names: from the weakest to the strongest, then the characters.

    `present` is the player of a seat that plays already; it is among them, whether the game has it or not.
    """
    own = computers(system)
    minded = [Computer(one.name, one.level, character) for one in own for character in characters(system, one)]
    found = [(one.word, computer_name(words, one)) for one in (*own, *minded)]
    if not is_person(present) and present not in dict(found):
        found.append((present, computer_name(words, computer_in(present))))
    return found


def choice_tip(words: Words, system: str, word: str) -> str:
    """Return the tooltip of a computer player of a game in a choice."""
    computer = computer_in(word)
    parts = (computer.name, str(computer.level or ""), computer.character)
    name = "-".join(filter(None, parts))
    tip = words.say("ui-kind-computer-tip", game=system, name=name, computer=computer_name(words, computer))
    return words.say("ui-which-computer-tip", tip=tip)


def offered(system: str, word: str) -> str:
    """Return the player of a seat that a new game offers for a remembered one."""
    return PERSON if is_person(kind_in(word)) else nearest(system, computer_in(word)).word


def plays_for(system: str, word: str) -> Computer:
    """Return the computer player that plays a seat: the one that the word names, or the nearest."""
    return RECRUIT if is_person(word) else nearest(system, computer_in(word))


def replaced(session: Session, seat: int) -> str:
    """Return the sentence that another computer player plays for a seat's own, "" if it plays itself."""
    system, word = session.game.set_up.system, session.kinds[seat]
    if is_person(word) or has(system, asked := computer_in(word)):
        return ""
    words, plays = session.words, plays_for(system, word)
    names = {"asked": computer_name(words, asked), "plays": computer_name(words, plays)}
    return words.say("ui-computer-replaced", player=session.names[seat], **names)


def all_replaced(session: Session) -> str:
    """Return these sentences for all seats."""
    return " ".join(filter(None, (replaced(session, seat) for seat in range(len(session.kinds)))))
