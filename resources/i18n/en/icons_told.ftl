# Effects of special icons, abbreviated for the inspector and the printed reference (C14.4).
# $points: the value of the face. $saving: whether the roll counts saves. $roll: the kind of roll.

inspector-act = { $icon ->
    [attune] its magic may have any colour, and that of one unit may get the same
    [crush] { $points } health roll alone and die without a maneuver; killed units are buried without a save
    [decapitate] one unit that showed an ID is killed, and its results do not count
    [elemental_relic] up to { $points } health of its element rolls again, is recruited or promoted
    [elevate] the results of one unit count double
    [impale] one unit that showed an ID is killed, and its results do not count
    [logo] it acts on a dragon, or brings dice to its army
    [summon_dragon] a dragon of its element joins its army from the pool
    [bash] one attacking unit takes the damage it rolled, minus its saves; you save the same amount
    [charge] the melee becomes a charge: the other army saves and strikes in one roll
    [charm] { $points } health of the other army roll no saves and roll melee for you
    [choke] { $points } health that showed an ID are killed, and their results do not count
    [cloak] { $points ->
        [one] 1 more save
       *[other] { $points } more saves
    } for its army until your next turn begins
    [coil] one unit takes { $points } damage; its own roll saves it or strikes back
    [confuse] { $points } health of the other army roll their saves again
    [convert] { $points } health roll alone and die without a save; dead units of yours with the same total health may return
    [double_strike] { $points } health roll alone and die without a save
    [entangle] { $points } health are killed
    [ferry] it may move to any terrain, with up to 4 health of its army
    [firebreath] { $points } health are killed and buried
    [firecloud] { $points } health roll alone and die without a maneuver
    [firewalking] it may move to any terrain, with up to 3 health of its army
    [flame] { $points } health are killed and buried
    [flaming_arrow] { $points } health roll alone and die without a save; killed units are buried without a second save
    [frost_breath] all rolls of an opponent’s army are halved until your next turn begins
    [galeforce] an opponent’s army has 4 fewer saves and 4 fewer maneuvers until your next turn begins
    [gore] one unit takes { $points } damage, minus its saves; if killed, it is buried
    [hug] one unit takes { $points } damage without saves and strikes back with its own roll
    [hypnotic_glare] all units that showed an ID do not save, and are not rolled until your next turn begins
    [illusion] opponents cannot aim missiles or spells at one of your armies until your next turn begins
    [kick] one unit takes { $points } damage, minus its saves
    [net] { $points } health roll alone and are caught without a maneuver
    [plague] one unit rolls alone: without a save it dies and the plague spreads to another
    [poison] { $points } health roll alone and die without a save; killed units are buried without a second save
    [regenerate] { $saving ->
        [yes] { $points ->
            [one] 1 save
           *[other] { $points } saves
        }, or { $points } health of your dead return
       *[no] { $points } health of your dead return
    }
    [roar] { $points } health go to their reserve
    [scare] { $points } health roll alone: without a save they go to reserve, with an ID they die
    [seize] { $points } health roll alone: with an ID they go to reserve, otherwise they die
    [slay] one unit rolls alone and dies without an ID
    [sleep] one unit sleeps until your next turn begins
    [smother] { $points } health roll alone and die without a maneuver
    [stomp] { $points } health roll alone and die without a maneuver; killed units are buried without a save
    [stun] { $points } health roll alone and are stunned without a maneuver
    [surprise] the other army does not strike back
    [swallow] one unit rolls alone; without an ID it is killed and buried
    [teleport] it may move to any terrain, with up to 3 health of its army
    [trumpet] melee and saves of the Feral units in its army count double
    [vanish] after the action it may move to any terrain or to reserve
    [web] { $points } health roll alone and are caught without melee
    [wild_growth] { $saving ->
        [yes] units of your army are promoted by { $points } health in total; unused points count as saves
       *[no] units of your army are promoted by { $points } health in total
    }
    [wither] an opponent’s army gets −{ $points } in every roll until your next turn begins
   *[penalty] { $roll ->
        [maneuver] each opposing maneuver roll gets −{ $points }
       *[other] the other army has { $points ->
            [one] 1 save fewer
           *[other] { $points } saves fewer
        }
    }
}
