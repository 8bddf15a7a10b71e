"""The classic game in words: its places and dice, and the values for the messages of its events and questions.

The messages themselves, as the text of a line in the log, are in `resources/i18n/*/game.ftl`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType, TerrainType, UnitType
from ddtable.engine.arithmetic import Face
from ddtable.odds.expected import of_units
from ddtable.rules.dragon_dice.action import action_there
from ddtable.rules.dragon_dice.board import DEAD, RESERVE, distance, grounds, place_at, terrain_kind, units_at
from ddtable.rules.dragon_dice.editions import acting_icons, edition, known_spells
from ddtable.rules.dragon_dice.events.magic import ADDING_UP
from ddtable.rules.dragon_dice.places import is_group, is_lair, is_terrain, land_on, place_of_lair
from ddtable.words.listed_dice import about_other, mark_words, named_face
from ddtable.words.sentences import Words, merged, sentence
from ddtable.words.spells import spell_price
from ddtable.words.telling import Facts, Speaking

if TYPE_CHECKING:
    from ddtable.engine.events import Event
    from ddtable.engine.questions import Question
    from ddtable.engine.system import AnyView
    from ddtable.rules.dragon_dice.board import Effect
    from ddtable.words.sentences import Table
    from ddtable.words.telling import Speech

HIGHEST = 8
ALONE = ("dispel_magic", "rise_from_the_ashes")
IN_THE_SUM = ("regenerate", "wild_growth")
OWN_WORDS = ("soiled_ground",)  # a spell whose results have sentences of their own
# The effect of an icon on an army: the word of its sentence.
ACTS = {
    "howl": "penalty",
    "screech": "penalty",
    "wave": "penalty",
    "surprise": "surprise",
    "charge": "charge",
    "cloak": "cloak",
    "wither": "wither",
}


def facts(words: Words, event: Any, table: Table) -> Facts:
    """Return the values for the message of an event."""
    told = {name: words.value(name, getattr(event, name), table) for name in event.__struct_fields__}
    if "dice" in told:
        told |= {"count": len(event.dice), "health": words.health(event.dice, table)}
    more = _MORE.get(str(event.__struct_config__.tag))
    return told | more(words, event, table) if more else told


def asked(words: Words, question: Question, table: Table) -> Facts:
    """Return the values for the messages of a question and its hint."""
    given = question.values
    told: Facts = {name: words.value(name, value, table) for name, value in given.items()}
    told["reserve"] = "yes" if question.place == RESERVE else "no"
    told["dead"] = "yes" if question.place == DEAD else "no"
    told["attack"] = "yes" if question.moves() else "no"
    if "damage" in given and "needed" in given:
        told["lost"] = int(given["damage"]) - int(given["needed"])
    if "icon" in given:
        told["name"] = icon_title(words, str(given["icon"]))
    if "spell" in given:
        told["target"] = words.say("ui-spell-target", target=known_spells()[str(given["spell"])].target)
    if question.kind in _DISTANCES:
        told |= _DISTANCES[question.kind](words, question, table)
    return told


def _pursued(words: Words, question: Question, table: Table) -> Facts:
    """Return the action that the army could take after its pursuit, and its average roll (C9.4, C9.7)."""
    action = action_there(table.view, question.place, int(question.values["number"]))
    army = of_units(table.view.dice[die].type for die in units_at(table.view, question.seat, question.place))
    return {"action": action, "means": _means(words, action), "mean": round(getattr(army, action))}


def _opposed(words: Words, question: Question, table: Table) -> Facts:
    """Return the distances to which a maneuver could turn the die, each with the action it allows."""
    number = distance(table.view, question.place)
    told: Facts = {}
    for word, there in (("below", number - 1), ("above", number + 1)):
        said = {"number": there, "means": _means(words, action_there(table.view, question.place, there))}
        told[word] = words.say("distance-and-means", **said) if 1 <= there <= HIGHEST else "none"
    return told


def _flooded(words: Words, question: Question, table: Table) -> Facts:
    """Return the action that is allowed at the distance to which the flood turns the die."""
    return {"means": _means(words, action_there(table.view, question.place, int(question.values["number"])))}


def _means(words: Words, action: Any, _table: Table | None = None) -> str:
    """Return the action that a distance allows, in words."""
    return words.say("distance-means", means=action)


_DISTANCES: dict[str, Callable[[Words, Question, Table], Facts]] = {
    "pursue": _pursued,
    "oppose": _opposed,
    "flood-oppose": _flooded,
}


def told_elsewhere(event: Any) -> bool:
    """Return True if other events already say the same: a lasting effect that begins."""
    tag = event.__struct_config__.tag
    if tag == "icon_acted":
        lies = event.icon in edition().lasting and event.target >= 0 and event.icon not in ADDING_UP
        return lies or (event.icon in IN_THE_SUM and not event.dice)
    return tag == "spell_worked" and not known_spells()[event.spell].does


def icon_title(words: Words, icon: str) -> str:
    """Return the name of an icon, for the beginning of a sentence."""
    return sentence(words.say("icon-name", icon=icon))


def faces(words: Words, shown: Sequence[Face], table: Table) -> str:
    """Return the faces of some dice, each with the name of the die."""
    told = Counter(
        words.say("die-showed", die=words.dice((face.die,), table), face=words.face(face.icon, face.count))
        for face in shown
    )
    return words.all_of(
        one if count == 1 else words.say("die-times", count=count, name=one) for one, count in told.items()
    )


def target_of(words: Words, effect: Effect, table: Table) -> str:
    """Return the target of an effect: an army, a terrain, a unit or a dragon."""
    if effect.die >= 0:
        return words.owned((effect.die,), table)
    if effect.owner >= 0:
        return words.where(f"{effect.place}@{effect.owner}", table)
    return words.place(effect.place, table)


def _owned(words: Words, event: Any, table: Table) -> Facts:
    return {"dice": words.owned(event.dice, table)}


def _rolled(words: Words, event: Any, table: Table) -> Facts:
    parts = [
        words.say("chosen-points", word=line.word, amount=abs(line.change), bucket=words.value("bucket", at, table))
        for at, line in [(total.result, line) for total in event.sums for line in merged(total.lines)]
        if line.word in ("id", "penalty")
    ]
    return {
        "chosen": words.all_of(parts),
        "purpose": words.say("roll-purpose", kind=event.kind),
        "count": words.say("dice-count", count=len({face.die for face in event.faces})),
        "sums": words.sums(event.sums, table.view.board.edition.point_words),
    }


def _revealed(words: Words, event: Any, table: Table) -> Facts:
    return {f"{part}_health": words.health(getattr(event, part), table) for part in ("home", "campaign", "horde")}


def _damaged(_words: Words, event: Any, _table: Table) -> Facts:
    return {"cause": event.cause or "attack"}


def _killed(words: Words, event: Any, _table: Table) -> Facts:
    return _by_spell(words, event.cause or "damage")


def _by_spell(words: Words, cause: str) -> Facts:
    """Return the cause of something: one word for all spells, with the name of the spell."""
    spell = cause in known_spells() and cause not in OWN_WORDS
    return {"cause": "spell" if spell else cause, "spell": words.spell(cause) if spell else ""}


def power_title(words: Words, power: str) -> str:
    """Return the name of a racial power or an icon, for the beginning of a sentence."""
    return (
        icon_title(words, power) if power in acting_icons() or power in ALONE else words.say("power-name", effect=power)
    )


def _moved(words: Words, event: Any, table: Table) -> Facts:
    kind = "retreat" if event.target == "reserve" else "reinforce" if event.source == "reserve" else "path"
    if not event.cause:
        return {"kind": kind}
    told = _by_spell(words, event.cause)
    name = icon_title(words, event.cause) if event.cause in acting_icons() else told["spell"]
    return {"kind": kind, **told, "name": name, "to": words.place(event.target, table)}


def _power_rolled(words: Words, event: Any, table: Table) -> Facts:
    shown = tuple(face.die for face in event.faces)
    return {
        "name": power_title(words, event.power),
        "dice": words.dice(shown, table),
        "units": len(shown),
        "faces": faces(words, event.faces, table),
        "count": len(event.kept),
        "kept": words.dice(event.kept, table),
    }


def _ended(_words: Words, event: Any, _table: Table) -> Facts:
    return {"count": len(event.winners)}


def _acted(words: Words, event: Any, table: Table) -> Facts:
    act = "strike" if event.dice else ACTS.get(event.icon, "nobody") if event.target >= 0 else "nobody"
    return {
        "act": act,
        "name": words.say("icon-name", icon=event.icon),
        "target": words.player(event.target, table),
        "dice": words.owned(event.dice, table),
    }


def _alone(words: Words, event: Any, table: Table) -> Facts:
    return {
        "needs": event.cause if event.cause == "scare" else event.needs,
        "name": icon_title(words, event.cause),
        "faces": faces(words, event.faces, table),
        "lost": words.dice(event.lost, table),
        "count": len(event.lost),
        "dice": words.say("dice-count", count=len(event.faces)),
        "units": len(event.faces),
    }


def _buried(words: Words, event: Any, table: Table) -> Facts:
    cause = event.cause
    return _owned(words, event, table) | {"name": words.say("icon-name", icon=cause), **_by_spell(words, cause)}


def _again(words: Words, event: Any, table: Table) -> Facts:
    told = _owned(words, event, table)
    if event.old is not None and event.new is not None:
        return told | {
            name: words.face(face.icon, face.count) for name, face in (("old", event.old), ("new", event.new))
        }
    return told | {"cause": "icon", "icon": words.say("icon-name", icon=event.cause)}


def _marched(_words: Words, event: Any, _table: Table) -> Facts:
    return {"reserve": "yes" if event.place == "reserve" else "no"}


def _coloured(words: Words, event: Any, _table: Table) -> Facts:
    pairs = list(zip(event.rolled, event.pool, strict=True))
    more, less = any(pool > rolled for rolled, pool in pairs), any(pool < rolled for rolled, pool in pairs)
    return {
        "action": "yes" if event.action else "no",
        "rolled": words.points(event.rolled),
        "pool": words.points(event.pool),
        "change": {(False, False): "none", (True, False): "doubled", (False, True): "lost"}.get((more, less), "both"),
    }


def _announced(words: Words, event: Any, table: Table) -> Facts:
    spell = table.view.board.edition.spells[event.spell]
    return {"price": spell_price(words, spell), "moves": "yes" if event.to else "no"}


def _worked(words: Words, event: Any, _table: Table) -> Facts:
    does = known_spells()[event.spell].does
    return {"does": does, "moves": "yes" if event.to else "no", "spell": words.spell(event.spell)}


def _in_force(words: Words, event: Any, table: Table) -> Facts:
    effect: Effect = event.effect
    return {
        "effect": words.effect(effect.name),
        "target": target_of(words, effect, table),
        "seat": words.player(effect.seat, table),
        "ends": effect.ends,
    }


def _returned(words: Words, event: Any, table: Table) -> Facts:
    return {"name": power_title(words, event.cause), "army": words.where(f"{event.place}@{event.seat}", table)}


def _promoted(words: Words, event: Any, table: Table) -> Facts:
    return {
        "name": power_title(words, event.cause),
        "risen": words.dice((event.risen,), table),
        "replaced": words.dice((event.replaced,), table),
    }


def _attack(words: Words, event: Any, table: Table) -> Facts:
    return {"dragons": words.owned(event.dragons, table), "count": len(event.dragons)}


def _fight(words: Words, event: Any, table: Table) -> Facts:
    pairs = (
        words.say("dragon-pair", dragon=words.owned((one,), table), target=words.owned((other,), table))
        for one, other in event.pairs
    )
    return {"pairs": words.all_of(pairs), "drawn": words.owned(event.drawn, table) if event.drawn else "none"}


def _dragon_rolled(words: Words, event: Any, table: Table) -> Facts:
    icons = words.all_of(words.say("icon-name", icon=icon) for icon in event.icons)
    return {"icons": icons, "target": _dragon_target(words, event, table)}


def _breathed(words: Words, event: Any, table: Table) -> Facts:
    return {"colour": event.colour, "target": _dragon_target(words, event, table)}


def _dragon_target(words: Words, event: Any, table: Table) -> str:
    return words.owned((event.target,), table) if event.target >= 0 else "none"


_MORE: dict[str, Callable[[Words, Any, Table], Facts]] = {
    "rolled": _rolled,
    "revealed": _revealed,
    "damaged": _damaged,
    "killed": _killed,
    "moved": _moved,
    "power_rolled": _power_rolled,
    "ended": _ended,
    "marched": _marched,
    "rolled_again": _again,
    "saved_alone": _alone,
    "icon_acted": _acted,
    "buried": _buried,
    "points_coloured": _coloured,
    "announcement": _announced,
    "spell_worked": _worked,
    "effect_began": _in_force,
    "effect_ended": _in_force,
    "returned": _returned,
    "promoted": _promoted,
    "dragons_attack": _attack,
    "dragons_fight": _fight,
    "dragon_rolled": _dragon_rolled,
    "breathed": _breathed,
}


_SPEAK: dict[str, Speaking] = {
    **dict.fromkeys(("place", "target_place", "source"), Words.place),
    "target": Words.target,
    "to": lambda words, value, table: words.place(value, table) if "/" in value else value,
    **dict.fromkeys(("terrain", "home_terrain", "frontier"), lambda words, value, _table: words.terrain(value)),
    "dragon": lambda words, value, table: words.owned((value,), table),
    "spell": lambda words, value, _table: words.spell(value),
    "colour": lambda words, value, _table: words.colour(value),
    "land": lambda words, value, _table: words.say("terrain-kind", kind=value),
    "pair": lambda words, value, _table: words.all_of(words.colour(colour) for colour in value.split("+")),
    "bucket": lambda words, value, _table: words.say("bucket-name", bucket=value),
    "means": _means,
}


class ClassicSpeech:
    """The words of the classic game."""

    prefix = ""
    speak: Mapping[str, Speaking] = MappingProxyType(_SPEAK)

    def kind(self, words: Words, type_id: str) -> str:
        """Return the name of a kind of die."""
        return words.die_name(type_id)

    def shown(self, words: Words, type_id: str, face: int) -> str:
        """Return the words for a kind of die with one of its faces up: name, species, class, health, face."""
        kind = catalogue().die(type_id)
        if isinstance(kind, TerrainType):
            return words.say("terrain-die-name", terrain=words.terrain(type_id), number=face + 1)
        name, shown = words.die_name(type_id), named_face(words, kind, face)
        if isinstance(kind, DragonType):
            return words.say("dragon-name", name=name, face=shown)
        if isinstance(kind, UnitType):
            of, unit_class = words.species(kind.species), words.say("unit-class", **{"class": kind.unit_class})
            about = {"species": of, "class": unit_class, "health": kind.health}
            told = words.say("die-name", name=name, **about, face=shown)
        else:
            told = words.say("other-die-name", name=name, about=about_other(words, kind), face=shown)
        mark = mark_words(words, type_id)
        return words.say("die-marked", die=told, mark=mark) if mark else told

    def dice(self, words: Words, dice: Sequence[int], table: Table) -> str:
        """Return the names of some dice, with equal dice counted."""
        names = Counter(words.die_name(table.view.dice[die].type) for die in dice)
        return words.all_of(
            [name if count == 1 else words.say("die-times", count=count, name=name) for name, count in names.items()]
        )

    def place(self, words: Words, place: str, table: Table) -> str:
        """Return the name of a place: a terrain with its owner, a player's reserve and so on."""
        at = place_of_lair(place)
        if is_group(at):
            return words.say("terrain-kind", kind=terrain_kind(table.view, at).kind)
        if not is_terrain(at):
            return words.say(f"place-{place}") if words.has(f"place-{place}") else place
        home = place_at(table.view, at).home
        if table.brief:
            return words.say("place-brief", home="none" if home < 0 else words.player(home, table))
        land = words.say("terrain-kind", kind=terrain_kind(table.view, at).kind)
        if home < 0:
            return words.say("place-frontier", terrain=land)
        return words.say("place-home", player=words.player(home, table), terrain=land)

    def where(self, words: Words, area: str, table: Table) -> str:
        """Return the name of an area of the table."""
        place, _, owner = area.partition("@")
        player = words.player(int(owner), table)
        if is_terrain(place) or is_lair(place):
            key = "where-army" if is_terrain(place) else "where-dragons"
            return words.say(key, player=player, place=words.place(place, table))
        land = land_on(place)
        named = next((name for name, index in grounds(table.view).items() if index == land), "")
        if named:
            return words.say("where-terrain-die", place=words.place(named, table))
        return words.say("where-table" if land >= 0 else f"where-{place}", player=player)

    def asked(self, words: Words, question: Question, table: Table) -> Facts:
        """Return the values for the messages of a question and its hint."""
        return asked(words, question, table)

    def told_elsewhere(self, event: Event) -> bool:
        """Return True if other events already say the same."""
        return told_elsewhere(event)

    def point_words(self, view: AnyView) -> Mapping[str, str]:
        """Return the results whose points have the name of another result in the edition."""
        names: Mapping[str, str] = view.board.edition.point_words
        return names

    def facts(self, words: Words, event: Event, table: Table) -> Facts:
        """Return the values for the message of an event."""
        return facts(words, event, table)

    def agreed(self, _words: Words, _house: Mapping[str, Any]) -> Sequence[str]:
        """Return no lines: the classic game has nothing to agree on besides the options."""
        return ()


SPEECH: Speech = ClassicSpeech()
