"""The words of the Conquest of Esfah: those of the classic game, with its own places, questions and events."""

from __future__ import annotations

from typing import Any

from ddtable.engine.events import Event
from ddtable.rules.campaign.events import ArmyRecruited
from ddtable.rules.dragon_dice.board import ClassicView, land_at, place_at
from ddtable.rules.dragon_dice.places import is_group, is_terrain, number_of, place_of_lair
from ddtable.words.sentences import Table, Words
from ddtable.words.telling import Facts, Speech
from ddtable.words.telling.dragon_dice import ClassicSpeech
from ddtable.words.telling.great_spells import MORE


class CampaignSpeech(ClassicSpeech):
    """The words of a campaign."""

    prefix = "war-"

    def place(self, words: Words, place: str, table: Table) -> str:
        """Return the name of a place: terrains that are no home and not the first frontier are named by their dice."""
        at = place_of_lair(place)
        if is_terrain(at) and not is_group(at) and not _is_home_or_frontier(table.view, at):
            return words.terrain(table.view.dice[land_at(table.view, at).die].type)
        return super().place(words, place, table)

    def facts(self, words: Words, event: Event, table: Table) -> Facts:
        """Return the values for the message of an event."""
        told = super().facts(words, event, table)
        tag = str(event.__struct_config__.tag)
        more: Any = event
        if tag == "armies_revealed":
            told |= {
                f"{part}_health": words.health(getattr(more, part), table) for part in ("home", "campaign", "horde")
            }
        elif tag == "terrain_traded":
            told["new"] = words.terrain(table.view.dice[more.new].type)
        elif tag == "army_recruited":
            told |= {**recruited(words, more), "where": more.place}
        elif tag == "minor_rolled":
            told["face"] = words.say("icon-name", icon=more.face)
        elif tag == "ended":
            told["goal"] = table.view.board.goal
        elif tag in MORE:
            told |= MORE[tag](words, event, table)
        return told


def recruited(words: Words, event: ArmyRecruited) -> Facts:
    """Return the arithmetic of an army's recruiting points (K7.3, K7.6, KP7)."""
    sheet = event.sheet
    lines = [
        words.say(
            "war-recruit-race",
            race=words.species(race.race),
            health=race.health,
            rounded=race.rounded,
            native="yes" if race.native else "no",
            doubled=race.doubled,
            dead=race.dead,
        )
        for race in sheet.races
    ]
    if sheet.bonus:
        lines.append(words.say("war-recruit-bonus", bonus=sheet.bonus))
    return {"spent": event.spent.total, "total": sheet.total, "lines": words.all_of(lines)}


def _is_home_or_frontier(view: ClassicView, place: str) -> bool:
    """Return True for the home of a player who is still in the game, and for the frontier of the set-up."""
    return place_at(view, place).home >= 0 or number_of(place) == len(view.board.order)


SPEECH: Speech = CampaignSpeech()
