"""The steps of the classic game: all possible entries of its agenda. The file in brackets resolves the step."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from ddtable.engine.arithmetic import Face
from ddtable.engine.position import Party, Roll
from ddtable.engine.value import PlainValue


class Assemble(PlainValue, frozen=True, tag="assemble"):
    """A seat chooses the units of one of its armies (set_up.py)."""

    seat: int
    part: Literal["home", "campaign"]


class ChooseTerrain(PlainValue, frozen=True, tag="choose_terrain"):
    """A seat picks its home terrain or proposes a frontier (set_up.py)."""

    seat: int
    part: Literal["home", "frontier"]


class Reveal(PlainValue, frozen=True, tag="reveal"):
    """Armies and terrains are shown (set_up.py)."""


class RankHordes(PlainValue, frozen=True, tag="rank_hordes"):
    """Hordes roll for the order of play; a group of more than one seat is still tied (set_up.py)."""

    groups: tuple[tuple[int, ...], ...]


class ChooseFrontier(PlainValue, frozen=True, tag="choose_frontier"):
    """The first player picks one of the proposals (set_up.py)."""


class Place(PlainValue, frozen=True, tag="place"):
    """A seat places one of its armies (set_up.py)."""

    seat: int
    part: Literal["home", "horde", "campaign"]


class SetDistances(PlainValue, frozen=True, tag="set_distances"):
    """The terrains that still need a distance are rolled (set_up.py)."""

    places: tuple[str, ...]


StrikeStage = Literal[
    "attack",
    "attack_cast",
    "attack_icons",
    "save",
    "save_cast",
    "save_icons",
    "casualties",
    "thrown_back",
    "rout",
]
ChargeStage = Literal[
    "roll",
    "answer",
    "cast",
    "charger_icons",
    "target_cast",
    "icons",
    "ids",
    "spread",
    "target_casualties",
    "charger_casualties",
    "rout",
]
DragonStage = Literal["roll", "cast", "ids", "spread", "strike", "casualties", "breath", "treasure", "slain"]
Needs = Literal["", "save", "maneuver", "melee", "id"]


class Turn(PlainValue, frozen=True, tag="turn"):
    """A seat's turn begins (turn.py)."""

    seat: int


class Expire(PlainValue, frozen=True, tag="expire"):
    """Effects that last until the start of this turn end (turn.py)."""


class Dragons(PlainValue, frozen=True, tag="dragons"):
    """Dragons attack, terrain by terrain (dragons.py)."""


class EighthFace(PlainValue, frozen=True, tag="eighth_face"):
    """City and temple give their powers, once for each captured terrain (eighth_face.py)."""


class SpeciesPhase(PlainValue, frozen=True, tag="species_phase"):
    """Races use their powers at the start of a turn, if all species play (species_phase.py)."""


class Fortify(PlainValue, frozen=True, tag="fortify"):
    """Frostwings move one of their buried units to the dead (species_phase.py)."""


class Feralize(PlainValue, frozen=True, tag="feralize"):
    """An army of Feral recruits or promotes one unit (species_phase.py)."""

    place: str


class Mutate(PlainValue, frozen=True, tag="mutate"):
    """Swamp Stalkers kill units in an opponent's reserve (species_phase.py).

    `victim`: the opponent, once chosen. `dice`: the units that roll for their lives, once they are `picked`.
    """

    victim: int = -1
    dice: tuple[int, ...] = ()
    picked: bool = False


class Evolve(PlainValue, frozen=True, tag="evolve"):
    """An army of Swamp Stalkers recruits and promotes for as much health as its power killed (species_phase.py).

    `replaced`: units replaced by this, which cannot be recruited again.
    """

    left: int
    place: str = ""
    replaced: tuple[int, ...] = ()


class March(PlainValue, frozen=True, tag="march"):
    """The acting player picks an army for the first or second march (turn.py)."""

    number: Literal[1, 2]


class Maneuver(PlainValue, frozen=True, tag="maneuver"):
    """The marching army may announce a maneuver (maneuver.py)."""

    place: str


class Oppose(PlainValue, frozen=True, tag="oppose"):
    """Opponents decide one by one whether to oppose; then all that take part roll (maneuver.py)."""

    place: str
    waiting: tuple[int, ...]
    opposing: tuple[int, ...] = ()


