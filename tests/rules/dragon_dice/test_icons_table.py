"""Every special icon of every unit in every kind of roll: the table of C14.4 and C14.5, played cell by cell."""

import pytest
from icon_rolls import acted, before, blank, rolled, shown, throw

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import Face
from ddtable.rules.dragon_dice.alone import results_alone
from ddtable.rules.dragon_dice.icons import read_icons, worth
from ddtable.rules.dragon_dice.roll_kinds import COUNTED
from ddtable.rules.dragon_dice.rolls import recipe, work_out
from ddtable.rules.dragon_dice.steps import IconWork

# The result of the face in each kind of roll; a dash: nothing. A star: the die is rolled again and the second face
# added. "acts": an effect without a number, which has its own tests. "magic": it casts, or gives points in a magic
# action; "targets": Bullseye's own question. "doubles": the trumpet. "charge": the skirmish becomes a charge. "any":
# its owner chooses the result. Columns: horde, maneuver, missile, melee, save against missiles, against melee, charge,
# target of a charge, magic, against dragons, and a unit that rolls alone.
TABLE = """
icon                die               horde maneuver  missile  melee   save               save_melee         charge   charge_defence     magic  dragon_defence alone
bash                behemoth          -     -         -        -       save4              acts               -        acts               -      acts           save4
bullseye            spearer           -     -         targets  -       -                  -                  -        -                  -      missile4       -
cantrip             fireshadow        -     -         magic    magic   magic              magic              magic    magic              magic4 magic          -
charge              behemoth          -     -         -        charge  -                  -                  -        -                  -      -              -
charm               beholder          -     -         -        acts    -                  -                  acts     acts               -      -              -
choke               strangle_vine     -     -         -        acts    -                  -                  acts     -                  -      -              -
cloak               lurker_in_the_deep -    -         -        -       acts               acts               -        acts               magic4 acts           save4,maneuver4,melee4
coil                ormyrr            -     -         -        acts    -                  -                  acts     acts               -      melee4         -
confuse             umber_hulk        -     -         acts     acts    -                  -                  acts     -                  -      -              -
convert             vampire           -     -         -        acts    -                  -                  acts     acts               -      -              -
counter             coral_giant       -     -         -        melee4  save4              save4,thrown_back4 charge4  save4,thrown_back4 -      melee4,save4   save4,melee4
create_fireminions  fireshadow        maneuver4 maneuver4 missile4 melee4 save4           save4              charge4  any4               magic4 any4           -
dispel_magic        gargoyle          -     -         -        -       -                  -                  -        -                  -      -              -
double_strike       hydra             -     -         -        acts*   -                  -                  acts*    acts*              -      melee4         -
entangle            tako              -     -         -        acts    -                  -                  acts     acts               -      -              -
ferry               gryphon           -     -         acts     acts    acts               acts               acts     acts               acts   acts           -
firebreath          nightmare         -     -         -        acts    -                  -                  acts     acts               -      -              -
firecloud           genie             -     -         acts     acts    -                  -                  acts     acts               -      -              -
firewalking         genie             maneuver4 maneuver4 acts acts    acts               acts               charge4  acts               acts   acts           maneuver4
flame               gorgon            -     -         -        acts    -                  -                  acts     acts               -      -              -
flaming_arrow       blazer            -     -         acts     -       -                  -                  -        -                  -      missile4       -
fly                 roc               maneuver4 maneuver4 -    -       save4              save4              charge4  save4              -      save4          save4,maneuver4
frost_breath        cryohydra         -     -         acts     acts    -                  -                  acts     acts               -      -              -
galeforce           genie             -     -         acts     acts    -                  -                  acts     acts               acts   -              -
gore                rhino_folk        -     -         -        acts    -                  -                  acts     acts               -      melee4         -
hoof                satyr             maneuver4 maneuver4 -    -       save4              save4              charge4  save4              -      save4          save4,maneuver4
howl                wolf_pack         -     -         acts     acts    -                  -                  acts     -                  -      -              -
hug                 bear_folk         -     -         -        acts    -                  -                  acts     acts               -      melee4         -
hypnotic_glare      leviathan         -     -         -        acts    -                  -                  acts     -                  -      -              -
illusion            rakshasa          -     -         acts     acts    -                  -                  acts     acts               acts   -              -
kick                centaur           -     -         -        acts    save4              save4              acts     save4              -      melee4,save4   save4
net                 cannibal          -     -         acts     acts    -                  -                  acts     acts               -      -              save4
plague              minor_death       -     -         -        acts    -                  -                  acts     acts               -      -              -
poison              death_naga        -     -         -        acts    -                  -                  acts     acts               -      -              -
regenerate          troll             -     -         acts     acts    acts               acts               acts     acts               acts   acts           save4
rend                yeti              maneuver4 maneuver4 -    melee4* -                  -                  charge4* melee4*            -      melee4*        maneuver4,melee4
rise_from_the_ashes phoenix           -     -         -        -       save4              save4              -        save4              -      -              save4
roar                lion_folk         -     -         -        acts    -                  -                  acts     acts               -      -              -
scare               death_knight      -     -         -        acts    -                  -                  acts     acts               -      -              -
screech             harpies           -     -         -        acts    -                  -                  acts     -                  -      -              -
seize               roc               -     -         acts     -       -                  -                  -        -                  -      -              -
slay                minor_death       -     -         -        acts    -                  -                  acts     acts               -      -              -
sleep               cannibal          -     -         -        acts    -                  -                  acts     acts               -      -              -
smite               troll             -     -         -        smite4  -                  -                  smite4   smite4             -      melee4         -
smother             darktree          -     -         -        acts    -                  -                  acts     acts               -      -              -
stomp               behemoth          -     -         -        acts    -                  -                  acts     acts               -      melee4         -
stone               medusa            -     -         smite4   smite4  -                  -                  smite4   smite4             -      missile4       -
stun                carrion_crawler   -     -         -        acts*   -                  -                  acts*    acts*              -      -              -
surprise            yeti              -     -         -        acts    -                  -                  acts     -                  -      -              -
swallow             remorhaz          -     -         -        acts    -                  -                  acts     acts               -      -              -
tail                crocosaur         -     -         -        melee2* -                  -                  charge2* melee2*            -      melee2*        melee2
teleport            unicorn           maneuver4 maneuver4 acts acts    acts               acts               charge4  acts               acts   acts           maneuver4
trample             redwood           maneuver4 maneuver4 -    melee4  -                  -                  charge8  melee4             -      melee4         maneuver4,melee4
trumpet             elephant_folk     -     -         -        doubles doubles            doubles            doubles  doubles            -      doubles        -
vanish              ghost             -     -         -        -       save3,acts         save3,acts         -        save3,acts         -      -              save3
volley              assailer          -     -         missile4 -       save4,thrown_back4 save4              -        save4              -      missile4,save4 save4
wave                swamp_beast       -     acts      -        acts    -                  -                  acts     -                  -      -              -
web                 drider            -     -         acts     acts    -                  -                  acts     acts               -      -              -
wild_growth         noble_willow      -     -         acts     acts    acts               acts               acts     acts               acts   acts           save4
wither              mummy             -     -         -        acts    -                  -                  acts     acts               -      -              -
"""  # noqa: E501
_HEAD, *_ROWS = [line.split() for line in TABLE.strip().splitlines()]
KINDS = _HEAD[2:-1]
CELLS = [(icon, die, kind, cell) for icon, die, *row in _ROWS for kind, cell in zip(KINDS, row, strict=False)]
PLAYED = [cell for cell in CELLS if cell[2] != "horde"]
NORMAL = {"id", "melee", "missile", "magic", "maneuver", "save"}
DELAYED = ("choke", "confuse", "hypnotic_glare")


