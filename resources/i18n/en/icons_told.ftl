# What special icons that act do, in a few words, for the inspector and the printed reference (C14.4).
# $points: what the face is worth. $saving: whether the roll is one that saves. $roll: the kind of roll.

inspector-act = { $icon ->
    [bash] one unit of the attackers takes the damage that it brings, less its own saves, and as much is saved
    [charge] the melee becomes a charge: the other army saves and strikes in one roll
    [charm] { $points } health of the other army roll no saves and roll melee for you
    [choke] { $points } health that showed an ID are killed, and what they showed counts for nothing
    [cloak] { $points ->
        [one] one save more
       *[other] { $points } saves more
    } for its army until your next turn begins
    [coil] one unit takes { $points } damage, and saves it or strikes back with its own roll
    [confuse] { $points } health of the other army roll their saves again
    [convert] { $points } health roll alone and die without a save; as much health of your dead may return
    [double_strike] { $points } health roll alone and die without a save
    [entangle] { $points } health are killed
    [ferry] it may move to any terrain, with up to 4 health of its army
    [firebreath] { $points } health are killed and buried
    [firecloud] { $points } health roll alone and die without a maneuver
    [firewalking] it may move to any terrain, with up to 3 health of its army
    [flame] { $points } health are killed and buried
    [flaming_arrow] { $points } health roll alone and die without a save; the killed are buried without a second one
    [frost_breath] all rolls of an opponent’s army count half until your next turn begins
    [galeforce] an opponent’s army has four saves and four maneuvers less until your next turn begins
    [gore] one unit takes { $points } damage, less its own saves; killed by it, it is buried
    [hug] one unit takes { $points } damage without a save, and strikes back with its own roll
    [hypnotic_glare] all units that showed an ID save nothing, and are held until your next turn begins
    [illusion] no missile and no spell of an opponent can be aimed at an army of yours until your next turn begins
    [kick] one unit takes { $points } damage, less its own saves
    [net] { $points } health roll alone and are caught without a maneuver
    [plague] one unit rolls alone: without a save it dies, and the plague goes on to another
    [poison] { $points } health roll alone and die without a save; the killed are buried without a second one
    [regenerate] { $saving ->
        [yes] { $points ->
            [one] one save
           *[other] { $points } saves
        }, or { $points } health of your dead return
       *[no] { $points } health of your dead return
    }
    [roar] { $points } health go to their reserve
    [scare] { $points } health roll alone: without a save they go to reserve, with an ID they die
    [seize] { $points } health roll alone: with an ID they go to reserve, else they die
    [slay] one unit rolls alone and dies without an ID
    [sleep] one unit sleeps until your next turn begins
    [smother] { $points } health roll alone and die without a maneuver
    [stomp] { $points } health roll alone and die without a maneuver; the killed are buried without a save
    [stun] { $points } health roll alone and are stunned without a maneuver
    [surprise] the other army does not strike back
    [swallow] one unit rolls alone; without an ID it is killed and buried
    [teleport] it may move to any terrain, with up to 3 health of its army
    [trumpet] melee and saves of the Feral units in its army count double
    [vanish] then it may move to any terrain or to reserve
    [web] { $points } health roll alone and are caught without melee
    [wild_growth] { $saving ->
        [yes] units of your army are promoted by { $points } health together; what is left saves
       *[no] units of your army are promoted by { $points } health together
    }
    [wither] an opponent’s army has { $points } less in every roll until your next turn begins
   *[penalty] { $roll ->
        [maneuver] each opposing maneuver roll has { $points } less
       *[other] the other army has { $points ->
            [one] one save less
           *[other] { $points } saves less
        }
    }
}