class TurnDie(PlainValue, frozen=True, tag="turn_die"):
    """The maneuver has succeeded: the player turns the die up or down, or keeps it (maneuver.py)."""

    place: str


class Act(PlainValue, frozen=True, tag="act"):
    """An army may take the action of its terrain's face; a pursuing army only against the one it routed (action.py)."""

    seat: int
    place: str
    against: int = -1


class ArmyRoll(PlainValue, frozen=True):
    """An army's roll: the faces when the dice were rolled, kept even if dice die or move later."""

    faces: tuple[Face, ...]


class Rolling(PlainValue, frozen=True, tag="rolling"):
    """Armies roll at once, including rerolls and Flashfire; the step below gets the result (rolling.py).

    `fallen` are the faces of each party so far, `flashed` the dice that a Flashfire has rerolled. `relics`: dice whose
    owners have chosen what else is rolled again.
    """

    purpose: str
    parties: tuple[Party, ...]
    stage: Literal["throw", "flashfire"] = "throw"
    fallen: tuple[ArmyRoll, ...] = ()
    flashed: tuple[int, ...] = ()
    passed: tuple[int, ...] = ()
    relics: tuple[int, ...] | UnsetType = UNSET


class Alone(PlainValue, frozen=True, tag="alone"):
    """Units of one owner each roll alone, for a save or for another result that saves them (alone.py).

    `cause`: "bullseye", "stone", "lightning", "soiled_ground", or the special icon that `by` rolled in a roll of
    `kind`. The icon's row says what the units need and what happens without it. `burial`: they are dead, and units
    without a save are buried. `damage`: the damage each has to save, if a single save is not enough; `giver` is the die
    that it comes from.
    """

    seat: int
    place: str
    dice: tuple[int, ...]
    cause: str
    by: int = -1
    kind: str = ""
    burial: bool = False
    damage: int = 0
    giver: int = -1


class IconAct(PlainValue, frozen=True):
    """A special icon of a roll that still has to act: the dice that show it, and their total worth."""

    icon: str
    points: int
    dice: tuple[int, ...]


class IconWork(PlainValue, frozen=True, tag="icon_work"):
    """Special icons of one army's roll act, starting with the first of `acts` (icon_work.py).

    `kind`: of the roll. `target`: the seat whose army is attacked or attacks, -1 for none. `stage` and `chosen` belong
    to the acting icon: its choices so far.
    """

    seat: int
    place: str
    kind: str
    acts: tuple[IconAct, ...]
    target: int = -1
    target_place: str = ""
    stage: str = ""
    chosen: tuple[int, ...] = ()


class Strike(PlainValue, frozen=True, tag="strike"):
    """One army attacks another, which saves: missiles, one half of a skirmish, or a damaging spell (strike.py).

    `hits` can be saved, `smites` cannot; `thrown_back` is the damage of the target's Counter to the attacker. Effects
    of special icons: `changed` are (icon, points) added to or subtracted from the save roll; `absent` dice do not make
    it.
    """

    kind: Literal["missile", "skirmish", "strike_back", "spell"]
    seat: int
    place: str
    target: int
    target_place: str
    stage: StrikeStage = "attack"
    attack: ArmyRoll | None = None
    save: ArmyRoll | None = None
    hits: int = 0
    smites: int = 0
    damage: int = 0
    thrown_back: int = 0
    target_dead: tuple[int, ...] = ()
    changed: tuple[tuple[str, int], ...] = ()
    absent: tuple[int, ...] = ()


class StrikeBack(PlainValue, frozen=True, tag="strike_back"):
    """The army that was attacked in a skirmish may strike back (melee.py)."""

    seat: int
    place: str
    target: int


class Charge(PlainValue, frozen=True, tag="charge"):
    """Two armies charge and roll at once (charge.py). `ids` is each owner's use of IDs and penalties.

    Effects of special icons: `changed` are (icon, points) added to or subtracted from the target's saves; `charmed`
    (hits, unsavable hits) that each side gained from units of the other; a `surprised` target does no damage.
    """

    seat: int
    place: str
    target: int
    stage: ChargeStage = "roll"
    attack: ArmyRoll | None = None
    defence: ArmyRoll | None = None
    ids: tuple[tuple[int, ...], ...] = ()
    spread: tuple[int, ...] = ()
    damage: int = 0
    damage_back: int = 0
    target_dead: tuple[int, ...] = ()
    changed: tuple[tuple[str, int], ...] = ()
    charmed: tuple[int, ...] = (0, 0, 0, 0)
    surprised: bool = False


