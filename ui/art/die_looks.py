"""The looks of the catalogue's dice."""

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType, OwnDie, TerrainType, UnitType
from ui.art.die import DieLook
from ui.art.icons import icon_names


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
    shown = None if face is None else unit.faces[face]
    icon = "id" if shown is None else drawn(shown.icon)
    return DieLook(
        body="monster" if unit.is_monster else "unit",
        elements=elements,
        health=unit.health,
        icon=icon,
        count=1 if shown is None or icon == "id" else shown.count,
        emblem=_known(f"emblem_{unit.species}_{unit.unit_class}", f"class_{unit.unit_class}", "class_heavy_melee"),
        mark=None if unit.is_monster else _known(f"class_{unit.unit_class}"),
        dimmed=dimmed,
    )


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
    sides, emblems = len(die.faces), (f"emblem_{die.folk}_{die.unit_class}", f"class_{die.unit_class}")
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
        emblem="treasure" if die.kind == "item" else _known(*emblems, "class_heavy_melee"),
        mark=_known(f"class_{die.unit_class}") if sides == 6 else None,
    )


def elements_of_own(die: OwnDie) -> tuple[str, ...]:
    """Return the colours of a custom die; ivory for one without any."""
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
    return unit_look(kind, catalogue().elements_of(kind), face)
