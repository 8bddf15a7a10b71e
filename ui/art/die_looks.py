"""The looks of the catalogue's dice."""

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import ELEMENTS, DieType, DragonType, ItemType, MinorTerrainType, OwnDie, TerrainType, UnitType
from ui.art.die import DieLook
from ui.art.icons import icon_names

EMBLEMS = {
    "eldarim_dragonlord": "emblem_eldarim_lord",
    "eldarim_dragonmaster": "emblem_eldarim_lord",
    "eldarim_dragonslayer": "emblem_eldarim_slayer",
    "eldarim_dragonhunter": "emblem_eldarim_slayer",
    "eldarim_dragoncrusader": "emblem_eldarim_crusader",
    "eldarim_dragonzealot": "emblem_eldarim_crusader",
}
"""The drawings for the IDs of champions, by what their logo does to a dragon: tame, slay, control."""
HEALTH_DRAWN = {"small": 1, "medium": 2, "large": 3}
"""The health of a unit whose die is as large as an item of this size."""


def _known(*names: str) -> str | None:
    """Return the first of these icons that has a drawing, or None."""
    return next((name for name in names if name in icon_names()), None)


def drawn(icon: str) -> str:
    """Return the drawing for an icon of a face: its own, or that for unknown icons."""
    return icon if icon in ("", "id") else _known(icon) or "hint"


def unit_look(unit: UnitType, elements: tuple[str, ...], face: int | None = None, dimmed: bool = False) -> DieLook:
    """Return the look of a unit of a race with these elements, with the face of this index, by default its ID.

    Monsters have no class mark: their 10 sides identify them.
    """
    if unit.listed and len(elements) == len(ELEMENTS):
        elements = ("white",)
    shown = None if face is None else unit.faces[face]
    icon = "id" if shown is None else drawn(shown.icon)
    return DieLook(
        body="monster" if unit.is_monster else "unit",
        elements=elements,
        health=unit.health,
        icon=icon,
        count=1 if shown is None or icon == "id" else shown.count,
        emblem=_emblem(unit.listed, unit.species, unit.unit_class),
        mark=None if unit.is_monster else _known(f"class_{unit.unit_class}"),
        dimmed=dimmed,
        reconstructed=unit.mark == "reconstructed",
    )


def _emblem(listed: str, species: str, unit_class: str) -> str | None:
    """Return the drawing of a unit's ID."""
    if listed in EMBLEMS:
        return EMBLEMS[listed]
    if listed:
        return "drake" if unit_class == "melee" else "dragon"
    return _known(f"emblem_{species}_{unit_class}", f"class_{unit_class}", "class_heavy_melee")


def identity_of(die: DieType) -> int:
    """Return the index of the face that stands for a die: its ID, or the first."""
    return next((index for index, face in enumerate(die.faces) if face.icon == "id"), 0)


def item_look(item: ItemType, face: int | None = None, dimmed: bool = False) -> DieLook:
    """Return the look of an item with the face of this index; by default its ID, or its first face."""
    index = identity_of(item) if face is None else face
    shown, sides = item.faces[index], len(item.faces)
    icon, mark = drawn(shown.icon), _known(item.icon)
    if face is None and item.names:  # two relics would look alike by their logo
        icon = drawn(next(one.icon for one, name in zip(item.faces, item.names, strict=True) if name))
    elif item.names and item.names[index]:
        named = item.names[index]
        icon, mark = _known(f"element_{named}", f"emblem_{named}_heavy_melee") or icon, icon
    return DieLook(
        body="pyramid" if sides == 4 else "monster" if sides == 10 else "unit",
        elements=item.elements or (item.metal,),
        health=HEALTH_DRAWN.get(item.size, 4),
        icon=icon,
        count=1 if icon == "id" or item.names else shown.count,
        emblem=_known(item.icon) or "treasure",
        mark=mark if sides == 6 else None,
        dimmed=dimmed,
        reconstructed=item.mark == "reconstructed",
    )


def minor_look(terrain: MinorTerrainType, face: int | None = None) -> DieLook:
    """Return the look of a minor terrain with the face of this index; by default its ID, which shows its place."""
    icon = terrain.faces[identity_of(terrain) if face is None else face].icon
    return DieLook("terrain", terrain.elements, icon=_known(terrain.place) or "hint" if icon == "id" else drawn(icon))


def terrain_look(terrain: TerrainType, distance: int) -> DieLook:
    """Return the look of a terrain die turned to this distance, 1 to 8."""
    icon = terrain.eighth_face if distance == 8 else terrain.faces[distance - 1].icon
    return DieLook("terrain", terrain.elements, icon=icon, number=distance)


def dragon_look(dragon: DragonType, face: int | None = None, dimmed: bool = False) -> DieLook:
    """Return the look of a dragon die with the face of this index and its form as mark; by default only its form."""
    elements: tuple[str, ...] = ("white",) if dragon.kind == "white" else dragon.elements
    form = _known(dragon.form) or "dragon"
    icon, mark = (form, None) if face is None else (dragon.faces[face].icon, form)
    return DieLook("dragon", elements, dragon.health, icon, mark=mark, dimmed=dimmed)


def own_look(die: OwnDie, face: int | None = None) -> DieLook:
    """Return the look of a custom die, as far as it has been entered; by default its ID, or its first icon."""
    sides = len(die.faces)
    if face is None:
        icons = [one.icon for one in die.faces]
        face = icons.index("id") if "id" in icons else 0
    shown = die.faces[face] if sides else None
    return DieLook(
        body="pyramid" if sides == 4 else "monster" if sides == 10 else "unit",
        elements=elements_of_own(die),
        health=die.health or 4,
        icon=drawn(shown.icon) if shown is not None else "",
        count=max(1, shown.count) if shown is not None and shown.icon != "id" else 1,
        emblem="treasure" if die.kind == "item" else _emblem(die.listed, die.folk, die.unit_class),
        mark=_known(f"class_{die.unit_class}") if sides == 6 else None,
        reconstructed=die.mark == "reconstructed",
    )


def elements_of_own(die: OwnDie) -> tuple[str, ...]:
    """Return the colours of a custom die; without any, those of the metal that its listed die has, or ivory."""
    row = catalogue().listed.get(die.listed)
    if not die.elements and row is not None and row.metal:
        return (row.metal,)
    species = catalogue().species.get(die.species)
    return die.elements or (species.elements if species is not None else ("ivory",))


def land_look(kind: TerrainType, face: int, faces: str) -> DieLook:
    """Return the look of a terrain die with a face (an index) up.

    By the option `faces`, a face below 8 shows the icon of the action that its number allows, or the printed icon (Q4).
    """
    if faces == "by_number" and face < 7:
        from ddtable.rules.dragon_dice.action import BY_NUMBER  # the window starts without the rules

        return DieLook("terrain", kind.elements, icon=BY_NUMBER[face], number=face + 1)
    return terrain_look(kind, face + 1)


def type_look(type_id: str, face: int | None = None, faces: str = "printed") -> DieLook:
    """Return the look of a kind of die with a face, by default its ID.

    `faces` is the option for terrain dice (Q4). Without a game, in the builder and on paper, they show the printed
    icons.
    """
    kind = catalogue().die(type_id)
    if isinstance(kind, TerrainType):
        return land_look(kind, face or 0, faces)
    if isinstance(kind, DragonType):
        return dragon_look(kind, face)
    if isinstance(kind, ItemType):
        return item_look(kind, face)
    if isinstance(kind, MinorTerrainType):
        return minor_look(kind, face)
    return unit_look(kind, catalogue().elements_of(kind), face)