def numbers(cell: str) -> dict[str, int]:
    """Return the results in a cell."""
    found = {}
    for part in cell.rstrip("*").split(","):
        word = part.rstrip("0123456789")
        if word != part:
            found[word] = int(part.removeprefix(word))
    return found


def test_every_special_icon_of_every_unit_has_its_row():
    """C14.1, C14.4: 240 units, and each kind of roll; dragons' own faces apart."""
    units = catalogue().units.values()
    assert len(units) == 240
    on_dice = {face.icon for unit in units for face in unit.faces} - NORMAL
    assert [row[0] for row in _ROWS] == sorted(on_dice)
    assert set(KINDS) == set(COUNTED)
    in_data = {icon for kind, uses in read_icons().uses.items() if kind != "dragon" for icon in uses}
    assert in_data == on_dice - {"dispel_magic"}, "which is rolled by itself when magic is announced"


@pytest.mark.parametrize(("icon", "die", "kind", "cell"), PLAYED, ids=lambda part: str(part).replace("_", "-"))
def test_results_of_an_icon_in_a_roll(icon, die, kind, cell):
    """C14.2, C14.4, C14.5: the sum of a roll in which one die shows the icon and all others show nothing."""
    if cell == "targets" or "magic" in cell.split(","):
        return  # Bullseye and Cantrip have tests of their own
    table = throw(kind, die, icon, more="B at home B: 2 sentry\nA at home A: 2 sentry\nA dead: thug\nB dead: thug\n")
    if icon in DELAYED and kind in ("melee", "missile"):
        table.roll("id")  # it waits for the save roll
    if icon == "wild_growth" and kind in ("melee", "missile", "magic", "charge"):
        return  # there is no unit to promote
    if "acts" in cell and kind != "maneuver":
        acting = any(isinstance(step, IconWork) and step.acts[0].icon == icon for step in table.position.agenda)
        assert acting or icon in acted(table)
    elif cell == "charge":
        assert acted(table) == ["charge"]
    elif cell != "doubles":
        assert not acted(table)
        assert rolled(table, kind) == ({} if "any" in cell or icon == "wave" else numbers(cell))


