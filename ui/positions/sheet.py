"""The position that is being set up as one value, and the functions that change it. No Qt here.

Dice are in areas: `terrain/0@1` has the army and the dragons of seat 1 at a terrain, `reserve@0` and so on its piles,
`table/0` is the slot of a terrain die. Every change keeps what follows from the dice: the health of the forces, the
terrain picks, the players who are out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Final, Literal, Self, TypeVar

from msgspec import UNSET, Struct
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import terrains_1995
from ddtable.engine.chance import Chance
from ddtable.engine.position import Die, Position
from ddtable.engine.system import SetUp
from ddtable.forces.sums import health_of
from ddtable.opponents.seated import PERSON
from ddtable.rules.dragon_dice.board import (
    BURIED,
    DEAD,
    NOBODY,
    OUT,
    RESERVE,
    Board,
    ClassicPosition,
    Effect,
    Options,
    as_fixed,
    edition_of,
    terrain_places,
)
from ddtable.rules.dragon_dice.control import armies
from ddtable.rules.dragon_dice.editions import CLASSIC95, EditionName
from ddtable.rules.dragon_dice.effects import BARE, BREATHS
from ddtable.rules.dragon_dice.impossible import impossible
from ddtable.rules.dragon_dice.notation.settings import usual_picks
from ddtable.rules.dragon_dice.notation.turns import steps_of, turn_words
from ddtable.rules.dragon_dice.places import Land, is_terrain, lair, number_of, numbered, table_of
from ddtable.rules.dragon_dice.starting import as_start
from ddtable.rules.dragon_dice.steps import March, Reinforce
from ddtable.rules.dragon_dice.system import Classic
from ddtable.rules.impossible import Impossible
from ddtable.texts.trouble import trouble
from ui.builder.sheet import MOST_DICE, MOST_KEYS, Area, Kind, kind_of

PILES: Final = (RESERVE, DEAD, BURIED)
STEPS: Final = ("begin", "march 1", "march 2", "reinforce", "retreat")
"""The steps of a turn at which a game may start, as the notation writes them."""
SEATS: Final = (2, 3, 4)
TERRAINS: Final = ("coastland_city", "highland_tower", "flatland_temple", "swampland_standing_stones", "highland_city")
FACE: Final = 3  # of the terrain dice of an empty position; an eighth face is not one that SU7 can roll


_S = TypeVar("_S", bound="Sheet")


class Sheet(Struct, frozen=True):
    """A position with the names of its players, and the player of each seat as a word (opponents/seated.py).

    This one is of the classic game. A variant replaces the class variables, and what differs.
    """

    game: ClassVar[str] = Classic.name
    piles: ClassVar[tuple[str, ...]] = PILES
    spare: ClassVar[str] = RESERVE
    """The pile of a unit that is given no area."""
    counts: ClassVar[tuple[int, ...]] = SEATS
    """The numbers of players."""

    position: ClassicPosition
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()

    # What the views of the builder need

    @property
    def reconstructed(self) -> bool:
        """False: dice with reconstructed faces are not in this game."""
        return False

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The sorts of dice that are offered."""
        return ("unit", "dragon", "terrain")

    @property
    def places(self) -> tuple[str, ...]:
        """The places at the terrains, in order."""
        return terrain_places(self.position)

    @property
    def armies(self) -> tuple[Area, ...]:
        """The areas that take units: the armies at each terrain, then the piles."""
        seats = range(self.position.seats)
        return tuple(f"{place}@{seat}" for place in (*self.places, *self.piles) for seat in seats)

    @property
    def slots(self) -> tuple[Area, ...]:
        """The areas for the terrain dice."""
        return tuple(table_of(index) for index in range(len(self.position.board.lands)))

    @property
    def areas(self) -> tuple[Area, ...]:
        """The names of all areas, in order."""
        return (*self.armies, *self.slots)

    @property
    def used(self) -> Counter[str]:
        """The number of each die in the position."""
        return Counter(die.type for die in self.position.dice if die.place != OUT)

    def dice(self, area: Area) -> tuple[str, ...]:
        """Return the dice of an area."""
        return tuple(self.position.dice[number].type for number in dice_at(self.position, area))

    def key(self, area: Area) -> str:
        """Return the digit that puts units into an area, or ""."""
        return str(self.armies.index(area) + 1) if area in self.armies[:MOST_KEYS] else ""

    def hint(self, area: Area) -> str:
        """Return the word for what an area takes."""
        if area in self.slots:
            return "terrain"
        place = place_in(area)
        return "army" if is_terrain(place) else place

    def army_health(self, area: Area) -> int:
        """Return the health of the units in an area."""
        units = catalogue().units
        return health_of(catalogue(), [die for die in self.dice(area) if die in units])

    def place_targets(self) -> tuple[str, ...]:
        """Return the places on which an effect of a terrain can be."""
        return self.places

    def all_areas(self) -> tuple[Area, ...]:
        """Return the areas whose dice can have an effect."""
        return self.armies

    def fits(self, area: Area, die: str) -> bool:
        """Return True if an area takes this die."""
        return fits(area, die)

    def offers(self, die: str) -> bool:
        """Return True if the catalogue shows this die."""
        return is_offered(die)

    # Changes

    def plain(self, position: ClassicPosition) -> ClassicPosition:
        """Return a position at the beginning of a step, if it is in the middle of one: its agenda may name dice."""
        return _plain(position)

    def without(self, gone: Iterable[int]) -> ClassicPosition:
        """Return the position without some dice; the effects on them end, and the other dice get new ids."""
        return _without(self, gone)

    def renumbered(self, board: Board, now: Mapping[int, int]) -> Board:  # noqa: ARG002
        """Return the board whose dice have new ids, by the old ones; dice that are gone have none."""
        return board

    def settled(self) -> Self:
        """Return the sheet with what follows from its dice: health and dragons of the forces, picks, players out."""
        return _settled(self)

    def with_turn(self, seat: int, number: int, step: str) -> Self:
        """Return the sheet at a step of a turn of a seat."""
        return _with_turn(self, seat, number, step)

    def with_seats(self, count: int, names: Sequence[str], player: str) -> Self:
        """Return the sheet for another number of players; new ones get their name of `names`, and this kind of player.

        The dice of a player who leaves go with them; dice of others at that home go to the reserve.
        """
        sheet = self
        while sheet.position.seats < count:
            sheet = sheet.with_one_more(names[sheet.position.seats], player)
        while sheet.position.seats > count:
            sheet = sheet.with_one_less()
        return sheet.settled()

    def with_one_more(self, name: str, player: str) -> Self:
        """Return the sheet with one more player."""
        return _with_one_more(self, name, player)

    def with_one_less(self) -> Self:
        """Return the sheet without the last player."""
        return _with_one_less(self)

    def faults(self) -> list[Impossible]:
        """Return everything that is impossible in the position."""
        found = list(impossible(self.position, self.names))
        return found or unsound(Classic().problems(self.position))

    def set_up(self, position: ClassicPosition) -> SetUp:
        """Return the set-up of a game that starts from a position."""
        return Classic().set_up_at(position)

    # The turn

    @property
    def edition(self) -> EditionName:
        """The edition by which the game is played."""
        return self.position.board.options.played

    @property
    def step(self) -> str:
        """The step of the turn that comes next; "" if it is in the middle of one."""
        words = turn_words(self.position)
        return words if words in STEPS else ""