class Loss(PlainValue, frozen=True):
    """Units of one army that die together: by damage, or by `cause`; `buried` at once (DA-D3)."""

    seat: int
    place: str
    dice: tuple[int, ...]
    damage: int = 0
    cause: str = ""
    buried: bool = False


class Dying(PlainValue, frozen=True, tag="dying"):
    """Units die, and some of them may roll or be replaced first (dying.py).

    `spared`: units that go to reserve instead. `pairs`: (the dead unit, the dying one whose place it takes); `settled`:
    the number of losses whose owner is done.
    """

    losses: tuple[Loss, ...]
    stage: Literal["roll", "burial", "exchange"] = "roll"
    spared: tuple[int, ...] = ()
    pairs: tuple[tuple[int, int], ...] = ()
    settled: int = 0


class Ashes(PlainValue, frozen=True, tag="ashes"):
    """Units that have been buried roll whether they rise from the ashes (dying.py)."""

    dice: tuple[int, ...]


class RapidGrowth(PlainValue, frozen=True, tag="rapid_growth"):
    """Treefolk that oppose a maneuver may be rerolled, party by party; then the maneuver is resolved (growth.py)."""

    rolling: Rolling
    at: int = 1


class Dispel(PlainValue, frozen=True, tag="dispel"):
    """A unit may be rolled against magic just announced at it, its army or its terrain (dispel.py)."""

    die: int


class Negate(PlainValue, frozen=True, tag="negate"):
    """Frostwings roll magic against the magic that is about to be cast at their terrain (negation.py)."""

    seat: int
    place: str


class Announced(PlainValue, frozen=True):
    """An announced spell with its target and destination.

    `target` is "army:seat:place", "die:number", a terrain's place, or "dead"; `to` is a terrain for spells that move
    something. `times` is the number of castings.
    """

    spell: str
    target: str
    to: str = ""
    times: int = 1


class Cast(PlainValue, frozen=True, tag="cast"):
    """An army casts: its points get their colours, spells are announced, then resolved (casting.py).

    `action`: a magic action, not a Cantrip in another roll. `rolled`: (die, points), those of `special` by an icon
    without penalties. `loss`: the points that penalties subtract, `lost` by colour. `rows`: the colours given to each
    die's points. `pool`: points left by colour, in the order of `spells.COLOURS`, already doubled by the terrain;
    `black` of them may still be doubled by burying. `ids`: the dice whose points are those of an ID, in an edition that
    asks for it. `spell`, `target`, `to`: the current announcement, `price` the points that it costs, if the caster
    chooses their colours. `own`: points left of the races that have spells of their own. `tuned`: (die, colour) of dice
    whose points an item has given a colour.
    """

    seat: int
    place: str
    action: bool
    rolled: tuple[tuple[int, int], ...]
    stage: Literal["colours", "loss", "spell", "target", "destination", "bury", "price", "work"] = "colours"
    special: tuple[int, ...] = ()
    loss: int = 0
    lost: tuple[int, ...] = ()
    rows: tuple[tuple[int, ...], ...] = ()
    pool: tuple[int, ...] = ()
    black: int = 0
    spell: str = ""
    target: str = ""
    to: str = ""
    announced: tuple[Announced, ...] = ()
    in_order: bool = False
    ids: tuple[int, ...] | UnsetType = UNSET
    price: tuple[int, ...] | UnsetType = UNSET
    own: tuple[tuple[str, tuple[int, ...]], ...] | UnsetType = UNSET
    tuned: tuple[tuple[int, int], ...] | UnsetType = UNSET


class Magic(PlainValue, frozen=True, tag="magic"):
    """An army takes a magic action: it rolls, then casts (magic.py)."""

    seat: int
    place: str


class Spell(PlainValue, frozen=True, tag="spell"):
    """One announced spell takes its effect (spell_work.py)."""

    seat: int
    place: str
    cast: Announced


