"""Names of dice, species, spells and clauses in one language: from the catalogue, or else from the data."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import TYPE_CHECKING, Any

from msgspec import structs

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType, ItemType, MinorTerrainType, TerrainType, UnitType
from ddtable.maps.own import known_map
from ddtable.rules.dragon_dice.places import is_group
from ddtable.texts.messages import messages
from ddtable.texts.plain import plain
from ddtable.texts.trouble import Named, Trouble

if TYPE_CHECKING:
    from ddtable.rules.rulings import Ruling


DEALT, AND = "dealt_", " + "  # the beginning of a dealt force's id; what joins the races in its name
DEALT_ARMIES = ("Soldiers", "Dragons", "Giants", "Warriors", "Archmages")


class Names:
    """The names in one language; `Words` makes sentences of them. Unknown keys raise KeyError."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._messages = messages(language)

    def say(self, key: str, /, **values: Any) -> str:
        """Return the message of a key with its values filled in."""
        return self._messages.say(key, values)

    def has(self, key: str) -> bool:
        """Return True if this key has a message."""
        return self._messages.has(key)

    # Dice

    def coloured(self, element: str, amount: int) -> str:
        """Return an amount of magic of one colour in words."""
        return self.say("colour-points", amount=amount, colour=self.colour(element), element=element)

    def trouble(self, sentence: str) -> str:
        """Return an error in this language; a sentence that is not from the catalogue is returned unchanged."""
        if not isinstance(sentence, Trouble):
            return sentence
        values = {name: self._of_trouble(value) for name, value in sentence.values.items()}
        return self.say(f"trouble-{sentence.key}", **values)

    def _of_trouble(self, value: Any) -> Any:
        """Return a value of an error in this language: another error, a die, a force, an effect, a place."""
        if isinstance(value, Named):
            names = {"die": self.die_name, "effect": self.effect, "place": self.map_place}
            named = names.get(value.kind)
            return self.force_name(value.id, str(value)) if named is None else named(value.id)
        return self.trouble(value) if isinstance(value, str) else value

    def all_of(self, things: Iterable[str]) -> str:
        """Return several things as a list in words."""
        items = list(things)
        if len(items) < 2:
            return "".join(items)
        # From the end, without nested calls: a player with 400 health rolls hundreds of dice.
        said = self.say("list-two", first=items[-2], second=items[-1])
        for item in reversed(items[:-2]):
            said = self.say("list-more", first=item, rest=said)
        return said

    def one_of(self, things: Iterable[str]) -> str:
        """Return several things as a list with "or"."""
        return reduce(lambda told, thing: self.say("list-or", first=told, second=thing), things)

    def die_name(self, type_id: str) -> str:
        """Return the name of a die."""
        if (own := catalogue().own.get(type_id)) is not None:
            return plain(own.name)
        kind = catalogue().die(type_id)
        if isinstance(kind, TerrainType):
            return self.terrain(type_id)
        if isinstance(kind, MinorTerrainType):
            place = self.say("minor-place", place=kind.place)
            return self.say("terrain-name", kind=self.say("terrain-kind", kind=kind.kind), eighth=place)
        if isinstance(kind, ItemType) or (isinstance(kind, UnitType) and kind.listed):
            return self._listed(kind)
        family = "dragon" if isinstance(kind, DragonType) else "unit"
        return self._messages.name(f"{family}-name-{type_id}", kind.name)

    def _listed(self, kind: UnitType | ItemType) -> str:
        """Return the name of a campaign die: that of its row, with its element if there is one of each."""
        row = catalogue().listed[kind.listed]
        name = self.template(row.id, row.name)
        return self.say("die-of-element", name=name, element=kind.elements[0]) if row.each else name

    def template(self, template_id: str, given: str) -> str:
        """Return the name of a template of own dice (`ddtable.dice.own.templates`)."""
        return self._messages.name(f"template-name-{template_id}", given)

    def species(self, species_id: str) -> str:
        """Return the name of a species."""
        return self._messages.name(f"species-name-{species_id}", catalogue().folk[species_id].name)

    def terrain(self, terrain_id: str) -> str:
        """Return the name of a terrain die: its kind and its eighth face."""
        terrain = catalogue().terrain(terrain_id)
        return self.say(
            "terrain-name",
            kind=self.say("terrain-kind", kind=terrain.kind),
            eighth=self.say("eighth-face", face=terrain.eighth_face),
        )

    def face(self, icon: str, count: int) -> str:
        """Return the name of a face."""
        return self.say("die-face", count=count, icon=self.icon(icon, count))

    def icon(self, icon: str, count: int = 1) -> str:
        """Return the name of an icon, for the place after a count."""
        return self.say("icon-name" if count == 1 else "icon-names", icon=icon)

    # Spells, forces, rules

    def spell_name(self, spell_id: str) -> str:
        """Return the name of a spell without its colour."""
        from ddtable.rules.dragon_dice.editions import known_spells

        return self._messages.name(f"spell-name-{spell_id}", known_spells()[spell_id].name)

    def spell(self, spell_id: str) -> str:
        """Return the name of a spell, with its colour if several spells have that name."""
        from ddtable.rules.dragon_dice.editions import known_spells

        spell = known_spells()[spell_id]
        if sum(other.name == spell.name for other in known_spells().values()) == 1:
            return self.spell_name(spell_id)
        return self.say("spell-of-colour", name=self.spell_name(spell_id), colour=self.colour(spell.colour))

    def effect(self, name: str) -> str:
        """Return the name of a lasting effect: a spell, or the effect of a dragon's breath."""
        return self.say(f"effect-{name}") if self.has(f"effect-{name}") else self.spell(name)

    def map_place(self, id: str) -> str:
        """Return the name of a territory or a continent by its map: `world:terrain/3`."""
        map_id, _, place = id.partition(":")
        found, index = known_map(map_id), int(place.rpartition("/")[2])
        things = found.continents if is_group(place) else found.territories
        return things[index].in_language(self.language)

    def colour(self, element: str) -> str:
        """Return the name of an element's colour."""
        return self.say("colour-name", element=element)

    def force_name(self, force_id: str, given: str) -> str:
        """Return the name of a starter force, or of a dealt one, which is made of names in the data."""
        if force_id.startswith(DEALT):
            return AND.join(self._dealt_name(part) for part in given.split(AND))
        if force_id == "dealt" and not given:  # an army of Battle Dice that the window dealt
            return self.say("ui-dealt")
        return self._messages.name(f"force-name-{force_id}", given)

    def _dealt_name(self, given: str) -> str:
        """Return the name of a race or of the troops in a dealt force; any other text unchanged."""
        if given in DEALT_ARMIES:
            return self._messages.name(f"force-name-dealt_{given.lower()}", given)
        folk = (species.id for species in catalogue().species.values() if species.name == given)
        return self.species(one) if (one := next(folk, "")) else given

    def force_note(self, force_id: str, given: str) -> str:
        """Return the note of a starter force."""
        return self._messages.name(f"force-note-{force_id}", given)

    def clause(self, clause_id: str) -> str:
        """Return the text of a clause."""
        from ddtable.rules.clauses import clause

        return self._messages.name(f"clause-{clause_id.replace('.', '_')}", clause(clause_id).text)

    def ruling(self, one: Ruling) -> Ruling:
        """Return a ruling with its sentences in this language."""
        name = self._messages.name
        return structs.replace(
            one,
            question=name(f"ruling-question-{one.id}", one.question),
            ruling=name(f"ruling-answer-{one.id}", one.ruling),
            reason=name(f"ruling-reason-{one.id}", one.reason),
        )

    def ruling_section(self, section: str, given: str) -> str:
        """Return the title of a section of the rulings."""
        return self._messages.name(f"ruling-section-{section}", given)