def unsound(problems: Sequence[str]) -> list[Impossible]:
    """Return a sentence for the first of these defects."""
    return [Impossible(trouble("start-unsound", why=why)) for why in problems[:1]]


def empty(names: Sequence[str], players: Sequence[str]) -> Sheet:
    """Return a position without armies: a terrain at each home and the frontier, at the start of the first turn."""
    seats = len(names)
    homes = (*range(seats), NOBODY)
    dice = tuple(Die(TERRAINS[at], max(home, 0), table_of(at), FACE) for at, home in enumerate(homes))
    lands = tuple(Land(at, home) for at, home in enumerate(homes))
    board = Board(Options(), 0, tuple(range(seats)), 0, 1, lands, revealed=True)
    position: ClassicPosition = Position("classic", seats, dice, board, (), Chance(0))
    return Sheet(position, tuple(names), tuple(players)).with_turn(0, 1, STEPS[0]).settled()


def adopted(position: ClassicPosition, names: Sequence[str], players: Sequence[str]) -> Sheet:
    """Return a position of a game or a text for editing; one in the middle of a step goes back to its beginning."""
    count = position.seats
    more = [*names, *(f"{seat + 1}" for seat in range(len(names), count))]
    players = [*players, *(PERSON for _ in range(len(players), count))]
    bare = replace(position, chance=Chance(0), answered=0, result=None)
    return Sheet(_plain(bare), tuple(more[:count]), tuple(players[:count])).settled()