class Flood(PlainValue, frozen=True, tag="flood"):
    """Opposing armies may roll maneuvers against a spell that turns their terrain (spell_work.py)."""

    seat: int
    spell: str
    place: str
    waiting: tuple[int, ...]
    opposing: tuple[int, ...] = ()


class Join(PlainValue, frozen=True, tag="join"):
    """The action is over: units that a spell returned join their army (spell_work.py)."""


class DragonAttack(PlainValue, frozen=True, tag="dragon_attack"):
    """Dragons that attack no other dragon attack the acting player's army (dragons.py).

    `ids`: the use of each ID and free addition; `spread`: the penalties; both over melee, missile, save, as are the
    `results`. `strikes`: for each dragon already decided the kind of result used on it, "let" if it is spared, "" if
    neither kind slays it. `slain`: the dragons slain by them. `breaths`: the number of breath effects resolved.
    `changed`: (icon, points) that special icons added to the saves. `bashed`: dragons that took their own damage.
    """

    place: str
    dragons: tuple[int, ...]
    stage: DragonStage = "roll"
    army: ArmyRoll | None = None
    shown: tuple[ArmyRoll, ...] = ()
    ids: tuple[tuple[int, ...], ...] = ()
    spread: tuple[int, ...] = ()
    results: tuple[int, int, int] = (0, 0, 0)
    strikes: tuple[str, ...] = ()
    slain: tuple[int, ...] = ()
    damage: int = 0
    breaths: int = 0
    changed: tuple[tuple[str, int], ...] = ()
    bashed: tuple[int, ...] = ()


class DragonFight(PlainValue, frozen=True, tag="dragon_fight"):
    """Dragons of different colours fight each other (dragon_fights.py).

    `targets` are sealed until all are chosen; the dragons in `drawn` have a random target.
    """

    place: str
    dragons: tuple[int, ...]
    targets: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()


class Promote(PlainValue, frozen=True, tag="promote"):
    """Units of an army are exchanged for dead ones, at most `most` of them, all at once (promotion.py).

    `pairs`: (the dead unit, the unit that it replaces).
    """

    seat: int
    place: str
    most: int
    cause: Literal["slain", "treasure", "city"]
    pairs: tuple[tuple[int, int], ...] = ()


class City(PlainValue, frozen=True, tag="city"):
    """A captured city recruits or promotes (eighth_face.py)."""

    place: str


class Temple(PlainValue, frozen=True, tag="temple"):
    """A captured temple makes another player bury a dead unit of their choice (eighth_face.py)."""

    place: str
    victim: int = -1


class Pursue(PlainValue, frozen=True, tag="pursue"):
    """The player whose attack caused a rout may pursue (rout.py)."""

    seat: int
    place: str
    against: int


class Reinforce(PlainValue, frozen=True, tag="reinforce"):
    """Units move from reserve to terrains (reserves.py); `only` is the one terrain that an option allows, if on."""

    only: str = ""


class Retreat(PlainValue, frozen=True, tag="retreat"):
    """Units move from terrains to reserve (reserves.py); `only` is the one terrain that an option allows, if on.

    `flown`: units that have flown from one land of air to another by a racial power.
    """

    only: str = ""
    flown: tuple[int, ...] = ()


class EndTurn(PlainValue, frozen=True, tag="end_turn"):
    """The turn ends and passes on (turn.py)."""


Step = (
    Roll
    | Assemble
    | ChooseTerrain
    | Reveal
    | RankHordes
    | ChooseFrontier
    | Place
    | SetDistances
    | Turn
    | Expire
    | Dragons
    | EighthFace
    | SpeciesPhase
    | Fortify
    | Feralize
    | Mutate
    | Evolve
    | March
    | Maneuver
    | Oppose
    | TurnDie
    | Act
    | Rolling
    | Alone
    | IconWork
    | Strike
    | StrikeBack
    | Charge
    | Dying
    | Ashes
    | RapidGrowth
    | Magic
    | Negate
    | Dispel
    | Cast
    | Spell
    | Flood
    | Join
    | DragonAttack
    | DragonFight
    | Promote
    | City
    | Temple
    | Pursue
    | Reinforce
    | Retreat
    | EndTurn
)