@pytest.mark.parametrize(("icon", "die", "kind", "cell"), CELLS)
def test_the_sum_of_one_face(icon, die, kind, cell):
    """C6.1, C14.2: its arithmetic, also in horde rolls (SU5)."""
    if cell in ("targets", "magic", "charge", "acts", "any4", "doubles"):
        return
    table = before("melee", die)
    number = table.die(0, die)
    text = shown(die, icon)
    faces = (Face(number, icon, worth(icon, int(text.split()[0]) if text[0].isdigit() else 1)),)
    position = table.position
    sums = {one.result: one.total for one in work_out(recipe(position, 0, kind, "", (number,)), faces) if one.total}
    wanted = numbers(cell)
    if kind == "save":
        wanted.pop("thrown_back", None)  # only if missiles are saved
    assert sums == wanted


@pytest.mark.parametrize(("icon", "die", "kind"), [cell[:3] for cell in CELLS if "*" in cell[3]])
def test_which_icons_are_rolled_again(icon, die, kind):
    """C6.1, C14.1, C14.4: the second face is added to the first."""
    table = before(kind, die, others="sentry")
    if kind == "charge_defence":
        table.roll("missile", shown(die, icon))
    elif kind == "charge":
        table.roll(shown(die, icon), "missile")
    else:
        table.roll(*(["belly"] if kind == "dragon_defence" else []), shown(die, icon))
    assert table.asked[1] == "faces"
    assert table.position.agenda[-1].purpose == "again"
    table.roll(blank(die, kind))


@pytest.mark.parametrize(("icon", "die", "cell"), [(row[0], row[1], row[-1]) for row in _ROWS])
def test_results_of_an_icon_for_a_unit_that_rolls_alone(icon, die, cell):
    """C6.2, C14.4: saves if it must save itself, maneuvers or melee if it needs those."""
    table = before("melee", die)
    text = shown(die, icon)
    face = Face(table.die(0, die), icon, worth(icon, int(text.split()[0])))
    found = {need: results_alone(table.position, 0, "terrain/2", face, need) for need in ("save", "maneuver", "melee")}
    assert {need: points for need, points in found.items() if points} == numbers(cell)