# Dice


def place_in(area: Area) -> str:
    """Return the place of an area."""
    return area.partition("@")[0]


def seat_in(area: Area) -> int:
    """Return the seat of an area; -1 for the slot of a terrain."""
    return int(area.partition("@")[2] or NOBODY)


def dice_at(position: ClassicPosition, area: Area) -> list[int]:
    """Return the ids of the dice of an area: at a terrain the army and the dragons."""
    place, seat = place_in(area), seat_in(area)
    if seat == NOBODY:
        index = int(place.rpartition("/")[2])
        lands = position.board.lands
        die = lands[index].die if index < len(lands) else NOBODY
        return [die] if 0 <= die < len(position.dice) else []
    there = position.at(place, seat)
    return [*there, *position.at(lair(place), seat)] if is_terrain(place) else [*there]


def fits(area: Area, die: str) -> bool:
    """Return True if an area takes this die: units all but slots, dragons terrains and the dead, terrains the slots."""
    dice, place = catalogue(), place_in(area)
    if seat_in(area) == NOBODY:
        return is_offered(die) and die in dice.terrains
    if die in dice.dragons:
        return is_terrain(place) or place == DEAD
    return die in dice.units


def is_offered(die: str) -> bool:
    """Return True if a die may be in a classic game: published units and dragons, and the terrains of 1995."""
    dice = catalogue()
    return die in dice.units or die in dice.dragons or die in {one.id for one in terrains_1995(dice)}


def home_of(sheet: Sheet, current: Area, die: str) -> Area:
    """Return the area for a die that is given none: the current one if it fits."""
    if sheet.fits(current, die):
        return current
    seat = max(0, seat_in(current))
    if kind_of(die) == "terrain":
        return next((slot for slot in sheet.slots if not sheet.dice(slot)), sheet.slots[-1])
    return f"{DEAD}@{seat}" if kind_of(die) == "dragon" else f"{sheet.spare}@{seat}"


def put(sheet: Sheet, area: Area, dice: Iterable[str]) -> Sheet:
    """Return the sheet with those of these dice added that fit into the area; a slot gets the last of them."""
    more = [die for die in dice if sheet.fits(area, die)]
    position, seat = sheet.position, seat_in(area)
    if not more:
        return sheet
    if seat == NOBODY:
        return _with_terrain(sheet, int(area.rpartition("/")[2]), more[-1])
    room = max(0, MOST_DICE - len(dice_at(position, area)))
    added = tuple(Die(die, seat, _place_for(die, area)) for die in more[:room])
    return replace(sheet, position=replace(position, dice=(*position.dice, *added))).settled()


def _place_for(die: str, area: Area) -> str:
    place = place_in(area)
    return lair(place) if is_terrain(place) and die in catalogue().dragons else place


def _with_terrain(sheet: Sheet, index: int, die: str) -> Sheet:
    """Return the sheet with another die for a terrain, with the same face up."""
    position = sheet.position
    there = dice_at(position, table_of(index))
    if there:
        old = position.dice[there[0]]
        return _with_die(sheet, there[0], replace(old, type=die)).settled()
    lands = list(position.board.lands)
    lands[index] = replace(lands[index], die=len(position.dice))
    added = Die(die, max(0, lands[index].home), table_of(index), FACE)
    board = position.board.changed(lands=tuple(lands))
    return replace(sheet, position=replace(position, dice=(*position.dice, added), board=board)).settled()


