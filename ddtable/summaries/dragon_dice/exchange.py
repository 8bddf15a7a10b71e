"""The last related rolls with their results, read from the events, for the roll tray."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from ddtable.engine.arithmetic import Face, Line, Sum
from ddtable.engine.events import Event, is_silent, tray_of
from ddtable.engine.kernel import Played
from ddtable.engine.line import happened
from ddtable.engine.position import Position
from ddtable.rules.dragon_dice.editions import known_spells
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.dragons import DragonRolled
from ddtable.rules.dragon_dice.events.magic import EffectBegan, SpellWorked
from ddtable.rules.dragon_dice.events.powers import IconActed, PowerRolled
from ddtable.rules.dragon_dice.events.rolls import Rolled, SavedAlone
from ddtable.rules.dragon_dice.events.turns import ManeuverEnded
from ddtable.rules.dragon_dice.icons import read_icons, use_of
from ddtable.words.sentences import CARRIED
from ddtable.words.telling.dragon_dice import told_elsewhere

Kind = Literal["rolls", "strike", "maneuver", "magic", "dragons", "fight"]

LOOK_BACK = 240  # choices: choosing and resolving spells takes many
MOST_SIDES = 6  # at most one for each player
DRAGON_CLAUSES = {"jaws": "DA-C4", "claw": "DA-C3", "tail": "DA-C5"}


class Side(Struct, frozen=True):
    """One roll: the seat (-1 for dragons), its purpose and place, the faces in the order rolled, the sums.

    There are no sums before it is added up. An `aside` is a roll during the effects of another one, such as a roll that
    a spell requires.
    """

    seat: int
    kind: str
    place: str
    faces: tuple[Face, ...]
    sums: tuple[Sum, ...]
    aside: bool = False


class Exchange(Struct, frozen=True):
    """Related rolls, and their results in order."""

    kind: Kind
    sides: tuple[Side, ...] = ()
    work: tuple[Event, ...] = ()
    maneuver: ManeuverEnded | None = None

    @property
    def damages(self) -> tuple[Damaged, ...]:
        """The damage on each side."""
        return tuple(event for event in self.work if isinstance(event, Damaged))

    @property
    def deep(self) -> bool:
        """True if there is more to show than hits, saves and losses."""
        return self.kind in ("magic", "dragons", "fight") or any(tray_of(event) != "plain" for event in self.work)

    @property
    def shown(self) -> tuple[Side, ...]:
        """The sides shown on the tray: the first and the last main one, and an aside that came last."""
        main = [side for side in self.sides if not side.aside]
        if self.kind in ("strike", "magic", "dragons", "fight") and len(main) > 2:
            main = [main[0], main[-1]]
        last = [side for side in self.sides[-1:] if side.aside]
        return (*main[:MOST_SIDES], *last)


class Shown(Struct, frozen=True):
    """A face on the tray: the faces of the same die `before` it, and whether the die was rolled `again`."""

    face: Face
    before: tuple[Face, ...] = ()
    again: bool = False


class Group(Struct, frozen=True):
    """The faces of a roll with the same icon, the strongest first; `total` is their sum."""

    icon: str
    faces: tuple[Shown, ...]
    total: int


def chained(faces: Sequence[Face]) -> list[Shown]:
    """Return the faces in the order rolled, each with the earlier ones of its die (Rend, a tail)."""
    found = []
    for at, face in enumerate(faces):
        before = tuple(other for other in faces[:at] if other.die == face.die)
        found.append(Shown(face, before, any(other.die == face.die for other in faces[at + 1 :])))
    return found


def groups(faces: Sequence[Face], counting: frozenset[str] = frozenset()) -> list[Group]:
    """Return the faces by icon: those in `counting` first, then in the usual order, then special icons."""
    order = {icon: place for place, icon in enumerate(("id", "melee", "missile", "magic", "maneuver", "save"))}
    icons = sorted(
        {face.icon for face in faces}, key=lambda icon: (icon not in counting, order.get(icon, len(order)), icon)
    )
    shown = chained(faces)
    found = []
    for icon in icons:
        same = sorted((one for one in shown if one.face.icon == icon), key=lambda one: (-one.face.count, one.face.die))
        found.append(Group(icon, tuple(same), sum(one.face.count for one in same)))
    return found


def by_dragon(side: Side) -> list[Group]:
    """Return the faces of dragons, dragon by dragon, each with its damage; rerolls of a tail together."""
    shown = chained(side.faces)
    found = []
    for die in dict.fromkeys(face.die for face in side.faces):
        chain = [one for one in shown if one.face.die == die]
        found.append(Group(chain[-1].face.icon, (chain[-1],), read_icons().damage([one.face for one in chain])))
    return found


def counting_icons(side: Side) -> frozenset[str]:
    """Return the icons of a roll that had a result or effect; before it is added up, all of them."""
    shown = frozenset(face.icon for face in side.faces)
    if not side.sums or side.kind == "dragon":
        return shown
    given = frozenset(CARRIED.get(line.word, line.word) for total in side.sums for line in total.lines)
    return given | {icon for icon in shown if use_of(icon, side.kind).hook}


def last_exchange(history: Sequence[Played]) -> Exchange | None:
    """Return the last related rolls, None before the first."""
    if not history:
        return None
    reader = _Reader()
    for event in happened(history[-LOOK_BACK:]):
        reader.take(event)
    return reader.finish(_lying(history[-1].position))


class _Reader:
    """Reads events in order and keeps the current exchange, and the last one with rolls."""

    def __init__(self) -> None:
        self._now: Exchange | None = None
        self._last: Exchange | None = None
        self._calls = ""  # the rolls that a current spell requires of others

    def finish(self, lying: tuple[Side, ...]) -> Exchange | None:
        """Return the current exchange with the dice not added up yet, or else the last one."""
        if lying:
            now = self._now or Exchange("magic" if lying[0].kind == "magic" else "rolls")
            return replace(now, sides=(*now.sides, *lying))
        return self._now if self._now is not None and self._now.sides else self._last

    def take(self, event: Any) -> None:
        """Handle one event."""
        part = tray_of(event)
        if event.about.opens:
            self._open(event.about.opens)
        elif part == "closes":
            self._close()
        if isinstance(event, Rolled):
            self._rolled(event)
        elif isinstance(event, DragonRolled):
            self._dragon_rolled(event)
        elif isinstance(event, SavedAlone | PowerRolled):
            self._add(Side(event.seat, "single", event.place, event.faces, (), aside=True))
        if self._now is not None and isinstance(event, ManeuverEnded):
            # no roll for an unopposed maneuver
            self._now = replace(self._now, maneuver=event if self._now.sides else None)
        if self._now is not None and part in ("plain", "result"):
            self._work(event)

    def _open(self, kind: Kind) -> None:
        self._close()
        self._now = Exchange(kind)

    def _close(self) -> None:
        if self._now is not None and self._now.sides:
            self._last = self._now
        self._now, self._calls = None, ""

    def _add(self, side: Side) -> None:
        now = self._now or Exchange("rolls")
        self._now = replace(now, sides=(*now.sides, side))

    def _rolled(self, event: Rolled) -> None:
        side = Side(event.seat, event.kind, event.place, event.faces, event.sums)
        if event.kind == "magic":
            self._open("magic")
        elif self._calls == event.kind:
            side = replace(side, aside=True)
            self._calls = "" if event.kind == "save" else self._calls
        self._add(side)

    def _dragon_rolled(self, event: DragonRolled) -> None:
        """Add a dragon's roll to those of the others in the attack; a dragon struck by a spell rolls alone."""
        faces = tuple(Face(event.dragon, icon, 1) for icon in event.icons)
        usual = read_icons().damage(faces)
        if usual:  # a face of a white dragon counts twice
            faces = tuple(Face(face.die, face.icon, event.damage // usual) for face in faces)
        sides = self._now.sides if self._now else ()
        if self._calls == "dragon" or not (self._now and self._now.kind in ("dragons", "fight")):
            self._add(dragon_side(faces, aside=True))
            return
        if sides and sides[-1].kind == "dragon":
            self._now, faces = replace(self._now, sides=sides[:-1]), (*sides[-1].faces, *faces)
        side = dragon_side(faces)
        # in a fight of dragons each has its own target: their damage is not added up
        self._add(replace(side, sums=()) if self._now.kind == "fight" else side)

    def _work(self, event: Event) -> None:
        if isinstance(event, SpellWorked):
            does = known_spells()[event.spell].does
            self._calls = {"hail": "save", "flood": "maneuver", "lightning": "dragon"}.get(does, "")
        elif not _worth_a_line(event):
            return
        if self._now is not None:
            self._now = replace(self._now, work=(*self._now.work, event))


def _worth_a_line(event: Any) -> bool:
    """Return True if an event gets a line of its own, because no other line shows it."""
    if isinstance(event, EffectBegan):
        return event.effect.name not in known_spells() and not is_silent(event)
    if isinstance(event, IconActed):
        return event.target >= 0 and not told_elsewhere(event)
    return True


def dragon_side(faces: tuple[Face, ...], aside: bool = False) -> Side:
    """Return the roll of dragons as a side of the tray, with its damage as a sum (DA-C3, DA-C4, DA-C5)."""
    lines = [
        Line(icon, read_icons().damage([face for face in faces if face.icon == icon]), DRAGON_CLAUSES[icon])
        for icon in DRAGON_CLAUSES
    ]
    kept = tuple(line for line in lines if line.change)
    return Side(-1, "dragon", "", faces, (Sum("damage", kept, sum(line.change for line in kept)),), aside)


def _lying(position: Position[Any, Any]) -> tuple[Side, ...]:
    """Return rolled dice that are not added up yet because a question about them is pending.

    Such questions are about a flash of fire, a cantrip, the colours, the use of IDs, penalties: the steps have the
    faces.
    """
    found: list[Side] = []
    for step in position.agenda:
        found += [side for side in _lying_of(step, position.board.seat) if side.faces]
    return tuple(found)


def _lying_of(step: Any, acting: int) -> list[Side]:
    tag, stage = step.__struct_config__.tag, getattr(step, "stage", "")
    if tag == "rolling":
        fallen = list(zip(step.parties, step.fallen, strict=False))
        dragons = tuple(face for party, roll in fallen if party.kind == "dragon" for face in roll.faces)
        armies = [(party, roll.faces) for party, roll in fallen if party.kind != "dragon"]
        return [
            dragon_side(dragons),
            *(Side(party.seat, party.kind, party.place, faces, ()) for party, faces in armies),
        ]
    if tag == "charge" and stage == "answer" and step.attack is not None:
        return [Side(step.seat, "charge", step.place, step.attack.faces, ())]
    if tag == "charge" and stage in ("cast", "charger_icons", "target_cast", "icons", "ids", "spread"):
        return [
            Side(step.seat, "charge", step.place, step.attack.faces, ()),
            Side(step.target, "charge_defence", step.place, step.defence.faces, ()),
        ]
    if tag == "strike" and stage in ("attack_cast", "attack_icons"):
        kind = "missile" if step.kind == "missile" else "melee"
        return [Side(step.seat, kind, step.place, step.attack.faces, ())]
    if tag == "strike" and stage in ("save_cast", "save_icons"):
        return [Side(step.target, "save", step.target_place, step.save.faces, (), step.kind == "spell")]
    if tag == "dragon_attack" and stage in ("cast", "ids", "spread"):
        return [Side(acting, "dragon_defence", step.place, step.army.faces, ())]
    return []
