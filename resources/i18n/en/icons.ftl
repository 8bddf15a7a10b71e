# Questions and events of special action icons (C14.4). Their names are in game.ftl; $name is one, $icon its key.

## Questions

question-icon-targets = { $name } at { $place }: choose the target units
question-icon-target = { $name } at { $place }: choose a unit
question-icon-next = { $name } at { $place }: choose your next unit
question-icon-army = { $name }: which army?

hint-icon-targets = { $icon ->
    [charm] they roll melee for you and do not save in this attack
    [choke] they are killed, and their results do not count
    [confuse] their results do not count; they roll again
    [convert] each unit rolls alone and dies without a save; dead units of yours with the same total health may return
    [double_strike] each unit rolls alone and dies without a save
    [entangle] they are killed
    [firebreath] they are killed and buried
    [firecloud] each unit rolls alone and dies without a maneuver
    [flame] they are killed and buried
    [flaming_arrow] each unit rolls alone and dies without a save; killed units are buried without a second save
    [net] each unit rolls alone and is caught without a maneuver
    [poison] each unit rolls alone and dies without a save; killed units are buried without a second save
    [roar] they go to their reserve
    [scare] each unit rolls alone: without a save it goes to reserve, with an ID it dies
    [seize] each unit rolls alone: with an ID it goes to reserve, otherwise it dies
    [smother] each unit rolls alone and dies without a maneuver
    [stomp] each unit rolls alone and dies without a maneuver; killed units are buried without a save
    [stun] each unit rolls alone and is stunned without a maneuver
    [web] each unit rolls alone and is caught without melee
   *[other] click units or press their number
}
hint-icon-target = { $icon ->
    [bash] it takes the damage it rolled, minus its saves; you save the same amount
    [coil] it takes { $points } damage; its own roll saves it or strikes back
    [gore] it takes { $points } damage, minus its saves; if killed, it is buried
    [hug] it takes { $points } damage without saves and strikes back with its own roll
    [kick] it takes { $points } damage, minus its saves
    [plague] it rolls alone: without a save it dies and the plague spreads
    [slay] it rolls alone and dies without an ID
    [sleep] it sleeps until your next turn begins
    [swallow] it rolls alone; without an ID it is killed and buried
   *[other] click a unit or press its number
}
hint-icon-next = it rolls alone: without a save it dies and the plague spreads
hint-icon-army = { $icon ->
    [frost_breath] all its rolls are halved until your next turn begins
    [galeforce] it has 4 fewer saves and 4 fewer maneuvers until your next turn begins
    [illusion] opponents cannot aim missiles or spells at it until your next turn begins
    [wither] it gets −{ $points } in every roll until your next turn begins
   *[other] click the army
}
option-icon-army = { $seat }, { $place }

## Events

event-icon_acted = { $act ->
    [penalty] { $seat }’s { $name }: { $target }’s army gets −{ $points } saves
    [surprise] { $seat }’s { $name }: { $target }’s army at { $place } does not strike back
    [charge] { $seat }’s { $name } starts a charge: { $target }’s army saves and strikes in one roll
    [cloak] { $seat }’s { $name } protects the army at { $place } until { $seat }’s next turn starts: { $points ->
        [one] 1 more save
       *[other] { $points } more saves
    }
    [wither] { $seat }’s { $name } affects { $target }’s army at { $place } until { $seat }’s next turn starts: −{ $points } in every roll
    [nobody] { $seat }’s { $name } has no target
   *[strike] { $seat }’s { $name } hits { $dice }
}
event-saved_alone-icon = { $name }: { $units ->
    [0] { $lost } of { $seat } cannot roll
    [one] { $dice } of { $seat } rolls alone: { $faces }
   *[other] { $dice } of { $seat } roll alone: { $faces }
}; { $damage ->
    [0] { $count ->
        [0] { $units ->
            [one] success
           *[other] all succeed
        }
       *[other] { $needs ->
            [scare] no save, or an ID, for { $lost }
            [maneuver] no maneuver for { $lost }
            [melee] no melee for { $lost }
            [id] no ID for { $lost }
           *[save] no save for { $lost }
        }
    }
   *[other] { $saved ->
        [0] none
       *[other] { $saved }
    } of { $damage } damage saved
}
event-buried-icon = { $name } buries { $dice }
event-rolled_again-confuse = { $dice } { $count ->
    [one] is confused: its result does not count and it rolls again
   *[other] are confused: their results do not count and they roll again
}

## The order of work on the roll tray, abbreviated

work-icon_acted = { $act ->
    [penalty] { $name }: saves − { $points }
    [cloak] { $name }: saves + { $points }
    [wither] { $name }: every roll − { $points }
    [nobody] { $name }: no target
    [strike] { $name }: { $dice }
   *[other] { $name }
}
work-saved_alone-icon = { $name }: { $count ->
    [0] all survive
    [one] { $lost } fails
   *[other] { $lost } fail
}
work-buried-icon = Buried: { $dice }
work-rolled_again-confuse = Confused: { $dice }