def take(sheet: Sheet, area: Area, dice: Iterable[str]) -> Sheet:
    """Return the sheet without these dice, one for each mention; the last ones added are removed first."""
    left, gone = dice_at(sheet.position, area)[::-1], []
    for die in dice:
        number = next((one for one in left if sheet.position.dice[one].type == die), NOBODY)
        if number != NOBODY:
            left.remove(number)
            gone.append(number)
    return replace(sheet, position=sheet.without(gone)).settled() if gone else sheet


def move(sheet: Sheet, source: Area, target: Area, dice: Sequence[str]) -> Sheet:
    """Return the sheet with dice moved to another area, where they belong to its player; terrains change places."""
    if source == target or not all(sheet.fits(target, die) for die in dice):
        return sheet
    if seat_in(target) == NOBODY:
        ours, theirs = sheet.dice(source), sheet.dice(target)
        changed = put(sheet, target, ours)
        return put(changed, source, theirs) if theirs else take(changed, source, ours)
    there, moved = dice_at(sheet.position, source), list(sheet.position.dice)
    for die in dice:
        number = next((one for one in there if moved[one].type == die), NOBODY)
        if number != NOBODY:
            there.remove(number)
            moved[number] = replace(moved[number], owner=seat_in(target), place=_place_for(die, target))
    board = sheet.position.board
    effects = tuple(
        replace(effect, place=moved[effect.die].place) if effect.die != NOBODY and effect.place else effect
        for effect in board.effects
    )
    position = replace(sheet.position, dice=tuple(moved), board=board.changed(effects=effects))
    return replace(sheet, position=position).settled()


def cleared(sheet: Sheet) -> Sheet:
    """Return the sheet without armies, dragons and effects; terrains and turn stay."""
    position = sheet.position
    terrains = {land.die for land in position.board.lands}
    gone = [number for number in range(len(position.dice)) if number not in terrains]
    lands = tuple(replace(land, holder=NOBODY) for land in position.board.lands)
    freed = replace(sheet, position=replace(position, board=position.board.changed(lands=lands, effects=())))
    return replace(sheet, position=freed.without(gone)).settled()


def _without(sheet: Sheet, gone: Iterable[int]) -> ClassicPosition:
    position, removed = sheet.position, set(gone)
    left = [number for number in range(len(position.dice)) if number not in removed]
    now = {old: new for new, old in enumerate(left)} | {NOBODY: NOBODY}
    board = position.board
    lands = tuple(
        replace(land, die=now.get(land.die, NOBODY), holder=land.holder if land.die in left else NOBODY)
        for land in board.lands
    )
    effects = tuple(
        replace(effect, die=now[effect.die], by=now[effect.by])
        for effect in board.effects
        if effect.die in now and effect.by in now
    )
    dice = tuple(position.dice[number] for number in left)
    changed = sheet.renumbered(board.changed(lands=lands, effects=effects, returning=()), now)
    return sheet.plain(replace(position, dice=dice, board=changed))


def _with_die(sheet: Sheet, number: int, die: Die) -> Sheet:
    dice = list(sheet.position.dice)
    dice[number] = die
    return replace(sheet, position=replace(sheet.position, dice=tuple(dice)))


# Terrains


def face_of(sheet: Sheet, index: int) -> int:
    """Return the number on top of a terrain die; 0 without a die."""
    there = dice_at(sheet.position, table_of(index))
    return sheet.position.dice[there[0]].face + 1 if there else 0


def with_face(sheet: Sheet, index: int, number: int, holder: int = NOBODY) -> Sheet:
    """Return the sheet with another face of a terrain up; a player may hold an eighth face, -1 for none (C11.1)."""
    there = dice_at(sheet.position, table_of(index))
    if not there:
        return sheet
    turned = _with_die(sheet, there[0], replace(sheet.position.dice[there[0]], face=number - 1))
    lands = list(sheet.position.board.lands)
    lands[index] = replace(lands[index], holder=holder)
    return _with_board(turned, lands=tuple(lands))


# Turn, edition, effects


def _with_turn(sheet: _S, seat: int, number: int, step: str) -> _S:
    """Return the sheet at a step of a turn of a seat."""
    position = sheet.position
    if step == turn_words(position):
        marched, agenda = position.board.marched, position.agenda
    else:
        agenda, marched = steps_of(step, seat, position.board.lands, position.board.edition.phases)
    board = position.board.changed(seat=seat, turn=number, marched=marched, fought=(), flooded=())
    return replace(sheet, position=replace(position, board=board, agenda=agenda))


def with_edition(sheet: Sheet, name: EditionName) -> Sheet:
    """Return the sheet for another edition, whose options and phases it gets."""
    position, step = sheet.position, sheet.step or STEPS[0]
    options = as_fixed(replace(position.board.options, edition=UNSET if name == CLASSIC95 else name))
    known = {*edition_of(options).gives, *BREATHS}
    effects = tuple(effect for effect in position.board.effects if effect.name in known)
    board = position.board.changed(options=options, effects=effects)
    changed = replace(sheet, position=replace(position, board=board, agenda=()))
    return changed.with_turn(board.seat, board.turn, step)


def with_effect(sheet: Sheet, effect: Effect) -> Sheet:
    """Return the sheet with one more effect in force."""
    return _with_board(sheet, effects=(*sheet.position.board.effects, effect))


def without_effect(sheet: Sheet, number: int) -> Sheet:
    """Return the sheet without an effect."""
    effects = sheet.position.board.effects
    return _with_board(sheet, effects=(*effects[:number], *effects[number + 1 :]))


def _with_board(sheet: Sheet, **values: object) -> Sheet:
    return replace(sheet, position=replace(sheet.position, board=sheet.position.board.changed(**values)))


# Players


def _with_one_more(sheet: _S, name: str, player: str) -> _S:
    position, seat = sheet.position, sheet.position.seats
    lands = position.board.lands
    moved = _relabelled(position, lambda index: index + 1 if index >= seat else index)
    home = Die(TERRAINS[seat], seat, table_of(seat), FACE)
    board = moved.board.changed(
        lands=(*lands[:seat], Land(len(moved.dice), seat), *lands[seat:]), order=(*position.board.order, seat)
    )
    grown = replace(moved, seats=seat + 1, dice=(*moved.dice, home), board=board)
    return replace(sheet, position=_plain(grown), names=(*sheet.names, name), players=(*sheet.players, player))


def _with_one_less(sheet: _S) -> _S:
    position, seat = sheet.position, sheet.position.seats - 1
    lands, index = position.board.lands, seat
    here = numbered(index)
    left = tuple(
        Die(die.type, die.owner, RESERVE if die.type in catalogue().units else DEAD, die.face)
        if die.owner != seat and die.place in (here, lair(here))
        else die
        for die in position.dice
    )
    owners = {land.die: max(0, land.home) for at, land in enumerate(lands) if at != index}
    left = tuple(
        replace(die, owner=owners[number]) if number in owners and die.owner == seat else die
        for number, die in enumerate(left)
    )
    effects = tuple(
        effect
        for effect in position.board.effects
        if seat not in (effect.seat, effect.owner) and effect.place not in (here, lair(here))
    )
    gone = [number for number, die in enumerate(left) if die.owner == seat or number == lands[index].die]
    kept = tuple(
        replace(land, holder=NOBODY if land.holder == seat else land.holder)
        for at, land in enumerate(lands)
        if at != index
    )
    order = tuple(one for one in position.board.order if one != seat)
    out = tuple(one for one in position.board.out if one != seat)
    board = position.board.changed(lands=kept, effects=effects, order=order, out=out)
    board = board.changed(seat=0 if board.seat == seat else board.seat)
    moved = _relabelled(replace(position, dice=left, board=board), lambda at: at - 1 if at > index else at)
    shrunk = replace(sheet, position=replace(moved, seats=seat)).without(gone)
    return replace(sheet, position=shrunk, names=sheet.names[:-1], players=sheet.players[:-1])


def _relabelled(position: ClassicPosition, number: Callable[[int], int]) -> ClassicPosition:
    """Return a position whose terrains have other numbers; the list of lands is changed by the caller."""

    def moved(place: str) -> str:
        if is_terrain(place):
            return numbered(number(number_of(place)))
        head, slash, index = place.rpartition("/")
        return f"{head}/{number(int(index))}" if slash and index.isdigit() else place

    dice = tuple(replace(die, place=moved(die.place)) for die in position.dice)
    board = position.board
    effects = tuple(replace(effect, place=moved(effect.place)) for effect in board.effects)
    marched = tuple(map(moved, board.marched))
    changed = board.changed(effects=effects, marched=marched, fought=(), flooded=(), returning=())
    return replace(position, dice=dice, board=changed)


# What follows from the dice


def _plain(position: ClassicPosition) -> ClassicPosition:
    """Return a position at the beginning of a step, if it is in the middle of one: its agenda may name dice."""
    if not position.board.turn or turn_words(position) in STEPS:
        return position
    left = position.agenda
    if March(1) in left:
        step = STEPS[0]
    elif March(2) in left:
        step = "march 1"
    else:
        step = "march 2" if any(isinstance(one, Reinforce) for one in left) else "retreat"
    board = position.board
    agenda, _ = steps_of(step, board.seat, board.lands, board.edition.phases)
    marched = board.marched[:1] if step == "march 2" else () if step != "retreat" else board.marched
    return replace(position, agenda=agenda, board=board.changed(marched=marched))


def _settled(sheet: _S) -> _S:
    """Return the sheet with what follows from its dice: health and dragons of the forces, picks, players out."""
    position = as_start(sheet.position)
    alive = {seat for seat, _ in armies(position)}
    picks = usual_picks(position.seats, position.dice, [land for land in position.board.lands if land.die != NOBODY])
    out = tuple(seat for seat in position.board.out if seat not in alive)
    board = position.board.changed(picks=picks, out=out, returning=())
    return replace(sheet, position=replace(position, board=board))


def lasting_names(sheet: Sheet) -> tuple[str, ...]:
    """Return the names of all effects that can be in force: of spells, breaths and special icons."""
    edition = sheet.position.board.edition
    spells = (name for name in edition.gives if edition.gives[name] or edition.changes.get(name))
    return (*BREATHS, *spells)


def target_kind(sheet: Sheet, name: str) -> Literal["army", "terrain", "die"]:
    """Return the kind of target of an effect."""
    edition = sheet.position.board.edition
    if name in edition.lasting:
        return edition.lasting[name].on
    if name == BARE:
        return "die"
    spell = edition.spells.get(name)
    target = "army" if spell is None else spell.target
    return "terrain" if target == "terrain" else "die" if "unit" in target else "army"


def made_effect(sheet: Sheet, name: str, seat: int, since: int, target: Effect) -> Effect:
    """Return an effect of a seat on a target; its name determines its end."""
    spell = sheet.position.board.edition.spells.get(name)
    ends = spell.ends if spell is not None else "end" if name in BREATHS else "start"
    return replace(target, name=name, seat=seat, since=since, ends=ends)


def targets(sheet: Sheet, name: str) -> Iterator[Effect]:
    """Yield an effect for every target that the effect of this name can have now; of equal units of an army one."""
    position, kind = sheet.position, target_kind(sheet, name)
    blank = Effect(name, 0, "start", 0)
    if kind == "army":
        for seat, place in sorted(armies(position), key=lambda one: (one[1], one[0])):
            yield replace(blank, place=place, owner=seat)
    elif kind == "terrain":
        for place in sheet.place_targets():
            yield replace(blank, place=place)
    else:
        sort, held = "dragon" if name == BARE else "unit", name in position.board.edition.lasting
        for area in sheet.all_areas():
            first: dict[str, int] = {}
            for number in dice_at(position, area) if place_in(area) not in (DEAD, BURIED) else ():
                if kind_of(position.dice[number].type) == sort:
                    first.setdefault(position.dice[number].type, number)
            for number in first.values():  # an icon's state of a die also ends when the die is elsewhere
                yield replace(blank, place=position.dice[number].place if held else "", die=number)
